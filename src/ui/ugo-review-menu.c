/* ugo-review-menu.c: what can be done with a move in review, as a menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-review-menu.h"

#include <glib/gi18n-lib.h>

#include "ugo-record-editor.h"
#include "ugo-words.h"

static void
add_section (GMenu *menu, GMenu *section)
{
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
}

static void
add_submenu (GMenu *menu, const char *label, GMenu *submenu)
{
  g_menu_append_submenu (menu, label, G_MENU_MODEL (submenu));
  g_object_unref (submenu);
}

static GMenu *
create_signs (const UgoRules *rules, UgoGlyphKind kind, const char *action)
{
  GMenu *menu = g_menu_new ();
  gsize n_glyphs;
  const guint8 *glyphs = ugo_record_editor_get_glyphs (kind, &n_glyphs);

  for (gsize i = 0; i < n_glyphs; i++)
    {
      g_autofree char *name = ugo_words_glyph_name (rules, glyphs[i]);
      g_autofree char *label = g_strdup_printf ("%s  %s", ugo_words_glyph (glyphs[i]), name);
      g_autofree char *detailed = g_strdup_printf ("%s(%d)", action, glyphs[i]);

      g_menu_append (menu, label, detailed);
    }
  return menu;
}

static GMenu *
create_pens (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, C_ ("colour of what is drawn", "Green"), "win.draw('G')");
  g_menu_append (menu, C_ ("colour of what is drawn", "Red"), "win.draw('R')");
  g_menu_append (menu, C_ ("colour of what is drawn", "Blue"), "win.draw('B')");
  g_menu_append (menu, C_ ("colour of what is drawn", "Yellow"), "win.draw('Y')");
  return menu;
}

GMenuModel *
ugo_review_menu_new (const UgoRules *rules)
{
  GMenu *menu = g_menu_new ();
  GMenu *notes = g_menu_new ();
  GMenu *lines = g_menu_new ();
  GMenu *drawings = g_menu_new ();
  GMenu *deletions = g_menu_new ();

  g_menu_append (notes, _ ("Comment…"), "win.comment");
  g_menu_append (notes, _ ("Comment before the move…"), "win.comment-before");
  add_submenu (notes, _ ("The move is"), create_signs (rules, UGO_GLYPHS_OF_MOVE,
                                                       "win.move-sign"));
  add_submenu (notes, _ ("The position is"), create_signs (rules, UGO_GLYPHS_OF_POSITION,
                                                           "win.position-sign"));
  add_section (menu, notes);
  add_submenu (drawings, _ ("Draw from the cursor"), create_pens ());
  g_menu_append (drawings, _ ("Remove arrows and circles"), "win.clear-drawings");
  add_section (menu, drawings);
  g_menu_append (lines, _ ("Move the variation up"), "win.promote");
  g_menu_append (lines, _ ("Make it the main line"), "win.make-main-line");
  g_menu_append (lines, _ ("Hide the variation"), "win.hide-variation");
  add_section (menu, lines);
  g_menu_append (deletions, _ ("Delete the variation"), "win.delete-variation");
  g_menu_append (deletions, _ ("Delete from this move on"), "win.delete-from-here");
  add_section (menu, deletions);
  return G_MENU_MODEL (menu);
}

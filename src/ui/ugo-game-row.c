/* ugo-game-row.c: a game in a list of games: who played, how it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-game-row.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-notation.h"
#include "ugo-quote.h"
#include "ugo-text-limit.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

struct _UgoGameRow
{
  GtkWidget parent_instance;

  /* owned */
  UgoGameItem *item;
  gulong stamp_handler;
  char *description;

  /* children */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *details;
  GtkWidget *damage;
  GtkWidget *result;
};

G_DEFINE_FINAL_TYPE (UgoGameRow, ugo_game_row, GTK_TYPE_WIDGET)

/* “9 pieces · classic moves”; the tag itself when it is no game of ours. */
static char *
describe_variant (const char *text)
{
  g_autofree char *quoted = NULL;
  UgoVariant variant;
  size_t offset;

  if (!text)
    return ugo_words_variant (ugo_variant_default (&ugo_rules_ugolki));
  if (ugo_variant_read (text, strlen (text), &variant, &offset) == UGO_OK)
    return ugo_words_variant (variant);
  /* Translators: %s is the name of a game that is not ours, as found in a file */
  quoted = ugo_quote (text, UGO_QUOTE_TITLE);
  return g_strdup_printf (_ ("“%s”: not a game of this program"), quoted);
}

/* How long the game is, in moves of both sides, and whether it is over. */
static void
append_length (GString *details, UgoGameItem *item)
{
  guint n_moves = (ugo_game_item_get_n_moves (item) + 1) / 2;

  g_string_append (details, " · ");
  g_string_append_printf (details, ngettext ("%u move", "%u moves", n_moves), n_moves);
  if (ugo_game_item_get_result (item) == UGO_UNDECIDED)
    /* Translators: of a game in a list */
    g_string_append_printf (details, " · %s", C_ ("game", "unfinished"));
}

static void
update_description (UgoGameRow *self)
{
  const char *result = gtk_label_get_text (GTK_LABEL (self->result));
  gboolean is_damaged = gtk_widget_get_visible (self->damage);

  g_free (self->description);
  self->description = g_strjoin ("\n", gtk_label_get_text (GTK_LABEL (self->details)),
                                 *result != '\0' ? result : NULL, NULL);
  if (is_damaged)
    {
      g_autofree char *rest = g_steal_pointer (&self->description);

      self->description
        = g_strjoin ("\n", rest, gtk_label_get_text (GTK_LABEL (self->damage)), NULL);
    }
}

/* What stands around it in a list is what a screen reader comes upon. */
static void
name_parent (UgoGameRow *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (parent != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    gtk_label_get_text (GTK_LABEL (self->title)),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description, -1);
}

static void
update (UgoGameRow *self)
{
  const char *named = ugo_game_item_get_tag (self->item, "Variant");
  UgoOutcome result = ugo_game_item_get_result (self->item);
  guint number = ugo_game_item_get_name (self->item) ? 0 : ugo_game_item_get_index (self->item) + 1;
  const char *date = ugo_game_item_get_tag (self->item, "Date");
  const char *event = ugo_game_item_get_tag (self->item, "Event");
  g_autofree char *title
    = ugo_game_title (named, ugo_game_item_get_tag (self->item, "White"),
                      ugo_game_item_get_tag (self->item, "Black"),
                      number);
  g_autofree char *variant = describe_variant (named);
  g_autoptr (GString) details = g_string_new (variant);

  if (event)
    g_string_append_printf (details, " · %s", event);
  if (date && date[0] != '?')
    g_string_append_printf (details, " · %s", date);
  append_length (details, self->item);
  ugo_text_show (self->title, title, UGO_TEXT_LINE);
  ugo_text_show (self->details, details->str, UGO_TEXT_LINE);
  gtk_widget_set_visible (self->damage, ugo_game_item_is_damaged (self->item));
  gtk_label_set_text (GTK_LABEL (self->result),
                      result == UGO_DRAW         ? "½–½"
                      : result == UGO_WHITE_WINS ? "1–0"
                      : result == UGO_BLACK_WINS ? "0–1"
                                                 : "");
  update_description (self);
  name_parent (self);
}

static void
ugo_game_row_dispose (GObject *object)
{
  UgoGameRow *self = UGO_GAME_ROW (object);

  ugo_game_row_set_item (self, NULL);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->description, g_free);
  G_OBJECT_CLASS (ugo_game_row_parent_class)->dispose (object);
}

static void
ugo_game_row_class_init (UgoGameRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_game_row_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "game-row");
}

static void
ugo_game_row_init (UgoGameRow *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->title = ugo_label_new (NULL, NULL);
  self->details = ugo_label_new (NULL, "caption");
  gtk_widget_add_css_class (self->details, "dim-label");
  self->result = ugo_label_new (NULL, "numeric");
  gtk_label_set_wrap (GTK_LABEL (self->result), FALSE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), self->title);
  gtk_box_append (GTK_BOX (texts), self->details);
  self->damage = ugo_label_new (NULL, "fault");
  gtk_label_set_text (GTK_LABEL (self->damage), _ ("Cannot be read to its end"));
  gtk_box_append (GTK_BOX (texts), self->damage);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->box), texts);
  gtk_box_append (GTK_BOX (self->box), self->result);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ugo_game_row_new (void)
{
  return g_object_new (UGO_TYPE_GAME_ROW, NULL);
}

void
ugo_game_row_set_item (UgoGameRow *self, UgoGameItem *item)
{
  g_return_if_fail (UGO_IS_GAME_ROW (self));

  if (self->item)
    g_clear_signal_handler (&self->stamp_handler, self->item);
  g_set_object (&self->item, item);
  if (!item)
    return;
  self->stamp_handler
    = g_signal_connect_swapped (item, "notify::stamp", G_CALLBACK (update), self);
  update (self);
}

char *
ugo_game_title (const char *variant, const char *white, const char *black, guint number)
{
  UgoVariant read = ugo_variant_default (&ugo_rules_ugolki);
  g_autofree char *first = white ? ugo_quote (white, UGO_QUOTE_NAME) : NULL;
  g_autofree char *second = black ? ugo_quote (black, UGO_QUOTE_NAME) : NULL;
  size_t offset;

  if (!white && !black && number > 0)
    /* Translators: a game in a file in which the players are not named */
    return g_strdup_printf (_ ("Game %u"), number);
  if (variant)
    ugo_variant_read (variant, strlen (variant), &read, &offset);
  return g_strdup_printf ("%s – %s", first ? first : ugo_words_side (read.rules, UGO_WHITE),
                          second ? second : ugo_words_side (read.rules, UGO_BLACK));
}

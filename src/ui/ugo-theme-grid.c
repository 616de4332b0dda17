/* ugo-theme-grid.c: the themes of a game's puzzles, to choose from, and the puzzle of the day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-theme-grid.h"

#include <glib/gi18n-lib.h>

#include "ugo-game-switch.h"
#include "ugo-miniature.h"
#include "ugo-pack-list.h"
#include "ugo-widgets.h"
#include "ugo-words-puzzle.h"

#define PICTURE_SIZE 96
#define TEXT_WIDTH 18
#define SWITCH_WIDTH 320
#define MAX_COLUMNS 3

struct _UgoThemeGrid
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *scroller;
  GtkWidget *cards;
  GtkWidget *streak;
  UgoPackList *packs;
};

G_DEFINE_FINAL_TYPE (UgoThemeGrid, ugo_theme_grid, GTK_TYPE_WIDGET)

/* Cards */

/* As many cards as there is room for stand side by side. */
static GtkWidget *
create_text (const char *text, const char *css_class)
{
  GtkWidget *label = ugo_label_new (text, css_class);

  gtk_label_set_width_chars (GTK_LABEL (label), TEXT_WIDTH);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_WIDTH);
  return label;
}

/* @theme: (nullable): of a theme, its id. */
static void
add_card (UgoThemeGrid *self, GtkWidget *picture, const char *title, const char *about,
          const char *note, int n_stars, const char *action, const char *theme)
{
  GtkWidget *card = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *stars = ugo_stars_new ();
  g_autofree char *description = g_strjoin (" ", about, note, NULL);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), create_text (title, "heading"));
  gtk_box_append (GTK_BOX (texts), create_text (about, "caption"));
  gtk_box_append (GTK_BOX (texts), create_text (note, "state"));
  ugo_stars_show (stars, n_stars);
  gtk_box_append (GTK_BOX (texts), stars);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (card), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  g_object_set_data (G_OBJECT (card), "ugo-action", (gpointer) action);
  g_object_set_data (G_OBJECT (card), "ugo-theme", (gpointer) theme);
  gtk_flow_box_append (GTK_FLOW_BOX (self->cards), card);
}

static GtkWidget *
create_picture (const UgoPosition *position)
{
  GtkWidget *picture = ugo_miniature_new (position);

  gtk_widget_set_size_request (picture, PICTURE_SIZE, PICTURE_SIZE);
  return picture;
}

static GtkWidget *
create_icon (const char *name)
{
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_image_set_pixel_size (GTK_IMAGE (icon), PICTURE_SIZE / 2);
  gtk_widget_set_size_request (icon, PICTURE_SIZE, PICTURE_SIZE);
  gtk_widget_add_css_class (icon, "dim-label");
  return icon;
}

static char *
describe_progress (UgoPuzzleDesk *desk, const UgoPuzzleTheme *theme)
{
  guint n_total;
  guint n_solved = ugo_puzzle_desk_count (desk, theme, 0, &n_total);
  guint n_made = ugo_puzzle_desk_count_made (desk, theme, 0);

  /* Translators: of the puzzles of a theme */
  if (n_total > 0 && n_made > 0)
    return g_strdup_printf (_ ("Solved: %1$u of %2$u; new: %3$u"), n_solved, n_total,
                            n_made);
  if (n_total > 0)
    return g_strdup_printf (_ ("Solved: %1$u of %2$u"), n_solved, n_total);
  return n_made > 0 ? g_strdup_printf (_ ("Solved: %u"), n_made)
                    : g_strdup (_ ("New puzzles without end"));
}

static void
add_theme (UgoThemeGrid *self, UgoPuzzleDesk *desk, const UgoPuzzleTheme *theme)
{
  UgoPosition example = ugo_puzzle_desk_get_example (desk, theme);
  g_autofree char *progress = describe_progress (desk, theme);

  add_card (self, create_picture (&example), ugo_words_puzzle_title (theme),
            ugo_words_puzzle_about (theme), progress, 0, "win.puzzle-theme", theme->id);
}

static void
add_daily (UgoThemeGrid *self, UgoPuzzleDesk *desk)
{
  UgoPuzzleProgress *progress = ugo_puzzle_desk_get_progress (desk);
  GDate today;
  int stars;

  ugo_puzzle_desk_get_today (desk, &today);
  stars = ugo_puzzle_progress_get_daily (progress, ugo_puzzle_desk_get_rules (desk), &today);
  add_card (self, create_icon ("x-office-calendar-symbolic"), _ ("Puzzle of the day"),
            _ ("A new one each day, the same for everyone."),
            stars > 0 ? _ ("Solved today") : _ ("Not solved yet"), stars, "win.puzzle-daily", NULL);
}

static void
add_due (UgoThemeGrid *self, UgoPuzzleDesk *desk)
{
  guint n_due = ugo_puzzle_desk_count_due (desk);
  g_autofree char *note = NULL;

  if (n_due == 0)
    return;
  note = g_strdup_printf (ngettext ("%u puzzle waits", "%u puzzles wait", n_due), n_due);
  add_card (self, create_icon ("view-refresh-symbolic"), _ ("Once more"),
            _ ("What you have not solved comes back the next day."), note, 0, "win.puzzle-due",
            NULL);
}

static void
add_own (UgoThemeGrid *self, UgoPuzzleDesk *desk)
{
  guint n_total;
  guint n_open = ugo_puzzle_desk_count_own (desk, &n_total);
  g_autofree char *note = g_strdup_printf (_ ("Solved: %1$u of %2$u"), n_total - n_open, n_total);

  add_card (self, create_icon ("ugo-games-symbolic"), _ ("From your games"),
            _ ("Chains, finishes and defences that you have made, or missed."),
            n_total > 0 ? note : _ ("To be looked for in your games"), 0, "win.puzzle-own", NULL);
}

/* What else there is to do with puzzles. */
static void
add_tools (UgoThemeGrid *self)
{
  add_card (self, create_icon ("document-open-recent-symbolic"), _ ("History"),
            _ ("What you have solved, how it went, and how your rating has changed."),
            _ ("By day and by theme"), 0, "win.puzzle-history", NULL);
  add_card (self, create_icon ("document-print-symbolic"), _ ("Print puzzles…"),
            _ ("A sheet of puzzles for paper, with the solutions on the last page."),
            _ ("Printed, or as a PDF file"), 0, "win.print-puzzles", NULL);
}

/* The days in a row, and how good somebody is. */
static char *
describe_standing (UgoPuzzleDesk *desk)
{
  UgoPuzzleProgress *progress = ugo_puzzle_desk_get_progress (desk);
  const UgoRules *rules = ugo_puzzle_desk_get_rules (desk);
  g_autofree char *days = NULL;
  UgoRating rating;
  guint streak;
  GDate today;

  ugo_puzzle_desk_get_today (desk, &today);
  streak = ugo_puzzle_progress_get_streak (progress, &today);
  if (ugo_puzzle_progress_get_history (progress, rules)->len == 0)
    return g_strdup (_ ("Whatever reaches the goal is right: each answer is proved while you "
                        "solve."));
  rating = ugo_puzzle_progress_get_rating (progress, rules, &today);
  days = g_strdup_printf (ngettext ("%u day in a row", "%u days in a row", streak), streak);
  /* Translators: %1$s is a number of days in a row, %2$d a measure of how well somebody solves */
  return g_strdup_printf (_ ("%1$s · your rating: %2$d"), days, (int) (rating.rating + 0.5));
}

static void
card_activated_cb (UgoThemeGrid *self, GtkFlowBoxChild *card)
{
  const char *action = g_object_get_data (G_OBJECT (card), "ugo-action");
  const char *theme = g_object_get_data (G_OBJECT (card), "ugo-theme");

  gtk_widget_activate_action (GTK_WIDGET (self), action, theme != NULL ? "s" : NULL, theme);
}

/* A game without themes has no puzzle of the day. */
static void
add_cards (UgoThemeGrid *self, UgoPuzzleDesk *desk)
{
  const UgoRules *rules = ugo_puzzle_desk_get_rules (desk);
  gboolean is_first = TRUE;

  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    if ((*theme)->rules == rules)
      {
        if (is_first)
          {
            add_daily (self, desk);
            add_due (self, desk);
          }
        add_theme (self, desk, *theme);
        is_first = FALSE;
      }
  if (!is_first)
    {
      add_own (self, desk);
      add_tools (self);
    }
}

/* The class */

static gboolean
ugo_theme_grid_grab_focus (GtkWidget *widget)
{
  UgoThemeGrid *self = UGO_THEME_GRID (widget);

  return gtk_widget_get_focus_child (self->cards) != NULL
         || gtk_widget_child_focus (self->cards, GTK_DIR_TAB_FORWARD);
}

static void
ugo_theme_grid_dispose (GObject *object)
{
  g_clear_pointer (&UGO_THEME_GRID (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_theme_grid_parent_class)->dispose (object);
}

static void
ugo_theme_grid_class_init (UgoThemeGridClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_theme_grid_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_theme_grid_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_cards (UgoThemeGrid *self)
{
  GtkFlowBox *cards;

  self->cards = gtk_flow_box_new ();
  gtk_widget_add_css_class (self->cards, "cards");
  cards = GTK_FLOW_BOX (self->cards);
  gtk_flow_box_set_selection_mode (cards, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (cards, TRUE);
  gtk_flow_box_set_max_children_per_line (cards, MAX_COLUMNS);
  gtk_flow_box_set_column_spacing (cards, 12);
  gtk_flow_box_set_row_spacing (cards, 12);
  gtk_widget_set_valign (self->cards, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cards), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Themes"), -1);
  g_signal_connect_swapped (self->cards, "child-activated", G_CALLBACK (card_activated_cb), self);
  return self->cards;
}

static void
ugo_theme_grid_init (UgoThemeGrid *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *games = ugo_game_switch_new ("win.puzzle-game");

  self->streak = ugo_label_new (NULL, "note");
  gtk_widget_add_css_class (box, "themes");
  gtk_widget_set_size_request (games, SWITCH_WIDTH, -1);
  gtk_widget_set_halign (games, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (self->streak), 0.5);
  gtk_label_set_justify (GTK_LABEL (self->streak), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), games);
  gtk_box_append (GTK_BOX (box), self->streak);
  self->packs = UGO_PACK_LIST (ugo_pack_list_new ());
  gtk_box_append (GTK_BOX (box), create_cards (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->packs));
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
ugo_theme_grid_new (void)
{
  return g_object_new (UGO_TYPE_THEME_GRID, NULL);
}

void
ugo_theme_grid_show (UgoThemeGrid *self, UgoPuzzleDesk *desk)
{
  g_autofree char *standing = describe_standing (desk);
  GtkWidget *card;

  g_return_if_fail (UGO_IS_THEME_GRID (self));

  ugo_widget_release_focus (self->cards);
  while ((card = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->cards), card);
  gtk_label_set_text (GTK_LABEL (self->streak), standing);
  add_cards (self, desk);
  ugo_pack_list_show (self->packs, desk);
}

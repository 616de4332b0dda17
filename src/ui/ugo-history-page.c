/* ugo-history-page.c: what was done at puzzles, and what it comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-history-page.h"

#include <glib/gi18n-lib.h>

#include "ugo-place.h"
#include "ugo-puzzle-history.h"
#include "ugo-rating-curve.h"
#include "ugo-widgets.h"
#include "ugo-words-puzzle.h"

#define LIST_HEIGHT 260

struct _UgoHistoryPage
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoPuzzleDesk *desk;
  GPtrArray *themes; /* of UgoPuzzleTheme: those that can be chosen, after NULL for all */

  /* Part of the widget tree. */
  GtkWidget *place;
  GtkWidget *filter;
  GtkWidget *stack; /* the list, or a word when it is empty */
  GtkWidget *list;
  GtkWidget *title;
  UgoRatingCurve *curve;
  GtkWidget *told; /* what the curve shows */
  GtkWidget *table;

  /* Plain state. */
  const UgoRules *rules; /* whose themes can be chosen */
  gboolean is_showing;
};

/* The parts of a row. */
typedef struct
{
  GtkWidget *day;
  GtkWidget *title;
  GtkWidget *details;
  GtkWidget *stars;
  GtkWidget *rating;
} Row;

G_DEFINE_FINAL_TYPE (UgoHistoryPage, ugo_history_page, GTK_TYPE_WIDGET)

static UgoPuzzleProgress *
get_progress (UgoHistoryPage *self)
{
  return ugo_puzzle_desk_get_progress (self->desk);
}

static const char *
get_theme_id (UgoHistoryPage *self)
{
  const UgoPuzzleTheme *theme = ugo_history_page_get_theme (self);

  return theme != NULL ? theme->id : NULL;
}

/* The list */

static void
item_setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  Row *row = g_new (Row, 1);

  *row = (Row){
    .day = ugo_label_new (NULL, "heading"),
    .title = ugo_label_new (NULL, NULL),
    .details = ugo_label_new (NULL, "caption"),
    .stars = ugo_stars_new (),
    .rating = ugo_label_new (NULL, "numeric"),
  };
  gtk_widget_set_margin_top (row->day, 9);
  gtk_widget_set_margin_bottom (row->day, 3);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (row->stars, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->rating, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (row->rating), FALSE);
  gtk_box_append (GTK_BOX (texts), row->title);
  gtk_box_append (GTK_BOX (texts), row->details);
  gtk_box_append (GTK_BOX (line), texts);
  gtk_box_append (GTK_BOX (line), row->stars);
  gtk_box_append (GTK_BOX (line), row->rating);
  gtk_box_append (GTK_BOX (box), row->day);
  gtk_box_append (GTK_BOX (box), line);
  gtk_widget_add_css_class (box, "entry");
  g_object_set_data_full (G_OBJECT (box), "ugo-row", row, g_free);
  gtk_list_item_set_child (item, box);
}

/* All of a row in one sentence after the other. */
static char *
describe_entry (UgoPuzzleEntry *entry)
{
  int stars = ugo_puzzle_entry_get_stars (entry);
  g_autofree char *words
      = g_strdup_printf (ngettext ("%d star", "%d stars", (gulong) stars), stars);
  g_autofree char *rating
      /* Translators: the measure of how well somebody solves, after a puzzle */
      = g_strdup_printf (_ ("rating %d"), ugo_puzzle_entry_get_rating (entry));

  return g_strjoin (" · ", ugo_puzzle_entry_get_title (entry),
                    ugo_puzzle_entry_get_details (entry), stars > 0 ? words : rating,
                    stars > 0 ? rating : NULL, NULL);
}

static void
item_bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *outer = gtk_widget_get_parent (box);
  UgoPuzzleEntry *entry = gtk_list_item_get_item (item);
  const Row *row = g_object_get_data (G_OBJECT (box), "ugo-row");
  g_autofree char *rating = g_strdup_printf ("%d", ugo_puzzle_entry_get_rating (entry));
  g_autofree char *words = describe_entry (entry);

  ugo_label_show (row->day, ugo_puzzle_entry_get_day (entry));
  ugo_label_show (row->title, ugo_puzzle_entry_get_title (entry));
  ugo_label_show (row->details, ugo_puzzle_entry_get_details (entry));
  ugo_label_show (row->rating, rating);
  ugo_stars_show (row->stars, ugo_puzzle_entry_get_stars (entry));
  if (outer != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (outer), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
}

static void
list_activate_cb (UgoHistoryPage *self, guint index)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (self->list)));
  g_autoptr (UgoPuzzleEntry) entry = g_list_model_get_item (model, index);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.puzzle-named", "s",
                              ugo_puzzle_entry_get_id (entry));
}

static void
show_list (UgoHistoryPage *self)
{
  GListModel *entries;
  GtkNoSelection *selection;
  GDate today;

  ugo_puzzle_desk_get_today (self->desk, &today);
  entries = ugo_puzzle_history_list (get_progress (self), self->rules, get_theme_id (self),
                                     &today);
  ugo_stack_show (self->stack, g_list_model_get_n_items (entries) > 0 ? "list" : "empty");
  selection = gtk_no_selection_new (entries);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  g_object_unref (selection);
}

/* What it comes to */

static void
show_curve (UgoHistoryPage *self)
{
  GPtrArray *history = ugo_puzzle_progress_get_history (get_progress (self), self->rules);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *text = NULL;
  int low = G_MAXINT, high = 0;

  for (guint i = 0; i < history->len; i++)
    {
      int rating = ((UgoPuzzleEvent *) history->pdata[i])->rating;

      g_array_append_val (values, rating);
      low = MIN (low, rating);
      high = MAX (high, rating);
    }
  ugo_rating_curve_set_values (self->curve, values);
  gtk_widget_set_visible (GTK_WIDGET (self->curve), values->len > 1);
  if (values->len > 1)
    /* Translators: what a curve shows: ratings, from the first result to the last */
    text = g_strdup_printf (
        _ ("Your rating: from %1$d to %2$d; the highest %3$d, the lowest %4$d."),
        g_array_index (values, int, 0), g_array_index (values, int, values->len - 1), high, low);
  ugo_label_show (self->told, text);
}

static void
put (UgoHistoryPage *self, int column, int row, const char *text, const char *css_class)
{
  GtkWidget *label = ugo_label_new (text, css_class);

  gtk_widget_set_hexpand (label, column == 0);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  if (column > 0)
    gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_grid_attach (GTK_GRID (self->table), label, column, row, 1, 1);
}

static void
put_sum (UgoHistoryPage *self, int row, const char *title, const char *theme)
{
  UgoPuzzleSum sum = ugo_puzzle_history_sum (get_progress (self), self->rules, theme);
  g_autofree char *n_solved = g_strdup_printf ("%u", sum.n_solved);
  g_autofree char *n_at_once = g_strdup_printf ("%u", sum.n_at_once);
  g_autofree char *mean = g_strdup_printf ("%.1f", sum.mean_level);
  const char *css_class = theme == NULL ? "heading" : NULL;

  put (self, 0, row, title, css_class);
  put (self, 1, row, n_solved, "numeric");
  put (self, 2, row, n_at_once, "numeric");
  put (self, 3, row, sum.n_solved > 0 ? mean : "–", "numeric");
}

static void
show_table (UgoHistoryPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->table)) != NULL)
    gtk_grid_remove (GTK_GRID (self->table), child);
  put (self, 0, 0, _ ("Theme"), "caption");
  put (self, 1, 0, C_ ("puzzles", "Solved"), "caption");
  /* Translators: at the head of a column: how many puzzles were solved without a wrong answer */
  put (self, 2, 0, C_ ("puzzles", "At once"), "caption");
  /* Translators: at the head of a column: the mean level of the puzzles that were solved */
  put (self, 3, 0, C_ ("puzzles", "Level"), "caption");
  put_sum (self, 1, _ ("All themes"), NULL);
  for (guint i = 1; i < self->themes->len; i++)
    {
      const UgoPuzzleTheme *theme = self->themes->pdata[i];

      put_sum (self, 1 + (int) i, ugo_words_puzzle_title (theme), theme->id);
    }
}

/* The themes to choose from */

static void
fill_filter (UgoHistoryPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_ptr_array_set_size (self->themes, 0);
  g_ptr_array_add (self->themes, NULL);
  gtk_string_list_append (names, _ ("All themes"));
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    if ((*theme)->rules == self->rules)
      {
        g_ptr_array_add (self->themes, (gpointer) *theme);
        gtk_string_list_append (names, ugo_words_puzzle_title (*theme));
      }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->filter), G_LIST_MODEL (names));
}

static void
filter_cb (UgoHistoryPage *self)
{
  if (self->desk != NULL && !self->is_showing)
    show_list (self);
}

/* Construction */

static GtkWidget *
create_list (UgoHistoryPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller, *empty;

  g_signal_connect (factory, "setup", G_CALLBACK (item_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (item_bind_cb), NULL);
  self->filter = gtk_drop_down_new (NULL, NULL);
  /* It is the button inside that has the keyboard. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (self->filter)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Theme"), -1);
  g_signal_connect_swapped (self->filter, "notify::selected", G_CALLBACK (filter_cb), self);
  self->list = gtk_list_view_new (NULL, factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->list), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("History"), -1);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (list_activate_cb), self);
  scroller = ugo_list_card_new (self->list);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  empty = ugo_label_new (_ ("Nothing was solved here yet."), "note");
  gtk_label_set_xalign (GTK_LABEL (empty), 0.5);
  self->stack = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), scroller, "list");
  gtk_stack_add_named (GTK_STACK (self->stack), empty, "empty");
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (box), self->filter);
  gtk_box_append (GTK_BOX (box), self->stack);
  return box;
}

static GtkWidget *
create_panel (UgoHistoryPage *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (panel),
                  ugo_panel_header_new (_ ("All themes"), "win.puzzle-back", &self->title));
  gtk_label_set_text (GTK_LABEL (self->title), _ ("History"));
  self->curve = UGO_RATING_CURVE (ugo_rating_curve_new ());
  self->told = ugo_label_new (NULL, "note");
  self->table = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->table), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->table), 6);
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (self->curve));
  gtk_box_append (GTK_BOX (middle), self->told);
  gtk_box_append (GTK_BOX (middle), self->table);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), middle);
  /* Nothing in it can have the keyboard: it would else be lost there. */
  gtk_widget_set_can_focus (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (panel), scroller);
  gtk_box_append (GTK_BOX (panel),
                  ugo_panel_button_new (_ ("Forget…"), "win.puzzles-forget", FALSE));
  return panel;
}

/* The class */

static gboolean
ugo_history_page_grab_focus (GtkWidget *widget)
{
  UgoHistoryPage *self = UGO_HISTORY_PAGE (widget);

  return gtk_widget_grab_focus (self->filter);
}

static void
ugo_history_page_dispose (GObject *object)
{
  UgoHistoryPage *self = UGO_HISTORY_PAGE (object);

  g_clear_object (&self->desk);
  g_clear_pointer (&self->place, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_history_page_parent_class)->dispose (object);
}

static void
ugo_history_page_finalize (GObject *object)
{
  g_ptr_array_unref (UGO_HISTORY_PAGE (object)->themes);
  G_OBJECT_CLASS (ugo_history_page_parent_class)->finalize (object);
}

static void
ugo_history_page_class_init (UgoHistoryPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_history_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_history_page_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_history_page_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ugo_history_page_init (UgoHistoryPage *self)
{
  self->themes = g_ptr_array_new ();
  self->place = ugo_place_new (create_list (self), create_panel (self));
  gtk_widget_set_parent (self->place, GTK_WIDGET (self));
}

/* Public API */

GtkWidget *
ugo_history_page_new (void)
{
  return g_object_new (UGO_TYPE_HISTORY_PAGE, NULL);
}

void
ugo_history_page_show (UgoHistoryPage *self, UgoPuzzleDesk *desk)
{
  g_return_if_fail (UGO_IS_HISTORY_PAGE (self));

  g_set_object (&self->desk, desk);
  if (self->rules != ugo_puzzle_desk_get_rules (desk))
    {
      self->is_showing = TRUE;
      self->rules = ugo_puzzle_desk_get_rules (desk);
      fill_filter (self);
      self->is_showing = FALSE;
    }
  show_list (self);
  show_curve (self);
  show_table (self);
}

const UgoPuzzleTheme *
ugo_history_page_get_theme (UgoHistoryPage *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->filter));

  return selected < self->themes->len ? self->themes->pdata[selected] : NULL;
}

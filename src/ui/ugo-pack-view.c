/* ugo-pack-view.c: the panel of a pack: its puzzles, and what can be done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-pack-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-text-limit.h"
#include "ugo-widgets.h"
#include "ugo-words-puzzle.h"

struct _UgoPackView
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoPuzzleDesk *desk;
  UgoPuzzlePack *pack;
  GSignalGroup *check_signals;

  /* Borrowed. */
  UgoBoard *board;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *note;
  GtkWidget *list;
  GtkWidget *empty;
  GtkWidget *card;
  GtkWidget *told;
  GtkWidget *checking;
  GtkWidget *progress;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPackView, ugo_pack_view, GTK_TYPE_WIDGET)

static GtkSingleSelection *
get_selection (UgoPackView *self)
{
  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (self->list)));
}

static UgoPackItem *
get_selected_item (UgoPackView *self)
{
  return self->pack != NULL ? gtk_single_selection_get_selected_item (get_selection (self)) : NULL;
}

/* Rows */

static char *
describe_item (UgoPackItem *item, guint number)
{
  UgoPuzzle *puzzle = ugo_pack_item_get_puzzle (item);

  if (puzzle == NULL)
    /* Translators: of a pack, one that cannot be read */
    return g_strdup_printf (_ ("%u. No puzzle"), number);
  /* Translators: the number of a puzzle in its pack, its theme, its level */
  return g_strdup_printf (_ ("%1$u. %2$s · level %3$d"), number,
                          ugo_words_puzzle_title (ugo_puzzle_get_theme (puzzle)),
                          ugo_puzzle_get_level (puzzle));
}

/* What it asks, or what is wrong with it. */
static char *
describe_task (UgoPackItem *item)
{
  UgoPuzzle *puzzle = ugo_pack_item_get_puzzle (item);

  if (puzzle == NULL)
    return ugo_pack_item_get_fault (item);
  return ugo_words_puzzle_task (ugo_puzzle_get_theme (puzzle), ugo_puzzle_get_draft (puzzle));
}

static char *
describe_claim (UgoPackItem *item)
{
  return ugo_pack_item_get_claim (item) == UGO_CLAIM_TRUE ? g_strdup (_ ("Proved"))
                                                          : ugo_pack_item_get_refutation (item);
}

/* The labels of a row, in their order. */
typedef struct
{
  GtkWidget *title;
  GtkWidget *task;
  GtkWidget *claim;
  GtkWidget *stars;
} Row;

static Row
row_of (GtkWidget *box)
{
  Row row;

  row.title = gtk_widget_get_first_child (box);
  row.task = gtk_widget_get_next_sibling (row.title);
  row.claim = gtk_widget_get_next_sibling (row.task);
  row.stars = gtk_widget_get_next_sibling (row.claim);
  return row;
}

static void
show_row (UgoPackView *self, GtkWidget *box, UgoPackItem *item, guint number)
{
  Row row = row_of (box);
  g_autofree char *title = describe_item (item, number);
  g_autofree char *task = describe_task (item);
  g_autofree char *claim = describe_claim (item);
  int stars = ugo_puzzle_desk_get_item_stars (self->desk, item);
  g_autofree char *about = g_strjoin (" ", task, claim, NULL);
  GtkWidget *outer = gtk_widget_get_parent (box);

  gtk_label_set_text (GTK_LABEL (row.title), title);
  ugo_text_show (row.task, task, UGO_TEXT_COMMENT);
  ugo_widget_set_css_class (row.task, "fault", ugo_pack_item_get_puzzle (item) == NULL);
  ugo_label_show (row.claim, claim);
  ugo_widget_set_css_class (row.claim, "fault",
                            ugo_pack_item_get_claim (item) == UGO_CLAIM_FALSE);
  ugo_stars_show (row.stars, stars);
  if (outer != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (outer), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
}

static void
show_list_item (UgoPackView *self, GtkListItem *list_item)
{
  GtkWidget *box = gtk_list_item_get_child (list_item);
  UgoPackItem *item = gtk_list_item_get_item (list_item);

  if (item != NULL && self->desk != NULL)
    show_row (self, box, item, gtk_list_item_get_position (list_item) + 1);
}

static void
setup_cb (UgoPackView *self, GtkListItem *list_item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), ugo_label_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (box), ugo_label_new (NULL, NULL));
  gtk_box_append (GTK_BOX (box), ugo_label_new (NULL, "caption"));
  gtk_box_append (GTK_BOX (box), ugo_stars_new ());
  gtk_widget_add_css_class (box, "pack-row");
  gtk_list_item_set_child (list_item, box);
}

/* What was found of a puzzle while its row is shown. */
static void
claim_cb (UgoPackItem *item, GParamSpec *pspec, GtkListItem *list_item)
{
  GtkWidget *view = gtk_widget_get_ancestor (gtk_list_item_get_child (list_item),
                                             UGO_TYPE_PACK_VIEW);

  if (view != NULL)
    show_list_item (UGO_PACK_VIEW (view), list_item);
}

static void
bind_cb (UgoPackView *self, GtkListItem *list_item)
{
  show_list_item (self, list_item);
  g_signal_connect_object (gtk_list_item_get_item (list_item), "notify::claim",
                           G_CALLBACK (claim_cb), list_item, 0);
}

static void
unbind_cb (UgoPackView *self, GtkListItem *list_item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (list_item), list_item);
}

/* What is shown */

static void
show_selected (UgoPackView *self)
{
  UgoPackItem *item = get_selected_item (self);
  UgoPuzzle *puzzle = item != NULL ? ugo_pack_item_get_puzzle (item) : NULL;
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));

  g_object_set (self->board, "playable", FALSE, "editing", FALSE, NULL);
  ugo_board_set_hint (self->board, 0, UGO_SQUARE_NONE, UGO_SQUARE_NONE);
  if (puzzle != NULL)
    ugo_board_set_position (self->board, &ugo_puzzle_get_draft (puzzle)->position);
  ugo_board_set_marks (self->board, (const UgoBoardMark *) marks->data, marks->len);
  g_signal_emit (self, signals[CHANGED], 0);
}

static char *
describe_check (guint n_false, guint n_unknown)
{
  g_autofree char *wrong = NULL;
  g_autofree char *unknown = NULL;

  if (n_false > 0)
    wrong = g_strdup_printf (ngettext ("%u claim is not so: it is marked.",
                                       "%u claims are not so: they are marked.", n_false),
                             n_false);
  if (n_unknown > 0)
    unknown = g_strdup_printf (ngettext ("%u is too large to be proved.",
                                         "%u are too large to be proved.", n_unknown),
                               n_unknown);
  if (wrong == NULL && unknown == NULL)
    return g_strdup (_ ("All that is claimed here is so."));
  if (wrong == NULL)
    return g_steal_pointer (&unknown);
  return unknown != NULL ? g_strjoin (" ", wrong, unknown, NULL) : g_steal_pointer (&wrong);
}

static void
show_check (UgoPackView *self)
{
  g_autoptr (UgoPackCheck) check
      = UGO_PACK_CHECK (g_signal_group_dup_target (self->check_signals));
  gboolean is_ours = check != NULL && ugo_pack_check_get_pack (check) == self->pack;
  guint n_done = 0, n_total = 0, n_false = 0, n_unknown = 0;
  g_autofree char *sentence = NULL;

  if (is_ours)
    ugo_pack_check_get_counts (check, &n_done, &n_total, &n_false, &n_unknown);
  if (is_ours && ugo_pack_check_is_running (check))
    sentence = g_strdup_printf (_ ("Proving what is claimed: %1$u of %2$u"), n_done, n_total);
  else if (is_ours && n_done == n_total && n_total > 0)
    sentence = describe_check (n_false, n_unknown);
  ugo_label_show (self->told, sentence);
  gtk_widget_set_visible (self->checking, is_ours && ugo_pack_check_is_running (check));
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 n_total > 0 ? (double) n_done / n_total : 0);
}

static char *
describe_pack (UgoPackView *self)
{
  guint n_total;
  guint n_solved = ugo_puzzle_desk_count_pack (self->desk, self->pack, &n_total);

  return g_strdup_printf (ugo_puzzle_pack_is_own (self->pack)
                              ? _ ("Your own pack. Solved: %1$u of %2$u")
                              : _ ("A file that you have opened. Solved: %1$u of %2$u"),
                          n_solved, n_total);
}

static void
activate_cb (UgoPackView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.pack-solve", NULL);
}

/* The class */

static gboolean
ugo_pack_view_grab_focus (GtkWidget *widget)
{
  UgoPackView *self = UGO_PACK_VIEW (widget);

  return gtk_widget_get_visible (self->card) ? gtk_widget_grab_focus (self->list)
                                             : gtk_widget_child_focus (self->box,
                                                                       GTK_DIR_TAB_FORWARD);
}

static void
ugo_pack_view_dispose (GObject *object)
{
  UgoPackView *self = UGO_PACK_VIEW (object);

  g_clear_object (&self->check_signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->pack);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (ugo_pack_view_parent_class)->dispose (object);
}

static void
ugo_pack_view_class_init (UgoPackViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_pack_view_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_pack_view_grab_focus;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
create_list (UgoPackView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSingleSelection *selection = gtk_single_selection_new (NULL);

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "notify::selected-item", G_CALLBACK (show_selected), self,
                           G_CONNECT_SWAPPED);
  self->list = gtk_list_view_new (GTK_SELECTION_MODEL (selection), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Puzzles of the pack"), -1);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  self->card = ugo_list_card_new (self->list);
}

static void
add_menu_item (GMenu *menu, const char *label, const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (menu, item);
}

static GtkWidget *
create_menu_button (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  add_menu_item (menu, _ ("Check what is claimed"), "win.pack-check");
  add_menu_item (menu, _ ("Rename…"), "win.pack-rename");
  add_menu_item (menu, _ ("Save a copy…"), "win.pack-save-copy");
  add_menu_item (menu, _ ("Keep a copy as my own"), "win.pack-keep");
  add_menu_item (menu, _ ("Remove this pack"), "win.pack-remove");
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_tooltip_text (button, _ ("The pack"));
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The pack"), -1);
  return button;
}

static GtkWidget *
create_row (const char *const *labels, const char *const *actions)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (gsize i = 0; labels[i] != NULL; i++)
    gtk_box_append (GTK_BOX (row), ugo_panel_button_new (labels[i], actions[i], FALSE));
  return row;
}

static GtkWidget *
create_foot (void)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  const char *const labels[]
      = { _ ("Change…"), _ ("Copy as record"), C_ ("puzzle", "Remove"), NULL };
  const char *const actions[] = { "win.puzzle-edit", "win.puzzle-copy", "win.pack-take-out" };

  gtk_box_append (GTK_BOX (foot), ugo_panel_button_new (_ ("Solve"), "win.pack-solve", TRUE));
  gtk_box_append (GTK_BOX (foot), create_row (labels, actions));
  return foot;
}

static GtkWidget *
create_checking (UgoPackView *self)
{
  self->checking = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->progress = gtk_progress_bar_new ();
  gtk_widget_set_hexpand (self->progress, TRUE);
  gtk_widget_set_valign (self->progress, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Proved so far"), -1);
  gtk_box_append (GTK_BOX (self->checking), self->progress);
  gtk_box_append (GTK_BOX (self->checking), ugo_foot_button_new (_ ("Cancel"), "win.pack-stop"));
  return self->checking;
}

static void
ugo_pack_view_init (UgoPackView *self)
{
  GtkWidget *header
      = ugo_panel_header_new (_ ("All themes"), "win.puzzle-back", &self->title);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  self->note = ugo_label_new (NULL, "note");
  self->told = ugo_label_new (NULL, "feedback");
  self->empty = ugo_label_new (
      _ ("There is nothing in this pack yet. Make a puzzle, or paste one."), "note");
  create_list (self);
  gtk_box_append (GTK_BOX (header), create_menu_button ());
  gtk_box_append (GTK_BOX (self->box), header);
  gtk_box_append (GTK_BOX (self->box), self->note);
  gtk_box_append (GTK_BOX (self->box), self->card);
  gtk_box_append (GTK_BOX (self->box), self->empty);
  gtk_box_append (GTK_BOX (self->box), self->told);
  gtk_box_append (GTK_BOX (self->box), create_checking (self));
  gtk_box_append (GTK_BOX (self->box), create_foot ());
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->check_signals = g_signal_group_new (UGO_TYPE_PACK_CHECK);
  g_signal_group_connect_swapped (self->check_signals, "changed", G_CALLBACK (show_check), self);
}

GtkWidget *
ugo_pack_view_new (UgoBoard *board)
{
  UgoPackView *self = g_object_new (UGO_TYPE_PACK_VIEW, NULL);

  self->board = board;
  return GTK_WIDGET (self);
}

void
ugo_pack_view_show (UgoPackView *self, UgoPuzzleDesk *desk, UgoPackCheck *check)
{
  UgoPuzzlePack *pack = ugo_puzzle_desk_get_pack (desk);
  GtkSingleSelection *selection = get_selection (self);
  guint selected = self->pack == pack && gtk_widget_get_mapped (self->list)
                       ? gtk_single_selection_get_selected (selection)
                       : ugo_puzzle_desk_get_pack_index (desk);
  guint n = g_list_model_get_n_items (ugo_puzzle_pack_get_items (pack));
  g_autofree char *name = NULL;
  g_autofree char *note = NULL;

  g_return_if_fail (UGO_IS_PACK_VIEW (self) && pack != NULL);

  g_set_object (&self->desk, desk);
  g_signal_group_set_target (self->check_signals, check);
  name = ugo_puzzle_pack_quote_name (pack);
  gtk_label_set_text (GTK_LABEL (self->title), name);
  gtk_widget_set_tooltip_text (self->title, ugo_puzzle_pack_get_name (pack));
  g_set_object (&self->pack, pack);
  note = describe_pack (self);
  ugo_label_show (self->note, note);
  /* The rows are made anew, so that they show what was solved meanwhile. */
  gtk_single_selection_set_model (selection, NULL);
  gtk_single_selection_set_model (selection, ugo_puzzle_pack_get_items (pack));
  gtk_single_selection_set_selected (selection, MIN (selected, MAX (n, 1) - 1));
  ugo_widget_release_focus (self->box);
  gtk_widget_set_visible (self->card, n > 0);
  gtk_widget_set_visible (self->empty, n == 0);
  gtk_widget_set_vexpand (self->empty, n == 0);
  show_selected (self);
  show_check (self);
}

guint
ugo_pack_view_get_selected (UgoPackView *self)
{
  g_return_val_if_fail (UGO_IS_PACK_VIEW (self), G_MAXUINT);

  return get_selected_item (self) != NULL ? gtk_single_selection_get_selected (get_selection (self))
                                          : G_MAXUINT;
}

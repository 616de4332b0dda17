/* ugo-puzzles-page.c: the place Puzzles: themes, levels, and one puzzle after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzles-page.h"

#include <glib/gi18n-lib.h>

#include "ugo-compat.h"
#include "ugo-history-page.h"
#include "ugo-level-chooser.h"
#include "ugo-pack-view.h"
#include "ugo-place.h"
#include "ugo-puzzle-view.h"
#include "ugo-theme-grid.h"
#include "ugo-toast.h"
#include "ugo-widgets.h"
#include "ugo-words-puzzle.h"

struct _UgoPuzzlesPage
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoPuzzleDesk *desk;
  UgoPackCheck *check;
  GSignalGroup *desk_signals;
  GSignalGroup *tutor_signals;
  GSignalGroup *progress_signals;

  /* Part of the widget tree. */
  GtkWidget *overlay; /* the stack, and the toast where there is no board */
  GtkWidget *stack;   /* the themes, or the board with its panel */
  UgoToast *toast;
  UgoThemeGrid *grid;
  UgoHistoryPage *history; /* NULL until it is asked for */
  UgoPlace *place;
  UgoBoardColumn *column;
  UgoBoard *board;  /* in the column */
  GtkWidget *panel; /* the levels, the waiting, the puzzle */
  UgoLevelChooser *levels;
  UgoPackView *pack;
  UgoPuzzleView *view;
  GtkWidget *waiting_title;
  GtkWidget *waiting_text;
  GtkWidget *waiting_count;
  GtkWidget *waiting_again;
  GtkWidget *spinner;

  /* Plain state. */
  gboolean shows_history; /* in place of the themes */
};

enum
{
  PROP_0,
  PROP_BOARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzlesPage, ugo_puzzles_page, GTK_TYPE_WIDGET)

static void
changed (UgoPuzzlesPage *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What the desk shows */

static void
show_example (UgoPuzzlesPage *self)
{
  UgoPosition example
      = ugo_puzzle_desk_get_example (self->desk, ugo_puzzle_desk_get_theme (self->desk));

  g_object_set (self->board, "playable", FALSE, "editing", FALSE, NULL);
  ugo_board_set_marks (self->board, NULL, 0);
  ugo_board_set_position (self->board, &example);
}

static void
show_waiting (UgoPuzzlesPage *self, gboolean has_failed)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_desk_get_theme (self->desk);
  guint n_tries = ugo_puzzle_desk_get_n_tries (self->desk);
  g_autofree char *count = g_strdup_printf (
      ngettext ("%u draft was not good enough", "%u drafts were not good enough", n_tries),
      n_tries);

  gtk_label_set_text (GTK_LABEL (self->waiting_title),
                      theme != NULL ? ugo_words_puzzle_title (theme) : C_ ("place", "Puzzles"));
  gtk_label_set_text (GTK_LABEL (self->waiting_text),
                      has_failed ? _ ("No puzzle of this level was found this time.")
                                 : _ ("A new puzzle is being made and proved…"));
  ugo_label_show (self->waiting_count, n_tries > 0 ? count : NULL);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), !has_failed);
  gtk_widget_set_visible (self->spinner, !has_failed);
  gtk_widget_set_visible (self->waiting_again, has_failed);
  ugo_stack_show (self->panel, "waiting");
}

static void
show_puzzle (UgoPuzzlesPage *self, UgoPuzzleTutor *tutor)
{
  g_signal_group_set_target (self->tutor_signals, tutor);
  ugo_puzzle_view_set_tutor (self->view, tutor, ugo_puzzle_desk_is_trial (self->desk));
}

/* The keyboard goes along when what it was in has gone. */
static void
take_focus_along (UgoPuzzlesPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self))
      && gtk_root_get_focus (root) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_desk (UgoPuzzlesPage *self)
{
  UgoPuzzleDeskState state = ugo_puzzle_desk_get_state (self->desk);
  UgoPuzzleTutor *tutor = ugo_puzzle_desk_get_tutor (self->desk);

  if (self->stack == NULL)
    return;
  if (ugo_puzzles_page_shows_history (self))
    {
      ugo_history_page_show (self->history, self->desk);
      ugo_stack_show (self->stack, "history");
      take_focus_along (self);
      return;
    }
  ugo_stack_show (self->stack, state == UGO_PUZZLE_DESK_THEMES ? "themes" : "place");
  show_puzzle (self, tutor);
  switch (state)
    {
    case UGO_PUZZLE_DESK_LEVELS:
      show_example (self);
      ugo_level_chooser_show (self->levels, self->desk);
      ugo_stack_show (self->panel, "levels");
      break;
    case UGO_PUZZLE_DESK_PACK:
      ugo_pack_view_show (self->pack, self->desk, self->check);
      ugo_stack_show (self->panel, "pack");
      break;
    case UGO_PUZZLE_DESK_WAITING:
    case UGO_PUZZLE_DESK_FAILED:
      g_object_set (self->board, "playable", FALSE, "editing", FALSE, NULL);
      show_waiting (self, state == UGO_PUZZLE_DESK_FAILED);
      break;
    case UGO_PUZZLE_DESK_PUZZLE:
      ugo_stack_show (self->panel, "puzzle");
      break;
    case UGO_PUZZLE_DESK_THEMES:
    default:
      ugo_theme_grid_show (self->grid, self->desk);
    }
  take_focus_along (self);
}

/* What was said of one puzzle is not said of the next. */
static void
desk_changed_cb (UgoPuzzlesPage *self)
{
  ugo_puzzles_page_hide_toast (self);
  self->shows_history = FALSE;
  show_desk (self);
  changed (self);
}

/* While a puzzle is solved, the lists that show it are out of sight. */
static void
progress_changed_cb (UgoPuzzlesPage *self)
{
  if (ugo_puzzle_desk_get_state (self->desk) == UGO_PUZZLE_DESK_THEMES
      || ugo_puzzle_desk_get_state (self->desk) == UGO_PUZZLE_DESK_PACK
      || ugo_puzzle_desk_get_state (self->desk) == UGO_PUZZLE_DESK_LEVELS)
    show_desk (self);
  changed (self);
}

/* Construction */

static GtkWidget *
create_waiting (UgoPuzzlesPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->waiting_text = ugo_label_new (NULL, "title-4");
  self->waiting_count = ugo_label_new (NULL, "note");
  self->spinner = gtk_spinner_new ();
  gtk_widget_set_halign (self->spinner, GTK_ALIGN_START);
  self->waiting_again = ugo_panel_button_new (_ ("Try again"), "win.puzzle-next", TRUE);
  gtk_widget_set_vexpand (middle, TRUE);
  gtk_box_append (GTK_BOX (middle), self->waiting_text);
  gtk_box_append (GTK_BOX (middle), self->spinner);
  gtk_box_append (GTK_BOX (middle), self->waiting_count);
  gtk_box_append (GTK_BOX (box),
                  ugo_panel_header_new (_ ("Back"), "win.puzzle-back", &self->waiting_title));
  gtk_box_append (GTK_BOX (box), middle);
  gtk_box_append (GTK_BOX (box), self->waiting_again);
  gtk_box_append (GTK_BOX (box), ugo_panel_button_new (_ ("Cancel"), "win.puzzle-back", FALSE));
  return box;
}

static void
wide_cb (UgoPuzzlesPage *self)
{
  ugo_puzzle_view_set_low (self->view, !ugo_place_is_wide (self->place));
}

static GtkWidget *
create_place (UgoPuzzlesPage *self)
{
  self->column = UGO_BOARD_COLUMN (ugo_board_column_new ());
  self->board = ugo_board_column_get_board (self->column);
  self->levels = UGO_LEVEL_CHOOSER (ugo_level_chooser_new ());
  self->view = UGO_PUZZLE_VIEW (ugo_puzzle_view_new (self->board));
  self->pack = UGO_PACK_VIEW (ugo_pack_view_new (self->board));
  g_signal_connect_object (self->pack, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  self->panel = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->panel), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->panel), FALSE);
  gtk_stack_add_named (GTK_STACK (self->panel), GTK_WIDGET (self->levels), "levels");
  gtk_stack_add_named (GTK_STACK (self->panel), GTK_WIDGET (self->pack), "pack");
  gtk_stack_add_named (GTK_STACK (self->panel), create_waiting (self), "waiting");
  gtk_stack_add_named (GTK_STACK (self->panel), GTK_WIDGET (self->view), "puzzle");
  self->place = UGO_PLACE (ugo_place_new (GTK_WIDGET (self->column), self->panel));
  gtk_widget_add_css_class (self->panel, "compact");
  g_object_set (self->place, "yields", TRUE, NULL);
  g_signal_connect_object (self->place, "notify::wide", G_CALLBACK (wide_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->place);
}

/* What is said where there is no board, at the foot of what is shown, or above a panel, over the
 * head of that: so it takes no room, and nothing lies over the board. */
static GtkWidget *
create_overlay (UgoPuzzlesPage *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->toast = UGO_TOAST (ugo_toast_new ());
  gtk_widget_set_halign (GTK_WIDGET (self->toast), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self->toast), GTK_ALIGN_END);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->toast), 12);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->stack);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->toast));
  g_signal_connect_swapped (self->toast, "dismissed", G_CALLBACK (gtk_widget_grab_focus), self);
  return overlay;
}

/* The class */

static void
ugo_puzzles_page_dispose (GObject *object)
{
  UgoPuzzlesPage *self = UGO_PUZZLES_PAGE (object);

  g_clear_object (&self->desk_signals);
  g_clear_object (&self->tutor_signals);
  g_clear_object (&self->progress_signals);
  self->stack = NULL;
  self->history = NULL;
  self->toast = NULL;
  g_clear_pointer (&self->overlay, gtk_widget_unparent);
  g_clear_object (&self->check);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (ugo_puzzles_page_parent_class)->dispose (object);
}

static void
ugo_puzzles_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UgoPuzzlesPage *self = UGO_PUZZLES_PAGE (object);

  if (id == PROP_BOARD)
    g_value_set_object (value, self->board);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static gboolean
ugo_puzzles_page_grab_focus (GtkWidget *widget)
{
  UgoPuzzlesPage *self = UGO_PUZZLES_PAGE (widget);

  if (self->stack == NULL)
    return FALSE;
  switch (ugo_puzzle_desk_get_state (self->desk))
    {
    case UGO_PUZZLE_DESK_PUZZLE:
      return gtk_widget_grab_focus (GTK_WIDGET (self->board));
    case UGO_PUZZLE_DESK_LEVELS:
      return gtk_widget_grab_focus (GTK_WIDGET (self->levels));
    case UGO_PUZZLE_DESK_PACK:
      return gtk_widget_grab_focus (GTK_WIDGET (self->pack));
    case UGO_PUZZLE_DESK_WAITING:
    case UGO_PUZZLE_DESK_FAILED:
      return gtk_widget_child_focus (self->panel, GTK_DIR_TAB_FORWARD);
    case UGO_PUZZLE_DESK_THEMES:
    default:
      return gtk_widget_grab_focus (self->shows_history ? GTK_WIDGET (self->history)
                                                        : GTK_WIDGET (self->grid));
    }
}

static void
ugo_puzzles_page_class_init (UgoPuzzlesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ugo_puzzles_page_dispose;
  object_class->get_property = ugo_puzzles_page_get_property;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_puzzles_page_grab_focus;

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, UGO_TYPE_BOARD,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_puzzles_page_init (UgoPuzzlesPage *self)
{
  self->desk_signals = g_signal_group_new (UGO_TYPE_PUZZLE_DESK);
  g_signal_group_connect_swapped (self->desk_signals, "changed", G_CALLBACK (desk_changed_cb),
                                  self);
  self->tutor_signals = g_signal_group_new (UGO_TYPE_PUZZLE_TUTOR);
  g_signal_group_connect_swapped (self->tutor_signals, "changed", G_CALLBACK (changed), self);
  self->progress_signals = g_signal_group_new (UGO_TYPE_PUZZLE_PROGRESS);
  g_signal_group_connect_swapped (self->progress_signals, "changed",
                                  G_CALLBACK (progress_changed_cb), self);
}

/* Public API */

GtkWidget *
ugo_puzzles_page_new (void)
{
  return g_object_new (UGO_TYPE_PUZZLES_PAGE, NULL);
}

void
ugo_puzzles_page_set_desk (UgoPuzzlesPage *self, UgoPuzzleDesk *desk, UgoPackCheck *check)
{
  g_return_if_fail (UGO_IS_PUZZLES_PAGE (self) && self->desk == NULL);

  self->desk = g_object_ref (desk);
  self->check = g_object_ref (check);
  g_signal_group_set_target (self->desk_signals, desk);
  g_signal_group_set_target (self->progress_signals, ugo_puzzle_desk_get_progress (desk));
}

void
ugo_puzzles_page_prepare (UgoPuzzlesPage *self)
{
  g_return_if_fail (UGO_IS_PUZZLES_PAGE (self) && self->desk != NULL);

  if (self->stack != NULL)
    return;
  self->grid = UGO_THEME_GRID (ugo_theme_grid_new ());
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), GTK_WIDGET (self->grid), "themes");
  gtk_stack_add_named (GTK_STACK (self->stack), create_place (self), "place");
  self->overlay = create_overlay (self);
  gtk_widget_set_parent (self->overlay, GTK_WIDGET (self));
  show_desk (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BOARD]);
}

UgoBoard *
ugo_puzzles_page_get_board (UgoPuzzlesPage *self)
{
  return self->board;
}

UgoBoardColumn *
ugo_puzzles_page_get_column (UgoPuzzlesPage *self)
{
  return self->column;
}

guint
ugo_puzzles_page_get_selected (UgoPuzzlesPage *self)
{
  g_return_val_if_fail (UGO_IS_PUZZLES_PAGE (self), G_MAXUINT);

  return self->pack != NULL ? ugo_pack_view_get_selected (self->pack) : G_MAXUINT;
}

static gboolean
has_board (UgoPuzzlesPage *self)
{
  return ugo_puzzle_desk_get_state (self->desk) != UGO_PUZZLE_DESK_THEMES;
}

static void
place_toast (UgoPuzzlesPage *self)
{
  graphene_rect_t board;
  gboolean is_below = has_board (self)
                      && gtk_widget_compute_bounds (GTK_WIDGET (self->column), self->overlay,
                                                    &board);

  gtk_widget_set_valign (GTK_WIDGET (self->toast), is_below ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_set_margin_top (GTK_WIDGET (self->toast),
                             is_below ? MAX ((int) (board.origin.y + board.size.height), 0) : 0);
}

void
ugo_puzzles_page_toast (UgoPuzzlesPage *self, const char *sentence, const char *button,
                        const char *action)
{
  g_return_if_fail (UGO_IS_PUZZLES_PAGE (self) && self->column != NULL);

  if (has_board (self) && ugo_place_is_wide (self->place))
    ugo_board_column_toast (self->column, sentence, button, action);
  else
    {
      place_toast (self);
      ugo_toast_show (self->toast, sentence, button, action);
    }
  ugo_compat_announce (GTK_WIDGET (self), sentence);
}

void
ugo_puzzles_page_hide_toast (UgoPuzzlesPage *self)
{
  g_return_if_fail (UGO_IS_PUZZLES_PAGE (self));

  if (self->column != NULL)
    ugo_board_column_hide_toast (self->column);
  if (self->toast != NULL)
    ugo_toast_hide (self->toast);
}

void
ugo_puzzles_page_show_history (UgoPuzzlesPage *self, gboolean is_shown)
{
  g_return_if_fail (UGO_IS_PUZZLES_PAGE (self) && self->stack != NULL);

  if (self->history == NULL)
    {
      self->history = UGO_HISTORY_PAGE (ugo_history_page_new ());
      gtk_stack_add_named (GTK_STACK (self->stack), GTK_WIDGET (self->history), "history");
    }
  self->shows_history = is_shown;
  show_desk (self);
  changed (self);
}

gboolean
ugo_puzzles_page_shows_history (UgoPuzzlesPage *self)
{
  return self->shows_history
         && ugo_puzzle_desk_get_state (self->desk) == UGO_PUZZLE_DESK_THEMES;
}

const UgoPuzzleTheme *
ugo_puzzles_page_get_history_theme (UgoPuzzlesPage *self)
{
  return self->history != NULL ? ugo_history_page_get_theme (self->history) : NULL;
}

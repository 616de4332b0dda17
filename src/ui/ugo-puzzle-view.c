/* ugo-puzzle-view.c: the panel of a puzzle: what it asks, and what is said to an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words.h"

/* How long a move that will be answered stays in sight before it is, in milliseconds. */
#define LOOK_TIME 700

/* The colours of marks, as records name them. */
#define GOAL_COLOUR 'B'
#define CHOSEN_COLOUR 'G'
#define FAULT_COLOUR 'R'

struct _UgoPuzzleView
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoPuzzleTutor *tutor;
  GSignalGroup *signals;
  char *told; /* what was announced last */

  /* Borrowed. */
  UgoBoard *board;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *turn;
  GtkWidget *task;
  GtkWidget *left;
  GtkWidget *hint;
  GtkWidget *feedback;
  GtkWidget *stars;
  GtkWidget *card;
  GtkWidget *thinking;
  GtkWidget *spinner;
  GtkAdjustment *adjustment; /* of the texts */
  GtkWidget *check;
  GtkWidget *foot;

  /* Plain state. */
  guint timeout;       /* what comes next by itself */
  gboolean is_showing; /* the solution is being shown */
  gboolean has_news;   /* what was said last stands below the task */
};

G_DEFINE_FINAL_TYPE (UgoPuzzleView, ugo_puzzle_view, GTK_TYPE_WIDGET)

static const UgoDraft *
get_draft (UgoPuzzleView *self)
{
  return ugo_puzzle_get_draft (ugo_puzzle_tutor_get_puzzle (self->tutor));
}

static UgoAnswer
get_answer (UgoPuzzleView *self)
{
  return get_draft (self)->goal.kind->answer;
}

/* The board */

/* The squares that the task names, but for a piece that does not stay where it was. */
static void
add_goal_marks (UgoPuzzleView *self, GArray *marks)
{
  const UgoGoal *goal = &get_draft (self)->goal;

  if (goal->to != UGO_SQUARE_NONE)
    ugo_board_mark_squares (marks, UINT64_C (1) << goal->to, GOAL_COLOUR);
  if (goal->from != UGO_SQUARE_NONE && goal->kind->follow == NULL)
    ugo_board_mark_squares (marks, UINT64_C (1) << goal->from, GOAL_COLOUR);
}

static void
add_spoiler (UgoPuzzleView *self, GArray *marks)
{
  UgoMove move = ugo_puzzle_tutor_get_spoiler (self->tutor);
  UgoBoardMark mark = { FAULT_COLOUR, move.from, move.to };

  if (!ugo_move_is_pass (move))
    g_array_append_val (marks, mark);
}

static void
show_hint_on_board (UgoPuzzleView *self)
{
  UgoPuzzleHint hint;
  guint grade = ugo_puzzle_tutor_get_hint (self->tutor, &hint);
  gboolean is_move = hint.piece != UGO_SQUARE_NONE;
  uint64_t area = 0;

  if (grade == 1)
    area = hint.squares;
  else if (grade > 1 && !is_move)
    area = grade == 2 ? hint.answer & -hint.answer : hint.answer;
  ugo_board_set_hint (self->board, area, grade > 1 && is_move ? hint.piece : UGO_SQUARE_NONE,
                      grade > 2 && is_move ? hint.move.to : UGO_SQUARE_NONE);
}

static void
update_board (UgoPuzzleView *self)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  uint64_t faults = ugo_puzzle_tutor_get_faults (self->tutor);

  if (!ugo_position_same (ugo_board_get_position (self->board),
                          ugo_puzzle_tutor_get_position (self->tutor)))
    ugo_board_set_position (self->board, ugo_puzzle_tutor_get_position (self->tutor));
  add_goal_marks (self, marks);
  ugo_board_mark_squares (marks, ugo_puzzle_tutor_get_chosen (self->tutor) & ~faults,
                          CHOSEN_COLOUR);
  ugo_board_mark_squares (marks, faults, FAULT_COLOUR);
  add_spoiler (self, marks);
  ugo_board_set_marks (self->board, (const UgoBoardMark *) marks->data, marks->len);
  show_hint_on_board (self);
  g_object_set (self->board, "playable", ugo_puzzle_tutor_can_play (self->tutor), "editing",
                ugo_puzzle_tutor_can_choose (self->tutor), NULL);
}

/* The panel */

static char *
describe_left (UgoPuzzleView *self)
{
  guint n_left = ugo_puzzle_tutor_get_n_left (self->tutor);

  if (get_answer (self) == UGO_ANSWER_BRICKS)
    return g_strdup_printf (ngettext ("%u piece left to put", "%u pieces left to put", n_left),
                            n_left);
  return get_draft (self)->n_moves > 1 && get_answer (self) != UGO_ANSWER_SQUARES
             ? ugo_words_puzzle_left (n_left)
             : NULL;
}

static char *
describe_hint (UgoPuzzleView *self)
{
  UgoPuzzleHint hint;
  guint grade = ugo_puzzle_tutor_get_hint (self->tutor, &hint);

  return grade > 0
             ? ugo_words_puzzle_hint (ugo_puzzle_tutor_get_position (self->tutor), &hint, grade)
             : NULL;
}

/* What is said at last, when a solution was shown. */
static char *
describe_card (UgoPuzzleView *self)
{
  if (ugo_puzzle_tutor_get_state (self->tutor) != UGO_PUZZLE_SOLVED)
    return NULL;
  if (ugo_puzzle_tutor_get_was_shown (self->tutor))
    return g_strdup (_ ("The solution was shown: the puzzle comes back in some days."));
  return ugo_puzzle_tutor_get_card (self->tutor);
}

static const char *
choose_foot (UgoPuzzleView *self)
{
  switch (ugo_puzzle_tutor_get_state (self->tutor))
    {
    case UGO_PUZZLE_SOLVED:
      return "solved";
    case UGO_PUZZLE_WRONG:
      return "wrong";
    case UGO_PUZZLE_JUDGING:
    case UGO_PUZZLE_ASKING:
    default:
      return "asking";
    }
}

/* Whoever has pressed a button by its key goes on there. */
static void
show_foot (UgoPuzzleView *self)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->foot) != NULL;

  ugo_stack_show (self->foot, choose_foot (self));
  if (had_focus && gtk_widget_get_focus_child (self->foot) == NULL)
    gtk_widget_child_focus (self->foot, GTK_DIR_TAB_FORWARD);
}

static void
update_thinking (UgoPuzzleView *self)
{
  gboolean is_thinking = ugo_puzzle_tutor_get_thinking (self->tutor);

  gtk_widget_set_visible (self->thinking, is_thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), is_thinking);
}

static void
update_panel (UgoPuzzleView *self)
{
  UgoPuzzleState state = ugo_puzzle_tutor_get_state (self->tutor);
  g_autofree char *left = describe_left (self);
  g_autofree char *hint = describe_hint (self);
  g_autofree char *feedback = ugo_puzzle_tutor_get_feedback (self->tutor);
  g_autofree char *card = describe_card (self);

  ugo_label_show (self->left, state == UGO_PUZZLE_SOLVED ? NULL : left);
  ugo_label_show (self->hint, hint);
  ugo_label_show (self->feedback, feedback);
  ugo_widget_set_css_class (self->feedback, "good", state == UGO_PUZZLE_SOLVED);
  ugo_widget_set_css_class (self->feedback, "fault", ugo_puzzle_tutor_is_refusal (self->tutor));
  ugo_stars_show (self->stars, ugo_puzzle_tutor_get_stars (self->tutor));
  ugo_label_show (self->card, card);
  update_thinking (self);
  show_foot (self);
}

/* Where there is little room, a hint or an answer must not stay out of sight. */
static void
show_news (UgoPuzzleView *self)
{
  double end = gtk_adjustment_get_upper (self->adjustment)
               - gtk_adjustment_get_page_size (self->adjustment);

  gtk_adjustment_set_value (self->adjustment, self->has_news ? end : 0);
}

/* Says what is new: a hint, an answer, the stars and the card. */
static void
announce (UgoPuzzleView *self)
{
  int stars = ugo_puzzle_tutor_get_stars (self->tutor);
  g_autofree char *hint = describe_hint (self);
  g_autofree char *feedback = ugo_puzzle_tutor_get_feedback (self->tutor);
  g_autofree char *card = describe_card (self);
  g_autoptr (GString) news = g_string_new (hint != NULL ? hint : feedback);

  if (stars > 0)
    {
      g_autofree char *words
          = g_strdup_printf (ngettext ("%d star", "%d stars", (gulong) stars), stars);

      g_string_append_printf (news, " %s.", words);
    }
  if (card != NULL)
    g_string_append_printf (news, " %s", card);
  self->has_news = news->len > 0;
  show_news (self);
  if (news->len > 0 && g_strcmp0 (news->str, self->told) != 0)
    ugo_board_announce (self->board, news->str);
  g_free (self->told);
  self->told = g_string_free (g_steal_pointer (&news), FALSE);
}

/* What comes by itself */

static gboolean
timeout_cb (gpointer data)
{
  UgoPuzzleView *self = UGO_PUZZLE_VIEW (data);

  self->timeout = 0;
  if (ugo_puzzle_tutor_get_reply_due (self->tutor))
    ugo_puzzle_tutor_reply (self->tutor);
  else if (self->is_showing)
    ugo_puzzle_tutor_show (self->tutor);
  else
    ugo_puzzle_tutor_try_again (self->tutor);
  return G_SOURCE_REMOVE;
}

/* A wrong answer that nothing answers goes back by itself; one that was answered stays, so that it
 * can be seen what is wrong with it. */
static gboolean
goes_back (UgoPuzzleView *self)
{
  return ugo_puzzle_tutor_get_state (self->tutor) == UGO_PUZZLE_WRONG
         && !ugo_puzzle_tutor_is_answered (self->tutor);
}

static void
plan (UgoPuzzleView *self)
{
  double motion = ugo_board_get_motion_time (self->board);
  UgoPuzzleState state = ugo_puzzle_tutor_get_state (self->tutor);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (state == UGO_PUZZLE_SOLVED || state == UGO_PUZZLE_WRONG)
    self->is_showing = FALSE;
  if (ugo_puzzle_tutor_get_reply_due (self->tutor) || goes_back (self)
      || (self->is_showing && ugo_puzzle_tutor_can_show (self->tutor)))
    self->timeout = g_timeout_add ((guint) (motion * 1000) + LOOK_TIME, timeout_cb, self);
}

/* What the tutor tells */

static void
moved_cb (UgoPuzzleView *self, const UgoPosition *before, const UgoMove *move,
          const UgoRoute *route, const UgoPosition *after)
{
  ugo_board_show_move (self->board, before, *move, route, after);
}

static void
changed_cb (UgoPuzzleView *self)
{
  update_board (self);
  update_panel (self);
  announce (self);
  plan (self);
}

/* What the person does on the board */

static gboolean
is_shown (UgoPuzzleView *self)
{
  return self->tutor != NULL && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static void
move_chosen_cb (UgoPuzzleView *self, const UgoMove *move, const UgoRoute *route)
{
  if (!is_shown (self))
    return;
  self->is_showing = FALSE;
  ugo_puzzle_tutor_play (self->tutor, *move, route);
}

static void
move_refused_cb (UgoPuzzleView *self, const UgoMove *move, int status)
{
  g_autofree char *sentence = NULL;

  if (!is_shown (self))
    return;
  sentence = ugo_words_refusal (ugo_puzzle_tutor_get_position (self->tutor), *move,
                                (UgoStatus) status);
  ugo_label_show (self->feedback, sentence);
  ugo_widget_set_css_class (self->feedback, "fault", TRUE);
  ugo_board_announce (self->board, sentence);
}

/* A piece that is dragged about chooses nothing. */
static void
square_pressed_cb (UgoPuzzleView *self, int square, int piece)
{
  if (is_shown (self) && piece < 0)
    ugo_puzzle_tutor_toggle (self->tutor, (UgoSquare) square);
}

/* Construction */

static GtkWidget *
create_row (GtkWidget *first, GtkWidget *second, GtkWidget *third)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (row), first);
  gtk_box_append (GTK_BOX (row), second);
  if (third != NULL)
    gtk_box_append (GTK_BOX (row), third);
  return row;
}

static void
create_foot (UgoPuzzleView *self)
{
  GtkWidget *asking = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->check = ugo_panel_button_new (_ ("Check"), "win.puzzle-check", TRUE);
  gtk_box_append (GTK_BOX (asking), self->check);
  gtk_box_append (
      GTK_BOX (asking),
      create_row (ugo_panel_button_new (_ ("Hint"), "win.puzzle-hint", FALSE),
                  ugo_panel_button_new (_ ("Show me"), "win.puzzle-show", FALSE),
                  ugo_panel_button_new (_ ("Another one"), "win.puzzle-next", FALSE)));
  self->foot = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->foot), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->foot), FALSE);
  gtk_stack_add_named (GTK_STACK (self->foot), asking, "asking");
  gtk_stack_add_named (GTK_STACK (self->foot),
                       ugo_panel_button_new (_ ("Try again"), "win.puzzle-again", TRUE), "wrong");
  gtk_stack_add_named (
      GTK_STACK (self->foot),
      create_row (ugo_panel_button_new (_ ("Next puzzle"), "win.puzzle-next", TRUE),
                  ugo_panel_button_new (_ ("Once more"), "win.puzzle-again", FALSE), NULL),
      "solved");
}

static GtkWidget *
create_thinking (UgoPuzzleView *self)
{
  self->spinner = gtk_spinner_new ();
  self->thinking = create_row (self->spinner, ugo_label_new (_ ("Proving it…"), "note"), NULL);
  gtk_widget_set_visible (self->thinking, FALSE);
  return self->thinking;
}

static GtkWidget *
create_texts (UgoPuzzleView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->task = ugo_label_new (NULL, "title-4");
  self->left = ugo_label_new (NULL, "note");
  self->hint = ugo_label_new (NULL, "hint");
  self->feedback = ugo_label_new (NULL, "feedback");
  self->stars = ugo_stars_new ();
  self->card = ugo_label_new (NULL, "note");
  gtk_box_append (GTK_BOX (texts), self->task);
  gtk_box_append (GTK_BOX (texts), self->left);
  gtk_box_append (GTK_BOX (texts), self->hint);
  gtk_box_append (GTK_BOX (texts), self->feedback);
  gtk_box_append (GTK_BOX (texts), self->stars);
  gtk_box_append (GTK_BOX (texts), self->card);
  gtk_box_append (GTK_BOX (texts), create_thinking (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 84);
  self->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_connect_object (self->adjustment, "changed", G_CALLBACK (show_news), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), texts);
  /* Nothing in it can have the keyboard: it would else be lost there. */
  gtk_widget_set_can_focus (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
ugo_puzzle_view_dispose (GObject *object)
{
  UgoPuzzleView *self = UGO_PUZZLE_VIEW (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->tutor);
  g_clear_pointer (&self->told, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_puzzle_view_parent_class)->dispose (object);
}

static void
ugo_puzzle_view_class_init (UgoPuzzleViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "puzzle-view");
}

static void
ugo_puzzle_view_init (UgoPuzzleView *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  self->turn = ugo_label_new (NULL, "caption");
  gtk_box_append (GTK_BOX (self->box),
                  ugo_panel_header_new (_ ("Back"), "win.puzzle-back", &self->title));
  gtk_box_append (GTK_BOX (self->box), self->turn);
  gtk_box_append (GTK_BOX (self->box), create_texts (self));
  create_foot (self);
  gtk_box_append (GTK_BOX (self->box), self->foot);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->signals = g_signal_group_new (UGO_TYPE_PUZZLE_TUTOR);
  g_signal_group_connect_swapped (self->signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
ugo_puzzle_view_new (UgoBoard *board)
{
  UgoPuzzleView *self = g_object_new (UGO_TYPE_PUZZLE_VIEW, NULL);

  self->board = board;
  g_signal_connect_object (board, "move-chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "move-refused", G_CALLBACK (move_refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "square-pressed", G_CALLBACK (square_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

/* What stays the same while a puzzle is solved. */
static void
show_puzzle (UgoPuzzleView *self)
{
  UgoPuzzle *puzzle = ugo_puzzle_tutor_get_puzzle (self->tutor);
  const UgoDraft *draft = get_draft (self);
  g_autofree char *task = ugo_words_puzzle_task (ugo_puzzle_get_theme (puzzle), draft);
  /* Translators: whose turn it is, the level of a puzzle, and a name to share it by */
  g_autofree char *turn
      = g_strdup_printf (_ ("%1$s · level %2$d · %3$s"), ugo_words_turn (&draft->position),
                         ugo_puzzle_get_level (puzzle), ugo_puzzle_get_id (puzzle));
  UgoAnswer answer = get_answer (self);

  gtk_label_set_text (GTK_LABEL (self->title),
                      ugo_words_puzzle_title (ugo_puzzle_get_theme (puzzle)));
  gtk_label_set_text (GTK_LABEL (self->turn), turn);
  gtk_label_set_text (GTK_LABEL (self->task), task);
  gtk_widget_set_visible (self->check, answer != UGO_ANSWER_MOVE && answer != UGO_ANSWER_AGAINST);
  ugo_panel_button_set_label (self->check, answer == UGO_ANSWER_BRICKS  ? _ ("Run")
                                           : answer == UGO_ANSWER_ALONE ? _ ("Check my work")
                                                                        : _ ("Check"));
  ugo_widget_set_css_class (self->check, "suggested-action", answer != UGO_ANSWER_ALONE);
  ugo_board_announce (self->board, task);
}

void
ugo_puzzle_view_set_tutor (UgoPuzzleView *self, UgoPuzzleTutor *tutor)
{
  g_return_if_fail (UGO_IS_PUZZLE_VIEW (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->tutor != NULL && tutor == NULL)
    ugo_board_set_hint (self->board, 0, UGO_SQUARE_NONE, UGO_SQUARE_NONE);
  g_set_object (&self->tutor, tutor);
  g_signal_group_set_target (self->signals, tutor);
  self->is_showing = FALSE;
  g_clear_pointer (&self->told, g_free);
  if (tutor == NULL)
    return;
  changed_cb (self);
  show_puzzle (self);
}

void
ugo_puzzle_view_show_solution (UgoPuzzleView *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_VIEW (self) && self->tutor != NULL);

  self->is_showing = TRUE;
  ugo_puzzle_tutor_show (self->tutor);
}

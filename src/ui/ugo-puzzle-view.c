/* ugo-puzzle-view.c: the panel of a puzzle: what it asks, and what is said to an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words.h"

/* The colours of marks, as records name them. */
#define GOAL_COLOUR 'B'
#define CHOSEN_COLOUR 'G'
#define FAULT_COLOUR 'R'

/* How much of the texts is in sight under a board, in pixels: three lines, or two. */
#define MIN_TEXT 50
#define MIN_TEXT_BESIDE_OUTCOMES 34

struct _UgoPuzzleView
{
  UgoTutorView parent_instance;

  /* Part of the widget tree. */
  GtkWidget *turn;
  GtkWidget *left;
  GtkWidget *stars;
  GtkWidget *card;
  GtkWidget *thinking;
  GtkWidget *spinner;
  GtkWidget *outcomes; /* the answers to who wins */
  GtkWidget *check;
  GtkWidget *asking;
  GtkWidget *helps;
  GtkWidget *help_icons; /* the same where there is little room */

  /* Plain state. */
  gboolean is_trial;
  gboolean is_low;
};

G_DEFINE_FINAL_TYPE (UgoPuzzleView, ugo_puzzle_view, UGO_TYPE_TUTOR_VIEW)

static UgoPuzzleTutor *
get_tutor (UgoPuzzleView *self)
{
  return UGO_PUZZLE_TUTOR (ugo_tutor_view_get_tutor (UGO_TUTOR_VIEW (self)));
}

static gboolean
is_solved (UgoPuzzleView *self)
{
  return ugo_tutor_get_state (UGO_TUTOR (get_tutor (self))) == UGO_TUTOR_SOLVED;
}

static const UgoDraft *
get_draft (UgoPuzzleView *self)
{
  return ugo_puzzle_get_draft (ugo_puzzle_tutor_get_puzzle (get_tutor (self)));
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
  UgoMove move = ugo_puzzle_tutor_get_spoiler (get_tutor (self));
  UgoBoardMark mark = { FAULT_COLOUR, move.from, move.to };

  if (!ugo_move_is_pass (move))
    g_array_append_val (marks, mark);
}

static void
show_hint_on_board (UgoPuzzleView *self)
{
  UgoPuzzleHint hint;
  guint grade = ugo_puzzle_tutor_get_hint (get_tutor (self), &hint);
  gboolean is_move = hint.piece != UGO_SQUARE_NONE;
  uint64_t area = 0;

  if (grade == 1)
    area = hint.squares;
  else if (grade > 1 && !is_move && get_answer (self) != UGO_ANSWER_OUTCOME)
    area = grade == 2 ? hint.answer & -hint.answer : hint.answer;
  ugo_board_set_hint (ugo_tutor_view_get_board (UGO_TUTOR_VIEW (self)), area,
                      grade > 1 && is_move ? hint.piece : UGO_SQUARE_NONE,
                      grade > 2 && is_move ? hint.move.to : UGO_SQUARE_NONE);
}

static void
ugo_puzzle_view_add_marks (UgoTutorView *view, GArray *marks)
{
  UgoPuzzleView *self = UGO_PUZZLE_VIEW (view);
  uint64_t faults = ugo_puzzle_tutor_get_faults (get_tutor (self));
  uint64_t chosen = ugo_tutor_get_chosen (ugo_tutor_view_get_tutor (view));

  add_goal_marks (self, marks);
  ugo_board_mark_squares (marks, chosen & ~faults, CHOSEN_COLOUR);
  ugo_board_mark_squares (marks, faults, FAULT_COLOUR);
  add_spoiler (self, marks);
  show_hint_on_board (self);
}

/* The panel */

static char *
describe_left (UgoPuzzleView *self)
{
  guint n_left = ugo_puzzle_tutor_get_n_left (get_tutor (self));

  if (is_solved (self))
    return NULL;
  if (get_answer (self) == UGO_ANSWER_BRICKS)
    return g_strdup_printf (ngettext ("%u piece left to put", "%u pieces left to put", n_left),
                            n_left);
  return get_draft (self)->n_moves > 1 && get_answer (self) != UGO_ANSWER_SQUARES
                 && get_answer (self) != UGO_ANSWER_OUTCOME
             ? ugo_words_puzzle_left (n_left)
             : NULL;
}

/* What is said at last, when a solution was shown. */
static char *
describe_card (UgoPuzzleView *self)
{
  if (is_solved (self) && ugo_puzzle_tutor_get_was_shown (get_tutor (self)))
    return g_strdup (self->is_trial
                         ? _ ("The solution was shown.")
                         : _ ("The solution was shown: the puzzle comes back tomorrow."));
  return ugo_puzzle_tutor_get_card (get_tutor (self));
}

static const char *
ugo_puzzle_view_choose_foot (UgoTutorView *view)
{
  switch (ugo_tutor_get_state (ugo_tutor_view_get_tutor (view)))
    {
    case UGO_TUTOR_SOLVED:
      return "solved";
    case UGO_TUTOR_WRONG:
      return "wrong";
    default:
      return "asking";
    }
}

static void
ugo_puzzle_view_update (UgoTutorView *view)
{
  UgoPuzzleView *self = UGO_PUZZLE_VIEW (view);
  gboolean is_thinking = ugo_puzzle_tutor_get_thinking (get_tutor (self));
  g_autofree char *left = describe_left (self);
  g_autofree char *card = describe_card (self);

  ugo_label_show (self->left, left);
  ugo_stars_show (self->stars, ugo_puzzle_tutor_get_stars (get_tutor (self)));
  ugo_label_show (self->card, card);
  gtk_widget_set_visible (self->thinking, is_thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), is_thinking);
}

/* The stars and the card. */
static void
ugo_puzzle_view_add_news (UgoTutorView *view, GString *news)
{
  UgoPuzzleView *self = UGO_PUZZLE_VIEW (view);
  int stars = ugo_puzzle_tutor_get_stars (get_tutor (self));
  g_autofree char *card = describe_card (self);

  if (stars > 0)
    {
      g_string_append_printf (news, ngettext ("%d star", "%d stars", (gulong) stars), stars);
      g_string_append_c (news, '.');
    }
  if (card != NULL)
    g_string_append_printf (news, "%s%s", stars > 0 ? " " : "", card);
}

/* Construction */

static GtkWidget *
outcome_button_new (const char *label, UgoOutcome outcome)
{
  GtkWidget *button = ugo_panel_button_new (label, NULL, FALSE);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) outcome);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.puzzle-answer");
  return button;
}

static GtkWidget *
help_icon_new (const char *icon, const char *name, const char *action)
{
  GtkWidget *button = ugo_icon_button_new (icon, name, action);

  gtk_widget_set_focus_on_click (button, FALSE);
  return button;
}

static void
add_foot (UgoPuzzleView *self)
{
  UgoTutorView *view = UGO_TUTOR_VIEW (self);

  self->asking = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->outcomes = ugo_tutor_row_new (outcome_button_new (_ ("White wins"), UGO_WHITE_WINS),
                                      outcome_button_new (_ ("A draw"), UGO_DRAW),
                                      outcome_button_new (_ ("Black wins"), UGO_BLACK_WINS), NULL);
  gtk_box_set_homogeneous (GTK_BOX (self->outcomes), TRUE);
  gtk_box_append (GTK_BOX (self->asking), self->outcomes);
  self->check = ugo_panel_button_new (_ ("Check"), "win.puzzle-check", TRUE);
  gtk_box_append (GTK_BOX (self->asking), self->check);
  self->helps
      = ugo_tutor_row_new (ugo_panel_button_new (_ ("Hint"), "win.puzzle-hint", FALSE),
                           ugo_panel_button_new (_ ("Show me"), "win.puzzle-show", FALSE),
                           ugo_panel_button_new (_ ("Another one"), "win.puzzle-next", FALSE),
                           NULL);
  self->help_icons
      = ugo_tutor_row_new (help_icon_new ("dialog-question-symbolic", _ ("Hint"),
                                          "win.puzzle-hint"),
                           help_icon_new ("view-reveal-symbolic", _ ("Show me"),
                                          "win.puzzle-show"),
                           help_icon_new ("media-skip-forward-symbolic", _ ("Another one"),
                                          "win.puzzle-next"),
                           NULL);
  gtk_box_append (GTK_BOX (self->asking), self->helps);
  gtk_box_append (GTK_BOX (self->asking), self->help_icons);
  ugo_tutor_view_add_foot (view, "asking", self->asking);
  ugo_tutor_view_add_foot (view, "wrong",
                           ugo_panel_button_new (_ ("Try again"), "win.puzzle-again", TRUE));
  ugo_tutor_view_add_foot (
      view, "solved",
      ugo_tutor_row_new (ugo_panel_button_new (_ ("Next puzzle"), "win.puzzle-next", TRUE),
                         ugo_panel_button_new (_ ("Once more"), "win.puzzle-again", FALSE),
                         NULL));
}

/* Copies the name of the puzzle. */
static GtkWidget *
create_copy (void)
{
  GtkWidget *button = ugo_icon_button_new ("edit-copy-symbolic", _ ("Copy the name"),
                                           "win.puzzle-copy-name");

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

static void
ugo_puzzle_view_class_init (UgoPuzzleViewClass *klass)
{
  UgoTutorViewClass *view_class = UGO_TUTOR_VIEW_CLASS (klass);

  view_class->add_marks = ugo_puzzle_view_add_marks;
  view_class->update = ugo_puzzle_view_update;
  view_class->choose_foot = ugo_puzzle_view_choose_foot;
  view_class->add_news = ugo_puzzle_view_add_news;
}

static void
ugo_puzzle_view_init (UgoPuzzleView *self)
{
  UgoTutorView *view = UGO_TUTOR_VIEW (self);

  self->turn = ugo_label_new (NULL, "caption");
  gtk_widget_set_hexpand (self->turn, TRUE);
  self->left = ugo_label_new (NULL, "note");
  self->stars = ugo_stars_new ();
  self->card = ugo_label_new (NULL, "note");
  self->spinner = gtk_spinner_new ();
  self->thinking
      = ugo_tutor_row_new (self->spinner, ugo_label_new (_ ("Proving it…"), "note"), NULL);
  gtk_widget_set_visible (self->thinking, FALSE);
  ugo_tutor_view_set_close_head (view, _ ("Back"), "win.puzzle-back", self->turn, create_copy ());
  ugo_tutor_view_add_detail (view, self->left);
  ugo_tutor_view_add_result (view, self->stars);
  ugo_tutor_view_add_result (view, self->card);
  ugo_tutor_view_add_result (view, self->thinking);
  add_foot (self);
}

GtkWidget *
ugo_puzzle_view_new (UgoBoard *board)
{
  GtkWidget *self = g_object_new (UGO_TYPE_PUZZLE_VIEW, NULL);

  ugo_tutor_view_set_board (UGO_TUTOR_VIEW (self), board);
  return self;
}

/* Where there is little room, what helps stands beside what answers. */
static void
show_helps (UgoPuzzleView *self)
{
  gboolean is_row = self->is_low && gtk_widget_get_visible (self->check);
  gboolean has_outcomes = gtk_widget_get_visible (self->outcomes);

  ugo_tutor_view_set_low (UGO_TUTOR_VIEW (self), self->is_low,
                          has_outcomes ? MIN_TEXT_BESIDE_OUTCOMES : MIN_TEXT);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->asking),
                                  is_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (self->helps, !is_row);
  gtk_widget_set_visible (self->help_icons, is_row);
}

/* What stays the same while a puzzle is solved. */
static void
show_puzzle (UgoPuzzleView *self)
{
  UgoPuzzle *puzzle = ugo_puzzle_tutor_get_puzzle (get_tutor (self));
  /* Translators: whose turn it is, the level of a puzzle, and a name to share it by */
  g_autofree char *turn
      = g_strdup_printf (_ ("%1$s · level %2$d · %3$s"),
                         ugo_words_turn (&get_draft (self)->position),
                         ugo_puzzle_get_level (puzzle), ugo_puzzle_get_id (puzzle));
  UgoAnswer answer = get_answer (self);

  ugo_tutor_view_set_title (UGO_TUTOR_VIEW (self),
                            ugo_words_puzzle_title (ugo_puzzle_get_theme (puzzle)));
  gtk_label_set_text (GTK_LABEL (self->turn), turn);
  gtk_widget_set_visible (self->outcomes, answer == UGO_ANSWER_OUTCOME);
  gtk_widget_set_visible (self->check, answer == UGO_ANSWER_ALONE || answer == UGO_ANSWER_SQUARES
                                           || answer == UGO_ANSWER_BRICKS);
  ugo_panel_button_set_label (self->check, answer == UGO_ANSWER_BRICKS  ? _ ("Run")
                                           : answer == UGO_ANSWER_ALONE ? _ ("Check my work")
                                                                        : _ ("Check"));
  ugo_widget_set_css_class (self->check, "suggested-action", answer != UGO_ANSWER_ALONE);
  show_helps (self);
}

void
ugo_puzzle_view_set_low (UgoPuzzleView *self, gboolean is_low)
{
  g_return_if_fail (UGO_IS_PUZZLE_VIEW (self));

  self->is_low = is_low;
  show_helps (self);
}

void
ugo_puzzle_view_set_tutor (UgoPuzzleView *self, UgoPuzzleTutor *tutor, gboolean is_trial)
{
  g_return_if_fail (UGO_IS_PUZZLE_VIEW (self));

  self->is_trial = is_trial;
  ugo_tutor_view_set_tutor (UGO_TUTOR_VIEW (self), (UgoTutor *) tutor);
  if (tutor != NULL)
    show_puzzle (self);
}

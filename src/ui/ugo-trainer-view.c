/* ugo-trainer-view.c: the panel of the questions that train the eye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-trainer-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-answer-pad.h"
#include "ugo-drawing.h"
#include "ugo-widgets.h"
#include "ugo-words-drill.h"

/* How long a right answer stays in sight, in milliseconds: a square, and what takes a look. */
#define GLANCE_TIME 450
#define LOOK_TIME 1100

/* How often the time that is left is told, in milliseconds. */
#define TICK_TIME 250

#define ASKED_COLOUR 'B'
#define CHOSEN_COLOUR 'Y'
#define WAY_COLOUR 'G'

/* The pages. */
#define PAGE_ROUND "round"
#define PAGE_RESULT "result"

struct _UgoTrainerView
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoTrainer *trainer;
  GSignalGroup *signals;
  char *news; /* what is to be said before the next question */

  /* Borrowed. */
  UgoBoard *board;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *stack;
  GtkWidget *count;
  GtkWidget *bar;
  GtkWidget *question;
  GtkWidget *chosen;
  GtkWidget *feedback;
  UgoAnswerPad *pad;
  GtkWidget *foot;
  GtkWidget *check;
  GtkWidget *go_on;
  GtkWidget *score;
  GtkWidget *result;
  GtkWidget *best;
  GtkWidget *missed;
  GtkWidget *again;

  /* Plain state. */
  guint timeout; /* what comes next by itself */
  guint tick;
  gint64 ticked; /* until when the time has been told, in microseconds */
  UgoTrainerState told_state;
  guint told_answered;
  uint64_t told_chosen;
  gboolean is_told; /* whether the three are of this round */
};

G_DEFINE_FINAL_TYPE (UgoTrainerView, ugo_trainer_view, GTK_TYPE_WIDGET)

/* The board */

/* The way that shows how far a piece comes, as it is seen. */
static void
add_way (GArray *marks, const UgoDrill *drill)
{
  UgoTrail trail;

  if (drill->route.length == 0)
    return;
  ugo_drawing_find (drill->position.variant.rules)
      ->trail (&drill->position, &drill->route, &trail);
  for (guint i = 1; i < trail.route.length; i++)
    {
      UgoBoardMark mark = { WAY_COLOUR, trail.route.squares[i - 1], trail.route.squares[i] };

      g_array_append_val (marks, mark);
    }
}

/* What was chosen, and what would have been right. */
static void
add_answer (GArray *marks, UgoTrainer *trainer)
{
  const UgoDrill *drill = ugo_trainer_get_drill (trainer);
  uint64_t chosen = ugo_trainer_get_chosen (trainer);

  ugo_board_mark_squares (marks, drill->squares, UGO_SIGN_RIGHT);
  ugo_board_mark_squares (marks, chosen & ~drill->squares, UGO_SIGN_WRONG);
  add_way (marks, drill);
  if (drill->kind == UGO_DRILL_LANDINGS)
    ugo_board_mark_squares (marks, chosen & drill->squares, CHOSEN_COLOUR);
}

static void
update_board (UgoTrainerView *self)
{
  const UgoDrill *drill = ugo_trainer_get_drill (self->trainer);
  UgoTrainerState state = ugo_trainer_get_state (self->trainer);
  gboolean is_over = state == UGO_TRAINER_OVER;
  gboolean is_about_names = drill->kind == UGO_DRILL_NAME || drill->kind == UGO_DRILL_FIND;
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));

  if (!ugo_position_same (ugo_board_get_position (self->board), &drill->position))
    ugo_board_set_position (self->board, &drill->position);
  if (!is_over && drill->kind != UGO_DRILL_FIND)
    ugo_board_mark_squares (marks, UINT64_C (1) << drill->square, ASKED_COLOUR);
  if (is_over)
    ugo_board_mark_squares (marks, ugo_trainer_get_missed (self->trainer), ASKED_COLOUR);
  else if (state == UGO_TRAINER_ASKING)
    ugo_board_mark_squares (marks, ugo_trainer_get_chosen (self->trainer), CHOSEN_COLOUR);
  else
    add_answer (marks, self->trainer);
  ugo_board_set_marks (self->board, (const UgoBoardMark *) marks->data, marks->len);
  g_object_set (self->board, "playable", FALSE, "nameless", is_about_names && !is_over, "editing",
                state == UGO_TRAINER_ASKING
                    && (drill->kind == UGO_DRILL_FIND || drill->kind == UGO_DRILL_LANDINGS),
                NULL);
}

/* The panel */

static gboolean
is_turned (UgoTrainerView *self)
{
  gboolean turned;

  g_object_get (self->board, "turned", &turned, NULL);
  return turned;
}

static char *
describe_count (UgoTrainerView *self)
{
  guint n_answered = ugo_trainer_get_n_answered (self->trainer);
  guint n_right = ugo_trainer_get_n_right (self->trainer);
  guint left = (ugo_trainer_get_left (self->trainer) + 999) / 1000;

  if (ugo_trainer_is_timed (self->trainer))
    /* Translators: minutes and seconds left, and how many answers were right. */
    return g_strdup_printf (ngettext ("%1$u:%2$02u left · %3$u right",
                                      "%1$u:%2$02u left · %3$u right", n_right),
                            left / 60, left % 60, n_right);
  if (ugo_trainer_get_state (self->trainer) == UGO_TRAINER_ASKING)
    n_answered++;
  /* Translators: which question it is, of how many, and how many answers were right. */
  return g_strdup_printf (ngettext ("Question %1$u of %2$u · %3$u right",
                                    "Question %1$u of %2$u · %3$u right", n_right),
                          n_answered, UGO_TRAINER_N_QUESTIONS, n_right);
}

static void
update_clock (UgoTrainerView *self)
{
  g_autofree char *count = describe_count (self);
  double whole = 1000.0 * ugo_trainer_get_seconds (ugo_trainer_get_kind (self->trainer));
  double part = ugo_trainer_is_timed (self->trainer)
                    ? ugo_trainer_get_left (self->trainer) / whole
                    : (double) ugo_trainer_get_n_answered (self->trainer) / UGO_TRAINER_N_QUESTIONS;

  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), part);
}

static const char *
choose_foot (UgoTrainerState state)
{
  return state == UGO_TRAINER_ASKING ? "asking" : "answered";
}

static void
show_feedback (UgoTrainerView *self, const char *text, const char *css_class)
{
  ugo_label_show (self->feedback, text);
  ugo_widget_set_css_class (self->feedback, "good", g_strcmp0 (css_class, "good") == 0);
  ugo_widget_set_css_class (self->feedback, "fault", g_strcmp0 (css_class, "fault") == 0);
}

static void
show_chosen (UgoTrainerView *self)
{
  g_autofree char *names = ugo_words_drill_squares (ugo_trainer_get_rules (self->trainer),
                                                    ugo_trainer_get_chosen (self->trainer));
  /* Translators: %s are the names of squares, with commas between. */
  g_autofree char *sentence = g_strdup_printf (_ ("Chosen: %s"), names);

  ugo_label_show (self->chosen, *names != '\0' && ugo_trainer_can_check (self->trainer) ? sentence
                                                                                       : NULL);
}

/* What is said to the answer; kept to be said with the next question when that comes by itself. */
static void
show_answer (UgoTrainerView *self, UgoTrainerState state)
{
  const UgoDrill *drill = ugo_trainer_get_drill (self->trainer);

  g_clear_pointer (&self->news, g_free);
  if (state == UGO_TRAINER_ASKING)
    {
      show_feedback (self, NULL, NULL);
      return;
    }
  self->news = state == UGO_TRAINER_RIGHT
                   ? ugo_words_drill_right (drill)
                   : ugo_words_drill_wrong (drill, ugo_trainer_get_chosen (self->trainer));
  show_feedback (self, self->news,
                 state == UGO_TRAINER_RIGHT          ? "good"
                 : ugo_trainer_is_given_up (self->trainer) ? NULL
                                                           : "fault");
}

static void
focus_question (UgoTrainerView *self)
{
  UgoDrillKind kind = ugo_trainer_get_kind (self->trainer);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (kind == UGO_DRILL_FIND || kind == UGO_DRILL_LANDINGS)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->pad));
}

static void
announce_question (UgoTrainerView *self, const char *question, const char *earlier)
{
  const UgoDrill *drill = ugo_trainer_get_drill (self->trainer);
  g_autoptr (GString) news = g_string_new (earlier);

  if (news->len > 0)
    g_string_append_c (news, ' ');
  g_string_append (news, question);
  if (drill->kind == UGO_DRILL_NAME)
    {
      g_autofree char *place = ugo_words_drill_place (drill->position.variant.rules,
                                                      drill->square, is_turned (self));

      g_string_append_printf (news, " %s.", place);
    }
  ugo_board_announce (self->board, news->str);
}

static void
ask (UgoTrainerView *self)
{
  const UgoDrill *drill = ugo_trainer_get_drill (self->trainer);
  g_autofree char *question = ugo_words_drill_question (drill);
  g_autofree char *label = ugo_words_drill_entry (drill, is_turned (self));
  g_autofree char *earlier = g_steal_pointer (&self->news);

  gtk_label_set_text (GTK_LABEL (self->question), question);
  ugo_answer_pad_ask (self->pad, drill, label);
  focus_question (self);
  announce_question (self, question, self->told_state == UGO_TRAINER_RIGHT ? earlier : NULL);
}

static void
update_round (UgoTrainerView *self)
{
  UgoTrainerState state = ugo_trainer_get_state (self->trainer);
  gboolean is_new = !self->is_told || state != self->told_state
                    || ugo_trainer_get_n_answered (self->trainer) != self->told_answered;

  ugo_stack_show (self->stack, PAGE_ROUND);
  ugo_stack_show (self->foot, choose_foot (state));
  gtk_widget_set_visible (self->check, ugo_trainer_can_check (self->trainer));
  show_chosen (self);
  if (!is_new)
    return;
  if (state == UGO_TRAINER_ASKING)
    ask (self);
  show_answer (self, state);
  if (state == UGO_TRAINER_WRONG)
    {
      ugo_answer_pad_ask (self->pad, NULL, NULL);
      gtk_widget_grab_focus (self->go_on);
      ugo_board_announce (self->board, self->news);
    }
}

/* A square that was chosen or is chosen no more. */
static void
announce_choice (UgoTrainerView *self)
{
  uint64_t chosen = ugo_trainer_get_chosen (self->trainer);
  uint64_t change = chosen ^ self->told_chosen;
  g_autofree char *names = ugo_words_drill_squares (ugo_trainer_get_rules (self->trainer), change);
  g_autofree char *sentence = NULL;

  if (change == 0 || !self->is_told || !ugo_trainer_can_check (self->trainer)
      || ugo_trainer_get_n_answered (self->trainer) != self->told_answered)
    return;
  /* Translators: said by a screen reader; %s is the name of a square. */
  sentence = g_strdup_printf ((chosen & change) != 0 ? _ ("%s is chosen.")
                                                     : _ ("%s is chosen no more."),
                              names);
  ugo_board_announce (self->board, sentence);
}

/* The result */

static char *
describe_result (UgoTrainer *trainer)
{
  guint n_right = ugo_trainer_get_n_right (trainer);

  if (ugo_trainer_is_timed (trainer))
    return g_strdup_printf (ngettext ("%1$u right answer in %2$u seconds",
                                      "%1$u right answers in %2$u seconds", n_right),
                            n_right, ugo_trainer_get_seconds (ugo_trainer_get_kind (trainer)));
  /* Translators: how many answers were right, of how many questions */
  return g_strdup_printf (ngettext ("%1$u right answer of %2$u", "%1$u right answers of %2$u",
                                    n_right),
                          n_right, ugo_trainer_get_n_answered (trainer));
}

static char *
describe_best (UgoTrainer *trainer)
{
  guint earlier = ugo_trainer_get_earlier_best (trainer);
  guint n_right = ugo_trainer_get_n_right (trainer);

  if (n_right > earlier && earlier > 0)
    return g_strdup_printf (_ ("Your best round so far! The best before was %u."), earlier);
  if (n_right > earlier)
    return g_strdup (_ ("This is the result to beat from now on."));
  if (n_right == earlier && n_right > 0)
    return g_strdup_printf (_ ("As good as your best round: %u."), earlier);
  return earlier > 0 ? g_strdup_printf (_ ("Your best round: %u."), earlier) : NULL;
}

static void
show_result (UgoTrainerView *self)
{
  guint n_right = ugo_trainer_get_n_right (self->trainer);
  uint64_t missed = ugo_trainer_get_missed (self->trainer);
  g_autofree char *score = g_strdup_printf ("%u", n_right);
  g_autofree char *result = describe_result (self->trainer);
  g_autofree char *best = describe_best (self->trainer);
  g_autofree char *names
      = ugo_words_drill_squares (ugo_trainer_get_rules (self->trainer), missed);
  /* Translators: %s are the names of squares, with commas between. */
  g_autofree char *to_look_at
      = g_strdup_printf (_ ("To look at once more, marked on the board: %s"), names);
  g_autofree char *news = g_strjoin (". ", result, best, NULL);

  gtk_label_set_text (GTK_LABEL (self->score), score);
  gtk_label_set_text (GTK_LABEL (self->result), result);
  ugo_label_show (self->best, best);
  ugo_widget_set_css_class (self->best, "good",
                            n_right > ugo_trainer_get_earlier_best (self->trainer));
  ugo_label_show (self->missed, missed != 0 ? to_look_at : NULL);
  ugo_stack_show (self->stack, PAGE_RESULT);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->again);
  ugo_board_announce (self->board, news);
}

/* What comes by itself */

static gboolean
timeout_cb (gpointer data)
{
  UgoTrainerView *self = UGO_TRAINER_VIEW (data);

  self->timeout = 0;
  ugo_trainer_next (self->trainer);
  return G_SOURCE_REMOVE;
}

/* A right answer goes on by itself; a wrong one stays until it has been looked at. */
static void
plan (UgoTrainerView *self)
{
  UgoDrillKind kind = ugo_trainer_get_kind (self->trainer);
  gboolean takes_a_look = kind == UGO_DRILL_LANDINGS || kind == UGO_DRILL_REACH;

  if (ugo_trainer_get_state (self->trainer) != UGO_TRAINER_RIGHT)
    g_clear_handle_id (&self->timeout, g_source_remove);
  else if (self->timeout == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->timeout = g_timeout_add (takes_a_look ? LOOK_TIME : GLANCE_TIME, timeout_cb, self);
}

/* Time passes while the question is in sight. */
static void
tell_time (UgoTrainerView *self)
{
  gint64 now = g_get_monotonic_time ();
  guint passed = (guint) ((now - self->ticked) / 1000);

  self->ticked += (gint64) passed * 1000;
  ugo_trainer_pass_time (self->trainer, passed);
}

static gboolean
tick_cb (gpointer data)
{
  tell_time (UGO_TRAINER_VIEW (data));
  return G_SOURCE_CONTINUE;
}

static void
update_tick (UgoTrainerView *self)
{
  gboolean runs = self->trainer != NULL && ugo_trainer_is_timed (self->trainer)
                  && ugo_trainer_get_state (self->trainer) == UGO_TRAINER_ASKING
                  && gtk_widget_get_mapped (GTK_WIDGET (self));

  if (!runs)
    g_clear_handle_id (&self->tick, g_source_remove);
  else if (self->tick == 0)
    {
      self->ticked = g_get_monotonic_time ();
      self->tick = g_timeout_add (TICK_TIME, tick_cb, self);
    }
}

/* What the trainer tells */

static gboolean
is_only_time (UgoTrainerView *self)
{
  return self->is_told && ugo_trainer_get_state (self->trainer) == self->told_state
         && ugo_trainer_get_n_answered (self->trainer) == self->told_answered
         && ugo_trainer_get_chosen (self->trainer) == self->told_chosen;
}

static void
changed_cb (UgoTrainerView *self)
{
  update_clock (self);
  if (is_only_time (self))
    return;
  update_board (self);
  if (ugo_trainer_get_state (self->trainer) == UGO_TRAINER_OVER)
    show_result (self);
  else
    update_round (self);
  announce_choice (self);
  self->told_state = ugo_trainer_get_state (self->trainer);
  self->told_answered = ugo_trainer_get_n_answered (self->trainer);
  self->told_chosen = ugo_trainer_get_chosen (self->trainer);
  self->is_told = TRUE;
  plan (self);
  update_tick (self);
}

/* What the person does */

static void
square_answered_cb (UgoTrainerView *self, int square)
{
  ugo_trainer_choose (self->trainer, (UgoSquare) square);
}

static void
number_answered_cb (UgoTrainerView *self, int number)
{
  ugo_trainer_answer (self->trainer, number);
}

static void
done_cb (UgoTrainerView *self)
{
  ugo_trainer_check (self->trainer);
}

/* A piece that is dragged about chooses nothing. */
static void
square_pressed_cb (UgoTrainerView *self, int square, int piece)
{
  if (self->trainer != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && piece < 0)
    ugo_trainer_choose (self->trainer, (UgoSquare) square);
}

/* Construction */

static GtkWidget *
create_foot (UgoTrainerView *self)
{
  GtkWidget *foot = gtk_stack_new ();
  GtkWidget *asking = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->check = ugo_panel_button_new (_ ("Check"), "win.lesson-check", TRUE);
  gtk_stack_set_hhomogeneous (GTK_STACK (foot), FALSE);
  self->go_on = ugo_panel_button_new (_ ("Go on"), "win.lesson-next", TRUE);
  gtk_box_append (GTK_BOX (asking), self->check);
  gtk_box_append (GTK_BOX (asking), ugo_panel_button_new (_ ("Show me"), "win.lesson-show", FALSE));
  gtk_box_append (GTK_BOX (asking),
                  ugo_panel_button_new (_ ("End the round"), "win.train-finish", FALSE));
  gtk_stack_add_named (GTK_STACK (foot), asking, "asking");
  gtk_stack_add_named (GTK_STACK (foot), self->go_on, "answered");
  return foot;
}

static GtkWidget *
create_round (UgoTrainerView *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->count = ugo_label_new (NULL, "numeric");
  gtk_widget_add_css_class (self->count, "note");
  self->bar = gtk_progress_bar_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How far the round is"), -1);
  self->question = ugo_label_new (NULL, "title-4");
  self->chosen = ugo_label_new (NULL, NULL);
  self->feedback = ugo_label_new (NULL, "feedback");
  self->pad = UGO_ANSWER_PAD (ugo_answer_pad_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pad), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), -1);
  g_signal_connect_swapped (self->pad, "square-answered", G_CALLBACK (square_answered_cb), self);
  g_signal_connect_swapped (self->pad, "number-answered", G_CALLBACK (number_answered_cb), self);
  g_signal_connect_swapped (self->pad, "done", G_CALLBACK (done_cb), self);
  self->foot = create_foot (self);
  gtk_widget_set_vexpand (self->foot, TRUE);
  gtk_widget_set_valign (self->foot, GTK_ALIGN_END);

  gtk_box_append (GTK_BOX (page), self->count);
  gtk_box_append (GTK_BOX (page), self->bar);
  gtk_box_append (GTK_BOX (page), self->question);
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->pad));
  gtk_box_append (GTK_BOX (page), self->chosen);
  gtk_box_append (GTK_BOX (page), self->feedback);
  gtk_box_append (GTK_BOX (page), self->foot);
  return page;
}

static GtkWidget *
create_result (UgoTrainerView *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  /* The sentence below says it, too. */
  self->score = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              NULL);
  gtk_widget_add_css_class (self->score, "score");
  self->result = ugo_label_new (NULL, "title-4");
  self->best = ugo_label_new (NULL, "feedback");
  self->missed = ugo_label_new (NULL, "note");
  self->again = ugo_panel_button_new (_ ("Once more"), "win.train-again", TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->result), 0.5);
  gtk_label_set_justify (GTK_LABEL (self->result), GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (middle, TRUE);
  gtk_box_append (GTK_BOX (middle), self->score);
  gtk_box_append (GTK_BOX (middle), self->result);
  gtk_box_append (GTK_BOX (middle), self->best);
  gtk_box_append (GTK_BOX (middle), self->missed);
  gtk_box_append (GTK_BOX (page), middle);
  gtk_box_append (GTK_BOX (page), self->again);
  gtk_box_append (GTK_BOX (page),
                  ugo_panel_button_new (_ ("Other exercises"), "win.lesson-list", FALSE));
  return page;
}

/* The class */

static void
ugo_trainer_view_map (GtkWidget *widget)
{
  UgoTrainerView *self = UGO_TRAINER_VIEW (widget);

  GTK_WIDGET_CLASS (ugo_trainer_view_parent_class)->map (widget);
  if (self->trainer == NULL)
    return;
  plan (self);
  update_tick (self);
}

static void
ugo_trainer_view_unmap (GtkWidget *widget)
{
  UgoTrainerView *self = UGO_TRAINER_VIEW (widget);

  GTK_WIDGET_CLASS (ugo_trainer_view_parent_class)->unmap (widget);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_handle_id (&self->tick, g_source_remove);
}

static void
ugo_trainer_view_dispose (GObject *object)
{
  UgoTrainerView *self = UGO_TRAINER_VIEW (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->trainer);
  g_clear_pointer (&self->news, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_trainer_view_parent_class)->dispose (object);
}

static void
ugo_trainer_view_class_init (UgoTrainerViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_trainer_view_dispose;
  GTK_WIDGET_CLASS (klass)->map = ugo_trainer_view_map;
  GTK_WIDGET_CLASS (klass)->unmap = ugo_trainer_view_unmap;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "trainer-view");
}

static void
ugo_trainer_view_init (UgoTrainerView *self)
{
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), create_round (self), PAGE_ROUND);
  gtk_stack_add_named (GTK_STACK (self->stack), create_result (self), PAGE_RESULT);
  gtk_widget_set_vexpand (self->stack, TRUE);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_box_append (GTK_BOX (self->box),
                  ugo_panel_header_new (_ ("Other exercises"), "win.lesson-list", &self->title));
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->signals = g_signal_group_new (UGO_TYPE_TRAINER);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (changed_cb), self);
}

/* Public API */

GtkWidget *
ugo_trainer_view_new (UgoBoard *board)
{
  UgoTrainerView *self = g_object_new (UGO_TYPE_TRAINER_VIEW, NULL);

  self->board = board;
  g_signal_connect_object (board, "square-pressed", G_CALLBACK (square_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
ugo_trainer_view_set_trainer (UgoTrainerView *self, UgoTrainer *trainer)
{
  g_return_if_fail (UGO_IS_TRAINER_VIEW (self));

  if (self->trainer != NULL && trainer == NULL)
    g_object_set (self->board, "nameless", FALSE, NULL);
  g_set_object (&self->trainer, trainer);
  g_signal_group_set_target (self->signals, trainer);
  self->is_told = FALSE;
  g_clear_pointer (&self->news, g_free);
  if (trainer != NULL)
    {
      gtk_label_set_text (GTK_LABEL (self->title),
                          ugo_words_drill_title (ugo_trainer_get_rules (trainer),
                                                 ugo_trainer_get_kind (trainer)));
      changed_cb (self);
    }
  update_tick (self);
}

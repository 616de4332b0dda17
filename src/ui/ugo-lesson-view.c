/* ugo-lesson-view.c: the panel of a lesson: what it says, asks and answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lesson-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-course.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

/* How long a refused move, or one that will be answered, stays in sight, in milliseconds. */
#define LOOK_TIME 700

/* The colours of marks and arrows, as records name them. */
static const char mark_colours[] = { [UGO_MARK_LOOK] = 'B', [UGO_MARK_GOOD] = 'G',
                                     [UGO_MARK_BAD] = 'R' };
#define HINT_COLOUR 'Y'
#define CHOSEN_COLOUR 'G'

struct _UgoLessonView
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoTutor *tutor;
  UgoProgress *progress;
  GSignalGroup *signals;
  UgoGlossary *glossary;

  /* Borrowed. */
  UgoBoard *board;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *steps;
  GtkWidget *text;
  GtkWidget *words;
  GtkWidget *meanings;
  GtkWidget *hint;
  GtkWidget *feedback;
  GtkWidget *number;
  GtkAdjustment *adjustment; /* of the texts */
  GtkWidget *foot;

  /* Plain state. */
  guint timeout;      /* what comes next by itself */
  gboolean is_showing; /* the solution is being shown */
  const UgoLessonStep *told_step;
  const char *told;
  gboolean has_news; /* what was said last stands below the step's text */
};

G_DEFINE_FINAL_TYPE (UgoLessonView, ugo_lesson_view, GTK_TYPE_WIDGET)

/* The board */

static void
add_step_marks (GArray *marks, const UgoLessonStep *step)
{
  for (guint i = 0; i < step->marks->len; i++)
    {
      const UgoLessonMark *mark = &g_array_index (step->marks, UgoLessonMark, i);

      ugo_board_mark_squares (marks, mark->squares, mark_colours[mark->kind]);
    }
  for (guint i = 0; i < step->arrows->len; i++)
    {
      const UgoLessonArrow *arrow = &g_array_index (step->arrows, UgoLessonArrow, i);
      UgoBoardMark mark = { mark_colours[UGO_MARK_LOOK], arrow->from, arrow->to };

      g_array_append_val (marks, mark);
    }
}

static gboolean
is_exploring (UgoLessonView *self)
{
  return ugo_tutor_get_state (self->tutor) == UGO_TUTOR_EXPLORING;
}

static void
update_board (UgoLessonView *self)
{
  const UgoLessonStep *step = ugo_tutor_get_step (self->tutor);
  guint n_hints = ugo_tutor_get_n_hints (self->tutor);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));

  if (!ugo_position_same (ugo_board_get_position (self->board),
                          ugo_tutor_get_position (self->tutor)))
    ugo_board_set_position (self->board, ugo_tutor_get_position (self->tutor));
  if (!is_exploring (self))
    {
      add_step_marks (marks, step);
      if (n_hints > 0)
        ugo_board_mark_squares (marks, step->hints[n_hints - 1].squares, HINT_COLOUR);
      ugo_board_mark_squares (marks, ugo_tutor_get_chosen (self->tutor), CHOSEN_COLOUR);
    }
  ugo_board_set_marks (self->board, (const UgoBoardMark *) marks->data, marks->len);
  g_object_set (self->board, "playable", ugo_tutor_can_play (self->tutor), "editing",
                step->goal == UGO_LESSON_GOAL_SELECT
                    && ugo_tutor_get_state (self->tutor) == UGO_TUTOR_ASKING,
                NULL);
}

/* The panel */

static char *
describe_step (UgoLessonView *self, guint index)
{
  int stars = ugo_tutor_get_stars (ugo_tutor_get_lesson (self->tutor), index, self->progress);

  if (stars == 0)
    /* Translators: a step of a lesson, for a screen reader */
    return g_strdup_printf (_ ("Step %u"), index + 1);
  return g_strdup_printf (ngettext ("Step %u, solved, %d star", "Step %u, solved, %d stars",
                                    (gulong) stars),
                          index + 1, stars);
}

static void
step_clicked_cb (UgoLessonView *self, GtkWidget *button)
{
  ugo_tutor_go_to (self->tutor,
                   GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ugo-step")));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
make_steps (UgoLessonView *self)
{
  GtkWidget *child;
  guint n_steps = self->tutor != NULL
                      ? ugo_lesson_get_n_steps (ugo_tutor_get_lesson (self->tutor))
                      : 0;

  while ((child = gtk_widget_get_first_child (self->steps)) != NULL)
    gtk_box_remove (GTK_BOX (self->steps), child);
  for (guint i = 0; i < n_steps; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      GtkWidget *button = gtk_button_new_with_label (number);

      gtk_widget_add_css_class (button, "step");
      gtk_widget_set_hexpand (button, TRUE);
      gtk_widget_set_focus_on_click (button, FALSE);
      g_object_set_data (G_OBJECT (button), "ugo-step", GUINT_TO_POINTER (i));
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (step_clicked_cb), self);
      gtk_box_append (GTK_BOX (self->steps), button);
    }
}

static void
update_steps (UgoLessonView *self)
{
  UgoLesson *lesson = ugo_tutor_get_lesson (self->tutor);
  guint i = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (self->steps); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    {
      g_autofree char *name = describe_step (self, i);

      ugo_widget_set_css_class (button, "solved",
                                ugo_tutor_get_stars (lesson, i, self->progress) > 0);
      ugo_widget_set_css_class (button, "current", i == ugo_tutor_get_index (self->tutor));
      gtk_widget_set_tooltip_text (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
}

/* Words of the game that the step uses, to be explained on demand. */

static void
add_meaning (UgoLessonView *self, const UgoGlossaryWord *word)
{
  GtkWidget *name = ugo_label_new (NULL, "heading");
  GtkWidget *meaning = ugo_label_new (NULL, "meaning");

  gtk_label_set_text (GTK_LABEL (name),
                      g_dpgettext2 (GETTEXT_PACKAGE, word->context, word->name));
  gtk_label_set_text (GTK_LABEL (meaning),
                      g_dpgettext2 (GETTEXT_PACKAGE, word->context, word->meaning));
  gtk_label_set_max_width_chars (GTK_LABEL (meaning), 36);
  gtk_box_append (GTK_BOX (self->meanings), name);
  gtk_box_append (GTK_BOX (self->meanings), meaning);
}

static void
update_words (UgoLessonView *self)
{
  const UgoLessonStep *step = ugo_tutor_get_step (self->tutor);
  GtkWidget *child;
  gboolean has_words = FALSE;

  while ((child = gtk_widget_get_first_child (self->meanings)) != NULL)
    gtk_box_remove (GTK_BOX (self->meanings), child);
  for (char **id = step->words; self->glossary != NULL && id != NULL && *id != NULL; id++)
    {
      const UgoGlossaryWord *word
          = ugo_glossary_lookup (self->glossary, *id, step->position.variant.rules);

      if (word == NULL)
        continue;
      add_meaning (self, word);
      has_words = TRUE;
    }
  gtk_widget_set_visible (self->words, has_words && !is_exploring (self));
  /* Where nothing in the texts can have the keyboard, it would be lost there. */
  gtk_widget_set_can_focus (gtk_widget_get_ancestor (self->words, GTK_TYPE_SCROLLED_WINDOW),
                            has_words && !is_exploring (self));
}

static const char *
choose_foot (UgoLessonView *self)
{
  const UgoLessonStep *step = ugo_tutor_get_step (self->tutor);

  switch (ugo_tutor_get_state (self->tutor))
    {
    case UGO_TUTOR_EXPLORING:
      return "exploring";
    case UGO_TUTOR_SOLVED:
      return "solved";
    case UGO_TUTOR_WRONG:
      return "wrong";
    case UGO_TUTOR_ASKING:
    default:
      if (step->goal == UGO_LESSON_GOAL_READ)
        return "solved";
      return step->goal == UGO_LESSON_GOAL_SELECT  ? "choosing"
             : step->goal == UGO_LESSON_GOAL_COUNT ? "counting"
                                            : "asking";
    }
}

/* Whoever has pressed a button by its key goes on there. */
static void
show_foot (UgoLessonView *self)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->foot) != NULL;

  ugo_stack_show (self->foot, choose_foot (self));
  if (had_focus && gtk_widget_get_focus_child (self->foot) == NULL)
    gtk_widget_child_focus (self->foot, GTK_DIR_TAB_FORWARD);
}

static const char *
choose_text (UgoLessonView *self)
{
  if (is_exploring (self))
    return _ ("Try what you like: both sides can be moved, and nothing is judged.");
  return ugo_tutor_get_text (self->tutor);
}

static void
update_panel (UgoLessonView *self)
{
  UgoTutorState state = ugo_tutor_get_state (self->tutor);

  gtk_label_set_text (GTK_LABEL (self->title),
                      g_dgettext (GETTEXT_PACKAGE,
                                  ugo_lesson_get_title (ugo_tutor_get_lesson (self->tutor))));
  update_steps (self);
  ugo_label_show (self->text, choose_text (self));
  update_words (self);
  ugo_label_show (self->hint, is_exploring (self) || state == UGO_TUTOR_SOLVED
                                  ? NULL
                                  : ugo_tutor_get_hint (self->tutor));
  ugo_label_show (self->feedback, ugo_tutor_get_feedback (self->tutor));
  ugo_widget_set_css_class (self->feedback, "good", state == UGO_TUTOR_SOLVED);
  ugo_widget_set_css_class (self->feedback, "fault", ugo_tutor_is_refusal (self->tutor));
  if (ugo_tutor_get_answer (self->tutor) >= 0)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number),
                               ugo_tutor_get_answer (self->tutor));
  show_foot (self);
}

/* Where there is little room, a hint or an answer must not stay out of sight. */
static void
show_news (UgoLessonView *self)
{
  double end = gtk_adjustment_get_upper (self->adjustment)
               - gtk_adjustment_get_page_size (self->adjustment);

  gtk_adjustment_set_value (self->adjustment, self->has_news ? end : 0);
}

/* Says what is new: a step, a hint or an answer. */
static void
announce (UgoLessonView *self)
{
  const UgoLessonStep *step = ugo_tutor_get_step (self->tutor);
  const char *news = ugo_tutor_get_feedback (self->tutor);

  if (news == NULL)
    news = ugo_tutor_get_hint (self->tutor);
  if (step != self->told_step)
    news = ugo_tutor_get_text (self->tutor);
  self->has_news = news != NULL && step == self->told_step;
  show_news (self);
  if (news != NULL && news != self->told)
    ugo_board_announce (self->board, news);
  self->told = news;
  self->told_step = step;
}

/* What comes by itself */

static gboolean
timeout_cb (gpointer data)
{
  UgoLessonView *self = UGO_LESSON_VIEW (data);

  self->timeout = 0;
  if (ugo_tutor_get_reply_due (self->tutor))
    ugo_tutor_reply (self->tutor);
  else if (self->is_showing)
    ugo_tutor_show (self->tutor);
  else
    ugo_tutor_try_again (self->tutor);
  return G_SOURCE_REMOVE;
}

/* A refused move that nothing answers goes back by itself; one that was answered stays, so that it
 * can be seen what is wrong with it. */
static gboolean
goes_back (UgoLessonView *self)
{
  UgoLessonGoal goal = ugo_tutor_get_step (self->tutor)->goal;

  return ugo_tutor_get_state (self->tutor) == UGO_TUTOR_WRONG
         && (goal == UGO_LESSON_GOAL_SELECT || goal == UGO_LESSON_GOAL_COUNT
             || goal == UGO_LESSON_GOAL_MOVE)
         && ugo_tutor_get_step (self->tutor)->replies->len == 0;
}

static void
plan (UgoLessonView *self)
{
  double motion = ugo_board_get_motion_time (self->board);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (!ugo_tutor_can_show (self->tutor) && !ugo_tutor_get_reply_due (self->tutor))
    self->is_showing = FALSE;
  if (ugo_tutor_get_reply_due (self->tutor) || self->is_showing || goes_back (self))
    self->timeout = g_timeout_add ((guint) (motion * 1000) + LOOK_TIME, timeout_cb, self);
}

/* What the tutor tells */

static void
moved_cb (UgoLessonView *self, const UgoPosition *before, const UgoMove *move,
          const UgoRoute *route, const UgoPosition *after)
{
  ugo_board_show_move (self->board, before, *move, route, after);
}

static void
changed_cb (UgoLessonView *self)
{
  update_board (self);
  update_panel (self);
  announce (self);
  plan (self);
}

/* What the person does on the board */

static gboolean
is_shown (UgoLessonView *self)
{
  return self->tutor != NULL && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static void
move_chosen_cb (UgoLessonView *self, const UgoMove *move, const UgoRoute *route)
{
  if (!is_shown (self))
    return;
  self->is_showing = FALSE;
  ugo_tutor_play (self->tutor, *move, route);
}

static void
move_refused_cb (UgoLessonView *self, const UgoMove *move, int status)
{
  g_autofree char *sentence = NULL;

  if (!is_shown (self))
    return;
  sentence = ugo_words_refusal (ugo_tutor_get_position (self->tutor), *move, (UgoStatus) status);
  ugo_label_show (self->feedback, sentence);
  ugo_widget_set_css_class (self->feedback, "good", FALSE);
  ugo_widget_set_css_class (self->feedback, "fault", TRUE);
  ugo_board_announce (self->board, sentence);
}

/* A piece that is dragged about chooses nothing. */
static void
square_pressed_cb (UgoLessonView *self, int square, int piece)
{
  if (is_shown (self) && piece < 0)
    ugo_tutor_toggle (self->tutor, (UgoSquare) square);
}

static void
answer_cb (UgoLessonView *self)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->number));
  ugo_tutor_answer (self->tutor,
                    gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Construction */

static GtkWidget *
create_box (GtkOrientation orientation, GtkWidget *first, GtkWidget *second)
{
  GtkWidget *box = gtk_box_new (orientation, 6);

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  return box;
}

/* A row that gives help, with what else there is to do. */
static GtkWidget *
create_help_row (GtkWidget *first, GtkWidget *last)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (first != NULL)
    gtk_box_append (GTK_BOX (row), first);
  gtk_box_append (GTK_BOX (row), ugo_panel_button_new (_ ("Hint"), "win.lesson-hint", FALSE));
  gtk_box_append (GTK_BOX (row), ugo_panel_button_new (_ ("Show me"), "win.lesson-show", FALSE));
  if (last != NULL)
    gtk_box_append (GTK_BOX (row), last);
  return row;
}

static GtkWidget *
create_number_row (UgoLessonView *self)
{
  GtkWidget *answer = ugo_panel_button_new (_ ("Answer"), NULL, TRUE);

  self->number = gtk_spin_button_new_with_range (0, 99, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->number), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), -1);
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (self->number)), "activate",
                            G_CALLBACK (answer_cb), self);
  g_signal_connect_swapped (answer, "clicked", G_CALLBACK (answer_cb), self);
  return create_box (GTK_ORIENTATION_HORIZONTAL, self->number, answer);
}

static GtkWidget *
create_explore_button (void)
{
  return ugo_panel_button_new (_ ("Explore"), "win.lesson-explore", FALSE);
}

static GtkWidget *
create_foot (UgoLessonView *self)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkStack *foot = GTK_STACK (stack);

  gtk_stack_set_vhomogeneous (foot, FALSE);
  gtk_stack_set_hhomogeneous (foot, FALSE);
  gtk_stack_add_named (foot, create_help_row (NULL, create_explore_button ()), "asking");
  gtk_stack_add_named (
      foot, create_help_row (ugo_panel_button_new (_ ("Check"), "win.lesson-check", TRUE), NULL),
      "choosing");
  gtk_stack_add_named (foot, create_box (GTK_ORIENTATION_VERTICAL, create_number_row (self),
                                         create_help_row (NULL, NULL)),
                       "counting");
  gtk_stack_add_named (foot, ugo_panel_button_new (_ ("Try again"), "win.lesson-again", TRUE),
                       "wrong");
  gtk_stack_add_named (foot,
                       create_box (GTK_ORIENTATION_HORIZONTAL,
                                   ugo_panel_button_new (_ ("Go on"), "win.lesson-next", TRUE),
                                   create_explore_button ()),
                       "solved");
  gtk_stack_add_named (
      foot, ugo_panel_button_new (_ ("Back to the lesson"), "win.lesson-explore", TRUE),
      "exploring");
  return stack;
}

static void
ugo_lesson_view_dispose (GObject *object)
{
  UgoLessonView *self = UGO_LESSON_VIEW (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->tutor);
  g_clear_object (&self->progress);
  g_clear_pointer (&self->glossary, ugo_glossary_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_lesson_view_parent_class)->dispose (object);
}

static void
ugo_lesson_view_class_init (UgoLessonViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_lesson_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "lesson-view");
}

static GtkWidget *
create_words (UgoLessonView *self)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  const char *label = _ ("What the words mean");

  self->meanings = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->meanings, "meanings");
  gtk_popover_set_child (GTK_POPOVER (popover), self->meanings);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), label);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "caption");
  return button;
}

static GtkWidget *
create_texts (UgoLessonView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->text = ugo_label_new (NULL, "title-4");
  self->words = create_words (self);
  self->hint = ugo_label_new (NULL, "hint");
  self->feedback = ugo_label_new (NULL, "feedback");
  gtk_box_append (GTK_BOX (texts), self->text);
  gtk_box_append (GTK_BOX (texts), self->words);
  gtk_box_append (GTK_BOX (texts), self->hint);
  gtk_box_append (GTK_BOX (texts), self->feedback);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 84);
  self->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_connect_object (self->adjustment, "changed", G_CALLBACK (show_news), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), texts);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
ugo_lesson_view_init (UgoLessonView *self)
{
  self->glossary = ugo_course_load_glossary ();
  self->steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_box_append (GTK_BOX (self->box),
                  ugo_panel_header_new (_ ("All lessons"), "win.lesson-list", &self->title));
  gtk_box_append (GTK_BOX (self->box), self->steps);
  gtk_box_append (GTK_BOX (self->box), create_texts (self));
  self->foot = create_foot (self);
  gtk_box_append (GTK_BOX (self->box), self->foot);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->signals = g_signal_group_new (UGO_TYPE_TUTOR);
  g_signal_group_connect_swapped (self->signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
ugo_lesson_view_new (UgoBoard *board)
{
  UgoLessonView *self = g_object_new (UGO_TYPE_LESSON_VIEW, NULL);

  self->board = board;
  g_signal_connect_object (board, "move-chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "move-refused", G_CALLBACK (move_refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "square-pressed", G_CALLBACK (square_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
ugo_lesson_view_set_tutor (UgoLessonView *self, UgoTutor *tutor, UgoProgress *progress)
{
  g_return_if_fail (UGO_IS_LESSON_VIEW (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_set_object (&self->tutor, tutor);
  g_set_object (&self->progress, progress);
  g_signal_group_set_target (self->signals, tutor);
  self->is_showing = FALSE;
  self->told = NULL;
  self->told_step = NULL;
  make_steps (self);
  if (tutor != NULL)
    changed_cb (self);
}

void
ugo_lesson_view_show_solution (UgoLessonView *self)
{
  g_return_if_fail (UGO_IS_LESSON_VIEW (self) && self->tutor != NULL);

  self->is_showing = TRUE;
  ugo_tutor_show (self->tutor);
}

/* ugo-learn-page.c: the place Learn: lessons and exercises of both games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-learn-page.h"

#include "ugo-board-column.h"
#include "ugo-course.h"
#include "ugo-lesson-list.h"
#include "ugo-lesson-view.h"
#include "ugo-place.h"
#include "ugo-trainer-chooser.h"
#include "ugo-trainer-view.h"
#include "ugo-widgets.h"

struct _UgoLearnPage
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoProgress *progress;
  UgoLessonTutor *tutor;
  UgoTrainer *trainer;
  GPtrArray *lessons; /* of the game */
  GSignalGroup *tutor_signals;
  GSignalGroup *trainer_signals;

  /* Part of the widget tree. */
  GtkWidget *place;
  UgoBoardColumn *column;
  UgoBoard *board; /* in the column */
  GtkStack *panel;
  UgoLessonList *list;
  UgoLessonView *view;
  UgoTrainerChooser *exercises;
  UgoTrainerView *trainer_view;
  GtkWidget *training; /* the exercises, or a round */

  /* Plain state. */
  const UgoRules *rules;
  gboolean is_training;
  gboolean is_turned;          /* the board of the lessons */
  gboolean is_training_turned; /* that of the exercises */
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

G_DEFINE_FINAL_TYPE (UgoLearnPage, ugo_learn_page, GTK_TYPE_WIDGET)

/* The list */

/* The lesson is another object after the texts were made anew. */
static guint
find_lesson (UgoLearnPage *self, UgoLesson *lesson)
{
  guint index = 0;

  while (index < self->lessons->len
         && !g_str_equal (ugo_lesson_get_id (self->lessons->pdata[index]),
                          ugo_lesson_get_id (lesson)))
    index++;
  return index;
}

static void
fill_list (UgoLearnPage *self)
{
  if (self->list != NULL && self->progress != NULL)
    ugo_lesson_list_show (self->list, self->rules, self->lessons, self->progress);
}

static void
changed (UgoLearnPage *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
progress_changed_cb (UgoLearnPage *self)
{
  if (self->tutor == NULL && self->trainer == NULL)
    fill_list (self);
  changed (self);
}

static void
lesson_chosen_cb (UgoLearnPage *self, UgoLesson *lesson)
{
  g_autoptr (UgoLessonTutor) tutor = NULL;

  /* The list must not be made anew while one of its rows tells this. */
  g_signal_handlers_block_by_func (self->progress, progress_changed_cb, self);
  tutor = ugo_lesson_tutor_new (lesson, self->progress);
  g_signal_handlers_unblock_by_func (self->progress, progress_changed_cb, self);
  /* What is done is begun anew. */
  if (ugo_lesson_tutor_get_n_solved (lesson, self->progress) == ugo_lesson_get_n_steps (lesson))
    ugo_lesson_tutor_go_to (tutor, 0);
  ugo_learn_page_open (self, tutor);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Construction */

static GtkWidget *
create_training_panel (UgoLearnPage *self)
{
  self->exercises = UGO_TRAINER_CHOOSER (ugo_trainer_chooser_new ());
  self->trainer_view = UGO_TRAINER_VIEW (ugo_trainer_view_new (self->board));
  self->training = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->training), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->training), FALSE);
  gtk_stack_add_named (GTK_STACK (self->training), GTK_WIDGET (self->exercises), "choose");
  gtk_stack_add_named (GTK_STACK (self->training), GTK_WIDGET (self->trainer_view), "round");
  return self->training;
}

/* The class */

static void
ugo_learn_page_dispose (GObject *object)
{
  UgoLearnPage *self = UGO_LEARN_PAGE (object);

  if (self->progress != NULL)
    g_signal_handlers_disconnect_by_data (self->progress, self);
  g_clear_object (&self->tutor_signals);
  g_clear_object (&self->trainer_signals);
  g_clear_pointer (&self->place, gtk_widget_unparent);
  self->list = NULL;
  self->view = NULL;
  g_clear_object (&self->tutor);
  g_clear_object (&self->trainer);
  g_clear_object (&self->progress);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  G_OBJECT_CLASS (ugo_learn_page_parent_class)->dispose (object);
}

static void
ugo_learn_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UgoLearnPage *self = UGO_LEARN_PAGE (object);

  if (id == PROP_BOARD)
    g_value_set_object (value, self->board);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* The board in a lesson, the question in a round, else the list. */
static gboolean
ugo_learn_page_grab_focus (GtkWidget *widget)
{
  UgoLearnPage *self = UGO_LEARN_PAGE (widget);

  if (self->view == NULL)
    return FALSE;
  if (self->tutor != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (self->is_training)
    return gtk_widget_grab_focus (gtk_stack_get_visible_child (GTK_STACK (self->training)));
  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
ugo_learn_page_class_init (UgoLearnPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ugo_learn_page_dispose;
  object_class->get_property = ugo_learn_page_get_property;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_learn_page_grab_focus;

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, UGO_TYPE_BOARD,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_learn_page_init (UgoLearnPage *self)
{
  self->rules = ugo_rules_all ()[0];
  self->tutor_signals = g_signal_group_new (UGO_TYPE_LESSON_TUTOR);
  g_signal_group_connect_swapped (self->tutor_signals, "changed", G_CALLBACK (changed), self);
  self->trainer_signals = g_signal_group_new (UGO_TYPE_TRAINER);
  g_signal_group_connect_swapped (self->trainer_signals, "changed", G_CALLBACK (changed), self);
}

/* Public API */

GtkWidget *
ugo_learn_page_new (void)
{
  return g_object_new (UGO_TYPE_LEARN_PAGE, NULL);
}

static void
show_start (UgoLearnPage *self)
{
  UgoPosition start;

  ugo_position_start (ugo_variant_default (self->rules), &start);
  g_object_set (self->board, "playable", FALSE, "editing", FALSE, NULL);
  ugo_board_set_marks (self->board, NULL, 0);
  ugo_board_set_position (self->board, &start);
}

void
ugo_learn_page_prepare (UgoLearnPage *self)
{
  GtkWidget *panel;

  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  if (self->place != NULL)
    return;
  self->lessons = ugo_course_load (self->rules);
  self->column = UGO_BOARD_COLUMN (ugo_board_column_new ());
  self->board = ugo_board_column_get_board (self->column);
  panel = gtk_stack_new ();
  self->panel = GTK_STACK (panel);
  gtk_stack_set_hhomogeneous (self->panel, FALSE);
  gtk_stack_set_vhomogeneous (self->panel, FALSE);
  self->list = UGO_LESSON_LIST (ugo_lesson_list_new ());
  g_signal_connect_swapped (self->list, "chosen", G_CALLBACK (lesson_chosen_cb), self);
  gtk_stack_add_named (self->panel, GTK_WIDGET (self->list), "list");
  self->view = UGO_LESSON_VIEW (ugo_lesson_view_new (self->board));
  gtk_stack_add_named (self->panel, GTK_WIDGET (self->view), "lesson");
  gtk_stack_add_named (self->panel, create_training_panel (self), "training");
  self->place = ugo_place_new (GTK_WIDGET (self->column), panel);
  g_object_set (self->place, "yields", TRUE, NULL);
  gtk_widget_set_parent (self->place, GTK_WIDGET (self));
  show_start (self);
  fill_list (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BOARD]);
}

void
ugo_learn_page_set_progress (UgoLearnPage *self, UgoProgress *progress)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self) && self->progress == NULL);

  self->progress = g_object_ref (progress);
  g_signal_connect_swapped (progress, "changed", G_CALLBACK (progress_changed_cb), self);
  fill_list (self);
}

void
ugo_learn_page_set_game (UgoLearnPage *self, const UgoRules *rules)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  if (self->rules == rules)
    return;
  self->rules = rules;
  if (self->place == NULL)
    return;
  g_ptr_array_unref (self->lessons);
  self->lessons = ugo_course_load (rules);
  ugo_learn_page_open (self, NULL);
}

const UgoRules *
ugo_learn_page_get_game (UgoLearnPage *self)
{
  return self->rules;
}

UgoLessonTutor *
ugo_learn_page_get_tutor (UgoLearnPage *self)
{
  return self->tutor;
}

UgoBoard *
ugo_learn_page_get_board (UgoLearnPage *self)
{
  return self->board;
}

UgoBoardColumn *
ugo_learn_page_get_column (UgoLearnPage *self)
{
  return self->column;
}

static void
update_turned (UgoLearnPage *self)
{
  if (self->board != NULL)
    g_object_set (self->board, "turned",
                  self->is_training ? self->is_training_turned : self->is_turned, NULL);
}

static void
set_trainer (UgoLearnPage *self, gboolean is_training, UgoTrainer *trainer)
{
  self->is_training = is_training;
  g_set_object (&self->trainer, trainer);
  g_signal_group_set_target (self->trainer_signals, trainer);
  update_turned (self);
  ugo_trainer_view_set_trainer (self->trainer_view, trainer);
}

void
ugo_learn_page_open (UgoLearnPage *self, UgoLessonTutor *tutor)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  ugo_learn_page_prepare (self);
  set_trainer (self, FALSE, NULL);
  g_set_object (&self->tutor, tutor);
  g_signal_group_set_target (self->tutor_signals, tutor);
  ugo_stack_show (GTK_WIDGET (self->panel), tutor != NULL ? "lesson" : "list");
  ugo_lesson_view_set_tutor (self->view, tutor, self->progress);
  if (tutor == NULL)
    {
      show_start (self);
      fill_list (self);
    }
  changed (self);
}

void
ugo_learn_page_open_training (UgoLearnPage *self, UgoTrainer *trainer)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  ugo_learn_page_open (self, NULL);
  ugo_stack_show (GTK_WIDGET (self->panel), "training");
  ugo_stack_show (self->training, trainer != NULL ? "round" : "choose");
  if (trainer == NULL)
    ugo_trainer_chooser_show (self->exercises, self->rules, self->progress);
  set_trainer (self, TRUE, trainer);
  changed (self);
}

gboolean
ugo_learn_page_is_training (UgoLearnPage *self)
{
  return self->is_training;
}

UgoTrainer *
ugo_learn_page_get_trainer (UgoLearnPage *self)
{
  return self->trainer;
}

void
ugo_learn_page_set_turned (UgoLearnPage *self, gboolean is_turned, gboolean is_training_turned)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  self->is_turned = is_turned;
  self->is_training_turned = is_training_turned;
  update_turned (self);
}

void
ugo_learn_page_go_back (UgoLearnPage *self)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  if (self->trainer != NULL)
    ugo_learn_page_open_training (self, NULL);
  else
    ugo_learn_page_open (self, NULL);
}

void
ugo_learn_page_toast (UgoLearnPage *self, const char *sentence, const char *button,
                      const char *action)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self) && self->column != NULL);

  ugo_board_column_toast (self->column, sentence, button, action);
  ugo_board_announce (self->board, sentence);
}

gboolean
ugo_learn_page_can_reset (UgoLearnPage *self)
{
  return self->lessons != NULL && self->progress != NULL
         && ugo_course_is_begun (self->lessons, self->progress);
}

static void
open_next_lesson (UgoLearnPage *self)
{
  guint next = find_lesson (self, ugo_lesson_tutor_get_lesson (self->tutor)) + 1;
  g_autoptr (UgoLessonTutor) tutor = NULL;

  if (next < self->lessons->len)
    {
      tutor = ugo_lesson_tutor_new (self->lessons->pdata[next], self->progress);
      ugo_lesson_tutor_go_to (tutor, 0);
    }
  ugo_learn_page_open (self, tutor);
}

void
ugo_learn_page_next (UgoLearnPage *self)
{
  guint next;

  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  if (self->tutor == NULL)
    return;
  next = ugo_lesson_tutor_get_index (self->tutor) + 1;
  if (next < ugo_lesson_get_n_steps (ugo_lesson_tutor_get_lesson (self->tutor)))
    ugo_lesson_tutor_go_to (self->tutor, next);
  else
    open_next_lesson (self);
}

void
ugo_learn_page_explore (UgoLearnPage *self)
{
  g_return_if_fail (UGO_IS_LEARN_PAGE (self));

  if (self->tutor == NULL)
    return;
  if (ugo_tutor_get_state (UGO_TUTOR (self->tutor)) == UGO_TUTOR_EXPLORING)
    ugo_lesson_tutor_stop_exploring (self->tutor);
  else
    ugo_lesson_tutor_explore (self->tutor);
}

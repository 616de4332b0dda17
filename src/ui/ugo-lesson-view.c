/* ugo-lesson-view.c: the panel of a lesson: what it says, asks and answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lesson-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-course.h"
#include "ugo-widgets.h"

/* The colours of marks and arrows, as records name them. */
static const char mark_colours[] = { [UGO_MARK_LOOK] = 'B', [UGO_MARK_GOOD] = 'G',
                                     [UGO_MARK_BAD] = 'R' };
#define HINT_COLOUR 'Y'
#define CHOSEN_COLOUR 'G'

struct _UgoLessonView
{
  UgoTutorView parent_instance;

  /* Owned. */
  UgoProgress *progress;
  UgoGlossary *glossary;

  /* Part of the widget tree. */
  GtkWidget *steps;
  GtkWidget *words;
  GtkWidget *meanings;
  GtkWidget *number;
};

G_DEFINE_FINAL_TYPE (UgoLessonView, ugo_lesson_view, UGO_TYPE_TUTOR_VIEW)

static UgoLessonTutor *
get_tutor (UgoLessonView *self)
{
  return UGO_LESSON_TUTOR (ugo_tutor_view_get_tutor (UGO_TUTOR_VIEW (self)));
}

static UgoLesson *
get_lesson (UgoLessonView *self)
{
  return ugo_lesson_tutor_get_lesson (get_tutor (self));
}

static const UgoLessonStep *
get_step (UgoLessonView *self)
{
  return ugo_lesson_tutor_get_step (get_tutor (self));
}

static gboolean
is_exploring (UgoLessonView *self)
{
  return ugo_tutor_get_state (UGO_TUTOR (get_tutor (self))) == UGO_TUTOR_EXPLORING;
}

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

static void
ugo_lesson_view_add_marks (UgoTutorView *view, GArray *marks)
{
  UgoLessonView *self = UGO_LESSON_VIEW (view);
  const UgoLessonStep *step = get_step (self);
  guint n_hints = ugo_lesson_tutor_get_n_hints (get_tutor (self));

  if (is_exploring (self))
    return;
  add_step_marks (marks, step);
  if (n_hints > 0)
    ugo_board_mark_squares (marks, step->hints[n_hints - 1].squares, HINT_COLOUR);
  ugo_board_mark_squares (marks, ugo_tutor_get_chosen (UGO_TUTOR (get_tutor (self))),
                          CHOSEN_COLOUR);
}

/* The panel */

static char *
describe_step (UgoLessonView *self, guint index)
{
  int stars = ugo_lesson_tutor_get_stars (get_lesson (self), index, self->progress);

  if (stars == 0)
    /* Translators: a step of a lesson, for a screen reader */
    return g_strdup_printf (_ ("Step %u"), index + 1);
  return g_strdup_printf (ngettext ("Step %u, solved, %d star", "Step %u, solved, %d stars",
                                    (gulong) stars),
                          index + 1, stars);
}

static void
focus_board (UgoLessonView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (ugo_tutor_view_get_board (UGO_TUTOR_VIEW (self))));
}

static void
step_clicked_cb (UgoLessonView *self, GtkWidget *button)
{
  ugo_lesson_tutor_go_to (get_tutor (self),
                          GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ugo-step")));
  focus_board (self);
}

static void
make_steps (UgoLessonView *self, guint n_steps)
{
  GtkWidget *child;

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
  UgoLesson *lesson = get_lesson (self);
  guint current = ugo_lesson_tutor_get_index (get_tutor (self));
  guint i = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (self->steps); button != NULL;
       button = gtk_widget_get_next_sibling (button), i++)
    {
      g_autofree char *name = describe_step (self, i);

      ugo_widget_set_css_class (button, "solved",
                                ugo_lesson_tutor_get_stars (lesson, i, self->progress) > 0);
      ugo_widget_set_css_class (button, "current", i == current);
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
  const UgoLessonStep *step = get_step (self);
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
  ugo_tutor_view_set_can_focus (UGO_TUTOR_VIEW (self), has_words && !is_exploring (self));
}

static const char *
ugo_lesson_view_choose_foot (UgoTutorView *view)
{
  const UgoLessonStep *step = get_step (UGO_LESSON_VIEW (view));

  switch (ugo_tutor_get_state (ugo_tutor_view_get_tutor (view)))
    {
    case UGO_TUTOR_EXPLORING:
      return "exploring";
    case UGO_TUTOR_SOLVED:
      return "solved";
    case UGO_TUTOR_WRONG:
      return "wrong";
    default:
      if (step->goal == UGO_LESSON_GOAL_READ)
        return "solved";
      return step->goal == UGO_LESSON_GOAL_SELECT  ? "choosing"
             : step->goal == UGO_LESSON_GOAL_COUNT ? "counting"
                                            : "asking";
    }
}

static void
ugo_lesson_view_update (UgoTutorView *view)
{
  UgoLessonView *self = UGO_LESSON_VIEW (view);
  int answer = ugo_lesson_tutor_get_answer (get_tutor (self));

  update_steps (self);
  update_words (self);
  if (answer >= 0)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), answer);
}

static void
answer_cb (UgoLessonView *self)
{
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->number));
  ugo_lesson_tutor_answer (get_tutor (self),
                           gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
  focus_board (self);
}

/* Construction */

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
  return ugo_tutor_row_new (self->number, answer, NULL);
}

static GtkWidget *
create_button (const char *label, const char *action)
{
  return ugo_panel_button_new (label, action, FALSE);
}

static GtkWidget *
create_counting (UgoLessonView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (box), create_number_row (self));
  gtk_box_append (GTK_BOX (box),
                  ugo_tutor_row_new (create_button (_ ("Hint"), "win.lesson-hint"),
                                     create_button (_ ("Show me"), "win.lesson-show"), NULL));
  return box;
}

static void
add_foot (UgoLessonView *self)
{
  UgoTutorView *view = UGO_TUTOR_VIEW (self);

  ugo_tutor_view_add_foot (
      view, "asking",
      ugo_tutor_row_new (create_button (_ ("Hint"), "win.lesson-hint"),
                         create_button (_ ("Show me"), "win.lesson-show"),
                         create_button (_ ("Explore"), "win.lesson-explore"), NULL));
  ugo_tutor_view_add_foot (
      view, "choosing",
      ugo_tutor_row_new (ugo_panel_button_new (_ ("Check"), "win.lesson-check", TRUE),
                         create_button (_ ("Hint"), "win.lesson-hint"),
                         create_button (_ ("Show me"), "win.lesson-show"), NULL));
  ugo_tutor_view_add_foot (view, "counting", create_counting (self));
  ugo_tutor_view_add_foot (view, "wrong",
                           ugo_panel_button_new (_ ("Try again"), "win.lesson-again", TRUE));
  ugo_tutor_view_add_foot (
      view, "solved",
      ugo_tutor_row_new (ugo_panel_button_new (_ ("Go on"), "win.lesson-next", TRUE),
                         create_button (_ ("Explore"), "win.lesson-explore"), NULL));
  ugo_tutor_view_add_foot (
      view, "exploring",
      ugo_panel_button_new (_ ("Back to the lesson"), "win.lesson-explore", TRUE));
}

static void
ugo_lesson_view_dispose (GObject *object)
{
  UgoLessonView *self = UGO_LESSON_VIEW (object);

  g_clear_object (&self->progress);
  g_clear_pointer (&self->glossary, ugo_glossary_free);
  G_OBJECT_CLASS (ugo_lesson_view_parent_class)->dispose (object);
}

static void
ugo_lesson_view_class_init (UgoLessonViewClass *klass)
{
  UgoTutorViewClass *view_class = UGO_TUTOR_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_lesson_view_dispose;

  view_class->add_marks = ugo_lesson_view_add_marks;
  view_class->update = ugo_lesson_view_update;
  view_class->choose_foot = ugo_lesson_view_choose_foot;
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

static void
ugo_lesson_view_init (UgoLessonView *self)
{
  UgoTutorView *view = UGO_TUTOR_VIEW (self);

  self->glossary = ugo_course_load_glossary ();
  self->steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->words = create_words (self);
  ugo_tutor_view_set_head (view, _ ("All lessons"), "win.lesson-list", self->steps);
  ugo_tutor_view_add_detail (view, self->words);
  add_foot (self);
}

GtkWidget *
ugo_lesson_view_new (UgoBoard *board)
{
  GtkWidget *self = g_object_new (UGO_TYPE_LESSON_VIEW, NULL);

  ugo_tutor_view_set_board (UGO_TUTOR_VIEW (self), board);
  return self;
}

void
ugo_lesson_view_set_tutor (UgoLessonView *self, UgoLessonTutor *tutor, UgoProgress *progress)
{
  UgoLesson *lesson;

  g_return_if_fail (UGO_IS_LESSON_VIEW (self));

  lesson = tutor != NULL ? ugo_lesson_tutor_get_lesson (tutor) : NULL;
  g_set_object (&self->progress, progress);
  make_steps (self, lesson != NULL ? ugo_lesson_get_n_steps (lesson) : 0);
  if (lesson != NULL)
    ugo_tutor_view_set_title (UGO_TUTOR_VIEW (self),
                              g_dgettext (GETTEXT_PACKAGE, ugo_lesson_get_title (lesson)));
  ugo_tutor_view_set_tutor (UGO_TUTOR_VIEW (self), (UgoTutor *) tutor);
}

/* ugo-lesson-list.c: the lessons of a game, with what is done of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lesson-list.h"

#include <glib/gi18n-lib.h>

#include "ugo-first-game.h"
#include "ugo-game-switch.h"
#include "ugo-lesson-tutor.h"
#include "ugo-widgets.h"

struct _UgoLessonList
{
  GtkWidget parent_instance;

  /* Owned. */
  GPtrArray *lessons;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *summary;
  GtkWidget *list;
  GtkWidget *foot;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoLessonList, ugo_lesson_list, GTK_TYPE_WIDGET)

/* Rows */

static char *
describe_progress (UgoLesson *lesson, UgoProgress *progress)
{
  guint n_steps = ugo_lesson_get_n_steps (lesson);
  guint n_solved = ugo_lesson_tutor_get_n_solved (lesson, progress);

  if (n_solved == 0)
    return g_strdup_printf (ngettext ("%u step", "%u steps", n_steps), n_steps);
  /* Translators: how many steps of a lesson are solved, and how many it has */
  return g_strdup_printf (ngettext ("%u of %u step", "%u of %u steps", n_steps), n_solved,
                          n_steps);
}

static GtkWidget *
create_row (guint index, const char *title, const char *progress, int n_stars)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *stars
      = g_strdup_printf (ngettext ("%d star", "%d stars", (gulong) n_stars), n_stars);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *place = ugo_label_new (number, "numeric");
  GtkWidget *row_stars = ugo_stars_new ();

  gtk_label_set_width_chars (GTK_LABEL (place), 2);
  gtk_label_set_xalign (GTK_LABEL (place), 1);
  gtk_widget_add_css_class (place, "dim-label");
  gtk_box_append (GTK_BOX (texts), ugo_label_new (title, NULL));
  gtk_box_append (GTK_BOX (texts), ugo_label_new (progress, "caption"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), place);
  gtk_box_append (GTK_BOX (box), texts);
  ugo_stars_show (row_stars, n_stars);
  gtk_box_append (GTK_BOX (box), row_stars);
  gtk_widget_add_css_class (box, "row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  n_stars > 0 ? stars : progress, -1);
  return row;
}

static GtkWidget *
create_lesson_row (guint index, UgoLesson *lesson, UgoProgress *progress)
{
  g_autofree char *done = describe_progress (lesson, progress);

  return create_row (index, g_dgettext (GETTEXT_PACKAGE, ugo_lesson_get_title (lesson)), done,
                     ugo_lesson_tutor_get_lesson_stars (lesson, progress));
}

/* What has been learned is put to use. */
static GtkWidget *
create_game_row (guint index, const UgoRules *rules, UgoProgress *progress)
{
  return create_row (index, _ ("A first whole game"), _ ("Against the computer, with a coach"),
                     ugo_first_game_get_stars (rules, progress));
}

static char *
describe_summary (GPtrArray *lessons, UgoProgress *progress)
{
  guint n_done = 0;

  for (guint i = 0; i < lessons->len; i++)
    n_done += ugo_lesson_tutor_get_lesson_stars (lessons->pdata[i], progress) > 0;
  if (n_done == 0)
    return g_strdup (_ ("A lesson is a few short steps on the real board. Begin with the "
                        "first."));
  return g_strdup_printf (ngettext ("%u of %u lesson is done", "%u of %u lessons are done",
                                    lessons->len),
                          n_done, lessons->len);
}

static void
row_activated_cb (UgoLessonList *self, GtkListBoxRow *row)
{
  guint index = (guint) gtk_list_box_row_get_index (row);

  if (index < self->lessons->len)
    g_signal_emit (self, signals[CHOSEN], 0, self->lessons->pdata[index]);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.first-game", NULL);
}

/* Construction */

static GtkWidget *
create_foot (UgoLessonList *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->foot = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->foot), FALSE);
  gtk_stack_add_named (GTK_STACK (self->foot),
                       ugo_foot_button_new (_ ("Start over"), "win.lessons-reset"), "reset");
  gtk_stack_add_named (GTK_STACK (self->foot),
                       ugo_foot_button_new (_ ("Bring back what was done"), "win.lessons-restore"),
                       "restore");
  gtk_widget_set_hexpand (self->foot, TRUE);
  gtk_box_append (GTK_BOX (foot),
                  ugo_panel_button_new (_ ("Train your eye"), "win.training", FALSE));
  gtk_box_append (GTK_BOX (foot), self->foot);
  return foot;
}

/* The class */

static void
ugo_lesson_list_dispose (GObject *object)
{
  UgoLessonList *self = UGO_LESSON_LIST (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  G_OBJECT_CLASS (ugo_lesson_list_parent_class)->dispose (object);
}

static gboolean
ugo_lesson_list_grab_focus (GtkWidget *widget)
{
  UgoLessonList *self = UGO_LESSON_LIST (widget);

  return gtk_widget_get_focus_child (self->list) != NULL
         || gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
}

static void
ugo_lesson_list_class_init (UgoLessonListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_lesson_list_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_lesson_list_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
ugo_lesson_list_init (UgoLessonList *self)
{
  self->summary = ugo_label_new (NULL, "note");
  self->list = ugo_choice_list_new (_ ("Lessons"));
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (self->box), ugo_game_switch_new ("win.learn-game"));
  gtk_box_append (GTK_BOX (self->box), self->summary);
  gtk_box_append (GTK_BOX (self->box), ugo_list_card_new (self->list));
  gtk_box_append (GTK_BOX (self->box), create_foot (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Public API */

GtkWidget *
ugo_lesson_list_new (void)
{
  return g_object_new (UGO_TYPE_LESSON_LIST, NULL);
}

void
ugo_lesson_list_show (UgoLessonList *self, const UgoRules *rules, GPtrArray *lessons,
                      UgoProgress *progress)
{
  g_autofree char *summary = describe_summary (lessons, progress);
  GtkWidget *row;

  g_return_if_fail (UGO_IS_LESSON_LIST (self));

  g_ptr_array_ref (lessons);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  self->lessons = lessons;
  ugo_widget_release_focus (self->list);
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  for (guint i = 0; i < lessons->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list),
                         create_lesson_row (i, lessons->pdata[i], progress));
  gtk_list_box_append (GTK_LIST_BOX (self->list), create_game_row (lessons->len, rules, progress));
  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  ugo_stack_show (self->foot,
                  ugo_course_is_begun (lessons, progress)
                          || !ugo_course_can_restore (rules, progress)
                      ? "reset"
                      : "restore");
}

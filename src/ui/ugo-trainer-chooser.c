/* ugo-trainer-chooser.c: the exercises that train the eye, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-trainer-chooser.h"

#include <glib/gi18n-lib.h>

#include "ugo-trainer.h"
#include "ugo-widgets.h"
#include "ugo-words-drill.h"

struct _UgoTrainerChooser
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (UgoTrainerChooser, ugo_trainer_chooser, GTK_TYPE_WIDGET)

/* The best results of both kinds of round; NULL when there are none. */
static char *
describe_best (const UgoRules *rules, UgoDrillKind kind, UgoProgress *progress)
{
  guint timed = ugo_trainer_get_best (progress, rules, kind, TRUE);
  guint untimed = ugo_trainer_get_best (progress, rules, kind, FALSE);
  guint seconds = ugo_trainer_get_seconds (kind);

  if (timed > 0 && untimed > 0)
    /* Translators: the most right answers in a round of so many questions, and in one of so many
     * seconds. */
    return g_strdup_printf (_ ("Best: %1$u of %2$u; %3$u in %4$u seconds"), untimed,
                            UGO_TRAINER_N_QUESTIONS, timed, seconds);
  if (timed > 0)
    /* Translators: the most right answers in a round of so many seconds. */
    return g_strdup_printf (_ ("Best: %1$u in %2$u seconds"), timed, seconds);
  if (untimed > 0)
    /* Translators: the most right answers in a round of so many questions. */
    return g_strdup_printf (_ ("Best: %1$u of %2$u"), untimed, UGO_TRAINER_N_QUESTIONS);
  return NULL;
}

static GtkWidget *
create_row (const UgoRules *rules, UgoDrillKind kind, UgoProgress *progress)
{
  const char *title = ugo_words_drill_title (rules, kind);
  const char *about = ugo_words_drill_about (rules, kind);
  g_autofree char *best = describe_best (rules, kind, progress);
  g_autofree char *description = best != NULL ? g_strconcat (about, " ", best, NULL)
                                              : g_strdup (about);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (texts), ugo_label_new (title, "heading"));
  gtk_box_append (GTK_BOX (texts), ugo_label_new (about, "caption"));
  if (best != NULL)
    gtk_box_append (GTK_BOX (texts), ugo_label_new (best, "best"));
  gtk_widget_add_css_class (texts, "row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), texts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return row;
}

static void
row_activated_cb (UgoTrainerChooser *self, GtkListBoxRow *row)
{
  UgoDrillKind kind = (UgoDrillKind) gtk_list_box_row_get_index (row);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.train", "s", ugo_trainer_get_id (kind));
}

static GtkWidget *
create_choice (const char *label, const char *action)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), ugo_label_new (label, NULL));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (check), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return check;
}

static gboolean
ugo_trainer_chooser_grab_focus (GtkWidget *widget)
{
  UgoTrainerChooser *self = UGO_TRAINER_CHOOSER (widget);

  return gtk_widget_get_focus_child (self->list) != NULL
         || gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
}

static void
ugo_trainer_chooser_dispose (GObject *object)
{
  g_clear_pointer (&UGO_TRAINER_CHOOSER (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_trainer_chooser_parent_class)->dispose (object);
}

static void
ugo_trainer_chooser_class_init (UgoTrainerChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_trainer_chooser_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_trainer_chooser_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ugo_trainer_chooser_init (UgoTrainerChooser *self)
{
  const char *name = _ ("Train your eye");
  GtkWidget *title;

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->list = ugo_choice_list_new (name);
  gtk_widget_add_css_class (self->list, "exercises");
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_box_append (GTK_BOX (self->box),
                  ugo_panel_header_new (_ ("All lessons"), "win.lesson-list", &title));
  gtk_label_set_text (GTK_LABEL (title), name);
  gtk_box_append (GTK_BOX (self->box),
                  ugo_label_new (_ ("Short rounds of ten questions, with all the time you like."),
                                 "note"));
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_box_append (GTK_BOX (self->box),
                  create_choice (_ ("Against the clock"), "win.training-timed"));
  gtk_box_append (GTK_BOX (self->box),
                  create_choice (_ ("Board seen from the other side"), "win.training-turned"));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ugo_trainer_chooser_new (void)
{
  return g_object_new (UGO_TYPE_TRAINER_CHOOSER, NULL);
}

void
ugo_trainer_chooser_show (UgoTrainerChooser *self, const UgoRules *rules, UgoProgress *progress)
{
  GtkWidget *row;

  g_return_if_fail (UGO_IS_TRAINER_CHOOSER (self));

  ugo_widget_release_focus (self->list);
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  for (int kind = 0; kind < UGO_DRILL_N_KINDS; kind++)
    gtk_list_box_append (GTK_LIST_BOX (self->list),
                         create_row (rules, (UgoDrillKind) kind, progress));
}

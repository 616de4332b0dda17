/* ugo-clock-bar.c: the clocks of both players, side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-clock-bar.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words-clock.h"
#include "ugo-words.h"

/* From when on a clock warns, in milliseconds. */
#define LOW ((gint64) 10000)

/* From when on a time takes more room. */
#define LONG ((gint64) 3600000)

typedef struct
{
  GtkWidget *box;
  GtkWidget *sign;
  GtkWidget *name;
  GtkWidget *wait;
  GtkWidget *time;
} Face;

/* What a clock shows. */
typedef struct
{
  gboolean is_known;
  gboolean is_running;
  gint64 left;
  gint64 wait;
} Showing;

struct _UgoClockBar
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoMatch *match;
  UgoTimekeeper *timekeeper;
  GSignalGroup *match_signals;

  /* Part of the widget tree. */
  Face faces[2];
};

G_DEFINE_FINAL_TYPE (UgoClockBar, ugo_clock_bar, GTK_TYPE_WIDGET)

/* What is shown */

static gboolean
is_kept (UgoClockBar *self)
{
  return self->timekeeper != NULL && self->match != NULL
         && ugo_match_get_mode (self->match) == UGO_MATCH_PLAY;
}

/* Whose time ran out, at the end of a game that ended so. */
static gboolean
has_fallen (UgoMatch *match, UgoSide side)
{
  UgoRecord *record = ugo_match_get_record (match);
  UgoOutcome loss = side == UGO_WHITE ? UGO_BLACK_WINS : UGO_WHITE_WINS;

  return ugo_match_get_node (match) == ugo_record_get_end (record)
         && ugo_record_get_result (record) == loss
         && g_strcmp0 (ugo_record_get_tag (record, "Termination"), "time forfeit") == 0;
}

/* By the record alone. */
static gboolean
read_record (UgoMatch *match, Showing showings[2])
{
  UgoTimeControl controls[2];
  gboolean has_clocks = ugo_record_get_time_controls (ugo_match_get_record (match), controls);
  gint64 times[2] = { -1, -1 };

  has_clocks |= ugo_node_get_times (ugo_match_get_node (match), times);
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      if (times[side] < 0 && controls[side].kind != UGO_TIME_NONE)
        times[side] = controls[side].base;
      showings[side] = (Showing){ .is_known = times[side] >= 0, .left = times[side] };
      if (has_fallen (match, (UgoSide) side))
        showings[side].left = 0;
    }
  return has_clocks;
}

static gboolean
read_timekeeper (UgoClockBar *self, Showing showings[2])
{
  UgoSide turn = ugo_match_get_position (self->match)->side;

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      Showing *showing = &showings[side];

      *showing = (Showing){ 0 };
      showing->is_known = ugo_timekeeper_has_clock (self->timekeeper, (UgoSide) side);
      if (!showing->is_known)
        continue;
      showing->left = ugo_timekeeper_get_left (self->timekeeper, (UgoSide) side);
      showing->is_running
          = (UgoSide) side == turn && ugo_timekeeper_get_running (self->timekeeper);
      if (showing->is_running)
        showing->wait = ugo_timekeeper_get_wait (self->timekeeper);
    }
  return showings[UGO_WHITE].is_known || showings[UGO_BLACK].is_known;
}

/* Returns whether there are clocks. */
static gboolean
get_showings (UgoClockBar *self, Showing showings[2])
{
  if (self->match == NULL)
    return FALSE;
  return is_kept (self) ? read_timekeeper (self, showings) : read_record (self->match, showings);
}

/* There is no room for both in a narrow window. */
static void
show_name_or_wait (Face *face, gint64 wait)
{
  g_autofree char *text = NULL;

  if (wait > 0)
    /* Translators: beside a clock that begins to run only in so many seconds */
    text = g_strdup_printf (_ ("in %d s"), (int) ((wait + 999) / 1000));
  ugo_label_show (face->wait, text);
  gtk_widget_set_visible (face->name, text == NULL);
}

/* A description that changed with each second would be said with each second. */
static void
describe (Face *face, const Showing *showing)
{
  g_autofree char *left = showing->is_known ? ugo_words_duration (showing->left) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (face->box),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, left != NULL ? left : "",
                                  -1);
}

static void
show (UgoClockBar *self, UgoSide side, const Showing *showing)
{
  Face *face = &self->faces[side];
  g_autofree char *time = showing->is_known ? ugo_words_clock (showing->left) : NULL;
  gboolean was_running = gtk_widget_has_css_class (face->box, "running");

  gtk_label_set_text (GTK_LABEL (face->time), time != NULL ? time : "–");
  gtk_widget_set_opacity (face->sign, showing->is_running ? 1 : 0);
  show_name_or_wait (face, showing->wait);
  ugo_widget_set_css_class (face->box, "running", showing->is_running);
  ugo_widget_set_css_class (face->box, "long", showing->left >= LONG);
  ugo_widget_set_css_class (face->box, "low",
                            showing->is_known && showing->left < LOW && showing->wait == 0);
  if (was_running != showing->is_running || !showing->is_running)
    describe (face, showing);
}

static void
update (UgoClockBar *self)
{
  Showing showings[2] = { 0 };
  gboolean has_clocks = get_showings (self, showings);

  gtk_widget_set_visible (GTK_WIDGET (self), has_clocks);
  if (!has_clocks)
    return;
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    show (self, (UgoSide) side, &showings[side]);
}

static void
name_faces (UgoClockBar *self)
{
  const UgoRules *rules = ugo_match_get_position (self->match)->variant.rules;

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      Face *face = &self->faces[side];

      gtk_label_set_text (GTK_LABEL (face->name), ugo_words_side (rules, (UgoSide) side));
      gtk_accessible_update_property (GTK_ACCESSIBLE (face->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      ugo_words_clock_name (rules, (UgoSide) side), -1);
    }
}

/* Construction */

static void
create_face (UgoClockBar *self, Face *face)
{
  face->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                            "spacing", 4, "hexpand", TRUE, NULL);
  face->sign = gtk_image_new_from_icon_name ("media-playback-start-symbolic");
  face->name = gtk_label_new (NULL);
  face->wait = gtk_label_new (NULL);
  face->time = gtk_label_new (NULL);
  gtk_widget_add_css_class (face->box, "clock");
  gtk_widget_add_css_class (face->name, "caption");
  gtk_widget_add_css_class (face->wait, "caption");
  gtk_widget_add_css_class (face->wait, "numeric");
  gtk_widget_add_css_class (face->time, "time");
  gtk_widget_add_css_class (face->time, "numeric");
  gtk_widget_set_hexpand (face->time, TRUE);
  gtk_widget_set_halign (face->time, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (face->box), face->sign);
  gtk_box_append (GTK_BOX (face->box), face->name);
  gtk_box_append (GTK_BOX (face->box), face->wait);
  gtk_box_append (GTK_BOX (face->box), face->time);
  gtk_widget_set_parent (face->box, GTK_WIDGET (self));
}

static void
ugo_clock_bar_dispose (GObject *object)
{
  UgoClockBar *self = UGO_CLOCK_BAR (object);

  if (self->timekeeper != NULL)
    g_signal_handlers_disconnect_by_data (self->timekeeper, self);
  g_clear_object (&self->timekeeper);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    g_clear_pointer (&self->faces[side].box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_clock_bar_parent_class)->dispose (object);
}

static void
ugo_clock_bar_class_init (UgoClockBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_clock_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "clock-bar");
}

static void
ugo_clock_bar_init (UgoClockBar *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_box_layout_set_homogeneous (layout, TRUE);
  gtk_box_layout_set_spacing (layout, 6);
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    create_face (self, &self->faces[side]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Clocks"), -1);
  self->match_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (update), self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Public */

GtkWidget *
ugo_clock_bar_new (void)
{
  return g_object_new (UGO_TYPE_CLOCK_BAR, NULL);
}

void
ugo_clock_bar_set_match (UgoClockBar *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_CLOCK_BAR (self));

  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  if (match != NULL)
    name_faces (self);
  update (self);
}

void
ugo_clock_bar_set_timekeeper (UgoClockBar *self, UgoTimekeeper *timekeeper)
{
  g_return_if_fail (UGO_IS_CLOCK_BAR (self));

  if (!g_set_object (&self->timekeeper, timekeeper))
    return;
  g_signal_connect_swapped (timekeeper, "changed", G_CALLBACK (update), self);
  update (self);
}

char *
ugo_clock_bar_describe (UgoClockBar *self)
{
  g_autoptr (GString) sentences = g_string_new (NULL);
  Showing showings[2] = { 0 };
  UgoSide side;

  g_return_val_if_fail (UGO_IS_CLOCK_BAR (self), NULL);

  if (!get_showings (self, showings))
    return NULL;
  side = ugo_match_get_position (self->match)->side;
  for (int i = 0; i < 2; i++, side = ugo_side_other (side))
    if (showings[side].is_known)
      {
        g_autofree char *sentence = ugo_words_time_left (
            ugo_match_get_position (self->match)->variant.rules, side, showings[side].left);

        g_string_append_printf (sentences, sentences->len > 0 ? " %s" : "%s", sentence);
      }
  return g_strdup (sentences->str);
}

/* ugo-tutor-view.c: the panel of something that is solved on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-tutor-view.h"

#include "ugo-sound.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

/* How long a refused move, or one that will be answered, stays in sight, in milliseconds. */
#define LOOK_TIME 700

/* Between the parts of the panel, and how much of its texts is always in sight. */
#define SPACING 9
#define MIN_TEXTS 84
#define LOW_SPACING 4

typedef struct
{
  /* Owned. */
  UgoTutor *tutor;
  GSignalGroup *signals;

  /* Borrowed. */
  UgoBoard *board;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *scroller; /* with the texts */
  GtkWidget *texts;
  GtkWidget *text;
  GtkWidget *detail; /* the last widget above the hint */
  GtkWidget *hint;
  GtkWidget *feedback;
  GtkWidget *foot;

  /* Plain state. */
  guint timeout;     /* what comes next by itself */
  guint show_news;
  GString *news;     /* what is to be announced */
  char *told_text;   /* what was announced last */
  char *told_hint;
  char *told_feedback;
  char *told_rest;
  UgoTutorState told_state;
  gboolean has_news; /* what was said last stands below what is asked for */
} UgoTutorViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (UgoTutorView, ugo_tutor_view, GTK_TYPE_WIDGET)

static UgoTutorViewPrivate *
get_private (UgoTutorView *self)
{
  return ugo_tutor_view_get_instance_private (self);
}

/* The board */

static void
update_board (UgoTutorView *self)
{
  UgoTutorViewPrivate *priv = get_private (self);
  const UgoPosition *position = ugo_tutor_get_position (priv->tutor);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));

  if (!ugo_position_same (ugo_board_get_position (priv->board), position))
    ugo_board_set_position (priv->board, position);
  UGO_TUTOR_VIEW_GET_CLASS (self)->add_marks (self, marks);
  ugo_board_set_marks (priv->board, (const UgoBoardMark *) marks->data, marks->len);
  g_object_set (priv->board, "playable", ugo_tutor_can (priv->tutor, UGO_TUTOR_PLAY), "editing",
                ugo_tutor_can (priv->tutor, UGO_TUTOR_TOGGLE), NULL);
}

/* The panel */

static void
show_feedback (UgoTutorViewPrivate *priv, const char *feedback, gboolean is_good,
               gboolean is_refusal)
{
  if (feedback != NULL && is_good
      && !g_str_equal (feedback, gtk_label_get_text (GTK_LABEL (priv->feedback))))
    ugo_sound_play ("win");
  ugo_label_show (priv->feedback, feedback);
  ugo_widget_set_css_class (priv->feedback, "good", is_good);
  ugo_widget_set_css_class (priv->feedback, "fault", is_refusal);
}

/* Whoever has pressed a button by its key goes on there. */
static void
show_foot (UgoTutorView *self)
{
  GtkWidget *foot = get_private (self)->foot;
  gboolean had_focus = gtk_widget_get_focus_child (foot) != NULL;

  ugo_stack_show (foot, UGO_TUTOR_VIEW_GET_CLASS (self)->choose_foot (self));
  if (had_focus && gtk_widget_get_focus_child (foot) == NULL)
    gtk_widget_child_focus (foot, GTK_DIR_TAB_FORWARD);
}

static void
update_panel (UgoTutorView *self)
{
  UgoTutorViewPrivate *priv = get_private (self);
  g_autofree char *text = ugo_tutor_get_text (priv->tutor);
  g_autofree char *hint = ugo_tutor_get_hint (priv->tutor);
  g_autofree char *feedback = ugo_tutor_get_feedback (priv->tutor);

  ugo_label_show (priv->text, text);
  ugo_label_show (priv->hint, hint);
  show_feedback (priv, feedback, ugo_tutor_get_state (priv->tutor) == UGO_TUTOR_SOLVED,
                 ugo_tutor_is_refusal (priv->tutor));
  UGO_TUTOR_VIEW_GET_CLASS (self)->update (self);
  show_foot (self);
}

/* What is new */

/* Where there is little room, a hint or an answer must not stay out of sight. It is said where the
 * keyboard is, which may have been on its way here. */
static gboolean
show_news_cb (gpointer view)
{
  UgoTutorViewPrivate *priv = get_private (UGO_TUTOR_VIEW (view));
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (priv->scroller));
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  priv->show_news = 0;
  gtk_adjustment_set_value (adjustment, priv->has_news ? end : 0);
  if (priv->news->len > 0)
    ugo_board_announce (priv->board, priv->news->str);
  g_string_truncate (priv->news, 0);
  return G_SOURCE_REMOVE;
}

/* What is laid out right now would not be moved. */
static void
show_news (UgoTutorView *self)
{
  UgoTutorViewPrivate *priv = get_private (self);

  if (priv->show_news == 0)
    priv->show_news = g_idle_add (show_news_cb, self);
}

static void
add_sentence (GString *news, const char *text)
{
  if (news->len > 0)
    g_string_append (news, g_ascii_ispunct (news->str[news->len - 1]) ? " " : ". ");
  g_string_append (news, text);
}

/* Adds @text, unless it is what was @told before. */
static void
add_news (GString *news, const char *text, char **told)
{
  if (text != NULL && *text != '\0' && g_strcmp0 (text, *told) != 0)
    add_sentence (news, text);
  g_free (*told);
  *told = g_strdup (text);
}

/* Says what is new: a task, a hint, what is said to an answer, and what else there is. What is said
 * to one answer after the other is new each time. */
static void
announce (UgoTutorView *self)
{
  UgoTutorViewPrivate *priv = get_private (self);
  UgoTutorState state = ugo_tutor_get_state (priv->tutor);
  g_autofree char *text = ugo_tutor_get_text (priv->tutor);
  g_autofree char *hint = ugo_tutor_get_hint (priv->tutor);
  g_autofree char *feedback = ugo_tutor_get_feedback (priv->tutor);
  g_autoptr (GString) rest = g_string_new (NULL);

  if (UGO_TUTOR_VIEW_GET_CLASS (self)->add_news != NULL)
    UGO_TUTOR_VIEW_GET_CLASS (self)->add_news (self, rest);
  if (state != priv->told_state && (state == UGO_TUTOR_WRONG || state == UGO_TUTOR_SOLVED))
    g_clear_pointer (&priv->told_feedback, g_free);
  priv->told_state = state;
  priv->has_news = hint != NULL || feedback != NULL || rest->len > 0;
  add_news (priv->news, text, &priv->told_text);
  add_news (priv->news, hint, &priv->told_hint);
  add_news (priv->news, feedback, &priv->told_feedback);
  add_news (priv->news, rest->str, &priv->told_rest);
  show_news (self);
}

static void
forget_news (UgoTutorViewPrivate *priv)
{
  g_string_truncate (priv->news, 0);
  g_clear_pointer (&priv->told_text, g_free);
  g_clear_pointer (&priv->told_hint, g_free);
  g_clear_pointer (&priv->told_feedback, g_free);
  g_clear_pointer (&priv->told_rest, g_free);
  priv->told_state = UGO_TUTOR_ASKING;
}

/* What comes by itself */

static gboolean
timeout_cb (gpointer view)
{
  UgoTutorViewPrivate *priv = get_private (UGO_TUTOR_VIEW (view));

  priv->timeout = 0;
  ugo_tutor_go_on (priv->tutor);
  return G_SOURCE_REMOVE;
}

static void
plan (UgoTutorView *self)
{
  UgoTutorViewPrivate *priv = get_private (self);
  double motion = ugo_board_get_motion_time (priv->board);

  g_clear_handle_id (&priv->timeout, g_source_remove);
  if (ugo_tutor_is_due (priv->tutor))
    priv->timeout = g_timeout_add ((guint) (motion * 1000) + LOOK_TIME, timeout_cb, self);
}

/* What the tutor tells */

static void
moved_cb (UgoTutorView *self, const UgoPosition *before, const UgoMove *move,
          const UgoRoute *route, const UgoPosition *after)
{
  UgoTutorViewPrivate *priv = get_private (self);
  g_autofree char *words = ugo_words_move (before, *move, route->length > 0 ? route : NULL);

  ugo_board_show_move (priv->board, before, *move, route, after);
  add_sentence (priv->news, words);
}

static void
changed_cb (UgoTutorView *self)
{
  update_board (self);
  update_panel (self);
  announce (self);
  plan (self);
}

/* What the person does on the board */

static gboolean
is_shown (UgoTutorView *self)
{
  return get_private (self)->tutor != NULL && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static void
move_chosen_cb (UgoTutorView *self, const UgoMove *move, const UgoRoute *route)
{
  if (is_shown (self))
    ugo_tutor_play (get_private (self)->tutor, *move, route);
}

static void
move_refused_cb (UgoTutorView *self, const UgoMove *move, int status)
{
  UgoTutorViewPrivate *priv = get_private (self);
  g_autofree char *sentence = NULL;

  if (!is_shown (self))
    return;
  sentence = ugo_words_refusal (ugo_tutor_get_position (priv->tutor), *move, (UgoStatus) status);
  show_feedback (priv, sentence, FALSE, TRUE);
  ugo_board_announce (priv->board, sentence);
}

/* A piece that is dragged about chooses nothing. */
static void
square_pressed_cb (UgoTutorView *self, int square, int piece)
{
  if (is_shown (self) && piece < 0)
    ugo_tutor_toggle (get_private (self)->tutor, (UgoSquare) square);
}

/* The class */

static GtkWidget *
create_texts (UgoTutorView *self)
{
  UgoTutorViewPrivate *priv = get_private (self);

  priv->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  priv->text = priv->detail = ugo_label_new (NULL, "title-4");
  priv->hint = ugo_label_new (NULL, "hint");
  priv->feedback = ugo_label_new (NULL, "feedback");
  gtk_box_append (GTK_BOX (priv->texts), priv->text);
  gtk_box_append (GTK_BOX (priv->texts), priv->hint);
  gtk_box_append (GTK_BOX (priv->texts), priv->feedback);
  priv->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (priv->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (priv->scroller),
                                              MIN_TEXTS);
  g_signal_connect_object (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (priv->scroller)), "changed",
      G_CALLBACK (show_news), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (priv->scroller), priv->texts);
  gtk_widget_set_focusable (priv->scroller, FALSE);
  gtk_widget_set_vexpand (priv->scroller, TRUE);
  ugo_tutor_view_set_can_focus (self, FALSE);
  return priv->scroller;
}

static void
ugo_tutor_view_dispose (GObject *object)
{
  UgoTutorViewPrivate *priv = get_private (UGO_TUTOR_VIEW (object));

  g_clear_handle_id (&priv->timeout, g_source_remove);
  g_clear_object (&priv->signals);
  g_clear_object (&priv->tutor);
  forget_news (priv);
  g_clear_pointer (&priv->box, gtk_widget_unparent);
  g_clear_handle_id (&priv->show_news, g_source_remove);

  G_OBJECT_CLASS (ugo_tutor_view_parent_class)->dispose (object);
}

static void
ugo_tutor_view_finalize (GObject *object)
{
  g_string_free (get_private (UGO_TUTOR_VIEW (object))->news, TRUE);

  G_OBJECT_CLASS (ugo_tutor_view_parent_class)->finalize (object);
}

static void
ugo_tutor_view_class_init (UgoTutorViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_tutor_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_tutor_view_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tutor-view");
}

static void
ugo_tutor_view_init (UgoTutorView *self)
{
  UgoTutorViewPrivate *priv = get_private (self);

  priv->news = g_string_new (NULL);
  priv->foot = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (priv->foot), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (priv->foot), FALSE);
  priv->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_append (GTK_BOX (priv->box), create_texts (self));
  gtk_box_append (GTK_BOX (priv->box), priv->foot);
  gtk_widget_set_parent (priv->box, GTK_WIDGET (self));

  priv->signals = g_signal_group_new (UGO_TYPE_TUTOR);
  g_signal_group_connect_swapped (priv->signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (priv->signals, "changed", G_CALLBACK (changed_cb), self);
}

/* Public API */

void
ugo_tutor_view_set_board (UgoTutorView *self, UgoBoard *board)
{
  g_return_if_fail (UGO_IS_TUTOR_VIEW (self) && get_private (self)->board == NULL);

  get_private (self)->board = board;
  g_signal_connect_object (board, "move-chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "move-refused", G_CALLBACK (move_refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "square-pressed", G_CALLBACK (square_pressed_cb), self,
                           G_CONNECT_SWAPPED);
}

UgoBoard *
ugo_tutor_view_get_board (UgoTutorView *self)
{
  return get_private (self)->board;
}

void
ugo_tutor_view_set_tutor (UgoTutorView *self, UgoTutor *tutor)
{
  UgoTutorViewPrivate *priv;

  g_return_if_fail (UGO_IS_TUTOR_VIEW (self));

  priv = get_private (self);
  g_clear_handle_id (&priv->timeout, g_source_remove);
  if (priv->tutor != NULL && tutor == NULL)
    ugo_board_set_hint (priv->board, 0, UGO_SQUARE_NONE, UGO_SQUARE_NONE);
  g_set_object (&priv->tutor, tutor);
  g_signal_group_set_target (priv->signals, tutor);
  forget_news (priv);
  if (tutor != NULL)
    changed_cb (self);
}

UgoTutor *
ugo_tutor_view_get_tutor (UgoTutorView *self)
{
  return get_private (self)->tutor;
}

void
ugo_tutor_view_set_head (UgoTutorView *self, const char *back, const char *action,
                         GtkWidget *below)
{
  UgoTutorViewPrivate *priv = get_private (self);

  gtk_box_prepend (GTK_BOX (priv->box), below);
  gtk_box_prepend (GTK_BOX (priv->box), ugo_panel_header_new (back, action, &priv->title));
}

void
ugo_tutor_view_set_close_head (UgoTutorView *self, const char *back, const char *action,
                               GtkWidget *below, GtkWidget *beside)
{
  UgoTutorViewPrivate *priv = get_private (self);
  GtkWidget *header = ugo_panel_header_new (back, action, &priv->title);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_ref (priv->title);
  gtk_box_remove (GTK_BOX (header), priv->title);
  gtk_box_append (GTK_BOX (texts), priv->title);
  gtk_box_append (GTK_BOX (texts), below);
  gtk_box_append (GTK_BOX (header), texts);
  gtk_box_append (GTK_BOX (header), beside);
  gtk_box_prepend (GTK_BOX (priv->box), header);
  g_object_unref (priv->title);
}

void
ugo_tutor_view_set_low (UgoTutorView *self, gboolean is_low, int min_texts)
{
  UgoTutorViewPrivate *priv = get_private (self);

  gtk_box_set_spacing (GTK_BOX (priv->box), is_low ? LOW_SPACING : SPACING);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (priv->scroller),
                                              is_low ? min_texts : MIN_TEXTS);
}

void
ugo_tutor_view_set_title (UgoTutorView *self, const char *title)
{
  gtk_label_set_text (GTK_LABEL (get_private (self)->title), title);
}

void
ugo_tutor_view_add_detail (UgoTutorView *self, GtkWidget *widget)
{
  UgoTutorViewPrivate *priv = get_private (self);

  gtk_box_insert_child_after (GTK_BOX (priv->texts), widget, priv->detail);
  priv->detail = widget;
}

void
ugo_tutor_view_add_result (UgoTutorView *self, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (get_private (self)->texts), widget);
}

void
ugo_tutor_view_add_foot (UgoTutorView *self, const char *name, GtkWidget *buttons)
{
  gtk_stack_add_named (GTK_STACK (get_private (self)->foot), buttons, name);
}

void
ugo_tutor_view_set_can_focus (UgoTutorView *self, gboolean can_focus)
{
  gtk_widget_set_can_focus (get_private (self)->scroller, can_focus);
}

GtkWidget *
ugo_tutor_row_new (GtkWidget *first, ...)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  va_list others;

  va_start (others, first);
  for (GtkWidget *widget = first; widget != NULL; widget = va_arg (others, GtkWidget *))
    gtk_box_append (GTK_BOX (row), widget);
  va_end (others);
  return row;
}

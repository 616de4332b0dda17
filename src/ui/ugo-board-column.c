/* ugo-board-column.c: a board, over it what belongs to it, and at its foot what is said and typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Beside a panel there is always room for a toast, so that the board does not jump; above a panel
 * the foot pushes the panel down. It counts only in the height for a given width. A toast takes the
 * place of what the bar has to say.
 */
#include "ugo-board-column.h"

#include "ugo-move-bar.h"
#include "ugo-place.h"
#include "ugo-toast.h"

/* Kept free for the toast under a board that stands beside its panel. */
#define TOAST_HEIGHT 48

struct _UgoBoardColumn
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  UgoBoard *board;
  UgoMoveBar *bar;
  UgoToast *toast;
  GtkWidget *head; /* or NULL */
};

enum
{
  TOAST_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoBoardColumn, ugo_board_column, GTK_TYPE_WIDGET)

/* Typing */

static gboolean
can_type (UgoBoardColumn *self)
{
  gboolean is_playable, is_editing, is_nameless;

  g_object_get (self->board, "playable", &is_playable, "editing", &is_editing, "nameless",
                &is_nameless, NULL);
  return (is_playable || is_editing) && !is_nameless;
}

static gboolean
key_pressed_cb (UgoBoardColumn *self, guint key, guint code, GdkModifierType modifiers)
{
  const GdkModifierType others
      = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_HYPER_MASK | GDK_META_MASK;
  gunichar letter = gdk_keyval_to_unicode (key);
  g_autofree char *picked = NULL;
  g_autoptr (GString) text = NULL;

  if ((modifiers & others) != 0 || !g_unichar_isalpha (letter) || !can_type (self))
    return GDK_EVENT_PROPAGATE;
  picked = ugo_board_spell_pick (self->board);
  text = g_string_new (picked);
  g_string_append_unichar (text, letter);
  ugo_move_bar_open (self->bar, text->str);
  return GDK_EVENT_STOP;
}

static void
toast_shown_cb (UgoBoardColumn *self)
{
  ugo_move_bar_set_told (self->bar, !ugo_toast_get_shown (self->toast));
}

static void
toast_closed_cb (UgoBoardColumn *self)
{
  g_signal_emit (self, signals[TOAST_CLOSED], 0);
}

static void
toast_dismissed_cb (UgoBoardColumn *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->bar)))
    ugo_move_bar_open (self->bar, NULL);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Layout */

static gboolean
has_head (UgoBoardColumn *self)
{
  return self->head != NULL && gtk_widget_should_layout (self->head);
}

static int
measure_head (UgoBoardColumn *self, int width)
{
  int height = 0;

  if (has_head (self))
    gtk_widget_measure (self->head, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static int
measure_foot (UgoBoardColumn *self, int width, gboolean is_natural)
{
  GtkWidget *parts[] = { GTK_WIDGET (self->bar), GTK_WIDGET (self->toast) };
  int height = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int minimum = 0;
      int natural = 0;

      if (gtk_widget_should_layout (parts[i]))
        gtk_widget_measure (parts[i], GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL,
                            NULL);
      height += is_natural ? natural : minimum;
    }
  return height;
}

static GtkSizeRequestMode
ugo_board_column_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ugo_board_column_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  UgoBoardColumn *self = UGO_BOARD_COLUMN (widget);

  gtk_widget_measure (GTK_WIDGET (self->board), orientation, for_size, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int toast, bar = 0;

      gtk_widget_measure (GTK_WIDGET (self->toast), orientation, for_size, &toast, NULL, NULL,
                          NULL);
      if (gtk_widget_should_layout (GTK_WIDGET (self->bar)))
        gtk_widget_measure (GTK_WIDGET (self->bar), orientation, for_size, &bar, NULL, NULL, NULL);
      *minimum = MAX (*minimum, MAX (toast, bar));
      if (has_head (self))
        gtk_widget_measure (self->head, orientation, for_size, &bar, NULL, NULL, NULL);
      *minimum = MAX (*minimum, bar);
      *natural = MAX (*natural, *minimum);
    }
  else if (for_size >= 0)
    {
      *minimum += measure_foot (self, for_size, FALSE) + measure_head (self, for_size);
      *natural += measure_foot (self, for_size, TRUE) + measure_head (self, for_size);
    }
}

static void
place_part (GtkWidget *part, int left, int width, int top, int height)
{
  if (gtk_widget_should_layout (part))
    gtk_widget_size_allocate (part, &(GtkAllocation){ left, top, width, MAX (height, 0) }, -1);
}

/* Bar and head are about as wide as the board looks. */
static int
get_part_width (GtkWidget *part, int width, int board_height)
{
  int minimum;

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return MIN (width, MAX (minimum, board_height));
}

static void
place_head (UgoBoardColumn *self, int width, int height, int board_height)
{
  int head_width;

  if (!has_head (self))
    return;
  head_width = get_part_width (self->head, width, board_height);
  place_part (self->head, (width - head_width) / 2, head_width, 0, height);
}

static void
ugo_board_column_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UgoBoardColumn *self = UGO_BOARD_COLUMN (widget);
  GtkWidget *place = gtk_widget_get_ancestor (widget, UGO_TYPE_PLACE);
  int head = measure_head (self, width);
  int bar_width = get_part_width (GTK_WIDGET (self->bar), width, height - head - TOAST_HEIGHT);
  int foot = measure_foot (self, bar_width, TRUE);
  int bar = 0;
  int top;

  if (place != NULL && ugo_place_is_wide (UGO_PLACE (place)))
    foot = MAX (foot, TOAST_HEIGHT);
  if (gtk_widget_should_layout (GTK_WIDGET (self->bar)))
    gtk_widget_measure (GTK_WIDGET (self->bar), GTK_ORIENTATION_VERTICAL, bar_width, NULL, &bar,
                        NULL, NULL);
  top = MAX (height - foot, 0);
  place_head (self, width, head, top - head);
  place_part (GTK_WIDGET (self->board), 0, width, head, top - head);
  place_part (GTK_WIDGET (self->bar), (width - bar_width) / 2, bar_width, top, bar);
  place_part (GTK_WIDGET (self->toast), 0, width, top + bar, foot - bar);
}

static gboolean
ugo_board_column_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (UGO_BOARD_COLUMN (widget)->board));
}

static void
ugo_board_column_dispose (GObject *object)
{
  GtkWidget *part;

  /* The bar uses the board, and so goes before it. */
  while ((part = gtk_widget_get_last_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (part);
  G_OBJECT_CLASS (ugo_board_column_parent_class)->dispose (object);
}

static void
ugo_board_column_class_init (UgoBoardColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_board_column_dispose;
  widget_class->get_request_mode = ugo_board_column_get_request_mode;
  widget_class->measure = ugo_board_column_measure;
  widget_class->size_allocate = ugo_board_column_size_allocate;
  widget_class->grab_focus = ugo_board_column_grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[TOAST_CLOSED]
      = g_signal_new ("toast-closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 0);
}

static void
ugo_board_column_init (UgoBoardColumn *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->board = UGO_BOARD (ugo_board_new ());
  self->bar = UGO_MOVE_BAR (ugo_move_bar_new (self->board));
  self->toast = UGO_TOAST (ugo_toast_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->bar), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->toast), GTK_WIDGET (self));

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), keys);
  g_signal_connect_swapped (self->bar, "typed", G_CALLBACK (ugo_board_column_hide_toast), self);
  g_signal_connect_swapped (self->toast, "notify::shown", G_CALLBACK (toast_shown_cb), self);
  g_signal_connect_swapped (self->toast, "closed", G_CALLBACK (toast_closed_cb), self);
  g_signal_connect_swapped (self->toast, "dismissed", G_CALLBACK (toast_dismissed_cb), self);
}

/* Public */

GtkWidget *
ugo_board_column_new (void)
{
  return g_object_new (UGO_TYPE_BOARD_COLUMN, NULL);
}

UgoBoard *
ugo_board_column_get_board (UgoBoardColumn *self)
{
  g_return_val_if_fail (UGO_IS_BOARD_COLUMN (self), NULL);

  return self->board;
}

void
ugo_board_column_set_head (UgoBoardColumn *self, GtkWidget *head)
{
  g_return_if_fail (UGO_IS_BOARD_COLUMN (self) && self->head == NULL);

  self->head = head;
  gtk_widget_insert_before (head, GTK_WIDGET (self), GTK_WIDGET (self->board));
}

void
ugo_board_column_toast (UgoBoardColumn *self, const char *sentence, const char *button,
                        const char *action)
{
  g_return_if_fail (UGO_IS_BOARD_COLUMN (self));

  ugo_toast_show (self->toast, sentence, button, action);
}

void
ugo_board_column_ask (UgoBoardColumn *self, const char *sentence, const char *button,
                      const char *action)
{
  g_return_if_fail (UGO_IS_BOARD_COLUMN (self));

  ugo_toast_ask (self->toast, sentence, button, action);
}

void
ugo_board_column_hide_toast (UgoBoardColumn *self)
{
  g_return_if_fail (UGO_IS_BOARD_COLUMN (self));

  ugo_toast_hide (self->toast);
}

void
ugo_board_column_type (UgoBoardColumn *self)
{
  g_autofree char *picked = NULL;

  g_return_if_fail (UGO_IS_BOARD_COLUMN (self));

  picked = ugo_board_spell_pick (self->board);
  ugo_move_bar_open (self->bar, *picked != '\0' ? picked : NULL);
}

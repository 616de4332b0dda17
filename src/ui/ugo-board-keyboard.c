/* ugo-board-keyboard.c: the board's cursor and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include <math.h>

#include "ugo-drawing.h"

void
ugo_board_move_cursor (UgoBoard *self, UgoSquare square)
{
  self->shows_cursor = TRUE;
  self->hovered = UGO_SQUARE_NONE;
  self->cursor = square;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->squares[square]);
  ugo_board_follow_cursor (self);
  ugo_board_consider (self);
  ugo_board_announce_considered (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Whether a tray lies over @square. */
static gboolean
is_covered (UgoBoard *self, UgoSquare square)
{
  const UgoRules *rules = self->entry->rules;

  return self->n_squares > rules->n_squares && square >= rules->files * rules->ranks
         && square < rules->n_squares;
}

UgoSquare
ugo_board_find_neighbour (UgoBoard *self, UgoSquare square, GtkDirectionType direction)
{
  const UgoDrawing *drawing = self->layout.drawing;
  double sign = direction == GTK_DIR_RIGHT || direction == GTK_DIR_UP ? 1 : -1;
  gboolean is_row = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  UgoSquare nearest = square;
  double least = G_MAXDOUBLE;
  UgoBoardPoint from;

  if (self->is_turned)
    sign = -sign;
  ugo_drawing_locate (drawing, square, &from.file, &from.rank);
  for (UgoSquare other = 0; other < self->n_squares; other++)
    {
      UgoBoardPoint to;
      double along;
      double across;

      if (is_covered (self, other))
        continue;
      ugo_drawing_locate (drawing, other, &to.file, &to.rank);
      along = sign * (is_row ? to.file - from.file : to.rank - from.rank);
      across = fabs (is_row ? to.rank - from.rank : to.file - from.file);
      if (along < 0.25 || along + 2 * across >= least)
        continue;
      least = along + 2 * across;
      nearest = other;
    }
  return nearest;
}

/* Home and End go along the row, with Ctrl to the corners. */
static gboolean
go_far_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  UgoBoard *self = UGO_BOARD (widget);
  UgoSquare square = self->cursor;
  gint32 directions[2];

  g_variant_get (args, "(ii)", &directions[0], &directions[1]);
  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      UgoSquare next = square;

      if (directions[i] < 0)
        break;
      do
        {
          square = next;
          next = ugo_board_find_neighbour (self, square, directions[i]);
        }
      while (next != square);
    }
  ugo_board_move_cursor (self, square);
  return TRUE;
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return ugo_board_lift_pen (UGO_BOARD (widget)) || ugo_board_step_back (UGO_BOARD (widget));
}

static gboolean
take_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  guchar piece;

  g_variant_get (args, "(y)", &piece);
  return ugo_board_take_from_tray (UGO_BOARD (widget), piece);
}

static gboolean
walk_back_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return ugo_board_walk_back (UGO_BOARD (widget));
}

void
ugo_board_add_bindings (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    int directions[2];
  } far_keys[] = {
    { GDK_KEY_Home, 0, { GTK_DIR_LEFT, -1 } },
    { GDK_KEY_KP_Home, 0, { GTK_DIR_LEFT, -1 } },
    { GDK_KEY_End, 0, { GTK_DIR_RIGHT, -1 } },
    { GDK_KEY_KP_End, 0, { GTK_DIR_RIGHT, -1 } },
    { GDK_KEY_Home, GDK_CONTROL_MASK, { GTK_DIR_UP, GTK_DIR_LEFT } },
    { GDK_KEY_KP_Home, GDK_CONTROL_MASK, { GTK_DIR_UP, GTK_DIR_LEFT } },
    { GDK_KEY_End, GDK_CONTROL_MASK, { GTK_DIR_DOWN, GTK_DIR_RIGHT } },
    { GDK_KEY_KP_End, GDK_CONTROL_MASK, { GTK_DIR_DOWN, GTK_DIR_RIGHT } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (far_keys); i++)
    gtk_widget_class_add_binding (widget_class, far_keys[i].key, far_keys[i].modifiers, go_far_cb,
                                  "(ii)", far_keys[i].directions[0], far_keys[i].directions[1]);
  for (guchar piece = 1; piece <= 3; piece++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + piece, 0, take_cb, "(y)", piece);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + piece, 0, take_cb, "(y)", piece);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_BackSpace, 0, walk_back_cb, NULL);
}

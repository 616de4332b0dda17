/* ugo-board-typed.c: moves that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * While a move is being typed, what it may mean is shown in place of what is in hand. Entered, it
 * does what a hand would do.
 */
#include "ugo-board-private.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-drawing.h"
#include "ugo-notation.h"

void
ugo_board_set_typed (UgoBoard *self, const UgoTypedMove *typed)
{
  g_return_if_fail (UGO_IS_BOARD (self));

  self->is_typed = typed != NULL && typed->kind != UGO_TYPED_NOTHING
                   && typed->kind != UGO_TYPED_REFUSED;
  if (self->is_typed)
    self->typed = *typed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What is shown */

/* Where the piece that is named stands; a piece from the tray, its slot. */
static UgoSquare
find_start (UgoBoard *self)
{
  const UgoTypedMove *typed = &self->typed;
  uint8_t piece = typed->kind == UGO_TYPED_MOVE ? typed->move.piece : typed->piece;

  if (piece != 0)
    return ugo_board_find_slot (self, piece);
  if (typed->kind == UGO_TYPED_MOVE)
    return typed->move.from;
  return typed->walk.length > 0 ? typed->walk.squares[0] : UGO_SQUARE_NONE;
}

/* The way to @target: the shortest from the start, else the next stop of the way named. */
static UgoRoute
find_way (UgoBoard *self, UgoSquare target)
{
  UgoRoute way = self->typed.walk;

  if (way.length == 1
      && ugo_check_move (&self->position, ugo_move (way.squares[0], target)) == UGO_OK)
    ugo_move_path (&self->position, ugo_move (way.squares[0], target), &way);
  else if (way.length > 0 && way.length < UGO_MAX_ROUTE)
    way.squares[way.length++] = target;
  return way;
}

static void
show_targets (UgoBoard *self, UgoBoardScene *scene)
{
  const UgoTypedMove *typed = &self->typed;

  for (uint64_t set = typed->targets; set != 0;)
    {
      UgoSquare square = ugo_bits_pop (&set);
      UgoRoute way = find_way (self, square);

      if (ugo_piece_at (&self->position, square) != 0)
        {
          scene->movable |= ugo_bit (square);
          continue;
        }
      scene->targets |= ugo_bit (square);
      scene->jumps[square] = (uint8_t) ugo_drawing_count_hops (self->layout.drawing, &way);
    }
  if (typed->walk.length > 1)
    ugo_board_show_way (self, scene, &typed->walk);
}

/* Any of the moves that replace the piece goes the way that they all go. */
static UgoMove
find_replacement (UgoBoard *self)
{
  const UgoRoute *walk = &self->typed.walk;
  UgoMove move = ugo_move (walk->squares[0], walk->squares[walk->length - 1]);

  move.drop = ugo_bits_first (self->typed.targets);
  return move;
}

static void
show_replacing (UgoBoard *self, UgoBoardScene *scene)
{
  UgoRoute way = self->typed.walk;

  if (way.length == 2)
    ugo_move_path (&self->position, find_replacement (self), &way);
  scene->drops = self->typed.targets;
  ugo_board_show_way (self, scene, &way);
  memset (scene->hover_numbers, 0, sizeof scene->hover_numbers);
}

static void
show_move (UgoBoard *self, UgoBoardScene *scene)
{
  UgoMove move = self->typed.move;
  UgoRoute way = self->typed.route;

  if (ugo_move_is_pass (move))
    return;
  if (way.length == 0 && move.piece == 0)
    ugo_move_path (&self->position, move, &way);
  ugo_board_show_way (self, scene, &way);
  scene->hover_drop = move.drop;
  if (move.drop != UGO_SQUARE_NONE)
    scene->drops = ugo_bit (move.drop);
  else
    scene->targets = ugo_bit (move.to);
  scene->jumps[move.to] = (uint8_t) ugo_drawing_count_hops (self->layout.drawing, &way);
}

void
ugo_board_show_typed (UgoBoard *self, UgoBoardScene *scene)
{
  scene->selected = find_start (self);
  switch (self->typed.kind)
    {
    case UGO_TYPED_MOVE:
      show_move (self, scene);
      break;

    case UGO_TYPED_REPLACING:
      show_replacing (self, scene);
      break;

    default:
      show_targets (self, scene);
      scene->movable |= self->typed.pieces & ~(scene->selected < UGO_MAX_SQUARES
                                                   ? ugo_bit (scene->selected)
                                                   : 0);
    }
}

/* What is done */

static void
enter_replacing (UgoBoard *self, const UgoTypedMove *typed)
{
  UgoMove move = typed->move;

  ugo_board_pick_up (self, move.from);
  if (typed->walk.length > 2)
    for (guint i = 1; i < typed->walk.length; i++)
      ugo_board_rest_on (self, typed->walk.squares[i], FALSE);
  ugo_board_start_replacing (self, move.to, FALSE);
}

gboolean
ugo_board_enter (UgoBoard *self, const UgoTypedMove *typed)
{
  UgoMove move;
  UgoRoute route;

  g_return_val_if_fail (UGO_IS_BOARD (self), FALSE);
  g_return_val_if_fail (typed != NULL, FALSE);

  if (!self->is_playable)
    return FALSE;
  move = typed->move;
  route = typed->route;
  ugo_board_set_typed (self, NULL);
  ugo_board_finish_animation (self);
  ugo_board_end_press (self);
  ugo_pick_clear (&self->pick);
  switch (typed->kind)
    {
    case UGO_TYPED_MOVE:
      ugo_board_emit_move_chosen (self, move, route.length > 0 ? &route : NULL);
      break;

    case UGO_TYPED_PIECE:
      self->cursor = move.from;
      ugo_board_pick_up (self, move.from);
      break;

    case UGO_TYPED_REPLACING:
      enter_replacing (self, typed);
      break;

    default:
      if (move.from < self->entry->rules->n_squares)
        ugo_board_shake (self, move.from);
      ugo_board_update (self);
      ugo_board_emit_move_refused (self, move, typed->status);
    }
  return TRUE;
}

gboolean
ugo_board_enter_square (UgoBoard *self, const char *text)
{
  UgoSquare square;
  gsize length;

  g_return_val_if_fail (UGO_IS_BOARD (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  length = strlen (text);
  if (!self->is_editing || length == 0
      || ugo_square_read (self->entry->rules, text, length, &square) != length)
    return FALSE;
  ugo_board_move_cursor (self, square);
  ugo_board_emit_square_pressed (self, square, -1);
  return TRUE;
}

char *
ugo_board_spell_pick (UgoBoard *self)
{
  const UgoPick *pick = &self->pick;
  GString *text = g_string_new (NULL);
  char name[4];

  g_return_val_if_fail (UGO_IS_BOARD (self), NULL);

  if (pick->piece != 0)
    g_string_printf (text, "%u@", pick->piece);
  for (guint i = 0; pick->piece == 0 && i < pick->walk.length; i++)
    {
      ugo_square_write (self->entry->rules, pick->walk.squares[i], name);
      g_string_append_printf (text, "%s-", name);
    }
  if (ugo_pick_is_replacing (pick))
    {
      ugo_square_write (self->entry->rules, pick->replaced, name);
      if (pick->replaced == pick->walk.squares[pick->walk.length - 1])
        g_string_truncate (text, text->len - 1);
      else
        g_string_append (text, name);
      g_string_append_c (text, '=');
    }
  return g_string_free (text, FALSE);
}

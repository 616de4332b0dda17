/* ugo-board-hand.c: what is done with the piece in hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A click on a target plays the move that ends there, whatever the way. With Shift or Ctrl, or when
 * the press stays for a while, the piece only rests there, and the chain is made hop by hop. A
 * click on a piece that can be replaced begins to replace it; the next one says where it goes.
 *
 * A piece to be placed is picked up from a tray, which is a place on the board like a square.
 */
#include "ugo-board-private.h"

#include "ugo-bits.h"
#include "ugo-drawing.h"

/* Why the piece at @place may not be picked up. */
static UgoStatus
get_status (UgoBoard *self, UgoSquare place)
{
  const UgoTraySlot *slot = ugo_drawing_get_slot (self->layout.drawing, place);

  if (!slot)
    return ugo_check_piece (&self->position, place);
  if (slot->side != self->position.side)
    return UGO_MOVE_NOT_YOURS;
  return ugo_board_get_piece (&self->position, place) != 0 ? UGO_OK : UGO_MOVE_NO_SUCH_PIECE;
}

gboolean
ugo_board_is_own (UgoBoard *self, UgoSquare place)
{
  return place != UGO_SQUARE_NONE && get_status (self, place) == UGO_OK;
}

/* Whether a click on @place does something with the piece in hand. */
gboolean
ugo_board_is_choice (UgoBoard *self, UgoSquare place)
{
  return ugo_pick_has_target (&self->pick, place)
         || (place < UGO_MAX_SQUARES && (self->pick.replaceable & ugo_bit (place)) != 0);
}

/* Whether a click on @place picks up the piece there. While it is being said where a replaced piece
 * goes, the others stay where they are. */
gboolean
ugo_board_can_pick_up (UgoBoard *self, UgoSquare place)
{
  return !ugo_board_is_choice (self, place) && !ugo_pick_is_replacing (&self->pick)
         && ugo_board_is_own (self, place);
}

/* Picking up, moving, putting back */

void
ugo_board_pick_up (UgoBoard *self, UgoSquare square)
{
  const UgoTraySlot *slot = ugo_drawing_get_slot (self->layout.drawing, square);

  if (slot)
    ugo_pick_init_placement (&self->pick, &self->position, square, slot->piece);
  else
    ugo_pick_init (&self->pick, &self->position, square);
  ugo_board_update (self);
  ugo_board_announce_pick (self);
  if ((self->pick.targets | self->pick.replaceable) == 0)
    ugo_board_shake (self, square);
}

gboolean
ugo_board_cancel (UgoBoard *self)
{
  g_return_val_if_fail (UGO_IS_BOARD (self), FALSE);

  if (self->press.is_down)
    ugo_board_end_press (self);
  if (ugo_pick_is_empty (&self->pick))
    return FALSE;
  ugo_pick_clear (&self->pick);
  ugo_board_update (self);
  ugo_board_announce (self, self->entry->put_back ());
  return TRUE;
}

/* @place is where the person has tried to go, or to pick up a piece. */
static void
refuse (UgoBoard *self, UgoSquare place, UgoMove move, UgoStatus status)
{
  ugo_board_shake (self, ugo_pick_is_empty (&self->pick) ? place : ugo_pick_here (&self->pick));
  ugo_board_emit_move_refused (self, move, status);
}

/* Hands the move that ends on @target over. @brought is how much of its route the piece has been
 * seen to go; @is_drop_brought, whether one that it replaces has been seen to go away. */
static void
choose (UgoBoard *self, UgoSquare target, const UgoRoute *route, guint brought,
        gboolean is_drop_brought)
{
  UgoMove move = ugo_pick_move (&self->pick, target);
  UgoRoute walked;

  if (route)
    walked = *route;
  ugo_board_end_press (self);
  ugo_pick_clear (&self->pick);
  self->brought = brought;
  self->is_drop_brought = is_drop_brought;
  g_object_ref (self);
  ugo_board_emit_move_chosen (self, move, route ? &walked : NULL);
  self->brought = 0;
  self->is_drop_brought = FALSE;
  ugo_board_update (self);
  g_object_unref (self);
}

/* The piece in hand is taken to the piece on @square in order to replace it. */
gboolean
ugo_board_start_replacing (UgoBoard *self, UgoSquare square, gboolean was_dropped)
{
  guint walked = self->pick.walk.length;

  if (!ugo_pick_replace (&self->pick, &self->position, square))
    return FALSE;
  ugo_board_update (self);
  ugo_board_announce_pick (self);
  if (!was_dropped)
    ugo_board_fly_route (self, &self->position, &self->pick.routes[square], walked - 1);
  return TRUE;
}

void
ugo_board_choose_here (UgoBoard *self, gboolean was_dropped)
{
  const UgoPick *pick = &self->pick;
  UgoSquare start = ugo_pick_start (pick);
  UgoSquare here = ugo_pick_here (pick);
  UgoStatus status;

  if (ugo_board_start_replacing (self, here, TRUE))
    return;
  status = ugo_check_route (&self->position, ugo_move (start, here), &pick->walk);
  if (status == UGO_OK)
    choose (self, here, &pick->walk, was_dropped ? G_MAXUINT : pick->walk.length - 1u, FALSE);
  else
    refuse (self, here, ugo_move (start, here), status);
}

/* Plays the move that ends on @target, by the way gone so far and the shortest way on. */
void
ugo_board_choose_target (UgoBoard *self, UgoSquare target, gboolean was_dropped)
{
  const UgoPick *pick = &self->pick;
  UgoSquare end = ugo_pick_is_replacing (pick) ? pick->replaced : target;
  gboolean is_there = was_dropped || ugo_pick_is_replacing (pick);

  choose (self, target, ugo_pick_is_walking (pick) ? &pick->routes[end] : NULL,
          is_there ? G_MAXUINT : pick->walk.length - 1u, was_dropped);
}

/* Lets the piece rest on @square. Where nothing is left to hop to, the move is over, but for a
 * piece that is replaced there. Returns whether the piece can go there. */
gboolean
ugo_board_rest_on (UgoBoard *self, UgoSquare square, gboolean was_dragged)
{
  guint walked = self->pick.walk.length;

  if (!ugo_pick_walk (&self->pick, &self->position, square))
    return FALSE;
  if (self->pick.landings == 0 && !self->press.is_dragging && !self->pick.replaces_here)
    {
      const UgoRoute walk = self->pick.walk;

      choose (self, square, &walk, was_dragged ? G_MAXUINT : walked - 1, FALSE);
      return TRUE;
    }
  if (self->pick.landings == 0 && !self->press.is_dragging)
    ugo_pick_replace (&self->pick, &self->position, square);
  ugo_board_update (self);
  ugo_board_announce_pick (self);
  if (!was_dragged)
    ugo_board_fly_route (self, &self->position, &self->pick.walk, walked - 1);
  return TRUE;
}

/* A piece is in hand and the person wants it on @square, where it cannot go. */
void
ugo_board_refuse_target (UgoBoard *self, UgoSquare square)
{
  UgoMove move = ugo_pick_move (&self->pick, square);
  UgoStatus status = ugo_check_move (&self->position, move);

  refuse (self, square, move, status == UGO_OK ? UGO_MOVE_ROUTE : status);
}

/* The piece on @square is chosen while none is in hand. */
static void
try_to_pick (UgoBoard *self, UgoSquare square)
{
  UgoStatus status = get_status (self, square);
  const UgoTraySlot *slot = ugo_drawing_get_slot (self->layout.drawing, square);
  UgoMove move = ugo_move (square, square);

  if (slot)
    move = (UgoMove) { UGO_SQUARE_NONE, UGO_SQUARE_NONE, UGO_SQUARE_NONE, slot->piece };
  if (status == UGO_OK)
    ugo_board_pick_up (self, square);
  else
    refuse (self, square, move, status);
}

UgoSquare
ugo_board_find_slot (UgoBoard *self, uint8_t piece)
{
  for (UgoSquare place = self->entry->rules->n_squares; place < self->n_squares; place++)
    {
      const UgoTraySlot *slot = ugo_drawing_get_slot (self->layout.drawing, place);

      if (slot->side == self->position.side && slot->piece == piece)
        return place;
    }
  return UGO_SQUARE_NONE;
}

gboolean
ugo_board_take_from_tray (UgoBoard *self, uint8_t piece)
{
  UgoSquare place = ugo_board_find_slot (self, piece);

  if (!self->is_playable || self->is_editing || place == UGO_SQUARE_NONE)
    return FALSE;
  ugo_board_finish_animation (self);
  ugo_board_end_press (self);
  ugo_board_cancel (self);
  try_to_pick (self, place);
  if (!ugo_pick_has_target (&self->pick, self->cursor) && self->pick.targets != 0)
    ugo_board_move_cursor (self, ugo_bits_first (self->pick.targets));
  self->shows_cursor = TRUE;
  return TRUE;
}

gboolean
ugo_board_walk_back (UgoBoard *self)
{
  ugo_board_finish_animation (self);
  if (!ugo_pick_walk_back (&self->pick, &self->position))
    return FALSE;
  ugo_board_update (self);
  ugo_board_announce_pick (self);
  return TRUE;
}

gboolean
ugo_board_step_back (UgoBoard *self)
{
  return ugo_pick_is_replacing (&self->pick) ? ugo_board_walk_back (self)
                                             : ugo_board_cancel (self);
}

/* A piece that was to be replaced is bounced off instead, where that is possible. */
static void
bounce_instead (UgoBoard *self)
{
  UgoSquare here = ugo_pick_here (&self->pick);
  UgoPick before;

  ugo_pick_walk_back (&self->pick, &self->position);
  before = self->pick;
  ugo_pick_walk (&self->pick, &self->position, here);
  if (self->pick.landings == 0)
    {
      self->pick = before;
      if (ugo_pick_here (&before) == here)
        ugo_pick_walk_back (&self->pick, &self->position);
    }
  ugo_board_update (self);
  ugo_board_announce_pick (self);
}

/* The place where the piece in hand is, is chosen. */
static void
use_here (UgoBoard *self)
{
  if (ugo_pick_is_replacing (&self->pick))
    bounce_instead (self);
  else if (ugo_pick_is_walking (&self->pick))
    ugo_board_choose_here (self, FALSE);
  else
    ugo_board_cancel (self);
}

/* @square is chosen by a click or by the keyboard. */
void
ugo_board_use_square (UgoBoard *self, UgoSquare square, gboolean rests)
{
  if (ugo_pick_is_empty (&self->pick))
    try_to_pick (self, square);
  else if (square == ugo_pick_here (&self->pick))
    use_here (self);
  else if (rests && ugo_board_rest_on (self, square, FALSE))
    return;
  else if (ugo_pick_has_target (&self->pick, square))
    ugo_board_choose_target (self, square, FALSE);
  else if (ugo_board_start_replacing (self, square, FALSE))
    return;
  else if (ugo_board_can_pick_up (self, square))
    ugo_board_pick_up (self, square);
  else
    ugo_board_refuse_target (self, square);
}

void
ugo_board_activate_square (UgoBoard *self, UgoSquare square, gboolean rests)
{
  ugo_board_finish_animation (self);
  ugo_board_end_press (self);
  ugo_board_move_cursor (self, square);
  if (self->is_editing)
    ugo_board_emit_square_pressed (self, square, -1);
  else if (self->is_playable)
    ugo_board_use_square (self, square, rests);
}

/* The slot of the mover's tray for a placement, else the square of the piece with most moves. */
static UgoSquare
find_best_piece (UgoBoard *self)
{
  UgoMove moves[UGO_MAX_MOVES];
  guint counts[UGO_MAX_SQUARES] = { 0 };
  UgoSquare best = UGO_SQUARE_NONE;
  gsize n_moves = ugo_legal_moves (&self->position, moves);

  for (UgoSquare place = self->entry->rules->n_squares; place < self->n_squares; place++)
    if (get_status (self, place) == UGO_OK)
      return place;
  for (gsize i = 0; i < n_moves; i++)
    {
      UgoSquare from = moves[i].from;

      if (from == UGO_SQUARE_NONE)
        continue;
      counts[from]++;
      if (best == UGO_SQUARE_NONE || counts[from] > counts[best])
        best = from;
    }
  return best;
}

void
ugo_board_suggest (UgoBoard *self)
{
  UgoSquare best;

  g_return_if_fail (UGO_IS_BOARD (self));

  if (!self->is_playable)
    return;
  ugo_board_finish_animation (self);
  ugo_board_end_press (self);
  best = find_best_piece (self);
  if (best == UGO_SQUARE_NONE)
    return;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->squares[best]);
  else
    self->cursor = best;
  ugo_board_pick_up (self, best);
}

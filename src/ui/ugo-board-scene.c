/* ugo-board-scene.c: what the board shows just now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-compat.h"
#include "ugo-drawing.h"

/* How far beside its square a piece waits to be put elsewhere, in squares. */
static const double aside = 0.24;

static gboolean
can_choose (UgoBoard *self, UgoSquare place)
{
  return ugo_pick_has_target (&self->pick, place)
         || (place < UGO_MAX_SQUARES && (self->pick.replaceable & ugo_bit (place)) != 0);
}

UgoSquare
ugo_board_get_aim (UgoBoard *self)
{
  if (can_choose (self, self->hovered))
    return self->hovered;
  if (self->hovered == UGO_SQUARE_NONE && self->shows_cursor && can_choose (self, self->cursor))
    return self->cursor;
  return UGO_SQUARE_NONE;
}

uint8_t
ugo_board_get_piece (const UgoPosition *position, UgoSquare place)
{
  const UgoDrawing *drawing = ugo_drawing_find (position->variant.rules);
  const UgoTraySlot *slot = ugo_drawing_get_slot (drawing, place);

  if (!slot)
    return ugo_piece_at (position, place);
  return drawing->count_waiting (position, slot) > 0 ? slot->piece : 0;
}

UgoBoardPoint
ugo_board_locate_piece (const UgoPosition *position, UgoSquare place)
{
  const UgoDrawing *drawing = ugo_drawing_find (position->variant.rules);
  const UgoTraySlot *slot = ugo_drawing_get_slot (drawing, place);
  UgoBoardPoint point = { 0 };

  if (slot)
    ugo_drawing_locate_waiting (drawing, slot, MAX (drawing->count_waiting (position, slot) - 1, 0),
                                &point.file, &point.rank);
  else
    ugo_drawing_locate (drawing, place, &point.file, &point.rank);
  return point;
}

/* The piece in hand */

void
ugo_board_show_way (UgoBoard *self, UgoBoardScene *scene, const UgoRoute *route)
{
  UgoTrail trail;

  if (route->length == 0)
    return;
  self->layout.drawing->trail (&scene->position, route, &trail);
  scene->hover_route = trail.route;
  scene->hover_stops = trail.stops;
  memcpy (scene->hover_numbers, trail.numbers, sizeof trail.numbers);
}

static void
set_targets (UgoBoard *self, UgoBoardScene *scene)
{
  const UgoPick *pick = &self->pick;

  scene->targets = pick->targets;
  scene->replaceable = pick->replaceable;
  for (uint64_t set = pick->targets; set != 0;)
    {
      UgoSquare square = ugo_bits_pop (&set);

      scene->jumps[square] = ugo_drawing_count_hops (self->layout.drawing, &pick->routes[square]);
    }
}

static void
set_pick (UgoBoard *self, UgoBoardScene *scene)
{
  const UgoPick *pick = &self->pick;
  UgoSquare aim = ugo_board_get_aim (self);

  if (self->is_typed)
    {
      if (!self->flight.is_on)
        ugo_board_show_typed (self, scene);
      return;
    }
  if (ugo_pick_is_empty (pick))
    return;
  scene->selected = ugo_pick_here (pick);
  scene->steps = self->entry->steps (&scene->position, pick);
  if (ugo_pick_is_replacing (pick))
    {
      scene->drops = pick->targets;
      scene->hover_drop = aim;
      ugo_board_show_way (self, scene, &pick->routes[pick->replaced]);
      memset (scene->hover_numbers, 0, sizeof scene->hover_numbers);
      return;
    }
  set_targets (self, scene);
  if (aim != UGO_SQUARE_NONE)
    ugo_board_show_way (self, scene, &pick->routes[aim]);
  else if (ugo_pick_is_walking (pick))
    ugo_board_show_way (self, scene, &pick->walk);
}

/* The rows */

static gboolean
has_row (const UgoBoardScene *scene, const UgoRowMark *row)
{
  for (guint i = 0; i < scene->n_rows; i++)
    if (scene->rows[i].side == row->side && scene->rows[i].rank == row->rank
        && scene->rows[i].kind == row->kind)
      return TRUE;
  return FALSE;
}

/* The move that is being considered; a pass for none. */
static UgoMove
get_considered (UgoBoard *self)
{
  UgoSquare aim = ugo_board_get_aim (self);

  if (self->is_typed)
    return self->typed.kind == UGO_TYPED_MOVE ? self->typed.move : UGO_MOVE_PASS;
  return ugo_pick_has_target (&self->pick, aim) ? ugo_pick_move (&self->pick, aim) : UGO_MOVE_PASS;
}

/* Which rows the sides would command after it. */
static void
add_next_rows (UgoBoard *self, UgoBoardScene *scene)
{
  UgoMove move = get_considered (self);
  UgoRowMark rows[UGO_MAX_ROW_MARKS];
  UgoPosition next;
  guint n_rows;

  if (scene->n_rows == 0 || move.piece != 0 || ugo_move_is_pass (move))
    return;
  ugo_play (&self->position, move, NULL, 0, &next);
  n_rows = self->layout.drawing->rows (&next, rows);
  for (guint i = 0; i < n_rows && scene->n_rows < UGO_MAX_ROW_MARKS; i++)
    if (rows[i].kind == UGO_ROW_COMMANDED && !has_row (scene, &rows[i]))
      {
        rows[i].kind = UGO_ROW_NEXT;
        scene->rows[scene->n_rows++] = rows[i];
      }
}

/* Pieces off the board */

static void
add_flying (UgoBoardScene *scene, UgoFlyingPiece *flying, UgoSquare from, UgoFlyingPiece piece)
{
  scene->hidden |= ugo_bit (from);
  flying[scene->n_flying++] = piece;
}

static void
add_flight (UgoBoard *self, UgoBoardScene *scene, UgoFlyingPiece *flying)
{
  for (guint i = 0; i < self->flight.n_paths; i++)
    {
      UgoFlyingPiece piece;

      ugo_board_get_flying (self, i, &piece);
      add_flying (scene, flying, self->flight.paths[i].from, piece);
    }
  /* What is higher lies over what is lower. */
  if (scene->n_flying == 2 && flying[0].lift > flying[1].lift)
    {
      UgoFlyingPiece higher = flying[0];

      flying[0] = flying[1];
      flying[1] = higher;
    }
}

static UgoFlyingPiece
create_flying (const UgoPosition *position, UgoSquare from, UgoBoardPoint point, double lift)
{
  return (UgoFlyingPiece) { ugo_board_get_piece (position, from), point.file, point.rank, lift };
}

static UgoBoardPoint
find_pointer (UgoBoard *self)
{
  UgoBoardPoint point = { 0 };

  ugo_board_layout_find (&self->layout, self->press.x, self->press.y, &point.file, &point.rank);
  return point;
}

/* The piece in hand has come to the place of the other one, which is in hand now. */
static void
add_replacing (UgoBoard *self, UgoBoardScene *scene, UgoFlyingPiece *flying)
{
  const UgoPosition *position = &scene->position;
  UgoSquare start = ugo_pick_start (&self->pick);
  UgoSquare replaced = self->pick.replaced;
  UgoBoardPoint place = ugo_board_locate_piece (position, replaced);
  UgoBoardPoint waits = place;

  waits.file += self->is_turned ? -aside : aside;
  waits.rank += self->is_turned ? -aside : aside;
  if (self->press.is_dragging)
    waits = find_pointer (self);
  if (self->shaken == replaced)
    waits.file += self->shake / self->layout.square;
  add_flying (scene, flying, start, create_flying (position, start, place, 0));
  add_flying (scene, flying, replaced, create_flying (position, replaced, waits, 0.8));
}

static void
add_in_hand (UgoBoard *self, UgoBoardScene *scene, UgoFlyingPiece *flying)
{
  const UgoPosition *position = &scene->position;
  UgoSquare here = ugo_pick_here (&self->pick);
  UgoSquare start = ugo_pick_start (&self->pick);
  UgoBoardPoint place;

  if (self->is_typed)
    return;
  if (ugo_pick_is_replacing (&self->pick))
    add_replacing (self, scene, flying);
  else if (self->press.is_dragging)
    {
      UgoSquare from = self->is_editing ? self->press.square : start;

      add_flying (scene, flying, from,
                  create_flying (position, from, find_pointer (self), 1));
    }
  else if (ugo_pick_is_walking (&self->pick))
    {
      place = ugo_board_locate_piece (position, here);
      if (self->shaken == here)
        place.file += self->shake / self->layout.square;
      add_flying (scene, flying, start, create_flying (position, start, place, 0.4));
    }
}

/* What was asked for shows while the pieces it speaks of are where they were. */
static void
add_advice (UgoBoard *self, UgoBoardScene *scene)
{
  if (self->flight.is_on)
    return;
  scene->hint_area = self->hint_area;
  scene->hint_from = self->hint_from;
  scene->hint_to = self->hint_to;
  if (self->n_asked_threats == 0)
    return;
  scene->threats = self->asked_threats;
  scene->n_threats = self->n_asked_threats;
}

void
ugo_board_init_scene (UgoBoard *self, UgoBoardScene *scene,
                      UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS])
{
  ugo_board_scene_init (scene, self->flight.is_on ? &self->flight.before : &self->position,
                        self->theme);
  scene->pieces = self->pieces;
  scene->has_inner_names
    = self->has_coordinates && self->has_inner_coordinates && !self->is_nameless;
  scene->is_dark = ugo_compat_is_dark (GTK_WIDGET (self));
  scene->last_route = self->last_trail.route;
  scene->last_stops = self->last_trail.stops;
  scene->last_drop = self->last_drop;
  scene->marks = (const UgoBoardMark *) self->marks->data;
  scene->n_marks = self->marks->len;
  scene->shaken = self->shaken;
  scene->shake = self->shake;
  scene->flying = flying;
  if (self->shows_cursor && gtk_widget_get_focus_child (GTK_WIDGET (self)))
    scene->cursor = self->cursor;
  if (!self->is_editing)
    scene->n_rows = self->layout.drawing->rows (&scene->position, scene->rows);
  set_pick (self, scene);
  ugo_board_add_lens (self, scene);
  add_advice (self, scene);
  if (self->flight.is_on)
    add_flight (self, scene, flying);
  else
    {
      add_next_rows (self, scene);
      add_in_hand (self, scene, flying);
    }
}

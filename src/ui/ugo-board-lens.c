/* ugo-board-lens.c: what the board tells of the move that is being considered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include "ugo-bits.h"

/* The move that would end where the pointer or the keyboard is; a pass when there is none. */
static UgoMove
find_considered (UgoBoard *self)
{
  UgoSquare aim = ugo_board_get_aim (self);

  if (!self->has_lens || self->pick.piece != 0 || !ugo_pick_has_target (&self->pick, aim))
    return UGO_MOVE_PASS;
  return ugo_pick_move (&self->pick, aim);
}

static gboolean
is_considering (UgoBoard *self)
{
  return !ugo_move_is_pass (self->considered);
}

/* What is to be read beside the board just now. */
static char *
describe (UgoBoard *self)
{
  if (is_considering (self))
    {
      char *change = ugo_lens_describe_change (&self->change);

      if (*change != '\0')
        return change;
      g_free (change);
    }
  if (!ugo_pick_is_empty (&self->pick))
    return self->entry->is_told || self->has_lens ? self->entry->told (&self->position, &self->pick)
                                                  : NULL;
  return self->has_lens ? ugo_lens_describe_finishes (&self->position) : NULL;
}

/* Who can finish now is asked once for a position. */
static void
look (UgoBoard *self)
{
  if (!self->has_lens || self->is_editing)
    {
      self->finishes[UGO_WHITE] = self->finishes[UGO_BLACK] = UGO_MOVE_PASS;
      return;
    }
  ugo_lens_finishes (&self->position, self->finishes);
}

void
ugo_board_look (UgoBoard *self)
{
  g_autofree char *prompt = NULL;

  look (self);
  self->considered = find_considered (self);
  if (is_considering (self))
    ugo_lens_consider (&self->position, self->considered, &self->change);
  prompt = describe (self);
  ugo_board_set_prompt (self, prompt);
}

void
ugo_board_consider (UgoBoard *self)
{
  g_autofree char *prompt = NULL;
  UgoMove move = find_considered (self);

  if (ugo_move_equal (move, self->considered))
    return;
  self->considered = move;
  if (is_considering (self))
    ugo_lens_consider (&self->position, move, &self->change);
  prompt = describe (self);
  ugo_board_set_prompt (self, prompt);
}

void
ugo_board_announce_considered (UgoBoard *self)
{
  g_autofree char *sentence = NULL;

  if (!is_considering (self))
    return;
  sentence = ugo_lens_describe_change (&self->change);
  if (*sentence != '\0')
    ugo_board_announce (self, sentence);
}

/* What the scene shows of it */

static uint64_t
find_carriers (UgoBoard *self, uint64_t ends)
{
  uint64_t carriers = 0;

  while (ends)
    carriers |= ugo_lens_carriers (self->entry->rules, &self->pick.routes[ugo_bits_pop (&ends)]);
  return carriers;
}

static void
add_threats (UgoBoard *self, UgoBoardScene *scene, const UgoMove *finishes)
{
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    if (!ugo_move_is_pass (finishes[side]))
      self->threats[scene->n_threats++] = finishes[side];
  scene->threats = self->threats;
}

void
ugo_board_add_lens (UgoBoard *self, UgoBoardScene *scene)
{
  UgoSide side = (UgoSide) self->position.side;
  const UgoLensChange *change = &self->change;

  if (!self->has_lens || self->is_editing)
    return;
  if (!is_considering (self))
    {
      scene->carriers = find_carriers (self, scene->targets);
      add_threats (self, scene, self->finishes);
      return;
    }
  scene->carriers = ugo_lens_carriers (self->entry->rules, &scene->hover_route);
  scene->opened = change->opened[side].ends;
  scene->opened_road = change->opened[side].best;
  scene->closed = change->closed[ugo_side_other (side)].ends;
  scene->closed_road = change->closed[ugo_side_other (side)].best;
  add_threats (self, scene, change->finishes);
}

/* ugo-board-words.c: what a screen reader hears of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include "ugo-bits.h"
#include "ugo-drawing.h"
#include "ugo-words-drill.h"

static guint
count_hops (UgoBoard *self, UgoSquare place)
{
  return ugo_drawing_count_hops (self->layout.drawing, &self->pick.routes[place]);
}

static char *
describe_target (UgoBoard *self, UgoSquare place, const char *words)
{
  const UgoEntry *entry = self->entry;

  if (self->pick.piece != 0)
    return entry->placeable (words);
  if (ugo_pick_is_replacing (&self->pick))
    return entry->droppable (words);
  return entry->reached (words, count_hops (self, place));
}

char *
ugo_board_describe_place (UgoBoard *self, UgoSquare place)
{
  const UgoEntry *entry = self->entry;
  const UgoPick *pick = &self->pick;
  g_autofree char *words = NULL;

  if (self->is_nameless && place < entry->rules->files * entry->rules->ranks)
    return ugo_words_drill_place (entry->rules, place, self->is_turned);
  words = entry->place (&self->position, place, self->rows, self->n_rows);

  if (place == ugo_pick_here (pick))
    return ugo_pick_is_walking (pick) || ugo_pick_is_replacing (pick) ? entry->resting (words)
                                                                      : entry->in_hand (words);
  if (ugo_pick_has_target (pick, place))
    return describe_target (self, place, words);
  if ((pick->replaceable & ugo_bit (place)) != 0)
    return entry->replaceable (words, count_hops (self, place));
  return g_steal_pointer (&words);
}

void
ugo_board_announce_pick (UgoBoard *self)
{
  g_autofree char *sentence = self->entry->told (&self->position, &self->pick);

  ugo_board_announce (self, sentence);
}

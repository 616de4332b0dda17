/* ugo-forced.c: whether a side can force a win in a few moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-forced.h"

typedef struct
{
  UgoSide side;
  guint n_positions;
} Search;

static bool
is_won (const UgoResult result, UgoSide side)
{
  return result.outcome == (side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS);
}

/* The depth is that of @n_moves, never that of a text. */
static UgoForced
search (Search *self, const UgoPosition *position, guint n_moves)
{
  UgoMove moves[UGO_MAX_MOVES];
  UgoResult result = ugo_result (position);
  bool chooses = position->side == self->side;
  UgoForced settling = chooses ? UGO_FORCED_YES : UGO_FORCED_NO;
  UgoForced answer = chooses ? UGO_FORCED_NO : UGO_FORCED_YES;
  size_t n;

  if (result.outcome != UGO_UNDECIDED)
    return is_won (result, self->side) ? UGO_FORCED_YES : UGO_FORCED_NO;
  if (chooses && n_moves == 0)
    return UGO_FORCED_NO;
  if (++self->n_positions > UGO_FORCED_MAX_POSITIONS)
    return UGO_FORCED_UNKNOWN;

  n = ugo_legal_moves (position, moves);
  for (size_t i = 0; i < n; i++)
    {
      UgoPosition next;
      UgoForced found;

      position->variant.rules->apply (position, moves[i], &next);
      found = search (self, &next, n_moves - chooses);
      if (found == settling)
        return settling;
      if (found == UGO_FORCED_UNKNOWN)
        answer = UGO_FORCED_UNKNOWN;
    }
  return answer;
}

UgoForced
ugo_forced_win (const UgoPosition *position, UgoSide side, guint n_moves)
{
  Search self = { side, 0 };

  return search (&self, position, MIN (n_moves, UGO_FORCED_MAX_MOVES));
}

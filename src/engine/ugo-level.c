/* ugo-level.c: opponents of ten strengths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-level.h"

#include <string.h>

#include "ugo-evaluation.h"
#include "ugo-score.h"

/* What a decided game counts for one who looks no further than his own move, in hundredths of a
 * move: his errors may hide it. */
#define DECIDED 1500

typedef struct
{
  const UgoRules *rules;
  UgoLevel levels[UGO_LEVEL_MAX];
} Ladder;

/* Set by matches of each level against the one below; docs/engine.md has the results. */
static const Ladder ladders[] = {
  { &ugo_rules_ugolki,
    {
        { 0, 1, 410, 0 },
        { 0, 2, 200, 0 },
        { 0, 3, 141, 0 },
        { 0, 6, 92, 0 },
        { 150, 0, 90, 60 },
        { 260, 0, 20, 21 },
        { 480, 0, 0, 17 },
        { 1400, 0, 0, 0 },
        { 6000, 0, 0, 0 },
        { 30000, 0, 0, 0 },
    } },
  { &ugo_rules_gyges,
    {
        { 0, 2, 620, 0 },
        { 0, 3, 1125, 0 },
        { 0, 4, 732, 0 },
        { 0, 0, 194, 0 },
        { 80, 0, 100, 35 },
        { 320, 0, 20, 10 },
        { 900, 0, 0, 0 },
        { 4000, 0, 0, 0 },
        { 20000, 0, 0, 0 },
        { 80000, 0, 0, 0 },
    } },
};

const UgoLevel *
ugo_level_get (const UgoRules *rules, int level)
{
  size_t game = 0;

  while (ladders[game].rules != rules)
    game++;
  if (level < UGO_LEVEL_MIN)
    level = UGO_LEVEL_MIN;
  if (level > UGO_LEVEL_MAX)
    level = UGO_LEVEL_MAX;
  return &ladders[game].levels[level - UGO_LEVEL_MIN];
}

/* The value of a game that is over, for @side. */
static int
decided_score (UgoOutcome outcome, UgoSide side)
{
  if (outcome == UGO_DRAW)
    return 0;
  return (outcome == UGO_WHITE_WINS) == (side == UGO_WHITE) ? DECIDED : -DECIDED;
}

static int
judge (const UgoEvaluation *evaluation, const UgoPosition *position, UgoMove move,
       const uint64_t *keys, size_t n_keys)
{
  UgoPosition next;
  UgoResult result;

  ugo_play (position, move, keys, n_keys, &next);
  result = ugo_result (&next);
  if (result.outcome != UGO_UNDECIDED)
    return decided_score (result.outcome, position->side);
  return -evaluation->score (&next);
}

static bool
sees (const UgoLevel *self, const UgoPosition *position, UgoMove move)
{
  UgoRoute route;

  if (self->hops == 0)
    return true;
  ugo_move_path (position, move, &route);
  return route.length - 1 <= self->hops;
}

/* The move that looks best by itself. When it sees none, it takes what there is. */
static void
look (const UgoLevel *self, const UgoPosition *position, const uint64_t *keys, size_t n_keys,
      UgoRandom *random, UgoReport *report)
{
  const UgoEvaluation *evaluation = ugo_evaluation_find (position->variant.rules);
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  int best = -UGO_SCORE_INFINITE;

  memset (report, 0, sizeof *report);
  report->n_moves = 1;
  report->moves[0] = moves[ugo_random_below (random, (unsigned) n_moves)];
  for (size_t i = 0; i < n_moves; i++)
    {
      int score;

      if (!sees (self, position, moves[i]))
        continue;
      score = judge (evaluation, position, moves[i], keys, n_keys)
              + ugo_random_around_zero (random, self->error);
      report->nodes++;
      if (score <= best)
        continue;
      best = score;
      report->moves[0] = moves[i];
    }
  report->score = ugo_score_estimate (best);
}

void
ugo_level_choose (const UgoLevel *self, UgoSearch *search, const UgoPosition *position,
                  const uint64_t *keys, size_t n_keys, UgoRandom *random, const atomic_bool *stop,
                  UgoReport *report)
{
  UgoLimits limits = { .nodes = self->nodes, .stop = stop };

  if (self->nodes == 0 || (int) ugo_random_below (random, 100) < self->slips)
    look (self, position, keys, n_keys, random, report);
  else
    ugo_search_run (search, position, keys, n_keys, &limits, NULL, NULL, report);
}

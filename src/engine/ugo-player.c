/* ugo-player.c: players to measure each other with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-player.h"

#include <stdlib.h>

#include "ugo-distance.h"
#include "ugo-score.h"
#include "ugo-uct.h"

/* How many moves of a hundred a beginner makes by chance. */
#define CHANCE 30

struct UgoPlayer
{
  UgoPlayerKind kind;
  uint64_t strength;
  UgoRandom random;
  UgoSearch *search;
};

UgoPlayer *
ugo_player_new (UgoPlayerKind kind, uint64_t strength, size_t table_bytes, uint64_t seed)
{
  UgoPlayer *self = calloc (1, sizeof *self);

  if (!self)
    return NULL;
  *self = (UgoPlayer){ kind, strength, seed, NULL };
  if (kind != UGO_PLAYER_LEVEL && kind != UGO_PLAYER_ENGINE)
    return self;
  self->search = ugo_search_new (table_bytes, 1, 0);
  if (self->search)
    return self;
  ugo_player_free (self);
  return NULL;
}

void
ugo_player_free (UgoPlayer *self)
{
  if (!self)
    return;
  ugo_search_free (self->search);
  free (self);
}

void
ugo_player_begin (UgoPlayer *self)
{
  if (self->search)
    ugo_search_clear (self->search);
}

static UgoMove
any_move (UgoPlayer *self, const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);

  return moves[ugo_random_below (&self->random, (unsigned) n_moves)];
}

/* Of moves that go equally far, each as likely as the others. */
static UgoMove
longest_advance (UgoPlayer *self, const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES], best = UGO_MOVE_PASS;
  size_t n_moves = ugo_legal_moves (position, moves);
  unsigned n_equal = 0;
  int most = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      int advance = ugo_distance_advance (position, moves[i]);

      if (n_equal > 0 && advance < most)
        continue;
      n_equal = n_equal > 0 && advance == most ? n_equal + 1 : 1;
      most = advance;
      if (ugo_random_below (&self->random, n_equal) == 0)
        best = moves[i];
    }
  return best;
}

/* The score of @position for its side to move, searched @depth plies without any art. */
static int
alpha_beta (const UgoPosition *position, int depth, int alpha, int beta)
{
  UgoOutcome outcome = ugo_result (position).outcome;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  if (outcome != UGO_UNDECIDED)
    {
      if (outcome == UGO_DRAW)
        return 0;
      return (outcome == UGO_WHITE_WINS) == (position->side == UGO_WHITE)
                 ? UGO_SCORE_WIN + depth
                 : -UGO_SCORE_WIN - depth;
    }
  if (depth == 0)
    return ugo_distance_lead (position);

  n_moves = ugo_legal_moves (position, moves);
  for (size_t i = 0; i < n_moves && alpha < beta; i++)
    {
      UgoPosition next;
      int score;

      ugo_play (position, moves[i], NULL, 0, &next);
      score = -alpha_beta (&next, depth - 1, -beta, -alpha);
      if (score > alpha)
        alpha = score;
    }
  return alpha;
}

static UgoMove
best_by_alpha_beta (UgoPlayer *self, const UgoPosition *position, const uint64_t *keys,
                    size_t n_keys)
{
  UgoMove moves[UGO_MAX_MOVES], best;
  size_t n_moves = ugo_legal_moves (position, moves);
  int alpha = -UGO_SCORE_INFINITE;

  best = moves[0];
  for (size_t i = 0; i < n_moves; i++)
    {
      size_t other = i + ugo_random_below (&self->random, (unsigned) (n_moves - i));
      UgoMove move = moves[other];
      UgoPosition next;
      int score;

      moves[other] = moves[i];
      ugo_play (position, move, keys, n_keys, &next);
      score = -alpha_beta (&next, (int) self->strength - 1, -UGO_SCORE_INFINITE, -alpha);
      if (score <= alpha)
        continue;
      alpha = score;
      best = move;
    }
  return best;
}

UgoMove
ugo_player_choose (UgoPlayer *self, const UgoPosition *position, const uint64_t *keys,
                   size_t n_keys)
{
  UgoLimits limits = { .nodes = self->strength };
  UgoReport report;
  UgoMove move;

  switch (self->kind)
    {
    case UGO_PLAYER_BEGINNER:
      if (ugo_random_below (&self->random, 100) < CHANCE)
        return any_move (self, position);
      return longest_advance (self, position);
    case UGO_PLAYER_GREEDY:
      return longest_advance (self, position);
    case UGO_PLAYER_ALPHA_BETA:
      return best_by_alpha_beta (self, position, keys, n_keys);
    case UGO_PLAYER_UCT:
      if (ugo_uct_choose (position, (unsigned) self->strength, &self->random, &move))
        return move;
      return any_move (self, position);
    case UGO_PLAYER_LEVEL:
      ugo_level_choose (ugo_level_get (position->variant.rules, (int) self->strength),
                        self->search, position, keys, n_keys, &self->random, NULL, &report);
      return report.moves[0];
    case UGO_PLAYER_ENGINE:
      ugo_search_run (self->search, position, keys, n_keys, &limits, NULL, NULL, &report);
      return report.moves[0];
    case UGO_PLAYER_RANDOM:
    default:
      return any_move (self, position);
    }
}

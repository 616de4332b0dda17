/* ugo-test-engine.c: what the tests of the engine share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-engine.h"

#include <stdlib.h>

#include "ugo-bits.h"
#include "ugo-score.h"
#include "ugo-ugolki.h"

UgoPosition
ugo_test_random_position (const char *variant)
{
  UgoPosition position, next;
  int n_plies = g_test_rand_int_range (0, 80);

  ugo_position_start (ugo_test_variant (variant), &position);
  for (int i = 0; i < n_plies; i++)
    {
      ugo_play (&position, ugo_test_random_move (&position), NULL, 0, &next);
      if (ugo_result (&next).outcome == UGO_UNDECIDED)
        position = next;
    }
  return position;
}

/* Puts @n pieces of @piece on free squares of @squares, or as many as there are. */
static void
scatter (UgoPosition *position, uint8_t piece, uint64_t squares, int n)
{
  for (int tries = 0; tries < 1000 && n > 0; tries++)
    {
      UgoSquare square = g_test_rand_int_range (0, 64);

      if (!(squares & ugo_bit (square)) || ugo_piece_at (position, square))
        continue;
      position->variant.rules->put_piece (position, square, piece);
      n--;
    }
}

/* A few pieces, or all of them and most of those in the goal. */
static void
place_army (UgoPosition *position, UgoSide side, bool few)
{
  uint64_t goal = ugo_ugolki_home (position->variant, ugo_side_other (side));
  uint8_t piece = side == UGO_WHITE ? UGO_UGOLKI_WHITE : UGO_UGOLKI_BLACK;
  int n_pieces = position->variant.pieces;
  int n_out = g_test_rand_int_range (1, 3);

  if (few)
    {
      scatter (position, piece, ~UINT64_C (0), g_test_rand_int_range (1, 4));
      return;
    }
  scatter (position, piece, goal, n_pieces - n_out);
  scatter (position, piece, ~goal, n_out);
}

UgoPosition
ugo_test_small_position (const char *name)
{
  UgoVariant variant = ugo_test_variant (name);
  UgoPosition position;

  do
    {
      int limit = g_test_rand_bit () && ugo_ugolki_exit_limit (variant) > 0
                    ? ugo_ugolki_exit_limit (variant)
                    : ugo_ugolki_move_count (variant);

      ugo_position_start (variant, &position);
      position.ugolki.pieces[UGO_WHITE] = position.ugolki.pieces[UGO_BLACK] = 0;
      position.side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
      position.move_number = limit - g_test_rand_int_range (0, 4);
      place_army (&position, UGO_WHITE, g_test_rand_bit ());
      place_army (&position, UGO_BLACK, g_test_rand_bit ());
    }
  while (ugo_result (&position).outcome != UGO_UNDECIDED);
  return position;
}

static int
better (int a, int b)
{
  if (a > 0 && b > 0)
    return MIN (a, b);
  if (a < 0 && b < 0)
    return MIN (a, b);
  return MAX (a, b);
}

int
ugo_test_negamax (UgoTestGame *game, int depth)
{
  UgoResult result = ugo_result (&game->position);
  UgoPosition position = game->position;
  size_t n_keys = game->n_keys;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;
  int best = 0;

  if (depth == 0 || result.outcome == UGO_DRAW)
    return 0;

  n_moves = ugo_legal_moves (&position, moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoOutcome own = position.side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;
      UgoPosition next;
      int score = 0;

      ugo_play (&position, moves[i], game->keys, game->n_keys, &next);
      result = ugo_result (&next);
      if (result.outcome == UGO_UNDECIDED)
        {
          game->position = next;
          if (ugo_position_repeats (&next))
            game->keys[game->n_keys++] = ugo_position_key (&next);
          score = -ugo_test_negamax (game, depth - 1);
          score += (score > 0) - (score < 0);
          game->n_keys = n_keys;
        }
      else if (result.outcome != UGO_DRAW)
        score = result.outcome == own ? 1 : -1;
      best = i == 0 ? score : better (best, score);
    }
  game->position = position;
  return best;
}

static bool
is_win (const UgoPosition *position, UgoSide side)
{
  return ugo_result (position).outcome == (side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS);
}

/* Whether each answer of the side to move lets the other one win within @plies after it. */
static bool
loses_within (const UgoPosition *position, int plies)
{
  UgoSide winner = ugo_side_other (position->side);
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);

  if (n_moves == 0)
    return is_win (position, winner);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;

      ugo_play (position, moves[i], NULL, 0, &next);
      if (!is_win (&next, winner)
          && (plies <= 1 || ugo_result (&next).outcome != UGO_UNDECIDED
              || !ugo_test_wins_within (&next, plies - 1)))
        return false;
    }
  return true;
}

bool
ugo_test_wins_within (const UgoPosition *position, int plies)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  UgoPosition next;

  for (size_t i = 0; i < n_moves; i++)
    {
      ugo_play (position, moves[i], NULL, 0, &next);
      if (is_win (&next, position->side))
        return true;
    }
  for (size_t i = 0; i < n_moves && plies > 1; i++)
    {
      ugo_play (position, moves[i], NULL, 0, &next);
      if (ugo_result (&next).outcome == UGO_UNDECIDED && loses_within (&next, plies - 1))
        return true;
    }
  return false;
}

int
ugo_test_plies (int score)
{
  if (!ugo_score_is_proved (score))
    return 0;
  return score > 0 ? ugo_score_plies (score) : -ugo_score_plies (score);
}

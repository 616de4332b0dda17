/* ugo-interest.c: what makes a puzzle surprising
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-interest.h"

/* What each thing counts for. */
#define CHOICE 4     /* for each time the moves are twice as many as the right ones */
#define SHOWIER 1    /* for each wrong move with more stops than the right one */
#define MAX_SHOWIER 12
#define NOT_FORWARD 6
#define PIECE 3      /* for each different piece that moves */
#define MANY_WAYS 2  /* taken off for each doubling of the number of solutions */
#define SPREAD 1     /* for each file or rank that squares to choose lie apart */

static int
doublings (guint64 n)
{
  int times = 0;

  for (; n > 1; n >>= 1)
    times++;
  return times;
}

static int
n_stops (const UgoPosition *position, UgoMove move)
{
  UgoRoute route;

  ugo_move_path (position, move, &route);
  return route.length;
}

/* Ranks nearer to the other end; a finish square is nearest. */
static int
ranks_forward (const UgoPosition *position, UgoMove move)
{
  int files = position->variant.rules->files;
  int ranks = move.to / files - move.from / files;

  if (move.to >= files * position->variant.rules->ranks)
    return 1;
  return position->side == UGO_WHITE ? ranks : -ranks;
}

static int
count_showier (const UgoDraft *draft, const UgoProof *proof, const UgoMove *moves, size_t n_moves)
{
  int right = n_stops (&draft->position, proof->first[0]), n = 0;

  for (size_t i = 0; i < n_moves; i++)
    n += !ugo_proof_has_first (proof, moves[i]) && n_stops (&draft->position, moves[i]) > right;
  return MIN (n, MAX_SHOWIER);
}

/* How many different pieces make the own moves of the line. */
static int
count_pieces (const UgoProof *proof)
{
  guint64 ended = 0;
  int n = 0;

  for (size_t i = 0; i < proof->n_line; i += 2)
    {
      UgoMove move = proof->line[i];

      if (move.from == UGO_SQUARE_NONE)
        continue;
      if ((ended >> move.from & 1) == 0)
        n++;
      ended = (ended & ~(UINT64_C (1) << move.from)) | UINT64_C (1) << move.to;
    }
  return n;
}

static int
spread (const UgoPosition *position, guint64 squares)
{
  int files = position->variant.rules->files;
  int low_file = files, high_file = 0, low_rank = files, high_rank = 0;

  for (int square = 0; square < UGO_MAX_SQUARES; square++)
    if ((squares >> square & 1) != 0)
      {
        low_file = MIN (low_file, square % files);
        high_file = MAX (high_file, square % files);
        low_rank = MIN (low_rank, square / files);
        high_rank = MAX (high_rank, square / files);
      }
  return high_file - low_file + high_rank - low_rank;
}

int
ugo_interest (const UgoDraft *draft, const UgoProof *proof)
{
  g_autofree UgoMove *moves = NULL;
  size_t n_moves;

  if (proof->n_sets > 0)
    return SPREAD * spread (&draft->position, proof->sets[0])
           - MANY_WAYS * doublings (proof->n_solutions);
  if (proof->n_first == 0)
    return 0;
  moves = g_new (UgoMove, UGO_MAX_MOVES);
  n_moves = ugo_legal_moves (&draft->position, moves);
  return CHOICE * doublings (n_moves / proof->n_first)
         + SHOWIER * count_showier (draft, proof, moves, n_moves)
         + (ranks_forward (&draft->position, proof->first[0]) <= 0 ? NOT_FORWARD : 0)
         + PIECE * count_pieces (proof) - MANY_WAYS * doublings (proof->n_solutions);
}

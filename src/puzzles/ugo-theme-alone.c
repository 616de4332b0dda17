/* ugo-theme-alone.c: what the themes share in which one side of Ugolki moves alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-theme-alone.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-notation.h"
#include "ugo-ugolki.h"

/* The most jumps of a road. */
#define MAX_JUMPS 8

int
ugo_effort_of (guint64 n)
{
  int effort = 0;
  guint64 fraction;

  for (guint64 rest = n; rest > 1; rest >>= 1)
    effort++;
  /* From here on a number from 1 to 2, in units of 1 / 2^31, whose square is taken. */
  fraction = effort <= 31 ? n << (31 - effort) : n >> (effort - 31);
  for (int unit = UGO_EFFORT_BIT; unit > 1; unit /= 2)
    {
      fraction = fraction * fraction >> 31;
      effort *= 2;
      if (fraction >> 32 != 0)
        {
          fraction >>= 1;
          effort++;
        }
    }
  return effort;
}

int
ugo_effort_level (int score, const int *scores)
{
  int level = 0;

  while (level < UGO_PUZZLE_MAX_LEVEL && score >= scores[level])
    level++;
  return level;
}

static int
count_plausible (const UgoAlone *self, int n_left)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (&self->position, moves);
  int n = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoAlone next = ugo_alone_after (self, moves[i]);

      n += ugo_alone_bound (&next) <= n_left;
    }
  return n;
}

static int
count_jumps (const UgoPosition *position, UgoMove move)
{
  guint8 jumps[UGO_MAX_SQUARES];

  ugo_ugolki_landings (position, move.from, jumps);
  return jumps[move.to];
}

void
ugo_alone_measure (const UgoAlone *self, const UgoProof *proof, UgoAloneMeasure *measure)
{
  UgoAlone here = *self;

  *measure = (UgoAloneMeasure) { .effort = -ugo_effort_of (proof->n_solutions) };
  for (int i = 0; i < proof->least; i++)
    {
      UgoMove move = proof->line[2 * i];
      int n = count_plausible (&here, proof->least - 1 - i);

      measure->effort += ugo_effort_of ((guint64) MAX (n, 1));
      measure->longest = MAX (measure->longest, count_jumps (&here.position, move));
      measure->n_by_piece += move.from == here.from;
      here = ugo_alone_after (&here, move);
    }
}

UgoAlone
ugo_alone_of_draft (const UgoDraft *draft)
{
  const UgoGoalKind *kind = draft->goal.kind;
  UgoAloneAim aim = kind == &ugo_goal_bring  ? UGO_ALONE_BRING
                    : kind == &ugo_goal_home ? UGO_ALONE_HOME
                                             : UGO_ALONE_LEAVE;

  if (kind == &ugo_goal_build)
    return (UgoAlone) { .aim = UGO_ALONE_BUILD, .position = draft->position,
                        .from = UGO_SQUARE_NONE, .to = draft->goal.from,
                        .amount = draft->goal.amount };

  return (UgoAlone) { .aim = aim, .position = draft->position, .from = draft->goal.from,
                      .to = draft->goal.to };
}

int
ugo_alone_grade (const UgoDraft *draft, const UgoProof *proof, int min_longest,
                 guint64 max_solutions)
{
  static const int scores[UGO_PUZZLE_MAX_LEVEL] = { 0, 35, 58, 77, 100, 125, 150, 178, 206 };
  UgoAlone alone = ugo_alone_of_draft (draft);
  UgoAloneMeasure measure;

  ugo_alone_measure (&alone, proof, &measure);
  if (measure.longest < min_longest || proof->n_solutions > max_solutions)
    return 0;
  return ugo_effort_level (12 * proof->least + measure.effort, scores);
}

UgoSquare
ugo_random_square (UgoRandom *random, guint64 set)
{
  for (unsigned skip = ugo_random_below (random, (unsigned) ugo_bits_count (set)); skip > 0; skip--)
    set &= set - 1;
  return ugo_bits_first (set);
}

guint64
ugo_random_squares (UgoRandom *random, guint64 set, int n)
{
  guint64 chosen = 0;

  for (; n > 0 && set != 0; n--)
    {
      guint64 square = ugo_bit (ugo_random_square (random, set));

      chosen |= square;
      set &= ~square;
    }
  return chosen;
}

UgoVariant
ugo_random_variant (UgoRandom *random, const char *const *names)
{
  UgoVariant variant;
  size_t offset;
  unsigned n = g_strv_length ((char **) names), i = 0;

  if (n > 1 && ugo_random_below (random, 2) == 0)
    i = 1 + ugo_random_below (random, n - 1);
  ugo_variant_read (names[i], strlen (names[i]), &variant, &offset);
  return variant;
}

guint64
ugo_squares_between (int low, int high)
{
  guint64 set = 0;

  for (UgoSquare square = 0; square < 64; square++)
    if (square % 8 + square / 8 >= low && square % 8 + square / 8 <= high)
      set |= ugo_bit (square);
  return set;
}

void
ugo_draft_begin (UgoDraft *draft, UgoVariant variant)
{
  *draft = (UgoDraft) { .position = { .variant = variant, .move_number = 1, .occurrences = 1 } };
  draft->position.ugolki.last = UGO_MOVE_PASS;
  draft->goal.from = draft->goal.to = UGO_SQUARE_NONE;
}

bool
ugo_draft_solve (const UgoDraft *draft, int n_moves, guint max_states, const atomic_bool *stop,
                 UgoProof *proof)
{
  UgoAlone alone = ugo_alone_of_draft (draft);

  alone.max_states = max_states;
  memset (proof, 0, sizeof *proof);
  if (!ugo_alone_is_reached (&alone))
    ugo_alone_solve (&alone, n_moves, stop, proof);
  return proof->status == UGO_PROOF_FOUND;
}

/* One jump of a road, mostly up or to the right. */
static bool
next_jump (UgoRandom *random, bool is_diagonal, UgoSquare from, UgoSquare *bridge, UgoSquare *to)
{
  static const int directions[][2] = { { 1, 0 }, { 0, 1 },  { 1, 0 },  { 0, 1 }, { 1, 0 },
                                       { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, 1 }, { 1, 1 },
                                       { 1, 1 }, { -1, 1 }, { 1, -1 } };
  const int *direction = directions[ugo_random_below (random, is_diagonal ? 13 : 8)];
  int file = from % 8 + 2 * direction[0], rank = from / 8 + 2 * direction[1];

  *bridge = (UgoSquare) (from + direction[0] + 8 * direction[1]);
  *to = (UgoSquare) (file + 8 * rank);
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

bool
ugo_draft_road (UgoRandom *random, UgoDraft *draft, int far, guint64 *bridges, guint64 *landings)
{
  bool is_diagonal = (draft->position.variant.flags & UGO_UGOLKI_DIAGONAL) != 0;
  UgoSquare here = draft->goal.from, bridge, to;

  *bridges = 0;
  *landings = ugo_bit (here);
  for (int i = 0; i < MAX_JUMPS && here % 8 + here / 8 < far; i++)
    if (next_jump (random, is_diagonal, here, &bridge, &to) && (*landings & ugo_bit (to)) == 0)
      {
        *bridges |= ugo_bit (bridge);
        *landings |= ugo_bit (to);
        here = to;
      }
  draft->goal.to = here;
  return here % 8 + here / 8 >= far;
}

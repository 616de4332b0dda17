/* ugo-evaluation-ugolki.c: what a search must know of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-evaluation-ugolki.h"
#include "ugo-evaluation.h"

#include "ugo-bits.h"
#include "ugo-hash.h"
#include "ugo-race.h"
#include "ugo-ugolki.h"
#include "ugo-weights.h"

/* A score counts hundredths of a move of lead. */
#define MOVE 100

/* The most that pieces at home cost: an estimate stays far from what is proved. */
#define MAX_EXIT_RISK 7000

/*
 * Weights:
 * @to_go: what the distance of a piece from the corner of its goal is worth, in files and in ranks:
 *   the moves that it takes to come home from there
 * @last: what is added for the last piece, in hundredths of its distance
 * @last_but_one: the same for the last but one
 * @outside: what is added for a piece outside the goal
 * @alone: for one there that stands beside no other, so that it can only step
 * @home: the weight of pieces at home near the exit limit
 * @goal: the weight of pieces in the goal near the move count
 */
typedef struct
{
  int to_go[8];
  int last;
  int last_but_one;
  int outside;
  int alone;
  int home;
  int goal;
} Weights;

/* By distance: in play, and in the race. */
#define TO_GO(d)                                                                       \
  ((d) == 0 ? 0 : (d) == 1 ? 18 : (d) == 2 ? 18 : (d) == 3 ? 35 : (d) == 4 ? 71        \
   : (d) == 5 ? 123 : (d) == 6 ? 176 : 252)
#define RACE_TO_GO(d)                                                                  \
  ((d) == 0 ? 0 : (d) == 1 ? 16 : (d) == 2 ? 36 : (d) == 3 ? 61 : (d) == 4 ? 90        \
   : (d) == 5 ? 122 : (d) == 6 ? 160 : 201)

UGO_WEIGHT Weights weights = {
  .to_go = { TO_GO (0), TO_GO (1), TO_GO (2), TO_GO (3), TO_GO (4), TO_GO (5), TO_GO (6),
             TO_GO (7) },
  .last = 48,
  .last_but_one = 21,
  .outside = 31,
  .alone = 19,
  .home = 400,
  .goal = 400,
};

/* With these the beam of the race solver finds shorter lines, and finds them sooner; in play they
 * win one game of five. */
static const Weights race_weights = {
  .last = 40,
  .last_but_one = 20,
  .outside = 32,
  .alone = 20,
};

/* The sum for file and rank: for each square, as White sees it. */
#define SQUARE(worth, f, r) (worth (7 - (f)) + worth (7 - (r)))
#define RANK(worth, r)                                                                          \
  SQUARE (worth, 0, r), SQUARE (worth, 1, r), SQUARE (worth, 2, r), SQUARE (worth, 3, r),       \
    SQUARE (worth, 4, r), SQUARE (worth, 5, r), SQUARE (worth, 6, r), SQUARE (worth, 7, r)
#define BOARD(worth)                                                                            \
  RANK (worth, 0), RANK (worth, 1), RANK (worth, 2), RANK (worth, 3), RANK (worth, 4),          \
    RANK (worth, 5), RANK (worth, 6), RANK (worth, 7)

UGO_WEIGHT int16_t to_go[64] = { BOARD (TO_GO) };
static const int16_t race_to_go[64] = { BOARD (RACE_TO_GO) };

#define FILE_A UINT64_C (0x0101010101010101)
#define FILE_H (FILE_A << 7)

/* What a piece of @side on @square has still to go; @squares tells it of each as White sees it. */
static inline int
piece_to_go (const int16_t *squares, UgoSide side, UgoSquare square)
{
  return squares[side == UGO_WHITE ? square : 63 - square];
}

/* The squares beside pieces, those at a corner included. */
static inline uint64_t
beside (uint64_t pieces)
{
  uint64_t sideways = (pieces & ~FILE_H) << 1 | (pieces & ~FILE_A) >> 1;
  uint64_t row = pieces | sideways;

  return sideways | row << 8 | row >> 8;
}

static inline int
largest (int a, int b)
{
  return a > b ? a : b;
}

/* What all pieces of @side have still to go. */
static inline int
side_to_go (const UgoPosition *position, UgoSide side, const Weights *by, const int16_t *squares)
{
  const uint64_t *pieces = position->ugolki.pieces;
  uint64_t goal = ugo_ugolki_home (position->variant, ugo_side_other (side));
  uint64_t outside = pieces[side] & ~goal;
  uint64_t alone = outside & ~beside (pieces[UGO_WHITE] | pieces[UGO_BLACK]);
  int total = by->outside * ugo_bits_count (outside) + by->alone * ugo_bits_count (alone);
  int last = 0, last_but_one = 0;

  for (uint64_t set = pieces[side]; set;)
    {
      int moves = piece_to_go (squares, side, ugo_bits_pop (&set));

      total += moves;
      last_but_one = largest (last_but_one, moves < last ? moves : last);
      last = largest (last, moves);
    }
  return total + (last * by->last + last_but_one * by->last_but_one) / 100;
}

int
ugo_evaluation_ugolki_to_go (const UgoPosition *position, UgoSide side)
{
  return side_to_go (position, side, &race_weights, race_to_go);
}

/* The more pressing, the nearer the limit is. */
static int
exit_risk (const UgoPosition *position, UgoSide side)
{
  int limit = ugo_ugolki_exit_limit (position->variant);
  int rounds_left = limit - position->move_number + 1;
  uint64_t home = ugo_ugolki_home (position->variant, side);
  int n_home, risk;

  if (limit == 0 || rounds_left > 16 || rounds_left < 0)
    return 0;
  n_home = ugo_bits_count (position->ugolki.pieces[side] & home);
  risk = n_home * n_home * weights.home / (rounds_left + 2);
  return risk < MAX_EXIT_RISK ? risk : MAX_EXIT_RISK;
}

static int
count_lead (const UgoPosition *position)
{
  int rounds_left = ugo_ugolki_move_count (position->variant) - position->move_number + 1;
  UgoVariant variant = position->variant;

  if (rounds_left > 16 || rounds_left < 0)
    return 0;
  return (ugo_bits_count (position->ugolki.pieces[UGO_WHITE] & ugo_ugolki_home (variant, UGO_BLACK))
          - ugo_bits_count (position->ugolki.pieces[UGO_BLACK]
                            & ugo_ugolki_home (variant, UGO_WHITE)))
         * weights.goal / (rounds_left + 2);
}

/* Either the goal is filled, or the rules count: after the exit limit in any round, for a piece may
 * go back. Both sides are never stuck at once. */
static int
soonest (const UgoPosition *position, UgoSide side)
{
  uint64_t goal = ugo_ugolki_home (position->variant, ugo_side_other (side));
  uint64_t pieces = position->ugolki.pieces[side];
  int has_moved = side == UGO_WHITE && position->side == UGO_BLACK;
  int limit = ugo_ugolki_exit_limit (position->variant);
  int count = ugo_ugolki_move_count (position->variant);
  int rounds_to_count = (limit && limit < count ? limit : count) - position->move_number + 1;
  int rounds = rounds_to_count;

  if (ugo_bits_count (pieces) == ugo_bits_count (goal))
    {
      int rounds_to_fill = ugo_race_bound (position->variant, pieces, goal) + has_moved;

      rounds = rounds_to_fill < rounds ? rounds_to_fill : rounds;
    }
  return 2 * (rounds > 1 ? rounds : 1) - (position->side == UGO_BLACK);
}

static int
score (const UgoPosition *position)
{
  int lead = side_to_go (position, UGO_BLACK, &weights, to_go)
             - side_to_go (position, UGO_WHITE, &weights, to_go);

  lead += exit_risk (position, UGO_BLACK) - exit_risk (position, UGO_WHITE);
  lead += count_lead (position);
  /* Black has the last move: when White has moved, he is a move behind. */
  return position->side == UGO_WHITE ? lead : MOVE - lead;
}

static void
promises (const UgoPosition *position, const UgoMove *moves, size_t n_moves, int *promise)
{
  for (size_t i = 0; i < n_moves; i++)
    promise[i] = piece_to_go (to_go, position->side, moves[i].from)
                 - piece_to_go (to_go, position->side, moves[i].to);
}

static uint64_t
key_change (const UgoPosition *position, UgoMove move)
{
  uint64_t change = ugo_hash_side (UGO_BLACK);

  if (ugo_move_is_pass (move))
    return change;
  return change ^ ugo_hash_piece (position->side, move.from)
         ^ ugo_hash_piece (position->side, move.to);
}

static uint64_t
context (const UgoPosition *position)
{
  return position->move_number * UINT64_C (0x9e3779b97f4a7c15);
}

#ifdef UGO_TUNING

#define WEIGHT(name, member) { name, offsetof (Weights, member) }

static const UgoWeight weight_names[] = {
  WEIGHT ("to-go-1", to_go[1]),
  WEIGHT ("to-go-2", to_go[2]),
  WEIGHT ("to-go-3", to_go[3]),
  WEIGHT ("to-go-4", to_go[4]),
  WEIGHT ("to-go-5", to_go[5]),
  WEIGHT ("to-go-6", to_go[6]),
  WEIGHT ("to-go-7", to_go[7]),
  WEIGHT ("last", last),
  WEIGHT ("last-but-one", last_but_one),
  WEIGHT ("outside", outside),
  WEIGHT ("alone", alone),
  WEIGHT ("home", home),
  WEIGHT ("goal", goal),
  { NULL, 0 },
};

static void *
weights_of_thread (void)
{
  return &weights;
}

static void
weights_changed (void)
{
  for (UgoSquare square = 0; square < 64; square++)
    to_go[square] = (int16_t) (weights.to_go[7 - square % 8] + weights.to_go[7 - square / 8]);
}

#endif

const UgoEvaluation ugo_evaluation_ugolki = {
  .rules = &ugo_rules_ugolki,
  .margin = 5,
  .may_pass = true,
  .withholding = UGO_UGOLKI_MIRROR,
  .score = score,
  .soonest = soonest,
  .promises = promises,
  .key_change = key_change,
  .context = context,
#ifdef UGO_TUNING
  .weights = weight_names,
  .weights_of_thread = weights_of_thread,
  .weights_changed = weights_changed,
#endif
};

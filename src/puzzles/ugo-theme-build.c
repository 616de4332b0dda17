/* ugo-theme-build.c: place pieces, then the runner takes its best chain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-distance.h"
#include "ugo-goal-private.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-theme-alone.h"
#include "ugo-ugolki.h"

/* How far the files and ranks of the road add up at its end, at least. */
#define FAR 10

/* The same where it is built by moves. */
#define FAR_BY_MOVES 9

/* How many pieces more than are missing may stand about, less one. */
#define MAX_SPARE 3

/* How many pieces beside the road stand about, at least and at most. */
#define MIN_OTHERS 1
#define MAX_OTHERS 6

/* The most answers, and the most where more than three pieces are placed. */
#define MAX_SOLUTIONS 3
#define MAX_SOLUTIONS_OF_MANY 12

/* How many pieces are placed at each level. */
static const int bricks[UGO_PUZZLE_MAX_LEVEL + 1] = { 0, 1, 1, 2, 2, 3, 3, 3, 3, 4 };

/* How many moves are made at each level, where the road is built by moves. */
static const int moves_of_level[UGO_PUZZLE_MAX_LEVEL + 1] = { 0, 1, 2, 2, 2, 2, 3, 3, 3, 3 };

static const char *const variants[] = { "Ugolki 9", "Ugolki 9 diagonal", NULL };

static int
grade (const UgoDraft *draft, const UgoProof *proof);

/* Puts pieces of both colours on @squares, of the own one no more than @n_own. */
static void
put_pieces (UgoRandom *random, guint64 squares, int n_own, UgoDraft *draft)
{
  while (squares != 0)
    {
      UgoSide side = n_own > 0 && ugo_random_below (random, 2) == 0 ? UGO_WHITE : UGO_BLACK;

      n_own -= side == UGO_WHITE;
      draft->position.ugolki.pieces[side] |= ugo_bit (ugo_bits_pop (&squares));
    }
}

/* Raises the number of squares to be gained to the most there is. */
static bool
ask_for_most (UgoDraft *draft, const atomic_bool *stop)
{
  const UgoGoalKind *kind = draft->goal.kind;

  /* A jump changes the sum of file and rank by an even number. */
  while (!kind->is_best (&draft->goal, &draft->position, draft->n_moves, stop))
    {
      draft->goal.amount += 2;
      if (kind->fits (&draft->goal, &draft->position, draft->n_moves) != NULL)
        return false;
    }
  return true;
}

static void
begin (UgoRandom *random, const UgoGoalKind *kind, int n_moves, UgoDraft *draft)
{
  ugo_draft_begin (draft, ugo_random_variant (random, variants));
  draft->n_moves = n_moves;
  draft->goal.kind = kind;
  draft->goal.from = ugo_random_square (random, ugo_squares_between (0, 4));
}

/* Asks for the end of the road. */
static bool
finish (UgoDraft *draft, const atomic_bool *stop)
{
  g_autofree UgoProof *proof = g_new0 (UgoProof, 1);
  UgoGoal *goal = &draft->goal;

  goal->amount = ugo_distance_advance (&draft->position, ugo_move (goal->from, goal->to));
  goal->to = UGO_SQUARE_NONE;
  if (goal->kind->fits (goal, &draft->position, draft->n_moves) != NULL)
    return false;
  goal->kind->solve (goal, &draft->position, draft->n_moves, stop, proof);
  return proof->status == UGO_PROOF_FOUND && proof->least == draft->n_moves
         && grade (draft, proof) != 0 && ask_for_most (draft, stop);
}

static bool
make_draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  guint64 bridges, landings, others;
  int n_own;

  begin (random, &ugo_goal_run, bricks[level], draft);
  n_own = draft->position.variant.pieces - 1 - draft->n_moves;
  if (!ugo_draft_road (random, draft, FAR, &bridges, &landings))
    return false;
  others = ugo_random_squares (random, ugo_squares_between (2, 12) & ~bridges & ~landings,
                               MIN_OTHERS + (int) ugo_random_below (random, MAX_OTHERS));
  bridges &= ~ugo_random_squares (random, bridges, draft->n_moves);
  put_pieces (random, bridges | others, n_own, draft);
  draft->position.ugolki.pieces[UGO_WHITE] |= ugo_bit (draft->goal.from);
  return finish (draft, stop);
}

/* Building by moves */

/* Some bridges of a road are missing, and as many pieces stand about, or some more. */
static bool
make_draft_by_moves (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  guint64 bridges, landings, others;
  int n_others;

  begin (random, &ugo_goal_build, moves_of_level[level], draft);
  n_others = draft->n_moves + (int) ugo_random_below (random, MAX_SPARE);
  if (!ugo_draft_road (random, draft, FAR_BY_MOVES, &bridges, &landings))
    return false;
  others = ugo_random_squares (random, ugo_squares_between (1, 12) & ~bridges & ~landings,
                               n_others);
  bridges &= ~ugo_random_squares (random, bridges, draft->n_moves);
  draft->position.ugolki.pieces[UGO_WHITE] = bridges | others | ugo_bit (draft->goal.from);
  return ugo_bits_count (draft->position.ugolki.pieces[UGO_WHITE])
             <= draft->position.variant.pieces
         && finish (draft, stop);
}

/* The order in which bridges are built counts as different solutions. */
static int
grade_by_moves (const UgoDraft *draft, const UgoProof *proof)
{
  static const int scores[UGO_PUZZLE_MAX_LEVEL] = { 0, 20, 44, 51, 57, 66, 81, 91, 101 };
  static const guint64 most[] = { 0, 2, 4, 12, 48 };
  UgoAlone alone = ugo_alone_of_draft (draft);
  UgoAloneMeasure measure;

  if (proof->least >= (int) G_N_ELEMENTS (most) || proof->n_solutions > most[proof->least])
    return 0;
  ugo_alone_measure (&alone, proof, &measure);
  return ugo_effort_level (12 * proof->least + measure.effort, scores);
}

/* How many of the pieces that stood there the runner jumps over at least. */
static int
count_used (const UgoDraft *draft, const UgoProof *proof)
{
  UgoPosition position = draft->position;
  UgoSquare from = draft->goal.from;
  guint8 jumps[UGO_MAX_SQUARES];
  int least = UGO_MAX_SQUARES;

  position.ugolki.pieces[position.side] |= proof->sets[0];
  for (guint64 set = ugo_ugolki_landings (&position, from, jumps); set != 0;)
    {
      UgoSquare to = ugo_bits_pop (&set);

      if (ugo_distance_advance (&position, ugo_move (from, to)) >= draft->goal.amount)
        least = MIN (least, jumps[to]);
    }
  return least - proof->least;
}

/* What one has to find out: of the places that lengthen the road a little, again and again, those
 * that lead far. */
static int
effort_of (const UgoDraft *draft, const UgoProof *proof)
{
  UgoPosition position = draft->position;
  guint64 left = proof->sets[0], openings;
  int effort = -ugo_effort_of (proof->n_solutions);

  while (((openings = ugo_run_openings (&position, draft->goal.from)) & left) != 0)
    {
      guint64 brick = ugo_bit (ugo_bits_first (openings & left));

      effort += ugo_effort_of ((guint64) ugo_bits_count (openings));
      position.ugolki.pieces[position.side] |= brick;
      left &= ~brick;
    }
  return effort;
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  static const int scores[UGO_PUZZLE_MAX_LEVEL] = { 0, 28, 42, 54, 64, 72, 80, 87, 93 };

  if (draft->goal.kind == &ugo_goal_build)
    return grade_by_moves (draft, proof);
  if (proof->n_solutions > (proof->least <= 3 ? MAX_SOLUTIONS : MAX_SOLUTIONS_OF_MANY)
      || count_used (draft, proof) < 2)
    return 0;
  return ugo_effort_level (12 * proof->least + effort_of (draft, proof), scores);
}

const UgoPuzzleTheme ugo_theme_build_and_run = {
  .id = "build-and-run",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = make_draft,
  .draft_other = make_draft_by_moves,
  .grade = grade,
};

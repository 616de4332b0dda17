/* ugo-theme-count-the-end.c: ends of games of Ugolki in which every move counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-theme-private.h"

#include <stdlib.h>

#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-race.h"
#include "ugo-solver.h"
#include "ugo-theme-play.h"
#include "ugo-ugolki.h"

/* Players misjudge their moves by so much at most, and their games are broken off after so many. */
#define MAX_ERROR 12
#define MAX_PLIES 120

/* Proofs that take more positions take too long to look for. */
#define N_POSITIONS 8000

/* How many positions are looked at for a count. */
#define N_COUNTS 4

/* Of how many positions of a game it is asked who wins. */
#define N_OUTCOMES 3

/* More moves that do are no puzzle, nor is a choice among few. */
#define MAX_ANSWERS 3
#define MIN_LEGAL 8

typedef UgoSolver Solver;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Solver, ugo_solver_free)

static const char *const variants[] = { "Ugolki 9", "Ugolki 9 diagonal", NULL };

/* For each level, how many moves a side needs at least to fill its goal. */
static const int shortest[] = { 1, 1, 1, 2, 2, 2, 3, 3, 3 };
static const int longest[] = { 1, 1, 2, 2, 3, 3, 4, 4, 4 };

/* The same of the side that needs fewer, where it is asked who wins. */
static const int shortest_race[] = { 1, 1, 1, 2, 2, 2, 2, 2, 2 };
static const int longest_race[] = { 1, 1, 2, 2, 2, 2, 3, 2, 3 };

static const int bounds[] = { 13, 18, 23, 27, 31, 36, 40, 44 };
static const int bounds_race[] = { 13, 22, 23, 24, 30, 34, 40, 42 };

/* Games */

/* Plays a game to its end. Returns how many positions it had in which it went on. */
static int
play_game (UgoRandom *random, const atomic_bool *stop, UgoPosition *positions)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_ugolki);
  int error = 1 + (int) ugo_random_below (random, MAX_ERROR);
  int n = 0;

  variant.flags = ugo_random_below (random, 2) == 0 ? UGO_UGOLKI_DIAGONAL : 0;
  ugo_position_start (variant, &positions[0]);
  while (n + 1 < MAX_PLIES && ugo_result (&positions[n]).outcome == UGO_UNDECIDED
         && !ugo_proof_is_stopped (stop))
    {
      ugo_play (&positions[n], ugo_theme_play_choose (&positions[n], random, error), NULL, 0,
                &positions[n + 1]);
      n++;
    }
  return n;
}

/* Proposals */

/* How many moves a side needs at least to fill its goal. */
static int
moves_to_fill (const UgoPosition *position, UgoSide side)
{
  return ugo_race_bound (position->variant, position->ugolki.pieces[side],
                         ugo_ugolki_home (position->variant, ugo_side_other (side)));
}

/* By how many moves @position is won by the side to move, as far as the bounds tell; at 0 it is a
 * draw. */
static int
lead_of (const UgoPosition *position)
{
  return moves_to_fill (position, ugo_side_other (position->side))
         - moves_to_fill (position, position->side) + (position->side == UGO_BLACK);
}

/* Whether few moves have @verdict within @n own moves, and none within fewer. */
static bool
is_least (UgoSolver *solver, const UgoPosition *position, UgoVerdict verdict, int n,
          const atomic_bool *stop)
{
  int plies = 2 * n - (position->side == UGO_BLACK);
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  return (n == 1
          || (ugo_solver_collect (solver, position, verdict, plies - 2, N_POSITIONS, stop, moves,
                                  &n_moves)
              && n_moves == 0))
         && ugo_solver_collect (solver, position, verdict, plies, N_POSITIONS, stop, moves,
                                &n_moves)
         && n_moves > 0 && n_moves <= MAX_ANSWERS;
}

/* The position in another round, without what came before it. */
static UgoPosition
cut_off (const UgoPosition *position, int move_number)
{
  UgoDraft draft;

  ugo_theme_play_begin (position, &draft);
  draft.position.move_number = (guint16) move_number;
  return draft.position;
}

/* Whether what was proposed is a puzzle of that level. */
static bool
is_of_level (const UgoDraft *draft, int level, const atomic_bool *stop)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, stop, proof);
  return proof->status == UGO_PROOF_FOUND
         && ugo_theme_count_the_end.grade (draft, proof) == level;
}

static bool
propose (UgoSolver *solver, const UgoPosition *position, const UgoGoalKind *kind, int n, int level,
         const atomic_bool *stop, UgoDraft *draft)
{
  *draft = (UgoDraft) { .position = *position, .goal = ugo_goal_plain (kind), .n_moves = n };
  return is_least (solver, position,
                   kind == &ugo_goal_win ? UGO_VERDICT_WIN : UGO_VERDICT_DRAW, n, stop)
         && is_of_level (draft, level, stop);
}

/* A race in which one move more or less decides, as far as the bounds tell: with as many moves to
 * go Black wins when it is his turn, and White only draws. */
static bool
propose_race (UgoSolver *solver, const UgoPosition *position, int level, const atomic_bool *stop,
              UgoDraft *draft)
{
  UgoPosition cut = cut_off (position, position->move_number);
  int own = moves_to_fill (position, position->side);
  int lead = lead_of (position);

  if (own < shortest[level - 1] || own > longest[level - 1] || lead < 0 || lead > 1)
    return false;
  if (lead > 0)
    return propose (solver, &cut, &ugo_goal_win, own, level, stop, draft);
  return propose (solver, &cut, &ugo_goal_draw, own, level, stop, draft)
         || propose (solver, &cut, &ugo_goal_draw, own + 1, level, stop, draft);
}

/* Pieces are counted soon, as at the end of a long game. */
static bool
propose_count (UgoSolver *solver, UgoRandom *random, const UgoPosition *positions, int n_positions,
               int level, const atomic_bool *stop, UgoDraft *draft)
{
  int n = shortest[level - 1] <= 1 ? 1 : 2;

  for (int tries = 0; tries < N_COUNTS; tries++)
    {
      const UgoPosition *position = &positions[ugo_random_below (random, (unsigned) n_positions)];
      UgoPosition cut = cut_off (position, ugo_ugolki_move_count (position->variant) + 1 - n);

      if (ugo_result (&cut).outcome == UGO_UNDECIDED
          && (propose (solver, &cut, &ugo_goal_win, n, level, stop, draft)
              || propose (solver, &cut, &ugo_goal_draw, n, level, stop, draft)))
        return true;
    }
  return false;
}

static bool
draft_end (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  g_autofree UgoPosition *positions = g_new (UgoPosition, MAX_PLIES);
  int n;

  if (solver == NULL)
    return false;
  n = play_game (random, stop, positions);
  if (n > 0 && ugo_random_below (random, 8) == 0)
    return propose_count (solver, random, positions, n, level, stop, draft);
  for (int i = 1; i <= n; i++)
    if (propose_race (solver, &positions[n - i], level, stop, draft))
      return true;
  return false;
}

/* Who wins */

static bool
propose_outcome (const UgoPosition *position, int n_moves, int level, const atomic_bool *stop,
                 UgoDraft *draft)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  *draft = (UgoDraft) { .position = cut_off (position, position->move_number),
                        .goal = ugo_goal_plain (&ugo_goal_outcome) };
  ugo_goal_solve (&draft->goal, &draft->position, n_moves, stop, proof);
  draft->n_moves = proof->least;
  return proof->status == UGO_PROOF_FOUND
         && ugo_theme_count_the_end.grade (draft, proof) == level;
}

static bool
draft_outcome (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  g_autofree UgoPosition *positions = g_new (UgoPosition, MAX_PLIES);
  int n = play_game (random, stop, positions), n_asked = 0;

  for (int i = 1; i <= n && n_asked < N_OUTCOMES; i++)
    {
      const UgoPosition *position = &positions[n - i];
      int soonest = MIN (moves_to_fill (position, UGO_WHITE), moves_to_fill (position, UGO_BLACK));

      if (soonest < shortest_race[level - 1] || soonest > longest_race[level - 1]
          || ABS (lead_of (position)) > 1)
        continue;
      n_asked++;
      if (propose_outcome (position, soonest + 1, level, stop, draft))
        return true;
    }
  return false;
}

/* Grades */

/* How much nearer to the far corner @move ends, in files and ranks. */
static int
gain_of (const UgoPosition *position, UgoMove move)
{
  int files = position->variant.rules->files;
  int gain = move.to % files - move.from % files + move.to / files - move.from / files;

  return position->side == UGO_WHITE ? gain : -gain;
}

/* How many moves go forward and are wrong: one looks at them first. */
static int
count_traps (const UgoPosition *position, const UgoProof *proof, const UgoMove *moves, size_t n)
{
  int n_traps = 0;

  for (size_t i = 0; i < n; i++)
    n_traps += !ugo_move_is_pass (moves[i]) && gain_of (position, moves[i]) > 0
               && !ugo_proof_has_first (proof, moves[i]);
  return n_traps;
}

/* Whether no answer goes forward or brings a piece into the goal. */
static bool
is_backward (const UgoPosition *position, const UgoProof *proof)
{
  guint64 goal = ugo_ugolki_home (position->variant, ugo_side_other (position->side));

  for (size_t i = 0; i < proof->n_first; i++)
    {
      UgoMove move = proof->first[i];

      if (ugo_move_is_pass (move) || gain_of (position, move) > 0
          || ((goal & ugo_bit (move.to)) != 0 && (goal & ugo_bit (move.from)) == 0))
        return false;
    }
  return true;
}

/* Whether other moves are worth less, and not just slower by a move, as far as can soon be told. */
static bool
is_sharp (const UgoDraft *draft, const UgoProof *proof)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  bool wins = draft->goal.kind == &ugo_goal_win;
  UgoMove moves[UGO_MAX_MOVES];
  int plies = 2 * draft->n_moves + 1 + (draft->position.side == UGO_WHITE);
  size_t n;

  return solver != NULL
         && (!ugo_solver_collect (solver, &draft->position,
                                  wins ? UGO_VERDICT_WIN : UGO_VERDICT_DRAW, plies, N_POSITIONS,
                                  NULL, moves, &n)
             || n == proof->n_first);
}

/* What the bounds alone make one believe. */
static UgoOutcome
expected_outcome (const UgoPosition *position)
{
  int lead = lead_of (position);

  if (lead == 0)
    return UGO_DRAW;
  return (lead > 0) == (position->side == UGO_WHITE) ? UGO_WHITE_WINS : UGO_BLACK_WINS;
}

/* How many pieces are still on their way. */
static int
count_travellers (const UgoPosition *position)
{
  int n = 0;

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    n += ugo_bits_count (position->ugolki.pieces[side]
                         & ~ugo_ugolki_home (position->variant, ugo_side_other ((UgoSide) side)));
  return n;
}

static int
grade_outcome (const UgoDraft *draft, const UgoProof *proof)
{
  const UgoPosition *position = &draft->position;
  bool surprises = (proof->sets[0] & ugo_bit ((UgoSquare) expected_outcome (position))) == 0;

  if (ABS (lead_of (position)) > 1)
    return 0;
  return ugo_puzzle_theme_level (&ugo_theme_count_the_end, bounds_race,
                                 10 * draft->n_moves + (surprises ? 8 : 0)
                                     + MIN (count_travellers (position), 8));
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  const UgoGoalKind *kind = draft->goal.kind;
  const UgoPosition *position = &draft->position;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);
  int measure;

  if (kind == &ugo_goal_outcome)
    return grade_outcome (draft, proof);
  if (n < MIN_LEGAL || proof->n_first > MAX_ANSWERS
      || (kind->is_best != NULL && !kind->is_best (&draft->goal, position, draft->n_moves, NULL)))
    return 0;
  measure = 10 * draft->n_moves + 2 * count_traps (position, proof, moves, n)
            + (is_backward (position, proof) ? 8 : 0) - 3 * (int) (proof->n_first - 1);
  if (draft->n_moves > 1 && !is_sharp (draft, proof))
    return 0;
  return ugo_puzzle_theme_level (&ugo_theme_count_the_end, bounds, measure);
}

const UgoPuzzleTheme ugo_theme_count_the_end = {
  .id = "count-the-end",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = draft_end,
  .draft_other = draft_outcome,
  .grade = grade,
};

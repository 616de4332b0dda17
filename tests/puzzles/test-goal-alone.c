/* test-goal-alone.c: bringing a piece, going home and leaving it alone, and the themes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "ugo-distance.h"
#include "ugo-notation.h"
#include "ugo-random.h"
#include "ugo-test-puzzles.h"
#include "ugo-test-vectors.h"
#include "ugo-ugolki.h"

#define N_POSITIONS 400

static const char *const variants[] = { "Ugolki 9",  "Ugolki 9 diagonal",  "Ugolki 10",
                                        "Ugolki 12", "Ugolki 16 diagonal", NULL };

/* A slow twin: every sequence of legal moves is played to its end. */

/* Whether the piece that is to run has a move that gains enough. */
static bool
twin_runs (const UgoGoal *goal, const UgoPosition *position, UgoSide own)
{
  UgoPosition turn = *position;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  turn.side = (guint8) own;
  n_moves = ugo_rules_ugolki.moves (&turn, moves);
  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from == goal->from
        && ugo_distance_advance (&turn, moves[i]) >= goal->amount)
      return true;
  return false;
}

static bool
twin_is_reached (const UgoGoal *goal, const UgoPosition *position, UgoSide own)
{
  guint64 home = ugo_ugolki_home (position->variant, own);
  guint64 far = ugo_ugolki_home (position->variant, ugo_side_other (own));

  if (strcmp (goal->kind->word, "bring") == 0)
    return goal->from == goal->to;
  if (strcmp (goal->kind->word, "build") == 0)
    return twin_runs (goal, position, own);
  for (UgoSquare square = 0; square < 64; square++)
    if (ugo_piece_at (position, square) != 0
        && (strcmp (goal->kind->word, "home") == 0 ? (far >> square & 1) == 0
                                                   : (home >> square & 1) != 0))
      return false;
  return true;
}

static guint64
twin_count (UgoGoal goal, const UgoPosition *position, int n_moves, UgoProof *proof)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n = ugo_legal_moves (position, moves);
  guint64 total = 0;

  for (size_t i = 0; i < n; i++)
    {
      UgoGoal next_goal = goal;
      UgoPosition next;
      guint64 n_ways = 0;

      if (ugo_move_is_pass (moves[i]))
        continue;
      if (strcmp (goal.kind->word, "bring") == 0 && moves[i].from == goal.from)
        next_goal.from = moves[i].to;
      ugo_play (position, moves[i], NULL, 0, &next);
      if (twin_is_reached (&next_goal, &next, (UgoSide) position->side))
        n_ways = n_moves == 1;
      else if (n_moves > 1 && ugo_check_move (&next, UGO_MOVE_PASS) == UGO_OK)
        {
          ugo_play (&next, UGO_MOVE_PASS, NULL, 0, &next);
          n_ways = twin_count (next_goal, &next, n_moves - 1, NULL);
        }
      if (n_ways > 0 && proof != NULL)
        proof->first[proof->n_first++] = moves[i];
      total += n_ways;
    }
  return total;
}

static void
twin_solve (const UgoGoal *goal, const UgoPosition *position, int n_moves, UgoProof *proof)
{
  *proof = (UgoProof) { .status = UGO_PROOF_IMPOSSIBLE };
  for (int n = 1; n <= n_moves && proof->n_solutions == 0; n++)
    {
      proof->n_solutions = twin_count (*goal, position, n, proof);
      if (proof->n_solutions > 0)
        {
          proof->status = UGO_PROOF_FOUND;
          proof->least = n;
        }
    }
}

/* Whether the line is legal and reaches the goal. */
static void
check_line (UgoGoal goal, UgoPosition position, const UgoProof *proof)
{
  UgoSide own = (UgoSide) position.side;

  g_assert_cmpint ((int) proof->n_line, ==, 2 * proof->least - 1);
  for (size_t i = 0; i < proof->n_line; i++)
    {
      g_assert_cmpint (ugo_check_move (&position, proof->line[i]), ==, UGO_OK);
      if (goal.kind->follow != NULL)
        goal.kind->follow (&goal, proof->line[i]);
      ugo_play (&position, proof->line[i], NULL, 0, &position);
    }
  g_assert_true (twin_is_reached (&goal, &position, own));
  g_assert_true (goal.kind->is_reached (&goal, &position));
}

static void
compare (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1), *twin = g_new (UgoProof, 1);

  ugo_goal_solve (goal, position, n_moves, NULL, proof);
  twin_solve (goal, position, n_moves, twin);
  g_assert_cmpint (proof->status, ==, twin->status);
  g_assert_cmpint (proof->least, ==, twin->least);
  g_assert_cmpuint (proof->n_solutions, ==, twin->n_solutions);
  g_assert_cmpuint (proof->n_first, ==, twin->n_first);
  for (size_t i = 0; i < proof->n_first; i++)
    g_assert_true (ugo_move_equal (proof->first[i], twin->first[i]));
  if (proof->status == UGO_PROOF_FOUND)
    check_line (*goal, *position, proof);
}

/* Pieces of either side; the limits may be near. */
static UgoPosition
random_position (UgoRandom *random, int n_pieces)
{
  UgoVariant variant = ugo_test_variant (variants[ugo_random_below (random, 5)]);
  UgoPosition position = { .variant = variant, .move_number = 1, .occurrences = 1 };
  int limits[3] = { 1, ugo_ugolki_exit_limit (variant), ugo_ugolki_move_count (variant) };
  int number = limits[ugo_random_below (random, 3)] + 1 - (int) ugo_random_below (random, 5);

  position.move_number = (guint16) MAX (number, 1);
  position.side = (guint8) ugo_random_below (random, 2);
  position.ugolki.last = UGO_MOVE_PASS;
  while (n_pieces > 0)
    {
      UgoSquare square = (UgoSquare) ugo_random_below (random, 64);
      guint64 bit = UINT64_C (1) << square;

      n_pieces -= (position.ugolki.pieces[position.side] & bit) == 0;
      position.ugolki.pieces[position.side] |= bit;
    }
  return position;
}

static UgoSquare
first_square (guint64 set)
{
  UgoSquare square = 0;

  while ((set >> square & 1) == 0)
    square++;
  return square;
}

static void
compare_with_twin (const char *word, gulong n_wanted)
{
  UgoRandom random = 20;
  gulong n_found = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      UgoPosition position = random_position (&random, 1 + i % 4);
      UgoGoal goal = ugo_test_goal (
          &ugo_rules_ugolki, strcmp (word, "bring") == 0 ? "bring a1 b1" : word);
      g_autofree UgoProof *proof = g_new (UgoProof, 1);

      if (strcmp (word, "bring") == 0)
        {
          goal.from = first_square (position.ugolki.pieces[position.side]);
          goal.to = (UgoSquare) ugo_random_below (&random, 64);
        }
      if (strcmp (word, "build a1 2") == 0)
        {
          goal.from = first_square (position.ugolki.pieces[position.side]);
          goal.amount = 2 + (int) ugo_random_below (&random, 5);
        }
      if (goal.kind->fits (&goal, &position, 3) != NULL)
        continue;
      compare (&goal, &position, i % 4 < 2 ? 4 : 3);
      ugo_goal_solve (&goal, &position, 3, NULL, proof);
      n_found += proof->status == UGO_PROOF_FOUND;
    }
  g_assert_cmpuint (n_found, >=, n_wanted);
}

static void
test_bring (void)
{
  compare_with_twin ("bring", 60);
}

static void
test_home (void)
{
  compare_with_twin ("home", 10);
}

static void
test_leave (void)
{
  compare_with_twin ("leave", 30);
}

static void
test_build (void)
{
  compare_with_twin ("build a1 2", 20);
}

/* Whole armies with one move or three to go, where both fronts meet. */
static void
test_whole (void)
{
  UgoRandom random = 7;
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "home");

  for (int i = 0; i < 40; i++)
    {
      UgoPosition position;
      g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);

      ugo_position_start (ugo_test_variant (variants[i % 3]), &position);
      position.ugolki.pieces[UGO_WHITE] = position.ugolki.pieces[UGO_BLACK];
      position.ugolki.pieces[UGO_BLACK] = 0;
      for (int n = 0; n < 3; n++)
        {
          size_t n_moves = ugo_rules_ugolki.moves (&position, moves);
          UgoMove move = moves[ugo_random_below (&random, (unsigned) n_moves)];

          position.ugolki.pieces[UGO_WHITE] ^= UINT64_C (1) << move.from ^ UINT64_C (1) << move.to;
        }
      if (goal.kind->fits (&goal, &position, 3) == NULL)
        compare (&goal, &position, 3);
    }
}

/* Symmetries */

static UgoSquare
turn (UgoSquare square, bool transposes)
{
  return (UgoSquare) (transposes ? square / 8 + square % 8 * 8 : 63 - square);
}

static UgoPosition
turn_position (const UgoPosition *position, bool transposes)
{
  UgoPosition turned = *position;

  turned.side = transposes ? position->side : ugo_side_other ((UgoSide) position->side);
  turned.ugolki.pieces[UGO_WHITE] = turned.ugolki.pieces[UGO_BLACK] = 0;
  for (UgoSquare square = 0; square < 64; square++)
    if (ugo_piece_at (position, square) != 0)
      turned.ugolki.pieces[turned.side] |= UINT64_C (1) << turn (square, transposes);
  return turned;
}

static void
test_symmetries (void)
{
  static const char *const themes[] = { "road", "straggler", "leave-in-time" };
  g_autofree UgoProof *proof = g_new (UgoProof, 1), *turned_proof = g_new (UgoProof, 1);

  for (int i = 0; i < 18; i++)
    for (int transposes = 0; transposes < 2; transposes++)
      {
        g_autoptr (UgoPuzzle) puzzle = ugo_test_generate (themes[i % 3], 1 + i / 3, 5);
        UgoDraft draft = *ugo_puzzle_get_draft (puzzle);

        /* The camp of twelve pieces is wider than it is high. */
        if (transposes && draft.position.variant.pieces == 12)
          continue;
        ugo_goal_solve (&draft.goal, &draft.position, draft.n_moves, NULL, proof);
        draft.position = turn_position (&draft.position, transposes);
        if (draft.goal.from != UGO_SQUARE_NONE)
          {
            draft.goal.from = turn (draft.goal.from, transposes);
            draft.goal.to = turn (draft.goal.to, transposes);
          }
        ugo_goal_solve (&draft.goal, &draft.position, draft.n_moves, NULL, turned_proof);
        g_assert_cmpint (turned_proof->least, ==, proof->least);
        g_assert_cmpuint (turned_proof->n_solutions, ==, proof->n_solutions);
        g_assert_cmpuint (turned_proof->n_first, ==, proof->n_first);
      }
}

/* What is refused, given up, stopped */

static void
test_fits (void)
{
  static const UgoTestFit rows[] = {
    { "8/8/8/8/8/8/8/w7 w 1", "bring b1 c1", 3, "no piece" },
    { "8/8/8/8/8/8/8/w6b w 1", "bring a1 c1", 3, "other side" },
    { "8/8/8/8/8/8/8/7b w 1", "home", 3, "no piece" },
    { "8/8/8/8/8/8/8/w7 w 1", "bring a1 a1", 3, "reached" },
    { "7w/8/8/8/8/8/8/8 w 1", "home", 3, "reached" },
    { "8/8/8/8/w7/8/8/8 w 1", "leave", 3, "reached" },
    { "8/8/8/8/8/8/8/w7 w 41", "leave", 3, "decided" },
    { "8/8/8/8/w7/8/8/8 w 81", "home", 3, "decided" },
    { "8/8/8/8/8/8/8/w7 w 1", "bring a1 h8", 3, NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    ugo_test_fit (&rows[i]);
}

static void
test_gives_up (void)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  atomic_bool stop = true;
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "home");
  UgoPosition position = ugo_test_position ("Ugolki 9", "8/8/8/8/8/www5/www5/www5 w 1");

  ugo_goal_solve (&goal, &position, UGO_GOAL_MAX_MOVES, NULL, proof);
  g_assert_cmpint (proof->status, ==, UGO_PROOF_GAVE_UP);
  g_assert_cmpuint (proof->n_solutions, ==, 0);
  position = ugo_test_position ("Ugolki 9", "8/8/8/8/8/4w3/4w3/w1w5 w 1");
  goal = ugo_test_goal (&ugo_rules_ugolki, "bring a1 e5");
  ugo_goal_solve (&goal, &position, 8, &stop, proof);
  g_assert_cmpint (proof->status, ==, UGO_PROOF_GAVE_UP);
}

/* A piece alone steps: the number of its ways is that of paths on a grid. */
static void
test_count (void)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "bring a1 h8");
  UgoPosition position = ugo_test_position ("Ugolki 9 no-exit", "8/8/8/8/8/8/8/w7 w 1");

  ugo_goal_solve (&goal, &position, 20, NULL, proof);
  g_assert_cmpint (proof->least, ==, 14);
  g_assert_cmpuint (proof->n_solutions, ==, 3432);
  g_assert_cmpuint (proof->n_first, ==, 2);
}

/* Themes and the judge */

static void
test_road (void)
{
  ugo_test_theme ("road", 2);
}

static void
test_straggler (void)
{
  ugo_test_theme ("straggler", 2);
}

static void
test_leave_in_time (void)
{
  ugo_test_theme ("leave-in-time", 2);
}

/* Which of them are known, and how short they are. */
static void
check_crossing (char **fields)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find ("whole-army");
  int n_found = 0;

  for (int level = theme->min_level; level <= theme->max_level; level++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate ("whole-army", level, 1);
      const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
      char name[UGO_VARIANT_TEXT_SIZE];

      ugo_variant_write (draft->position.variant, name);
      if (strcmp (name, fields[0]) != 0)
        continue;
      g_assert_cmpint (draft->n_moves, ==, atoi (fields[1]));
      g_assert_cmpint (theme->grade (draft, NULL), ==, level);
      n_found++;
    }
  g_assert_cmpint (n_found, ==, 1);
}

static void
test_crossings (void)
{
  ugo_test_each_row ("crossings.tsv", "Ugolki", check_crossing);
}

/* The line of each is legal and leads home, and its last moves are proved to be the shortest. */
static void
test_lines (void)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find ("whole-army");
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "home");
  g_autofree UgoProof *proof = g_new (UgoProof, 1), *end = g_new (UgoProof, 1);

  for (int level = theme->min_level; level <= theme->max_level; level++)
    {
      UgoDraft draft;
      UgoPosition position;

      theme->known (level, &draft, proof);
      proof->least = draft.n_moves;
      check_line (goal, draft.position, proof);
      position = draft.position;
      for (int i = 0; i < 2 * (draft.n_moves - 4); i++)
        ugo_play (&position, proof->line[i], NULL, 0, &position);
      ugo_goal_solve (&goal, &position, 4, NULL, end);
      g_assert_cmpint (end->status, ==, UGO_PROOF_FOUND);
      g_assert_cmpint (end->least, ==, 4);
    }
}

/* The judge follows each line to its end, whether it can prove it or not. */
static void
test_along (void)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find ("whole-army");
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree UgoRuling *ruling = g_new (UgoRuling, 1);

  for (int level = theme->min_level; level <= theme->max_level; level++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate ("whole-army", level, 1);
      g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
      UgoDraft draft;

      theme->known (level, &draft, proof);
      for (size_t i = 0; i < proof->n_line; i += 2)
        {
          g_assert_true (ugo_attempt_move (attempt, proof->line[i], NULL, ruling));
          g_assert_cmpint (ruling->verdict, ==,
                           i + 1 < proof->n_line ? UGO_RULING_ON : UGO_RULING_SOLVED);
        }
    }
}

/* Plays the known line up to own move @n_right, takes that move back by a move, and goes on with
 * the line from there until it is proved that something was one too many. Whatever is said must be
 * so: move @n_right + 1 spoiled it. */
static void
slip (int level, guint n_right, bool is_proved)
{
  g_autoptr (UgoPuzzle) puzzle = ugo_test_generate ("whole-army", level, 1);
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
  g_autofree UgoProof *known = g_new (UgoProof, 1);
  g_autofree UgoRuling *ruling = g_new (UgoRuling, 1);
  UgoWorkCheck check;
  UgoDraft draft;
  UgoMove last;

  ugo_puzzle_theme_find ("whole-army")->known (level, &draft, known);
  for (guint i = 0; i < n_right; i++)
    g_assert_true (ugo_attempt_move (attempt, known->line[2 * i], NULL, ruling));
  g_assert_cmpint (ruling->verdict, ==, UGO_RULING_ON);
  last = known->line[2 * (n_right - 1)];
  g_assert_true (ugo_attempt_move (attempt, ugo_move (last.to, last.from), NULL, ruling));
  for (guint i = n_right - 1; ruling->verdict == UGO_RULING_ON; i++)
    g_assert_true (ugo_attempt_move (attempt, known->line[2 * i], NULL, ruling));
  g_assert_cmpint (ruling->verdict, ==, UGO_RULING_ASTRAY);
  g_assert_true (ugo_attempt_check (attempt, NULL, &check));
  g_assert_cmpuint (check.spoiled, >, n_right);
  g_assert_true (check.spoiled == n_right + 1 || !check.is_proved);
  if (is_proved)
    g_assert_true (check.spoiled == n_right + 1 && check.is_proved);
}

static void
test_slip (void)
{
  slip (2, 5, true);
  slip (2, 12, true);
  if (!ugo_test_is_small ())
    slip (6, 4, false);
}

/* A line that is a move too long is found out where its end can be proved. */
static void
test_detour (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree UgoProof *proof = g_new (UgoProof, 1), *known = g_new (UgoProof, 1);
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find ("whole-army");
  g_autoptr (UgoPuzzle) puzzle = NULL;
  UgoDraft draft;
  UgoMove last;

  theme->known (theme->min_level, &draft, known);
  last = known->line[known->n_line - 1];
  /* The last piece steps aside before it goes home. */
  known->line[known->n_line - 1] = ugo_move (last.from, (UgoSquare) (last.from - 1));
  known->line[known->n_line++] = UGO_MOVE_PASS;
  known->line[known->n_line++] = ugo_move ((UgoSquare) (last.from - 1), last.from);
  known->line[known->n_line++] = UGO_MOVE_PASS;
  known->line[known->n_line++] = last;
  draft.n_moves += 2;
  puzzle = ugo_puzzle_new ("detour", theme, theme->min_level, &draft, known);
  g_assert_false (ugo_puzzle_verify (puzzle, NULL, proof, &error));
  g_assert_error (error, UGO_PUZZLE_ERROR, UGO_PUZZLE_ERROR_CLAIM);
}

/* At the end of each of these the limit has come: a move more, and the game is lost. */
static void
test_limit (void)
{
  for (int level = 1; level <= 6; level++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate ("leave-in-time", level, 3);
      const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
      UgoPosition position = draft->position;

      for (int i = 0; i < draft->n_moves; i++)
        {
          g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
          UgoSquare from = first_square (position.ugolki.pieces[UGO_WHITE]);

          g_assert_cmpint (ugo_result (&position).outcome, ==, UGO_UNDECIDED);
          /* The first piece in the order of squares is one that is still at home: another moves. */
          g_assert_cmpuint (ugo_legal_moves (&position, moves), >, 0);
          for (size_t n = 0; moves[n].from == from; n++)
            moves[0] = moves[n + 1];
          ugo_play (&position, moves[0], NULL, 0, &position);
          ugo_play (&position, UGO_MOVE_PASS, NULL, 0, &position);
        }
      g_assert_cmpint (ugo_result (&position).reason, ==, UGO_REASON_EXIT);
    }
}

/* Plays on with whatever the proof says first. */
static UgoRulingVerdict
finish (UgoAttempt *attempt)
{
  UgoRuling *ruling = g_new0 (UgoRuling, 1);
  UgoRulingVerdict verdict;

  ruling->verdict = UGO_RULING_ON;
  for (int i = 0; i < UGO_GOAL_MAX_MOVES && !ugo_attempt_is_over (attempt); i++)
    {
      UgoPuzzleHint hint;

      g_assert_true (ugo_attempt_hint (attempt, NULL, &hint));
      g_assert_true (ugo_attempt_move (attempt, hint.move, NULL, ruling));
    }
  verdict = ruling->verdict;
  g_free (ruling);
  return verdict;
}

/* Whether @move ends the game, such as one back into the own home after the limit, or leaves no
 * time before it. */
static bool
is_lost (const UgoPuzzle *puzzle, UgoMove move)
{
  UgoPosition next = ugo_puzzle_get_draft (puzzle)->position;

  ugo_play (&next, move, NULL, 0, &next);
  ugo_play (&next, UGO_MOVE_PASS, NULL, 0, &next);
  return ugo_result (&next).outcome != UGO_UNDECIDED
         || strcmp (ugo_puzzle_get_theme (puzzle)->id, "leave-in-time") == 0;
}

static void
test_judge (gconstpointer data)
{
  const char *theme = data;
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree UgoRuling *ruling = g_new (UgoRuling, 1);
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  int n_unusual = 0, n_wrong = 0;

  for (guint64 seed = 1; seed <= (strcmp (theme, "build-and-run") == 0 ? 24 : 6); seed++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate (theme, 4, seed);
      const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
      size_t n_moves = ugo_legal_moves (&draft->position, moves);

      if (draft->goal.kind->answer != UGO_ANSWER_ALONE)
        continue;
      ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, NULL, proof);
      for (size_t i = 0; i < n_moves; i++)
        {
          g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);

          g_assert_true (ugo_attempt_move (attempt, moves[i], NULL, ruling));
          if (ugo_proof_has_first (proof, moves[i]))
            {
              g_assert_cmpint (ruling->verdict, ==, UGO_RULING_ON);
              g_assert_cmpint (finish (attempt), ==, UGO_RULING_SOLVED);
              g_assert_cmpint ((int) ugo_attempt_get_n_moves (attempt), ==, draft->n_moves);
              n_unusual += !ugo_move_equal (moves[i], proof->line[0]);
            }
          else if (is_lost (puzzle, moves[i]))
            {
              g_assert_cmpint (ruling->verdict, ==, UGO_RULING_WRONG);
              n_wrong++;
            }
          else
            {
              g_assert_cmpint (ruling->verdict, ==, UGO_RULING_ASTRAY);
              g_assert_cmpint (ugo_test_spoiled (attempt), ==, 1);
              n_wrong++;
            }
        }
    }
  g_assert_cmpint (n_unusual, >, 0);
  g_assert_cmpint (n_wrong, >, 0);
}

static void
test_false_claims (gconstpointer data)
{
  g_autoptr (UgoPuzzle) puzzle = ugo_test_generate (data, 4, 1);
  int n_moves = ugo_puzzle_get_draft (puzzle)->n_moves;
  g_autofree char *more = g_strdup_printf ("%d", n_moves + 1);
  g_autofree char *fewer = g_strdup_printf ("%d", n_moves - 1);

  ugo_test_false_claim (puzzle, "Moves", more, "is reached in");
  ugo_test_false_claim (puzzle, "Moves", fewer, "is not reached in");
}

static void
test_false_buildings (void)
{
  g_autoptr (UgoPuzzle) puzzle = ugo_test_generate_goal ("build-and-run", 4, "build");

  ugo_test_false_numbers (puzzle);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/goal-alone/bring is what a slow twin finds", test_bring);
  g_test_add_func ("/goal-alone/home is what a slow twin finds", test_home);
  g_test_add_func ("/goal-alone/leave is what a slow twin finds", test_leave);
  g_test_add_func ("/goal-alone/build is what a slow twin finds", test_build);
  g_test_add_func ("/goal-alone/a whole army is what a slow twin finds", test_whole);
  g_test_add_func ("/goal-alone/the ways of a lonely piece are counted", test_count);
  g_test_add_func ("/goal-alone/turning the board changes nothing", test_symmetries);
  g_test_add_func ("/goal-alone/positions that cannot be asked are refused", test_fits);
  g_test_add_func ("/goal-alone/what is too large or stopped is given up", test_gives_up);
  g_test_add_func ("/goal-alone/every level of the road makes puzzles", test_road);
  g_test_add_func ("/goal-alone/every level of the straggler makes puzzles", test_straggler);
  g_test_add_func ("/goal-alone/every level of leaving in time makes puzzles", test_leave_in_time);
  g_test_add_func ("/goal-alone/each crossing is as short as the known one", test_crossings);
  g_test_add_func ("/goal-alone/each crossing leads home, and ends well", test_lines);
  g_test_add_func ("/goal-alone/the judge follows each crossing", test_along);
  g_test_add_func ("/goal-alone/a slip in a crossing is told once it is proved, and never wrongly",
                   test_slip);
  g_test_add_func ("/goal-alone/a detour in a crossing is caught", test_detour);
  g_test_add_func ("/goal-alone/who does not leave in time has lost", test_limit);
  g_test_add_data_func ("/goal-alone/every right move of a road is accepted, no other", "road",
                        test_judge);
  g_test_add_data_func ("/goal-alone/every right move of a straggler is accepted, no other",
                        "straggler", test_judge);
  g_test_add_data_func ("/goal-alone/every right move of leaving is accepted, no other",
                        "leave-in-time", test_judge);
  g_test_add_data_func ("/goal-alone/every right move of a building is accepted, no other",
                        "build-and-run", test_judge);
  g_test_add_func ("/goal-alone/a false claim of a building is caught", test_false_buildings);
  g_test_add_data_func ("/goal-alone/a false claim of a road is caught", "road",
                        test_false_claims);
  g_test_add_data_func ("/goal-alone/a false claim of a straggler is caught", "straggler",
                        test_false_claims);
  g_test_add_data_func ("/goal-alone/a false claim of leaving is caught", "leave-in-time",
                        test_false_claims);
  return g_test_run ();
}

/* test-goal-result.c: goals that are results, and those of Gygès, against slow twins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-bits.h"
#include "ugo-test-puzzles.h"
#include "ugo-test-vectors.h"
#include "ugo-ugolki.h"

static const char *const themes[] = {
  "count-the-end", "win-now",      "only-defence", "spot-the-threat",
  "two-threats",   "win-in-three", "which-line",   "replacement",
};

static UgoPosition
after (const UgoPosition *position, UgoMove move)
{
  UgoPosition next;

  ugo_play (position, move, NULL, 0, &next);
  return next;
}

static UgoProof *
solve (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  UgoProof *proof = g_new (UgoProof, 1);

  ugo_goal_solve (goal, position, n_moves, NULL, proof);
  return proof;
}

/* Positions */

static UgoPosition
gyges_position (const char *variant)
{
  UgoPosition position;

  ugo_position_start (ugo_test_variant (variant), &position);
  for (int i = g_test_rand_int_range (14, 40); i > 0; i--)
    {
      UgoPosition next = after (&position, ugo_test_random_move (&position));

      if (ugo_result (&next).outcome == UGO_UNDECIDED)
        position = next;
    }
  return position;
}

/* Puts all pieces of @side in its goal but one, which stands near it. */
static void
place_army (UgoPosition *position, UgoSide side)
{
  uint64_t goal = ugo_ugolki_home (position->variant, ugo_side_other (side)), near = 0;
  int missing = g_test_rand_int_range (0, position->variant.pieces);

  for (int square = 0; square < 64; square++)
    {
      int height = square % 8 + square / 8;

      if ((goal & ugo_bit ((UgoSquare) square)) == 0
          && (side == UGO_WHITE ? height > 7 : height < 7))
        near |= ugo_bit ((UgoSquare) square);
    }
  position->ugolki.pieces[side] = goal;
  while (missing-- > 0)
    goal &= goal - 1;
  position->ugolki.pieces[side] ^= goal & -goal;
  for (int skip = g_test_rand_int_range (0, ugo_bits_count (near)); skip > 0; skip--)
    near &= near - 1;
  position->ugolki.pieces[side] |= near & -near;
}

/* An end of Ugolki in which something is decided soon. */
static UgoPosition
ugolki_position (const char *variant)
{
  UgoPosition position;

  do
    {
      ugo_position_start (ugo_test_variant (variant), &position);
      position.side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
      position.move_number = (uint16_t) (g_test_rand_bit () ? 30 : 80);
      place_army (&position, UGO_WHITE);
      place_army (&position, UGO_BLACK);
    }
  while (ugo_result (&position).outcome != UGO_UNDECIDED);
  return position;
}

/* Twins */

/* Whether @side has at least what is asked for within @plies: every line is tried. */
static bool
twin_achieves (const UgoPosition *position, UgoSide side, bool draw_does, int plies)
{
  UgoOutcome outcome = ugo_result (position).outcome;
  bool aims = position->side == side;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  if (outcome != UGO_UNDECIDED)
    return outcome == (side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS)
           || (draw_does && outcome == UGO_DRAW);
  if (plies == 0)
    return false;
  n_moves = ugo_legal_moves (position, moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next = after (position, moves[i]);

      if (twin_achieves (&next, side, draw_does, plies - 1) == aims)
        return aims;
    }
  return !aims;
}

static void
compare_result (const UgoPosition *position, const char *word, int n_moves)
{
  UgoGoal goal = ugo_test_goal (position->variant.rules, word);
  g_autofree UgoProof *proof = solve (&goal, position, n_moves);
  bool waits = position->variant.rules == &ugo_rules_ugolki && position->side == UGO_WHITE;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves), n_right = 0;

  for (int least = 1; least <= n_moves && n_right == 0; least++)
    for (size_t i = 0; i < n; i++)
      {
        UgoPosition next = after (position, moves[i]);

        if (!twin_achieves (&next, position->side, strcmp (word, "draw") == 0,
                            2 * least - 2 + waits))
          continue;
        g_assert_cmpint (proof->least, ==, least);
        g_assert_cmpuint (n_right, <, proof->n_first);
        g_assert_true (ugo_move_equal (proof->first[n_right++], moves[i]));
      }
  g_assert_cmpint (proof->status, ==,
                   n_right > 0 ? UGO_PROOF_FOUND : UGO_PROOF_IMPOSSIBLE);
  g_assert_cmpuint (proof->n_first, ==, n_right);
  g_assert_cmpuint (proof->n_solutions, ==, n_right);
}

/* The first number of moves within which neither side can do better, nor worse, for sure. */
static UgoOutcome
twin_outcome (const UgoPosition *position, int n_moves, int *least)
{
  UgoSide own = (UgoSide) position->side, other = ugo_side_other (own);
  bool is_white = own == UGO_WHITE;

  for (*least = 1; *least <= n_moves; ++*least)
    {
      int plies = 2 * *least - !is_white;

      if (twin_achieves (position, own, false, plies))
        return is_white ? UGO_WHITE_WINS : UGO_BLACK_WINS;
      if (twin_achieves (position, other, false, plies))
        return is_white ? UGO_BLACK_WINS : UGO_WHITE_WINS;
      if (twin_achieves (position, own, true, plies)
          && twin_achieves (position, other, true, plies))
        return UGO_DRAW;
    }
  return UGO_UNDECIDED;
}

/* Whether best play is legal and ends so. */
static void
check_best_play (const UgoPosition *position, const UgoProof *proof, UgoOutcome outcome)
{
  UgoPosition next = *position;

  for (size_t i = 0; i < proof->n_line; i++)
    {
      g_assert_cmpint (ugo_check_move (&next, proof->line[i]), ==, UGO_OK);
      next = after (&next, proof->line[i]);
    }
  g_assert_cmpint (ugo_result (&next).outcome, ==, outcome);
}

static void
test_outcomes (void)
{
  static const char *const variants[] = { "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 10" };
  int n_of[UGO_DRAW + 1] = { 0 };

  for (int n = 0; n < 60; n++)
    {
      UgoPosition end = ugolki_position (variants[n % 3]);
      int n_moves = end.side == UGO_BLACK ? 2 : 1, least;
      UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "outcome");
      g_autofree UgoProof *proof = solve (&goal, &end, n_moves);
      UgoOutcome outcome = twin_outcome (&end, n_moves, &least);

      n_of[outcome]++;
      if (outcome == UGO_UNDECIDED)
        {
          g_assert_cmpint (proof->status, ==, UGO_PROOF_IMPOSSIBLE);
          continue;
        }
      g_assert_cmpint (proof->status, ==, UGO_PROOF_FOUND);
      g_assert_cmpint (proof->least, ==, least);
      g_assert_cmpuint (proof->n_sets, ==, 1);
      g_assert_cmphex (proof->sets[0], ==, ugo_bit ((UgoSquare) outcome));
      check_best_play (&end, proof, outcome);
    }
  g_assert_cmpint (n_of[UGO_WHITE_WINS], >, 0);
  g_assert_cmpint (n_of[UGO_BLACK_WINS], >, 0);
  g_assert_cmpint (n_of[UGO_DRAW], >, 0);
}

/* The one outcome is accepted, the two others are not, and best play is shown after each. */
static void
test_who_wins (void)
{
  for (int level = 1; level <= (ugo_test_is_small () ? 1 : 9); level += 2)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate_goal ("count-the-end", level, "outcome");
      const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
      g_autofree UgoProof *proof = solve (&draft->goal, &draft->position, draft->n_moves);

      for (int outcome = UGO_WHITE_WINS; outcome <= UGO_DRAW; outcome++)
        {
          g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
          guint64 answer = ugo_bit ((UgoSquare) outcome);
          UgoRuling ruling;

          g_assert_true (ugo_attempt_choose (attempt, answer, NULL, &ruling));
          g_assert_cmpint (ruling.verdict, ==,
                           answer == proof->sets[0] ? UGO_RULING_SOLVED : UGO_RULING_WRONG);
          g_assert_cmpuint (ruling.n_replies, ==, proof->n_line);
        }
      ugo_test_false_claim (puzzle, "Answer", proof->sets[0] == 2 ? "0-1" : "1-0", "the game ends");
      ugo_test_false_claim (puzzle, "Answer", "e4", "is no result");
    }
}

static void
test_results (void)
{
  static const char *const variants[] = { "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 10" };

  for (int n = 0; n < 24; n++)
    {
      UgoPosition end = ugolki_position (variants[n % 3]);
      UgoPosition position = gyges_position ("Gyges");

      compare_result (&end, "win", end.side == UGO_BLACK ? 2 : 1);
      compare_result (&end, "draw", end.side == UGO_BLACK ? 2 : 1);
      compare_result (&position, "win", 1 + n % 2);
      compare_result (&position, "draw", 1);
    }
}

static bool
twin_can_win (const UgoPosition *position)
{
  return twin_achieves (position, position->side, false, 1);
}

static void
compare_moves (const UgoPosition *position, const char *word)
{
  UgoGoal goal = ugo_test_goal (position->variant.rules, word);
  g_autofree UgoProof *proof = solve (&goal, position, 1);
  bool defends = strcmp (word, "defend") == 0;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves), n_right = 0;

  for (size_t i = 0; i < n; i++)
    {
      UgoPosition next = after (position, moves[i]);
      bool is_over = ugo_result (&next).outcome != UGO_UNDECIDED;

      if (defends ? is_over || !twin_can_win (&next) : is_over)
        g_assert_true (n_right < proof->n_first
                       && ugo_move_equal (proof->first[n_right++], moves[i]));
    }
  g_assert_cmpuint (proof->n_first, ==, n_right);
  g_assert_cmpint (proof->status, ==,
                   n_right > 0 ? UGO_PROOF_FOUND : UGO_PROOF_IMPOSSIBLE);
}

/* The squares by asking of each pair whether a move leads from the one to the other. */
static guint64
twin_squares (const UgoPosition *position, UgoSquare from)
{
  guint64 set = 0;

  for (UgoSquare a = 0; a < position->variant.rules->n_squares; a++)
    for (UgoSquare b = 0; b < position->variant.rules->n_squares; b++)
      if (ugo_check_move (position, ugo_move (a, b)) == UGO_OK)
        set |= from == UGO_SQUARE_NONE ? ugo_bit (a) : from == a ? ugo_bit (b) : 0;
  return set;
}

static void
compare_squares (const UgoPosition *position)
{
  UgoGoal line = ugo_test_goal (&ugo_rules_gyges, "line");
  UgoGoal ends = ugo_test_goal (&ugo_rules_gyges, "ends a1");
  guint64 pieces = twin_squares (position, UGO_SQUARE_NONE);
  g_autofree UgoProof *proof = solve (&line, position, UGO_GOAL_MAX_MOVES);

  g_assert_cmpint (proof->status, ==,
                   pieces != 0 ? UGO_PROOF_FOUND : UGO_PROOF_IMPOSSIBLE);
  if (pieces == 0)
    return;
  g_assert_cmpuint (proof->n_sets, ==, 1);
  g_assert_cmphex (proof->sets[0], ==, pieces);
  while (pieces != 0)
    {
      g_autofree UgoProof *where = NULL, *fewer = NULL;
      guint64 set;

      ends.from = ugo_bits_pop (&pieces);
      set = twin_squares (position, ends.from);
      where = solve (&ends, position, UGO_GOAL_MAX_MOVES);
      g_assert_cmpint (where->least, ==, ugo_bits_count (set));
      g_assert_cmphex (where->sets[0], ==, set);
      fewer = solve (&ends, position, where->least - 1);
      g_assert_cmpint (fewer->status, ==, UGO_PROOF_IMPOSSIBLE);
    }
}

static void
test_gyges (void)
{
  for (int n = 0; n < 200; n++)
    {
      UgoPosition position = gyges_position ("Gyges");

      compare_moves (&position, "defend");
      compare_moves (&position, "threat");
      compare_squares (&position);
    }
  for (int n = 0; n < 10; n++)
    {
      UgoPosition position = gyges_position ("Gyges advanced");

      compare_moves (&position, "defend");
      compare_moves (&position, "threat");
    }
}

/* Symmetry */

/* Left and right change places. */
static UgoSquare
mirrored (UgoSquare square)
{
  return square >= 36 ? square : (UgoSquare) (square + 5 - 2 * (square % 6));
}

/* So do the sides, by half a turn. */
static UgoSquare
turned (UgoSquare square)
{
  return square >= 36 ? (UgoSquare) (73 - square) : (UgoSquare) (35 - square);
}

/* Files and ranks change places on the board of Ugolki. */
static UgoSquare
transposed (UgoSquare square)
{
  return (UgoSquare) (square % 8 * 8 + square / 8);
}

static void
compare_image (const UgoPosition *position, const char *word, int n_moves,
               UgoSquare (*map) (UgoSquare square), bool changes_side)
{
  UgoGoal goal = ugo_test_goal (position->variant.rules, word);
  g_autofree UgoProof *proof = solve (&goal, position, n_moves), *other = NULL;
  UgoPosition image = *position;

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    position->variant.rules->put_piece (&image, square, 0);
  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    if (ugo_piece_at (position, square) != 0)
      position->variant.rules->put_piece (&image, map (square), ugo_piece_at (position, square));
  if (changes_side)
    image.side = ugo_side_other (position->side);
  other = solve (&goal, &image, n_moves);
  g_assert_cmpint (other->status, ==, proof->status);
  g_assert_cmpint (other->least, ==, proof->least);
  g_assert_cmpuint (other->n_first, ==, proof->n_first);
  for (size_t i = 0; i < proof->n_first; i++)
    {
      UgoMove move = proof->first[i];

      if (!ugo_move_is_pass (move))
        move = ugo_move (map (move.from), map (move.to));
      g_assert_true (ugo_proof_has_first (other, move));
    }
}

static void
test_symmetry (void)
{
  for (int n = 0; n < 40; n++)
    {
      UgoPosition position = gyges_position ("Gyges"), end = ugolki_position ("Ugolki 9");

      compare_image (&position, "win", 2, mirrored, false);
      compare_image (&position, "win", 2, turned, true);
      compare_image (&position, "defend", 1, turned, true);
      compare_image (&position, "threat", 1, mirrored, false);
      compare_image (&end, "win", 2, transposed, false);
      compare_image (&end, "draw", 1, transposed, false);
    }
}

/* Puzzles of every theme */

typedef void (*PuzzleFunc) (const UgoPuzzle *puzzle);

/* Two of each level of each theme, or one, made once. */
static GPtrArray *
all_puzzles (void)
{
  static GPtrArray *puzzles = NULL;

  if (puzzles != NULL)
    return puzzles;
  puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);
  for (size_t i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      const UgoPuzzleTheme *theme = ugo_puzzle_theme_find (themes[i]);

      for (int level = theme->min_level; level <= theme->max_level; level++)
        for (guint64 seed = 10; seed < (ugo_test_is_small () ? 11 : 12); seed++)
          g_ptr_array_add (puzzles, ugo_test_generate (themes[i], level, seed));
    }
  return puzzles;
}

static void
each_puzzle (PuzzleFunc func)
{
  GPtrArray *puzzles = all_puzzles ();

  for (guint i = 0; i < puzzles->len; i++)
    {
      g_test_message ("%s", ugo_puzzle_get_id (puzzles->pdata[i]));
      func (puzzles->pdata[i]);
    }
}

static bool
is_by_squares (const UgoPuzzle *puzzle)
{
  return ugo_puzzle_get_draft (puzzle)->goal.kind->answer == UGO_ANSWER_SQUARES;
}

/* These have a test of their own. */
static bool
asks_who_wins (const UgoPuzzle *puzzle)
{
  return ugo_puzzle_get_draft (puzzle)->goal.kind->answer == UGO_ANSWER_OUTCOME;
}

static UgoProof *
prove (const UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);

  return solve (&draft->goal, &draft->position, draft->n_moves);
}

static void
test_generated (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (themes); i++)
    ugo_test_theme (themes[i], 1);
}

/* A puzzle that claims @goal within @n_moves is found out. */
static void
refuse_claim (const UgoPuzzle *puzzle, const UgoProof *proof, const char *goal, int n_moves)
{
  UgoDraft draft = *ugo_puzzle_get_draft (puzzle);
  g_autoptr (UgoPuzzle) claim = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree UgoProof *other = g_new (UgoProof, 1);

  if (goal != NULL)
    draft.goal = ugo_test_goal (draft.position.variant.rules, goal);
  draft.n_moves = n_moves;
  claim = ugo_puzzle_new ("claim", ugo_puzzle_get_theme (puzzle), 1, &draft, proof);
  g_assert_false (ugo_puzzle_verify (claim, NULL, other, &error));
  g_assert_error (error, UGO_PUZZLE_ERROR, UGO_PUZZLE_ERROR_CLAIM);
}

static void
check_claims (const UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  g_autofree UgoProof *proof = prove (puzzle);
  bool wins = strcmp (draft->goal.kind->word, "win") == 0;

  refuse_claim (puzzle, proof, NULL, draft->n_moves + 1);
  if (draft->n_moves > 1)
    refuse_claim (puzzle, proof, NULL, draft->n_moves - 1);
  /* Where a win is to be had a draw is not asked for, nor a win where there is none. */
  if (wins)
    refuse_claim (puzzle, proof, "draw", draft->n_moves);
  if (strcmp (draft->goal.kind->word, "draw") == 0)
    refuse_claim (puzzle, proof, "win", draft->n_moves);
  if (strcmp (draft->goal.kind->word, "defend") == 0)
    refuse_claim (puzzle, proof, "threat", 1);
}

static void
test_claims (void)
{
  each_puzzle (check_claims);
}

/* The wrong move that is most like @right: of the same piece, to a square near by; a pass when all
 * are right. */
static UgoMove
nearest_wrong (const UgoPosition *position, const UgoProof *proof, UgoMove right)
{
  UgoMove moves[UGO_MAX_MOVES], best = UGO_MOVE_PASS;
  size_t n = ugo_legal_moves (position, moves);
  int files = position->variant.rules->files, least = G_MAXINT;

  for (size_t i = 0; i < n; i++)
    {
      int away = ABS (moves[i].to % files - right.to % files)
                 + ABS (moves[i].to / files - right.to / files)
                 + (moves[i].from != right.from ? 100 : 0);

      if (ugo_proof_has_first (proof, moves[i]) || away >= least)
        continue;
      least = away;
      best = moves[i];
    }
  return best;
}

/* The wrong move is not kept, and a move that defends nothing is shown what wins. */
static void
answer_wrongly (UgoAttempt *attempt, UgoMove wrong, bool defends)
{
  UgoPosition before = *ugo_attempt_get_position (attempt), end;
  UgoRuling ruling;

  g_assert_true (ugo_attempt_move (attempt, wrong, NULL, &ruling));
  g_assert_cmpint (ruling.verdict, ==, UGO_RULING_WRONG);
  g_assert_true (ugo_position_same (ugo_attempt_get_position (attempt), &before));
  if (!defends)
    return;
  g_assert_cmpuint (ruling.n_replies, ==, 1);
  end = after (&ruling.after, ruling.replies[0]);
  g_assert_cmpint (ugo_result (&end).reason, ==, UGO_REASON_FINISH);
}

/* Goes on to the end with answers that are not those of the solution, where there are others. */
static void
answer_unusually (const UgoPuzzle *puzzle)
{
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new ((UgoPuzzle *) puzzle);
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  UgoRuling ruling = { .verdict = UGO_RULING_ON };

  for (int left = draft->n_moves; left > 0 && !ugo_attempt_is_over (attempt); left--)
    {
      UgoPosition position = *ugo_attempt_get_position (attempt);
      g_autofree UgoProof *proof = solve (&draft->goal, &position, left);
      UgoMove right = proof->first[proof->n_first - 1], wrong;

      g_assert_cmpint (proof->status, ==, UGO_PROOF_FOUND);
      if (ugo_move_equal (right, proof->line[0]))
        right = proof->first[0];
      wrong = nearest_wrong (&position, proof, right);
      if (left == draft->n_moves)
        g_assert_false (ugo_move_is_pass (wrong));
      if (!ugo_move_is_pass (wrong))
        answer_wrongly (attempt, wrong, strcmp (draft->goal.kind->word, "defend") == 0);
      g_assert_true (ugo_attempt_move (attempt, right, NULL, &ruling));
      g_assert_true (ruling.verdict == UGO_RULING_ON || ruling.verdict == UGO_RULING_SOLVED);
    }
  g_assert_cmpint (ruling.verdict, ==, UGO_RULING_SOLVED);
}

static void
answer_squares (const UgoPuzzle *puzzle)
{
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new ((UgoPuzzle *) puzzle);
  g_autofree UgoProof *proof = prove (puzzle);
  guint64 answer = proof->sets[0], first = answer & -answer;
  UgoRuling ruling;

  g_assert_true (ugo_attempt_choose (attempt, answer ^ first, NULL, &ruling));
  g_assert_cmpint (ruling.verdict, ==, UGO_RULING_WRONG);
  g_assert_cmphex (ruling.missing, ==, first);
  g_assert_true (ugo_attempt_choose (attempt, answer | (~answer & (answer + first)), NULL,
                                     &ruling));
  g_assert_cmpint (ruling.verdict, ==, UGO_RULING_WRONG);
  g_assert_cmphex (ruling.extra, !=, 0);
  g_assert_true (ugo_attempt_choose (attempt, answer, NULL, &ruling));
  g_assert_cmpint (ruling.verdict, ==, UGO_RULING_SOLVED);
}

static void
check_answers (const UgoPuzzle *puzzle)
{
  if (is_by_squares (puzzle))
    answer_squares (puzzle);
  else if (!asks_who_wins (puzzle))
    answer_unusually (puzzle);
}

static void
test_answers (void)
{
  each_puzzle (check_answers);
}

/* The line of a proof reaches the goal in as many own moves as it says, and no reply of it could
 * have been bettered. */
static void
check_line (const UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  g_autofree UgoProof *proof = prove (puzzle);
  UgoPosition position = draft->position;
  UgoOutcome outcome;

  if (draft->goal.kind->answer != UGO_ANSWER_AGAINST)
    return;
  for (size_t i = 0; i < proof->n_line; i++)
    {
      g_assert_cmpint (ugo_check_move (&position, proof->line[i]), ==, UGO_OK);
      position = after (&position, proof->line[i]);
      if (i % 2 == 1 && ugo_result (&position).outcome == UGO_UNDECIDED)
        {
          int left = draft->n_moves - (int) (i + 1) / 2;
          g_autofree UgoProof *rest = solve (&draft->goal, &position, left);

          g_assert_cmpint (rest->status, ==, UGO_PROOF_FOUND);
          g_assert_cmpint (rest->least, ==, left);
        }
    }
  outcome = ugo_result (&position).outcome;
  g_assert_cmpint (outcome, !=, UGO_UNDECIDED);
  /* Who can hold the draw does. */
  if (strcmp (draft->goal.kind->word, "draw") == 0)
    g_assert_cmpint (outcome, ==, UGO_DRAW);
  g_assert_cmpuint ((proof->n_line + 1) / 2, ==, (size_t) draft->n_moves);
}

static void
test_lines (void)
{
  each_puzzle (check_line);
}

/* Limits */

static void
test_stopped (void)
{
  static const char *const words[] = { "win", "draw", "defend" };
  atomic_bool stop = true;
  UgoPosition position = gyges_position ("Gyges");
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    {
      UgoGoal goal = ugo_test_goal (&ugo_rules_gyges, words[i]);

      ugo_goal_solve (&goal, &position, 1, &stop, proof);
      g_assert_cmpint (proof->status, ==, UGO_PROOF_GAVE_UP);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (themes); i++)
    g_assert_null (ugo_generate (ugo_puzzle_theme_find (themes[i]), 5, 1, &stop, NULL, NULL));
}

/* What would take too long is not begun, or given up. */
static void
test_too_large (void)
{
  UgoPosition position = ugo_test_position ("Gyges advanced",
                                            "321123/....../....../....../....../321123 w 7");
  UgoGoal goal = ugo_test_goal (&ugo_rules_gyges, "draw");
  g_autofree UgoProof *proof = solve (&goal, &position, 8);

  g_assert_cmpint (proof->status, ==, UGO_PROOF_GAVE_UP);
  g_assert_nonnull (goal.kind->fits (&goal, &position, 9));
  g_assert_null (goal.kind->fits (&goal, &position, 8));
}

/* Whether the position may be asked that. */
static bool
fits (const char *variant, const char *fen, const char *goal, int n_moves)
{
  UgoPosition position = ugo_test_position (variant, fen);
  UgoGoal asked = ugo_test_goal (position.variant.rules, goal);

  return asked.kind->fits (&asked, &position, n_moves) == NULL;
}

static void
test_fits (void)
{
  const char *quiet = "321123/....../....../....../....../321123 w 7";
  const char *placing = "....../....../....../....../....../3..... b 1";

  g_assert_true (fits ("Gyges", quiet, "win", 2));
  g_assert_true (fits ("Gyges", quiet, "line", 6));
  g_assert_false (fits ("Gyges", quiet, "defend", 1));
  g_assert_false (fits ("Gyges", quiet, "threat", 2));
  g_assert_false (fits ("Gyges", quiet, "ends a6", 3));
  g_assert_false (fits ("Gyges", quiet, "ends a3", 3));
  g_assert_false (fits ("Gyges", placing, "win", 1));
  g_assert_false (fits ("Gyges", placing, "line", 1));
  g_assert_true (fits ("Ugolki 9", "5www/5www/5ww1/7w/8/bbb5/bbb5/bb1b4 w 30", "win", 1));
  g_assert_false (fits ("Ugolki 9", "5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30", "win", 1));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/goal-result/results and the moves that have them are the slow twin's",
                   test_results);
  g_test_add_func ("/goal-result/who wins is what the slow twin finds", test_outcomes);
  g_test_add_func ("/goal-result/of the three outcomes one is right", test_who_wins);
  g_test_add_func ("/goal-result/defences, threats, lines and ends are the slow twin's",
                   test_gyges);
  g_test_add_func ("/goal-result/a board mirrored or turned has the mirrored answers",
                   test_symmetry);
  g_test_add_func ("/goal-result/each theme at each level is made again from its id",
                   test_generated);
  g_test_add_func ("/goal-result/false claims of each theme are found out", test_claims);
  g_test_add_func ("/goal-result/any right answer is accepted, the wrong one beside it is not",
                   test_answers);
  g_test_add_func ("/goal-result/lines reach the goal and resist as long as can be", test_lines);
  g_test_add_func ("/goal-result/told to stop nothing is proved", test_stopped);
  g_test_add_func ("/goal-result/what is too large is given up", test_too_large);
  g_test_add_func ("/goal-result/positions that cannot be asked are refused", test_fits);

  status = g_test_run ();
  g_ptr_array_unref (all_puzzles ());
  return status;
}

/* test-goal-move.c: goals of Ugolki that are answered by one move, against a slow twin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-bits.h"
#include "ugo-test-puzzles.h"
#include "ugo-test-ugolki-twin.h"
#include "ugo-test-vectors.h"
#include "ugo-ugolki.h"

#define N_POSITIONS 8

static const char *const variants[] = {
  "Ugolki 9", "Ugolki 12", "Ugolki 16", "Ugolki 9 diagonal", "Ugolki 16 diagonal",
};

static const char *const words[] = { "jumps", "gain", "open", "one-way", "cut" };

/* Positions */

/* Pieces by chance, on the whole board or on a part of it, where chains are long. */
static UgoPosition
scattered_position (UgoVariant variant)
{
  UgoPosition position;
  int width = g_test_rand_int_range (5, 9), height = g_test_rand_int_range (5, 9);

  ugo_position_start (variant, &position);
  memset (position.ugolki.pieces, 0, sizeof position.ugolki.pieces);
  position.side = (uint8_t) g_test_rand_int_range (0, 2);
  position.move_number = 20;
  for (int n = 0; n < 2 * variant.pieces; n++)
    {
      UgoSquare square =
          (UgoSquare) (g_test_rand_int_range (0, width) + 8 * g_test_rand_int_range (0, height));

      if (ugo_piece_at (&position, square) == 0)
        variant.rules->put_piece (&position, square, (uint8_t) (n % 2 + 1));
    }
  return position;
}

/* Near the end of the game, where a move may decide it, and in the middle. */
static UgoPosition
late_position (UgoVariant variant)
{
  UgoPosition position = scattered_position (variant);

  position.move_number = (uint16_t) ugo_ugolki_exit_limit (variant);
  return position;
}

typedef void (*PositionFunc) (const UgoPosition *position);

static void
each_position (PositionFunc func, int n_positions)
{
  for (size_t i = 0; i < G_N_ELEMENTS (variants); i++)
    for (int n = 0; n < n_positions; n++)
      {
        UgoVariant variant = ugo_test_variant (variants[i]);
        UgoPosition position = n % 4 == 0 ? late_position (variant) : scattered_position (variant);
        char text[UGO_POSITION_TEXT_SIZE];

        ugo_position_write (&position, text);
        g_test_message ("%s, %s", variants[i], text);
        func (&position);
      }
}

static UgoGoal
make_goal (const char *word, int amount, int other)
{
  g_autofree char *text = strcmp (word, "one-way") == 0
                              ? g_strdup_printf ("%s %d %d", word, amount, other)
                              : g_strdup_printf ("%s %d", word,
                                                 strcmp (word, "cut") == 0 ? other : amount);

  return ugo_test_goal (&ugo_rules_ugolki, text);
}

/* The twin */

/* The most jumps of any move of @side, its turn or not. */
static int
twin_longest (const UgoPosition *position, UgoSide side)
{
  UgoTestTwin twin;
  int most = 0;

  ugo_test_twin_set (&twin, position);
  for (UgoSquare from = 0; from < 64; from++)
    {
      UgoTestReach reach;

      if (ugo_piece_at (position, from) != side + 1)
        continue;
      ugo_test_twin_reach (&twin, from, &reach);
      for (int to = 0; to < 64; to++)
        most = MAX (most, reach.jumps[to]);
    }
  return most;
}

static int
twin_jumps (const UgoPosition *position, UgoMove move)
{
  UgoTestTwin twin;
  UgoTestReach reach;

  ugo_test_twin_set (&twin, position);
  ugo_test_twin_reach (&twin, move.from, &reach);
  return reach.jumps[move.to];
}

static int
twin_gain (const UgoPosition *position, UgoMove move)
{
  int files = move.to % 8 - move.from % 8, ranks = move.to / 8 - move.from / 8;

  return position->side == UGO_WHITE ? files + ranks : -files - ranks;
}

static UgoPosition
after (const UgoPosition *position, UgoMove move)
{
  UgoPosition next;

  ugo_play (position, move, NULL, 0, &next);
  return next;
}

/* What is left of the own longest chain after each reply; 0 when the game is over. */
static int
twin_assured (const UgoPosition *position)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);
  int least = n_moves == 0 ? 0 : 64;

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next = after (position, moves[i]);

      least = MIN (least, ugo_result (&next).outcome == UGO_UNDECIDED
                              ? twin_longest (&next, next.side)
                              : 0);
    }
  return least;
}

/* All that the goals ask of a move. */
typedef struct
{
  UgoMove move;
  int jumps;
  int gain;
  int assured;
  int own;
  int other;
} Facts;

static GArray *
survey (const UgoPosition *position)
{
  GArray *facts = g_array_new (FALSE, FALSE, sizeof (Facts));
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next = after (position, moves[i]);
      Facts fact = { moves[i], twin_jumps (position, moves[i]), twin_gain (position, moves[i]),
                     twin_assured (&next), twin_longest (&next, position->side),
                     twin_longest (&next, next.side) };

      g_array_append_val (facts, fact);
    }
  return facts;
}

static bool
is_right (const char *word, const Facts *facts, int amount, int other)
{
  if (strcmp (word, "jumps") == 0)
    return facts->jumps >= amount;
  if (strcmp (word, "gain") == 0)
    return facts->gain >= amount;
  if (strcmp (word, "open") == 0)
    return facts->jumps < amount && facts->assured >= amount;
  if (strcmp (word, "one-way") == 0)
    return facts->own >= amount && facts->other <= other;
  return facts->other <= other;
}

static guint
count_right (GArray *facts, const char *word, int amount, int other)
{
  guint n = 0;

  for (guint i = 0; i < facts->len; i++)
    n += is_right (word, &g_array_index (facts, Facts, i), amount, other);
  return n;
}

/* Proofs */

static void
compare_proof (const UgoPosition *position, GArray *facts, const char *word, int amount, int other)
{
  UgoGoal goal = make_goal (word, amount, other);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  guint n = 0;

  if (goal.kind->fits (&goal, position, 1) != NULL)
    return;
  ugo_goal_solve (&goal, position, 1, NULL, proof);
  for (guint i = 0; i < facts->len; i++)
    {
      const Facts *fact = &g_array_index (facts, Facts, i);

      if (!is_right (word, fact, amount, other))
        continue;
      g_assert_cmpuint (n, <, proof->n_first);
      g_assert_true (ugo_move_equal (proof->first[n++], fact->move));
    }
  g_assert_cmpuint (proof->n_first, ==, n);
  g_assert_cmpuint (proof->n_solutions, ==, n);
  g_assert_cmpint (proof->status, ==, n > 0 ? UGO_PROOF_FOUND : UGO_PROOF_IMPOSSIBLE);
  g_assert_cmpint (proof->least, ==, n > 0);
  g_assert_cmpuint (proof->n_line, ==, n > 0);
  if (n > 0)
    g_assert_true (ugo_proof_has_first (proof, proof->line[0]));
}

/* Whether the twin finds nothing better than the numbers of a goal. */
static void
compare_best (const UgoPosition *position, GArray *facts, const char *word, int amount, int other)
{
  UgoGoal goal = make_goal (word, amount, other);
  bool is_best = strcmp (word, "cut") == 0 || count_right (facts, word, amount + 1, other) == 0;

  if (strcmp (word, "cut") == 0 || strcmp (word, "one-way") == 0)
    is_best = is_best && count_right (facts, word, amount, other - 1) == 0;
  g_assert_cmpint (goal.kind->is_best (&goal, position, 1, NULL), ==, is_best);
}

static void
compare_measure (const UgoPosition *position, const Facts *fact)
{
  const int measures[] = { fact->jumps, fact->gain, fact->assured, fact->own };

  for (size_t i = 0; i < G_N_ELEMENTS (measures); i++)
    {
      UgoGoal goal = make_goal (words[i], 1, 0);

      g_assert_cmpint (goal.kind->measure (&goal, position, fact->move, 0), ==, measures[i]);
    }
}

static void
compare_position (const UgoPosition *position)
{
  g_autoptr (GArray) facts = survey (position);

  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    for (int amount = 1; amount <= 8; amount++)
      for (int other = 0; other < amount; other += 1 + (amount > 4))
        {
          compare_proof (position, facts, words[i], amount, other);
          compare_best (position, facts, words[i], amount, other);
        }
  for (guint i = 0; i < facts->len; i++)
    compare_measure (position, &g_array_index (facts, Facts, i));
}

static void
test_twin (void)
{
  each_position (compare_position, N_POSITIONS);
}

/* Refutations */

static bool
is_refuted (const UgoGoal *goal, const UgoPosition *next, UgoMove reply)
{
  UgoPosition end = after (next, reply);

  if (strcmp (goal->kind->word, "open") != 0)
    return twin_jumps (next, reply) > goal->other;
  return ugo_result (&end).outcome != UGO_UNDECIDED
         || twin_longest (&end, end.side) < goal->amount;
}

static void
check_replies (const UgoPosition *position)
{
  const UgoGoal goals[] = { make_goal ("open", 3, 0), make_goal ("one-way", 3, 1),
                            make_goal ("cut", 0, 2) };
  g_autoptr (GArray) facts = survey (position);

  for (size_t i = 0; i < G_N_ELEMENTS (goals); i++)
    for (guint n = 0; n < facts->len; n++)
      {
        const UgoGoal *goal = &goals[i];
        const Facts *fact = &g_array_index (facts, Facts, n);
        UgoPosition next = after (position, fact->move);
        bool is_open = strcmp (goal->kind->word, "open") == 0;
        UgoMove reply;

        if (ugo_result (&next).outcome != UGO_UNDECIDED)
          continue;
        g_assert_cmpint (goal->kind->reply (goal, &next, 1, &reply), ==,
                         is_open ? fact->assured < goal->amount : fact->other > goal->other);
        if (!goal->kind->reply (goal, &next, 1, &reply))
          continue;
        g_assert_cmpint (ugo_check_move (&next, reply), ==, UGO_OK);
        g_assert_true (is_refuted (goal, &next, reply));
      }
}

static void
test_replies (void)
{
  each_position (check_replies, N_POSITIONS / 2);
}

/* Likeness */

typedef UgoSquare (*MapFunc) (UgoSquare square);

static UgoSquare
transpose (UgoSquare square)
{
  return (UgoSquare) (square / 8 + square % 8 * 8);
}

static UgoSquare
turn (UgoSquare square)
{
  return (UgoSquare) (63 - square);
}

static UgoPosition
map_position (const UgoPosition *position, MapFunc map, bool swaps)
{
  UgoPosition mapped = *position;

  memset (mapped.ugolki.pieces, 0, sizeof mapped.ugolki.pieces);
  mapped.side = (uint8_t) (swaps ? ugo_side_other (position->side) : position->side);
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    for (uint64_t set = position->ugolki.pieces[side]; set != 0;)
      mapped.ugolki.pieces[swaps ? 1 - side : side] |= ugo_bit (map (ugo_bits_pop (&set)));
  return mapped;
}

static void
compare_image (const UgoGoal *goal, const UgoPosition *position, MapFunc map, bool swaps)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1), *image = g_new (UgoProof, 1);
  UgoPosition mapped = map_position (position, map, swaps);

  ugo_goal_solve (goal, position, 1, NULL, proof);
  ugo_goal_solve (goal, &mapped, 1, NULL, image);
  g_assert_cmpuint (image->n_first, ==, proof->n_first);
  for (size_t i = 0; i < proof->n_first; i++)
    g_assert_true (ugo_proof_has_first (
        image, ugo_move (map (proof->first[i].from), map (proof->first[i].to))));
}

/* The limits and the last move of Black make the sides different at the end of a game: half a turn
 * is made before it only. The camp of twelve pieces is wider than it is high. */
static void
check_likeness (const UgoPosition *position)
{
  bool is_late = position->move_number > 20;

  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    {
      UgoGoal goal = make_goal (words[i], 3, 2);

      if (goal.kind->fits (&goal, position, 1) != NULL)
        continue;
      if (!is_late || position->variant.pieces != 12)
        compare_image (&goal, position, transpose, false);
      if (!is_late)
        compare_image (&goal, position, turn, true);
    }
}

static void
test_likeness (void)
{
  each_position (check_likeness, 4 * N_POSITIONS);
}

/* What cannot be asked */

typedef struct
{
  const char *variant;
  const char *position;
  const char *goal;
  int n_moves;
} Question;

static bool
fits (const Question *question)
{
  UgoPosition position = ugo_test_position (question->variant, question->position);
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, question->goal);

  return goal.kind->fits (&goal, &position, question->n_moves) == NULL;
}

static void
test_fits (void)
{
  const char *both = "8/8/8/3b4/3w4/8/8/8 w 5", *alone = "8/8/8/8/3w4/8/8/8 w 5";
  const char *stuck = "8/8/8/8/b7/b7/bb6/wbb5 w 5", *over = "8/8/8/3b4/3w4/8/8/8 w 81";
  const Question right[] = {
    { "Ugolki 9", both, "jumps 1", 1 },
    { "Ugolki 9", both, "gain 14", 1 },
    { "Ugolki 9", both, "open 1", 1 },
    { "Ugolki 9", both, "one-way 1 0", 1 },
    { "Ugolki 9", both, "cut 0", 1 },
    { "Ugolki 9 mirror", "8/8/8/3b4/3w4/8/8/8 w 13", "cut 0", 1 },
  };
  const Question wrong[] = {
    { "Ugolki 9", both, "jumps 0", 1 },        { "Ugolki 9", both, "gain 0", 1 },
    { "Ugolki 9", both, "gain 15", 1 },        { "Ugolki 9", both, "open 0", 1 },
    { "Ugolki 9", both, "one-way 0 0", 1 },    { "Ugolki 9", both, "one-way 3 3", 1 },
    { "Ugolki 9", both, "jumps 1", 2 },        { "Ugolki 9", alone, "jumps 1", 1 },
    { "Ugolki 9", over, "cut 0", 1 },          { "Ugolki 9", stuck, "gain 1", 1 },
    { "Ugolki 9 mirror", both, "open 3", 1 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (right); i++)
    g_assert_true (fits (&right[i]));
  for (size_t i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_message ("%s, %s", wrong[i].goal, wrong[i].position);
      g_assert_false (fits (&wrong[i]));
    }
}

static void
test_stop (void)
{
  UgoPosition position = ugo_test_position ("Ugolki 9", "8/8/8/8/8/8/8/wb1w1b2 w 1");
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  atomic_bool stop = true;

  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    {
      UgoGoal goal = make_goal (words[i], 1, 0);

      ugo_goal_solve (&goal, &position, 1, &stop, proof);
      g_assert_cmpint (proof->status, ==, UGO_PROOF_GAVE_UP);
      g_assert_false (goal.kind->is_best (&goal, &position, 1, &stop));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzles/goal-move/each goal is solved as by a slow twin", test_twin);
  g_test_add_func ("/puzzles/goal-move/a reply is shown if it refutes, and only then",
                   test_replies);
  g_test_add_func ("/puzzles/goal-move/images of a board have images of answers", test_likeness);
  g_test_add_func ("/puzzles/goal-move/what makes no sense is not asked", test_fits);
  g_test_add_func ("/puzzles/goal-move/a stopped proof knows nothing", test_stop);

  return g_test_run ();
}

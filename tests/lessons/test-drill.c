/* test-drill.c: questions that train the eye, against slow twins of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-drill.h"
#include "ugo-test-gyges-twin.h"
#include "ugo-test-ugolki-twin.h"

#define N_QUESTIONS 300

typedef struct
{
  const UgoRules *rules;
  UgoDrillKind kind;
} Exercise;

/* The twins' answers */

static uint64_t
ugolki_landings (const UgoDrill *drill)
{
  UgoTestTwin twin;
  UgoTestReach reach;
  uint64_t squares = 0;

  ugo_test_twin_set (&twin, &drill->position);
  ugo_test_twin_reach (&twin, drill->square, &reach);
  for (int square = 0; square < 64; square++)
    if (reach.step[square] || reach.jumps[square] > 0)
      squares |= UINT64_C (1) << square;
  return squares;
}

static uint64_t
gyges_landings (const UgoDrill *drill)
{
  UgoTestGygesTwin twin;
  UgoMove moves[UGO_MAX_MOVES];
  uint64_t squares = 0;
  size_t n_moves;
  int rank;

  ugo_test_gyges_twin_set (&twin, &drill->position);
  n_moves = ugo_test_gyges_twin_moves (&twin, moves, &rank);
  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from == drill->square)
      squares |= UINT64_C (1) << moves[i].to;
  return squares;
}

static uint64_t
landings (const UgoDrill *drill)
{
  return drill->position.variant.rules == &ugo_rules_ugolki ? ugolki_landings (drill)
                                                            : gyges_landings (drill);
}

/* The longest chain from @here that lands on no square of @visited again. */
static int
longest_chain (const UgoTestTwin *twin, int start, int here, uint64_t visited)
{
  int longest = 0;

  for (int square = 0; square < 64; square++)
    if ((visited >> square & 1) == 0 && ugo_test_twin_can_hop (twin, start, here, square))
      longest = MAX (longest, 1 + longest_chain (twin, start, square,
                                                 visited | UINT64_C (1) << square));
  return longest;
}

/* The farthest landing of those that a chain comes to. */
static int
farthest_landing (const UgoTestTwin *twin, int square)
{
  UgoTestReach reach;
  int farthest = 0;

  ugo_test_twin_reach (twin, square, &reach);
  for (int to = 0; to < 64; to++)
    farthest = MAX (farthest, reach.jumps[to]);
  return farthest;
}

/* What is asked */

static void
check_position (const UgoDrill *drill, const Exercise *exercise)
{
  const UgoPosition *position = &drill->position;

  g_assert_true (position->variant.rules == exercise->rules);
  g_assert_cmpint (ugo_position_validate (position, UGO_GAME_POSITION), ==, UGO_OK);
  g_assert_cmpint (ugo_result (position).outcome, ==, UGO_UNDECIDED);
  g_assert_cmpint (drill->kind, ==, exercise->kind);
}

static void
test_squares (gconstpointer data)
{
  const Exercise *exercise = data;
  int n_field = exercise->rules->files * exercise->rules->ranks;
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_rand_int ());
  uint64_t seen = 0;
  UgoDrill drill;

  ugo_drill_init (&drill, exercise->kind, exercise->rules, random);
  for (int i = 0; i < 40 * n_field; i++)
    {
      UgoDrill before = drill;

      check_position (&drill, exercise);
      g_assert_cmpuint (drill.square, <, n_field);
      g_assert_cmphex (drill.squares, ==, UINT64_C (1) << drill.square);
      seen |= drill.squares;
      ugo_drill_next (&drill, random);
      g_assert_cmpuint (drill.square, !=, before.square);
      g_assert_true (ugo_position_same (&drill.position, &before.position));
    }
  g_assert_cmphex (seen, ==, n_field == 64 ? UINT64_MAX : (UINT64_C (1) << n_field) - 1);
}

static void
test_landings (gconstpointer data)
{
  const Exercise *exercise = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_rand_int ());
  uint64_t counts = 0;
  UgoDrill drill;

  ugo_drill_init (&drill, exercise->kind, exercise->rules, random);
  for (int i = 0; i < N_QUESTIONS; i++)
    {
      check_position (&drill, exercise);
      g_assert_cmphex (drill.squares, ==, landings (&drill));
      counts |= UINT64_C (1) << ugo_bits_count (drill.squares);
      ugo_drill_next (&drill, random);
    }
  /* Easy and hard ones, none for nothing and none too hard. */
  g_assert_cmphex (counts & 0xfc, ==, 0xfc);
  g_assert_cmphex (counts & 1, ==, 0);
  g_assert_cmphex (counts >> 13, ==, 0);
}

static void
check_chain (const UgoDrill *drill)
{
  UgoTestTwin twin;

  ugo_test_twin_set (&twin, &drill->position);
  g_assert_cmpint (drill->number, ==,
                   longest_chain (&twin, drill->square, drill->square,
                                  UINT64_C (1) << drill->square));
  g_assert_cmpint (drill->number, ==, farthest_landing (&twin, drill->square));
  g_assert_cmpint (drill->route.length, ==, drill->number == 0 ? 0 : drill->number + 1);
  for (int i = 1; i < drill->route.length; i++)
    g_assert_true (ugo_test_twin_can_hop (&twin, drill->square, drill->route.squares[i - 1],
                                          drill->route.squares[i]));
}

static void
check_finish (const UgoDrill *drill)
{
  uint64_t finish = landings (drill) >> 36 << 36;
  UgoMove move = { drill->square, UGO_SQUARE_NONE, UGO_SQUARE_NONE, 0 };

  g_assert_cmpint (drill->number, ==, finish != 0);
  g_assert_cmpint (drill->route.length > 0, ==, finish != 0);
  if (finish == 0)
    return;
  move.to = drill->route.squares[drill->route.length - 1];
  g_assert_cmphex (UINT64_C (1) << move.to, ==, finish);
  g_assert_cmpint (ugo_check_route (&drill->position, move, &drill->route), ==, UGO_OK);
}

static void
test_reach (gconstpointer data)
{
  const Exercise *exercise = data;
  gboolean is_ugolki = exercise->rules == &ugo_rules_ugolki;
  g_autoptr (GRand) random = g_rand_new_with_seed (g_test_rand_int ());
  guint numbers = 0;
  UgoDrill drill;

  ugo_drill_init (&drill, exercise->kind, exercise->rules, random);
  for (int i = 0; i < N_QUESTIONS; i++)
    {
      check_position (&drill, exercise);
      g_assert_cmphex (drill.squares, ==, 0);
      g_assert_cmphex (landings (&drill), !=, 0);
      g_assert_cmpint (drill.number, <=, UGO_DRILL_MAX_NUMBER);
      numbers |= 1u << drill.number;
      if (is_ugolki)
        check_chain (&drill);
      else
        check_finish (&drill);
      ugo_drill_next (&drill, random);
    }
  g_assert_cmphex (numbers & (is_ugolki ? 0x1f : 3), ==, is_ugolki ? 0x1f : 3);
}

static void
test_seed (gconstpointer data)
{
  const Exercise *exercise = data;
  guint32 seed = g_test_rand_int ();
  g_autoptr (GRand) one_random = g_rand_new_with_seed (seed);
  g_autoptr (GRand) other_random = g_rand_new_with_seed (seed);
  g_autoptr (GRand) third_random = g_rand_new_with_seed (seed + 1);
  gboolean is_other = FALSE;
  UgoDrill one;
  UgoDrill other;
  UgoDrill third;

  ugo_drill_init (&one, exercise->kind, exercise->rules, one_random);
  ugo_drill_init (&other, exercise->kind, exercise->rules, other_random);
  ugo_drill_init (&third, exercise->kind, exercise->rules, third_random);
  for (int i = 0; i < 20; i++)
    {
      g_assert_true (ugo_position_same (&one.position, &other.position));
      g_assert_cmpuint (one.square, ==, other.square);
      g_assert_cmphex (one.squares, ==, other.squares);
      g_assert_cmpint (one.number, ==, other.number);
      is_other |= one.square != third.square;
      ugo_drill_next (&one, one_random);
      ugo_drill_next (&other, other_random);
      ugo_drill_next (&third, third_random);
    }
  g_assert_true (is_other);
}

static void
add (const char *sentence, const UgoRules *rules, UgoDrillKind kind, GTestDataFunc test)
{
  static const char *const names[] = { "name", "find", "landings", "reach" };
  g_autofree char *path = g_strdup_printf ("/drill/%s/%s/%s", rules->id, names[kind], sentence);
  Exercise *exercise = g_new (Exercise, 1);

  *exercise = (Exercise){ rules, kind };
  g_test_add_data_func_full (path, exercise, test, g_free);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      add ("every square of the field comes, none twice in a row", *rules, UGO_DRILL_NAME,
           test_squares);
      add ("every square of the field comes, none twice in a row", *rules, UGO_DRILL_FIND,
           test_squares);
      add ("the squares are those of the twin", *rules, UGO_DRILL_LANDINGS, test_landings);
      add ("the answer is the twin’s, and the way shows it", *rules, UGO_DRILL_REACH, test_reach);
      for (int kind = 0; kind < UGO_DRILL_N_KINDS; kind++)
        add ("the same seed asks the same", *rules, (UgoDrillKind) kind, test_seed);
    }
  return g_test_run ();
}

/* test-race.c: how many moves a side of Ugolki needs alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-bits.h"
#include "ugo-race.h"
#include "ugo-test-engine.h"
#include "ugo-ugolki.h"

#define N_STATES 1000000

static const char *const variants[] = {
  "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 10", "Ugolki 12 diagonal", "Ugolki 16",
};

static UgoRace
solve (const UgoPosition *position, UgoSide side, int milliseconds)
{
  UgoRaceLimits limits = { .states = N_STATES, .milliseconds = milliseconds };
  UgoRace race;

  g_assert_true (ugo_race_solve (position, side, &limits, &race));
  return race;
}

/* The position after @side alone made those moves, each of which must be legal. */
static UgoPosition
play_alone (UgoPosition position, UgoSide side, const UgoMove *moves, int n_moves)
{
  position.ugolki.pieces[ugo_side_other (side)] = 0;
  for (int i = 0; i < n_moves; i++)
    {
      position.side = side;
      g_assert_cmpint (ugo_rules_ugolki.check (&position, moves[i]), ==, UGO_OK);
      ugo_rules_ugolki.apply (&position, moves[i], &position);
    }
  return position;
}

static bool
has_arrived (const UgoPosition *position, UgoSide side)
{
  uint64_t goal = ugo_ugolki_home (position->variant, ugo_side_other (side));

  return !(position->ugolki.pieces[side] & ~goal);
}

static void
assert_line (const UgoPosition *position, UgoSide side, const UgoRace *race)
{
  UgoPosition end;

  g_assert_cmpint (race->least, >=, 0);
  if (race->n_moves < 0)
    return;
  g_assert_cmpint (race->n_moves, >=, race->least);
  end = play_alone (*position, side, race->moves, race->n_moves);
  g_assert_true (has_arrived (&end, side));
}

/* Random moves of one side alone, backwards from its goal, so that not many are needed. */
static UgoPosition
near_goal (const char *name, UgoSide side, int n_moves)
{
  UgoPosition position;

  ugo_position_start (ugo_test_variant (name), &position);
  position.ugolki.pieces[side] = ugo_ugolki_home (position.variant, ugo_side_other (side));
  position.ugolki.pieces[ugo_side_other (side)] = 0;
  for (int i = 0; i < n_moves; i++)
    {
      UgoMove moves[UGO_MAX_MOVES];

      position.side = side;
      ugo_rules_ugolki.apply (
        &position,
        moves[g_test_rand_int_range (0, (int) ugo_rules_ugolki.moves (&position, moves))],
        &position);
    }
  position.side = side;
  return position;
}

/* Breadth first from the position, every placement remembered: the slow twin. */
static int
distance_by_twin (const UgoPosition *position, UgoSide side, int most)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GArray) layer = g_array_new (FALSE, FALSE, sizeof (UgoPosition));

  g_array_append_val (layer, *position);
  for (int distance = 0; distance <= most; distance++)
    {
      g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (UgoPosition));

      for (guint i = 0; i < layer->len; i++)
        {
          UgoPosition *here = &g_array_index (layer, UgoPosition, i);
          UgoMove moves[UGO_MAX_MOVES];
          size_t n_moves = distance < most ? ugo_rules_ugolki.moves (here, moves) : 0;

          if (has_arrived (here, side))
            return distance;
          for (size_t n = 0; n < n_moves; n++)
            {
              UgoPosition there = play_alone (*here, side, &moves[n], 1);

              there.side = side;
              if (g_hash_table_add (seen, g_memdup2 (&there.ugolki.pieces[side], 8)))
                g_array_append_val (next, there);
            }
        }
      g_array_set_size (layer, 0);
      g_array_append_vals (layer, next->data, next->len);
    }
  return -1;
}

static void
test_twin (void)
{
  for (int n = 0; n < 30; n++)
    {
      UgoSide side = n % 2 ? UGO_BLACK : UGO_WHITE;
      int most = n % 5 == 0 ? 3 : 2;
      UgoPosition position = near_goal (variants[n % G_N_ELEMENTS (variants)], side, most);
      UgoRace race = solve (&position, side, 0);

      g_assert_true (ugo_race_is_proved (&race));
      g_assert_cmpint (race.least, ==, distance_by_twin (&position, side, most));
      assert_line (&position, side, &race);
    }
}

/* So many moves lead there, so no more are needed. */
static void
test_not_more (void)
{
  for (int n = 0; n < 20; n++)
    {
      int n_moves = g_test_rand_int_range (1, 6);
      UgoSide side = n % 2 ? UGO_BLACK : UGO_WHITE;
      UgoPosition position = near_goal (variants[n % G_N_ELEMENTS (variants)], side, n_moves);
      UgoRace race = solve (&position, side, 0);

      g_assert_true (ugo_race_is_proved (&race));
      g_assert_cmpint (race.least, <=, n_moves);
      assert_line (&position, side, &race);
    }
}

/* A bound changes by at most one with a move, and is nothing at the end. */
static void
test_bound (void)
{
  for (int n = 0; n < 2000; n++)
    {
      UgoPosition position = ugo_test_random_position (variants[n % G_N_ELEMENTS (variants)]);
      UgoSide side = position.side;
      uint64_t goal = ugo_ugolki_home (position.variant, ugo_side_other (side));
      uint64_t before = position.ugolki.pieces[side];
      int bound = ugo_race_bound (position.variant, before, goal);
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_rules_ugolki.moves (&position, moves);

      g_assert_cmpint (bound, ==, ugo_race_bound (position.variant, goal, before));
      g_assert_cmpint (bound == 0, ==, before == goal);
      for (size_t i = 0; i < n_moves; i++)
        {
          UgoPosition next;

          ugo_rules_ugolki.apply (&position, moves[i], &next);
          g_assert_cmpint (ugo_race_bound (position.variant, before, next.ugolki.pieces[side]),
                           <=, 1);
        }
    }
}

static void
crossing_row (char **fields)
{
  UgoPosition position;
  UgoRace race;
  int known = (int) g_ascii_strtoll (fields[1], NULL, 10);

  ugo_position_start (ugo_test_variant (fields[0]), &position);
  race = solve (&position, UGO_WHITE, 600);
  g_assert_cmpint (race.least, <=, known);
  assert_line (&position, UGO_WHITE, &race);
  if (g_str_has_prefix (fields[2], "proved") && race.n_moves >= 0)
    g_assert_cmpint (race.n_moves, >=, known);
}

/* The known lengths of whole crossings are no less than the bounds, and those that were proved are
 * not undercut. */
static void
test_crossings (void)
{
  ugo_test_each_row ("crossings.tsv", "Ugolki", crossing_row);
}

/* Fewer pieces than the goal has squares have arrived when they all stand there. */
static void
test_few (void)
{
  static const struct
  {
    const char *text;
    int white, black;
  } rows[] = {
    { "7w/8/8/8/8/8/8/b7 w 1", 0, 0 },
    { "8/8/8/8/8/8/8/8 w 1", 0, 0 },
    { "8/8/8/7w/8/b7/1b6/8 w 1", 1, 0 },
    { "8/8/8/6ww/8/8/8/b6b w 1", 2, 5 },
    { "8/8/8/8/8/8/8/w7 w 1", 10, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      UgoPosition position = ugo_test_position ("Ugolki 9", rows[i].text);
      UgoRace white = solve (&position, UGO_WHITE, 0), black = solve (&position, UGO_BLACK, 0);

      g_assert_true (ugo_race_is_proved (&white) && ugo_race_is_proved (&black));
      assert_line (&position, UGO_WHITE, &white);
      assert_line (&position, UGO_BLACK, &black);
      g_assert_cmpint (white.least, ==, rows[i].white);
      g_assert_cmpint (black.least, ==, rows[i].black);
    }
}

/* The other side's pieces neither help nor hinder. */
static void
test_alone (void)
{
  for (int n = 0; n < 10; n++)
    {
      UgoPosition position = near_goal ("Ugolki 9", UGO_WHITE, 3), crowded = position;

      crowded.ugolki.pieces[UGO_BLACK] = ~position.ugolki.pieces[UGO_WHITE]
                                         & UINT64_C (0x1f1f1f);
      g_assert_cmpint (solve (&position, UGO_WHITE, 0).least, ==,
                       solve (&crowded, UGO_WHITE, 0).least);
    }
}

static void
test_stopped (void)
{
  atomic_bool stop = true;
  UgoRaceLimits limits = { .states = N_STATES, .stop = &stop };
  UgoPosition position;
  UgoRace race;

  ugo_position_start (ugo_test_variant ("Ugolki 16"), &position);
  g_assert_true (ugo_race_solve (&position, UGO_WHITE, &limits, &race));
  g_assert_false (ugo_race_is_proved (&race));
  assert_line (&position, UGO_WHITE, &race);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/race/the least number of moves is the slow twin's", test_twin);
  g_test_add_func ("/race/no more moves are needed than lead there", test_not_more);
  g_test_add_func ("/race/the bound is even-handed, and one move is one move", test_bound);
  g_test_add_func ("/race/the known crossings are not undercut", test_crossings);
  g_test_add_func ("/race/a few pieces may stand anywhere in the goal", test_few);
  g_test_add_func ("/race/the other side's pieces do not count", test_alone);
  g_test_add_func ("/race/told to stop it still says what it knows", test_stopped);

  return g_test_run ();
}

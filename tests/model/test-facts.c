/* test-facts.c: what is said of moves, held against slow and obvious code
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice-table.h"

#include <string.h>

#include "ugo-test-gyges-twin.h"
#include "ugo-test-model.h"
#include "ugo-test-ugolki-twin.h"
#include "ugo-ugolki.h"

#define N_GAMES 30
#define MAX_PLIES 170

/* So seldom a count that takes the twin of Gygès very long is made: one time in so many. */
#define SELDOM 60

/*
 * Claim:
 * @before: the position before the move, or the one that is spoken of
 * @after: the one after it, or the same
 * @move: the move, or a pass
 * @you: who is spoken to
 *
 * What a fact is about.
 */
typedef struct
{
  UgoPosition before;
  UgoPosition after;
  UgoMove move;
  UgoSide you;
} Claim;

typedef struct
{
  const char *variant;
  const UgoFactKind *kinds; /* which must have come up, ended by UGO_N_FACTS */
} Case;

static GRand *rand_;

/* Ugolki */

static UgoTestTwin
twin_of (const UgoPosition *position, UgoSide side)
{
  UgoPosition seen = *position;
  UgoTestTwin twin;

  seen.side = side;
  ugo_test_twin_set (&twin, &seen);
  return twin;
}

static gboolean
has_piece (const UgoTestTwin *twin, int square)
{
  return twin->squares[square % 8][square / 8] == twin->side;
}

/* The least number of jumps that @side would need from @from to @to, 0 for none. */
static int
count_jumps (const UgoPosition *position, UgoSide side, int from, int to)
{
  UgoTestTwin twin = twin_of (position, side);
  UgoTestReach reach;

  if (!has_piece (&twin, from))
    return 0;
  ugo_test_twin_reach (&twin, from, &reach);
  return reach.jumps[to];
}

static gboolean
can_go (const UgoPosition *position, UgoSide side, int from, int to)
{
  UgoTestTwin twin = twin_of (position, side);
  UgoTestReach reach;

  if (!has_piece (&twin, from))
    return FALSE;
  ugo_test_twin_reach (&twin, from, &reach);
  return reach.step[to] || reach.jumps[to] > 0;
}

static int
nearness (UgoSide side, int square)
{
  int sum = square % 8 + square / 8;

  return side == UGO_WHITE ? sum : 14 - sum;
}

static int
count_in (const UgoPosition *position, UgoSide side, UgoSide camp)
{
  UgoTestTwin twin = twin_of (position, side);
  uint64_t squares = ugo_ugolki_home (position->variant, camp);
  int n = 0;

  for (int square = 0; square < 64; square++)
    n += (squares >> square & 1) && has_piece (&twin, square);
  return n;
}

/* The longest advance of @side, by any move or by jumps alone; -20 without any. */
static int
longest_advance (const UgoPosition *position, UgoSide side, gboolean jumps_only, int *n_moves)
{
  UgoTestTwin twin = twin_of (position, side);
  int longest = -20;

  *n_moves = 0;
  for (int from = 0; from < 64; from++)
    {
      UgoTestReach reach;

      if (!has_piece (&twin, from))
        continue;
      ugo_test_twin_reach (&twin, from, &reach);
      for (int to = 0; to < 64; to++)
        if (to != from && (reach.jumps[to] > 0 || (reach.step[to] && !jumps_only)))
          {
            longest = MAX (longest, nearness (side, to) - nearness (side, from));
            (*n_moves)++;
          }
    }
  return longest;
}

static void
assert_hops (const UgoPosition *position, UgoSide side, const UgoRoute *route)
{
  UgoTestTwin twin = twin_of (position, side);

  g_assert_cmpint (route->length, >=, 2);
  for (int i = 1; i < route->length; i++)
    g_assert_true (ugo_test_twin_can_hop (&twin, route->squares[0], route->squares[i - 1],
                                          route->squares[i]));
}

/* The road exists in @here, of @side, and not in @there. */
static void
check_road (const UgoFact *fact, const UgoPosition *here, const UgoPosition *there, UgoSide side)
{
  int from = fact->route.squares[0], to = fact->route.squares[fact->route.length - 1];

  g_assert_cmpint (count_jumps (here, side, from, to), ==, fact->n);
  assert_hops (here, side, &fact->route);
  if (there != NULL)
    g_assert_false (can_go (there, side, from, to));
}

static int
to_limit (const Claim *claim)
{
  return ugo_ugolki_exit_limit (claim->before.variant) - claim->before.move_number;
}

static gboolean
check_home (const Claim *claim, const UgoFact *fact)
{
  int before = count_in (&claim->before, claim->you, claim->you);
  int after = count_in (&claim->after, claim->you, claim->you);

  switch (fact->kind)
    {
    case UGO_FACT_LAST_LEAVES:
      g_assert_cmpint (before, ==, 1);
      g_assert_cmpint (after, ==, 0);
      g_assert_true (fact->n == -1 || fact->n == to_limit (claim));
      return TRUE;

    case UGO_FACT_LEAVES_HOME:
      g_assert_cmpint (before, ==, fact->n + 1);
      g_assert_cmpint (after, ==, fact->n);
      return TRUE;

    case UGO_FACT_HOME_LIMIT:
      g_assert_cmpint (after, >, 0);
      g_assert_cmpint (to_limit (claim), ==, fact->n);
      g_assert_cmpint (fact->n, >, 0);
      return TRUE;

    case UGO_FACT_STAYED_HOME:
      g_assert_cmpint (after, ==, fact->n);
      g_assert_cmpint (after, >=, before);
      g_assert_cmpint (to_limit (claim), ==, fact->m);
      return TRUE;

    default:
      return FALSE;
    }
}

static gboolean
check_progress (const Claim *claim, const UgoFact *fact)
{
  UgoSide goal = ugo_side_other (claim->you);
  int before = count_in (&claim->before, claim->you, goal);
  int after = count_in (&claim->after, claim->you, goal);
  int advance = nearness (claim->you, claim->move.to) - nearness (claim->you, claim->move.from);
  int n_moves;

  switch (fact->kind)
    {
    case UGO_FACT_FILLS_GOAL:
      g_assert_cmpint (after, ==, claim->before.variant.pieces);
      return TRUE;

    case UGO_FACT_ENTERS_GOAL:
      g_assert_cmpint (before, ==, fact->n - 1);
      g_assert_cmpint (after, ==, fact->n);
      g_assert_cmpint (fact->m, ==, claim->before.variant.pieces);
      return TRUE;

    case UGO_FACT_JUMPS:
      g_assert_cmpint (fact->route.squares[0], ==, claim->move.from);
      check_road (fact, &claim->before, NULL, claim->you);
      g_assert_cmpint (advance, >, 0);
      return TRUE;

    case UGO_FACT_CATCHES_UP:
      for (int square = 0; square < 64; square++)
        if (claim->before.ugolki.pieces[claim->you] >> square & 1)
          g_assert_cmpint (nearness (claim->you, square), >=,
                           nearness (claim->you, claim->move.from));
      g_assert_cmpint (advance, ==, fact->n);
      g_assert_cmpint (advance, >, 0);
      return TRUE;

    case UGO_FACT_COMES_NEARER:
      g_assert_cmpint (advance, ==, fact->n);
      return TRUE;

    case UGO_FACT_ONLY_STEPS:
      g_assert_cmpint (longest_advance (&claim->before, claim->you, TRUE, &n_moves), <=, 0);
      return TRUE;

    default:
      return FALSE;
    }
}

static gboolean
check_roads (const Claim *claim, const UgoFact *fact)
{
  UgoSide other = ugo_side_other (claim->you);

  switch (fact->kind)
    {
    case UGO_FACT_OPENS_ROAD:
      check_road (fact, &claim->after, &claim->before, claim->you);
      return TRUE;

    case UGO_FACT_SPOILS_ROAD:
      check_road (fact, &claim->before, &claim->after, other);
      return TRUE;

    case UGO_FACT_LAYS_ROAD:
      check_road (fact, &claim->after, &claim->before, other);
      return TRUE;

    case UGO_FACT_BREAKS_ROAD:
      check_road (fact, &claim->before, &claim->after, claim->you);
      return TRUE;

    case UGO_FACT_WANTS_JUMPS:
      check_road (fact, &claim->after, NULL, other);
      return TRUE;

    default:
      return FALSE;
    }
}

static void
check_ugolki (const Claim *claim, const UgoFact *fact)
{
  UgoSide other = ugo_side_other (claim->you);
  int from = fact->route.squares[0], to = fact->route.squares[MAX (fact->route.length, 1) - 1];
  uint64_t pieces = claim->after.ugolki.pieces[other];
  int n_moves, advance;

  if (check_home (claim, fact) || check_progress (claim, fact) || check_roads (claim, fact))
    return;
  advance = longest_advance (&claim->after, other, FALSE, &n_moves);
  switch (fact->kind)
    {
    case UGO_FACT_WANTS_STEP:
      g_assert_cmpint (advance, ==, fact->n);
      g_assert_true (can_go (&claim->after, other, from, to));
      g_assert_cmpint (nearness (other, to) - nearness (other, from), ==, fact->n);
      break;

    case UGO_FACT_WANTS_FILL:
      g_assert_true (can_go (&claim->after, other, from, to));
      pieces = (pieces & ~(UINT64_C (1) << from)) | UINT64_C (1) << to;
      g_assert_cmphex (pieces, ==, ugo_ugolki_home (claim->after.variant, claim->you));
      break;

    case UGO_FACT_WANTS_NOTHING:
      g_assert_cmpint (n_moves, >, 0);
      g_assert_cmpint (advance, <=, 0);
      break;

    case UGO_FACT_CANNOT_MOVE:
      g_assert_cmpint (n_moves, ==, 0);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* Gygès */

static size_t
list_gyges (const UgoPosition *position, UgoSide side, UgoMove *moves, int *rank)
{
  UgoPosition seen = *position;
  UgoTestGygesTwin twin;

  seen.side = side;
  ugo_test_gyges_twin_set (&twin, &seen);
  return ugo_test_gyges_twin_moves (&twin, moves, rank);
}

static int
count_gyges (const UgoPosition *position, UgoSide side)
{
  UgoMove moves[UGO_MAX_MOVES];
  int rank;

  return (int) list_gyges (position, side, moves, &rank);
}

/* How many pieces of @side can finish, and whether the one on @from can. */
static int
count_finishes (const UgoPosition *position, UgoSide side, int from, gboolean *can_from)
{
  UgoMove moves[UGO_MAX_MOVES];
  int rank, n = 0;
  size_t n_moves = list_gyges (position, side, moves, &rank);

  *can_from = FALSE;
  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].to == (side == UGO_WHITE ? 36 : 37))
      {
        *can_from |= moves[i].from == from;
        n++;
      }
  return n;
}

/* The way is one of a piece of @side to the finish. */
static void
check_way (const UgoFact *fact, const UgoPosition *position, UgoSide side)
{
  UgoSquare finish = side == UGO_WHITE ? 36 : 37;
  UgoPosition seen = *position;
  gboolean can_from;

  seen.side = side;
  g_assert_cmpint (count_finishes (position, side, fact->route.squares[0], &can_from), >, 0);
  g_assert_true (can_from);
  g_assert_cmpint (fact->route.squares[fact->route.length - 1], ==, finish);
  g_assert_cmpint (ugo_check_route (&seen, ugo_move (fact->route.squares[0], finish),
                                    &fact->route),
                   ==, UGO_OK);
}

static void
check_only_safe (const Claim *claim, const UgoFact *fact)
{
  UgoMove moves[UGO_MAX_MOVES];
  int rank, n_safe = 0;
  size_t n_moves;

  if (g_rand_int_range (rand_, 0, SELDOM) != 0)
    return;
  n_moves = list_gyges (&claim->before, claim->you, moves, &rank);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;
      gboolean can_from;

      ugo_rules_gyges.apply (&claim->before, moves[i], &next);
      n_safe += moves[i].to >= 36
                || count_finishes (&next, ugo_side_other (claim->you), 0, &can_from) == 0;
    }
  g_assert_cmpint (n_safe, ==, fact->n);
}

static gboolean
check_finish (const Claim *claim, const UgoFact *fact)
{
  UgoSide other = ugo_side_other (claim->you);
  gboolean ignored;

  switch (fact->kind)
    {
    case UGO_FACT_FINISHES:
      check_way (fact, &claim->before, claim->you);
      g_assert_cmpint (fact->route.length - 2, ==, fact->n);
      return TRUE;

    case UGO_FACT_STOPS:
      check_way (fact, &claim->before, other);
      g_assert_cmpint (count_finishes (&claim->after, other, 0, &ignored), ==, 0);
      return TRUE;

    case UGO_FACT_THREATENS:
      check_way (fact, &claim->after, claim->you);
      g_assert_cmpint (count_finishes (&claim->after, claim->you, 0, &ignored), ==, fact->n);
      return TRUE;

    case UGO_FACT_OPENS_FINISH:
      check_way (fact, &claim->after, other);
      g_assert_cmpint (count_finishes (&claim->before, other, 0, &ignored), ==, 0);
      return TRUE;

    case UGO_FACT_LEAVES_FINISH:
      check_way (fact, &claim->after, other);
      g_assert_cmpint (count_finishes (&claim->before, other, 0, &ignored), >, 0);
      return TRUE;

    case UGO_FACT_MISSED_FINISH:
      check_way (fact, &claim->before, claim->you);
      return TRUE;

    case UGO_FACT_WANTS_FINISH:
      check_way (fact, &claim->after, other);
      g_assert_cmpint (count_finishes (&claim->after, other, 0, &ignored), ==, fact->n);
      return TRUE;

    default:
      return FALSE;
    }
}

/* Where a run of @steps squares can end on an empty board, by borders not crossed yet. */
static void
run (int square, int steps, int came_from, gboolean *ends)
{
  static const int files[] = { 1, -1, 0, 0 }, ranks[] = { 0, 0, 1, -1 };

  if (steps == 0)
    {
      ends[square] = TRUE;
      return;
    }
  for (int i = 0; i < 4; i++)
    {
      int file = square % 6 + files[i], rank = square / 6 + ranks[i];

      if (file >= 0 && file < 6 && rank >= 0 && rank < 6 && rank * 6 + file != came_from)
        run (rank * 6 + file, steps - 1, square, ends);
    }
}

static void
check_placed (const Claim *claim, const UgoFact *fact)
{
  gboolean ends[36] = { FALSE };
  int n = 0;

  g_assert_cmpint (fact->n, ==, claim->move.piece);
  g_assert_cmpint (fact->route.squares[0], ==, claim->move.to);
  run (claim->move.to, fact->n, -1, ends);
  for (int i = 0; i < 36; i++)
    n += ends[i];
  g_assert_cmpint (fact->m, ==, n);
}

static void
check_gyges (const Claim *claim, const UgoFact *fact)
{
  UgoSide other = ugo_side_other (claim->you);
  UgoMove moves[UGO_MAX_MOVES];
  gboolean ignored;
  int rank;

  if (check_finish (claim, fact))
    return;
  switch (fact->kind)
    {
    case UGO_FACT_ONLY_SAFE:
      check_only_safe (claim, fact);
      break;

    case UGO_FACT_COMMANDS:
      list_gyges (&claim->after, claim->you, moves, &rank);
      g_assert_cmpint (rank + 1, ==, fact->n);
      list_gyges (&claim->before, claim->you, moves, &rank);
      g_assert_cmpint (rank + 1, !=, fact->n);
      break;

    case UGO_FACT_RESTRICTS:
      g_assert_cmpint (count_gyges (&claim->after, other), ==, fact->n);
      g_assert_cmpint (count_gyges (&claim->before, other), ==, fact->m);
      break;

    case UGO_FACT_FREES:
      g_assert_cmpint (count_gyges (&claim->after, claim->you), ==, fact->n);
      g_assert_cmpint (count_gyges (&claim->before, claim->you), ==, fact->m);
      break;

    case UGO_FACT_BOUNCES:
      g_assert_cmpint (ugo_check_route (&claim->before, claim->move, &fact->route), ==, UGO_OK);
      g_assert_cmpint (fact->route.length - 2, ==, fact->n);
      break;

    case UGO_FACT_IS_SAFE:
    case UGO_FACT_WANTS_NOTHING:
      g_assert_cmpint (count_finishes (&claim->after, other, 0, &ignored), ==, 0);
      break;

    case UGO_FACT_CANNOT_MOVE:
      g_assert_cmpint (count_gyges (&claim->after, other), ==, 0);
      break;

    case UGO_FACT_PLACES:
      check_placed (claim, fact);
      break;

    case UGO_FACT_WANTS_PLACE:
      g_assert_cmpint (__builtin_popcountll (claim->before.gyges.sizes[0]
                                             | claim->before.gyges.sizes[1]
                                             | claim->before.gyges.sizes[2]),
                       <, 12);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* Games */

static void
assert_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_cmpint (*sentence, !=, '\0');
  g_assert_null (strchr (sentence, '%'));
  g_assert_null (strchr (sentence, '?'));
  g_assert_cmpint (sentence[strlen (sentence) - 1], ==, '.');
}

static void
check_facts (const Claim *claim, GArray *facts, guint *seen)
{
  const UgoRules *rules = claim->before.variant.rules;

  for (guint i = 0; i < facts->len; i++)
    {
      const UgoFact *fact = &g_array_index (facts, UgoFact, i);
      g_autofree char *sentence = ugo_words_fact (&claim->before, fact);

      assert_sentence (sentence);
      seen[fact->kind]++;
      if (rules == &ugo_rules_ugolki)
        check_ugolki (claim, fact);
      else
        check_gyges (claim, fact);
    }
  g_array_set_size (facts, 0);
}

static void
check_position (const UgoPosition *position, UgoMove move, guint *seen)
{
  const UgoAdviceTable *table = ugo_advice_table_find (position->variant.rules);
  g_autoptr (GArray) facts = g_array_new (FALSE, FALSE, sizeof (UgoFact));
  Claim claim = { *position, *position, UGO_MOVE_PASS, (UgoSide) position->side };

  table->wishes (position, facts);
  g_assert_cmpuint (facts->len, >, 0);
  check_facts (&claim, facts, seen);
  if (ugo_move_is_pass (move))
    return;

  position->variant.rules->apply (position, move, &claim.after);
  claim.move = move;
  table->merits (position, move, facts);
  if (facts->len > 0)
    {
      const UgoFact *first = &g_array_index (facts, UgoFact, 0);
      g_autofree char *look = ugo_words_look (position, first);
      g_autofree char *piece = table->name_piece (position, move);

      assert_sentence (g_str_has_suffix (look, "?") ? "A question." : look);
      assert_sentence (piece);
      g_assert_cmphex (table->area (position, move, first), !=, 0);
    }
  check_facts (&claim, facts, seen);
  table->faults (position, move, facts);
  check_facts (&claim, facts, seen);
  claim.you = ugo_side_other (claim.you);
  table->news (position, move, facts);
  check_facts (&claim, facts, seen);
}

/* A move by chance, often the longest advance. */
static UgoMove
choose (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  UgoMove best = moves[g_rand_int_range (rand_, 0, (gint32) n_moves)];

  if (position->variant.rules != &ugo_rules_ugolki || g_rand_int_range (rand_, 0, 4) == 0)
    return best;
  for (size_t i = 0; i < n_moves; i++)
    if (nearness (position->side, moves[i].to) - nearness (position->side, moves[i].from)
        > nearness (position->side, best.to) - nearness (position->side, best.from))
      best = moves[i];
  return best;
}

static void
test_truth (gconstpointer data)
{
  const Case *one = data;
  UgoPosition start = ugo_test_make_position (one->variant, NULL);
  guint seen[UGO_N_FACTS] = { 0 };
  guint n_facts = 0;

  rand_ = g_rand_new_with_seed (1);
  for (guint i = 0; i < N_GAMES; i++)
    {
      UgoPosition position = start;

      for (guint ply = 0; ply < MAX_PLIES && ugo_result (&position).outcome == UGO_UNDECIDED; ply++)
        {
          UgoMove move = choose (&position);

          check_position (&position, move, seen);
          ugo_play (&position, move, NULL, 0, &position);
        }
    }
  for (const UgoFactKind *kind = one->kinds; *kind != UGO_N_FACTS; kind++)
    g_assert_cmpuint (seen[*kind], >, 0);
  for (guint i = 0; i < UGO_N_FACTS; i++)
    n_facts += seen[i];
  g_test_message ("%u facts", n_facts);
  g_rand_free (rand_);
}

/* Facts that games by chance seldom come to. */
static void
test_seldom (void)
{
  static const struct
  {
    const char *variant;
    const char *position;
    const char *move; /* NULL for none */
    UgoFactKind kind;
  } cases[] = {
    { "Ugolki 9", "5www/5www/5w1w/6w1/8/bbb5/bbb5/bbb5 w 30", "g5-g6", UGO_FACT_FILLS_GOAL },
    { "Ugolki 9", "5www/5www/5w1w/6w1/8/bbb5/bb6/bbb1b3 w 30", "g5-g4", UGO_FACT_WANTS_STEP },
    { "Ugolki 9", "5ww1/5www/5www/6w1/b7/1bb5/bbb5/bbb5 w 30", "g8-h8", UGO_FACT_WANTS_FILL },
    { "Ugolki 9", "5www/5www/4ww1w/8/8/bbb5/bbb5/bbb5 w 30", "e6-e7", UGO_FACT_WANTS_NOTHING },
    { "Ugolki 9", "8/8/8/wwww4/wwww4/8/2w5/5b2 w 36", "c2-c1", UGO_FACT_STAYED_HOME },
    { "Ugolki 9", "8/8/8/wwww4/www5/8/1ww5/5b2 w 36", "c2-d2", UGO_FACT_HOME_LIMIT },
    { "Ugolki 9", "8/8/8/2w5/8/8/8/5b2 w 20", "c5-d5", UGO_FACT_ONLY_STEPS },
    { "Ugolki 9", "bww5/w7/w7/8/8/8/8/8 w 20", NULL, UGO_FACT_CANNOT_MOVE },
    { "Gyges", "321123/....../....../....../....../321123 w 7", "c1-a2", UGO_FACT_BOUNCES },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      UgoPosition position = ugo_test_make_position (cases[i].variant, cases[i].position);
      UgoMove move = cases[i].move != NULL ? ugo_test_make_move (&position, cases[i].move)
                                           : UGO_MOVE_PASS;
      guint seen[UGO_N_FACTS] = { 0 };

      check_position (&position, move, seen);
      g_test_message ("%s: %u", cases[i].position, seen[cases[i].kind]);
      g_assert_cmpuint (seen[cases[i].kind], >, 0);
    }
}

static const UgoFactKind ugolki_kinds[] = {
  UGO_FACT_LAST_LEAVES, UGO_FACT_LEAVES_HOME, UGO_FACT_ENTERS_GOAL, UGO_FACT_JUMPS,
  UGO_FACT_CATCHES_UP,  UGO_FACT_OPENS_ROAD,  UGO_FACT_SPOILS_ROAD, UGO_FACT_COMES_NEARER,
  UGO_FACT_LAYS_ROAD,   UGO_FACT_BREAKS_ROAD, UGO_FACT_WANTS_JUMPS, UGO_FACT_WANTS_STEP,
  UGO_N_FACTS,
};

static const UgoFactKind gyges_kinds[] = {
  UGO_FACT_FINISHES,      UGO_FACT_STOPS,         UGO_FACT_ONLY_SAFE,     UGO_FACT_THREATENS,
  UGO_FACT_COMMANDS,      UGO_FACT_RESTRICTS,     UGO_FACT_FREES,         UGO_FACT_IS_SAFE,
  UGO_FACT_PLACES,        UGO_FACT_OPENS_FINISH,  UGO_FACT_LEAVES_FINISH, UGO_FACT_MISSED_FINISH,
  UGO_FACT_WANTS_FINISH,  UGO_FACT_WANTS_NOTHING, UGO_FACT_WANTS_PLACE,   UGO_N_FACTS,
};

static const Case cases[] = {
  { "Ugolki 9", ugolki_kinds },
  { "Ugolki 16 diagonal", ugolki_kinds },
  { "Ugolki 12 no-exit", ugolki_kinds },
  { "Gyges", gyges_kinds },
  { "Gyges advanced", gyges_kinds },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf (
          "/facts/what is said of moves and of the opponent is true (%s)", cases[i].variant);

      g_test_add_data_func (path, &cases[i], test_truth);
    }
  g_test_add_func ("/facts/what is seldom said is true", test_seldom);
  return g_test_run ();
}

/* test-advice.c: hints, warnings and what the opponent wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice.h"

#include <string.h>

#include "ugo-advice-table.h"
#include "ugo-notation.h"
#include "ugo-random.h"
#include "ugo-solver.h"
#include "ugo-test-model.h"

#define N_POSITIONS 14

typedef void (*PositionFunc) (const UgoPosition *position, UgoRandom *random);

static UgoSearch *used; /* by all tests, so that nothing may depend on what it did before */

static UgoAdvice *
think_with (UgoSearch *search, UgoAdviceTopic topic, const UgoPosition *position, UgoMove move)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  UgoAdvice *advice = ugo_advice_new (topic, position, keys, move);
  atomic_bool stop;

  atomic_init (&stop, FALSE);
  ugo_advice_think (advice, search, &stop);
  return advice;
}

static UgoAdvice *
think (UgoAdviceTopic topic, const UgoPosition *position, UgoMove move)
{
  return think_with (used, topic, position, move);
}

/* Calls @func for positions of games by chance. */
static void
for_positions (const char *variant, guint plies, PositionFunc func)
{
  UgoRandom random = 7;

  for (guint i = 0; i < N_POSITIONS; i++)
    {
      UgoPosition position = ugo_test_make_position (variant, NULL);
      guint n_plies = plies / 2 + ugo_random_below (&random, plies);

      for (guint ply = 0; ply < n_plies; ply++)
        {
          UgoMove moves[UGO_MAX_MOVES];
          size_t n_moves = ugo_legal_moves (&position, moves);
          UgoPosition next;

          if (n_moves == 0)
            break;
          ugo_play (&position, moves[ugo_random_below (&random, (unsigned) n_moves)], NULL, 0,
                    &next);
          if (ugo_result (&next).outcome == UGO_UNDECIDED)
            position = next;
        }
      func (&position, &random);
    }
}

static void
assert_same (const UgoAdvice *a, const UgoAdvice *b)
{
  g_assert_true (ugo_move_equal (a->move, b->move));
  g_assert_cmpint (a->score, ==, b->score);
  g_assert_cmpint (a->is_mistake, ==, b->is_mistake);
  g_assert_cmpuint (a->facts->len, ==, b->facts->len);
  for (int grade = UGO_HINT_NONE; grade <= UGO_HINT_MOVE; grade++)
    {
      g_autofree char *first = ugo_advice_describe (a, (UgoHintGrade) grade);
      g_autofree char *second = ugo_advice_describe (b, (UgoHintGrade) grade);

      g_assert_cmpstr (first, ==, second);
    }
}

static void
check_same (const UgoPosition *position, UgoRandom *random)
{
  UgoSearch *fresh = ugo_search_new (UGO_ADVICE_TABLE_BYTES, 1, 0);
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  UgoMove move = moves[ugo_random_below (random, (unsigned) n_moves)];
  g_autoptr (UgoAdvice) hint = think (UGO_ADVICE_HINT, position, UGO_MOVE_PASS);
  g_autoptr (UgoAdvice) again = think_with (fresh, UGO_ADVICE_HINT, position, UGO_MOVE_PASS);
  g_autoptr (UgoAdvice) judgement = NULL;
  g_autoptr (UgoAdvice) judgement_again = NULL;

  assert_same (hint, again);
  if (!ugo_move_is_pass (move))
    {
      judgement = think (UGO_ADVICE_JUDGEMENT, position, move);
      judgement_again = think_with (fresh, UGO_ADVICE_JUDGEMENT, position, move);
      assert_same (judgement, judgement_again);
    }
  ugo_search_free (fresh);
}

/* Each grade says and shows something else, and does not tell what the next one does. */
static void
check_grades (const UgoPosition *position, UgoRandom *random)
{
  g_autoptr (UgoAdvice) hint = think (UGO_ADVICE_HINT, position, UGO_MOVE_PASS);
  g_autofree char *place = ugo_advice_describe (hint, UGO_HINT_PLACE);
  g_autofree char *piece = ugo_advice_describe (hint, UGO_HINT_PIECE);
  g_autofree char *move = ugo_advice_describe (hint, UGO_HINT_MOVE);
  char from[4] = "", to[4];
  UgoAdviceMarks marks;

  g_assert_cmpint (ugo_check_move (position, hint->move), ==, UGO_OK);
  g_assert_cmpuint (hint->facts->len, >, 0);
  ugo_square_write (position->variant.rules, hint->move.to, to);
  if (hint->move.from != UGO_SQUARE_NONE)
    ugo_square_write (position->variant.rules, hint->move.from, from);

  g_assert_cmpstr (place, !=, piece);
  g_assert_cmpstr (piece, !=, move);
  g_assert_null (strstr (place, *from != '\0' ? from : to));
  g_assert_nonnull (strstr (piece, from));
  g_assert_nonnull (strstr (move, to));
  g_assert_nonnull (strstr (move, from));

  ugo_advice_mark (hint, UGO_HINT_PLACE, &marks);
  g_assert_cmphex (marks.area, !=, 0);
  g_assert_cmpint (marks.from, ==, UGO_SQUARE_NONE);
  ugo_advice_mark (hint, UGO_HINT_PIECE, &marks);
  g_assert_true (marks.from != UGO_SQUARE_NONE || marks.area != 0);
  g_assert_cmpint (marks.to, ==, UGO_SQUARE_NONE);
  ugo_advice_mark (hint, UGO_HINT_MOVE, &marks);
  g_assert_cmpint (marks.to, ==, hint->move.to);
  ugo_advice_mark (hint, UGO_HINT_NONE, &marks);
  g_assert_true (marks.area == 0 && marks.from == UGO_SQUARE_NONE && marks.n_threats == 0);
}

/* What a hint says is won, or lost, is proved. */
static void
check_proved (const UgoPosition *position, UgoRandom *random)
{
  g_autoptr (UgoAdvice) hint = think (UGO_ADVICE_HINT, position, UGO_MOVE_PASS);
  UgoSolver *solver = ugo_solver_new ();
  UgoSolution *solution = g_new0 (UgoSolution, 1);

  for (guint i = 0; i < hint->facts->len; i++)
    {
      const UgoFact *fact = &g_array_index (hint->facts, UgoFact, i);
      gboolean wins = fact->kind == UGO_FACT_WINS || fact->kind == UGO_FACT_FINISHES;
      int n = fact->kind == UGO_FACT_FINISHES ? 1 : fact->n;

      if ((!wins && fact->kind != UGO_FACT_LOSES) || n > 2)
        continue;
      ugo_solver_solve (solver, position, wins ? 2 * n - 1 : 2 * n, 0, NULL, solution);
      g_assert_cmpint (solution->verdict, ==, wins ? UGO_VERDICT_WIN : UGO_VERDICT_LOSS);
    }
  g_free (solution);
  ugo_solver_free (solver);
}

static gboolean
has_fact (const UgoAdvice *advice, UgoFactKind kind)
{
  for (guint i = 0; i < advice->facts->len; i++)
    if (g_array_index (advice->facts, UgoFact, i).kind == kind)
      return TRUE;
  return FALSE;
}

/* The move of a hint is no mistake. One that opens the way, or leaves it open, is, if another does
 * not; the reason is told. */
static void
check_judged (const UgoPosition *position, UgoRandom *random)
{
  const UgoAdviceTable *table = ugo_advice_table_find (position->variant.rules);
  g_autoptr (UgoAdvice) hint = think (UGO_ADVICE_HINT, position, UGO_MOVE_PASS);
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  guint n_tried = 0;

  for (size_t i = 0; i < n_moves && n_tried < 3; i++)
    {
      g_autoptr (GArray) facts = g_array_new (FALSE, FALSE, sizeof (UgoFact));
      g_autoptr (UgoAdvice) judgement = NULL;
      g_autofree char *words = NULL;
      UgoFactKind kind;

      if (moves[i].from == UGO_SQUARE_NONE)
        continue;
      table->faults (position, moves[i], facts);
      kind = facts->len > 0 ? g_array_index (facts, UgoFact, 0).kind : UGO_N_FACTS;
      if (kind != UGO_FACT_OPENS_FINISH && kind != UGO_FACT_LEAVES_FINISH)
        continue;
      n_tried++;
      judgement = think (UGO_ADVICE_JUDGEMENT, position, moves[i]);
      words = ugo_advice_describe (judgement, UGO_HINT_NONE);
      if (hint->score > -2000)
        {
          g_assert_true (judgement->is_mistake);
          g_assert_true (has_fact (judgement, kind));
          g_assert_nonnull (words);
        }
      else if (!judgement->is_mistake)
        {
          g_assert_null (words);
        }
    }
  if (hint->move.from != UGO_SQUARE_NONE && hint->score > -2000)
    {
      g_autoptr (UgoAdvice) judgement = think (UGO_ADVICE_JUDGEMENT, position, hint->move);

      g_assert_false (judgement->is_mistake);
    }
}

static void
test_same (gconstpointer data)
{
  for_positions (data, 30, check_same);
}

static void
test_grades (gconstpointer data)
{
  for_positions (data, 60, check_grades);
}

static void
test_proved (void)
{
  for_positions ("Gyges", 40, check_proved);
  for_positions ("Gyges advanced", 24, check_proved);
}

static void
test_judged (void)
{
  for_positions ("Gyges", 40, check_judged);
}

static void
test_ugolki_mistakes (void)
{
  static const struct
  {
    const char *position;
    const char *move;
    UgoFactKind kind; /* UGO_N_FACTS: no mistake */
  } cases[] = {
    { "5ww1/4b2w/1b2b3/w3w3/4wwbb/1w1b4/1wb5/1bb5 w 25", "e5-c3", UGO_FACT_LAYS_ROAD },
    { "5b1b/4bb1b/4b1bb/7b/2ww4/www5/8/www1w3 w 6", "d4-b2", UGO_FACT_LOST_MOVES },
    /* The last move before the limit leaves a piece at home. */
    { "8/8/8/wwww4/wwww4/8/2w5/bbb1bbb1 w 40", "a5-a6", UGO_FACT_STAYED_HOME },
    { "8/8/8/wwww4/wwww4/8/2w5/bbb1bbb1 w 40", "c2-d2", UGO_N_FACTS },
    { "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", "c2-c4", UGO_N_FACTS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      UgoPosition position = ugo_test_make_position ("Ugolki 9", cases[i].position);
      g_autoptr (UgoAdvice) judgement = think (UGO_ADVICE_JUDGEMENT, &position,
                                               ugo_test_make_move (&position, cases[i].move));
      g_autofree char *words = ugo_advice_describe (judgement, UGO_HINT_NONE);

      g_test_message ("%s: %s", cases[i].move, words != NULL ? words : "-");
      g_assert_cmpint (judgement->is_mistake, ==, cases[i].kind != UGO_N_FACTS);
      if (judgement->is_mistake)
        g_assert_true (has_fact (judgement, cases[i].kind));
    }
}

static void
test_stopped (void)
{
  UgoPosition position = ugo_test_make_position ("Ugolki 16 diagonal", NULL);
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  UgoMove moves[UGO_MAX_MOVES];
  atomic_bool stop;

  atomic_init (&stop, TRUE);
  ugo_legal_moves (&position, moves);
  for (int topic = UGO_ADVICE_HINT; topic <= UGO_ADVICE_NEWS; topic++)
    {
      g_autoptr (UgoAdvice) advice = ugo_advice_new ((UgoAdviceTopic) topic, &position, keys,
                                                     moves[0]);
      g_autofree char *words = NULL;

      ugo_advice_think (advice, used, &stop);
      words = ugo_advice_describe (advice, UGO_HINT_MOVE);
    }
}

int
main (int argc, char **argv)
{
  static const char *const variants[] = { "Ugolki 9", "Ugolki 16 diagonal", "Gyges",
                                          "Gyges advanced" };
  int status;

  g_test_init (&argc, &argv, NULL);

  used = ugo_search_new (UGO_ADVICE_TABLE_BYTES, 1, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autofree char *same
          = g_strdup_printf ("/advice/the same question is answered the same (%s)", variants[i]);
      g_autofree char *grades
          = g_strdup_printf ("/advice/each grade of a hint tells more (%s)", variants[i]);

      g_test_add_data_func (same, variants[i], test_same);
      g_test_add_data_func (grades, variants[i], test_grades);
    }
  g_test_add_func ("/advice/what is said to be won or lost is", test_proved);
  g_test_add_func ("/advice/who lets the other finish is told so, and who need not is not",
                   test_judged);
  g_test_add_func ("/advice/who loses moves or stays at home is told so", test_ugolki_mistakes);
  g_test_add_func ("/advice/it ends when it is to stop", test_stopped);
  status = g_test_run ();
  ugo_search_free (used);
  return status;
}

/* test-condition.c: the language of conditions, and what its words mean
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-condition.h"
#include "ugo-gyges.h"
#include "ugo-notation.h"
#include "ugo-test-lessons.h"
#include "ugo-test-vectors.h"
#include "ugo-ugolki.h"

#define N_GAMES 12
#define N_PLIES 40

static bool
holds (const char *text, const UgoTry *attempt)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoCondition) condition
      = ugo_condition_new (attempt->before.variant.rules, UGO_OF_MOVE, text, &error);

  g_assert_no_error (error);
  return ugo_condition_holds (condition, attempt);
}

static UgoTry
try_at (const char *variant, const char *position, const char *move)
{
  UgoPosition before = ugo_test_position (variant, position);
  UgoRoute route;
  UgoMove played = ugo_test_move (&before, move, &route);
  UgoTry attempt;

  ugo_try_move (&attempt, &before, played, &route);
  return attempt;
}

static void
assert_all (const UgoTry *attempt, const char *const *texts)
{
  for (; *texts; texts++)
    {
      g_test_message ("%s", *texts);
      g_assert_true (holds (*texts, attempt));
    }
}

/* The parser */

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    UgoConditionError code;
  } cases[] = {
    { "", UGO_CONDITION_ERROR_SYNTAX },
    { " \t", UGO_CONDITION_ERROR_SYNTAX },
    { "and", UGO_CONDITION_ERROR_SYNTAX },
    { "jump and", UGO_CONDITION_ERROR_SYNTAX },
    { "jump or and step", UGO_CONDITION_ERROR_SYNTAX },
    { "not", UGO_CONDITION_ERROR_SYNTAX },
    { "jump not step", UGO_CONDITION_ERROR_SYNTAX },
    { "jump step", UGO_CONDITION_ERROR_SYNTAX },
    { "(jump", UGO_CONDITION_ERROR_SYNTAX },
    { "jump)", UGO_CONDITION_ERROR_SYNTAX },
    { "()", UGO_CONDITION_ERROR_SYNTAX },
    { "(jump or)", UGO_CONDITION_ERROR_SYNTAX },
    { "jump (step)", UGO_CONDITION_ERROR_SYNTAX },
    { "hops>=", UGO_CONDITION_ERROR_SYNTAX },
    { "hops>=x", UGO_CONDITION_ERROR_SYNTAX },
    { "hops>=3x", UGO_CONDITION_ERROR_SYNTAX },
    { "hops=-1", UGO_CONDITION_ERROR_SYNTAX },
    { "hops=99999", UGO_CONDITION_ERROR_SYNTAX },
    { "hops !", UGO_CONDITION_ERROR_SYNTAX },
    { "hop", UGO_CONDITION_ERROR_UNKNOWN_WORD },
    { "hopss", UGO_CONDITION_ERROR_UNKNOWN_WORD },
    { "bounces", UGO_CONDITION_ERROR_UNKNOWN_WORD },
    { ">=3", UGO_CONDITION_ERROR_UNKNOWN_WORD },
    { "to", UGO_CONDITION_ERROR_ARGUMENT },
    { "to=3", UGO_CONDITION_ERROR_ARGUMENT },
    { "jump:a1", UGO_CONDITION_ERROR_ARGUMENT },
    { "to:landings", UGO_CONDITION_ERROR_ARGUMENT },
    { "to:home:a1", UGO_CONDITION_ERROR_ARGUMENT },
    { "jumps:a1", UGO_CONDITION_ERROR_ARGUMENT },
    { "jumps:a1-", UGO_CONDITION_ERROR_ARGUMENT },
    { "jumps:a1-b2c", UGO_CONDITION_ERROR_ARGUMENT },
    { "to:", UGO_CONDITION_ERROR_SQUARE },
    { "to:,", UGO_CONDITION_ERROR_SQUARE },
    { "to:a1..", UGO_CONDITION_ERROR_SQUARE },
    { "to:..a1", UGO_CONDITION_ERROR_SQUARE },
    { "to:landings:z9", UGO_CONDITION_ERROR_SQUARE },
    { "to:i9", UGO_CONDITION_ERROR_UNKNOWN_WORD },
    { "to:nowhere", UGO_CONDITION_ERROR_UNKNOWN_WORD },
    { "said=3", UGO_CONDITION_ERROR_SUBJECT },
    { "extra", UGO_CONDITION_ERROR_SUBJECT },
    { "to:home,home,home,home,home,home,home,home,home", UGO_CONDITION_ERROR_TOO_LONG },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", cases[i].text);
      g_assert_null (ugo_condition_new (&ugo_rules_ugolki, UGO_OF_MOVE, cases[i].text, &error));
      g_assert_error (error, UGO_CONDITION_ERROR, (int) cases[i].code);
    }
}

static void
test_long (void)
{
  for (gsize i = 0; i < 3; i++)
    {
      g_autofree char *text = g_strnfill (1000000, "(x "[i]);
      g_autoptr (GError) error = NULL;

      g_assert_null (ugo_condition_new (&ugo_rules_ugolki, UGO_OF_MOVE, text, &error));
      g_assert_nonnull (error);
    }
}

static void
test_limit (void)
{
  for (guint n = UGO_CONDITION_LENGTH - 2; n <= UGO_CONDITION_LENGTH + 1; n++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (UgoCondition) condition = NULL;

      for (guint i = 0; i + 1 < n; i++)
        g_string_append (text, "not ");
      g_string_append (text, "jump");
      condition = ugo_condition_new (&ugo_rules_ugolki, UGO_OF_MOVE, text->str, NULL);
      g_assert_true ((condition != NULL) == (n <= UGO_CONDITION_LENGTH));
    }
}

/* Writes a random condition to @text and computes it; parentheses only where they are needed for an
 * operator that binds weaker than @strength (1 or, 2 and, 3 not), and sometimes besides. */
static bool
random_condition (GString *text, int depth, int strength)
{
  int kind = depth == 0 ? 0 : g_test_rand_int_range (0, 4);
  bool wraps = kind && (kind < strength || g_test_rand_int_range (0, 5) == 0);
  bool value;

  if (wraps)
    g_string_append_c (text, '(');
  if (kind == 0)
    {
      value = g_test_rand_bit ();
      g_string_append (text, value ? "from:all" : "draws");
    }
  else if (kind == 3)
    {
      g_string_append (text, "not ");
      value = !random_condition (text, depth - 1, 3);
    }
  else
    {
      bool other;

      value = random_condition (text, depth - 1, kind);
      g_string_append (text, kind == 1 ? " or " : " and ");
      other = random_condition (text, depth - 1, kind);
      value = kind == 1 ? value || other : value && other;
    }
  if (wraps)
    g_string_append_c (text, ')');
  return value;
}

static void
test_operators (void)
{
  UgoTry attempt = try_at ("Ugolki 9", "8/8/8/8/3w4/8/8/8 w 1", "d4-d5");

  for (int i = 0; i < 3000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      bool value = random_condition (text, 4, 1);

      ugo_test_note (text->str);
      g_assert_true (holds (text->str, &attempt) == value);
    }
}

static void
test_comparisons (void)
{
  UgoTry attempt = try_at ("Ugolki 9", "8/8/8/8/8/8/8/ww1w4 w 1", "a1-c1-e1");

  assert_all (&attempt, (const char *const[]){
    "hops", "hops=2", "hops>=2", "hops<=2", "hops>1", "hops<3", "hops!=3", "not hops=1",
    "not hops>2", "not hops<2", "not hops!=2", "not hops>=3", "not hops<=1", "not step=1",
    "step=0", "((hops=2))", "(hops=2)and(jump)", "not(step)and not(draws)", NULL });
}

/* Ugolki */

static void
test_chain (void)
{
  UgoTry attempt = try_at ("Ugolki 9", "8/8/8/5w2/3w4/3b1b2/4w3/8 w 1", "d4-d2-f2-f4-f6");

  assert_all (&attempt, (const char *const[]){
    "jump", "not step", "hops=4", "turns=2", "over-own=2", "over-other=2", "over:e2,f3=2",
    "enters-goal", "not leaves-goal", "not leaves-home", "advance=4", "longest", "from:d4",
    "to:f6", "to:f6..h8", "to:goal", "via:d2,f2,f4=3", "via:f2", "not via:d4,f6", "in-goal=1",
    "not fills-goal", "pieces:own=2", "pieces:other=2", "diagonal=0", NULL });
}

static void
test_board_after (void)
{
  UgoTry attempt = try_at ("Ugolki 9", "8/8/8/8/8/8/8/w2w4 w 1", "d1-d2");
  UgoTry road = try_at ("Ugolki 9", "8/8/8/8/8/3w4/8/wb3b2 w 1", "d3-d2");

  assert_all (&attempt, (const char *const[]){ "chain=0", "spread=4", "moves:a1=2", NULL });
  assert_all (&road, (const char *const[]){ "chain:a1=1", "other-chain=0", "other-in-goal=1",
                                           "at-home=1", "other-at-home=0", NULL });
}

static void
test_routes_differ (void)
{
  UgoTry attempt = try_at ("Ugolki 9", "8/8/8/8/8/1w1w4/b1b1b3/wb1b4 w 1", "a1-c1-e1");
  UgoTry detour = try_at ("Ugolki 9", "8/8/8/8/8/1w1w4/b1b1b3/wb1b4 w 1", "a1-a3-c3-c1-e1");

  assert_all (&attempt, (const char *const[]){ "hops=2", "turns=0", NULL });
  assert_all (&detour, (const char *const[]){ "hops=4", "turns=3", "via:c3", NULL });
}

static void
test_mirror (void)
{
  UgoTestGame game;
  UgoPosition start;
  UgoTry attempt;
  UgoRoute route;
  UgoMove move;

  ugo_position_start (ugo_test_variant ("Ugolki 9 mirror"), &start);
  ugo_test_game_begin (&game, start);
  ugo_test_game_play_all (&game, "c3-c4");
  move = ugo_test_move (&game.position, "f6-f5", &route);
  ugo_try_move (&attempt, &game.position, move, NULL);
  g_assert_true (holds ("mirrors and step", &attempt));
  move = ugo_test_move (&game.position, "f6-e6", &route);
  ugo_try_move (&attempt, &game.position, move, NULL);
  g_assert_true (holds ("not mirrors", &attempt));
}

static void
check_ugolki (const UgoTry *attempt)
{
  UgoSide side = attempt->before.side;
  uint64_t home = ugo_ugolki_home (attempt->before.variant, side);
  bool left = home >> attempt->move.from & 1, entered = home >> attempt->move.to & 1;
  g_autofree char *hops = g_strdup_printf ("hops=%d", attempt->route.length - 1);
  g_autofree char *over = NULL;
  int over_own = 0;

  for (int i = 0; i + 1 < attempt->route.length; i++)
    {
      UgoSquare a = attempt->route.squares[i], b = attempt->route.squares[i + 1];
      UgoSquare middle = (UgoSquare) ((a % 8 + b % 8) / 2 + (a / 8 + b / 8) / 2 * 8);

      over_own += middle != a && middle != b
                  && ugo_piece_at (&attempt->before, middle) == side + 1;
    }
  g_assert_true (holds ("step", attempt) != holds ("jump", attempt));
  g_assert_true (holds ("step", attempt) == holds ("hops=0", attempt));
  g_assert_true (holds ("leaves-home", attempt) == (left && !entered));
  g_assert_true (holds ("returns-home", attempt) == (!left && entered));
  g_assert_true (holds ("leaves-home", attempt) == holds ("from:home and not to:home", attempt));
  g_assert_true (holds ("enters-goal", attempt) == holds ("to:goal and not from:goal", attempt));
  if (holds ("jump", attempt))
    {
      over = g_strdup_printf ("over-own=%d and over-other=%d", over_own,
                              attempt->route.length - 1 - over_own);
      g_assert_true (holds (hops, attempt));
      g_assert_true (holds (over, attempt));
    }
}

static void
play_and_check (const char *variant, void (*check) (const UgoTry *attempt))
{
  for (int i = 0; i < N_GAMES; i++)
    {
      UgoPosition position;

      ugo_position_start (ugo_test_variant (variant), &position);
      for (int ply = 0; ply < N_PLIES && ugo_result (&position).outcome == UGO_UNDECIDED; ply++)
        {
          UgoMove move = ugo_test_random_move (&position);
          UgoTry attempt;

          ugo_try_move (&attempt, &position, move, NULL);
          if (!ugo_move_is_pass (move))
            check (&attempt);
          position = attempt.after;
        }
    }
}

static void
test_ugolki_games (void)
{
  play_and_check ("Ugolki 9", check_ugolki);
  play_and_check ("Ugolki 16 diagonal", check_ugolki);
}

/* Gygès */

static void
check_gyges (const UgoTry *attempt)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (&attempt->after, moves);
  int finishing = 0, length = 0;
  g_autofree char *text = NULL;

  if (attempt->move.piece)
    {
      g_assert_true (holds ("places and to:start-line and not from:all", attempt));
      return;
    }
  for (size_t i = 0; i < n; i++)
    finishing += moves[i].to == ugo_gyges_finish (attempt->after.side);
  for (int i = 0; i + 1 < attempt->route.length; i++)
    length += ugo_piece_at (&attempt->before, attempt->route.squares[i]);
  text = g_strdup_printf ("bounces=%d and length=%d and (wins or other-can-finish=%d)",
                          attempt->route.length - 2, length, finishing);
  ugo_test_note (text);
  g_assert_true (holds (text, attempt));
  g_assert_true (holds ("finishes", attempt) == holds ("wins", attempt));
  g_assert_true (holds ("finishes", attempt) == holds ("to:finish", attempt));
  g_assert_true (holds ("from:line", attempt));
  g_assert_true (holds ("replaces", attempt) == (attempt->move.drop != UGO_SQUARE_NONE));
  g_assert_true (holds ("size=1", attempt) == holds ("from:singles", attempt));
}

static void
test_gyges_games (void)
{
  play_and_check ("Gyges", check_gyges);
  play_and_check ("Gyges advanced", check_gyges);
}

static void
test_series (void)
{
  UgoTry attempt = try_at ("Gyges", "...1../....../...2../...1../..2.../...... w 7", "c2-N");

  assert_all (&attempt, (const char *const[]){
    "size=2", "bounces=3", "via:d3,d4,d6=3", "from-line=2", "to-line=0", "advance=5", "finishes",
    "wins", "length=6", "crosses:d5", NULL });
}

/* The same square may be crossed twice by different borders: a position of the rules. */
static void
test_crossing (void)
{
  UgoTry attempt = try_at ("Gyges", "....../1...../3.23../3.211./2.132./...... w 7", "d2-N");

  assert_all (&attempt, (const char *const[]){ "comes-again=1", "bounces=3", "finishes", NULL });
}

/* Numbers */

static void
assert_number (const char *variant, const char *position, const char *text, int value)
{
  UgoPosition at = ugo_test_position (variant, position);
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoNumber) number = ugo_number_new (at.variant.rules, text, &error);

  g_test_message ("%s in %s", text, position);
  g_assert_no_error (error);
  g_assert_cmpint (ugo_number_value (number, &at), ==, value);
}

static void
test_numbers (void)
{
  const char *bounces = "...1../....../...2../...1../..2.../...... w 7";
  const char *near = "5www/5www/6ww/4w3/8/8/3b4/8 w 1";

  assert_number ("Ugolki 9", "8/8/8/8/8/8/8/ww1w1w2 w 1", "chain:a1", 3);
  assert_number ("Ugolki 9", "8/8/8/8/8/8/8/ww1w1w2 b 1", "chain", 0);
  assert_number ("Ugolki 9", "8/8/8/8/8/8/8/ww1w1w2 b 1", "other-chain", 3);
  assert_number ("Ugolki 9", "8/8/8/8/8/8/8/ww1w1w2 w 1", "jumps:a1-e1", 2);
  assert_number ("Ugolki 9", "8/8/8/8/8/8/8/ww1w1w2 w 1", "jumps:a1-a3", 0);
  assert_number ("Ugolki 9", "8/8/8/8/8/8/8/ww1w1w2 w 1", "count:landings:a1", 3);
  assert_number ("Ugolki 9", "8/8/8/8/8/8/8/ww1w1w2 w 1", "17", 17);
  assert_number ("Ugolki 9", near, "moves-to-goal", 2);
  assert_number ("Ugolki 9", "8/8/8/8/b7/bb6/wbb5/wwbb4 b 1", "other-moves", 0);
  assert_number ("Ugolki 9", "8/8/8/8/b7/bb6/wbb5/wwb1b3 b 1", "other-moves", 2);
  assert_number ("Ugolki 9", "8/8/8/8/b7/bb6/wbb5/wwb1b3 b 1", "other-moves:a1", 0);
  assert_number ("Ugolki 9", "5www/5www/5www/8/8/8/3b4/8 w 1", "moves-to-goal", 0);
  assert_number ("Ugolki 9", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", "moves-to-goal", -1);
  assert_number ("Gyges", bounces, "bounces-between:c2-N", 3);
  assert_number ("Gyges", bounces, "bounces-between:c2-a1", -1);
  assert_number ("Gyges", bounces, "can-finish", 1);
  assert_number ("Gyges", bounces, "own-line", 2);
  assert_number ("Gyges", bounces, "other-line", 6);
  assert_number ("Gyges", bounces, "size-on:d4,d6", 3);
}

static void
test_numbers_refused (void)
{
  static const char *const texts[] = { "", "x", "12345", "3x", "hops", "chain>=2", "jumps", "-1" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", texts[i]);
      g_assert_null (ugo_number_new (&ugo_rules_ugolki, texts[i], &error));
      g_assert_nonnull (error);
    }
}

/* Squares */

static void
test_squares (void)
{
  static const struct
  {
    const char *position;
    const char *text;
    const char *same;
  } cases[] = {
    { "8/8/8/8/8/8/8/ww1w1w2 w 1", "landings:a1", "c1 e1 g1" },
    { "8/8/8/8/8/8/8/ww1w1w2 w 1", "own", "a1,b1,d1,f1" },
    { "8/8/8/8/8/8/8/ww1w1w2 b 1", "other", "a1, b1, d1, f1" },
    { "8/8/8/8/8/8/8/ww1w1w2 w 1", "home", "c3..a1" },
    { "8/8/8/8/8/8/8/ww1w1w2 b 1", "goal", "a3..c1" },
    { "8/8/8/8/8/8/8/w3w3 w 1", "last", "a1" },
    { "8/8/8/8/8/8/8/w3w3 w 1", "movable", "A1,E1" },
    { "8/8/8/8/8/8/8/w3w3 w 1", "targets:a1", "a2 b1" },
    { "8/8/8/8/8/8/8/ww6 w 1", "stops:a1", "a2 c1" },
    { "8/8/8/8/8/8/8/ww6 w 1", "steps:a1", "a2" },
    { "8/8/8/8/8/8/8/ww6 w 1", "steps:h8 a1", "a1" },
    { "8/8/8/8/8/8/8/ww6 w 1", "all", "a1..h8" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      UgoPosition position = ugo_test_position ("Ugolki 9", cases[i].position);
      g_autoptr (GError) error = NULL;
      UgoSquareSet set, same;

      g_test_message ("%s", cases[i].text);
      ugo_square_set_parse (&ugo_rules_ugolki, cases[i].text, strlen (cases[i].text), &set,
                            &error);
      g_assert_no_error (error);
      ugo_square_set_parse (&ugo_rules_ugolki, cases[i].same, strlen (cases[i].same), &same,
                            &error);
      g_assert_no_error (error);
      g_assert_cmpuint (same.n_words, ==, 0);
      g_assert_cmphex (ugo_square_set_resolve (&set, &position), ==, same.fixed);
    }
}

static void
test_random_text (void)
{
  static const char letters[] = "()<>=!:.,- \tandornotjumphops123abcdefgh";

  for (int i = 0; i < 20000; i++)
    {
      char text[40];
      int length = g_test_rand_int_range (0, (int) sizeof text);
      g_autoptr (UgoCondition) condition = NULL;
      g_autoptr (GError) error = NULL;

      for (int j = 0; j < length; j++)
        text[j] = letters[g_test_rand_int_range (0, (int) sizeof letters - 1)];
      text[MIN (length, (int) sizeof text - 1)] = '\0';
      condition = ugo_condition_new (&ugo_rules_ugolki, UGO_OF_MOVE, text, &error);
      g_assert_true ((condition == NULL) == (error != NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/condition/what is wrong is told", test_refused);
  g_test_add_func ("/condition/a text of any length is refused at once", test_long);
  g_test_add_func ("/condition/there is a limit", test_limit);
  g_test_add_func ("/condition/not binds stronger than and, and than or", test_operators);
  g_test_add_func ("/condition/a word is compared with a number", test_comparisons);
  g_test_add_func ("/condition/random words do no harm", test_random_text);
  g_test_add_func ("/condition/Ugolki/the words of a chain", test_chain);
  g_test_add_func ("/condition/Ugolki/words of the board speak of it after the move",
                   test_board_after);
  g_test_add_func ("/condition/Ugolki/the route that was gone counts", test_routes_differ);
  g_test_add_func ("/condition/Ugolki/a mirror move is known", test_mirror);
  g_test_add_func ("/condition/Ugolki/words agree with each other in games", test_ugolki_games);
  g_test_add_func ("/condition/Gygès/words agree with each other in games", test_gyges_games);
  g_test_add_func ("/condition/Gygès/the words of a series of bounces", test_series);
  g_test_add_func ("/condition/Gygès/a square that is crossed again is known", test_crossing);
  g_test_add_func ("/condition/numbers of a position", test_numbers);
  g_test_add_func ("/condition/what is no number is told", test_numbers_refused);
  g_test_add_func ("/condition/squares", test_squares);
  return g_test_run ();
}

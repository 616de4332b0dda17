/* test-words.c: every sentence there is, in the C locale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-notation.h"
#include "ugo-quote.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"
#include "ugo-words.h"

#define LAST_STATUS UGO_POSITION_PLACEMENT

static void
assert_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpuint (strlen (sentence), >, 8);
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_null (strstr (sentence, "%"));
  g_assert_null (strstr (sentence, "(null)"));
  g_assert_null (strstr (sentence, "not possible here"));
}

static void
assert_take (char *sentence, const char *expected)
{
  g_assert_cmpstr (sentence, ==, expected);
  g_free (sentence);
}

/* Positions with either side to move, of every game. */
static GArray *
make_positions (void)
{
  static const char *const rows[][2] = {
    { "Ugolki 9", NULL },
    { "Ugolki 16 diagonal mirror", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 b 11" },
    { "Ugolki 12 no-exit", "8/8/8/3w4/4b3/8/8/8 w 200" },
    { "Gyges", NULL },
    { "Gyges", "321123/....../....../....../....../321123 w 7" },
    { "Gyges advanced", "....../3...../..1.1./1.23.3/3.22.1/....2. b 9" },
  };
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (UgoPosition));

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      UgoPosition position = ugo_test_make_position (rows[i][0], rows[i][1]);

      g_array_append_val (positions, position);
    }
  return positions;
}

static void
test_every_game (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      UgoVariant variant = ugo_variant_default (*rules);
      g_autofree char *plain = ugo_words_variant (variant);

      g_assert_true (g_str_has_prefix (plain, ugo_words_game (*rules)));
      g_assert_cmpstr (ugo_words_side (*rules, UGO_WHITE), !=, ugo_words_side (*rules, UGO_BLACK));
      for (const UgoOption *option = (*rules)->options; option->word != NULL; option++)
        {
          g_autofree char *words = NULL;

          variant.flags = option->flag;
          words = ugo_words_variant (variant);
          g_assert_true (g_str_has_prefix (words, plain));
          g_assert_cmpuint (strlen (words), >, strlen (plain));
        }
    }
  assert_take (ugo_words_variant (ugo_test_make_position ("Ugolki 16 diagonal", NULL).variant),
               "Ugolki · 16 pieces · diagonal moves");
}

static void
test_every_refusal (void)
{
  g_autoptr (GArray) positions = make_positions ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < positions->len; i++)
    for (int status = UGO_OK + 1; status <= LAST_STATUS; status++)
      for (guint n = 0; n < 200; n++)
        {
          const UgoPosition *position = &g_array_index (positions, UgoPosition, i);
          UgoMove move = { g_rand_int_range (rand, 0, 70), g_rand_int_range (rand, 0, 70),
                           UGO_SQUARE_NONE, g_rand_int_range (rand, 0, 5) };
          g_autofree char *sentence = NULL;

          if (n == 0)
            move = UGO_MOVE_PASS;
          if (n % 3 == 0)
            move.drop = g_rand_int_range (rand, 0, 256);
          sentence = ugo_words_refusal (position, move, status);
          assert_sentence (sentence);
        }
}

/* What the rules refuse really is told with its squares. */
static void
test_refused_squares (void)
{
  g_autoptr (GArray) positions = make_positions ();
  guint64 seen = 0;

  for (guint i = 0; i < positions->len; i++)
    {
      const UgoPosition *position = &g_array_index (positions, UgoPosition, i);
      guint n_squares = position->variant.rules->n_squares;

      for (guint n = 0; n < n_squares * n_squares; n++)
        {
          UgoMove move = ugo_move (n / n_squares, n % n_squares);
          UgoStatus status = ugo_check_move (position, move);
          g_autofree char *sentence = NULL;
          char from[4];

          if (status == UGO_OK || status == UGO_MOVE_GAME_OVER || status == UGO_MOVE_PLACEMENT
              || status == UGO_MOVE_OWN_FINISH)
            continue;
          sentence = ugo_words_refusal (position, move, status);
          ugo_square_write (position->variant.rules, move.from, from);
          g_assert_nonnull (strstr (sentence, from));
          seen |= G_GUINT64_CONSTANT (1) << status;
        }
    }
  g_assert_true (seen & 1 << UGO_MOVE_EMPTY);
  g_assert_true (seen & 1 << UGO_MOVE_NOT_YOURS);
  g_assert_true (seen & 1 << UGO_MOVE_UNREACHABLE);
  g_assert_true (seen & 1 << UGO_MOVE_NOT_NEAREST_LINE);
}

static void
test_statuses (void)
{
  for (int status = UGO_OK + 1; status <= LAST_STATUS; status++)
    {
      g_autofree char *fault = ugo_words_text_fault (NULL, status, "c3-c9", 3);

      assert_sentence (ugo_words_status (NULL, status));
      assert_sentence (fault);
      g_assert_nonnull (strstr (fault, "4"));
    }
}

static void
assert_outcome (const char *variant, const char *text, const char *expected)
{
  UgoPosition position = ugo_test_make_position (variant, text);

  assert_take (ugo_words_outcome (&position), expected);
}

static void
test_outcomes (void)
{
  assert_outcome ("Ugolki 9", NULL, NULL);
  assert_outcome ("Ugolki 9", "5www/5www/5www/8/8/1bbb4/bbb5/bbb5 w 20",
                  "White wins: all 9 pieces are in the goal, and Black has had the last move.");
  assert_outcome ("Ugolki 9", "5www/5www/4w1ww/8/8/bbb5/bbb5/bbb5 w 20",
                  "Black wins: all 9 pieces are in the goal.");
  assert_outcome ("Ugolki 9", "5www/5www/5www/8/8/bbb5/bbb5/bbb5 w 20",
                  "A draw: both sides have filled their goals in the same round.");
  assert_outcome ("Ugolki 9", "5www/5www/4w3/8/8/bbb5/bb6/w1b5 w 41",
                  "Black wins: White must be out of home by move 40, but 1 piece is still there.");
  assert_outcome ("Ugolki 9 diagonal", "5wwb/5wwb/4w3/8/8/bbb5/bb6/2b5 w 31",
                  "White wins: Black must be out of home by move 30, but 2 pieces are still "
                  "there.");
  assert_outcome ("Ugolki 9", "5wwb/5www/4w3/8/8/bbb5/bb6/w1b5 w 41",
                  "A draw: after move 40 nobody may have a piece at home, but both sides have.");
  assert_outcome ("Ugolki 9", "5www/5www/4w1w1/8/8/bbb5/3b4/8 w 81",
                  "White wins on count: after move 80 White has 7 pieces in the goal, Black 3.");
  assert_outcome ("Ugolki 9", "8/5w2/4w3/8/8/bbb5/3b4/8 w 81",
                  "Black wins on count: after move 80 Black has 3 pieces in the goal, White 1.");
  assert_outcome ("Ugolki 9", "8/5w2/4w3/8/8/b7/3b4/8 w 81",
                  "A draw on count: after move 80 each side has 1 piece in its goal.");
}

/* Outcomes that a position's text cannot tell. */
static void
test_outcomes_of_play (void)
{
  UgoPosition position = ugo_test_make_position ("Ugolki 9", "8/8/3w4/8/8/3b4/8/8 w 20");
  UgoPosition stuck = position;

  stuck.ugolki.passes = 2;
  assert_take (ugo_words_outcome (&stuck),
               "A draw on count: nobody can move; each side has 0 pieces in its goal.");
  position.occurrences = 3;
  assert_take (ugo_words_outcome (&position),
               "A draw: the same position has come up for the third time.");

  position = ugo_test_make_position ("Gyges", "321123/....../....../....../....../321123 w 7");
  stuck = position;
  stuck.gyges.passes = 2;
  assert_take (ugo_words_outcome (&stuck), "A draw: nobody can move.");
  stuck = position;
  stuck.variant.rules->put_piece (&stuck, 0, 0);
  stuck.variant.rules->put_piece (&stuck, 36, 3);
  assert_take (ugo_words_outcome (&stuck),
               "South wins: a piece has reached the far finish square.");
}

static void
test_declared (void)
{
  static const char *const terminations[]
      = { "normal", "resignation", "agreement", "time forfeit", "abandoned", "whatever", NULL };

  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (guint i = 0; i < G_N_ELEMENTS (terminations); i++)
      {
        g_assert_null (ugo_words_declared (*rules, UGO_UNDECIDED, terminations[i]));
        for (int outcome = UGO_WHITE_WINS; outcome <= UGO_DRAW; outcome++)
          {
            g_autofree char *sentence
                = ugo_words_declared (*rules, outcome, terminations[i]);

            assert_sentence (sentence);
          }
      }
  assert_take (ugo_words_declared (&ugo_rules_gyges, UGO_WHITE_WINS, "resignation"),
               "North resigns: South wins.");
  assert_take (ugo_words_declared (&ugo_rules_ugolki, UGO_BLACK_WINS, "time forfeit"),
               "White’s time has run out: Black wins.");
}

static void
assert_limit (const char *variant, const char *text, const char *expected)
{
  UgoPosition position = ugo_test_make_position (variant, text);

  assert_take (ugo_words_limits (&position), expected);
}

static void
test_limits (void)
{
  const char *at_home = "5bbb/5bbb/5bbb/8/8/www5/www5/www5";
  const char *out = "8/8/8/bbbbbbbb/wwwwwwww/8/8/8";

  for (int number = 1; number <= 40; number++)
    for (int side = 0; side < 2; side++)
      {
        g_autofree char *text = g_strdup_printf ("%s %c %d", at_home, "wb"[side], number);
        int left = 41 - number;
        g_autofree char *expected
            = left > 10   ? NULL
              : left == 1 ? g_strdup ("1 move left to leave home")
                          : g_strdup_printf ("%d moves left to leave home", left);

        assert_limit ("Ugolki 9", text, expected);
        assert_limit ("Ugolki 9 no-exit", text, NULL);
      }
  assert_limit ("Ugolki 9", "5bbb/5bbb/5bbb/wwwwwwww/8/8/8/8 w 38", NULL);
  assert_limit ("Ugolki 9", "5bbb/5bbb/5bbb/wwwwwwww/8/8/8/8 b 38", "3 moves left to leave home");
  assert_limit ("Ugolki 9", "5www/5www/5www/8/8/1bbb4/bbb5/bbb5 b 75", "Black has the last move");

  for (int number = 65; number <= 80; number++)
    {
      g_autofree char *text = g_strdup_printf ("%s w %d", out, number);
      int left = 81 - number;
      g_autofree char *expected
          = left > 10   ? NULL
            : left == 1 ? g_strdup ("1 move left until the pieces are counted")
                        : g_strdup_printf ("%d moves left until the pieces are counted", left);

      assert_limit ("Ugolki 9", text, expected);
      assert_limit ("Ugolki 9 no-exit", text, expected);
    }
  assert_limit ("Ugolki 9", "8/8/8/bbbbbbbb/wwwwwwww/8/8/8 w 81", NULL);
  assert_limit ("Gyges", NULL, NULL);
}

static void
test_moves (void)
{
  UgoPosition position = ugo_test_make_position ("Ugolki 9", NULL);
  UgoRoute route = { 3, { 2, 18, 20 } };
  UgoPosition gyges = ugo_test_make_position ("Gyges", NULL);

  assert_take (ugo_words_move (&position, ugo_test_make_move (&position, "c3-c4"), NULL),
               "White: c3 steps to c4");
  assert_take (ugo_words_move (&position, ugo_test_make_move (&position, "b3-d3"), NULL),
               "White: b3 jumps to d3");
  assert_take (ugo_words_move (&position, ugo_move (2, 20), &route),
               "White: c1 jumps to e3 by way of c3, 2 jumps");
  assert_take (ugo_words_move (&position, UGO_MOVE_PASS, NULL), "White passes");
  position.side = UGO_BLACK;
  assert_take (ugo_words_move (&position, ugo_test_make_move (&position, "f6-f5"), NULL),
               "Black: f6 steps to f5");

  assert_take (ugo_words_move (&gyges, ugo_test_make_move (&gyges, "2@c1"), NULL),
               "South: places a double on c1");
}

static void
test_random_moves (void)
{
  g_autoptr (GArray) positions = make_positions ();

  for (guint i = 0; i < positions->len; i++)
    {
      const UgoPosition *position = &g_array_index (positions, UgoPosition, i);
      g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
      gsize n = ugo_legal_moves (position, moves);
      const char *side = ugo_words_side (position->variant.rules, position->side);

      g_assert_cmpstr (ugo_words_turn (position), !=, "");
      g_assert_true (g_str_has_prefix (ugo_words_turn (position), side));
      g_assert_true (g_str_has_prefix (ugo_words_pass (position), side));
      while (n-- > 0)
        {
          g_autofree char *words = ugo_words_move (position, moves[n], NULL);

          g_assert_true (g_str_has_prefix (words, side));
          g_assert_null (strstr (words, "?"));
        }
    }
}

static void
test_squares (void)
{
  UgoPosition position = ugo_test_make_position ("Ugolki 9", NULL);
  UgoPosition gyges
      = ugo_test_make_position ("Gyges", "321123/....../....../....../....../321123 w 7");

  assert_take (ugo_words_square (&position, 0), "a1, white piece");
  assert_take (ugo_words_square (&position, 63), "h8, black piece");
  assert_take (ugo_words_square (&position, 28), "e4, empty");
  assert_take (ugo_words_square (&gyges, 0), "a1, triple");
  assert_take (ugo_words_square (&gyges, 1), "b1, double");
  assert_take (ugo_words_square (&gyges, 2), "c1, single");
  assert_take (ugo_words_square (&gyges, 6), "a2, empty");
  assert_take (ugo_words_square (&gyges, 36), "N, South’s finish square");
  assert_take (ugo_words_square (&gyges, 37), "S, North’s finish square");
}

/* A piece and a square have other words in each game: their sentences are other messages. */
static void
test_words_of_a_game (void)
{
  UgoPosition gyges = ugo_test_make_position ("Gyges", NULL);

  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      UgoPosition start;

      ugo_position_start (ugo_variant_default (*rules), &start);
      assert_sentence (ugo_words_advice (&start));
      g_assert_null (ugo_words_players (*rules, NULL, NULL));
      for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
        {
          const char *name = ugo_words_side (*rules, side);

          g_assert_nonnull (strstr (ugo_words_player_name (*rules, side), name));
          g_assert_true (g_str_has_prefix (ugo_words_draw_offer (*rules, side), name));
          g_assert_nonnull (strstr (ugo_words_draw_question (*rules, side), name));
          g_assert_nonnull (strstr (ugo_words_no_move (*rules, side), name));
        }
      for (int status = UGO_OK + 1; status <= LAST_STATUS; status++)
        assert_sentence (ugo_words_status (*rules, status));
    }
  assert_take (ugo_words_numbered_move (&ugo_rules_gyges, 3, UGO_BLACK, "2@a6"),
               "Move 3, North: 2@a6");
  assert_take (ugo_words_players (&ugo_rules_gyges, "Anna", NULL), "South: Anna.");
  assert_take (ugo_words_players (&ugo_rules_gyges, NULL, "Boris"), "North: Boris.");
  assert_take (ugo_words_players (&ugo_rules_ugolki, "Anna", "Boris"),
               "White: Anna. Black: Boris.");
  assert_take (ugo_words_refusal (&gyges, (UgoMove) { UGO_SQUARE_NONE, UGO_SQUARE_NONE,
                                                      UGO_SQUARE_NONE, 2 },
                                  UGO_MOVE_NOT_YOURS),
               "This is North’s tray: take a piece from South’s.");
}

static void
test_blocked_line (void)
{
  assert_limit ("Gyges", "....../....../13..../.....1/222211/3.3.3. w 5",
                "No piece of row 1 can move: South moves one of row 2.");
  assert_limit ("Gyges", ".3.3.3/112232/...1../...1.2/....../...... b 5",
                "No piece of row 6 can move: North moves one of row 5.");
  assert_limit ("Gyges", "321123/....../....../....../....../321123 w 7", NULL);
  assert_limit ("Gyges", NULL, NULL);
}

static void
test_text_fault (void)
{
  assert_take (ugo_words_text_fault (NULL, UGO_TEXT_BAD_SQUARE, "ход z9", 7),
               "At character 5: The board has no such square.");
  assert_take (ugo_words_text_fault (NULL, UGO_POSITION_SIDE, "\xff\xfe w", 400),
               "At character 5: The side to move is told by w or b.");
  assert_take (ugo_words_text_fault (NULL, UGO_POSITION_EMPTY_TEXT, NULL, 0),
               ugo_words_status (NULL, UGO_POSITION_EMPTY_TEXT) != NULL
                   ? "The position is missing: it tells the pieces, the side to move and the "
                     "number of the move."
                   : NULL);
}

static void
test_diagnostics (void)
{
  g_autofree char *huge = g_strnfill (100000, 'x');
  const char *details[] = { NULL, "", "c3-c5", "\xff\x01 %s %n", huge };

  for (int fault = 0; fault <= UGO_FAULT_TEXT_AFTER_COMMENT + 1; fault++)
    for (guint i = 0; i < G_N_ELEMENTS (details); i++)
      {
        UgoDiagnostic diagnostic = { UGO_SEVERITY_ERROR, fault, UGO_MOVE_OCCUPIED, 2, 17, 5, 12,
                                     UGO_BLACK, (char *) details[i] };
        g_autofree char *sentence = ugo_words_diagnostic (&diagnostic);

        g_assert_true (g_utf8_validate (sentence, -1, NULL));
        g_assert_true (g_str_has_prefix (sentence, "Line 17, column 5: "));
        g_assert_true (g_str_has_suffix (sentence, "."));
        g_assert_cmpuint (strlen (sentence), <, 400);
      }
  {
    UgoDiagnostic diagnostic = { UGO_SEVERITY_ERROR, UGO_FAULT_MOVE, UGO_MOVE_OCCUPIED, 2, 17, 5,
                                 12, UGO_BLACK, (char *) "f6-f5" };

    assert_take (ugo_words_diagnostic (&diagnostic),
                 "Line 17, column 5: “12... f6-f5” cannot be played. A piece stands on the last "
                 "square of the move already.");
  }
}

static void
test_glyphs (void)
{
  g_assert_cmpstr (ugo_words_glyph (0), ==, "");
  g_assert_cmpstr (ugo_words_glyph (1), ==, "!");
  g_assert_cmpstr (ugo_words_glyph (6), ==, "?!");
  g_assert_cmpstr (ugo_words_glyph (146), ==, "N");
  for (guint i = 0; i < 256; i++)
    g_assert_true (g_utf8_validate (ugo_words_glyph (i), -1, NULL));
}

/* A slow twin of what directions a text can turn: none is left open or turned by what is quoted. */
static void
assert_harmless (const char *quote)
{
  int depth = 0;

  g_assert_true (g_utf8_validate (quote, -1, NULL));
  for (const char *p = quote; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_assert_false (g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029);
      g_assert_false ((c >= 0x202A && c <= 0x202E) || c == 0x2066 || c == 0x2067 || c == 0x200F);
      depth += c == 0x2068;
      depth -= c == 0x2069;
      g_assert_cmpint (depth, >=, 0);
    }
  g_assert_cmpint (depth, ==, 0);
}

/* What somebody else wrote leaves the sentence round it as it is. */
static void
test_quote (void)
{
  static const char *const turning[]
      = { "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068",
          "\u2069", "\u200e", "\u200f", "\u061c" };

  for (gsize i = 0; i < G_N_ELEMENTS (turning); i++)
    {
      g_autofree char *text = g_strconcat ("ab", turning[i], "cd", turning[i], NULL);
      g_autofree char *right = g_strconcat ("\u05d0", turning[i], "\u05d1", turning[i], NULL);
      g_autofree char *quote = ugo_quote (right, 40);

      assert_take (ugo_quote (text, 4), "abcd");
      assert_harmless (quote);
    }
  assert_take (ugo_quote ("\u05e9\u05dc", 40), "\u200e\u2068\u05e9\u05dc\u2069");
  assert_take (ugo_quote ("\u05e9\u05dc", 1), "\u200e\u2068\u05e9…\u2069");
  assert_take (ugo_quote (NULL, 40), "");
  assert_take (ugo_quote ("a\n\tb\u2028c\x01", 40), "a  b c ");
  assert_take (ugo_quote ("Мои «дороги» <b>&amp; %s", 60), "Мои «дороги» <b>&amp; %s");
  assert_take (ugo_quote ("12345", 5), "12345");
  assert_take (ugo_quote ("123456", 5), "12345…");
  assert_take (ugo_quote ("\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80", 5),
               "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80");
  for (guint i = 0; i < 2000; i++)
    {
      guchar noise[32];
      g_autofree char *quote = NULL;

      for (gsize j = 0; j < sizeof noise; j++)
        noise[j] = (guchar) g_test_rand_int ();
      noise[sizeof noise - 1] = '\0';
      quote = ugo_quote ((char *) noise, 20);
      assert_harmless (quote);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/every game has a name, two sides and words for its options",
                   test_every_game);
  g_test_add_func ("/words/every refusal of every game is a sentence", test_every_refusal);
  g_test_add_func ("/words/a refusal names the square", test_refused_squares);
  g_test_add_func ("/words/every status is a sentence", test_statuses);
  g_test_add_func ("/words/an outcome names its rule and its numbers", test_outcomes);
  g_test_add_func ("/words/outcomes that only the course of a game tells", test_outcomes_of_play);
  g_test_add_func ("/words/what a record tells of its end is a sentence", test_declared);
  g_test_add_func ("/words/a limit that draws near is counted to the move", test_limits);
  g_test_add_func ("/words/a move is said with its stops", test_moves);
  g_test_add_func ("/words/every legal move can be said", test_random_moves);
  g_test_add_func ("/words/a square is said with what stands there", test_squares);
  g_test_add_func ("/words/each game has its own words for players and pieces",
                   test_words_of_a_game);
  g_test_add_func ("/words/a blocked line is told", test_blocked_line);
  g_test_add_func ("/words/a fault in a text is told by its character", test_text_fault);
  g_test_add_func ("/words/every diagnostic is a short sentence with its place", test_diagnostics);
  g_test_add_func ("/words/a quoted text leaves its sentence as it is", test_quote);
  g_test_add_func ("/words/glyphs are shown by their signs", test_glyphs);

  return g_test_run ();
}

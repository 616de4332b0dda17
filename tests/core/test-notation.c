/* test-notation.c: squares and moves as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-vectors.h"

/* Squares */

static void
test_squares (void)
{
  static const struct
  {
    const char *text;
    const UgoRules *rules;
    size_t used;
    UgoSquare square;
  } rows[] = {
    { "a1", &ugo_rules_ugolki, 2, 0 },
    { "h8", &ugo_rules_ugolki, 2, 63 },
    { "b1x", &ugo_rules_ugolki, 2, 1 },
    { "H1", &ugo_rules_ugolki, 2, 7 },
    { "\u0430" "1", &ugo_rules_ugolki, 3, 0 },
    { "\u0441" "1", &ugo_rules_ugolki, 3, 2 },
    { "\u0435" "1", &ugo_rules_ugolki, 3, 4 },
    { "\u0410" "1", &ugo_rules_ugolki, 3, 0 },
    { "\u0412" "1", &ugo_rules_ugolki, 3, 1 },
    { "\u0421" "1", &ugo_rules_ugolki, 3, 2 },
    { "\u0415" "1", &ugo_rules_ugolki, 3, 4 },
    { "\u041d" "1", &ugo_rules_ugolki, 3, 7 },
    { "f6", &ugo_rules_gyges, 2, 35 },
    { "N", &ugo_rules_gyges, 1, 36 },
    { "S", &ugo_rules_gyges, 1, 37 },
    { "s", &ugo_rules_gyges, 1, 37 },
    { "N", &ugo_rules_ugolki, 0, 0 },
    { "g1", &ugo_rules_gyges, 0, 0 },
    { "a7", &ugo_rules_gyges, 0, 0 },
    { "i1", &ugo_rules_ugolki, 0, 0 },
    { "a9", &ugo_rules_ugolki, 0, 0 },
    { "a0", &ugo_rules_ugolki, 0, 0 },
    { "a", &ugo_rules_ugolki, 0, 0 },
    { "", &ugo_rules_ugolki, 0, 0 },
    { " a1", &ugo_rules_ugolki, 0, 0 },
    { "1a", &ugo_rules_ugolki, 0, 0 },
    { "\u0432" "1", &ugo_rules_ugolki, 0, 0 },
    { "\xd0", &ugo_rules_ugolki, 0, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      size_t length = strlen (rows[i].text);
      g_autofree char *text = ugo_test_exact_copy (rows[i].text, length);
      UgoSquare square;

      ugo_test_note (rows[i].text);
      g_assert_cmpuint (ugo_square_read (rows[i].rules, text, length, &square), ==, rows[i].used);
      if (rows[i].used > 0)
        g_assert_cmpint (square, ==, rows[i].square);
    }
}

static void
test_square_names (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (UgoSquare square = 0; square < (*rules)->n_squares; square++)
      {
        char name[3];
        size_t length = ugo_square_write (*rules, square, name);
        UgoSquare read;

        g_assert_cmpuint (length, ==, strlen (name));
        g_assert_cmpuint (ugo_square_read (*rules, name, length, &read), ==, length);
        g_assert_cmpint (read, ==, square);
      }
}

/* The spelling of moves */

/* What was scanned, in one standard spelling. */
static char *
spell (const UgoMoveText *move)
{
  GString *text = g_string_new (move->pass ? "--" : NULL);

  if (move->piece > 0)
    g_string_append_printf (text, "%u@", move->piece);

  for (unsigned i = 0; i <= move->n_squares; i++)
    {
      uint8_t code = i < move->n_squares ? move->squares[i] : move->drop;

      if (i == move->n_squares && code == 0xff)
        break;
      if (i > 0)
        g_string_append_c (text, i < move->n_squares ? '-' : '=');
      if (code >= 0xf0)
        g_string_append_c (text, "NS"[code - 0xf0]);
      else
        g_string_append_printf (text, "%c%c", 'a' + code % 16, '1' + code / 16);
    }

  return g_string_free (text, FALSE);
}

static void
test_spellings (void)
{
  /* What is read at the start of a text, and what of it is left. */
  static const struct
  {
    const char *text;
    const char *move;
    const char *rest;
  } rows[] = {
    { "c3-c4", "c3-c4", "" },
    { "c1-c3-e3", "c1-c3-e3", "" },
    { "c1\u2013c3\u2014e3", "c1-c3-e3", "" },
    { "c1:c3xe3\u00d7g3~g5", "c1-c3-e3-g3-g5", "" },
    { "c1Xc3", "c1-c3", "" },
    { "c1\u2010c3\u2011e3\u2012g3\u2015g5\u2212g7", "c1-c3-e3-g3-g5-g7", "" },
    { "c1c3e3", "c1-c3-e3", "" },
    { "C1-C3", "c1-c3", "" },
    { "c1 - c3", "c1-c3", "" },
    { "c1- c3 -e3", "c1-c3-e3", "" },
    { "c1\t-\r\nc3", "c1-c3", "" },
    { "c1  \u2014  c3", "c1-c3", "" },
    { "\u0430" "1-\u0441" "1-\u0435" "1", "a1-c1-e1", "" },
    { "\u0410" "1\u0421" "1\u0415" "1", "a1-c1-e1", "" },
    { "\u0412" "1-\u041d" "8", "b1-h8", "" },
    { "d5-N", "d5-N", "" },
    { "d5S", "d5-S", "" },
    { "a1-c2xd3=f4", "a1-c2-d3=f4", "" },
    { "a1xb2=c3", "a1-b2=c3", "" },
    { "a1 x b2 = c3", "a1-b2=c3", "" },
    { "a1-b2=C3", "a1-b2=c3", "" },
    { "3@a1", "3@a1", "" },
    { "1@F6", "1@f6", "" },
    { "--", "--", "" },
    { "pass", "--", "" },
    { "PASS", "--", "" },
    { "\u2014", "--", "" },
    { "\u2013", "--", "" },

    /* Only a space between them: the first two squares belong together. */
    { "c2 c4", "c2-c4", "" },
    { "c2 c4 f7 f5", "c2-c4", " f7 f5" },
    { "c2 c4-e4", "c2-c4-e4", "" },
    { "c2-c4 f7-f5", "c2-c4", " f7-f5" },
    { "c2-c4 e4", "c2-c4", " e4" },
    { "c2-c4\nf7-f5", "c2-c4", "\nf7-f5" },

    /* What follows a move. */
    { "c2-c4 ", "c2-c4", " " },
    { "c2-c4 2. b1-b2", "c2-c4", " 2. b1-b2" },
    { "c2-c4 1-0", "c2-c4", " 1-0" },
    { "c2-c4 0-1", "c2-c4", " 0-1" },
    { "c2-c4 1/2-1/2", "c2-c4", " 1/2-1/2" },
    { "c2-c4 \u00bd-\u00bd", "c2-c4", " \u00bd-\u00bd" },
    { "c2-c4 *", "c2-c4", " *" },
    { "c2-c4*", "c2-c4", "*" },
    { "c2-c4 --", "c2-c4", " --" },
    { "c2-c4 \u2014", "c2-c4", " \u2014" },
    { "c2-c4 -", "c2-c4", " -" },
    { "c2-c4 pass", "c2-c4", " pass" },
    { "c2-c4 3@a1", "c2-c4", " 3@a1" },
    { "c2-c4!?", "c2-c4", "!?" },
    { "c2-c4$1", "c2-c4", "$1" },
    { "c2-c4{-c6}", "c2-c4", "{-c6}" },
    { "c2-c4)", "c2-c4", ")" },
    { "c2-c4;x", "c2-c4", ";x" },
    { "c2-c4 = ", "c2-c4", " = " },
    { "c2-c4 =c", "c2-c4", " =c" },
    { "a1xb2=c3 d4-d5", "a1-b2=c3", " d4-d5" },
    { "a1xb2=c3 -d4", "a1-b2=c3", " -d4" },
    { "3@a1 -b1", "3@a1", " -b1" },
    { "-- f7-f5", "--", " f7-f5" },
    { "--)", "--", ")" },
    { "pass.", "--", "." },
    { "c2-c4\xff", "c2-c4", "\xff" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      size_t length = strlen (rows[i].text);
      g_autofree char *text = ugo_test_exact_copy (rows[i].text, length);
      g_autofree char *spelled = NULL;
      UgoMoveText move;
      size_t used;

      ugo_test_note (rows[i].text);
      g_assert_cmpint (ugo_move_text_scan (text, length, &move, &used), ==, UGO_OK);
      spelled = spell (&move);
      g_assert_cmpstr (spelled, ==, rows[i].move);
      g_assert_cmpstr (rows[i].text + used, ==, rows[i].rest);
    }
}

static void
test_misspellings (void)
{
  static const struct
  {
    const char *text;
    size_t offset;
  } rows[] = {
    { "", 0 },
    { " ", 0 },
    { " c2-c4", 0 },
    { "x", 0 },
    { "2. c2-c4", 0 },
    { "1-0", 0 },
    { "*", 0 },
    { "i1-i2", 0 },
    { "c9-c4", 0 },
    { "-", 0 },
    { "-c4", 0 },
    { "=", 0 },
    { "\u0432" "1-b2", 0 },
    { "c2", 2 },
    { "c2 ", 3 },
    { "c2!", 2 },
    { "c2-", 3 },
    { "c2 - ", 5 },
    { "c2-c9", 3 },
    { "c2-i3", 3 },
    { "c2-c", 3 },
    { "c2--c4", 3 },
    { "c2 -- c4", 4 },
    { "c2..c4", 2 },
    { "a1-0", 3 },
    { "a1 1-0", 3 },
    { "c2=c4", 2 },
    { "c2-c4-", 6 },
    { "c2-c4-c9", 6 },
    { "c2-c4x", 6 },
    { "c2-c4--", 6 },
    { "c2-c4\u2014", 8 },
    { "c2-c4=", 6 },
    { "c2-c4=x", 6 },
    { "c2-c4=c9", 6 },
    { "c2-c4=c5-c6", 8 },
    { "c2-c4=c5=c6", 8 },
    { "c2-c45", 5 },
    { "c2-c4a", 5 },
    { "c2-c4Z", 5 },
    { "c2-c4\u0436", 5 },
    { "c2-c41-0", 5 },
    { "3@", 2 },
    { "3@g9", 2 },
    { "3@ a1", 2 },
    { "0@a1", 0 },
    { "12@a1", 0 },
    { "3@a1-b1", 4 },
    { "3@a1b1", 4 },
    { "---", 2 },
    { "--c4", 2 },
    { "\u2014c4", 3 },
    { "passed", 4 },
    { "pas", 0 },
    { "Novelty", 1 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      size_t length = strlen (rows[i].text);
      g_autofree char *text = ugo_test_exact_copy (rows[i].text, length);
      UgoMoveText move;
      size_t used;

      ugo_test_note (rows[i].text);
      g_assert_cmpint (ugo_move_text_scan (text, length, &move, &used), ==, UGO_TEXT_NO_MOVE);
      g_assert_cmpuint (used, ==, rows[i].offset);
    }
}

/* A route has room for so many squares; one more is a fault where it stands. */
static void
test_long_routes (void)
{
  GString *text = g_string_new ("a1");
  UgoMoveText move;
  size_t used;

  for (int i = 1; i < UGO_MAX_ROUTE; i++)
    g_string_append (text, i % 2 == 0 ? "-a1" : "-c1");
  g_assert_cmpint (ugo_move_text_scan (text->str, text->len, &move, &used), ==, UGO_OK);
  g_assert_cmpint (move.n_squares, ==, UGO_MAX_ROUTE);
  g_assert_cmpuint (used, ==, text->len);

  for (int i = 0; i < 100000; i++)
    g_string_append (text, "-a1");
  g_assert_cmpint (ugo_move_text_scan (text->str, text->len, &move, &used), ==,
                   UGO_TEXT_ROUTE_TOO_LONG);
  g_assert_cmpuint (used, ==, 3 * UGO_MAX_ROUTE);
  g_string_free (text, TRUE);
}

/* Bytes that look like moves, all of any kind, at the end of what may be read. */
static void
test_hostile_moves (void)
{
  static const char *const parts[] = {
    "a1", "c3", "h8", "N", "S", "-", "--", "=", "x", ":", "~", " ", "\n", "@", "3@", "pass",
    "\u2014", "\u2013", "\u00d7", "\u0430", "\u041d", "1", "9", ".", "\xe2", "\xe2\x80", "\xd0",
    "\xc3", "\xff", "", "a", "i9",
  };
  UgoPosition positions[2];

  ugo_position_start (ugo_test_variant ("Ugolki 9"), &positions[0]);
  positions[1] = ugo_test_position ("Gyges advanced",
                                    "321123/....../....../....../....../321123 w 7");

  for (int n = 0; n < 100000; n++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      UgoMoveText move;
      UgoMove meant;
      UgoRoute route;
      size_t used, offset;

      for (int i = g_test_rand_int_range (0, 8); i > 0; i--)
        if (n % 4 == 0)
          g_string_append_c (text, g_test_rand_int_range (0, 256));
        else
          g_string_append (text, parts[g_test_rand_int_range (0, G_N_ELEMENTS (parts))]);

      g_autofree char *copy = ugo_test_exact_copy (text->str, text->len);
      UgoStatus status = ugo_move_text_scan (copy, text->len, &move, &used);

      g_assert_cmpuint (used, <=, text->len);
      if (status == UGO_OK)
        {
          g_assert_cmpuint (used, >, 0);
          g_assert_true (move.pass || move.piece > 0 || move.n_squares >= 2);

          /* The part used is that move again, whatever followed it. */
          g_autofree char *once = spell (&move);
          UgoMoveText again;
          size_t used_again;

          g_assert_cmpint (ugo_move_text_scan (copy, used, &again, &used_again), ==, UGO_OK);
          g_assert_cmpuint (used_again, ==, used);
          g_assert_cmpmem (&again, sizeof again, &move, sizeof move);
          g_assert_cmpint (ugo_move_text_scan (once, strlen (once), &again, &used_again), ==,
                           UGO_OK);
          g_assert_cmpmem (&again, sizeof again, &move, sizeof move);
        }

      for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
        {
          status = ugo_move_read (&positions[i], copy, text->len, &meant, &route, &offset);
          g_assert_cmpuint (offset, <=, text->len);
          if (status == UGO_OK)
            g_assert_cmpint (ugo_check_move (&positions[i], meant), ==, UGO_OK);
        }
    }
}

/* Moves on a board */

static void
test_move_reading (void)
{
  static const struct
  {
    const char *variant;
    const char *position;
    const char *text;
    UgoStatus status;
    size_t offset;
    const char *written;
  } rows[] = {
#define ROAD "Ugolki 9", "8/8/8/8/8/3b4/2b1w3/ww1w4 w 1"
    { ROAD, "a1-e1", UGO_OK, 0, "a1-c1-e1" },
    { ROAD, " a1-c1-e1 ", UGO_OK, 0, "a1-c1-e1" },
    { ROAD, "a1-c1-c3-e3-e1", UGO_OK, 0, "a1-c1-c3-e3-e1" },
    { ROAD, "a1-a2", UGO_OK, 0, "a1-a2" },
    { ROAD, "a1-b1-e1", UGO_MOVE_ROUTE, 0, NULL },
    { ROAD, "  a1-h8", UGO_MOVE_UNREACHABLE, 2, NULL },
    { ROAD, "b2-b3", UGO_MOVE_EMPTY, 0, NULL },
    { ROAD, "c2-c3", UGO_MOVE_NOT_YOURS, 0, NULL },
    { ROAD, "a1-a2x", UGO_TEXT_NO_MOVE, 6, NULL },
    { ROAD, "a1-a2 x", UGO_TEXT_NO_MOVE, 6, NULL },
    { ROAD, "a1-a2 b1-b2", UGO_TEXT_NO_MOVE, 6, NULL },
    { ROAD, "", UGO_TEXT_NO_MOVE, 0, NULL },
    { ROAD, "   ", UGO_TEXT_NO_MOVE, 3, NULL },
    { ROAD, " a1-N", UGO_TEXT_BAD_SQUARE, 4, NULL },
    { ROAD, "--", UGO_MOVE_CAN_MOVE, 0, NULL },
    { ROAD, "a1xa2=a3", UGO_MOVE_NO_REPLACEMENT, 0, NULL },
    { ROAD, "1@a2", UGO_MOVE_PLACEMENT, 0, NULL },
#undef ROAD
#define FULL "321123/....../....../....../....../321123 w 7"
    { "Gyges", FULL, "a1-a4", UGO_OK, 0, "a1-a4" },
    { "Gyges", FULL, " a1-g4", UGO_TEXT_BAD_SQUARE, 4, NULL },
    { "Gyges", FULL, "a1-\u0441" "4xh8", UGO_TEXT_BAD_SQUARE, 7, NULL },
    { "Gyges", FULL, "a7-a8", UGO_TEXT_BAD_SQUARE, 0, NULL },
    { "Gyges advanced", FULL, "a1-b2=g3", UGO_TEXT_BAD_SQUARE, 6, NULL },
    { "Gyges", FULL, "3@a1", UGO_MOVE_PLACEMENT, 0, NULL },
    { "Gyges advanced", FULL, "a1-b1=c3", UGO_OK, 0, "a1xb1=c3" },
#undef FULL
    { "Gyges", "....../....../....../....../....../...... w 1", "3@\u04101", UGO_OK, 0, "3@a1" },
    { "Gyges", "....../....../....../....../....../...... w 1", "4@a1", UGO_MOVE_NO_SUCH_PIECE, 0,
      NULL },
    { "Gyges", "....../....../....../....../....../...... w 1", "3@a2", UGO_MOVE_NOT_START_LINE, 0,
      NULL },
    { "Gyges", "....../3...../..1.1./1.23.3/3.22.1/....2. b 9", "a5-S", UGO_OK, 0,
      "a5-c4-c3-a3-a2-S" },
    { "Gyges", "....../3...../..1.1./1.23.3/3.22.1/....2. b 9", "a5-c4-c3-a3-a2-S", UGO_OK, 0,
      "a5-c4-c3-a3-a2-S" },
    { "Gyges", "....../3...../..1.1./1.23.3/3.22.1/....2. b 9", "a5-c4-a2-S", UGO_MOVE_ROUTE, 0,
      NULL },
    { "Gyges", "....../3...../..1.1./1.23.3/3.22.1/....2. b 9", "a5-N", UGO_MOVE_OWN_FINISH, 0,
      NULL },
#define CHAIN "....../....../....3./....../2.1.../1..... w 9"
    { "Gyges advanced", CHAIN, "a1xc2=d3", UGO_OK, 0, "a1-a2xc2=d3" },
    { "Gyges advanced", CHAIN, "a1 x a2 - c2 = d3", UGO_OK, 0, "a1-a2xc2=d3" },
    { "Gyges advanced", CHAIN, "a1-b2xc2=d3", UGO_MOVE_ROUTE, 0, NULL },
    { "Gyges", CHAIN, "a1-a2xc2=d3", UGO_MOVE_NO_REPLACEMENT, 0, NULL },
#undef CHAIN
    { "Ugolki 9", "8/8/8/8/8/8/8/8 w 1", "pass", UGO_OK, 0, "--" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      UgoPosition position = ugo_test_position (rows[i].variant, rows[i].position);
      size_t length = strlen (rows[i].text);
      g_autofree char *text = ugo_test_exact_copy (rows[i].text, length);
      char written[UGO_MOVE_TEXT_SIZE];
      UgoMove move;
      UgoRoute route;
      size_t offset;

      ugo_test_note (rows[i].text);
      g_assert_cmpint (ugo_move_read (&position, text, length, &move, &route, &offset), ==,
                       rows[i].status);
      if (rows[i].status != UGO_OK)
        g_assert_cmpuint (offset, ==, rows[i].offset);
      if (rows[i].written != NULL)
        {
          g_assert_cmpuint (ugo_move_write (&position, move, &route, written), ==,
                            strlen (rows[i].written));
          g_assert_cmpstr (written, ==, rows[i].written);
        }
    }
}

/* What is meant is told also of a move that is not legal. */
static void
test_illegal_move_meant (void)
{
  UgoPosition position;
  UgoMove move;
  UgoRoute route;
  size_t offset;

  ugo_position_start (ugo_test_variant ("Ugolki 9"), &position);
  g_assert_cmpint (ugo_move_read (&position, "a1-h8", 5, &move, &route, &offset), ==,
                   UGO_MOVE_OCCUPIED);
  g_assert_true (ugo_move_equal (move, ugo_move (0, 63)));
  g_assert_cmpint (route.length, ==, 0);

  g_assert_cmpint (ugo_move_read (&position, "c3-c5-c7", 8, &move, &route, &offset), ==,
                   UGO_MOVE_UNREACHABLE);
  g_assert_true (ugo_move_equal (move, ugo_move (18, 50)));
  g_assert_cmpint (route.length, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/notation/squares/capitals and look-alikes are read", test_squares);
  g_test_add_func ("/notation/squares/every square is read as it is written", test_square_names);
  g_test_add_func ("/notation/moves/every spelling is read and nothing more",
                   test_spellings);
  g_test_add_func ("/notation/moves/a fault is named with its offset", test_misspellings);
  g_test_add_func ("/notation/moves/a route that is too long is refused", test_long_routes);
  g_test_add_func ("/notation/moves/no bytes do harm", test_hostile_moves);
  g_test_add_func ("/notation/moves/a move is understood on its board", test_move_reading);
  g_test_add_func ("/notation/moves/what an illegal move means is told", test_illegal_move_meant);

  return g_test_run ();
}

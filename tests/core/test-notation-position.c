/* test-notation-position.c: variants, positions and results as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-vectors.h"

/* Variants */

static void
test_variants (void)
{
  static const struct
  {
    const char *text;
    const char *written;
    UgoStatus status;
    size_t offset;
  } rows[] = {
    { "Ugolki 9", "Ugolki 9", UGO_OK, 8 },
    { "Ugolki", "Ugolki 9", UGO_OK, 6 },
    { "ugolki", "Ugolki 9", UGO_OK, 6 },
    { "  UGOLKI   16\tDiagonal ", "Ugolki 16 diagonal", UGO_OK, 23 },
    { "Ugolki 9 mirror no-exit diagonal", "Ugolki 9 diagonal no-exit mirror", UGO_OK, 32 },
    { "Ugolki mirror 12", "Ugolki 12 mirror", UGO_OK, 16 },
    { "Ugolki diagonal", "Ugolki 9 diagonal", UGO_OK, 15 },
    { "Ugolki 10 no-exit no-exit", "Ugolki 10 no-exit", UGO_OK, 25 },
    { "Gyges", "Gyges", UGO_OK, 5 },
    { "GYGES Advanced", "Gyges advanced", UGO_OK, 14 },
    { "", "Ugolki 9", UGO_TEXT_UNKNOWN_GAME, 0 },
    { "  ", "Ugolki 9", UGO_TEXT_UNKNOWN_GAME, 2 },
    { " Chess", "Ugolki 9", UGO_TEXT_UNKNOWN_GAME, 1 },
    { "Ugolk", "Ugolki 9", UGO_TEXT_UNKNOWN_GAME, 0 },
    { "Ugolki9", "Ugolki 9", UGO_TEXT_UNKNOWN_GAME, 0 },
    { "Ugolki 11", "Ugolki 9", UGO_TEXT_PIECE_SET, 7 },
    { "Ugolki 0", "Ugolki 9", UGO_TEXT_PIECE_SET, 7 },
    { "Ugolki 16 diagonal 12", "Ugolki 9", UGO_TEXT_PIECE_SET, 19 },
    { "Ugolki 99999999999999999999", "Ugolki 9", UGO_TEXT_PIECE_SET, 7 },
    { "Ugolki 9x", "Ugolki 9", UGO_TEXT_PIECE_SET, 7 },
    { "Ugolki 265", "Ugolki 9", UGO_TEXT_PIECE_SET, 7 },
    { "Ugolki 16 sideways", "Ugolki 9", UGO_TEXT_UNKNOWN_OPTION, 10 },
    { "Ugolki 16 advanced", "Ugolki 9", UGO_TEXT_UNKNOWN_OPTION, 10 },
    { "Ugolki 16 diagonals", "Ugolki 9", UGO_TEXT_UNKNOWN_OPTION, 10 },
    { "Gyges diagonal", "Gyges", UGO_TEXT_UNKNOWN_OPTION, 6 },
    { "Gyges 12", "Gyges", UGO_TEXT_UNKNOWN_OPTION, 6 },
    { "Gyges advanced \xff", "Gyges", UGO_TEXT_UNKNOWN_OPTION, 15 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      size_t length = strlen (rows[i].text);
      g_autofree char *text = ugo_test_exact_copy (rows[i].text, length);
      char written[UGO_VARIANT_TEXT_SIZE];
      UgoVariant variant;
      size_t offset;

      ugo_test_note (rows[i].text);
      g_assert_cmpint (ugo_variant_read (text, length, &variant, &offset), ==, rows[i].status);
      if (rows[i].status != UGO_OK)
        g_assert_cmpuint (offset, ==, rows[i].offset);
      g_assert_cmpuint (ugo_variant_write (variant, written), ==, strlen (rows[i].written));
      g_assert_cmpstr (written, ==, rows[i].written);
    }
}

/* A NUL in a name is a byte like others. */
static void
test_variant_with_nul (void)
{
  UgoVariant variant;
  size_t offset;

  g_assert_cmpint (ugo_variant_read ("Ugolki\0", 7, &variant, &offset), ==,
                   UGO_TEXT_UNKNOWN_GAME);
  g_assert_cmpint (ugo_variant_read ("Ugolki 9 \0", 10, &variant, &offset), ==,
                   UGO_TEXT_UNKNOWN_OPTION);
  g_assert_cmpuint (offset, ==, 9);
}

static void
test_variant_names (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (const uint8_t *pieces = (*rules)->piece_sets; *pieces > 0; pieces++)
      for (unsigned flags = 0; flags < 8; flags++)
        {
          UgoVariant variant = { *rules, *pieces, flags }, read;
          char name[UGO_VARIANT_TEXT_SIZE];
          size_t offset, length;
          unsigned known = 0;

          for (const UgoOption *option = (*rules)->options; option->word != NULL; option++)
            known |= option->flag;
          if ((flags & ~known) != 0)
            continue;

          length = ugo_variant_write (variant, name);
          g_assert_cmpuint (length, <, UGO_VARIANT_TEXT_SIZE);
          g_assert_cmpint (ugo_variant_read (name, length, &read, &offset), ==, UGO_OK);
          g_assert_true (ugo_variant_equal (read, variant));
        }
}

/* Positions */

#define CAMPS "5bbb/5bbb/5bbb/8/8/www5/www5/www5"

static void
test_positions (void)
{
  static const struct
  {
    const char *variant;
    const char *text;
    UgoStatus status;
    size_t offset;
  } rows[] = {
    { "Ugolki 9", CAMPS " w 1", UGO_OK, 0 },
    { "Ugolki 9", CAMPS " b 9999", UGO_OK, 0 },
    { "Ugolki 9", " \t" CAMPS "  w   1 ", UGO_OK, 2 },
    { "Ugolki 9", CAMPS " w 007", UGO_OK, 0 },
    { "Ugolki 9", "5bbb/5bbb/5bbb/44/8/www5/www5/www5 w 1", UGO_OK, 0 },
    { "Ugolki 9", "", UGO_POSITION_EMPTY_TEXT, 0 },
    { "Ugolki 9", "   ", UGO_POSITION_EMPTY_TEXT, 3 },

    { "Ugolki 9", "8 w 1", UGO_POSITION_RANKS, 1 },
    { "Ugolki 9", "5bbb/5bbb/5bbb/8/8/www5/www5 w 1", UGO_POSITION_RANKS, 28 },
    { "Ugolki 9", CAMPS "/8 w 1", UGO_POSITION_RANKS, 33 },
    { "Ugolki 9", CAMPS "/ w 1", UGO_POSITION_RANKS, 33 },
    { "Ugolki 9", "5bb/5bbb/5bbb/8/8/www5/www5/www5 w 1", UGO_POSITION_RANK_LENGTH, 3 },
    { "Ugolki 9", "5bbbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", UGO_POSITION_RANK_LENGTH, 4 },
    { "Ugolki 9", "6bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", UGO_POSITION_RANK_LENGTH, 3 },
    { "Ugolki 9", "9/8/8/8/8/8/8/8 w 1", UGO_POSITION_RANK_LENGTH, 0 },
    { "Ugolki 9", "8/8/8/8/8/8/8/7 w 1", UGO_POSITION_RANK_LENGTH, 15 },
    { "Ugolki 9", "//////// w 1", UGO_POSITION_RANK_LENGTH, 0 },
    { "Ugolki 9", "/ w 1", UGO_POSITION_RANK_LENGTH, 0 },
    { "Ugolki 9", "8/8/8/8//8/8/8 w 1", UGO_POSITION_RANK_LENGTH, 8 },

    { "Ugolki 9", "5bbb/5bxb/5bbb/8/8/www5/www5/www5 w 1", UGO_POSITION_LETTER, 7 },
    { "Ugolki 9", "5bbb/5bBb/5bbb/8/8/www5/www5/www5 w 1", UGO_POSITION_LETTER, 7 },
    { "Ugolki 9", "0bbb/8/8/8/8/8/8/8 w 1", UGO_POSITION_LETTER, 0 },
    { "Ugolki 9", "8/8/8/8/8/8/8/7. w 1", UGO_POSITION_LETTER, 15 },
    { "Ugolki 9", "8/8/8/8/8/8/8/7\u0432 w 1", UGO_POSITION_LETTER, 15 },
    { "Ugolki 9", "w", UGO_POSITION_RANK_LENGTH, 1 },

    { "Ugolki 9", CAMPS, UGO_POSITION_SIDE, 33 },
    { "Ugolki 9", CAMPS " ", UGO_POSITION_SIDE, 34 },
    { "Ugolki 9", CAMPS " x 1", UGO_POSITION_SIDE, 34 },
    { "Ugolki 9", CAMPS " W 1", UGO_POSITION_SIDE, 34 },
    { "Ugolki 9", CAMPS " white 1", UGO_POSITION_SIDE, 34 },
    { "Ugolki 9", CAMPS "  1", UGO_POSITION_SIDE, 35 },

    { "Ugolki 9", CAMPS " w", UGO_POSITION_NUMBER, 35 },
    { "Ugolki 9", CAMPS " w ", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w 0", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w 10000", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w -1", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w +1", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w 1.", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w one", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w 4294967297", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w 18446744073709551617", UGO_POSITION_NUMBER, 36 },
    { "Ugolki 9", CAMPS " w 1 x", UGO_POSITION_TRAILING, 38 },
    { "Ugolki 9", CAMPS " w 1  0 1", UGO_POSITION_TRAILING, 39 },

    { "Ugolki 9", " 5bbb/5bbb/5bbb/8/8/www5/www5/wwww4 w 1", UGO_POSITION_WHITE_COUNT, 1 },
    { "Ugolki 9", "5bbb/5bbb/5bbb/8/8/www5/www5/ww6 w 1", UGO_POSITION_WHITE_COUNT, 0 },
    { "Ugolki 9", "5bbb/5bbb/4bbbb/8/8/www5/www5/www5 w 1", UGO_POSITION_BLACK_COUNT, 0 },
    { "Ugolki 10", CAMPS " w 1", UGO_POSITION_WHITE_COUNT, 0 },
    { "Ugolki 9", "8/8/8/8/8/8/8/8 w 1", UGO_POSITION_WHITE_COUNT, 0 },

    { "Gyges", "321123/....../....../....../....../321123 w 7", UGO_OK, 0 },
    { "Gyges", "....../....../....../....../....../...... w 1", UGO_OK, 0 },
    { "Gyges", "321123/....../....../....../321123 w 7", UGO_POSITION_RANKS, 34 },
    { "Gyges", "321123/6/....../....../....../321123 w 7", UGO_POSITION_LETTER, 7 },
    { "Gyges", "32112/....../....../....../....../321123 w 7", UGO_POSITION_RANK_LENGTH, 5 },
    { "Gyges", "3211231/....../....../....../....../321123 w 7", UGO_POSITION_RANK_LENGTH, 6 },
    { "Gyges", "421123/....../....../....../....../321123 w 7", UGO_POSITION_LETTER, 0 },
    { "Gyges", "321123/....../....../.1..../....../321123 w 7", UGO_POSITION_PIECE_COUNT, 0 },
    { "Gyges", "321123/....../....../....../....../321113 w 7", UGO_POSITION_PIECE_COUNT, 0 },
    { "Gyges", "....../....../....../....../....../1..... w 2", UGO_POSITION_PLACEMENT, 0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      size_t length = strlen (rows[i].text);
      g_autofree char *text = ugo_test_exact_copy (rows[i].text, length);
      UgoPosition position;
      size_t offset;

      ugo_test_note (rows[i].text);
      g_assert_cmpint (ugo_position_read (ugo_test_variant (rows[i].variant), text, length,
                                          UGO_GAME_POSITION, &position, &offset),
                       ==, rows[i].status);
      if (rows[i].status != UGO_OK)
        g_assert_cmpuint (offset, ==, rows[i].offset);
    }
}

/* What is read is what was meant, square by square. */
static void
test_position_squares (void)
{
  UgoPosition position = ugo_test_position ("Ugolki 9", "b6w/8/8/8/8/8/8/w6b b 42");
  UgoPosition gyges = ugo_test_position ("Gyges",
                                         "1....2/....../.3..../....../....../3....1 b 9");

  g_assert_cmpint (ugo_piece_at (&position, 0), ==, 1);
  g_assert_cmpint (ugo_piece_at (&position, 7), ==, 2);
  g_assert_cmpint (ugo_piece_at (&position, 56), ==, 2);
  g_assert_cmpint (ugo_piece_at (&position, 63), ==, 1);
  g_assert_cmpint (ugo_piece_at (&position, 8), ==, 0);
  g_assert_cmpint (position.side, ==, UGO_BLACK);
  g_assert_cmpint (position.move_number, ==, 42);
  g_assert_cmpint (position.occurrences, ==, 1);

  g_assert_cmpint (ugo_piece_at (&gyges, 0), ==, 3);
  g_assert_cmpint (ugo_piece_at (&gyges, 5), ==, 1);
  g_assert_cmpint (ugo_piece_at (&gyges, 30), ==, 1);
  g_assert_cmpint (ugo_piece_at (&gyges, 35), ==, 2);
}

/* Puzzles and editors take fewer pieces than a game needs, but not more. */
static void
test_position_completeness (void)
{
  static const struct
  {
    const char *text;
    UgoStatus status;
  } rows[] = {
    { "8/8/8/8/8/8/8/8 w 1", UGO_OK },
    { "8/8/8/8/8/8/8/w7 b 1", UGO_OK },
    { "8/8/8/8/8/8/8/wwwwwwww w 1", UGO_OK },
    { "8/8/8/8/8/8/ww6/wwwwwwww w 1", UGO_POSITION_WHITE_COUNT },
    { "8/8/8/8/8/8/bb6/bbbbbbbb w 1", UGO_POSITION_BLACK_COUNT },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      UgoVariant variant = ugo_test_variant ("Ugolki 9");
      size_t length = strlen (rows[i].text);
      UgoPosition position;
      size_t offset;

      g_assert_cmpint (ugo_position_read (variant, rows[i].text, length, UGO_ANY_POSITION,
                                          &position, &offset),
                       ==, rows[i].status);
      g_assert_cmpint (ugo_position_read (variant, rows[i].text, length, UGO_GAME_POSITION,
                                          &position, &offset),
                       !=, UGO_OK);
    }
}

/* The text of any position that can be set up is read as that position, and fits. */
static void
test_random_positions (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (int n = 0; n < 3000; n++)
      {
        UgoPosition position, read;
        char text[UGO_POSITION_TEXT_SIZE], again[UGO_POSITION_TEXT_SIZE];
        size_t length, offset;

        ugo_position_start (ugo_variant_default (*rules), &position);
        for (UgoSquare square = 0; square < (*rules)->files * (*rules)->ranks; square++)
          (*rules)->put_piece (&position, square,
                               g_test_rand_int_range (0, n % 10 + 1) == 0
                                   ? g_test_rand_int_range (0, strlen ((*rules)->piece_letters) + 1)
                                   : 0);
        position.side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
        position.move_number = g_test_rand_int_range (1, 10000);

        length = ugo_position_write (&position, text);
        g_assert_cmpuint (length, ==, strlen (text));
        g_assert_cmpuint (length, <, UGO_POSITION_TEXT_SIZE);

        UgoStatus status = ugo_position_read (position.variant, text, length, UGO_ANY_POSITION,
                                              &read, &offset);

        g_assert_cmpint (status, ==, ugo_position_validate (&position, UGO_ANY_POSITION));
        g_assert_true (ugo_position_same (&position, &read));
        ugo_position_write (&read, again);
        g_assert_cmpstr (again, ==, text);
      }
}

/* Texts with bytes changed, dropped and doubled: read or refused with an offset within, and what
 * is read is written as something that is read again as the same. */
static void
test_hostile_positions (void)
{
  static const char *const texts[][2] = {
    { "Ugolki 9", CAMPS " w 1" },
    { "Ugolki 16", "4bbbb/4bbbb/4bbbb/4bbbb/wwww4/wwww4/wwww4/wwww4 b 100" },
    { "Gyges", "321123/....../....../....../....../321123 w 7" },
  };
  static const char bytes[] = "wb12389/ .0\n\xd0\xff";

  for (int n = 0; n < 60000; n++)
    {
      UgoVariant variant = ugo_test_variant (texts[n % 3][0]);
      g_autoptr (GString) text = g_string_new (texts[n % 3][1]);
      UgoPosition position, again;
      char written[UGO_POSITION_TEXT_SIZE];
      size_t offset;

      for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
        {
          int at = g_test_rand_int_range (0, (int) text->len);
          char byte = g_test_rand_bit () ? bytes[g_test_rand_int_range (0, sizeof bytes)]
                                         : (char) g_test_rand_int_range (0, 256);

          if (g_test_rand_bit ())
            text->str[at] = byte;
          else if (g_test_rand_bit ())
            g_string_insert_c (text, at, byte);
          else
            g_string_erase (text, at, 1);
        }
      if (g_test_rand_int_range (0, 10) == 0)
        g_string_truncate (text, g_test_rand_int_range (0, (int) text->len));

      g_autofree char *copy = ugo_test_exact_copy (text->str, text->len);
      UgoStatus status = ugo_position_read (variant, copy, text->len, UGO_ANY_POSITION, &position,
                                            &offset);

      g_assert_cmpuint (offset, <=, text->len);
      if (status != UGO_OK)
        continue;

      size_t length = ugo_position_write (&position, written);

      g_assert_cmpint (ugo_position_read (variant, written, length, UGO_ANY_POSITION, &again,
                                          &offset),
                       ==, UGO_OK);
      g_assert_true (ugo_position_same (&position, &again));
    }
}

static void
test_words (void)
{
  static const char *const reasons[] = {
    "-", "home", "both-home", "exit", "both-exit", "count", "stuck", "repetition", "finish",
  };

  g_assert_cmpstr (ugo_outcome_word (UGO_UNDECIDED), ==, "*");
  g_assert_cmpstr (ugo_outcome_word (UGO_WHITE_WINS), ==, "1-0");
  g_assert_cmpstr (ugo_outcome_word (UGO_BLACK_WINS), ==, "0-1");
  g_assert_cmpstr (ugo_outcome_word (UGO_DRAW), ==, "1/2-1/2");
  for (size_t i = 0; i < G_N_ELEMENTS (reasons); i++)
    g_assert_cmpstr (ugo_reason_word ((UgoReason) i), ==, reasons[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/notation/variants/names are read liberally and faults named", test_variants);
  g_test_add_func ("/notation/variants/a NUL ends nothing", test_variant_with_nul);
  g_test_add_func ("/notation/variants/every variant is read as it is written",
                   test_variant_names);
  g_test_add_func ("/notation/positions/faults are named with their offset", test_positions);
  g_test_add_func ("/notation/positions/squares are those that are meant", test_position_squares);
  g_test_add_func ("/notation/positions/a game needs all pieces and nothing more than all is taken",
                   test_position_completeness);
  g_test_add_func ("/notation/positions/every position is read as it is written",
                   test_random_positions);
  g_test_add_func ("/notation/positions/no bytes do harm", test_hostile_positions);
  g_test_add_func ("/notation/results have words", test_words);

  return g_test_run ();
}

/* ugo-test-vectors.c: what the tests of the core share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-vectors.h"

#include <string.h>

void
ugo_test_each_row (const char *file, const char *game, UgoTestRowFunc func)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "vectors", file, NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  unsigned n_rows = 0;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);

  lines = g_strsplit (contents, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] == '#' || !g_str_has_prefix (lines[i], game))
        continue;

      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (g_test_verbose ())
        g_test_message ("%s:%u", file, i + 1);
      func (fields);
      n_rows++;
    }

  g_assert_cmpuint (n_rows, >, 0);
}

UgoVariant
ugo_test_variant (const char *name)
{
  UgoVariant variant;
  size_t offset;

  g_assert_cmpint (ugo_variant_read (name, strlen (name), &variant, &offset), ==, UGO_OK);
  return variant;
}

UgoPosition
ugo_test_position (const char *variant, const char *text)
{
  UgoPosition position;
  size_t offset;

  g_assert_cmpint (ugo_position_read (ugo_test_variant (variant), text, strlen (text),
                                      UGO_ANY_POSITION, &position, &offset),
                   ==, UGO_OK);
  return position;
}

void
ugo_test_game_begin (UgoTestGame *game, UgoPosition position)
{
  game->position = position;
  game->n_keys = 0;
  if (ugo_position_repeats (&position))
    game->keys[game->n_keys++] = ugo_position_key (&position);
}

void
ugo_test_game_play (UgoTestGame *game, UgoMove move)
{
  UgoPosition next;

  g_assert_cmpint (ugo_check_move (&game->position, move), ==, UGO_OK);
  ugo_play (&game->position, move, game->keys, game->n_keys, &next);
  game->position = next;

  if (ugo_position_repeats (&next))
    {
      g_assert_cmpuint (game->n_keys, <, UGO_TEST_MAX_PLIES);
      game->keys[game->n_keys++] = ugo_position_key (&next);
    }
}

void
ugo_test_game_play_all (UgoTestGame *game, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      UgoMove move;
      UgoRoute route;
      size_t offset;

      if (words[i][0] == '\0')
        continue;
      if (g_test_verbose ())
        g_test_message ("%s", words[i]);
      g_assert_cmpint (ugo_move_read (&game->position, words[i], strlen (words[i]), &move, &route,
                                      &offset),
                       ==, UGO_OK);
      ugo_test_game_play (game, move);
    }
}

UgoStatus
ugo_test_check (const UgoPosition *position, const char *move)
{
  UgoMove meant;
  UgoRoute route;
  size_t offset;

  return ugo_move_read (position, move, strlen (move), &meant, &route, &offset);
}

static void
append_square (GString *text, const UgoRules *rules, UgoSquare square)
{
  char name[3];

  ugo_square_write (rules, square, name);
  g_string_append (text, name);
}

char *
ugo_test_moves (const UgoPosition *position)
{
  const UgoRules *rules = position->variant.rules;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < n_moves; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');

      if (ugo_move_is_pass (moves[i]))
        {
          g_string_append (text, "--");
          continue;
        }

      if (moves[i].piece > 0)
        g_string_append_printf (text, "%u@", moves[i].piece);
      else
        {
          append_square (text, rules, moves[i].from);
          g_string_append_c (text, moves[i].drop == UGO_SQUARE_NONE ? '-' : 'x');
        }
      append_square (text, rules, moves[i].to);
      if (moves[i].drop != UGO_SQUARE_NONE)
        {
          g_string_append_c (text, '=');
          append_square (text, rules, moves[i].drop);
        }
    }

  return g_string_free (text, FALSE);
}

char *
ugo_test_result (const UgoPosition *position)
{
  UgoResult result = ugo_result (position);

  return g_strdup_printf ("%s %s", ugo_outcome_word (result.outcome),
                          ugo_reason_word (result.reason));
}

UgoMove
ugo_test_random_move (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);

  g_assert_cmpuint (n_moves, >, 0);
  return moves[g_test_rand_int_range (0, (int) n_moves)];
}

char *
ugo_test_exact_copy (const char *text, size_t length)
{
  return g_memdup2 (length > 0 ? text : "", MAX (length, 1));
}

void
ugo_test_note (const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);

  g_test_message ("%s", escaped);
}

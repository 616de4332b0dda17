/* test-own-games.c: puzzles from games that were played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-own-games.h"
#include "ugo-test-vectors.h"

#define N_GAMES 40
#define MAX_PLIES 120

/* A game of moves by chance, nearly all of them forward. */
static UgoRecord *
play_game (const char *variant)
{
  UgoPosition start;
  UgoRecord *record;
  UgoNode *node;
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);

  ugo_position_start (ugo_test_variant (variant), &start);
  record = ugo_record_new (&start);
  node = ugo_record_get_root (record);
  while (node->ply < MAX_PLIES)
    {
      size_t n_moves = ugo_legal_moves (&node->position, moves);
      UgoMove best;

      if (n_moves == 0)
        break;
      best = moves[g_test_rand_int_range (0, (int) n_moves)];
      for (int tries = 0; tries < 4; tries++)
        {
          UgoMove other = moves[g_test_rand_int_range (0, (int) n_moves)];
          bool is_forward = node->position.side == UGO_WHITE ? other.to > best.to
                                                             : other.to < best.to;

          if (is_forward)
            best = other;
        }
      node = ugo_record_add (record, node, best, NULL);
    }
  return record;
}

static bool
has_position (UgoRecord *record, const UgoPosition *position)
{
  for (UgoNode *node = ugo_record_get_root (record); node != NULL; node = node->first_child)
    if (ugo_position_same (&node->position, position))
      return true;
  return false;
}

static guint
check_game (UgoRecord *record)
{
  g_autoptr (GPtrArray) puzzles = ugo_own_games_find (record, NULL);
  g_autoptr (GPtrArray) again = ugo_own_games_find (record, NULL);
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  g_assert_cmpuint (puzzles->len, ==, again->len);
  for (guint i = 0; i < puzzles->len; i++)
    {
      UgoPuzzle *puzzle = puzzles->pdata[i];
      const UgoPuzzleTheme *theme = ugo_puzzle_get_theme (puzzle);
      g_autoptr (GError) error = NULL;
      gpointer theme_key = (gpointer) theme;
      guint n = 1 + GPOINTER_TO_UINT (g_hash_table_lookup (counts, theme_key));

      g_hash_table_insert (counts, theme_key, GUINT_TO_POINTER (n));
      g_assert_cmpuint (n, <=, UGO_OWN_GAMES_MAX);
      g_assert_true (has_position (record, &ugo_puzzle_get_draft (puzzle)->position));
      g_assert_true (ugo_puzzle_verify (puzzle, NULL, proof, &error));
      g_assert_no_error (error);
      g_assert_cmpstr (ugo_puzzle_get_id (puzzle), ==, ugo_puzzle_get_id (again->pdata[i]));
    }
  return puzzles->len;
}

static void
test_games (void)
{
  const char *const variants[] = { "Ugolki 9", "Ugolki 16 diagonal", "Gyges", "Gyges advanced" };
  guint n_found = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (UgoRecord) record = play_game (variants[i % G_N_ELEMENTS (variants)]);

      n_found += check_game (record);
    }
  g_test_message ("%u puzzles in %d games", n_found, N_GAMES);
  g_assert_cmpuint (n_found, >, 0);
}

/* Whether a side that is to move has a move that wins at once, by trying all of them. */
static bool
wins_at_once (const UgoPosition *position)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;
      UgoOutcome outcome;

      ugo_play (position, moves[i], NULL, 0, &next);
      outcome = ugo_result (&next).outcome;
      if (outcome == (position->side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS))
        return true;
    }
  return false;
}

static bool
is_threatened (const UgoPosition *position)
{
  UgoPosition turned = *position;

  turned.side = ugo_side_other ((UgoSide) position->side);
  return wins_at_once (&turned);
}

/* Both sides finish, defend and threaten; what is made of it is what stood there. */
static void
test_gyges (void)
{
  guint n_wins = 0, n_defences = 0, n_twos = 0, n_black = 0;

  for (guint i = 0; i < 3 * N_GAMES; i++)
    {
      g_autoptr (UgoRecord) record = play_game ("Gyges");
      g_autoptr (GPtrArray) puzzles = ugo_own_games_find (record, NULL);

      for (guint j = 0; j < puzzles->len; j++)
        {
          const UgoDraft *draft = ugo_puzzle_get_draft (puzzles->pdata[j]);
          const char *id = ugo_puzzle_get_theme (puzzles->pdata[j])->id;
          bool is_win = strcmp (id, "win-now") == 0, is_two = strcmp (id, "two-threats") == 0;

          n_wins += is_win;
          n_twos += is_two;
          n_defences += strcmp (id, "only-defence") == 0;
          n_black += draft->position.side == UGO_BLACK;
          g_assert_true (wins_at_once (&draft->position) == is_win);
          g_assert_true (is_win || is_two || is_threatened (&draft->position));
          g_assert_cmpint (draft->n_moves, ==, is_two ? 2 : 1);
        }
    }
  g_test_message ("%u finishes, %u defences, %u in two; %u of North", n_wins, n_defences, n_twos,
                  n_black);
  g_assert_cmpuint (n_wins, >, 0);
  g_assert_cmpuint (n_black, >, 0);
}

static void
test_empty (void)
{
  UgoPosition start;
  g_autoptr (UgoRecord) record = NULL;
  g_autoptr (GPtrArray) puzzles = NULL;

  ugo_position_start (ugo_test_variant ("Ugolki 9"), &start);
  record = ugo_record_new (&start);
  puzzles = ugo_own_games_find (record, NULL);
  g_assert_cmpuint (puzzles->len, ==, 0);
}

static void
test_stop (void)
{
  g_autoptr (UgoRecord) record = play_game ("Ugolki 9");
  atomic_bool stop = true;
  g_autoptr (GPtrArray) puzzles = ugo_own_games_find (record, &stop);

  g_assert_cmpuint (puzzles->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzles/own-games/what is found stood in the game and is proved", test_games);
  g_test_add_func ("/puzzles/own-games/finishes and defences of Gygès stood in the game",
                   test_gyges);
  g_test_add_func ("/puzzles/own-games/a game without moves gives none", test_empty);
  g_test_add_func ("/puzzles/own-games/a search that is stopped finds nothing more", test_stop);

  return g_test_run ();
}

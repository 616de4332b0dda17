/* test-rules.c: what holds for every game there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-vectors.h"

#define N_GAMES 4

typedef void (*VariantFunc) (UgoVariant variant);

/* Calls @func with every variant of every game. */
static void
each_variant (VariantFunc func)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (const uint8_t *pieces = (*rules)->piece_sets; *pieces > 0; pieces++)
      {
        unsigned n_options = 0;

        while ((*rules)->options[n_options].word != NULL)
          n_options++;

        for (unsigned set = 0; set < 1u << n_options; set++)
          {
            UgoVariant variant = { *rules, *pieces, 0 };

            for (unsigned i = 0; i < n_options; i++)
              if ((set >> i & 1) != 0)
                variant.flags |= (*rules)->options[i].flag;

            if (g_test_verbose ())
              {
                char name[UGO_VARIANT_TEXT_SIZE];

                ugo_variant_write (variant, name);
                g_test_message ("%s", name);
              }
            func (variant);
          }
      }
}

typedef void (*PositionFunc) (const UgoPosition *position);

/* Calls @func with each position of a random game; returns how the game ended. */
static UgoResult
each_position (UgoVariant variant, PositionFunc func)
{
  UgoTestGame game;
  UgoPosition start;

  ugo_position_start (variant, &start);
  ugo_test_game_begin (&game, start);
  func (&game.position);
  while (ugo_result (&game.position).outcome == UGO_UNDECIDED)
    {
      ugo_test_game_play (&game, ugo_test_random_move (&game.position));
      func (&game.position);
    }

  return ugo_result (&game.position);
}

static void
test_registry (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      g_assert_true (ugo_rules_find ((*rules)->id) == *rules);
      g_assert_cmpuint ((*rules)->n_squares, ==,
                        (*rules)->files * (*rules)->ranks + strlen ((*rules)->finish_names));
      g_assert_cmpuint ((*rules)->n_squares, <=, UGO_MAX_SQUARES);
      g_assert_cmpuint ((*rules)->piece_sets[0], >, 0);
      g_assert_cmpuint (ugo_variant_default (*rules).pieces, ==, (*rules)->piece_sets[0]);
      g_assert_cmpuint (ugo_variant_default (*rules).flags, ==, 0);
    }

  g_assert_true (ugo_rules_find ("ugolki") == &ugo_rules_ugolki);
  g_assert_true (ugo_rules_find ("gyges") == &ugo_rules_gyges);
  g_assert_null (ugo_rules_find ("Ugolki"));
  g_assert_null (ugo_rules_find (""));
  g_assert_null (ugo_rules_find (NULL));
}

/* The start is a position fit for a game, undecided, and knows itself whatever is done to it. */
static void
check_start (UgoVariant variant)
{
  UgoPosition start, other;

  ugo_position_start (variant, &start);
  g_assert_cmpint (ugo_position_validate (&start, UGO_GAME_POSITION), ==, UGO_OK);
  g_assert_cmpint (ugo_position_validate (&start, UGO_ANY_POSITION), ==, UGO_OK);
  g_assert_cmpint (ugo_result (&start).outcome, ==, UGO_UNDECIDED);
  g_assert_cmpint (ugo_result (&start).reason, ==, UGO_REASON_NONE);
  g_assert_true (ugo_position_is_start (&start));
  g_assert_true (ugo_position_repeats (&start));

  other = start;
  other.move_number = 2;
  g_assert_false (ugo_position_is_start (&other));
  other = start;
  other.side = UGO_BLACK;
  g_assert_false (ugo_position_is_start (&other));

  ugo_play (&start, ugo_test_random_move (&start), NULL, 0, &other);
  g_assert_false (ugo_position_is_start (&other));
  g_assert_false (ugo_position_same (&start, &other));
}

static void
test_start (void)
{
  each_variant (check_start);
}

static bool
on_finish (const UgoPosition *position)
{
  const UgoRules *rules = position->variant.rules;

  for (UgoSquare square = rules->files * rules->ranks; square < rules->n_squares; square++)
    if (ugo_piece_at (position, square) != 0)
      return true;

  return false;
}

/* Written and read again, a position is the same, and is written the same. */
static void
check_position_text (const UgoPosition *position)
{
  char text[UGO_POSITION_TEXT_SIZE], again[UGO_POSITION_TEXT_SIZE];
  size_t length = ugo_position_write (position, text);
  UgoPosition read;
  size_t offset;

  g_assert_cmpuint (length, ==, strlen (text));
  g_assert_cmpuint (length, <, UGO_POSITION_TEXT_SIZE);
  if (on_finish (position))
    return;

  g_assert_cmpint (ugo_position_read (position->variant, text, length, UGO_GAME_POSITION, &read,
                                      &offset),
                   ==, UGO_OK);
  g_assert_true (ugo_position_same (&read, position));
  g_assert_cmpuint (ugo_position_key (&read), ==, ugo_position_key (position));
  g_assert_cmpuint (ugo_perft (&read, 1), ==, ugo_perft (position, 1));
  ugo_position_write (&read, again);
  g_assert_cmpstr (again, ==, text);
}

static void
check_position_texts (UgoVariant variant)
{
  each_position (variant, check_position_text);
}

static void
test_position_texts (void)
{
  each_variant (check_position_texts);
}

static bool
is_before (UgoMove a, UgoMove b)
{
  if (a.piece != b.piece)
    return a.piece < b.piece;
  if (a.from != b.from)
    return a.from < b.from;
  if (a.to != b.to)
    return a.to < b.to;

  return a.drop < b.drop;
}

/* Legal moves are sorted, accepted, and understood when written and read again. */
static void
check_move_texts (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  bool decided = ugo_result (position).outcome != UGO_UNDECIDED;

  g_assert_cmpuint (n_moves, <=, UGO_MAX_MOVES);
  g_assert_cmpint (n_moves == 0, ==, decided);
  g_assert_cmpint (ugo_must_pass (position), ==, n_moves > 0 && ugo_move_is_pass (moves[0]));

  for (size_t i = 0; i < n_moves; i++)
    {
      char text[UGO_MOVE_TEXT_SIZE];
      size_t length = ugo_move_write (position, moves[i], NULL, text);
      UgoMove move;
      UgoRoute route, path;
      size_t offset;

      if (i > 0 && moves[i].piece == 0)
        g_assert_true (is_before (moves[i - 1], moves[i]));
      g_assert_cmpint (ugo_check_move (position, moves[i]), ==, UGO_OK);

      g_assert_cmpuint (length, ==, strlen (text));
      g_assert_cmpuint (length, <, UGO_MOVE_TEXT_SIZE);
      g_assert_cmpint (ugo_move_read (position, text, length, &move, &route, &offset), ==, UGO_OK);
      g_assert_true (ugo_move_equal (move, moves[i]));

      ugo_move_path (position, moves[i], &path);
      if (route.length > 0)
        g_assert_cmpmem (route.squares, route.length, path.squares, path.length);
      if (path.length > 2)
        g_assert_cmpuint (route.length, ==, path.length);
    }
}

static void
check_games_move_texts (UgoVariant variant)
{
  each_position (variant, check_move_texts);
}

static void
test_move_texts (void)
{
  each_variant (check_games_move_texts);
}

/* Whatever `moves` does not have is refused, `check` and `moves` agreeing. */
static void
check_refusals (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = position->variant.rules->moves (position, moves);
  uint8_t n_squares = position->variant.rules->n_squares;
  size_t n_accepted = 0;

  if (g_test_rand_int_range (0, 10) > 0)
    return;

  for (UgoSquare from = 0; from < n_squares; from++)
    for (UgoSquare to = 0; to < n_squares; to++)
      if (position->variant.rules->check (position, ugo_move (from, to)) == UGO_OK)
        n_accepted++;

  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].piece > 0 || moves[i].drop != UGO_SQUARE_NONE)
      n_accepted++;

  g_assert_cmpuint (n_accepted, ==, n_moves);
}

static void
check_games_refusals (UgoVariant variant)
{
  each_position (variant, check_refusals);
}

static void
test_refusals (void)
{
  each_variant (check_games_refusals);
}

/* Fields beyond the board are refused, and nothing beyond the board is looked at. */
static void
check_hostile_moves (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);

  for (int n = 0; n < 50; n++)
    {
      guint32 bits = g_test_rand_int ();
      UgoMove move = { bits & 0xff, bits >> 8 & 0xff, bits >> 16 & 0xff, bits >> 24 };
      bool legal = false;

      if (n % 2 == 0)
        move.drop = UGO_SQUARE_NONE;
      if (n % 3 == 0)
        move.piece %= 4;
      if (n % 5 == 0)
        move.from = UGO_SQUARE_NONE;

      for (size_t i = 0; i < n_moves; i++)
        legal = legal || ugo_move_equal (moves[i], move);
      g_assert_cmpint (ugo_check_move (position, move) == UGO_OK, ==, legal);
    }
}

static void
check_games_hostile_moves (UgoVariant variant)
{
  each_position (variant, check_hostile_moves);
}

static void
test_hostile_moves (void)
{
  each_variant (check_games_hostile_moves);
}

static int
count_pieces (const UgoPosition *position)
{
  int n = 0;

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    n += ugo_piece_at (position, square) != 0;

  return n;
}

/* A move takes no piece off the board and touches nothing but its own squares. */
static void
check_moves_keep_pieces (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next, in_place = *position;

      ugo_play (position, moves[i], NULL, 0, &next);
      ugo_play (&in_place, moves[i], NULL, 0, &in_place);
      g_assert_true (ugo_position_same (&next, &in_place));

      g_assert_cmpint (next.side, ==, ugo_side_other (position->side));
      g_assert_cmpint (next.move_number, ==,
                       position->move_number + (position->side == UGO_BLACK));
      g_assert_cmpint (count_pieces (&next), ==, count_pieces (position) + (moves[i].piece > 0));

      for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
        if (square != moves[i].from && square != moves[i].to && square != moves[i].drop)
          g_assert_cmpint (ugo_piece_at (&next, square), ==, ugo_piece_at (position, square));
    }
}

static void
check_games_keep_pieces (UgoVariant variant)
{
  each_position (variant, check_moves_keep_pieces);
}

static void
test_moves_keep_pieces (void)
{
  each_variant (check_games_keep_pieces);
}

static GHashTable *positions_by_key;

/* Pieces and side of a position, as a text. */
static char *
describe (const UgoPosition *position)
{
  GString *text = g_string_new (position->side == UGO_WHITE ? "w" : "b");

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    g_string_append_c (text, '0' + ugo_piece_at (position, square));

  return g_string_free (text, FALSE);
}

static void
check_key (const UgoPosition *position)
{
  gint64 key = (gint64) ugo_position_key (position);
  char *text = describe (position);
  const char *earlier = g_hash_table_lookup (positions_by_key, &key);
  UgoPosition later = *position;

  later.move_number += 5;
  later.occurrences++;
  g_assert_cmpuint (ugo_position_key (&later), ==, ugo_position_key (position));
  later.side = ugo_side_other (later.side);
  g_assert_cmpuint (ugo_position_key (&later), !=, ugo_position_key (position));

  if (earlier == NULL)
    g_hash_table_insert (positions_by_key, g_memdup2 (&key, sizeof key), g_steal_pointer (&text));
  else
    g_assert_cmpstr (text, ==, earlier);
  g_free (text);
}

static void
check_games_keys (UgoVariant variant)
{
  UgoResult result;

  positions_by_key = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  for (int n = 0; n < N_GAMES * 4; n++)
    {
      result = each_position (variant, check_key);
      g_assert_cmpint (result.outcome, !=, UGO_UNDECIDED);
    }
  g_assert_cmpuint (g_hash_table_size (positions_by_key), >, N_GAMES);
  g_clear_pointer (&positions_by_key, g_hash_table_unref);
}

static void
test_keys (void)
{
  each_variant (check_games_keys);
}

static void
ignore (const UgoPosition *position)
{
}

/* Every random game ends, with a result and a reason, well before a record would be too long. */
static void
check_games_end (UgoVariant variant)
{
  for (int n = 0; n < N_GAMES; n++)
    {
      UgoResult result = each_position (variant, ignore);

      g_assert_cmpint (result.reason, !=, UGO_REASON_NONE);
      g_assert_cmpstr (ugo_outcome_word (result.outcome), !=, "*");
      g_assert_cmpstr (ugo_reason_word (result.reason), !=, "-");
    }
}

static void
test_games_end (void)
{
  each_variant (check_games_end);
}

/* Counting sequences is counting moves: one ply the moves or the pass, two plies their sum. */
static void
check_perft (UgoVariant variant)
{
  UgoPosition position;
  UgoMove moves[UGO_MAX_MOVES];
  uint64_t total = 0;

  ugo_position_start (variant, &position);
  for (int n = g_test_rand_int_range (0, 30); n > 0; n--)
    if (ugo_result (&position).outcome == UGO_UNDECIDED)
      ugo_play (&position, ugo_test_random_move (&position), NULL, 0, &position);

  size_t n_moves = variant.rules->moves (&position, moves);

  g_assert_cmpuint (ugo_perft (&position, 0), ==, 1);
  if (n_moves == 0 || on_finish (&position))
    return;

  g_assert_cmpuint (ugo_perft (&position, 1), ==, n_moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;

      ugo_play (&position, moves[i], NULL, 0, &next);
      total += on_finish (&next) ? 0 : ugo_perft (&next, 1);
    }
  g_assert_cmpuint (ugo_perft (&position, 2), ==, total);
}

static void
test_perft (void)
{
  for (int n = 0; n < N_GAMES; n++)
    each_variant (check_perft);
}

/* What an editor puts on a square stands there alone, and can be taken away. */
static void
check_put_piece (UgoVariant variant)
{
  UgoPosition position, before;
  uint8_t n_kinds = strlen (variant.rules->piece_letters);

  ugo_position_start (variant, &position);
  for (int n = 0; n < 500; n++)
    {
      UgoSquare square = g_test_rand_int_range (0, variant.rules->n_squares);
      uint8_t piece = g_test_rand_int_range (0, n_kinds + 1);

      before = position;
      variant.rules->put_piece (&position, square, piece);
      for (UgoSquare other = 0; other < variant.rules->n_squares; other++)
        g_assert_cmpint (ugo_piece_at (&position, other), ==,
                         other == square ? piece : ugo_piece_at (&before, other));
    }
}

static void
test_put_piece (void)
{
  each_variant (check_put_piece);
}

/* A count of occurrences stops instead of beginning anew. */
static void
check_occurrences (UgoVariant variant)
{
  UgoPosition start, next;
  UgoMove moves[UGO_MAX_MOVES];
  uint64_t keys[1000];

  /* After Black's first move, which every game compares. */
  ugo_position_start (variant, &start);
  ugo_play (&start, ugo_test_random_move (&start), NULL, 0, &start);
  ugo_legal_moves (&start, moves);
  ugo_play (&start, moves[0], NULL, 0, &next);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    keys[i] = ugo_position_key (&next);

  ugo_play (&start, moves[0], keys, 0, &next);
  g_assert_cmpint (next.occurrences, ==, 1);
  ugo_play (&start, moves[0], keys, 2, &next);
  g_assert_cmpint (next.occurrences, ==, 3);
  ugo_play (&start, moves[0], keys, 1000, &next);
  g_assert_cmpint (next.occurrences, ==, UINT8_MAX);
}

static void
test_occurrences (void)
{
  each_variant (check_occurrences);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/every game is found by its id", test_registry);
  g_test_add_func ("/rules/a start is a valid and undecided position", test_start);
  g_test_add_func ("/rules/positions survive being written and read", test_position_texts);
  g_test_add_func ("/rules/moves are sorted, accepted, and survive being written and read",
                   test_move_texts);
  g_test_add_func ("/rules/no move is accepted that is not offered", test_refusals);
  g_test_add_func ("/rules/moves of random bytes are refused", test_hostile_moves);
  g_test_add_func ("/rules/moves keep all pieces", test_moves_keep_pieces);
  g_test_add_func ("/rules/keys differ as pieces and sides do", test_keys);
  g_test_add_func ("/rules/random games end", test_games_end);
  g_test_add_func ("/rules/counted sequences are the moves played out", test_perft);
  g_test_add_func ("/rules/a piece can be put on every square", test_put_piece);
  g_test_add_func ("/rules/occurrences do not overflow", test_occurrences);

  return g_test_run ();
}

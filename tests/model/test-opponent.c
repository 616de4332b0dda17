/* test-opponent.c: the computer plays a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-opponent.h"
#include "ugo-test-model.h"
#include "ugo-writer.h"

/* Longer than anything here takes, in iterations of a millisecond. */
#define PATIENCE 60000

typedef gboolean (*Condition) (UgoMatch *match, UgoOpponent *opponent);

static gboolean
is_white_to_move (UgoMatch *match, UgoOpponent *opponent)
{
  return ugo_match_get_position (match)->side == UGO_WHITE;
}

static gboolean
is_over (UgoMatch *match, UgoOpponent *opponent)
{
  return ugo_match_get_outcome (match) != UGO_UNDECIDED;
}

static gboolean
is_idle (UgoMatch *match, UgoOpponent *opponent)
{
  return !ugo_opponent_get_thinking (opponent);
}

static void
wait_for (UgoMatch *match, UgoOpponent *opponent, Condition condition)
{
  for (guint i = 0; !condition (match, opponent) && i < PATIENCE; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_true (condition (match, opponent));
}

/* Lets pass what could still come. */
static void
rest (void)
{
  for (guint i = 0; i < 50; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static UgoOpponent *
make_opponent (UgoMatch *match, int white, int black)
{
  UgoOpponent *opponent = ugo_opponent_new ();

  ugo_opponent_set_level (match, UGO_WHITE, white);
  ugo_opponent_set_level (match, UGO_BLACK, black);
  ugo_opponent_set_pace (opponent, 0);
  ugo_opponent_set_match (opponent, match);
  return opponent;
}

static void
test_whole_games (gconstpointer data)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match (data, "");
  g_autoptr (UgoOpponent) opponent = make_opponent (match, 2, 1);
  UgoNode *node;

  wait_for (match, opponent, is_over);
  g_assert_false (ugo_opponent_get_thinking (opponent));
  for (node = ugo_match_get_node (match); node->parent; node = node->parent)
    g_assert_cmpint (ugo_check_move (&node->parent->position, node->move), ==, UGO_OK);
}

static void
test_answers (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  g_autoptr (UgoOpponent) opponent = make_opponent (match, UGO_OPPONENT_PERSON, 3);

  rest ();
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 0);
  ugo_test_play (match, "c2-c4");
  g_assert_true (ugo_opponent_get_thinking (opponent));
  wait_for (match, opponent, is_white_to_move);
  g_assert_false (ugo_opponent_get_thinking (opponent));
  rest ();
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
}

static void
test_undo_while_thinking (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  g_autoptr (UgoOpponent) opponent = make_opponent (match, UGO_OPPONENT_PERSON, 10);

  for (guint i = 0; i < 50; i++)
    {
      ugo_test_play (match, i % 2 == 0 ? "c2-c4" : "a3-a4");
      for (guint j = 0; j < i % 7; j++)
        g_main_context_iteration (NULL, FALSE);
      if (ugo_match_get_position (match)->side == UGO_BLACK)
        ugo_match_undo (match);
      while (ugo_match_get_can_undo (match))
        ugo_match_undo (match);
    }
  wait_for (match, opponent, is_idle);
  ugo_test_play (match, "b3-b4");
  ugo_opponent_hurry (opponent);
  wait_for (match, opponent, is_white_to_move);
  rest ();
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
}

static void
test_pause (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Gyges advanced", "");
  g_autoptr (UgoOpponent) opponent = NULL;

  ugo_opponent_set_level (match, UGO_WHITE, 10);
  opponent = ugo_opponent_new ();
  ugo_opponent_set_pace (opponent, 0);
  ugo_opponent_set_paused (opponent, TRUE);
  ugo_opponent_set_match (opponent, match);
  rest ();
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 0);
  g_assert_false (ugo_opponent_get_thinking (opponent));

  ugo_opponent_set_paused (opponent, FALSE);
  g_assert_true (ugo_opponent_get_thinking (opponent));
  ugo_opponent_set_paused (opponent, TRUE);
  g_assert_false (ugo_opponent_get_thinking (opponent));
  rest ();
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 0);

  ugo_opponent_set_paused (opponent, FALSE);
  for (guint i = 0; ugo_match_get_node (match)->ply == 0 && i < PATIENCE; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 1);
}

static UgoTimekeeper *
make_timekeeper (UgoMatch *match, const UgoTimeControl *control)
{
  UgoTimekeeper *keeper = ugo_timekeeper_new ();

  ugo_record_set_time_controls (ugo_match_get_record (match),
                                (UgoTimeControl[]){ *control, *control });
  ugo_timekeeper_set_match (keeper, match);
  return keeper;
}

/* With a second for the game the strongest level has to move before it has thought to its end. */
static void
test_little_time (void)
{
  const UgoTimeControl control = { UGO_TIME_SIMPLE, 1000, 0 };
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 16 diagonal", "");
  g_autoptr (UgoTimekeeper) keeper = make_timekeeper (match, &control);
  g_autoptr (UgoOpponent) opponent = ugo_opponent_new ();

  ugo_opponent_set_level (match, UGO_WHITE, 10);
  ugo_opponent_set_level (match, UGO_BLACK, 10);
  ugo_opponent_set_pace (opponent, 100000);
  ugo_opponent_set_timekeeper (opponent, keeper);
  ugo_opponent_set_match (opponent, match);
  for (guint i = 0; ugo_match_get_node (match)->ply < 6 && i < PATIENCE; i++)
    {
      g_assert_cmpint (ugo_match_get_outcome (match), ==, UGO_UNDECIDED);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 6);
}

/* The clocks of the computer alone stand with it. */
static void
test_paused_game (void)
{
  const UgoTimeControl control = { UGO_TIME_INCREMENT, 60000, 1000 };
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Gyges", "");
  g_autoptr (UgoTimekeeper) keeper = make_timekeeper (match, &control);
  g_autoptr (UgoOpponent) opponent = make_opponent (match, 1, 1);
  guint ply;

  ugo_opponent_set_timekeeper (opponent, keeper);
  wait_for (match, opponent, is_white_to_move);
  ugo_timekeeper_pause (keeper);
  ply = ugo_match_get_node (match)->ply;
  rest ();
  g_assert_false (ugo_opponent_get_thinking (opponent));
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, ply);
  ugo_timekeeper_resume (keeper);
  wait_for (match, opponent, is_over);
}

static void
test_dropped_while_thinking (void)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 16 diagonal", "");
      UgoOpponent *opponent = make_opponent (match, 10, 10);
      gpointer alive = opponent;

      for (guint j = 0; j < i; j++)
        g_main_context_iteration (NULL, FALSE);
      g_object_add_weak_pointer (G_OBJECT (opponent), &alive);
      g_object_run_dispose (G_OBJECT (opponent));
      g_object_unref (opponent);
      for (guint j = 0; alive != NULL && j < PATIENCE; j++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (1000);
        }
      g_assert_null (alive);
    }
}

static void
test_who_plays (void)
{
  static const char *const wrong[] = { "0", "11", "-1", "x", "", "3x", "99999999999999999999" };
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c2-c4");
  g_autoptr (UgoMatch) rematch = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (ugo_opponent_get_level (match, UGO_WHITE), ==, UGO_OPPONENT_PERSON);
  ugo_opponent_set_level (match, UGO_BLACK, 7);
  rematch = ugo_match_rematch (match);
  g_assert_cmpint (ugo_opponent_get_level (rematch, UGO_WHITE), ==, 7);
  g_assert_cmpint (ugo_opponent_get_level (rematch, UGO_BLACK), ==, UGO_OPPONENT_PERSON);
  text = ugo_record_to_text (ugo_match_get_record (match));
  g_assert_nonnull (g_strstr_len (text, -1, "[BlackLevel \"7\"]\n[BlackType \"program\"]\n"));

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      ugo_record_set_tag (ugo_match_get_record (match), "BlackLevel", wrong[i]);
      g_assert_cmpint (ugo_opponent_get_level (match, UGO_BLACK), ==, UGO_OPPONENT_PERSON);
    }
}

/* White, or Black, is all but home. */
static void
test_draw_offers (void)
{
  static const struct
  {
    const char *position;
    gboolean takes;
  } cases[] = {
    { "5www/5www/5ww1/4w3/3bbb2/bbbbbb2/8/8 b 30", TRUE },
    { "8/8/wwwwww2/www5/3b4/bb6/bbb5/bbb5 b 30", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      UgoPosition start = ugo_test_make_position ("Ugolki 9", cases[i].position);
      g_autoptr (UgoMatch) match = ugo_match_new (&start);
      g_autoptr (UgoOpponent) opponent = make_opponent (match, UGO_OPPONENT_PERSON, 8);

      g_assert_false (ugo_opponent_accepts_draw (opponent));
      wait_for (match, opponent, is_white_to_move);
      g_assert_cmpint (ugo_opponent_accepts_draw (opponent), ==, cases[i].takes);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/opponent/two computers play a game of Ugolki to its end", "Ugolki 9",
                        test_whole_games);
  g_test_add_data_func ("/opponent/two computers play a game of Gygès to its end", "Gyges",
                        test_whole_games);
  g_test_add_func ("/opponent/it answers each move once", test_answers);
  g_test_add_func ("/opponent/a move taken back while it thinks is not answered",
                   test_undo_while_thinking);
  g_test_add_func ("/opponent/it waits while it is paused", test_pause);
  g_test_add_func ("/opponent/it moves sooner when it has little time", test_little_time);
  g_test_add_func ("/opponent/it waits while the game is paused", test_paused_game);
  g_test_add_func ("/opponent/it can be dropped while it thinks", test_dropped_while_thinking);
  g_test_add_func ("/opponent/the record tells who plays", test_who_plays);
  g_test_add_func ("/opponent/it takes a draw when it is not ahead", test_draw_offers);
  return g_test_run ();
}

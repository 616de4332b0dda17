/* test-timekeeper.c: the clocks of a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-opponent.h"
#include "ugo-record-file.h"
#include "ugo-test-model.h"
#include "ugo-timekeeper.h"
#include "ugo-writer.h"

/* A match with its timekeeper, and a watch that goes when it is told. */
typedef struct
{
  UgoMatch *match;
  UgoTimekeeper *keeper;
  gint64 now;
  GString *told;
} Game;

static gint64
watch_cb (gpointer data)
{
  return ((Game *) data)->now;
}

static void
warned_cb (Game *game, guint side, guint seconds)
{
  g_string_append_printf (game->told, "%c%u ", side == UGO_WHITE ? 'w' : 'b', seconds);
}

static void
game_begin (Game *game, UgoMatch *match)
{
  *game = (Game){ .match = match, .now = 1000, .told = g_string_new (NULL) };
  game->keeper = ugo_timekeeper_new ();
  ugo_timekeeper_set_watch (game->keeper, watch_cb, game);
  ugo_timekeeper_set_match (game->keeper, match);
  g_signal_connect_swapped (game->keeper, "warned", G_CALLBACK (warned_cb), game);
}

static void
game_start (Game *game, const char *variant, const char *white, const char *black)
{
  UgoMatch *match = ugo_test_make_match (variant, "");
  UgoTimeControl controls[2];

  ugo_time_control_read (white, &controls[UGO_WHITE]);
  ugo_time_control_read (black, &controls[UGO_BLACK]);
  ugo_record_set_time_controls (ugo_match_get_record (match), controls);
  game_begin (game, match);
}

static void
game_end (Game *game)
{
  g_object_unref (game->match);
  g_assert_finalize_object (game->keeper);
  g_string_free (game->told, TRUE);
}

/* Lets time pass. */
static void
pass (Game *game, gint64 milliseconds)
{
  game->now += milliseconds;
  ugo_timekeeper_look (game->keeper);
}

static void
play_any (UgoMatch *match)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (ugo_match_get_position (match), moves);

  g_assert_true (
      ugo_match_play (match, moves[g_test_rand_int_range (0, (int) n_moves)], NULL, NULL));
}

static void
assert_left (Game *game, gint64 white, gint64 black)
{
  g_assert_cmpint (ugo_timekeeper_get_left (game->keeper, UGO_WHITE), ==, white);
  g_assert_cmpint (ugo_timekeeper_get_left (game->keeper, UGO_BLACK), ==, black);
}

static void
test_first_move (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "300+5", "300+5");
  g_assert_false (ugo_timekeeper_get_running (game.keeper));
  g_assert_false (ugo_timekeeper_can_pause (game.keeper));
  pass (&game, 1000000);
  assert_left (&game, 300000, 300000);
  ugo_test_play (game.match, "c2-c4");
  assert_left (&game, 300000, 300000);
  g_assert_true (ugo_timekeeper_get_running (game.keeper));
  pass (&game, 2000);
  assert_left (&game, 300000, 298000);
  ugo_test_play (game.match, "f7-f5");
  assert_left (&game, 300000, 303000);
  pass (&game, 4000);
  ugo_test_play (game.match, "a3-a4");
  assert_left (&game, 301000, 303000);
  g_assert_cmpstr (ugo_match_get_node (game.match)->comments[0], ==, "[%clk 0:05:01]");
  game_end (&game);
}

static void
test_different_times (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "60d3", "-");
  g_assert_true (ugo_timekeeper_has_clock (game.keeper, UGO_WHITE));
  g_assert_false (ugo_timekeeper_has_clock (game.keeper, UGO_BLACK));
  ugo_test_play (game.match, "c2-c4");
  pass (&game, 10000000);
  ugo_test_play (game.match, "f7-f5");
  g_assert_null (ugo_match_get_node (game.match)->comments);
  g_assert_cmpint (ugo_timekeeper_get_wait (game.keeper), ==, 3000);
  pass (&game, 2000);
  g_assert_cmpint (ugo_timekeeper_get_wait (game.keeper), ==, 1000);
  g_assert_cmpint (ugo_timekeeper_get_left (game.keeper, UGO_WHITE), ==, 60000);
  pass (&game, 2500);
  g_assert_cmpint (ugo_timekeeper_get_left (game.keeper, UGO_WHITE), ==, 58500);
  g_assert_cmpuint (ugo_timekeeper_get_budget (game.keeper), >, 0);
  ugo_test_play (game.match, "a3-a4");
  g_assert_cmpuint (ugo_timekeeper_get_budget (game.keeper), ==, 0);
  game_end (&game);
}

/* C01: however the game ends, both clocks stand. */
static void
test_ends (void)
{
  static const char *const ending = "1wb1b1ww/5www/5www/8/8/bbb5/bbb5/1b6 w 20";

  for (guint way = 0; way < 3; way++)
    {
      UgoPosition start = ugo_test_make_position ("Ugolki 9", ending);
      UgoMatch *match = ugo_match_new (&start);
      const UgoTimeControl control = { UGO_TIME_SIMPLE, 60000, 0 };
      Game game;

      ugo_record_set_time_controls (ugo_match_get_record (match),
                                    (UgoTimeControl[]){ control, control });
      game_begin (&game, match);
      ugo_test_play (match, "b8-d8-f8");
      pass (&game, 700);
      if (way == 0)
        ugo_test_play (match, "c3-c1-a1");
      else if (way == 1)
        ugo_match_agree_draw (match);
      else
        ugo_match_resign (match, UGO_BLACK);
      g_assert_cmpint (ugo_match_get_outcome (match), !=, UGO_UNDECIDED);
      pass (&game, 100000);
      assert_left (&game, 60000, 59300);
      g_assert_false (ugo_timekeeper_get_running (game.keeper));
      g_assert_false (ugo_timekeeper_can_pause (game.keeper));

      /* A new game has new clocks. */
      {
        g_autoptr (UgoMatch) rematch = ugo_match_rematch (match);

        ugo_timekeeper_set_match (game.keeper, rematch);
        assert_left (&game, 60000, 60000);
        g_assert_false (ugo_timekeeper_get_running (game.keeper));
        ugo_timekeeper_set_match (game.keeper, match);
      }
      game_end (&game);
    }
}

/* C03 */
static void
test_resign_while_paused (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "60", "60");
  ugo_test_play (game.match, "c2-c4");
  pass (&game, 500);
  ugo_timekeeper_pause (game.keeper);
  pass (&game, 100000);
  assert_left (&game, 60000, 59500);
  ugo_match_resign (game.match, UGO_BLACK);
  g_assert_cmpint (ugo_match_get_outcome (game.match), ==, UGO_WHITE_WINS);
  g_assert_false (ugo_timekeeper_get_paused (game.keeper));
  assert_left (&game, 60000, 59500);
  ugo_match_undo (game.match);
  g_assert_true (ugo_timekeeper_get_paused (game.keeper));
  ugo_timekeeper_resume (game.keeper);
  pass (&game, 500);
  assert_left (&game, 60000, 59000);
  game_end (&game);
}

/* C07: a move taken back brings back its times and a pause, which a move or a wish ends. */
static void
test_take_back (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "60+1", "60+1");
  ugo_test_play (game.match, "c2-c4");
  pass (&game, 3000);
  ugo_test_play (game.match, "f7-f5");
  pass (&game, 5000);
  assert_left (&game, 55000, 58000);
  ugo_match_undo (game.match);
  g_assert_true (ugo_timekeeper_get_paused (game.keeper));
  pass (&game, 5000);
  assert_left (&game, 60000, 60000);
  ugo_match_redo (game.match);
  g_assert_true (ugo_timekeeper_get_paused (game.keeper));
  pass (&game, 5000);
  ugo_match_undo (game.match);
  ugo_timekeeper_resume (game.keeper);
  g_assert_false (ugo_timekeeper_get_paused (game.keeper));
  pass (&game, 2000);
  assert_left (&game, 60000, 58000);
  /* The same move again counts as it is made now, not as it was. */
  ugo_test_play (game.match, "f7-f5");
  assert_left (&game, 60000, 59000);
  pass (&game, 10000);
  ugo_match_undo (game.match);
  ugo_match_undo (game.match);
  assert_left (&game, 60000, 60000);
  g_assert_false (ugo_timekeeper_get_running (game.keeper));
  ugo_test_play (game.match, "a3-a4");
  g_assert_true (ugo_timekeeper_get_running (game.keeper));
  game_end (&game);
}

/* C09: the flag of either side falls, whoever plays it, and can be taken back. */
static void
test_flag (void)
{
  for (guint role = 0; role < 4; role++)
    {
      UgoSide side = role % 2 == 0 ? UGO_BLACK : UGO_WHITE;
      Game game;

      game_start (&game, "Ugolki 9", "30", "30");
      ugo_opponent_set_level (game.match, side, role < 2 ? UGO_OPPONENT_PERSON : 1);
      ugo_test_play (game.match, "c2-c4");
      if (side == UGO_WHITE)
        ugo_test_play (game.match, "f7-f5");
      pass (&game, 29999);
      g_assert_cmpint (ugo_match_get_outcome (game.match), ==, UGO_UNDECIDED);
      pass (&game, 5);
      g_assert_cmpint (ugo_match_get_outcome (game.match), ==,
                       side == UGO_WHITE ? UGO_BLACK_WINS : UGO_WHITE_WINS);
      g_assert_cmpstr (ugo_record_get_tag (ugo_match_get_record (game.match), "Termination"), ==,
                       "time forfeit");
      g_assert_cmpint (ugo_timekeeper_get_left (game.keeper, side), ==, 0);
      g_assert_true (ugo_match_get_can_undo (game.match));
      ugo_match_undo (game.match);
      g_assert_true (ugo_timekeeper_get_paused (game.keeper));
      assert_left (&game, 30000, 30000);
      ugo_match_redo (game.match);
      g_assert_cmpint (ugo_match_get_outcome (game.match), !=, UGO_UNDECIDED);
      game_end (&game);
    }
}

/* A move that comes when the flag should just have fallen counts. */
static void
test_late_move (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "10", "10");
  ugo_test_play (game.match, "c2-c4");
  game.now += 10050;
  ugo_test_play (game.match, "f7-f5");
  assert_left (&game, 10000, 0);
  ugo_test_play (game.match, "a3-a4");
  pass (&game, 0);
  g_assert_cmpint (ugo_match_get_outcome (game.match), ==, UGO_WHITE_WINS);
  game_end (&game);
}

static void
test_looking_back (void)
{
  Game game;
  UgoNode *end;

  game_start (&game, "Ugolki 9", "60", "60");
  ugo_test_play (game.match, "c2-c4");
  pass (&game, 1000);
  ugo_test_play (game.match, "f7-f5");
  pass (&game, 2000);
  end = ugo_match_get_node (game.match);
  ugo_match_go_to (game.match, end->parent);
  ugo_timekeeper_set_looking_back (game.keeper, TRUE);
  g_assert_false (ugo_timekeeper_get_running (game.keeper));
  g_assert_false (ugo_timekeeper_get_paused (game.keeper));
  pass (&game, 100000);
  assert_left (&game, 60000, 60000);
  g_assert_cmpint (ugo_timekeeper_get_spent (game.keeper), ==, 2000);
  /* Either may tell first that the look is over. */
  ugo_match_go_to (game.match, end);
  ugo_timekeeper_set_looking_back (game.keeper, FALSE);
  g_assert_true (ugo_timekeeper_get_running (game.keeper));
  assert_left (&game, 58000, 59000);

  ugo_timekeeper_set_looking_back (game.keeper, TRUE);
  ugo_match_go_to (game.match, end->parent);
  pass (&game, 1000);
  /* Who plays on from there has taken the move back. */
  ugo_timekeeper_set_looking_back (game.keeper, FALSE);
  g_assert_true (ugo_timekeeper_get_paused (game.keeper));
  assert_left (&game, 60000, 60000);
  ugo_timekeeper_resume (game.keeper);
  pass (&game, 1000);
  assert_left (&game, 60000, 59000);
  game_end (&game);
}

static void
test_held (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "60", "60");
  ugo_test_play (game.match, "c2-c4");
  ugo_timekeeper_set_held (game.keeper, TRUE);
  pass (&game, 70000);
  g_assert_false (ugo_timekeeper_get_paused (game.keeper));
  assert_left (&game, 60000, 60000);
  ugo_timekeeper_set_held (game.keeper, FALSE);
  pass (&game, 1000);
  assert_left (&game, 60000, 59000);
  game_end (&game);
}

static void
test_warnings (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "62+8", "59");
  ugo_test_play (game.match, "c2-c4");
  for (guint i = 0; i < 580; i++)
    pass (&game, 100);
  ugo_test_play (game.match, "f7-f5");
  for (guint i = 0; i < 600; i++)
    pass (&game, 100);
  g_assert_cmpstr (game.told->str, ==, "b10 w60 w10 ");
  game_end (&game);
}

/* A side whose opponent passes, and a start that was placed by a ready set-up. */
static void
test_passes_and_placements (void)
{
  const UgoTimeControl control = { UGO_TIME_INCREMENT, 60000, 1000 };
  UgoPosition start = ugo_test_make_position (
      "Ugolki 16", "8/8/bbbb4/bbbb4/wwwwbb2/wwwwbb2/wwwwbb2/wwwwb1b1 b 19");
  UgoMatch *match = ugo_match_new (&start);
  Game game;

  ugo_record_set_time_controls (ugo_match_get_record (match),
                                (UgoTimeControl[]){ control, control });
  game_begin (&game, match);
  ugo_test_play (match, "g1-f1");
  g_assert_cmpint (ugo_match_get_position (match)->side, ==, UGO_BLACK);
  pass (&game, 3000);
  assert_left (&game, 60000, 57000);
  play_any (match);
  assert_left (&game, 60000, 58000);
  ugo_match_undo (match);
  assert_left (&game, 60000, 60000);
  game_end (&game);

  match = ugo_test_make_match ("Gyges", "3@a1 3@a6");
  ugo_record_set_time_controls (ugo_match_get_record (match),
                                (UgoTimeControl[]){ control, control });
  game_begin (&game, match);
  pass (&game, 70000);
  assert_left (&game, 60000, 60000);
  ugo_test_play (match, "2@b1");
  pass (&game, 1000);
  assert_left (&game, 60000, 59000);
  game_end (&game);
}

/* Only the computer plays: there is a pause without any clock. */
static void
test_pause_without_clock (void)
{
  Game game;

  game_start (&game, "Ugolki 9", "-", "-");
  g_assert_false (ugo_timekeeper_can_pause (game.keeper));
  ugo_timekeeper_pause (game.keeper);
  g_assert_false (ugo_timekeeper_get_paused (game.keeper));
  ugo_timekeeper_resume (game.keeper);
  ugo_opponent_set_level (game.match, UGO_WHITE, 1);
  ugo_opponent_set_level (game.match, UGO_BLACK, 2);
  g_assert_true (ugo_timekeeper_can_pause (game.keeper));
  ugo_timekeeper_pause (game.keeper);
  g_assert_true (ugo_timekeeper_get_paused (game.keeper));
  ugo_timekeeper_resume (game.keeper);
  ugo_test_play (game.match, "c2-c4");
  ugo_match_undo (game.match);
  g_assert_true (ugo_timekeeper_get_paused (game.keeper));
  game_end (&game);
}

/* Anything anybody can do, against a twin that remembers what each move of the line has left. */

/* The record, written and read again. */
static UgoMatch *
make_again (UgoMatch *match)
{
  g_autofree char *text = ugo_record_to_text (ugo_match_get_record (match));
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (UgoRecordFile) file = ugo_record_file_new (bytes, NULL, NULL);
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, NULL);
  UgoMatch *again = ugo_match_new_for_record (record, UGO_MATCH_PLAY);
  UgoNode *node = ugo_match_get_node (again);

  while (node->ply > ugo_match_get_node (match)->ply)
    node = node->parent;
  ugo_match_go_to (again, node);
  return again;
}

static void
assert_survives (Game *game)
{
  g_autoptr (UgoMatch) again = make_again (game->match);
  Game other;

  game_begin (&other, g_object_ref (again));
  ugo_timekeeper_take_up (other.keeper, ugo_timekeeper_get_spent (game->keeper), FALSE);
  assert_left (&other, ugo_timekeeper_get_left (game->keeper, UGO_WHITE),
               ugo_timekeeper_get_left (game->keeper, UGO_BLACK));
  pass (&other, 100000);
  assert_left (&other, ugo_timekeeper_get_left (game->keeper, UGO_WHITE),
               ugo_timekeeper_get_left (game->keeper, UGO_BLACK));
  game_end (&other);
}

static gint64
count_spent (const UgoTimeControl *control, gint64 spent)
{
  return control->kind == UGO_TIME_DELAY ? MAX (spent - control->bonus, 0) : spent;
}

/* What @side has at the beginning of the turn after @ply moves: White makes every other one. */
static gint64
find_time (GArray *lefts, guint ply, UgoSide side, const UgoTimeControl *control)
{
  for (guint i = ply; i > 0; i--)
    if ((UgoSide) ((i - 1) % 2) == side)
      return g_array_index (lefts, gint64, i - 1);
  return control->base;
}

static void
assert_place (Game *game, GArray *lefts, guint ply, const UgoTimeControl controls[2],
              gint64 spent)
{
  UgoSide side = (UgoSide) (ply % 2);
  gint64 times[2];

  for (int i = UGO_WHITE; i <= UGO_BLACK; i++)
    times[i] = find_time (lefts, ply, (UgoSide) i, &controls[i]);
  times[side] = MAX (times[side] - count_spent (&controls[side], spent), 0);
  assert_left (game, times[UGO_WHITE], times[UGO_BLACK]);
}

/* The twin's move. What was taken back after it stays when it is the one that was taken back. */
static void
note_move (GArray *lefts, guint ply, const UgoTimeControl *control, gint64 spent, gboolean is_same)
{
  gint64 left = find_time (lefts, ply, (UgoSide) (ply % 2), control);

  if (ply > 0)
    left = MAX (left - count_spent (control, spent), 0)
           + (control->kind == UGO_TIME_INCREMENT ? control->bonus : 0);
  if (!is_same)
    g_array_set_size (lefts, ply);
  if (ply == lefts->len)
    g_array_set_size (lefts, ply + 1);
  g_array_index (lefts, gint64, ply) = left;
}

static void
play_random_game (const char *variant, const char *white, const char *black)
{
  g_autoptr (GArray) lefts = g_array_new (FALSE, TRUE, sizeof (gint64));
  UgoTimeControl controls[2];
  gboolean is_paused = FALSE;
  gint64 spent = 0; /* of the turn at the live ply */
  guint ply = 0, live = 0;
  Game game;

  game_start (&game, variant, white, black);
  ugo_record_get_time_controls (ugo_match_get_record (game.match), controls);
  for (guint i = 0; i < 120; i++)
    {
      UgoNode *next = ugo_match_get_next (game.match);
      gint64 time = g_test_rand_int_range (0, 900);

      pass (&game, time);
      if (ugo_match_get_outcome (game.match) != UGO_UNDECIDED)
        break;
      if (ply > 0 && !is_paused)
        spent += time;
      assert_place (&game, lefts, ply, controls, ply == live ? spent : 0);
      switch (g_test_rand_int_range (0, 8))
        {
        case 0:
          if (!ugo_match_get_can_undo (game.match))
            continue;
          ugo_match_undo (game.match);
          ply--;
          is_paused = TRUE;
          break;
        case 1:
          if (!ugo_match_get_can_redo (game.match))
            continue;
          ugo_match_redo (game.match);
          ply++;
          is_paused = TRUE;
          break;
        case 2:
          ugo_timekeeper_resume (game.keeper);
          spent = ply == live ? spent : 0;
          live = ply;
          is_paused = FALSE;
          break;
        case 3:
          ugo_timekeeper_pause (game.keeper);
          is_paused = TRUE;
          break;
        case 4:
          assert_survives (&game);
          break;
        default:
          play_any (game.match);
          note_move (lefts, ply, &controls[ply % 2], ply == live ? spent : 0,
                     ugo_match_get_node (game.match) == next);
          live = ++ply;
          spent = 0;
          is_paused = FALSE;
        }
      g_assert_cmpuint (ugo_match_get_node (game.match)->ply, ==, ply);
    }
  game_end (&game);
}

static void
test_random_games (void)
{
  static const char *const times[] = { "60", "20+1", "20d1" };

  for (guint round = 0; round < 60; round++)
    play_random_game ("Ugolki 9", times[round % 3], times[round / 3 % 3]);
}

static gboolean
idle_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

static guint
count_sources (guint first)
{
  guint n_sources = 0;

  for (guint id = first; id < first + 2000; id++)
    n_sources += g_main_context_find_source_by_id (NULL, id) != NULL;
  return n_sources;
}

/* C11: clocks that stand need nothing, and one that runs one timer. */
static void
test_one_timer (void)
{
  guint first = g_idle_add (idle_cb, NULL);
  Game game;

  g_source_remove (first);
  game_start (&game, "Ugolki 9", "60", "60");
  for (guint i = 0; i < 200; i++)
    {
      ugo_test_play (game.match, "c2-c4");
      ugo_match_undo (game.match);
      pass (&game, 10);
    }
  g_assert_false (ugo_timekeeper_get_running (game.keeper));
  g_assert_cmpuint (count_sources (first), ==, 0);
  ugo_test_play (game.match, "c2-c4");
  pass (&game, 10);
  g_assert_cmpuint (count_sources (first), ==, 1);
  game_end (&game);
}

/* By the watch of the system: the flag falls without anybody looking. */
static void
test_by_itself (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  g_autoptr (UgoTimekeeper) keeper = ugo_timekeeper_new ();
  const UgoTimeControl control = { UGO_TIME_SIMPLE, 30, 0 };

  ugo_record_set_time_controls (ugo_match_get_record (match),
                                (UgoTimeControl[]){ control, control });
  ugo_timekeeper_set_match (keeper, match);
  ugo_test_play (match, "c2-c4");
  while (ugo_match_get_outcome (match) == UGO_UNDECIDED)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (ugo_match_get_outcome (match), ==, UGO_WHITE_WINS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/timekeeper/the first move starts the clocks, costs and brings nothing",
                   test_first_move);
  g_test_add_func ("/timekeeper/one side can have a clock alone", test_different_times);
  g_test_add_func ("/timekeeper/both clocks stand when the game is decided", test_ends);
  g_test_add_func ("/timekeeper/who resigns while paused can take it back",
                   test_resign_while_paused);
  g_test_add_func ("/timekeeper/a move taken back brings back the times and a pause",
                   test_take_back);
  g_test_add_func ("/timekeeper/a flag falls for either side and is taken back", test_flag);
  g_test_add_func ("/timekeeper/a move made before anybody saw the flag counts", test_late_move);
  g_test_add_func ("/timekeeper/looking back stops the clocks and takes nothing back",
                   test_looking_back);
  g_test_add_func ("/timekeeper/clocks that are held stand", test_held);
  g_test_add_func ("/timekeeper/little time is told once", test_warnings);
  g_test_add_func ("/timekeeper/passes and placements cost nothing", test_passes_and_placements);
  g_test_add_func ("/timekeeper/a game of the computer alone can be paused",
                   test_pause_without_clock);
  g_test_add_func ("/timekeeper/whatever is done the times are those of the place",
                   test_random_games);
  g_test_add_func ("/timekeeper/clocks that stand have no timer", test_one_timer);
  g_test_add_func ("/timekeeper/a flag falls by itself", test_by_itself);
  return g_test_run ();
}

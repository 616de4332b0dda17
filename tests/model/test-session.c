/* test-session.c: the game in progress survives
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <utime.h>

#include "ugo-session.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"

#define N_KILLS 40

static const char *program;

typedef struct
{
  char *folder;
  char *path;
  UgoSession *session;
} Place;

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->path = g_build_filename (place->folder, "data", "session.ugn", NULL);
  place->session = ugo_session_new (place->path);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  gpointer alive = place->session;

  ugo_session_set_match (place->session, NULL);
  ugo_session_flush (place->session);
  g_object_add_weak_pointer (G_OBJECT (place->session), &alive);
  g_object_unref (place->session);
  /* The thread may keep it a moment longer. */
  for (guint i = 0; alive != NULL && i < 10000; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_null (alive);
  ugo_test_remove_folder (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

static void
write_file (Place *place, const char *bytes, gssize length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_path_get_dirname (place->path);

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (place->path, bytes, length, &error);
  g_assert_no_error (error);
}

static UgoMatch *
load (const char *path)
{
  g_autoptr (UgoSession) session = ugo_session_new (path);
  g_autoptr (GError) error = NULL;
  UgoMatch *match = ugo_session_load (session, &error);

  g_assert_no_error (error);
  return match;
}

static void
test_nothing (Place *place, gconstpointer data)
{
  g_autofree char *path = ugo_session_get_default_path ();

  g_assert_null (load (place->path));
  g_assert_true (g_path_is_absolute (path));
  g_assert_true (g_str_has_prefix (path, g_get_user_data_dir ()));
}

static void
test_place_is_kept (Place *place, gconstpointer data)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9 diagonal", "c3-c4 f6-f5 c4-c5");
  UgoRecord *record = ugo_match_get_record (match);

  ugo_match_set_players (match, "Anna", "Борис");
  ugo_session_set_match (place->session, match);
  for (guint undone = 0; undone <= 3; undone++)
    {
      g_autoptr (UgoMatch) loaded = NULL;

      ugo_session_flush (place->session);
      loaded = load (place->path);
      g_assert_nonnull (loaded);
      g_assert_cmpuint (ugo_match_get_node (loaded)->ply, ==, 3 - undone);
      g_assert_cmpuint (ugo_match_get_node (loaded)->key, ==, ugo_match_get_node (match)->key);
      g_assert_cmpint (ugo_match_get_can_redo (loaded), ==, undone > 0);
      g_assert_cmpint (ugo_match_get_mode (loaded), ==, UGO_MATCH_PLAY);
      g_assert_true (ugo_record_equal (ugo_match_get_record (loaded), record));
      g_assert_null (ugo_record_get_tag (ugo_match_get_record (loaded), "Ply"));
      ugo_match_undo (match);
    }
  g_assert_null (ugo_record_get_tag (record, "Ply"));
}

static void
test_resignation_survives_looking_back (Place *place, gconstpointer data)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c2-c4 f7-f5");
  g_autoptr (UgoMatch) loaded = NULL;
  UgoRecord *record;

  ugo_session_set_match (place->session, match);
  ugo_match_resign (match, UGO_WHITE);
  ugo_match_go_to (match, ugo_match_get_node (match)->parent);
  g_assert_cmpint (ugo_record_get_result (ugo_match_get_record (match)), ==, UGO_BLACK_WINS);
  ugo_session_flush (place->session);

  loaded = load (place->path);
  record = ugo_match_get_record (loaded);
  g_assert_cmpint (ugo_record_get_result (record), ==, UGO_BLACK_WINS);
  g_assert_cmpstr (ugo_record_get_tag (record, "Termination"), ==, "resignation");
  ugo_match_go_to (loaded, ugo_record_get_end (record));
  g_assert_cmpint (ugo_match_get_outcome (loaded), ==, UGO_BLACK_WINS);
}

static void
test_resignation_is_kept (Place *place, gconstpointer data)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c3-c4");
  g_autoptr (UgoMatch) loaded = NULL;

  ugo_session_set_match (place->session, match);
  ugo_match_resign (match, UGO_BLACK);
  ugo_session_flush (place->session);
  loaded = load (place->path);
  g_assert_cmpint (ugo_match_get_outcome (loaded), ==, UGO_WHITE_WINS);
  ugo_match_undo (loaded);
  g_assert_cmpint (ugo_match_get_outcome (loaded), ==, UGO_UNDECIDED);
  g_assert_cmpuint (ugo_match_get_node (loaded)->ply, ==, 1);
}

/* A whole game by chance, move after move. */
static void
test_random_game (Place *place, gconstpointer variant)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  UgoPosition start = ugo_test_make_position (variant, NULL);
  g_autoptr (UgoMatch) match = ugo_match_new (&start);
  UgoMove move;
  UgoRoute route;

  ugo_session_set_match (place->session, match);
  while (ugo_test_random_move (rand, ugo_match_get_position (match), &move, &route))
    {
      g_autoptr (UgoMatch) loaded = NULL;

      g_assert_true (ugo_match_play (match, move, &route, NULL));
      if (ugo_match_get_node (match)->ply % 5 != 0
          && ugo_match_get_outcome (match) == UGO_UNDECIDED)
        continue;
      ugo_session_flush (place->session);
      loaded = load (place->path);
      g_assert_true (
          ugo_record_equal (ugo_match_get_record (loaded), ugo_match_get_record (match)));
      g_assert_cmpuint (ugo_match_get_node (loaded)->ply, ==, ugo_match_get_node (match)->ply);
    }
  g_assert_cmpint (ugo_match_get_outcome (match), !=, UGO_UNDECIDED);
}

static void
test_no_match_keeps_the_file (Place *place, gconstpointer data)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c3-c4");
  g_autoptr (UgoMatch) loaded = NULL;

  ugo_session_set_match (place->session, match);
  ugo_session_set_match (place->session, NULL);
  ugo_test_play (match, "f6-f5");
  ugo_session_flush (place->session);
  loaded = load (place->path);
  g_assert_cmpuint (ugo_match_get_node (loaded)->ply, ==, 1);
}

static void
test_odd_places (Place *place, gconstpointer data)
{
  static const char *const tags[]
      = { "", "[Ply \"99\"]\n", "[Ply \"-1\"]\n", "[Ply \"x\"]\n", "[Ply \"\"]\n",
          "[Ply \"99999999999999999999\"]\n", "[LookingBack \"\"]\n" };

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      g_autofree char *text = g_strdup_printf ("[Variant \"Ugolki 9\"]\n%s\n1. c3-c4 f6-f5 *\n",
                                               tags[i]);
      g_autoptr (UgoMatch) loaded = NULL;

      write_file (place, text, -1);
      loaded = load (place->path);
      g_assert_cmpuint (ugo_match_get_node (loaded)->ply, ==, 2);
    }
}

static void
assert_put_aside (Place *place, guint number)
{
  g_autofree char *aside = g_strdup_printf ("%s.unreadable-%u", place->path, number);
  g_autoptr (GError) error = NULL;

  g_assert_null (ugo_session_load (place->session, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, aside));
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

static void
test_unreadable (Place *place, gconstpointer data)
{
  static const char *const texts[] = {
    "",
    "\n",
    "\x89PNG\r\n\x1a\n",
    "[Variant \"Xiangqi\"]\n\n1. e4 *\n",
    "[Variant \"Ugolki 9\"]\n\n1. c3-c4 f6-f5 2. a1-h8 *\n",
    "[Variant \"Ugolki 9\"]\n[FEN \"w\"]\n\n*\n",
    "[Variant \"Ugolki 9\"]\n\n1. c3-c4 *\n\n[Variant \"Ugolki 9\"]\n\n1. c3-c4 *\n",
    "[Variant \"Ugolki 9\"]\n\n1. c3-c4 *\n\n[Event \"cut",
  };
  guint number = 0;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *aside = NULL;
      g_autofree char *kept = NULL;

      write_file (place, texts[i], -1);
      assert_put_aside (place, ++number);
      aside = g_strdup_printf ("%s.unreadable-%u", place->path, number);
      g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, texts[i]);
    }
  g_assert_cmpint (g_mkdir (place->path, 0700), ==, 0);
  assert_put_aside (place, ++number);
  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  assert_put_aside (place, ++number);
}

static void
test_leftovers (Place *place, gconstpointer data)
{
  g_autofree char *old = g_strconcat (place->path, ".AB12cd", NULL);
  g_autofree char *new = g_strconcat (place->path, ".EF34gh", NULL);
  g_autofree char *other = g_strconcat (place->path, ".unreadable-1", NULL);
  struct utimbuf times = { 1000000, 1000000 };

  write_file (place, "[Variant \"Ugolki 9\"]\n\n*\n", -1);
  g_assert_true (g_file_set_contents (old, "half", -1, NULL));
  g_assert_true (g_file_set_contents (new, "half", -1, NULL));
  g_assert_true (g_file_set_contents (other, "kept", -1, NULL));
  g_utime (old, &times);
  g_utime (other, &times);
  g_utime (place->path, &times);
  {
    g_autoptr (UgoMatch) match = load (place->path);

    g_assert_nonnull (match);
  }
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (new, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
}

static void
failed_cb (UgoSession *session, const char *sentence, guint *n)
{
  g_assert_nonnull (strstr (sentence, "session.ugn"));
  (*n)++;
}

static void
test_failure (Place *place, gconstpointer data)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  g_autofree char *folder = g_path_get_dirname (place->path);
  guint n_failed = 0;

  g_signal_connect (place->session, "failed", G_CALLBACK (failed_cb), &n_failed);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  ugo_session_set_match (place->session, match);
  ugo_session_flush (place->session);
  g_assert_cmpuint (n_failed, ==, 1);
  ugo_test_play (match, "c3-c4");
  ugo_session_flush (place->session);
  ugo_test_play (match, "f6-f5");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ugo_session_flush (place->session);
  g_assert_cmpuint (n_failed, ==, 1);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  ugo_test_play (match, "c4-c3");
  ugo_session_flush (place->session);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_REGULAR));
  ugo_test_remove_folder (folder);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  ugo_test_play (match, "f5-f6");
  ugo_session_flush (place->session);
  g_assert_cmpuint (n_failed, ==, 2);
}

static void
test_newest_last (Place *place, gconstpointer data)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  g_autoptr (UgoMatch) loaded = NULL;

  ugo_session_set_match (place->session, match);
  for (guint i = 0; i < 500; i++)
    {
      ugo_test_play (match, i % 2 == 0 ? "c3-c4" : "b3-b4");
      ugo_match_undo (match);
    }
  ugo_test_play (match, "a3-a4");
  ugo_session_flush (place->session);
  loaded = load (place->path);
  g_assert_cmpint (ugo_match_get_node (loaded)->move.to, ==, 24);
}

/* Killing */

static const char *
move_of_ply (guint ply)
{
  static const char *const moves[] = { "c3-c4", "f6-f5", "c4-c3", "f5-f6" };

  return moves[ply % 4];
}

/* What the program that is to be killed does: plays on and tells what is safe. */
static int
play_until_killed (const char *path)
{
  g_autoptr (UgoSession) session = ugo_session_new (path);
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9 no-exit", "");
  guint ply = 0;

  ugo_session_set_match (session, match);
  for (; ugo_match_can_play (match); ply++)
    {
      ugo_test_play (match, move_of_ply (ply));
      if (ply % 3 == 0)
        {
          ugo_session_flush (session);
          g_print ("%u\n", ply + 1);
          fflush (stdout);
        }
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  return 0;
}

/* Returns what the killed program had told to be safe. */
static guint
run_and_kill (const char *path, guint n_lines, guint delay)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) child = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program,
                                                    "--play", path, NULL);
  g_autoptr (GDataInputStream) lines = NULL;
  guint safe = 0;

  g_assert_no_error (error);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  for (guint i = 0;; i++)
    {
      g_autofree char *line = NULL;

      if (i == n_lines)
        {
          g_usleep (delay);
          g_subprocess_send_signal (child, SIGKILL);
        }
      line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
      if (line == NULL)
        break;
      safe = (guint) g_ascii_strtoull (line, NULL, 10);
    }
  g_subprocess_wait (child, NULL, NULL);
  return safe;
}

static void
test_kill (Place *place, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (guint i = 0; i < N_KILLS; i++)
    {
      guint safe = run_and_kill (place->path, g_rand_int_range (rand, 1, 10),
                                 g_rand_int_range (rand, 0, 4000));
      g_autoptr (UgoMatch) match = load (place->path);
      UgoNode *node;

      g_assert_nonnull (match);
      node = ugo_match_get_node (match);
      g_assert_cmpuint (node->ply, >=, safe);
      g_assert_cmpuint (safe, >, 0);
      for (; node->parent != NULL; node = node->parent)
        g_assert_true (ugo_move_equal (
            node->move,
            ugo_test_make_move (&node->parent->position, move_of_ply (node->ply - 1))));
    }
}

#define ADD(path, func) g_test_add (path, Place, NULL, place_set_up, func, place_tear_down)

int
main (int argc, char **argv)
{
  if (argc == 3 && strcmp (argv[1], "--play") == 0)
    return play_until_killed (argv[2]);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);

  ADD ("/session/no file is no error", test_nothing);
  ADD ("/session/the place in the game is kept", test_place_is_kept);
  g_test_add ("/session/a game of Ugolki is kept move after move", Place, "Ugolki 9 diagonal",
              place_set_up, test_random_game, place_tear_down);
  g_test_add ("/session/a game of Gygès is kept move after move", Place, "Gyges", place_set_up,
              test_random_game, place_tear_down);
  g_test_add ("/session/a game with replacement is kept move after move", Place, "Gyges advanced",
              place_set_up, test_random_game, place_tear_down);
  ADD ("/session/a resignation is kept", test_resignation_is_kept);
  ADD ("/session/a resignation survives looking back", test_resignation_survives_looking_back);
  ADD ("/session/following no match leaves the file", test_no_match_keeps_the_file);
  ADD ("/session/an odd place is the end of the game", test_odd_places);
  ADD ("/session/what cannot be read is put aside, never lost", test_unreadable);
  ADD ("/session/old leftovers are removed, nothing else", test_leftovers);
  ADD ("/session/a failure is told once until a success", test_failure);
  ADD ("/session/the newest state is written last", test_newest_last);
  ADD ("/session/a kill at any moment leaves a whole game", test_kill);

  return g_test_run ();
}

/* test-library.c: every game that was played is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "ugo-library.h"
#include "ugo-session.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"

#define N_KILLS 25

/* How many moves each game has in the program that is killed. */
#define N_MOVES 7

static const char *program;

typedef struct
{
  char *folder;
  char *games;
  char *path;
} Place;

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->games = g_build_filename (place->folder, "games", NULL);
  place->path = g_build_filename (place->folder, "session.ugn", NULL);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  ugo_test_remove_folder (place->folder);
  g_free (place->path);
  g_free (place->games);
  g_free (place->folder);
}

static UgoSession *
make_session (const char *path, UgoLibrary *library)
{
  UgoSession *session = ugo_session_new (path);

  ugo_session_set_library (session, library);
  return session;
}

static UgoLibrary *
load_library (Place *place)
{
  UgoLibrary *library = ugo_library_new (place->games);

  ugo_library_load (library);
  while (!ugo_library_is_loaded (library))
    g_main_context_iteration (NULL, TRUE);
  return library;
}

static guint
count (UgoLibrary *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (library));
}

static UgoGameItem *
get_item (UgoLibrary *library, guint n)
{
  g_autoptr (UgoGameItem) item = g_list_model_get_item (G_LIST_MODEL (library), n);

  return item;
}

static guint
count_files (Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->games, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    n += g_str_has_suffix (name, ".ugn");
  return n;
}

static char *
read_file (const char *path, gsize *length)
{
  char *bytes = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, length, NULL));
  return bytes;
}

/* Plays @moves in a match that becomes the session's. */
static UgoMatch *
play (UgoSession *session, const char *moves)
{
  UgoMatch *match = ugo_test_make_match ("Ugolki 9 no-exit", "");

  ugo_session_set_match (session, match);
  if (*moves)
    {
      g_auto (GStrv) words = g_strsplit (moves, " ", -1);

      for (guint i = 0; words[i]; i++)
        ugo_test_play (match, words[i]);
    }
  ugo_session_flush (session);
  return match;
}

static void
test_every_game (Place *place, gconstpointer data)
{
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
  g_autoptr (UgoSession) session = make_session (place->path, library);
  G_GNUC_UNUSED g_autoptr (UgoMatch) one = play (session, "c3-c4 f6-f5");
  G_GNUC_UNUSED g_autoptr (UgoMatch) empty = play (session, "");
  g_autoptr (UgoMatch) two = play (session, "c3-c4 f6-f5 c4-c5");
  g_autoptr (UgoLibrary) again = NULL;

  ugo_match_resign (two, UGO_BLACK);
  ugo_session_flush (session);
  g_assert_cmpuint (count (library), ==, 2);
  again = load_library (place);
  g_assert_cmpuint (count (again), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      UgoGameItem *item = get_item (again, i);
      g_autoptr (UgoRecord) record = ugo_game_item_read (item);
      gboolean is_two = ugo_game_item_get_n_moves (item) == 3;

      g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, is_two ? 3 : 2);
      g_assert_cmpint (ugo_game_item_get_result (item), ==,
                       is_two ? UGO_WHITE_WINS : UGO_UNDECIDED);
      g_assert_cmpuint (strlen (ugo_game_item_get_tag (item, "Date")), ==, strlen ("2026.01.31"));
      /* Only the game that goes on knows at which move it stands. */
      g_assert_cmpint (ugo_record_get_tag (record, "Ply") != NULL, ==, is_two);
    }
  /* The game without a move is gone once nobody plays it. */
  g_assert_cmpuint (count_files (place), ==, 2);
}

static void
test_same_game (Place *place, gconstpointer data)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
      g_autoptr (UgoSession) session = make_session (place->path, library);
      g_autoptr (GError) error = NULL;
      g_autoptr (UgoMatch) match = ugo_session_load (session, &error);

      g_assert_no_error (error);
      g_assert_cmpint (match != NULL, ==, i > 0);
      if (!match)
        match = ugo_test_make_match ("Ugolki 9 no-exit", "");
      g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, i);
      ugo_session_set_match (session, match);
      ugo_test_play (match, (const char *const[]) { "c3-c4", "f6-f5", "c4-c3", "f5-f6" }[i]);
      ugo_session_flush (session);
      ugo_session_set_match (session, NULL);
      g_assert_cmpuint (count_files (place), ==, 1);
    }
}

/* How much of a turn has passed outlives the program, and no record of another's. */
static void
test_time_is_kept (Place *place, gconstpointer data)
{
  const UgoTimeControl control = { UGO_TIME_SIMPLE, 60000, 0 };
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
  g_autoptr (UgoTimekeeper) keeper = ugo_timekeeper_new ();
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  UgoRecord *record = ugo_match_get_record (match);
  gboolean looking_back;
  gint64 spent;

  ugo_record_set_tag (record, "Date", "2026.01.31");
  ugo_record_set_time_controls (record, (UgoTimeControl[]){ control, control });
  ugo_timekeeper_set_match (keeper, match);
  ugo_test_play (match, "c3-c4");
  ugo_timekeeper_take_up (keeper, 12345, FALSE);
  {
    g_autoptr (UgoSession) session = make_session (place->path, library);

    ugo_session_set_timekeeper (session, keeper);
    ugo_session_set_match (session, match);
    g_assert_false (ugo_session_find_place (session, match, &spent, &looking_back));
    ugo_timekeeper_take_up (keeper, 23456, FALSE);
    ugo_session_keep (session);
    ugo_session_flush (session);
    ugo_session_set_match (session, NULL);
  }
  {
    g_autoptr (UgoSession) session = make_session (place->path, library);
    g_autoptr (UgoMatch) again = ugo_session_load (session, NULL);

    g_assert_true (ugo_session_find_place (session, again, &spent, &looking_back));
    g_assert_cmpint (spent, ==, 23456);
    g_assert_false (looking_back);
    g_assert_true (ugo_record_equal (record, ugo_match_get_record (again)));
    ugo_session_set_match (session, again);
    g_assert_false (ugo_session_find_place (session, again, &spent, &looking_back));
    ugo_session_flush (session);
    ugo_session_set_match (session, NULL);
  }
}

/* What older versions wrote is one of the games, and nothing that stands there is lost. */
static void
test_old_session (Place *place, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (UgoMatch) old = NULL;
  g_autoptr (UgoMatch) match = NULL;
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);

  {
    g_autoptr (UgoSession) session = ugo_session_new (place->path);

    old = play (session, "c3-c4 f6-f5");
    ugo_session_set_match (session, NULL);
  }
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  {
    g_autoptr (UgoSession) session = make_session (place->path, library);

    match = ugo_session_load (session, NULL);
    g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
    ugo_session_set_match (session, match);
    ugo_session_flush (session);
    g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_SYMLINK));
    g_assert_cmpuint (count_files (place), ==, 1);
    ugo_session_set_match (session, NULL);
  }
  /* Another one appears, and is not even looked at. */
  g_unlink (place->path);
  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
  {
    g_autoptr (UgoSession) session = make_session (place->path, library);
    G_GNUC_UNUSED g_autoptr (UgoMatch) other = play (session, "b3-b4");

    g_assert_cmpuint (count_files (place), ==, 3);
    ugo_session_set_match (session, NULL);
  }
}

/* Another program, or another window, plays another game and leaves this one alone. */
static void
test_two_at_once (Place *place, gconstpointer data)
{
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
  g_autoptr (UgoLibrary) other_library = ugo_library_new (place->games);
  g_autoptr (UgoSession) session = make_session (place->path, library);
  g_autoptr (UgoSession) same = make_session (place->path, library);
  g_autoptr (UgoSession) other = make_session (place->path, other_library);
  g_autoptr (UgoMatch) match = play (session, "c3-c4 f6-f5");
  g_autofree char *name = g_strdup (ugo_session_get_name (session));
  g_autofree char *path = ugo_library_get_path (library, name);
  g_autoptr (UgoMatch) match_of_same = NULL;
  g_autoptr (UgoMatch) match_of_other = NULL;
  g_autoptr (UgoLibrary) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_null (ugo_session_load (same, &error));
  g_assert_no_error (error);
  g_assert_null (ugo_session_load (other, &error));
  g_assert_no_error (error);
  g_assert_null (ugo_session_resume (other, name, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);

  match_of_same = play (same, "b3-b4");
  match_of_other = play (other, "a3-a4 f6-f5 b3-b4");
  ugo_test_play (match, "c4-c5");
  ugo_session_flush (session);
  text = read_file (path, NULL);
  g_assert_nonnull (strstr (text, "2. c4-c5"));
  again = load_library (place);
  g_assert_cmpuint (count (again), ==, 3);
  g_assert_cmpuint (count_files (place), ==, 3);

  /* Left, it can be taken up by the other one. */
  g_clear_object (&match);
  match = play (session, "");
  g_clear_error (&error);
  g_clear_object (&match_of_other);
  match_of_other = ugo_session_resume (other, name, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ugo_match_get_node (match_of_other)->ply, ==, 3);
}

static void
test_resume (Place *place, gconstpointer data)
{
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
  g_autoptr (UgoSession) session = make_session (place->path, library);
  g_autoptr (UgoMatch) first = play (session, "c3-c4 f6-f5 c4-c5");
  g_autofree char *name = g_strdup (ugo_session_get_name (session));
  g_autoptr (UgoMatch) second = NULL;
  g_autoptr (UgoMatch) resumed = NULL;
  g_autoptr (GError) error = NULL;

  ugo_match_undo (first);
  second = play (session, "b3-b4");
  resumed = ugo_session_resume (session, name, &error);
  g_assert_no_error (error);
  /* What was taken back is no part of the game that was left. */
  g_assert_cmpuint (ugo_record_get_end (ugo_match_get_record (resumed))->ply, ==, 2);
  ugo_session_set_match (session, resumed);
  g_assert_cmpstr (ugo_session_get_name (session), ==, name);
  ugo_test_play (resumed, "b3-b4");
  ugo_session_flush (session);
  g_assert_cmpuint (count (library), ==, 2);
  g_assert_cmpuint (count_files (place), ==, 2);
}

/* What is looked back at is no place to go on from: nothing after it is lost, whatever is played
 * next. */
static void
test_looking_back (Place *place, gconstpointer data)
{
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
  g_autoptr (UgoSession) session = make_session (place->path, library);
  G_GNUC_UNUSED g_autoptr (UgoMatch) first = play (session, "c3-c4 f6-f5");
  g_autofree char *name = g_strdup (ugo_session_get_name (session));
  g_autoptr (UgoMatch) second = play (session, "b3-b4 f6-f5 b4-b5");
  g_autofree char *path
    = ugo_library_get_path (library, ugo_session_get_name (session));
  g_autoptr (UgoMatch) resumed = NULL;
  g_autofree char *text = NULL;

  ugo_session_set_looking_back (session, TRUE);
  ugo_match_go_to (second, ugo_record_get_root (ugo_match_get_record (second)));
  resumed = ugo_session_resume (session, name, NULL);
  ugo_session_set_match (session, resumed);
  g_assert_false (ugo_session_get_looking_back (session));
  text = read_file (path, NULL);
  g_assert_nonnull (strstr (text, "2. b4-b5"));
}

/* The game was deleted after it was played. */
static void
test_dangling (Place *place, gconstpointer data)
{
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
  g_autoptr (UgoSession) session = make_session (place->path, library);
  g_autoptr (UgoMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("games/20260131-142305-0a1b2c3d.ugn", place->path), ==, 0);
  g_assert_null (ugo_session_load (session, &error));
  g_assert_no_error (error);
  match = play (session, "c3-c4");
  g_assert_true (g_file_test (place->path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (place), ==, 1);
}

/* An unclosed comment hides the moves from the reader. */
static void
test_hidden_moves (Place *place, gconstpointer data)
{
  static const char *const name = "20260131-142305-0a1b2c3d";
  g_autofree char *base = g_strconcat (name, ".ugn", NULL);
  g_autofree char *path = g_build_filename (place->games, base, NULL);
  g_autoptr (UgoLibrary) library = NULL;
  g_autoptr (UgoRecord) record = NULL;

  g_mkdir_with_parents (place->games, 0700);
  g_assert_true (g_file_set_contents (
    path, "[Event \"?\"]\n[Variant \"Ugolki 9\"]\n\n{ A note 1. c3-c4 f6-f5 *\n", -1, NULL));
  library = load_library (place);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count (library), ==, 1);
  record = ugo_library_read (library, name);
  g_assert_null (record);
}

/* Another program may have gone on with a game since it was listed. */
static void
test_read_anew (Place *place, gconstpointer data)
{
  g_autoptr (UgoLibrary) other = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autoptr (UgoRecord) record = NULL;
  g_autofree char *text = NULL;
  g_autofree char *two = NULL;

  {
    g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
    g_autoptr (UgoSession) session = make_session (place->path, library);
    g_autoptr (UgoMatch) match = play (session, "c3-c4 f6-f5");

    name = g_strdup (ugo_session_get_name (session));
    path = ugo_library_get_path (library, name);
    other = load_library (place);
    ugo_test_play (match, "c4-c5");
    ugo_session_flush (session);
  }
  record = ugo_library_read (other, name);
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 3);

  /* Of two games in a file none may be lost. */
  text = read_file (path, NULL);
  two = g_strconcat (text, "\n", text, NULL);
  g_assert_true (g_file_set_contents (path, two, -1, NULL));
  g_assert_null (ugo_library_read (other, name));
}

static void
test_deleted (Place *place, gconstpointer data)
{
  g_autoptr (UgoLibrary) library = ugo_library_new (place->games);
  g_autoptr (UgoSession) session = make_session (place->path, library);
  g_autoptr (UgoMatch) match = NULL;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) names = NULL;

  for (guint i = 0; i < 4; i++)
    {
      g_clear_object (&match);
      match = play (session, i % 2 ? "c3-c4" : "c3-c4 f6-f5");
    }
  for (guint i = 0; i < 4; i++)
    {
      UgoGameItem *item = get_item (library, i);
      g_autofree char *path = ugo_library_get_path (library, ugo_game_item_get_name (item));

      g_ptr_array_add (items, g_object_ref (item));
      g_ptr_array_add (texts, read_file (path, NULL));
    }
  names = ugo_library_delete (library, items);
  /* The one that is being played stays. */
  g_assert_cmpuint (names->len, ==, 3);
  g_assert_cmpuint (count (library), ==, 1);
  g_assert_cmpuint (count_files (place), ==, 1);
  g_assert_cmpuint (ugo_library_bring_back (library, names), ==, 3);
  g_assert_cmpuint (ugo_library_bring_back (library, names), ==, 0);
  g_assert_cmpuint (count (library), ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      UgoGameItem *item = get_item (library, i);
      g_autofree char *path = ugo_library_get_path (library, ugo_game_item_get_name (item));
      g_autofree char *text = read_file (path, NULL);

      g_assert_cmpstr (ugo_game_item_get_name (item), ==, ugo_game_item_get_name (items->pdata[i]));
      g_assert_cmpstr (text, ==, texts->pdata[i]);
    }
}

/* Whatever else lies in the folder is neither listed nor touched. */
static void
test_odd_files (Place *place, gconstpointer data)
{
  const char *const names[] = { "notes.txt", "20260101-000000-zz.ugn", "deleted.ugn",
                                "20260101-000000-0000000g.ugn" };
  g_autofree char *torn = g_build_filename (place->games, "20260101-000000-00000001.ugn", NULL);
  g_autofree char *folder = g_build_filename (place->games, "20260101-000000-00000002.ugn", NULL);
  g_autoptr (UgoLibrary) library = NULL;

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (place->games, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "x", 1, NULL));
    }
  g_assert_true (
      g_file_set_contents (torn, "[Event \"a\"]\n\n1. c3-c4 f6-f5 2. a1-h8 *", -1, NULL));
  library = load_library (place);
  g_assert_cmpuint (count (library), ==, 1);
  g_assert_true (ugo_game_item_is_damaged (get_item (library, 0)));
  g_assert_cmpuint (count_files (place), ==, 5);
}

/* Killing */

static const char *
move_of_ply (guint ply)
{
  static const char *const moves[] = { "c3-c4", "f6-f5", "c4-c3", "f5-f6" };

  return moves[ply % 4];
}

/* What the program that is to be killed does: plays game after game, and tells what is safe: the
 * game's name and its moves. */
static int
play_until_killed (const char *path, const char *games)
{
  g_autoptr (UgoLibrary) library = ugo_library_new (games);
  g_autoptr (UgoSession) session = make_session (path, library);

  for (guint game = 0; game < 200; game++)
    {
      g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9 no-exit", "");

      ugo_session_set_match (session, match);
      for (guint ply = 0; ply < N_MOVES; ply++)
        {
          ugo_test_play (match, move_of_ply (ply));
          ugo_session_flush (session);
          g_print ("%s %u\n", ugo_session_get_name (session), ply + 1);
          fflush (stdout);
        }
    }
  return 0;
}

/* Kills it some time after @n_lines, and returns what it had told: names with their moves. */
static GHashTable *
run_and_kill (Place *place, guint n_lines, guint delay)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) child
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--play", place->path,
                          place->games, NULL);
  g_autoptr (GDataInputStream) lines = NULL;
  GHashTable *safe = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_no_error (error);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  for (guint i = 0;; i++)
    {
      g_autofree char *line = NULL;
      g_auto (GStrv) words = NULL;

      if (i == n_lines)
        {
          g_usleep (delay);
          g_subprocess_send_signal (child, SIGKILL);
        }
      line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
      if (line == NULL)
        break;
      words = g_strsplit (line, " ", 2);
      g_hash_table_insert (safe, g_strdup (words[0]),
                           GUINT_TO_POINTER (g_ascii_strtoull (words[1], NULL, 10)));
    }
  g_subprocess_wait (child, NULL, NULL);
  return safe;
}

static void
check_kept (UgoLibrary *library, GHashTable *safe)
{
  guint n_found = 0;

  for (guint i = 0; i < count (library); i++)
    {
      UgoGameItem *item = get_item (library, i);
      gpointer n_moves;
      g_autoptr (UgoRecord) record = NULL;

      g_assert_false (ugo_game_item_is_damaged (item));
      if (!g_hash_table_lookup_extended (safe, ugo_game_item_get_name (item), NULL, &n_moves))
        continue;
      n_found++;
      record = ugo_game_item_read (item);
      g_assert_cmpuint (ugo_record_get_end (record)->ply, >=, GPOINTER_TO_UINT (n_moves));
      for (UgoNode *node = ugo_record_get_end (record); node->parent; node = node->parent)
        g_assert_true (ugo_move_equal (
            node->move,
            ugo_test_make_move (&node->parent->position, move_of_ply (node->ply - 1))));
    }
  g_assert_cmpuint (n_found, ==, g_hash_table_size (safe));
}

static void
test_kill (Place *place, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autoptr (GHashTable) safe = run_and_kill (place, g_rand_int_range (rand, 1, 40),
                                                  g_rand_int_range (rand, 0, 4000));
      g_autoptr (UgoLibrary) library = load_library (place);

      check_kept (library, safe);
    }
}

#define ADD(path, func) g_test_add (path, Place, NULL, place_set_up, func, place_tear_down)

int
main (int argc, char **argv)
{
  if (argc == 4 && strcmp (argv[1], "--play") == 0)
    return play_until_killed (argv[2], argv[3]);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);

  ADD ("/library/every game with a move is kept, finished or not", test_every_game);
  ADD ("/library/the game that goes on is the same one each time", test_same_game);
  ADD ("/library/how much of a turn has passed is kept", test_time_is_kept);
  ADD ("/library/a game of an older version becomes one of the library", test_old_session);
  ADD ("/library/two windows and two programs leave each other’s games alone", test_two_at_once);
  ADD ("/library/an unfinished game goes on where it was left", test_resume);
  ADD ("/library/a game that was looked back at loses nothing when another goes on",
       test_looking_back);
  ADD ("/library/a link to a game that is gone is no fault", test_dangling);
  ADD ("/library/a game whose moves a fault hides is kept", test_hidden_moves);
  ADD ("/library/a game is read as it is now, and alone", test_read_anew);
  ADD ("/library/a deleted game comes back with every byte", test_deleted);
  ADD ("/library/other files are left alone, and a damaged game is listed", test_odd_files);
  ADD ("/library/a kill at any moment leaves every game up to its last move", test_kill);

  return g_test_run ();
}

/* test-puzzle-desk.c: puzzles come one after the other, from the shelf and from the generator
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-desk.h"
#include "ugo-test-model.h"
#include "ugo-writer.h"

#define N_PUZZLES 3
#define LEVEL 2

typedef struct
{
  char *folder;
  UgoProgress *store;
  UgoPuzzleProgress *progress;
  UgoPuzzleShelf *shelf;
  UgoPuzzleDesk *desk;
  GDateTime *now;
  const UgoPuzzleTheme *theme;
} Place;

static GBytes *
make_pack (const UgoPuzzleTheme *theme)
{
  GString *text = g_string_new (NULL);

  for (guint64 seed = 1; seed <= N_PUZZLES; seed++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_generate (theme, LEVEL, seed, NULL, NULL, NULL);

      ugo_record_write (ugo_puzzle_get_record (puzzle), text);
      g_string_append_c (text, '\n');
    }
  return g_string_free_to_bytes (text);
}

static void
place_set_up (Place *place, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) pack = NULL;

  place->theme = ugo_puzzle_themes ()[0];
  pack = make_pack (place->theme);
  place->folder = ugo_test_make_folder ();
  path = g_build_filename (place->folder, "progress.ini", NULL);
  place->store = ugo_progress_new (path);
  place->progress = ugo_puzzle_progress_new (place->store);
  place->shelf = ugo_puzzle_shelf_new ();
  ugo_puzzle_shelf_add (place->shelf, pack);
  /* The same pack again brings nothing new. */
  ugo_puzzle_shelf_add (place->shelf, pack);
  place->desk = ugo_puzzle_desk_new (place->shelf, place->progress);
  place->now = g_date_time_new_utc (2026, 11, 30, 12, 0, 0);
  ugo_puzzle_desk_set_now (place->desk, place->now);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  g_assert_finalize_object (place->desk);
  g_object_unref (place->shelf);
  g_object_unref (place->progress);
  ugo_progress_flush (place->store);
  g_object_unref (place->store);
  g_date_time_unref (place->now);
  ugo_test_remove_folder (place->folder);
  g_free (place->folder);
}

static const char *
get_id (Place *place)
{
  UgoPuzzleTutor *tutor = ugo_puzzle_desk_get_tutor (place->desk);

  return tutor != NULL ? ugo_puzzle_get_id (ugo_puzzle_tutor_get_puzzle (tutor)) : NULL;
}

static void
wait_for_puzzle (Place *place)
{
  while (ugo_puzzle_desk_get_state (place->desk) == UGO_PUZZLE_DESK_WAITING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_PUZZLE);
}

/* Solves what is there, or has it shown. */
static void
solve (Place *place, gboolean is_shown)
{
  UgoPuzzleTutor *puzzle_tutor = ugo_puzzle_desk_get_tutor (place->desk);
  UgoTutor *tutor = UGO_TUTOR (puzzle_tutor);
  const UgoDraft *draft = ugo_puzzle_get_draft (ugo_puzzle_tutor_get_puzzle (puzzle_tutor));
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, NULL, proof);
  if (is_shown)
    ugo_tutor_show (tutor);
  else
    ugo_tutor_play (tutor, proof->first[0], NULL);
  while (ugo_tutor_get_state (tutor) != UGO_TUTOR_SOLVED)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_shelf_first (Place *place, gconstpointer data)
{
  guint n_total;

  ugo_puzzle_desk_choose (place->desk, place->theme);
  g_assert_cmpuint (ugo_puzzle_desk_count (place->desk, place->theme, LEVEL, &n_total), ==, 0);
  g_assert_cmpuint (n_total, ==, N_PUZZLES);
  ugo_puzzle_desk_start (place->desk, LEVEL);
  for (guint i = 0; i < N_PUZZLES; i++)
    {
      UgoPuzzle *expected
          = ugo_puzzle_shelf_get_set (place->shelf, place->theme, LEVEL)->pdata[i];

      g_assert_cmpstr (get_id (place), ==, ugo_puzzle_get_id (expected));
      solve (place, FALSE);
      g_assert_cmpuint (ugo_puzzle_desk_count (place->desk, place->theme, 0, &n_total), ==, i + 1);
      ugo_puzzle_desk_next (place->desk);
    }
  wait_for_puzzle (place);
  g_assert_null (ugo_puzzle_shelf_find (place->shelf, get_id (place)));
  g_assert_cmpint (ugo_puzzle_desk_get_level (place->desk), ==, LEVEL);
  solve (place, FALSE);
  g_assert_cmpuint (ugo_puzzle_desk_count_made (place->desk, place->theme, LEVEL), ==, 1);
}

static void
test_comes_back (Place *place, gconstpointer data)
{
  g_autoptr (GDateTime) later = g_date_time_add_days (place->now, 2);
  g_autofree char *shown = NULL;

  ugo_puzzle_desk_choose (place->desk, place->theme);
  ugo_puzzle_desk_start (place->desk, LEVEL);
  shown = g_strdup (get_id (place));
  solve (place, TRUE);
  g_assert_cmpuint (ugo_puzzle_desk_count_due (place->desk), ==, 0);
  ugo_puzzle_desk_set_now (place->desk, later);
  g_assert_cmpuint (ugo_puzzle_desk_count_due (place->desk), ==, 1);
  ugo_puzzle_desk_start_due (place->desk);
  g_assert_cmpstr (get_id (place), ==, shown);
  solve (place, FALSE);
  ugo_puzzle_desk_next (place->desk);
  g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_THEMES);
  g_assert_cmpuint (ugo_puzzle_desk_count_due (place->desk), ==, 0);
}

/* Left after a hint, or a wrong move. */
static void
test_given_up (Place *place, gconstpointer data)
{
  g_autofree char *left = NULL;

  ugo_puzzle_desk_choose (place->desk, place->theme);
  ugo_puzzle_desk_start (place->desk, LEVEL);
  left = g_strdup (get_id (place));
  ugo_puzzle_desk_next (place->desk);
  g_assert_null (ugo_puzzle_progress_get (place->progress, place->theme->rules, left));
  g_free (left);
  left = g_strdup (get_id (place));
  ugo_tutor_hint (UGO_TUTOR (ugo_puzzle_desk_get_tutor (place->desk)));
  while (ugo_puzzle_tutor_get_hint (ugo_puzzle_desk_get_tutor (place->desk), NULL) == 0)
    g_main_context_iteration (NULL, TRUE);
  ugo_puzzle_desk_back (place->desk);
  g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_LEVELS);
  g_assert_cmpuint (
      ugo_puzzle_progress_get (place->progress, place->theme->rules, left)->n_solved, ==, 0);
  ugo_puzzle_desk_back (place->desk);
  g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_THEMES);
}

static void
test_daily (Place *place, gconstpointer data)
{
  g_autofree char *id = NULL;
  GDate today;

  ugo_puzzle_desk_get_today (place->desk, &today);
  ugo_puzzle_desk_start_daily (place->desk);
  id = g_strdup (get_id (place));
  g_assert_nonnull (ugo_puzzle_shelf_find (place->shelf, id));
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, place->theme->rules, &today),
                   ==, 0);
  solve (place, FALSE);
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, place->theme->rules, &today),
                   ==, 3);
  g_assert_cmpuint (ugo_puzzle_progress_get_streak (place->progress, &today), ==, 1);
  ugo_puzzle_desk_next (place->desk);
  g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_THEMES);
  ugo_puzzle_desk_start_daily (place->desk);
  g_assert_cmpstr (get_id (place), ==, id);
}

/* Without a pack the generator makes it, by its name. */
static void
test_daily_made (Place *place, gconstpointer data)
{
  g_autoptr (UgoPuzzleShelf) shelf = ugo_puzzle_shelf_new ();
  g_autofree char *id = NULL;

  g_object_unref (place->desk);
  place->desk = ugo_puzzle_desk_new (shelf, place->progress);
  ugo_puzzle_desk_set_now (place->desk, place->now);
  for (int i = 0; i < 2; i++)
    {
      ugo_puzzle_desk_start_daily (place->desk);
      g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_WAITING);
      wait_for_puzzle (place);
      if (id == NULL)
        id = g_strdup (get_id (place));
      g_assert_cmpstr (get_id (place), ==, id);
      ugo_puzzle_desk_back (place->desk);
    }
}

static void
test_cancelled (Place *place, gconstpointer data)
{
  g_autoptr (UgoPuzzleMaker) maker = ugo_puzzle_maker_new ();

  ugo_puzzle_maker_prepare (maker, place->theme, place->theme->max_level, 7);
  g_assert_cmpint (ugo_puzzle_maker_get_state (maker), ==, UGO_PUZZLE_MAKER_MAKING);
  ugo_puzzle_maker_cancel (maker);
  g_assert_cmpint (ugo_puzzle_maker_get_state (maker), ==, UGO_PUZZLE_MAKER_RESTING);
  ugo_puzzle_maker_prepare (maker, place->theme, LEVEL, 1);
  while (ugo_puzzle_maker_get_state (maker) == UGO_PUZZLE_MAKER_MAKING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (ugo_puzzle_maker_take (maker, place->theme, place->theme->max_level));
  {
    g_autoptr (UgoPuzzle) puzzle = ugo_puzzle_maker_take (maker, place->theme, LEVEL);
    UgoPuzzle *same = ugo_puzzle_shelf_get_set (place->shelf, place->theme, LEVEL)->pdata[0];

    g_assert_cmpstr (ugo_puzzle_get_id (puzzle), ==, ugo_puzzle_get_id (same));
    g_assert_true (ugo_position_same (&ugo_puzzle_get_draft (puzzle)->position,
                                      &ugo_puzzle_get_draft (same)->position));
  }
  g_assert_null (ugo_puzzle_maker_take (maker, place->theme, LEVEL));
}

#define add(path, test)                                                                            \
  g_test_add ("/puzzle-desk/" path, Place, NULL, place_set_up, test, place_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("the shelf comes first, then new puzzles without end", test_shelf_first);
  add ("what was shown comes back after a day", test_comes_back);
  add ("what was tried in vain counts as not solved", test_given_up);
  add ("the puzzle of the day is the same all day", test_daily);
  add ("the puzzle of the day is made when there is no pack", test_daily_made);
  add ("what is being made can be cancelled and something else made", test_cancelled);
  return g_test_run ();
}

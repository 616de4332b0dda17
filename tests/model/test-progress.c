/* test-progress.c: what has been learned and solved survives
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "ugo-progress.h"
#include "ugo-test-model.h"

typedef struct
{
  char *folder;
  char *path;
  UgoProgress *progress;
  guint n_changes;
  guint n_failures;
  char *sentence;
} Place;

static void
changed_cb (Place *place)
{
  place->n_changes++;
}

static void
failed_cb (Place *place, const char *sentence)
{
  place->n_failures++;
  g_free (place->sentence);
  place->sentence = g_strdup (sentence);
}

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->path = g_build_filename (place->folder, "data", "progress.ini", NULL);
  place->progress = ugo_progress_new (place->path);
  g_signal_connect_swapped (place->progress, "changed", G_CALLBACK (changed_cb), place);
  g_signal_connect_swapped (place->progress, "failed", G_CALLBACK (failed_cb), place);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  ugo_progress_flush (place->progress);
  g_object_unref (place->progress);
  ugo_test_remove_folder (place->folder);
  g_free (place->sentence);
  g_free (place->path);
  g_free (place->folder);
}

static void
write_file (Place *place, const char *bytes, gssize length)
{
  g_autofree char *folder = g_path_get_dirname (place->path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (place->path, bytes, length, NULL));
}

static UgoProgress *
load (Place *place)
{
  UgoProgress *progress = ugo_progress_new (place->path);
  g_autoptr (GError) error = NULL;

  g_assert_true (ugo_progress_load (progress, &error));
  g_assert_no_error (error);
  return progress;
}

static void
test_kept (Place *place, gconstpointer data)
{
  g_autoptr (UgoProgress) later = NULL;
  g_autofree char *at = NULL;

  g_assert_cmpint (ugo_progress_get (place->progress, "lesson/jump", "over"), ==, 0);
  for (int i = 1; i <= 200; i++)
    ugo_progress_set (place->progress, "lesson/jump", "over", i);
  ugo_progress_set (place->progress, "lesson/jump", "gone", 2);
  ugo_progress_set (place->progress, "lesson/jump", "gone", 0);
  ugo_progress_set_word (place->progress, "lesson/jump", "at", "chain-3");
  ugo_progress_set_word (place->progress, "lesson/jump", "at", "chain-3");
  g_assert_cmpuint (place->n_changes, ==, 203);
  ugo_progress_flush (place->progress);

  later = load (place);
  at = ugo_progress_get_word (later, "lesson/jump", "at");
  g_assert_cmpint (ugo_progress_get (later, "lesson/jump", "over"), ==, 200);
  g_assert_cmpint (ugo_progress_get (later, "lesson/jump", "gone"), ==, 0);
  g_assert_cmpstr (at, ==, "chain-3");
  g_assert_null (ugo_progress_get_word (later, "lesson/step", "at"));
}

static void
test_held (Place *place, gconstpointer data)
{
  g_auto (GStrv) keys = NULL;
  g_auto (GStrv) none = ugo_progress_get_keys (place->progress, "puzzle/none");

  ugo_progress_hold (place->progress);
  ugo_progress_set (place->progress, "puzzle/a", "x", 1);
  ugo_progress_hold (place->progress);
  ugo_progress_set (place->progress, "puzzle/a", "Y-2", 2);
  ugo_progress_release (place->progress);
  ugo_progress_flush (place->progress);
  g_assert_cmpuint (place->n_changes, ==, 0);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  ugo_progress_release (place->progress);
  g_assert_cmpuint (place->n_changes, ==, 1);
  ugo_progress_hold (place->progress);
  ugo_progress_release (place->progress);
  g_assert_cmpuint (place->n_changes, ==, 1);
  ugo_progress_flush (place->progress);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_EXISTS));

  keys = ugo_progress_get_keys (place->progress, "puzzle/a");
  g_assert_cmpuint (g_strv_length (keys), ==, 2);
  g_assert_cmpstr (keys[0], ==, "x");
  g_assert_cmpstr (keys[1], ==, "Y-2");
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

static void
test_later_version (Place *place, gconstpointer data)
{
  g_autofree char *text = NULL;

  write_file (place,
              "# mine\n[ugolki-progress]\nversion=7\n\n[rating]\nugolki=1500.5;30\n\n"
              "[lesson/step]\nodd=a lot\n",
              -1);
  g_assert_true (ugo_progress_load (place->progress, NULL));
  g_assert_cmpint (ugo_progress_get (place->progress, "lesson/step", "odd"), ==, 0);
  ugo_progress_set (place->progress, "lesson/step", "right", 3);
  ugo_progress_flush (place->progress);
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "version=7\n"));
  g_assert_nonnull (strstr (text, "ugolki=1500.5;30\n"));
  g_assert_nonnull (strstr (text, "odd=a lot\n"));
  g_assert_nonnull (strstr (text, "right=3\n"));
}

static void
test_reset (Place *place, gconstpointer data)
{
  char *words[2];
  g_autoptr (UgoProgress) later = NULL;

  ugo_progress_set (place->progress, "lesson/ugolki-a", "x", 3);
  ugo_progress_set (place->progress, "lesson/ugolki-b", "x", 2);
  ugo_progress_set (place->progress, "lesson/gyges-a", "x", 1);
  ugo_progress_set_word (place->progress, "lesson/ugolki-a", "at", "old");
  ugo_progress_set_word (place->progress, "lesson/ugolki-b", "at", "old");
  g_assert_false (ugo_progress_can_restore (place->progress, "lesson/"));
  ugo_progress_reset (place->progress, "lesson/ugolki");
  g_assert_cmpint (ugo_progress_get (place->progress, "lesson/ugolki-a", "x"), ==, 0);
  g_assert_cmpint (ugo_progress_get (place->progress, "lesson/ugolki-b", "x"), ==, 0);
  g_assert_cmpint (ugo_progress_get (place->progress, "lesson/gyges-a", "x"), ==, 1);

  g_assert_true (ugo_progress_can_restore (place->progress, "lesson/ugolki"));
  g_assert_false (ugo_progress_can_restore (place->progress, "lesson/gyges"));

  /* What has come since stays, and counts when it is better. */
  ugo_progress_set (place->progress, "lesson/ugolki-a", "x", 1);
  ugo_progress_set (place->progress, "lesson/ugolki-a", "y", 2);
  ugo_progress_set (place->progress, "lesson/ugolki-b", "x", 3);
  ugo_progress_set (place->progress, "drill/ugolki", "best", 9);
  ugo_progress_set_word (place->progress, "lesson/ugolki-b", "at", "new");
  ugo_progress_restore (place->progress, "lesson/ugolki");
  g_assert_false (ugo_progress_can_restore (place->progress, "lesson/ugolki"));
  ugo_progress_flush (place->progress);
  later = load (place);
  g_assert_cmpint (ugo_progress_get (later, "lesson/ugolki-a", "x"), ==, 3);
  g_assert_cmpint (ugo_progress_get (later, "lesson/ugolki-a", "y"), ==, 2);
  g_assert_cmpint (ugo_progress_get (later, "lesson/ugolki-b", "x"), ==, 3);
  g_assert_cmpint (ugo_progress_get (later, "lesson/gyges-a", "x"), ==, 1);
  g_assert_cmpint (ugo_progress_get (later, "drill/ugolki", "best"), ==, 9);
  words[0] = ugo_progress_get_word (later, "lesson/ugolki-a", "at");
  words[1] = ugo_progress_get_word (later, "lesson/ugolki-b", "at");
  g_assert_cmpstr (words[0], ==, "old");
  g_assert_cmpstr (words[1], ==, "new");
  g_free (words[0]);
  g_free (words[1]);
}

static void
test_damage (Place *place, gconstpointer data)
{
  static const char *const texts[] = { "", "[", "x", "[lesson/a]\nx=1\n", "\xff\xfe[\n", "=\n" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (UgoProgress) progress = ugo_progress_new (place->path);
      g_autoptr (GError) error = NULL;
      g_autofree char *aside = g_strdup_printf ("%s.unreadable-%u", place->path, i + 1);
      g_autofree char *kept = NULL;

      write_file (place, texts[i], -1);
      g_assert_false (ugo_progress_load (progress, &error));
      g_assert_nonnull (strstr (error->message, "progress.ini.unreadable-"));
      g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
      g_assert_cmpstr (kept, ==, texts[i]);
      ugo_progress_set (progress, "lesson/a", "x", 1);
      ugo_progress_flush (progress);
      g_assert_cmpint (ugo_progress_get (progress, "lesson/a", "x"), ==, 1);
    }
}

static void
test_failure (Place *place, gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (place->path);

  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  ugo_progress_set (place->progress, "lesson/a", "x", 1);
  ugo_progress_flush (place->progress);
  ugo_progress_set (place->progress, "lesson/a", "x", 2);
  ugo_progress_flush (place->progress);
  g_assert_cmpuint (place->n_failures, ==, 1);
  g_assert_nonnull (strstr (place->sentence, "progress.ini"));

  g_assert_cmpint (g_unlink (folder), ==, 0);
  ugo_progress_set (place->progress, "lesson/a", "x", 3);
  ugo_progress_flush (place->progress);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_REGULAR));
}

#define ADD(path, test)                                                                            \
  g_test_add ("/progress/" path, Place, NULL, place_set_up, test, place_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("what is set is there next time", test_kept);
  ADD ("what belongs together is written together", test_held);
  ADD ("what a later version wrote stays", test_later_version);
  ADD ("a reset can be taken back", test_reset);
  ADD ("a damaged file is kept aside", test_damage);
  ADD ("a failure is told once", test_failure);
  return g_test_run ();
}

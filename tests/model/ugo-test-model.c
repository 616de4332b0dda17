/* ugo-test-model.c: what the tests of the model share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-model.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ugo-notation.h"

UgoPosition
ugo_test_make_position (const char *variant, const char *text)
{
  UgoVariant read;
  UgoPosition position;
  size_t offset;

  g_assert_cmpint (ugo_variant_read (variant, strlen (variant), &read, &offset), ==, UGO_OK);
  ugo_position_start (read, &position);
  if (text != NULL)
    g_assert_cmpint (ugo_position_read (read, text, strlen (text), UGO_ANY_POSITION, &position,
                                        &offset),
                     ==, UGO_OK);
  return position;
}

UgoMove
ugo_test_make_move (const UgoPosition *position, const char *text)
{
  UgoMoveText spelled;
  UgoMove move;
  UgoRoute route;
  size_t used;

  g_assert_cmpint (ugo_move_text_scan (text, strlen (text), &spelled, &used), ==, UGO_OK);
  ugo_move_text_resolve (position, &spelled, &move, &route);
  return move;
}

void
ugo_test_play (UgoMatch *match, const char *text)
{
  g_autoptr (GError) error = NULL;

  ugo_match_play (match, ugo_test_make_move (ugo_match_get_position (match), text), NULL, &error);
  g_assert_no_error (error);
}

UgoMatch *
ugo_test_make_match (const char *variant, const char *moves)
{
  UgoPosition position = ugo_test_make_position (variant, NULL);
  UgoMatch *match = ugo_match_new (&position);
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      ugo_test_play (match, *word);
  return match;
}

char *
ugo_test_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *path = g_dir_make_tmp ("ugolki-test-XXXXXX", &error);

  g_assert_no_error (error);
  return path;
}

void
ugo_test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      ugo_test_remove_folder (inner);
    }
  g_remove (path);
}

void
ugo_test_wait (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

void
ugo_test_result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* What a match tells */

static void
log_edited_cb (UgoMatch *match, UgoTestLog *log)
{
  g_string_append (log->told, "edited ");
}

static void
log_moved_cb (UgoMatch *match, UgoNode *node, UgoTestLog *log)
{
  g_assert_true (ugo_match_get_node (match) == node);
  g_string_append_printf (log->told, "moved-%u ", node->ply);
}

static void
log_passed_cb (UgoMatch *match, UgoNode *node, UgoTestLog *log)
{
  g_assert_true (ugo_move_is_pass (node->move));
  g_string_append_printf (log->told, "passed-%u ", node->ply);
}

static void
log_changed_cb (UgoMatch *match, UgoTestLog *log)
{
  g_string_append (log->told, "changed ");
  log->n_changed++;
}

void
ugo_test_log_begin (UgoTestLog *log, UgoMatch *match)
{
  log->told = g_string_new (NULL);
  log->n_changed = 0;
  g_signal_connect (match, "edited", G_CALLBACK (log_edited_cb), log);
  g_signal_connect (match, "moved", G_CALLBACK (log_moved_cb), log);
  g_signal_connect (match, "passed", G_CALLBACK (log_passed_cb), log);
  g_signal_connect (match, "changed", G_CALLBACK (log_changed_cb), log);
}

void
ugo_test_log_assert (UgoTestLog *log, const char *expected)
{
  g_assert_cmpstr (g_strchomp (log->told->str), ==, expected);
  g_string_truncate (log->told, 0);
}

void
ugo_test_log_end (UgoTestLog *log, UgoMatch *match)
{
  g_signal_handlers_disconnect_by_data (match, log);
  g_string_free (log->told, TRUE);
}

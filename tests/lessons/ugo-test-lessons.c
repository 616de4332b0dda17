/* ugo-test-lessons.c: the lessons there are, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-lessons.h"

#include <string.h>

#include "ugo-notation.h"

static char *
lesson_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", name, NULL);
}

char *
ugo_test_lesson_file (const char *name)
{
  g_autofree char *path = lesson_path (name);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static gint
compare_names_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
ugo_test_lesson_names (void)
{
  g_autofree char *path = lesson_path ("");
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (folder)))
    if (g_str_has_suffix (name, ".lesson.xml"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names_cb);
  return names;
}

GPtrArray *
ugo_test_lessons (void)
{
  GPtrArray *lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_lesson_unref);
  g_autoptr (GPtrArray) names = ugo_test_lesson_names ();

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *text = ugo_test_lesson_file (name);
      g_autoptr (GError) error = NULL;
      UgoLesson *lesson = ugo_lesson_new (name, text, strlen (text), &error);

      if (lesson)
        g_ptr_array_add (lessons, lesson);
      else
        {
          g_test_message ("data/lessons/%s", error->message);
          g_test_fail ();
        }
    }
  return lessons;
}

char *
ugo_test_messages (const char *rules, const GPtrArray *names)
{
  g_autofree char *xgettext = g_find_program_in_path ("xgettext");
  g_autofree char *its = g_test_build_filename (G_TEST_DIST, "..", "data", "its", rules, NULL);
  g_autoptr (GPtrArray) command = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  char *messages = NULL;
  int status;

  if (xgettext == NULL)
    return NULL;
  g_ptr_array_add (command, g_steal_pointer (&xgettext));
  g_ptr_array_add (command, g_strconcat ("--its=", its, NULL));
  g_ptr_array_add (command, g_strdup ("--from-code=UTF-8"));
  g_ptr_array_add (command, g_strdup ("--no-wrap"));
  g_ptr_array_add (command, g_strdup ("--output=-"));
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (command, lesson_path (g_ptr_array_index (names, i)));
  g_ptr_array_add (command, NULL);
  g_spawn_sync (NULL, (char **) command->pdata, NULL, G_SPAWN_DEFAULT, NULL, NULL, &messages,
                NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
  return messages;
}

UgoLesson *
ugo_test_lesson (const char *text)
{
  g_autoptr (GError) error = NULL;
  UgoLesson *lesson = ugo_lesson_new ("test", text, strlen (text), &error);

  g_assert_no_error (error);
  return lesson;
}

UgoMove
ugo_test_move (const UgoPosition *position, const char *text, UgoRoute *route)
{
  UgoMove move;
  size_t offset;

  g_assert_cmpint (ugo_move_read (position, text, strlen (text), &move, route, &offset), ==,
                   UGO_OK);
  return move;
}

/* ugo-course.c: the lessons of a game, in their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-course.h"

#include <gio/gio.h>

#include "ugo-lesson-tutor.h"

#define GLOSSARY "glossary.xml"

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static GBytes *
load (const char *name)
{
  g_autofree char *path = g_build_path ("/", UGO_COURSE_RESOURCES, name, NULL);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

static UgoLesson *
load_lesson (const char *name)
{
  g_autoptr (GBytes) bytes = load (name);
  g_autoptr (GError) error = NULL;
  UgoLesson *lesson;
  const char *text;
  gsize length;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  lesson = ugo_lesson_new (name, text, length, &error);
  if (lesson == NULL)
    g_warning ("%s", error->message);
  return lesson;
}

GPtrArray *
ugo_course_load (const UgoRules *rules)
{
  g_auto (GStrv) names
      = g_resources_enumerate_children (UGO_COURSE_RESOURCES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GPtrArray *lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_lesson_unref);
  g_autofree char *prefix = g_strconcat (rules->id, "-", NULL);

  if (names == NULL)
    return lessons;
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (char **name = names; *name != NULL; name++)
    {
      UgoLesson *lesson = g_str_has_prefix (*name, prefix) ? load_lesson (*name) : NULL;

      if (lesson != NULL)
        g_ptr_array_add (lessons, lesson);
    }
  return lessons;
}

UgoGlossary *
ugo_course_load_glossary (void)
{
  g_autoptr (GBytes) bytes = load (GLOSSARY);
  g_autoptr (GError) error = NULL;
  UgoGlossary *glossary;
  const char *text;
  gsize length;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  glossary = ugo_glossary_new (GLOSSARY, text, length, &error);
  if (glossary == NULL)
    g_warning ("%s", error->message);
  return glossary;
}

/* What is done */

static char *
get_prefix (const UgoRules *rules)
{
  return g_strconcat ("lesson/", rules->id, "-", NULL);
}

gboolean
ugo_course_is_begun (GPtrArray *lessons, UgoProgress *progress)
{
  for (guint i = 0; i < lessons->len; i++)
    if (ugo_lesson_tutor_get_n_solved (lessons->pdata[i], progress) > 0)
      return TRUE;
  return FALSE;
}

void
ugo_course_reset (const UgoRules *rules, UgoProgress *progress)
{
  g_autofree char *prefix = get_prefix (rules);

  ugo_progress_reset (progress, prefix);
}

void
ugo_course_restore (const UgoRules *rules, UgoProgress *progress)
{
  g_autofree char *prefix = get_prefix (rules);

  ugo_progress_restore (progress, prefix);
}

gboolean
ugo_course_can_restore (const UgoRules *rules, UgoProgress *progress)
{
  g_autofree char *prefix = get_prefix (rules);

  return ugo_progress_can_restore (progress, prefix);
}

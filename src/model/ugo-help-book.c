/* ugo-help-book.c: the pages of the help in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help-book.h"

#include <string.h>

#define UNTRANSLATED "C"

struct UgoHelpBook
{
  GPtrArray *pages; /* by their ids */
};

static UgoHelpPage *
read_page (const char *folder, const char *language, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s/%s", folder, language, name);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  UgoHelpPage *page;
  const char *text;
  gsize length;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  page = ugo_help_page_new (text != NULL ? text : "", length, &error);
  if (page == NULL)
    g_info ("%s: %s", path, error->message);
  return page;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const UgoHelpPage *const *page_a = a;
  const UgoHelpPage *const *page_b = b;

  return strcmp (ugo_help_page_get_id (*page_a), ugo_help_page_get_id (*page_b));
}

UgoHelpBook *
ugo_help_book_new (const char *folder, const char *language)
{
  UgoHelpBook *self = g_new0 (UgoHelpBook, 1);
  g_autofree char *path = g_strdup_printf ("%s/%s", folder, UNTRANSLATED);
  g_auto (GStrv) names = g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_help_page_free);
  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      UgoHelpPage *page = read_page (folder, language, *name);

      if (page == NULL)
        page = read_page (folder, UNTRANSLATED, *name);
      if (page != NULL)
        g_ptr_array_add (self->pages, page);
    }
  g_ptr_array_sort (self->pages, compare_ids);
  return self;
}

void
ugo_help_book_free (UgoHelpBook *self)
{
  g_ptr_array_unref (self->pages);
  g_free (self);
}

guint
ugo_help_book_get_n_pages (const UgoHelpBook *self)
{
  return self->pages->len;
}

const UgoHelpPage *
ugo_help_book_get_page (const UgoHelpBook *self, guint index)
{
  return g_ptr_array_index (self->pages, index);
}

const UgoHelpPage *
ugo_help_book_find (const UgoHelpBook *self, const char *target)
{
  gsize length = target != NULL ? strcspn (target, "#") : 0;

  for (guint i = 0; i < self->pages->len; i++)
    {
      const char *id = ugo_help_page_get_id (g_ptr_array_index (self->pages, i));

      if (length > 0 && strlen (id) == length && strncmp (id, target, length) == 0)
        return g_ptr_array_index (self->pages, i);
    }
  return NULL;
}

/* Lists of topics */

/* Where @page stands in a list: behind all groups when it has none of them. */
static guint
get_place (const UgoHelpPage *page, char **groups)
{
  guint place = 0;

  while (groups[place] != NULL && g_strcmp0 (groups[place], ugo_help_page_get_group (page)) != 0)
    place++;
  return place;
}

static int
compare_places (gconstpointer a, gconstpointer b, gpointer groups)
{
  const UgoHelpPage *const *page_a = a;
  const UgoHelpPage *const *page_b = b;
  guint place_a = get_place (*page_a, groups);
  guint place_b = get_place (*page_b, groups);

  if (place_a != place_b)
    return place_a < place_b ? -1 : 1;
  return g_utf8_collate (ugo_help_page_get_title (*page_a), ugo_help_page_get_title (*page_b));
}

GPtrArray *
ugo_help_book_list_topics (const UgoHelpBook *self, const char *page, const UgoHelpBlock *topics)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autofree char *guide = topics->id != NULL ? g_strdup_printf ("%s#%s", page, topics->id)
                                              : g_strdup (page);

  for (guint i = 0; i < self->pages->len; i++)
    if (g_strcmp0 (ugo_help_page_get_guide (g_ptr_array_index (self->pages, i)), guide) == 0)
      g_ptr_array_add (found, g_ptr_array_index (self->pages, i));
  g_ptr_array_sort_with_data (found, compare_places, topics->groups);
  return found;
}

/* Search */

static void
add_text (GString *text, const UgoHelpBlock *block)
{
  g_autofree char *own = ugo_help_runs_to_text (block->runs);

  g_string_append_c (text, ' ');
  g_string_append (text, own);
  for (guint i = 0; i < block->children->len; i++)
    add_text (text, g_ptr_array_index (block->children, i));
}

/* The words of a text, each with its simple letters too. */
static char **
split_words (const char *text)
{
  g_auto (GStrv) simple = NULL;
  g_auto (GStrv) words = g_str_tokenize_and_fold (text, NULL, &simple);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (char **word = words; *word != NULL; word++)
    g_ptr_array_add (all, g_strdup (*word));
  for (char **word = simple; *word != NULL; word++)
    g_ptr_array_add (all, g_strdup (*word));
  g_ptr_array_add (all, NULL);
  return (char **) g_ptr_array_steal (all, NULL);
}

/* Whether @text has each of @words, or the beginning of it. */
static gboolean
has_words (const char *text, char **words)
{
  g_auto (GStrv) there = split_words (text);

  for (char **word = words; *word != NULL; word++)
    {
      gboolean is_found = FALSE;

      for (char **other = there; !is_found && *other != NULL; other++)
        is_found = g_str_has_prefix (*other, *word);
      if (!is_found)
        return FALSE;
    }
  return TRUE;
}

GPtrArray *
ugo_help_book_search (const UgoHelpBook *self, const char *words)
{
  g_auto (GStrv) wanted = g_str_tokenize_and_fold (words, NULL, NULL);
  GPtrArray *found = g_ptr_array_new ();
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (guint i = 0; *wanted != NULL && i < self->pages->len; i++)
    {
      UgoHelpPage *page = g_ptr_array_index (self->pages, i);
      GPtrArray *blocks = ugo_help_page_get_blocks (page);
      g_autoptr (GString) text = g_string_new (ugo_help_page_get_description (page));

      for (guint j = 0; j < blocks->len; j++)
        add_text (text, g_ptr_array_index (blocks, j));
      if (has_words (ugo_help_page_get_title (page), wanted))
        g_ptr_array_add (found, page);
      else if (has_words (text->str, wanted))
        g_ptr_array_add (others, page);
    }
  g_ptr_array_extend (found, others, NULL, NULL);
  return found;
}

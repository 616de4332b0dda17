/* ugo-puzzle-history.c: what was done at puzzles, as a list, and what it comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-history.h"

#include <glib/gi18n.h>

#include "ugo-stars.h"
#include "ugo-words-puzzle.h"

struct _UgoPuzzleEntry
{
  GObject parent_instance;

  /* Owned. */
  char *id;
  char *day;
  char *title;
  char *details;

  /* Plain state. */
  int stars;
  int rating;
};

G_DEFINE_FINAL_TYPE (UgoPuzzleEntry, ugo_puzzle_entry, G_TYPE_OBJECT)

static void
ugo_puzzle_entry_finalize (GObject *object)
{
  UgoPuzzleEntry *self = UGO_PUZZLE_ENTRY (object);

  g_free (self->id);
  g_free (self->day);
  g_free (self->title);
  g_free (self->details);
  G_OBJECT_CLASS (ugo_puzzle_entry_parent_class)->finalize (object);
}

static void
ugo_puzzle_entry_class_init (UgoPuzzleEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_entry_finalize;
}

static void
ugo_puzzle_entry_init (UgoPuzzleEntry *self)
{
}

/* Words */

static guint32
julian_of (GDateTime *time)
{
  GDate date;

  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (time),
                  (GDateMonth) g_date_time_get_month (time),
                  (GDateYear) g_date_time_get_year (time));
  return g_date_get_julian (&date);
}

static char *
describe_day (GDateTime *time, guint32 today)
{
  guint32 day = julian_of (time);

  if (day == today)
    return g_strdup (_("Today"));
  if (day + 1 == today)
    return g_strdup (_("Yesterday"));
  /* Translators: how a date is written in figures, in the manner of strftime() */
  return g_date_time_format (time, C_("date", "%Y-%m-%d"));
}

static char *
describe_title (const UgoPuzzleEvent *event)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find (event->theme);

  /* Translators: the theme of a puzzle, and its level */
  return g_strdup_printf (_("%1$s · level %2$d"),
                          theme ? ugo_words_puzzle_title (theme) : event->theme, event->level);
}

static void
add_part (GString *text, const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

static void
add_duration (GString *text, int seconds)
{
  g_autofree char *part
      = seconds < 3600
            ? g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60)
            : g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);

  add_part (text, part);
}

static void
add_counts (GString *text, const UgoPuzzleEvent *event)
{
  g_autofree char *wrong = g_strdup_printf (
      ngettext ("%d wrong answer", "%d wrong answers", (gulong) MAX (event->n_wrong, 0)),
      event->n_wrong);
  g_autofree char *hints = g_strdup_printf (
      ngettext ("%d hint", "%d hints", (gulong) MAX (event->n_hints, 0)), event->n_hints);

  if (event->n_wrong > 0)
    add_part (text, wrong);
  if (event->n_hints > 0)
    add_part (text, hints);
}

static char *
describe_course (const UgoPuzzleEvent *event, GDateTime *time)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *clock = g_date_time_format (time, "%H:%M");

  add_part (text, clock);
  if (event->stars == 0)
    add_part (text, _("not solved"));
  else if (event->stars == UGO_MAX_STARS)
    add_part (text, _("solved at once"));
  add_counts (text, event);
  if (event->seconds >= 0)
    add_duration (text, event->seconds);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The list */

static UgoPuzzleEntry *
entry_new (const UgoPuzzleEvent *event, GDateTime *time)
{
  UgoPuzzleEntry *self = g_object_new (UGO_TYPE_PUZZLE_ENTRY, NULL);

  self->id = g_strdup (event->id);
  self->title = describe_title (event);
  self->details = describe_course (event, time);
  self->stars = event->stars;
  self->rating = event->rating;
  return self;
}

GListModel *
ugo_puzzle_history_list (UgoPuzzleProgress *progress, const UgoRules *rules, const char *theme,
                         const GDate *today)
{
  GPtrArray *history = ugo_puzzle_progress_get_history (progress, rules);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  GListStore *list = g_list_store_new (UGO_TYPE_PUZZLE_ENTRY);
  guint32 last = 0;

  for (guint i = history->len; i > 0; i--)
    {
      const UgoPuzzleEvent *event = history->pdata[i - 1];
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (event->time);
      UgoPuzzleEntry *entry;

      if (!time || (theme && !g_str_equal (theme, event->theme)))
        continue;
      entry = entry_new (event, time);
      if (julian_of (time) != last)
        entry->day = describe_day (time, g_date_get_julian (today));
      last = julian_of (time);
      g_ptr_array_add (entries, entry);
    }
  g_list_store_splice (list, 0, 0, entries->pdata, entries->len);
  return G_LIST_MODEL (list);
}

/* The sum */

static guint
count_at_once (GPtrArray *history, const char *theme)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (guint i = 0; i < history->len; i++)
    {
      const UgoPuzzleEvent *event = history->pdata[i];

      if (theme && !g_str_equal (theme, event->theme))
        continue;
      n += g_hash_table_add (seen, event->id) && event->stars == UGO_MAX_STARS;
    }
  return n;
}

UgoPuzzleSum
ugo_puzzle_history_sum (UgoPuzzleProgress *progress, const UgoRules *rules, const char *theme)
{
  UgoPuzzleSum sum = { 0, 0, 0 };
  double levels = 0;

  for (int level = 1; level <= UGO_PUZZLE_MAX_LEVEL; level++)
    levels += level * (double) ugo_puzzle_progress_count (progress, rules, theme, level);
  sum.n_solved = ugo_puzzle_progress_count (progress, rules, theme, 0);
  sum.n_at_once = count_at_once (ugo_puzzle_progress_get_history (progress, rules), theme);
  if (sum.n_solved > 0)
    sum.mean_level = levels / sum.n_solved;
  return sum;
}

/* What an entry says */

const char *
ugo_puzzle_entry_get_id (UgoPuzzleEntry *self)
{
  return self->id;
}

const char *
ugo_puzzle_entry_get_day (UgoPuzzleEntry *self)
{
  return self->day;
}

const char *
ugo_puzzle_entry_get_title (UgoPuzzleEntry *self)
{
  return self->title;
}

const char *
ugo_puzzle_entry_get_details (UgoPuzzleEntry *self)
{
  return self->details;
}

int
ugo_puzzle_entry_get_stars (UgoPuzzleEntry *self)
{
  return self->stars;
}

int
ugo_puzzle_entry_get_rating (UgoPuzzleEntry *self)
{
  return self->rating;
}

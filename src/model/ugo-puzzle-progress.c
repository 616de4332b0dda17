/* ugo-puzzle-progress.c: what a person has done at puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-progress.h"

#include <string.h>

#include "ugo-stars.h"

/* Where the streak is kept. */
#define DAYS_GROUP UGO_PUZZLE_PREFIX "days"
#define DAYS_KEY "row"

/* More days in a row than anybody has. */
#define MAX_ROW 40000

/* A row of days on which puzzles were solved, and the length of the longest one ever. */
typedef struct
{
  guint32 first;
  guint32 last;
  guint32 best;
} Row;

struct _UgoPuzzleProgress
{
  GObject parent_instance;

  UgoProgress *progress;
  GPtrArray *books; /* of UgoPuzzleBook, as ugo_rules_all() has the games */
  Row row;
  GArray *days_since_reset; /* of guint32; NULL when no days were forgotten */

  /* What ugo_puzzle_progress_forget() did last: the whole text before it and after it. */
  const UgoRules *forgotten; /* NULL when nothing was */
  gboolean was_theme;
  char *before;
  char *after;
};

G_DEFINE_FINAL_TYPE (UgoPuzzleProgress, ugo_puzzle_progress, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static UgoPuzzleBook *
find_book (UgoPuzzleProgress *self, const UgoRules *rules)
{
  for (guint i = 0; i < self->books->len; i++)
    if (ugo_puzzle_book_get_rules (self->books->pdata[i]) == rules)
      return self->books->pdata[i];
  return NULL;
}

static guint32
day_of (GDateTime *time)
{
  GDate date;

  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (time),
                  (GDateMonth) g_date_time_get_month (time),
                  (GDateYear) g_date_time_get_year (time));
  return g_date_get_julian (&date);
}

/* The streak */

static void
load_row (UgoPuzzleProgress *self)
{
  g_autofree char *text = ugo_progress_get_word (self->progress, DAYS_GROUP, DAYS_KEY);
  g_auto (GStrv) fields = g_strsplit (text ? text : "", ";", 4);
  guint64 numbers[3];

  self->row = (Row){ 0, 0, 0 };
  if (!ugo_puzzle_read_numbers (fields, 3, UGO_PUZZLE_MAX_DAY, numbers) || numbers[0] == 0
      || numbers[0] > numbers[1] || numbers[1] - numbers[0] >= MAX_ROW || numbers[2] > MAX_ROW)
    return;
  self->row = (Row){ (guint32) numbers[0], (guint32) numbers[1], (guint32) numbers[2] };
  self->row.best = MAX (self->row.best, self->row.last - self->row.first + 1);
}

/* A day within the row changes nothing, so that a journey to the west does not break it. */
static void
add_day (UgoPuzzleProgress *self, guint32 day)
{
  Row *row = &self->row;
  g_autofree char *text = NULL;

  if (row->last != 0 && day >= row->first && day <= row->last)
    return;
  if (row->last == 0 || day != row->last + 1)
    row->first = day;
  row->last = day;
  row->best = MAX (row->best, row->last - row->first + 1);
  text = g_strdup_printf ("%u;%u;%u", row->first, row->last, row->best);
  ugo_progress_set_word (self->progress, DAYS_GROUP, DAYS_KEY, text);
}

static void
reset_days (UgoPuzzleProgress *self)
{
  if (self->days_since_reset)
    ugo_progress_forget (self->progress, DAYS_GROUP);
  else
    ugo_progress_reset (self->progress, DAYS_GROUP);
  if (!ugo_progress_can_restore (self->progress, DAYS_GROUP))
    return;
  load_row (self);
  if (self->days_since_reset == NULL)
    self->days_since_reset = g_array_new (FALSE, FALSE, sizeof (guint32));
}

static void
restore_days (UgoPuzzleProgress *self)
{
  g_autoptr (GArray) days = g_steal_pointer (&self->days_since_reset);

  if (days == NULL)
    return;
  ugo_progress_forget (self->progress, DAYS_GROUP);
  ugo_progress_restore (self->progress, DAYS_GROUP);
  load_row (self);
  for (guint i = 0; i < days->len; i++)
    add_day (self, g_array_index (days, guint32, i));
}

/* Does something with the book of a game, or with all of them and the days, in one write. */
static void
for_books (UgoPuzzleProgress *self, const UgoRules *rules, void (*func) (UgoPuzzleBook *book),
           void (*days_func) (UgoPuzzleProgress *self))
{
  ugo_progress_hold (self->progress);
  for (guint i = 0; i < self->books->len; i++)
    if (rules == NULL || rules == ugo_puzzle_book_get_rules (self->books->pdata[i]))
      func (self->books->pdata[i]);
  if (rules == NULL)
    days_func (self);
  ugo_progress_release (self->progress);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Construction */

static void
ugo_puzzle_progress_finalize (GObject *object)
{
  UgoPuzzleProgress *self = UGO_PUZZLE_PROGRESS (object);

  g_ptr_array_unref (self->books);
  g_clear_pointer (&self->days_since_reset, g_array_unref);
  g_free (self->before);
  g_free (self->after);
  g_object_unref (self->progress);

  G_OBJECT_CLASS (ugo_puzzle_progress_parent_class)->finalize (object);
}

static void
ugo_puzzle_progress_class_init (UgoPuzzleProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_progress_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_puzzle_progress_init (UgoPuzzleProgress *self)
{
  self->books = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_book_free);
}

/* Public API */

UgoPuzzleProgress *
ugo_puzzle_progress_new (UgoProgress *progress)
{
  UgoPuzzleProgress *self = g_object_new (UGO_TYPE_PUZZLE_PROGRESS, NULL);

  self->progress = g_object_ref (progress);
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    g_ptr_array_add (self->books, ugo_puzzle_book_new (*rules, progress));
  load_row (self);
  return self;
}

void
ugo_puzzle_progress_record (UgoPuzzleProgress *self, const UgoPuzzleResult *result, GDateTime *now)
{
  UgoPuzzleBook *book;
  guint32 day;

  g_return_if_fail (UGO_IS_PUZZLE_PROGRESS (self) && now);
  g_return_if_fail (ugo_puzzle_is_name (result->id) && ugo_puzzle_is_name (result->theme));
  g_return_if_fail (result->level >= 1 && result->level <= UGO_PUZZLE_MAX_LEVEL);
  g_return_if_fail (result->stars >= 0 && result->stars <= UGO_MAX_STARS);
  g_return_if_fail (result->daily <= UGO_PUZZLE_MAX_DAY);
  book = find_book (self, result->rules);
  g_return_if_fail (book);

  day = day_of (now);
  ugo_progress_hold (self->progress);
  ugo_puzzle_book_add (book, result, g_date_time_to_unix (now), day);
  if (result->stars > 0)
    {
      add_day (self, day);
      if (self->days_since_reset)
        g_array_append_val (self->days_since_reset, day);
    }
  ugo_progress_release (self->progress);
  g_signal_emit (self, signals[CHANGED], 0);
}

const UgoPuzzleMemory *
ugo_puzzle_progress_get (UgoPuzzleProgress *self, const UgoRules *rules, const char *id)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self) && id, NULL);

  return g_hash_table_lookup (ugo_puzzle_book_get_memories (find_book (self, rules)), id);
}

guint
ugo_puzzle_progress_count (UgoPuzzleProgress *self, const UgoRules *rules, const char *theme,
                           int level)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), 0);

  return ugo_puzzle_book_count (find_book (self, rules), theme, level);
}

UgoRating
ugo_puzzle_progress_get_rating (UgoPuzzleProgress *self, const UgoRules *rules, const GDate *today)
{
  return ugo_puzzle_book_get_rating (find_book (self, rules), NULL, g_date_get_julian (today));
}

int
ugo_puzzle_progress_propose_level (UgoPuzzleProgress *self, const UgoPuzzleTheme *theme,
                                   const GDate *today)
{
  UgoRating rating = ugo_puzzle_book_get_rating (find_book (self, theme->rules), theme->id,
                                                 g_date_get_julian (today));

  return ugo_rating_choose_level (&rating, theme->id, theme->min_level, theme->max_level);
}

guint
ugo_puzzle_progress_get_streak (UgoPuzzleProgress *self, const GDate *today)
{
  guint32 day = g_date_get_julian (today);

  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), 0);

  if (self->row.last == 0 || day < self->row.first || day > self->row.last + 1)
    return 0;
  return self->row.last - self->row.first + 1;
}

guint
ugo_puzzle_progress_get_best_streak (UgoPuzzleProgress *self)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), 0);

  return self->row.best;
}

gboolean
ugo_puzzle_progress_has_solved_on (UgoPuzzleProgress *self, const GDate *today)
{
  guint32 day = g_date_get_julian (today);

  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), FALSE);

  return self->row.last != 0 && day >= self->row.first && day <= self->row.last;
}

int
ugo_puzzle_progress_get_daily (UgoPuzzleProgress *self, const UgoRules *rules, const GDate *date)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), 0);

  return ugo_puzzle_book_get_daily (find_book (self, rules), g_date_get_julian (date));
}

/* An id with the day it was due. */
typedef struct
{
  const char *id;
  guint32 due;
} Due;

static int
compare_due (gconstpointer a, gconstpointer b)
{
  const Due *one = a, *other = b;

  return one->due != other->due ? (one->due > other->due) - (one->due < other->due)
                                : strcmp (one->id, other->id);
}

char **
ugo_puzzle_progress_dup_due (UgoPuzzleProgress *self, const UgoRules *rules, const GDate *today)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Due));
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  GHashTableIter iter;
  gpointer id, memory;

  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), NULL);

  g_hash_table_iter_init (&iter, ugo_puzzle_book_get_memories (find_book (self, rules)));
  while (g_hash_table_iter_next (&iter, &id, &memory))
    {
      Due one = { id, ((UgoPuzzleMemory *) memory)->due };

      if (ugo_puzzle_memory_is_due (memory, g_date_get_julian (today)))
        g_array_append_val (all, one);
    }
  g_array_sort (all, compare_due);
  for (guint i = 0; i < all->len; i++)
    g_strv_builder_add (ids, g_array_index (all, Due, i).id);
  return g_strv_builder_end (ids);
}

GPtrArray *
ugo_puzzle_progress_get_history (UgoPuzzleProgress *self, const UgoRules *rules)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), NULL);

  return ugo_puzzle_book_get_history (find_book (self, rules));
}

void
ugo_puzzle_progress_reset (UgoPuzzleProgress *self, const UgoRules *rules)
{
  g_return_if_fail (UGO_IS_PUZZLE_PROGRESS (self));

  for_books (self, rules, ugo_puzzle_book_reset, reset_days);
}

void
ugo_puzzle_progress_reload (UgoPuzzleProgress *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_PROGRESS (self));

  for (guint i = 0; i < self->books->len; i++)
    ugo_puzzle_book_reload (self->books->pdata[i]);
  load_row (self);
  g_clear_pointer (&self->days_since_reset, g_array_unref);
  self->forgotten = NULL;
  g_clear_pointer (&self->before, g_free);
  g_clear_pointer (&self->after, g_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ugo_puzzle_progress_can_restore (UgoPuzzleProgress *self, const UgoRules *rules)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), FALSE);

  if (rules)
    return ugo_puzzle_book_can_restore (find_book (self, rules));
  for (guint i = 0; i < self->books->len; i++)
    if (ugo_puzzle_book_can_restore (self->books->pdata[i]))
      return TRUE;
  return self->days_since_reset != NULL;
}

void
ugo_puzzle_progress_restore (UgoPuzzleProgress *self, const UgoRules *rules)
{
  g_return_if_fail (UGO_IS_PUZZLE_PROGRESS (self));

  for_books (self, rules, ugo_puzzle_book_restore, restore_days);
}

void
ugo_puzzle_progress_forget (UgoPuzzleProgress *self, const UgoRules *rules, const char *theme)
{
  g_return_if_fail (UGO_IS_PUZZLE_PROGRESS (self) && find_book (self, rules));

  g_free (self->before);
  g_free (self->after);
  self->forgotten = rules;
  self->was_theme = theme != NULL;
  self->before = ugo_progress_dup_text (self->progress);
  ugo_progress_hold (self->progress);
  if (theme)
    ugo_puzzle_book_reset_theme (find_book (self, rules), theme);
  else
    ugo_puzzle_book_reset (find_book (self, rules));
  ugo_progress_release (self->progress);
  self->after = ugo_progress_dup_text (self->progress);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ugo_puzzle_progress_can_undo_forget (UgoPuzzleProgress *self)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PROGRESS (self), FALSE);

  return self->forgotten != NULL;
}

/* Puts back the values one by one; where nothing else has changed, the whole text in its place. */
void
ugo_puzzle_progress_undo_forget (UgoPuzzleProgress *self)
{
  g_autofree char *now = NULL;
  UgoPuzzleBook *book;

  g_return_if_fail (UGO_IS_PUZZLE_PROGRESS (self));

  if (!self->forgotten)
    return;
  book = find_book (self, self->forgotten);
  now = ugo_progress_dup_text (self->progress);
  ugo_progress_hold (self->progress);
  if (self->was_theme)
    ugo_puzzle_book_restore_themes (book);
  else
    ugo_puzzle_book_restore (book);
  if (g_str_equal (now, self->after))
    ugo_progress_set_text (self->progress, self->before);
  ugo_puzzle_book_reload (book);
  ugo_progress_release (self->progress);
  self->forgotten = NULL;
  g_clear_pointer (&self->before, g_free);
  g_clear_pointer (&self->after, g_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

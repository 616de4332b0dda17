/* ugo-puzzle-book.c: what is kept of the puzzles of one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-book.h"

#include <math.h>
#include <string.h>

#include "ugo-puzzle-theme.h"
#include "ugo-stars.h"

/* The parts of what is kept: a group each. */
#define TRIED "tried"
#define EARLIER "earlier"
#define THEMES "themes"
#define HISTORY "history"
#define DAILY "daily"
#define RATING "rating"

/* The key of the only value of the group RATING. */
#define RATING_KEY "glicko-2"

/* Somebody is taken to be a little worse at a theme than at others until they have tried it. What
 * is kept is how many points more than this it is now. */
#define NEW_THEME_FORM -100
#define FORM_STEP 80.0
#define MAX_FORM 600

/* The name under which all themes are counted, which is no theme's. */
#define ALL_THEMES ""

/* More puzzles than anybody solves. */
#define MAX_EARLIER 1000000

/* The greatest number of an event. */
#define MAX_EVENT G_MAXUINT32

struct _UgoPuzzleBook
{
  const UgoRules *rules;
  UgoProgress *progress;
  GHashTable *memories; /* id -> UgoPuzzleMemory */
  GHashTable *counts;   /* theme -> guint of each level; NULL until it is asked for */
  GPtrArray *history;   /* of UgoPuzzleEvent, the oldest first */
  guint64 next_event;   /* the key of the next one */
  UgoRating rating;
  guint32 rated_on;       /* the day of the last change of it, 0 for never */
  GPtrArray *since_reset; /* of Deed; NULL when nothing was forgotten */
  GPtrArray *removed;     /* of Removal: what was forgotten of themes */
};

/* A value that was forgotten. */
typedef struct
{
  const char *part;
  char *key;
  char *word;
} Removal;

/* A result with its time, which outlives its caller. */
typedef struct
{
  UgoPuzzleResult result;
  char *id;
  char *theme;
  gint64 time;
  guint32 day;
} Deed;

static char *
group_of (const UgoPuzzleBook *self, const char *part)
{
  return g_strconcat (UGO_PUZZLE_PREFIX, self->rules->id, "/", part, NULL);
}

/* Values */

static void
event_free (UgoPuzzleEvent *event)
{
  g_free (event->id);
  g_free (event->theme);
  g_free (event);
}

static void
removal_free (Removal *removal)
{
  g_free (removal->key);
  g_free (removal->word);
  g_free (removal);
}

static void
deed_free (Deed *deed)
{
  g_free (deed->id);
  g_free (deed->theme);
  g_free (deed);
}

static Deed *
deed_new (const UgoPuzzleResult *result, gint64 time, guint32 day)
{
  Deed *deed = g_new (Deed, 1);

  deed->id = g_strdup (result->id);
  deed->theme = g_strdup (result->theme);
  deed->time = time;
  deed->day = day;
  deed->result = *result;
  deed->result.id = deed->id;
  deed->result.theme = deed->theme;
  return deed;
}

static void
clear (UgoPuzzleBook *self)
{
  g_hash_table_remove_all (self->memories);
  g_clear_pointer (&self->counts, g_hash_table_unref);
  g_ptr_array_set_size (self->history, 0);
  self->next_event = 1;
  ugo_rating_init (&self->rating);
  self->rated_on = 0;
}

/* Reading: what cannot be understood counts as not there, and stays until it is replaced. */

static void
load_memories (UgoPuzzleBook *self)
{
  g_autofree char *group = group_of (self, TRIED);
  g_auto (GStrv) keys = ugo_progress_get_keys (self->progress, group);

  for (char **key = keys; *key; key++)
    {
      g_autofree char *text = ugo_progress_get_word (self->progress, group, *key);
      UgoPuzzleMemory *memory
          = text && ugo_puzzle_is_name (*key) ? ugo_puzzle_memory_read (text) : NULL;

      if (memory)
        g_hash_table_insert (self->memories, g_strdup (*key), memory);
    }
}

/* More seconds than count. */
#define MAX_SECONDS 86400

/* The last three fields, which there were not always. */
static void
read_course (char **fields, UgoPuzzleEvent *event)
{
  guint64 numbers[3];

  event->n_wrong = event->n_hints = event->seconds = -1;
  if (g_strv_length (fields) < 3 || !ugo_puzzle_read_numbers (fields, 3, MAX_SECONDS, numbers))
    return;
  event->n_wrong = (int) numbers[0];
  event->n_hints = (int) numbers[1];
  event->seconds = (int) numbers[2];
}

/* The fields: id, theme, level, stars, time, rating; wrong answers, hints, seconds. */
static UgoPuzzleEvent *
read_event (const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, ";", 10);
  UgoPuzzleEvent *event;
  guint64 numbers[4];

  if (g_strv_length (fields) < 6 || !ugo_puzzle_is_name (fields[0])
      || !ugo_puzzle_is_name (fields[1])
      || !ugo_puzzle_read_numbers (fields + 2, 4, G_GUINT64_CONSTANT (253402300799), numbers)
      || numbers[0] < 1 || numbers[0] > UGO_PUZZLE_MAX_LEVEL || numbers[1] > UGO_MAX_STARS
      || numbers[3] > (guint64) UGO_RATING_MAX)
    return NULL;
  event = g_new (UgoPuzzleEvent, 1);
  *event = (UgoPuzzleEvent){
    .id = g_strdup (fields[0]),
    .theme = g_strdup (fields[1]),
    .level = (int) numbers[0],
    .stars = (int) numbers[1],
    .time = (gint64) numbers[2],
    .rating = (int) numbers[3],
  };
  read_course (fields + 6, event);
  return event;
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  const guint64 *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

static void
load_history (UgoPuzzleBook *self)
{
  g_autofree char *group = group_of (self, HISTORY);
  g_auto (GStrv) keys = ugo_progress_get_keys (self->progress, group);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (char **key = keys; *key; key++)
    {
      guint64 number;

      if (ugo_puzzle_read_number (*key, MAX_EVENT, &number))
        g_array_append_val (numbers, number);
    }
  g_array_sort (numbers, compare_keys);
  for (guint i = 0; i < numbers->len; i++)
    {
      guint64 number = g_array_index (numbers, guint64, i);
      g_autofree char *key = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
      g_autofree char *text = ugo_progress_get_word (self->progress, group, key);
      UgoPuzzleEvent *event = text ? read_event (text) : NULL;

      self->next_event = MIN (number + 1, MAX_EVENT);
      if (event)
        g_ptr_array_add (self->history, event);
    }
  if (self->history->len > UGO_PUZZLE_MAX_HISTORY)
    g_ptr_array_remove_range (self->history, 0, self->history->len - UGO_PUZZLE_MAX_HISTORY);
}

/* The fields: rating, deviation, volatility, day. */
static void
load_rating (UgoPuzzleBook *self)
{
  g_autofree char *group = group_of (self, RATING);
  g_autofree char *text = ugo_progress_get_word (self->progress, group, RATING_KEY);
  g_auto (GStrv) fields = g_strsplit (text ? text : "", ";", 5);
  double values[3];
  guint64 day;

  if (g_strv_length (fields) < 4
      || !ugo_puzzle_read_numbers (fields + 3, 1, UGO_PUZZLE_MAX_DAY, &day))
    return;
  for (guint i = 0; i < 3; i++)
    {
      char *end;

      values[i] = g_ascii_strtod (fields[i], &end);
      if (end == fields[i] || *end != '\0')
        return;
    }
  self->rating = (UgoRating){ values[0], values[1], values[2] };
  ugo_rating_clamp (&self->rating);
  self->rated_on = (guint32) day;
}

static void
load (UgoPuzzleBook *self)
{
  clear (self);
  load_memories (self);
  load_history (self);
  load_rating (self);
}

/* Writing */

static void
write_word (const UgoPuzzleBook *self, const char *part, const char *key,
            const char *word)
{
  g_autofree char *group = group_of (self, part);

  ugo_progress_set_word (self->progress, group, key, word);
}

/* What was written counts, with its digits: so it is the same in the next session. */
static void
write_rating (UgoPuzzleBook *self)
{
  const double values[] = { self->rating.rating, self->rating.deviation, self->rating.volatility };
  g_autoptr (GString) text = g_string_new (NULL);
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    g_string_append_printf (text, "%s;",
                            g_ascii_formatd (digits, sizeof digits, i < 2 ? "%.3f" : "%.7f",
                                             values[i]));
  g_string_append_printf (text, "%u", self->rated_on);
  write_word (self, RATING, RATING_KEY, text->str);
  load_rating (self);
}

static void
forget_event (const UgoPuzzleBook *self, guint64 number)
{
  g_autofree char *key = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  write_word (self, HISTORY, key, NULL);
}

/* Drops whatever is older than the history reaches, also what cannot be understood. */
static void
trim_history (const UgoPuzzleBook *self)
{
  g_autofree char *group = group_of (self, HISTORY);
  g_auto (GStrv) keys = ugo_progress_get_keys (self->progress, group);

  for (char **key = keys; *key; key++)
    {
      guint64 number;

      if (ugo_puzzle_read_number (*key, MAX_EVENT, &number)
          && number + UGO_PUZZLE_MAX_HISTORY < self->next_event)
        forget_event (self, number);
    }
}

static void
add_event (UgoPuzzleBook *self, const Deed *deed)
{
  UgoPuzzleEvent *event = g_new (UgoPuzzleEvent, 1);
  g_autofree char *key = g_strdup_printf ("%" G_GUINT64_FORMAT, self->next_event);
  g_autofree char *text = NULL;

  *event = (UgoPuzzleEvent){
    .id = g_strdup (deed->id),
    .theme = g_strdup (deed->theme),
    .level = deed->result.level,
    .stars = deed->result.stars,
    .time = deed->time,
    .rating = (int) lround (self->rating.rating),
    .n_wrong = (int) MIN (deed->result.n_wrong, MAX_SECONDS),
    .n_hints = (int) MIN (deed->result.n_hints, MAX_SECONDS),
    .seconds = (int) MIN (deed->result.seconds, MAX_SECONDS),
  };
  text = g_strdup_printf ("%s;%s;%d;%d;%" G_GINT64_FORMAT ";%d;%d;%d;%d", event->id, event->theme,
                          event->level, event->stars, event->time, event->rating, event->n_wrong,
                          event->n_hints, event->seconds);
  write_word (self, HISTORY, key, text);
  self->next_event = MIN (self->next_event + 1, MAX_EVENT);
  g_ptr_array_add (self->history, event);
  if (self->history->len > UGO_PUZZLE_MAX_HISTORY)
    g_ptr_array_remove_index (self->history, 0);
  trim_history (self);
}

/* The rating counts as of the day of the deed; a clock that was set back does not make anybody
 * better known. */
static UgoRating
rating_on (const UgoPuzzleBook *self, guint32 day)
{
  if (self->rated_on == 0 || day <= self->rated_on)
    return self->rating;
  return ugo_rating_away (&self->rating, day - self->rated_on);
}

static int
get_form (const UgoPuzzleBook *self, const char *theme)
{
  g_autofree char *group = group_of (self, THEMES);

  return CLAMP (NEW_THEME_FORM + CLAMP (ugo_progress_get (self->progress, group, theme),
                                        -2 * MAX_FORM, 2 * MAX_FORM),
                -MAX_FORM, MAX_FORM);
}

static void
rate (UgoPuzzleBook *self, const Deed *deed)
{
  const UgoPuzzleResult *result = &deed->result;
  g_autofree char *group = group_of (self, THEMES);
  UgoRatingGame puzzle = ugo_rating_of_puzzle (result->theme, result->level, result->stars);
  UgoRating before = rating_on (self, deed->day), at_theme = before;
  double form = get_form (self, result->theme);

  at_theme.rating += form;
  form += FORM_STEP
          * (puzzle.score - ugo_rating_expect (&at_theme, puzzle.rating, puzzle.deviation));
  ugo_progress_set (self->progress, group, result->theme, (int) lround (form) - NEW_THEME_FORM);

  self->rating = ugo_rating_after (&before, &puzzle, 1);
  self->rated_on = deed->day;
  write_rating (self);
}

/* Forgetting, when there are too many */

static gboolean
is_older (const UgoPuzzleMemory *memory, const char *id, const UgoPuzzleMemory *oldest,
          const char *oldest_id)
{
  return oldest == NULL || memory->last < oldest->last
         || (memory->last == oldest->last && strcmp (id, oldest_id) < 0);
}

static char *
earlier_key (const char *theme, int level)
{
  return g_strdup_printf ("%s/%d", theme, level);
}

/* A puzzle of a pack stays, and one that will come back, and the one that was just tried; the
 * number of those solved stays as it is. */
static void
forget_oldest (UgoPuzzleBook *self, const char *spared)
{
  const UgoPuzzleMemory *oldest = NULL;
  const char *oldest_id = NULL;
  GHashTableIter iter;
  gpointer id, memory;

  g_hash_table_iter_init (&iter, self->memories);
  while (g_hash_table_iter_next (&iter, &id, &memory))
    {
      const UgoPuzzleMemory *one = memory;

      if (one->is_kept || one->due != 0 || strcmp (id, spared) == 0
          || !is_older (one, id, oldest, oldest_id))
        continue;
      oldest = one;
      oldest_id = id;
    }
  if (oldest == NULL)
    return;
  if (oldest->n_solved > 0)
    {
      g_autofree char *group = group_of (self, EARLIER);
      g_autofree char *key = earlier_key (oldest->theme, oldest->level);
      int n = MAX (0, ugo_progress_get (self->progress, group, key));

      ugo_progress_set (self->progress, group, key, n + (n < G_MAXINT));
    }
  write_word (self, TRIED, oldest_id, NULL);
  g_hash_table_remove (self->memories, oldest_id);
}

/* Counting */

/* Of a theme, and of all of them under the empty name; each level, and all of them as level 0. */
static void
count_more (UgoPuzzleBook *self, const char *theme, int level, guint n)
{
  const char *names[] = { theme, ALL_THEMES };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint *counts = g_hash_table_lookup (self->counts, names[i]);

      if (counts == NULL)
        {
          counts = g_new0 (guint, UGO_PUZZLE_MAX_LEVEL + 1);
          g_hash_table_insert (self->counts, g_strdup (names[i]), counts);
        }
      counts[level] += n;
      counts[0] += n;
    }
}

/* Those that were forgotten. */
static void
count_earlier (UgoPuzzleBook *self)
{
  g_autofree char *group = group_of (self, EARLIER);
  g_auto (GStrv) keys = ugo_progress_get_keys (self->progress, group);

  for (char **key = keys; *key; key++)
    {
      int n = ugo_progress_get (self->progress, group, *key);
      g_auto (GStrv) parts = g_strsplit (*key, "/", 2);
      guint64 level;

      if (n > 0 && ugo_puzzle_is_name (parts[0])
          && ugo_puzzle_read_numbers (parts + 1, 1, UGO_PUZZLE_MAX_LEVEL, &level) && level > 0)
        count_more (self, parts[0], (int) level, (guint) MIN (n, MAX_EARLIER));
    }
}

static void
count_all (UgoPuzzleBook *self)
{
  GHashTableIter iter;
  gpointer memory;

  self->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  count_earlier (self);
  g_hash_table_iter_init (&iter, self->memories);
  while (g_hash_table_iter_next (&iter, NULL, &memory))
    {
      const UgoPuzzleMemory *one = memory;

      if (one->n_solved > 0)
        count_more (self, one->theme, one->level, 1);
    }
}

/* What happens */

static UgoPuzzleMemory *
get_or_add (UgoPuzzleBook *self, const UgoPuzzleResult *result)
{
  UgoPuzzleMemory *memory = g_hash_table_lookup (self->memories, result->id);

  if (memory == NULL)
    {
      memory = ugo_puzzle_memory_new (result->theme, result->level);
      g_hash_table_insert (self->memories, g_strdup (result->id), memory);
    }
  return memory;
}

static void
remember (UgoPuzzleBook *self, const Deed *deed)
{
  UgoPuzzleMemory *memory = get_or_add (self, &deed->result);
  g_autofree char *text = NULL;

  g_clear_pointer (&self->counts, g_hash_table_unref);
  if (memory->n_tries == 0)
    rate (self, deed);
  memory->is_kept |= deed->result.is_kept;
  ugo_puzzle_memory_add (memory, deed->result.stars, deed->time, deed->day);
  text = ugo_puzzle_memory_write (memory);
  write_word (self, TRIED, deed->id, text);
  add_event (self, deed);
  if (g_hash_table_size (self->memories) > UGO_PUZZLE_MAX_MEMORIES)
    forget_oldest (self, deed->id);
}

static void
date_key (guint32 day, char key[16])
{
  GDate date;

  g_date_set_julian (&date, day);
  g_snprintf (key, 16, "%04u-%02u-%02u", g_date_get_year (&date), g_date_get_month (&date),
              g_date_get_day (&date));
}

static void
trim_daily (const UgoPuzzleBook *self, const char *spared)
{
  g_autofree char *group = group_of (self, DAILY);
  g_auto (GStrv) keys = ugo_progress_get_keys (self->progress, group);
  const char *oldest = NULL;

  if (g_strv_length (keys) <= UGO_PUZZLE_MAX_DAILY)
    return;
  for (char **key = keys; *key; key++)
    if (strcmp (*key, spared) != 0 && (oldest == NULL || strcmp (*key, oldest) < 0))
      oldest = *key;
  ugo_progress_set_word (self->progress, group, oldest, NULL);
}

static void
add_daily (const UgoPuzzleBook *self, const UgoPuzzleResult *result)
{
  g_autofree char *group = group_of (self, DAILY);
  char key[16];

  date_key (result->daily, key);
  if (result->stars > ugo_progress_get (self->progress, group, key))
    ugo_progress_set (self->progress, group, key, result->stars);
  trim_daily (self, key);
}

static void
do_deed (UgoPuzzleBook *self, const Deed *deed)
{
  remember (self, deed);
  if (deed->result.daily != 0 && deed->result.stars > 0)
    add_daily (self, &deed->result);
}
/* Forgetting a theme */

static void
remove_value (UgoPuzzleBook *self, const char *part, const char *key)
{
  g_autofree char *group = group_of (self, part);
  Removal *removal = g_new (Removal, 1);

  *removal = (Removal){ part, g_strdup (key), ugo_progress_get_word (self->progress, group, key) };
  g_ptr_array_add (self->removed, removal);
  ugo_progress_set_word (self->progress, group, key, NULL);
}

static gboolean
tells_memory (const char *key, const char *word, const char *theme)
{
  g_auto (GStrv) fields = g_strsplit (word, ";", 2);

  return g_strcmp0 (fields[0], theme) == 0;
}

static gboolean
tells_event (const char *key, const char *word, const char *theme)
{
  g_auto (GStrv) fields = g_strsplit (word, ";", 3);

  return fields[0] != NULL && g_strcmp0 (fields[1], theme) == 0;
}

static gboolean
tells_earlier (const char *key, const char *word, const char *theme)
{
  g_auto (GStrv) parts = g_strsplit (key, "/", 2);

  return g_str_equal (parts[0], theme);
}

static gboolean
tells_theme (const char *key, const char *word, const char *theme)
{
  return g_str_equal (key, theme);
}

/* Removes the values of a part of which @tells says that they are of @theme. */
static void
remove_values (UgoPuzzleBook *self, const char *part, const char *theme,
               gboolean (*tells) (const char *key, const char *word, const char *theme))
{
  g_autofree char *group = group_of (self, part);
  g_auto (GStrv) keys = ugo_progress_get_keys (self->progress, group);

  for (char **key = keys; *key; key++)
    {
      g_autofree char *word = ugo_progress_get_word (self->progress, group, *key);

      if (word && tells (*key, word, theme))
        remove_value (self, part, *key);
    }
}

/* Public API */

UgoPuzzleBook *
ugo_puzzle_book_new (const UgoRules *rules, UgoProgress *progress)
{
  UgoPuzzleBook *self = g_new0 (UgoPuzzleBook, 1);

  self->rules = rules;
  self->progress = g_object_ref (progress);
  self->memories = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                          (GDestroyNotify) ugo_puzzle_memory_free);
  self->history = g_ptr_array_new_with_free_func ((GDestroyNotify) event_free);
  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify) removal_free);
  load (self);
  return self;
}

void
ugo_puzzle_book_free (UgoPuzzleBook *self)
{
  g_hash_table_unref (self->memories);
  g_clear_pointer (&self->counts, g_hash_table_unref);
  g_ptr_array_unref (self->history);
  g_clear_pointer (&self->since_reset, g_ptr_array_unref);
  g_ptr_array_unref (self->removed);
  g_object_unref (self->progress);
  g_free (self);
}

const UgoRules *
ugo_puzzle_book_get_rules (const UgoPuzzleBook *self)
{
  return self->rules;
}

void
ugo_puzzle_book_add (UgoPuzzleBook *self, const UgoPuzzleResult *result, gint64 time, guint32 day)
{
  Deed *deed = deed_new (result, time, day);

  do_deed (self, deed);
  if (self->since_reset)
    g_ptr_array_add (self->since_reset, deed);
  else
    deed_free (deed);
}

GHashTable *
ugo_puzzle_book_get_memories (const UgoPuzzleBook *self)
{
  return self->memories;
}

GPtrArray *
ugo_puzzle_book_get_history (const UgoPuzzleBook *self)
{
  return self->history;
}

guint
ugo_puzzle_book_count (UgoPuzzleBook *self, const char *theme, int level)
{
  const guint *counts;

  g_return_val_if_fail (level >= 0 && level <= UGO_PUZZLE_MAX_LEVEL, 0);

  if (self->counts == NULL)
    count_all (self);
  counts = g_hash_table_lookup (self->counts, theme ? theme : ALL_THEMES);
  return counts ? counts[level] : 0;
}

UgoRating
ugo_puzzle_book_get_rating (const UgoPuzzleBook *self, const char *theme, guint32 day)
{
  UgoRating rating = rating_on (self, day);

  if (theme)
    rating.rating += get_form (self, theme);
  return rating;
}

int
ugo_puzzle_book_get_daily (const UgoPuzzleBook *self, guint32 day)
{
  g_autofree char *group = group_of (self, DAILY);
  char key[16];

  date_key (day, key);
  return CLAMP (ugo_progress_get (self->progress, group, key), 0, UGO_MAX_STARS);
}

void
ugo_puzzle_book_reset (UgoPuzzleBook *self)
{
  g_autofree char *prefix = group_of (self, "");

  if (self->since_reset)
    ugo_progress_forget (self->progress, prefix);
  else
    ugo_progress_reset (self->progress, prefix);
  if (!ugo_progress_can_restore (self->progress, prefix))
    return;
  clear (self);
  if (self->since_reset == NULL)
    self->since_reset = g_ptr_array_new_with_free_func ((GDestroyNotify) deed_free);
}

void
ugo_puzzle_book_reset_theme (UgoPuzzleBook *self, const char *theme)
{
  remove_values (self, TRIED, theme, tells_memory);
  remove_values (self, EARLIER, theme, tells_earlier);
  remove_values (self, HISTORY, theme, tells_event);
  remove_values (self, THEMES, theme, tells_theme);
  load (self);
}

void
ugo_puzzle_book_restore_themes (UgoPuzzleBook *self)
{
  for (guint i = 0; i < self->removed->len; i++)
    {
      const Removal *removal = self->removed->pdata[i];
      g_autofree char *group = group_of (self, removal->part);
      g_autofree char *now = ugo_progress_get_word (self->progress, group, removal->key);

      if (now == NULL)
        ugo_progress_set_word (self->progress, group, removal->key, removal->word);
    }
  g_ptr_array_set_size (self->removed, 0);
  load (self);
}

void
ugo_puzzle_book_reload (UgoPuzzleBook *self)
{
  load (self);
}

gboolean
ugo_puzzle_book_can_restore (const UgoPuzzleBook *self)
{
  return self->since_reset != NULL;
}

void
ugo_puzzle_book_restore (UgoPuzzleBook *self)
{
  g_autofree char *prefix = group_of (self, "");
  g_autoptr (GPtrArray) deeds = g_steal_pointer (&self->since_reset);

  if (deeds == NULL)
    return;
  ugo_progress_forget (self->progress, prefix);
  ugo_progress_restore (self->progress, prefix);
  load (self);
  for (guint i = 0; i < deeds->len; i++)
    do_deed (self, deeds->pdata[i]);
}

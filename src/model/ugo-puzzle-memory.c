/* ugo-puzzle-memory.c: what is remembered of one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-memory.h"

#include <string.h>

#include "ugo-puzzle-theme.h"
#include "ugo-stars.h"

/* The fields of a line: the theme, and these numbers. */
enum
{
  LEVEL,
  TRIES,
  SOLVED,
  STARS,
  LAST,
  STAGE,
  DUE,
  KEPT,
  N_NUMBERS,
};

/* The greatest of each number; a GDateTime reaches to the end of the year 9999. */
static const guint64 greatest[N_NUMBERS] = {
  [LEVEL] = UGO_PUZZLE_MAX_LEVEL,
  [TRIES] = 1000000,
  [SOLVED] = 1000000,
  [STARS] = UGO_MAX_STARS,
  [LAST] = G_GUINT64_CONSTANT (253402300799),
  [STAGE] = UGO_PUZZLE_N_RETURNS - 1,
  [DUE] = UGO_PUZZLE_MAX_DAY,
  [KEPT] = 1,
};

/* After how many days a puzzle comes back. */
static const guint8 intervals[UGO_PUZZLE_N_RETURNS] = { 1, 3, 7, 21 };

/* So many stars are as good as solved at once. */
#define ENOUGH_STARS 2

UgoPuzzleMemory *
ugo_puzzle_memory_new (const char *theme, int level)
{
  UgoPuzzleMemory *self = g_new0 (UgoPuzzleMemory, 1);

  self->theme = g_strdup (theme);
  self->level = level;
  return self;
}

void
ugo_puzzle_memory_free (UgoPuzzleMemory *self)
{
  g_free (self->theme);
  g_free (self->rest);
  g_free (self);
}

UgoPuzzleMemory *
ugo_puzzle_memory_read (const char *text)
{
  g_auto (GStrv) fields = g_strsplit (text, ";", 1 + N_NUMBERS + 1);
  guint n_fields = g_strv_length (fields);
  guint64 numbers[N_NUMBERS];
  UgoPuzzleMemory *self;

  if (n_fields < 1 + N_NUMBERS || !ugo_puzzle_is_name (fields[0]))
    return NULL;
  for (guint i = 0; i < N_NUMBERS; i++)
    if (!ugo_puzzle_read_number (fields[1 + i], greatest[i], &numbers[i]))
      return NULL;
  if (numbers[LEVEL] < 1 || numbers[TRIES] < 1 || numbers[SOLVED] > numbers[TRIES]
      || (numbers[STARS] > 0) != (numbers[SOLVED] > 0))
    return NULL;

  self = ugo_puzzle_memory_new (fields[0], (int) numbers[LEVEL]);
  self->n_tries = (guint) numbers[TRIES];
  self->n_solved = (guint) numbers[SOLVED];
  self->stars = (int) numbers[STARS];
  self->last = (gint64) numbers[LAST];
  self->stage = (guint) numbers[STAGE];
  self->due = (guint32) numbers[DUE];
  self->is_kept = numbers[KEPT] != 0;
  self->rest = g_strdup (fields[1 + N_NUMBERS]);
  return self;
}

char *
ugo_puzzle_memory_write (const UgoPuzzleMemory *self)
{
  return g_strdup_printf ("%s;%d;%u;%u;%d;%" G_GINT64_FORMAT ";%u;%u;%d%s%s", self->theme,
                          self->level, self->n_tries, self->n_solved, self->stars, self->last,
                          self->stage, self->due, self->is_kept, self->rest ? ";" : "",
                          self->rest ? self->rest : "");
}

void
ugo_puzzle_memory_add (UgoPuzzleMemory *self, int stars, gint64 time, guint32 day)
{
  if (self->n_tries < greatest[TRIES])
    {
      self->n_tries++;
      self->n_solved += stars > 0;
    }
  self->stars = MAX (self->stars, stars);
  self->last = CLAMP (time, 0, (gint64) greatest[LAST]);

  if (stars >= ENOUGH_STARS && !ugo_puzzle_memory_is_due (self, day))
    return;
  self->stage = stars >= ENOUGH_STARS ? self->stage + 1 : 0;
  self->due = self->stage < UGO_PUZZLE_N_RETURNS ? day + intervals[self->stage] : 0;
  self->stage %= UGO_PUZZLE_N_RETURNS;
}

gboolean
ugo_puzzle_memory_is_due (const UgoPuzzleMemory *self, guint32 day)
{
  return self->due != 0
         && (self->due <= day || self->due > day + intervals[UGO_PUZZLE_N_RETURNS - 1]);
}

gboolean
ugo_puzzle_is_name (const char *text)
{
  gsize length = text ? strlen (text) : 0;

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (text[i]) && text[i] != '-')
      return FALSE;
  return length > 0 && length <= UGO_PUZZLE_MAX_NAME;
}

gboolean
ugo_puzzle_read_number (const char *text, guint64 most, guint64 *number)
{
  return g_ascii_string_to_unsigned (text, 10, 0, most, number, NULL);
}

gboolean
ugo_puzzle_read_numbers (char **fields, guint n, guint64 most, guint64 *numbers)
{
  for (guint i = 0; i < n; i++)
    if (fields[i] == NULL || !ugo_puzzle_read_number (fields[i], most, &numbers[i]))
      return FALSE;
  return TRUE;
}

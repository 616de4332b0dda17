/* ugo-puzzle-daily.c: the puzzle of a day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-daily.h"

#include <string.h>

#include "ugo-puzzle-theme.h"
#include "ugo-random.h"

/* Within so many days no puzzle comes twice. */
#define CYCLE 56

/* The levels of each day of the week, from Monday. */
static const guint8 lowest[] = { 1, 2, 3, 4, 5, 6, 7 };
static const guint8 highest[] = { 2, 3, 4, 5, 6, 7, 9 };

/* A choice, and how often it was taken since the cycle began. */
typedef struct
{
  const UgoDailyChoice *choice;
  guint64 name;
  guint n_taken;
} Candidate;

static guint64
mix_text (guint64 state, const char *text)
{
  for (; *text != '\0'; text++)
    {
      UgoRandom random = state ^ (guint8) *text;

      state = ugo_random_next (&random);
    }
  return state;
}

static guint64
mix_day (guint64 name, guint32 day)
{
  UgoRandom random = name ^ day;

  return ugo_random_next (&random);
}

/* How many levels it is from those of that day of the week; day 1 was a Monday. */
static int
distance (int level, guint32 day)
{
  int low = lowest[(day - 1) % 7], high = highest[(day - 1) % 7];

  return level < low ? low - level : level > high ? level - high : 0;
}

static gboolean
is_better (const Candidate *candidate, const Candidate *best, guint32 day)
{
  int away = distance (candidate->choice->level, day), best_away;
  guint64 key = mix_day (candidate->name, day), best_key;

  if (best == NULL || candidate->n_taken != best->n_taken)
    return best == NULL || candidate->n_taken < best->n_taken;
  best_away = distance (best->choice->level, day);
  if (away != best_away)
    return away < best_away;
  best_key = mix_day (best->name, day);
  return key != best_key ? key < best_key : strcmp (candidate->choice->id, best->choice->id) < 0;
}

static const char *
choose (const UgoRules *rules, const UgoDailyChoice *choices, gsize n_choices, guint32 day)
{
  g_autofree Candidate *candidates = g_new (Candidate, n_choices);
  Candidate *best = NULL;

  for (gsize i = 0; i < n_choices; i++)
    candidates[i] = (Candidate){ &choices[i],
                                 mix_text (mix_text (0, rules->id), choices[i].id), 0 };
  for (guint32 other = day - day % CYCLE; other <= day; other++)
    {
      best = NULL;
      for (gsize i = 0; i < n_choices; i++)
        if (is_better (&candidates[i], best, other))
          best = &candidates[i];
      best->n_taken++;
    }
  return best->choice->id;
}

/* A theme of the game by chance, at the level of the day, with the day as its seed. */
static char *
generate (const UgoRules *rules, guint32 day)
{
  const UgoPuzzleTheme *best = NULL;
  guint64 best_key = 0;
  int level;

  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    {
      guint64 key = mix_day (mix_text (0, (*theme)->id), day);

      if ((*theme)->rules != rules || (best != NULL && key >= best_key))
        continue;
      best = *theme;
      best_key = key;
    }
  if (best == NULL)
    return NULL;
  level = CLAMP (lowest[(day - 1) % 7], best->min_level, best->max_level);
  return g_strdup_printf ("%s-%d-%u", best->id, level, day);
}

/* Public API */

char *
ugo_puzzle_daily_id (const UgoRules *rules, const UgoDailyChoice *choices, gsize n_choices,
                     const GDate *date)
{
  guint32 day;

  g_return_val_if_fail (rules && date && g_date_valid (date), NULL);

  day = g_date_get_julian (date);
  if (n_choices == 0)
    return generate (rules, day);
  return g_strdup (choose (rules, choices, n_choices, day));
}

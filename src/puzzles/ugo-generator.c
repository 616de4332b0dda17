/* ugo-generator.c: drafts are made, proved and graded until one is what was asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-generator.h"

#include <stdlib.h>
#include <string.h>

#include "ugo-goal-private.h"
#include "ugo-puzzle-theme-private.h"

/* How many drafts are made at most. */
#define MAX_TRIES 20000

/* One seed in so many asks for the other kind of draft. */
#define OTHER_SHARE 4

typedef bool (*DraftFunc) (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft);

/* Neighbouring seeds, levels and themes have nothing in common. */
static UgoRandom
begin (const UgoPuzzleTheme *theme, int level, guint64 seed)
{
  UgoRandom random = seed;

  for (const char *letter = theme->id; *letter != '\0'; letter++)
    random = ugo_random_next (&random) ^ (guint64) *letter;
  return ugo_random_next (&random) ^ (guint64) level;
}

/* The number that tells is not taken from @random. */
static DraftFunc
choose_draft (const UgoPuzzleTheme *theme, UgoRandom random)
{
  if (theme->draft_other != NULL && ugo_random_below (&random, OTHER_SHARE) == 0)
    return theme->draft_other;
  return theme->draft;
}

static UgoPuzzle *
make_puzzle (const UgoPuzzleTheme *theme, int level, guint64 seed, const UgoDraft *draft,
             const UgoProof *proof)
{
  g_autofree char *id = g_strdup_printf ("%s-%d-%" G_GUINT64_FORMAT, theme->id, level, seed);

  return ugo_puzzle_new (id, theme, level, draft, proof);
}

UgoPuzzle *
ugo_generate_proved (const UgoPuzzleTheme *theme, int level, guint64 seed, const atomic_bool *stop,
                     UgoGeneratorFunc func, gpointer data, UgoProof *proof)
{
  UgoRandom random = begin (theme, level, seed);
  DraftFunc make_draft = choose_draft (theme, random);
  UgoDraft draft;

  if (theme->known != NULL)
    {
      theme->known (level, &draft, proof);
      return make_puzzle (theme, level, seed, &draft, proof);
    }
  for (guint tries = 0; tries < MAX_TRIES && !ugo_proof_is_stopped (stop); tries++)
    {
      if (func != NULL)
        func (tries, data);
      if (make_draft (&random, level, stop, &draft)
          && ugo_puzzle_theme_prove (theme, &draft, stop, proof) == level)
        return make_puzzle (theme, level, seed, &draft, proof);
    }
  return NULL;
}

UgoPuzzle *
ugo_generate (const UgoPuzzleTheme *theme, int level, guint64 seed, const atomic_bool *stop,
              UgoGeneratorFunc func, gpointer data)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  return ugo_generate_proved (theme, level, seed, stop, func, data, proof);
}

bool
ugo_generator_read_id (const char *id, const UgoPuzzleTheme **theme, int *level, guint64 *seed)
{
  for (const UgoPuzzleTheme *const *one = ugo_puzzle_themes (); *one != NULL; one++)
    {
      size_t length = strlen ((*one)->id);
      guint64 number;
      g_auto (GStrv) numbers = NULL;

      if (strncmp (id, (*one)->id, length) != 0 || id[length] != '-')
        continue;
      numbers = g_strsplit (id + length + 1, "-", 3);
      if (g_strv_length (numbers) != 2
          || !g_ascii_string_to_unsigned (numbers[0], 10, (guint64) (*one)->min_level,
                                          (guint64) (*one)->max_level, &number, NULL)
          || !g_ascii_string_to_unsigned (numbers[1], 10, 0, G_MAXUINT64, seed, NULL))
        continue;
      *theme = *one;
      *level = (int) number;
      return true;
    }
  return false;
}

UgoPuzzle *
ugo_generate_from_id (const char *id, const atomic_bool *stop)
{
  const UgoPuzzleTheme *theme;
  guint64 seed;
  int level;

  return ugo_generator_read_id (id, &theme, &level, &seed)
             ? ugo_generate (theme, level, seed, stop, NULL, NULL)
             : NULL;
}

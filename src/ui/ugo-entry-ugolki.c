/* ugo-entry-ugolki.c: how the moves of Ugolki are entered, shown and told on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-entry.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-notation.h"
#include "ugo-words.h"

static guint
steps (const UgoPosition *position, const UgoPick *pick)
{
  return 0;
}

/* Words */

static char *
place (const UgoPosition *position, UgoSquare square, const UgoRowMark *marks, guint n_rows)
{
  return ugo_words_square (position, square);
}

static char *
in_hand (const char *words)
{
  /* Translators: of the piece in hand; %s is "c3, white piece". */
  return g_strdup_printf (_ ("%s, picked up"), words);
}

static char *
resting (const char *words)
{
  /* Translators: of a square on the way of the piece in hand; %s is "e4, empty". */
  return g_strdup_printf (_ ("%s, the piece in hand rests here"), words);
}

static char *
reached (const char *words, guint n_hops)
{
  if (n_hops == 0)
    /* Translators: of a square one step away from the piece in hand; %s is "e4, empty". */
    return g_strdup_printf (_ ("%s, can be reached by a step"), words);
  /* Translators: of a square of Ugolki; %s stands for it and what is there, "e4, empty". */
  return g_strdup_printf (ngettext ("%s, can be reached by %u jump",
                                    "%s, can be reached by %u jumps", n_hops),
                          words, n_hops);
}

static char *
told (const UgoPosition *position, const UgoPick *pick)
{
  guint n_targets = ugo_bits_count (pick->targets);
  char square[3];

  ugo_square_write (&ugo_rules_ugolki, ugo_pick_here (pick), square);
  if (ugo_pick_is_walking (pick))
    /* Translators: %s is the square on which the piece in hand rests on its way. */
    return g_strdup_printf (ngettext ("On %s. %u more square can be reached.",
                                      "On %s. %u more squares can be reached.", n_targets),
                            square, n_targets);
  if (n_targets == 0)
    /* Translators: %s is a square such as c3. */
    return g_strdup_printf (_ ("The piece on %s cannot move."), square);
  /* Translators: %s is the square of the piece picked up. */
  return g_strdup_printf (ngettext ("%s picked up. %u square can be reached.",
                                    "%s picked up. %u squares can be reached.", n_targets),
                          square, n_targets);
}

static const char *
put_back (void)
{
  /* Translators: a screen reader says so when the person gives up a move. */
  return _ ("The piece is put back.");
}

const UgoEntry ugo_entry_ugolki = {
  .rules = &ugo_rules_ugolki,
  .steps = steps,
  .place = place,
  .in_hand = in_hand,
  .resting = resting,
  .reached = reached,
  .told = told,
  .put_back = put_back,
};

/* ugo-board-words.c: what a screen reader hears of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "ugo-bits.h"
#include "ugo-notation.h"
#include "ugo-words.h"

/*
 * HopWords:
 * @rules: a game
 * @count: how many hops a route counts as, 0 for a step
 * @reached: says that @square can be reached by @n_hops hops, at least one
 */
typedef struct
{
  const UgoRules *rules;
  guint (*count) (const UgoRoute *route);
  char *(*reached) (const char *square, guint n_hops);
} HopWords;

static guint
ugolki_count (const UgoRoute *route)
{
  int files = ugo_rules_ugolki.files;
  int from = route->squares[0];
  int to = route->squares[1];

  if (route->length == 2 && abs (from % files - to % files) <= 1
      && abs (from / files - to / files) <= 1)
    return 0;
  return route->length - 1;
}

static char *
ugolki_reached (const char *square, guint n_hops)
{
  /* Translators: of a square of Ugolki; %s stands for it and what is there, "e4, empty". */
  return g_strdup_printf (ngettext ("%s, can be reached by %u jump",
                                    "%s, can be reached by %u jumps", n_hops),
                          square, n_hops);
}

static guint
gyges_count (const UgoRoute *route)
{
  return route->length - 2;
}

static char *
gyges_reached (const char *square, guint n_hops)
{
  /* Translators: of a square of Gygès; %s stands for it and what is there, "e4, empty". */
  return g_strdup_printf (ngettext ("%s, can be reached with %u bounce",
                                    "%s, can be reached with %u bounces", n_hops),
                          square, n_hops);
}

static const HopWords all_hop_words[] = {
  { &ugo_rules_ugolki, ugolki_count, ugolki_reached },
  { &ugo_rules_gyges, gyges_count, gyges_reached },
};

static const HopWords *
find_hop_words (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (all_hop_words); i++)
    if (all_hop_words[i].rules == rules)
      return &all_hop_words[i];
  g_return_val_if_reached (&all_hop_words[0]);
}

guint
ugo_board_count_hops (const UgoRules *rules, const UgoRoute *route)
{
  return route->length < 2 ? 0 : find_hop_words (rules)->count (route);
}

char *
ugo_board_describe_square (UgoBoard *self, UgoSquare square)
{
  const UgoRules *rules = self->position.variant.rules;
  g_autofree char *words = ugo_words_square (&self->position, square);
  guint n_hops;

  if (square == ugo_pick_here (&self->pick))
    {
      if (ugo_pick_is_walking (&self->pick))
        /* Translators: of a square on the way of the piece in hand; %s is "e4, empty". */
        return g_strdup_printf (_ ("%s, the piece in hand rests here"), words);
      /* Translators: of the piece in hand; %s is "c3, white piece". */
      return g_strdup_printf (_ ("%s, picked up"), words);
    }
  if (!ugo_pick_has_target (&self->pick, square))
    return g_steal_pointer (&words);

  n_hops = ugo_board_count_hops (rules, &self->pick.routes[square]);
  if (n_hops > 0)
    return find_hop_words (rules)->reached (words, n_hops);
  /* Translators: of a square one step away from the piece in hand; %s is "e4, empty". */
  return g_strdup_printf (_ ("%s, can be reached by a step"), words);
}

void
ugo_board_announce_pick (UgoBoard *self)
{
  g_autofree char *sentence = NULL;
  guint n_targets = ugo_bits_count (self->pick.targets);
  char square[3];

  ugo_square_write (self->position.variant.rules, ugo_pick_here (&self->pick), square);
  if (ugo_pick_is_walking (&self->pick))
    /* Translators: %s is the square on which the piece in hand rests on its way. */
    sentence = g_strdup_printf (ngettext ("On %s. %u more square can be reached.",
                                          "On %s. %u more squares can be reached.", n_targets),
                                square, n_targets);
  else if (n_targets == 0)
    /* Translators: %s is a square such as c3. */
    sentence = g_strdup_printf (_ ("The piece on %s cannot move."), square);
  else
    /* Translators: %s is the square of the piece picked up. */
    sentence = g_strdup_printf (ngettext ("%s picked up. %u square can be reached.",
                                          "%s picked up. %u squares can be reached.", n_targets),
                                square, n_targets);
  ugo_board_announce (self, sentence);
}

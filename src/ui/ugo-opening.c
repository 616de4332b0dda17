/* ugo-opening.c: ways of beginning a game whose pieces are placed by the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-opening.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-gyges.h"

#define LINE_LENGTH 6

static const char *
by_players (void)
{
  return C_ ("placement", "By the players");
}

static const char *
by_chance (void)
{
  return C_ ("placement", "Random, the same for both");
}

static const char *
triples_outside (void)
{
  return C_ ("placement", "Triples outside");
}

static const char *
triples_inside (void)
{
  return C_ ("placement", "Triples inside");
}

static const char *
in_order (void)
{
  return C_ ("placement", "In order");
}

static const char *
in_turn (void)
{
  return C_ ("placement", "In turn");
}

static const UgoOpening gyges[] = {
  { &ugo_rules_gyges, "players", "......", by_players },
  { &ugo_rules_gyges, "random", "??????", by_chance },
  { &ugo_rules_gyges, "outside", "321123", triples_outside },
  { &ugo_rules_gyges, "inside", "123321", triples_inside },
  { &ugo_rules_gyges, "order", "112233", in_order },
  { &ugo_rules_gyges, "turn", "123123", in_turn },
};

static const struct
{
  const UgoOpening *openings;
  gsize n_openings;
} games[] = {
  { gyges, G_N_ELEMENTS (gyges) },
};

const UgoOpening *
ugo_opening_list (const UgoRules *rules, gsize *n_openings)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i].openings[0].rules == rules)
      {
        *n_openings = games[i].n_openings;
        return games[i].openings;
      }
  *n_openings = 0;
  return NULL;
}

const UgoOpening *
ugo_opening_find (const UgoRules *rules, const char *id)
{
  gsize n_openings;
  const UgoOpening *openings = ugo_opening_list (rules, &n_openings);

  for (gsize i = 0; i < n_openings; i++)
    if (g_strcmp0 (openings[i].id, id) == 0)
      return &openings[i];
  return openings;
}

static void
shuffle (char *line)
{
  for (int i = LINE_LENGTH - 1; i > 0; i--)
    {
      int j = g_random_int_range (0, i + 1);
      char kept = line[i];

      line[i] = line[j];
      line[j] = kept;
    }
}

gsize
ugo_opening_make (const UgoOpening *self, const UgoPosition *start, UgoMove *moves)
{
  const UgoRules *rules = start->variant.rules;
  char line[] = "112233";
  gsize n_moves = 0;

  if (!self || self->rules != rules || !ugo_position_is_start (start) || self->line[0] == '.')
    return 0;
  if (self->line[0] == '?')
    shuffle (line);
  else
    memcpy (line, self->line, LINE_LENGTH);

  for (int i = 0; i < LINE_LENGTH; i++)
    {
      uint8_t piece = (uint8_t) (line[i] - '0');
      UgoSquare south = (UgoSquare) i;
      UgoSquare north = (UgoSquare) (rules->files * rules->ranks - 1 - i);

      moves[n_moves++] = (UgoMove){ UGO_SQUARE_NONE, south, UGO_SQUARE_NONE, piece };
      moves[n_moves++] = (UgoMove){ UGO_SQUARE_NONE, north, UGO_SQUARE_NONE, piece };
    }
  return n_moves;
}

/* ugo-opening.h: ways of beginning a game whose pieces are placed by the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* The most placements a game begins with. */
#define UGO_MAX_OPENING 16

/*
 * UgoOpening:
 * @rules: the game
 * @id: stable, lower case: "players"; used by settings
 * @line: the pieces on a start line, from the left as its player sees them; "." where the player is
 *   to place one, "?" where chance does
 * @name: its name
 */
typedef struct
{
  const UgoRules *rules;
  const char *id;
  const char *line;
  const char *(*name) (void);
} UgoOpening;

/**
 * ugo_opening_list:
 * @rules: a game
 * @n_openings: (out): their number, 0 for a game whose pieces are not placed
 *
 * Returns: (array length=n_openings): its openings, first the one in which the players place all
 */
const UgoOpening *ugo_opening_list (const UgoRules *rules, gsize *n_openings);

/**
 * ugo_opening_find:
 * @rules: a game
 * @id: (nullable): an id
 *
 * Returns: (nullable): its opening of that id, else the first one; %NULL when it has none
 */
const UgoOpening *ugo_opening_find (const UgoRules *rules, const char *id);

/**
 * ugo_opening_make:
 * @self: (nullable): an opening, or %NULL for none
 * @start: the start of its game
 * @moves: (out): room for %UGO_MAX_OPENING moves
 *
 * Returns: the number of placements that it begins with, which are legal one after the other; 0
 *   when the players place all, or when no piece is placed from @start
 */
gsize ugo_opening_make (const UgoOpening *self, const UgoPosition *start, UgoMove *moves);

G_END_DECLS

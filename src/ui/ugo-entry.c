/* ugo-entry.c: how the moves of a game are entered, shown and told on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-entry.h"

static const UgoEntry *const entries[] = { &ugo_entry_ugolki, &ugo_entry_gyges };

const UgoEntry *
ugo_entry_find (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    if (entries[i]->rules == rules)
      return entries[i];
  g_return_val_if_reached (entries[0]);
}

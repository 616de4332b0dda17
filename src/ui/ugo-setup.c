/* ugo-setup.c: how positions are set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-setup.h"

#include <string.h>

#include "ugo-notation.h"

static const UgoSetup *const setups[] = { &ugo_setup_ugolki, &ugo_setup_gyges };

const UgoSetup *
ugo_setup_find (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (setups); i++)
    if (setups[i]->rules == rules)
      return setups[i];
  g_return_val_if_reached (NULL);
}

int
ugo_setup_count_kinds (const UgoRules *rules)
{
  return (int) strlen (rules->piece_letters);
}

int
ugo_setup_count_pieces (const UgoPosition *position, uint8_t piece)
{
  int count = 0;

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    count += ugo_piece_at (position, square) == piece;
  return count;
}

/* Reads @text as a position of @rules, of whichever piece set it fits. */
static UgoStatus
read_as (const UgoRules *rules, uint8_t flags, const char *text, UgoPosition *position)
{
  UgoStatus status = UGO_POSITION_EMPTY_TEXT;
  size_t offset;

  for (const uint8_t *pieces = rules->piece_sets; *pieces != 0 && status != UGO_OK; pieces++)
    status = ugo_position_read ((UgoVariant) { rules, *pieces, flags }, text, strlen (text),
                                UGO_ANY_POSITION, position, &offset);
  return status;
}

UgoStatus
ugo_setup_read (UgoVariant variant, const char *text, UgoPosition *position, gsize *offset)
{
  UgoStatus status
    = ugo_position_read (variant, text, strlen (text), UGO_ANY_POSITION, position, offset);

  if (status == UGO_OK || read_as (variant.rules, variant.flags, text, position) == UGO_OK)
    return UGO_OK;
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    if (*rules != variant.rules && read_as (*rules, 0, text, position) == UGO_OK)
      return UGO_OK;
  return status;
}

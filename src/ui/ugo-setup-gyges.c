/* ugo-setup-gyges.c: how positions of Gygès are set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-setup.h"

#include <glib/gi18n-lib.h>

enum
{
  SINGLE = 1,
  DOUBLE,
  TRIPLE,
};

static int
full (UgoVariant variant)
{
  return variant.pieces / ugo_setup_count_kinds (variant.rules);
}

static const char *
piece_name (uint8_t piece)
{
  if (piece == SINGLE)
    return C_ ("piece", "Single");
  return piece == DOUBLE ? C_ ("piece", "Double") : C_ ("piece", "Triple");
}

static char *
counted (uint8_t piece, int count, int of)
{
  if (piece == SINGLE)
    return g_strdup_printf (C_ ("pieces", "Singles, %d of %d"), count, of);
  return g_strdup_printf (piece == DOUBLE ? C_ ("pieces", "Doubles, %d of %d")
                                          : C_ ("pieces", "Triples, %d of %d"),
                          count, of);
}

static const char *
to_move (UgoSide side)
{
  return side == UGO_WHITE ? C_ ("side", "South to move") : C_ ("side", "North to move");
}

static char *
need (const UgoPosition *position, UgoStatus status)
{
  int of = full (position->variant);

  if (status == UGO_POSITION_PLACEMENT)
    return g_strdup (_ ("Put all twelve pieces on the board, or as many as the players have placed "
                        "in turn: South first, two of each size"));
  if (ugo_setup_count_pieces (position, SINGLE) != of)
    return g_strdup (_ ("Gygès is played with four singles"));
  if (ugo_setup_count_pieces (position, DOUBLE) != of)
    return g_strdup (_ ("Gygès is played with four doubles"));
  return g_strdup (_ ("Gygès is played with four triples"));
}

static const char *
outside (void)
{
  return _ ("A piece on a finish square has ended the game: put pieces on the field only");
}

const UgoSetup ugo_setup_gyges = {
  .rules = &ugo_rules_gyges,
  .full = full,
  .piece = piece_name,
  .counted = counted,
  .to_move = to_move,
  .need = need,
  .outside = outside,
};

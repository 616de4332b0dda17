/* ugo-setup-ugolki.c: how positions of Ugolki are set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-setup.h"

#include <glib/gi18n-lib.h>

#include "ugo-ugolki.h"

static int
full (UgoVariant variant)
{
  return variant.pieces;
}

static const char *
piece_name (uint8_t piece)
{
  return piece == UGO_UGOLKI_WHITE ? C_ ("piece", "White") : C_ ("piece", "Black");
}

static char *
counted (uint8_t piece, int count, int of)
{
  return g_strdup_printf (piece == UGO_UGOLKI_WHITE ? C_ ("pieces", "White, %d of %d")
                                                    : C_ ("pieces", "Black, %d of %d"),
                          count, of);
}

static const char *
to_move (UgoSide side)
{
  return side == UGO_WHITE ? C_ ("side", "White to move") : C_ ("side", "Black to move");
}

static char *
need (const UgoPosition *position, UgoStatus status)
{
  int of = full (position->variant);

  if (status == UGO_POSITION_WHITE_COUNT)
    return g_strdup_printf (ngettext ("White needs %d piece to play",
                                      "White needs %d pieces to play", (gulong) of),
                            of);
  return g_strdup_printf (ngettext ("Black needs %d piece to play", "Black needs %d pieces to play",
                                    (gulong) of),
                          of);
}

const UgoSetup ugo_setup_ugolki = {
  .rules = &ugo_rules_ugolki,
  .full = full,
  .piece = piece_name,
  .counted = counted,
  .to_move = to_move,
  .need = need,
};

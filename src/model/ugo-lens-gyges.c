/* ugo-lens-gyges.c: the lines and the finish of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lens-table.h"

#include <glib/gi18n.h>

#include "ugo-gyges-reach.h"
#include "ugo-gyges.h"
#include "ugo-words-table.h"

static gboolean
find_finish (const UgoPosition *position, UgoSide side, UgoMove *move)
{
  UgoGygesReach reach;
  UgoMove found;

  if (ugo_gyges_is_placement (position))
    return FALSE;
  ugo_gyges_reach_init (&reach, position, side);
  if (!ugo_gyges_reach_finish (&reach, &found))
    return FALSE;
  *move = found;
  return TRUE;
}

/* Words */

static char *
describe_line (const UgoPosition *after, UgoSide side)
{
  int rank = ugo_gyges_line (after, side);

  if (rank < 0)
    return g_strdup (side == UGO_WHITE ? _ ("South then cannot move.")
                                       : _ ("North then cannot move."));
  /* Translators: of a move that is considered: which line of the board the side moves after it. */
  return g_strdup_printf (side == UGO_WHITE ? _ ("South then moves from line %d.")
                                            : _ ("North then moves from line %d."),
                          rank + 1);
}

static char *
describe_danger (const UgoLensChange *change, UgoSide side)
{
  char square[UGO_SQUARE_NAME_SIZE];

  ugo_square_name (&change->after, change->finishes[side].from, square);
  /* Translators: of a move that is considered; %s is the square of the piece that could finish. */
  return g_strdup_printf (side == UGO_WHITE ? _ ("Careful: South could then finish from %s.")
                                            : _ ("Careful: North could then finish from %s."),
                          square);
}

static char *
describe_threat (const UgoLensChange *change, UgoSide side)
{
  char square[UGO_SQUARE_NAME_SIZE];

  ugo_square_name (&change->after, change->finishes[side].from, square);
  /* Translators: of a move that is considered; %s is the square of the piece that could finish with
   * the move after it. */
  return g_strdup_printf (side == UGO_WHITE ? _ ("South then threatens to finish from %s.")
                                            : _ ("North then threatens to finish from %s."),
                          square);
}

static char *
describe_change (const UgoLensChange *change)
{
  UgoSide other = change->after.side;
  UgoSide mover = ugo_side_other (other);
  g_autofree char *own = NULL;
  g_autofree char *theirs = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *finish = NULL;

  if (ugo_gyges_is_placement (&change->after))
    return g_strdup ("");
  own = describe_line (&change->after, mover);
  theirs = describe_line (&change->after, other);
  lines = g_strjoin (" ", own, theirs, NULL);
  if (!ugo_move_is_pass (change->finishes[other]))
    finish = describe_danger (change, other);
  else if (!ugo_move_is_pass (change->finishes[mover]))
    finish = describe_threat (change, mover);
  else
    finish = g_strdup (_ ("Nobody could then finish at once."));
  return g_strjoin ("\n", lines, finish, NULL);
}

static char *
describe_finish (const UgoPosition *position, UgoSide side, UgoMove move)
{
  gboolean south = side == UGO_WHITE;
  char square[UGO_SQUARE_NAME_SIZE];

  ugo_square_name (position, move.from, square);
  /* Translators: these four: %s is the square of the piece that could finish. */
  if (side == position->side)
    return g_strdup_printf (south ? _ ("South can finish now, from %s.")
                                  : _ ("North can finish now, from %s."),
                            square);
  return g_strdup_printf (south ? _ ("South threatens to finish from %s.")
                                : _ ("North threatens to finish from %s."),
                          square);
}

const UgoLens ugo_lens_gyges = {
  .rules = &ugo_rules_gyges,
  .find_finish = find_finish,
  .describe_change = describe_change,
  .describe_finish = describe_finish,
};

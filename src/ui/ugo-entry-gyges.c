/* ugo-entry-gyges.c: how the moves of Gygès are entered, shown and told on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-entry.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-drawing.h"
#include "ugo-gyges.h"
#include "ugo-notation.h"
#include "ugo-words.h"

static guint
size_at (const UgoPosition *position, UgoSquare square)
{
  return square < ugo_rules_gyges.n_squares ? ugo_piece_at (position, square) : 0;
}

static guint
steps (const UgoPosition *position, const UgoPick *pick)
{
  if (pick->piece != 0 || ugo_pick_is_replacing (pick))
    return 0;
  return size_at (position, ugo_pick_here (pick));
}

/* Words for places */

static char *
describe_slot (const UgoPosition *position, const UgoTraySlot *slot)
{
  gboolean south = slot->side == UGO_WHITE;
  int n = ugo_gyges_left_to_place (position, slot->side, slot->piece);

  /* Translators: these six are spoken by a screen reader; %d is how many wait to be placed. */
  switch (slot->piece)
    {
    case 1:
      return g_strdup_printf (south ? ngettext ("South’s tray, %d single",
                                                "South’s tray, %d singles", n)
                                    : ngettext ("North’s tray, %d single",
                                                "North’s tray, %d singles", n),
                              n);

    case 2:
      return g_strdup_printf (south ? ngettext ("South’s tray, %d double",
                                                "South’s tray, %d doubles", n)
                                    : ngettext ("North’s tray, %d double",
                                                "North’s tray, %d doubles", n),
                              n);

    default:
      return g_strdup_printf (south ? ngettext ("South’s tray, %d triple",
                                                "South’s tray, %d triples", n)
                                    : ngettext ("North’s tray, %d triple",
                                                "North’s tray, %d triples", n),
                              n);
    }
}

static char *
describe_line (const char *words, const UgoRowMark *row)
{
  gboolean south = row->side == UGO_WHITE;

  if (row->kind == UGO_ROW_BLOCKED)
    /* Translators: of a piece that cannot move, nor can another of its row; %s is "e4, single". */
    return g_strdup_printf (south ? _ ("%s, on South’s blocked line")
                                  : _ ("%s, on North’s blocked line"),
                            words);
  /* Translators: of a piece that its player may move; %s is "e4, single". */
  return g_strdup_printf (south ? _ ("%s, on South’s nearest line")
                                : _ ("%s, on North’s nearest line"),
                          words);
}

static char *
place (const UgoPosition *position, UgoSquare square, const UgoRowMark *marks, guint n_rows)
{
  const UgoTraySlot *slot = ugo_drawing_get_slot (&ugo_drawing_gyges, square);
  char *words;

  if (slot)
    return describe_slot (position, slot);
  words = ugo_words_square (position, square);
  if (ugo_piece_at (position, square) == 0 || ugo_gyges_is_placement (position))
    return words;
  for (guint i = 0; i < n_rows; i++)
    if (square / ugo_rules_gyges.files == marks[i].rank)
      {
        g_autofree char *plain = words;

        words = describe_line (plain, &marks[i]);
      }
  return words;
}

static char *
in_hand (const char *words)
{
  /* Translators: of the piece in hand; %s is "c1, single" or "South’s tray, 2 singles". */
  return g_strdup_printf (C_ ("Gygès", "%s, picked up"), words);
}

static char *
resting (const char *words)
{
  /* Translators: of a piece that the piece in hand has landed on; %s is "e4, double". */
  return g_strdup_printf (C_ ("Gygès", "%s, the piece in hand rests here"), words);
}

static char *
reached (const char *words, guint n_hops)
{
  if (n_hops == 0)
    /* Translators: of a square that the piece in hand reaches in one run; %s is "e4, empty". */
    return g_strdup_printf (_ ("%s, can be reached without a bounce"), words);
  /* Translators: of a square of Gygès; %s stands for it and what is there, "e4, empty". */
  return g_strdup_printf (ngettext ("%s, can be reached with %u bounce",
                                    "%s, can be reached with %u bounces", n_hops),
                          words, n_hops);
}

static char *
replaceable (const char *words, guint n_hops)
{
  if (n_hops == 0)
    /* Translators: of a piece that the piece in hand can replace; %s is "e4, double". */
    return g_strdup_printf (_ ("%s, can be replaced"), words);
  /* Translators: of a piece that the piece in hand can replace after bouncing off others; %s is
   * "e4, double". */
  return g_strdup_printf (ngettext ("%s, can be replaced after %u bounce",
                                    "%s, can be replaced after %u bounces", n_hops),
                          words, n_hops);
}

static char *
droppable (const char *words)
{
  /* Translators: of a square for the piece that is being replaced; %s is "e4, empty". */
  return g_strdup_printf (_ ("%s, the replaced piece can go here"), words);
}

static char *
placeable (const char *words)
{
  /* Translators: of a square of the start line; %s is "c1, empty". */
  return g_strdup_printf (_ ("%s, the piece can be placed here"), words);
}

/* Sentences on what is in hand */

static char *
tell_placing (const UgoPosition *position, const UgoPick *pick)
{
  int row = ugo_gyges_line (position, position->side) + 1;

  /* Translators: these three tell what to do with the piece taken from the tray; %d is the number
   * of a row of the board. */
  switch (pick->piece)
    {
    case 1:
      return g_strdup_printf (_ ("A single in hand: put it on a free square of row %d."), row);

    case 2:
      return g_strdup_printf (_ ("A double in hand: put it on a free square of row %d."), row);

    default:
      return g_strdup_printf (_ ("A triple in hand: put it on a free square of row %d."), row);
    }
}

static char *
tell_replacing (const UgoPosition *position, const UgoPick *pick, const char *square)
{
  guint n = ugo_bits_count (pick->targets);

  /* Translators: these three: %1$s is the square where the piece stands that is replaced, %2$u how
   * many squares it can go to. */
  switch (size_at (position, pick->replaced))
    {
    case 1:
      return g_strdup_printf (ngettext ("The single on %1$s is replaced: choose where it goes. "
                                        "%2$u square is free.",
                                        "The single on %1$s is replaced: choose where it goes. "
                                        "%2$u squares are free.",
                                        n),
                              square, n);

    case 2:
      return g_strdup_printf (ngettext ("The double on %1$s is replaced: choose where it goes. "
                                        "%2$u square is free.",
                                        "The double on %1$s is replaced: choose where it goes. "
                                        "%2$u squares are free.",
                                        n),
                              square, n);

    default:
      return g_strdup_printf (ngettext ("The triple on %1$s is replaced: choose where it goes. "
                                        "%2$u square is free.",
                                        "The triple on %1$s is replaced: choose where it goes. "
                                        "%2$u squares are free.",
                                        n),
                              square, n);
    }
}

static char *
tell_walking (guint size, guint n, const char *square)
{
  /* Translators: these three: %1$s is the square of the piece just landed on, %2$u how many squares
   * can be reached from there. */
  switch (size)
    {
    case 1:
      return g_strdup_printf (ngettext ("On %1$s, on a single: one square further. %2$u square can "
                                        "be reached.",
                                        "On %1$s, on a single: one square further. %2$u squares "
                                        "can be reached.",
                                        n),
                              square, n);

    case 2:
      return g_strdup_printf (ngettext ("On %1$s, on a double: two squares further. %2$u square "
                                        "can be reached.",
                                        "On %1$s, on a double: two squares further. %2$u squares "
                                        "can be reached.",
                                        n),
                              square, n);

    default:
      return g_strdup_printf (ngettext ("On %1$s, on a triple: three squares further. %2$u square "
                                        "can be reached.",
                                        "On %1$s, on a triple: three squares further. %2$u squares "
                                        "can be reached.",
                                        n),
                              square, n);
    }
}

static char *
tell_picked_up (guint size, guint n, const char *square)
{
  if (n == 0)
    /* Translators: %s is a square such as c3. */
    return g_strdup_printf (C_ ("Gygès", "The piece on %s cannot move."), square);

  /* Translators: these three: %1$s is the square of the piece picked up, %2$u how many squares it
   * can reach. */
  switch (size)
    {
    case 1:
      return g_strdup_printf (ngettext ("Single on %1$s in hand: it goes one square. %2$u square "
                                        "can be reached.",
                                        "Single on %1$s in hand: it goes one square. %2$u squares "
                                        "can be reached.",
                                        n),
                              square, n);

    case 2:
      return g_strdup_printf (ngettext ("Double on %1$s in hand: it goes two squares. %2$u square "
                                        "can be reached.",
                                        "Double on %1$s in hand: it goes two squares. %2$u squares "
                                        "can be reached.",
                                        n),
                              square, n);

    default:
      return g_strdup_printf (ngettext ("Triple on %1$s in hand: it goes three squares. %2$u "
                                        "square can be reached.",
                                        "Triple on %1$s in hand: it goes three squares. %2$u "
                                        "squares can be reached.",
                                        n),
                              square, n);
    }
}

static char *
told (const UgoPosition *position, const UgoPick *pick)
{
  guint n = ugo_bits_count (pick->targets | pick->replaceable);
  UgoSquare here = ugo_pick_here (pick);
  char square[3];

  if (pick->piece != 0)
    return tell_placing (position, pick);
  ugo_square_write (&ugo_rules_gyges, here, square);
  if (ugo_pick_is_replacing (pick))
    return tell_replacing (position, pick, square);
  if (ugo_pick_is_walking (pick))
    return tell_walking (size_at (position, here), n, square);
  return tell_picked_up (size_at (position, here), n, square);
}

static const char *
put_back (void)
{
  /* Translators: a screen reader says so when the person gives up a move. */
  return C_ ("Gygès", "The piece is put back.");
}

const UgoEntry ugo_entry_gyges = {
  .rules = &ugo_rules_gyges,
  .returns = TRUE,
  .is_told = TRUE,
  .steps = steps,
  .place = place,
  .in_hand = in_hand,
  .resting = resting,
  .reached = reached,
  .replaceable = replaceable,
  .droppable = droppable,
  .placeable = placeable,
  .told = told,
  .put_back = put_back,
};

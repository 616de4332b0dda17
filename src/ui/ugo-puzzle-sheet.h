/* ugo-puzzle-sheet.h: puzzles on paper, with the words of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-sheet.h"
#include "ugo-words-sheet.h"

G_BEGIN_DECLS

/**
 * ugo_puzzle_sheet_new:
 * @puzzles: (element-type UgoPuzzle): puzzles
 * @width: of a page, in points
 * @height: of a page
 *
 * Returns: (transfer full): a sheet of them
 */
UgoSheet *ugo_puzzle_sheet_new (GPtrArray *puzzles, double width, double height);

G_END_DECLS

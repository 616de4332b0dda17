/* ugo-board-marks.h: the marks on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each kind of mark has a shape of its own, so that it can be told without its colour.
 */
#pragma once

#include "ugo-board-draw.h"

G_BEGIN_DECLS

/**
 * ugo_board_marks_draw_under:
 * @cr: where to draw
 * @scene: what to show
 * @palette: its colours
 * @layout: where
 *
 * The marks that lie under the pieces.
 */
void ugo_board_marks_draw_under (cairo_t *cr, const UgoBoardScene *scene,
                                 const UgoPalette *palette, const UgoBoardLayout *layout);

/**
 * ugo_board_marks_draw_over:
 * @cr: where to draw
 * @scene: what to show
 * @palette: its colours
 * @layout: where
 *
 * The marks that lie over the pieces.
 */
void ugo_board_marks_draw_over (cairo_t *cr, const UgoBoardScene *scene,
                                const UgoPalette *palette, const UgoBoardLayout *layout);

/**
 * ugo_board_marks_draw_steps:
 * @cr: where to draw
 * @scene: what to show
 * @palette: its colours
 * @layout: where
 *
 * How many squares the piece in hand goes on, written beside it: over a piece that is lifted, too.
 */
void ugo_board_marks_draw_steps (cairo_t *cr, const UgoBoardScene *scene,
                                 const UgoPalette *palette, const UgoBoardLayout *layout);

/**
 * ugo_board_marks_draw_rows:
 * @cr: where to draw
 * @scene: what to show
 * @palette: its colours
 * @layout: where
 *
 * The rows that each side commands: heads on the frame that point away from their player, and round
 * the row of the side to move a line.
 */
void ugo_board_marks_draw_rows (cairo_t *cr, const UgoBoardScene *scene,
                                const UgoPalette *palette, const UgoBoardLayout *layout);

/**
 * ugo_board_marks_draw_roads:
 * @cr: where to draw
 * @scene: what to show
 * @palette: its colours
 * @layout: where
 *
 * The pieces that carry roads, and the roads that a move would open and close.
 */
void ugo_board_marks_draw_roads (cairo_t *cr, const UgoBoardScene *scene,
                                 const UgoPalette *palette, const UgoBoardLayout *layout);

/**
 * ugo_board_marks_draw_area:
 * @cr: where to draw
 * @scene: what to show
 * @palette: its colours
 * @layout: where
 *
 * The squares that a hint bids to look at: washed with a colour, and a line round all of them.
 */
void ugo_board_marks_draw_area (cairo_t *cr, const UgoBoardScene *scene,
                                const UgoPalette *palette, const UgoBoardLayout *layout);

G_END_DECLS

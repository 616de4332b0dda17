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

G_END_DECLS

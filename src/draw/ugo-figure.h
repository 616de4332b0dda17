/* ugo-figure.h: a board with what is to be seen on it, described in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures of the help are a key file, one group a figure, its name the figure's. Every key may
 * be left out:
 *
 * - variant: as in records; Ugolki 9
 * - position: as in records; the start. It may lack pieces
 * - moves: moves from there, of which the last is marked
 * - piece: the square of a piece in hand, whose targets are marked
 * - way: a legal move that is considered, whose way is drawn
 * - hint: two squares, such as b2-b4, joined by the arrow of a hint; or one that is pointed at
 * - threats: pairs of squares joined by the arrows of threats
 * - marks: circles and arrows of a colour, R, G, B or Y: Ga1 Bb2d4
 * - rows: whether the rows are marked that each side commands; false
 * - turned: whether Black sits at the bottom; false
 */
#pragma once

#include "ugo-board-draw.h"

G_BEGIN_DECLS

#define UGO_FIGURE_ERROR (ugo_figure_error_quark ())

typedef enum
{
  UGO_FIGURE_ERROR_KEY,   /* a key that figures do not have */
  UGO_FIGURE_ERROR_VALUE, /* no such variant, position, square, or no legal move */
} UgoFigureError;

GQuark ugo_figure_error_quark (void);

typedef struct UgoFigure UgoFigure;

/**
 * ugo_figure_new:
 * @file: the figures
 * @name: the name of one
 * @error: (nullable): what is wrong with it, of #UgoFigureError or #GKeyFileError
 *
 * Positions and moves are held to the rules.
 *
 * Returns: (transfer full) (nullable): the figure, or %NULL
 */
UgoFigure *ugo_figure_new (GKeyFile *file, const char *name, GError **error);

/**
 * ugo_figure_free:
 * @self: (transfer full): a figure
 */
void ugo_figure_free (UgoFigure *self);

/**
 * ugo_figure_get_scene:
 * @self: a figure
 *
 * Returns: (transfer none): what it shows, in the colours of the default theme on a light desk. A
 *   copy of it in other colours may be used as long as @self is there.
 */
const UgoBoardScene *ugo_figure_get_scene (const UgoFigure *self);

/**
 * ugo_figure_get_turned:
 * @self: a figure
 *
 * Returns: whether Black sits at the bottom
 */
gboolean ugo_figure_get_turned (const UgoFigure *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoFigure, ugo_figure_free)

G_END_DECLS

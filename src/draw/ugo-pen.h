/* ugo-pen.h: small things to draw with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "ugo-board-layout.h"
#include "ugo-theme.h"

G_BEGIN_DECLS

/**
 * ugo_pen_has_pixels:
 * @cr: a context
 *
 * Returns: whether what is drawn becomes pixels at once, not shapes of a document
 */
gboolean ugo_pen_has_pixels (cairo_t *cr);

/**
 * ugo_pen_set:
 * @cr: a context
 * @colour: what to draw with from now on
 * @opacity: from 0 to 1
 */
void ugo_pen_set (cairo_t *cr, UgoColour colour, double opacity);

/**
 * ugo_pen_stop:
 * @gradient: a gradient
 * @offset: where on it, from 0 to 1
 * @colour: the colour there
 * @opacity: from 0 to 1
 */
void ugo_pen_stop (cairo_pattern_t *gradient, double offset, UgoColour colour, double opacity);

/**
 * ugo_pen_fill:
 * @cr: a context with a path
 * @gradient: (transfer full): what to fill the path with
 */
void ugo_pen_fill (cairo_t *cr, cairo_pattern_t *gradient);

/**
 * ugo_pen_circle:
 * @cr: a context
 * @x: the centre
 * @y: see @x
 * @radius: the radius
 *
 * Adds a whole circle to the path.
 */
void ugo_pen_circle (cairo_t *cr, double x, double y, double radius);

/**
 * ugo_pen_rect:
 * @cr: a context
 * @rect: a rectangle
 * @inset: how far inside it
 * @radius: the radius of its corners
 *
 * Adds a rectangle to the path.
 */
void ugo_pen_rect (cairo_t *cr, UgoRect rect, double inset, double radius);

/**
 * ugo_pen_text:
 * @cr: a context
 * @text: one line
 * @x: the middle of its ink
 * @y: the middle of its capitals and digits
 * @size: the size of the font
 * @is_bold: whether it is bold
 *
 * Fills @text as paths, so that a picture needs no font to be shown.
 */
void ugo_pen_text (cairo_t *cr, const char *text, double x, double y, double size,
                   gboolean is_bold);

/**
 * ugo_pen_casing:
 *
 * Returns: the light colour around marks that lie over pieces of either colour
 */
UgoColour ugo_pen_casing (void);

/**
 * ugo_pen_alarm:
 *
 * Returns: the colour of what threatens, or is lost
 */
UgoColour ugo_pen_alarm (void);

/**
 * ugo_pen_stroke_cased:
 * @cr: a context with a path
 * @colour: the colour of the line
 * @width: its width
 * @edge: the width of the casing on either side of it
 *
 * Draws the path so that it is seen over pieces of either colour: a light casing under the line, or
 * a dark one under a light line.
 */
void ugo_pen_stroke_cased (cairo_t *cr, UgoColour colour, double width, double edge);

/**
 * ugo_pen_fill_cased:
 * @cr: a context with a path
 * @colour: what to fill it with
 * @edge: the width of the casing around it
 *
 * See ugo_pen_stroke_cased().
 */
void ugo_pen_fill_cased (cairo_t *cr, UgoColour colour, double edge);

/**
 * ugo_pen_shadow:
 * @cr: a context
 * @x: the centre of a round piece
 * @y: see @x
 * @radius: its radius
 * @square: the side of a square
 * @lift: how far the piece is from the board, from 0 to 1
 *
 * The soft shadow it throws, the light coming from the upper left.
 */
void ugo_pen_shadow (cairo_t *cr, double x, double y, double radius, double square, double lift);

G_END_DECLS

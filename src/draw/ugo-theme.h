/* ugo-theme.h: the colours of boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * UgoColour:
 * @red: from 0 to 1, as are the others
 *
 * An opaque colour in sRGB.
 */
typedef struct
{
  double red;
  double green;
  double blue;
} UgoColour;

/*
 * UgoTheme:
 * @id: stable, lower case: "walnut"; used by settings
 * @light: the light squares, as 0xrrggbb, as are the others
 * @dark: the dark squares
 * @frame: the frame, and the lines on the board
 * @label: the coordinates on the frame
 * @accent: selection, targets, routes and hints
 * @trace: the last move
 * @has_grain: whether the squares show the grain of wood
 *
 * A theme's name for people belongs to whoever shows it.
 */
typedef struct
{
  const char *id;
  guint32 light;
  guint32 dark;
  guint32 frame;
  guint32 label;
  guint32 accent;
  guint32 trace;
  gboolean has_grain;
} UgoTheme;

/*
 * UgoPalette:
 *
 * The colours of a #UgoTheme as they are painted, on a light or on a dark desk.
 */
typedef struct
{
  UgoColour light;
  UgoColour dark;
  UgoColour frame;
  UgoColour label;
  UgoColour accent;
  UgoColour trace;
  gboolean has_grain;
} UgoPalette;

/**
 * ugo_theme_all:
 *
 * Returns: every theme, the default first, ended by %NULL
 */
const UgoTheme *const *ugo_theme_all (void);

/**
 * ugo_theme_find:
 * @id: (nullable): an id such as "walnut"
 *
 * Returns: (nullable): the theme of that id, or %NULL
 */
const UgoTheme *ugo_theme_find (const char *id);

/**
 * ugo_theme_palette:
 * @theme: a theme
 * @is_dark: whether the desk around the board is dark: the board is then 8 % darker
 *
 * Returns: the colours to paint with
 */
UgoPalette ugo_theme_palette (const UgoTheme *theme, gboolean is_dark);

/**
 * ugo_colour:
 * @hex: 0xrrggbb
 *
 * Returns: that colour
 */
UgoColour ugo_colour (guint32 hex);

/**
 * ugo_colour_mix:
 * @a: a colour
 * @b: a colour
 * @share: how much of @b, from 0 to 1
 *
 * Returns: what @b laid over @a with that opacity gives
 */
UgoColour ugo_colour_mix (UgoColour a, UgoColour b, double share);

/**
 * ugo_colour_contrast:
 * @a: a colour
 * @b: a colour
 *
 * The contrast ratio of WCAG 2.1, from the relative luminances of both.
 *
 * Returns: from 1 to 21
 */
double ugo_colour_contrast (UgoColour a, UgoColour b);

G_END_DECLS

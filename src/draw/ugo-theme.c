/* ugo-theme.c: the colours of boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-theme.h"

#include <math.h>

static const double darkening = 0.08;

static const UgoTheme walnut = {
  .id = "walnut",
  .light = 0xecd9b9,
  .dark = 0xb98b5e,
  .frame = 0x6b4a2f,
  .label = 0xf0dfc4,
  .accent = 0x17422c,
  .trace = 0x6a2410,
  .has_grain = TRUE,
};

static const UgoTheme slate = {
  .id = "slate",
  .light = 0xdfe5ea,
  .dark = 0x8da3b0,
  .frame = 0x46555f,
  .label = 0xe9eef2,
  .accent = 0x173a6b,
  .trace = 0x7c260c,
};

static const UgoTheme paper = {
  .id = "paper",
  .light = 0xf7f4ec,
  .dark = 0xdcd5c3,
  .frame = 0x57503f,
  .label = 0xf4efe2,
  .accent = 0x1f4f7a,
  .trace = 0x94330f,
};

static const UgoTheme high_contrast = {
  .id = "high-contrast",
  .light = 0xffffff,
  .dark = 0xb4b4b4,
  .frame = 0x000000,
  .label = 0xffffff,
  .accent = 0x0b2a8a,
  .trace = 0x7a0000,
};

static const UgoTheme *const themes[] = { &walnut, &slate, &paper, &high_contrast, NULL };

static UgoColour
darken (UgoColour colour, double share)
{
  return ugo_colour_mix (colour, ugo_colour (0x000000), share);
}

static double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance (UgoColour colour)
{
  return 0.2126 * linear (colour.red) + 0.7152 * linear (colour.green)
         + 0.0722 * linear (colour.blue);
}

const UgoTheme *const *
ugo_theme_all (void)
{
  return themes;
}

const UgoTheme *
ugo_theme_find (const char *id)
{
  for (gsize i = 0; themes[i] != NULL; i++)
    if (g_strcmp0 (themes[i]->id, id) == 0)
      return themes[i];
  return NULL;
}

UgoPalette
ugo_theme_palette (const UgoTheme *theme, gboolean is_dark)
{
  double share = is_dark ? darkening : 0;

  return (UgoPalette) {
    .light = darken (ugo_colour (theme->light), share),
    .dark = darken (ugo_colour (theme->dark), share),
    .frame = darken (ugo_colour (theme->frame), share),
    .label = darken (ugo_colour (theme->label), share),
    .accent = ugo_colour (theme->accent),
    .trace = ugo_colour (theme->trace),
    .has_grain = theme->has_grain,
  };
}

UgoColour
ugo_colour (guint32 hex)
{
  return (UgoColour) {
    .red = (hex >> 16 & 0xff) / 255.0,
    .green = (hex >> 8 & 0xff) / 255.0,
    .blue = (hex & 0xff) / 255.0,
  };
}

UgoColour
ugo_colour_mix (UgoColour a, UgoColour b, double share)
{
  return (UgoColour) {
    .red = a.red + (b.red - a.red) * share,
    .green = a.green + (b.green - a.green) * share,
    .blue = a.blue + (b.blue - a.blue) * share,
  };
}

double
ugo_colour_contrast (UgoColour a, UgoColour b)
{
  double la = luminance (a);
  double lb = luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}

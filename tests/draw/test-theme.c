/* test-theme.c: the colours of boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-picture.h"
#include "ugo-theme.h"

static void
test_find (void)
{
  guint n_themes = 0;

  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++, n_themes++)
    g_assert_true (ugo_theme_find ((*theme)->id) == *theme);
  g_assert_cmpuint (n_themes, ==, 4);
  g_assert_cmpstr (ugo_theme_all ()[0]->id, ==, "walnut");
  g_assert_null (ugo_theme_find (NULL));
  g_assert_null (ugo_theme_find (""));
  g_assert_null (ugo_theme_find ("Walnut"));
}

static void
test_contrast_of_known_colours (void)
{
  UgoColour black = ugo_colour (0x000000);
  UgoColour white = ugo_colour (0xffffff);

  g_assert_cmpfloat_with_epsilon (ugo_colour_contrast (black, white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (ugo_colour_contrast (white, black), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (ugo_colour_contrast (white, white), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (ugo_colour_contrast (white, ugo_colour (0x767676)), 4.54, 0.005);
  g_assert_cmpfloat_with_epsilon (ugo_colour_contrast (white, ugo_colour (0xff0000)), 4.00, 0.005);
}

static void
test_mix (void)
{
  UgoColour a = ugo_colour (0x204060);
  UgoColour b = ugo_colour (0xe0c0a0);

  g_assert_cmphex (ugo_test_pixel (ugo_colour_mix (a, b, 0)), ==, 0x204060);
  g_assert_cmphex (ugo_test_pixel (ugo_colour_mix (a, b, 1)), ==, 0xe0c0a0);
  g_assert_cmphex (ugo_test_pixel (ugo_colour_mix (a, b, 0.5)), ==, 0x808080);
}

static void
test_light_palette_is_the_theme (void)
{
  UgoPalette palette = ugo_theme_palette (ugo_theme_find ("walnut"), FALSE);

  g_assert_cmphex (ugo_test_pixel (palette.light), ==, 0xecd9b9);
  g_assert_cmphex (ugo_test_pixel (palette.dark), ==, 0xb98b5e);
  g_assert_cmphex (ugo_test_pixel (palette.frame), ==, 0x6b4a2f);
}

static void
test_dark_palette_is_a_little_darker (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    {
      UgoPalette day = ugo_theme_palette (*theme, FALSE);
      UgoPalette night = ugo_theme_palette (*theme, TRUE);

      g_assert_cmpfloat_with_epsilon (night.light.red, day.light.red * 0.92, 1e-9);
      g_assert_cmpfloat_with_epsilon (night.dark.green, day.dark.green * 0.92, 1e-9);
      g_assert_cmpfloat_with_epsilon (night.frame.blue, day.frame.blue * 0.92, 1e-9);
    }
}

/* WCAG asks 4.5 of small text and 3 of shapes that mean something. */
static void
test_contrasts (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    for (int is_dark = 0; is_dark < 2; is_dark++)
      {
        UgoPalette palette = ugo_theme_palette (*theme, is_dark);

        g_test_message ("%s, dark %d", (*theme)->id, is_dark);
        g_assert_cmpfloat (ugo_colour_contrast (palette.label, palette.frame), >=, 4.5);
        g_assert_cmpfloat (ugo_colour_contrast (palette.accent, palette.light), >=, 4.5);
        g_assert_cmpfloat (ugo_colour_contrast (palette.accent, palette.dark), >=, 3);
        g_assert_cmpfloat (ugo_colour_contrast (palette.trace, palette.light), >=, 3);
        g_assert_cmpfloat (ugo_colour_contrast (palette.trace, palette.dark), >=, 3);
        g_assert_cmpfloat (ugo_colour_contrast (palette.frame, palette.dark), >, 1.5);
        g_assert_cmpfloat (ugo_colour_contrast (palette.light, palette.dark), >, 1.3);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/each is found by its id and nothing else is", test_find);
  g_test_add_func ("/theme/contrast agrees with published figures", test_contrast_of_known_colours);
  g_test_add_func ("/theme/mixing goes from the one colour to the other", test_mix);
  g_test_add_func ("/theme/walnut is painted as it is named", test_light_palette_is_the_theme);
  g_test_add_func ("/theme/a dark desk makes the board 8 % darker",
                   test_dark_palette_is_a_little_darker);
  g_test_add_func ("/theme/letters, marks and squares can be told apart", test_contrasts);
  return g_test_run ();
}

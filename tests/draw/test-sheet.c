/* test-sheet.c: boards and texts on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-sheet.h"

#include <string.h>

#include "ugo-test-picture.h"

/* What a page leaves free on every side. */
#define MARGIN 40

/* Where nothing stands between the first row of boards and the next. */
#define ROW_END 299
#define ROW_GAP 9

static const char *const short_text = "Find a move of 4 jumps.";

static void
add (UgoSheet *sheet, const UgoRules *rules, const char *text, const char *answer_text,
     gboolean has_answer)
{
  static const UgoBoardMark mark = { 'G', 9, 27 };
  UgoSheetItem item = {
    .title = "Longest chain",
    .note = "White, level 3",
    .text = text,
    .answer = &mark,
    .n_answer = has_answer,
    .answer_text = answer_text,
  };

  ugo_position_start (ugo_variant_default (rules), &item.position);
  ugo_sheet_add (sheet, &item);
}

static UgoSheet *
make (guint n, const char *text, const char *answer_text, gboolean has_answer)
{
  UgoSheet *sheet = ugo_sheet_new ("Puzzles", "Solutions", ugo_theme_find ("paper"),
                                   UGO_SHEET_A4_WIDTH, UGO_SHEET_A4_HEIGHT);

  for (guint i = 0; i < n; i++)
    add (sheet, ugo_rules_all ()[i % 2], text, answer_text, has_answer);
  return sheet;
}

static cairo_surface_t *
draw (UgoSheet *sheet, guint page)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) UGO_SHEET_A4_WIDTH, (int) UGO_SHEET_A4_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  ugo_sheet_draw_page (sheet, cr, page);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_blank (cairo_surface_t *surface, int x, int y, int width, int height)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int row = y; row < y + height; row++)
    for (int column = x; column < x + width; column++)
      if ((((const guint32 *) (const void *) (data + row * stride))[column] & 0xffffff)
          != 0xffffff)
        return FALSE;
  return TRUE;
}

static void
assert_margins (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);

  g_assert_true (is_blank (surface, 0, 0, width, MARGIN));
  g_assert_true (is_blank (surface, 0, height - MARGIN, width, MARGIN));
  g_assert_true (is_blank (surface, 0, 0, MARGIN, height));
  g_assert_true (is_blank (surface, width - MARGIN, 0, MARGIN, height));
}

static gboolean
is_same (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize size = (gsize) cairo_image_surface_get_stride (a)
               * (gsize) cairo_image_surface_get_height (a);

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

/* Six a page, then the solutions; with one board more there are not fewer pages. */
static void
test_pages (void)
{
  guint last = 0;

  for (guint n = 0; n <= 60; n++)
    {
      g_autoptr (UgoSheet) sheet = make (n, short_text, "a1-c1", TRUE);
      guint n_pages = ugo_sheet_count_pages (sheet);

      g_assert_cmpuint (n_pages, >=, (n + 5) / 6 + (n + 19) / 20);
      g_assert_cmpuint (n_pages, <=, (n + 5) / 6 + (n + 11) / 12);
      g_assert_cmpuint (n_pages, >=, last);
      last = n_pages;
    }
}

/* Each of the six places is empty until there is a board for it. */
static void
test_places (void)
{
  for (guint n = 1; n <= 6; n++)
    {
      g_autoptr (UgoSheet) sheet = make (n, short_text, "a1-c1", TRUE);
      cairo_surface_t *surface = draw (sheet, 0);

      assert_margins (surface);
      for (guint i = 0; i < 6; i++)
        {
          int x = i % 2 == 0 ? MARGIN : (int) UGO_SHEET_A4_WIDTH / 2 + 10;
          int y = 80 + (int) i / 2 * 235;

          g_assert_true (is_blank (surface, x, y, 240, 200) == (i >= n));
        }
      cairo_surface_destroy (surface);
    }
}

static void
test_secret (void)
{
  g_autoptr (UgoSheet) with = make (3, short_text, "a1-c1", TRUE);
  g_autoptr (UgoSheet) without = make (3, short_text, "a1-c1", FALSE);
  g_autoptr (UgoSheet) other = make (3, short_text, "f1-f3-h3", FALSE);
  cairo_surface_t *pages[6];

  for (guint page = 0; page < 2; page++)
    {
      pages[page] = draw (with, page);
      pages[2 + page] = draw (without, page);
      pages[4 + page] = draw (other, page);
    }
  g_assert_true (is_same (pages[0], pages[2]) && is_same (pages[0], pages[4]));
  g_assert_false (is_same (pages[1], pages[3]));
  g_assert_false (is_same (pages[3], pages[5]));
  for (guint i = 0; i < 6; i++)
    cairo_surface_destroy (pages[i]);
}

static void
test_asked (void)
{
  static const UgoBoardMark mark = { 'B', 30, UGO_SQUARE_NONE };
  cairo_surface_t *pages[2];

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (UgoSheet) sheet = make (0, short_text, "a1-c1", FALSE);
      UgoSheetItem item = { .title = "", .note = "", .text = "", .answer_text = "" };

      ugo_position_start (ugo_variant_default (&ugo_rules_ugolki), &item.position);
      item.asked = &mark;
      item.n_asked = i;
      ugo_sheet_add (sheet, &item);
      pages[i] = draw (sheet, 0);
    }
  g_assert_false (is_same (pages[0], pages[1]));
  cairo_surface_destroy (pages[0]);
  cairo_surface_destroy (pages[1]);
}

/* Whatever is written there, it stays within the page, and the boards stay free of it. */
static void
test_long (void)
{
  g_autofree char *word = g_strnfill (1500, 'm');
  g_autofree char *hyphens = g_strnfill (1500, '-');
  g_autoptr (GString) words = g_string_new (NULL);
  const char *texts[4];

  for (int i = 0; i < 200; i++)
    g_string_append (words, "Цепочка b2-b4 ");
  texts[0] = word;
  texts[1] = hyphens;
  texts[2] = words->str;
  texts[3] = "";
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (UgoSheet) sheet
          = ugo_sheet_new (texts[i], texts[i], ugo_theme_find ("paper"), UGO_SHEET_A4_WIDTH,
                           UGO_SHEET_A4_HEIGHT);

      for (guint n = 0; n < 7; n++)
        add (sheet, &ugo_rules_ugolki, texts[i], texts[(i + n) % G_N_ELEMENTS (texts)], TRUE);
      g_assert_cmpuint (ugo_sheet_count_pages (sheet), <=, 2 + 2);
      for (guint page = 0; page < ugo_sheet_count_pages (sheet); page++)
        {
          cairo_surface_t *surface = draw (sheet, page);

          assert_margins (surface);
          if (page == 0)
            g_assert_true (is_blank (surface, 0, ROW_END, (int) UGO_SHEET_A4_WIDTH, ROW_GAP));
          cairo_surface_destroy (surface);
        }
    }
}

static gboolean
contains (GBytes *bytes, const char *text)
{
  gsize length, wanted = strlen (text);
  const char *data = g_bytes_get_data (bytes, &length);

  for (gsize i = 0; i + wanted <= length; i++)
    if (memcmp (data + i, text, wanted) == 0)
      return TRUE;
  return FALSE;
}

static void
test_pdf (void)
{
  for (guint n = 1; n <= 13; n += 4)
    {
      g_autoptr (UgoSheet) sheet = make (n, short_text, "a1-c1", TRUE);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) pdf = ugo_sheet_make_pdf (sheet, &error);
      g_autofree char *count = g_strdup_printf ("/Count %u\n", ugo_sheet_count_pages (sheet));

      g_assert_no_error (error);
      g_assert_true (g_str_has_prefix (g_bytes_get_data (pdf, NULL), "%PDF-"));
      g_assert_true (contains (pdf, count));
      g_assert_true (contains (pdf, "/Font"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sheet/there are as many pages as are needed", test_pages);
  g_test_add_func ("/sheet/each board has its place", test_places);
  g_test_add_func ("/sheet/solutions are on the last pages alone", test_secret);
  g_test_add_func ("/sheet/what is asked for can be marked", test_asked);
  g_test_add_func ("/sheet/no text leaves its page", test_long);
  g_test_add_func ("/sheet/a file has all the pages", test_pdf);
  return g_test_run ();
}

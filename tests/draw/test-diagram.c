/* test-diagram.c: a position as a picture file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-diagram.h"

#include "ugo-test-picture.h"

static void
rich_scene (UgoBoardScene *scene, const UgoRules *rules)
{
  UgoPosition position;

  ugo_position_start (ugo_variant_default (rules), &position);
  ugo_board_scene_init (scene, &position, ugo_theme_all ()[0]);
  scene->last_route = (UgoRoute) { .length = 3, .squares = { 1, 15, 30 } };
  scene->targets = UINT64_C (1) << 20 | UINT64_C (1) << 27;
  scene->jumps[20] = 12;
  scene->selected = 3;
  scene->cursor = 9;
  scene->hint_from = 4;
  scene->hint_to = 33;
}

static GBytes *
make (const UgoRules *rules, UgoDiagramFormat format, int size)
{
  g_autoptr (GError) error = NULL;
  UgoBoardScene scene;
  GBytes *bytes;

  rich_scene (&scene, rules);
  bytes = ugo_diagram_make (&scene, format, size, FALSE, TRUE, &error);
  g_assert_no_error (error);
  g_assert_nonnull (bytes);
  return bytes;
}

static guint32
big_endian (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

static void
test_png (void)
{
  static const int sizes[] = { UGO_DIAGRAM_MIN_SIZE, 65, 480, 1001 };
  static const guint8 signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };

  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        g_autoptr (GBytes) bytes = make (*rules, UGO_DIAGRAM_PNG, sizes[i]);
        gsize length;
        const guint8 *data = g_bytes_get_data (bytes, &length);

        g_assert_cmpuint (length, >, 100);
        g_assert_cmpmem (data, sizeof signature, signature, sizeof signature);
        g_assert_cmpmem (data + 12, 4, "IHDR", 4);
        g_assert_cmpuint (big_endian (data + 20), ==, (guint) sizes[i]);
        g_assert_cmpuint (big_endian (data + 16), <=, (guint) sizes[i]);
        g_assert_cmpuint (big_endian (data + 16), >, (guint) sizes[i] / 2);
        g_assert_cmpmem (data + length - 8, 4, "IEND", 4);
      }
}

static void
count_cb (GMarkupParseContext *context, const char *name, const char **names, const char **values,
          gpointer data, GError **error)
{
  GHashTable *counts = data;
  guint n_before = GPOINTER_TO_UINT (g_hash_table_lookup (counts, name));

  g_hash_table_insert (counts, g_strdup (name), GUINT_TO_POINTER (n_before + 1));
}

static GHashTable *
count_elements (GBytes *svg)
{
  static const GMarkupParser parser = { .start_element = count_cb };
  GHashTable *counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, counts, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, g_bytes_get_data (svg, NULL), g_bytes_get_size (svg),
                                &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_markup_parse_context_free (context);
  return counts;
}

static void
test_svg (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      g_autoptr (GBytes) svg = make (*rules, UGO_DIAGRAM_SVG, 480);
      g_autoptr (GHashTable) counts = count_elements (svg);
      const char *text = g_bytes_get_data (svg, NULL);

      g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "svg")), ==, 1);
      g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "path")), >, 60);
      g_assert_null (g_hash_table_lookup (counts, "text"));
      g_assert_null (g_hash_table_lookup (counts, "image"));
      g_assert_null (g_hash_table_lookup (counts, "symbol"));
      g_assert_nonnull (g_strstr_len (text, 400, "height=\"480"));
      g_assert_null (g_strstr_len (text, (gssize) g_bytes_get_size (svg), "font"));
    }
}

static void
test_pdf (void)
{
  g_autoptr (GBytes) pdf = make (&ugo_rules_ugolki, UGO_DIAGRAM_PDF, 480);
  gsize length;
  const char *data = g_bytes_get_data (pdf, &length);

  g_assert_cmpuint (length, >, 1000);
  g_assert_cmpmem (data, 5, "%PDF-", 5);
  g_assert_nonnull (g_strstr_len (data + length - 16, 16, "%%EOF"));
}

static void
test_same_again (void)
{
  for (int format = UGO_DIAGRAM_SVG; format <= UGO_DIAGRAM_PNG; format++)
    {
      g_autoptr (GBytes) first = make (&ugo_rules_ugolki, format, 300);
      g_autoptr (GBytes) between = make (&ugo_rules_ugolki, format, 301);
      g_autoptr (GBytes) again = make (&ugo_rules_ugolki, format, 300);

      g_assert_true (g_bytes_equal (first, again));
      g_assert_false (g_bytes_equal (first, between));
    }
}

static void
test_arguments_show (void)
{
  for (int format = UGO_DIAGRAM_SVG; format <= UGO_DIAGRAM_PNG; format++)
    {
      g_autoptr (GBytes) plain = make (&ugo_rules_ugolki, format, 300);
      g_autoptr (GBytes) turned = NULL;
      g_autoptr (GBytes) bare = NULL;
      UgoBoardScene scene;

      rich_scene (&scene, &ugo_rules_ugolki);
      turned = ugo_diagram_make (&scene, format, 300, TRUE, TRUE, NULL);
      bare = ugo_diagram_make (&scene, format, 300, FALSE, FALSE, NULL);
      g_assert_false (g_bytes_equal (plain, turned));
      g_assert_false (g_bytes_equal (plain, bare));
    }
}

static void
test_sizes_refused (void)
{
  static const int sizes[] = {
    G_MININT, -1, 0, UGO_DIAGRAM_MIN_SIZE - 1, UGO_DIAGRAM_MAX_SIZE + 1, G_MAXINT
  };
  UgoBoardScene scene;

  rich_scene (&scene, &ugo_rules_ugolki);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ugo_diagram_make (&scene, UGO_DIAGRAM_PNG, sizes[i], FALSE, TRUE, &error));
      g_assert_error (error, UGO_DIAGRAM_ERROR, UGO_DIAGRAM_ERROR_SIZE);
    }
}

static void
test_format_words (void)
{
  UgoDiagramFormat format = UGO_DIAGRAM_PDF;

  g_assert_true (ugo_diagram_format_find ("svg", &format));
  g_assert_cmpint (format, ==, UGO_DIAGRAM_SVG);
  g_assert_true (ugo_diagram_format_find ("PNG", &format));
  g_assert_cmpint (format, ==, UGO_DIAGRAM_PNG);
  g_assert_true (ugo_diagram_format_find ("Pdf", &format));
  g_assert_cmpint (format, ==, UGO_DIAGRAM_PDF);
  g_assert_false (ugo_diagram_format_find ("gif", &format));
  g_assert_false (ugo_diagram_format_find ("", &format));
  g_assert_false (ugo_diagram_format_find (NULL, &format));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/diagram/a PNG is as high as asked", test_png);
  g_test_add_func ("/diagram/an SVG is well formed and its letters are paths", test_svg);
  g_test_add_func ("/diagram/a PDF is whole", test_pdf);
  g_test_add_func ("/diagram/the same picture is the same file", test_same_again);
  g_test_add_func ("/diagram/turning and coordinates are heard", test_arguments_show);
  g_test_add_func ("/diagram/sizes that make no picture are refused", test_sizes_refused);
  g_test_add_func ("/diagram/formats are found by their words", test_format_words);
  return g_test_run ();
}

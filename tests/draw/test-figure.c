/* test-figure.c: figures described in a file, those of the help among them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-figure.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-diagram.h"
#include "ugo-notation.h"

static GKeyFile *
load (const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&file);
}

static UgoFigure *
make (const char *text)
{
  g_autoptr (GKeyFile) file = load (text);
  g_autoptr (GError) error = NULL;
  UgoFigure *figure = ugo_figure_new (file, "x", &error);

  g_assert_no_error (error);
  return figure;
}

static GKeyFile *
load_help (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "figures",
                                                 "figures.ini", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return load (text);
}

static GBytes *
draw (const UgoBoardScene *scene, gboolean is_turned)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = ugo_diagram_make (scene, UGO_DIAGRAM_PNG, 160, is_turned, TRUE, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
test_help (void)
{
  g_autoptr (GKeyFile) file = load_help ();
  g_auto (GStrv) names = g_key_file_get_groups (file, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);

  g_assert_cmpuint (g_strv_length (names), >=, 20);
  for (char **name = names; *name != NULL; name++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (UgoFigure) figure = ugo_figure_new (file, *name, &error);
      const UgoBoardScene *scene;

      g_assert_no_error (error);
      scene = ugo_figure_get_scene (figure);
      g_assert_cmpint (ugo_position_validate (&scene->position, UGO_ANY_POSITION), ==, UGO_OK);
      if (!g_hash_table_add (seen, draw (scene, ugo_figure_get_turned (figure))))
        g_error ("%s looks like another figure", *name);
    }
}

/* Whether @move is legal and a piece that is replaced has somewhere to go. */
static gboolean
can_replace (const UgoPosition *position, UgoMove move)
{
  for (UgoSquare drop = 0; drop < position->variant.rules->n_squares; drop++)
    {
      move.drop = drop;
      if (ugo_check_move (position, move) == UGO_OK)
        return TRUE;
    }
  return FALSE;
}

static void
check_targets (const UgoBoardScene *scene)
{
  const UgoPosition *position = &scene->position;

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    {
      UgoMove move = ugo_move (scene->selected, square);

      g_assert_cmpint ((scene->targets & ugo_bit (square)) != 0, ==,
                       ugo_check_move (position, move) == UGO_OK);
      g_assert_cmpint ((scene->replaceable & ugo_bit (square)) != 0, ==,
                       can_replace (position, move));
    }
}

static void
test_targets (void)
{
  g_autoptr (UgoFigure) jumps
    = make ("[x]\nposition=8/8/3b4/3w4/2bwwb2/8/8/8 w 12\npiece=d4\n");
  g_autoptr (UgoFigure) bounces = make ("[x]\nvariant=Gyges advanced\n"
                                        "position=....../....../....../...1../..2.../...... w 7\n"
                                        "piece=c2\n");
  const UgoBoardScene *scene = ugo_figure_get_scene (jumps);

  check_targets (scene);
  g_assert_cmpuint (scene->jumps[3 * 8 + 1], ==, 1);
  g_assert_cmpuint (scene->jumps[2 * 8 + 3], ==, 0);
  g_assert_cmpuint (scene->steps, ==, 0);
  scene = ugo_figure_get_scene (bounces);
  check_targets (scene);
  g_assert_cmpuint (scene->steps, ==, 2);
  g_assert_true (scene->replaceable == ugo_bit (2 * 6 + 3));
}

static void
test_way (void)
{
  g_autoptr (UgoFigure) figure = make ("[x]\nvariant=Gyges advanced\n"
                                       "position=....../...3../....../...1../..2.../...... w 7\n"
                                       "way=c2-d3=f4\n");
  const UgoBoardScene *scene = ugo_figure_get_scene (figure);

  g_assert_cmpuint (scene->hover_route.length, ==, 3);
  g_assert_cmpuint (scene->hover_route.squares[0], ==, 1 * 6 + 2);
  g_assert_cmpuint (scene->hover_route.squares[2], ==, 2 * 6 + 3);
  g_assert_cmpuint (scene->hover_numbers[0], ==, 2);
  g_assert_true (scene->hover_stops == (1 | 1 << 2));
  g_assert_cmpuint (scene->hover_drop, ==, 3 * 6 + 5);
  g_assert_cmpuint (scene->selected, ==, 1 * 6 + 2);
}

static void
test_moves (void)
{
  g_autoptr (UgoFigure) figure = make ("[x]\nmoves=c2-c4 f7-f5 b2-b4-d4\n");
  const UgoBoardScene *scene = ugo_figure_get_scene (figure);
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_position_write (&scene->position, text);
  g_assert_cmpstr (text, ==, "5bbb/6bb/5bbb/5b2/2ww4/www5/w7/www5 b 2");
  g_assert_cmpuint (scene->last_route.length, ==, 3);
  g_assert_cmpuint (scene->last_route.squares[1], ==, 3 * 8 + 1);
}

static void
test_marks (void)
{
  g_autoptr (UgoFigure) figure
    = make ("[x]\nmarks=Ga1 Rh8 Bc2c4 Yd5\nhint=a1-a4\nthreats=h8-h5 g8-g5\nturned=true\n");
  const UgoBoardScene *scene = ugo_figure_get_scene (figure);

  g_assert_cmpuint (scene->n_marks, ==, 4);
  g_assert_cmpint (scene->marks[1].colour, ==, 'R');
  g_assert_cmpuint (scene->marks[1].from, ==, 63);
  g_assert_cmpuint (scene->marks[1].to, ==, UGO_SQUARE_NONE);
  g_assert_cmpuint (scene->marks[2].to, ==, 3 * 8 + 2);
  g_assert_cmpuint (scene->n_threats, ==, 2);
  g_assert_cmpuint (scene->threats[1].to, ==, 4 * 8 + 6);
  g_assert_cmpuint (scene->hint_to, ==, 3 * 8);
  g_assert_true (ugo_figure_get_turned (figure));
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "variant=Chess",
    "variant=",
    "position=8/8/8 w 1",
    "position=",
    "moves=c3-e3",
    "moves=c3-c4  f6-f5",
    "moves=",
    "piece=d4",
    "piece=a1",
    "piece=c3 ",
    "piece=f6",
    "piece=i9",
    "way=c3-f3",
    "way=--",
    "way=c3",
    "hint=c3-",
    "hint=c3-j4",
    "hint=",
    "threats=c3",
    "threats=c3-c4 x",
    "marks=c3",
    "marks=Pc3",
    "marks=Gc",
    "marks=Gc3c4c5",
    "marks=Gc3 ",
    "rows=true",
    "rows=yes",
    "turned=1",
    "colour=red",
    "variant=Gyges\nrows=1",
    "variant=Gyges\nposition=....../...3../....../...1../..2.../...... w 7\nway=c2-d3=f4",
    "variant=Gyges\nmarks=Gh8",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = g_strdup_printf ("[x]\n%s\n", texts[i]);
      g_autoptr (GKeyFile) file = load (text);
      g_autoptr (GError) error = NULL;
      UgoFigure *figure = ugo_figure_new (file, "x", &error);

      if (figure != NULL)
        g_error ("“%s” is taken", texts[i]);
      g_assert_true (error->domain == UGO_FIGURE_ERROR);
      g_assert_nonnull (strstr (error->message, "[x]"));
    }
}

static void
test_missing (void)
{
  g_autoptr (GKeyFile) file = load ("[x]\n");
  g_autoptr (GError) error = NULL;

  g_assert_null (ugo_figure_new (file, "y", &error));
  g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_GROUP_NOT_FOUND);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figure/every figure of the help keeps to the rules, and no two look alike",
                   test_help);
  g_test_add_func ("/figure/the targets of a piece are those of the rules", test_targets);
  g_test_add_func ("/figure/the way of a move is shown with its numbers and its drop", test_way);
  g_test_add_func ("/figure/moves are played, and the last one is marked", test_moves);
  g_test_add_func ("/figure/marks, hint and threats are read", test_marks);
  g_test_add_func ("/figure/what is not right is refused, and named", test_refused);
  g_test_add_func ("/figure/a figure that is missing is told", test_missing);
  return g_test_run ();
}

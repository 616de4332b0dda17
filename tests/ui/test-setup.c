/* test-setup.c: positions of every game are set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-drawing.h"
#include "ugo-gyges.h"
#include "ugo-notation.h"
#include "ugo-piece-chooser.h"
#include "ugo-resources.h"
#include "ugo-setup-dialog.h"
#include "ugo-setup-panel.h"
#include "ugo-setup.h"
#include "ugo-test-board.h"
#include "ugo-variant-chooser.h"

/* A dialog and what it has told. */
typedef struct
{
  GtkWidget *parent;
  UgoSetupDialog *dialog;
  UgoBoard *board;
  UgoPieceChooser *pieces;
  guint n_chosen;
  UgoPosition chosen;
} Fixture;

static void
chosen_cb (Fixture *fixture)
{
  fixture->n_chosen++;
  fixture->chosen = *ugo_setup_dialog_get_position (fixture->dialog);
}

static gpointer
find_child (Fixture *fixture, const char *name)
{
  GtkWidget *dialog = GTK_WIDGET (fixture->dialog);
  GObject *child = gtk_widget_get_template_child (dialog, UGO_TYPE_SETUP_DIALOG, name);
  GtkWidget *panel;

  if (child != NULL)
    return child;
  panel = GTK_WIDGET (gtk_widget_get_template_child (dialog, UGO_TYPE_SETUP_DIALOG, "panel"));
  return gtk_widget_get_template_child (panel, UGO_TYPE_SETUP_PANEL, name);
}

/* Clicks the button below @widget that says @words; whether there is one. */
static gboolean
click (GtkWidget *widget, const char *words)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), words))
    {
      GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

      g_assert_nonnull (button);
      g_signal_emit_by_name (button, "clicked");
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (click (child, words))
      return TRUE;
  return FALSE;
}

static void
open_dialog (Fixture *fixture, const UgoPosition *position)
{
  fixture->dialog
      = UGO_SETUP_DIALOG (ugo_setup_dialog_new (GTK_WINDOW (fixture->parent), position));
  g_object_add_weak_pointer (G_OBJECT (fixture->dialog), (gpointer *) &fixture->dialog);
  g_signal_connect_swapped (fixture->dialog, "chosen", G_CALLBACK (chosen_cb), fixture);
  fixture->board = UGO_BOARD (ugo_setup_dialog_get_board (fixture->dialog));
  fixture->pieces = find_child (fixture, "pieces");
}

static void
close_dialog (Fixture *fixture)
{
  if (fixture->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  g_assert_null (fixture->dialog);
}

/* A dialog with the start of a game. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  const UgoRules *rules = data != NULL ? data : &ugo_rules_ugolki;
  UgoPosition start;

  fixture->parent = gtk_window_new ();
  ugo_position_start (ugo_variant_default (rules), &start);
  open_dialog (fixture, &start);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  close_dialog (fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->parent));
}

/* What a person does */

static void
press (Fixture *fixture, UgoSquare place)
{
  g_signal_emit_by_name (fixture->board, "square-pressed", (int) place, -1);
}

static void
drag (Fixture *fixture, UgoSquare from, UgoSquare to)
{
  int piece = ugo_piece_at (ugo_setup_dialog_get_position (fixture->dialog), from);

  g_signal_emit_by_name (fixture->board, "square-pressed", (int) from, 0);
  if (to != UGO_SQUARE_NONE)
    g_signal_emit_by_name (fixture->board, "square-pressed", (int) to, piece);
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_text_buffer_set_text (find_child (fixture, "buffer"), text, -1);
}

static void
choose_variant (Fixture *fixture, UgoVariant variant)
{
  UgoVariantChooser *chooser = find_child (fixture, "chooser");

  ugo_variant_chooser_set_variant (chooser, variant);
  g_signal_emit_by_name (chooser, "changed");
}

static void
put_up (Fixture *fixture, const UgoPosition *position)
{
  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    {
      uint8_t piece = ugo_piece_at (position, square);

      if (piece == 0)
        continue;
      g_assert_true (ugo_piece_chooser_set_piece (fixture->pieces, piece));
      press (fixture, square);
    }
}

/* What must hold */

static gboolean
is_shown (Fixture *fixture, const char *name)
{
  return gtk_widget_get_visible (find_child (fixture, name));
}

static gboolean
can_play (Fixture *fixture)
{
  return gtk_widget_get_sensitive (find_child (fixture, "play"));
}

static const UgoPosition *
get_position (Fixture *fixture)
{
  return ugo_setup_dialog_get_position (fixture->dialog);
}

static char *
get_text (Fixture *fixture)
{
  GtkTextBuffer *buffer = find_child (fixture, "buffer");
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* The board, the text and the button all tell the same position. */
static void
assert_consistent (Fixture *fixture)
{
  const UgoPosition *position = get_position (fixture);
  g_autofree char *text = get_text (fixture);
  char written[UGO_POSITION_TEXT_SIZE];
  UgoPosition read;
  size_t offset;
  UgoStatus status;

  ugo_position_write (position, written);
  g_assert_cmpstr (text, ==, written);
  g_assert_true (ugo_position_same (ugo_board_get_position (fixture->board), position));
  status = ugo_position_read (position->variant, text, strlen (text), UGO_GAME_POSITION, &read,
                              &offset);
  g_assert_cmpint (can_play (fixture), ==,
                   status == UGO_OK && ugo_result (&read).outcome == UGO_UNDECIDED);
  g_assert_cmpstr (gtk_label_get_text (find_child (fixture, "sentence")), !=, "");
  g_assert_false (is_shown (fixture, "text_fault"));
}

/* The tests */

static void
test_words (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      const UgoSetup *setup = ugo_setup_find (*rules);
      g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
      int n_kinds = ugo_setup_count_kinds (*rules);

      g_assert_true (setup->rules == *rules);
      g_assert_cmpint (n_kinds, >, 0);
      g_assert_cmpint (n_kinds, <=, UGO_SETUP_MAX_PIECES);
      for (uint8_t piece = 1; piece <= n_kinds; piece++)
        {
          g_autofree char *counted = setup->counted (piece, 3, 7);

          g_assert_true (g_hash_table_add (names, (gpointer) setup->piece (piece)));
          g_assert_nonnull (strstr (counted, setup->piece (piece)));
          g_assert_nonnull (strstr (counted, "3 of 7"));
        }
      g_assert_cmpstr (setup->to_move (UGO_WHITE), !=, setup->to_move (UGO_BLACK));
      g_assert_cmpint (setup->outside != NULL, ==, (*rules)->finish_names[0] != '\0');
    }
}

static void
test_position_by_presses (Fixture *fixture, gconstpointer data)
{
  for (int i = 0; i < 30; i++)
    {
      UgoPosition position;

      ugo_test_random_position (&position, data);
      choose_variant (fixture, position.variant);
      g_assert_true (click (GTK_WIDGET (fixture->dialog), "Clear"));
      put_up (fixture, &position);
      gtk_toggle_button_set_active (
          find_child (fixture, position.side == UGO_WHITE ? "white_side" : "black_side"), TRUE);
      gtk_spin_button_set_value (find_child (fixture, "number"), position.move_number);
      g_assert_true (ugo_position_same (get_position (fixture), &position));
      assert_consistent (fixture);
    }
}

static void
test_position_by_text (Fixture *fixture, gconstpointer data)
{
  for (int i = 0; i < 60; i++)
    {
      const UgoRules *rules = ugo_test_games[g_test_rand_int_range (0, 2)];
      char text[UGO_POSITION_TEXT_SIZE];
      UgoPosition position;

      ugo_test_random_position (&position, rules);
      ugo_position_write (&position, text);
      type (fixture, text);
      g_assert_true (get_position (fixture)->variant.rules == rules);
      /* What the text does not tell stays, where it can. */
      position.variant = get_position (fixture)->variant;
      g_assert_true (ugo_position_same (get_position (fixture), &position));
      assert_consistent (fixture);
    }
}

static void
test_any_presses (Fixture *fixture, gconstpointer data)
{
  const UgoRules *rules = data;
  int n_places = rules->n_squares + ugo_drawing_find (rules)->n_slots;
  int n_playable = 0;

  for (int i = 0; i < 1500; i++)
    {
      int place = g_test_rand_int_range (0, n_places);
      uint8_t tool = (uint8_t) g_test_rand_int_range (0, ugo_setup_count_kinds (rules) + 1);
      UgoPosition before = *get_position (fixture);
      uint8_t stood = ugo_piece_at (&before, (UgoSquare) place);

      g_assert_true (ugo_piece_chooser_set_piece (fixture->pieces, tool));
      g_assert_cmpint (ugo_piece_chooser_get_piece (fixture->pieces), ==, tool);
      if (g_test_rand_int_range (0, 4) == 0 && stood != 0)
        {
          drag (fixture, (UgoSquare) place, UGO_SQUARE_NONE);
          before.variant.rules->put_piece (&before, (UgoSquare) place, 0);
        }
      else
        {
          press (fixture, (UgoSquare) place);
          if (place < rules->files * rules->ranks)
            before.variant.rules->put_piece (&before, (UgoSquare) place, stood == tool ? 0 : tool);
        }
      g_assert_true (ugo_position_same (get_position (fixture), &before));
      if (place < rules->files * rules->ranks)
        assert_consistent (fixture);
      n_playable += can_play (fixture);
      if (i % 100 == 0)
        g_assert_true (click (GTK_WIDGET (fixture->dialog),
                              i % 200 == 0 ? "Clear" : "Start position"));
    }
  g_assert_cmpint (n_playable, >, 0);
  g_assert_cmpint (n_playable, <, 1500);
}

static void
test_hostile_text (Fixture *fixture, gconstpointer data)
{
  static const char letters[] = "wb.123/8 -x\n\t\xd1\x81";
  UgoPosition position;
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_test_random_position (&position, data);
  ugo_position_write (&position, text);
  type (fixture, text);
  position = *get_position (fixture);
  for (int i = 0; i < 400; i++)
    {
      g_autofree char *changed = NULL;
      GString *damaged = g_string_new (text);
      gsize at = (gsize) g_test_rand_int_range (0, (int) damaged->len + 1);

      for (int n = g_test_rand_int_range (1, 500); n > 0; n -= 100)
        g_string_insert_c (damaged, (gssize) at, letters[g_test_rand_int_range (0, 12)]);
      g_string_append (damaged, i % 2 == 0 ? " \xd1\x81" : "");
      changed = g_string_free (damaged, FALSE);
      type (fixture, changed);
      if (is_shown (fixture, "text_fault"))
        {
          g_assert_true (ugo_position_same (get_position (fixture), &position));
          g_assert_false (can_play (fixture));
        }
      position = *get_position (fixture);
    }
  type (fixture, "");
  g_assert_true (is_shown (fixture, "text_fault"));
  type (fixture, text);
  assert_consistent (fixture);
}

static void
test_chosen (Fixture *fixture, gconstpointer data)
{
  UgoPosition position;
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_test_random_position (&position, data);
  ugo_position_write (&position, text);
  choose_variant (fixture, position.variant);
  type (fixture, text);
  g_assert_true (click (GTK_WIDGET (fixture->dialog), "Play from here"));
  g_assert_null (fixture->dialog);
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_true (ugo_position_same (&fixture->chosen, &position));
  g_assert_cmpint (ugo_position_validate (&fixture->chosen, UGO_GAME_POSITION), ==, UGO_OK);
}

/* A digit chooses a piece, also on the board, where it takes nothing from a tray. */
static void
test_digits (Fixture *fixture, gconstpointer data)
{
  UgoTestBoard board = { .window = GTK_WIDGET (fixture->dialog), .board = fixture->board };
  int n_kinds = ugo_setup_count_kinds (data);

  for (int i = 0; i < 20; i++)
    {
      int piece = g_test_rand_int_range (0, 5);
      uint8_t before = ugo_piece_chooser_get_piece (fixture->pieces);
      g_autofree char *key = g_strdup_printf ("%s%d", i % 2 == 0 ? "" : "KP_", piece);

      g_assert_cmpint (ugo_test_key (&board, key), ==, piece <= n_kinds);
      g_assert_cmpint (ugo_piece_chooser_get_piece (fixture->pieces), ==,
                       piece <= n_kinds ? piece : before);
    }
  assert_consistent (fixture);
}

static void
test_other_game_and_back (Fixture *fixture, gconstpointer data)
{
  const UgoRules *rules = data;
  const UgoRules *other = ugo_test_games[rules == ugo_test_games[0]];
  UgoPosition position;
  UgoPosition start;
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_test_random_position (&position, rules);
  ugo_position_write (&position, text);
  choose_variant (fixture, position.variant);
  type (fixture, text);
  choose_variant (fixture, ugo_variant_default (other));
  ugo_position_start (ugo_variant_default (other), &start);
  g_assert_true (ugo_position_same (get_position (fixture), &start));
  assert_consistent (fixture);
  choose_variant (fixture, position.variant);
  g_assert_true (ugo_position_same (get_position (fixture), &position));
  assert_consistent (fixture);
}

/* What only Gygès has */

static void
test_trays_choose (Fixture *fixture, gconstpointer data)
{
  static const UgoSquare slots[] = { 38, 39, 40, 41, 42, 43 };
  UgoPosition before = *get_position (fixture);

  g_assert_true (ugo_gyges_is_placement (&before));
  for (gsize i = 0; i < G_N_ELEMENTS (slots); i++)
    {
      ugo_piece_chooser_set_piece (fixture->pieces, 0);
      press (fixture, slots[i]);
      g_assert_cmpint (ugo_piece_chooser_get_piece (fixture->pieces), ==, i % 3 + 1);
      g_assert_true (ugo_position_same (get_position (fixture), &before));
    }
  press (fixture, 0);
  drag (fixture, 0, slots[2]);
  g_assert_true (ugo_position_same (get_position (fixture), &before));
  assert_consistent (fixture);
}

static void
test_finish_squares (Fixture *fixture, gconstpointer data)
{
  UgoPosition before;

  ugo_piece_chooser_set_piece (fixture->pieces, 2);
  press (fixture, ugo_test_gyges_square ("c3"));
  before = *get_position (fixture);
  press (fixture, UGO_GYGES_FINISH_NORTH);
  g_assert_true (ugo_position_same (get_position (fixture), &before));
  g_assert_cmpstr (gtk_label_get_text (find_child (fixture, "sentence")), ==,
                   ugo_setup_gyges.outside ());
  drag (fixture, ugo_test_gyges_square ("c3"), UGO_GYGES_FINISH_SOUTH);
  g_assert_cmpint (ugo_setup_count_pieces (get_position (fixture), 2), ==, 0);
  assert_consistent (fixture);
}

static void
test_decided_game (Fixture *fixture, gconstpointer data)
{
  UgoPosition position;

  ugo_test_random_position (&position, &ugo_rules_gyges);
  for (UgoSquare square = 0; square < position.variant.rules->n_squares; square++)
    position.variant.rules->put_piece (&position, square, 0);
  position.variant.rules->put_piece (&position, UGO_GYGES_FINISH_NORTH, 1);
  position.variant.rules->put_piece (&position, ugo_test_gyges_square ("c3"), 2);
  close_dialog (fixture);
  open_dialog (fixture, &position);
  g_assert_cmpint (ugo_setup_count_pieces (get_position (fixture), 1), ==, 0);
  g_assert_cmpint (ugo_setup_count_pieces (get_position (fixture), 2), ==, 1);
  assert_consistent (fixture);
}

static void
test_hindrances (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *word;
  } cases[] = {
    { "....../....../1...../....../....../...... w 1", "singles" },
    { "1111../....../1...../....../....../...... w 1", "singles" },
    { "1111../....../2...../....../....../...... w 1", "doubles" },
    { "1111../2222../3...../....../....../...... w 1", "triples" },
    { "1...../....../....../....../....../...... w 1", "in turn" },
    { "....../....../....../....../....../1....1 w 1", "in turn" },
    { "....../....../....../....../....../1..... b 1", "place" },
    { "321123/....../....../....../....../321123 w 7", "to move" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      type (fixture, cases[i].text);
      g_assert_nonnull (
          strstr (gtk_label_get_text (find_child (fixture, "sentence")), cases[i].word));
      g_assert_cmpint (can_play (fixture), ==, i >= 6);
    }
}

static void
add (const UgoRules *rules, const char *path, void (*function) (Fixture *, gconstpointer))
{
  g_autofree char *full = g_strdup_printf ("/setup/%s/%s", rules->id, path);

  g_test_add (full, Fixture, rules, set_up, function, tear_down);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_resources_register (ugo_get_resource ());
  g_test_add_func ("/setup/every game has words for its pieces", test_words);
  for (gsize i = 0; i < G_N_ELEMENTS (ugo_test_games); i++)
    {
      add (ugo_test_games[i], "a position is set up by presses", test_position_by_presses);
      add (ugo_test_games[i], "a text is read as the game it fits", test_position_by_text);
      add (ugo_test_games[i], "whatever is pressed, all tell the same", test_any_presses);
      add (ugo_test_games[i], "a damaged text changes nothing", test_hostile_text);
      add (ugo_test_games[i], "what is chosen can be played", test_chosen);
      add (ugo_test_games[i], "a digit chooses a piece", test_digits);
      add (ugo_test_games[i], "another game keeps the first", test_other_game_and_back);
    }
  add (&ugo_rules_gyges, "a press on a tray chooses what lies there", test_trays_choose);
  add (&ugo_rules_gyges, "no piece is put on a finish square", test_finish_squares);
  add (&ugo_rules_gyges, "a piece on a finish square is left out", test_decided_game);
  add (&ugo_rules_gyges, "what is missing is told", test_hindrances);
  return g_test_run ();
}

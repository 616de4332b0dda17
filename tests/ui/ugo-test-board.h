/* ugo-test-board.h: a board in a window, and what a person does with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-bits.h"
#include "ugo-board-private.h"

/* a1 can jump to c1, c3, e3, e5, c5, c7 and back; from c1 to e1 too. */
#define UGO_TEST_CHAIN "8/5bbb/2w5/3b4/4w3/3b2b1/1ww5/ww1w3w w 12"

/* A board and what it has told since it was last made to forget it. */
typedef struct
{
  GtkWidget *window;
  UgoBoard *board;
  guint n_chosen;
  UgoMove chosen;
  gboolean has_route;
  UgoRoute route;
  guint n_refused;
  UgoMove refused;
  UgoStatus status;
  guint n_pressed;
  int squares[4];
  int pieces[4];
} UgoTestBoard;

/* As if nothing had been told yet. */
void ugo_test_forget (UgoTestBoard *fixture);

/* Lets GTK lay the window out and draw it. */
void ugo_test_settle (UgoTestBoard *fixture);
void ugo_test_set_up (UgoTestBoard *fixture, gconstpointer data);
void ugo_test_tear_down (UgoTestBoard *fixture, gconstpointer data);
void ugo_test_set_text (UgoTestBoard *fixture, UgoVariant variant, const char *text);
void ugo_test_set_chain (UgoTestBoard *fixture);

/* The square of a name such as "c3", and the set of "c3 d4". */
UgoSquare ugo_test_square_named (const char *name);

/* The same of Gygès. */
UgoSquare ugo_test_gyges_square (const char *name);
uint64_t ugo_test_set_named (const char *names);

/* What the board shows. */
const UgoPosition *ugo_test_shown (UgoTestBoard *fixture);

/* What a person does with a pointer, in the middle of squares. */
void ugo_test_press (UgoTestBoard *fixture, UgoSquare square);
void ugo_test_drag (UgoTestBoard *fixture, UgoSquare square);
void ugo_test_release (UgoTestBoard *fixture, UgoSquare square, GdkModifierType modifiers);
void ugo_test_click (UgoTestBoard *fixture, UgoSquare square);
void ugo_test_shift_click (UgoTestBoard *fixture, UgoSquare square);

/* A click at so many squares right of and above the centre of @square. */
void ugo_test_click_beside (UgoTestBoard *fixture, UgoSquare square, double right, double up);
GtkWidget *ugo_test_square_widget (UgoTestBoard *fixture, UgoSquare square);

/* Runs the binding of a key such as "<Shift>space" at the cursor; whether there was one. */
gboolean ugo_test_key (UgoTestBoard *fixture, const char *name);

/* What is in hand. */
UgoPick *ugo_test_picked (UgoTestBoard *fixture);

/* The games the tests run over. */
extern const UgoRules *const ugo_test_games[2];

/* An undecided position of a random game of some variant of @rules. */
void ugo_test_random_position (UgoPosition *position, const UgoRules *rules);

/* Where @move begins: a square, or the slot of the mover's tray. */
UgoSquare ugo_test_start_of (UgoTestBoard *fixture, UgoMove move);

/* Whether @place can be clicked: not so a square under a tray. */
gboolean ugo_test_is_open (UgoTestBoard *fixture, UgoSquare place);

/* @move was chosen, and nothing else has happened. */
void ugo_test_assert_chosen (UgoTestBoard *fixture, UgoMove move);

/* Nothing is in hand, and nothing has happened. */
void ugo_test_assert_put_back (UgoTestBoard *fixture);

/* Shows a move as the model would. */
void ugo_test_make_move (UgoTestBoard *fixture, const char *from, const char *to);

/* With animations, from the position of the chain. */
void ugo_test_let_things_move (UgoTestBoard *fixture);

/* Of move-chosen: plays the move at once. */
void ugo_test_play_cb (UgoBoard *board, UgoMove *move, UgoRoute *route, UgoTestBoard *fixture);

/* Adds a test of the board with @rules. */
void ugo_test_add (const UgoRules *rules, const char *path, gconstpointer data,
                   void (*function) (UgoTestBoard *, gconstpointer));

#define UGO_TEST_BOARD(path, data, function)                                                       \
  g_test_add ("/board/" path, UgoTestBoard, data, ugo_test_set_up, function, ugo_test_tear_down)

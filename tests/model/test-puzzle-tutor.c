/* test-puzzle-tutor.c: a person at a puzzle, of every theme there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-bits.h"
#include "ugo-generator.h"
#include "ugo-puzzle-tutor.h"

typedef struct
{
  UgoPuzzle *puzzle;
  UgoPuzzleTutor *puzzle_tutor;
  UgoTutor *tutor; /* the same */
  UgoProof *proof; /* of the puzzle */
  GString *ends;   /* the stars it ended with, a digit each */
} Place;

static void
ended_cb (Place *place, int stars)
{
  g_string_append_printf (place->ends, "%d", stars);
}

static void
place_open (Place *place, const UgoPuzzleTheme *theme, guint64 seed)
{
  const UgoDraft *draft;

  place->puzzle = ugo_generate (theme, theme->min_level, seed, NULL, NULL, NULL);
  g_assert_nonnull (place->puzzle);
  draft = ugo_puzzle_get_draft (place->puzzle);
  place->proof = g_new (UgoProof, 1);
  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, NULL, place->proof);
  if (place->proof->status == UGO_PROOF_GAVE_UP)
    {
      /* Too long to be proved: the way that is known. */
      g_assert_nonnull (theme->known);
      place->proof->n_first = 1;
      place->proof->first[0]
          = ugo_record_get_root (ugo_puzzle_get_record (place->puzzle))->first_child->move;
    }
  place->puzzle_tutor = ugo_puzzle_tutor_new (place->puzzle);
  place->tutor = UGO_TUTOR (place->puzzle_tutor);
  place->ends = g_string_new (NULL);
  g_signal_connect_swapped (place->tutor, "ended", G_CALLBACK (ended_cb), place);
}

static void
place_close (Place *place)
{
  g_assert_finalize_object (place->puzzle_tutor);
  ugo_puzzle_unref (place->puzzle);
  g_free (place->proof);
  g_string_free (place->ends, TRUE);
}

/* Themes that are answered by moves, or else by squares and bricks. */
static gboolean
is_by_moves (Place *place)
{
  UgoAnswer answer = ugo_puzzle_get_draft (place->puzzle)->goal.kind->answer;

  return answer != UGO_ANSWER_SQUARES && answer != UGO_ANSWER_BRICKS
         && answer != UGO_ANSWER_OUTCOME;
}

static const UgoPosition *
get_start (Place *place)
{
  return &ugo_puzzle_get_draft (place->puzzle)->position;
}

/* Until nothing is being judged and no reply is due. */
static void
wait (Place *place)
{
  while (ugo_tutor_get_state (place->tutor) == UGO_TUTOR_JUDGING)
    g_main_context_iteration (NULL, TRUE);
  while (ugo_tutor_get_reply_due (place->tutor))
    ugo_tutor_reply (place->tutor);
}

static gboolean
asks_who_wins (Place *place)
{
  return ugo_puzzle_get_draft (place->puzzle)->goal.kind->answer == UGO_ANSWER_OUTCOME;
}

static void
choose (Place *place, guint64 squares)
{
  if (asks_who_wins (place))
    {
      ugo_puzzle_tutor_answer (place->puzzle_tutor, (UgoOutcome) ugo_bits_first (squares));
      wait (place);
      return;
    }
  while (squares != 0)
    ugo_tutor_toggle (place->tutor, ugo_bits_pop (&squares));
  ugo_tutor_check (place->tutor);
  wait (place);
}

static void
ask_for_hint (Place *place, UgoPuzzleHint *hint)
{
  ugo_tutor_hint (place->tutor);
  while (ugo_puzzle_tutor_get_hint (place->puzzle_tutor, hint) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The right answer that differs most from the line of the proof: the last of the first moves.
 * Further on it is what a hint says. */
static void
answer (Place *place)
{
  if (!is_by_moves (place))
    {
      choose (place, place->proof->sets[place->proof->n_sets - 1]);
      return;
    }
  while (ugo_tutor_get_state (place->tutor) != UGO_TUTOR_SOLVED)
    {
      UgoPuzzleHint hint = { .move = place->proof->first[place->proof->n_first - 1] };

      if (!ugo_position_same (ugo_tutor_get_position (place->tutor), get_start (place)))
        ask_for_hint (place, &hint);
      ugo_tutor_play (place->tutor, hint.move, NULL);
      wait (place);
      g_assert_false (ugo_tutor_is_refusal (place->tutor));
    }
}

/* A legal move that begins no answer and is judged wrong, or squares that are none. Of puzzles
 * that forgive whatever is done there is no such thing. */
static gboolean
answer_wrongly (Place *place)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (get_start (place), moves);

  if (asks_who_wins (place))
    {
      choose (place, ugo_bit (place->proof->sets[0] == ugo_bit (UGO_DRAW) ? UGO_WHITE_WINS
                                                                          : UGO_DRAW));
      return TRUE;
    }
  if (!is_by_moves (place))
    {
      for (UgoSquare square = 0; square < get_start (place)->variant.rules->n_squares; square++)
        if (ugo_piece_at (get_start (place), square) == 0
            && place->proof->sets[0] != ugo_bit (square))
          {
            choose (place, ugo_bit (square));
            return TRUE;
          }
      return FALSE;
    }
  for (size_t i = 0; i < n_moves; i++)
    if (!ugo_proof_has_first (place->proof, moves[i]))
      {
        ugo_tutor_play (place->tutor, moves[i], NULL);
        wait (place);
        if (ugo_tutor_get_state (place->tutor) == UGO_TUTOR_WRONG)
          return TRUE;
        ugo_tutor_undo (place->tutor);
      }
  return FALSE;
}

static void
assert_at_start (Place *place)
{
  g_assert_cmpint (ugo_tutor_get_state (place->tutor), ==, UGO_TUTOR_ASKING);
  g_assert_true (
      ugo_position_same (ugo_tutor_get_position (place->tutor), get_start (place)));
}

/* The first seed whose puzzle of the lowest level is not answered in the way of seed 1. */
static guint64
find_other (const UgoPuzzleTheme *theme)
{
  g_autoptr (UgoPuzzle) first = ugo_generate (theme, theme->min_level, 1, NULL, NULL, NULL);

  for (guint64 seed = 2;; seed++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_generate (theme, theme->min_level, seed, NULL, NULL, NULL);

      if (ugo_puzzle_get_draft (puzzle)->goal.kind->answer
          != ugo_puzzle_get_draft (first)->goal.kind->answer)
        return seed;
    }
}

static void
test_one (void (*test) (Place *place), const UgoPuzzleTheme *theme, guint64 seed)
{
  Place place;

  g_test_message ("%s, %" G_GUINT64_FORMAT, theme->id, seed);
  place_open (&place, theme, seed);
  test (&place);
  place_close (&place);
}

static void
each_theme (void (*test) (Place *place))
{
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    {
      test_one (test, *theme, 1);
      if ((*theme)->draft_other != NULL)
        test_one (test, *theme, find_other (*theme));
    }
}

/* Tests */

static void
solve_and_go_back (Place *place)
{
  UgoTutor *tutor = place->tutor;
  gboolean takes_one = ugo_puzzle_get_draft (place->puzzle)->n_moves == 1 || !is_by_moves (place);
  g_autofree char *feedback = NULL;
  UgoPosition solved;

  answer (place);
  g_assert_cmpint (ugo_tutor_get_state (tutor), ==, UGO_TUTOR_SOLVED);
  g_assert_cmpint (ugo_puzzle_tutor_get_stars (place->puzzle_tutor), ==, takes_one ? 3 : 2);
  g_assert_cmpstr (place->ends->str, ==, takes_one ? "3" : "2");
  feedback = ugo_tutor_get_feedback (tutor);
  g_assert_nonnull (feedback);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_PLAY) || ugo_tutor_can (tutor, UGO_TUTOR_HINT));
  solved = *ugo_tutor_get_position (tutor);
  while (ugo_tutor_can (tutor, UGO_TUTOR_UNDO))
    ugo_tutor_undo (tutor);
  assert_at_start (place);
  while (ugo_tutor_can (tutor, UGO_TUTOR_REDO))
    ugo_tutor_redo (tutor);
  g_assert_cmpint (ugo_tutor_get_state (tutor), ==, UGO_TUTOR_SOLVED);
  g_assert_true (ugo_position_same (ugo_tutor_get_position (tutor), &solved));
}

static void
test_solved (void)
{
  each_theme (solve_and_go_back);
}

static void
read_card (Place *place)
{
  g_autofree char *card = NULL;

  if (ugo_puzzle_get_draft (place->puzzle)->goal.kind->answer == UGO_ANSWER_SQUARES)
    return;
  answer (place);
  while ((card = ugo_puzzle_tutor_get_card (place->puzzle_tutor)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (strchr (card, '%'));
  if (ugo_puzzle_get_draft (place->puzzle)->goal.kind->sequel != NULL)
    {
      g_autofree char *number
          = g_strdup_printf (" %d ", ugo_puzzle_get_draft (place->puzzle)->goal.amount);

      g_assert_nonnull (strstr (card, number));
    }
  if (place->proof->n_solutions > 1 && place->proof->n_solutions < 1000000
      && ugo_puzzle_get_draft (place->puzzle)->goal.kind->answer == UGO_ANSWER_MOVE)
    {
      g_autofree char *number
          = g_strdup_printf ("%" G_GUINT64_FORMAT " ", place->proof->n_solutions);

      g_assert_nonnull (strstr (card, number));
    }
}

static void
test_card (void)
{
  each_theme (read_card);
}

static void
try_wrongly (Place *place)
{
  UgoTutor *tutor = place->tutor;
  g_autofree char *said = NULL;
  g_autofree char *said_still = NULL;

  if (!answer_wrongly (place))
    return;
  g_assert_true (ugo_tutor_is_refusal (tutor));
  said = ugo_tutor_get_feedback (tutor);
  g_assert_nonnull (said);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_PLAY) || ugo_tutor_can (tutor, UGO_TUTOR_TOGGLE));
  ugo_tutor_try_again (tutor);
  said_still = ugo_tutor_get_feedback (tutor);
  g_assert_cmpstr (said, ==, said_still);
  while (!is_by_moves (place) && ugo_tutor_can (tutor, UGO_TUTOR_UNDO))
    ugo_tutor_undo (tutor);
  assert_at_start (place);
  g_assert_cmpstr (place->ends->str, ==, "");
  answer (place);
  g_assert_cmpint (ugo_puzzle_tutor_get_stars (place->puzzle_tutor), <, UGO_MAX_STARS);
}

static void
test_wrong (void)
{
  each_theme (try_wrongly);
}

static void
take_hints (Place *place)
{
  UgoTutor *tutor = place->tutor;
  UgoPuzzleHint hint;

  for (guint grade = 1; grade <= UGO_HINT_GRADES; grade++)
    {
      g_autofree char *words = NULL;

      g_assert_true (ugo_tutor_can (tutor, UGO_TUTOR_HINT));
      ugo_tutor_hint (tutor);
      while (ugo_puzzle_tutor_get_hint (place->puzzle_tutor, &hint) < grade)
        g_main_context_iteration (NULL, TRUE);
      words = ugo_words_puzzle_hint (get_start (place), &hint, grade);
      g_assert_cmpuint (strlen (words), >, 4);
    }
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_HINT));
  g_assert_true (hint.squares != 0 || asks_who_wins (place));
  if (is_by_moves (place))
    g_assert_true (ugo_proof_has_first (place->proof, hint.move));
  answer (place);
  g_assert_cmpint (ugo_puzzle_tutor_get_stars (place->puzzle_tutor), ==, 1);
}

static void
test_hints (void)
{
  each_theme (take_hints);
}

static void
show (Place *place)
{
  UgoTutor *tutor = place->tutor;

  while (ugo_tutor_get_state (tutor) != UGO_TUTOR_SOLVED)
    {
      guint n_left = ugo_puzzle_tutor_get_n_left (place->puzzle_tutor);

      ugo_tutor_show (tutor);
      while (ugo_tutor_get_state (tutor) == UGO_TUTOR_ASKING
             && ugo_puzzle_tutor_get_n_left (place->puzzle_tutor) == n_left)
        g_main_context_iteration (NULL, TRUE);
      wait (place);
    }
  g_assert_cmpint (ugo_puzzle_tutor_get_stars (place->puzzle_tutor), ==, 0);
  g_assert_cmpstr (place->ends->str, ==, "0");
  ugo_tutor_undo (tutor);
  assert_at_start (place);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_UNDO));
  ugo_tutor_redo (tutor);
  g_assert_cmpint (ugo_tutor_get_state (tutor), ==, UGO_TUTOR_SOLVED);
}

static void
test_show (void)
{
  each_theme (show);
}

static void
take_back_at_once (Place *place)
{
  if (!is_by_moves (place))
    return;
  ugo_tutor_play (place->tutor, place->proof->first[0], NULL);
  g_assert_cmpint (ugo_tutor_get_state (place->tutor), ==, UGO_TUTOR_JUDGING);
  g_assert_false (
      ugo_position_same (ugo_tutor_get_position (place->tutor), get_start (place)));
  ugo_tutor_undo (place->tutor);
  assert_at_start (place);
  /* Whatever was being proved has no say any more. */
  for (int i = 0; i < 20; i++)
    {
      g_usleep (1000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  assert_at_start (place);
  g_assert_cmpstr (place->ends->str, ==, "");
}

static void
test_undo_while_judged (void)
{
  each_theme (take_back_at_once);
}

static void
read_words (Place *place)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_get_theme (place->puzzle);
  g_autofree char *task = ugo_words_puzzle_task (theme, ugo_puzzle_get_draft (place->puzzle));

  g_assert_cmpstr (ugo_words_puzzle_title (theme), !=, theme->id);
  g_assert_cmpuint (strlen (ugo_words_puzzle_about (theme)), >, 20);
  g_assert_cmpuint (strlen (task), >, 10);
  g_assert_null (strchr (task, '%'));
}

static void
test_words (void)
{
  each_theme (read_words);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzle-tutor/any right answer solves and can be taken back and done again",
                   test_solved);
  g_test_add_func ("/puzzle-tutor/the card counts what the proof found", test_card);
  g_test_add_func ("/puzzle-tutor/a wrong answer goes back and costs a star", test_wrong);
  g_test_add_func ("/puzzle-tutor/hints come by grades and lead to an answer", test_hints);
  g_test_add_func ("/puzzle-tutor/what was shown is taken back at once", test_show);
  g_test_add_func ("/puzzle-tutor/a move is taken back while it is judged",
                   test_undo_while_judged);
  g_test_add_func ("/puzzle-tutor/every theme and goal has its words", test_words);
  return g_test_run ();
}

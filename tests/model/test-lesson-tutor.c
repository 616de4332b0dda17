/* test-lesson-tutor.c: a person at a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-lesson-tutor.h"
#include "ugo-notation.h"
#include "ugo-test-model.h"

static const char lesson_text[]
    = "<lesson id='test' course='ugolki' variant='Ugolki 9'><title>Test</title>"
      "<step id='read' goal='read' position='start'><text>Read.</text></step>"
      "<step id='jump' goal='move' position='8/8/8/8/8/8/1w6/ww6 w 1' accept='jump'>"
      "<text>Jump.</text><hint squares='a1'>One.</hint><hint squares='a1'>Two.</hint>"
      "<hint squares='a1'>Three.</hint><wrong when='from:b2'>Not that one.</wrong>"
      "<wrong>A step.</wrong><praise>Well jumped.</praise><solution moves='a1-c1'/></step>"
      "<step id='choose' goal='select' position='8/8/8/8/8/8/8/8 w 1' squares='a1 h8'>"
      "<text>Choose.</text><hint squares='a1'>One.</hint><hint squares='a1'>Two.</hint>"
      "<hint squares='a1'>Three.</hint><wrong>No.</wrong></step>"
      "<step id='count' goal='count' position='8/8/8/8/8/8/1w6/ww6 w 1' answer='3'>"
      "<text>How many?</text><hint squares='a1'>One.</hint><hint squares='a1'>Two.</hint>"
      "<hint squares='a1'>Three.</hint><wrong>No.</wrong></step>"
      "<step id='walk' goal='sequence' position='8/8/8/8/8/8/8/w7 w 1' moves='3' par='2'"
      " until='to:c1'><text>Walk to c1.</text><hint squares='a1'>One.</hint>"
      "<hint squares='a1'>Two.</hint><hint squares='a1'>Three.</hint><wrong>Too long.</wrong>"
      "<praise>There.</praise><solution moves='a1-b1 b1-c1'/></step></lesson>";

enum
{
  READ,
  JUMP,
  CHOOSE,
  COUNT,
  WALK,
};

typedef struct
{
  char *folder;
  UgoProgress *progress;
  UgoLesson *lesson;
  UgoLessonTutor *lesson_tutor;
  UgoTutor *tutor; /* the same */
  guint n_moved;
  guint n_changed;
} Place;

static void
moved_cb (Place *place, UgoPosition *before, UgoMove *move, UgoRoute *route, UgoPosition *after)
{
  place->n_moved++;
  g_assert_true (route->length == 0 || route->squares[0] == move->from);
  g_assert_cmpint (ugo_piece_at (after, move->to), ==, ugo_piece_at (before, move->from));
}

static void
changed_cb (Place *place)
{
  place->n_changed++;
}

static void
place_set_up (Place *place, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  place->folder = ugo_test_make_folder ();
  path = g_build_filename (place->folder, "progress.ini", NULL);
  place->progress = ugo_progress_new (path);
  place->lesson = ugo_lesson_new ("test", lesson_text, strlen (lesson_text), &error);
  g_assert_no_error (error);
  place->lesson_tutor = ugo_lesson_tutor_new (place->lesson, place->progress);
  place->tutor = UGO_TUTOR (place->lesson_tutor);
  g_signal_connect_swapped (place->tutor, "moved", G_CALLBACK (moved_cb), place);
  g_signal_connect_swapped (place->tutor, "changed", G_CALLBACK (changed_cb), place);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  g_assert_finalize_object (place->lesson_tutor);
  ugo_lesson_unref (place->lesson);
  ugo_progress_flush (place->progress);
  g_object_unref (place->progress);
  ugo_test_remove_folder (place->folder);
  g_free (place->folder);
}

static void
play (Place *place, const char *text)
{
  const UgoPosition *position = ugo_tutor_get_position (place->tutor);

  ugo_tutor_play (place->tutor, ugo_test_make_move (position, text), NULL);
}

static int
stars (Place *place, guint index)
{
  return ugo_lesson_tutor_get_stars (place->lesson, index, place->progress);
}

#define assert_state(state)                                                                        \
  g_assert_cmpint (ugo_tutor_get_state (place->tutor), ==, UGO_TUTOR_##state)

static void
assert_said (char *said, const char *expected)
{
  g_assert_cmpstr (said, ==, expected);
  g_free (said);
}

#define assert_feedback(text) assert_said (ugo_tutor_get_feedback (place->tutor), text)
#define assert_hint(text) assert_said (ugo_tutor_get_hint (place->tutor), text)

static void
test_wrong_and_right (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;
  UgoPosition start;

  g_assert_cmpint (stars (place, READ), ==, 3);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_PLAY));
  ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
  start = *ugo_tutor_get_position (tutor);

  play (place, "b2-b3");
  assert_state (WRONG);
  assert_feedback ("Not that one.");
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_PLAY));
  play (place, "a1-c1");
  assert_state (WRONG);
  ugo_tutor_try_again (tutor);
  assert_state (ASKING);
  g_assert_true (ugo_position_same (ugo_tutor_get_position (tutor), &start));
  assert_feedback ("Not that one.");
  g_assert_true (ugo_tutor_is_refusal (tutor));

  play (place, "a1-a2");
  assert_feedback ("A step.");
  ugo_tutor_undo (tutor);
  assert_state (ASKING);
  play (place, "a1-c1");
  assert_state (SOLVED);
  assert_feedback ("Well jumped.");
  g_assert_false (ugo_tutor_is_refusal (tutor));
  g_assert_cmpint (stars (place, JUMP), ==, 2);
  g_assert_cmpuint (place->n_moved, ==, 3);

  ugo_tutor_undo (tutor);
  assert_state (ASKING);
  g_assert_cmpint (stars (place, JUMP), ==, 2);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_UNDO));
}

static void
test_illegal (Place *place, gconstpointer data)
{
  ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
  place->n_changed = 0;
  play (place, "a1-h8");
  play (place, "h8-h7");
  assert_state (ASKING);
  g_assert_cmpuint (place->n_moved + place->n_changed, ==, 0);
}

static void
test_stars (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;

  ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
  ugo_tutor_show (tutor);
  assert_state (SOLVED);
  g_assert_cmpint (stars (place, JUMP), ==, 1);

  for (guint n_hints = 3; n_hints > 0; n_hints--)
    {
      ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
      for (guint i = 0; i < n_hints; i++)
        ugo_tutor_hint (tutor);
      g_assert_cmpuint (ugo_lesson_tutor_get_n_hints (place->lesson_tutor), ==, n_hints);
      play (place, "a1-c1");
      g_assert_cmpint (stars (place, JUMP), ==, n_hints == 3 ? 1 : 2);
    }
  ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
  assert_hint (NULL);
  play (place, "a1-c1");
  g_assert_cmpint (stars (place, JUMP), ==, 3);
  ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
  ugo_tutor_show (tutor);
  g_assert_cmpint (stars (place, JUMP), ==, 3);
  g_assert_cmpint (ugo_lesson_tutor_get_lesson_stars (place->lesson, place->progress), ==, 0);
  g_assert_cmpuint (ugo_lesson_tutor_get_n_solved (place->lesson, place->progress), ==, 2);
}

static void
test_choice (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;

  ugo_lesson_tutor_go_to (place->lesson_tutor, CHOOSE);
  ugo_tutor_toggle (tutor, 0);
  ugo_tutor_toggle (tutor, 1);
  ugo_tutor_check (tutor);
  assert_state (WRONG);
  ugo_tutor_toggle (tutor, 1);
  g_assert_cmphex (ugo_tutor_get_chosen (tutor), ==, 3);
  ugo_tutor_try_again (tutor);
  g_assert_cmphex (ugo_tutor_get_chosen (tutor), ==, 3);
  ugo_tutor_toggle (tutor, 1);
  ugo_tutor_toggle (tutor, 63);
  ugo_tutor_check (tutor);
  assert_state (SOLVED);
  g_assert_cmpint (stars (place, CHOOSE), ==, 2);

  ugo_lesson_tutor_go_to (place->lesson_tutor, COUNT);
  ugo_lesson_tutor_answer (place->lesson_tutor, 2);
  assert_state (WRONG);
  ugo_tutor_try_again (tutor);
  ugo_lesson_tutor_answer (place->lesson_tutor, 3);
  assert_state (SOLVED);
  g_assert_cmpint (ugo_lesson_tutor_get_answer (place->lesson_tutor), ==, 3);
}

static void
test_sequence (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;

  ugo_lesson_tutor_go_to (place->lesson_tutor, WALK);
  play (place, "a1-a2");
  assert_state (ASKING);
  g_assert_cmpint (ugo_tutor_get_position (tutor)->side, ==, UGO_WHITE);
  play (place, "a2-a1");
  play (place, "a1-b1");
  assert_state (WRONG);
  assert_feedback ("Too long.");
  ugo_tutor_try_again (tutor);
  assert_state (ASKING);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_UNDO));

  play (place, "a1-b1");
  ugo_tutor_undo (tutor);
  ugo_tutor_show (tutor);
  assert_state (ASKING);
  ugo_tutor_show (tutor);
  assert_state (SOLVED);
}

/* Whatever comes by itself. */
static void
go_on (Place *place)
{
  while (ugo_tutor_is_due (place->tutor))
    ugo_tutor_go_on (place->tutor);
}

static void
test_shown (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;
  UgoPosition start;
  UgoPosition solved;

  ugo_lesson_tutor_go_to (place->lesson_tutor, WALK);
  start = *ugo_tutor_get_position (tutor);
  ugo_tutor_show (tutor);
  assert_state (ASKING);
  go_on (place);
  assert_state (SOLVED);
  solved = *ugo_tutor_get_position (tutor);
  ugo_tutor_undo (tutor);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_UNDO));
  g_assert_true (ugo_position_same (ugo_tutor_get_position (tutor), &start));
  ugo_tutor_redo (tutor);
  assert_state (SOLVED);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_REDO));
  g_assert_true (ugo_position_same (ugo_tutor_get_position (tutor), &solved));
}

static void
test_interrupted (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;

  ugo_lesson_tutor_go_to (place->lesson_tutor, WALK);
  ugo_tutor_show (tutor);
  g_assert_true (ugo_tutor_is_due (tutor));
  ugo_tutor_undo (tutor);
  g_assert_false (ugo_tutor_is_due (tutor));
  ugo_tutor_show (tutor);
  ugo_tutor_hint (tutor);
  g_assert_false (ugo_tutor_is_due (tutor));
  ugo_tutor_show (tutor);
  ugo_lesson_tutor_go_to (place->lesson_tutor, WALK);
  g_assert_false (ugo_tutor_is_due (tutor));
}

static void
test_goes_back (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;

  ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
  play (place, "b2-b3");
  g_assert_true (ugo_tutor_is_due (tutor));
  go_on (place);
  assert_state (ASKING);
  assert_feedback ("Not that one.");
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_REDO));
  /* After several moves it stays, to be looked at. */
  ugo_lesson_tutor_go_to (place->lesson_tutor, WALK);
  play (place, "a1-a2");
  play (place, "a2-a3");
  play (place, "a3-a4");
  assert_state (WRONG);
  g_assert_false (ugo_tutor_is_due (tutor));
}

static void
test_done_again (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;
  UgoPosition seen[3];

  ugo_lesson_tutor_go_to (place->lesson_tutor, WALK);
  for (int i = 0; i < 2; i++)
    {
      seen[i] = *ugo_tutor_get_position (tutor);
      play (place, i == 0 ? "a1-b1" : "b1-c1");
    }
  seen[2] = *ugo_tutor_get_position (tutor);
  for (int i = 1; i >= 0; i--)
    {
      ugo_tutor_undo (tutor);
      g_assert_true (ugo_position_same (ugo_tutor_get_position (tutor), &seen[i]));
    }
  for (int i = 1; i <= 2; i++)
    {
      ugo_tutor_redo (tutor);
      g_assert_true (ugo_position_same (ugo_tutor_get_position (tutor), &seen[i]));
    }
  assert_state (SOLVED);
  ugo_tutor_undo (tutor);
  play (place, "b1-b2");
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_REDO));
}

static void
test_exploring (Place *place, gconstpointer data)
{
  UgoTutor *tutor = place->tutor;
  UgoPosition start;

  ugo_lesson_tutor_go_to (place->lesson_tutor, JUMP);
  start = *ugo_tutor_get_position (tutor);
  ugo_lesson_tutor_explore (place->lesson_tutor);
  assert_state (EXPLORING);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_UNDO));
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_HINT));
  play (place, "a1-a2");
  play (place, "a2-a3");
  g_assert_cmpint (stars (place, JUMP), ==, 0);
  ugo_tutor_undo (tutor);
  g_assert_true (ugo_tutor_can (tutor, UGO_TUTOR_UNDO));
  ugo_tutor_undo (tutor);
  g_assert_false (ugo_tutor_can (tutor, UGO_TUTOR_UNDO));
  ugo_tutor_undo (tutor);
  assert_state (EXPLORING);
  play (place, "b1-c1");
  ugo_lesson_tutor_stop_exploring (place->lesson_tutor);
  assert_state (ASKING);
  g_assert_true (ugo_position_same (ugo_tutor_get_position (tutor), &start));
}

static void
test_resumed (Place *place, gconstpointer data)
{
  g_autoptr (UgoLessonTutor) later = NULL;

  ugo_lesson_tutor_go_to (place->lesson_tutor, COUNT);
  later = ugo_lesson_tutor_new (place->lesson, place->progress);
  g_assert_cmpuint (ugo_lesson_tutor_get_index (later), ==, COUNT);
  ugo_progress_set_word (place->progress, "lesson/test", "at", "gone");
  g_clear_object (&later);
  later = ugo_lesson_tutor_new (place->lesson, place->progress);
  g_assert_cmpuint (ugo_lesson_tutor_get_index (later), ==, READ);
}

#define ADD(path, test)                                                                            \
  g_test_add ("/lesson-tutor/" path, Place, NULL, place_set_up, test, place_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("a wrong try is told why, and tried again", test_wrong_and_right);
  ADD ("an illegal move changes nothing", test_illegal);
  ADD ("help costs stars, and the best result counts", test_stars);
  ADD ("squares and numbers are judged", test_choice);
  ADD ("several moves, and too many of them", test_sequence);
  ADD ("what is shown comes by itself, and is taken back at once", test_shown);
  ADD ("nothing is shown any more once something else is done", test_interrupted);
  ADD ("a wrong answer goes back by itself where one is enough", test_goes_back);
  ADD ("what was taken back is done again", test_done_again);
  ADD ("exploring leads nowhere, and back", test_exploring);
  ADD ("a lesson goes on where it was left", test_resumed);
  return g_test_run ();
}

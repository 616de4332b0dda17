/* test-trainer.c: a person at a round of questions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-test-model.h"
#include "ugo-trainer.h"
#include "ugo-words-drill.h"

#define SEED 17

typedef struct
{
  char *folder;
  char *path;
  UgoProgress *progress;
  guint n_changed;
} Place;

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->path = g_build_filename (place->folder, "progress.ini", NULL);
  place->progress = ugo_progress_new (place->path);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  ugo_progress_flush (place->progress);
  g_object_unref (place->progress);
  ugo_test_remove_folder (place->folder);
  g_free (place->folder);
  g_free (place->path);
}

static void
changed_cb (Place *place)
{
  place->n_changed++;
}

static UgoTrainer *
start (Place *place, const UgoRules *rules, UgoDrillKind kind, gboolean is_timed)
{
  UgoTrainer *trainer = ugo_trainer_new (rules, kind, is_timed, SEED, place->progress);

  g_signal_connect_swapped (trainer, "changed", G_CALLBACK (changed_cb), place);
  return trainer;
}

/* Answers the question, rightly or not. */
static void
answer (UgoTrainer *trainer, gboolean is_right)
{
  const UgoDrill *drill = ugo_trainer_get_drill (trainer);
  uint64_t squares = drill->squares;

  switch (drill->kind)
    {
    case UGO_DRILL_NAME:
    case UGO_DRILL_FIND:
      ugo_trainer_choose (trainer, is_right ? drill->square : (drill->square + 1) % 36);
      break;
    case UGO_DRILL_LANDINGS:
      if (!is_right)
        ugo_bits_pop (&squares);
      while (squares != 0)
        ugo_trainer_choose (trainer, ugo_bits_pop (&squares));
      ugo_trainer_check (trainer);
      break;
    case UGO_DRILL_REACH:
    default:
      ugo_trainer_answer (trainer, is_right ? drill->number : drill->number + 1);
    }
  g_assert_cmpint (ugo_trainer_get_state (trainer), ==,
                   is_right ? UGO_TRAINER_RIGHT : UGO_TRAINER_WRONG);
}

static void
play_round (UgoTrainer *trainer, guint n_right)
{
  for (guint i = 0; i < UGO_TRAINER_N_QUESTIONS; i++)
    {
      g_assert_cmpint (ugo_trainer_get_state (trainer), ==, UGO_TRAINER_ASKING);
      g_assert_cmpuint (ugo_trainer_get_n_answered (trainer), ==, i);
      answer (trainer, i < n_right);
      ugo_trainer_next (trainer);
    }
  g_assert_cmpint (ugo_trainer_get_state (trainer), ==, UGO_TRAINER_OVER);
  g_assert_cmpuint (ugo_trainer_get_n_answered (trainer), ==, UGO_TRAINER_N_QUESTIONS);
  g_assert_cmpuint (ugo_trainer_get_n_right (trainer), ==, n_right);
}

/* Tests */

static void
test_rounds (Place *place, gconstpointer data)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (int kind = 0; kind < UGO_DRILL_N_KINDS; kind++)
      {
        g_autoptr (UgoTrainer) trainer = start (place, *rules, (UgoDrillKind) kind, FALSE);

        g_assert_cmpuint (ugo_trainer_get_left (trainer), ==, 0);
        g_assert_cmpuint (ugo_trainer_get_earlier_best (trainer), ==, 0);
        play_round (trainer, 7);
        g_assert_cmpuint (
            ugo_trainer_get_best (place->progress, *rules, (UgoDrillKind) kind, FALSE), ==, 7);
        g_assert_cmpuint (
            ugo_trainer_get_best (place->progress, *rules, (UgoDrillKind) kind, TRUE), ==, 0);
        ugo_trainer_again (trainer);
        g_assert_cmpuint (ugo_trainer_get_earlier_best (trainer), ==, 7);
        play_round (trainer, 3);
        g_assert_cmpuint (
            ugo_trainer_get_best (place->progress, *rules, (UgoDrillKind) kind, FALSE), ==, 7);
      }
}

static void
test_clock (Place *place, gconstpointer data)
{
  g_autoptr (UgoTrainer) trainer
      = start (place, &ugo_rules_gyges, UGO_DRILL_FIND, TRUE);
  guint whole = 1000 * ugo_trainer_get_seconds (UGO_DRILL_FIND);

  for (guint i = 0; i < 3 * UGO_TRAINER_N_QUESTIONS; i++)
    {
      answer (trainer, TRUE);
      ugo_trainer_pass_time (trainer, whole);
      g_assert_cmpuint (ugo_trainer_get_left (trainer), ==, whole);
      ugo_trainer_next (trainer);
    }
  ugo_trainer_pass_time (trainer, whole - 1);
  g_assert_cmpint (ugo_trainer_get_state (trainer), ==, UGO_TRAINER_ASKING);
  g_assert_cmpuint (ugo_trainer_get_left (trainer), ==, 1);
  ugo_trainer_pass_time (trainer, G_MAXUINT);
  g_assert_cmpint (ugo_trainer_get_state (trainer), ==, UGO_TRAINER_OVER);
  g_assert_cmpuint (ugo_trainer_get_n_right (trainer), ==, 3 * UGO_TRAINER_N_QUESTIONS);
  g_assert_cmpuint (ugo_trainer_get_n_answered (trainer), ==, 3 * UGO_TRAINER_N_QUESTIONS);
  g_assert_cmpuint (ugo_trainer_get_best (place->progress, &ugo_rules_gyges, UGO_DRILL_FIND, TRUE),
                    ==, 3 * UGO_TRAINER_N_QUESTIONS);
}

static void
test_no_clock (Place *place, gconstpointer data)
{
  g_autoptr (UgoTrainer) trainer = start (place, &ugo_rules_ugolki, UGO_DRILL_NAME, FALSE);

  ugo_trainer_pass_time (trainer, G_MAXUINT);
  g_assert_cmpint (ugo_trainer_get_state (trainer), ==, UGO_TRAINER_ASKING);
}

static void
test_once (Place *place, gconstpointer data)
{
  g_autoptr (UgoTrainer) trainer = start (place, &ugo_rules_ugolki, UGO_DRILL_NAME, FALSE);
  guint n_changed;

  ugo_trainer_next (trainer);
  ugo_trainer_check (trainer);
  ugo_trainer_answer (trainer, 1);
  ugo_trainer_choose (trainer, 64);
  g_assert_cmpuint (place->n_changed, ==, 0);
  answer (trainer, FALSE);
  n_changed = place->n_changed;
  ugo_trainer_choose (trainer, ugo_trainer_get_drill (trainer)->square);
  ugo_trainer_give_up (trainer);
  g_assert_cmpuint (place->n_changed, ==, n_changed);
  g_assert_cmpuint (ugo_trainer_get_n_answered (trainer), ==, 1);
  g_assert_cmphex (ugo_trainer_get_missed (trainer), ==, ugo_trainer_get_drill (trainer)->squares);
  ugo_trainer_finish (trainer);
  ugo_trainer_next (trainer);
  ugo_trainer_give_up (trainer);
  g_assert_cmpuint (ugo_trainer_get_n_answered (trainer), ==, 1);
  g_assert_cmpint (ugo_trainer_get_state (trainer), ==, UGO_TRAINER_OVER);
}

static void
test_toggle (Place *place, gconstpointer data)
{
  g_autoptr (UgoTrainer) trainer = start (place, &ugo_rules_gyges, UGO_DRILL_LANDINGS, FALSE);

  ugo_trainer_choose (trainer, 3);
  ugo_trainer_choose (trainer, 37);
  ugo_trainer_choose (trainer, 38);
  g_assert_cmphex (ugo_trainer_get_chosen (trainer), ==, ugo_bit (3) | ugo_bit (37));
  ugo_trainer_choose (trainer, 3);
  g_assert_cmphex (ugo_trainer_get_chosen (trainer), ==, ugo_bit (37));
  ugo_trainer_choose (trainer, 37);
  answer (trainer, TRUE);
  ugo_trainer_next (trainer);
  g_assert_cmphex (ugo_trainer_get_chosen (trainer), ==, 0);
  ugo_trainer_choose (trainer, 3);
  ugo_trainer_give_up (trainer);
  g_assert_cmphex (ugo_trainer_get_chosen (trainer), ==, 0);
  g_assert_cmpint (ugo_trainer_get_state (trainer), ==, UGO_TRAINER_WRONG);
  g_assert_true (ugo_trainer_is_given_up (trainer));
  ugo_trainer_next (trainer);
  answer (trainer, FALSE);
  g_assert_false (ugo_trainer_is_given_up (trainer));
}

static void
test_kept (Place *place, gconstpointer data)
{
  g_autoptr (UgoTrainer) trainer = NULL;
  g_autoptr (UgoProgress) again = NULL;
  g_autoptr (GError) error = NULL;

  ugo_progress_set (place->progress, "drill/ugolki-reach", "of-a-later-version", 5);
  trainer = start (place, &ugo_rules_ugolki, UGO_DRILL_REACH, FALSE);
  play_round (trainer, 4);
  ugo_progress_flush (place->progress);
  again = ugo_progress_new (place->path);
  g_assert_true (ugo_progress_load (again, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (ugo_trainer_get_best (again, &ugo_rules_ugolki, UGO_DRILL_REACH, FALSE), ==, 4);
  g_assert_cmpint (ugo_progress_get (again, "drill/ugolki-reach", "of-a-later-version"), ==, 5);
  ugo_progress_set (again, "drill/ugolki-reach", "untimed", -3);
  g_assert_cmpuint (ugo_trainer_get_best (again, &ugo_rules_ugolki, UGO_DRILL_REACH, FALSE), ==, 0);
  ugo_progress_flush (again);
}

static void
test_ids (void)
{
  UgoDrillKind kind = UGO_DRILL_NAME;

  for (int i = 0; i < UGO_DRILL_N_KINDS; i++)
    {
      g_assert_true (ugo_trainer_find (ugo_trainer_get_id ((UgoDrillKind) i), &kind));
      g_assert_cmpint (kind, ==, i);
    }
  g_assert_false (ugo_trainer_find ("", &kind));
  g_assert_false (ugo_trainer_find (NULL, &kind));
}

/* Words */

static void
test_words (Place *place, gconstpointer data)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (int kind = 0; kind < UGO_DRILL_N_KINDS; kind++)
      {
        g_autoptr (UgoTrainer) trainer = start (place, *rules, (UgoDrillKind) kind, FALSE);
        const UgoDrill *drill = ugo_trainer_get_drill (trainer);
        g_autofree char *name = ugo_words_drill_squares (*rules, ugo_bit (drill->square));
        g_autofree char *names = ugo_words_drill_squares (*rules, drill->squares);
        g_autofree char *question = ugo_words_drill_question (drill);
        g_autofree char *wrong = ugo_words_drill_wrong (drill, 0);
        g_autofree char *right = ugo_words_drill_right (drill);

        g_assert_cmpint (strstr (question, name) != NULL, ==, kind != UGO_DRILL_NAME);
        g_assert_true (kind == UGO_DRILL_REACH || strstr (wrong, names) != NULL);
        g_assert_null (strchr (question, '%'));
        g_assert_null (strchr (wrong, '%'));
        g_assert_true (g_str_has_prefix (right, "Right."));
      }
}

static void
test_place (void)
{
  static const struct
  {
    const UgoRules *rules;
    UgoSquare square;
    gboolean is_turned;
    const char *words;
  } places[] = {
    { &ugo_rules_ugolki, 0, FALSE, "1 from the left, 1 from the bottom" },
    { &ugo_rules_ugolki, 12, FALSE, "5 from the left, 2 from the bottom" },
    { &ugo_rules_ugolki, 12, TRUE, "4 from the left, 7 from the bottom" },
    { &ugo_rules_gyges, 35, TRUE, "1 from the left, 1 from the bottom" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *words = ugo_words_drill_place (places[i].rules, places[i].square,
                                                      places[i].is_turned);

      g_assert_cmpstr (words, ==, places[i].words);
    }
}

static void
add (const char *path, void (*test) (Place *, gconstpointer))
{
  g_test_add (path, Place, NULL, place_set_up, test, place_tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/trainer/a round has ten questions, and the best one is kept", test_rounds);
  add ("/trainer/time passes only while an answer is waited for", test_clock);
  add ("/trainer/without a clock there is no hurry", test_no_clock);
  add ("/trainer/a question is answered once, and only as it asks", test_once);
  add ("/trainer/squares are chosen, and chosen no more", test_toggle);
  add ("/trainer/the best result outlives the program, and so does what is unknown", test_kept);
  g_test_add_func ("/trainer/exercises have names", test_ids);
  add ("/trainer/every question and answer has words", test_words);
  g_test_add_func ("/trainer/a square is told without its name", test_place);
  return g_test_run ();
}

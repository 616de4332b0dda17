/* test-adviser.c: hints at a match, and the coach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-adviser.h"

#include "ugo-opponent.h"
#include "ugo-test-model.h"

#define TIMES 50
#define PATIENCE 60000

/* A move that lays a road for Black, and is a mistake. */
#define POSITION "5ww1/4b2w/1b2b3/w3w3/4wwbb/1w1b4/1wb5/1bb5 w 25"
#define MISTAKE "e5-c3"

/*
 * Teaching:
 * @match: a game of a person against the computer, or of two persons
 * @adviser: who looks on
 * @n_changes: how often he has said something else
 */
typedef struct
{
  UgoMatch *match;
  UgoAdviser *adviser;
  guint n_changes;
} Teaching;

static void
changed_cb (Teaching *teaching)
{
  teaching->n_changes++;
}

static void
teaching_init (Teaching *teaching, const char *variant, const char *text, int white, int black)
{
  UgoPosition position = ugo_test_make_position (variant, text);

  teaching->match = ugo_match_new (&position);
  ugo_opponent_set_level (teaching->match, UGO_WHITE, white);
  ugo_opponent_set_level (teaching->match, UGO_BLACK, black);
  teaching->adviser = ugo_adviser_new ();
  teaching->n_changes = 0;
  g_signal_connect_swapped (teaching->adviser, "changed", G_CALLBACK (changed_cb), teaching);
  ugo_adviser_set_match (teaching->adviser, teaching->match);
  ugo_adviser_set_coach (teaching->adviser, TRUE);
}

static void
teaching_clear (Teaching *teaching)
{
  g_assert_finalize_object (teaching->adviser);
  g_assert_finalize_object (teaching->match);
}

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_usleep (1000);
}

static void
rest (void)
{
  for (guint i = 0; i < 50; i++)
    iterate ();
}

static void
wait_for (UgoAdviser *adviser, UgoAdviserState state)
{
  for (guint i = 0; ugo_adviser_get_state (adviser) != state && i < PATIENCE; i++)
    iterate ();
  g_assert_cmpint (ugo_adviser_get_state (adviser), ==, state);
}

static void
wait_until_free (UgoAdviser *adviser)
{
  for (guint i = 0; ugo_adviser_get_holding (adviser) && i < PATIENCE; i++)
    iterate ();
  g_assert_false (ugo_adviser_get_holding (adviser));
}

static void
assert_marks (UgoAdviser *adviser, gboolean area, gboolean from, gboolean to, gboolean threats)
{
  UgoAdviceMarks marks;

  ugo_adviser_mark (adviser, &marks);
  g_assert_cmpint (marks.area != 0, ==, area);
  g_assert_cmpint (marks.from != UGO_SQUARE_NONE, ==, from);
  g_assert_cmpint (marks.to != UGO_SQUARE_NONE, ==, to);
  g_assert_cmpint (marks.n_threats > 0, ==, threats);
}

static void
test_grades (gconstpointer data)
{
  Teaching teaching;
  char *texts[3] = { NULL };
  g_autofree char *again = NULL;

  teaching_init (&teaching, data, NULL, UGO_OPPONENT_PERSON, UGO_OPPONENT_PERSON);
  g_assert_true (ugo_adviser_can_advise (teaching.adviser));
  assert_marks (teaching.adviser, FALSE, FALSE, FALSE, FALSE);
  ugo_adviser_hint (teaching.adviser);
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_THINKING);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      if (i > 0)
        ugo_adviser_hint (teaching.adviser);
      wait_for (teaching.adviser, UGO_ADVISER_HINT);
      texts[i] = ugo_adviser_describe (teaching.adviser);
      g_assert_nonnull (texts[i]);
    }
  g_assert_cmpstr (texts[0], !=, texts[1]);
  g_assert_cmpstr (texts[1], !=, texts[2]);
  assert_marks (teaching.adviser, FALSE, TRUE, TRUE, FALSE);

  ugo_adviser_hint (teaching.adviser);
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  assert_marks (teaching.adviser, FALSE, FALSE, FALSE, FALSE);
  ugo_adviser_hint (teaching.adviser);
  again = ugo_adviser_describe (teaching.adviser);
  g_assert_cmpstr (again, ==, texts[0]);
  assert_marks (teaching.adviser, TRUE, FALSE, FALSE, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (texts[i]);
  teaching_clear (&teaching);
}

static void
test_wishes (void)
{
  Teaching teaching;
  g_autofree char *text = NULL;

  teaching_init (&teaching, "Ugolki 9", POSITION, UGO_OPPONENT_PERSON, 1);
  ugo_adviser_hint (teaching.adviser);
  wait_for (teaching.adviser, UGO_ADVISER_HINT);
  ugo_adviser_ask_wishes (teaching.adviser);
  wait_for (teaching.adviser, UGO_ADVISER_WISHES);
  text = ugo_adviser_describe (teaching.adviser);
  g_assert_nonnull (text);
  assert_marks (teaching.adviser, FALSE, FALSE, FALSE, TRUE);

  /* The hint is where it was. */
  ugo_adviser_hint (teaching.adviser);
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_HINT);
  assert_marks (teaching.adviser, TRUE, FALSE, FALSE, FALSE);
  ugo_adviser_ask_wishes (teaching.adviser);
  wait_for (teaching.adviser, UGO_ADVISER_WISHES);
  ugo_adviser_ask_wishes (teaching.adviser);
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  teaching_clear (&teaching);
}

/* A move, undo, another match, the end of all: at any moment of the thought. */
static void
test_cancel (void)
{
  for (guint i = 0; i < TIMES; i++)
    {
      Teaching teaching;

      teaching_init (&teaching, i % 2 ? "Ugolki 16 diagonal" : "Gyges advanced", NULL,
                     UGO_OPPONENT_PERSON, UGO_OPPONENT_PERSON);
      ugo_test_play (teaching.match, i % 2 ? "a4-a5" : "1@a1");
      ugo_adviser_hint (teaching.adviser);
      for (guint j = 0; j < i % 9; j++)
        iterate ();
      if (i % 3 == 0)
        ugo_match_undo (teaching.match);
      else if (i % 3 == 1)
        ugo_match_resign (teaching.match, UGO_WHITE);
      if (i % 3 < 2)
        {
          g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
          if (i % 5 == 0)
            rest ();
          g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
        }
      g_assert_cmpint (ugo_adviser_can_advise (teaching.adviser), ==, i % 3 != 1);
      teaching_clear (&teaching);
    }
}

static void
test_goes_with_position (void)
{
  Teaching teaching;

  teaching_init (&teaching, "Ugolki 9", NULL, UGO_OPPONENT_PERSON, UGO_OPPONENT_PERSON);
  ugo_adviser_hint (teaching.adviser);
  wait_for (teaching.adviser, UGO_ADVISER_HINT);
  /* Who plays is written into the record: that changes nothing. */
  ugo_match_set_players (teaching.match, "Anna", "Boris");
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_HINT);
  ugo_test_play (teaching.match, "c2-c4");
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  assert_marks (teaching.adviser, FALSE, FALSE, FALSE, FALSE);
  rest ();
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  teaching_clear (&teaching);
}

static void
test_warning_taken_back (void)
{
  Teaching teaching;
  g_autofree char *text = NULL;

  teaching_init (&teaching, "Ugolki 9", POSITION, UGO_OPPONENT_PERSON, 1);
  ugo_test_play (teaching.match, MISTAKE);
  g_assert_true (ugo_adviser_get_holding (teaching.adviser));
  g_assert_false (ugo_adviser_can_advise (teaching.adviser));
  wait_for (teaching.adviser, UGO_ADVISER_WARNING);
  g_assert_true (ugo_adviser_get_holding (teaching.adviser));
  text = ugo_adviser_describe (teaching.adviser);
  g_assert_nonnull (text);

  ugo_match_undo (teaching.match);
  g_assert_false (ugo_adviser_get_holding (teaching.adviser));
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  g_assert_true (ugo_adviser_can_advise (teaching.adviser));
  teaching_clear (&teaching);
}

static void
test_warning_kept (void)
{
  Teaching teaching;

  teaching_init (&teaching, "Ugolki 9", POSITION, UGO_OPPONENT_PERSON, 1);
  ugo_test_play (teaching.match, MISTAKE);
  wait_for (teaching.adviser, UGO_ADVISER_WARNING);
  ugo_adviser_dismiss (teaching.adviser);
  g_assert_false (ugo_adviser_get_holding (teaching.adviser));
  g_assert_cmpuint (ugo_match_get_node (teaching.match)->ply, ==, 1);

  /* Black now does what the coach feared. */
  ugo_test_play (teaching.match, "e7-e3");
  rest ();
  g_assert_false (ugo_adviser_get_holding (teaching.adviser));
  teaching_clear (&teaching);
}

static void
test_good_move (void)
{
  Teaching teaching;

  teaching_init (&teaching, "Ugolki 9", NULL, UGO_OPPONENT_PERSON, 1);
  ugo_test_play (teaching.match, "c2-c4");
  g_assert_true (ugo_adviser_get_holding (teaching.adviser));
  wait_until_free (teaching.adviser);
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  teaching_clear (&teaching);
}

/* North threatens to finish after it. */
static void
test_news (void)
{
  Teaching teaching;
  g_autofree char *text = NULL;

  teaching_init (&teaching, "Gyges", "132..1/....../...2../....../1..3.3/32.12. b 9",
                 UGO_OPPONENT_PERSON, 3);
  ugo_test_play (teaching.match, "a6-d5");
  g_assert_false (ugo_adviser_get_holding (teaching.adviser));
  wait_for (teaching.adviser, UGO_ADVISER_NEWS);
  g_assert_false (ugo_adviser_get_holding (teaching.adviser));
  text = ugo_adviser_describe (teaching.adviser);
  g_assert_nonnull (text);
  ugo_match_undo (teaching.match);
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  teaching_clear (&teaching);
}

static void
test_no_coach (void)
{
  static const int levels[][2] = { { UGO_OPPONENT_PERSON, UGO_OPPONENT_PERSON }, { 3, 3 } };
  Teaching teaching;

  for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      teaching_init (&teaching, "Ugolki 9", POSITION, levels[i][0], levels[i][1]);
      ugo_test_play (teaching.match, MISTAKE);
      rest ();
      g_assert_false (ugo_adviser_get_holding (teaching.adviser));
      g_assert_cmpuint (teaching.n_changes, ==, 0);
      teaching_clear (&teaching);
    }
  teaching_init (&teaching, "Ugolki 9", POSITION, UGO_OPPONENT_PERSON, 3);
  ugo_adviser_set_coach (teaching.adviser, FALSE);
  ugo_test_play (teaching.match, MISTAKE);
  rest ();
  g_assert_cmpuint (teaching.n_changes, ==, 0);

  /* He is there while a mistake is being looked at, and sent away. */
  ugo_match_undo (teaching.match);
  ugo_adviser_set_coach (teaching.adviser, TRUE);
  ugo_test_play (teaching.match, MISTAKE);
  g_assert_true (ugo_adviser_get_holding (teaching.adviser));
  ugo_adviser_set_coach (teaching.adviser, FALSE);
  g_assert_false (ugo_adviser_get_holding (teaching.adviser));
  teaching_clear (&teaching);
}

static void
test_stepping (void)
{
  Teaching teaching;
  UgoNode *root;

  teaching_init (&teaching, "Ugolki 9", POSITION, UGO_OPPONENT_PERSON, 3);
  root = ugo_match_get_node (teaching.match);
  ugo_test_play (teaching.match, MISTAKE);
  wait_for (teaching.adviser, UGO_ADVISER_WARNING);
  ugo_adviser_dismiss (teaching.adviser);
  ugo_test_play (teaching.match, "e7-e3");
  rest ();
  ugo_match_go_to (teaching.match, root);
  ugo_match_go_to (teaching.match, root->first_child);
  g_assert_false (ugo_adviser_get_holding (teaching.adviser));
  rest ();
  g_assert_cmpint (ugo_adviser_get_state (teaching.adviser), ==, UGO_ADVISER_SILENT);
  teaching_clear (&teaching);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/adviser/each time a hint tells more, then it begins again (Ugolki)",
                        "Ugolki 9", test_grades);
  g_test_add_data_func ("/adviser/each time a hint tells more, then it begins again (Gygès)",
                        "Gyges", test_grades);
  g_test_add_func ("/adviser/what the opponent wants is told, and put away", test_wishes);
  g_test_add_func ("/adviser/a thought can end at any moment", test_cancel);
  g_test_add_func ("/adviser/a hint goes when the game goes on, not before",
                   test_goes_with_position);
  g_test_add_func ("/adviser/a mistake is warned of, and may be taken back",
                   test_warning_taken_back);
  g_test_add_func ("/adviser/a mistake is warned of, and may be kept", test_warning_kept);
  g_test_add_func ("/adviser/a good move holds nobody up", test_good_move);
  g_test_add_func ("/adviser/what the computer's move means goes with the next one", test_news);
  g_test_add_func ("/adviser/only who plays against the computer has a coach", test_no_coach);
  g_test_add_func ("/adviser/moves that are stepped through are not judged again", test_stepping);
  return g_test_run ();
}

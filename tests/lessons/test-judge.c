/* test-judge.c: verdicts on tries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-forced.h"
#include "ugo-judge.h"
#include "ugo-notation.h"
#include "ugo-test-lessons.h"
#include "ugo-test-vectors.h"

#define UGOLKI "<lesson id=\"a\" course=\"ugolki\" variant=\"Ugolki 9\"><title>T</title>"
#define GYGES "<lesson id=\"a\" course=\"gyges\" variant=\"Gyges\"><title>T</title>"
#define HINT(text) "<hint squares=\"a1\">" text "</hint>"
#define HINTS HINT ("1") HINT ("2") HINT ("3")
#define END "</step></lesson>"

static const char *const move_lesson
    = UGOLKI "<step id=\"m\" goal=\"move\" position=\"8/8/8/8/8/8/8/ww1w4 w 1\""
             " accept=\"hops>=2\"><text>M</text>" HINTS
             "<wrong when=\"jump\">One</wrong><wrong>Step</wrong>"
             "<praise>Yes</praise><solution moves=\"a1-e1\"/>" END;

static const char *const reply_lesson
    = UGOLKI "<step id=\"m\" goal=\"move\" position=\"8/8/8/8/8/2b5/8/w2w4 w 1\" accept=\"to:d2\">"
             "<text>M</text>" HINTS "<wrong>No</wrong>"
             "<reply to=\"from:a1\" move=\"c3-c2\">Why</reply>"
             "<reply to=\"to:e1\" move=\"c3-c4\"/><solution moves=\"d1-d2\"/>" END;

static const char *const sequence_lesson
    = UGOLKI "<step id=\"m\" goal=\"sequence\" position=\"8/8/8/8/8/8/7b/w7 w 1\" moves=\"3\""
             " accept=\"step\" until=\"to:c1\" par=\"2\"><text>M</text>" HINTS "<wrong>No</wrong>"
             "<praise>Yes</praise><solution moves=\"a1-b1 b1-c1\"/>" END;

static const char *const first_lesson
    = UGOLKI "<step id=\"m\" goal=\"sequence\" position=\"8/8/8/8/8/8/7b/w7 w 1\" moves=\"3\""
             " until=\"to:c1\" reply=\"first\"><text>M</text>" HINTS "<wrong>No</wrong>"
             "<reply to=\"to:a2\" move=\"h2-h3\">Look</reply>"
             "<solution moves=\"a1-b1 b1-c1\"/>" END;

/* Both sides have gone there and back once and there again. */
static const char *const played_lesson
    = UGOLKI "<step id=\"m\" goal=\"move\" position=\"3b4/8/8/8/8/8/8/3w4 w 9\" accept=\"draws\""
             " played=\"d1-e1 d8-e8 e1-d1 e8-d8 d1-e1 d8-e8 e1-d1\"><text>M</text>" HINTS
             "<wrong>No</wrong><solution moves=\"e8-d8\"/>" END;

/* The same, but Black’s piece is at home. */
static const char *const at_home_lesson
    = UGOLKI "<step id=\"m\" goal=\"move\" position=\"7b/8/8/8/8/8/8/3w4 w 9\" accept=\"draws\""
             " played=\"d1-e1 h8-g8 e1-d1 g8-h8 d1-e1 h8-g8 e1-d1\"><text>M</text>" HINTS
             "<wrong>No</wrong><solution moves=\"g8-h8\"/>" END;

static const char *const select_lesson
    = UGOLKI "<step id=\"m\" goal=\"select\" position=\"8/8/8/8/8/8/8/ww1w4 w 1\""
             " squares=\"landings:a1\"><text>M</text>" HINTS
             "<wrong when=\"extra:own\">Piece</wrong>"
             "<wrong when=\"missing=2\">Both</wrong><wrong>No</wrong><praise>Yes</praise>" END;

static const char *const count_lesson
    = UGOLKI "<step id=\"m\" goal=\"count\" position=\"8/8/8/8/8/8/8/ww1w4 w 1\""
             " answer=\"chain:a1\"><text>M</text>" HINTS "<wrong when=\"said=0\">None</wrong>"
             "<wrong when=\"less\">Less</wrong><wrong when=\"more\">More</wrong><wrong>No</wrong>"
             END;

static const char *const win_lesson
    = UGOLKI "<step id=\"m\" goal=\"win\" position=\"5www/5www/6ww/4w3/8/8/3b4/8 w 1\" moves=\"2\">"
             "<text>M</text>" HINTS "<wrong>No</wrong><praise>Yes</praise>"
             "<solution moves=\"e5-e6 e6-f6\"/>" END;

static const char *const defend_lesson
    = GYGES "<step id=\"m\" goal=\"defend\" moves=\"1\""
            " position=\"...1../....../...2../...1../..2.../...... b 7\">"
            "<text>M</text>" HINTS "<wrong>No</wrong><solution moves=\"d6-e6\"/>" END;

/* Begins the only step of @text; the lesson is to be freed with `lesson`. */
static UgoLesson *
begin (const char *text, UgoJudge *judge)
{
  UgoLesson *lesson = ugo_test_lesson (text);

  ugo_judge_begin (judge, ugo_lesson_get_step (lesson, 0));
  return lesson;
}

static UgoJudgement
play (UgoJudge *judge, const char *text)
{
  UgoJudgement judgement;
  UgoRoute route;
  UgoMove move = ugo_test_move (&judge->position, text, &route);

  ugo_judge_move (judge, move, &route, &judgement);
  return judgement;
}

static void
assert_reply (const UgoJudgement *judgement, const char *expected)
{
  char text[UGO_MOVE_TEXT_SIZE];

  g_assert_true (judgement->has_reply);
  ugo_move_write (&judgement->after, judgement->reply, NULL, text);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_move (void)
{
  UgoJudge judge, before;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (move_lesson, &judge);
  UgoJudgement judgement;

  before = judge;
  judgement = play (&judge, "a1-a2");
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  g_assert_cmpstr (judgement.text, ==, "Step");
  g_assert_cmpint (ugo_piece_at (&judgement.after, 8), ==, 1);
  g_assert_true (ugo_position_same (&judge.position, &before.position));

  judgement = play (&judge, "a1-c1");
  g_assert_cmpstr (judgement.text, ==, "One");
  g_assert_false (judgement.has_reply);

  judgement = play (&judge, "a1-c1-e1");
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
  g_assert_cmpstr (judgement.text, ==, "Yes");
}

static void
test_illegal (void)
{
  UgoJudge judge;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (move_lesson, &judge);
  UgoRoute wrong_way = { 3, { 0, 16, 4 } };
  UgoJudgement judgement;

  ugo_judge_move (&judge, ugo_move (0, 63), NULL, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  g_assert_null (judgement.text);
  ugo_judge_move (&judge, ugo_move (255, 17), NULL, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  ugo_judge_move (&judge, UGO_MOVE_PASS, NULL, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  ugo_judge_move (&judge, ugo_move (0, 4), &wrong_way, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
}

static void
test_refuting_reply (void)
{
  UgoJudge judge;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (reply_lesson, &judge);
  UgoJudgement judgement = play (&judge, "a1-a2");

  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  g_assert_cmpstr (judgement.text, ==, "Why");
  assert_reply (&judgement, "c3-c2");
  g_assert_cmpint (judge.position.side, ==, UGO_WHITE);

  judgement = play (&judge, "d1-e1");
  g_assert_cmpstr (judgement.text, ==, "No");
  assert_reply (&judgement, "c3-c4");
  judgement = play (&judge, "d1-c1");
  g_assert_false (judgement.has_reply);
}

static void
test_sequence (void)
{
  UgoJudge judge, kept;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (sequence_lesson, &judge);
  UgoJudgement judgement = play (&judge, "a1-b1");

  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_ACCEPTED);
  assert_reply (&judgement, "--");
  g_assert_cmpint (judge.position.side, ==, UGO_WHITE);
  g_assert_cmpuint (judge.n_moves, ==, 1);
  kept = judge;

  g_assert_cmpint (play (&judge, "b1-b2").verdict, ==, UGO_LESSON_VERDICT_ACCEPTED);
  judgement = play (&judge, "b2-b3");
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_OVER);
  g_assert_cmpstr (judgement.text, ==, "No");
  g_assert_cmpuint (judge.n_moves, ==, 0);
  g_assert_true (ugo_position_same (&judge.position, &judge.step->position));

  judge = kept;
  judgement = play (&judge, "b1-c1");
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
  g_assert_cmpstr (judgement.text, ==, "Yes");
}

static void
test_replies (void)
{
  UgoJudge judge;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (first_lesson, &judge);
  UgoJudge kept = judge;
  UgoJudgement judgement = play (&judge, "a1-b1");

  assert_reply (&judgement, "h2-h1");
  judge = kept;
  judgement = play (&judge, "a1-a2");
  assert_reply (&judgement, "h2-h3");
  g_assert_cmpstr (judgement.text, ==, "Look");
  g_assert_cmpint (ugo_piece_at (&judge.position, 23), ==, 2);
}

/* What was played before the step counts for what only the course of a game tells. */
static void
test_played (void)
{
  g_autoptr (UgoLesson) drawn = ugo_test_lesson (played_lesson);
  g_autoptr (UgoLesson) at_home = ugo_test_lesson (at_home_lesson);
  const UgoLessonStep *step = ugo_lesson_get_step (drawn, 0);
  UgoJudgement judgement;
  UgoJudge judge;

  g_assert_cmpint (step->position.side, ==, UGO_BLACK);
  g_assert_cmpuint (step->position.move_number, ==, 12);
  ugo_judge_begin (&judge, step);
  ugo_judge_move (&judge, ugo_move (60, 61), NULL, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  ugo_judge_move (&judge, ugo_move (60, 59), NULL, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
  g_assert_cmpint (ugo_result (&judgement.after).reason, ==, UGO_REASON_REPETITION);

  ugo_judge_begin (&judge, ugo_lesson_get_step (at_home, 0));
  ugo_judge_move (&judge, ugo_move (62, 63), NULL, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  g_assert_cmpuint (judgement.after.occurrences, ==, 3);
}

static void
test_select (void)
{
  UgoJudge judge;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (select_lesson, &judge);
  UgoJudgement judgement;

  ugo_judge_choose (&judge, 1 << 2 | 1 << 4, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
  g_assert_cmpstr (judgement.text, ==, "Yes");
  ugo_judge_choose (&judge, 1 << 2 | 1 << 4 | 1, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  g_assert_cmpstr (judgement.text, ==, "Piece");
  ugo_judge_choose (&judge, 0, &judgement);
  g_assert_cmpstr (judgement.text, ==, "Both");
  ugo_judge_choose (&judge, 1 << 2, &judgement);
  g_assert_cmpstr (judgement.text, ==, "No");
  ugo_judge_move (&judge, ugo_move (0, 2), NULL, &judgement);
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
}

static void
test_count (void)
{
  static const char *const said[] = { "None", "Less", NULL, "More" };
  UgoJudge judge;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (count_lesson, &judge);

  for (int number = 0; number < 4; number++)
    {
      UgoJudgement judgement;

      ugo_judge_answer (&judge, number, &judgement);
      g_assert_true ((judgement.verdict == UGO_LESSON_VERDICT_SOLVED) == (number == 2));
      g_assert_cmpstr (judgement.text, ==, said[number]);
    }
}

static void
test_win (void)
{
  UgoJudge judge;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (win_lesson, &judge);
  UgoJudgement judgement = play (&judge, "e5-d5");

  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_REFUSED);
  judgement = play (&judge, "e5-f5");
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_ACCEPTED);
  g_assert_true (judgement.has_reply);
  g_assert_cmpint (judge.position.side, ==, UGO_WHITE);
  judgement = play (&judge, "f5-f6");
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
  g_assert_cmpint (ugo_result (&judge.position).outcome, ==, UGO_WHITE_WINS);
}

static void
test_defend (void)
{
  UgoJudge judge, kept;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (defend_lesson, &judge);
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (&judge.position, moves);
  guint n_accepted = 0;

  kept = judge;
  for (size_t i = 0; i < n; i++)
    {
      UgoTry attempt;
      UgoJudgement judgement;
      g_autoptr (UgoCondition) safe
          = ugo_condition_new (&ugo_rules_gyges, UGO_OF_MOVE, "not other-can-finish", NULL);

      judge = kept;
      ugo_try_move (&attempt, &judge.position, moves[i], NULL);
      ugo_judge_move (&judge, moves[i], NULL, &judgement);
      g_assert_true ((judgement.verdict == UGO_LESSON_VERDICT_SOLVED)
                     == ugo_condition_holds (safe, &attempt));
      if (judgement.verdict == UGO_LESSON_VERDICT_REFUSED)
        {
          ugo_try_move (&attempt, &judgement.after, judgement.reply, NULL);
          g_assert_true (judgement.has_reply);
          g_assert_cmpint (ugo_result (&attempt.after).outcome, ==, UGO_WHITE_WINS);
        }
      else
        n_accepted++;
    }
  g_assert_cmpuint (n_accepted, >, 0);
}

static void
test_show (void)
{
  UgoJudge judge;
  g_autoptr (UgoLesson) lesson G_GNUC_UNUSED = begin (sequence_lesson, &judge);
  UgoJudgement judgement = { UGO_LESSON_VERDICT_REFUSED };
  UgoRoute route;
  UgoMove move;

  for (int i = 0; i < 2; i++)
    {
      g_assert_true (ugo_judge_next_move (&judge, &move, &route));
      g_assert_cmpint (route.length, ==, 2);
      ugo_judge_move (&judge, move, &route, &judgement);
    }
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
  g_assert_false (ugo_judge_next_move (&judge, &move, &route));

  ugo_judge_begin (&judge, judge.step);
  play (&judge, "a1-a2");
  g_assert_false (ugo_judge_next_move (&judge, &move, &route));
}

/* Forced wins against a search without any cut. */
static bool
slow_win (const UgoPosition *position, UgoSide side, guint n_moves)
{
  UgoMove moves[UGO_MAX_MOVES];
  UgoResult result = ugo_result (position);
  size_t n = ugo_legal_moves (position, moves);
  guint n_won = 0;

  if (result.outcome != UGO_UNDECIDED || (position->side == side && n_moves == 0))
    return result.outcome == (side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS);
  for (size_t i = 0; i < n; i++)
    {
      UgoPosition next;

      position->variant.rules->apply (position, moves[i], &next);
      n_won += slow_win (&next, side, n_moves - (position->side == side));
    }
  return position->side == side ? n_won > 0 : n_won == n;
}

static void
test_forced (void)
{
  guint n_won = 0;

  for (int i = 0; i < 60; i++)
    {
      UgoPosition position;

      ugo_position_start (ugo_variant_default (&ugo_rules_gyges), &position);
      for (int ply = g_test_rand_int_range (14, 60); ply > 0; ply--)
        if (ugo_result (&position).outcome == UGO_UNDECIDED)
          position.variant.rules->apply (&position, ugo_test_random_move (&position), &position);
      for (UgoSide side = UGO_WHITE; side <= UGO_BLACK; side++)
        {
          bool won = slow_win (&position, side, 1);

          g_assert_cmpint (ugo_forced_win (&position, side, 1), ==,
                           won ? UGO_FORCED_YES : UGO_FORCED_NO);
          n_won += won;
        }
    }
  g_assert_cmpuint (n_won, >, 10);
}

static void
test_unknown (void)
{
  UgoPosition position;

  ugo_position_start (ugo_variant_default (&ugo_rules_ugolki), &position);
  g_assert_cmpint (ugo_forced_win (&position, UGO_WHITE, 4), !=, UGO_FORCED_YES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/judge/a move is accepted or told why not", test_move);
  g_test_add_func ("/judge/what is not legal is refused without a word", test_illegal);
  g_test_add_func ("/judge/a reply shows why a try fails", test_refuting_reply);
  g_test_add_func ("/judge/a sequence goes on, and begins again when its moves are used up",
                   test_sequence);
  g_test_add_func ("/judge/the other side replies as the lesson says", test_replies);
  g_test_add_func ("/judge/what was played before the step counts", test_played);
  g_test_add_func ("/judge/squares are right when all of them and no others are chosen",
                   test_select);
  g_test_add_func ("/judge/a number is right or told why not", test_count);
  g_test_add_func ("/judge/a win is judged against every reply", test_win);
  g_test_add_func ("/judge/a defence holds when no winning move is left", test_defend);
  g_test_add_func ("/judge/the solution can be shown", test_show);
  g_test_add_func ("/judge/forced wins are those of a slow search", test_forced);
  g_test_add_func ("/judge/a search that is too long is given up", test_unknown);
  return g_test_run ();
}

/* test-lesson-sweep.c: every move of every step of every lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever writes a lesson finds here, with file and step, what is wrong with it.
 */
#include <locale.h>
#include <string.h>

#include "ugo-forced.h"
#include "ugo-judge.h"
#include "ugo-notation.h"
#include "ugo-test-lessons.h"

/* How many tries of one step are swept before the rest is left out, and how many routes of a move
 * besides its shortest. */
#define MAX_TRIES 60000
#define MAX_ROUTES 16

/* Numbers up to this are answered where a number is asked for. */
#define MAX_ANSWER 99

/*
 * Sweep:
 * @lesson: the lesson
 * @step: the step
 * @judges: (element-type UgoJudge): places that are still to be swept
 * @seen: keys of those there were
 * @said: (element-type utf8): what refused tries were told
 */
typedef struct
{
  const UgoLesson *lesson;
  const UgoLessonStep *step;
  GArray *judges;
  GHashTable *seen;
  GHashTable *said;
  guint n_tries;
  guint n_refused;
  guint n_solved;
} Sweep;

static guint n_steps, n_moves, n_refused, n_accepted;

static void G_GNUC_PRINTF (2, 3)
complain (const Sweep *self, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s, step “%s” (line %u): %s", ugo_lesson_get_id (self->lesson), self->step->id,
                  self->step->line, what);
  g_test_fail ();
}

static void
count_judgement (Sweep *self, const UgoJudgement *judgement, const char *tried)
{
  bool refused = judgement->verdict == UGO_LESSON_VERDICT_REFUSED
                 || judgement->verdict == UGO_LESSON_VERDICT_OVER;

  self->n_tries++;
  self->n_refused += refused;
  self->n_solved += judgement->verdict == UGO_LESSON_VERDICT_SOLVED;
  if (refused && judgement->text == NULL)
    complain (self, "%s is refused without a word", tried);
  if (refused && judgement->text)
    g_hash_table_add (self->said, (gpointer) judgement->text);
}

/* Tries a move from @judge, and keeps the place it leads to. */
static void
try_move (Sweep *self, UgoJudge judge, UgoMove move, const UgoRoute *route)
{
  char text[UGO_MOVE_TEXT_SIZE];
  UgoPosition before = judge.position;
  UgoJudgement judgement;
  guint64 key;

  ugo_move_write (&before, move, route, text);
  ugo_judge_move (&judge, move, route, &judgement);
  count_judgement (self, &judgement, text);

  if (judgement.has_reply && judgement.verdict == UGO_LESSON_VERDICT_REFUSED
      && !ugo_move_is_pass (judgement.reply)
      && ugo_check_move (&judgement.after, judgement.reply) != UGO_OK)
    complain (self, "the reply to %s is not legal", text);
  if (judgement.verdict == UGO_LESSON_VERDICT_REFUSED)
    g_assert_true (ugo_position_same (&judge.position, &before));
  if (judgement.verdict == UGO_LESSON_VERDICT_OVER)
    g_assert_true (ugo_position_same (&judge.position, &self->step->position));
  if (judgement.verdict != UGO_LESSON_VERDICT_ACCEPTED)
    return;

  key = ugo_position_key (&judge.position) * UGO_MAX_MOVES + judge.n_moves;
  if (g_hash_table_add (self->seen, g_memdup2 (&key, sizeof key)))
    g_array_append_val (self->judges, judge);
}

/* Tries the ways from @route on that end where @move does. */
static void
try_routes (Sweep *self, const UgoJudge *judge, UgoMove move, const UgoRoute *shortest)
{
  g_autoptr (GArray) routes = g_array_new (FALSE, FALSE, sizeof (UgoRoute));
  UgoRoute first = { 1, { move.from } };
  guint n_routes = 0;

  g_array_append_val (routes, first);
  for (guint i = 0; i < routes->len && routes->len < 2000 && n_routes < MAX_ROUTES; i++)
    {
      UgoRoute route = g_array_index (routes, UgoRoute, i);
      uint64_t stops = ugo_route_stops (&judge->position, &route);

      for (UgoSquare stop = 0; route.length < 8 && stop < UGO_MAX_SQUARES; stop++)
        {
          UgoRoute longer = route;

          if (!(stops >> stop & 1))
            continue;
          longer.squares[longer.length++] = stop;
          g_array_append_val (routes, longer);
          if (stop == move.to && memcmp (&longer, shortest, sizeof longer.length + longer.length)
              && ugo_check_route (&judge->position, move, &longer) == UGO_OK
              && n_routes++ < MAX_ROUTES)
            try_move (self, *judge, move, &longer);
        }
    }
}

static void
sweep_judge (Sweep *self, const UgoJudge *judge)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (&judge->position, moves);

  for (size_t i = 0; i < n; i++)
    {
      UgoRoute route;

      ugo_move_path (&judge->position, moves[i], &route);
      try_move (self, *judge, moves[i], NULL);
      if (route.length > 1 && moves[i].drop == UGO_SQUARE_NONE)
        try_routes (self, judge, moves[i], &route);
    }
}

static void
sweep_moves (Sweep *self)
{
  UgoJudge judge;

  ugo_judge_begin (&judge, self->step);
  g_array_append_val (self->judges, judge);
  for (guint i = 0; i < self->judges->len && self->n_tries < MAX_TRIES; i++)
    {
      judge = g_array_index (self->judges, UgoJudge, i);
      sweep_judge (self, &judge);
    }
}

static void
sweep_choices (Sweep *self)
{
  uint64_t right = self->step->squares;

  for (UgoSquare square = 0; square < self->step->position.variant.rules->n_squares; square++)
    for (int all = 0; all <= 1; all++)
      {
        uint64_t choice = all ? right ^ UINT64_C (1) << square : UINT64_C (1) << square;
        UgoJudgement judgement;
        UgoJudge judge;

        ugo_judge_begin (&judge, self->step);
        ugo_judge_choose (&judge, choice, &judgement);
        count_judgement (self, &judgement, "a choice of squares");
        g_assert_true ((judgement.verdict == UGO_LESSON_VERDICT_SOLVED) == (choice == right));
      }
}

static void
sweep_answers (Sweep *self)
{
  for (int number = 0; number <= MAX_ANSWER; number++)
    {
      UgoJudgement judgement;
      UgoJudge judge;

      ugo_judge_begin (&judge, self->step);
      ugo_judge_answer (&judge, number, &judgement);
      count_judgement (self, &judgement, "an answer");
      g_assert_true ((judgement.verdict == UGO_LESSON_VERDICT_SOLVED)
                     == (number == self->step->answer));
    }
}

/* Plays the stated solution. */
static void
solve_by_moves (Sweep *self)
{
  UgoJudgement judgement = { UGO_LESSON_VERDICT_REFUSED };
  UgoJudge judge;
  UgoMove move;
  UgoRoute route;

  ugo_judge_begin (&judge, self->step);
  while (ugo_judge_next_move (&judge, &move, &route))
    {
      ugo_judge_move (&judge, move, &route, &judgement);
      if (judgement.verdict != UGO_LESSON_VERDICT_ACCEPTED)
        break;
    }
  if (judgement.verdict != UGO_LESSON_VERDICT_SOLVED)
    complain (self, "the solution does not solve it");
  else if (judge.n_moves != g_strv_length (self->step->solution))
    complain (self, "the solution goes on when all is done");
  if (self->step->par && judge.n_moves != self->step->par)
    complain (self, "the solution has not as many moves as par");
}

static void
solve (Sweep *self)
{
  UgoJudgement judgement;
  UgoJudge judge;

  ugo_judge_begin (&judge, self->step);
  if (self->step->goal == UGO_LESSON_GOAL_SELECT)
    ugo_judge_choose (&judge, self->step->squares, &judgement);
  else if (self->step->goal == UGO_LESSON_GOAL_COUNT)
    ugo_judge_answer (&judge, self->step->answer, &judgement);
  else
    {
      solve_by_moves (self);
      return;
    }
  g_assert_cmpint (judgement.verdict, ==, UGO_LESSON_VERDICT_SOLVED);
}

/* Whether the search that judges a win or a defence comes to its end. */
static void
check_bound (Sweep *self)
{
  const UgoLessonStep *step = self->step;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (&step->position, moves);
  bool wins = step->goal == UGO_LESSON_GOAL_WIN;
  UgoSide side = step->position.side;

  for (size_t i = 0; i < n; i++)
    {
      UgoPosition next;

      step->position.variant.rules->apply (&step->position, moves[i], &next);
      if (ugo_forced_win (&next, wins ? side : ugo_side_other (side), step->moves - wins)
          == UGO_FORCED_UNKNOWN)
        {
          complain (self, "too many moves to be judged: ask for fewer, or for fewer pieces");
          return;
        }
    }
}

static void
check_wrongs (Sweep *self)
{
  for (guint i = 0; i < self->step->wrongs->len; i++)
    {
      const UgoLessonWrong *wrong = &g_array_index (self->step->wrongs, UgoLessonWrong, i);

      if (wrong->when && !g_hash_table_contains (self->said, wrong->text))
        complain (self, "no try is ever told “%s”", wrong->text);
    }
}

static void
sweep_step (const UgoLesson *lesson, const UgoLessonStep *step)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) judges = g_array_new (FALSE, FALSE, sizeof (UgoJudge));
  Sweep self = { lesson, step, judges, seen, said };

  n_steps++;
  if (step->goal == UGO_LESSON_GOAL_READ)
    return;
  if (step->goal == UGO_LESSON_GOAL_SELECT)
    sweep_choices (&self);
  else if (step->goal == UGO_LESSON_GOAL_COUNT)
    sweep_answers (&self);
  else
    {
      if (step->goal == UGO_LESSON_GOAL_WIN || step->goal == UGO_LESSON_GOAL_DEFEND)
        check_bound (&self);
      sweep_moves (&self);
      n_moves += self.n_tries;
      n_refused += self.n_refused;
      n_accepted += self.n_tries - self.n_refused;
    }

  if (self.n_solved == 0 && step->goal != UGO_LESSON_GOAL_SELECT)
    complain (&self, "nothing solves it");
  solve (&self);
  check_wrongs (&self);
}

static void
test_sweep (void)
{
  g_autoptr (GPtrArray) lessons = ugo_test_lessons ();

  for (guint i = 0; i < lessons->len; i++)
    {
      const UgoLesson *lesson = g_ptr_array_index (lessons, i);

      for (guint j = 0; j < ugo_lesson_get_n_steps (lesson); j++)
        sweep_step (lesson, ugo_lesson_get_step (lesson, j));
    }
  g_test_message ("%u lessons, %u steps, %u moves swept: %u accepted, %u refused", lessons->len,
                  n_steps, n_moves, n_accepted, n_refused);
  g_assert_cmpuint (lessons->len, >, 0);
}

/* The files */

static void
test_ids (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) lessons = ugo_test_lessons ();
  g_autoptr (GPtrArray) names = ugo_test_lesson_names ();

  g_assert_cmpuint (lessons->len, ==, names->len);
  for (guint i = 0; i < lessons->len; i++)
    {
      const UgoLesson *lesson = g_ptr_array_index (lessons, i);
      const char *id = ugo_lesson_get_id (lesson);
      const char *course = ugo_lesson_get_course (lesson)->id;
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *suffix = g_strconcat (id + strlen (course), ".lesson.xml", NULL);

      g_test_message ("%s", name);
      g_assert_true (g_hash_table_add (ids, (gpointer) id));
      g_assert_true (g_str_has_prefix (id, course));
      g_assert_true (g_str_has_prefix (name, course));
      g_assert_true (g_str_has_suffix (name, suffix));
      g_assert_cmpuint (strlen (name), ==, strlen (id) + strlen ("-00.lesson.xml"));
    }
}

static void
test_lines (void)
{
  g_autoptr (GPtrArray) names = ugo_test_lesson_names ();
  g_autoptr (GPtrArray) lessons = ugo_test_lessons ();

  for (guint i = 0; i < lessons->len; i++)
    {
      g_autofree char *text = ugo_test_lesson_file (g_ptr_array_index (names, i));
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
      guint n = 0;

      for (char **line = lines; *line; line++)
        n += g_str_has_prefix (g_strstrip (*line), "<step ");
      g_test_message ("%s", (char *) g_ptr_array_index (names, i));
      g_assert_cmpuint (n, ==, ugo_lesson_get_n_steps (g_ptr_array_index (lessons, i)));
    }
}

static void
test_listing (void)
{
  g_autofree char *listing = ugo_test_lesson_file ("lessons.gresource.xml");
  g_autoptr (GPtrArray) names = ugo_test_lesson_names ();
  const char *last = listing;
  guint n = 0;

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *element = g_strdup_printf (">%s</file>",
                                                  (char *) g_ptr_array_index (names, i));

      g_test_message ("%s", element);
      last = strstr (last, element);
      g_assert_nonnull (last);
    }
  for (const char *file = listing; (file = strstr (file, "</file>")); file++)
    n++;
  g_assert_cmpuint (n, ==, names->len + 1);
  g_assert_nonnull (strstr (listing, "<file>glossary.xml</file>"));
}

static void
test_typography (void)
{
  g_autoptr (GPtrArray) lessons = ugo_test_lessons ();

  for (guint i = 0; i < lessons->len; i++)
    {
      g_autoptr (GPtrArray) texts = ugo_lesson_get_texts (g_ptr_array_index (lessons, i));

      for (guint j = 0; j < texts->len; j++)
        {
          const char *text = g_ptr_array_index (texts, j);

          if (strpbrk (text, "\"'`\\") || strstr (text, "...") || strstr (text, "--"))
            {
              g_test_message ("%s: “%s”", ugo_lesson_get_id (g_ptr_array_index (lessons, i)),
                              text);
              g_test_fail ();
            }
        }
    }
}

static void
test_messages (void)
{
  g_autoptr (GPtrArray) lessons = ugo_test_lessons ();
  g_autoptr (GHashTable) all = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) names = ugo_test_lesson_names ();
  g_autofree char *pot = ugo_test_messages ("lesson.its", names);
  guint n = 0;

  if (pot == NULL)
    {
      g_test_skip ("xgettext is not installed");
      return;
    }
  for (guint i = 0; i < lessons->len; i++)
    {
      g_autoptr (GPtrArray) texts = ugo_lesson_get_texts (g_ptr_array_index (lessons, i));

      for (guint j = 0; j < texts->len; j++)
        {
          g_autofree char *message = g_strdup_printf ("\nmsgid \"%s\"\n",
                                                      (char *) g_ptr_array_index (texts, j));

          if (strstr (pot, message) == NULL)
            {
              g_test_message ("translators do not meet%s", message);
              g_test_fail ();
            }
          g_hash_table_add (all, g_ptr_array_index (texts, j));
        }
    }
  for (const char *message = pot; (message = strstr (message, "\nmsgid ")); message++)
    n++;
  g_assert_cmpuint (n, ==, g_hash_table_size (all) + 1);
}

static void
test_documented (void)
{
  g_autofree char *readme = ugo_test_lesson_file ("README.md");

  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    {
      g_autoptr (GPtrArray) words = ugo_terms_list (*rules);

      for (guint i = 0; i < words->len; i++)
        {
          g_autofree char *plain = g_strdup_printf ("`%s`", (char *) g_ptr_array_index (words, i));
          g_autofree char *colon = g_strdup_printf ("`%s:", (char *) g_ptr_array_index (words, i));

          if (strstr (readme, plain) == NULL && strstr (readme, colon) == NULL)
            {
              g_test_message ("%s has %s, the README has not", (*rules)->id, plain);
              g_test_fail ();
            }
        }
    }
}

static void
test_example (void)
{
  g_autofree char *readme = ugo_test_lesson_file ("README.md");
  const char *begin = strstr (readme, "```xml\n");
  const char *end = begin ? strstr (begin, "\n```\n") : NULL;
  g_autofree char *text = end ? g_strndup (begin + 7, (gsize) (end - begin - 7)) : NULL;
  g_autoptr (UgoLesson) lesson = NULL;

  g_assert_nonnull (text);
  lesson = ugo_test_lesson (text);
  sweep_step (lesson, ugo_lesson_get_step (lesson, 0));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lessons/every move of every step is judged, and each step can be solved",
                   test_sweep);
  g_test_add_func ("/lessons/names are unique and those of the files", test_ids);
  g_test_add_func ("/lessons/each step begins on a line of its own", test_lines);
  g_test_add_func ("/lessons/the listing has all of them in order, and the glossary", test_listing);
  g_test_add_func ("/lessons/quotes, apostrophes and dots are typographic", test_typography);
  g_test_add_func ("/lessons/translators meet every text, and nothing else", test_messages);
  g_test_add_func ("/lessons/the README has every word of a condition", test_documented);
  g_test_add_func ("/lessons/the example of the README is a lesson", test_example);
  return g_test_run ();
}

/* test-thinker.c: what takes long, computed in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-thinker.h"
#include "ugo-test-model.h"

#define TIMES 50
#define PATIENCE 60000

/*
 * Sum:
 * @up_to: what is added up: the numbers from 1 to this
 * @sum: the answer, of those that were added when it ended
 * @was_stopped: whether it ended early
 */
typedef struct
{
  guint up_to;
  guint64 sum;
  gboolean was_stopped;
} Sum;

/* What outlasts the thoughts: how many think at once, and how many have. */
typedef struct
{
  atomic_int n_thinking;
  atomic_int most_thinking;
  atomic_int n_thoughts;
} Mind;

typedef struct
{
  UgoThinker *thinker;
  guint n_answers;
  Sum last;
  guint ask_next;
  gboolean frees_thinker;
} Person;

static atomic_int n_sums, n_minds;

static Sum *
sum_new (guint up_to)
{
  Sum *sum = g_new0 (Sum, 1);

  atomic_fetch_add (&n_sums, 1);
  sum->up_to = up_to;
  return sum;
}

static void
sum_free (gpointer data)
{
  atomic_fetch_sub (&n_sums, 1);
  g_free (data);
}

static void
mind_free (gpointer data)
{
  Mind *mind = data;

  g_assert_cmpint (atomic_load (&mind->n_thinking), ==, 0);
  atomic_fetch_sub (&n_minds, 1);
  g_free (mind);
}

static void
think_cb (gpointer data, gpointer user_data, const atomic_bool *stop)
{
  Sum *sum = data;
  Mind *mind = user_data;
  int now = atomic_fetch_add (&mind->n_thinking, 1) + 1;

  if (now > atomic_load (&mind->most_thinking))
    atomic_store (&mind->most_thinking, now);
  atomic_fetch_add (&mind->n_thoughts, 1);
  for (guint i = 1; i <= sum->up_to && !sum->was_stopped; i++)
    {
      sum->sum += i;
      if (i > 100)
        g_usleep (1000);
      sum->was_stopped = atomic_load (stop);
    }
  atomic_fetch_sub (&mind->n_thinking, 1);
}

static void
answer_cb (gpointer data, gpointer user_data)
{
  Person *person = user_data;

  person->last = *(Sum *) data;
  person->n_answers++;
  if (person->ask_next != 0)
    ugo_thinker_ask (person->thinker, sum_new (person->ask_next));
  person->ask_next = 0;
  if (person->frees_thinker)
    g_clear_pointer (&person->thinker, ugo_thinker_free);
}

static Mind *
person_init (Person *person)
{
  Mind *mind = g_new0 (Mind, 1);

  atomic_fetch_add (&n_minds, 1);
  *person = (Person) { 0 };
  person->thinker = ugo_thinker_new (think_cb, sum_free, mind, mind_free, answer_cb, person);
  return mind;
}

static void
iterate (guint milliseconds)
{
  for (guint i = 0; i < milliseconds; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

static void
wait_for_rest (UgoThinker *thinker)
{
  for (guint i = 0; ugo_thinker_is_busy (thinker) && i < PATIENCE; i++)
    iterate (1);
  g_assert_false (ugo_thinker_is_busy (thinker));
}

/* Until all that was asked and all that thought is freed. */
static void
wait_for_nothing (void)
{
  for (guint i = 0; (atomic_load (&n_sums) || atomic_load (&n_minds)) && i < PATIENCE; i++)
    iterate (1);
  g_assert_cmpint (atomic_load (&n_sums), ==, 0);
  g_assert_cmpint (atomic_load (&n_minds), ==, 0);
}

static void
test_answers (void)
{
  Person person;

  person_init (&person);
  for (guint i = 1; i <= 20; i++)
    {
      ugo_thinker_ask (person.thinker, sum_new (i));
      g_assert_true (ugo_thinker_is_busy (person.thinker));
      g_assert_cmpuint (person.n_answers, ==, i - 1);
      wait_for_rest (person.thinker);
      g_assert_cmpuint (person.n_answers, ==, i);
      g_assert_cmpuint (person.last.sum, ==, i * (i + 1) / 2);
      g_assert_false (person.last.was_stopped);
    }
  ugo_thinker_free (person.thinker);
  wait_for_nothing ();
}

static void
test_last_question (void)
{
  Person person;
  Mind *mind = person_init (&person);

  for (guint i = 0; i < TIMES; i++)
    {
      ugo_thinker_ask (person.thinker, sum_new (1000000));
      iterate (i % 4);
    }
  g_assert_cmpuint (person.n_answers, ==, 0);
  ugo_thinker_ask (person.thinker, sum_new (3));
  wait_for_rest (person.thinker);
  g_assert_cmpuint (person.n_answers, ==, 1);
  g_assert_cmpuint (person.last.sum, ==, 6);
  g_assert_cmpint (atomic_load (&mind->most_thinking), ==, 1);
  g_assert_cmpint (atomic_load (&mind->n_thoughts), >, TIMES / 4);
  ugo_thinker_free (person.thinker);
  wait_for_nothing ();
}

static void
test_drop (void)
{
  Person person;

  person_init (&person);
  for (guint i = 0; i < TIMES; i++)
    {
      ugo_thinker_ask (person.thinker, sum_new (i % 3 == 0 ? 2 : 1000000));
      g_usleep (i % 5 * 500);
      ugo_thinker_drop (person.thinker);
      g_assert_false (ugo_thinker_is_busy (person.thinker));
      ugo_thinker_hurry (person.thinker);
      g_assert_false (ugo_thinker_is_busy (person.thinker));
      iterate (i % 7);
    }
  iterate (20);
  g_assert_cmpuint (person.n_answers, ==, 0);
  g_assert_cmpint (atomic_load (&n_sums), ==, 0);
  ugo_thinker_free (person.thinker);
  wait_for_nothing ();
}

static void
test_free (void)
{
  for (guint i = 0; i < TIMES; i++)
    {
      Person person;

      person_init (&person);
      for (guint j = 0; j < i % 3; j++)
        {
          ugo_thinker_ask (person.thinker, sum_new (i % 4 == 0 ? 1 : 1000000));
          g_usleep (i % 5 * 500);
          iterate (i % 2);
        }
      person.n_answers = 0;
      ugo_thinker_free (person.thinker);
      wait_for_nothing ();
      g_assert_cmpuint (person.n_answers, ==, 0);
    }
}

static void
test_hurry (void)
{
  Person person;

  person_init (&person);
  ugo_thinker_hurry (person.thinker);
  for (guint i = 0; i < TIMES; i++)
    {
      if (i % 2 == 0)
        ugo_thinker_ask (person.thinker, sum_new (1000000));
      ugo_thinker_ask (person.thinker, sum_new (1000000));
      iterate (i % 4);
      ugo_thinker_hurry (person.thinker);
      wait_for_rest (person.thinker);
      g_assert_cmpuint (person.n_answers, ==, i + 1);
      g_assert_true (person.last.was_stopped);
      g_assert_cmpuint (person.last.sum, >=, 1);
    }
  ugo_thinker_free (person.thinker);
  wait_for_nothing ();
}

static void
test_answer_asks (void)
{
  Person person;

  person_init (&person);
  person.ask_next = 4;
  ugo_thinker_ask (person.thinker, sum_new (2));
  wait_for_rest (person.thinker);
  g_assert_cmpuint (person.n_answers, ==, 2);
  g_assert_cmpuint (person.last.sum, ==, 10);

  person.frees_thinker = TRUE;
  ugo_thinker_ask (person.thinker, sum_new (2));
  wait_for_nothing ();
  g_assert_null (person.thinker);
  g_assert_cmpuint (person.n_answers, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/thinker/each question is answered once", test_answers);
  g_test_add_func ("/thinker/of many questions the last is answered, and one is thought about",
                   test_last_question);
  g_test_add_func ("/thinker/what is dropped at any moment is not answered", test_drop);
  g_test_add_func ("/thinker/it can be freed at any moment", test_free);
  g_test_add_func ("/thinker/who hurries it gets what it has found by then", test_hurry);
  g_test_add_func ("/thinker/who gets an answer may ask again, or free it", test_answer_asks);
  return g_test_run ();
}

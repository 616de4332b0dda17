/* test-clock.c: the clocks of two players, against a slow twin that adds up every stretch of time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-clock.h"
#include "ugo-words-clock.h"

/* What was done with a clock, and when. */
typedef enum
{
  RUN,
  STOP,
  PRESS,
  N_DEEDS,
} Deed;

typedef struct
{
  Deed deed;
  gint64 at;
} Event;

/* What @side has left at @now by the list of all events: the twin goes through it millisecond by
 * millisecond. */
static gint64
count_left (const UgoTimeControl controls[2], GArray *events, UgoSide side, gint64 now)
{
  gint64 left = controls[side].base;
  gint64 used = 0;
  gboolean is_running = FALSE;
  UgoSide turn = UGO_WHITE;
  guint next = 0;

  for (gint64 time = 0;; time++)
    {
      for (; next < events->len && g_array_index (events, Event, next).at == time; next++)
        {
          Deed deed = g_array_index (events, Event, next).deed;

          if (deed == PRESS)
            {
              if (turn == side && controls[side].kind == UGO_TIME_INCREMENT)
                left += controls[side].bonus;
              turn = ugo_side_other (turn);
              used = 0;
            }
          else
            is_running = deed == RUN;
        }
      if (time == now)
        return left;
      if (!is_running || turn != side)
        continue;
      used++;
      if ((controls[side].kind != UGO_TIME_DELAY || used > controls[side].bonus) && left > 0)
        left--;
    }
}

static UgoTimeControl
any_control (void)
{
  return ugo_time_control_make (
      (UgoTimeKind) g_test_rand_int_range (UGO_TIME_NONE, UGO_TIME_DELAY + 1),
      g_test_rand_int_range (1, 2000), g_test_rand_int_range (1, 200));
}

static void
test_like_the_twin (void)
{
  for (guint round = 0; round < 300; round++)
    {
      UgoTimeControl controls[2] = { any_control (), any_control () };
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (Event));
      UgoClock clock;
      gint64 now = 0;

      ugo_clock_init (&clock, controls);
      for (guint i = 0; i < 30; i++)
        {
          Event event = { (Deed) g_test_rand_int_range (RUN, N_DEEDS), now };

          if (event.deed == RUN)
            ugo_clock_run (&clock, now);
          else if (event.deed == STOP)
            ugo_clock_stop (&clock, now);
          else
            ugo_clock_press (&clock, now, ugo_side_other (clock.turn));
          g_array_append_val (events, event);
          now += g_test_rand_int_range (0, 150);
          for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
            if (ugo_clock_has (&clock, (UgoSide) side))
              g_assert_cmpint (ugo_clock_get_left (&clock, (UgoSide) side, now), ==,
                               count_left (controls, events, (UgoSide) side, now));
        }
    }
}

/* Looking often is like never having looked, and the flag falls when it was told. */
static void
test_no_drift (void)
{
  for (guint round = 0; round < 300; round++)
    {
      UgoTimeControl controls[2] = { any_control (), any_control () };
      UgoClock clock, other;
      gint64 now = g_test_rand_int_range (0, 1000);
      gint64 fall;

      ugo_clock_init (&clock, controls);
      ugo_clock_run (&clock, now);
      other = clock;
      fall = ugo_clock_get_fall (&clock, now);
      if (controls[UGO_WHITE].kind == UGO_TIME_NONE)
        {
          g_assert_cmpint (fall, ==, UGO_CLOCK_NEVER);
          continue;
        }
      for (gint64 end = now + fall; now < end; now += 1 + g_test_rand_int_range (0, 20))
        {
          g_assert_cmpint (ugo_clock_get_fall (&clock, now), ==, end - now);
          g_assert_cmpint (ugo_clock_get_left (&clock, UGO_WHITE, now), >, 0);
          ugo_clock_stop (&clock, now);
          g_assert_cmpint (ugo_clock_get_fall (&clock, now), ==, UGO_CLOCK_NEVER);
          ugo_clock_run (&clock, now);
        }
      g_assert_cmpint (ugo_clock_get_fall (&clock, now), ==, 0);
      g_assert_cmpint (ugo_clock_get_left (&other, UGO_WHITE, now), ==, 0);
    }
}

static void
test_watch_goes_back (void)
{
  const UgoTimeControl controls[2] = { { UGO_TIME_SIMPLE, 1000, 0 }, { UGO_TIME_SIMPLE, 1000, 0 } };
  UgoClock clock;

  ugo_clock_init (&clock, controls);
  ugo_clock_run (&clock, 5000);
  g_assert_cmpint (ugo_clock_get_left (&clock, UGO_WHITE, 4000), ==, 1000);
  g_assert_cmpint (ugo_clock_get_left (&clock, UGO_WHITE, G_MAXINT64), ==, 0);
  ugo_clock_stop (&clock, 4000);
  g_assert_cmpint (ugo_clock_get_spent (&clock, 4000), ==, 0);
}

/* A side whose opponent must pass moves again, and its increments are its own. */
static void
test_same_side_again (void)
{
  const UgoTimeControl controls[2] = { { UGO_TIME_INCREMENT, 1000, 100 },
                                       { UGO_TIME_SIMPLE, 500, 0 } };
  UgoClock clock;

  ugo_clock_init (&clock, controls);
  ugo_clock_run (&clock, 0);
  ugo_clock_press (&clock, 300, UGO_WHITE);
  ugo_clock_press (&clock, 400, UGO_BLACK);
  g_assert_cmpint (ugo_clock_get_left (&clock, UGO_WHITE, 450), ==, 800);
  g_assert_cmpint (ugo_clock_get_left (&clock, UGO_BLACK, 450), ==, 450);
}

/* Only when the flag has fallen does a clock show nothing. */
static void
test_figures (void)
{
  static const struct
  {
    gint64 left;
    const char *figures;
    const char *words;
  } cases[] = {
    { 0, "0:00.0", "0 seconds" },
    { 1, "0:00.1", "1 second" },
    { 9900, "0:09.9", "10 seconds" },
    { 9901, "0:10", "10 seconds" },
    { 10001, "0:11", "11 seconds" },
    { 59001, "1:00", "1 minute" },
    { 61000, "1:01", "1 minute 1 second" },
    { 3599001, "1:00:00", "1 hour" },
    { 7380000, "2:03:00", "2 hours 3 minutes" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *figures = ugo_words_clock (cases[i].left);
      g_autofree char *words = ugo_words_duration (cases[i].left);

      g_assert_cmpstr (figures, ==, cases[i].figures);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clock/runs, stops and is pressed as a slow twin counts", test_like_the_twin);
  g_test_add_func ("/clock/no look makes it go wrong", test_no_drift);
  g_test_add_func ("/clock/stands while the watch goes back, and never below nothing",
                   test_watch_goes_back);
  g_test_add_func ("/clock/who moves twice gets two increments", test_same_side_again);
  g_test_add_func ("/clock/what it shows is never less than there is", test_figures);
  return g_test_run ();
}

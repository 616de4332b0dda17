/* test-time-control.c: how much time the players of a record have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-record-file.h"
#include "ugo-test-records.h"
#include "ugo-time-control.h"
#include "ugo-writer.h"

static const UgoTimeControl none = { UGO_TIME_NONE, 0, 0 };

static UgoRecord *
make_record (void)
{
  UgoPosition start;

  ugo_position_start (ugo_variant_default (&ugo_rules_ugolki), &start);
  return ugo_record_new (&start);
}

/* Plays @n moves of the main line, any legal ones. */
static UgoNode *
add_moves (UgoRecord *record, guint n)
{
  UgoNode *node = ugo_record_get_root (record);

  while (n-- > 0)
    {
      UgoMove moves[UGO_MAX_MOVES];

      g_assert_cmpuint (ugo_legal_moves (&node->position, moves), >, 0);
      node = ugo_record_add (record, node, moves[0], NULL);
    }
  return node;
}

static void
test_texts (void)
{
  static const struct
  {
    const char *text;
    UgoTimeControl control;
  } cases[] = {
    { "300", { UGO_TIME_SIMPLE, 300000, 0 } },
    { "300+5", { UGO_TIME_INCREMENT, 300000, 5000 } },
    { "300d5", { UGO_TIME_DELAY, 300000, 5000 } },
    { "0.5+0.001", { UGO_TIME_INCREMENT, 500, 1 } },
    { "359999.999d359999.999", { UGO_TIME_DELAY, 359999999, 359999999 } },
    { "-", { UGO_TIME_NONE, 0, 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      char text[UGO_TIME_CONTROL_TEXT_SIZE];
      UgoTimeControl control;

      g_assert_true (ugo_time_control_read (cases[i].text, &control));
      g_assert_true (ugo_time_control_equal (&control, &cases[i].control));
      ugo_time_control_write (&control, text);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_other_texts (void)
{
  static const char *const texts[] = {
    "",     "?",        "40/7200",   "*60",  "40/7200:3600", "0",   "0+5",  "300+",
    "300d", "300+5 ",   " 300",      "5 min", "300x5",       "+5",  "-300", "300++5",
    "1e3",  "300+5d5",  "360000.001", "99999999999999999999999", "300+99999999999999", "300.0.1",
  };
  UgoTimeControl control;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_false (ugo_time_control_read (texts[i], &control));
      g_assert_true (ugo_time_control_equal (&control, &none));
    }
  g_assert_false (ugo_time_control_read (NULL, &control));
  g_assert_true (ugo_time_control_read ("300+0", &control));
  g_assert_cmpint (control.kind, ==, UGO_TIME_SIMPLE);
}

static void
test_any_text (void)
{
  for (guint round = 0; round < 2000; round++)
    {
      UgoTimeControl control = ugo_time_control_make (
          (UgoTimeKind) g_test_rand_int_range (UGO_TIME_NONE, UGO_TIME_DELAY + 1),
          g_test_rand_int_range (0, (int) UGO_TIME_MAX), g_test_rand_int_range (0, 100000));
      char text[UGO_TIME_CONTROL_TEXT_SIZE];
      UgoTimeControl again;

      ugo_time_control_write (&control, text);
      g_assert_true (ugo_time_control_read (text, &again));
      g_assert_true (ugo_time_control_equal (&control, &again));
    }
}

static void
assert_tags (UgoRecord *record, const char *common, const char *white, const char *black)
{
  g_assert_cmpstr (ugo_record_get_tag (record, "TimeControl"), ==, common);
  g_assert_cmpstr (ugo_record_get_tag (record, "WhiteTimeControl"), ==, white);
  g_assert_cmpstr (ugo_record_get_tag (record, "BlackTimeControl"), ==, black);
}

static void
test_tags (void)
{
  const UgoTimeControl five = { UGO_TIME_INCREMENT, 300000, 3000 };
  const UgoTimeControl one = { UGO_TIME_DELAY, 60000, 2000 };
  const UgoTimeControl pairs[][2]
      = { { five, five }, { five, one }, { one, none }, { none, none } };
  static const char *const tags[][3] = { { "300+3", NULL, NULL },
                                         { NULL, "300+3", "60d2" },
                                         { NULL, "60d2", "-" },
                                         { NULL, NULL, NULL } };
  g_autoptr (UgoRecord) record = make_record ();
  UgoTimeControl controls[2];

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      ugo_record_set_time_controls (record, pairs[i]);
      assert_tags (record, tags[i][0], tags[i][1], tags[i][2]);
      g_assert_cmpint (ugo_record_get_time_controls (record, controls), ==, i < 3);
      for (int side = 0; side < 2; side++)
        g_assert_true (ugo_time_control_equal (&controls[side], &pairs[i][side]));
    }
}

static void
test_clock_of_a_move (void)
{
  g_autoptr (UgoRecord) record = make_record ();
  UgoNode *node = add_moves (record, 1);
  gint64 left;

  g_assert_false (ugo_node_get_clock (node, &left));
  ugo_record_set_clock (record, node, 298250);
  g_assert_cmpstr (node->comments[0], ==, "[%clk 0:04:58.25]");
  ugo_record_set_comments (record, node, UGO_COMMENT_MOVE,
                           (const char *const[]){ "good", "[%clk 0:04:58.25] again", NULL });
  ugo_record_set_clock (record, node, 3600000);
  g_assert_cmpstr (node->comments[0], ==, "good");
  g_assert_cmpstr (node->comments[1], ==, "[%clk 1:00:00] again");
  g_assert_null (node->comments[2]);
}

static void
test_any_clock (void)
{
  g_autoptr (UgoRecord) record = make_record ();
  UgoNode *node = add_moves (record, 1);

  for (guint round = 0; round < 2000; round++)
    {
      gint64 left = g_test_rand_int_range (0, (int) UGO_TIME_MAX);
      gint64 again;

      ugo_record_set_clock (record, node, left);
      g_assert_true (ugo_node_get_clock (node, &again));
      g_assert_cmpint (again, ==, left);
    }
  g_assert_cmpuint (g_strv_length (node->comments), ==, 1);
}

static void
test_times (void)
{
  g_autoptr (UgoRecord) record = make_record ();
  UgoNode *node = add_moves (record, 5);
  gint64 times[2] = { 111, 222 };

  g_assert_false (ugo_node_get_times (node, times));
  ugo_record_set_clock (record, node->parent->parent->parent, 7000);
  g_assert_true (ugo_node_get_times (node, times));
  g_assert_cmpint (times[UGO_BLACK], ==, 7000);
  g_assert_cmpint (times[UGO_WHITE], ==, 111);
  ugo_record_set_clock (record, node, 9000);
  g_assert_true (ugo_node_get_times (node->parent, times));
  g_assert_cmpint (times[UGO_WHITE], ==, 111);
  g_assert_true (ugo_node_get_times (node, times));
  g_assert_cmpint (times[UGO_WHITE], ==, 9000);
}

/* Written, read, and written again. */
static void
test_round_trip (void)
{
  const UgoTimeControl controls[] = { { UGO_TIME_DELAY, 60500, 2000 },
                                      { UGO_TIME_INCREMENT, 300000, 3000 } };
  g_autoptr (UgoRecord) record = make_record ();
  g_autoptr (UgoRecord) again = NULL;
  g_autoptr (UgoRecordFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autofree char *second = NULL;
  UgoTimeControl read[2];
  gint64 times[2] = { 0, 0 };
  UgoNode *node = add_moves (record, 4);

  ugo_record_set_time_controls (record, controls);
  ugo_record_set_clock (record, node, 1);
  ugo_record_set_clock (record, node->parent, 59999);
  text = ugo_record_to_text (record);
  bytes = g_bytes_new (text, strlen (text));
  file = ugo_record_file_new (bytes, NULL, NULL);
  again = ugo_record_file_read (file, 0, NULL);
  g_assert_true (ugo_record_equal (record, again));
  g_assert_true (ugo_record_get_time_controls (again, read));
  for (int side = 0; side < 2; side++)
    g_assert_true (ugo_time_control_equal (&controls[side], &read[side]));
  g_assert_true (ugo_node_get_times (ugo_record_get_end (again), times));
  g_assert_cmpint (times[UGO_WHITE], ==, 59999);
  g_assert_cmpint (times[UGO_BLACK], ==, 1);
  second = ugo_record_to_text (again);
  g_assert_cmpstr (text, ==, second);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/time-control/is written as it is read", test_texts);
  g_test_add_func ("/time-control/what is not played here is not understood", test_other_texts);
  g_test_add_func ("/time-control/any is read as it was written", test_any_text);
  g_test_add_func ("/time-control/one tag for both sides or one for each", test_tags);
  g_test_add_func ("/time-control/a clock is told in the comment that has it",
                   test_clock_of_a_move);
  g_test_add_func ("/time-control/any clock is read as it was written", test_any_clock);
  g_test_add_func ("/time-control/a place has the last clock of each side", test_times);
  g_test_add_func ("/time-control/a file keeps it to the byte", test_round_trip);
  return g_test_run ();
}

/* test-ledger.c: the race of both sides, counted in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ledger.h"
#include "ugo-race.h"
#include "ugo-test-model.h"

/* Longer than anything here takes, in iterations of a millisecond. */
#define PATIENCE 60000

#define N_ENTRIES 2000
#define N_STEPS 50

/* White needs 3 moves, Black 6, and it is Black’s turn. */
static const char near_end[] = "5www/5w1w/3w1w1w/4w3/8/2b5/1b6/bbbb1bb1 b 30";

/* Entries, against rounds that are played one after the other */

/* The round after which @side is home when it only moves on, @need being its moves. */
static int
play_home (const UgoPosition *start, UgoSide side, int need)
{
  int round = start->move_number;
  UgoSide mover = (UgoSide) start->side;

  if (need == 0)
    return side == UGO_WHITE && mover == UGO_BLACK ? round : round - 1;
  for (;;)
    {
      if (mover == side && --need == 0)
        return round;
      if (mover == UGO_BLACK)
        round++;
      mover = ugo_side_other (mover);
    }
}

/* Who is home first, when both only move on. */
static UgoLead
play_race (const UgoPosition *start, int white, int black)
{
  int white_home = play_home (start, UGO_WHITE, white);
  int black_home = play_home (start, UGO_BLACK, black);

  if (white_home == black_home)
    return UGO_LEAD_NONE;
  return white_home < black_home ? UGO_LEAD_WHITE : UGO_LEAD_BLACK;
}

static UgoNeed
random_need (void)
{
  int least = g_test_rand_int_range (0, 12);

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      return (UgoNeed) { least, -1 };
    case 1:
      return (UgoNeed) { least, least + g_test_rand_int_range (0, 6) };
    default:
      return (UgoNeed) { least, least };
    }
}

/* What is told must be true of every number that is possible, and nothing that is left untold. */
static void
check_lead (const UgoPosition *position, const UgoLedgerEntry *entry)
{
  const UgoNeed *white = &entry->needs[UGO_WHITE];
  const UgoNeed *black = &entry->needs[UGO_BLACK];
  gboolean is_possible[4] = { FALSE };
  int n_possible = 0;

  for (int w = white->least; w <= (white->most < 0 ? 100 : white->most); w++)
    for (int b = black->least; b <= (black->most < 0 ? 100 : black->most); b++)
      is_possible[play_race (position, w, b)] = TRUE;
  for (int lead = UGO_LEAD_WHITE; lead <= UGO_LEAD_NONE; lead++)
    n_possible += is_possible[lead];
  if (entry->lead == UGO_LEAD_UNKNOWN)
    g_assert_cmpint (n_possible, >, 1);
  else
    g_assert_true (n_possible == 1 && is_possible[entry->lead]);
}

static void
test_entries (void)
{
  for (int n = 0; n < N_ENTRIES; n++)
    {
      UgoPosition position = ugo_test_make_position ("Ugolki 9", NULL);
      UgoNeed needs[2] = { random_need (), random_need () };
      UgoLedgerEntry entry;

      position.move_number = (uint16_t) g_test_rand_int_range (1, 80);
      position.side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
      ugo_ledger_entry_init (&entry, &position, needs[UGO_WHITE], needs[UGO_BLACK]);
      for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
        {
          g_assert_cmpint (entry.first[side], ==,
                           play_home (&position, (UgoSide) side, needs[side].least));
          g_assert_cmpint (entry.last[side], ==,
                           needs[side].most < 0
                               ? -1
                               : play_home (&position, (UgoSide) side, needs[side].most));
        }
      check_lead (&position, &entry);
      if (entry.ahead != 0)
        g_assert_cmpint (entry.ahead, ==,
                         ABS (entry.first[UGO_WHITE] - entry.first[UGO_BLACK]));
      g_assert_cmpint (entry.exit_limit, ==, 40);
      g_assert_cmpint (entry.move_count, ==, 80);
    }
}

/* The ledger */

static void
count_cb (UgoLedger *ledger, guint *n)
{
  ++*n;
}

static void
wait_settled (UgoLedger *ledger)
{
  for (guint i = 0; ugo_ledger_is_counting (ledger) && i < PATIENCE; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_false (ugo_ledger_is_counting (ledger));
}

/* Against the solver itself. */
static void
check_needs (UgoLedger *ledger, const UgoPosition *position)
{
  UgoLedgerEntry entry;

  g_assert_true (ugo_ledger_get_entry (ledger, &entry));
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      UgoRaceLimits limits = { 0 };
      UgoRace race;

      g_assert_true (ugo_race_solve (position, (UgoSide) side, &limits, &race));
      g_assert_true (ugo_race_is_proved (&race));
      g_assert_true (ugo_need_is_proved (&entry.needs[side]));
      g_assert_cmpint (entry.needs[side].least, ==, race.least);
    }
}

static void
test_counting (void)
{
  UgoPosition position = ugo_test_make_position ("Ugolki 9", near_end);
  UgoLedger *ledger = ugo_ledger_new ();
  UgoLedgerEntry entry;
  guint n_changes = 0;

  g_assert_false (ugo_ledger_get_entry (ledger, &entry));
  g_assert_null (ugo_ledger_describe (ledger));
  g_signal_connect (ledger, "changed", G_CALLBACK (count_cb), &n_changes);
  ugo_ledger_set_position (ledger, &position);
  g_assert_true (ugo_ledger_is_counting (ledger));
  g_assert_cmpuint (n_changes, ==, 0);
  wait_settled (ledger);
  g_assert_cmpuint (n_changes, >, 0);
  check_needs (ledger, &position);

  /* What is known comes at once. */
  ugo_ledger_set_position (ledger, NULL);
  g_assert_false (ugo_ledger_get_entry (ledger, &entry));
  n_changes = 0;
  ugo_ledger_set_position (ledger, &position);
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_false (ugo_ledger_is_counting (ledger));
  check_needs (ledger, &position);
  g_assert_finalize_object (ledger);
}

/* Quick steps through a game: each drops what was counted for the one before, and in the end the
 * right position is counted. */
static void
test_quick_steps (void)
{
  UgoLedger *ledger = ugo_ledger_new ();
  UgoPosition position = ugo_test_make_position ("Ugolki 16", NULL);
  UgoPosition last = ugo_test_make_position ("Ugolki 9", near_end);

  for (int step = 0; step < N_STEPS; step++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);
      UgoLedgerEntry entry;

      ugo_play (&position, moves[g_test_rand_int_range (0, (int) n_moves)], NULL, 0, &position);
      ugo_ledger_set_position (ledger, &position);
      if (step % 3 == 0)
        g_usleep (g_test_rand_int_range (0, 3000));
      if (step % 2 == 0)
        g_main_context_iteration (NULL, FALSE);
      g_assert_true (ugo_ledger_get_entry (ledger, &entry));
      g_assert_cmpint (entry.round, ==, position.move_number);
      g_assert_cmpint (entry.move_count, ==, 142);
    }
  ugo_ledger_set_position (ledger, &last);
  wait_settled (ledger);
  check_needs (ledger, &last);
  g_assert_finalize_object (ledger);
}

static void
test_leaving (void)
{
  for (int n = 0; n < 20; n++)
    {
      UgoLedger *ledger = ugo_ledger_new ();
      UgoPosition position = ugo_test_make_position ("Ugolki 9", NULL);

      ugo_ledger_set_position (ledger, &position);
      g_usleep (g_test_rand_int_range (0, 2000));
      g_assert_finalize_object (ledger);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
test_no_race (void)
{
  UgoLedger *ledger = ugo_ledger_new ();
  UgoPosition position = ugo_test_make_position ("Gyges", NULL);
  UgoLedgerEntry entry;

  g_assert_false (ugo_ledger_keeps (&ugo_rules_gyges));
  g_assert_true (ugo_ledger_keeps (&ugo_rules_ugolki));
  ugo_ledger_set_position (ledger, &position);
  g_assert_false (ugo_ledger_get_entry (ledger, &entry));
  g_assert_false (ugo_ledger_is_counting (ledger));
  g_assert_null (ugo_ledger_describe (ledger));
  g_assert_null (ugo_ledger_describe_lead (ledger));
  g_assert_finalize_object (ledger);
}

static void
test_words (void)
{
  UgoPosition position = ugo_test_make_position ("Ugolki 9", near_end);
  UgoLedger *ledger = ugo_ledger_new ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *lead = NULL;

  ugo_ledger_set_position (ledger, &position);
  before = ugo_ledger_describe (ledger);
  g_assert_true (g_str_has_prefix (before, "What White needs is being counted. What Black"));
  wait_settled (ledger);
  after = ugo_ledger_describe (ledger);
  lead = ugo_ledger_describe_lead (ledger);
  g_assert_cmpstr (after, ==,
                   "White needs 3 more moves, which is proved. Black needs 6 more moves, which is "
                   "proved. In the race alone, White is 2 moves ahead. Black has the last move. It "
                   "is move 30 of 80. After move 40 no piece may stand at home.");
  g_assert_cmpstr (lead, ==, "In the race alone, White is 2 moves ahead.");
  g_assert_finalize_object (ledger);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ledger/rounds and leads are those of a race that is played", test_entries);
  g_test_add_func ("/ledger/needs are the solver’s, and what is known comes at once",
                   test_counting);
  g_test_add_func ("/ledger/quick steps drop what is not wanted any more", test_quick_steps);
  g_test_add_func ("/ledger/a ledger may go while it counts", test_leaving);
  g_test_add_func ("/ledger/a game that is no race has none", test_no_race);
  g_test_add_func ("/ledger/all is told in sentences", test_words);
  return g_test_run ();
}

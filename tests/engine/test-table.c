/* test-table.c: what a search found out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-vectors.h"
#include "ugo-table.h"

typedef UgoTable Table;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, ugo_table_free)

static uint64_t
random_key (void)
{
  return (uint64_t) (uint32_t) g_test_rand_int () << 32 | (uint32_t) g_test_rand_int ();
}

static UgoTableEntry
random_entry (void)
{
  return (UgoTableEntry) {
    .move = { g_test_rand_int_range (0, 256), g_test_rand_int_range (0, 256),
              g_test_rand_int_range (0, 256), g_test_rand_int_range (0, 256) },
    .score = g_test_rand_int_range (INT16_MIN, INT16_MAX + 1),
    .depth = g_test_rand_int_range (0, INT8_MAX + 1),
    .bound = g_test_rand_int_range (UGO_BOUND_LOWER, UGO_BOUND_EXACT + 1),
  };
}

static void
assert_entry (const UgoTableEntry *entry, const UgoTableEntry *expected)
{
  g_assert_true (ugo_move_equal (entry->move, expected->move));
  g_assert_cmpint (entry->score, ==, expected->score);
  g_assert_cmpint (entry->depth, ==, expected->depth);
  g_assert_cmpint (entry->bound, ==, expected->bound);
}

static void
test_kept (void)
{
  g_autoptr (Table) table = ugo_table_new (1 << 20);

  for (int i = 0; i < 10000; i++)
    {
      uint64_t key = random_key ();
      UgoTableEntry entry = random_entry (), found;

      ugo_table_keep (table, key, entry);
      g_assert_true (ugo_table_find (table, key, &found));
      assert_entry (&found, &entry);
      g_assert_false (ugo_table_find (table, key ^ 1, &found));
    }
}

static void
test_newest (void)
{
  g_autoptr (Table) table = ugo_table_new (1 << 16);
  UgoTableEntry deep = random_entry (), shallow = random_entry (), found;

  deep.depth = 20;
  shallow.depth = 1;
  ugo_table_keep (table, 7, deep);
  ugo_table_keep (table, 7, shallow);
  g_assert_true (ugo_table_find (table, 7, &found));
  assert_entry (&found, &shallow);
}

/* In the smallest table every position falls to the same few places. */
static void
test_deep_stays (void)
{
  g_autoptr (Table) table = ugo_table_new (1);
  UgoTableEntry deep = random_entry (), found;

  deep.depth = 30;
  ugo_table_keep (table, 7, deep);
  for (int i = 0; i < 1000; i++)
    {
      UgoTableEntry entry = random_entry ();

      entry.depth = i % 30;
      ugo_table_keep (table, random_key () | 8, entry);
    }
  g_assert_true (ugo_table_find (table, 7, &found));
  assert_entry (&found, &deep);
}

static void
test_old_makes_room (void)
{
  g_autoptr (Table) table = ugo_table_new (1);
  UgoTableEntry entry = random_entry (), found;

  entry.depth = 30;
  for (uint64_t key = 0; key < 4; key++)
    ugo_table_keep (table, key, entry);
  for (int i = 0; i < 20; i++)
    ugo_table_begin (table);
  entry.depth = 1;
  for (uint64_t key = 10; key < 14; key++)
    ugo_table_keep (table, key, entry);
  for (uint64_t key = 10; key < 14; key++)
    g_assert_true (ugo_table_find (table, key, &found));
}

static void
test_clear (void)
{
  g_autoptr (Table) table = ugo_table_new (1 << 16);
  UgoTableEntry found;
  uint64_t keys[100];

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    ugo_table_keep (table, keys[i] = random_key (), random_entry ());
  ugo_table_clear (table);
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_false (ugo_table_find (table, keys[i], &found));
}

/* What one thread writes while another reads is found whole or not at all. */
static void *
write_entries (void *data)
{
  for (int i = 0; i < 200000; i++)
    {
      UgoTableEntry entry = { .move = { i, i, i, i },
                              .score = (int16_t) (i % 100),
                              .depth = i % 100,
                              .bound = UGO_BOUND_EXACT };

      ugo_table_keep (data, (uint64_t) (i % 8) << 40, entry);
    }
  return NULL;
}

static void
test_threads (void)
{
  g_autoptr (Table) table = ugo_table_new (1);
  GThread *writers[] = { g_thread_new ("one", write_entries, table),
                         g_thread_new ("two", write_entries, table) };

  for (int i = 0; i < 200000; i++)
    {
      UgoTableEntry found;

      if (!ugo_table_find (table, (uint64_t) (i % 8) << 40, &found))
        continue;
      g_assert_cmpint (found.score, ==, found.depth);
      g_assert_cmpint (found.move.from, ==, found.move.piece);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (writers); i++)
    g_thread_join (writers[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/table/what was kept is found, under its own key alone", test_kept);
  g_test_add_func ("/table/what is newer takes the place of what was known of the same position",
                   test_newest);
  g_test_add_func ("/table/a deep search is kept while shallow ones come and go",
                   test_deep_stays);
  g_test_add_func ("/table/what older searches found makes room", test_old_makes_room);
  g_test_add_func ("/table/a cleared table knows nothing", test_clear);
  g_test_add_func ("/table/an entry that two threads write is never a mixture", test_threads);

  return g_test_run ();
}

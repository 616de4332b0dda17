/* ugo-table.h: what a search found out, shared by its threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Without locks: an entry's key is stored xor its data, so that one which two threads wrote half
 * each is found by nobody.
 */
#pragma once

#include "ugo-types.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct UgoTable UgoTable;

/* What the score of an entry says of the true one. */
typedef enum
{
  UGO_BOUND_NONE,
  UGO_BOUND_LOWER, /* at least */
  UGO_BOUND_UPPER, /* at most */
  UGO_BOUND_EXACT,
} UgoBound;

/*
 * UgoTableEntry:
 * @move: the best move known, or a pass
 * @score: from the side to move; of a proved score the plies count from this position
 * @depth: how many plies deep the search went
 * @bound: a #UgoBound
 */
typedef struct
{
  UgoMove move;
  int16_t score;
  int8_t depth;
  uint8_t bound;
} UgoTableEntry;

/**
 * ugo_table_new:
 * @bytes: how much memory it may use, at least that of one bucket being taken
 *
 * Returns: (transfer full) (nullable): an empty table, %NULL when there is no memory
 */
UgoTable *ugo_table_new (size_t bytes);

/**
 * ugo_table_free:
 * @self: (nullable) (transfer full): a table
 */
void ugo_table_free (UgoTable *self);

/**
 * ugo_table_clear:
 * @self: a table that nobody else uses now
 *
 * Forgets everything.
 */
void ugo_table_clear (UgoTable *self);

/**
 * ugo_table_begin:
 * @self: a table that nobody else uses now
 *
 * Tells that a new search begins: what older ones found makes room first.
 */
void ugo_table_begin (UgoTable *self);

/**
 * ugo_table_find:
 * @self: a table
 * @key: a position's key
 * @entry: (out): what is known of the position
 *
 * Returns: whether anything is
 */
bool ugo_table_find (const UgoTable *self, uint64_t key, UgoTableEntry *entry);

/**
 * ugo_table_expect:
 * @self: a table
 * @key: a position's key
 *
 * Tells the processor that the position will soon be looked for.
 */
void ugo_table_expect (const UgoTable *self, uint64_t key);

/**
 * ugo_table_keep:
 * @self: a table
 * @key: a position's key
 * @entry: what was found out
 *
 * Takes the place of what was known of the same position, else of the least deep or oldest entry
 * of the bucket.
 */
void ugo_table_keep (UgoTable *self, uint64_t key, UgoTableEntry entry);

#ifdef __cplusplus
}
#endif

/* ugo-busy.h: which positions the threads of a search are at, so that they share the work
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A thread puts off a move that another one searches, and finds in the table what came of it when
 * it returns to it (ABDADA by Weill, as simplified by Kerrigan). A mark that is lost, or taken for
 * that of another position, costs time alone.
 */
#pragma once

#include <stdatomic.h>

#include "ugo-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What two threads write to stands so many bytes apart: two lines of the processor's memory, for it
 * likes to fetch them in pairs. */
#define UGO_BUSY_LINE 128

#define UGO_BUSY_MARKS 4096

/*
 * UgoBusy:
 * @marks: at the place that a key falls to, that key, while somebody is at its position
 */
typedef struct
{
  atomic_uint_fast64_t marks[UGO_BUSY_MARKS];
} UgoBusy;

static inline atomic_uint_fast64_t *
ugo_busy_mark (UgoBusy *self, uint64_t key)
{
  return &self->marks[key % UGO_BUSY_MARKS];
}

/* Whether some thread is at the position of @key. */
static inline bool
ugo_busy_has (UgoBusy *self, uint64_t key)
{
  return atomic_load_explicit (ugo_busy_mark (self, key), memory_order_relaxed) == key;
}

/* A thread begins with the position of @key. */
static inline void
ugo_busy_begin (UgoBusy *self, uint64_t key)
{
  atomic_store_explicit (ugo_busy_mark (self, key), key, memory_order_relaxed);
}

/* A thread is done with the position of @key. */
static inline void
ugo_busy_end (UgoBusy *self, uint64_t key)
{
  if (ugo_busy_has (self, key))
    atomic_store_explicit (ugo_busy_mark (self, key), 0, memory_order_relaxed);
}

#ifdef __cplusplus
}
#endif

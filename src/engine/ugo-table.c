/* ugo-table.c: what a search found out, shared by its threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-table.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>

#define BUCKET_SIZE 4
#define N_AGES 64

/* How many plies of depth a search of age is worth when room is made. */
#define AGE_WEIGHT 4

/* A large table begins where a large page of memory does. */
#define LARGE_PAGE ((size_t) 2 << 20)

typedef struct
{
  atomic_uint_fast64_t check;
  atomic_uint_fast64_t data;
} Slot;

typedef struct
{
  _Alignas (64) Slot slots[BUCKET_SIZE];
} Bucket;

struct UgoTable
{
  void *memory;
  Bucket *buckets;
  size_t n_buckets;
  unsigned age;
};

/* From the lowest bits: the move, the score, the depth, the bound and the age. */
static uint64_t
pack (UgoTableEntry entry, unsigned age)
{
  uint64_t move = entry.move.from | (uint64_t) entry.move.to << 8
                  | (uint64_t) entry.move.drop << 16 | (uint64_t) entry.move.piece << 24;

  return move | (uint64_t) (uint16_t) entry.score << 32 | (uint64_t) (uint8_t) entry.depth << 48
         | (uint64_t) (entry.bound | age << 2) << 56;
}

static UgoTableEntry
unpack (uint64_t data)
{
  return (UgoTableEntry) {
    .move = { (UgoSquare) data, (UgoSquare) (data >> 8), (UgoSquare) (data >> 16),
              (uint8_t) (data >> 24) },
    .score = (int16_t) (data >> 32),
    .depth = (int8_t) (data >> 48),
    .bound = data >> 56 & 3,
  };
}

static unsigned
age_of (uint64_t data)
{
  return (unsigned) (data >> 58);
}

/* Asks for large pages: a search falls on the table anywhere, and small ones cost a fifth of its
 * time, half of it for those that are touched for the first time. */
static void
ask_for_large_pages (void *memory, size_t size)
{
#ifdef MADV_HUGEPAGE
  madvise (memory, size / LARGE_PAGE * LARGE_PAGE, MADV_HUGEPAGE);
#endif
}

UgoTable *
ugo_table_new (size_t bytes)
{
  UgoTable *self = malloc (sizeof *self);
  size_t alignment = bytes < 2 * LARGE_PAGE ? sizeof (Bucket) : LARGE_PAGE;

  if (!self)
    return NULL;

  self->age = 0;
  self->n_buckets = bytes / sizeof (Bucket) ? bytes / sizeof (Bucket) : 1;
  /* Memory that is zero already need not be touched, but is not aligned as it should be. */
  self->memory = calloc (self->n_buckets + alignment / sizeof (Bucket), sizeof (Bucket));
  if (!self->memory)
    {
      free (self);
      return NULL;
    }
  self->buckets = (Bucket *) (((uintptr_t) self->memory + alignment - 1) / alignment * alignment);
  if (alignment == LARGE_PAGE)
    ask_for_large_pages (self->buckets, self->n_buckets * sizeof (Bucket));
  return self;
}

void
ugo_table_free (UgoTable *self)
{
  if (!self)
    return;
  free (self->memory);
  free (self);
}

void
ugo_table_clear (UgoTable *self)
{
  self->age = 0;
  for (size_t i = 0; i < self->n_buckets; i++)
    for (int j = 0; j < BUCKET_SIZE; j++)
      {
        atomic_init (&self->buckets[i].slots[j].check, 0);
        atomic_init (&self->buckets[i].slots[j].data, 0);
      }
}

void
ugo_table_begin (UgoTable *self)
{
  self->age = (self->age + 1) % N_AGES;
}

/* The bucket that the upper half of @key falls to. */
static Bucket *
bucket_of (const UgoTable *self, uint64_t key)
{
  return &self->buckets[(key >> 32) * (uint64_t) self->n_buckets >> 32];
}

void
ugo_table_expect (const UgoTable *self, uint64_t key)
{
  __builtin_prefetch (bucket_of (self, key));
}

bool
ugo_table_find (const UgoTable *self, uint64_t key, UgoTableEntry *entry)
{
  Bucket *bucket = bucket_of (self, key);

  for (int i = 0; i < BUCKET_SIZE; i++)
    {
      uint64_t data = atomic_load_explicit (&bucket->slots[i].data, memory_order_relaxed);
      uint64_t check = atomic_load_explicit (&bucket->slots[i].check, memory_order_relaxed);

      if ((check ^ data) == key && data != 0)
        {
          *entry = unpack (data);
          return true;
        }
    }
  return false;
}

/* How much an entry deserves to stay. */
static int
worth (const UgoTable *self, uint64_t data)
{
  int searches_ago = (int) ((self->age - age_of (data)) % N_AGES);

  return data ? (int8_t) (data >> 48) - AGE_WEIGHT * searches_ago : INT8_MIN * N_AGES;
}

void
ugo_table_keep (UgoTable *self, uint64_t key, UgoTableEntry entry)
{
  Bucket *bucket = bucket_of (self, key);
  uint64_t data = pack (entry, self->age);
  Slot *chosen = NULL;
  int least = 0;

  for (int i = 0; i < BUCKET_SIZE; i++)
    {
      Slot *slot = &bucket->slots[i];
      uint64_t old = atomic_load_explicit (&slot->data, memory_order_relaxed);
      uint64_t check = atomic_load_explicit (&slot->check, memory_order_relaxed);

      if ((check ^ old) == key)
        {
          chosen = slot;
          break;
        }
      if (!chosen || worth (self, old) < least)
        {
          chosen = slot;
          least = worth (self, old);
        }
    }

  atomic_store_explicit (&chosen->check, key ^ data, memory_order_relaxed);
  atomic_store_explicit (&chosen->data, data, memory_order_relaxed);
}

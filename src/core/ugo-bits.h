/* ugo-bits.h: sets of squares in 64 bits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The set of @square alone. */
static inline uint64_t
ugo_bit (UgoSquare square)
{
  return UINT64_C (1) << square;
}

/* How many squares @set has in each of its groups of four, four bits for each group. Counting by
 * hand like this is for processors that are not known to count bits by themselves: the compiler's
 * own function cannot share the last part among several sets. */
static inline uint64_t
ugo_bits_count_fours (uint64_t set)
{
  set -= set >> 1 & UINT64_C (0x5555555555555555);
  return (set & UINT64_C (0x3333333333333333)) + (set >> 2 & UINT64_C (0x3333333333333333));
}

/* The counts of groups of four added up to those of groups of eight. */
static inline uint64_t
ugo_bits_count_eights (uint64_t fours)
{
  return (fours & UINT64_C (0x0f0f0f0f0f0f0f0f)) + (fours >> 4 & UINT64_C (0x0f0f0f0f0f0f0f0f));
}

/* How many squares @set has. */
static inline int
ugo_bits_count (uint64_t set)
{
  return (int) (ugo_bits_count_eights (ugo_bits_count_fours (set))
                * UINT64_C (0x0101010101010101) >> 56);
}

/* How many squares four sets have together, which must be fewer than 256. */
static inline int
ugo_bits_count_4 (uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
  uint64_t ab = ugo_bits_count_fours (a) + ugo_bits_count_fours (b);
  uint64_t cd = ugo_bits_count_fours (c) + ugo_bits_count_fours (d);

  return (int) ((ugo_bits_count_eights (ab) + ugo_bits_count_eights (cd))
                * UINT64_C (0x0101010101010101) >> 56);
}

/* The first square of @set, which is not empty. */
static inline UgoSquare
ugo_bits_first (uint64_t set)
{
  return (UgoSquare) __builtin_ctzll (set);
}

/* Takes the first square out of @set, which is not empty. */
static inline UgoSquare
ugo_bits_pop (uint64_t *set)
{
  UgoSquare square = ugo_bits_first (*set);

  *set &= *set - 1;
  return square;
}

#ifdef __cplusplus
}
#endif

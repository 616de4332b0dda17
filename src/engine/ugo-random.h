/* ugo-random.h: numbers that look like chance and are the same for the same seed everywhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The state of the generator; any value is a seed. */
typedef uint64_t UgoRandom;

/* The next number, each of 64 bits as likely set as not (SplitMix64, by Steele, Lea and Flood). */
static inline uint64_t
ugo_random_next (UgoRandom *self)
{
  uint64_t mixed = *self += UINT64_C (0x9e3779b97f4a7c15);

  mixed = (mixed ^ (mixed >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ (mixed >> 27)) * UINT64_C (0x94d049bb133111eb);
  return mixed ^ (mixed >> 31);
}

/* A number from 0 to @n - 1; @n is at least 1. */
static inline unsigned
ugo_random_below (UgoRandom *self, unsigned n)
{
  return (unsigned) (((ugo_random_next (self) >> 32) * n) >> 32);
}

/* About normally distributed, around 0, with the standard deviation @deviation: the sum of twelve
 * evenly distributed numbers. */
static inline int
ugo_random_around_zero (UgoRandom *self, int deviation)
{
  int64_t sum = 0;

  for (int i = 0; i < 12; i++)
    sum += (int64_t) ugo_random_below (self, 4096) - 2048;
  return (int) (sum * deviation / 4096);
}

#ifdef __cplusplus
}
#endif

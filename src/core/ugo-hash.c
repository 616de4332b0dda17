/* ugo-hash.c: Zobrist keys from a fixed seed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-hash.h"

#define SEED UINT64_C (0x55676f6c6b690001)

/* The output function of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
 * generators", 2014): a bijection, so that no two keys are the same. */
static uint64_t
mix (uint64_t n)
{
  uint64_t z = SEED + n * UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

uint64_t
ugo_hash_piece (unsigned piece, UgoSquare square)
{
  return mix (1 + piece * UGO_MAX_SQUARES + square);
}

uint64_t
ugo_hash_side (UgoSide side)
{
  return side == UGO_BLACK ? mix (0) : 0;
}

/* ugo-weights.h: the numbers of an evaluation, and how a tool can try others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In the program a weight is a constant. In the engine of the tuning tool, compiled with
 * UGO_TUNING, it is a variable of the thread, known by its name.
 */
#pragma once

#include <stddef.h>

#ifdef UGO_TUNING
#define UGO_WEIGHT static _Thread_local
#else
#define UGO_WEIGHT static const
#endif

/*
 * UgoWeight:
 * @name: lower case
 * @offset: where in the game's weights, each an int, it stands
 */
typedef struct
{
  const char *name;
  size_t offset;
} UgoWeight;

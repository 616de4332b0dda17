/* ugo-alarm.c: when to give up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-alarm.h"

#include <time.h>

int64_t
ugo_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool
ugo_alarm_rings (const UgoAlarm *self)
{
  return (self->stop && atomic_load_explicit (self->stop, memory_order_relaxed))
         || (self->deadline != 0 && ugo_milliseconds () >= self->deadline);
}

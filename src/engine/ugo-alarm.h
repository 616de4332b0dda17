/* ugo-alarm.h: when to give up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UgoAlarm:
 * @deadline: a time of ugo_milliseconds(), or 0 for none
 * @stop: (nullable): a flag that another thread may set
 */
typedef struct
{
  int64_t deadline;
  const atomic_bool *stop;
} UgoAlarm;

/**
 * ugo_milliseconds:
 *
 * Returns: the time of a clock that only goes forward
 */
int64_t ugo_milliseconds (void);

/**
 * ugo_alarm_rings:
 * @self: an alarm
 *
 * Returns: whether the flag is set or the time is over
 */
bool ugo_alarm_rings (const UgoAlarm *self);

#ifdef __cplusplus
}
#endif

/* ugo-race-beam.h: a line that leads home, though perhaps not the shortest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-alarm.h"
#include "ugo-race-front.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UgoRaceBeam:
 * @ahead: a front to work with
 * @near: the placements near the goal, with their distances
 * @start: the placement to begin from, not one of them
 * @goal: the squares to fill
 * @alarm: when to give up
 */
typedef struct
{
  UgoRaceFront *ahead;
  const UgoRaceFront *near;
  uint64_t start;
  uint64_t goal;
  const UgoAlarm *alarm;
} UgoRaceBeam;

/**
 * ugo_race_beam_search:
 * @self: what is sought
 * @width: how many placements to go on from after each move
 * @most: the longest line that is of use
 * @meeting: (out): a placement near the goal
 *
 * Returns: whether one was reached; the line is that of the front @ahead to @meeting, and of the
 *   front @near from there
 */
bool ugo_race_beam_search (const UgoRaceBeam *self, size_t width, int most, uint64_t *meeting);

#ifdef __cplusplus
}
#endif

/* ugo-clock.h: the clocks of two players, as plain numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All times are milliseconds. What time it is now is always told, by a watch that only goes
 * forward; where it does not, it stands still. Nothing is added up from one look to the next, so
 * that no look at a clock makes it go wrong.
 */
#pragma once

#include "ugo-time-control.h"

G_BEGIN_DECLS

/* What ugo_clock_get_fall() tells when no flag is going to fall. */
#define UGO_CLOCK_NEVER G_MAXINT64

/*
 * UgoClock:
 * @controls: how much time each side has
 * @left: what each side had left when this turn began
 * @turn: whose turn it is
 * @spent: how much of this turn has passed, up to the last time that the clock was stopped
 * @since: when it began to run
 * @is_running: whether it runs
 */
typedef struct
{
  UgoTimeControl controls[2];
  gint64 left[2];
  UgoSide turn;
  gint64 spent;
  gint64 since;
  gboolean is_running;
} UgoClock;

/**
 * ugo_clock_init:
 * @self: (out): a clock that stands, at the start of a game
 * @controls: (array fixed-size=2): the time of White and of Black
 */
void ugo_clock_init (UgoClock *self, const UgoTimeControl controls[2]);

/**
 * ugo_clock_set:
 * @self: a clock
 * @left: (array fixed-size=2): what each side has left at the beginning of the turn
 * @turn: whose turn it is
 * @spent: how much of the turn has passed
 *
 * It stands then.
 */
void ugo_clock_set (UgoClock *self, const gint64 left[2], UgoSide turn, gint64 spent);

/**
 * ugo_clock_run:
 * @self: a clock
 * @now: the time
 *
 * It runs for whose turn it is; if that side has no clock, nothing comes of it.
 */
void ugo_clock_run (UgoClock *self, gint64 now);

/**
 * ugo_clock_stop:
 * @self: a clock
 * @now: the time
 *
 * Nothing of the time up to now is lost.
 */
void ugo_clock_stop (UgoClock *self, gint64 now);

/**
 * ugo_clock_has:
 * @self: a clock
 * @side: a side
 *
 * Returns: whether that side has a clock
 */
gboolean ugo_clock_has (const UgoClock *self, UgoSide side);

/**
 * ugo_clock_get_spent:
 * @self: a clock
 * @now: the time
 *
 * Returns: how much of the turn has passed
 */
gint64 ugo_clock_get_spent (const UgoClock *self, gint64 now);

/**
 * ugo_clock_get_left:
 * @self: a clock
 * @side: a side that has a clock
 * @now: the time
 *
 * Returns: what it has left, never less than 0
 */
gint64 ugo_clock_get_left (const UgoClock *self, UgoSide side, gint64 now);

/**
 * ugo_clock_get_wait:
 * @self: a clock
 * @now: the time
 *
 * Returns: how much of its delay whose turn it is has left, before its time runs
 */
gint64 ugo_clock_get_wait (const UgoClock *self, gint64 now);

/**
 * ugo_clock_get_fall:
 * @self: a clock
 * @now: the time
 *
 * Returns: in how much time the flag of whose turn it is falls, 0 when it has fallen; or
 *   %UGO_CLOCK_NEVER while the clock stands, and for a side without one
 */
gint64 ugo_clock_get_fall (const UgoClock *self, gint64 now);

/**
 * ugo_clock_press:
 * @self: a clock
 * @now: the time
 * @next: whose turn it is now: a side whose opponent must pass moves again
 *
 * Whose turn it was has moved: the increment is added, the delay is not counted. The clock goes on
 * running if it ran.
 */
void ugo_clock_press (UgoClock *self, gint64 now, UgoSide next);

G_END_DECLS

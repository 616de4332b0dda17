/* ugo-timekeeper.h: who keeps the time of a match, and pauses it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-clock.h"
#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_TIMEKEEPER (ugo_timekeeper_get_type ())

/*
 * UgoTimekeeper:
 *
 * Has the clocks of a match in play whose record has a time control, writes into the record what
 * each move leaves, and ends the game when a flag falls. The first move starts the clocks: it costs
 * nothing and brings nothing. They stand while the game is paused, looked back at or decided. Who
 * takes a move back has the times of then again, and the game is paused; a move, or
 * ugo_timekeeper_resume(), goes on.
 *
 * A game in which only the computer plays can be paused too, and is when a move is taken back.
 *
 * While no clock runs there is no timer, and while one runs, one.
 *
 * Signals:
 * changed (): what a clock shows, or which of them runs
 * fallen (uint side): the flag of a side has fallen, and the match is decided
 * warned (uint side, uint seconds): the side whose clock runs has only so many seconds left
 *
 * Property "paused" (bool, read only, notified).
 */
G_DECLARE_FINAL_TYPE (UgoTimekeeper, ugo_timekeeper, UGO, TIMEKEEPER, GObject)

/**
 * UgoWatchFunc:
 * @data: what was given with the function
 *
 * Returns: the time in milliseconds, by a watch that only goes forward
 */
typedef gint64 (*UgoWatchFunc) (gpointer data);

/**
 * ugo_timekeeper_new:
 *
 * Returns: (transfer full): a timekeeper without a match, with the watch of the system that stands
 *   while the computer sleeps
 */
UgoTimekeeper *ugo_timekeeper_new (void);

/**
 * ugo_timekeeper_set_watch:
 * @self: a timekeeper
 * @watch: another watch
 * @data: passed to @watch
 */
void ugo_timekeeper_set_watch (UgoTimekeeper *self, UgoWatchFunc watch, gpointer data);

/**
 * ugo_timekeeper_set_match:
 * @self: a timekeeper
 * @match: (nullable) (transfer none): a match in play; who else follows it should begin later
 */
void ugo_timekeeper_set_match (UgoTimekeeper *self, UgoMatch *match);

/**
 * ugo_timekeeper_take_up:
 * @self: a timekeeper
 * @spent: what ugo_timekeeper_get_spent() told when the match was left
 * @looking_back: whether it stands at an earlier place only to be looked at
 *
 * The match goes on after the program was ended, or after another game: it is paused until somebody
 * is ready.
 */
void ugo_timekeeper_take_up (UgoTimekeeper *self, gint64 spent, gboolean looking_back);

/**
 * ugo_timekeeper_get_spent:
 * @self: a timekeeper
 *
 * Returns: how much of this turn has passed, in milliseconds
 */
gint64 ugo_timekeeper_get_spent (UgoTimekeeper *self);

/**
 * ugo_timekeeper_has_clock:
 * @self: a timekeeper
 * @side: a side
 *
 * Returns: whether that side has a clock
 */
gboolean ugo_timekeeper_has_clock (UgoTimekeeper *self, UgoSide side);

/**
 * ugo_timekeeper_get_left:
 * @self: a timekeeper
 * @side: a side that has a clock
 *
 * Returns: the milliseconds it has left at the place the match stands at, never less than 0
 */
gint64 ugo_timekeeper_get_left (UgoTimekeeper *self, UgoSide side);

/**
 * ugo_timekeeper_get_wait:
 * @self: a timekeeper
 *
 * Returns: the milliseconds of its delay that whose turn it is has left
 */
gint64 ugo_timekeeper_get_wait (UgoTimekeeper *self);

/**
 * ugo_timekeeper_get_running:
 * @self: a timekeeper
 *
 * Returns: whether the clock of whose turn it is runs
 */
gboolean ugo_timekeeper_get_running (UgoTimekeeper *self);

/**
 * ugo_timekeeper_get_budget:
 * @self: a timekeeper
 *
 * Returns: the milliseconds that who is to move should take for this move at most, so as not to run
 *   out of time; 0 for as many as one likes
 */
guint ugo_timekeeper_get_budget (UgoTimekeeper *self);

/**
 * ugo_timekeeper_can_pause:
 * @self: a timekeeper
 *
 * Returns: whether the match is one that can be paused: undecided, with a clock that was started,
 *   or without a person
 */
gboolean ugo_timekeeper_can_pause (UgoTimekeeper *self);

/**
 * ugo_timekeeper_get_paused:
 * @self: a timekeeper
 *
 * Returns: whether it is paused
 */
gboolean ugo_timekeeper_get_paused (UgoTimekeeper *self);

void ugo_timekeeper_pause (UgoTimekeeper *self);
void ugo_timekeeper_resume (UgoTimekeeper *self);

/**
 * ugo_timekeeper_set_held:
 * @self: a timekeeper
 * @held: whether the clocks stand for a while, without the match being paused: it is out of sight,
 *   or somebody is asked something
 */
void ugo_timekeeper_set_held (UgoTimekeeper *self, gboolean held);

/**
 * ugo_timekeeper_set_looking_back:
 * @self: a timekeeper
 * @looking_back: whether the match stands at another place only to be looked at
 */
void ugo_timekeeper_set_looking_back (UgoTimekeeper *self, gboolean looking_back);

/**
 * ugo_timekeeper_look:
 * @self: a timekeeper
 *
 * Looks at the watch, as it does by itself whenever a clock is to show something else: a flag
 * falls.
 */
void ugo_timekeeper_look (UgoTimekeeper *self);

G_END_DECLS

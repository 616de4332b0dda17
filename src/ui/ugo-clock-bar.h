/* ugo-clock-bar.h: the clocks of both players, side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-timekeeper.h"

G_BEGIN_DECLS

#define UGO_TYPE_CLOCK_BAR (ugo_clock_bar_get_type ())

/*
 * UgoClockBar:
 *
 * Shows what the timekeeper of a match in play tells, else what the record tells of the place the
 * match stands at; nothing when there are no clocks. Which clock runs is told by a sign, a frame
 * and its weight.
 */
G_DECLARE_FINAL_TYPE (UgoClockBar, ugo_clock_bar, UGO, CLOCK_BAR, GtkWidget)

GtkWidget *ugo_clock_bar_new (void);

/**
 * ugo_clock_bar_set_match:
 * @self: clocks
 * @match: (nullable) (transfer none): the match that is shown
 */
void ugo_clock_bar_set_match (UgoClockBar *self, UgoMatch *match);

/**
 * ugo_clock_bar_set_timekeeper:
 * @self: clocks
 * @timekeeper: (transfer none): who keeps the time of its matches
 */
void ugo_clock_bar_set_timekeeper (UgoClockBar *self, UgoTimekeeper *timekeeper);

/**
 * ugo_clock_bar_describe:
 * @self: clocks
 *
 * Returns: (transfer full) (nullable): the time of both players in sentences, the one to move
 *   first; %NULL when there are no clocks
 */
char *ugo_clock_bar_describe (UgoClockBar *self);

G_END_DECLS

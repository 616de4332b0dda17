/* ugo-time-control.h: how much time the players of a record have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-record.h"

G_BEGIN_DECLS

/* No time is longer, in milliseconds: 100 hours. */
#define UGO_TIME_MAX ((gint64) 100 * 3600 * 1000)

/* Room for the text of a time control, with the final NUL. */
#define UGO_TIME_CONTROL_TEXT_SIZE 32

typedef enum
{
  UGO_TIME_NONE,      /* as much time as one likes */
  UGO_TIME_SIMPLE,    /* a time for all moves */
  UGO_TIME_INCREMENT, /* after each move some time is added */
  UGO_TIME_DELAY,     /* in each move some time passes before the clock runs */
} UgoTimeKind;

/**
 * UgoTimeControl:
 * @kind: what kind it is
 * @base: milliseconds at the start, more than 0 unless there is no clock
 * @bonus: milliseconds that are added or waited, more than 0 in these kinds, else 0
 *
 * The time of one player.
 */
typedef struct
{
  UgoTimeKind kind;
  gint64 base;
  gint64 bonus;
} UgoTimeControl;

/**
 * ugo_time_control_make:
 * @kind: a kind
 * @base: milliseconds at the start
 * @bonus: milliseconds of increment or delay
 *
 * Returns: the time control; without a base there is none, and without a bonus it is a simple one
 */
UgoTimeControl ugo_time_control_make (UgoTimeKind kind, gint64 base, gint64 bonus);

/**
 * ugo_time_control_equal:
 * @a: a time control
 * @b: a time control
 *
 * Returns: whether they are the same
 */
gboolean ugo_time_control_equal (const UgoTimeControl *a, const UgoTimeControl *b);

/**
 * ugo_time_control_read:
 * @text: (nullable): a value of the tag TimeControl
 * @control: (out): the time control; none when it is not understood
 *
 * Seconds as PGN has them, `300` or `300+5`, and ours with a delay, `300d5`; `-` for none. What
 * PGN has besides (so many moves in so much time, an hourglass, several periods) is not played
 * here.
 *
 * Returns: whether it was understood
 */
gboolean ugo_time_control_read (const char *text, UgoTimeControl *control);

/**
 * ugo_time_control_write:
 * @control: a time control
 * @text: (out): room for %UGO_TIME_CONTROL_TEXT_SIZE bytes
 */
void ugo_time_control_write (const UgoTimeControl *control, char *text);

/**
 * ugo_record_get_time_controls:
 * @record: a record
 * @controls: (out) (array fixed-size=2): the time of White and of Black
 *
 * Reads `TimeControl`, or `WhiteTimeControl` and `BlackTimeControl` where the players have
 * different times.
 *
 * Returns: whether somebody has a clock
 */
gboolean ugo_record_get_time_controls (UgoRecord *record, UgoTimeControl controls[2]);

/**
 * ugo_record_set_time_controls:
 * @record: a record
 * @controls: (array fixed-size=2): the time of White and of Black
 *
 * Writes these tags, or none of them when nobody has a clock.
 */
void ugo_record_set_time_controls (UgoRecord *record, const UgoTimeControl controls[2]);

/**
 * ugo_record_set_clock:
 * @record: a record
 * @node: a node of it, not the root
 * @milliseconds: the time that the mover had left after the move, not negative
 *
 * Writes it as `[%clk 0:04:58.25]` into the comment of the move that has such a command, or the
 * first one.
 */
void ugo_record_set_clock (UgoRecord *record, UgoNode *node, gint64 milliseconds);

/**
 * ugo_node_get_clock:
 * @node: a node
 * @milliseconds: (out): the time that the mover had left after the move
 *
 * Returns: whether a comment of the move tells it
 */
gboolean ugo_node_get_clock (const UgoNode *node, gint64 *milliseconds);

/**
 * ugo_node_get_times:
 * @node: a node
 * @times: (inout) (array fixed-size=2): milliseconds that White and Black had at the start, and
 *   that they have left at @node; what is not told on the way there stays as it was
 *
 * Returns: whether it is told of somebody
 */
gboolean ugo_node_get_times (const UgoNode *node, gint64 times[2]);

G_END_DECLS

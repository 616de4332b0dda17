/* ugo-ledger.h: the race: how many moves each side still needs, and who would be home first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each side is counted alone, the other's pieces taken off the board: they may help or hinder, but
 * how the race stands can be told. Only some games are races; see ugo_ledger_keeps().
 */
#pragma once

#include <glib-object.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/*
 * UgoNeed:
 * @least: no fewer moves are enough
 * @most: so many are, by a line that was found; -1 while none is known
 *
 * How many moves a side needs. When both are the same, it is proved.
 */
typedef struct
{
  int least;
  int most;
} UgoNeed;

/* How the race stands. */
typedef enum
{
  UGO_LEAD_UNKNOWN, /* so far it cannot be told */
  UGO_LEAD_WHITE,   /* White would be home first */
  UGO_LEAD_BLACK,   /* Black would */
  UGO_LEAD_NONE,    /* both would in the same round */
} UgoLead;

/*
 * UgoLedgerEntry:
 * @needs: what each side needs
 * @first: the round in which each side can be home at the earliest, counted from 1; one that is
 *   home has been so since the round before at least
 * @last: the round in which it will be by the line that was found; -1 while none is known
 * @lead: who would be home first
 * @ahead: by how many rounds, when that is proved; else 0
 * @round: the round being played
 * @exit_limit: after this round no piece may stand at home; 0 when that is no rule
 * @move_count: after this round the game is over
 *
 * The race in one position.
 */
typedef struct
{
  UgoNeed needs[2];
  int first[2];
  int last[2];
  UgoLead lead;
  int ahead;
  int round;
  int exit_limit;
  int move_count;
} UgoLedgerEntry;

/**
 * ugo_need_is_proved:
 * @self: what a side needs
 *
 * Returns: whether it is known exactly
 */
static inline gboolean
ugo_need_is_proved (const UgoNeed *self)
{
  return self->most == self->least;
}

/**
 * ugo_ledger_keeps:
 * @rules: a game
 *
 * Returns: whether there is a ledger of it
 */
gboolean ugo_ledger_keeps (const UgoRules *rules);

/**
 * ugo_ledger_entry_init:
 * @self: (out): an entry
 * @position: a position of a game that is a race
 * @white: what White needs
 * @black: what Black needs
 */
void ugo_ledger_entry_init (UgoLedgerEntry *self, const UgoPosition *position, UgoNeed white,
                            UgoNeed black);

#define UGO_TYPE_LEDGER (ugo_ledger_get_type ())

/*
 * UgoLedger:
 *
 * Keeps the entry of one position at a time: counts in a thread, a little while at first and then
 * longer, until both needs are proved or it is not worth while any more. What was counted is
 * remembered.
 *
 * Signal: changed, from the main loop or within ugo_ledger_set_position(), when there is something
 * new to show. It comes late rather than with nothing: what was shown before may stay meanwhile.
 */
G_DECLARE_FINAL_TYPE (UgoLedger, ugo_ledger, UGO, LEDGER, GObject)

/**
 * ugo_ledger_new:
 *
 * Returns: (transfer full): a ledger of no position
 */
UgoLedger *ugo_ledger_new (void);

/**
 * ugo_ledger_set_position:
 * @self: a ledger
 * @position: (nullable): the position that is shown, of any game; %NULL for none, as while nobody
 *   looks
 *
 * What is being counted for another position is dropped.
 */
void ugo_ledger_set_position (UgoLedger *self, const UgoPosition *position);

/**
 * ugo_ledger_get_entry:
 * @self: a ledger
 * @entry: (out): the race in its position, as far as it is known
 *
 * Returns: whether it has a position of a game that is a race
 */
gboolean ugo_ledger_get_entry (UgoLedger *self, UgoLedgerEntry *entry);

/**
 * ugo_ledger_is_counting:
 * @self: a ledger
 *
 * Returns: whether more is to come
 */
gboolean ugo_ledger_is_counting (UgoLedger *self);

/**
 * ugo_ledger_describe_lead:
 * @self: a ledger that has an entry
 *
 * Returns: (transfer full): a sentence that says how the race stands
 */
char *ugo_ledger_describe_lead (UgoLedger *self);

/**
 * ugo_ledger_describe:
 * @self: a ledger that has an entry
 *
 * Returns: (transfer full): all of it in sentences: what each side needs, how the race stands, the
 *   limits
 */
char *ugo_ledger_describe (UgoLedger *self);

G_END_DECLS

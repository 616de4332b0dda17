/* ugo-ledger-view.h: the race ledger in a panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_LEDGER_VIEW (ugo_ledger_view_get_type ())

/*
 * UgoLedgerView:
 *
 * Shows the race in the position at which a match stands, while it can be seen: what each side
 * needs, and a ruler of the rounds; in a place whose panel stands beside the board also a sentence
 * on who is ahead. Nothing at all of a game that is no race.
 *
 * Properties: "shown" (bool): whether the person wants to see it.
 */
G_DECLARE_FINAL_TYPE (UgoLedgerView, ugo_ledger_view, UGO, LEDGER_VIEW, GtkWidget)

/**
 * ugo_ledger_view_new:
 *
 * Returns: (transfer floating): a ledger of no match
 */
GtkWidget *ugo_ledger_view_new (void);

/**
 * ugo_ledger_view_set_match:
 * @self: a ledger
 * @match: (nullable): the match that it follows
 */
void ugo_ledger_view_set_match (UgoLedgerView *self, UgoMatch *match);

/**
 * ugo_ledger_view_describe:
 * @self: a ledger
 *
 * Returns: (transfer full) (nullable): all that it shows, in sentences; %NULL when that is nothing
 */
char *ugo_ledger_view_describe (UgoLedgerView *self);

G_END_DECLS

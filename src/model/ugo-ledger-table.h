/* ugo-ledger-table.h: what the ledger must know of a game that is a race
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdatomic.h>

#include "ugo-ledger.h"

G_BEGIN_DECLS

/*
 * UgoRaceBook:
 * @rules: the game
 */
typedef struct
{
  const UgoRules *rules;

  /* key: what the need of @side depends on. */
  guint64 (*key) (const UgoPosition *position, UgoSide side);

  /* count: what @side needs, as well as is found in @milliseconds; called in a thread. */
  void (*count) (const UgoPosition *position, UgoSide side, int milliseconds,
                 const atomic_bool *stop, UgoNeed *need);

  int (*exit_limit) (UgoVariant variant);
  int (*move_count) (UgoVariant variant);

  /* Sentences; the results belong to the caller. */
  char *(*describe_need) (UgoSide side, const UgoNeed *need);
  char *(*describe_lead) (const UgoLedgerEntry *entry);
  char *(*describe_limits) (const UgoLedgerEntry *entry);
} UgoRaceBook;

extern const UgoRaceBook ugo_race_book_ugolki;

G_END_DECLS

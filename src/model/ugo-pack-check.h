/* ugo-pack-check.h: whether what a pack claims is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-pack.h"

G_BEGIN_DECLS

#define UGO_TYPE_PACK_CHECK (ugo_pack_check_get_type ())

/*
 * UgoPackCheck:
 *
 * Proves one puzzle of a pack after the other, in a thread, and tells each item what was found.
 * Signal: changed (), now and then while it does, and at its end.
 */
G_DECLARE_FINAL_TYPE (UgoPackCheck, ugo_pack_check, UGO, PACK_CHECK, GObject)

UgoPackCheck *ugo_pack_check_new (void);

/**
 * ugo_pack_check_start:
 * @self: a check
 * @pack: what to prove; what it was doing ends
 */
void ugo_pack_check_start (UgoPackCheck *self, UgoPuzzlePack *pack);

/* Ends it; what was found by then stays. */
void ugo_pack_check_cancel (UgoPackCheck *self);

gboolean ugo_pack_check_is_running (UgoPackCheck *self);

/**
 * ugo_pack_check_get_pack:
 * @self: a check
 *
 * Returns: (transfer none) (nullable): what was proved last, or is being proved
 */
UgoPuzzlePack *ugo_pack_check_get_pack (UgoPackCheck *self);

/**
 * ugo_pack_check_get_counts:
 * @self: a check
 * @n_done: (out): how many puzzles have been looked at
 * @n_total: (out): of how many
 * @n_false: (out): of how many the claim is not so
 * @n_unknown: (out): of how many that is too large to be proved
 */
void ugo_pack_check_get_counts (UgoPackCheck *self, guint *n_done, guint *n_total, guint *n_false,
                                guint *n_unknown);

G_END_DECLS

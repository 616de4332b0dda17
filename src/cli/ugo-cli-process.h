/* ugo-cli-process.h: a program that speaks the protocol of engines, as a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever the program does, an answer or a sentence on what was wrong comes in a bounded time and
 * memory; and it never outlives the player.
 */
#pragma once

#include <glib.h>

#include "ugo-search.h"

G_BEGIN_DECLS

typedef struct _UgoCliProcess UgoCliProcess;

/* The most programs that may run at a time. */
#define UGO_CLI_MAX_PROCESSES 128

/**
 * ugo_cli_process_guard:
 *
 * From now on a signal that ends this program ends the programs it has started, too. Call it once,
 * before the first one is started.
 */
void ugo_cli_process_guard (void);

/**
 * ugo_cli_process_new:
 * @arguments: the program and its arguments; copied
 * @patience: how many seconds it has for an answer, beyond the time that the limits give it
 *
 * Returns: (transfer full): a player whose program is not started yet
 */
UgoCliProcess *ugo_cli_process_new (char **arguments, double patience);

/**
 * ugo_cli_process_free:
 * @self: (transfer full): a player; its program is ended, with all that this has started
 */
void ugo_cli_process_free (UgoCliProcess *self);

/**
 * ugo_cli_process_begin:
 * @self: a player
 * @variant: what is played
 *
 * Begins another game; starts the program when it does not run.
 *
 * Returns: (transfer full) (nullable): a sentence on what was wrong, or %NULL
 */
char *ugo_cli_process_begin (UgoCliProcess *self, UgoVariant variant);

/**
 * ugo_cli_process_choose:
 * @self: a player that has begun the game
 * @start: where the game began
 * @moves: the moves since then as records have them, with spaces between
 * @position: where it stands now, undecided
 * @limits: how far to search
 * @move: (out): its move, a legal one
 *
 * A program that did something wrong is ended.
 *
 * Returns: (transfer full) (nullable): a sentence on what was wrong, or %NULL
 */
char *ugo_cli_process_choose (UgoCliProcess *self, const UgoPosition *start, const char *moves,
                              const UgoPosition *position, const UgoLimits *limits, UgoMove *move);

G_END_DECLS

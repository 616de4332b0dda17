/* ugo-cli-thinker.h: the thread in which the protocol's engine thinks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-cli-line.h"
#include "ugo-search.h"

G_BEGIN_DECLS

typedef struct _UgoCliThinker UgoCliThinker;

/* The level that is none: as strong as it can. */
#define UGO_CLI_FULL_STRENGTH 0

/**
 * UgoCliStrength:
 * @megabytes: what a search may remember
 * @n_threads: how many threads search
 * @level: a level of ugo-level.h, or %UGO_CLI_FULL_STRENGTH
 */
typedef struct
{
  int megabytes;
  int n_threads;
  int level;
} UgoCliStrength;

/**
 * ugo_cli_say:
 * @format: a line of the protocol, without its end
 *
 * Prints it as a whole at once, from any thread.
 */
void ugo_cli_say (const char *format, ...) G_GNUC_PRINTF (1, 2);

/**
 * ugo_cli_thinker_new:
 * @strength: how strong it is
 *
 * Returns: (transfer full) (nullable): a thinker that does not think, %NULL when there is no memory
 */
UgoCliThinker *ugo_cli_thinker_new (const UgoCliStrength *strength);

/**
 * ugo_cli_thinker_free:
 * @self: (transfer full): a thinker; what it thinks is ended
 */
void ugo_cli_thinker_free (UgoCliThinker *self);

/**
 * ugo_cli_thinker_is_busy:
 * @self: a thinker
 *
 * Returns: whether it thinks and was not told to stop; if not, it has said its move
 */
gboolean ugo_cli_thinker_is_busy (UgoCliThinker *self);

/**
 * ugo_cli_thinker_set_strength:
 * @self: a thinker that is not busy
 * @strength: how strong it is to be
 *
 * Returns: whether there is memory for it; if not, nothing changes
 */
gboolean ugo_cli_thinker_set_strength (UgoCliThinker *self, const UgoCliStrength *strength);

/**
 * ugo_cli_thinker_get_strength:
 * @self: a thinker
 *
 * Returns: how strong it is
 */
UgoCliStrength ugo_cli_thinker_get_strength (UgoCliThinker *self);

/**
 * ugo_cli_thinker_forget:
 * @self: a thinker that is not busy
 *
 * Another game begins.
 */
void ugo_cli_thinker_forget (UgoCliThinker *self);

/**
 * ugo_cli_thinker_go:
 * @self: a thinker that is not busy
 * @line: what to think about; copied
 * @limits: when to stop by itself
 * @waits: whether it says its move only when it is told to stop
 *
 * Begins to think: says an `info` line after each depth, and `bestmove` at the end.
 */
void ugo_cli_thinker_go (UgoCliThinker *self, const UgoCliLine *line, const UgoLimits *limits,
                         gboolean waits);

/**
 * ugo_cli_thinker_stop:
 * @self: a thinker
 *
 * Makes it say its move soon. Does nothing when it does not think.
 */
void ugo_cli_thinker_stop (UgoCliThinker *self);

G_END_DECLS

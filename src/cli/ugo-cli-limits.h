/* ugo-cli-limits.h: the options that say how far to search, and with what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-cli.h"
#include "ugo-search.h"

G_BEGIN_DECLS

/* The least and the most memory of a search, in megabytes, and what it has unless told. */
#define UGO_CLI_MIN_MEGABYTES 1
#define UGO_CLI_MAX_MEGABYTES 16384
#define UGO_CLI_MEGABYTES 64

/**
 * UgoCliLimits:
 * @depth: of --depth
 * @nodes: of --nodes
 * @seconds: of --time
 * @n_threads: of --threads
 * @megabytes: of --hash
 */
typedef struct
{
  int depth;
  gint64 nodes;
  double seconds;
  int n_threads;
  int megabytes;
} UgoCliLimits;

/* What the options are when they are not given. */
#define UGO_CLI_LIMITS_INIT { G_MININT, G_MININT64, -G_MAXDOUBLE, 1, UGO_CLI_MEGABYTES }

/* The options for @limits, as elements of an array of GOptionEntry; @nodes is what --help says. */
#define UGO_CLI_LIMIT_ENTRIES(limits, nodes_help) \
  { "depth", 0, 0, G_OPTION_ARG_INT, &(limits)->depth, "Search N plies deep", "N" }, \
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &(limits)->nodes, nodes_help, "N" }, \
    { "time", 0, 0, G_OPTION_ARG_DOUBLE, &(limits)->seconds, "Search for S seconds", "S" }

#define UGO_CLI_SEARCH_ENTRIES(limits) \
  { "threads", 0, 0, G_OPTION_ARG_INT, &(limits)->n_threads, "Search with N threads (1)", "N" }, \
    { "hash", 0, 0, G_OPTION_ARG_INT, &(limits)->megabytes, "Remember in MB megabytes (64)", "MB" }

/**
 * ugo_cli_limits_fault:
 * @self: what the options said
 *
 * Returns: (nullable) (transfer none): what is wrong with them, or %NULL
 */
const char *ugo_cli_limits_fault (const UgoCliLimits *self);

/**
 * ugo_cli_limits_get:
 * @self: what the options said, without a fault
 * @nodes: the limit of nodes when none is given
 *
 * Returns: the limits of a search
 */
UgoLimits ugo_cli_limits_get (const UgoCliLimits *self, uint64_t nodes);

/**
 * ugo_cli_limits_search:
 * @self: what the options said, without a fault
 *
 * Returns: (transfer full) (nullable): a search, %NULL after telling that there is no memory
 */
UgoSearch *ugo_cli_limits_search (const UgoCliLimits *self);

G_END_DECLS

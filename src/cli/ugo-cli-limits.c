/* ugo-cli-limits.c: the options that say how far to search, and with what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-limits.h"

#include <stdio.h>

#define MAX_SECONDS 86400.0

static const UgoCliLimits unset = UGO_CLI_LIMITS_INIT;

const char *
ugo_cli_limits_fault (const UgoCliLimits *self)
{
  if (self->depth != unset.depth && (self->depth < 1 || self->depth > UGO_SEARCH_MAX_DEPTH))
    return "--depth takes a number of plies from 1 to " G_STRINGIFY (UGO_SEARCH_MAX_DEPTH);
  if (self->nodes != unset.nodes && self->nodes < 1)
    return "--nodes takes a number of positions";
  if (self->seconds != unset.seconds && !(self->seconds > 0 && self->seconds <= MAX_SECONDS))
    return "--time takes a number of seconds";
  if (self->n_threads < 1 || self->n_threads > UGO_SEARCH_MAX_THREADS)
    return "--threads takes a number from 1 to " G_STRINGIFY (UGO_SEARCH_MAX_THREADS);
  if (self->megabytes < UGO_CLI_MIN_MEGABYTES || self->megabytes > UGO_CLI_MAX_MEGABYTES)
    return "--hash takes a number of megabytes from " G_STRINGIFY (UGO_CLI_MIN_MEGABYTES) " to "
           G_STRINGIFY (UGO_CLI_MAX_MEGABYTES);
  return NULL;
}

UgoLimits
ugo_cli_limits_get (const UgoCliLimits *self, uint64_t nodes)
{
  UgoLimits limits = { 0 };

  if (self->depth != unset.depth)
    limits.depth = self->depth;
  if (self->nodes != unset.nodes)
    limits.nodes = (uint64_t) self->nodes;
  if (self->seconds != unset.seconds)
    limits.milliseconds = MAX (1, (int) (self->seconds * 1000));
  if (limits.depth == 0 && limits.nodes == 0 && limits.milliseconds == 0)
    limits.nodes = nodes;
  return limits;
}

UgoSearch *
ugo_cli_limits_search (const UgoCliLimits *self)
{
  UgoSearch *search = ugo_search_new ((size_t) self->megabytes << 20, self->n_threads, 0);

  if (!search)
    fputs ("--hash: error: there is not so much memory\n", stderr);
  return search;
}

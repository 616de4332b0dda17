/* ugo-cli-report.h: what a search found, as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-search.h"

G_BEGIN_DECLS

/**
 * ugo_cli_append_score:
 * @text: where it is added
 * @score: a score as of ugo-score.h
 *
 * Adds `cp 35`, or `mate 3` where it is proved.
 */
void ugo_cli_append_score (GString *text, int score);

/**
 * ugo_cli_append_line:
 * @text: where it is added
 * @start: where the search began
 * @report: what it found
 *
 * Adds the moves of the best line, each with a space before it.
 */
void ugo_cli_append_line (GString *text, const UgoPosition *start, const UgoReport *report);

G_END_DECLS

/* ugo-test-collection.h: a file with as many games as a test wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdio.h>

#include <glib.h>

/**
 * ugo_test_write_collection:
 * @stream: where its text is written
 * @n_games: how many games
 * @seed: which ones
 *
 * Games of every variant, played by chance, some with comments and variations, with players, events
 * and dates in three languages; one in fifty is damaged: an illegal move, a brace that nothing
 * closes, no result, no blank line, half a move text. Each has an Event tag at the start of a line,
 * and nothing else does.
 */
void ugo_test_write_collection (FILE *stream, guint n_games, guint32 seed);

/* ugo-puzzle-content.h: what a puzzle is, whatever it is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle.h"

G_BEGIN_DECLS

/* How the keys of ugo_puzzle_content_key() begin; no id of a theme's puzzle does. */
#define UGO_PUZZLE_CONTENT_PREFIX "pack-"

/**
 * ugo_puzzle_content_hash:
 * @draft: what is asked
 *
 * Returns: (transfer full): 32 letters and digits that depend on the variant, the position, the
 *   goal and the number of moves alone
 */
char *ugo_puzzle_content_hash (const UgoDraft *draft);

/**
 * ugo_puzzle_content_key:
 * @puzzle: a puzzle of somebody's pack
 *
 * Ids are not enough: two people may call their puzzles the same.
 *
 * Returns: (transfer full): the name under which it is remembered what was done at it
 */
char *ugo_puzzle_content_key (const UgoPuzzle *puzzle);

G_END_DECLS

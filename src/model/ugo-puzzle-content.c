/* ugo-puzzle-content.c: what a puzzle is, whatever it is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-content.h"

#include "ugo-notation.h"

#define HASH_LENGTH 32

char *
ugo_puzzle_content_hash (const UgoDraft *draft)
{
  char variant[UGO_VARIANT_TEXT_SIZE], position[UGO_POSITION_TEXT_SIZE];
  char goal[UGO_GOAL_TEXT_SIZE];
  g_autofree char *text = NULL;
  g_autofree char *hash = NULL;

  ugo_variant_write (draft->position.variant, variant);
  ugo_position_write (&draft->position, position);
  ugo_goal_write (&draft->goal, draft->position.variant.rules, goal);
  text = g_strdup_printf ("%s\n%s\n%s\n%d", variant, position, goal, draft->n_moves);
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  return g_strndup (hash, HASH_LENGTH);
}

char *
ugo_puzzle_content_key (const UgoPuzzle *puzzle)
{
  g_autofree char *hash = ugo_puzzle_content_hash (ugo_puzzle_get_draft (puzzle));

  return g_strconcat (UGO_PUZZLE_CONTENT_PREFIX, hash, NULL);
}

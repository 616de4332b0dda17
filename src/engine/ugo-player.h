/* ugo-player.h: players to measure each other with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-level.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum
{
  UGO_PLAYER_RANDOM,     /* any legal move */
  UGO_PLAYER_BEGINNER,   /* the longest advance, and three moves of ten by chance */
  UGO_PLAYER_GREEDY,     /* the longest advance */
  UGO_PLAYER_ALPHA_BETA, /* a plain search over distances and pieces at home; @strength plies */
  UGO_PLAYER_UCT,        /* tree search by playouts that go forward; @strength playouts */
  UGO_PLAYER_LEVEL,      /* the opponent of level @strength */
  UGO_PLAYER_ENGINE,     /* the search, @strength nodes a move */
} UgoPlayerKind;

/* The most plies of %UGO_PLAYER_ALPHA_BETA, and playouts of %UGO_PLAYER_UCT. */
#define UGO_PLAYER_MAX_PLIES 8
#define UGO_PLAYER_MAX_PLAYOUTS 100000

typedef struct UgoPlayer UgoPlayer;

/**
 * ugo_player_new:
 * @kind: what kind of player
 * @strength: see #UgoPlayerKind; else ignored
 * @table_bytes: memory for a search
 * @seed: where its chance begins
 *
 * Returns: (transfer full) (nullable): a player, %NULL when there is no memory
 */
UgoPlayer *ugo_player_new (UgoPlayerKind kind, uint64_t strength, size_t table_bytes,
                           uint64_t seed);

/**
 * ugo_player_free:
 * @self: (nullable) (transfer full): a player
 */
void ugo_player_free (UgoPlayer *self);

/**
 * ugo_player_begin:
 * @self: a player
 *
 * Forgets the game before.
 */
void ugo_player_begin (UgoPlayer *self);

/**
 * ugo_player_choose:
 * @self: a player
 * @position: a position whose game goes on
 * @keys: (array length=n_keys): as for ugo_search_run()
 * @n_keys: their number
 *
 * Returns: its move
 */
UgoMove ugo_player_choose (UgoPlayer *self, const UgoPosition *position, const uint64_t *keys,
                           size_t n_keys);

#ifdef __cplusplus
}
#endif

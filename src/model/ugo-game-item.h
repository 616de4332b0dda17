/* ugo-game-item.h: what a collection needs of its items
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-collection.h"
#include "ugo-record-file.h"

G_BEGIN_DECLS

/**
 * ugo_game_item_new:
 * @index: the game's place in its collection
 * @source: (nullable): the file its tags are in until it is edited
 *
 * Returns: (transfer full): an item
 */
UgoGameItem *ugo_game_item_new (guint index, UgoRecordFile *source);

/**
 * ugo_game_item_new_kept:
 * @name: the name of its file in the library
 * @source: (nullable): what is in it, or %NULL until ugo_game_item_set_record()
 *
 * Returns: (transfer full): an item of a game that was played here
 */
UgoGameItem *ugo_game_item_new_kept (const char *name, UgoRecordFile *source);

/**
 * ugo_game_item_set_record:
 * @self: an item
 * @record: the game, which has been edited: its tags are told from now on
 *
 * Notifies "stamp" each time.
 */
void ugo_game_item_set_record (UgoGameItem *self, UgoRecord *record);

G_END_DECLS

/* ugo-index.h: where the games of a text begin, and their tags; private to the records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One thread scans the text while others already look at the games that were found.
 */
#pragma once

#include "ugo-record-file.h"

G_BEGIN_DECLS

/*
 * UgoIndexGame:
 * @entry: what everybody may know of a game
 * @column: the column in characters where it begins
 */
typedef struct
{
  UgoRecordEntry entry;
  guint column;
} UgoIndexGame;

typedef struct _UgoIndex UgoIndex;

/**
 * ugo_index_new:
 *
 * Returns: (transfer full): an index without games
 */
UgoIndex *ugo_index_new (void);

void ugo_index_free (UgoIndex *index);

/**
 * ugo_index_scan:
 * @index: an index without games
 * @text: UTF-8 text
 * @length: its length in bytes
 * @diagnostics: (element-type UgoDiagnostic): where what is wrong with the text as a whole is added
 * @progress: (nullable): called every so often
 * @data: for @progress
 *
 * Returns: %FALSE when @progress said to stop
 */
gboolean ugo_index_scan (UgoIndex *index, const char *text, gsize length, GPtrArray *diagnostics,
                         UgoProgressFunc progress, gpointer data);

/**
 * ugo_index_get_n_games:
 * @index: an index
 *
 * Any thread may ask; the number only grows.
 *
 * Returns: how many games were found so far
 */
guint ugo_index_get_n_games (UgoIndex *index);

/**
 * ugo_index_get_game:
 * @index: an index
 * @n: a game, from 0, below a number that was told
 *
 * Returns: (transfer none): the game; it stays where it is and as it is
 */
const UgoIndexGame *ugo_index_get_game (UgoIndex *index, guint n);

/**
 * ugo_index_find_tag:
 * @tags: (nullable): the tags of an entry
 * @name: a tag's name in its standard spelling
 *
 * Returns: (nullable) (transfer none): its value
 */
const char *ugo_index_find_tag (const char *tags, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoIndex, ugo_index_free)

G_END_DECLS

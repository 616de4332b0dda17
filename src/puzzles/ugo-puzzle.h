/* ugo-puzzle.h: one puzzle, as it stands in a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * docs/puzzles.md describes the files. A puzzle is never changed once it is made.
 */
#pragma once

#include "ugo-puzzle-theme.h"
#include "ugo-record.h"

G_BEGIN_DECLS

typedef struct _UgoPuzzle UgoPuzzle;

/**
 * ugo_puzzle_new:
 * @id: its id: letters, digits, hyphens
 * @theme: its theme
 * @level: from 1 to %UGO_PUZZLE_MAX_LEVEL
 * @draft: what is asked
 * @proof: (nullable): a proof of it, which becomes the solution in its record
 *
 * Returns: (transfer full): a puzzle
 */
UgoPuzzle *ugo_puzzle_new (const char *id, const UgoPuzzleTheme *theme, int level,
                           const UgoDraft *draft, const UgoProof *proof);

/**
 * ugo_puzzle_new_from_record:
 * @record: a record
 * @error: (nullable): the place of an error
 *
 * Nothing is proved by it: see ugo_puzzle_verify().
 *
 * Returns: (transfer full) (nullable): the puzzle that the record holds
 */
UgoPuzzle *ugo_puzzle_new_from_record (UgoRecord *record, GError **error);

UgoPuzzle *ugo_puzzle_ref (UgoPuzzle *self);
void ugo_puzzle_unref (UgoPuzzle *self);

/**
 * ugo_puzzle_is_record:
 * @record: a record
 *
 * Returns: whether it is meant to be a puzzle: it has one of the tags `Puzzle` and `Goal`
 */
bool ugo_puzzle_is_record (UgoRecord *record);

const char *ugo_puzzle_get_id (const UgoPuzzle *self);
const UgoPuzzleTheme *ugo_puzzle_get_theme (const UgoPuzzle *self);
int ugo_puzzle_get_level (const UgoPuzzle *self);

/**
 * ugo_puzzle_get_draft:
 * @self: a puzzle
 *
 * Returns: (transfer none): its position, its goal and how many moves are allowed
 */
const UgoDraft *ugo_puzzle_get_draft (const UgoPuzzle *self);

/**
 * ugo_puzzle_get_record:
 * @self: a puzzle
 *
 * Returns: (transfer none): its record, with the solution as the main line
 */
UgoRecord *ugo_puzzle_get_record (const UgoPuzzle *self);

/**
 * ugo_puzzle_verify:
 * @self: a puzzle
 * @stop: (nullable): makes it give up when another thread sets it
 * @proof: (out): what is proved
 * @error: (nullable): the place of an error: what is claimed and not so
 *
 * A puzzle claims that its goal is reached in just so many moves and in no fewer, and that its main
 * line and variations reach it. A whole army whose least number is not in reach of a proof
 * claims its line only.
 *
 * Returns: whether all of it is so
 */
bool ugo_puzzle_verify (const UgoPuzzle *self, const atomic_bool *stop, UgoProof *proof,
                        GError **error);

/**
 * ugo_puzzle_key:
 * @self: a puzzle
 *
 * Returns: a number that puzzles have in common which are alike but for turning or mirroring the
 *   board in a way that the game does not notice
 */
guint64 ugo_puzzle_key (const UgoPuzzle *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoPuzzle, ugo_puzzle_unref)

G_END_DECLS

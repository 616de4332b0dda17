/* ugo-pack-item.h: one puzzle of a pack, or what should have been one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-puzzle.h"

G_BEGIN_DECLS

/* What is known of what a puzzle claims. */
typedef enum
{
  UGO_CLAIM_UNKNOWN,
  UGO_CLAIM_TRUE,
  UGO_CLAIM_FALSE,
  UGO_CLAIM_TOO_LARGE, /* the proof would take too long */
} UgoClaim;

#define UGO_TYPE_PACK_ITEM (ugo_pack_item_get_type ())

/*
 * UgoPackItem:
 *
 * Property "claim" (int, read only, notified).
 */
G_DECLARE_FINAL_TYPE (UgoPackItem, ugo_pack_item, UGO, PACK_ITEM, GObject)

/**
 * ugo_pack_item_new:
 * @text: (transfer full): its text in the file
 * @record: (transfer full): the record it was read as
 * @diagnostics: (transfer full) (element-type UgoDiagnostic): what was wrong with that
 * @number: which game of the file it is, from 1
 * @line: the line where it begins
 *
 * May run in any thread.
 *
 * Returns: (transfer full): the item
 */
UgoPackItem *ugo_pack_item_new (char *text, UgoRecord *record, GPtrArray *diagnostics, guint number,
                                guint line);

/**
 * ugo_pack_item_new_for_puzzle:
 * @puzzle: (transfer none): a puzzle
 *
 * Returns: (transfer full): an item with the text of its record
 */
UgoPackItem *ugo_pack_item_new_for_puzzle (UgoPuzzle *puzzle);

/**
 * ugo_pack_item_get_puzzle:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the puzzle; %NULL when it is faulty
 */
UgoPuzzle *ugo_pack_item_get_puzzle (UgoPackItem *self);

/**
 * ugo_pack_item_get_text:
 * @self: an item
 *
 * Returns: (transfer none): its text in the file, byte for byte
 */
const char *ugo_pack_item_get_text (UgoPackItem *self);

/**
 * ugo_pack_item_get_key:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): under what it is remembered what was done at it
 */
const char *ugo_pack_item_get_key (UgoPackItem *self);

/**
 * ugo_pack_item_get_fault:
 * @self: an item
 *
 * Returns: (transfer full) (nullable): a sentence in the person's language that says what is wrong
 *   with it and where; %NULL of a good one
 */
char *ugo_pack_item_get_fault (UgoPackItem *self);

/**
 * ugo_pack_item_get_refutation:
 * @self: an item
 *
 * Returns: (transfer full) (nullable): a sentence that says what it claims and is not so; %NULL
 *   unless its claim was found false, or could not be proved
 */
char *ugo_pack_item_get_refutation (UgoPackItem *self);

UgoClaim ugo_pack_item_get_claim (UgoPackItem *self);

/**
 * ugo_pack_item_set_claim:
 * @self: an item with a puzzle
 * @claim: what was found
 * @status: what the proof of its goal said
 * @least: the fewest moves, when it was found
 */
void ugo_pack_item_set_claim (UgoPackItem *self, UgoClaim claim, UgoProofStatus status, int least);

G_END_DECLS

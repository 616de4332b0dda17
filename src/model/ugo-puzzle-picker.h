/* ugo-puzzle-picker.h: puzzles for a sheet, of several themes and levels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-progress.h"
#include "ugo-puzzle-shelf.h"

G_BEGIN_DECLS

/* The most puzzles that are picked. */
#define UGO_PUZZLE_PICKER_MAX 120

#define UGO_TYPE_PUZZLE_PICKER (ugo_puzzle_picker_get_type ())

/*
 * UgoPuzzlePicker:
 *
 * Takes puzzles from a shelf, at once, or has them made, one after the other in a thread. Signal:
 * changed (), when there are other puzzles, or it is busy no more, and now and then while it is.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzlePicker, ugo_puzzle_picker, UGO, PUZZLE_PICKER, GObject)

/*
 * UgoPuzzleWish:
 * @rules: of which game
 * @themes: (element-type UgoPuzzleTheme) (transfer none): of which themes of it
 * @min_level: from which level
 * @max_level: to which level
 * @n: how many, at most %UGO_PUZZLE_PICKER_MAX
 * @is_new: whether they are to be made, and not to be taken from the shelf
 * @seed: of those that are made: the same number gives the same ones
 */
typedef struct
{
  const UgoRules *rules;
  GPtrArray *themes;
  int min_level;
  int max_level;
  guint n;
  gboolean is_new;
  guint32 seed;
} UgoPuzzleWish;

/**
 * ugo_puzzle_picker_new:
 * @shelf: (transfer none): puzzles that are there
 * @progress: (transfer none): what was solved
 *
 * Returns: (transfer full): a picker without puzzles
 */
UgoPuzzlePicker *ugo_puzzle_picker_new (UgoPuzzleShelf *shelf, UgoPuzzleProgress *progress);

/**
 * ugo_puzzle_picker_pick:
 * @self: a picker
 * @wish: what is wanted, in place of what was wanted before
 *
 * From the shelf, those come first that were not solved. Themes, and levels within each, have their
 * turns; in the end they stand in the order of themes and levels. No two are alike.
 */
void ugo_puzzle_picker_pick (UgoPuzzlePicker *self, const UgoPuzzleWish *wish);

/**
 * ugo_puzzle_picker_get_puzzles:
 * @self: a picker
 *
 * Returns: (transfer none) (element-type UgoPuzzle): what was picked so far, until the next change
 */
GPtrArray *ugo_puzzle_picker_get_puzzles (UgoPuzzlePicker *self);

/* Whether puzzles are being made. */
gboolean ugo_puzzle_picker_is_busy (UgoPuzzlePicker *self);

/**
 * ugo_puzzle_picker_cancel:
 * @self: a picker
 *
 * Makes no more of them; those that are there stay.
 */
void ugo_puzzle_picker_cancel (UgoPuzzlePicker *self);

G_END_DECLS

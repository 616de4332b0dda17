/* ugo-puzzle-editor.h: a puzzle while somebody makes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-puzzle-inquiry.h"
#include "ugo-puzzle.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_EDITOR (ugo_puzzle_editor_get_type ())

/*
 * UgoPuzzleEditor:
 *
 * A position, what is asked of it, and what is proved of that, in a thread. Whatever is changed can
 * be taken back. Signal: changed (), also now and then while something is being proved.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzleEditor, ugo_puzzle_editor, UGO, PUZZLE_EDITOR, GObject)

/**
 * ugo_puzzle_editor_new:
 * @rules: the game to begin with
 *
 * Returns: (transfer full): an editor with the start position and the first goal of the game
 */
UgoPuzzleEditor *ugo_puzzle_editor_new (const UgoRules *rules);

/**
 * ugo_puzzle_editor_get_draft:
 * @self: an editor
 *
 * Returns: (transfer none): the position, what is asked, and how many moves are tried at most
 */
const UgoDraft *ugo_puzzle_editor_get_draft (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_list_goals:
 * @self: an editor
 * @drafts: (out): room for %UGO_PUZZLE_EDITOR_MAX_GOALS
 *
 * The goals of the game, each with the squares and numbers that it has now or would have.
 *
 * Returns: how many there are
 */
guint ugo_puzzle_editor_list_goals (UgoPuzzleEditor *self, UgoDraft *drafts);

#define UGO_PUZZLE_EDITOR_MAX_GOALS 16

/**
 * ugo_puzzle_editor_get_most_moves:
 * @self: an editor
 *
 * Returns: the most moves (bricks) that may be tried for what is asked; 1 where there is no choice
 */
int ugo_puzzle_editor_get_most_moves (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_get_hindrance:
 * @self: an editor
 *
 * Returns: (transfer full) (nullable): a sentence that says why this cannot be asked here
 */
char *ugo_puzzle_editor_get_hindrance (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_has_too_many_sides:
 * @self: an editor
 *
 * Returns: whether one side is to move alone, and the other one has pieces;
 *   ugo_puzzle_editor_clear_other() takes them off
 */
gboolean ugo_puzzle_editor_has_too_many_sides (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_set_position:
 * @self: an editor
 * @position: a position, maybe of another variant or game
 */
void ugo_puzzle_editor_set_position (UgoPuzzleEditor *self, const UgoPosition *position);

/* Takes off the pieces of the side that is not to move. */
void ugo_puzzle_editor_clear_other (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_set_goal:
 * @self: an editor
 * @goal: a goal of the game with its squares and numbers
 */
void ugo_puzzle_editor_set_goal (UgoPuzzleEditor *self, const UgoGoal *goal);

/**
 * ugo_puzzle_editor_set_most_moves:
 * @self: an editor
 * @n_moves: how many moves (bricks) are to be tried at most
 */
void ugo_puzzle_editor_set_most_moves (UgoPuzzleEditor *self, int n_moves);

/**
 * ugo_puzzle_editor_load:
 * @self: an editor
 * @puzzle: a puzzle, which is to be changed
 */
void ugo_puzzle_editor_load (UgoPuzzleEditor *self, UgoPuzzle *puzzle);

/**
 * ugo_puzzle_editor_get_level:
 * @self: an editor
 *
 * Returns: the level: what the theme's measure gives, else what the person has chosen
 */
int ugo_puzzle_editor_get_level (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_is_graded:
 * @self: an editor
 *
 * Returns: whether the theme's measure gives the level, so that it cannot be chosen
 */
gboolean ugo_puzzle_editor_is_graded (UgoPuzzleEditor *self);

void ugo_puzzle_editor_set_level (UgoPuzzleEditor *self, int level);

gboolean ugo_puzzle_editor_can_undo (UgoPuzzleEditor *self);
gboolean ugo_puzzle_editor_can_redo (UgoPuzzleEditor *self);
void ugo_puzzle_editor_undo (UgoPuzzleEditor *self);
void ugo_puzzle_editor_redo (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_prove:
 * @self: an editor
 *
 * Begins to prove what is asked, unless something hinders it.
 */
void ugo_puzzle_editor_prove (UgoPuzzleEditor *self);

/* Ends the proving. */
void ugo_puzzle_editor_cancel (UgoPuzzleEditor *self);

gboolean ugo_puzzle_editor_is_proving (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_get_n_tried:
 * @self: an editor that is proving
 *
 * Returns: in how many moves (bricks) it is being tried now
 */
guint ugo_puzzle_editor_get_n_tried (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_get_result:
 * @self: an editor
 *
 * Returns: (transfer none) (nullable): what is proved of what is there, until that is changed
 */
const UgoPuzzleInquiry *ugo_puzzle_editor_get_result (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_adopt:
 * @self: an editor whose result is %UGO_INQUIRY_OTHER
 *
 * Asks for that instead; it is proved already.
 */
void ugo_puzzle_editor_adopt (UgoPuzzleEditor *self);

/**
 * ugo_puzzle_editor_make_puzzle:
 * @self: an editor
 *
 * Returns: (transfer full) (nullable): the puzzle, with its solution, if it is proved; its id is
 *   made of its theme and of what is asked
 */
UgoPuzzle *ugo_puzzle_editor_make_puzzle (UgoPuzzleEditor *self);

G_END_DECLS

/* ugo-puzzle-desk.h: what somebody does with puzzles: a theme, a level, one puzzle after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-maker.h"
#include "ugo-puzzle-packs.h"
#include "ugo-puzzle-progress.h"
#include "ugo-puzzle-shelf.h"
#include "ugo-puzzle-tutor.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_DESK (ugo_puzzle_desk_get_type ())

/*
 * UgoPuzzleDesk:
 *
 * Takes puzzles from the shelf until those of a theme and level are solved, and then has new ones
 * made, each while the one before is being solved. Signal: changed (), when another theme or
 * puzzle is there, or one is waited for, and now and then while it is; not for what happens at a
 * puzzle.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzleDesk, ugo_puzzle_desk, UGO, PUZZLE_DESK, GObject)

typedef enum
{
  UGO_PUZZLE_DESK_THEMES,  /* a theme is to be chosen */
  UGO_PUZZLE_DESK_LEVELS,  /* a level is to be chosen */
  UGO_PUZZLE_DESK_PACK,    /* a puzzle of a pack is to be chosen */
  UGO_PUZZLE_DESK_WAITING, /* a puzzle is being made */
  UGO_PUZZLE_DESK_FAILED,  /* it could not be made; ugo_puzzle_desk_next() tries again */
  UGO_PUZZLE_DESK_PUZZLE,  /* one is there */
} UgoPuzzleDeskState;

/**
 * ugo_puzzle_desk_new:
 * @shelf: (transfer none): puzzles that are there
 * @progress: (transfer none): where it is kept what was solved
 *
 * Returns: (transfer full): a desk with nothing on it
 */
UgoPuzzleDesk *ugo_puzzle_desk_new (UgoPuzzleShelf *shelf, UgoPuzzleProgress *progress);

/**
 * ugo_puzzle_desk_set_packs:
 * @self: a desk
 * @packs: (transfer none): the packs that the person has
 */
void ugo_puzzle_desk_set_packs (UgoPuzzleDesk *self, UgoPuzzlePacks *packs);

UgoPuzzlePacks *ugo_puzzle_desk_get_packs (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_set_now:
 * @self: a desk
 * @now: (nullable): the time it is from now on, %NULL to look at the clock
 */
void ugo_puzzle_desk_set_now (UgoPuzzleDesk *self, GDateTime *now);

/**
 * ugo_puzzle_desk_open:
 * @self: a desk
 *
 * Has the shelf read what comes with the program, the first time it is called.
 */
void ugo_puzzle_desk_open (UgoPuzzleDesk *self);

UgoPuzzleDeskState ugo_puzzle_desk_get_state (UgoPuzzleDesk *self);
UgoPuzzleProgress *ugo_puzzle_desk_get_progress (UgoPuzzleDesk *self);
UgoPuzzleShelf *ugo_puzzle_desk_get_shelf (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_get_example:
 * @self: a desk
 * @theme: a theme
 *
 * Returns: a position to picture it by
 */
UgoPosition ugo_puzzle_desk_get_example (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme);

/**
 * ugo_puzzle_desk_count:
 * @self: a desk
 * @theme: a theme
 * @level: a level of it, or 0 for all of them
 * @n_total: (out): how many puzzles of it come with the program
 *
 * Returns: how many of those are solved
 */
guint ugo_puzzle_desk_count (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme, int level,
                             guint *n_total);

/**
 * ugo_puzzle_desk_count_made:
 * @self: a desk
 * @theme: a theme
 * @level: a level of it, or 0 for all of them
 *
 * Returns: how many puzzles have been solved that do not come with the program
 */
guint ugo_puzzle_desk_count_made (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme, int level);

/**
 * ugo_puzzle_desk_get_today:
 * @self: a desk
 * @today: (out): the date
 */
void ugo_puzzle_desk_get_today (UgoPuzzleDesk *self, GDate *today);

/**
 * ugo_puzzle_desk_propose_level:
 * @self: a desk
 * @theme: a theme
 *
 * Returns: the level that suits the person
 */
int ugo_puzzle_desk_propose_level (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme);

/**
 * ugo_puzzle_desk_count_due:
 * @self: a desk
 *
 * Returns: how many puzzles of the game have come back
 */
guint ugo_puzzle_desk_count_due (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_set_rules:
 * @self: a desk
 * @rules: a game, whose themes are then to be chosen from
 */
void ugo_puzzle_desk_set_rules (UgoPuzzleDesk *self, const UgoRules *rules);

const UgoRules *ugo_puzzle_desk_get_rules (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_get_theme:
 * @self: a desk
 *
 * Returns: (nullable): the theme that was chosen
 */
const UgoPuzzleTheme *ugo_puzzle_desk_get_theme (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_get_level:
 * @self: a desk
 *
 * Returns: the level of the puzzle, or of the one that is waited for
 */
int ugo_puzzle_desk_get_level (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_get_n_tries:
 * @self: a desk that waits
 *
 * Returns: how many drafts have been thrown away
 */
guint ugo_puzzle_desk_get_n_tries (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_get_tutor:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): the puzzle that is there
 */
UgoPuzzleTutor *ugo_puzzle_desk_get_tutor (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_choose:
 * @self: a desk
 * @theme: a theme, of which a level is then to be chosen
 */
void ugo_puzzle_desk_choose (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme);

/**
 * ugo_puzzle_desk_start:
 * @self: a desk with a theme
 * @level: a level; one that the theme does not offer is brought within those it does
 *
 * Gets a puzzle of it.
 */
void ugo_puzzle_desk_start (UgoPuzzleDesk *self, int level);

/**
 * ugo_puzzle_desk_start_daily:
 * @self: a desk
 *
 * Gets the puzzle of the day, of the game.
 */
void ugo_puzzle_desk_start_daily (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_start_due:
 * @self: a desk
 *
 * Gets the puzzle of the game that has waited longest since it was not solved.
 */
void ugo_puzzle_desk_start_due (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_start_id:
 * @self: a desk
 * @id: the name of a puzzle of the shelf, or one that the generator has given
 *
 * Gets that puzzle.
 */
void ugo_puzzle_desk_start_id (UgoPuzzleDesk *self, const char *id);

/**
 * ugo_puzzle_desk_count_own:
 * @self: a desk
 * @n_total: (out): how many puzzles of the game come from own games
 *
 * Returns: how many of those are not solved
 */
guint ugo_puzzle_desk_count_own (UgoPuzzleDesk *self, guint *n_total);

/**
 * ugo_puzzle_desk_start_own:
 * @self: a desk
 *
 * Gets a puzzle of the game from own games: first those that were not tried, then those that were
 * not solved; when all are solved it goes back to the themes.
 */
void ugo_puzzle_desk_start_own (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_open_pack:
 * @self: a desk
 * @pack: a pack, of which a puzzle is then to be chosen
 */
void ugo_puzzle_desk_open_pack (UgoPuzzleDesk *self, UgoPuzzlePack *pack);

/**
 * ugo_puzzle_desk_get_pack:
 * @self: a desk
 *
 * Returns: (transfer none) (nullable): the pack that was opened, while it or a puzzle of it is
 *   there
 */
UgoPuzzlePack *ugo_puzzle_desk_get_pack (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_start_in_pack:
 * @self: a desk with a pack
 * @index: which puzzle of it; nothing happens when that is faulty
 */
void ugo_puzzle_desk_start_in_pack (UgoPuzzleDesk *self, guint index);

/**
 * ugo_puzzle_desk_get_pack_index:
 * @self: a desk
 *
 * Returns: which puzzle of the pack was there last
 */
guint ugo_puzzle_desk_get_pack_index (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_count_pack:
 * @self: a desk
 * @pack: a pack
 * @n_total: (out): how many puzzles it has, without the faulty ones
 *
 * Returns: how many of those are solved
 */
guint ugo_puzzle_desk_count_pack (UgoPuzzleDesk *self, UgoPuzzlePack *pack, guint *n_total);

/**
 * ugo_puzzle_desk_get_item_stars:
 * @self: a desk
 * @item: what is in a pack
 *
 * Returns: the stars it has brought, 0 when it was not solved
 */
int ugo_puzzle_desk_get_item_stars (UgoPuzzleDesk *self, UgoPackItem *item);

/**
 * ugo_puzzle_desk_start_trial:
 * @self: a desk
 * @puzzle: a puzzle that its maker wants to try; what is done at it is not remembered
 */
void ugo_puzzle_desk_start_trial (UgoPuzzleDesk *self, UgoPuzzle *puzzle);

/**
 * ugo_puzzle_desk_is_trial:
 * @self: a desk
 *
 * Returns: whether such a puzzle is there
 */
gboolean ugo_puzzle_desk_is_trial (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_open_name:
 * @self: a desk
 * @name: what a puzzle is called, as somebody has typed it
 *
 * Gets it from the packs, or has the generator make it.
 *
 * Returns: (transfer full) (nullable): a sentence that says why not
 */
char *ugo_puzzle_desk_open_name (UgoPuzzleDesk *self, const char *name);

/**
 * ugo_puzzle_desk_next:
 * @self: a desk that has, or has failed to get, a puzzle
 *
 * Gets another one from the same source; where there is none it goes back to the themes.
 */
void ugo_puzzle_desk_next (UgoPuzzleDesk *self);

/**
 * ugo_puzzle_desk_back:
 * @self: a desk
 *
 * Goes back by one: from a puzzle to the levels or its pack, from these to the themes. Ends the
 * waiting.
 */
void ugo_puzzle_desk_back (UgoPuzzleDesk *self);

G_END_DECLS

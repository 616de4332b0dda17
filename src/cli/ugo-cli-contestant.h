/* ugo-cli-contestant.h: who plays in a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-cli-line.h"
#include "ugo-search.h"

G_BEGIN_DECLS

/**
 * UgoCliGame:
 * @start: where it began
 * @line: where it stands
 * @moves: its moves as records have them, with spaces between
 */
typedef struct
{
  UgoPosition start;
  UgoCliLine line;
  GString *moves;
} UgoCliGame;

/**
 * ugo_cli_game_init:
 * @self: (out): a game
 * @start: where it begins
 */
void ugo_cli_game_init (UgoCliGame *self, const UgoPosition *start);

/**
 * ugo_cli_game_clear:
 * @self: a game, or zeroes
 */
void ugo_cli_game_clear (UgoCliGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UgoCliGame, ugo_cli_game_clear)

/**
 * ugo_cli_game_play:
 * @self: a game
 * @move: a legal move
 */
void ugo_cli_game_play (UgoCliGame *self, UgoMove move);

/* The players that can be named; a program is `ugi:` and its command. */
#define UGO_CLI_PLAYERS \
  "random, beginner, greedy, alphabeta:4, uct:2000, level:1 to level:10, engine:NODES, or " \
  "ugi:COMMAND"

typedef struct _UgoCliChoice UgoCliChoice;
typedef struct _UgoCliContestant UgoCliContestant;

/**
 * ugo_cli_choice_new:
 * @text: (nullable): one of %UGO_CLI_PLAYERS
 *
 * Returns: (transfer full) (nullable): who is meant, %NULL when that is nobody
 */
UgoCliChoice *ugo_cli_choice_new (const char *text);

/**
 * ugo_cli_choice_free:
 * @self: (transfer full): a choice
 */
void ugo_cli_choice_free (UgoCliChoice *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoCliChoice, ugo_cli_choice_free)

/**
 * ugo_cli_choice_get_name:
 * @self: a choice
 *
 * Returns: (transfer none): the text it was made of
 */
const char *ugo_cli_choice_get_name (const UgoCliChoice *self);

/**
 * ugo_cli_choice_get_program:
 * @self: a choice
 *
 * Returns: (transfer none) (nullable): the program to be started, %NULL for a player of our own
 */
const char *ugo_cli_choice_get_program (const UgoCliChoice *self);

/**
 * ugo_cli_contestant_new:
 * @choice: who
 * @limits: how far a program is to search each move
 * @patience: how many seconds a program has for an answer, beyond that
 * @seed: where the chance of a player of our own begins
 *
 * Returns: (transfer full) (nullable): a player, %NULL when there is no memory
 */
UgoCliContestant *ugo_cli_contestant_new (const UgoCliChoice *choice, const UgoLimits *limits,
                                          double patience, guint64 seed);

/**
 * ugo_cli_contestant_free:
 * @self: (nullable) (transfer full): a player
 */
void ugo_cli_contestant_free (UgoCliContestant *self);

/**
 * ugo_cli_contestant_begin:
 * @self: a player
 * @variant: what is played
 *
 * Begins another game.
 *
 * Returns: (transfer full) (nullable): a sentence on why it cannot, or %NULL
 */
char *ugo_cli_contestant_begin (UgoCliContestant *self, UgoVariant variant);

/**
 * ugo_cli_contestant_choose:
 * @self: a player
 * @game: an undecided game
 * @move: (out): its move, a legal one
 *
 * Returns: (transfer full) (nullable): a sentence on why it has none, or %NULL
 */
char *ugo_cli_contestant_choose (UgoCliContestant *self, const UgoCliGame *game, UgoMove *move);

G_END_DECLS

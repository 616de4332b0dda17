/* ugo-test-vectors.h: what the tests of the core share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-notation.h"

/* The most rounds a test plays. */
#define UGO_TEST_MAX_PLIES 4096

/*
 * UgoTestGame:
 * @position: where it stands
 * @keys: the keys of its positions so far that repetition compares
 * @n_keys: their number
 */
typedef struct
{
  UgoPosition position;
  uint64_t keys[UGO_TEST_MAX_PLIES];
  size_t n_keys;
} UgoTestGame;

/**
 * UgoTestRowFunc:
 * @fields: the fields of a line, ended by %NULL
 */
typedef void (*UgoTestRowFunc) (char **fields);

/**
 * ugo_test_each_row:
 * @file: the name of a file of vectors
 * @game: what the first field begins with, such as "Ugolki"
 * @func: called for each such line
 *
 * Fails when there is no such line. A test run with `--verbose` names each line.
 */
void ugo_test_each_row (const char *file, const char *game, UgoTestRowFunc func);

/**
 * ugo_test_variant:
 * @name: the name of a variant, which must be right
 *
 * Returns: the variant
 */
UgoVariant ugo_test_variant (const char *name);

/**
 * ugo_test_position:
 * @variant: the name of a variant
 * @text: the text of a position, which must be right but need not be fit for a game
 *
 * Returns: the position
 */
UgoPosition ugo_test_position (const char *variant, const char *text);

/**
 * ugo_test_game_begin:
 * @game: (out): a game
 * @position: where it begins
 */
void ugo_test_game_begin (UgoTestGame *game, UgoPosition position);

/**
 * ugo_test_game_play:
 * @game: a game
 * @move: a legal move
 */
void ugo_test_game_play (UgoTestGame *game, UgoMove move);

/**
 * ugo_test_game_play_all:
 * @game: a game
 * @moves: the texts of legal moves, with spaces between them
 */
void ugo_test_game_play_all (UgoTestGame *game, const char *moves);

/**
 * ugo_test_check:
 * @position: a position
 * @move: the text of a move, legal or not
 *
 * Returns: what ugo_move_read() says of it
 */
UgoStatus ugo_test_check (const UgoPosition *position, const char *move);

/**
 * ugo_test_moves:
 * @position: a position
 *
 * Returns: (transfer full): the ends of its legal moves, with spaces between them
 */
char *ugo_test_moves (const UgoPosition *position);

/**
 * ugo_test_result:
 * @position: a position
 *
 * Returns: (transfer full): its result and the reason, such as "1-0 home"
 */
char *ugo_test_result (const UgoPosition *position);

/**
 * ugo_test_random_move:
 * @position: a position whose game goes on
 *
 * Returns: a legal move
 */
UgoMove ugo_test_random_move (const UgoPosition *position);

/**
 * ugo_test_exact_copy:
 * @text: a text
 * @length: its length
 *
 * Returns: (transfer full): a copy with nothing behind it, so that a sanitizer sees who reads on
 */
char *ugo_test_exact_copy (const char *text, size_t length);

/**
 * ugo_test_note:
 * @text: any bytes up to a NUL
 *
 * Names in the log what is tried.
 */
void ugo_test_note (const char *text);

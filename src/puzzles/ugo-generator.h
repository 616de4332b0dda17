/* ugo-generator.h: puzzles without end, each of them proved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle.h"

G_BEGIN_DECLS

/**
 * UgoGeneratorFunc:
 * @tries: how many drafts have been thrown away so far
 * @data: as given
 */
typedef void (*UgoGeneratorFunc) (guint tries, gpointer data);

/**
 * ugo_generate:
 * @theme: a theme
 * @level: a level that it offers
 * @seed: any number
 * @stop: (nullable): makes it give up when another thread sets it
 * @func: (nullable) (scope call): told of the progress, in the same thread
 * @data: passed to @func
 *
 * The same seed makes the same puzzle on every machine; its id is made of theme, level and seed.
 *
 * Returns: (transfer full) (nullable): a puzzle of just that level, proved; %NULL when it was
 *   stopped, or when thousands of drafts gave none
 */
UgoPuzzle *ugo_generate (const UgoPuzzleTheme *theme, int level, guint64 seed,
                         const atomic_bool *stop, UgoGeneratorFunc func, gpointer data);

/**
 * ugo_generate_proved:
 * @theme: a theme
 * @level: a level that it offers
 * @seed: any number
 * @stop: (nullable): makes it give up when another thread sets it
 * @func: (nullable) (scope call): told of the progress, in the same thread
 * @data: passed to @func
 * @proof: (out caller-allocates): the proof of the puzzle, when there is one
 *
 * Returns: (transfer full) (nullable): as ugo_generate()
 */
UgoPuzzle *ugo_generate_proved (const UgoPuzzleTheme *theme, int level, guint64 seed,
                                const atomic_bool *stop, UgoGeneratorFunc func, gpointer data,
                                UgoProof *proof);

/**
 * ugo_generator_read_id:
 * @id: an id
 * @theme: (out): the theme it names
 * @level: (out): a level that the theme offers
 * @seed: (out): the number
 *
 * Returns: whether @id is one that ugo_generate() gives
 */
bool ugo_generator_read_id (const char *id, const UgoPuzzleTheme **theme, int *level,
                            guint64 *seed);

/**
 * ugo_generate_from_id:
 * @id: an id that ugo_generate() gave
 * @stop: (nullable): makes it give up when another thread sets it
 *
 * Returns: (transfer full) (nullable): the same puzzle; %NULL when @id is none, or it was stopped
 */
UgoPuzzle *ugo_generate_from_id (const char *id, const atomic_bool *stop);

G_END_DECLS

/* ugo-test-records.h: what the tests of the records share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-diagnostic.h"
#include "ugo-record-file.h"
#include "ugo-record.h"

#define UGO_TEST_TAGS \
  "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n" \
  "[Black \"?\"]\n[Result \"*\"]\n[Variant \"Ugolki 9\"]\n"

/* An array that frees its diagnostics. */
GPtrArray *ugo_test_diagnostics_new (void);

/* The file of a text of @length bytes, or up to its NUL when @length is -1. */
UgoRecordFile *ugo_test_file (const char *text, gssize length);

/* The one game of @text; what is wrong with it goes to @diagnostics, or must be nothing. */
UgoRecord *ugo_test_read (const char *text, GPtrArray *diagnostics);

/* Asserts that @diagnostics holds just one diagnostic of that kind at that place. */
void ugo_test_assert_fault (GPtrArray *diagnostics, UgoSeverity severity, UgoFault fault,
                            guint line, guint column);

/* The node that the moves of @path, written as in records with spaces between, lead to: "" is
 * the root. */
UgoNode *ugo_test_find (UgoRecord *record, const char *path);

/* Asserts that @record is written, read and written again without any change. */
void ugo_test_assert_round_trip (UgoRecord *record);

/* A game of any variant with variations, comments, glyphs and tags meant to be hard to write. */
UgoRecord *ugo_test_random_record (GRand *rand);

/* Exchanges some bytes for others that mean something in a record. */
void ugo_test_mutate (GRand *rand, char *text, gsize length);

/* Tries something with @record, in @n_steps steps. */
typedef void (*UgoTestRecordFunc) (GRand *rand, UgoRecord *record, guint n_steps);

/* Calls @func with the first games of each file of the tests' records, as it is and @n_mutants
 * times mutated. Returns: how many games those were. */
guint ugo_test_each_record (GRand *rand, guint n_mutants, UgoTestRecordFunc func, guint n_steps);

/* A text meant to be hard to write in a comment or a tag. */
char *ugo_test_random_comment (GRand *rand);

/* A legal move at @position and a route of it; FALSE when the game is over. */
gboolean ugo_test_random_move (GRand *rand, const UgoPosition *position, UgoMove *move,
                               UgoRoute *route);

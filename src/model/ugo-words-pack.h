/* ugo-words-pack.h: what is wrong with a puzzle of a file, in the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle.h"

G_BEGIN_DECLS

/**
 * ugo_words_pack_fault:
 * @record: what was read
 * @diagnostics: (element-type UgoDiagnostic): what was wrong with the text
 * @number: which game of its file it is
 * @line: the line where it begins
 *
 * Returns: (transfer full): a sentence that says why it is no puzzle, and where it stands
 */
char *ugo_words_pack_fault (UgoRecord *record, GPtrArray *diagnostics, guint number, guint line);

/**
 * ugo_words_pack_refutation:
 * @puzzle: a puzzle whose claim does not hold, or cannot be proved
 * @status: what the proof of its goal said
 * @least: the fewest moves, when it was found
 *
 * Returns: (transfer full): a sentence that says what is not so
 */
char *ugo_words_pack_refutation (const UgoPuzzle *puzzle, UgoProofStatus status, int least);

G_END_DECLS

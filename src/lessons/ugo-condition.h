/* ugo-condition.h: what a lesson asks of a try, parsed once and evaluated by the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words joined by `and`, `or`, `not` and parentheses. A word may take squares behind a colon and be
 * compared with a number: `jump and hops>=3 and not to:home`. data/lessons/README.md lists them.
 */
#pragma once

#include "ugo-square-set.h"

G_BEGIN_DECLS

/* The most words, operators and parentheses of one condition. */
#define UGO_CONDITION_LENGTH 64

typedef struct UgoCondition UgoCondition;
typedef struct UgoNumber UgoNumber;

/**
 * ugo_condition_new:
 * @rules: the game
 * @subject: what it is about; words of the board may always stand in it
 * @text: the condition
 * @error: (nullable): the place of an error
 *
 * Returns: (transfer full) (nullable): the condition, or %NULL
 */
UgoCondition *ugo_condition_new (const UgoRules *rules, UgoSubject subject, const char *text,
                                 GError **error);

/**
 * ugo_condition_free:
 * @self: (transfer full): a condition
 */
void ugo_condition_free (UgoCondition *self);

/**
 * ugo_condition_holds:
 * @self: a condition
 * @attempt: what was tried
 *
 * Words of the board speak of the position after the try, seen from who tried; words for squares of
 * the position before it.
 *
 * Returns: whether it holds
 */
bool ugo_condition_holds (const UgoCondition *self, const UgoTry *attempt);

/**
 * ugo_number_new:
 * @rules: the game
 * @text: digits, or a word of the board such as `chain:c1`
 * @error: (nullable): the place of an error
 *
 * Returns: (transfer full) (nullable): the number, or %NULL
 */
UgoNumber *ugo_number_new (const UgoRules *rules, const char *text, GError **error);

/**
 * ugo_number_free:
 * @self: (transfer full): a number
 */
void ugo_number_free (UgoNumber *self);

/**
 * ugo_number_value:
 * @self: a number
 * @position: a position
 *
 * Returns: the number there, seen from the side to move; negative when it is not known
 */
int ugo_number_value (const UgoNumber *self, const UgoPosition *position);

/**
 * ugo_try_move:
 * @self: (out): a try
 * @position: where
 * @move: a legal move
 * @route: (nullable): the way it went; %NULL or an empty one for the shortest
 */
void ugo_try_move (UgoTry *self, const UgoPosition *position, UgoMove move,
                   const UgoRoute *route);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoCondition, ugo_condition_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoNumber, ugo_number_free)

G_END_DECLS

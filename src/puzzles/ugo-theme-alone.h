/* ugo-theme-alone.h: what the themes share in which one side of Ugolki moves alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-alone.h"
#include "ugo-puzzle-theme.h"
#include "ugo-random.h"

G_BEGIN_DECLS

/* The unit of efforts: so many make one bit. */
#define UGO_EFFORT_BIT 8

/*
 * UgoAloneMeasure:
 * @effort: what one has to find out, in eighths of a bit: the logarithm of how many sequences of
 *   moves look right, for one that is
 * @longest: the most jumps of a move of the line
 * @n_by_piece: how many moves of the line are made by the piece that is brought
 */
typedef struct
{
  int effort;
  int longest;
  int n_by_piece;
} UgoAloneMeasure;

/**
 * ugo_effort_of:
 * @n: a number, at least 1
 *
 * Returns: its logarithm to base 2 in eighths, rounded down; the same on every machine
 */
int ugo_effort_of (guint64 n);

/**
 * ugo_effort_level:
 * @score: how hard it is, in the unit of a theme
 * @scores: (array fixed-size=9): the least score of each level, rising
 *
 * Returns: the level of that score, 0 when it is too small for the first one
 */
int ugo_effort_level (int score, const int *scores);

/**
 * ugo_alone_measure:
 * @self: what is asked for
 * @proof: its proof, found
 * @measure: (out): what is measured in it
 *
 * A move looks right when by ugo_alone_bound() the goal could still be reached in time after it.
 */
void ugo_alone_measure (const UgoAlone *self, const UgoProof *proof, UgoAloneMeasure *measure);

/**
 * ugo_alone_grade:
 * @draft: a draft with the goal of an army
 * @proof: its proof, found
 * @min_longest: how many jumps the longest move of the solution has at least
 * @max_solutions: how many solutions there are at most
 *
 * Returns: the level that length and effort make; 0 when it does not fulfil these
 */
int ugo_alone_grade (const UgoDraft *draft, const UgoProof *proof, int min_longest,
                     guint64 max_solutions);

/**
 * ugo_alone_of_draft:
 * @draft: a draft of a goal `bring`, `home`, `leave` or `build`
 *
 * Returns: what it asks for
 */
UgoAlone ugo_alone_of_draft (const UgoDraft *draft);

/**
 * ugo_draft_begin:
 * @draft: (out): an empty board of Ugolki, White to move, and no goal yet
 * @variant: a variant
 */
void ugo_draft_begin (UgoDraft *draft, UgoVariant variant);

/**
 * ugo_draft_solve:
 * @draft: a draft of a goal `bring`, `home` or `leave`
 * @n_moves: how many own moves are allowed
 * @max_states: how many placements it may take
 * @stop: (nullable): makes it give up when another thread sets it
 * @proof: (out): its proof
 *
 * Returns: whether an answer was found
 */
bool ugo_draft_solve (const UgoDraft *draft, int n_moves, guint max_states,
                      const atomic_bool *stop, UgoProof *proof);

/**
 * ugo_draft_road:
 * @random: where chance comes from
 * @draft: a draft whose goal names the square of a piece; names the end of the road as well
 * @far: what file and rank of the end, counted from 0, add up to at least
 * @bridges: (out): the squares to be jumped over
 * @landings: (out): the squares to land on, first and last included
 *
 * Thinks of a road up and to the right, with a detour now and then; puts no pieces.
 *
 * Returns: whether it got so far
 */
bool ugo_draft_road (UgoRandom *random, UgoDraft *draft, int far, guint64 *bridges,
                     guint64 *landings);

/**
 * ugo_random_square:
 * @random: where chance comes from
 * @set: a set of squares, not empty
 *
 * Returns: one of them
 */
UgoSquare ugo_random_square (UgoRandom *random, guint64 set);

/**
 * ugo_random_squares:
 * @random: where chance comes from
 * @set: a set of squares
 * @n: how many of them, at most
 *
 * Returns: so many of them
 */
guint64 ugo_random_squares (UgoRandom *random, guint64 set, int n);

/**
 * ugo_random_variant:
 * @random: where chance comes from
 * @names: names of variants, ended by %NULL, the first as likely as all others
 *
 * Returns: one of them
 */
UgoVariant ugo_random_variant (UgoRandom *random, const char *const *names);

/**
 * ugo_squares_between:
 * @low: a number
 * @high: another one
 *
 * Returns: the squares whose file and rank, counted from 0, add up to @low at least and @high at
 *   most
 */
guint64 ugo_squares_between (int low, int high);

G_END_DECLS

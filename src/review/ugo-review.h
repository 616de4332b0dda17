/* ugo-review.h: what the engine says of a game, position by position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A review takes the main line of a record with it, so that it can be made in a thread of its own
 * while the record is shown and edited. No variation is looked at.
 */
#pragma once

#include <glib.h>

#include "ugo-mistake.h"
#include "ugo-record.h"
#include "ugo-search.h"

G_BEGIN_DECLS

typedef struct _UgoReview UgoReview;

/* How many positions to visit for each one of a game, unless something else is asked for: a game of
 * sixty moves takes less than a minute. */
#define UGO_REVIEW_NODES 250000

/**
 * UgoReviewStep:
 * @position: a position of the main line
 * @has_move: whether a move was made there; not at the end
 * @move: the move that was made
 * @is_known: whether it is known what the position is worth
 * @score: that, from the side to move; see ugo-score.h
 * @depth: how many plies were searched; 0 where the rules alone told it
 * @n_best: the length of @best; 0 where the game is decided
 * @best: the best line
 */
typedef struct
{
  UgoPosition position;
  gboolean has_move;
  UgoMove move;
  gboolean is_known;
  int score;
  int depth;
  guint n_best;
  UgoMove best[UGO_SEARCH_MAX_DEPTH];
} UgoReviewStep;

/**
 * UgoReviewFunc:
 * @review: the review
 * @index: the step that has become known
 * @data: as given
 *
 * Called in the thread of ugo_review_run().
 */
typedef void (*UgoReviewFunc) (UgoReview *review, guint index, gpointer data);

/**
 * ugo_review_new:
 * @record: a record that is ours
 *
 * Returns: (transfer full): a review of its main line, of which nothing is known yet
 */
UgoReview *ugo_review_new (UgoRecord *record);

/**
 * ugo_review_ref:
 * @self: a review
 *
 * May be called from any thread.
 *
 * Returns: (transfer full): the same
 */
UgoReview *ugo_review_ref (UgoReview *self);

/**
 * ugo_review_unref:
 * @self: (transfer full): a review
 */
void ugo_review_unref (UgoReview *self);

/**
 * ugo_review_is_of:
 * @self: a review
 * @record: a record that is ours
 *
 * Returns: whether the main line of @record is the one that is reviewed
 */
gboolean ugo_review_is_of (const UgoReview *self, UgoRecord *record);

/**
 * ugo_review_advance:
 * @self: a review
 * @search: a search that does not run
 * @limits: how far to search
 *
 * Searches the last position that is not known yet; see ugo_review_run(). While a thread does
 * this, others may ask for the steps that were known before.
 *
 * Returns: %FALSE when the limits' flag ended it, or nothing was left to do
 */
gboolean ugo_review_advance (UgoReview *self, UgoSearch *search, const UgoLimits *limits);

/**
 * ugo_review_run:
 * @self: a review
 * @search: a search that does not run; what it has found out is forgotten
 * @limits: how far to search each position
 * @func: (nullable) (scope call): called after each position
 * @data: passed to @func
 *
 * Searches what is not known yet, from the end to the start: what is found out about a position is
 * of use for the one before. A player's only move is taken as made. With one thread and a limit of
 * depth or nodes the same game always gets the same review.
 *
 * Returns: %FALSE when the limits' flag ended it; what was known by then is
 */
gboolean ugo_review_run (UgoReview *self, UgoSearch *search, const UgoLimits *limits,
                         UgoReviewFunc func, gpointer data);

/**
 * ugo_review_get_n_steps:
 * @self: a review
 *
 * Returns: the number of positions, one more than that of moves
 */
guint ugo_review_get_n_steps (const UgoReview *self);

/**
 * ugo_review_get_step:
 * @self: a review
 * @index: a position, from 0; a number of plies
 *
 * Returns: (transfer none): what is known of it
 */
const UgoReviewStep *ugo_review_get_step (const UgoReview *self, guint index);

/**
 * ugo_review_get_mistake:
 * @self: a review
 * @index: a position where a move was made
 * @loss: (out) (optional): what the move lost; see ugo_mistake_loss()
 *
 * Returns: how bad the move was; %UGO_MISTAKE_NONE when that is not known, when it was the only one
 *   or the best
 */
UgoMistake ugo_review_get_mistake (const UgoReview *self, guint index, int *loss);

/**
 * ugo_review_get_played:
 * @self: a review
 * @index: a position where a move was made, of which the next one is known
 *
 * Returns: what the position is worth by that move, from the side to move; see ugo-score.h
 */
int ugo_review_get_played (const UgoReview *self, guint index);

/**
 * ugo_review_write:
 * @self: a review
 * @record: a record that is ours
 *
 * Writes what is known into @record, after erasing what was written before: `[%eval …]` of each
 * position; for each mistake a glyph, unless the move has a judgement, with `[%mistake …]`, and the
 * best line as a variation with `[%line]`, unless its first move is there as one. All that people
 * wrote stays.
 *
 * Returns: %FALSE, and nothing is written, when the main line of @record is another
 */
gboolean ugo_review_write (const UgoReview *self, UgoRecord *record);

/**
 * ugo_review_erase:
 * @record: a record that is ours
 *
 * Takes away what ugo_review_write() wrote, and evaluations of other programs in the main line.
 * A line that somebody has annotated, or played on from, stays.
 */
void ugo_review_erase (UgoRecord *record);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoReview, ugo_review_unref)

G_END_DECLS

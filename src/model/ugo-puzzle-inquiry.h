/* ugo-puzzle-inquiry.h: what can be proved of a question that somebody has made up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_INQUIRY_STOPPED,    /* nothing is known */
  UGO_INQUIRY_TOO_LARGE,  /* the proof would take too long */
  UGO_INQUIRY_IMPOSSIBLE, /* it cannot be done within the moves allowed */
  UGO_INQUIRY_OTHER,      /* the best that can be asked here is something else */
  UGO_INQUIRY_PROVED,     /* it is a puzzle */
} UgoInquiryStatus;

/*
 * UgoPuzzleInquiry:
 * @draft: what is asked, `n_moves` being the most that are tried
 * @n_tried: in how many moves (bricks) it is being tried now; shared, in an atomic box
 * @status: what came of it
 * @best: what can be asked, in the fewest moves: of %UGO_INQUIRY_PROVED @draft itself, of
 *   %UGO_INQUIRY_OTHER with other numbers, or to win in place of a draw
 * @proof: the proof of @best
 * @theme: the theme that @best belongs to
 * @level: the level that the theme's measure gives, 0 when it gives none
 */
typedef struct
{
  UgoDraft draft;
  atomic_uint *n_tried;
  UgoInquiryStatus status;
  UgoDraft best;
  UgoProof proof;
  const UgoPuzzleTheme *theme;
  int level;
} UgoPuzzleInquiry;

/**
 * ugo_puzzle_inquiry_new:
 * @draft: a draft that fits
 *
 * Returns: (transfer full): what ugo_puzzle_inquire() takes
 */
UgoPuzzleInquiry *ugo_puzzle_inquiry_new (const UgoDraft *draft);

/**
 * ugo_puzzle_inquiry_free:
 * @inquiry: (transfer full): an #UgoPuzzleInquiry
 */
void ugo_puzzle_inquiry_free (gpointer inquiry);

/**
 * ugo_puzzle_inquire:
 * @inquiry: an #UgoPuzzleInquiry
 * @mind: not used
 * @stop: makes it give up when another thread sets it
 *
 * A #UgoThinkFunc. Finds the fewest moves, trying one more after the other, and where the goal
 * names numbers, the best that can be asked.
 */
void ugo_puzzle_inquire (gpointer inquiry, gpointer mind, const atomic_bool *stop);

G_END_DECLS

/* ugo-tutor.h: a person at something to be solved on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-types.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_TUTOR_ASKING,    /* an answer is waited for, or something is read */
  UGO_TUTOR_JUDGING,   /* one was given, and is being proved right or wrong */
  UGO_TUTOR_WRONG,     /* it was wrong; ugo_tutor_try_again() goes back */
  UGO_TUTOR_SOLVED,    /* what was asked for is done */
  UGO_TUTOR_EXPLORING, /* both sides are moved freely, and nothing is judged */
} UgoTutorState;

/* What a person can do: the functions of the same names. */
typedef enum
{
  UGO_TUTOR_PLAY,
  UGO_TUTOR_TOGGLE,
  UGO_TUTOR_CHECK,
  UGO_TUTOR_HINT,
  UGO_TUTOR_SHOW,
  UGO_TUTOR_TRY_AGAIN,
  UGO_TUTOR_UNDO,
  UGO_TUTOR_REDO,
} UgoTutorVerb;

#define UGO_TYPE_TUTOR (ugo_tutor_get_type ())

/*
 * UgoTutor:
 *
 * What a lesson and a puzzle have in common: a question is answered on the board by moves or
 * by squares, each answer is judged, hints are given, a solution is shown, and everything can be
 * taken back and done again. How it is judged and what is said is up to the classes derived from
 * it. It waits for nothing by itself: what is due, ugo_tutor_go_on() does.
 *
 * Signals:
 * moved (UgoPosition *before, UgoMove *move, UgoRoute *route, UgoPosition *after): a piece moved; a
 *   view may animate it. Comes before "changed".
 * changed (): what is to be shown has changed.
 */
G_DECLARE_DERIVABLE_TYPE (UgoTutor, ugo_tutor, UGO, TUTOR, GObject)

/*
 * UgoTutorClass:
 * @place_size: of the class’s own struct that begins with a #UgoTutorPlace
 * @copy_place: (nullable): makes a place that was copied byte by byte own what it points to
 * @clear_place: (nullable): frees what a place points to
 * @is_busy: (nullable): whether nothing can be done now, though a person should not see it yet
 * @goes_back: whether a wrong answer goes back by itself
 * @stop: (nullable): drops what is being waited for
 * @came_back: (nullable): another place was come to by undo or redo
 *
 * The others are the functions of the same names; @can is asked for the first five verbs alone, and
 * before each of them.
 */
struct _UgoTutorClass
{
  GObjectClass parent_class;

  gsize place_size;
  void (*copy_place) (gpointer place);
  void (*clear_place) (gpointer place);

  char *(*get_text) (UgoTutor *self);
  char *(*get_hint) (UgoTutor *self);
  char *(*get_feedback) (UgoTutor *self);
  gboolean (*is_refusal) (UgoTutor *self);
  gboolean (*can) (UgoTutor *self, UgoTutorVerb verb);
  gboolean (*is_busy) (UgoTutor *self);
  gboolean (*get_reply_due) (UgoTutor *self);
  gboolean (*goes_back) (UgoTutor *self);

  void (*play) (UgoTutor *self, UgoMove move, const UgoRoute *route);
  void (*toggle) (UgoTutor *self, UgoSquare square);
  void (*check) (UgoTutor *self);
  void (*hint) (UgoTutor *self);
  void (*show) (UgoTutor *self);
  void (*reply) (UgoTutor *self);
  void (*try_again) (UgoTutor *self);
  void (*stop) (UgoTutor *self);
  void (*came_back) (UgoTutor *self);
};

UgoTutorState ugo_tutor_get_state (UgoTutor *self);

/**
 * ugo_tutor_get_position:
 * @self: a tutor
 *
 * Returns: (transfer none): what is on the board
 */
const UgoPosition *ugo_tutor_get_position (UgoTutor *self);

/**
 * ugo_tutor_get_chosen:
 * @self: a tutor
 *
 * Returns: the squares chosen so far, where squares are asked for
 */
uint64_t ugo_tutor_get_chosen (UgoTutor *self);

/**
 * ugo_tutor_get_text:
 * @self: a tutor
 *
 * Returns: (transfer full): what is asked for, in the person's language
 */
char *ugo_tutor_get_text (UgoTutor *self);

/**
 * ugo_tutor_get_hint:
 * @self: a tutor
 *
 * Returns: (transfer full) (nullable): the hint given last, in the person's language, while it
 *   helps
 */
char *ugo_tutor_get_hint (UgoTutor *self);

/**
 * ugo_tutor_get_feedback:
 * @self: a tutor
 *
 * Returns: (transfer full) (nullable): what is said to what was done last, in the person's language
 */
char *ugo_tutor_get_feedback (UgoTutor *self);

/**
 * ugo_tutor_is_refusal:
 * @self: a tutor
 *
 * Returns: whether that says why an answer does not do
 */
gboolean ugo_tutor_is_refusal (UgoTutor *self);

/**
 * ugo_tutor_can:
 * @self: a tutor
 * @verb: what to do
 *
 * Returns: whether it does anything now, as far as a person should see it
 */
gboolean ugo_tutor_can (UgoTutor *self, UgoTutorVerb verb);

/**
 * ugo_tutor_play:
 * @self: a tutor
 * @move: a move
 * @route: (nullable): the route chosen stop by stop
 *
 * Answers with it, if it is legal and a move can be made.
 */
void ugo_tutor_play (UgoTutor *self, UgoMove move, const UgoRoute *route);

/**
 * ugo_tutor_toggle:
 * @self: a tutor
 * @square: a square to choose, or to choose no more, where squares are asked for
 */
void ugo_tutor_toggle (UgoTutor *self, UgoSquare square);

/* Offers the chosen squares as the answer, or has looked at what was done so far. */
void ugo_tutor_check (UgoTutor *self);

/* Gives the next hint. */
void ugo_tutor_hint (UgoTutor *self);

/**
 * ugo_tutor_show:
 * @self: a tutor
 *
 * Makes the next move of a solution, or gives its squares or its number; what follows is due
 * then, until something else is done. All that was shown is taken back at once.
 */
void ugo_tutor_show (UgoTutor *self);

/* Goes back to where the wrong answer was given; what was said to it stays. */
void ugo_tutor_try_again (UgoTutor *self);

/**
 * ugo_tutor_get_reply_due:
 * @self: a tutor
 *
 * Returns: whether the other side is to answer the move on the board
 */
gboolean ugo_tutor_get_reply_due (UgoTutor *self);

/* Makes the reply that is due; nothing when none is. */
void ugo_tutor_reply (UgoTutor *self);

/**
 * ugo_tutor_is_due:
 * @self: a tutor
 *
 * Returns: whether something is to come by itself, once the person has seen what is there: a reply,
 *   the next move of a solution, or that a wrong answer goes back, which needs no other answer
 */
gboolean ugo_tutor_is_due (UgoTutor *self);

/* Does what is due. */
void ugo_tutor_go_on (UgoTutor *self);

void ugo_tutor_undo (UgoTutor *self);
void ugo_tutor_redo (UgoTutor *self);

G_END_DECLS

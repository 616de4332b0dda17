/* ugo-tutor-private.h: what the classes derived from UgoTutor use of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-tutor.h"

G_BEGIN_DECLS

/*
 * UgoTutorPlace:
 *
 * Where a person is, or was, to come back to. A class puts it at the beginning of a struct of its
 * own.
 *
 * @position: on the board
 * @chosen: squares
 * @floor: how far back undo goes, as a length of the past
 * @showing: which showing of a solution led here, 0 for none
 */
typedef struct
{
  UgoPosition position;
  uint64_t chosen;
  UgoTutorState state;
  guint floor;
  guint showing;
} UgoTutorPlace;

/**
 * ugo_tutor_begin:
 * @self: a tutor
 * @place: (transfer full): where it begins, without a past; allocated by g_new0()
 */
void ugo_tutor_begin (UgoTutor *self, gpointer place);

/**
 * ugo_tutor_set_here:
 * @self: a tutor
 * @place: (transfer full): what takes the place of ugo_tutor_get_here()
 */
void ugo_tutor_set_here (UgoTutor *self, gpointer place);

/* Where the person is, and may be changed. */
gpointer ugo_tutor_get_here (UgoTutor *self);

/**
 * ugo_tutor_get_past:
 * @self: a tutor
 *
 * Returns: (transfer none): the places that can be gone back to, the nearest last
 */
GPtrArray *ugo_tutor_get_past (UgoTutor *self);

/* Keeps a copy of where the person is; what comes now leads to another place. */
void ugo_tutor_remember (UgoTutor *self);

/**
 * ugo_tutor_go_back_to:
 * @self: a tutor
 * @length: of the past that is left
 *
 * Goes back for good, without a word.
 */
void ugo_tutor_go_back_to (UgoTutor *self, guint length);

/**
 * ugo_tutor_move:
 * @self: a tutor
 * @move: a move
 * @chosen: (nullable): its route, stop by stop
 * @after: where it leads
 *
 * Puts @after on the board, and tells "moved".
 */
void ugo_tutor_move (UgoTutor *self, UgoMove move, const UgoRoute *chosen,
                     const UgoPosition *after);

/* Ends that a solution is shown. */
void ugo_tutor_stop_showing (UgoTutor *self);

/* Emits "changed". */
void ugo_tutor_changed (UgoTutor *self);

G_END_DECLS

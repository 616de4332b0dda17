/* ugo-puzzle-desk-private.h: what the parts of UgoPuzzleDesk share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

/* Where a puzzle comes from, and with it the next one. */
typedef enum
{
  UGO_PUZZLE_SOURCE_LEVEL, /* a theme and a level */
  UGO_PUZZLE_SOURCE_DAILY, /* the date */
  UGO_PUZZLE_SOURCE_DUE,   /* those that were not solved, and come back */
  UGO_PUZZLE_SOURCE_ID,    /* its name */
  UGO_PUZZLE_SOURCE_OWN,   /* own games */
  UGO_PUZZLE_SOURCE_PACK,  /* a pack of the person's */
  UGO_PUZZLE_SOURCE_TRIAL, /* somebody is making it */
} UgoPuzzleSource;

struct _UgoPuzzleDesk
{
  GObject parent_instance;

  /* Owned. */
  UgoPuzzleShelf *shelf;
  UgoPuzzleProgress *progress;
  UgoPuzzlePacks *packs;
  UgoPuzzlePack *pack;
  UgoPuzzleMaker *maker;
  UgoPuzzleTutor *tutor;
  GDateTime *now; /* in place of the clock */
  char *wanted;   /* the id of the puzzle that is waited for, unless any of the level will do */
  char *key;      /* under what the puzzle is remembered, unless that is its id */

  /* Plain state. */
  const UgoRules *rules;
  const UgoPuzzleTheme *theme;
  int level;
  UgoPuzzleDeskState state;
  UgoPuzzleSource source;
  gboolean is_open;
  gboolean waits_for_shelf;
  guint32 daily; /* the day whose puzzle is there */
  gint64 begun;  /* when the puzzle came, in seconds since 1970 */
  guint index;   /* of the puzzle in its pack */
  gboolean is_trial; /* nothing of it is remembered */
};

/* Tells what is there from now on. */
void ugo_puzzle_desk_set_state (UgoPuzzleDesk *self, UgoPuzzleDeskState state);

/* Takes the puzzle away; one that was tried in vain is remembered as not solved. */
void ugo_puzzle_desk_drop_tutor (UgoPuzzleDesk *self);

/* Has a puzzle solved. @key: (nullable): under what it is remembered, when that is not its id. */
void ugo_puzzle_desk_put (UgoPuzzleDesk *self, UgoPuzzle *puzzle, const char *key);

/* Has the puzzle solved that is remembered or made by an id, at once or when it has been made. */
void ugo_puzzle_desk_get_by_id (UgoPuzzleDesk *self, const char *id);

/* The next one of the pack that is not solved, from the one that is there on, and then from the
 * first; the pack when there is none. */
void ugo_puzzle_desk_get_next_in_pack (UgoPuzzleDesk *self);

G_END_DECLS

/* ugo-window-private.h: what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * ugo-window.c builds the window and keeps its models, ugo-window-actions.c has its actions,
 * ugo-window-new-game.c those that begin a game, ugo-window-files.c and ugo-window-clipboard.c
 * those that open, save, copy and paste, ugo-window-games.c those of the list of games,
 * ugo-window-backup.c those that save everything, ugo-window-review.c those of a game in review,
 * ugo-window-autoplay.c the one by which that goes by itself,
 * ugo-window-learn.c those of the lessons, ugo-window-puzzles.c those of the puzzles,
 * ugo-window-history.c, ugo-window-own.c, ugo-window-packs.c and ugo-window-sheets.c what else
 * there is to do with them, ugo-window-preferences.c what is chosen for all of it,
 * ugo-window-clock.c those of the clocks, and ugo-window-opponent.c, ugo-window-advice.c and
 * ugo-window-analysis.c what there is to do with the computer.
 */
#pragma once

#include "ugo-adaptive.h"
#include "ugo-adviser.h"
#include "ugo-backup.h"
#include "ugo-games-page.h"
#include "ugo-learn-page.h"
#include "ugo-opponent.h"
#include "ugo-own-puzzles.h"
#include "ugo-pack-check.h"
#include "ugo-play-page.h"
#include "ugo-preferences.h"
#include "ugo-puzzle-editor.h"
#include "ugo-puzzles-page.h"
#include "ugo-record-editor.h"
#include "ugo-session.h"
#include "ugo-sound.h"
#include "ugo-store.h"
#include "ugo-timekeeper.h"
#include "ugo-window.h"

G_BEGIN_DECLS

/* The names of the places, as win.place has them. */
#define UGO_PLACE_LEARN "learn"
#define UGO_PLACE_PUZZLES "puzzles"
#define UGO_PLACE_PLAY "play"
#define UGO_PLACE_GAMES "games"

/* What was there before a backup was brought back; of ugo-window-backup.c. */
typedef struct _UgoWindowBefore UgoWindowBefore;

struct _UgoWindow
{
  GtkApplicationWindow parent_instance;

  /* Owned: the models, which outlive the widgets. */
  UgoPreferences *preferences;
  UgoStore *store; /* what all windows share; the next four are its */
  UgoLibrary *library;
  UgoProgress *progress;
  UgoOwnPuzzles *own;
  UgoPuzzlePacks *packs;
  UgoSession *session;
  UgoPuzzleDesk *desk;
  UgoPackCheck *check;            /* proves what a pack claims */
  UgoPuzzleEditor *editor;        /* the puzzle that is being made, once there is one */
  UgoOpponent *opponent;
  UgoTimekeeper *timekeeper;
  UgoAdviser *adviser;
  UgoSound *sound;
  UgoAnalysis *analysis;          /* of the game in Games */
  UgoMatch *play_match;           /* the game in Play */
  UgoCollection *play_collection; /* that game as a file to save */
  GCancellable *opening;          /* set while a file is being read */
  GCancellable *backing_up;       /* set while everything is being saved or brought back */
  UgoBackup *backup;              /* what may be brought back, while that is asked */
  UgoWindowBefore *before;        /* NULL when nothing was brought back */
  GPtrArray *deleted;             /* the names of the games that were deleted last */
  GMenuModel *menu;               /* the main menu's */

  GSignalGroup *play_signals;     /* of the game in Play */
  GSignalGroup *shown_signals;    /* of the match of the place that is shown */

  /* Part of the widget tree; made anew by ugo_window_rebuild(). */
  UgoAdaptive *title; /* in the header bar: the places, or in a narrow window the name */
  GtkWidget *undo;    /* in the header bar, too */
  GtkWidget *redo;
  GtkStack *stack;
  UgoLearnPage *learn_page;
  UgoPuzzlesPage *puzzles_page;
  UgoPlayPage *play_page;
  UgoGamesPage *games_page;

  /* Plain state. */
  gboolean is_first;  /* no game was begun before */
  guint dialog_check; /* until it is looked whether a dialog is open */
  gboolean may_close; /* the person has answered that the window may go */
  guint autoplay;       /* the next step of the game in review, 0 when it does not go by itself */
  UgoMatch *autoplayed; /* that game, not owned and only compared; NULL likewise */
};

/* ugo-window.c */

/**
 * ugo_window_get_place:
 * @self: a window
 *
 * Returns: (transfer none): %UGO_PLACE_LEARN, %UGO_PLACE_PUZZLES, %UGO_PLACE_PLAY or
 *   %UGO_PLACE_GAMES
 */
const char *ugo_window_get_place (UgoWindow *self);

void ugo_window_set_place (UgoWindow *self, const char *place);

/**
 * ugo_window_get_view:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the board with its match of the place that is shown; %NULL
 *   where there are no matches
 */
UgoMatchView *ugo_window_get_view (UgoWindow *self);

/**
 * ugo_window_get_tutor:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the lesson or the puzzle that is shown
 */
UgoTutor *ugo_window_get_tutor (UgoWindow *self);

/**
 * ugo_window_focus_board:
 * @self: a window
 *
 * Gives the keyboard to the board that is shown, or to the list of games, after a dialog or a menu.
 */
void ugo_window_focus_board (UgoWindow *self);

typedef void (*UgoLeaveFunc) (UgoWindow *self, gpointer data);

/**
 * ugo_window_leave_game:
 * @self: a window
 * @leave: (scope notified): called with @self and @data once the game in Play may be left: at once
 *   when it has no moves or is decided, else when the person has said so
 * @data: for @leave
 * @destroy: (nullable): frees @data
 */
void ugo_window_leave_game (UgoWindow *self, UgoLeaveFunc leave, gpointer data,
                            GDestroyNotify destroy);

/* ugo-window-actions.c */

/**
 * ugo_window_add_actions:
 * @self: a window
 *
 * Adds every win.* action, those of ugo-window-files.c included.
 */
void ugo_window_add_actions (UgoWindow *self);

/**
 * ugo_window_actions_update:
 * @self: a window
 *
 * Says of each action whether it can be done now.
 */
void ugo_window_actions_update (UgoWindow *self);

/* Says whether the action win.@name can be done now. */
void ugo_window_set_enabled (UgoWindow *self, const char *name, gboolean is_enabled);

/**
 * ugo_window_update_tutor_actions:
 * @self: a window
 * @kind: what the names of the actions begin with
 * @tutor: (nullable): what is solved
 *
 * Says whether a hint can be given, a solution shown, an answer checked or tried again.
 */
void ugo_window_update_tutor_actions (UgoWindow *self, const char *kind, UgoTutor *tutor);

/**
 * ugo_window_apply_preferences:
 * @self: a window
 *
 * Gives the boards and the actions what the person has chosen.
 */
void ugo_window_apply_preferences (UgoWindow *self);

/* A detailed action with its shortcuts, ended by %NULL. */
typedef struct
{
  const char *action;
  const char *accels[3];
} UgoAccels;

/**
 * ugo_window_accels:
 *
 * Returns: (transfer none): the shortcuts of the actions, ended by an action of %NULL
 */
const UgoAccels *ugo_window_accels (void);

/**
 * ugo_window_tell:
 * @self: a window
 * @heading: what happened
 * @body: a sentence: why, and what to do
 *
 * Shows it in a window of its own, to be closed by the person.
 */
void ugo_window_tell (UgoWindow *self, const char *heading, const char *body);

/* ugo-window-preferences.c */

/* Adds the action that shows what can be chosen. */
void ugo_window_add_preference_actions (UgoWindow *self);

/* Gives a board what the person has chosen for boards. */
void ugo_window_apply_to_board (UgoWindow *self, GtkWidget *board);

/* ugo-window-autoplay.c */

/* Adds the action by which the game in review goes on by itself. */
void ugo_window_add_autoplay_action (UgoWindow *self);

/* Says whether it can be done now; stops what has come to the end or is no longer shown. */
void ugo_window_update_autoplay_action (UgoWindow *self);

/* ugo-window-new-game.c */

/* Adds the actions that begin a game. */
void ugo_window_add_new_game_actions (UgoWindow *self);

/* ugo-window-clipboard.c */

/* Adds copy-record, copy-position and paste. The first two need a match in the place shown. */
void ugo_window_add_clipboard_actions (UgoWindow *self);

/* ugo-window-opponent.c */

/* Adds the computer, who plays where the game in Play says so, and the action to hurry it. */
void ugo_window_add_opponent (UgoWindow *self);

/* Shows in Play whether the computer is thinking. */
void ugo_window_show_thinking (UgoWindow *self);

/* Has the computer wait as long as the eye needs. */
void ugo_window_set_pace (UgoWindow *self);

/* Whether the computer has just won against a person and has a level below that one. */
gboolean ugo_window_can_play_easier (UgoWindow *self);

/* Begins a rematch against that level. */
void ugo_window_play_easier (UgoWindow *self);

/**
 * ugo_window_get_person:
 * @self: a window
 *
 * Returns: the side of the person who plays against the computer, else the side to move
 */
UgoSide ugo_window_get_person (UgoWindow *self);

/* Whether a person has made a move in Play that can be taken back. */
gboolean ugo_window_can_take_back (UgoWindow *self);

/* Takes back the last move in Play, and what the computer has answered. */
void ugo_window_take_back (UgoWindow *self);

/* Plays again the last move taken back in Play, and what the computer had answered. */
void ugo_window_play_again (UgoWindow *self);

/**
 * ugo_window_offer_to_computer:
 * @self: a window
 *
 * Offers a draw to the computer, which answers at once.
 *
 * Returns: whether the person plays against the computer
 */
gboolean ugo_window_offer_to_computer (UgoWindow *self);

/* ugo-window-advice.c */

/* Adds who gives hints in Play and is the coach there, and the actions to ask and answer him. */
void ugo_window_add_adviser (UgoWindow *self);

/* Says of each of them whether it can be done now; @is_live: whether Play is shown, and the game as
 * it stands. */
void ugo_window_update_advice_actions (UgoWindow *self, gboolean is_live);

/* Somebody begins to look back in Play, or stops, or the coach has something to say: the computer
 * waits, or goes on. */
void ugo_window_update_pause (UgoWindow *self);

/* ugo-window-clock.c */

/* Adds who keeps the time in Play, and the actions on it; the computer is there. */
void ugo_window_add_clock (UgoWindow *self);

/* Has the time kept of a match; before the session follows it. */
void ugo_window_follow_time (UgoWindow *self, UgoMatch *match);

/* The clocks stand while Play is out of sight, a dialog is open or the coach has something to say.
 */
void ugo_window_update_held (UgoWindow *self);

/* Says of each action on the clocks whether it can be done now; @is_live: whether Play is shown,
 * and the game as it stands. */
void ugo_window_update_clock_actions (UgoWindow *self, gboolean is_live);

/**
 * ugo_window_get_times:
 * @self: a window
 * @times: (out) (array fixed-size=2): the time of White and of Black in the last new game
 */
void ugo_window_get_times (UgoWindow *self, UgoTimeControl times[2]);

/* Keeps those of a new game. */
void ugo_window_keep_times (UgoWindow *self, const UgoTimeControl times[2]);

/* ugo-window-learn.c */

/* Adds the actions of the lessons. */
void ugo_window_add_learn_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_learn_actions (UgoWindow *self);

/* ugo-window-puzzles.c */

/* Adds the actions of the puzzles. */
void ugo_window_add_puzzle_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_puzzle_actions (UgoWindow *self);

/* ugo-window-history.c */

/* Adds the actions on what was done at puzzles. */
void ugo_window_add_history_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_history_actions (UgoWindow *self);

/* ugo-window-own.c */

/* Adds the actions on puzzles from one's own games. */
void ugo_window_add_own_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_own_actions (UgoWindow *self);

/* ugo-window-sheets.c */

/* Adds the actions that bring puzzles to paper. */
void ugo_window_add_sheet_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_sheet_actions (UgoWindow *self);

/* ugo-window-backup.c */

/* Adds the actions that save everything and bring it back. */
void ugo_window_add_backup_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_backup_actions (UgoWindow *self);

void ugo_window_before_free (UgoWindowBefore *before);

/* ugo-window-analysis.c */

/* Adds the actions of the analysis, and the analysis. */
void ugo_window_add_analysis_actions (UgoWindow *self);

/* Says which of them can be done now. */
void ugo_window_update_analysis_actions (UgoWindow *self);

/* ugo-window-games.c */

/* Adds the actions of the list of games. */
void ugo_window_add_games_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_games_actions (UgoWindow *self);

/* ugo-window-packs.c */

/* Adds the actions that make puzzles and do something with packs. */
void ugo_window_add_pack_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_pack_actions (UgoWindow *self);

/* Adds the packs, none of which is read yet; the desk is there. */
void ugo_window_add_packs (UgoWindow *self);

/* Has the packs read, the first time it is called. */
void ugo_window_load_packs (UgoWindow *self);

/**
 * ugo_window_take_puzzle_file:
 * @self: a window
 * @collection: what was opened
 * @file: the file that it was opened from
 *
 * Shows it as a pack, in Puzzles, when its first game is a puzzle.
 *
 * Returns: whether it does
 */
gboolean ugo_window_take_puzzle_file (UgoWindow *self, UgoCollection *collection, GFile *file);

/**
 * ugo_window_paste_puzzles:
 * @self: a window
 * @collection: what was pasted
 * @text: its text
 *
 * Adds it to a pack, when its first game is a puzzle.
 *
 * Returns: whether it was
 */
gboolean ugo_window_paste_puzzles (UgoWindow *self, UgoCollection *collection, const char *text);

/* ugo-window-review.c */

/**
 * ugo_window_get_editor:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the editor of the game in review that is shown
 */
UgoRecordEditor *ugo_window_get_editor (UgoWindow *self);

/* Whether a comment on a move is being written. */
gboolean ugo_window_is_writing (UgoWindow *self);

/* Adds the actions that change the game in review. */
void ugo_window_add_review_actions (UgoWindow *self);

/* Says of each of them whether it can be done now, and which signs the move has. */
void ugo_window_update_review_actions (UgoWindow *self);

/* ugo-window-files.c */

/* Remembers the folder of a file that was opened or saved. */
void ugo_window_remember_folder (UgoWindow *self, GFile *file);

/**
 * ugo_window_get_folder:
 * @self: a window
 *
 * Returns: (transfer full): the folder that was used last, or the one for documents
 */
GFile *ugo_window_get_folder (UgoWindow *self);

/* Adds open, cancel-opening, save and save-as, and lets files be dropped. */
void ugo_window_add_file_actions (UgoWindow *self);

/* Says of each of them whether it can be done now. */
void ugo_window_update_file_actions (UgoWindow *self);

/**
 * ugo_window_export:
 * @self: a window
 * @collection: games
 *
 * Asks where to save them, and does.
 */
void ugo_window_export (UgoWindow *self, UgoCollection *collection);

/**
 * ugo_window_confirm_close:
 * @self: a window that is about to close
 *
 * Asks when something that was opened and changed would be lost. Once the person has said that it
 * may go, sets `may_close` and closes the window. (The game in Play is kept on disk anyway.)
 *
 * Returns: whether the window must stay for now
 */
gboolean ugo_window_confirm_close (UgoWindow *self);

G_END_DECLS

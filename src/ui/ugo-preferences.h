/* ugo-preferences.h: what the person has chosen, kept between sessions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GSettings where the schema is installed; where it is not, or is older than the program, the same
 * keys in memory, so that the program runs from anywhere.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define UGO_TYPE_PREFERENCES (ugo_preferences_get_type ())

/* Signal: changed::key, when the value of a key has changed. */
G_DECLARE_FINAL_TYPE (UgoPreferences, ugo_preferences, UGO, PREFERENCES, GObject)

/* The keys. None holds translated words. */
#define UGO_KEY_LANGUAGE "language"               /* string: "" for the system's, else a code */
#define UGO_KEY_COLOUR_SCHEME "colour-scheme"     /* string: "system", "light", "dark" */
#define UGO_KEY_VARIANT "variant"                 /* string: as the Variant tag of a record */
#define UGO_KEY_OPENING "opening"                 /* string: the id of an opening */
#define UGO_KEY_TIME_CONTROL "time-control"       /* string: as in records, or of each side */
#define UGO_KEY_WATCH_SPEED "watch-speed"         /* string: "slow", "normal", "fast" */
#define UGO_KEY_COORDINATES "coordinates"         /* boolean */
#define UGO_KEY_INNER_COORDINATES "inner-coordinates" /* boolean: on the squares */
#define UGO_KEY_PIECES "piece-style"              /* string: the id of a piece style */
#define UGO_KEY_INPUT "input-style"               /* string: "any", "click", "drag" */
#define UGO_KEY_CONFIRM "confirm-moves"           /* boolean */
#define UGO_KEY_HINTS "hints"                     /* boolean: they can be asked for */
#define UGO_KEY_LEVEL "level"                     /* int32: of a new game, 0 for the last one */
#define UGO_KEY_SOUND "sound"                     /* boolean */
#define UGO_KEY_VOLUME "sound-volume"             /* double: from 0 to 1 */
#define UGO_KEY_TURN_BOARD "turn-board"           /* boolean: Black at the bottom */
#define UGO_KEY_TURN_TO_MOVER "turn-to-mover"     /* boolean: the player to move at the bottom */
#define UGO_KEY_COACH "coach"                     /* boolean: mistakes are warned of */
#define UGO_KEY_LENS "lens"                       /* boolean: roads and threats are shown */
#define UGO_KEY_LEDGER "ledger"                   /* boolean: the race ledger is shown */
#define UGO_KEY_THEME "board-theme"               /* string: the id of a board theme */
#define UGO_KEY_ANIMATION_SPEED "animation-speed" /* double: 1 is normal, 0 off */
#define UGO_KEY_WINDOW_WIDTH "window-width"       /* int32 */
#define UGO_KEY_WINDOW_HEIGHT "window-height"     /* int32 */
#define UGO_KEY_WINDOW_MAXIMIZED "window-maximized" /* boolean */
#define UGO_KEY_PLACE "place"                     /* string: "learn", "puzzles", "play", "games" */
#define UGO_KEY_LEARN_GAME "learn-game"           /* string: the id of a game */
#define UGO_KEY_PUZZLE_GAME "puzzle-game"         /* string: the id of a game */
#define UGO_KEY_PUZZLE_FILES "puzzle-files"       /* strings: the addresses of opened packs */
#define UGO_KEY_TRAINING_TIMED "training-timed"   /* boolean */
#define UGO_KEY_TRAINING_TURNED "training-turned" /* boolean */
#define UGO_KEY_LAST_FOLDER "last-folder"         /* string: the address of a folder */

/**
 * ugo_preferences_new:
 *
 * Returns: (transfer full): the preferences; says on stderr when they cannot be kept
 */
UgoPreferences *ugo_preferences_new (void);

/**
 * ugo_preferences_get_value:
 * @self: preferences
 * @key: a key
 *
 * Returns: (transfer full): its value
 */
GVariant *ugo_preferences_get_value (UgoPreferences *self, const char *key);

/**
 * ugo_preferences_set_value:
 * @self: preferences
 * @key: a key
 * @value: its new value, of the key's type; one that is out of the key's range is not taken
 */
void ugo_preferences_set_value (UgoPreferences *self, const char *key, GVariant *value);

/**
 * ugo_preferences_dup_text:
 * @self: preferences
 *
 * Returns: (transfer full): what the person has chosen, as a list of keys; without what belongs to
 *   this machine: the size of the window, folders and files
 */
char *ugo_preferences_dup_text (UgoPreferences *self);

/**
 * ugo_preferences_set_text:
 * @self: preferences
 * @text: what ugo_preferences_dup_text() made, here or in another version of the program
 *
 * Takes from it what it understands.
 */
void ugo_preferences_set_text (UgoPreferences *self, const char *text);

/**
 * ugo_preferences_get_string:
 * @self: preferences
 * @key: a key that holds a string
 *
 * Returns: (transfer full): its value
 */
char *ugo_preferences_get_string (UgoPreferences *self, const char *key);

void ugo_preferences_set_string (UgoPreferences *self, const char *key, const char *value);
gboolean ugo_preferences_get_boolean (UgoPreferences *self, const char *key);
void ugo_preferences_set_boolean (UgoPreferences *self, const char *key, gboolean value);
int ugo_preferences_get_int (UgoPreferences *self, const char *key);
void ugo_preferences_set_int (UgoPreferences *self, const char *key, int value);
double ugo_preferences_get_double (UgoPreferences *self, const char *key);

G_END_DECLS

/* ugo-sound.h: short sounds, played beside everything else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * libcanberra plays them, because it is small, knows every sound system of the desktop, mixes by
 * itself and is where desktops are. It is looked for when the first sound is wanted: a computer
 * without it, or without a device, is silent. A thread of its own talks to it, so that nobody ever
 * waits for a device. UGO_SOUND_LIBRARY in the environment names a file to take in place of the
 * library.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What is known of sound on this computer. */
typedef enum
{
  UGO_SOUND_UNTRIED,
  UGO_SOUND_WORKS,
  UGO_SOUND_NO_LIBRARY,
  UGO_SOUND_NO_DEVICE,
} UgoSoundState;

#define UGO_TYPE_SOUND (ugo_sound_get_type ())

/* Signal: changed, in the main context, when its state has become another. */
G_DECLARE_FINAL_TYPE (UgoSound, ugo_sound, UGO, SOUND, GObject)

/**
 * ugo_sound_ref_default:
 *
 * Returns: (transfer full): what plays the sounds of this program, the same as long as somebody has
 *   it
 */
UgoSound *ugo_sound_ref_default (void);

/**
 * ugo_sound_set_volume:
 * @self: a player, silent at first
 * @volume: from 0, when nothing is played and no library opened, to 1
 */
void ugo_sound_set_volume (UgoSound *self, double volume);

/**
 * ugo_sound_try:
 * @self: a player
 *
 * Finds out whether there is sound, if that is not known; see `changed`.
 */
void ugo_sound_try (UgoSound *self);

UgoSoundState ugo_sound_get_state (UgoSound *self);

/**
 * ugo_sound_play:
 * @name: one of the files of data/sounds, without its ending
 *
 * Plays it on the default player, if there is one with a volume; else does nothing. Returns at
 * once.
 */
void ugo_sound_play (const char *name);

/**
 * ugo_sound_play_hop:
 * @n: the number of the hop in its chain, from 1
 *
 * Plays its tone: the further, the higher, up to the tenth.
 */
void ugo_sound_play_hop (guint n);

G_END_DECLS

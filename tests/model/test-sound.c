/* test-sound.c: sounds, and their absence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-sound.h"

#include <glib/gstdio.h>
#include <string.h>

static void
wait_for_state (UgoSound *sound)
{
  while (ugo_sound_get_state (sound) == UGO_SOUND_UNTRIED)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_silence (void)
{
  UgoSound *sound;

  /* Without a player, and with one that has no volume. */
  ugo_sound_play ("win");
  sound = ugo_sound_ref_default ();
  ugo_sound_play ("win");
  ugo_sound_play_hop (3);
  g_assert_cmpint (ugo_sound_get_state (sound), ==, UGO_SOUND_UNTRIED);
  g_assert_finalize_object (sound);
}

static void
test_same (void)
{
  UgoSound *one = ugo_sound_ref_default ();
  UgoSound *other = ugo_sound_ref_default ();

  g_assert_true (one == other);
  g_object_unref (other);
  g_assert_finalize_object (one);
}

/* What a stand-in for the library is asked for, line by line. */
static void
test_works (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ugolki-sound-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sounds", NULL);
  g_autofree char *content = NULL;
  UgoSound *sound;

  g_setenv ("UGO_SOUND_LIBRARY", g_getenv ("UGO_FAKE_LIBRARY"), TRUE);
  g_setenv ("UGO_FAKE_SOUNDS", path, TRUE);
  sound = ugo_sound_ref_default ();
  ugo_sound_set_volume (sound, 1);
  ugo_sound_play_hop (0);
  wait_for_state (sound);
  g_assert_cmpint (ugo_sound_get_state (sound), ==, UGO_SOUND_WORKS);
  ugo_sound_set_volume (sound, 0.5);
  ugo_sound_play_hop (99);
  ugo_sound_play ("win");
  g_assert_finalize_object (sound);
  for (int i = 0; i < 1000; i++)
    {
      g_clear_pointer (&content, g_free);
      g_file_get_contents (path, &content, NULL, NULL);
      if (content != NULL && g_str_has_suffix (content, "win.wav -6.0\n"))
        break;
      g_usleep (10000);
    }
  g_assert_cmpstr (content, ==, "hop-1.wav 0.0\nhop-10.wav -6.0\nwin.wav -6.0\n");
  g_remove (path);
  g_rmdir (folder);
  g_setenv ("UGO_SOUND_LIBRARY", "/nonexistent", TRUE);
}

static void
test_no_library (void)
{
  UgoSound *sound = ugo_sound_ref_default ();

  ugo_sound_try (sound);
  wait_for_state (sound);
  g_assert_cmpint (ugo_sound_get_state (sound), ==, UGO_SOUND_NO_LIBRARY);
  ugo_sound_set_volume (sound, 1);
  ugo_sound_play ("win");
  g_assert_finalize_object (sound);
}

/* Whoever goes does not wait for what still sounds. */
static void
test_goes (void)
{
  for (int i = 0; i < 50; i++)
    {
      UgoSound *sound = ugo_sound_ref_default ();

      ugo_sound_set_volume (sound, 1);
      ugo_sound_play ("hop-1");
      ugo_sound_play ("no such sound");
      if (i % 2 == 0)
        wait_for_state (sound);
      g_object_unref (sound);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* How often the wave goes up through nothing: more for a higher tone. */
static guint
count_waves (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("UGO_SOUNDDIR"), name, NULL);
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;
  const gint16 *samples;
  gsize length;
  guint n = 0;

  g_file_get_contents (path, &content, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, >, 10000);
  g_assert_cmpint (memcmp (content, "RIFF", 4), ==, 0);
  samples = (const gint16 *) (gconstpointer) (content + 44);
  /* After the first moment, when only the lowest part is left. */
  for (gsize i = 3000; i < 9000; i++)
    n += GINT16_FROM_LE (samples[i]) < 0 && GINT16_FROM_LE (samples[i + 1]) >= 0;
  return n;
}

static void
test_tones (void)
{
  guint last = 0;

  for (int hop = 1; hop <= 10; hop++)
    {
      g_autofree char *name = g_strdup_printf ("hop-%d.wav", hop);
      guint now = count_waves (name);

      g_assert_cmpuint (now, >, last);
      last = now;
    }
  g_assert_cmpuint (count_waves ("win.wav"), >, 0);
  g_assert_cmpuint (count_waves ("end.wav"), >, 0);
  g_assert_cmpuint (count_waves ("error.wav"), >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sound/without a volume nothing is opened", test_silence);
  g_test_add_func ("/sound/there is one player", test_same);
  g_test_add_func ("/sound/what is wanted is played as loud as wanted", test_works);
  g_test_add_func ("/sound/without the library there is silence and a reason", test_no_library);
  g_test_add_func ("/sound/a player can go at any time", test_goes);
  g_test_add_func ("/sound/each hop has a higher tone", test_tones);
  return g_test_run ();
}

/* test-language.c: the language chosen, in any locale of the system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each case runs in a process of its own, since a locale is one for the whole process.
 */
#include <glib/gi18n.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "ugo-language.h"
#include "ugo-test-model.h"
#include "ugo-words.h"

static char *folder;

/* A message of a catalogue. */
typedef struct
{
  const char *id;
  gsize id_length;
  const char *text;
  gsize text_length;
} Message;

#define MESSAGE(id, text) { id, sizeof (id) - 1, text, sizeof (text) - 1 }

/* Sorted by their ids, as the format wants it. */
static const Message italian[] = {
  MESSAGE ("", "Language: it\nContent-Type: text/plain; charset=UTF-8\n"
               "Plural-Forms: nplurals=2; plural=(n != 1);\n"),
  MESSAGE ("%d move left to leave home\0%d moves left to leave home", "%d mossa\0%d mosse"),
  MESSAGE ("Black to move", "Muove il Nero"),
  MESSAGE ("move\004pass", "passa"),
};

static const Message russian[] = {
  MESSAGE ("", "Project-Id-Version: x\nLanguage: ru\nContent-Type: text/plain; charset=UTF-8\n"
               "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 "
               "&& (n%100<10 || n%100>=20) ? 1 : 2);\n"),
  MESSAGE ("%d move left to leave home\0%d moves left to leave home", "%d ход\0%d хода\0%d ходов"),
  MESSAGE ("Black to move", "Ход чёрных"),
  MESSAGE ("move\004pass", "пропуск"),
};

static void
append_number (GByteArray *bytes, gsize number)
{
  guint32 written = (guint32) number;

  g_byte_array_append (bytes, (const guint8 *) &written, sizeof written);
}

/* Writes a catalogue in the format of GNU .mo files. */
static void
write_catalogue (const char *code, const Message *messages, guint n)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *inner = g_build_filename (folder, code, "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (inner, GETTEXT_PACKAGE ".mo", NULL);
  gsize offset = 28 + 16 * n;

  append_number (bytes, 0x950412de);
  append_number (bytes, 0);
  append_number (bytes, n);
  append_number (bytes, 28);
  append_number (bytes, 28 + 8 * n);
  append_number (bytes, 0);
  append_number (bytes, offset);
  for (guint i = 0; i < n; offset += messages[i++].id_length + 1)
    {
      append_number (bytes, messages[i].id_length);
      append_number (bytes, offset);
    }
  for (guint i = 0; i < n; offset += messages[i++].text_length + 1)
    {
      append_number (bytes, messages[i].text_length);
      append_number (bytes, offset);
    }
  for (guint i = 0; i < n; i++)
    g_byte_array_append (bytes, (const guint8 *) messages[i].id, messages[i].id_length + 1);
  for (guint i = 0; i < n; i++)
    g_byte_array_append (bytes, (const guint8 *) messages[i].text, messages[i].text_length + 1);

  g_mkdir_with_parents (inner, 0700);
  g_assert_true (g_file_set_contents (path, (const char *) bytes->data, bytes->len, NULL));
}

static void
assert_language (const char *turn, const char *pass, const char *moves_5)
{
  UgoPosition position = ugo_test_make_position ("Ugolki 9", "8/8/8/3w4/4b3/8/8/8 b 3");
  g_autofree char *moves = g_strdup_printf (
      ngettext ("%d move left to leave home", "%d moves left to leave home", 5), 5);

  g_assert_cmpstr (ugo_words_turn (&position), ==, turn);
  g_assert_cmpstr (C_("move", "pass"), ==, pass);
  g_assert_cmpstr (moves, ==, moves_5);
}

static void
assert_english (void)
{
  assert_language ("Black to move", "pass", "5 moves left to leave home");
}

static void
assert_italian (void)
{
  assert_language ("Muove il Nero", "passa", "5 mosse");
}

static void
assert_russian (void)
{
  assert_language ("Ход чёрных", "пропуск", "5 ходов");
}

/* Whether the C library shows Italian at all in one of the locales here. */
static gboolean
system_can (void)
{
  static const char *const locales[] = { "C.UTF-8", "en_US.UTF-8", "it_IT.UTF-8" };
  gboolean can = FALSE;

  g_setenv ("LANGUAGE", "it", TRUE);
  for (guint i = 0; !can && i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_MESSAGES, locales[i]) != NULL)
      {
        bindtextdomain (GETTEXT_PACKAGE, folder);
        textdomain (GETTEXT_PACKAGE);
        can = strcmp (gettext ("Black to move"), "Muove il Nero") == 0;
      }
  g_unsetenv ("LANGUAGE");
  setlocale (LC_ALL, "C");
  textdomain ("messages");
  return can;
}

static void
assert_set (const char *code, void (*assert_shown) (void), gboolean must_be_shown)
{
  gboolean is_shown = ugo_language_set (code);

  g_assert_true (is_shown || !must_be_shown);
  if (is_shown)
    assert_shown ();
  else
    assert_english ();
}

static void
set_environment (const char *locale, const char *language)
{
  static const char *const names[] = { "LANG", "LC_MESSAGES", "LC_NUMERIC", "LANGUAGE" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_unsetenv (names[i]);
  g_setenv ("LC_ALL", locale, TRUE);
  if (language != NULL)
    g_setenv ("LANGUAGE", language, TRUE);
}

static void
run_in_child (void)
{
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

/* Chooses each language in turn, in the locale that @data names. */
static void
test_every_locale (gconstpointer data)
{
  gboolean can;

  if (!g_test_subprocess ())
    {
      run_in_child ();
      return;
    }

  can = system_can ();
  set_environment (data, NULL);
  ugo_language_init (folder);
  assert_english ();
  for (guint i = 0; i < 3; i++)
    {
      assert_set ("it", assert_italian, can);
      assert_set ("ru", assert_russian, can);
      g_assert_true (ugo_language_set ("en"));
      assert_english ();
      assert_set ("it", assert_italian, can);
      g_assert_true (ugo_language_set (i == 0 ? NULL : i == 1 ? "" : "xx"));
      assert_english ();
    }
  if (!can)
    g_test_skip ("no locale here shows other languages");
}

static void
test_system_language (void)
{
  if (!g_test_subprocess ())
    {
      run_in_child ();
      return;
    }

  set_environment ("C.UTF-8", "it:ru");
  ugo_language_init (folder);
  if (strcmp (gettext ("Black to move"), "Muove il Nero") != 0)
    {
      g_test_skip ("LANGUAGE is not looked at in C.UTF-8 here");
      return;
    }
  assert_italian ();
  g_assert_true (ugo_language_set ("en"));
  assert_english ();
  g_assert_true (ugo_language_set ("ru"));
  assert_russian ();
  g_assert_true (ugo_language_set (NULL));
  assert_italian ();
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "it:ru");
}

static void
test_no_catalogues (void)
{
  if (!g_test_subprocess ())
    {
      run_in_child ();
      return;
    }

  set_environment ("C.UTF-8", NULL);
  ugo_language_init ("/nowhere");
  g_assert_false (ugo_language_set ("it"));
  assert_english ();
  g_assert_true (ugo_language_set ("en"));
}

static void
test_numbers (void)
{
  if (!g_test_subprocess ())
    {
      run_in_child ();
      return;
    }

  for (const char *const *code = ugo_language_list (); *code != NULL; code++)
    {
      g_autofree char *number = NULL;

      set_environment ("it_IT.UTF-8", NULL);
      ugo_language_init (folder);
      ugo_language_set (*code);
      number = g_strdup_printf ("%.1f", 1.5);
      g_assert_cmpstr (setlocale (LC_NUMERIC, NULL), ==, "C");
      g_assert_cmpstr (number, ==, "1.5");
      g_assert_cmpfloat (strtod ("1.5", NULL), ==, 1.5);
    }
}

static void
test_list (void)
{
  const char *const *codes = ugo_language_list ();

  g_assert_cmpstr (codes[0], ==, "en");
  g_assert_cmpuint (g_strv_length ((char **) codes), ==, 3);
  for (; *codes != NULL; codes++)
    g_assert_cmpuint (strlen (ugo_language_name (*codes)), >, 4);
  g_assert_cmpstr (ugo_language_name ("xx"), ==, "");
}

/* The program's own catalogues, where they have been built. */
static void
test_real_catalogues (void)
{
  const char *built = g_getenv ("UGO_LOCALEDIR");
  g_autofree char *path
      = built != NULL ? g_build_filename (built, "it", "LC_MESSAGES", "ugolki.mo", NULL) : NULL;

  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there are no catalogues yet");
      return;
    }
  if (!g_test_subprocess ())
    {
      run_in_child ();
      return;
    }

  {
    gboolean can = system_can ();
    UgoPosition position = ugo_test_make_position ("Ugolki 9", NULL);

    set_environment ("C", NULL);
    ugo_language_init (built);
    for (const char *const *code = ugo_language_list () + 1; can && *code != NULL; code++)
      {
        g_assert_true (ugo_language_set (*code));
        g_assert_cmpstr (ugo_words_turn (&position), !=, "White to move");
      }
  }
}

int
main (int argc, char **argv)
{
  static const char *const locales[] = { "C", "POSIX", "C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8",
                                         "xx_XX.UTF-8", "" };
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = ugo_test_make_folder ();
  write_catalogue ("it", italian, G_N_ELEMENTS (italian));
  write_catalogue ("ru", russian, G_N_ELEMENTS (russian));

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/every language is shown at once in %s",
                                               *locales[i] != '\0' ? locales[i] : "no locale");

      g_test_add_data_func (path, locales[i], test_every_locale);
    }
  g_test_add_func ("/language/the system's choice comes back", test_system_language);
  g_test_add_func ("/language/without catalogues texts are English", test_no_catalogues);
  g_test_add_func ("/language/numbers are written as in C", test_numbers);
  g_test_add_func ("/language/there are three languages with names", test_list);
  g_test_add_func ("/language/the program's own catalogues are shown", test_real_catalogues);
  status = g_test_run ();

  ugo_test_remove_folder (folder);
  return status;
}

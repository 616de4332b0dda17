/* ugo-language.c: the language of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * gettext() looks at LANGUAGE only when the locale of messages is not "C", in some C libraries not
 * "C.UTF-8" either. So a language that is chosen here may need a locale that can show it, whichever
 * that is.
 */
#include "ugo-language.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

typedef struct
{
  const char *code;
  const char *name;
  const char *locale; /* of its own, without the encoding */
} Language;

static const Language languages[] = {
  { "en", "English", "en_US" },
  { "it", "Italiano", "it_IT" },
  { "ru", "Русский", "ru_RU" },
};

static const char *const codes[] = { "en", "it", "ru", NULL };

/* Locales that systems often have, tried in this order before all others. */
static const char *const common_locales[] = {
  "C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8", "en_GB.UTF-8", "en_GB.utf8",
};

/* The message whose translation is a catalogue's head; not to be seen by those who gather texts. */
static const char head_id[] = "";

static char *directory;
static char *system_language; /* LANGUAGE as it was */
static char *system_locale;   /* that of messages as it was */
static const char *system_code; /* of what is shown in it */

static const Language *
find_language (const char *code)
{
  for (guint i = 0; code && i < G_N_ELEMENTS (languages); i++)
    if (strcmp (languages[i].code, code) == 0)
      return &languages[i];
  return NULL;
}

/* Names the domain anew, which makes gettext() forget what it has found so far. */
static void
bind_domain (void)
{
  bindtextdomain (GETTEXT_PACKAGE, directory);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Whether texts are now in @language: a catalogue's head, the translation of "", tells. */
static gboolean
is_shown (const Language *language)
{
  g_autofree char *line = g_strdup_printf ("\nLanguage: %s", language->code);
  const char *head = dgettext (GETTEXT_PACKAGE, head_id);

  return strstr (head, line) != NULL || g_str_has_prefix (head, line + 1);
}

static gboolean
try_locale (const Language *language, const char *locale)
{
  if (!setlocale (LC_MESSAGES, locale))
    return FALSE;
  bind_domain ();
  return is_shown (language);
}

static gboolean
try_own_locales (const Language *language)
{
  static const char *const encodings[] = { ".UTF-8", ".utf8", "" };

  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      g_autofree char *locale = g_strconcat (language->locale, encodings[i], NULL);

      if (try_locale (language, locale))
        return TRUE;
    }
  return FALSE;
}

static gboolean
try_locales_of_folder (const Language *language, const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (try_locale (language, name))
      return TRUE;
  return FALSE;
}

static gboolean
try_all_locales (const Language *language)
{
  const char *own_folder = g_getenv ("LOCPATH");

  if (try_locale (language, system_locale))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (common_locales); i++)
    if (try_locale (language, common_locales[i]))
      return TRUE;
  return try_own_locales (language)
         || (own_folder && try_locales_of_folder (language, own_folder))
         || try_locales_of_folder (language, "/usr/lib/locale");
}

/* Makes all texts English, those of the libraries too. */
static void
use_english (void)
{
  g_setenv ("LANGUAGE", languages[0].code, TRUE);
  bind_domain ();
}

/* Where that is a language we lack, a mixture of it and English is worse than English. */
static void
use_system_language (void)
{
  g_setenv ("LANGUAGE", system_language, TRUE);
  setlocale (LC_MESSAGES, system_locale);
  bind_domain ();
  if (*dgettext (GETTEXT_PACKAGE, head_id) == '\0')
    use_english ();
}

void
ugo_language_init (const char *locale_dir)
{
  const char *language = g_getenv ("LANGUAGE");

  /* GLib decides once, when a library first asks for a text, whether texts of libraries are
   * translated, and would decide against it in the locale of a language we lack; then they stayed
   * English when another one is chosen. In "C", where a program starts, it decides for it. */
  g_dgettext (GETTEXT_PACKAGE, "Ugolki");

  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");

  g_free (directory);
  directory = g_strdup (locale_dir);
  g_free (system_locale);
  system_locale = g_strdup (setlocale (LC_MESSAGES, NULL));
  g_free (system_language);
  system_language = g_strdup (language ? language : "");
  /* From now on the variable is there: setting it again does not move the environment, which other
   * threads may be reading. */
  use_system_language ();
  system_code = ugo_language_get ();
}

const char *const *
ugo_language_list (void)
{
  return codes;
}

const char *
ugo_language_name (const char *code)
{
  const Language *language = find_language (code);

  return language ? language->name : "";
}

gboolean
ugo_language_set (const char *code)
{
  const Language *language = find_language (code);

  g_return_val_if_fail (directory != NULL, FALSE);

  use_system_language ();
  if (!language)
    return TRUE;

  /* English is what the texts are written in. */
  if (language == &languages[0])
    {
      use_english ();
      return TRUE;
    }

  g_setenv ("LANGUAGE", language->code, TRUE);
  if (try_all_locales (language))
    return TRUE;
  setlocale (LC_MESSAGES, system_locale);
  use_english ();
  return FALSE;
}

const char *
ugo_language_get (void)
{
  /* English has no catalogue. */
  for (guint i = 1; i < G_N_ELEMENTS (languages); i++)
    if (is_shown (&languages[i]))
      return languages[i].code;
  return languages[0].code;
}

const char *
ugo_language_get_system (void)
{
  return system_code != NULL ? system_code : languages[0].code;
}

/* ugo-language.h: the language of the program, chosen in it or by the system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ugo_language_init:
 * @locale_dir: where the catalogues are
 *
 * Sets the locale, with numbers kept as in C, and the gettext domain. To be called once, before any
 * other thread runs.
 */
void ugo_language_init (const char *locale_dir);

/**
 * ugo_language_list:
 *
 * Returns: (transfer none): the codes of the languages there are, "en" first, %NULL-terminated
 */
const char *const *ugo_language_list (void);

/**
 * ugo_language_name:
 * @code: a code
 *
 * Returns: (transfer none): the language's name in that language
 */
const char *ugo_language_name (const char *code);

/**
 * ugo_language_set:
 * @code: (nullable): a code, or %NULL or "" for the system's language; another one counts as that
 *
 * Takes effect for every text asked for from now on, whatever locale the system is in.
 *
 * Returns: whether the C library can show that language here; if not, texts are English
 */
gboolean ugo_language_set (const char *code);

/**
 * ugo_language_get:
 *
 * Returns: (transfer none): the code of the language that texts are in now
 */
const char *ugo_language_get (void);

/**
 * ugo_language_get_system:
 *
 * Returns: (transfer none): the code of the language that texts are in when none is chosen
 */
const char *ugo_language_get_system (void);

G_END_DECLS

/* ugo-glossary.h: the words of the games, explained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names and meanings are kept as they are in English, with the context they have in message
 * catalogues: the same English word may be another one in each game.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/*
 * UgoGlossaryWord:
 * @id: what lessons call it
 * @game: (nullable): the game it belongs to, %NULL for all of them
 * @context: its context in message catalogues, for @name and @meaning alike
 * @name: the word, as it stands inside a sentence
 * @meaning: what it means, in one or two sentences
 */
typedef struct
{
  char *id;
  const UgoRules *game;
  char *context;
  char *name;
  char *meaning;
} UgoGlossaryWord;

typedef struct UgoGlossary UgoGlossary;

/**
 * ugo_glossary_new:
 * @name: the name of the file, for errors
 * @text: what it holds
 * @length: its length in bytes
 * @error: (nullable): the place of an error, in the domain of #UgoLessonError
 *
 * Returns: (transfer full) (nullable): the glossary, or %NULL
 */
UgoGlossary *ugo_glossary_new (const char *name, const char *text, gsize length, GError **error);

/**
 * ugo_glossary_free:
 * @self: (transfer full): a glossary
 */
void ugo_glossary_free (UgoGlossary *self);

/**
 * ugo_glossary_get_n_words:
 * @self: a glossary
 *
 * Returns: how many words it has
 */
guint ugo_glossary_get_n_words (const UgoGlossary *self);

/**
 * ugo_glossary_get_word:
 * @self: a glossary
 * @index: the number of a word, from 0, in the order of the file
 *
 * Returns: (transfer none): the word
 */
const UgoGlossaryWord *ugo_glossary_get_word (const UgoGlossary *self, guint index);

/**
 * ugo_glossary_lookup:
 * @self: a glossary
 * @id: what a lesson calls the word
 * @game: the game of that lesson
 *
 * Returns: (transfer none) (nullable): the word of that game, else that of all games, else %NULL
 */
const UgoGlossaryWord *ugo_glossary_lookup (const UgoGlossary *self, const char *id,
                                            const UgoRules *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoGlossary, ugo_glossary_free)

G_END_DECLS

/* ugo-glossary.c: the words of the games, explained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-glossary.h"

#include "ugo-lesson-private.h"

/* The game of a word that belongs to all of them. */
#define ALL_GAMES "both"

struct UgoGlossary
{
  GPtrArray *words;
};

/*
 * Reader:
 * @word: the word that is being read; %NULL outside of one
 * @place: where the text of the element goes; %NULL for an element that has none
 * @text: that text so far
 */
typedef struct
{
  UgoGlossary *glossary;
  UgoGlossaryWord *word;
  char **place;
  GString *text;
} Reader;

static void
word_free_cb (gpointer data)
{
  UgoGlossaryWord *self = data;

  g_free (self->id);
  g_free (self->context);
  g_free (self->name);
  g_free (self->meaning);
  g_free (self);
}

static UgoGlossaryWord *
find (const UgoGlossary *self, const char *id, const UgoRules *game)
{
  for (guint i = 0; i < self->words->len; i++)
    {
      UgoGlossaryWord *word = g_ptr_array_index (self->words, i);

      if (word->game == game && g_str_equal (word->id, id))
        return word;
    }
  return NULL;
}

static void
begin_word (Reader *self, const char **names, const char **values, GError **error)
{
  const char *id, *context;
  const UgoRules *game;

  if (!g_markup_collect_attributes ("word", names, values, error, G_MARKUP_COLLECT_STRING, "id",
                                    &id, G_MARKUP_COLLECT_STRING, "game", &context,
                                    G_MARKUP_COLLECT_INVALID))
    return;
  game = ugo_rules_find (context);
  if (game == NULL && !g_str_equal (context, ALL_GAMES))
    ugo_lesson_fail (error, "there is no game “%s”", context);
  else if (*id == '\0' || find (self->glossary, id, game))
    ugo_lesson_fail (error, "“%s” is no name, or another word has it", id);
  else
    {
      self->word = g_new0 (UgoGlossaryWord, 1);
      self->word->id = g_strdup (id);
      self->word->context = g_strdup (context);
      self->word->game = game;
      g_ptr_array_add (self->glossary->words, self->word);
    }
}

static void
begin_text (Reader *self, const char *name, const char **names, const char **values, GError **error)
{
  const char *comments;

  if (!g_markup_collect_attributes (name, names, values, error,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "comments",
                                    &comments, G_MARKUP_COLLECT_INVALID))
    return;
  self->place = g_str_equal (name, "name") ? &self->word->name : &self->word->meaning;
  if (*self->place)
    ugo_lesson_fail (error, "<%s> stands there twice", name);
  g_string_truncate (self->text, 0);
}

static void
start_element_cb (GMarkupParseContext *context, const char *name, const char **names,
                  const char **values, gpointer data, GError **error)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next ? stack->next->data : "";
  bool is_text = g_str_equal (name, "name") || g_str_equal (name, "meaning");

  if (g_str_equal (name, "word") && g_str_equal (parent, "glossary"))
    begin_word (data, names, values, error);
  else if (is_text && g_str_equal (parent, "word"))
    begin_text (data, name, names, values, error);
  else if (!g_str_equal (name, "glossary") || *parent)
    ugo_lesson_fail (error, "<%s> may not stand here", name);
}

static void
end_element_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Reader *self = data;

  if (self->place)
    {
      *self->place = ugo_lesson_fold (self->text->str);
      if (**self->place == '\0')
        ugo_lesson_fail (error, "<%s> has no words", name);
      self->place = NULL;
    }
  else if (self->word)
    {
      if (self->word->name == NULL || self->word->meaning == NULL)
        ugo_lesson_fail (error, "“%s” lacks its <name> or its <meaning>", self->word->id);
      self->word = NULL;
    }
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data,
         GError **error)
{
  Reader *self = data;

  ugo_lesson_take_words (self->place != NULL ? self->text : NULL, text, length, error);
}

static const GMarkupParser parser = {
  .start_element = start_element_cb,
  .end_element = end_element_cb,
  .text = text_cb,
};

UgoGlossary *
ugo_glossary_new (const char *name, const char *text, gsize length, GError **error)
{
  g_autoptr (UgoGlossary) self = g_new0 (UgoGlossary, 1);
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GError) fault = NULL;
  Reader reader = { .glossary = self, .text = words };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, &reader, NULL);

  self->words = g_ptr_array_new_with_free_func (word_free_cb);
  if (!g_markup_parse_context_parse (context, text, (gssize) length, &fault)
      || !g_markup_parse_context_end_parse (context, &fault))
    {
      g_clear_pointer (&self, ugo_glossary_free);
      ugo_lesson_set_error (error, name, context, fault);
    }
  g_markup_parse_context_free (context);
  return g_steal_pointer (&self);
}

void
ugo_glossary_free (UgoGlossary *self)
{
  g_ptr_array_unref (self->words);
  g_free (self);
}

guint
ugo_glossary_get_n_words (const UgoGlossary *self)
{
  return self->words->len;
}

const UgoGlossaryWord *
ugo_glossary_get_word (const UgoGlossary *self, guint index)
{
  return g_ptr_array_index (self->words, index);
}

const UgoGlossaryWord *
ugo_glossary_lookup (const UgoGlossary *self, const char *id, const UgoRules *game)
{
  const UgoGlossaryWord *word = find (self, id, game);

  return word ? word : find (self, id, NULL);
}

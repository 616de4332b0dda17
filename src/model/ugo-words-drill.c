/* ugo-words-drill.c: the questions that train the eye, in sentences of the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-drill.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-words-table.h"

/*
 * DrillWords:
 * @rules: the game
 * @context: the context of its sentences in the catalogues: the games have words of their own for a
 *   piece and a square
 * @titles: what the exercises are called
 * @abouts: a sentence on each
 * @questions: the question; %s is a square, which the first has no use for
 * @to_name: what a screen reader calls the entry for a name; %s is where the square is
 * @to_choose: what it calls the entry for squares
 * @wrongs: what is said to a wrong answer. In the first two %s is the square that was meant, in the
 *   third all that are right
 */
typedef struct
{
  const UgoRules *rules;
  const char *context;
  const char *titles[UGO_DRILL_N_KINDS];
  const char *abouts[UGO_DRILL_N_KINDS];
  const char *questions[UGO_DRILL_N_KINDS];
  const char *to_name;
  const char *to_choose;
  const char *wrongs[UGO_DRILL_REACH];

  /* reached: the answer to the last exercise as a sentence. */
  char *(*reached) (const UgoDrill *drill);
} DrillWords;

static char *
ugolki_reached (const UgoDrill *drill)
{
  if (drill->number == 0)
    return g_strdup (_("It cannot jump at all: 0."));
  return g_strdup_printf (ngettext ("Its longest chain has %d jump.",
                                    "Its longest chain has %d jumps.", (gulong) drill->number),
                          drill->number);
}

static char *
gyges_reached (const UgoDrill *drill)
{
  return g_strdup (drill->number != 0 ? _("Yes, it can finish.") : _("No, it cannot finish."));
}

static const DrillWords table[] = {
  {
    .rules = &ugo_rules_ugolki,
    .context = "Ugolki",
    .titles = { NC_("Ugolki", "Name the square"), NC_("Ugolki", "Find the square"),
                NC_("Ugolki", "Where can it go?"), NC_("Ugolki", "How long is the chain?") },
    .abouts = { NC_("Ugolki", "A square is marked: you say what it is called."),
                NC_("Ugolki", "A square is named: you show where it is."),
                NC_("Ugolki", "You choose all squares where a piece can end its move."),
                NC_("Ugolki", "You count the jumps of a piece’s longest chain.") },
    .questions = { NC_("Ugolki", "Which square is marked?"), NC_("Ugolki", "Find %s."),
                   NC_("Ugolki", "Where can the piece on %s end its move? Choose all such "
                        "squares."),
                   NC_("Ugolki", "How many jumps has the longest chain of the piece on %s? It "
                                  "lands on no square twice.") },
    .to_name = NC_("Ugolki", "Name of the marked square: %s"),
    .to_choose = NC_("Ugolki", "Square to choose, or to choose no more"),
    .wrongs = { NC_("Ugolki", "The marked square is %s."), NC_("Ugolki", "Here is %s."),
                NC_("Ugolki", "The piece can end its move on these squares: %s.") },
    .reached = ugolki_reached,
  },
  {
    .rules = &ugo_rules_gyges,
    .context = "Gygès",
    .titles = { NC_("Gygès", "Name the square"), NC_("Gygès", "Find the square"),
                NC_("Gygès", "Where can it go?"), NC_("Gygès", "Can it finish?") },
    .abouts = { NC_("Gygès", "A square is marked: you say what it is called."),
                NC_("Gygès", "A square is named: you show where it is."),
                NC_("Gygès", "You choose all squares where a piece can end its move."),
                NC_("Gygès", "You see whether a piece can win at once.") },
    .questions = { NC_("Gygès", "Which square is marked?"), NC_("Gygès", "Find %s."),
                   NC_("Gygès", "Where can the piece on %s end its move? Choose all such "
                        "squares."),
                   NC_("Gygès", "Can the piece on %s reach the far finish square in one move?") },
    .to_name = NC_("Gygès", "Name of the marked square: %s"),
    .to_choose = NC_("Gygès", "Square to choose, or to choose no more"),
    .wrongs = { NC_("Gygès", "The marked square is %s."), NC_("Gygès", "Here is %s."),
                NC_("Gygès", "The piece can end its move on these squares: %s.") },
    .reached = gyges_reached,
  },
};

static const DrillWords *
find_words (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i].rules == rules)
      return &table[i];
  return &table[0];
}

static const char *
translate (const DrillWords *words, const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, words->context, text);
}

/* @text with @words in the place of %s, if it has one. */
static char *
fill (const char *text, const char *words)
{
  g_autoptr (GString) sentence = g_string_new (text);

  g_string_replace (sentence, "%s", words, 1);
  return g_string_free (g_steal_pointer (&sentence), FALSE);
}

static char *
fill_squares (const UgoRules *rules, const char *text, uint64_t squares)
{
  g_autofree char *names = ugo_words_drill_squares (rules, squares);

  return fill (text, names);
}

const char *
ugo_words_drill_title (const UgoRules *rules, UgoDrillKind kind)
{
  const DrillWords *words = find_words (rules);

  return translate (words, words->titles[kind]);
}

const char *
ugo_words_drill_about (const UgoRules *rules, UgoDrillKind kind)
{
  const DrillWords *words = find_words (rules);

  return translate (words, words->abouts[kind]);
}

char *
ugo_words_drill_question (const UgoDrill *drill)
{
  const DrillWords *words = find_words (drill->position.variant.rules);

  return fill_squares (words->rules, translate (words, words->questions[drill->kind]),
                       ugo_bit (drill->square));
}

char *
ugo_words_drill_entry (const UgoDrill *drill, gboolean is_turned)
{
  const DrillWords *words = find_words (drill->position.variant.rules);
  g_autofree char *place = NULL;

  if (drill->kind != UGO_DRILL_NAME)
    return g_strdup (translate (words, words->to_choose));
  place = ugo_words_drill_place (words->rules, drill->square, is_turned);
  return fill (translate (words, words->to_name), place);
}

char *
ugo_words_drill_right (const UgoDrill *drill)
{
  g_autofree char *reached = NULL;

  if (drill->kind != UGO_DRILL_REACH)
    return g_strdup (_("Right."));
  reached = find_words (drill->position.variant.rules)->reached (drill);
  /* Translators: %s is a whole sentence that tells the answer. */
  return g_strdup_printf (_("Right. %s"), reached);
}

char *
ugo_words_drill_wrong (const UgoDrill *drill, uint64_t chosen)
{
  const UgoRules *rules = drill->position.variant.rules;
  const DrillWords *words = find_words (rules);
  g_autofree char *right = NULL;
  g_autofree char *names = NULL;

  if (drill->kind == UGO_DRILL_REACH)
    return words->reached (drill);
  right = fill_squares (rules, translate (words, words->wrongs[drill->kind]), drill->squares);
  if (drill->kind == UGO_DRILL_LANDINGS || chosen == 0)
    return g_steal_pointer (&right);
  names = ugo_words_drill_squares (rules, chosen);
  /* Translators: %1$s is the square that was answered instead, %2$s a whole sentence that tells the
   * right answer. */
  return g_strdup_printf (_("Not %1$s. %2$s"), names, right);
}

char *
ugo_words_drill_place (const UgoRules *rules, UgoSquare square, gboolean is_turned)
{
  int file = square % rules->files;
  int rank = square / rules->files;

  if (is_turned)
    {
      file = rules->files - 1 - file;
      rank = rules->ranks - 1 - rank;
    }
  /* Translators: said by a screen reader of a square whose name is not to be told: which one it is
   * counted from the left, and which one counted from the bottom. */
  return g_strdup_printf (_("%1$d from the left, %2$d from the bottom"), file + 1, rank + 1);
}

char *
ugo_words_drill_squares (const UgoRules *rules, uint64_t squares)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const UgoPosition of = { .variant = { .rules = rules } };

  while (squares != 0)
    {
      char name[UGO_SQUARE_NAME_SIZE];

      if (names->len > 0)
        g_string_append (names, ", ");
      g_string_append (names, ugo_square_name (&of, ugo_bits_pop (&squares), name));
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

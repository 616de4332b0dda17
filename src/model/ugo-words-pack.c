/* ugo-words-pack.c: what is wrong with a puzzle of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-pack.h"

#include <glib/gi18n.h>

#include "ugo-diagnostic.h"
#include "ugo-puzzle-memory.h"
#include "ugo-quote.h"
#include "ugo-words-editor.h"
#include "ugo-words.h"

static char *
tell_missing (const char *tag)
{
  /* Translators: %s is the name of a tag, such as Goal */
  return g_strdup_printf (_ ("The tag “%s” is missing."), tag);
}

static char *
find_number_fault (UgoRecord *record, const char *tag, guint most)
{
  const char *value = ugo_record_get_tag (record, tag);
  g_autofree char *shown = NULL;

  if (value == NULL)
    return tell_missing (tag);
  if (g_ascii_string_to_unsigned (value, 10, 1, most, NULL, NULL))
    return NULL;
  shown = ugo_quote (value, UGO_QUOTE_FAULT);
  /* Translators: the name of a tag, what it holds, and the greatest number it may hold */
  return g_strdup_printf (_ ("The tag “%1$s” has “%2$s”, not a number from 1 to %3$u."), tag, shown,
                          most);
}

static char *
find_goal_fault (UgoRecord *record, UgoDraft *draft)
{
  const char *goal = ugo_record_get_tag (record, "Goal");
  g_autofree char *shown = NULL;

  draft->position = ugo_record_get_root (record)->position;
  if (goal == NULL)
    return tell_missing ("Goal");
  if (ugo_goal_read (draft->position.variant.rules, goal, &draft->goal, NULL))
    return NULL;
  shown = ugo_quote (goal, UGO_QUOTE_FAULT);
  return g_strdup_printf (_ ("“%s” is no goal of this game."), shown);
}

static char *
find_theme_fault (UgoRecord *record)
{
  const char *id = ugo_record_get_tag (record, "Theme");
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find (id);
  g_autofree char *shown = NULL;

  if (id == NULL)
    return tell_missing ("Theme");
  if (theme != NULL && theme->rules == ugo_record_get_variant (record).rules)
    return NULL;
  shown = ugo_quote (id, UGO_QUOTE_FAULT);
  return g_strdup_printf (_ ("“%s” is no theme of this game."), shown);
}

static char *
find_id_fault (UgoRecord *record)
{
  const char *id = ugo_record_get_tag (record, "Puzzle");
  g_autofree char *shown = NULL;

  if (id == NULL)
    return tell_missing ("Puzzle");
  if (ugo_puzzle_is_name (id))
    return NULL;
  shown = ugo_quote (id, UGO_QUOTE_FAULT);
  return g_strdup_printf (_ ("“%s” cannot name a puzzle: a name has letters, digits and hyphens."),
                          shown);
}

static char *
find_misfit (UgoRecord *record, UgoDraft *draft)
{
  const char *phrase;

  draft->n_moves = (int) g_ascii_strtoull (ugo_record_get_tag (record, "Moves"), NULL, 10);
  phrase = draft->goal.kind->fits (&draft->goal, &draft->position, draft->n_moves);
  return phrase != NULL ? g_strdup (ugo_words_editor_misfit (phrase)) : NULL;
}

static char *
find_tag_fault (UgoRecord *record)
{
  UgoDraft draft = { 0 };
  char *fault;

  if (!ugo_puzzle_is_record (record))
    return g_strdup (_ ("This is a record, but no puzzle."));
  if ((fault = find_id_fault (record)) != NULL || (fault = find_theme_fault (record)) != NULL
      || (fault = find_goal_fault (record, &draft)) != NULL
      || (fault = find_number_fault (record, "Moves", UGO_GOAL_MAX_MOVES)) != NULL
      || (fault = find_number_fault (record, "Level", UGO_PUZZLE_MAX_LEVEL)) != NULL)
    return fault;
  return find_misfit (record, &draft);
}

/* The first fault that the reading stopped at. */
static char *
find_text_fault (UgoRecord *record, GPtrArray *diagnostics)
{
  for (guint i = 0; i < diagnostics->len; i++)
    {
      UgoDiagnostic *diagnostic = diagnostics->pdata[i];

      if (diagnostic->severity == UGO_SEVERITY_ERROR || !ugo_record_is_ours (record))
        return ugo_words_diagnostic (diagnostic);
    }
  return NULL;
}

char *
ugo_words_pack_fault (UgoRecord *record, GPtrArray *diagnostics, guint number, guint line)
{
  g_autofree char *where = find_text_fault (record, diagnostics);
  g_autofree char *what = NULL;

  if (where != NULL)
    /* Translators: which puzzle of a file, then a whole sentence that begins with the place of a
     * fault */
    return g_strdup_printf (_ ("Puzzle %1$u. %2$s"), number, where);
  what = find_tag_fault (record);
  if (what == NULL)
    what = g_strdup (_ ("Something is wrong here."));
  /* Translators: which puzzle of a file, and its first line there; then a whole sentence that says
   * what is wrong with it */
  return g_strdup_printf (_ ("Puzzle %1$u, line %2$u: %3$s"), number, line, what);
}

char *
ugo_words_pack_refutation (const UgoPuzzle *puzzle, UgoProofStatus status, int least)
{
  int claimed = ugo_puzzle_get_draft (puzzle)->n_moves;

  if (status == UGO_PROOF_GAVE_UP)
    return g_strdup (_ ("What is claimed here is too large to be proved."));
  if (status == UGO_PROOF_IMPOSSIBLE)
    return g_strdup_printf (ngettext ("Not so: the goal is not reached within %d move.",
                                      "Not so: the goal is not reached within %d moves.",
                                      (gulong) claimed),
                            claimed);
  if (least != claimed)
    /* Translators: both numbers are numbers of moves; the sentence is counted by the first one */
    return g_strdup_printf (ngettext ("Not so: %1$d move is enough, and %2$d are claimed.",
                                      "Not so: %1$d moves are enough, and %2$d are claimed.",
                                      (gulong) least),
                            least, claimed);
  return g_strdup (_ ("Not so: the solution in the file is wrong, or more can be had than is asked "
                      "for."));
}

/* ugo-words-puzzle.c: puzzles and what the judge says, in sentences of the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-puzzle.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-move-text.h"
#include "ugo-notation.h"
#include "ugo-words.h"
#include "ugo-words-drill.h"
#include "ugo-words-puzzle-table.h"
#include "ugo-words-table.h"

/* More solutions than this are not counted out. */
#define MANY 1000000

static const UgoPuzzleWords *const table[] = { &ugo_words_puzzle_ugolki, &ugo_words_puzzle_gyges };

static const UgoPuzzleWords *
find_words (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    if (table[i]->rules == rules)
      return table[i];
  return table[0];
}

static const UgoThemeWords *
find_theme (const UgoPuzzleTheme *theme)
{
  const UgoThemeWords *words = find_words (theme->rules)->themes;

  while (words->id != NULL && !g_str_equal (words->id, theme->id))
    words++;
  return words->id != NULL ? words : NULL;
}

static const UgoGoalWords *
find_goal (const UgoRules *rules, const UgoGoalKind *kind)
{
  const UgoGoalWords *words = find_words (rules)->goals;

  while (words->word != NULL && !g_str_equal (words->word, kind->word))
    words++;
  return words->word != NULL ? words : NULL;
}

const char *
ugo_words_puzzle_title (const UgoPuzzleTheme *theme)
{
  const UgoThemeWords *words = find_theme (theme);

  g_return_val_if_fail (words != NULL, theme->id);
  return g_dpgettext2 (GETTEXT_PACKAGE, find_words (theme->rules)->context, words->title);
}

const char *
ugo_words_puzzle_about (const UgoPuzzleTheme *theme)
{
  const UgoThemeWords *words = find_theme (theme);

  g_return_val_if_fail (words != NULL, "");
  return g_dpgettext2 (GETTEXT_PACKAGE, find_words (theme->rules)->context, words->about);
}

char *
ugo_words_puzzle_task (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  const UgoGoalWords *words = find_goal (draft->position.variant.rules, draft->goal.kind);

  g_return_val_if_fail (words != NULL, g_strdup (ugo_words_puzzle_about (theme)));
  return words->task (theme, draft);
}

char *
ugo_words_puzzle_left (guint n_moves)
{
  return g_strdup_printf (ngettext ("%u move left", "%u moves left", n_moves), n_moves);
}

/* What the judge says */

static const UgoGoalKind *
get_kind (const UgoAttempt *attempt)
{
  return ugo_puzzle_get_draft (ugo_attempt_get_puzzle (attempt))->goal.kind;
}

static int
get_least (const UgoAttempt *attempt)
{
  return ugo_puzzle_get_draft (ugo_attempt_get_puzzle (attempt))->n_moves;
}

/* Bricks that cannot be put are no move of the game. */
static char *
tell_illegal (const UgoAttempt *attempt, const UgoPosition *before, UgoMove move,
              const UgoRuling *ruling)
{
  if (get_kind (attempt)->answer != UGO_ANSWER_BRICKS)
    return ugo_words_refusal (before, move, ruling->status);
  if (ruling->status == UGO_MOVE_OCCUPIED)
    return g_strdup (_ ("A piece can only be put on a free square."));
  return g_strdup_printf (ngettext ("Put exactly %d piece.",
                                           "Put exactly %d pieces.",
                                           (gulong) get_least (attempt)),
                                 get_least (attempt));
}

static char *
tell_squares (const UgoRuling *ruling)
{
  int n_missing = ugo_bits_count (ruling->missing), n_extra = ugo_bits_count (ruling->extra);
  g_autofree char *missing = NULL;
  g_autofree char *extra = NULL;

  if (n_extra > 0)
    extra = g_strdup_printf (
        ngettext ("%d of the chosen squares is wrong: it is marked.",
                  "%d of the chosen squares are wrong: they are marked.", (gulong) n_extra),
        n_extra);
  if (n_missing > 0)
    missing = g_strdup_printf (
        ngettext ("%d square is missing.", "%d squares are missing.", (gulong) n_missing),
        n_missing);
  if (extra == NULL)
    return g_steal_pointer (&missing);
  return missing != NULL ? g_strjoin (" ", extra, missing, NULL) : g_steal_pointer (&extra);
}

static char *
tell_wrong (const UgoAttempt *attempt, const UgoPosition *before, const UgoRuling *ruling)
{
  const UgoGoalWords *words = find_goal (before->variant.rules, get_kind (attempt));

  if (get_kind (attempt)->answer == UGO_ANSWER_SQUARES)
    return tell_squares (ruling);
  g_return_val_if_fail (words != NULL, NULL);
  return words->wrong (ruling);
}

static char *
tell_on (const UgoRuling *ruling)
{
  if (ruling->left <= 0)
    return g_strdup (_ ("Go on."));
  return g_strdup_printf (
      ngettext ("Right so far: %d more move is enough.", "Right so far: %d more moves are enough.",
                (gulong) ruling->left),
      ruling->left);
}

static char *
tell_astray (const UgoRuling *ruling)
{
  if (ruling->left <= 0)
    return g_strdup (_ ("It can still be done, but no longer in the fewest moves."));
  return g_strdup_printf (
      ngettext ("It can still be done, but no longer in the fewest moves: %d more is needed now.",
                "It can still be done, but no longer in the fewest moves: %d more are needed now.",
                (gulong) ruling->left),
      ruling->left);
}

static char *
tell_solved (const UgoAttempt *attempt)
{
  int n = (int) ugo_attempt_get_n_moves (attempt);

  if (n <= 1)
    return g_strdup (_ ("Right!"));
  return g_strdup_printf (
      ngettext ("Solved in %d move, the fewest there are.",
                "Solved in %d moves, the fewest there are.", (gulong) n),
      n);
}

static char *
tell_solved_longer (const UgoAttempt *attempt)
{
  int n = (int) ugo_attempt_get_n_moves (attempt);

  /* Translators: the second number is a number of moves, too */
  return g_strdup_printf (ngettext ("Solved, but not in the fewest moves: you needed %1$d move, "
                                    "and %2$d are enough.",
                                    "Solved, but not in the fewest moves: you needed %1$d moves, "
                                    "and %2$d are enough.", (gulong) n),
                          n, get_least (attempt));
}

char *
ugo_words_puzzle_ruling (const UgoAttempt *attempt, const UgoPosition *before, UgoMove move,
                         const UgoRuling *ruling)
{
  if (ruling->status != UGO_OK)
    return tell_illegal (attempt, before, move, ruling);
  switch (ruling->verdict)
    {
    case UGO_RULING_ON:
      return tell_on (ruling);
    case UGO_RULING_ASTRAY:
      return tell_astray (ruling);
    case UGO_RULING_SOLVED:
      return tell_solved (attempt);
    case UGO_RULING_SOLVED_LONGER:
      return tell_solved_longer (attempt);
    case UGO_RULING_WRONG:
    case UGO_RULING_ILLEGAL:
    default:
      return tell_wrong (attempt, before, ruling);
    }
}

char *
ugo_words_puzzle_check (const UgoWorkCheck *check)
{
  if (check->spoiled == 0)
    return g_strdup (check->is_proved ? _ ("So far everything is right: the fewest moves are still "
                                           "enough.")
                                      : _ ("So far no move is proved to be one too many."));
  if (!check->is_proved)
    return g_strdup_printf (_ ("After move %u the fewest moves are no longer enough, and perhaps "
                               "they were not before. It is marked on the board."),
                            check->spoiled);
  return g_strdup_printf (_ ("Before move %u you were still on the shortest way: that move cost "
                             "you one too many. It is marked on the board."),
                          check->spoiled);
}

/* Hints */

static char *
hint_piece (const UgoPosition *position, const UgoPuzzleHint *hint)
{
  const UgoPuzzleWords *words = find_words (position->variant.rules);
  char name[UGO_SQUARE_NAME_SIZE];

  if (hint->piece != UGO_SQUARE_NONE)
    return words->hint_piece (ugo_square_name (position, hint->piece, name));
  return words->hint_square (ugo_square_name (position, ugo_bits_first (hint->answer), name));
}

static char *
hint_answer (const UgoPosition *position, const UgoPuzzleHint *hint)
{
  char written[UGO_MOVE_TEXT_SIZE];
  g_autofree char *text = NULL;

  if (hint->piece == UGO_SQUARE_NONE)
    {
      text = ugo_words_drill_squares (position->variant.rules, hint->answer);
      /* Translators: %s are squares, with commas between */
      return g_strdup_printf (_ ("The answer: %s."), text);
    }
  ugo_move_write (position, hint->move, NULL, written);
  text = ugo_move_text_with_dashes (written);
  /* Translators: %s is a move, such as c1–c3–e3 */
  return g_strdup_printf (_ ("Play %s."), text);
}

/* The part of the board, by its first and its last square. */
static char *
hint_place (const UgoRules *rules, guint64 squares)
{
  g_autofree char *first = ugo_words_drill_squares (rules, squares & -squares);
  g_autofree char *last = NULL;

  if ((squares & (squares - 1)) == 0)
    return g_strdup_printf (_ ("Look at %s."), first);
  while ((squares & (squares - 1)) != 0)
    squares &= squares - 1;
  last = ugo_words_drill_squares (rules, squares);
  /* Translators: squares at two corners of a part of the board, which is marked there */
  return g_strdup_printf (_ ("Look between %1$s and %2$s."), first, last);
}

char *
ugo_words_puzzle_hint (const UgoPosition *position, const UgoPuzzleHint *hint, guint grade)
{
  const UgoPuzzleWords *words = find_words (position->variant.rules);

  if (hint->squares == 0 && words->hint_outcome != NULL)
    return words->hint_outcome (position, hint->answer, grade);
  if (grade <= 1)
    return hint_place (position->variant.rules, hint->squares);
  return grade == 2 ? hint_piece (position, hint) : hint_answer (position, hint);
}

/* The card */

static char *
card_move (const UgoProof *proof)
{
  guint n = (guint) proof->n_first;

  if (n == 1)
    return g_strdup (_ ("It is the only move that does it."));
  return g_strdup_printf (ngettext ("%u move does it; yours is one of them.",
                                    "%u moves do it; yours is one of them.", n), n);
}

static char *
card_against (const UgoProof *proof)
{
  guint n = (guint) proof->n_first;

  if (n == 1)
    return g_strdup (_ ("Only one first move does it, and you have found it."));
  return g_strdup_printf (ngettext ("%u first move does it; yours is one of them.",
                                    "%u first moves do it; yours is one of them.", n), n);
}

static char *
card_outcome (const UgoProof *proof)
{
  return g_strdup_printf (ngettext ("When both sides play best, it is decided in %d move.",
                                    "When both sides play best, it is decided in %d moves.",
                                    (gulong) proof->least),
                          proof->least);
}

static char *
card_bricks (const UgoProof *proof)
{
  guint n = (guint) MIN (proof->n_solutions, MANY);

  if (n == 1)
    return g_strdup (_ ("There is only one way to put the pieces, and you have found it."));
  return g_strdup_printf (ngettext ("There is %u way to put the pieces; yours is one of them.",
                                    "There are %u ways to put the pieces; yours is one of them.",
                                    n), n);
}

static char *
count_ways (guint64 n_solutions, gboolean is_longer)
{
  guint n = (guint) MIN (n_solutions, MANY);

  if (n == MANY && is_longer)
    return g_strdup (_ ("There are more than a million such ways; yours is longer."));
  if (n == MANY)
    return g_strdup (_ ("There are more than a million such ways; yours is one of them."));
  if (n == 1 && is_longer)
    return g_strdup (_ ("There is only one such way; yours is longer."));
  if (n == 1)
    return g_strdup (_ ("There is only one such way, and you have found it."));
  if (is_longer)
    return g_strdup_printf (ngettext ("There is %u such way; yours is longer.",
                                      "There are %u such ways; yours is longer.", n), n);
  return g_strdup_printf (ngettext ("There is %u such way; yours is one of them.",
                                    "There are %u such ways; yours is one of them.", n), n);
}

static char *
card_alone (const UgoProof *proof, gboolean is_longer)
{
  g_autofree char *least = g_strdup_printf (
      ngettext ("It takes %d move at least.", "It takes %d moves at least.",
                (gulong) proof->least),
      proof->least);
  g_autofree char *ways = count_ways (proof->n_solutions, is_longer);

  return g_strjoin (" ", least, ways, NULL);
}

static char *
card_proof (const UgoDraft *draft, const UgoProof *proof, gboolean is_longer)
{
  if (proof->status != UGO_PROOF_FOUND)
    return draft->goal.kind->answer == UGO_ANSWER_ALONE
               ? g_strdup_printf (ngettext ("The fewest moves known: %d.",
                                                   "The fewest moves known: %d.",
                                                   (gulong) draft->n_moves),
                                         draft->n_moves)
               : NULL;
  switch (draft->goal.kind->answer)
    {
    case UGO_ANSWER_MOVE:
      return card_move (proof);
    case UGO_ANSWER_ALONE:
      return card_alone (proof, is_longer);
    case UGO_ANSWER_AGAINST:
      return draft->n_moves == 1 ? card_move (proof) : card_against (proof);
    case UGO_ANSWER_BRICKS:
      return card_bricks (proof);
    case UGO_ANSWER_OUTCOME:
      return card_outcome (proof);
    case UGO_ANSWER_SQUARES:
    default:
      return NULL;
    }
}

char *
ugo_words_puzzle_card (const UgoPuzzle *puzzle, const UgoProof *proof, const UgoRuling *ruling)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  const UgoGoalWords *words = find_goal (draft->position.variant.rules, draft->goal.kind);
  g_autofree char *card
      = card_proof (draft, proof, ruling->verdict == UGO_RULING_SOLVED_LONGER);
  g_autofree char *sequel = NULL;

  if (words == NULL || words->sequel == NULL)
    return g_steal_pointer (&card);
  sequel = words->sequel (ruling);
  return card != NULL ? g_strjoin (" ", card, sequel, NULL) : g_steal_pointer (&sequel);
}

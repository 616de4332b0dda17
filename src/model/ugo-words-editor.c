/* ugo-words-editor.c: what is said to somebody who makes a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ugo-notation.h"
#include "ugo-theme-fitting.h"
#include "ugo-words-puzzle.h"
#include "ugo-words.h"

/* More ways than this are not counted out. */
#define MANY 1000000

typedef struct
{
  const char *phrase;
  const char *sentence;
} Misfit;

static const Misfit misfits[] = {
  { "the side to move has no piece", N_ ("The side to move has no piece on the board.") },
  { "the other side has pieces",
    N_ ("Here one side moves alone: take the other side’s pieces off the board.") },
  { "the game is decided", N_ ("The game is already decided in this position.") },
  { "the game is decided already", N_ ("The game is already decided in this position.") },
  { "the game is over", N_ ("The game is already decided in this position.") },
  { "the goal is reached already", N_ ("The goal is already reached in this position.") },
  { "no piece of the side to move stands on the square named",
    N_ ("Choose the square of a piece whose side is to move.") },
  { "a chain has one jump at least", N_ ("A chain has at least one jump.") },
  { "a move can gain from 1 to 14 squares",
    N_ ("A move can end 1 to 14 squares nearer to the far corner.") },
  { "no move gains so many squares",
    N_ ("A move can end 1 to 14 squares nearer to the far corner.") },
  { "a goal that is answered by one move takes one move",
    N_ ("This is asked of one move, not of several.") },
  { "a defence is one move", N_ ("This is asked of one move, not of several.") },
  { "a threat is one move", N_ ("This is asked of one move, not of several.") },
  { "both sides must have pieces", N_ ("Both sides must have pieces on the board.") },
  { "the side to move has no move", N_ ("The side to move has no move.") },
  { "the anti-symmetry rule may still forbid a move",
    N_ ("With the anti-symmetry rule this can be asked from move 13 on.") },
  { "the other side's chain must be the shorter one",
    N_ ("The opponent’s chain must be shorter than the own one.") },
  { "there are more pieces than the game has",
    N_ ("With the pieces that are to be put there would be more than the game has.") },
  { "pieces are still being placed", N_ ("Pieces are still being placed in this position.") },
  { "too many moves are allowed", N_ ("In so many moves nothing can be proved: ask for fewer.") },
  { "the other side threatens nothing",
    N_ ("The opponent does not threaten to finish in this position.") },
  { "nothing can move", N_ ("The side to move has no move.") },
  { "that piece cannot move", N_ ("Choose the square of a piece that can move.") },
  { "too many squares answer", N_ ("There are too many squares to be chosen.") },
};

const char *
ugo_words_editor_misfit (const char *phrase)
{
  for (gsize i = 0; i < G_N_ELEMENTS (misfits); i++)
    if (g_str_equal (misfits[i].phrase, phrase))
      return g_dgettext (GETTEXT_PACKAGE, misfits[i].sentence);
  g_return_val_if_reached (phrase);
}

static int
fewest (const UgoDraft *draft)
{
  return draft->goal.kind->answer == UGO_ANSWER_SQUARES ? draft->n_moves : 1;
}

char *
ugo_words_editor_hindrance (const UgoDraft *draft)
{
  const UgoPosition *position = &draft->position;
  UgoStatus status = ugo_position_validate (position, UGO_ANY_POSITION);
  const char *phrase;

  if (status != UGO_OK)
    return g_strdup (ugo_words_status (position->variant.rules, status));
  phrase = draft->goal.kind->fits (&draft->goal, position, fewest (draft));
  return phrase != NULL ? g_strdup (ugo_words_editor_misfit (phrase)) : NULL;
}

char *
ugo_words_editor_task (const UgoDraft *draft)
{
  return ugo_words_puzzle_task (ugo_theme_fitting_find (draft, NULL, NULL), draft);
}

const char *
ugo_words_editor_amount (const UgoGoal *goal)
{
  const char *const of_squares[] = { "gain", "run", "build", NULL };

  if (g_strv_contains (of_squares, goal->kind->word))
    return _ ("Squares nearer, at least");
  return _ ("Jumps, at least");
}

const char *
ugo_words_editor_most (const UgoGoal *goal)
{
  return goal->kind->answer == UGO_ANSWER_BRICKS ? _ ("Pieces, at most") : _ ("Moves, at most");
}

char *
ugo_words_editor_proving (const UgoDraft *draft, guint n_tried)
{
  if (draft->goal.kind->answer == UGO_ANSWER_BRICKS)
    return g_strdup_printf (ngettext ("Proving it: trying with %u piece…",
                                      "Proving it: trying with %u pieces…", n_tried),
                            n_tried);
  if (draft->goal.kind->answer == UGO_ANSWER_SQUARES || n_tried == 0)
    return g_strdup (_ ("Proving it…"));
  return g_strdup_printf (
      ngettext ("Proving it: trying with %u move…", "Proving it: trying with %u moves…", n_tried),
      n_tried);
}

/* Proved */

static char *
tell_moves (const UgoProof *proof)
{
  guint n = (guint) proof->n_first;

  if (n == 1)
    return g_strdup (_ ("Proved: only one move does it."));
  return g_strdup_printf (ngettext ("Proved: %u move does it.", "Proved: %u moves do it.", n), n);
}

static char *
tell_against (const UgoProof *proof)
{
  guint n = (guint) proof->n_first;
  g_autofree char *least
      = g_strdup_printf (ngettext ("Proved: it takes %d move, whatever the opponent does.",
                                   "Proved: it takes %d moves, whatever the opponent does.",
                                   (gulong) proof->least),
                         proof->least);
  g_autofree char *first
      = n == 1 ? g_strdup (_ ("Only one first move does it."))
               : g_strdup_printf (
                   ngettext ("%u first move does it.", "%u first moves do it.", n), n);

  return g_strjoin (" ", least, first, NULL);
}

static char *
tell_ways (guint64 n_solutions)
{
  guint n = (guint) MIN (n_solutions, MANY);

  if (n == MANY)
    return g_strdup (_ ("There are more than a million ways."));
  if (n == 1)
    return g_strdup (_ ("There is only one way."));
  return g_strdup_printf (ngettext ("There is %u way.", "There are %u ways.", n), n);
}

/* @least: (transfer full) */
static char *
tell_least (char *least, const UgoProof *proof)
{
  g_autofree char *owned = least;
  g_autofree char *ways = tell_ways (proof->n_solutions);

  return g_strjoin (" ", owned, ways, NULL);
}

static char *
tell_alone (const UgoProof *proof)
{
  return tell_least (g_strdup_printf (ngettext ("Proved: it takes %d move, and no fewer.",
                                                "Proved: it takes %d moves, and no fewer.",
                                                (gulong) proof->least),
                                      proof->least),
                     proof);
}

static char *
tell_bricks (const UgoProof *proof)
{
  return tell_least (g_strdup_printf (ngettext ("Proved: it takes %d piece, and no fewer.",
                                                "Proved: it takes %d pieces, and no fewer.",
                                                (gulong) proof->least),
                                      proof->least),
                     proof);
}

static char *
tell_outcome (const UgoProof *proof)
{
  return g_strdup_printf (ngettext ("Proved: the game is decided in %d move.",
                                    "Proved: the game is decided in %d moves.",
                                    (gulong) proof->least),
                          proof->least);
}

static char *
tell_proved (const UgoPuzzleInquiry *inquiry)
{
  const UgoProof *proof = &inquiry->proof;

  switch (inquiry->best.goal.kind->answer)
    {
    case UGO_ANSWER_MOVE:
      return tell_moves (proof);
    case UGO_ANSWER_AGAINST:
      return tell_against (proof);
    case UGO_ANSWER_ALONE:
      return tell_alone (proof);
    case UGO_ANSWER_BRICKS:
      return tell_bricks (proof);
    case UGO_ANSWER_OUTCOME:
      return tell_outcome (proof);
    case UGO_ANSWER_SQUARES:
    default:
      return g_strdup_printf (ngettext ("Proved: %d square is the answer.",
                                        "Proved: %d squares are the answer.",
                                        (gulong) proof->least),
                              proof->least);
    }
}

/* Not proved */

static char *
tell_impossible (const UgoDraft *draft)
{
  int n = draft->n_moves;

  switch (draft->goal.kind->answer)
    {
    case UGO_ANSWER_ALONE:
    case UGO_ANSWER_AGAINST:
      return g_strdup_printf (
          ngettext ("Proved: it cannot be done in %d move. Allow more moves, or change the "
                    "position.",
                    "Proved: it cannot be done in %d moves or fewer. Allow more moves, or change "
                    "the position.",
                    (gulong) n),
          n);
    case UGO_ANSWER_BRICKS:
      return g_strdup_printf (
          ngettext ("Proved: it cannot be done with %d piece. Allow more pieces, or change the "
                    "position.",
                    "Proved: it cannot be done with %d pieces or fewer. Allow more pieces, or "
                    "change the position.",
                    (gulong) n),
          n);
    case UGO_ANSWER_OUTCOME:
      return g_strdup_printf (
          ngettext ("Proved: in %d move the game is not decided. Allow more moves, or change the "
                    "position.",
                    "Proved: in %d moves the game is not decided. Allow more moves, or change the "
                    "position.",
                    (gulong) n),
          n);
    case UGO_ANSWER_MOVE:
    case UGO_ANSWER_SQUARES:
    default:
      return g_strdup (_ ("Proved: no move does it in this position."));
    }
}

/* A puzzle asks for the best there is: more may be had than was asked for, or only less. */
static char *
tell_other (const UgoPuzzleInquiry *inquiry)
{
  g_autofree char *task = ugo_words_puzzle_task (inquiry->theme, &inquiry->best);

  if (!g_str_has_suffix (task, "."))
    /* Translators: %s is a whole question: what a puzzle could ask */
    return g_strdup_printf (_ ("Proved: the best that can be had in this position is something "
                               "else. A puzzle would ask: “%s”"),
                            task);
  task[strlen (task) - 1] = '\0';
  /* Translators: %s is a whole sentence without its full stop: what a puzzle could ask for. The
   * full stop stands where it does in your language */
  return g_strdup_printf (_ ("Proved: the best that can be had in this position is something else. "
                             "A puzzle would ask: “%s”."),
                          task);
}

char *
ugo_words_editor_verdict (const UgoPuzzleInquiry *inquiry)
{
  switch (inquiry->status)
    {
    case UGO_INQUIRY_PROVED:
      return tell_proved (inquiry);
    case UGO_INQUIRY_OTHER:
      return tell_other (inquiry);
    case UGO_INQUIRY_IMPOSSIBLE:
      return tell_impossible (&inquiry->draft);
    case UGO_INQUIRY_TOO_LARGE:
      return g_strdup (_ ("This is too large to be proved. With fewer pieces, or less far to go, "
                          "it may be."));
    case UGO_INQUIRY_STOPPED:
    default:
      return g_strdup (_ ("Nothing is proved yet."));
    }
}

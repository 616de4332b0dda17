/* ugo-words-puzzle-gyges.c: the words of the puzzles of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-puzzle-table.h"

#include <glib/gi18n.h>

#include "ugo-words-table.h"

static const UgoThemeWords themes[] = {
  { "win-now", NC_ ("Gygès", "Win now"),
    NC_ ("Gygès", "One piece can reach the finish in this very move.") },
  { "only-defence", NC_ ("Gygès", "The only defence"),
    NC_ ("Gygès", "Your opponent is about to finish: find what stops it.") },
  { "spot-the-threat", NC_ ("Gygès", "Spot the threat"),
    NC_ ("Gygès", "See the board through your opponent’s eyes: how would they reach the finish?") },
  { "two-threats", NC_ ("Gygès", "Two threats"),
    NC_ ("Gygès", "Win in two moves: one defence is not enough for two threats.") },
  { "win-in-three", NC_ ("Gygès", "Win in three"),
    NC_ ("Gygès", "Three moves that leave your opponent no way out.") },
  { "which-line", NC_ ("Gygès", "Which line, where to"),
    NC_ ("Gygès", "Which pieces may move, and where can they go?") },
  { "replacement", NC_ ("Gygès", "Replacement"),
    NC_ ("Gygès", "A replacement is what wins, or saves the game.") },
  { NULL },
};

static gboolean
is_about_replacing (const UgoPuzzleTheme *theme)
{
  return g_str_equal (theme->id, "replacement");
}

/* What is asked for */

static char *
task_win (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->n_moves;

  if (n == 1)
    return g_strdup (_ ("Reach the finish in one move."));
  if (is_about_replacing (theme))
    return g_strdup_printf (
        ngettext ("Win in %d move, beginning with a replacement.",
                  "Win in %d moves, beginning with a replacement.", (gulong) n), n);
  return g_strdup_printf (
      ngettext ("Win in %d move, whatever your opponent does.",
                "Win in %d moves, whatever your opponent does.", (gulong) n), n);
}

static char *
task_defend (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  if (is_about_replacing (theme))
    return g_strdup (_ ("Your opponent threatens to finish. Find the replacement that prevents "
                        "it."));
  return g_strdup (_ ("Your opponent threatens to finish. Make a move that prevents it."));
}

static char *
task_threat (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  return g_strdup (draft->position.side == UGO_WHITE
                       ? _ ("You play North. South threatens to finish: make the move with "
                            "which South would win.")
                       : _ ("You play South. North threatens to finish: make the move with "
                            "which North would win."));
}

static char *
task_line (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  return g_strdup (draft->position.side == UGO_WHITE
                       ? _ ("Choose all pieces that South may move.")
                       : _ ("Choose all pieces that North may move."));
}

static char *
task_ends (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  char from[UGO_SQUARE_NAME_SIZE];

  /* Translators: %s is a square */
  return g_strdup_printf (_ ("Choose all squares where the piece on %s can end its move, the "
                             "finish included."),
                          ugo_square_name (&draft->position, draft->goal.from, from));
}

/* Why it does not do */

static char *
wrong_win (const UgoRuling *ruling)
{
  return g_strdup (ruling->n_replies > 0 ? _ ("That does not win in time: look at the reply.")
                                         : _ ("That does not win in time."));
}

static char *
wrong_defend (const UgoRuling *ruling)
{
  return g_strdup (_ ("Your opponent can still finish: look at the reply."));
}

static char *
wrong_threat (const UgoRuling *ruling)
{
  return g_strdup (_ ("That move does not reach the finish."));
}

static const UgoGoalWords goals[] = {
  { "win", task_win, wrong_win },
  { "defend", task_defend, wrong_defend },
  { "threat", task_threat, wrong_threat },
  { "line", task_line, NULL },
  { "ends", task_ends, NULL },
  { NULL },
};

/* Hints */

static char *
hint_piece (const char *square)
{
  /* Translators: %s is a square */
  return g_strdup_printf (C_ ("Gygès", "Move the piece on %s."), square);
}

static char *
hint_square (const char *square)
{
  /* Translators: %s is a square */
  return g_strdup_printf (C_ ("Gygès", "One of the squares is %s."), square);
}

const UgoPuzzleWords ugo_words_puzzle_gyges
    = { &ugo_rules_gyges, "Gygès", themes, goals, hint_piece, hint_square, NULL };

/* ugo-words-puzzle-ugolki.c: the words of the puzzles of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-puzzle-table.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-race.h"
#include "ugo-ugolki.h"
#include "ugo-words-table.h"

static const UgoThemeWords themes[] = {
  { "longest-chain", NC_ ("Ugolki", "Longest chain"),
    NC_ ("Ugolki", "Find the move with the most jumps, or the one that travels farthest.") },
  { "build-and-run", NC_ ("Ugolki", "Build and run"),
    NC_ ("Ugolki", "Put pieces, or move them, to build a road, and let the runner go.") },
  { "road", NC_ ("Ugolki", "The shortest way"),
    NC_ ("Ugolki", "You alone move: bring pieces to their place in the fewest moves.") },
  { "last-brick", NC_ ("Ugolki", "The last brick"),
    NC_ ("Ugolki", "One quiet move completes a road that nobody can spoil.") },
  { "one-way-road", NC_ ("Ugolki", "One-way road"),
    NC_ ("Ugolki", "Build a road that serves you and not your opponent.") },
  { "cut-the-road", NC_ ("Ugolki", "Cut the road"),
    NC_ ("Ugolki", "Find the move that costs your opponent’s best chain the most.") },
  { "straggler", NC_ ("Ugolki", "The straggler"),
    NC_ ("Ugolki", "Bring the last piece into the goal in the fewest moves.") },
  { "leave-in-time", NC_ ("Ugolki", "Leave in time"),
    NC_ ("Ugolki", "Get all pieces out of your home before the limit.") },
  { "count-the-end", NC_ ("Ugolki", "Count the end"),
    NC_ ("Ugolki", "The race is close: find what wins, or holds the draw.") },
  { "whole-army", NC_ ("Ugolki", "The whole army"),
    NC_ ("Ugolki", "Bring all pieces across the board, and try to match the fewest moves known.") },
  { NULL },
};

/* What is asked for */

static char *
task_jumps (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->goal.amount;

  return g_strdup_printf (ngettext ("Make a chain of at least %d jump.",
                                           "Make a chain of at least %d jumps.", (gulong) n), n);
}

static char *
task_gain (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->goal.amount;

  return g_strdup_printf (
      ngettext ("Make a move that ends at least %d square nearer to the far corner.",
                "Make a move that ends at least %d squares nearer to the far corner.",
                (gulong) n), n);
}

static char *
task_open (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->goal.amount;

  return g_strdup_printf (
      ngettext ("Make a quiet move after which you can jump at least %d time, whatever your "
                "opponent replies.",
                "Make a quiet move after which you have a chain of at least %d jumps, whatever "
                "your opponent replies.", (gulong) n), n);
}

static char *
task_one_way (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->goal.amount;

  if (draft->goal.other == 0)
    return g_strdup_printf (
        ngettext ("Move so that you then have a chain of at least %d jump, and your opponent "
                  "cannot jump at all.",
                  "Move so that you then have a chain of at least %d jumps, and your opponent "
                  "cannot jump at all.", (gulong) n), n);
  /* Translators: the first number is the one that jumps are counted by in the sentence. */
  return g_strdup_printf (
      ngettext ("Move so that you then have a chain of at least %1$d jump, and your opponent’s "
                "longest has %2$d at most.",
                "Move so that you then have a chain of at least %1$d jumps, and your opponent’s "
                "longest has %2$d at most.", (gulong) n),
      n, draft->goal.other);
}

static char *
task_cut (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->goal.other;

  if (n == 0)
    return g_strdup (_ ("Move so that your opponent then cannot jump at all."));
  return g_strdup_printf (
      ngettext ("Move so that your opponent’s longest chain then has %d jump at most.",
                "Move so that your opponent’s longest chain then has %d jumps at most.",
                (gulong) n), n);
}

static char *
task_bring (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  char from[UGO_SQUARE_NAME_SIZE], to[UGO_SQUARE_NAME_SIZE];
  int n = draft->n_moves;

  /* Translators: %1$s and %2$s are squares */
  return g_strdup_printf (
      ngettext ("Bring the piece from %1$s to %2$s in %3$d move. You alone move.",
                "Bring the piece from %1$s to %2$s in %3$d moves. You alone move.", (gulong) n),
      ugo_square_name (&draft->position, draft->goal.from, from),
      ugo_square_name (&draft->position, draft->goal.to, to), n);
}

static char *
task_home (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->n_moves;

  if (g_str_equal (theme->id, "straggler"))
    return g_strdup_printf (
        ngettext ("Bring the last piece into the goal in %d move. You alone move.",
                  "Bring the last piece into the goal in %d moves. You alone move.", (gulong) n),
        n);
  return g_strdup_printf (
      ngettext ("Bring all your pieces into the goal in %d move. You alone move.",
                "Bring all your pieces into the goal in %d moves. You alone move.", (gulong) n),
      n);
}

static char *
task_leave (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->n_moves;

  return g_strdup_printf (
      ngettext ("Get all your pieces out of home in %d move. You alone move.",
                "Get all your pieces out of home in %d moves. You alone move.", (gulong) n), n);
}

static char *
say_run (const UgoDraft *draft)
{
  char from[UGO_SQUARE_NAME_SIZE];
  int n = draft->goal.amount;

  /* Translators: %1$s is a square */
  return g_strdup_printf (
      ngettext ("The runner on %1$s is to get at least %2$d square nearer to the far corner.",
                "The runner on %1$s is to get at least %2$d squares nearer to the far corner.",
                (gulong) n),
      ugo_square_name (&draft->position, draft->goal.from, from), n);
}

/* Two numbers, and so two sentences. */
static char *
task_run (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n_bricks = draft->n_moves;
  g_autofree char *build = g_strdup_printf (
      ngettext ("Build a road: put %d piece on a free square.",
                "Build a road: put %d pieces on free squares.", (gulong) n_bricks), n_bricks);
  g_autofree char *run = say_run (draft);

  return g_strjoin (" ", build, run, NULL);
}

static char *
task_build (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n_moves = draft->n_moves;
  g_autofree char *build = g_strdup_printf (
      ngettext ("Build a road in %d move. You alone move.",
                "Build a road in %d moves. You alone move.", (gulong) n_moves), n_moves);
  g_autofree char *run = say_run (draft);

  return g_strjoin (" ", build, run, NULL);
}

static char *
task_win (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->n_moves;

  if (n == 1)
    return g_strdup (_ ("Win with one move."));
  return g_strdup_printf (
      ngettext ("Win in %d move, whatever your opponent does.",
                "Win in %d moves, whatever your opponent does.", (gulong) n), n);
}

static char *
task_draw (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  int n = draft->n_moves;

  return g_strdup_printf (
      ngettext ("A win is out of reach. Secure the draw in %d move, whatever your opponent does.",
                "A win is out of reach. Secure the draw in %d moves, whatever your opponent does.",
                (gulong) n), n);
}

static char *
task_outcome (const UgoPuzzleTheme *theme, const UgoDraft *draft)
{
  return g_strdup (_ ("Who wins when both sides play best? Or is it a draw?"));
}

/* Why it does not do */

static char *
wrong_jumps (const UgoRuling *ruling)
{
  /* Translators: how many jumps a move has, of how many that are wanted */
  return g_strdup_printf (ngettext ("%1$d jump of %2$d.", "%1$d jumps of %2$d.",
                                    (gulong) MAX (ruling->reached, 0)),
                          MAX (ruling->reached, 0), ruling->wanted);
}

/* A move may lead away from the corner. */
static char *
wrong_gain (const UgoRuling *ruling)
{
  if (ruling->reached <= 0)
    return g_strdup (_ ("That does not lead nearer to the far corner."));
  /* Translators: how many squares a move leads nearer, of how many that are wanted */
  return g_strdup_printf (ngettext ("%1$d square of %2$d.", "%1$d squares of %2$d.",
                                    (gulong) ruling->reached),
                          ruling->reached, ruling->wanted);
}

static char *
wrong_open (const UgoRuling *ruling)
{
  return g_strdup (ruling->n_replies > 0
                       ? _ ("Your opponent can spoil that: look at the reply.")
                       : _ ("That does not make sure of so long a chain."));
}

static char *
wrong_one_way (const UgoRuling *ruling)
{
  return g_strdup (ruling->n_replies > 0
                       ? _ ("The road serves your opponent too well: look at the reply.")
                       : _ ("Your own road is not long enough after that."));
}

static char *
wrong_cut (const UgoRuling *ruling)
{
  return g_strdup (_ ("Your opponent still has a longer chain."));
}

static char *
wrong_alone (const UgoRuling *ruling)
{
  return g_strdup (_ ("After that it cannot be done any more."));
}

static char *
wrong_win (const UgoRuling *ruling)
{
  return g_strdup (ruling->n_replies > 0 ? _ ("That does not win in time: look at the reply.")
                                         : _ ("That does not win in time."));
}

static char *
wrong_draw (const UgoRuling *ruling)
{
  return g_strdup (ruling->n_replies > 0 ? _ ("That loses: look at the reply.")
                                         : _ ("That does not hold the draw."));
}

static char *
wrong_outcome (const UgoRuling *ruling)
{
  return g_strdup (_ ("It does not end like that: look how the best play goes."));
}

/* What came of it */

static char *
sequel_open (const UgoRuling *ruling)
{
  int n = ruling->reached;

  return g_strdup_printf (
      ngettext ("Whatever the reply, you can then jump %d time: look.",
                "Whatever the reply, a chain of %d jumps follows: look.", (gulong) n), n);
}

static char *
sequel_build (const UgoRuling *ruling)
{
  int n = ruling->reached;

  return g_strdup_printf (
      ngettext ("The runner gets %d square nearer to the far corner: look.",
                "The runner gets %d squares nearer to the far corner: look.", (gulong) n), n);
}

static const UgoGoalWords goals[] = {
  { "jumps", task_jumps, wrong_jumps },
  { "gain", task_gain, wrong_gain },
  { "open", task_open, wrong_open, sequel_open },
  { "one-way", task_one_way, wrong_one_way },
  { "cut", task_cut, wrong_cut },
  { "bring", task_bring, wrong_alone },
  { "home", task_home, wrong_alone },
  { "leave", task_leave, wrong_alone },
  { "run", task_run, wrong_gain },
  { "build", task_build, wrong_alone, sequel_build },
  { "win", task_win, wrong_win },
  { "draw", task_draw, wrong_draw },
  { "outcome", task_outcome, wrong_outcome },
  { NULL },
};

/* Hints */

static char *
hint_piece (const char *square)
{
  /* Translators: %s is a square */
  return g_strdup_printf (C_ ("Ugolki", "Move the piece on %s."), square);
}

static char *
hint_square (const char *square)
{
  /* Translators: %s is a square */
  return g_strdup_printf (C_ ("Ugolki", "One of the squares is %s."), square);
}

/* How many moves a side needs at least to fill its goal. */
static int
count_moves (const UgoPosition *position, UgoSide side)
{
  return ugo_race_bound (position->variant, position->ugolki.pieces[side],
                         ugo_ugolki_home (position->variant, ugo_side_other (side)));
}

static char *
tell_what_to_count (const UgoPosition *position)
{
  int n_white = count_moves (position, UGO_WHITE), n_black = count_moves (position, UGO_BLACK);
  g_autofree char *white = g_strdup_printf (
      ngettext ("White needs at least %d move to fill the goal.",
                "White needs at least %d moves to fill the goal.", (gulong) n_white), n_white);
  g_autofree char *black = g_strdup_printf (
      ngettext ("Black needs at least %d move.", "Black needs at least %d moves.",
                (gulong) n_black), n_black);

  return g_strjoin (" ", white, black, NULL);
}

/* An outcome that it is not: that of the side to move, else a draw, for these are hoped for. */
static char *
tell_what_it_is_not (const UgoPosition *position, UgoOutcome outcome)
{
  UgoOutcome hoped = position->side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;

  if (outcome == hoped)
    return g_strdup (_ ("It is no draw."));
  return g_strdup (hoped == UGO_WHITE_WINS ? _ ("White does not win.") : _ ("Black does not win."));
}

static char *
hint_outcome (const UgoPosition *position, guint64 answer, guint grade)
{
  UgoOutcome outcome = (UgoOutcome) ugo_bits_first (answer);

  if (grade <= 1)
    return tell_what_to_count (position);
  if (grade == 2)
    return tell_what_it_is_not (position, outcome);
  if (outcome == UGO_DRAW)
    return g_strdup (_ ("The answer: it is a draw."));
  return g_strdup (outcome == UGO_WHITE_WINS ? _ ("The answer: White wins.")
                                             : _ ("The answer: Black wins."));
}

const UgoPuzzleWords ugo_words_puzzle_ugolki
    = { &ugo_rules_ugolki, "Ugolki", themes, goals, hint_piece, hint_square, hint_outcome };

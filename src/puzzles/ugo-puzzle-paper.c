/* ugo-puzzle-paper.c: what of a puzzle is drawn and written on paper, without the words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-paper.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-notation.h"

/* So many moves can be drawn on one board without hiding each other. */
#define MAX_MOVES 6

/* So many other first moves are named. */
#define MAX_OTHERS 12

static const UgoNode *
first_node (const UgoPuzzle *puzzle)
{
  return ugo_record_get_root (ugo_puzzle_get_record (puzzle))->first_child;
}

static const char *
answer_of (const UgoPuzzle *puzzle)
{
  return ugo_record_get_tag (ugo_puzzle_get_record (puzzle), "Answer");
}

/* Marks */

static void
add_mark (GArray *marks, char colour, UgoSquare from, UgoSquare to)
{
  UgoMark mark = { colour, from, to };

  g_array_append_val (marks, mark);
}

GArray *
ugo_puzzle_paper_question (const UgoPuzzle *puzzle)
{
  const UgoGoal *goal = &ugo_puzzle_get_draft (puzzle)->goal;
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (UgoMark));

  if (goal->from != UGO_SQUARE_NONE)
    add_mark (marks, 'B', goal->from, UGO_SQUARE_NONE);
  if (goal->to != UGO_SQUARE_NONE)
    add_mark (marks, 'B', goal->to, UGO_SQUARE_NONE);
  return marks;
}

guint64
ugo_puzzle_paper_squares (const UgoPuzzle *puzzle)
{
  const UgoRules *rules = ugo_puzzle_get_theme (puzzle)->rules;
  const char *text = answer_of (puzzle);
  g_auto (GStrv) sets = g_strsplit (text ? text : "", ";", 2);
  g_auto (GStrv) names = g_strsplit (sets[0] ? sets[0] : "", " ", -1);
  guint64 squares = 0;
  UgoSquare square;

  for (char **name = names; *name; name++)
    if (**name != '\0'
        && ugo_square_read (rules, *name, strlen (*name), &square) == strlen (*name))
      squares |= ugo_bit (square);
  return squares;
}

UgoRoute
ugo_puzzle_paper_route (const UgoPuzzle *puzzle)
{
  const UgoNode *first = first_node (puzzle);
  UgoRoute route = { 0 };

  if (first)
    ugo_node_path (first, &route);
  return route;
}

GArray *
ugo_puzzle_paper_moves (const UgoPuzzle *puzzle)
{
  const UgoNode *first = first_node (puzzle);
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (UgoMark));

  if (first && first->move.drop != UGO_SQUARE_NONE)
    add_mark (marks, 'B', first->move.to, first->move.drop);
  if (!first || draft->goal.kind->answer != UGO_ANSWER_ALONE || draft->n_moves > MAX_MOVES)
    return marks;
  for (const UgoNode *node = first->first_child; node; node = node->first_child)
    if (node->parent->position.side == draft->position.side
        && node->move.from != UGO_SQUARE_NONE)
      add_mark (marks, 'G', node->move.from, node->move.to);
  return marks;
}

/* The solution in writing */

/* The own moves of one that moves alone are numbered; against replies, the replies stand beside
 * them. */
static void
write_line (GString *text, const UgoPuzzle *puzzle, const UgoPuzzlePaperWords *words)
{
  UgoAnswer answer = ugo_puzzle_get_draft (puzzle)->goal.kind->answer;
  UgoSide own = ugo_puzzle_get_draft (puzzle)->position.side;
  guint n_own = 0;

  for (const UgoNode *node = first_node (puzzle); node && node->ply <= UGO_PROOF_MAX_LINE;
       node = node->first_child)
    {
      gboolean is_own = node->parent->position.side == own;
      g_autofree char *move = NULL;

      if (!is_own && answer == UGO_ANSWER_ALONE)
        continue;
      n_own += is_own;
      move = words->write_move (node);
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (is_own && answer != UGO_ANSWER_MOVE)
        g_string_append_printf (text, "%u.\u00a0", n_own);
      g_string_append (text, move);
      if (answer == UGO_ANSWER_MOVE)
        break;
    }
}

static void
write_others (GString *text, const UgoPuzzle *puzzle, const UgoPuzzlePaperWords *words)
{
  const UgoNode *first = first_node (puzzle);
  guint n = 0;

  for (const UgoNode *node = first ? first->next : NULL; node; node = node->next)
    {
      g_autofree char *move = NULL;

      if (n == MAX_OTHERS)
        {
          g_string_append (text, "…");
          break;
        }
      move = words->write_move (node);
      if (n++ == 0)
        g_string_append_printf (text, "\n%s %s", words->also, move);
      else
        g_string_append_printf (text, ", %s", move);
    }
}

char *
ugo_puzzle_paper_solution (const UgoPuzzle *puzzle, const UgoPuzzlePaperWords *words)
{
  const char *answer = answer_of (puzzle);
  g_autoptr (GString) text = g_string_new (answer);
  g_autofree char *before = g_strdup_printf ("\n%s ", words->or_else);

  g_string_replace (text, "; ", before, 0);
  write_line (text, puzzle, words);
  write_others (text, puzzle, words);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

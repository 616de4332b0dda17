/* ugo-cli-puzzle-words.c: what puzzles ask for, in English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-puzzle-words.h"

#include <string.h>

#include "ugo-notation.h"
#include "ugo-puzzle-paper.h"

/*
 * What a goal asks for. Words in braces stand for what the goal names: squares, a number, a number
 * with its noun.
 */
typedef struct
{
  const char *word;
  const char *sentence;
  const char *for_one_move; /* or NULL when it is the same */
} Instruction;

static const Instruction instructions[] = {
  { "jumps", "Find a move of {n jumps}." },
  { "gain", "Find the move that travels farthest: {n squares} nearer to the far corner." },
  { "open",
    "Make a quiet move after which, whatever the other side replies, a chain of {n jumps} "
    "follows." },
  { "one-way",
    "Make the move after which you have a chain of {n jumps}, and the other side none of more than "
    "{m}." },
  { "cut", "Make the move after which the other side has no chain of more than {m jumps}." },
  { "bring", "Bring the piece from {from} to {to} in {moves}. Only you move." },
  { "home", "Bring all your pieces into the goal in {moves}. Only you move." },
  { "leave", "Leave your home with all your pieces in {moves}. Only you move." },
  { "run",
    "Put {pieces} on the board, so that the piece on {from} has a move that gains {n squares}." },
  { "win", "Win in {moves}, whatever the other side does.", "Win with your next move." },
  { "draw", "Do not lose: the game must be decided within {moves}, whatever the other side does." },
  { "outcome", "Who wins, if both sides play best? Or is it a draw?" },
  { "build",
    "Build a road in {moves}. Only you move. Then the piece on {from} must have a move that gains "
    "{n squares}." },
  { "defend", "Make the move after which the other side cannot win at once." },
  { "threat", "Find the threat: with which move would this side win at once?" },
  { "line", "Choose the pieces that may move." },
  { "ends", "Choose the squares where the piece on {from} can end a move." },
};

/* A side's name, by the first word of the game's variants. */
typedef struct
{
  const UgoRules *rules;
  const char *names[2];
} Sides;

static const Sides sides[] = {
  { &ugo_rules_ugolki, { "White", "Black" } },
  { &ugo_rules_gyges, { "South", "North" } },
};

static void
replace_number (GString *text, const char *place, int n, const char *noun)
{
  g_autofree char *with
      = noun ? g_strdup_printf ("%d %s%s", n, noun, n == 1 ? "" : "s") : g_strdup_printf ("%d", n);

  g_string_replace (text, place, with, 0);
}

static void
replace_square (GString *text, const char *place, const UgoRules *rules, UgoSquare square)
{
  char name[UGO_MOVE_TEXT_SIZE] = "";

  if (square != UGO_SQUARE_NONE)
    name[ugo_square_write (rules, square, name)] = '\0';
  g_string_replace (text, place, name, 0);
}

static char *
write_move (const UgoNode *node)
{
  char move[UGO_MOVE_TEXT_SIZE];

  ugo_node_write_move (node, move);
  return g_strdup (move);
}

/* Public API */

char *
ugo_cli_puzzle_title (const UgoPuzzle *puzzle)
{
  const char *id = ugo_puzzle_get_theme (puzzle)->id;
  char *title;

  /* The only one in which a hyphen is not a space. */
  if (strcmp (id, "one-way-road") == 0)
    return g_strdup ("One-way road");
  title = g_strdup (id);
  title[0] = g_ascii_toupper (title[0]);
  return g_strdelimit (title, "-", ' ');
}

const char *
ugo_cli_puzzle_side (const UgoPuzzle *puzzle)
{
  const UgoPosition *position = &ugo_puzzle_get_draft (puzzle)->position;
  const Sides *of_game = sides;

  while (of_game->rules != position->variant.rules)
    of_game++;
  return of_game->names[position->side];
}

char *
ugo_cli_puzzle_instruction (const UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  const UgoRules *rules = draft->position.variant.rules;
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (instructions); i++)
    if (strcmp (instructions[i].word, draft->goal.kind->word) == 0)
      g_string_assign (text, draft->n_moves == 1 && instructions[i].for_one_move
                                 ? instructions[i].for_one_move
                                 : instructions[i].sentence);
  replace_number (text, "{n jumps}", draft->goal.amount, "jump");
  replace_number (text, "{n squares}", draft->goal.amount, "square");
  replace_number (text, "{m jumps}", draft->goal.amount + draft->goal.other, "jump");
  replace_number (text, "{m}", draft->goal.other, NULL);
  replace_number (text, "{moves}", draft->n_moves, "move");
  replace_number (text, "{pieces}", draft->n_moves, "piece");
  replace_square (text, "{from}", rules, draft->goal.from);
  replace_square (text, "{to}", rules, draft->goal.to);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
ugo_cli_puzzle_solution (const UgoPuzzle *puzzle)
{
  static const UgoPuzzlePaperWords words = { "Also:", "or:", write_move };

  return ugo_puzzle_paper_solution (puzzle, &words);
}

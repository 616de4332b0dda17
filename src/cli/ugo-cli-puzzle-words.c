/* ugo-cli-puzzle-words.c: what puzzles ask for, in English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-puzzle-words.h"

#include <string.h>

#include "ugo-notation.h"

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
  { "defend", "Make the move after which the other side cannot win at once." },
  { "threat", "Find the threat: with which move would this side win at once?" },
  { "line", "Choose the pieces that may move." },
  { "ends", "Choose the squares where the piece on {from} can end a move." },
};

/* So many other first moves are named. */
#define MAX_OTHERS 12

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

/* The own moves of one that moves alone are numbered; against replies, the replies stand beside
 * them. */
static void
write_line (GString *text, const UgoPuzzle *puzzle)
{
  const UgoNode *root = ugo_record_get_root (ugo_puzzle_get_record (puzzle));
  UgoAnswer answer = ugo_puzzle_get_draft (puzzle)->goal.kind->answer;
  char move[UGO_MOVE_TEXT_SIZE];
  guint n_own = 0;

  for (const UgoNode *node = root->first_child; node && node->ply <= UGO_PROOF_MAX_LINE;
       node = node->first_child)
    {
      gboolean is_own = node->parent->position.side == root->position.side;

      if (!is_own && answer == UGO_ANSWER_ALONE)
        continue;
      n_own += is_own;
      ugo_node_write_move (node, move);
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
write_others (GString *text, const UgoPuzzle *puzzle)
{
  const UgoNode *first = ugo_record_get_root (ugo_puzzle_get_record (puzzle))->first_child;
  char move[UGO_MOVE_TEXT_SIZE];
  const char *before = "\nAlso: ";
  guint n = 0;

  for (const UgoNode *node = first ? first->next : NULL; node; node = node->next)
    {
      if (n++ == MAX_OTHERS)
        {
          g_string_append (text, "…");
          break;
        }
      ugo_node_write_move (node, move);
      g_string_append (text, before);
      g_string_append (text, move);
      before = ", ";
    }
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
  UgoRecord *record = ugo_puzzle_get_record (puzzle);
  const char *answer = ugo_record_get_tag (record, "Answer");
  g_autoptr (GString) text = g_string_new (NULL);

  if (answer)
    {
      g_string_append (text, answer);
      g_string_replace (text, "; ", "\nor: ", 0);
    }
  write_line (text, puzzle);
  write_others (text, puzzle);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

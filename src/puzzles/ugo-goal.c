/* ugo-goal.c: the text of goals, and the kinds there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-goal.h"

#include <stdlib.h>
#include <string.h>

#include "ugo-goal-private.h"
#include "ugo-notation.h"

/* The greatest number in a goal's text. */
#define MAX_NUMBER 999

G_DEFINE_QUARK (ugo-puzzle-error-quark, ugo_puzzle_error)

static const UgoGoalKind *const kinds[] = {
  &ugo_goal_jumps,
  &ugo_goal_gain,
  &ugo_goal_open,
  &ugo_goal_one_way,
  &ugo_goal_cut,
  &ugo_goal_bring,
  &ugo_goal_home,
  &ugo_goal_leave,
  &ugo_goal_build,
  &ugo_goal_run,
  &ugo_goal_win,
  &ugo_goal_draw,
  &ugo_goal_outcome,
  &ugo_goal_defend,
  &ugo_goal_threat,
  &ugo_goal_line,
  &ugo_goal_ends,
  NULL,
};

const UgoGoalKind *const *
ugo_goal_kinds (void)
{
  return kinds;
}

static const UgoGoalKind *
find_kind (const UgoRules *rules, const char *word)
{
  for (size_t i = 0; kinds[i] != NULL; i++)
    if (strcmp (kinds[i]->word, word) == 0
        && (kinds[i]->rules == NULL || kinds[i]->rules == rules))
      return kinds[i];
  return NULL;
}

static bool
read_square (const UgoRules *rules, const char *text, UgoSquare *square)
{
  return ugo_square_read (rules, text, strlen (text), square) == strlen (text) && *text != '\0';
}

static bool
read_number (const char *text, int *number)
{
  char *end;
  long value = strtol (text, &end, 10);

  if (!g_ascii_isdigit (*text) || *end != '\0' || value > MAX_NUMBER)
    return false;
  *number = (int) value;
  return true;
}

static bool
read_argument (const UgoRules *rules, char letter, const char *text, UgoGoal *goal)
{
  switch (letter)
    {
    case 'f':
      return read_square (rules, text, &goal->from);
    case 't':
      return read_square (rules, text, &goal->to);
    case 'n':
      return read_number (text, &goal->amount);
    default:
      return read_number (text, &goal->other);
    }
}

bool
ugo_goal_read (const UgoRules *rules, const char *text, UgoGoal *goal, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 8);
  const UgoGoalKind *kind = words[0] != NULL ? find_kind (rules, words[0]) : NULL;
  const char *letters;

  *goal = (UgoGoal) { .kind = kind, .from = UGO_SQUARE_NONE, .to = UGO_SQUARE_NONE };
  if (kind == NULL)
    {
      g_set_error (error, UGO_PUZZLE_ERROR, UGO_PUZZLE_ERROR_TAG,
                   "“%s” is no goal of this game", words[0] != NULL ? words[0] : "");
      return false;
    }
  letters = kind->arguments;
  if (g_strv_length (words) != strlen (letters) + 1)
    {
      g_set_error (error, UGO_PUZZLE_ERROR, UGO_PUZZLE_ERROR_TAG,
                   "the goal “%s” takes %u squares and numbers", kind->word,
                   (guint) strlen (letters));
      return false;
    }
  for (size_t i = 0; letters[i] != '\0'; i++)
    if (!read_argument (rules, letters[i], words[i + 1], goal))
      {
        g_set_error (error, UGO_PUZZLE_ERROR, UGO_PUZZLE_ERROR_TAG,
                     "“%s” is not the %s that the goal “%s” takes there", words[i + 1],
                     letters[i] == 'f' || letters[i] == 't' ? "square" : "number", kind->word);
        return false;
      }
  return true;
}

static size_t
write_argument (const UgoGoal *goal, const UgoRules *rules, char letter, char *text)
{
  switch (letter)
    {
    case 'f':
      return ugo_square_write (rules, goal->from, text);
    case 't':
      return ugo_square_write (rules, goal->to, text);
    case 'n':
      return (size_t) g_snprintf (text, 8, "%d", goal->amount);
    default:
      return (size_t) g_snprintf (text, 8, "%d", goal->other);
    }
}

size_t
ugo_goal_write (const UgoGoal *goal, const UgoRules *rules, char *text)
{
  size_t length = strlen (goal->kind->word);

  memcpy (text, goal->kind->word, length);
  for (const char *letter = goal->kind->arguments; *letter != '\0'; letter++)
    {
      text[length++] = ' ';
      length += write_argument (goal, rules, *letter, text + length);
    }
  text[length] = '\0';
  return length;
}

void
ugo_goal_solve (const UgoGoal *goal, const UgoPosition *position, int n_moves,
                const atomic_bool *stop, UgoProof *proof)
{
  memset (proof, 0, sizeof *proof);
  goal->kind->solve (goal, position, n_moves, stop, proof);
}

bool
ugo_proof_has_first (const UgoProof *self, UgoMove move)
{
  for (size_t i = 0; i < self->n_first; i++)
    if (ugo_move_equal (self->first[i], move))
      return true;
  return false;
}

void
ugo_proof_count (UgoProof *self, guint64 n)
{
  self->n_solutions = n > G_MAXUINT64 - self->n_solutions ? G_MAXUINT64 : self->n_solutions + n;
}

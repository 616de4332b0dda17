/* ugo-puzzle.c: puzzles from records and back, and what they claim
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle.h"

#include <stdlib.h>
#include <string.h>

#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-hash.h"
#include "ugo-notation.h"
#include "ugo-tag.h"

struct _UgoPuzzle
{
  gatomicrefcount references;
  char *id;
  const UgoPuzzleTheme *theme;
  int level;
  UgoDraft draft;
  UgoRecord *record;
};

static bool
fail (GError **error, UgoPuzzleError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

static bool
fail (GError **error, UgoPuzzleError code, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  if (error != NULL)
    *error = g_error_new_valist (UGO_PUZZLE_ERROR, (int) code, format, arguments);
  va_end (arguments);
  return false;
}

/* The record */

static void
write_tags (UgoPuzzle *self)
{
  g_autofree char *level = g_strdup_printf ("%d", self->level);
  g_autofree char *moves = g_strdup_printf ("%d", self->draft.n_moves);
  char goal[UGO_GOAL_TEXT_SIZE];

  ugo_goal_write (&self->draft.goal, self->theme->rules, goal);
  ugo_record_set_tag (self->record, "Puzzle", self->id);
  ugo_record_set_tag (self->record, "Theme", self->theme->id);
  ugo_record_set_tag (self->record, "Goal", goal);
  ugo_record_set_tag (self->record, "Moves", moves);
  ugo_record_set_tag (self->record, "Level", level);
}

static UgoOutcome
outcome_of (guint64 set)
{
  return (UgoOutcome) ugo_bits_first (set);
}

static void
write_answer (UgoPuzzle *self, const UgoProof *proof)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char name[8];

  if (self->draft.goal.kind->answer == UGO_ANSWER_OUTCOME)
    {
      ugo_record_set_tag (self->record, "Answer", ugo_outcome_word (outcome_of (proof->sets[0])));
      return;
    }

  for (size_t i = 0; i < proof->n_sets; i++)
    {
      if (i > 0)
        g_string_append (text, "; ");
      for (UgoSquare square = 0; square < self->theme->rules->n_squares; square++)
        if ((proof->sets[i] >> square & 1) != 0)
          {
            name[ugo_square_write (self->theme->rules, square, name)] = '\0';
            if (text->len > 0 && text->str[text->len - 1] != ' ')
              g_string_append_c (text, ' ');
            g_string_append (text, name);
          }
    }
  ugo_record_set_tag (self->record, "Answer", text->str);
}

/* The line is the main line; other first moves are variations of one move. */
static void
write_solution (UgoPuzzle *self, const UgoProof *proof)
{
  UgoNode *root = ugo_record_get_root (self->record), *node = root;

  if (proof->n_sets > 0)
    write_answer (self, proof);
  for (size_t i = 0; i < proof->n_line; i++)
    node = ugo_record_add (self->record, node, proof->line[i], NULL);
  for (size_t i = 0; i < proof->n_first; i++)
    ugo_record_add (self->record, root, proof->first[i], NULL);
}

UgoPuzzle *
ugo_puzzle_new (const char *id, const UgoPuzzleTheme *theme, int level, const UgoDraft *draft,
                const UgoProof *proof)
{
  UgoPuzzle *self = g_new0 (UgoPuzzle, 1);

  g_atomic_ref_count_init (&self->references);
  self->id = g_strdup (id);
  self->theme = theme;
  self->level = level;
  self->draft = *draft;
  self->record = ugo_record_new (&draft->position);
  write_tags (self);
  if (proof != NULL)
    write_solution (self, proof);
  return self;
}

static bool
read_number (UgoRecord *record, const char *tag, int most, int *number, GError **error)
{
  const char *text = ugo_record_get_tag (record, tag);
  guint64 value;

  if (text == NULL)
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag %s is missing", tag);
  if (!g_ascii_string_to_unsigned (text, 10, 1, (guint64) most, &value, NULL))
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag %s has “%s”, not a number from 1 to %d",
                 tag, text, most);
  *number = (int) value;
  return true;
}

static bool
read_id (UgoPuzzle *self, GError **error)
{
  const char *id = ugo_record_get_tag (self->record, "Puzzle");

  if (id == NULL || *id == '\0' || strlen (id) > 64
      || strspn (id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
             != strlen (id))
    return fail (error, UGO_PUZZLE_ERROR_TAG,
                 "the tag Puzzle must name an id of letters, digits and hyphens");
  self->id = g_strdup (id);
  return true;
}

static bool
read_theme (UgoPuzzle *self, GError **error)
{
  const char *id = ugo_record_get_tag (self->record, "Theme");

  self->theme = ugo_puzzle_theme_find (id);
  if (self->theme == NULL)
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag Theme has “%s”, which is no theme",
                 id != NULL ? id : "");
  if (self->theme->rules != ugo_record_get_variant (self->record).rules)
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the theme “%s” is not one of this game", id);
  return true;
}

static bool
read_draft (UgoPuzzle *self, GError **error)
{
  UgoDraft *draft = &self->draft;
  const char *goal = ugo_record_get_tag (self->record, "Goal"), *why;

  draft->position = ugo_record_get_root (self->record)->position;
  if (goal == NULL)
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag Goal is missing");
  if (!ugo_goal_read (self->theme->rules, goal, &draft->goal, error)
      || !read_number (self->record, "Moves", UGO_GOAL_MAX_MOVES, &draft->n_moves, error)
      || !read_number (self->record, "Level", UGO_PUZZLE_MAX_LEVEL, &self->level, error))
    return false;
  why = draft->goal.kind->fits (&draft->goal, &draft->position, draft->n_moves);
  if (why != NULL)
    return fail (error, UGO_PUZZLE_ERROR_POSITION, "%s", why);
  return true;
}

UgoPuzzle *
ugo_puzzle_new_from_record (UgoRecord *record, GError **error)
{
  g_autoptr (UgoPuzzle) self = g_new0 (UgoPuzzle, 1);

  g_atomic_ref_count_init (&self->references);
  self->record = ugo_record_ref (record);
  if (!ugo_record_is_ours (record))
    {
      fail (error, UGO_PUZZLE_ERROR_TAG, "the tag Variant names no game of ours");
      return NULL;
    }
  if (!read_id (self, error) || !read_theme (self, error) || !read_draft (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

UgoPuzzle *
ugo_puzzle_ref (UgoPuzzle *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
ugo_puzzle_unref (UgoPuzzle *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_free (self->id);
  ugo_record_unref (self->record);
  g_free (self);
}

bool
ugo_puzzle_is_record (UgoRecord *record)
{
  return ugo_record_get_tag (record, "Puzzle") != NULL
         || ugo_record_get_tag (record, "Goal") != NULL;
}

const char *
ugo_puzzle_get_id (const UgoPuzzle *self)
{
  return self->id;
}

const UgoPuzzleTheme *
ugo_puzzle_get_theme (const UgoPuzzle *self)
{
  return self->theme;
}

int
ugo_puzzle_get_level (const UgoPuzzle *self)
{
  return self->level;
}

const UgoDraft *
ugo_puzzle_get_draft (const UgoPuzzle *self)
{
  return &self->draft;
}

UgoRecord *
ugo_puzzle_get_record (const UgoPuzzle *self)
{
  return self->record;
}

/* Claims */

/* A place in the tree of the solution. */
typedef struct
{
  UgoGoal goal;
  int n_made;
  bool is_own; /* whether it is the person's turn */
} Place;

static Place
place_of (const UgoPuzzle *self, const UgoNode *node)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  Place place = { self->draft.goal, 0, true };

  for (; node->parent != NULL; node = node->parent)
    g_ptr_array_add (nodes, (gpointer) node);
  for (guint i = nodes->len; i > 0; i--)
    {
      const UgoNode *step = nodes->pdata[i - 1];

      if (place.is_own && place.goal.kind->follow != NULL)
        place.goal.kind->follow (&place.goal, step->move);
      place.n_made += place.is_own;
      place.is_own = !place.is_own;
    }
  return place;
}

static char *
move_text (const UgoNode *node)
{
  char text[UGO_MOVE_TEXT_SIZE];

  ugo_node_write_move (node, text);
  return g_strdup (text);
}

/* Whether each own move that the record has after @node begins an answer. */
static bool
verify_moves (const UgoPuzzle *self, const UgoNode *node, const atomic_bool *stop, GError **error)
{
  Place place = place_of (self, node);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  int n_left = self->draft.n_moves - place.n_made;

  if (!place.is_own || node->first_child == NULL)
    return true;
  if (n_left > 0)
    ugo_goal_solve (&place.goal, &node->position, n_left, stop, proof);
  for (const UgoNode *child = node->first_child; child != NULL; child = child->next)
    {
      g_autofree char *text = move_text (child);

      if (n_left <= 0)
        return fail (error, UGO_PUZZLE_ERROR_CLAIM, "%s comes after the goal is reached", text);
      if (proof->status == UGO_PROOF_GAVE_UP)
        continue;
      if (!ugo_proof_has_first (proof, child->move))
        return fail (error, UGO_PUZZLE_ERROR_CLAIM, "%s of the solution does not reach the goal",
                     text);
    }
  return true;
}

/* The main line is as long as the puzzle says, and a side that moves alone is at the goal then. */
static bool
verify_length (const UgoPuzzle *self, GError **error)
{
  UgoNode *end = ugo_record_get_end (self->record);
  Place place = place_of (self, end);

  if (place.n_made != self->draft.n_moves)
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "the solution has %d moves, not %d", place.n_made,
                 self->draft.n_moves);
  if (place.goal.kind->is_reached != NULL
      && !place.goal.kind->is_reached (&place.goal, &end->position))
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "the solution does not reach the goal");
  return true;
}

static bool
read_set (const UgoPuzzle *self, const char *text, guint64 *set)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);

  *set = 0;
  for (char **name = names; *name != NULL; name++)
    {
      UgoSquare square;

      if (**name == '\0')
        continue;
      if (ugo_square_read (self->theme->rules, *name, strlen (*name), &square) != strlen (*name))
        return false;
      *set |= UINT64_C (1) << square;
    }
  return *set != 0;
}

static bool
is_answer (const UgoPuzzle *self, const UgoProof *proof, guint64 set)
{
  const UgoDraft *draft = &self->draft;

  if (draft->goal.kind->answer == UGO_ANSWER_BRICKS)
    return draft->goal.kind->measure (&draft->goal, &draft->position, UGO_MOVE_PASS, set)
           >= draft->goal.amount;
  for (size_t i = 0; i < proof->n_sets; i++)
    if (proof->sets[i] == set)
      return true;
  return false;
}

static bool
verify_answer (const UgoPuzzle *self, const UgoProof *proof, GError **error)
{
  const char *text = ugo_record_get_tag (self->record, "Answer");
  g_auto (GStrv) texts = g_strsplit (text != NULL ? text : "", ";", -1);

  if (texts[0] == NULL)
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag Answer is missing");
  for (char **one = texts; *one != NULL; one++)
    {
      guint64 set;

      if (!read_set (self, *one, &set))
        return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag Answer has “%s”, which are no squares",
                     *one);
      if (!is_answer (self, proof, set))
        return fail (error, UGO_PUZZLE_ERROR_CLAIM, "“%s” is no answer", g_strstrip (*one));
    }
  return true;
}

/* What was answered, and the moves after which the game has ended so. */
static bool
verify_outcome (const UgoPuzzle *self, const UgoProof *proof, GError **error)
{
  const char *text = ugo_record_get_tag (self->record, "Answer");
  UgoOutcome outcome = outcome_of (proof->sets[0]), answer;

  if (text == NULL)
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag Answer is missing");
  if (!ugo_outcome_read (text, strlen (text), &answer) || answer == UGO_UNDECIDED)
    return fail (error, UGO_PUZZLE_ERROR_TAG, "the tag Answer has “%s”, which is no result", text);
  if (answer != outcome)
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "the game ends %s, not %s",
                 ugo_outcome_word (outcome), text);
  if (ugo_result (&ugo_record_get_end (self->record)->position).outcome != outcome)
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "the solution does not end %s", text);
  return true;
}

static bool
verify_solution (const UgoPuzzle *self, const UgoProof *proof, const atomic_bool *stop,
                 GError **error)
{
  UgoNode *root = ugo_record_get_root (self->record);
  UgoAnswer answer = self->draft.goal.kind->answer;

  if (answer == UGO_ANSWER_SQUARES || answer == UGO_ANSWER_BRICKS)
    return verify_answer (self, proof, error);
  if (answer == UGO_ANSWER_OUTCOME)
    return verify_outcome (self, proof, error);
  if (!verify_length (self, error))
    return false;
  for (UgoNode *node = root; node != NULL; node = ugo_node_next_in_tree (node, root))
    if (!verify_moves (self, node, stop, error))
      return false;
  return true;
}

static bool
verify_goal (const UgoPuzzle *self, const atomic_bool *stop, UgoProof *proof, GError **error)
{
  const UgoDraft *draft = &self->draft;
  const UgoGoalKind *kind = draft->goal.kind;

  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, stop, proof);
  if (ugo_proof_is_stopped (stop))
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "stopped before anything was proved");
  if (proof->status == UGO_PROOF_GAVE_UP)
    return kind->is_reached != NULL
           || fail (error, UGO_PUZZLE_ERROR_CLAIM, "too large to be proved");
  if (proof->status == UGO_PROOF_IMPOSSIBLE)
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "the goal is not reached in %d moves",
                 draft->n_moves);
  if (proof->least != draft->n_moves)
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "the goal is reached in %d moves, not %d",
                 proof->least, draft->n_moves);
  if (kind->is_best != NULL
      && !kind->is_best (&draft->goal, &draft->position, draft->n_moves, stop))
    return fail (error, UGO_PUZZLE_ERROR_CLAIM, "more can be had than the goal asks for");
  return true;
}

bool
ugo_puzzle_verify (const UgoPuzzle *self, const atomic_bool *stop, UgoProof *proof, GError **error)
{
  return verify_goal (self, stop, proof, error) && verify_solution (self, proof, stop, error);
}

/* Likeness */

/* What of a board may be turned or mirrored without the game noticing: files with ranks, from left
 * to right, or half a turn with the sides changing places. */
typedef struct
{
  bool transposes;
  bool mirrors;
  bool turns;
} Symmetry;

typedef struct
{
  const UgoRules *rules;
  size_t n_symmetries;
  Symmetry symmetries[4];
} Symmetries;

static const Symmetries likenesses[] = {
  { &ugo_rules_ugolki, 2, { { false, false, false }, { true, false, false } } },
  { &ugo_rules_gyges,
    4,
    { { false, false, false }, { false, true, false }, { false, false, true },
      { false, true, true } } },
};

static UgoSquare
map (const UgoRules *rules, const Symmetry *symmetry, UgoSquare square)
{
  int files = rules->files, ranks = rules->ranks, n_field = files * ranks;
  int file = square % files, rank = square / files;

  if (square == UGO_SQUARE_NONE)
    return square;
  /* Two finish squares, one at each end. */
  if (square >= n_field)
    return symmetry->turns ? (UgoSquare) (2 * n_field + 1 - square) : square;
  if (symmetry->mirrors)
    file = files - 1 - file;
  if (symmetry->turns)
    {
      file = files - 1 - file;
      rank = ranks - 1 - rank;
    }
  return (UgoSquare) (symmetry->transposes ? rank + file * files : file + rank * files);
}

static guint64
key_of (const UgoPuzzle *self, const Symmetry *symmetry)
{
  const UgoDraft *draft = &self->draft;
  const UgoRules *rules = self->theme->rules;
  UgoSide side = draft->position.side;
  UgoGoal goal = draft->goal;
  char text[UGO_GOAL_TEXT_SIZE];
  UgoRandom mix;

  goal.from = map (rules, symmetry, goal.from);
  goal.to = map (rules, symmetry, goal.to);
  ugo_goal_write (&goal, rules, text);
  mix = g_str_hash (text) ^ (guint64) draft->n_moves << 32;
  mix = ugo_random_next (&mix) ^ ugo_hash_side (symmetry->turns ? ugo_side_other (side) : side);
  for (UgoSquare square = 0; square < rules->n_squares; square++)
    {
      guint8 piece = ugo_piece_at (&draft->position, square);

      if (piece != 0)
        mix ^= ugo_hash_piece (piece, map (rules, symmetry, square));
    }
  return mix;
}

guint64
ugo_puzzle_key (const UgoPuzzle *self)
{
  const Symmetries *likeness = likenesses;
  guint64 key = G_MAXUINT64;

  while (likeness->rules != self->theme->rules)
    likeness++;
  for (size_t i = 0; i < likeness->n_symmetries; i++)
    key = MIN (key, key_of (self, &likeness->symmetries[i]));
  return key;
}

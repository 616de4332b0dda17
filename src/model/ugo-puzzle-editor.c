/* ugo-puzzle-editor.c: a puzzle while somebody makes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-editor.h"

#include <string.h>

#include "ugo-notation.h"
#include "ugo-puzzle-content.h"
#include "ugo-theme-fitting.h"
#include "ugo-thinker.h"
#include "ugo-ugolki.h"
#include "ugo-words-editor.h"

/* How often it is told how far a proof is, in milliseconds. */
#define PACE 200

/* What a goal asks for at first. */
#define FIRST_AMOUNT 2
#define FIRST_MOST_MOVES 8
#define FIRST_LEVEL 3

/* The most steps that can be taken back. */
#define MAX_STEPS 1000

/* All that undo restores. */
typedef struct
{
  UgoDraft draft;
  int level; /* as chosen */
} State;

struct _UgoPuzzleEditor
{
  GObject parent_instance;

  /* Owned. */
  GArray *states; /* of State */
  UgoThinker *thinker;
  UgoPuzzleInquiry *result;
  atomic_uint *n_tried;

  /* Plain state. */
  guint current; /* of the states */
  gboolean is_proving;
  guint timeout;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzleEditor, ugo_puzzle_editor, G_TYPE_OBJECT)

static State *
get_state (UgoPuzzleEditor *self)
{
  return &g_array_index (self->states, State, self->current);
}

static void
emit_changed (UgoPuzzleEditor *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Goals */

static gboolean
is_of_game (const UgoGoalKind *kind, const UgoRules *rules)
{
  return (kind->rules == NULL || kind->rules == rules)
         && ugo_theme_fitting_most_moves (rules, kind) > 0;
}

/* The square of a piece that can move, or the first square. */
static UgoSquare
first_mover (const UgoPosition *position)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  gboolean is_playable = ugo_position_validate (position, UGO_ANY_POSITION) == UGO_OK
                         && ugo_result (position).outcome == UGO_UNDECIDED;
  size_t n_moves = is_playable ? ugo_legal_moves (position, moves) : 0;

  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from < position->variant.rules->n_squares)
      return moves[i].from;
  return 0;
}

/* Squares and numbers that mean something, so that a goal is never half said. */
static UgoGoal
first_goal (const UgoGoalKind *kind, const UgoPosition *position)
{
  const UgoRules *rules = position->variant.rules;
  UgoSquare last = (UgoSquare) (rules->files * rules->ranks - 1);
  UgoGoal goal = { .kind = kind, .from = UGO_SQUARE_NONE, .to = UGO_SQUARE_NONE };

  if (strchr (kind->arguments, 'f') != NULL)
    goal.from = first_mover (position);
  if (strchr (kind->arguments, 't') != NULL)
    goal.to = position->side == UGO_WHITE ? last : 0;
  if (strchr (kind->arguments, 'n') != NULL)
    goal.amount = FIRST_AMOUNT;
  return goal;
}

static int
most_moves_of (const UgoDraft *draft)
{
  return ugo_theme_fitting_most_moves (draft->position.variant.rules, draft->goal.kind);
}

static void
set_draft_goal (UgoDraft *draft, const UgoGoal *goal)
{
  draft->goal = *goal;
  draft->n_moves = goal->kind->answer == UGO_ANSWER_SQUARES
                       ? most_moves_of (draft)
                       : MIN (FIRST_MOST_MOVES, most_moves_of (draft));
}

static const UgoGoalKind *
first_kind (const UgoRules *rules)
{
  const UgoGoalKind *const *kind = ugo_goal_kinds ();

  while (*kind != NULL && !is_of_game (*kind, rules))
    kind++;
  return *kind;
}

/* Proofs */

static void
stop_proving (UgoPuzzleEditor *self)
{
  ugo_thinker_drop (self->thinker);
  self->is_proving = FALSE;
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->n_tried, g_atomic_rc_box_release);
}

static void
proved_cb (gpointer data, gpointer editor)
{
  UgoPuzzleEditor *self = UGO_PUZZLE_EDITOR (editor);

  stop_proving (self);
  self->result = g_memdup2 (data, sizeof *self->result);
  g_atomic_rc_box_acquire (self->result->n_tried);
  emit_changed (self);
}

static gboolean
timeout_cb (gpointer data)
{
  emit_changed (UGO_PUZZLE_EDITOR (data));
  return G_SOURCE_CONTINUE;
}

static void
forget_result (UgoPuzzleEditor *self)
{
  stop_proving (self);
  g_clear_pointer (&self->result, ugo_puzzle_inquiry_free);
}

/* Steps */

static gboolean
is_same_position (const UgoPosition *a, const UgoPosition *b)
{
  char first[UGO_POSITION_TEXT_SIZE], second[UGO_POSITION_TEXT_SIZE];

  ugo_position_write (a, first);
  ugo_position_write (b, second);
  return ugo_variant_equal (a->variant, b->variant) && g_str_equal (first, second);
}

static gboolean
is_same_draft (const UgoDraft *a, const UgoDraft *b)
{
  return a->goal.kind == b->goal.kind && a->goal.from == b->goal.from && a->goal.to == b->goal.to
         && a->goal.amount == b->goal.amount && a->goal.other == b->goal.other
         && a->n_moves == b->n_moves && is_same_position (&a->position, &b->position);
}

/* What is there now is @state from now on; a proof of something else is none of it. */
static void
go_to (UgoPuzzleEditor *self, guint index)
{
  State before = *get_state (self);

  self->current = index;
  if (!is_same_draft (&before.draft, &get_state (self)->draft))
    forget_result (self);
  emit_changed (self);
}

static void
push (UgoPuzzleEditor *self, const State *state)
{
  if (is_same_draft (&get_state (self)->draft, &state->draft)
      && get_state (self)->level == state->level)
    return;
  g_array_set_size (self->states, self->current + 1);
  g_array_append_val (self->states, *state);
  go_to (self, self->current + 1);
  if (self->states->len > MAX_STEPS)
    {
      g_array_remove_index (self->states, 0);
      self->current--;
    }
}

/* The class */

static void
ugo_puzzle_editor_dispose (GObject *object)
{
  UgoPuzzleEditor *self = UGO_PUZZLE_EDITOR (object);

  if (self->thinker != NULL)
    forget_result (self);
  g_clear_pointer (&self->thinker, ugo_thinker_free);
  G_OBJECT_CLASS (ugo_puzzle_editor_parent_class)->dispose (object);
}

static void
ugo_puzzle_editor_finalize (GObject *object)
{
  g_array_unref (UGO_PUZZLE_EDITOR (object)->states);
  G_OBJECT_CLASS (ugo_puzzle_editor_parent_class)->finalize (object);
}

static void
ugo_puzzle_editor_class_init (UgoPuzzleEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_editor_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_puzzle_editor_init (UgoPuzzleEditor *self)
{
  self->states = g_array_new (FALSE, FALSE, sizeof (State));
  self->thinker = ugo_thinker_new (ugo_puzzle_inquire, ugo_puzzle_inquiry_free, NULL, NULL,
                                   proved_cb, self);
}

/* Public API */

static void
begin_with (UgoDraft *draft, const UgoPosition *position)
{
  UgoGoal goal = first_goal (first_kind (position->variant.rules), position);

  draft->position = *position;
  set_draft_goal (draft, &goal);
}

UgoPuzzleEditor *
ugo_puzzle_editor_new (const UgoRules *rules)
{
  UgoPuzzleEditor *self = g_object_new (UGO_TYPE_PUZZLE_EDITOR, NULL);
  State state = { .level = FIRST_LEVEL };
  UgoPosition start;

  ugo_position_start (ugo_variant_default (rules), &start);
  begin_with (&state.draft, &start);
  g_array_append_val (self->states, state);
  return self;
}

const UgoDraft *
ugo_puzzle_editor_get_draft (UgoPuzzleEditor *self)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_EDITOR (self), NULL);

  return &get_state (self)->draft;
}

guint
ugo_puzzle_editor_list_goals (UgoPuzzleEditor *self, UgoDraft *drafts)
{
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (self);
  guint n = 0;

  for (const UgoGoalKind *const *kind = ugo_goal_kinds ();
       *kind != NULL && n < UGO_PUZZLE_EDITOR_MAX_GOALS; kind++)
    if (is_of_game (*kind, draft->position.variant.rules))
      {
        UgoGoal goal = first_goal (*kind, &draft->position);

        drafts[n] = *draft;
        if (*kind != draft->goal.kind)
          set_draft_goal (&drafts[n], &goal);
        n++;
      }
  return n;
}

int
ugo_puzzle_editor_get_most_moves (UgoPuzzleEditor *self)
{
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (self);

  return draft->goal.kind->answer == UGO_ANSWER_SQUARES ? 1 : most_moves_of (draft);
}

char *
ugo_puzzle_editor_get_hindrance (UgoPuzzleEditor *self)
{
  return ugo_words_editor_hindrance (ugo_puzzle_editor_get_draft (self));
}

/* Only a game with pieces of two colours has goals for one side alone. */
static uint8_t
piece_of_other (const UgoPosition *position)
{
  return position->side == UGO_WHITE ? UGO_UGOLKI_BLACK : UGO_UGOLKI_WHITE;
}

gboolean
ugo_puzzle_editor_has_too_many_sides (UgoPuzzleEditor *self)
{
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (self);
  const UgoPosition *position = &draft->position;

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    if (draft->goal.kind->answer == UGO_ANSWER_ALONE
        && ugo_piece_at (position, square) == piece_of_other (position))
      return TRUE;
  return FALSE;
}

void
ugo_puzzle_editor_set_position (UgoPuzzleEditor *self, const UgoPosition *position)
{
  State state = *get_state (self);

  g_return_if_fail (UGO_IS_PUZZLE_EDITOR (self));

  if (state.draft.position.variant.rules == position->variant.rules)
    state.draft.position = *position;
  else
    begin_with (&state.draft, position);
  push (self, &state);
}

void
ugo_puzzle_editor_clear_other (UgoPuzzleEditor *self)
{
  State state = *get_state (self);
  UgoPosition *position = &state.draft.position;
  uint8_t piece = piece_of_other (position);

  if (!ugo_puzzle_editor_has_too_many_sides (self))
    return;
  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    if (ugo_piece_at (position, square) == piece)
      position->variant.rules->put_piece (position, square, 0);
  push (self, &state);
}

void
ugo_puzzle_editor_set_goal (UgoPuzzleEditor *self, const UgoGoal *goal)
{
  State state = *get_state (self);

  g_return_if_fail (UGO_IS_PUZZLE_EDITOR (self));
  g_return_if_fail (is_of_game (goal->kind, state.draft.position.variant.rules));

  if (state.draft.goal.kind == goal->kind)
    state.draft.goal = *goal;
  else
    set_draft_goal (&state.draft, goal);
  push (self, &state);
}

void
ugo_puzzle_editor_set_most_moves (UgoPuzzleEditor *self, int n_moves)
{
  State state = *get_state (self);

  if (state.draft.goal.kind->answer == UGO_ANSWER_SQUARES)
    return;
  state.draft.n_moves = CLAMP (n_moves, 1, most_moves_of (&state.draft));
  push (self, &state);
}

void
ugo_puzzle_editor_load (UgoPuzzleEditor *self, UgoPuzzle *puzzle)
{
  State state = { *ugo_puzzle_get_draft (puzzle), ugo_puzzle_get_level (puzzle) };

  g_return_if_fail (UGO_IS_PUZZLE_EDITOR (self));

  if (!is_of_game (state.draft.goal.kind, state.draft.position.variant.rules))
    return;
  if (state.draft.goal.kind->answer == UGO_ANSWER_SQUARES)
    state.draft.n_moves = most_moves_of (&state.draft);
  push (self, &state);
}

gboolean
ugo_puzzle_editor_is_graded (UgoPuzzleEditor *self)
{
  return self->result != NULL && self->result->status == UGO_INQUIRY_PROVED
         && self->result->level > 0;
}

int
ugo_puzzle_editor_get_level (UgoPuzzleEditor *self)
{
  return ugo_puzzle_editor_is_graded (self) ? self->result->level : get_state (self)->level;
}

void
ugo_puzzle_editor_set_level (UgoPuzzleEditor *self, int level)
{
  State state = *get_state (self);

  g_return_if_fail (UGO_IS_PUZZLE_EDITOR (self));

  if (ugo_puzzle_editor_is_graded (self))
    return;
  state.level = CLAMP (level, 1, UGO_PUZZLE_MAX_LEVEL);
  push (self, &state);
}

gboolean
ugo_puzzle_editor_can_undo (UgoPuzzleEditor *self)
{
  return self->current > 0;
}

gboolean
ugo_puzzle_editor_can_redo (UgoPuzzleEditor *self)
{
  return self->current + 1 < self->states->len;
}

void
ugo_puzzle_editor_undo (UgoPuzzleEditor *self)
{
  if (ugo_puzzle_editor_can_undo (self))
    go_to (self, self->current - 1);
}

void
ugo_puzzle_editor_redo (UgoPuzzleEditor *self)
{
  if (ugo_puzzle_editor_can_redo (self))
    go_to (self, self->current + 1);
}

/* The position as it will be read from the puzzle's record. */
static gboolean
normalize (UgoDraft *draft)
{
  char text[UGO_POSITION_TEXT_SIZE];
  size_t length = ugo_position_write (&draft->position, text), offset;

  return ugo_position_read (draft->position.variant, text, length, UGO_ANY_POSITION,
                            &draft->position, &offset)
         == UGO_OK;
}

void
ugo_puzzle_editor_prove (UgoPuzzleEditor *self)
{
  g_autofree char *hindrance = ugo_puzzle_editor_get_hindrance (self);
  UgoDraft draft = *ugo_puzzle_editor_get_draft (self);
  UgoPuzzleInquiry *inquiry;

  if (hindrance != NULL || !normalize (&draft))
    return;
  forget_result (self);
  inquiry = ugo_puzzle_inquiry_new (&draft);
  self->n_tried = g_atomic_rc_box_acquire (inquiry->n_tried);
  self->is_proving = TRUE;
  self->timeout = g_timeout_add (PACE, timeout_cb, self);
  ugo_thinker_ask (self->thinker, inquiry);
  emit_changed (self);
}

void
ugo_puzzle_editor_cancel (UgoPuzzleEditor *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_EDITOR (self));

  if (!self->is_proving)
    return;
  stop_proving (self);
  emit_changed (self);
}

gboolean
ugo_puzzle_editor_is_proving (UgoPuzzleEditor *self)
{
  return self->is_proving;
}

guint
ugo_puzzle_editor_get_n_tried (UgoPuzzleEditor *self)
{
  return self->n_tried != NULL ? atomic_load_explicit (self->n_tried, memory_order_relaxed) : 0;
}

const UgoPuzzleInquiry *
ugo_puzzle_editor_get_result (UgoPuzzleEditor *self)
{
  return self->result;
}

void
ugo_puzzle_editor_adopt (UgoPuzzleEditor *self)
{
  State state = *get_state (self);
  UgoPuzzleInquiry *result;

  g_return_if_fail (UGO_IS_PUZZLE_EDITOR (self));

  if (self->result == NULL || self->result->status != UGO_INQUIRY_OTHER)
    return;
  result = g_steal_pointer (&self->result);
  state.draft.goal = result->best.goal;
  push (self, &state);
  result->status = UGO_INQUIRY_PROVED;
  self->result = result;
  emit_changed (self);
}

UgoPuzzle *
ugo_puzzle_editor_make_puzzle (UgoPuzzleEditor *self)
{
  const UgoPuzzleInquiry *result = self->result;
  g_autofree char *hash = NULL;
  g_autofree char *id = NULL;

  if (result == NULL || result->status != UGO_INQUIRY_PROVED)
    return NULL;
  hash = ugo_puzzle_content_hash (&result->best);
  id = g_strdup_printf ("%s-made-%.12s", result->theme->id, hash);
  return ugo_puzzle_new (id, result->theme, ugo_puzzle_editor_get_level (self), &result->best,
                         &result->proof);
}

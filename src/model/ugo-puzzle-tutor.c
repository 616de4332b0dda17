/* ugo-puzzle-tutor.c: a person at a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-tutor.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-puzzle-thought.h"
#include "ugo-thinker.h"

/* How long a proof may take, in milliseconds, before it is told that one is being made. */
#define MOMENT 300

typedef enum
{
  TOLD_NOTHING,
  TOLD_RULING,
  TOLD_CHECK,
  TOLD_NO_HINT,
} Told;

/* Where the person is, or was, to come back to. */
typedef struct
{
  UgoAttempt *attempt;
  UgoPosition position; /* on the board */
  guint64 chosen;
  UgoPuzzleState state;
  guint showing; /* which showing of the solution led here, 0 for none */

  Told told;
  UgoPosition before; /* @move or a choice */
  UgoMove move;       /* the own move that led here, else a pass */
  UgoRuling ruling;
  guint n_replies; /* how many of those of the ruling, and then the run, are past */
  guint spoiled;   /* the number of a move */

  guint n_hints;
  UgoPuzzleHint hint;
} Place;

struct _UgoPuzzleTutor
{
  GObject parent_instance;

  /* Owned. */
  UgoPuzzle *puzzle;
  UgoThinker *thinker;
  Place *here;
  GPtrArray *past;   /* of Place */
  GPtrArray *future; /* of Place, the nearest last */
  UgoProof *card;    /* once it is proved */

  /* Plain state. */
  guint n_hints; /* the highest grade given */
  guint n_wrong;
  guint n_showings;
  gboolean was_shown;
  gboolean was_solved;
  gboolean is_thinking; /* longer than a moment */
  guint timeout;
};

enum
{
  MOVED,
  CHANGED,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzleTutor, ugo_puzzle_tutor, G_TYPE_OBJECT)

/* Places */

static Place *
place_new (UgoPuzzle *puzzle)
{
  Place *place = g_new0 (Place, 1);

  place->attempt = ugo_attempt_new (puzzle);
  place->position = place->before = *ugo_attempt_get_position (place->attempt);
  place->move = place->ruling.run = UGO_MOVE_PASS;
  return place;
}

static Place *
place_copy (const Place *place)
{
  Place *copy = g_memdup2 (place, sizeof *place);

  copy->attempt = ugo_attempt_copy (place->attempt);
  return copy;
}

static void
place_free (gpointer data)
{
  Place *place = data;

  ugo_attempt_free (place->attempt);
  g_free (place);
}

/* Goes on to another place, where nothing is said yet. */
static void
remember (UgoPuzzleTutor *self)
{
  g_ptr_array_add (self->past, place_copy (self->here));
  g_ptr_array_set_size (self->future, 0);
  self->here->told = TOLD_NOTHING;
  self->here->move = UGO_MOVE_PASS;
  self->here->n_hints = 0;
  self->here->showing = 0;
  self->here->n_replies = self->here->ruling.n_replies = 0;
  self->here->ruling.run = UGO_MOVE_PASS;
  self->here->before = self->here->position;
}

static void
set_here (UgoPuzzleTutor *self, Place *place)
{
  place_free (self->here);
  self->here = place;
}

static UgoAnswer
get_answer (UgoPuzzleTutor *self)
{
  return ugo_puzzle_get_draft (self->puzzle)->goal.kind->answer;
}

static gboolean
asks_for_moves (UgoPuzzleTutor *self)
{
  return get_answer (self) != UGO_ANSWER_SQUARES && get_answer (self) != UGO_ANSWER_BRICKS;
}

/* What happens */

static void
changed (UgoPuzzleTutor *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
move_on_board (UgoPuzzleTutor *self, UgoMove move, const UgoRoute *chosen)
{
  UgoPosition before = self->here->position;
  UgoRoute route = { 0 };

  if (chosen != NULL && chosen->length > 0)
    route = *chosen;
  else if (!ugo_move_is_pass (move) && move.from != UGO_SQUARE_NONE)
    ugo_move_path (&before, move, &route);
  ugo_play (&before, move, NULL, 0, &self->here->position);
  if (!ugo_move_is_pass (move))
    g_signal_emit (self, signals[MOVED], 0, &before, &move, &route, &self->here->position);
}

/* The bricks are pieces of the runner's side. */
static void
put_bricks (UgoPuzzleTutor *self)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (self->puzzle);
  uint8_t piece = ugo_piece_at (&draft->position, draft->goal.from);
  uint64_t squares = self->here->chosen;

  self->here->position = draft->position;
  while (squares != 0)
    draft->position.variant.rules->put_piece (&self->here->position, ugo_bits_pop (&squares),
                                              piece);
}

/* Proofs */

static gboolean
moment_cb (gpointer data)
{
  UgoPuzzleTutor *self = UGO_PUZZLE_TUTOR (data);

  self->timeout = 0;
  self->is_thinking = TRUE;
  changed (self);
  return G_SOURCE_REMOVE;
}

/* Nothing waits for a card. */
static void
ask (UgoPuzzleTutor *self, UgoAsked asked, UgoMove move, guint64 squares)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (asked != UGO_ASK_CARD)
    self->timeout = g_timeout_add (MOMENT, moment_cb, self);
  ugo_thinker_ask (self->thinker,
                   ugo_puzzle_thought_new (asked, self->here->attempt, move, squares));
}

static void
stop_thinking (UgoPuzzleTutor *self)
{
  ugo_thinker_drop (self->thinker);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->is_thinking = FALSE;
}

/* A proof that something waits for; the card is made beside. */
static gboolean
is_busy (UgoPuzzleTutor *self)
{
  return self->timeout != 0 || self->is_thinking;
}

static void
ask_for_card (UgoPuzzleTutor *self)
{
  if (self->card == NULL && self->here->state == UGO_PUZZLE_SOLVED)
    ask (self, UGO_ASK_CARD, UGO_MOVE_PASS, 0);
}

static void
end (UgoPuzzleTutor *self)
{
  self->here->state = UGO_PUZZLE_SOLVED;
  self->was_solved = TRUE;
  if (!self->was_shown)
    g_signal_emit (self, signals[ENDED], 0, ugo_puzzle_tutor_get_stars (self));
  ask_for_card (self);
}

static void
take_ruling (UgoPuzzleTutor *self, UgoPuzzleThought *thought)
{
  const UgoRuling *ruling = &thought->ruling;
  Place *here = self->here;

  ugo_attempt_free (here->attempt);
  here->attempt = ugo_attempt_copy (thought->attempt);
  here->ruling = *ruling;
  here->told = TOLD_RULING;
  here->n_replies = 0;
  here->state = UGO_PUZZLE_ASKING;
  if (ruling->verdict == UGO_RULING_SOLVED || ruling->verdict == UGO_RULING_SOLVED_LONGER)
    end (self);
  else if (ruling->verdict == UGO_RULING_WRONG || ruling->verdict == UGO_RULING_ILLEGAL)
    {
      here->state = UGO_PUZZLE_WRONG;
      self->n_wrong++;
    }
  /* A side that only waits passes without a word. */
  while (ugo_puzzle_tutor_get_reply_due (self)
         && here->n_replies < ruling->n_replies
         && ugo_move_is_pass (ruling->replies[here->n_replies]))
    {
      move_on_board (self, UGO_MOVE_PASS, NULL);
      here->n_replies++;
    }
}

static void
judge_move (UgoPuzzleTutor *self, UgoMove move, const UgoRoute *route, guint showing)
{
  remember (self);
  self->here->showing = showing;
  self->here->move = move;
  self->here->state = UGO_PUZZLE_JUDGING;
  move_on_board (self, move, route);
  ask (self, UGO_ASK_MOVE, move, 0);
}

static void
judge_choice (UgoPuzzleTutor *self, guint64 chosen, guint showing)
{
  remember (self);
  self->here->showing = showing;
  self->here->chosen = chosen;
  self->here->state = UGO_PUZZLE_JUDGING;
  if (get_answer (self) == UGO_ANSWER_BRICKS)
    put_bricks (self);
  ask (self, UGO_ASK_CHOICE, UGO_MOVE_PASS, chosen);
}

static void
take_solution (UgoPuzzleTutor *self, const UgoPuzzleThought *thought)
{
  guint showing = self->here->showing;

  if (showing == 0)
    showing = ++self->n_showings;
  if (!self->was_shown)
    {
      self->was_shown = TRUE;
      g_signal_emit (self, signals[ENDED], 0, 0);
    }
  if (thought->hint.piece == UGO_SQUARE_NONE && !asks_for_moves (self))
    judge_choice (self, thought->hint.answer, showing);
  else
    judge_move (self, thought->hint.move, NULL, showing);
}

static void
take_hint (UgoPuzzleTutor *self, const UgoPuzzleThought *thought)
{
  self->here->hint = thought->hint;
  self->here->n_hints = 1;
  self->n_hints = MAX (self->n_hints, 1);
}

static void
answer_cb (gpointer data, gpointer tutor)
{
  UgoPuzzleTutor *self = UGO_PUZZLE_TUTOR (tutor);
  UgoPuzzleThought *thought = data;

  stop_thinking (self);
  if (thought->asked == UGO_ASK_CARD)
    self->card = g_memdup2 (&thought->proof, sizeof thought->proof);
  else if (thought->is_answered && thought->asked == UGO_ASK_HINT)
    take_hint (self, thought);
  else if (thought->is_answered && thought->asked == UGO_ASK_SHOW)
    take_solution (self, thought);
  else if (thought->is_answered)
    take_ruling (self, thought);
  else
    self->here->told = TOLD_NO_HINT;
  changed (self);
}

/* The class */

static void
ugo_puzzle_tutor_dispose (GObject *object)
{
  UgoPuzzleTutor *self = UGO_PUZZLE_TUTOR (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->thinker, ugo_thinker_free);
  G_OBJECT_CLASS (ugo_puzzle_tutor_parent_class)->dispose (object);
}

static void
ugo_puzzle_tutor_finalize (GObject *object)
{
  UgoPuzzleTutor *self = UGO_PUZZLE_TUTOR (object);

  ugo_puzzle_unref (self->puzzle);
  place_free (self->here);
  g_ptr_array_unref (self->past);
  g_ptr_array_unref (self->future);
  g_free (self->card);
  G_OBJECT_CLASS (ugo_puzzle_tutor_parent_class)->finalize (object);
}

static void
ugo_puzzle_tutor_class_init (UgoPuzzleTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_tutor_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_tutor_finalize;

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 4, G_TYPE_POINTER, G_TYPE_POINTER,
                                 G_TYPE_POINTER, G_TYPE_POINTER);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ugo_puzzle_tutor_init (UgoPuzzleTutor *self)
{
  self->past = g_ptr_array_new_with_free_func (place_free);
  self->future = g_ptr_array_new_with_free_func (place_free);
  self->thinker = ugo_thinker_new (ugo_puzzle_think, ugo_puzzle_thought_free, NULL, NULL,
                                   answer_cb, self);
}

/* Public API */

UgoPuzzleTutor *
ugo_puzzle_tutor_new (UgoPuzzle *puzzle)
{
  UgoPuzzleTutor *self = g_object_new (UGO_TYPE_PUZZLE_TUTOR, NULL);

  self->puzzle = ugo_puzzle_ref (puzzle);
  self->here = place_new (puzzle);
  return self;
}

UgoPuzzle *
ugo_puzzle_tutor_get_puzzle (UgoPuzzleTutor *self)
{
  return self->puzzle;
}

UgoPuzzleState
ugo_puzzle_tutor_get_state (UgoPuzzleTutor *self)
{
  return self->here->state;
}

const UgoPosition *
ugo_puzzle_tutor_get_position (UgoPuzzleTutor *self)
{
  return &self->here->position;
}

guint64
ugo_puzzle_tutor_get_chosen (UgoPuzzleTutor *self)
{
  return self->here->chosen;
}

guint64
ugo_puzzle_tutor_get_faults (UgoPuzzleTutor *self)
{
  return ugo_puzzle_tutor_is_refusal (self) ? self->here->ruling.extra & self->here->chosen : 0;
}

guint
ugo_puzzle_tutor_get_n_left (UgoPuzzleTutor *self)
{
  int n_moves = ugo_puzzle_get_draft (self->puzzle)->n_moves;

  n_moves -= get_answer (self) == UGO_ANSWER_BRICKS
                 ? ugo_bits_count (self->here->chosen)
                 : (int) ugo_attempt_get_n_moves (self->here->attempt);
  return (guint) MAX (n_moves, 0);
}

/* The first place with so many own moves is where the last of them has led. */
UgoMove
ugo_puzzle_tutor_get_spoiler (UgoPuzzleTutor *self)
{
  if (self->here->told != TOLD_CHECK || self->here->spoiled == 0)
    return UGO_MOVE_PASS;
  for (guint i = self->past->len; i > 0; i--)
    {
      const Place *before = self->past->pdata[i - 1];
      const Place *after = i < self->past->len ? self->past->pdata[i] : self->here;

      if (ugo_attempt_get_n_moves (before->attempt) == self->here->spoiled - 1
          && ugo_attempt_get_n_moves (after->attempt) == self->here->spoiled)
        return after->move;
    }
  return UGO_MOVE_PASS;
}

char *
ugo_puzzle_tutor_get_feedback (UgoPuzzleTutor *self)
{
  const Place *here = self->here;

  switch (here->told)
    {
    case TOLD_RULING:
      /* What was shown is nobody's merit. */
      if (self->was_shown && here->state == UGO_PUZZLE_SOLVED)
        return NULL;
      return ugo_words_puzzle_ruling (here->attempt, &here->before, here->move, &here->ruling);
    case TOLD_CHECK:
      return ugo_words_puzzle_check (here->spoiled);
    case TOLD_NO_HINT:
      return g_strdup (_ ("From here nothing can be proved. Take back a move."));
    case TOLD_NOTHING:
    default:
      return NULL;
    }
}

gboolean
ugo_puzzle_tutor_is_refusal (UgoPuzzleTutor *self)
{
  return self->here->told == TOLD_RULING
         && (self->here->ruling.status != UGO_OK
             || self->here->ruling.verdict == UGO_RULING_WRONG);
}

char *
ugo_puzzle_tutor_get_card (UgoPuzzleTutor *self)
{
  if (self->card == NULL || self->here->state != UGO_PUZZLE_SOLVED || self->was_shown)
    return NULL;
  return ugo_words_puzzle_card (self->puzzle, self->card,
                                self->here->ruling.verdict == UGO_RULING_SOLVED_LONGER);
}

int
ugo_puzzle_tutor_get_stars (UgoPuzzleTutor *self)
{
  if (self->here->state != UGO_PUZZLE_SOLVED || self->was_shown)
    return 0;
  return ugo_stars_count (self->n_wrong, self->n_hints,
                          self->here->ruling.verdict == UGO_RULING_SOLVED_LONGER);
}

gboolean
ugo_puzzle_tutor_get_was_shown (UgoPuzzleTutor *self)
{
  return self->was_shown;
}

gboolean
ugo_puzzle_tutor_get_was_ended (UgoPuzzleTutor *self)
{
  return self->was_shown || self->was_solved;
}

gboolean
ugo_puzzle_tutor_get_was_tried (UgoPuzzleTutor *self)
{
  return self->n_wrong > 0 || self->n_hints > 0;
}

guint
ugo_puzzle_tutor_get_hint (UgoPuzzleTutor *self, UgoPuzzleHint *hint)
{
  if (hint != NULL)
    *hint = self->here->hint;
  return self->here->n_hints;
}

gboolean
ugo_puzzle_tutor_get_thinking (UgoPuzzleTutor *self)
{
  return self->is_thinking;
}

static gboolean
is_asking (UgoPuzzleTutor *self)
{
  return self->here->state == UGO_PUZZLE_ASKING && !self->is_thinking
         && !ugo_puzzle_tutor_get_reply_due (self);
}

gboolean
ugo_puzzle_tutor_can_play (UgoPuzzleTutor *self)
{
  return is_asking (self) && asks_for_moves (self);
}

gboolean
ugo_puzzle_tutor_can_choose (UgoPuzzleTutor *self)
{
  return is_asking (self) && !asks_for_moves (self);
}

gboolean
ugo_puzzle_tutor_can_hint (UgoPuzzleTutor *self)
{
  return is_asking (self) && self->here->n_hints < UGO_HINT_GRADES;
}

gboolean
ugo_puzzle_tutor_can_check (UgoPuzzleTutor *self)
{
  if (asks_for_moves (self))
    return is_asking (self) && get_answer (self) == UGO_ANSWER_ALONE
           && ugo_attempt_get_n_moves (self->here->attempt) > 0;
  return is_asking (self) && self->here->chosen != 0;
}

gboolean
ugo_puzzle_tutor_can_show (UgoPuzzleTutor *self)
{
  return is_asking (self);
}

gboolean
ugo_puzzle_tutor_can_undo (UgoPuzzleTutor *self)
{
  return self->past->len > 0;
}

gboolean
ugo_puzzle_tutor_can_redo (UgoPuzzleTutor *self)
{
  return self->future->len > 0;
}

void
ugo_puzzle_tutor_play (UgoPuzzleTutor *self, UgoMove move, const UgoRoute *route)
{
  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_can_play (self) || is_busy (self)
      || ugo_check_move (&self->here->position, move) != UGO_OK)
    return;
  judge_move (self, move, route, 0);
  changed (self);
}

static void
refuse_brick (UgoPuzzleTutor *self, UgoStatus status)
{
  self->here->told = TOLD_RULING;
  self->here->ruling.status = status;
  changed (self);
}

void
ugo_puzzle_tutor_toggle (UgoPuzzleTutor *self, UgoSquare square)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (self->puzzle);
  gboolean lays_bricks = get_answer (self) == UGO_ANSWER_BRICKS;
  guint64 chosen;

  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_can_choose (self) || is_busy (self)
      || square >= draft->position.variant.rules->n_squares)
    return;
  chosen = self->here->chosen ^ ugo_bit (square);
  if (lays_bricks && ugo_piece_at (&draft->position, square) != 0)
    refuse_brick (self, UGO_MOVE_OCCUPIED);
  else if (lays_bricks && ugo_bits_count (chosen) > draft->n_moves)
    refuse_brick (self, UGO_POSITION_PIECE_COUNT);
  else
    {
      remember (self);
      self->here->chosen = chosen;
      if (lays_bricks)
        put_bricks (self);
      changed (self);
    }
}

void
ugo_puzzle_tutor_check (UgoPuzzleTutor *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_can_check (self) || is_busy (self))
    return;
  if (asks_for_moves (self))
    {
      self->here->told = TOLD_CHECK;
      self->here->spoiled = ugo_attempt_check (self->here->attempt);
    }
  else
    {
      judge_choice (self, self->here->chosen, 0);
    }
  changed (self);
}

void
ugo_puzzle_tutor_hint (UgoPuzzleTutor *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_can_hint (self) || is_busy (self))
    return;
  if (self->here->n_hints == 0)
    {
      ask (self, UGO_ASK_HINT, UGO_MOVE_PASS, 0);
      return;
    }
  self->here->n_hints++;
  self->n_hints = MAX (self->n_hints, self->here->n_hints);
  changed (self);
}

void
ugo_puzzle_tutor_show (UgoPuzzleTutor *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (ugo_puzzle_tutor_can_show (self) && !is_busy (self))
    ask (self, UGO_ASK_SHOW, UGO_MOVE_PASS, 0);
}

gboolean
ugo_puzzle_tutor_get_reply_due (UgoPuzzleTutor *self)
{
  const Place *here = self->here;

  return here->state != UGO_PUZZLE_JUDGING
         && (here->n_replies < here->ruling.n_replies
             || (here->n_replies == here->ruling.n_replies
                 && !ugo_move_is_pass (here->ruling.run)));
}

gboolean
ugo_puzzle_tutor_is_answered (UgoPuzzleTutor *self)
{
  return self->here->ruling.n_replies > 0 || !ugo_move_is_pass (self->here->ruling.run);
}

void
ugo_puzzle_tutor_reply (UgoPuzzleTutor *self)
{
  Place *here = self->here;

  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_get_reply_due (self))
    return;
  move_on_board (self,
                 here->n_replies < here->ruling.n_replies ? here->ruling.replies[here->n_replies]
                                                          : here->ruling.run,
                 NULL);
  here->n_replies++;
  changed (self);
}

void
ugo_puzzle_tutor_try_again (UgoPuzzleTutor *self)
{
  Place *wrong = self->here;

  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (wrong->state != UGO_PUZZLE_WRONG)
    return;
  /* What was said stays until the next try. */
  self->here = g_ptr_array_steal_index (self->past, self->past->len - 1);
  self->here->told = TOLD_RULING;
  self->here->ruling = wrong->ruling;
  self->here->before = wrong->before;
  self->here->n_replies = wrong->ruling.n_replies + 1;
  place_free (wrong);
  changed (self);
}

void
ugo_puzzle_tutor_restart (UgoPuzzleTutor *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (self->past->len == 0)
    return;
  if (self->here->state == UGO_PUZZLE_JUDGING)
    ugo_puzzle_tutor_undo (self);
  stop_thinking (self);
  remember (self);
  set_here (self, place_new (self->puzzle));
  changed (self);
}

/* A wrong answer, or one that is not judged yet, is nothing to come back to. */
static void
step_back (UgoPuzzleTutor *self)
{
  Place *from = self->here;

  self->here = g_ptr_array_steal_index (self->past, self->past->len - 1);
  if (from->state == UGO_PUZZLE_JUDGING || from->state == UGO_PUZZLE_WRONG)
    place_free (from);
  else
    g_ptr_array_add (self->future, from);
}

void
ugo_puzzle_tutor_undo (UgoPuzzleTutor *self)
{
  guint showing = self->here->showing;

  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_can_undo (self))
    return;
  stop_thinking (self);
  do
    step_back (self);
  while (showing != 0 && self->here->showing == showing && self->past->len > 0);
  changed (self);
}

void
ugo_puzzle_tutor_redo (UgoPuzzleTutor *self)
{
  guint showing;

  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_can_redo (self))
    return;
  stop_thinking (self);
  do
    {
      g_ptr_array_add (self->past, self->here);
      self->here = g_ptr_array_steal_index (self->future, self->future->len - 1);
      showing = self->here->showing;
    }
  while (showing != 0 && self->future->len > 0
         && ((Place *) self->future->pdata[self->future->len - 1])->showing == showing);
  ask_for_card (self);
  changed (self);
}

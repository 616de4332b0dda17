/* ugo-puzzle-tutor.c: a person at a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-tutor.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-puzzle-thought.h"
#include "ugo-thinker.h"
#include "ugo-tutor-private.h"

/* How long a proof may take, in milliseconds, before it is told that one is being made. */
#define MOMENT 300

typedef enum
{
  TOLD_NOTHING,
  TOLD_RULING,
  TOLD_CHECK,
  TOLD_NO_HINT,
} Told;

/* Where the person is, or was, to come back to. The position has the bricks that were put. */
typedef struct
{
  UgoTutorPlace at;
  UgoAttempt *attempt;

  Told told;
  UgoPosition before; /* @move or a choice */
  UgoMove move;       /* the own move that led here, else a pass */
  UgoRuling ruling;
  guint n_replies; /* how many of those of the ruling, and then the run, are past */
  UgoWorkCheck check;

  guint n_hints;
  UgoPuzzleHint hint;
} Place;

struct _UgoPuzzleTutor
{
  UgoTutor parent_instance;

  /* Owned. */
  UgoPuzzle *puzzle;
  UgoThinker *thinker;
  UgoProof *card; /* once it is proved */

  /* Plain state. */
  guint n_hints; /* the highest grade given */
  guint n_wrong;
  gboolean was_shown;
  gboolean was_solved;
  gboolean is_thinking; /* longer than a moment */
  guint timeout;
};

enum
{
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzleTutor, ugo_puzzle_tutor, UGO_TYPE_TUTOR)

/* Places */

static Place *
place_new (UgoPuzzle *puzzle)
{
  Place *place = g_new0 (Place, 1);

  place->attempt = ugo_attempt_new (puzzle);
  place->at.position = place->before = *ugo_attempt_get_position (place->attempt);
  place->move = place->ruling.run = UGO_MOVE_PASS;
  return place;
}

static void
copy_place (gpointer copy)
{
  Place *place = copy;

  place->attempt = ugo_attempt_copy (place->attempt);
}

static void
clear_place (gpointer place)
{
  ugo_attempt_free (((Place *) place)->attempt);
}

static Place *
get_here (UgoPuzzleTutor *self)
{
  return ugo_tutor_get_here (UGO_TUTOR (self));
}

/* Goes on to another place, where nothing is said yet. */
static Place *
remember (UgoPuzzleTutor *self)
{
  Place *here = get_here (self);

  ugo_tutor_remember (UGO_TUTOR (self));
  here->told = TOLD_NOTHING;
  here->move = UGO_MOVE_PASS;
  here->n_hints = 0;
  here->n_replies = here->ruling.n_replies = 0;
  here->ruling.run = UGO_MOVE_PASS;
  here->before = here->at.position;
  return here;
}

static UgoAnswer
get_answer (UgoPuzzleTutor *self)
{
  return ugo_puzzle_get_draft (self->puzzle)->goal.kind->answer;
}

static gboolean
asks_for_moves (UgoPuzzleTutor *self)
{
  return get_answer (self) != UGO_ANSWER_SQUARES && get_answer (self) != UGO_ANSWER_BRICKS
         && get_answer (self) != UGO_ANSWER_OUTCOME;
}

/* What happens */

static void
changed (UgoPuzzleTutor *self)
{
  ugo_tutor_changed (UGO_TUTOR (self));
}

static void
move_on_board (UgoPuzzleTutor *self, UgoMove move, const UgoRoute *chosen)
{
  UgoPosition after;

  ugo_play (&get_here (self)->at.position, move, NULL, 0, &after);
  ugo_tutor_move (UGO_TUTOR (self), move, chosen, &after);
}

/* The bricks are pieces of the runner's side. */
static void
put_bricks (UgoPuzzleTutor *self)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (self->puzzle);
  uint8_t piece = ugo_piece_at (&draft->position, draft->goal.from);
  uint64_t squares = get_here (self)->at.chosen;
  UgoPosition *position = &get_here (self)->at.position;

  *position = draft->position;
  while (squares != 0)
    draft->position.variant.rules->put_piece (position, ugo_bits_pop (&squares), piece);
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
                   ugo_puzzle_thought_new (asked, get_here (self)->attempt, move, squares));
}

static void
stop_thinking (UgoPuzzleTutor *self)
{
  ugo_thinker_drop (self->thinker);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->is_thinking = FALSE;
}

static void
ask_for_card (UgoPuzzleTutor *self)
{
  if (self->card == NULL && get_here (self)->at.state == UGO_TUTOR_SOLVED)
    ask (self, UGO_ASK_CARD, UGO_MOVE_PASS, 0);
}

static void
end (UgoPuzzleTutor *self)
{
  get_here (self)->at.state = UGO_TUTOR_SOLVED;
  self->was_solved = TRUE;
  if (!self->was_shown)
    g_signal_emit (self, signals[ENDED], 0, ugo_puzzle_tutor_get_stars (self));
  ask_for_card (self);
}

static void
take_ruling (UgoPuzzleTutor *self, UgoPuzzleThought *thought)
{
  const UgoRuling *ruling = &thought->ruling;
  Place *here = get_here (self);

  ugo_attempt_free (here->attempt);
  here->attempt = ugo_attempt_copy (thought->attempt);
  here->ruling = *ruling;
  here->told = TOLD_RULING;
  here->n_replies = 0;
  here->at.state = UGO_TUTOR_ASKING;
  if (ruling->verdict == UGO_RULING_SOLVED || ruling->verdict == UGO_RULING_SOLVED_LONGER)
    end (self);
  else if (ruling->verdict == UGO_RULING_WRONG || ruling->verdict == UGO_RULING_ILLEGAL)
    {
      here->at.state = UGO_TUTOR_WRONG;
      self->n_wrong++;
    }
  /* A side that only waits passes without a word. */
  while (here->n_replies < ruling->n_replies
         && ugo_move_is_pass (ruling->replies[here->n_replies]))
    {
      move_on_board (self, UGO_MOVE_PASS, NULL);
      here->n_replies++;
    }
}

static void
judge_move (UgoPuzzleTutor *self, UgoMove move, const UgoRoute *route)
{
  Place *here = remember (self);

  here->move = move;
  here->at.state = UGO_TUTOR_JUDGING;
  move_on_board (self, move, route);
  ask (self, UGO_ASK_MOVE, move, 0);
}

static void
judge_choice (UgoPuzzleTutor *self, guint64 chosen)
{
  Place *here = remember (self);

  here->at.chosen = get_answer (self) == UGO_ANSWER_OUTCOME ? 0 : chosen;
  here->at.state = UGO_TUTOR_JUDGING;
  if (get_answer (self) == UGO_ANSWER_BRICKS)
    put_bricks (self);
  ask (self, UGO_ASK_CHOICE, UGO_MOVE_PASS, chosen);
}

static void
take_solution (UgoPuzzleTutor *self, const UgoPuzzleThought *thought)
{
  if (!self->was_shown)
    {
      self->was_shown = TRUE;
      g_signal_emit (self, signals[ENDED], 0, 0);
    }
  if (thought->hint.piece == UGO_SQUARE_NONE && !asks_for_moves (self))
    judge_choice (self, thought->hint.answer);
  else
    judge_move (self, thought->hint.move, NULL);
}

static void
take_hint (UgoPuzzleTutor *self, const UgoPuzzleThought *thought)
{
  Place *here = get_here (self);

  here->hint = thought->hint;
  here->n_hints = 1;
  self->n_hints = MAX (self->n_hints, 1);
}

/* What was proved of single moves need not be proved again. */
static void
take_check (UgoPuzzleTutor *self, const UgoPuzzleThought *thought)
{
  Place *here = get_here (self);

  ugo_attempt_free (here->attempt);
  here->attempt = ugo_attempt_copy (thought->attempt);
  here->told = TOLD_CHECK;
  here->check = thought->check;
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
  else if (thought->is_answered && thought->asked == UGO_ASK_CHECK)
    take_check (self, thought);
  else if (thought->is_answered)
    take_ruling (self, thought);
  else
    get_here (self)->told = TOLD_NO_HINT;
  changed (self);
}

/* What every tutor tells */

static UgoPuzzleTutor *
get_tutor (UgoTutor *tutor)
{
  return UGO_PUZZLE_TUTOR (tutor);
}

static char *
get_text (UgoTutor *tutor)
{
  UgoPuzzle *puzzle = get_tutor (tutor)->puzzle;

  return ugo_words_puzzle_task (ugo_puzzle_get_theme (puzzle), ugo_puzzle_get_draft (puzzle));
}

static char *
get_hint (UgoTutor *tutor)
{
  const Place *here = get_here (get_tutor (tutor));

  return here->n_hints > 0 ? ugo_words_puzzle_hint (&here->at.position, &here->hint, here->n_hints)
                           : NULL;
}

/* What was shown is nobody's merit. */
static char *
get_feedback (UgoTutor *tutor)
{
  const Place *here = get_here (get_tutor (tutor));

  switch (here->told)
    {
    case TOLD_RULING:
      if (get_tutor (tutor)->was_shown && here->at.state == UGO_TUTOR_SOLVED)
        return NULL;
      return ugo_words_puzzle_ruling (here->attempt, &here->before, here->move, &here->ruling);
    case TOLD_CHECK:
      return ugo_words_puzzle_check (&here->check);
    case TOLD_NO_HINT:
      return g_strdup (_ ("From here nothing can be proved. Take back a move."));
    case TOLD_NOTHING:
    default:
      return NULL;
    }
}

static gboolean
is_refusal (UgoTutor *tutor)
{
  const Place *here = get_here (get_tutor (tutor));

  return here->told == TOLD_RULING
         && (here->ruling.status != UGO_OK || here->ruling.verdict == UGO_RULING_WRONG);
}

static gboolean
can_check (UgoPuzzleTutor *self)
{
  if (asks_for_moves (self))
    return get_answer (self) == UGO_ANSWER_ALONE
           && ugo_attempt_get_n_moves (get_here (self)->attempt) > 0;
  return get_here (self)->at.chosen != 0;
}

static gboolean
can (UgoTutor *tutor, UgoTutorVerb verb)
{
  UgoPuzzleTutor *self = get_tutor (tutor);

  if (ugo_tutor_get_state (tutor) != UGO_TUTOR_ASKING || self->is_thinking
      || ugo_tutor_get_reply_due (tutor))
    return FALSE;
  switch (verb)
    {
    case UGO_TUTOR_PLAY:
      return asks_for_moves (self);
    case UGO_TUTOR_TOGGLE:
      return !asks_for_moves (self) && get_answer (self) != UGO_ANSWER_OUTCOME;
    case UGO_TUTOR_CHECK:
      return can_check (self);
    case UGO_TUTOR_HINT:
      return get_here (self)->n_hints < UGO_HINT_GRADES;
    default:
      return TRUE;
    }
}

/* A proof that something waits for; the card is made beside. */
static gboolean
is_busy (UgoTutor *tutor)
{
  return get_tutor (tutor)->timeout != 0 || get_tutor (tutor)->is_thinking;
}

static gboolean
get_reply_due (UgoTutor *tutor)
{
  const Place *here = get_here (get_tutor (tutor));

  return here->at.state != UGO_TUTOR_JUDGING
         && (here->n_replies < here->ruling.n_replies
             || (here->n_replies == here->ruling.n_replies
                 && !ugo_move_is_pass (here->ruling.run)));
}

/* A wrong answer that was answered stays, so that it can be seen what is wrong with it. */
static gboolean
goes_back (UgoTutor *tutor)
{
  const UgoRuling *ruling = &get_here (get_tutor (tutor))->ruling;

  return ruling->n_replies == 0 && ugo_move_is_pass (ruling->run);
}

/* What every tutor does */

static void
play (UgoTutor *tutor, UgoMove move, const UgoRoute *route)
{
  judge_move (get_tutor (tutor), move, route);
  ugo_tutor_changed (tutor);
}

static void
refuse_brick (UgoPuzzleTutor *self, UgoStatus status)
{
  get_here (self)->told = TOLD_RULING;
  get_here (self)->ruling.status = status;
  changed (self);
}

static void
toggle (UgoTutor *tutor, UgoSquare square)
{
  UgoPuzzleTutor *self = get_tutor (tutor);
  const UgoDraft *draft = ugo_puzzle_get_draft (self->puzzle);
  gboolean lays_bricks = get_answer (self) == UGO_ANSWER_BRICKS;
  guint64 chosen = ugo_tutor_get_chosen (tutor) ^ ugo_bit (square);

  if (lays_bricks && ugo_piece_at (&draft->position, square) != 0)
    refuse_brick (self, UGO_MOVE_OCCUPIED);
  else if (lays_bricks && ugo_bits_count (chosen) > draft->n_moves)
    refuse_brick (self, UGO_POSITION_PIECE_COUNT);
  else
    {
      remember (self)->at.chosen = chosen;
      if (lays_bricks)
        put_bricks (self);
      changed (self);
    }
}

static void
check (UgoTutor *tutor)
{
  UgoPuzzleTutor *self = get_tutor (tutor);

  if (asks_for_moves (self))
    {
      ask (self, UGO_ASK_CHECK, UGO_MOVE_PASS, 0);
      return;
    }
  judge_choice (self, get_here (self)->at.chosen);
  changed (self);
}

static void
hint (UgoTutor *tutor)
{
  UgoPuzzleTutor *self = get_tutor (tutor);
  Place *here = get_here (self);

  if (here->n_hints == 0)
    {
      ask (self, UGO_ASK_HINT, UGO_MOVE_PASS, 0);
      return;
    }
  here->n_hints++;
  self->n_hints = MAX (self->n_hints, here->n_hints);
  changed (self);
}

static void
show (UgoTutor *tutor)
{
  ask (get_tutor (tutor), UGO_ASK_SHOW, UGO_MOVE_PASS, 0);
}

static void
reply (UgoTutor *tutor)
{
  Place *here = get_here (get_tutor (tutor));

  move_on_board (get_tutor (tutor),
                 here->n_replies < here->ruling.n_replies ? here->ruling.replies[here->n_replies]
                                                          : here->ruling.run,
                 NULL);
  here->n_replies++;
  ugo_tutor_changed (tutor);
}

static void
try_again (UgoTutor *tutor)
{
  Place *here = get_here (get_tutor (tutor));
  UgoRuling ruling = here->ruling;
  UgoPosition before = here->before;

  ugo_tutor_go_back_to (tutor, ugo_tutor_get_past (tutor)->len - 1);
  here = get_here (get_tutor (tutor));
  here->told = TOLD_RULING;
  here->ruling = ruling;
  here->before = before;
  here->n_replies = ruling.n_replies + 1;
  ugo_tutor_changed (tutor);
}

static void
stop (UgoTutor *tutor)
{
  stop_thinking (get_tutor (tutor));
}

static void
came_back (UgoTutor *tutor)
{
  ask_for_card (get_tutor (tutor));
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
  g_free (self->card);
  G_OBJECT_CLASS (ugo_puzzle_tutor_parent_class)->finalize (object);
}

static void
ugo_puzzle_tutor_class_init (UgoPuzzleTutorClass *klass)
{
  UgoTutorClass *tutor_class = UGO_TUTOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_tutor_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_tutor_finalize;

  tutor_class->place_size = sizeof (Place);
  tutor_class->copy_place = copy_place;
  tutor_class->clear_place = clear_place;
  tutor_class->get_text = get_text;
  tutor_class->get_hint = get_hint;
  tutor_class->get_feedback = get_feedback;
  tutor_class->is_refusal = is_refusal;
  tutor_class->can = can;
  tutor_class->is_busy = is_busy;
  tutor_class->get_reply_due = get_reply_due;
  tutor_class->goes_back = goes_back;
  tutor_class->play = play;
  tutor_class->toggle = toggle;
  tutor_class->check = check;
  tutor_class->hint = hint;
  tutor_class->show = show;
  tutor_class->reply = reply;
  tutor_class->try_again = try_again;
  tutor_class->stop = stop;
  tutor_class->came_back = came_back;

  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ugo_puzzle_tutor_init (UgoPuzzleTutor *self)
{
  self->thinker = ugo_thinker_new (ugo_puzzle_think, ugo_puzzle_thought_free, NULL, NULL,
                                   answer_cb, self);
}

/* Public API */

UgoPuzzleTutor *
ugo_puzzle_tutor_new (UgoPuzzle *puzzle)
{
  UgoPuzzleTutor *self = g_object_new (UGO_TYPE_PUZZLE_TUTOR, NULL);

  self->puzzle = ugo_puzzle_ref (puzzle);
  ugo_tutor_begin (UGO_TUTOR (self), place_new (puzzle));
  return self;
}

UgoPuzzle *
ugo_puzzle_tutor_get_puzzle (UgoPuzzleTutor *self)
{
  return self->puzzle;
}

guint64
ugo_puzzle_tutor_get_faults (UgoPuzzleTutor *self)
{
  return is_refusal (UGO_TUTOR (self)) ? get_here (self)->ruling.extra & get_here (self)->at.chosen
                                       : 0;
}

guint
ugo_puzzle_tutor_get_n_left (UgoPuzzleTutor *self)
{
  int n_moves = ugo_puzzle_get_draft (self->puzzle)->n_moves;

  n_moves -= get_answer (self) == UGO_ANSWER_BRICKS
                 ? ugo_bits_count (get_here (self)->at.chosen)
                 : (int) ugo_attempt_get_n_moves (get_here (self)->attempt);
  return (guint) MAX (n_moves, 0);
}

/* The first place with so many own moves is where the last of them has led. */
UgoMove
ugo_puzzle_tutor_get_spoiler (UgoPuzzleTutor *self)
{
  const GPtrArray *past = ugo_tutor_get_past (UGO_TUTOR (self));
  const Place *here = get_here (self);

  if (here->told != TOLD_CHECK || here->check.spoiled == 0)
    return UGO_MOVE_PASS;
  for (guint i = past->len; i > 0; i--)
    {
      const Place *before = past->pdata[i - 1];
      const Place *after = i < past->len ? past->pdata[i] : here;

      if (ugo_attempt_get_n_moves (before->attempt) == here->check.spoiled - 1
          && ugo_attempt_get_n_moves (after->attempt) == here->check.spoiled)
        return after->move;
    }
  return UGO_MOVE_PASS;
}

char *
ugo_puzzle_tutor_get_card (UgoPuzzleTutor *self)
{
  if (self->card == NULL || get_here (self)->at.state != UGO_TUTOR_SOLVED || self->was_shown)
    return NULL;
  return ugo_words_puzzle_card (self->puzzle, self->card, &get_here (self)->ruling);
}

int
ugo_puzzle_tutor_get_stars (UgoPuzzleTutor *self)
{
  if (get_here (self)->at.state != UGO_TUTOR_SOLVED || self->was_shown)
    return 0;
  return ugo_stars_count (self->n_wrong, self->n_hints,
                          get_here (self)->ruling.verdict == UGO_RULING_SOLVED_LONGER);
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

guint
ugo_puzzle_tutor_get_n_wrong (UgoPuzzleTutor *self)
{
  return self->n_wrong;
}

guint
ugo_puzzle_tutor_get_n_hints (UgoPuzzleTutor *self)
{
  return self->n_hints;
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
    *hint = get_here (self)->hint;
  return get_here (self)->n_hints;
}

gboolean
ugo_puzzle_tutor_get_thinking (UgoPuzzleTutor *self)
{
  return self->is_thinking;
}

void
ugo_puzzle_tutor_restart (UgoPuzzleTutor *self)
{
  UgoTutor *tutor;

  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  tutor = UGO_TUTOR (self);
  if (!ugo_tutor_can (tutor, UGO_TUTOR_UNDO))
    return;
  if (ugo_tutor_get_state (tutor) == UGO_TUTOR_JUDGING)
    ugo_tutor_undo (tutor);
  stop_thinking (self);
  ugo_tutor_stop_showing (tutor);
  ugo_tutor_remember (tutor);
  ugo_tutor_set_here (tutor, place_new (self->puzzle));
  changed (self);
}

gboolean
ugo_puzzle_tutor_can_answer (UgoPuzzleTutor *self)
{
  return get_answer (self) == UGO_ANSWER_OUTCOME
         && ugo_tutor_can (UGO_TUTOR (self), UGO_TUTOR_SHOW);
}

void
ugo_puzzle_tutor_answer (UgoPuzzleTutor *self, UgoOutcome outcome)
{
  g_return_if_fail (UGO_IS_PUZZLE_TUTOR (self));

  if (!ugo_puzzle_tutor_can_answer (self) || is_busy (UGO_TUTOR (self)) || outcome < UGO_WHITE_WINS
      || outcome > UGO_DRAW)
    return;
  ugo_tutor_stop_showing (UGO_TUTOR (self));
  judge_choice (self, ugo_bit ((UgoSquare) outcome));
  changed (self);
}

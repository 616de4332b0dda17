/* ugo-adviser.c: who looks over one's shoulder at a match: hints, and the coach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-adviser.h"

#include "ugo-mind.h"
#include "ugo-opponent.h"

/* What the thread thinks about; its answer may be taken out. */
typedef struct
{
  UgoAdvice *advice;
  gboolean is_answered;
} Thought;

struct _UgoAdviser
{
  GObject parent_instance;

  /* Owned. */
  UgoMatch *match;
  GSignalGroup *match_signals;
  UgoThinker *thinker;
  UgoAdvice *hint; /* for the position as it is, once it was asked for */
  UgoAdvice *said; /* what is said else */

  /* Only compared. */
  UgoNode *node;  /* where the match stood */
  UgoNode *moved; /* where a move has led since, until the match has changed; borrowed */

  /* Plain state. */
  UgoAdviserState state;
  UgoHintGrade grade;
  gboolean is_coach;
  gboolean is_judging;
  gboolean is_holding;
};

enum
{
  PROP_HOLDING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoAdviser, ugo_adviser, G_TYPE_OBJECT)

/* Thoughts */

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  g_clear_pointer (&thought->advice, ugo_advice_free);
  g_free (thought);
}

static void
think_cb (gpointer data, gpointer mind, const atomic_bool *stop)
{
  Thought *thought = data;
  UgoSearch *search = ugo_mind_get_search (mind);

  if (search == NULL)
    return;
  ugo_advice_think (thought->advice, search, stop);
  thought->is_answered = TRUE;
}

/* Asks about the move that led to @node, or, without @topic being about a move, about the position
 * of @node. */
static void
ask (UgoAdviser *self, UgoAdviceTopic topic, UgoNode *node)
{
  gboolean is_about_move = topic == UGO_ADVICE_JUDGEMENT || topic == UGO_ADVICE_NEWS;
  UgoNode *at = is_about_move ? node->parent : node;
  g_autoptr (GArray) keys = ugo_node_collect_keys (at);
  Thought *thought = g_new0 (Thought, 1);

  thought->advice = ugo_advice_new (topic, &at->position, keys,
                                    is_about_move ? node->move : UGO_MOVE_PASS);
  ugo_thinker_ask (self->thinker, thought);
}

/* What it says */

static void
changed (UgoAdviser *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_holding (UgoAdviser *self, gboolean is_holding)
{
  if (self->is_holding == is_holding)
    return;
  self->is_holding = is_holding;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HOLDING]);
}

static void
set_state (UgoAdviser *self, UgoAdviserState state)
{
  self->state = state;
  set_holding (self, self->is_judging || state == UGO_ADVISER_WARNING);
  changed (self);
}

/* Nothing is said and nothing asked. */
static void
fall_silent (UgoAdviser *self)
{
  ugo_thinker_drop (self->thinker);
  self->is_judging = FALSE;
  g_clear_pointer (&self->said, ugo_advice_free);
  if (self->state != UGO_ADVISER_SILENT || self->is_holding)
    set_state (self, UGO_ADVISER_SILENT);
}

static void
say (UgoAdviser *self, UgoAdvice *advice, UgoAdviserState state)
{
  g_clear_pointer (&self->said, ugo_advice_free);
  self->said = advice;
  set_state (self, state);
}

static void
answer_cb (gpointer data, gpointer user_data)
{
  UgoAdviser *self = UGO_ADVISER (user_data);
  Thought *thought = data;
  UgoAdvice *advice = thought->advice;
  gboolean has_facts = thought->is_answered && advice->facts->len > 0;

  self->is_judging = FALSE;
  if (!has_facts && advice->topic != UGO_ADVICE_JUDGEMENT)
    {
      set_state (self, UGO_ADVISER_SILENT);
      return;
    }
  thought->advice = NULL;
  switch (advice->topic)
    {
    case UGO_ADVICE_HINT:
      self->hint = advice;
      self->grade = UGO_HINT_PLACE;
      set_state (self, UGO_ADVISER_HINT);
      break;

    case UGO_ADVICE_WISHES:
      say (self, advice, UGO_ADVISER_WISHES);
      break;

    case UGO_ADVICE_NEWS:
      say (self, advice, UGO_ADVISER_NEWS);
      break;

    case UGO_ADVICE_JUDGEMENT:
    default:
      say (self, advice, advice->is_mistake ? UGO_ADVISER_WARNING : UGO_ADVISER_SILENT);
      break;
    }
}

/* The match */

static gboolean
is_person (UgoAdviser *self, UgoSide side)
{
  return ugo_opponent_get_level (self->match, side) == UGO_OPPONENT_PERSON;
}

/* Whether a person plays against the computer, and the coach is there for that. */
static gboolean
coaches (UgoAdviser *self)
{
  return self->is_coach && is_person (self, UGO_WHITE) != is_person (self, UGO_BLACK);
}

static void
moved_cb (UgoAdviser *self, UgoNode *node)
{
  if (!ugo_move_is_pass (node->move))
    self->moved = node;
}

/* Speaks unasked of the move that led to @node. */
static void
comment (UgoAdviser *self, UgoNode *node)
{
  UgoSide mover = node->parent->position.side;
  UgoNode *now = ugo_match_get_node (self->match);

  if (is_person (self, mover))
    {
      ask (self, UGO_ADVICE_JUDGEMENT, node);
      self->is_judging = TRUE;
      set_state (self, UGO_ADVISER_SILENT);
    }
  else if (now->position.side != mover)
    {
      ask (self, UGO_ADVICE_NEWS, node);
    }
}

static void
changed_cb (UgoAdviser *self)
{
  UgoNode *node = ugo_match_get_node (self->match);
  UgoNode *moved = g_steal_pointer (&self->moved);

  if (node == self->node && ugo_match_get_outcome (self->match) == UGO_UNDECIDED)
    return;
  self->node = node;
  g_clear_pointer (&self->hint, ugo_advice_free);
  fall_silent (self);
  /* Moves that are stepped through were made before. */
  if (moved != NULL && coaches (self) && ugo_match_get_next (self->match) == NULL
      && ugo_match_get_outcome (self->match) == UGO_UNDECIDED)
    comment (self, moved);
}

/* The class */

static void
ugo_adviser_dispose (GObject *object)
{
  UgoAdviser *self = UGO_ADVISER (object);

  ugo_adviser_set_match (self, NULL);
  g_clear_object (&self->match_signals);
  G_OBJECT_CLASS (ugo_adviser_parent_class)->dispose (object);
}

static void
ugo_adviser_finalize (GObject *object)
{
  ugo_thinker_free (UGO_ADVISER (object)->thinker);
  G_OBJECT_CLASS (ugo_adviser_parent_class)->finalize (object);
}

static void
ugo_adviser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HOLDING)
    g_value_set_boolean (value, UGO_ADVISER (object)->is_holding);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_adviser_class_init (UgoAdviserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ugo_adviser_dispose;
  object_class->finalize = ugo_adviser_finalize;
  object_class->get_property = ugo_adviser_get_property;

  properties[PROP_HOLDING] = g_param_spec_boolean ("holding", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_adviser_init (UgoAdviser *self)
{
  self->thinker = ugo_mind_thinker_new (think_cb, thought_free, UGO_ADVICE_TABLE_BYTES, answer_cb,
                                        self);
  self->match_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (changed_cb), self);
}

/* Public API */

UgoAdviser *
ugo_adviser_new (void)
{
  return g_object_new (UGO_TYPE_ADVISER, NULL);
}

void
ugo_adviser_set_match (UgoAdviser *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_ADVISER (self));

  if (!g_set_object (&self->match, match))
    return;
  if (self->match_signals != NULL)
    g_signal_group_set_target (self->match_signals, match);
  self->node = match != NULL ? ugo_match_get_node (match) : NULL;
  self->moved = NULL;
  g_clear_pointer (&self->hint, ugo_advice_free);
  fall_silent (self);
}

void
ugo_adviser_set_coach (UgoAdviser *self, gboolean is_coach)
{
  g_return_if_fail (UGO_IS_ADVISER (self));

  self->is_coach = is_coach;
  if (!is_coach && (self->is_holding || self->state == UGO_ADVISER_NEWS))
    fall_silent (self);
}

gboolean
ugo_adviser_can_advise (UgoAdviser *self)
{
  g_return_val_if_fail (UGO_IS_ADVISER (self), FALSE);

  return self->match != NULL && ugo_match_can_play (self->match)
         && ugo_match_get_outcome (self->match) == UGO_UNDECIDED
         && is_person (self, ugo_match_get_position (self->match)->side);
}

void
ugo_adviser_hint (UgoAdviser *self)
{
  g_return_if_fail (UGO_IS_ADVISER (self));

  if (!ugo_adviser_can_advise (self))
    return;
  if (self->hint == NULL)
    {
      g_clear_pointer (&self->said, ugo_advice_free);
      ask (self, UGO_ADVICE_HINT, ugo_match_get_node (self->match));
      set_state (self, UGO_ADVISER_THINKING);
      return;
    }
  ugo_thinker_drop (self->thinker);
  /* What was asked between is put away first. */
  if (self->state == UGO_ADVISER_HINT)
    self->grade = self->grade == UGO_HINT_MOVE ? UGO_HINT_NONE : self->grade + 1;
  else
    self->grade = MAX (self->grade, UGO_HINT_PLACE);
  set_state (self, self->grade == UGO_HINT_NONE ? UGO_ADVISER_SILENT : UGO_ADVISER_HINT);
}

void
ugo_adviser_ask_wishes (UgoAdviser *self)
{
  g_return_if_fail (UGO_IS_ADVISER (self));

  if (!ugo_adviser_can_advise (self))
    return;
  if (self->state == UGO_ADVISER_WISHES)
    {
      fall_silent (self);
      return;
    }
  ask (self, UGO_ADVICE_WISHES, ugo_match_get_node (self->match));
  set_state (self, UGO_ADVISER_THINKING);
}

void
ugo_adviser_dismiss (UgoAdviser *self)
{
  g_return_if_fail (UGO_IS_ADVISER (self));

  fall_silent (self);
}

UgoAdviserState
ugo_adviser_get_state (UgoAdviser *self)
{
  g_return_val_if_fail (UGO_IS_ADVISER (self), UGO_ADVISER_SILENT);

  return self->state;
}

gboolean
ugo_adviser_get_holding (UgoAdviser *self)
{
  g_return_val_if_fail (UGO_IS_ADVISER (self), FALSE);

  return self->is_holding;
}

static const UgoAdvice *
get_advice (UgoAdviser *self)
{
  if (self->state == UGO_ADVISER_SILENT || self->state == UGO_ADVISER_THINKING)
    return NULL;
  return self->state == UGO_ADVISER_HINT ? self->hint : self->said;
}

char *
ugo_adviser_describe (UgoAdviser *self)
{
  const UgoAdvice *advice;

  g_return_val_if_fail (UGO_IS_ADVISER (self), NULL);

  advice = get_advice (self);
  return advice != NULL ? ugo_advice_describe (advice, self->grade) : NULL;
}

void
ugo_adviser_mark (UgoAdviser *self, UgoAdviceMarks *marks)
{
  const UgoAdvice *advice;

  g_return_if_fail (UGO_IS_ADVISER (self));

  advice = get_advice (self);
  *marks = (UgoAdviceMarks) { .from = UGO_SQUARE_NONE, .to = UGO_SQUARE_NONE };
  if (advice != NULL)
    ugo_advice_mark (advice, self->grade, marks);
}

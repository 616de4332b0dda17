/* ugo-opponent.c: the computer at the other side of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-opponent.h"

#include "ugo-level.h"
#include "ugo-mind.h"

G_STATIC_ASSERT (UGO_OPPONENT_MIN_LEVEL == UGO_LEVEL_MIN);
G_STATIC_ASSERT (UGO_OPPONENT_MAX_LEVEL == UGO_LEVEL_MAX);

#define TABLE_BYTES ((size_t) 32 << 20)

/* How long a position stands before the computer moves, in milliseconds. */
#define PACE 700

/* By how much it may be ahead and still take a draw, in hundredths of a move. (With equal armies
 * Black is ahead by a move, because he has the last one.) */
#define DRAW_LEAD 100

/* The tags that tell who plays a side: `program` or `human`, and its level. */
static const char *const type_tags[] = { "WhiteType", "BlackType" };
static const char *const level_tags[] = { "WhiteLevel", "BlackLevel" };

/* What the thread needs, and what it found. It has nothing of the match. */
typedef struct
{
  UgoPosition position;
  GArray *keys;
  int level;
  UgoRandom random;
  UgoReport report;
  gboolean has_report;
} Thought;

struct _UgoOpponent
{
  GObject parent_instance;

  /* Owned. */
  UgoMatch *match;
  UgoTimekeeper *timekeeper; /* or NULL */
  UgoThinker *thinker;

  /* Plain state. */
  UgoRandom random;
  gulong match_handler;
  gint64 began; /* when the position came up, in microseconds */
  guint timeout;
  guint deadline; /* until it has to move with what it knows */
  guint pace;
  guint budget;   /* milliseconds for this move, or 0 */
  gboolean is_paused;
  gboolean is_hurried;
  gboolean is_thinking;
  UgoReport report; /* of the last thought */
  gboolean has_report;
};

enum
{
  PROP_THINKING = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoOpponent, ugo_opponent, G_TYPE_OBJECT)

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  g_array_unref (thought->keys);
  g_free (thought);
}

static void
set_thinking (UgoOpponent *self, gboolean is_thinking)
{
  if (self->is_thinking == is_thinking)
    return;
  self->is_thinking = is_thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* The move */

static gboolean
is_its_turn (UgoOpponent *self)
{
  return self->match != NULL && !self->is_paused
         && !(self->timekeeper != NULL && ugo_timekeeper_get_paused (self->timekeeper))
         && ugo_match_get_outcome (self->match) == UGO_UNDECIDED
         && ugo_opponent_get_level (self->match, ugo_match_get_position (self->match)->side)
                != UGO_OPPONENT_PERSON;
}

static void
play (UgoOpponent *self)
{
  UgoMove move = self->report.moves[0];

  set_thinking (self, FALSE);
  ugo_match_play (self->match, move, NULL, NULL);
}

static gboolean
timeout_cb (gpointer data)
{
  UgoOpponent *self = UGO_OPPONENT (data);

  self->timeout = 0;
  play (self);
  return G_SOURCE_REMOVE;
}

static void
play_in_time (UgoOpponent *self)
{
  gint64 waited = (g_get_monotonic_time () - self->began) / 1000;
  guint pace = self->budget > 0 ? MIN (self->pace, self->budget) : self->pace;

  if (self->is_hurried || waited >= pace)
    play (self);
  else
    self->timeout = g_timeout_add ((guint) (pace - waited), timeout_cb, self);
}

/* The thought */

static void
think_cb (gpointer data, gpointer mind, const atomic_bool *stop)
{
  Thought *thought = data;
  UgoSearch *search = ugo_mind_get_search (mind);

  if (search == NULL)
    return;
  ugo_level_choose (ugo_level_get (thought->position.variant.rules, thought->level), search,
                    &thought->position, (const uint64_t *) thought->keys->data,
                    thought->keys->len, &thought->random, stop, &thought->report);
  thought->has_report = TRUE;
}

static void
answer_cb (gpointer data, gpointer user_data)
{
  UgoOpponent *self = UGO_OPPONENT (user_data);
  Thought *thought = data;

  if (!thought->has_report)
    {
      set_thinking (self, FALSE);
      return;
    }
  g_clear_handle_id (&self->deadline, g_source_remove);
  self->random = thought->random;
  self->report = thought->report;
  self->has_report = TRUE;
  play_in_time (self);
}

static gboolean
deadline_cb (gpointer data)
{
  UgoOpponent *self = UGO_OPPONENT (data);

  self->deadline = 0;
  ugo_thinker_hurry (self->thinker);
  return G_SOURCE_REMOVE;
}

static void
think (UgoOpponent *self)
{
  Thought *thought = g_new0 (Thought, 1);

  thought->position = *ugo_match_get_position (self->match);
  thought->keys = ugo_node_collect_keys (ugo_match_get_node (self->match));
  thought->level = ugo_opponent_get_level (self->match, thought->position.side);
  thought->random = self->random;

  self->is_hurried = FALSE;
  self->began = g_get_monotonic_time ();
  self->budget = self->timekeeper != NULL ? ugo_timekeeper_get_budget (self->timekeeper) : 0;
  if (self->budget > 0)
    self->deadline = g_timeout_add (self->budget, deadline_cb, self);
  ugo_thinker_ask (self->thinker, thought);
  set_thinking (self, TRUE);
}

/* Thinks about the position as it is now, or not at all when it is not its turn. */
static void
consider (UgoOpponent *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_handle_id (&self->deadline, g_source_remove);
  if (is_its_turn (self))
    think (self);
  else
    {
      ugo_thinker_drop (self->thinker);
      set_thinking (self, FALSE);
    }
}

/* The class */

static void
ugo_opponent_dispose (GObject *object)
{
  UgoOpponent *self = UGO_OPPONENT (object);

  ugo_opponent_set_match (self, NULL);
  if (self->timekeeper != NULL)
    g_signal_handlers_disconnect_by_data (self->timekeeper, self);
  g_clear_object (&self->timekeeper);

  G_OBJECT_CLASS (ugo_opponent_parent_class)->dispose (object);
}

static void
ugo_opponent_finalize (GObject *object)
{
  ugo_thinker_free (UGO_OPPONENT (object)->thinker);

  G_OBJECT_CLASS (ugo_opponent_parent_class)->finalize (object);
}

static void
ugo_opponent_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_THINKING)
    g_value_set_boolean (value, UGO_OPPONENT (object)->is_thinking);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_opponent_class_init (UgoOpponentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ugo_opponent_dispose;
  object_class->finalize = ugo_opponent_finalize;
  object_class->get_property = ugo_opponent_get_property;

  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ugo_opponent_init (UgoOpponent *self)
{
  self->thinker = ugo_mind_thinker_new (think_cb, thought_free, TABLE_BYTES, answer_cb, self);
  self->random = (UgoRandom) g_get_real_time ();
  self->pace = PACE;
}

/* Public API */

UgoOpponent *
ugo_opponent_new (void)
{
  return g_object_new (UGO_TYPE_OPPONENT, NULL);
}

void
ugo_opponent_set_match (UgoOpponent *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_OPPONENT (self));

  if (self->match == match)
    return;
  if (self->match != NULL)
    g_clear_signal_handler (&self->match_handler, self->match);
  g_set_object (&self->match, match);
  self->has_report = FALSE;
  if (match != NULL)
    self->match_handler
        = g_signal_connect_swapped (match, "changed", G_CALLBACK (consider), self);
  consider (self);
}

void
ugo_opponent_set_timekeeper (UgoOpponent *self, UgoTimekeeper *timekeeper)
{
  g_return_if_fail (UGO_IS_OPPONENT (self) && self->timekeeper == NULL);

  self->timekeeper = g_object_ref (timekeeper);
  g_signal_connect_swapped (timekeeper, "notify::paused", G_CALLBACK (consider), self);
  consider (self);
}

void
ugo_opponent_set_paused (UgoOpponent *self, gboolean paused)
{
  g_return_if_fail (UGO_IS_OPPONENT (self));

  if (self->is_paused == paused)
    return;
  self->is_paused = paused;
  consider (self);
}

void
ugo_opponent_set_pace (UgoOpponent *self, guint milliseconds)
{
  g_return_if_fail (UGO_IS_OPPONENT (self));

  self->pace = milliseconds;
}

void
ugo_opponent_hurry (UgoOpponent *self)
{
  g_return_if_fail (UGO_IS_OPPONENT (self));

  if (self->timeout != 0)
    {
      g_clear_handle_id (&self->timeout, g_source_remove);
      play (self);
    }
  else if (ugo_thinker_is_busy (self->thinker))
    {
      self->is_hurried = TRUE;
      ugo_thinker_hurry (self->thinker);
    }
}

gboolean
ugo_opponent_get_thinking (UgoOpponent *self)
{
  g_return_val_if_fail (UGO_IS_OPPONENT (self), FALSE);

  return self->is_thinking;
}

gboolean
ugo_opponent_accepts_draw (UgoOpponent *self)
{
  g_return_val_if_fail (UGO_IS_OPPONENT (self), FALSE);

  return self->has_report && self->report.score <= DRAW_LEAD;
}

int
ugo_opponent_get_level (UgoMatch *match, UgoSide side)
{
  UgoRecord *record = ugo_match_get_record (match);
  const char *type = ugo_record_get_tag (record, type_tags[side]);
  const char *text = ugo_record_get_tag (record, level_tags[side]);
  guint64 level;

  if (g_strcmp0 (type, "program") != 0 || text == NULL
      || !g_ascii_string_to_unsigned (text, 10, UGO_LEVEL_MIN, UGO_LEVEL_MAX, &level, NULL))
    return UGO_OPPONENT_PERSON;
  return (int) level;
}

void
ugo_opponent_set_level (UgoMatch *match, UgoSide side, int level)
{
  UgoRecord *record = ugo_match_get_record (match);
  g_autofree char *text = g_strdup_printf ("%d", level);
  gboolean is_person = level == UGO_OPPONENT_PERSON;

  ugo_record_set_tag (record, type_tags[side], is_person ? NULL : "program");
  ugo_record_set_tag (record, level_tags[side], is_person ? NULL : text);
  ugo_match_edited (match);
}

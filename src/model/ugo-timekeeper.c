/* ugo-timekeeper.c: who keeps the time of a match, and pauses it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-timekeeper.h"

#include "ugo-opponent.h"

/* The last seconds, of which tenths are shown. */
#define LAST_SECONDS ((gint64) 10000)

/* What a move may cost: a part of the time left, and most of what the move brings. */
#define BUDGET_PART 25
#define BUDGET_MOST 3
#define BUDGET_LEAST 20

/* When somebody is warned, in seconds. */
static const guint warnings[] = { 60, 10 };

struct _UgoTimekeeper
{
  GObject parent_instance;

  /* Owned. */
  UgoMatch *match;

  /* Only compared. */
  UgoNode *live; /* where the game stands, also while the match is elsewhere */

  /* Plain state. */
  UgoWatchFunc watch;
  gpointer watch_data;
  UgoClock clock;
  gint64 pressed_at;
  guint n_warned[2];
  guint timeout;
  gboolean has_clocks;
  gboolean is_started; /* at the live node */
  gboolean is_played;  /* a move was made, and the match has not yet changed */
  gboolean is_over;
  gboolean is_away; /* the match is not at the live node */
  gboolean is_paused;
  gboolean is_held;
  gboolean is_looking_back;
  gboolean was_paused; /* as was told */
};

enum
{
  PROP_PAUSED = 1,
  N_PROPS,
};

enum
{
  CHANGED,
  FALLEN,
  WARNED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoTimekeeper, ugo_timekeeper, G_TYPE_OBJECT)

static gint64
system_watch (gpointer data)
{
  return g_get_monotonic_time () / 1000;
}

static gint64
get_now (UgoTimekeeper *self)
{
  return self->watch (self->watch_data);
}

/* What each side has left at @node by the record. Returns whether the clocks had been started. */
static gboolean
get_times (UgoTimekeeper *self, const UgoNode *node, gint64 times[2])
{
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    times[side] = self->clock.controls[side].base;
  return ugo_node_get_times (node, times);
}

static void warn (UgoTimekeeper *self, gboolean is_told);

/* The game stands at @node. */
static void
adopt (UgoTimekeeper *self, UgoNode *node, gint64 spent)
{
  gint64 times[2];

  self->live = node;
  self->is_away = ugo_match_get_node (self->match) != node;
  self->is_started = get_times (self, self->live, times);
  ugo_clock_set (&self->clock, times, self->live->position.side, spent);
  warn (self, FALSE);
}

static gboolean
has_person (UgoTimekeeper *self)
{
  return ugo_opponent_get_level (self->match, UGO_WHITE) == UGO_OPPONENT_PERSON
         || ugo_opponent_get_level (self->match, UGO_BLACK) == UGO_OPPONENT_PERSON;
}

/* The clock */

static gint64
get_next_look (UgoTimekeeper *self, gint64 now)
{
  gint64 wait = ugo_clock_get_wait (&self->clock, now);
  gint64 left = ugo_clock_get_left (&self->clock, self->clock.turn, now);
  gint64 unit = left > LAST_SECONDS ? 1000 : 100;

  if (wait > 0)
    return (wait - 1) % 1000 + 1;
  return left > 0 ? (left - 1) % unit + 1 : 0;
}

static gboolean
timeout_cb (gpointer data)
{
  UgoTimekeeper *self = UGO_TIMEKEEPER (data);

  self->timeout = 0;
  ugo_timekeeper_look (self);
  return G_SOURCE_REMOVE;
}

static void
set_timer (UgoTimekeeper *self, gint64 now)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->clock.is_running && ugo_clock_has (&self->clock, self->clock.turn))
    self->timeout = g_timeout_add ((guint) get_next_look (self, now), timeout_cb, self);
}

static gboolean
may_run (UgoTimekeeper *self)
{
  return self->match != NULL && self->has_clocks && self->is_started && !self->is_over
         && !self->is_paused && !self->is_away && !self->is_held && !self->is_looking_back;
}

static void
update (UgoTimekeeper *self)
{
  gint64 now = get_now (self);
  gboolean is_paused;

  if (may_run (self))
    ugo_clock_run (&self->clock, now);
  else
    ugo_clock_stop (&self->clock, now);
  set_timer (self, now);

  is_paused = ugo_timekeeper_get_paused (self);
  if (is_paused != self->was_paused)
    {
      self->was_paused = is_paused;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Tells that little time is left, once for each time that it is. */
static void
warn (UgoTimekeeper *self, gboolean is_told)
{
  UgoSide side = self->clock.turn;
  gint64 left = ugo_clock_get_left (&self->clock, side, get_now (self));
  guint n_warned = 0;

  while (n_warned < G_N_ELEMENTS (warnings) && left <= (gint64) warnings[n_warned] * 1000)
    n_warned++;
  if (is_told && n_warned > self->n_warned[side])
    g_signal_emit (self, signals[WARNED], 0, (guint) side, warnings[n_warned - 1]);
  self->n_warned[side] = n_warned;
}

/* The match */

/* The move belongs to who made it, also when his time ran out a moment ago and nobody saw. */
static gboolean
played_cb (UgoTimekeeper *self, UgoNode *node)
{
  UgoSide side = node->parent->position.side;
  gint64 now = get_now (self);

  self->is_played = TRUE;
  self->pressed_at = now;
  if (!self->has_clocks)
    return FALSE;
  if (self->is_away)
    adopt (self, ugo_match_get_node (self->match), 0);
  if (self->is_started)
    ugo_clock_press (&self->clock, now, node->position.side);
  if (!ugo_clock_has (&self->clock, side))
    return FALSE;
  ugo_record_set_clock (ugo_match_get_record (self->match), node, self->clock.left[side]);
  return TRUE;
}

/* A move was made: the next turn begins at the moment of the move. */
static void
begin_turn (UgoTimekeeper *self)
{
  self->is_played = FALSE;
  self->is_paused = FALSE;
  adopt (self, ugo_match_get_node (self->match), 0);
  self->is_over = ugo_match_get_outcome (self->match) != UGO_UNDECIDED;
  if (may_run (self))
    ugo_clock_run (&self->clock, self->pressed_at);
}

/* Whoever takes back a fallen flag has the time that the turn began with. */
static void
take_back_end (UgoTimekeeper *self)
{
  self->is_paused = TRUE;
  if (ugo_clock_get_left (&self->clock, self->clock.turn, get_now (self)) == 0)
    self->clock.spent = 0;
}

static void
changed_cb (UgoTimekeeper *self)
{
  gboolean is_over = ugo_match_get_outcome (self->match) != UGO_UNDECIDED;
  gboolean is_away = ugo_match_get_node (self->match) != self->live;

  ugo_clock_stop (&self->clock, get_now (self));
  if (self->is_played)
    begin_turn (self);
  else
    {
      /* Not for a look, so that was a move taken back. */
      if (self->is_away && !self->is_looking_back)
        self->is_paused = TRUE;
      if (!is_away && !self->is_away && self->is_over && !is_over)
        take_back_end (self);
      self->is_away = is_away;
      self->is_over = is_over;
    }
  update (self);
}

static void
set_match (UgoTimekeeper *self, UgoMatch *match)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  if (match == NULL)
    return;
  g_signal_connect_swapped (match, "played", G_CALLBACK (played_cb), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (changed_cb), self);
}

/* The class */

static void
ugo_timekeeper_dispose (GObject *object)
{
  UgoTimekeeper *self = UGO_TIMEKEEPER (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  set_match (self, NULL);

  G_OBJECT_CLASS (ugo_timekeeper_parent_class)->dispose (object);
}

static void
ugo_timekeeper_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PAUSED)
    g_value_set_boolean (value, ugo_timekeeper_get_paused (UGO_TIMEKEEPER (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_timekeeper_class_init (UgoTimekeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = ugo_timekeeper_dispose;
  object_class->get_property = ugo_timekeeper_get_property;

  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[FALLEN] = g_signal_new ("fallen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[WARNED] = g_signal_new ("warned", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
ugo_timekeeper_init (UgoTimekeeper *self)
{
  self->watch = system_watch;
}

/* Public API */

UgoTimekeeper *
ugo_timekeeper_new (void)
{
  return g_object_new (UGO_TYPE_TIMEKEEPER, NULL);
}

void
ugo_timekeeper_set_watch (UgoTimekeeper *self, UgoWatchFunc watch, gpointer data)
{
  g_return_if_fail (UGO_IS_TIMEKEEPER (self) && watch != NULL);

  self->watch = watch;
  self->watch_data = data;
}

void
ugo_timekeeper_set_match (UgoTimekeeper *self, UgoMatch *match)
{
  UgoTimeControl controls[2] = { 0 };

  g_return_if_fail (UGO_IS_TIMEKEEPER (self));

  if (self->match == match)
    return;
  set_match (self, match);
  self->has_clocks
      = match != NULL
        && ugo_record_get_time_controls (ugo_match_get_record (match), controls);
  ugo_clock_init (&self->clock, controls);
  self->is_played = FALSE;
  self->is_paused = FALSE;
  self->is_looking_back = FALSE;
  if (match != NULL)
    {
      adopt (self, ugo_match_get_node (self->match), 0);
      self->is_over = ugo_match_get_outcome (match) != UGO_UNDECIDED;
    }
  update (self);
}

void
ugo_timekeeper_take_up (UgoTimekeeper *self, gint64 spent, gboolean looking_back)
{
  g_return_if_fail (UGO_IS_TIMEKEEPER (self) && self->match != NULL);

  self->is_looking_back = looking_back;
  adopt (self,
         looking_back ? ugo_match_get_line_end (self->match) : ugo_match_get_node (self->match),
         self->has_clocks ? spent : 0);
  self->is_paused = TRUE;
  update (self);
}

gint64
ugo_timekeeper_get_spent (UgoTimekeeper *self)
{
  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self), 0);

  if (self->is_away && !self->is_looking_back)
    return 0;
  return ugo_clock_get_spent (&self->clock, get_now (self));
}

gboolean
ugo_timekeeper_has_clock (UgoTimekeeper *self, UgoSide side)
{
  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self), FALSE);

  return self->match != NULL && ugo_clock_has (&self->clock, side);
}

gint64
ugo_timekeeper_get_left (UgoTimekeeper *self, UgoSide side)
{
  gint64 times[2];

  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self) && self->match != NULL, 0);

  if (!self->is_away)
    return ugo_clock_get_left (&self->clock, side, get_now (self));
  get_times (self, ugo_match_get_node (self->match), times);
  return times[side];
}

gint64
ugo_timekeeper_get_wait (UgoTimekeeper *self)
{
  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self), 0);

  return self->is_away ? 0 : ugo_clock_get_wait (&self->clock, get_now (self));
}

gboolean
ugo_timekeeper_get_running (UgoTimekeeper *self)
{
  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self), FALSE);

  return self->clock.is_running;
}

guint
ugo_timekeeper_get_budget (UgoTimekeeper *self)
{
  UgoTimeControl *control;
  gint64 left;
  UgoSide side;

  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self), 0);

  if (self->match == NULL)
    return 0;
  side = ugo_match_get_position (self->match)->side;
  if (!ugo_clock_has (&self->clock, side))
    return 0;
  left = ugo_timekeeper_get_left (self, side);
  control = &self->clock.controls[side];
  return (guint) CLAMP (left / BUDGET_PART + control->bonus * 3 / 4, BUDGET_LEAST,
                        MAX (left / BUDGET_MOST, BUDGET_LEAST));
}

gboolean
ugo_timekeeper_can_pause (UgoTimekeeper *self)
{
  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self), FALSE);

  return self->match != NULL && !self->is_over
         && ((self->has_clocks && self->is_started) || !has_person (self));
}

gboolean
ugo_timekeeper_get_paused (UgoTimekeeper *self)
{
  g_return_val_if_fail (UGO_IS_TIMEKEEPER (self), FALSE);

  return (self->is_paused || (self->is_away && !self->is_looking_back))
         && ugo_timekeeper_can_pause (self);
}

void
ugo_timekeeper_pause (UgoTimekeeper *self)
{
  g_return_if_fail (UGO_IS_TIMEKEEPER (self));

  self->is_paused = TRUE;
  update (self);
}

void
ugo_timekeeper_resume (UgoTimekeeper *self)
{
  g_return_if_fail (UGO_IS_TIMEKEEPER (self) && self->match != NULL);

  if (self->is_away && !self->is_looking_back)
    adopt (self, ugo_match_get_node (self->match), 0);
  self->is_paused = FALSE;
  update (self);
}

void
ugo_timekeeper_set_held (UgoTimekeeper *self, gboolean held)
{
  g_return_if_fail (UGO_IS_TIMEKEEPER (self));

  if (self->is_held == held)
    return;
  self->is_held = held;
  update (self);
}

void
ugo_timekeeper_set_looking_back (UgoTimekeeper *self, gboolean looking_back)
{
  g_return_if_fail (UGO_IS_TIMEKEEPER (self));

  if (self->is_looking_back == looking_back)
    return;
  /* Whether the match has told already that it is elsewhere does not matter. */
  if (self->match != NULL)
    self->is_away = ugo_match_get_node (self->match) != self->live;
  self->is_looking_back = looking_back;
  update (self);
}

void
ugo_timekeeper_look (UgoTimekeeper *self)
{
  g_return_if_fail (UGO_IS_TIMEKEEPER (self));

  if (ugo_clock_get_fall (&self->clock, get_now (self)) == 0)
    {
      UgoSide side = self->clock.turn;

      ugo_match_forfeit (self->match, side);
      g_signal_emit (self, signals[FALLEN], 0, (guint) side);
      return;
    }
  if (self->clock.is_running)
    {
      set_timer (self, get_now (self));
      warn (self, TRUE);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

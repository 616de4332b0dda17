/* ugo-match.c: a game being played or reviewed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-match.h"

#include "ugo-words.h"

struct _UgoMatch
{
  GObject parent_instance;

  /* Owned */
  UgoRecord *record;
  GPtrArray *line;   /* the nodes of the line last walked, by their ply; the root first */
  char *termination; /* of the outcome below, as the Termination tag has it */

  /* Of the record */
  UgoNode *node;
  UgoNode *declared_at; /* the end of the line that was resigned or agreed upon, or NULL */

  UgoMatchMode mode;
  UgoOutcome declared;
  guint declaration_stands : 1; /* not taken back */
  guint can_undo : 1;
  guint can_redo : 1;
};

G_DEFINE_FINAL_TYPE (UgoMatch, ugo_match, G_TYPE_OBJECT)
G_DEFINE_QUARK (ugo-match-error-quark, ugo_match_error)

enum
{
  PROP_MODE = 1,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS,
};

enum
{
  MOVED,
  PASSED,
  EDITED,
  PLAYED,
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* The line */

static UgoNode *
line_end (UgoMatch *self)
{
  return g_ptr_array_index (self->line, self->line->len - 1);
}

static UgoNode *
line_after (UgoMatch *self, UgoNode *node)
{
  return node->ply + 1 < self->line->len ? g_ptr_array_index (self->line, node->ply + 1) : NULL;
}

static void
line_follow_main_continuations (UgoMatch *self)
{
  for (UgoNode *node = line_end (self)->first_child; node; node = node->first_child)
    g_ptr_array_add (self->line, node);
}

/* Makes the line lead through @node; it stays as it is where it already does. */
static void
line_lead_through (UgoMatch *self, UgoNode *node)
{
  if (node->ply < self->line->len && g_ptr_array_index (self->line, node->ply) == node)
    return;

  g_ptr_array_set_size (self->line, node->ply + 1);
  for (UgoNode *step = node; step && g_ptr_array_index (self->line, step->ply) != step;
       step = step->parent)
    g_ptr_array_index (self->line, step->ply) = step;
  line_follow_main_continuations (self);
}

static gboolean
has_child (UgoNode *node, gconstpointer child)
{
  for (UgoNode *here = node->first_child; here; here = here->next)
    if (here == child)
      return TRUE;
  return FALSE;
}

/* The line ahead may be gone in part, after an edit from outside; what is behind is not. */
static void
line_mend (UgoMatch *self)
{
  gpointer *nodes = self->line->pdata;
  guint ply = self->node->ply;

  while (ply + 1 < self->line->len && has_child (nodes[ply], nodes[ply + 1]))
    ply++;
  g_ptr_array_set_size (self->line, ply + 1);
  line_follow_main_continuations (self);
}

/* Outcome and tags */

static gboolean
is_declared_at (UgoMatch *self, UgoNode *node)
{
  return self->declaration_stands && node == self->declared_at;
}

static UgoOutcome
outcome_at (UgoMatch *self, UgoNode *node)
{
  UgoOutcome outcome = ugo_result (&node->position).outcome;

  return outcome == UGO_UNDECIDED && is_declared_at (self, node) ? self->declared : outcome;
}

static void
declare (UgoMatch *self, UgoOutcome outcome, const char *termination)
{
  self->declared = outcome;
  self->declared_at = self->node;
  self->declaration_stands = TRUE;
  g_free (self->termination);
  self->termination = g_strdup (termination);
}

static void
forget_declaration (UgoMatch *self)
{
  self->declared = UGO_UNDECIDED;
  self->declared_at = NULL;
  self->declaration_stands = FALSE;
  g_clear_pointer (&self->termination, g_free);
}

/* Writes into the tags how a game in play stands at @node. Returns whether they changed. */
static gboolean
update_result (UgoMatch *self, UgoNode *node)
{
  UgoOutcome outcome = outcome_at (self, node);
  const char *termination = NULL;

  if (self->mode != UGO_MATCH_PLAY)
    return FALSE;

  if (outcome != UGO_UNDECIDED)
    termination = is_declared_at (self, node) ? self->termination : "normal";
  if (ugo_record_get_result (self->record) == outcome
      && g_strcmp0 (ugo_record_get_tag (self->record, "Termination"), termination) == 0)
    return FALSE;

  ugo_record_set_result (self->record, outcome, termination);
  return TRUE;
}

/* Passes */

/* Whether @node's move is a pass that was made by itself, as all passes of a game in play. */
static gboolean
is_forced_pass (UgoMatch *self, UgoNode *node)
{
  return self->mode == UGO_MATCH_PLAY && node->parent && ugo_move_is_pass (node->move);
}

static UgoNode *
find_child (UgoNode *node, UgoMove move)
{
  for (UgoNode *child = node->first_child; child; child = child->next)
    if (ugo_move_equal (child->move, move))
      return child;
  return NULL;
}

/* Returns the node in which somebody can move, or the game is decided, when play has come to
 * @node: after the passes that must follow. They are added to the record where it lacks them. */
static UgoNode *
node_after_passes (UgoMatch *self, UgoNode *node, gboolean *edited)
{
  while (self->mode == UGO_MATCH_PLAY && !is_declared_at (self, node)
         && ugo_must_pass (&node->position))
    {
      UgoNode *pass = find_child (node, UGO_MOVE_PASS);

      if (!pass)
        {
          pass = ugo_record_add (self->record, node, UGO_MOVE_PASS, NULL);
          *edited = TRUE;
        }
      node = pass;
    }
  return node;
}

/* Places */

/* Returns the node where the last move that is not a forced pass was made, or NULL. */
static UgoNode *
node_before_last_move (UgoMatch *self)
{
  UgoNode *node = self->node;

  while (is_forced_pass (self, node))
    node = node->parent;
  return node->parent;
}

static gboolean
can_redo_declaration (UgoMatch *self)
{
  return self->node == self->declared_at && !self->declaration_stands;
}

static void
notify_abilities (UgoMatch *self)
{
  guint can_undo = is_declared_at (self, self->node) || node_before_last_move (self);
  guint can_redo = line_after (self, self->node) || can_redo_declaration (self);

  if (can_undo != self->can_undo)
    {
      self->can_undo = can_undo;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
    }
  if (can_redo != self->can_redo)
    {
      self->can_redo = can_redo;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
    }
}

static void
finish_change (UgoMatch *self)
{
  notify_abilities (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Goes to @node; move by move when @node is ahead on the line and @step_by_step. That the record
 * was edited is told first: whoever keeps nodes lets go of those that are gone. Who @only_looks
 * leaves the result of a finished game as it is. */
static void
walk_to (UgoMatch *self, UgoNode *node, gboolean step_by_step, gboolean only_looks,
         gboolean edited)
{
  guint ply = node->ply;
  UgoNode *step;

  g_object_ref (self);
  line_lead_through (self, node);
  step_by_step = step_by_step && self->node->ply < ply
                 && g_ptr_array_index (self->line, self->node->ply) == self->node;
  if (!only_looks || node == line_end (self))
    edited |= update_result (self, node);
  if (!step_by_step)
    self->node = node;
  if (edited)
    g_signal_emit (self, signals[EDITED], 0);

  while (step_by_step && self->node->ply < ply && (step = line_after (self, self->node)))
    {
      self->node = step;
      g_signal_emit (self, signals[MOVED], 0, step);
      if (self->node == step && is_forced_pass (self, step))
        g_signal_emit (self, signals[PASSED], 0, step);
      /* A handler may have gone elsewhere: then that stands. */
      if (self->node != step)
        break;
    }
  finish_change (self);
  g_object_unref (self);
}

/* Construction */

static void
set_today (UgoRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = NULL;

  if (!now)
    return;
  date = g_strdup_printf ("%04d.%02d.%02d", g_date_time_get_year (now),
                          g_date_time_get_month (now), g_date_time_get_day_of_month (now));
  ugo_record_set_tag (record, "Date", date);
}

/* Takes up a game in play: its resignation, and a pass that is due. */
static void
resume (UgoMatch *self)
{
  UgoOutcome outcome = ugo_record_get_result (self->record);
  gboolean edited = FALSE;

  self->node = line_end (self);
  if (outcome != UGO_UNDECIDED && ugo_result (&self->node->position).outcome == UGO_UNDECIDED)
    declare (self, outcome, ugo_record_get_tag (self->record, "Termination"));
  self->node = node_after_passes (self, self->node, &edited);
  line_lead_through (self, self->node);
  update_result (self, self->node);
}

static void
ugo_match_finalize (GObject *object)
{
  UgoMatch *self = UGO_MATCH (object);

  g_clear_pointer (&self->record, ugo_record_unref);
  g_clear_pointer (&self->line, g_ptr_array_unref);
  g_clear_pointer (&self->termination, g_free);

  G_OBJECT_CLASS (ugo_match_parent_class)->finalize (object);
}

static void
ugo_match_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  UgoMatch *self = UGO_MATCH (object);

  switch (prop_id)
    {
    case PROP_MODE:
      g_value_set_uint (value, self->mode);
      break;

    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->can_undo);
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->can_redo);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ugo_match_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  UgoMatch *self = UGO_MATCH (object);

  switch (prop_id)
    {
    case PROP_MODE:
      self->mode = g_value_get_uint (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ugo_match_class_init (UgoMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->finalize = ugo_match_finalize;
  object_class->get_property = ugo_match_get_property;
  object_class->set_property = ugo_match_set_property;

  properties[PROP_MODE]
      = g_param_spec_uint ("mode", NULL, NULL, UGO_MATCH_PLAY, UGO_MATCH_REVIEW, UGO_MATCH_PLAY,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_UNDO]
      = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_REDO]
      = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[MOVED] = g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[PASSED] = g_signal_new ("passed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[EDITED] = g_signal_new ("edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[PLAYED] = g_signal_new ("played", type, G_SIGNAL_RUN_LAST, 0,
                                  g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN,
                                  1, G_TYPE_POINTER);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ugo_match_init (UgoMatch *self)
{
  self->line = g_ptr_array_new ();
}

/* Public API */

UgoMatch *
ugo_match_new (const UgoPosition *start)
{
  g_autoptr (UgoRecord) record = ugo_record_new (start);

  set_today (record);
  return ugo_match_new_for_record (record, UGO_MATCH_PLAY);
}

UgoMatch *
ugo_match_new_for_record (UgoRecord *record, UgoMatchMode mode)
{
  UgoMatch *self = g_object_new (UGO_TYPE_MATCH, "mode", mode, NULL);

  self->record = ugo_record_ref (record);
  self->node = ugo_record_get_root (record);
  g_ptr_array_add (self->line, self->node);
  line_follow_main_continuations (self);
  if (mode == UGO_MATCH_PLAY && ugo_record_is_ours (record))
    resume (self);
  notify_abilities (self);
  return self;
}

UgoRecord *
ugo_match_get_record (UgoMatch *self)
{
  return self->record;
}

UgoMatchMode
ugo_match_get_mode (UgoMatch *self)
{
  return self->mode;
}

UgoNode *
ugo_match_get_node (UgoMatch *self)
{
  return self->node;
}

const UgoPosition *
ugo_match_get_position (UgoMatch *self)
{
  return &self->node->position;
}

UgoOutcome
ugo_match_get_outcome (UgoMatch *self)
{
  return outcome_at (self, self->node);
}

gboolean
ugo_match_can_play (UgoMatch *self)
{
  return ugo_record_is_ours (self->record) && ugo_match_get_outcome (self) == UGO_UNDECIDED;
}

static UgoStatus
check (UgoMatch *self, UgoMove move, const UgoRoute *route)
{
  const UgoPosition *position = ugo_match_get_position (self);

  if (!ugo_record_is_ours (self->record))
    return UGO_TEXT_UNKNOWN_GAME;
  if (!ugo_match_can_play (self))
    return UGO_MOVE_GAME_OVER;
  return route ? ugo_check_route (position, move, route) : ugo_check_move (position, move);
}

/* Takes what was taken back in play out of the record, to make room for another move. */
static void
remove_line_ahead (UgoMatch *self)
{
  UgoNode *ahead = line_after (self, self->node);

  forget_declaration (self);
  g_ptr_array_set_size (self->line, self->node->ply + 1);
  if (ahead)
    ugo_record_remove (self->record, ahead);
}

static UgoNode *
add_move (UgoMatch *self, UgoMove move, const UgoRoute *route)
{
  UgoNode *child;

  if (self->mode == UGO_MATCH_PLAY)
    remove_line_ahead (self);
  child = ugo_record_add (self->record, self->node, move, route);
  while (self->mode == UGO_MATCH_PLAY && ugo_record_promote (self->record, child))
    ;
  return child;
}

gboolean
ugo_match_play (UgoMatch *self, UgoMove move, const UgoRoute *route, GError **error)
{
  UgoNode *child = line_after (self, self->node);
  gboolean edited = FALSE;
  gboolean is_noted = FALSE;
  UgoStatus status;

  if (route && route->length == 0)
    route = NULL;
  status = check (self, move, route);
  if (status != UGO_OK)
    {
      g_autofree char *sentence
          = ugo_words_refusal (ugo_match_get_position (self), move, status);

      g_set_error_literal (error, UGO_MATCH_ERROR, status, sentence);
      return FALSE;
    }

  if (!child || !ugo_move_equal (child->move, move))
    child = self->mode == UGO_MATCH_REVIEW ? find_child (self->node, move) : NULL;
  if (!child)
    {
      child = add_move (self, move, route);
      edited = TRUE;
    }
  if (self->mode == UGO_MATCH_PLAY)
    g_signal_emit (self, signals[PLAYED], 0, child, &is_noted);
  edited |= is_noted;
  walk_to (self, node_after_passes (self, child, &edited), TRUE, FALSE, edited);
  return TRUE;
}

gboolean
ugo_match_get_can_undo (UgoMatch *self)
{
  return self->can_undo;
}

gboolean
ugo_match_get_can_redo (UgoMatch *self)
{
  return self->can_redo;
}

static void
set_declaration_stands (UgoMatch *self, gboolean stands)
{
  self->declaration_stands = stands;
  if (update_result (self, self->node))
    g_signal_emit (self, signals[EDITED], 0);
  finish_change (self);
}

void
ugo_match_undo (UgoMatch *self)
{
  UgoNode *node = node_before_last_move (self);

  if (is_declared_at (self, self->node))
    set_declaration_stands (self, FALSE);
  else if (node)
    walk_to (self, node, FALSE, FALSE, FALSE);
}

void
ugo_match_redo (UgoMatch *self)
{
  UgoNode *next = line_after (self, self->node);
  gboolean edited = FALSE;

  if (next)
    walk_to (self, node_after_passes (self, next, &edited), TRUE, FALSE, edited);
  else if (can_redo_declaration (self))
    set_declaration_stands (self, TRUE);
}

void
ugo_match_go_to (UgoMatch *self, UgoNode *node)
{
  gboolean one_move_forward = node->parent == self->node;
  gboolean edited = FALSE;

  /* Going back leads over a pass that would be made again at once. */
  while (node->ply < self->node->ply && node->parent
         && node_after_passes (self, node, &edited) == self->node)
    node = node->parent;
  node = node_after_passes (self, node, &edited);
  if (node != self->node)
    walk_to (self, node, one_move_forward, TRUE, edited);
}

UgoNode *
ugo_match_get_next (UgoMatch *self)
{
  return line_after (self, self->node);
}

UgoNode *
ugo_match_get_line_end (UgoMatch *self)
{
  return line_end (self);
}

static void
end_by_declaration (UgoMatch *self, UgoOutcome outcome, const char *termination)
{
  gboolean edited = line_after (self, self->node) != NULL;

  if (self->mode != UGO_MATCH_PLAY || !ugo_match_can_play (self))
    return;

  remove_line_ahead (self);
  declare (self, outcome, termination);
  edited |= update_result (self, self->node);
  if (edited)
    g_signal_emit (self, signals[EDITED], 0);
  finish_change (self);
}

void
ugo_match_resign (UgoMatch *self, UgoSide side)
{
  end_by_declaration (self, side == UGO_WHITE ? UGO_BLACK_WINS : UGO_WHITE_WINS, "resignation");
}

void
ugo_match_agree_draw (UgoMatch *self)
{
  end_by_declaration (self, UGO_DRAW, "agreement");
}

void
ugo_match_forfeit (UgoMatch *self, UgoSide side)
{
  end_by_declaration (self, side == UGO_WHITE ? UGO_BLACK_WINS : UGO_WHITE_WINS, "time forfeit");
}

static void
set_player (UgoMatch *self, const char *tag, const char *name)
{
  ugo_record_set_tag (self->record, tag, name && *name ? name : "?");
}

void
ugo_match_set_players (UgoMatch *self, const char *white, const char *black)
{
  set_player (self, "White", white);
  set_player (self, "Black", black);
  ugo_match_edited (self);
}

void
ugo_match_edited (UgoMatch *self)
{
  line_mend (self);
  if (self->declared_at != line_end (self))
    forget_declaration (self);
  g_signal_emit (self, signals[EDITED], 0);
  finish_change (self);
}

void
ugo_match_edited_at (UgoMatch *self, UgoNode *node)
{
  line_lead_through (self, node);
  self->node = node;
  ugo_match_edited (self);
}

UgoMatch *
ugo_match_rematch (UgoMatch *self)
{
  static const char *const tags[][2] = {
    { "WhiteType", "BlackType" },
    { "WhiteLevel", "BlackLevel" },
    { "WhiteTimeControl", "BlackTimeControl" },
    { "TimeControl", "TimeControl" },
  };
  UgoMatch *rematch = ugo_match_new (&ugo_record_get_root (self->record)->position);

  for (gsize i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      ugo_record_set_tag (rematch->record, tags[i][0],
                          ugo_record_get_tag (self->record, tags[i][1]));
      ugo_record_set_tag (rematch->record, tags[i][1],
                          ugo_record_get_tag (self->record, tags[i][0]));
    }
  set_player (rematch, "White", ugo_record_get_tag (self->record, "Black"));
  set_player (rematch, "Black", ugo_record_get_tag (self->record, "White"));
  return rematch;
}

char *
ugo_match_describe_outcome (UgoMatch *self)
{
  const UgoRules *rules = ugo_match_get_position (self)->variant.rules;
  char *sentence = ugo_words_outcome (ugo_match_get_position (self));

  if (sentence)
    return sentence;
  if (is_declared_at (self, self->node))
    return ugo_words_declared (rules, self->declared, self->termination);
  if (self->mode == UGO_MATCH_REVIEW && self->node == ugo_record_get_end (self->record))
    return ugo_words_declared (rules, ugo_record_get_result (self->record),
                               ugo_record_get_tag (self->record, "Termination"));
  return NULL;
}

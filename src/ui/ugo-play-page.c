/* ugo-play-page.c: the place Play: two people at one screen, or one and the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-play-page.h"

#include <glib/gi18n-lib.h>

#include "ugo-opponent.h"
#include "ugo-place.h"
#include "ugo-record-view.h"
#include "ugo-step-bar.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

struct _UgoPlayPage
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoMatch *match;
  GSignalGroup *match_signals;
  UgoAdviser *adviser;
  UgoTimekeeper *timekeeper;
  char *told; /* what he said last */

  /* Part of the widget tree. */
  GtkWidget *place;
  UgoMatchView *view;
  GtkLabel *variant;
  GtkLabel *players;
  GtkLabel *sentence;
  GtkLabel *note;
  GtkLabel *advice;
  UgoLedgerView *ledger;
  UgoRecordView *record_view;
  GtkWidget *pause;
  GtkStack *foot;

  /* Plain state. */
  gboolean is_thinking;
  gboolean draw_offered;
  UgoNode *offered_at; /* only compared */
  guint patience;      /* until it is said that a hint is looked for */
};

/* How long a hint may take before something is said, in milliseconds. */
#define PATIENCE 1000

G_DEFINE_FINAL_TYPE (UgoPlayPage, ugo_play_page, GTK_TYPE_WIDGET)

static const char *
get_player (UgoPlayPage *self, const char *tag)
{
  const char *name = ugo_record_get_tag (ugo_match_get_record (self->match), tag);

  return name != NULL && *name != '\0' && !g_str_equal (name, "?") ? name : NULL;
}

static const UgoRules *
get_rules (UgoPlayPage *self)
{
  return ugo_match_get_position (self->match)->variant.rules;
}

/* The name of who plays @side, NULL when it is not known. */
static char *
describe_player (UgoPlayPage *self, UgoSide side)
{
  int level = ugo_opponent_get_level (self->match, side);

  if (level != UGO_OPPONENT_PERSON)
    return ugo_words_computer (level);
  return g_strdup (get_player (self, side == UGO_WHITE ? "White" : "Black"));
}

static char *
describe_players (UgoPlayPage *self)
{
  g_autofree char *white = describe_player (self, UGO_WHITE);
  g_autofree char *black = describe_player (self, UGO_BLACK);

  return ugo_words_players (get_rules (self), white, black);
}

static gboolean
is_paused (UgoPlayPage *self)
{
  return self->timekeeper != NULL && ugo_timekeeper_get_paused (self->timekeeper);
}

static gboolean
is_persons_turn (UgoPlayPage *self)
{
  return ugo_opponent_get_level (self->match, ugo_match_get_position (self->match)->side)
         == UGO_OPPONENT_PERSON;
}

static gboolean
has_person (UgoPlayPage *self)
{
  return ugo_opponent_get_level (self->match, UGO_WHITE) == UGO_OPPONENT_PERSON
         || ugo_opponent_get_level (self->match, UGO_BLACK) == UGO_OPPONENT_PERSON;
}

static UgoAdviserState
get_advice (UgoPlayPage *self)
{
  return self->adviser != NULL ? ugo_adviser_get_state (self->adviser) : UGO_ADVISER_SILENT;
}

/* The one sentence to act on. */
static char *
describe_state (UgoPlayPage *self)
{
  UgoNode *node = ugo_match_get_node (self->match);
  const UgoPosition *position = &node->position;
  char *outcome;

  if (ugo_match_view_get_looking_back (self->view))
    return node->parent == NULL ? g_strdup (_ ("Looking back at the start"))
                                : g_strdup_printf (_ ("Looking back at move %u"),
                                                   node->parent->position.move_number);
  if (self->draw_offered)
    return g_strdup (ugo_words_draw_offer (get_rules (self), position->side));
  if (get_advice (self) == UGO_ADVISER_WARNING)
    return g_strdup (_ ("Do you want to play that?"));
  outcome = ugo_match_describe_outcome (self->match);
  return outcome != NULL ? outcome : g_strdup (ugo_words_turn (position));
}

/* What the board has to say. */
static char *
get_prompt (UgoPlayPage *self)
{
  char *prompt;

  g_object_get (ugo_match_view_get_board (self->view), "prompt", &prompt, NULL);
  return prompt;
}

/* What is worth knowing besides. */
static char *
describe_note (UgoPlayPage *self)
{
  UgoNode *node = ugo_match_get_node (self->match);
  UgoSide side = node->position.side;
  g_autofree char *prompt = NULL;
  char *limits;

  if (ugo_match_view_get_looking_back (self->view))
    return g_strdup (_ ("The game is further on. Playing on from here takes back the moves after "
                        "this one."));
  if (ugo_match_get_outcome (self->match) != UGO_UNDECIDED)
    return NULL;
  if (self->draw_offered)
    return g_strdup (ugo_words_draw_question (get_rules (self), ugo_side_other (side)));
  if (get_advice (self) == UGO_ADVISER_WARNING)
    return g_strdup (_ ("The computer waits for you."));
  if (is_paused (self))
    return g_strdup (is_persons_turn (self)
                         ? _ ("The game is paused. Make a move, or resume it.")
                         : _ ("The game is paused."));
  if (self->is_thinking)
    return g_strdup (_ ("The computer is thinking."));
  prompt = get_prompt (self);
  if (prompt != NULL)
    return g_steal_pointer (&prompt);
  limits = ugo_words_limits (&node->position);
  if (limits == NULL && node->parent == NULL && node->first_child == NULL)
    return g_strdup (ugo_words_advice (&node->position));
  return limits;
}

static const char *
choose_foot (UgoPlayPage *self)
{
  if (ugo_match_view_get_looking_back (self->view))
    return "looking-back";
  if (ugo_match_get_outcome (self->match) != UGO_UNDECIDED)
    return "over";
  if (self->draw_offered)
    return "answer";
  if (get_advice (self) == UGO_ADVISER_WARNING)
    return "warning";
  return has_person (self) ? "playing" : "watching";
}

/* One button pauses the game and resumes it, and the keyboard stays there. */
static void
update_pause (UgoPlayPage *self)
{
  gboolean paused = is_paused (self);

  gtk_widget_set_visible (self->pause,
                          self->timekeeper != NULL && ugo_timekeeper_can_pause (self->timekeeper)
                              && !ugo_match_view_get_looking_back (self->view));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pause),
                                  paused ? "win.resume" : "win.pause");
  ugo_panel_button_set_label (self->pause, paused ? _ ("Resume") : _ ("Pause"));
  ugo_widget_set_css_class (self->pause, "suggested-action", paused);
}

static void
update_note (UgoPlayPage *self)
{
  g_autofree char *note = self->match != NULL ? describe_note (self) : NULL;
  g_autofree char *prompt = get_prompt (self);

  ugo_widget_set_css_class (GTK_WIDGET (self->note), "prompt", prompt != NULL);
  ugo_label_show (GTK_WIDGET (self->note), note);
}

static void
update (UgoPlayPage *self)
{
  g_autofree char *variant = NULL;
  g_autofree char *players = NULL;
  g_autofree char *sentence = NULL;

  if (self->match == NULL)
    return;
  if (self->offered_at != ugo_match_get_node (self->match))
    self->draw_offered = FALSE;
  variant = ugo_words_variant (ugo_record_get_variant (ugo_match_get_record (self->match)));
  players = describe_players (self);
  sentence = describe_state (self);
  ugo_label_show (GTK_WIDGET (self->variant), variant);
  ugo_label_show (GTK_WIDGET (self->players), players);
  ugo_label_show (GTK_WIDGET (self->sentence), sentence);
  update_note (self);
  update_pause (self);
  gtk_stack_set_visible_child_name (self->foot, choose_foot (self));
}

/* Advice */

/* A panel under the board is mostly out of sight: there advice stands at the foot of the board,
 * too. */
static void
show_advice (UgoPlayPage *self, const char *sentence)
{
  gboolean is_warning = get_advice (self) == UGO_ADVISER_WARNING;

  ugo_label_show (GTK_WIDGET (self->advice), sentence);
  if (ugo_place_is_wide (UGO_PLACE (self->place)))
    return;
  if (sentence == NULL)
    ugo_match_view_hide_toast (self->view);
  else
    ugo_match_view_update_toast (self->view, sentence, is_warning ? _ ("Take it back") : NULL,
                                 is_warning ? "win.undo" : NULL);
}

static void
tell_advice (UgoPlayPage *self, const char *sentence)
{
  if (g_strcmp0 (sentence, self->told) == 0)
    return;
  show_advice (self, sentence);
  if (sentence != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    ugo_board_announce (ugo_match_view_get_board (self->view), sentence);
  g_free (self->told);
  self->told = g_strdup (sentence);
}

static gboolean
patience_cb (gpointer data)
{
  UgoPlayPage *self = UGO_PLAY_PAGE (data);

  self->patience = 0;
  tell_advice (self, _ ("The computer is looking for it."));
  return G_SOURCE_REMOVE;
}

static void
mark_advice (UgoPlayPage *self)
{
  UgoBoard *board = ugo_match_view_get_board (self->view);
  UgoAdviceMarks marks;

  ugo_adviser_mark (self->adviser, &marks);
  ugo_board_set_hint (board, marks.area, marks.from, marks.to);
  ugo_board_set_threats (board, marks.threats, marks.n_threats);
}

static void
advice_changed_cb (UgoPlayPage *self)
{
  g_autofree char *sentence = ugo_adviser_describe (self->adviser);
  UgoAdviserState state = get_advice (self);

  g_clear_handle_id (&self->patience, g_source_remove);
  if (state == UGO_ADVISER_THINKING)
    self->patience = g_timeout_add (PATIENCE, patience_cb, self);
  ugo_widget_set_css_class (GTK_WIDGET (self->advice), "warning", state == UGO_ADVISER_WARNING);
  mark_advice (self);
  tell_advice (self, sentence);
  update (self);
}

static gboolean
ugo_play_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (UGO_PLAY_PAGE (widget)->view));
}

static void
ugo_play_page_dispose (GObject *object)
{
  UgoPlayPage *self = UGO_PLAY_PAGE (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  if (self->adviser != NULL)
    g_signal_handlers_disconnect_by_data (self->adviser, self);
  g_clear_object (&self->adviser);
  if (self->timekeeper != NULL)
    g_signal_handlers_disconnect_by_data (self->timekeeper, self);
  g_clear_object (&self->timekeeper);
  g_clear_pointer (&self->told, g_free);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), UGO_TYPE_PLAY_PAGE);
  G_OBJECT_CLASS (ugo_play_page_parent_class)->dispose (object);
}

static void
ugo_play_page_class_init (UgoPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_play_page_dispose;
  widget_class->grab_focus = ugo_play_page_grab_focus;

  g_type_ensure (UGO_TYPE_PLACE);
  g_type_ensure (UGO_TYPE_MATCH_VIEW);
  g_type_ensure (UGO_TYPE_LEDGER_VIEW);
  g_type_ensure (UGO_TYPE_RECORD_VIEW);
  g_type_ensure (UGO_TYPE_STEP_BAR);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/ugolki/Ugolki/ugo-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, place);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, view);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, variant);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, players);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, note);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, advice);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, ledger);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, record_view);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, pause);
  gtk_widget_class_bind_template_child (widget_class, UgoPlayPage, foot);
}

static void
ugo_play_page_init (UgoPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->match_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->view, "notify::looking-back", G_CALLBACK (update), self);
  g_signal_connect_swapped (ugo_match_view_get_board (self->view), "notify::prompt",
                            G_CALLBACK (update_note), self);
}

GtkWidget *
ugo_play_page_new (void)
{
  return g_object_new (UGO_TYPE_PLAY_PAGE, NULL);
}

void
ugo_play_page_set_match (UgoPlayPage *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_PLAY_PAGE (self));

  if (!g_set_object (&self->match, match))
    return;
  self->draw_offered = FALSE;
  ugo_match_view_set_match (self->view, match);
  ugo_ledger_view_set_match (self->ledger, match);
  ugo_record_view_set_match (self->record_view, match);
  g_signal_group_set_target (self->match_signals, match);
  update (self);
}

UgoMatch *
ugo_play_page_get_match (UgoPlayPage *self)
{
  g_return_val_if_fail (UGO_IS_PLAY_PAGE (self), NULL);

  return self->match;
}

UgoMatchView *
ugo_play_page_get_view (UgoPlayPage *self)
{
  g_return_val_if_fail (UGO_IS_PLAY_PAGE (self), NULL);

  return self->view;
}

UgoLedgerView *
ugo_play_page_get_ledger (UgoPlayPage *self)
{
  g_return_val_if_fail (UGO_IS_PLAY_PAGE (self), NULL);

  return self->ledger;
}

void
ugo_play_page_set_draw_offered (UgoPlayPage *self, gboolean draw_offered)
{
  g_return_if_fail (UGO_IS_PLAY_PAGE (self) && self->match != NULL);

  self->draw_offered = draw_offered;
  self->offered_at = ugo_match_get_node (self->match);
  update (self);
}

gboolean
ugo_play_page_get_draw_offered (UgoPlayPage *self)
{
  g_return_val_if_fail (UGO_IS_PLAY_PAGE (self), FALSE);

  return self->draw_offered;
}

void
ugo_play_page_set_thinking (UgoPlayPage *self, gboolean is_thinking)
{
  g_return_if_fail (UGO_IS_PLAY_PAGE (self));

  self->is_thinking = is_thinking;
  update_note (self);
}

void
ugo_play_page_set_adviser (UgoPlayPage *self, UgoAdviser *adviser)
{
  g_return_if_fail (UGO_IS_PLAY_PAGE (self) && UGO_IS_ADVISER (adviser));

  if (!g_set_object (&self->adviser, adviser))
    return;
  g_signal_connect_swapped (adviser, "changed", G_CALLBACK (advice_changed_cb), self);
  advice_changed_cb (self);
}

void
ugo_play_page_set_timekeeper (UgoPlayPage *self, UgoTimekeeper *timekeeper)
{
  g_return_if_fail (UGO_IS_PLAY_PAGE (self) && UGO_IS_TIMEKEEPER (timekeeper));

  if (!g_set_object (&self->timekeeper, timekeeper))
    return;
  ugo_match_view_set_timekeeper (self->view, timekeeper);
  g_signal_connect_swapped (timekeeper, "notify::paused", G_CALLBACK (update), self);
  update (self);
}

/* ugo-window.c: the window with its places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-application.h"
#include "ugo-help.h"
#include "ugo-language.h"
#include "ugo-notation.h"
#include "ugo-question.h"

#define ANSWER_LEAVE "leave"

enum
{
  PROP_PREFERENCES = 1,
};

G_DEFINE_FINAL_TYPE (UgoWindow, ugo_window, GTK_TYPE_APPLICATION_WINDOW)

/* What the widgets tell */

static void
follow_shown_match (UgoWindow *self)
{
  g_signal_group_set_target (self->shown_signals, ugo_window_get_match (self));
  ugo_window_actions_update (self);
}

/* The packs are read when somebody first wants to see them. */
static void
prepare_puzzles (UgoWindow *self)
{
  ugo_puzzle_desk_open (self->desk);
  ugo_window_load_packs (self);
  ugo_puzzles_page_prepare (self->puzzles_page);
}

/* Makes what is in the place that is shown, if that was not done before. */
static void
prepare_place (UgoWindow *self)
{
  if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_GAMES))
    ugo_games_page_prepare (self->games_page);
  else if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_LEARN))
    ugo_learn_page_prepare (self->learn_page);
  else if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES))
    prepare_puzzles (self);
}

static void
place_changed_cb (UgoWindow *self, GParamSpec *pspec, GtkStack *stack)
{
  /* A stack that is being taken down changes its child too. */
  if (stack != self->stack)
    return;
  prepare_place (self);
  ugo_window_update_held (self);
  ugo_preferences_set_string (self->preferences, UGO_KEY_PLACE, ugo_window_get_place (self));
  follow_shown_match (self);
}

/* What the models tell */

static void
play_edited_cb (UgoWindow *self)
{
  ugo_collection_touch (self->play_collection, 0);
}

static void
session_failed_cb (UgoWindow *self, const char *sentence)
{
  ugo_window_toast (self, sentence, NULL, NULL);
}

static void
keep_match (UgoWindow *self, UgoMatch *match)
{
  g_set_object (&self->play_match, match);
  g_clear_object (&self->play_collection);
  self->play_collection = ugo_collection_new_for_record (ugo_match_get_record (match));
  g_signal_group_set_target (self->play_signals, match);
  ugo_window_follow_time (self, match);
  ugo_session_set_match (self->session, match);
  /* Before the opponent, who may have to wait for it. */
  ugo_adviser_set_match (self->adviser, match);
  ugo_opponent_set_match (self->opponent, match);
}

/* Content */

static void
add_languages (GMenu *menu)
{
  g_menu_append (menu, _ ("As the system"), "app.language::");
  for (const char *const *code = ugo_language_list (); *code != NULL; code++)
    {
      g_autofree char *action = g_strconcat ("app.language::", *code, NULL);

      g_menu_append (menu, ugo_language_name (*code), action);
    }
}

/* The menu is made when it is first opened: nobody sees it before. */
static void
make_menu_cb (GtkMenuButton *button, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  GtkPopover *menu;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, self->menu);
  menu = gtk_menu_button_get_popover (button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Main menu"), -1);
  g_signal_connect_object (menu, "closed", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
}

static void
build (UgoWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;

  builder = gtk_builder_new_from_resource ("/org/ugolki/Ugolki/ugo-window.ui");
  add_languages (G_MENU (gtk_builder_get_object (builder, "languages")));
  self->title = UGO_ADAPTIVE (gtk_builder_get_object (builder, "title"));
  self->undo = GTK_WIDGET (gtk_builder_get_object (builder, "undo"));
  self->redo = GTK_WIDGET (gtk_builder_get_object (builder, "redo"));
  self->stack = GTK_STACK (gtk_builder_get_object (builder, "stack"));
  self->puzzles_page = UGO_PUZZLES_PAGE (gtk_builder_get_object (builder, "puzzles_page"));
  self->play_page = UGO_PLAY_PAGE (gtk_builder_get_object (builder, "play_page"));
  self->games_page = UGO_GAMES_PAGE (gtk_builder_get_object (builder, "games_page"));
  self->learn_page = UGO_LEARN_PAGE (gtk_builder_get_object (builder, "learn_page"));
  ugo_help_set_page (GTK_WIDGET (self->learn_page), "learn");
  ugo_help_set_page (GTK_WIDGET (self->puzzles_page), "puzzles");
  ugo_help_set_page (GTK_WIDGET (self->play_page), "game");
  ugo_help_set_page (GTK_WIDGET (self->games_page), "review");
  ugo_games_page_set_analysis (self->games_page, self->analysis);
  g_set_object (&self->menu, G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
  gtk_menu_button_set_create_popup_func (
      GTK_MENU_BUTTON (gtk_builder_get_object (builder, "menu_button")), make_menu_cb, self, NULL);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Ugolki"));
  gtk_window_set_titlebar (GTK_WINDOW (self),
                           GTK_WIDGET (gtk_builder_get_object (builder, "header")));
  gtk_window_set_child (GTK_WINDOW (self),
                        GTK_WIDGET (gtk_builder_get_object (builder, "content")));

  g_signal_connect_object (self->stack, "notify::visible-child-name", G_CALLBACK (place_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn_page, "notify::board",
                           G_CALLBACK (ugo_window_apply_preferences), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn_page, "changed", G_CALLBACK (ugo_window_actions_update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzles_page, "notify::board",
                           G_CALLBACK (ugo_window_apply_preferences), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzles_page, "changed", G_CALLBACK (ugo_window_actions_update),
                           self, G_CONNECT_SWAPPED);
  ugo_games_page_set_library (self->games_page, self->library);
  g_signal_connect_object (self->games_page, "changed", G_CALLBACK (ugo_window_actions_update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games_page, "notify::view",
                           G_CALLBACK (ugo_window_apply_preferences), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games_page, "notify::match", G_CALLBACK (follow_shown_match), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (ugo_play_page_get_view (self->play_page), "notify::looking-back",
                           G_CALLBACK (ugo_window_update_pause), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ugo_play_page_get_view (self->play_page), "notify::confirming",
                           G_CALLBACK (ugo_window_actions_update), self, G_CONNECT_SWAPPED);
}

static void
show_models (UgoWindow *self)
{
  g_autofree char *game = ugo_preferences_get_string (self->preferences, UGO_KEY_LEARN_GAME);

  if (ugo_rules_find (game) != NULL)
    ugo_learn_page_set_game (self->learn_page, ugo_rules_find (game));
  prepare_place (self);
  ugo_window_apply_preferences (self);
  ugo_play_page_set_timekeeper (self->play_page, self->timekeeper);
  ugo_play_page_set_match (self->play_page, self->play_match);
  ugo_play_page_set_adviser (self->play_page, self->adviser);
  ugo_window_update_held (self);
  follow_shown_match (self);
}

static void
open_store (UgoWindow *self)
{
  self->store = ugo_store_ref_default ();
  self->library = g_object_ref (ugo_store_get_library (self->store));
  self->progress = g_object_ref (ugo_store_get_progress (self->store));
  self->own = g_object_ref (ugo_store_get_own (self->store));
  self->packs = g_object_ref (ugo_store_get_packs (self->store));
  g_signal_connect_object (self->progress, "failed", G_CALLBACK (session_failed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The puzzles, and what has been done with them. */
static void
show_puzzles (UgoWindow *self)
{
  g_autofree char *game = ugo_preferences_get_string (self->preferences, UGO_KEY_PUZZLE_GAME);

  self->desk = ugo_puzzle_desk_new (ugo_store_get_shelf (self->store),
                                    ugo_store_get_puzzle_progress (self->store));
  if (ugo_rules_find (game) != NULL)
    ugo_puzzle_desk_set_rules (self->desk, ugo_rules_find (game));
  ugo_window_add_packs (self);
  ugo_puzzles_page_set_desk (self->puzzles_page, self->desk, self->check);
}

/* The game that was in progress, or a new one; @error when there was one that could not be read. */
static void
load_match (UgoWindow *self, GError **error)
{
  g_autofree char *path = ugo_session_get_default_path ();
  g_autofree char *name = NULL;
  g_autoptr (UgoMatch) match = NULL;
  UgoVariant variant;
  UgoPosition start;
  gboolean is_first;
  size_t offset;

  is_first = !g_file_test (path, G_FILE_TEST_EXISTS);
  self->session = ugo_session_new (path);
  ugo_session_set_library (self->session, self->library);
  ugo_session_set_timekeeper (self->session, self->timekeeper);
  g_signal_connect_object (self->session, "failed", G_CALLBACK (session_failed_cb), self,
                           G_CONNECT_SWAPPED);
  match = ugo_session_load (self->session, error);
  if (match == NULL)
    {
      name = ugo_preferences_get_string (self->preferences, UGO_KEY_VARIANT);
      /* The settings may be of another version; what was understood of them is there. */
      ugo_variant_read (name, strlen (name), &variant, &offset);
      ugo_position_start (variant, &start);
      match = ugo_match_new (&start);
      self->is_first = is_first;
    }
  keep_match (self, match);
}

/* Leaving a game in progress */

typedef struct
{
  UgoWindow *window; /* lives as long as the question */
  UgoLeaveFunc leave;
  gpointer data;
  GDestroyNotify destroy;
} Leaving;

static void
leaving_free (gpointer data, GClosure *closure)
{
  Leaving *leaving = data;

  if (leaving->destroy != NULL)
    leaving->destroy (leaving->data);
  g_free (leaving);
}

static void
leaving_answered_cb (UgoQuestion *question, const char *answer, gpointer data)
{
  Leaving *leaving = data;

  if (g_str_equal (answer, ANSWER_LEAVE))
    leaving->leave (leaving->window, leaving->data);
  ugo_window_focus_board (leaving->window);
}

/* Whether all that was done is that every piece was placed, by hand or by a ready set-up. */
static gboolean
is_just_set_up (UgoNode *end)
{
  UgoMove moves[UGO_MAX_MOVES];

  return end->move.piece != 0 && ugo_legal_moves (&end->position, moves) > 0
         && moves[0].piece == 0;
}

static gboolean
is_in_progress (UgoMatch *match)
{
  UgoRecord *record = ugo_match_get_record (match);

  return ugo_record_get_root (record)->first_child != NULL
         && ugo_record_get_result (record) == UGO_UNDECIDED
         && !is_just_set_up (ugo_record_get_end (record));
}

static void
ask_to_leave (UgoWindow *self, Leaving *leaving)
{
  UgoQuestion *question;

  question = ugo_question_new (GTK_WINDOW (self), _ ("Leave the game in progress?"),
                               _ ("It is not over yet. It stays among your games in Games, where "
                                  "you can go on with it."));
  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Keep playing"), UGO_ANSWER_SUGGESTED);
  ugo_question_add_answer (question, ANSWER_LEAVE, _ ("Start new game"), UGO_ANSWER_DESTRUCTIVE);
  g_signal_connect_data (question, "answered", G_CALLBACK (leaving_answered_cb), leaving,
                         leaving_free, G_CONNECT_DEFAULT);
  gtk_window_present (GTK_WINDOW (question));
}

/* The window itself */

static void
save_size (UgoWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  if (width > 0 && height > 0)
    {
      ugo_preferences_set_int (self->preferences, UGO_KEY_WINDOW_WIDTH, width);
      ugo_preferences_set_int (self->preferences, UGO_KEY_WINDOW_HEIGHT, height);
    }
  ugo_preferences_set_boolean (self->preferences, UGO_KEY_WINDOW_MAXIMIZED,
                               gtk_window_is_maximized (window));
}

static void
restore_size (UgoWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);

  gtk_window_set_default_size (window,
                               ugo_preferences_get_int (self->preferences, UGO_KEY_WINDOW_WIDTH),
                               ugo_preferences_get_int (self->preferences, UGO_KEY_WINDOW_HEIGHT));
  if (ugo_preferences_get_boolean (self->preferences, UGO_KEY_WINDOW_MAXIMIZED))
    gtk_window_maximize (window);
}

static void
ugo_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UgoWindow *self = UGO_WINDOW (widget);

  GTK_WIDGET_CLASS (ugo_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->title != NULL)
    ugo_adaptive_update (self->title);
}

static gboolean
ugo_window_close_request (GtkWindow *window)
{
  UgoWindow *self = UGO_WINDOW (window);

  if (!self->may_close && ugo_window_confirm_close (self))
    return GDK_EVENT_STOP;
  save_size (self);
  ugo_session_keep (self->session);
  ugo_session_flush (self->session);
  ugo_store_flush (self->store);
  return GTK_WINDOW_CLASS (ugo_window_parent_class)->close_request (window);
}

static void
tell_errors (UgoWindow *self, const GError *one, const GError *other)
{
  g_autofree char *sentences = NULL;

  if (one == NULL)
    one = g_steal_pointer (&other);
  if (one == NULL)
    return;
  sentences = g_strjoin (" ", one->message, other != NULL ? other->message : NULL, NULL);
  ugo_window_toast (self, sentences, NULL, NULL);
}

static void
ugo_window_constructed (GObject *object)
{
  UgoWindow *self = UGO_WINDOW (object);
  g_autofree char *place = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) store_error = NULL;
  gboolean looking_back;

  G_OBJECT_CLASS (ugo_window_parent_class)->constructed (object);
  if (self->preferences == NULL)
    self->preferences = ugo_preferences_new ();
  g_signal_connect_object (self->preferences, "changed", G_CALLBACK (ugo_window_apply_preferences),
                           self, G_CONNECT_SWAPPED);
  restore_size (self);
  open_store (self);
  ugo_window_add_actions (self);
  ugo_window_add_opponent (self);
  ugo_window_add_clock (self);
  ugo_window_add_adviser (self);
  build (self);
  ugo_learn_page_set_progress (self->learn_page, self->progress);
  show_puzzles (self);
  load_match (self, &error);
  looking_back = ugo_session_get_looking_back (self->session);
  place = ugo_preferences_get_string (self->preferences, UGO_KEY_PLACE);
  ugo_window_set_place (self, place);
  show_models (self);
  if (!looking_back)
    ugo_match_view_stay (ugo_play_page_get_view (self->play_page));
  ugo_window_update_pause (self);
  store_error = ugo_store_take_error (self->store);
  tell_errors (self, error, store_error);
  ugo_window_focus_board (self);
}

static void
ugo_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PREFERENCES)
    UGO_WINDOW (object)->preferences = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_window_dispose (GObject *object)
{
  UgoWindow *self = UGO_WINDOW (object);

  self->title = NULL;
  self->stack = NULL;
  self->play_page = NULL;
  self->games_page = NULL;
  self->learn_page = NULL;
  self->puzzles_page = NULL;
  g_cancellable_cancel (self->opening);
  g_cancellable_cancel (self->backing_up);
  g_clear_handle_id (&self->autoplay, g_source_remove);
  g_clear_handle_id (&self->dialog_check, g_source_remove);
  if (self->session != NULL)
    ugo_session_flush (self->session);
  if (self->store != NULL)
    ugo_store_flush (self->store);
  if (self->opponent != NULL)
    ugo_opponent_set_match (self->opponent, NULL);
  if (self->adviser != NULL)
    ugo_adviser_set_match (self->adviser, NULL);
  if (self->timekeeper != NULL)
    ugo_timekeeper_set_match (self->timekeeper, NULL);
  g_clear_object (&self->opponent);
  g_clear_object (&self->adviser);
  g_clear_object (&self->timekeeper);
  g_clear_object (&self->sound);
  g_clear_object (&self->analysis);
  g_clear_object (&self->opening);
  g_clear_object (&self->menu);
  g_clear_object (&self->play_signals);
  g_clear_object (&self->shown_signals);
  g_clear_object (&self->session);
  g_clear_object (&self->library);
  g_clear_pointer (&self->deleted, g_ptr_array_unref);
  g_clear_object (&self->backing_up);
  g_clear_pointer (&self->backup, ugo_backup_unref);
  g_clear_pointer (&self->before, ugo_window_before_free);
  g_clear_object (&self->check);
  g_clear_object (&self->editor);
  g_clear_object (&self->desk);
  g_clear_object (&self->own);
  g_clear_object (&self->packs);
  g_clear_object (&self->progress);
  g_clear_object (&self->store);
  g_clear_object (&self->play_collection);
  g_clear_object (&self->play_match);
  G_OBJECT_CLASS (ugo_window_parent_class)->dispose (object);
}

static void
ugo_window_finalize (GObject *object)
{
  g_clear_object (&UGO_WINDOW (object)->preferences);
  G_OBJECT_CLASS (ugo_window_parent_class)->finalize (object);
}

static void
ugo_window_class_init (UgoWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = ugo_window_set_property;
  object_class->constructed = ugo_window_constructed;
  object_class->dispose = ugo_window_dispose;
  object_class->finalize = ugo_window_finalize;
  widget_class->size_allocate = ugo_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = ugo_window_close_request;

  g_object_class_install_property (object_class, PROP_PREFERENCES,
                                   g_param_spec_object ("preferences", NULL, NULL,
                                                        UGO_TYPE_PREFERENCES,
                                                        G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                            | G_PARAM_STATIC_STRINGS));

  /* Not shortcuts of the application: those would take the keys away from text entries. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy-record",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste",
                                       NULL);

  g_type_ensure (UGO_TYPE_ADAPTIVE);
  g_type_ensure (UGO_TYPE_LEARN_PAGE);
  g_type_ensure (UGO_TYPE_PUZZLES_PAGE);
  g_type_ensure (UGO_TYPE_PLAY_PAGE);
  g_type_ensure (UGO_TYPE_GAMES_PAGE);
}

static void
ugo_window_init (UgoWindow *self)
{
  self->play_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->play_signals, "edited", G_CALLBACK (play_edited_cb), self);
  self->shown_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->shown_signals, "changed",
                                  G_CALLBACK (ugo_window_actions_update), self);
}

/* Shared by the files of the window */

const char *
ugo_window_get_place (UgoWindow *self)
{
  return self->stack != NULL ? gtk_stack_get_visible_child_name (self->stack) : UGO_PLACE_PLAY;
}

void
ugo_window_set_place (UgoWindow *self, const char *place)
{
  if (self->stack != NULL && gtk_stack_get_child_by_name (self->stack, place) != NULL)
    gtk_stack_set_visible_child_name (self->stack, place);
}

/* Lessons and puzzles are no matches. */
static gboolean
has_matches (UgoWindow *self)
{
  const char *place = ugo_window_get_place (self);

  return g_str_equal (place, UGO_PLACE_PLAY) || g_str_equal (place, UGO_PLACE_GAMES);
}

UgoMatchView *
ugo_window_get_view (UgoWindow *self)
{
  if (self->stack == NULL)
    return NULL;
  if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_GAMES))
    return ugo_games_page_get_view (self->games_page);
  return has_matches (self) ? ugo_play_page_get_view (self->play_page) : NULL;
}

UgoTutor *
ugo_window_get_tutor (UgoWindow *self)
{
  if (self->stack == NULL)
    return NULL;
  if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_LEARN))
    return (UgoTutor *) ugo_learn_page_get_tutor (self->learn_page);
  if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES))
    return (UgoTutor *) ugo_puzzle_desk_get_tutor (self->desk);
  return NULL;
}

void
ugo_window_focus_board (UgoWindow *self)
{
  if (self->stack != NULL)
    gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

void
ugo_window_leave_game (UgoWindow *self, UgoLeaveFunc leave, gpointer data, GDestroyNotify destroy)
{
  Leaving *leaving = g_new (Leaving, 1);

  *leaving = (Leaving){ self, leave, data, destroy };
  if (is_in_progress (self->play_match))
    {
      ask_to_leave (self, leaving);
      return;
    }
  leave (self, data);
  leaving_free (leaving, NULL);
}

void
ugo_window_tell (UgoWindow *self, const char *heading, const char *body)
{
  UgoQuestion *notice = ugo_question_new (GTK_WINDOW (self), heading, body);

  ugo_question_add_answer (notice, UGO_ANSWER_CANCEL, _ ("Close"), UGO_ANSWER_SUGGESTED);
  g_signal_connect_object (notice, "answered", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (notice));
}

/* Public */

GtkWidget *
ugo_window_new (GtkApplication *application)
{
  UgoPreferences *preferences = NULL;

  if (UGO_IS_APPLICATION (application))
    preferences = ugo_application_get_preferences (UGO_APPLICATION (application));
  return g_object_new (UGO_TYPE_WINDOW, "application", application, "preferences", preferences,
                       NULL);
}

void
ugo_window_play_match (UgoWindow *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_WINDOW (self) && UGO_IS_MATCH (match));

  self->is_first = FALSE;
  keep_match (self, match);
  ugo_window_set_place (self, UGO_PLACE_PLAY);
  show_models (self);
  ugo_window_update_pause (self);
  ugo_window_focus_board (self);
}

UgoMatch *
ugo_window_get_match (UgoWindow *self)
{
  g_return_val_if_fail (UGO_IS_WINDOW (self), NULL);

  if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_GAMES))
    return ugo_games_page_get_match (self->games_page);
  return has_matches (self) ? self->play_match : NULL;
}

void
ugo_window_toast (UgoWindow *self, const char *sentence, const char *button, const char *action)
{
  UgoMatchView *view;

  g_return_if_fail (UGO_IS_WINDOW (self));

  view = ugo_window_get_view (self);
  if (view != NULL)
    ugo_match_view_toast (view, sentence, button, action);
  else if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES))
    ugo_puzzles_page_toast (self->puzzles_page, sentence, button, action);
  else if (ugo_learn_page_get_board (self->learn_page) != NULL)
    ugo_learn_page_toast (self->learn_page, sentence, button, action);
}

void
ugo_window_rebuild (UgoWindow *self)
{
  g_autoptr (UgoCollection) collection = NULL;
  g_autoptr (UgoCollection) own = NULL;
  g_autoptr (UgoMatch) review = NULL;
  g_autoptr (UgoLessonTutor) tutor = NULL;
  g_autoptr (UgoTrainer) trainer = NULL;
  g_autofree char *place = NULL;
  gboolean looking_back, draw_offered, is_training;
  guint index;

  g_return_if_fail (UGO_IS_WINDOW (self));

  place = g_strdup (ugo_window_get_place (self));
  index = ugo_games_page_get_index (self->games_page);
  g_set_object (&collection, ugo_games_page_get_opened (self->games_page));
  if (ugo_games_page_get_own_name (self->games_page) != NULL)
    g_set_object (&own, ugo_games_page_get_collection (self->games_page));
  g_set_object (&review, ugo_games_page_get_match (self->games_page));
  g_set_object (&tutor, ugo_learn_page_get_tutor (self->learn_page));
  g_set_object (&trainer, ugo_learn_page_get_trainer (self->learn_page));
  is_training = ugo_learn_page_is_training (self->learn_page);
  looking_back = ugo_match_view_get_looking_back (ugo_play_page_get_view (self->play_page));
  draw_offered = ugo_play_page_get_draw_offered (self->play_page);

  self->stack = NULL;
  g_signal_group_set_target (self->shown_signals, NULL);
  build (self);
  if (collection != NULL)
    ugo_games_page_set_collection (self->games_page, collection);
  if (own != NULL)
    ugo_games_page_review_own (self->games_page, own, review);
  else if (review != NULL)
    ugo_games_page_review (self->games_page, index, review);
  ugo_learn_page_set_progress (self->learn_page, self->progress);
  ugo_puzzles_page_set_desk (self->puzzles_page, self->desk, self->check);
  ugo_window_set_place (self, place);
  show_models (self);
  if (tutor != NULL)
    ugo_learn_page_open (self->learn_page, tutor);
  else if (is_training)
    ugo_learn_page_open_training (self->learn_page, trainer);
  if (!looking_back)
    ugo_match_view_stay (ugo_play_page_get_view (self->play_page));
  ugo_play_page_set_draw_offered (self->play_page, draw_offered);
  ugo_window_show_thinking (self);
  ugo_window_focus_board (self);
}

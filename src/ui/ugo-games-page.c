/* ugo-games-page.c: the place Games: opened files and the review of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-games-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-faults.h"
#include "ugo-game-row.h"
#include "ugo-games-list.h"
#include "ugo-place.h"
#include "ugo-record-editor.h"
#include "ugo-review-menu.h"
#include "ugo-step-bar.h"
#include "ugo-text-limit.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

/* How long what is added to an own game waits for more, in milliseconds. */
#define OWN_DELAY 800

struct _UgoGamesPage
{
  GtkWidget parent_instance;

  /* owned */
  UgoLibrary *library;
  UgoCollection *collection; /* of a file that was opened */
  UgoCollection *own;        /* the file of the own game in review */
  char *own_name;            /* its name */
  UgoMatch *match;
  UgoAnalysis *analysis;

  /* plain state */
  guint own_timeout; /* writes what was added to the own game */
  guint index; /* the game in review, G_MAXUINT for none */

  /* children */
  GtkWidget *place;
  UgoMatchView *view;
  GtkStack *panel;
  UgoGamesList *list;
  GtkWidget *review_title;
  GtkWidget *review_details;
  GtkWidget *review_sentence;
  GtkWidget *review_note;
  GtkWidget *review_faults;
  GtkWidget *review_back;
  GtkWidget *review_continue;
  UgoLedgerView *ledger;
  UgoAnalysisView *analysis_view;
  UgoRecordView *moves;
  GtkWidget *edit; /* opens the menu of the move shown */
};

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_VIEW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoGamesPage, ugo_games_page, GTK_TYPE_WIDGET)

/* What is shown */

/* The event, the date and the variant, as far as the record tells them. */
static char *
describe_record (UgoRecord *record)
{
  const char *tags[] = { "Event", "Site", "Date" };
  g_autofree char *variant = ugo_words_variant (ugo_record_get_variant (record));
  g_autoptr (GString) text = g_string_new (variant);

  for (gsize i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      const char *value = ugo_record_get_tag (record, tags[i]);

      if (value && *value && value[0] != '?')
        g_string_append_printf (text, " · %s", value);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_place (UgoGamesPage *self)
{
  UgoRecord *record = ugo_match_get_record (self->match);
  char *outcome = ugo_match_describe_outcome (self->match);

  if (outcome)
    return outcome;
  if (ugo_match_get_node (self->match) == ugo_record_get_end (record))
    return g_strdup (_ ("The record ends here, unfinished."));
  return g_strdup (ugo_words_turn (ugo_match_get_position (self->match)));
}

static void
update_review (UgoGamesPage *self)
{
  UgoRecord *record = ugo_match_get_record (self->match);
  UgoGameItem *item = g_list_model_get_item (
    G_LIST_MODEL (ugo_games_page_get_collection (self)), self->index);
  g_autofree char *title = ugo_game_title (ugo_game_item_get_tag (item, "Variant"),
                                           ugo_game_item_get_tag (item, "White"),
                                           ugo_game_item_get_tag (item, "Black"),
                                           self->index + 1);
  g_autofree char *details = describe_record (record);
  g_autofree char *sentence = describe_place (self);

  ugo_text_show (self->review_title, title, UGO_TEXT_LINE);
  ugo_text_show (self->review_details, details, UGO_TEXT_LINE);
  gtk_label_set_text (GTK_LABEL (self->review_sentence), sentence);
  ugo_faults_show (self->review_faults,
                   ugo_collection_get_diagnostics (ugo_games_page_get_collection (self),
                                                   self->index));
  g_object_unref (item);
}

/* What the board has to say. */
static void
prompt_cb (UgoGamesPage *self)
{
  g_autofree char *prompt = NULL;

  g_object_get (ugo_match_view_get_board (self->view), "prompt", &prompt, NULL);
  ugo_label_show (self->review_note, prompt);
  ugo_widget_set_css_class (self->review_note, "prompt", prompt != NULL);
}

/* Own games */

/* A game that cannot be read to its end, or that another program has gone on with, is left as it
 * is. */
static gboolean
write_own (UgoGamesPage *self)
{
  gboolean is_written;

  if (ugo_diagnostics_have_error (ugo_collection_get_diagnostics (self->own, 0))
      || !ugo_library_claim (self->library, self->own_name))
    return FALSE;
  is_written = ugo_collection_save (self->own, NULL);
  ugo_library_release (self->library, self->own_name);
  if (is_written)
    ugo_library_put (self->library, self->own_name, ugo_collection_get_record (self->own, 0));
  return is_written;
}

/* What cannot be written now is told when the game is left. */
static gboolean
own_timeout_cb (gpointer data)
{
  UgoGamesPage *self = UGO_GAMES_PAGE (data);

  self->own_timeout = 0;
  if (ugo_collection_get_modified (self->own))
    write_own (self);
  return G_SOURCE_REMOVE;
}

static void
match_edited_cb (UgoGamesPage *self)
{
  ugo_collection_touch (ugo_games_page_get_collection (self), self->index);
  if (self->own != NULL && self->own_timeout == 0)
    self->own_timeout = g_timeout_add (OWN_DELAY, own_timeout_cb, self);
}


static gboolean
write_copy (UgoGamesPage *self, GError **error)
{
  g_autofree char *name = ugo_library_make_name (self->library);

  return ugo_library_write (self->library, name, ugo_collection_get_record (self->own, 0), error);
}

/* What was added to an own game needs no question: it is kept with the game, or else beside it.
 *
 * Returns: (nullable): what there is to tell of that */
static char *
leave_own (UgoGamesPage *self)
{
  g_autoptr (GError) error = NULL;
  char *sentence = NULL;

  g_clear_handle_id (&self->own_timeout, g_source_remove);
  if (self->own != NULL && ugo_collection_get_modified (self->own) && !write_own (self))
    sentence = g_strdup (
      write_copy (self, &error)
        ? _ ("This game could not be changed. What you added is kept as a game of its own.")
        : error->message);
  g_clear_object (&self->own);
  g_clear_pointer (&self->own_name, g_free);
  return sentence;
}

/* Another game takes what was told of the one before away, so this comes after it is shown. */
static void
tell (UgoGamesPage *self, const char *sentence)
{
  if (sentence != NULL)
    ugo_match_view_toast (self->view, sentence, NULL, NULL);
}

static void
own_opened_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (UgoGamesPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoCollection) own = ugo_collection_open_finish (result, &error);

  if (self->view == NULL)
    return;
  if (own == NULL || g_list_model_get_n_items (G_LIST_MODEL (own)) == 0)
    {
      ugo_match_view_toast (self->view,
                            error != NULL ? error->message : _ ("This game cannot be read."), NULL,
                            NULL);
      return;
    }
  ugo_games_page_review_own (self, own, NULL);
}

/* The game that is being played here is shown where it is played. */
static void
open_own (UgoGamesPage *self, const char *name)
{
  g_autofree char *path = ugo_library_get_path (self->library, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (ugo_library_is_claimed (self->library, name))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.continue-game", NULL);
  else
    ugo_collection_open_async (file, NULL, NULL, NULL, own_opened_cb, g_object_ref (self));
}

static void
show_list (UgoGamesPage *self)
{
  gboolean is_empty = ugo_games_list_is_empty (self->list);

  ugo_stack_show (GTK_WIDGET (self->panel), is_empty ? "empty" : "list");
  /* Where the window is narrow, the list needs the room more than the board. */
  if (self->place != NULL)
    g_object_set (self->place, "yields", !is_empty, NULL);
}

/* The panel */

static GtkWidget *
create_button (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static GtkWidget *
create_empty_panel (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *icon = gtk_image_new_from_icon_name ("ugo-games-symbolic");
  GtkWidget *title = ugo_label_new (NULL, "title-2");
  GtkWidget *sentence = ugo_label_new (NULL, "dim-label");
  GtkWidget *open = create_button (_ ("Open a file…"), "win.open");
  GtkWidget *paste = create_button (_ ("Paste a record"), "win.paste");

  gtk_image_set_pixel_size (GTK_IMAGE (icon), 64);
  gtk_widget_add_css_class (icon, "dim-label");
  gtk_label_set_text (GTK_LABEL (title), _ ("No games open"));
  gtk_label_set_text (GTK_LABEL (sentence),
                      _ ("Open a file of game records, or paste one, to step through it move by "
                         "move."));
  gtk_label_set_justify (GTK_LABEL (title), GTK_JUSTIFY_CENTER);
  gtk_label_set_justify (GTK_LABEL (sentence), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (title), 0.5);
  gtk_label_set_xalign (GTK_LABEL (sentence), 0.5);
  gtk_widget_add_css_class (open, "suggested-action");

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), sentence);
  gtk_box_append (GTK_BOX (box), open);
  gtk_box_append (GTK_BOX (box), paste);
  return box;
}

static void
list_opened_cb (UgoGamesPage *self, UgoGameItem *item)
{
  const char *name = ugo_game_item_get_name (item);

  if (name != NULL)
    open_own (self, name);
  else
    ugo_games_page_review (self, ugo_game_item_get_index (item), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
list_changed_cb (UgoGamesPage *self)
{
  if (self->match == NULL)
    show_list (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
create_list_panel (UgoGamesPage *self)
{
  GtkWidget *list = ugo_games_list_new ();

  self->list = UGO_GAMES_LIST (list);
  g_signal_connect_swapped (list, "opened", G_CALLBACK (list_opened_cb), self);
  g_signal_connect_swapped (list, "changed", G_CALLBACK (list_changed_cb), self);
  return list;
}

static void
back_clicked_cb (UgoGamesPage *self)
{
  ugo_games_page_review (self, G_MAXUINT, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
moves_changed_cb (UgoGamesPage *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
autoplay_toggled_cb (GtkToggleButton *button)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), gtk_toggle_button_get_active (button)
                                                     ? "media-playback-pause-symbolic"
                                                     : "media-playback-start-symbolic");
}

static GtkWidget *
create_autoplay (void)
{
  GtkWidget *button = gtk_toggle_button_new ();
  const char *name = _ ("Play through by itself");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.autoplay");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_signal_connect (button, "toggled", G_CALLBACK (autoplay_toggled_cb), NULL);
  autoplay_toggled_cb (GTK_TOGGLE_BUTTON (button));
  return button;
}

/* The steps through the game, and what can be done with the move they lead to. */
static GtkWidget *
create_steps (UgoGamesPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *steps = ugo_step_bar_new ();

  self->edit = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->edit), "document-edit-symbolic");
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->edit), GTK_ARROW_UP);
  gtk_widget_set_tooltip_text (self->edit, _ ("Edit this move"));
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->edit), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->edit), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Edit this move"), -1);
  gtk_widget_set_hexpand (steps, TRUE);
  gtk_box_append (GTK_BOX (box), create_autoplay ());
  gtk_box_append (GTK_BOX (box), steps);
  gtk_box_append (GTK_BOX (box), self->edit);
  return box;
}

static GtkWidget *
create_review_panel (UgoGamesPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *moves = ugo_record_view_new ();

  self->review_back = ugo_back_button_new (_ ("All games"));
  g_signal_connect_swapped (self->review_back, "clicked", G_CALLBACK (back_clicked_cb), self);
  self->review_title = ugo_label_new (NULL, "heading");
  self->review_details = ugo_label_new (NULL, "caption");
  gtk_widget_add_css_class (self->review_details, "dim-label");
  self->review_sentence = ugo_label_new (NULL, "title-2");
  self->review_note = ugo_label_new (NULL, "note");
  gtk_label_set_yalign (GTK_LABEL (self->review_note), 0);
  gtk_widget_set_visible (self->review_note, FALSE);
  self->review_faults = ugo_faults_new ();
  self->ledger = UGO_LEDGER_VIEW (ugo_ledger_view_new ());
  self->analysis_view = UGO_ANALYSIS_VIEW (ugo_analysis_view_new (self->analysis));
  self->moves = UGO_RECORD_VIEW (moves);
  g_signal_connect_swapped (moves, "changed", G_CALLBACK (moves_changed_cb), self);
  gtk_widget_set_vexpand (moves, TRUE);
  gtk_widget_add_css_class (moves, "card");

  gtk_box_append (GTK_BOX (box), self->review_back);
  gtk_box_append (GTK_BOX (box), self->review_title);
  gtk_box_append (GTK_BOX (box), self->review_details);
  gtk_box_append (GTK_BOX (box), self->review_sentence);
  gtk_box_append (GTK_BOX (box), self->review_note);
  gtk_box_append (GTK_BOX (box), self->review_faults);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->ledger));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->analysis_view));
  gtk_box_append (GTK_BOX (box), moves);
  gtk_box_append (GTK_BOX (box), create_steps (self));
  self->review_continue = create_button (_ ("Continue"), "win.continue-game");
  gtk_widget_add_css_class (self->review_continue, "suggested-action");
  gtk_box_append (GTK_BOX (box), self->review_continue);
  gtk_box_append (GTK_BOX (box), create_button (_ ("Play on from here"), "win.play-from-here"));
  return box;
}

/* The class */

static void
ugo_games_page_dispose (GObject *object)
{
  UgoGamesPage *self = UGO_GAMES_PAGE (object);

  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_pointer (&self->place, gtk_widget_unparent);
  g_clear_object (&self->match);
  g_clear_object (&self->analysis);
  /* It has gone with the place. */
  self->view = NULL;
  g_free (leave_own (self));
  g_clear_object (&self->collection);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (ugo_games_page_parent_class)->dispose (object);
}

static void
ugo_games_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UgoGamesPage *self = UGO_GAMES_PAGE (object);

  if (id == PROP_MATCH)
    g_value_set_object (value, self->match);
  else if (id == PROP_VIEW)
    g_value_set_object (value, self->view);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* The board, or the list while there is no game to look at. */
static gboolean
ugo_games_page_grab_focus (GtkWidget *widget)
{
  UgoGamesPage *self = UGO_GAMES_PAGE (widget);

  if (self->view == NULL)
    return FALSE;
  if (self->match == NULL && !ugo_games_list_is_empty (self->list))
    return gtk_widget_grab_focus (GTK_WIDGET (self->list));
  return gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
ugo_games_page_class_init (UgoGamesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ugo_games_page_dispose;
  object_class->get_property = ugo_games_page_get_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, UGO_TYPE_MATCH,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_VIEW] = g_param_spec_object ("view", NULL, NULL, UGO_TYPE_MATCH_VIEW,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_games_page_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_games_page_init (UgoGamesPage *self)
{
  self->index = G_MAXUINT;
}

GtkWidget *
ugo_games_page_new (void)
{
  return g_object_new (UGO_TYPE_GAMES_PAGE, NULL);
}

void
ugo_games_page_set_analysis (UgoGamesPage *self, UgoAnalysis *analysis)
{
  g_return_if_fail (UGO_IS_GAMES_PAGE (self));

  g_set_object (&self->analysis, analysis);
}

void
ugo_games_page_prepare (UgoGamesPage *self)
{
  GtkWidget *panel;

  g_return_if_fail (UGO_IS_GAMES_PAGE (self));

  if (self->view != NULL)
    return;
  panel = gtk_stack_new ();
  self->view = UGO_MATCH_VIEW (ugo_match_view_new ());
  self->panel = GTK_STACK (panel);
  gtk_stack_set_hhomogeneous (self->panel, FALSE);
  gtk_stack_set_vhomogeneous (self->panel, FALSE);
  gtk_stack_add_named (self->panel, create_empty_panel (), "empty");
  gtk_stack_add_named (self->panel, create_list_panel (self), "list");
  gtk_stack_add_named (self->panel, create_review_panel (self), "review");
  g_signal_connect_object (ugo_match_view_get_board (self->view), "notify::prompt",
                           G_CALLBACK (prompt_cb), self, G_CONNECT_SWAPPED);
  if (self->library != NULL)
    {
      ugo_library_load (self->library);
      ugo_games_list_set_library (self->list, self->library);
    }
  self->place = ugo_place_new (GTK_WIDGET (self->view), panel);
  show_list (self);
  gtk_widget_set_parent (self->place, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

static void
set_match (UgoGamesPage *self, UgoMatch *match)
{
  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  if (match)
    {
      /* It takes note of edits from now on. */
      ugo_record_editor_get (match);
      g_signal_connect_swapped (match, "edited", G_CALLBACK (match_edited_cb), self);
      g_signal_connect_swapped (match, "changed", G_CALLBACK (update_review), self);
    }
  ugo_match_view_set_match (self->view, match);
  ugo_ledger_view_set_match (self->ledger, match);
  ugo_analysis_view_set_match (self->analysis_view, match);
  ugo_record_view_set_match (self->moves, match);
  if (match)
    {
      g_autoptr (GMenuModel) menu
        = ugo_review_menu_new (ugo_match_get_position (match)->variant.rules);

      ugo_record_view_set_menu (self->moves, menu);
      gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->edit), menu);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

void
ugo_games_page_set_library (UgoGamesPage *self, UgoLibrary *library)
{
  g_return_if_fail (UGO_IS_GAMES_PAGE (self) && self->view == NULL);

  g_set_object (&self->library, library);
}

void
ugo_games_page_set_collection (UgoGamesPage *self, UgoCollection *collection)
{
  g_return_if_fail (UGO_IS_GAMES_PAGE (self));

  ugo_games_page_prepare (self);
  ugo_games_page_review (self, G_MAXUINT, NULL);
  g_set_object (&self->collection, collection);
  ugo_games_list_set_collection (self->list, collection);
  show_list (self);
  if (collection != NULL && g_list_model_get_n_items (G_LIST_MODEL (collection)) == 1)
    ugo_games_page_review (self, 0, NULL);
}

UgoCollection *
ugo_games_page_get_collection (UgoGamesPage *self)
{
  return self->own != NULL ? self->own : self->collection;
}

UgoCollection *
ugo_games_page_get_opened (UgoGamesPage *self)
{
  return self->collection;
}

guint
ugo_games_page_get_index (UgoGamesPage *self)
{
  return self->index;
}

const char *
ugo_games_page_get_own_name (UgoGamesPage *self)
{
  return self->own_name;
}

static void
review (UgoGamesPage *self, UgoCollection *collection, guint index, UgoMatch *match)
{
  g_autoptr (UgoMatch) own_match = NULL;
  UgoRecord *record = ugo_collection_get_record (collection, index);

  own_match = match ? g_object_ref (match) : ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  self->index = index;
  set_match (self, own_match);
  update_review (self);
  gtk_widget_set_visible (self->review_continue,
                          self->own != NULL && ugo_record_get_result (record) == UGO_UNDECIDED);
  ugo_stack_show (GTK_WIDGET (self->panel), "review");
  g_object_set (self->place, "yields", FALSE, NULL);
}

static gboolean
check_ours (UgoGamesPage *self, UgoCollection *collection, guint index)
{
  if (ugo_record_is_ours (ugo_collection_get_record (collection, index)))
    return TRUE;
  ugo_match_view_toast (self->view, _ ("This game is not one that this program knows."), NULL,
                        NULL);
  return FALSE;
}

void
ugo_games_page_review (UgoGamesPage *self, guint index, UgoMatch *match)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (UGO_IS_GAMES_PAGE (self));

  if (index != G_MAXUINT && !check_ours (self, self->collection, index))
    return;
  sentence = leave_own (self);
  if (index != G_MAXUINT)
    {
      review (self, self->collection, index, match);
      tell (self, sentence);
      return;
    }
  self->index = G_MAXUINT;
  set_match (self, NULL);
  show_list (self);
  tell (self, sentence);
}

void
ugo_games_page_review_own (UgoGamesPage *self, UgoCollection *own, UgoMatch *match)
{
  g_autoptr (UgoCollection) kept = g_object_ref (own);
  g_autofree char *sentence = NULL;
  GFile *file = ugo_collection_get_file (own);

  g_return_if_fail (UGO_IS_GAMES_PAGE (self));

  ugo_games_page_prepare (self);
  if (!check_ours (self, own, 0))
    return;
  sentence = leave_own (self);
  self->own = g_steal_pointer (&kept);
  self->own_name = g_file_get_basename (file);
  if (g_str_has_suffix (self->own_name, ".ugn"))
    self->own_name[strlen (self->own_name) - strlen (".ugn")] = '\0';
  review (self, self->own, 0, match);
  tell (self, sentence);
}

GPtrArray *
ugo_games_page_get_selected (UgoGamesPage *self)
{
  if (self->view == NULL || self->match != NULL)
    return g_ptr_array_new_with_free_func (g_object_unref);
  return ugo_games_list_get_selected (self->list);
}

void
ugo_games_page_find (UgoGamesPage *self)
{
  ugo_games_page_review (self, G_MAXUINT, NULL);
  if (!ugo_games_list_is_empty (self->list))
    ugo_games_list_find (self->list);
}

UgoMatch *
ugo_games_page_get_match (UgoGamesPage *self)
{
  return self->match;
}

UgoMatchView *
ugo_games_page_get_view (UgoGamesPage *self)
{
  return self->view;
}

UgoLedgerView *
ugo_games_page_get_ledger (UgoGamesPage *self)
{
  return self->ledger;
}

UgoAnalysisView *
ugo_games_page_get_analysis_view (UgoGamesPage *self)
{
  return self->analysis_view;
}

UgoRecordView *
ugo_games_page_get_moves (UgoGamesPage *self)
{
  return self->moves;
}

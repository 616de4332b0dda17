/* ugo-games-page.c: the place Games: opened files and the review of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-games-page.h"

#include <glib/gi18n-lib.h>

#include "ugo-game-row.h"
#include "ugo-place.h"
#include "ugo-record-view.h"
#include "ugo-step-bar.h"
#include "ugo-text-limit.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

struct _UgoGamesPage
{
  GtkWidget parent_instance;

  /* owned */
  UgoCollection *collection;
  UgoMatch *match;
  UgoAnalysis *analysis;

  /* plain state */
  guint index; /* the game in review, G_MAXUINT for none */

  /* children */
  GtkWidget *place;
  UgoMatchView *view;
  GtkStack *panel;
  GtkWidget *list_title;
  GtkWidget *list_count;
  GtkWidget *list_faults;
  GtkWidget *list;
  GtkWidget *review_title;
  GtkWidget *review_details;
  GtkWidget *review_sentence;
  GtkWidget *review_note;
  GtkWidget *review_faults;
  GtkWidget *review_back;
  UgoLedgerView *ledger;
  UgoAnalysisView *analysis_view;
  UgoRecordView *moves;
};

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_VIEW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoGamesPage, ugo_games_page, GTK_TYPE_WIDGET)

/* What is shown */

/* More of them would push the moves out of sight. */
#define MAX_SHOWN_FAULTS 3

static void
show_faults (GtkWidget *label, GPtrArray *diagnostics)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_faults = diagnostics ? diagnostics->len : 0;

  for (guint i = 0; i < MIN (n_faults, MAX_SHOWN_FAULTS); i++)
    {
      g_autofree char *sentence = ugo_words_diagnostic (g_ptr_array_index (diagnostics, i));

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  if (n_faults > MAX_SHOWN_FAULTS)
    {
      guint n_more = n_faults - MAX_SHOWN_FAULTS;

      g_string_append_c (text, '\n');
      /* Translators: after some faults that were found in a file: how many more there are */
      g_string_append_printf (text, ngettext ("… and %u more", "… and %u more", n_more), n_more);
    }
  gtk_label_set_text (GTK_LABEL (label), text->str);
  gtk_widget_set_visible (label, text->len > 0);
}

static void
update_list (UgoGamesPage *self)
{
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (self->collection));
  GFile *file = ugo_collection_get_file (self->collection);
  g_autofree char *name = file ? g_file_get_basename (file) : NULL;
  g_autofree char *display = name ? g_filename_display_name (name) : NULL;
  g_autofree char *count = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);

  gtk_label_set_text (GTK_LABEL (self->list_title), display ? display : _ ("Pasted games"));
  gtk_label_set_text (GTK_LABEL (self->list_count), count);
  show_faults (self->list_faults, ugo_collection_get_diagnostics (self->collection, G_MAXUINT));
}

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
  UgoGameItem *item = g_list_model_get_item (G_LIST_MODEL (self->collection), self->index);
  g_autofree char *title = ugo_game_title (ugo_game_item_get_tag (item, "Variant"),
                                           ugo_game_item_get_tag (item, "White"),
                                           ugo_game_item_get_tag (item, "Black"),
                                           self->index + 1);
  g_autofree char *details = describe_record (record);
  g_autofree char *sentence = describe_place (self);

  ugo_text_show (self->review_title, title, UGO_TEXT_LINE);
  ugo_text_show (self->review_details, details, UGO_TEXT_LINE);
  gtk_label_set_text (GTK_LABEL (self->review_sentence), sentence);
  show_faults (self->review_faults,
               ugo_collection_get_diagnostics (self->collection, self->index));
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

static void
match_edited_cb (UgoGamesPage *self)
{
  ugo_collection_touch (self->collection, self->index);
}

/* The panel */

static GtkWidget *
create_faults (void)
{
  GtkWidget *label = ugo_label_new (NULL, "fault");

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_focusable (label, FALSE);
  gtk_widget_set_visible (label, FALSE);
  return label;
}

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
item_setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, ugo_game_row_new ());
}

static void
item_bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  UgoGameRow *row = UGO_GAME_ROW (gtk_list_item_get_child (item));
  GtkWidget *outer = gtk_widget_get_parent (GTK_WIDGET (row));

  ugo_game_row_set_item (row, gtk_list_item_get_item (item));
  if (outer)
    gtk_accessible_update_property (GTK_ACCESSIBLE (outer), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    ugo_game_row_get_title (row),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    ugo_game_row_get_damage (row), -1);
}

static void
item_unbind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  ugo_game_row_set_item (UGO_GAME_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
list_activate_cb (UgoGamesPage *self, guint index)
{
  ugo_games_page_review (self, index, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static GtkWidget *
create_list_panel (UgoGamesPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (item_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (item_bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (item_unbind_cb), NULL);

  self->list_title = ugo_label_new (NULL, "title-2");
  self->list_count = ugo_label_new (NULL, "caption");
  self->list_faults = create_faults ();
  self->list = gtk_list_view_new (NULL, factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->list), TRUE);
  gtk_widget_add_css_class (self->list, "games");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("list", "Games"), -1);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (list_activate_cb), self);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_add_css_class (scroller, "card");

  gtk_box_append (GTK_BOX (box), self->list_title);
  gtk_box_append (GTK_BOX (box), self->list_count);
  gtk_box_append (GTK_BOX (box), self->list_faults);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), create_button (_ ("Open a file…"), "win.open"));
  return box;
}

static void
back_clicked_cb (UgoGamesPage *self)
{
  ugo_games_page_review (self, G_MAXUINT, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
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
  self->review_faults = create_faults ();
  self->ledger = UGO_LEDGER_VIEW (ugo_ledger_view_new ());
  self->analysis_view = UGO_ANALYSIS_VIEW (ugo_analysis_view_new (self->analysis));
  self->moves = UGO_RECORD_VIEW (moves);
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
  gtk_box_append (GTK_BOX (box), ugo_step_bar_new ());
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
  g_clear_object (&self->collection);
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
  if (self->match == NULL && self->collection != NULL)
    return gtk_widget_get_focus_child (self->list) != NULL
           || gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
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
  self->place = ugo_place_new (GTK_WIDGET (self->view), panel);
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
      g_signal_connect_swapped (match, "edited", G_CALLBACK (match_edited_cb), self);
      g_signal_connect_swapped (match, "changed", G_CALLBACK (update_review), self);
    }
  ugo_match_view_set_match (self->view, match);
  ugo_ledger_view_set_match (self->ledger, match);
  ugo_analysis_view_set_match (self->analysis_view, match);
  ugo_record_view_set_match (self->moves, match);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

void
ugo_games_page_set_collection (UgoGamesPage *self, UgoCollection *collection)
{
  g_autoptr (GtkNoSelection) selection = NULL;
  guint n_games = 0;

  g_return_if_fail (UGO_IS_GAMES_PAGE (self));

  ugo_games_page_prepare (self);
  ugo_games_page_review (self, G_MAXUINT, NULL);
  g_set_object (&self->collection, collection);
  if (collection)
    {
      selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (collection)));
      n_games = g_list_model_get_n_items (G_LIST_MODEL (collection));
      update_list (self);
    }
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  gtk_stack_set_visible_child_name (self->panel, collection ? "list" : "empty");
  gtk_widget_set_visible (self->review_back, n_games > 1);
  if (n_games == 1)
    ugo_games_page_review (self, 0, NULL);
}

UgoCollection *
ugo_games_page_get_collection (UgoGamesPage *self)
{
  return self->collection;
}

guint
ugo_games_page_get_index (UgoGamesPage *self)
{
  return self->index;
}

void
ugo_games_page_review (UgoGamesPage *self, guint index, UgoMatch *match)
{
  g_autoptr (UgoMatch) own_match = NULL;
  UgoRecord *record;

  g_return_if_fail (UGO_IS_GAMES_PAGE (self));

  if (index == G_MAXUINT)
    {
      self->index = G_MAXUINT;
      set_match (self, NULL);
      gtk_stack_set_visible_child_name (self->panel, self->collection ? "list" : "empty");
      return;
    }

  record = ugo_collection_get_record (self->collection, index);
  if (!ugo_record_is_ours (record))
    {
      ugo_match_view_toast (self->view, _ ("This game is not one that this program knows."), NULL,
                            NULL);
      return;
    }
  own_match = match ? g_object_ref (match) : ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  self->index = index;
  set_match (self, own_match);
  update_review (self);
  gtk_stack_set_visible_child_name (self->panel, "review");
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

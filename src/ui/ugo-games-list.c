/* ugo-games-list.c: the games of the library, or of a file, to look through and to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-games-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-faults.h"
#include "ugo-file.h"
#include "ugo-game-row.h"
#include "ugo-notation.h"
#include "ugo-text-limit.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

/* The least height of the list, in pixels: of three games or four. */
#define MIN_HEIGHT 160

struct _UgoGamesList
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoLibrary *library;
  UgoCollection *collection;
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;
  GtkMultiSelection *selection;
  GtkFilter *filter; /* of the model */
  GtkSorter *sorter; /* of the model */
  char *sought;      /* what is looked for, NULL for nothing */

  /* Plain state. */
  gboolean shows_file;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *count;
  GtkWidget *faults;
  GtkWidget *sources;
  GtkWidget *own_source;
  GtkWidget *file_source;
  GtkWidget *search;
  GtkWidget *game;
  GtkWidget *state;
  GtkWidget *order;
  GtkWidget *list;
};

enum
{
  OPENED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoGamesList, ugo_games_list, GTK_TYPE_WIDGET)

/* What is looked for */

static const UgoRules *
rules_of (UgoGameItem *item)
{
  const char *tag = ugo_game_item_get_tag (item, "Variant");
  UgoVariant variant = ugo_variant_default (&ugo_rules_ugolki);
  size_t offset;

  if (tag != NULL && ugo_variant_read (tag, strlen (tag), &variant, &offset) != UGO_OK)
    return NULL;
  return variant.rules;
}

typedef struct
{
  const char *name; /* translatable */
  gboolean (*fits) (UgoGameItem *item);
} State;

static gboolean
fits_white (UgoGameItem *item)
{
  return ugo_game_item_get_result (item) == UGO_WHITE_WINS;
}

static gboolean
fits_black (UgoGameItem *item)
{
  return ugo_game_item_get_result (item) == UGO_BLACK_WINS;
}

static gboolean
fits_draw (UgoGameItem *item)
{
  return ugo_game_item_get_result (item) == UGO_DRAW;
}

static gboolean
fits_unfinished (UgoGameItem *item)
{
  return ugo_game_item_get_result (item) == UGO_UNDECIDED;
}

static const State states[] = {
  { NC_ ("games", "Any result"), NULL },
  { NC_ ("games", "1–0"), fits_white },
  { NC_ ("games", "0–1"), fits_black },
  { NC_ ("games", "½–½"), fits_draw },
  { NC_ ("games", "Unfinished"), fits_unfinished },
};

/* Text as it is searched: Russians write е for ё as they like. */
static char *
searchable (const char *text)
{
  g_autoptr (GString) string = g_string_new (text);

  g_string_replace (string, "ё", "е", 0);
  g_string_replace (string, "Ё", "Е", 0);
  return g_string_free (g_steal_pointer (&string), FALSE);
}

/* Whether words of the tags begin with all that is looked for, whatever accents they have. */
static gboolean
holds_words (UgoGameItem *item, const char *sought)
{
  static const char *const tags[] = { "White", "Black", "Event", "Site", "Variant", "Date" };
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      const char *value = ugo_game_item_get_tag (item, tags[i]);

      if (value != NULL)
        g_string_append_printf (all, "%s ", value);
    }
  text = searchable (all->str);
  return g_str_match_string (sought, text, TRUE);
}

static gboolean
is_looked_for (gpointer object, gpointer data)
{
  UgoGamesList *self = data;
  UgoGameItem *item = object;
  guint game = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->game));
  guint state = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->state));

  if (game > 0 && game != GTK_INVALID_LIST_POSITION
      && rules_of (item) != ugo_rules_all ()[game - 1])
    return FALSE;
  if (state < G_N_ELEMENTS (states) && states[state].fits != NULL && !states[state].fits (item))
    return FALSE;
  return self->sought == NULL || holds_words (item, self->sought);
}

/* The order */

typedef struct
{
  const char *name;                 /* translatable */
  const char *tags[2];              /* that are compared, NULL for none */
  int (*compare) (UgoGameItem *a, UgoGameItem *b);
  int sign;                         /* -1 where what is more comes first */
} Order;

static int
compare_lengths (UgoGameItem *a, UgoGameItem *b)
{
  guint x = ugo_game_item_get_n_moves (a), y = ugo_game_item_get_n_moves (b);

  return (x > y) - (x < y);
}

static int
compare_results (UgoGameItem *a, UgoGameItem *b)
{
  return (int) ugo_game_item_get_result (a) - (int) ugo_game_item_get_result (b);
}

static const Order orders[] = {
  { NC_ ("games", "As they stand"), { NULL }, NULL, 0 },
  { NC_ ("games", "Newest first"), { "Date" }, NULL, -1 },
  { NC_ ("games", "Oldest first"), { "Date" }, NULL, 1 },
  { NC_ ("games", "By players"), { "White", "Black" }, NULL, 1 },
  { NC_ ("games", "By event"), { "Event" }, NULL, 1 },
  { NC_ ("games", "By game"), { "Variant" }, NULL, 1 },
  { NC_ ("games", "By result"), { NULL }, compare_results, -1 },
  { NC_ ("games", "Longest first"), { NULL }, compare_lengths, -1 },
  { NC_ ("games", "Shortest first"), { NULL }, compare_lengths, 1 },
};

/* What is not named comes last, in either order. */
static int
compare_tags (UgoGameItem *a, UgoGameItem *b, const char *tag, int sign)
{
  const char *x = ugo_game_item_get_tag (a, tag);
  const char *y = ugo_game_item_get_tag (b, tag);

  if (x == NULL || y == NULL)
    return (x == NULL) - (y == NULL);
  return sign * (g_str_equal (tag, "Date") ? strcmp (x, y) : g_utf8_collate (x, y));
}

static int
compare_items (gconstpointer a, gconstpointer b, gpointer data)
{
  UgoGamesList *self = data;
  guint n = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->order));
  const Order *order = n < G_N_ELEMENTS (orders) ? &orders[n] : &orders[0];
  int difference = 0;

  if (order->compare != NULL)
    difference = order->sign * order->compare ((gpointer) a, (gpointer) b);
  for (gsize i = 0; i < 2 && order->tags[i] != NULL && difference == 0; i++)
    difference = compare_tags ((gpointer) a, (gpointer) b, order->tags[i], order->sign);
  return difference;
}

/* What is shown */

static void
update_title (UgoGamesList *self)
{
  GFile *file = self->shows_file ? ugo_collection_get_file (self->collection) : NULL;
  g_autofree char *name = file != NULL ? ugo_file_get_name (file) : NULL;

  if (!self->shows_file)
    ugo_text_show (self->title, _ ("My games"), UGO_TEXT_LINE);
  else
    ugo_text_show (self->title, name != NULL ? name : _ ("Pasted games"), UGO_TEXT_LINE);
  ugo_faults_show (self->faults, self->shows_file
                                   ? ugo_collection_get_diagnostics (self->collection, G_MAXUINT)
                                   : NULL);
  gtk_widget_set_visible (self->sources, self->collection != NULL);
}

static GListModel *
get_source (UgoGamesList *self)
{
  return self->shows_file ? G_LIST_MODEL (self->collection) : G_LIST_MODEL (self->library);
}

static void
update_count (UgoGamesList *self)
{
  guint n_games = self->library != NULL ? g_list_model_get_n_items (get_source (self)) : 0;
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->sorted));
  g_autofree char *text = NULL;

  if (n_shown == n_games)
    text = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  else
    /* Translators: how many games of a list fit what is looked for */
    text = g_strdup_printf (ngettext ("%u of %u game", "%u of %u games", n_games), n_shown,
                            n_games);
  gtk_label_set_text (GTK_LABEL (self->count), text);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_source (UgoGamesList *self, gboolean shows_file)
{
  self->shows_file = shows_file && self->collection != NULL;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->shows_file ? self->file_source
                                                                     : self->own_source),
                                TRUE);
  gtk_filter_list_model_set_model (self->filtered, get_source (self));
  update_title (self);
  update_count (self);
}

static void
source_toggled_cb (UgoGamesList *self)
{
  gboolean shows_file
    = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->file_source));

  if (shows_file != self->shows_file && self->library != NULL)
    show_source (self, shows_file);
}

static void
search_changed_cb (UgoGamesList *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  g_clear_pointer (&self->sought, g_free);
  if (*text != '\0')
    self->sought = searchable (text);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
choice_changed_cb (UgoGamesList *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* Where nothing is sorted, nothing is compared. */
static void
order_changed_cb (UgoGamesList *self)
{
  gboolean is_sorted = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->order)) > 0;

  gtk_sort_list_model_set_sorter (self->sorted, is_sorted ? self->sorter : NULL);
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

static void
selection_changed_cb (UgoGamesList *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
activate_cb (UgoGamesList *self, guint position)
{
  g_autoptr (UgoGameItem) item
    = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL)
    g_signal_emit (self, signals[OPENED], 0, item);
}

/* Rows */

static void
item_setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, ugo_game_row_new ());
}

static void
item_bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  ugo_game_row_set_item (UGO_GAME_ROW (gtk_list_item_get_child (item)),
                         gtk_list_item_get_item (item));
}

static void
item_unbind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  ugo_game_row_set_item (UGO_GAME_ROW (gtk_list_item_get_child (item)), NULL);
}

/* Making it */

static GtkWidget *
create_choice (UgoGamesList *self, const char *name, const char *const *texts, GCallback callback)
{
  GtkWidget *choice = ugo_drop_down_new (name, texts);

  gtk_widget_set_hexpand (choice, TRUE);
  g_signal_connect_swapped (choice, "notify::selected", callback, self);
  return choice;
}

static void
create_choices (UgoGamesList *self, GtkWidget *box)
{
  GtkWidget *grid = gtk_grid_new ();
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  const char *state_names[G_N_ELEMENTS (states) + 1] = { NULL };
  const char *order_names[G_N_ELEMENTS (orders) + 1] = { NULL };

  g_ptr_array_add (games, (gpointer) C_ ("games", "All games"));
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    g_ptr_array_add (games, (gpointer) ugo_words_game (*rules));
  g_ptr_array_add (games, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    state_names[i] = g_dpgettext2 (GETTEXT_PACKAGE, "games", states[i].name);
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    order_names[i] = g_dpgettext2 (GETTEXT_PACKAGE, "games", orders[i].name);

  self->game = create_choice (self, _ ("Game"), (const char *const *) games->pdata,
                              G_CALLBACK (choice_changed_cb));
  self->state = create_choice (self, _ ("Result"), state_names, G_CALLBACK (choice_changed_cb));
  self->order = create_choice (self, _ ("Order"), order_names, G_CALLBACK (order_changed_cb));
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_attach (GTK_GRID (grid), self->game, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->state, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->order, 0, 1, 2, 1);
  gtk_box_append (GTK_BOX (box), grid);
}

static void
create_head (UgoGamesList *self, GtkWidget *box)
{
  self->title = ugo_label_new (NULL, "title-2");
  self->sources = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->own_source = gtk_toggle_button_new_with_label (_ ("My games"));
  self->file_source = gtk_toggle_button_new_with_label (_ ("Opened file"));
  self->count = ugo_label_new (NULL, "caption");
  self->faults = ugo_faults_new ();
  self->search = gtk_search_entry_new ();

  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->file_source),
                               GTK_TOGGLE_BUTTON (self->own_source));
  gtk_widget_add_css_class (self->sources, "linked");
  gtk_widget_set_hexpand (self->own_source, TRUE);
  gtk_widget_set_hexpand (self->file_source, TRUE);
  gtk_box_append (GTK_BOX (self->sources), self->own_source);
  gtk_box_append (GTK_BOX (self->sources), self->file_source);
  g_signal_connect_swapped (self->file_source, "toggled", G_CALLBACK (source_toggled_cb), self);
  g_object_set (self->search, "placeholder-text", _ ("Players, event, date"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Find games"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);

  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->sources);
  gtk_box_append (GTK_BOX (box), self->faults);
  gtk_box_append (GTK_BOX (box), self->search);
  create_choices (self, box);
  gtk_box_append (GTK_BOX (box), self->count);
}

/* Delete and F2 mean the games only where the keyboard is among them. */
static void
add_list_keys (GtkWidget *list)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                        gtk_named_action_new ("win.delete-games")));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F2, 0),
                        gtk_named_action_new ("win.rename-game")));
  gtk_widget_add_controller (list, keys);
}

static void
create_list (UgoGamesList *self, GtkWidget *box)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *card;

  g_signal_connect (factory, "setup", G_CALLBACK (item_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (item_bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (item_unbind_cb), NULL);
  self->list = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_widget_add_css_class (self->list, "games");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("list", "Games"), -1);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  add_list_keys (self->list);
  card = ugo_list_card_new (self->list);
  gtk_widget_set_size_request (card, -1, MIN_HEIGHT);
  gtk_box_append (GTK_BOX (box), card);
}

static void
create_foot (GtkWidget *box)
{
  const struct
  {
    const char *label;
    const char *action;
  } buttons[] = {
    { _ ("Continue"), "win.continue-game" },
    { _ ("Export…"), "win.export-games" },
    { _ ("Rename…"), "win.rename-game" },
    { _ ("Delete"), "win.delete-games" },
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int i = 0; i < (int) G_N_ELEMENTS (buttons); i++)
    gtk_grid_attach (GTK_GRID (grid),
                     ugo_panel_button_new (buttons[i].label, buttons[i].action, FALSE), i % 2,
                     i / 2, 1, 1);
  gtk_grid_attach (GTK_GRID (grid),
                   ugo_panel_button_new (_ ("Open a file…"), "win.open", FALSE), 0, 2, 2, 1);
  gtk_box_append (GTK_BOX (box), grid);
}

static void
create_models (UgoGamesList *self)
{
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_looked_for, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_items, self, NULL));
  self->filtered = gtk_filter_list_model_new (NULL, NULL);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->filtered)), NULL);
  self->selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));
  gtk_filter_list_model_set_incremental (self->filtered, TRUE);
  gtk_sort_list_model_set_incremental (self->sorted, TRUE);
  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (update_count), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed",
                           G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
}

/* The class */

static void
ugo_games_list_dispose (GObject *object)
{
  UgoGamesList *self = UGO_GAMES_LIST (object);

  /* The models may outlive it a moment, and must neither ask it any more nor tell it anything. */
  if (self->filtered != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->sorted, self);
      g_signal_handlers_disconnect_by_data (self->selection, self);
      gtk_filter_list_model_set_filter (self->filtered, NULL);
      gtk_sort_list_model_set_sorter (self->sorted, NULL);
    }
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->sorted);
  g_clear_object (&self->filtered);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  if (self->collection != NULL)
    g_signal_handlers_disconnect_by_data (self->collection, self);
  g_clear_object (&self->collection);
  g_clear_object (&self->library);
  g_clear_pointer (&self->sought, g_free);
  G_OBJECT_CLASS (ugo_games_list_parent_class)->dispose (object);
}

/* The games, or what stands in their place. */
static gboolean
ugo_games_list_grab_focus (GtkWidget *widget)
{
  UgoGamesList *self = UGO_GAMES_LIST (widget);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    return gtk_widget_grab_focus (self->search);
  return gtk_widget_get_focus_child (self->list) != NULL
         || gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
}

static void
ugo_games_list_class_init (UgoGamesListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_games_list_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_games_list_grab_focus;
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, UGO_TYPE_GAME_ITEM);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_games_list_init (UgoGamesList *self)
{
  create_models (self);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  create_head (self, self->box);
  create_list (self, self->box);
  create_foot (self->box);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_filter_list_model_set_filter (self->filtered, self->filter);
}

GtkWidget *
ugo_games_list_new (void)
{
  return g_object_new (UGO_TYPE_GAMES_LIST, NULL);
}

void
ugo_games_list_set_library (UgoGamesList *self, UgoLibrary *library)
{
  g_return_if_fail (UGO_IS_GAMES_LIST (self));

  if (g_set_object (&self->library, library))
    show_source (self, self->shows_file);
}

void
ugo_games_list_set_collection (UgoGamesList *self, UgoCollection *collection)
{
  g_return_if_fail (UGO_IS_GAMES_LIST (self) && self->library != NULL);

  if (self->collection != NULL)
    g_signal_handlers_disconnect_by_data (self->collection, self);
  g_set_object (&self->collection, collection);
  if (collection != NULL)
    {
      g_signal_connect_swapped (collection, "notify::file", G_CALLBACK (update_title), self);
      g_signal_connect_swapped (collection, "notify::progress", G_CALLBACK (update_title), self);
    }
  show_source (self, collection != NULL);
}

gboolean
ugo_games_list_is_empty (UgoGamesList *self)
{
  return self->collection == NULL
         && (self->library == NULL
             || g_list_model_get_n_items (G_LIST_MODEL (self->library)) == 0);
}

GPtrArray *
ugo_games_list_get_selected (UgoGamesList *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GtkBitset) set
    = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  GtkBitsetIter iter;
  guint position;

  for (gboolean goes_on = gtk_bitset_iter_init_first (&iter, set, &position); goes_on;
       goes_on = gtk_bitset_iter_next (&iter, &position))
    {
      gpointer item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

      if (item != NULL)
        g_ptr_array_add (items, item);
    }
  return items;
}

void
ugo_games_list_find (UgoGamesList *self)
{
  gtk_widget_grab_focus (self->search);
}

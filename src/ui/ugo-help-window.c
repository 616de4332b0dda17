/* ugo-help-window.c: the help in a window of the program's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help-window.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-compat.h"
#include "ugo-help-view.h"
#include "ugo-language.h"
#include "ugo-widgets.h"

#define FOLDER "/org/ugolki/Ugolki/help"

#define WIDTH 640
#define HEIGHT 720

/*
 * Place:
 * @target: a page and perhaps a section
 * @scroll: how far down it was shown; below 0 where its heading is to be
 */
typedef struct
{
  char *target;
  double scroll;
} Place;

struct _UgoHelpWindow
{
  GtkWindow parent_instance;

  /* Owned. */
  UgoPreferences *preferences;
  UgoHelpBook *book;
  GKeyFile *figures;
  GPtrArray *places; /* where one has been, the last one shown now */

  /* Part of the widget tree; made anew by ugo_help_window_rebuild(). */
  GtkSearchBar *search_bar;
  GtkEditable *search_entry;
  GtkScrolledWindow *scroller;
  UgoHelpView *view;

  /* Plain state. */
  guint tick;
  gboolean shows_found; /* pages that were searched, not the last place */
};

G_DEFINE_FINAL_TYPE (UgoHelpWindow, ugo_help_window, GTK_TYPE_WINDOW)

static void
place_free (gpointer data)
{
  Place *self = data;

  g_free (self->target);
  g_free (self);
}

static Place *
get_place (UgoHelpWindow *self)
{
  return self->places->len > 0 ? g_ptr_array_index (self->places, self->places->len - 1) : NULL;
}

static GKeyFile *
load_figures (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (FOLDER "/figures.ini",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (bytes == NULL || !g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL))
    return NULL;
  return g_steal_pointer (&file);
}

/* Where the page is shown */

static GtkWidget *
get_heading (UgoHelpWindow *self, const Place *place)
{
  const char *section = place != NULL ? strchr (place->target, '#') : NULL;

  return ugo_help_view_get_heading (self->view, section != NULL ? section + 1 : NULL);
}

/* Once the page has its size, it is scrolled to its place. */
static gboolean
arrive_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  UgoHelpWindow *self = UGO_HELP_WINDOW (data);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  const Place *place = self->shows_found ? NULL : get_place (self);
  GtkWidget *heading = get_heading (self, place);
  double scroll = place != NULL ? place->scroll : 0;
  graphene_rect_t bounds;

  if (heading == NULL || gtk_widget_get_height (heading) == 0)
    return G_SOURCE_CONTINUE;
  if (scroll < 0)
    {
      scroll = 0;
      if (strchr (place->target, '#') != NULL
          && gtk_widget_compute_bounds (heading, GTK_WIDGET (self->view), &bounds))
        scroll = bounds.origin.y - 12;
    }
  gtk_adjustment_set_value (adjustment, scroll);
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
begin_arrival (UgoHelpWindow *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->scroller), arrive_cb, self, NULL);
}

static void
keep_scroll (UgoHelpWindow *self)
{
  Place *place = get_place (self);

  if (place != NULL && !self->shows_found && self->tick == 0)
    place->scroll = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
}

static void
show_place (UgoHelpWindow *self)
{
  const Place *place = get_place (self);
  const UgoHelpPage *page = ugo_help_book_find (self->book, place->target);
  g_autofree char *theme = ugo_preferences_get_string (self->preferences, UGO_KEY_THEME);
  const UgoTheme *found = ugo_theme_find (theme);

  self->shows_found = FALSE;
  /* The label of GTK 4.8 that takes the keyboard from nothing warns of it. */
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->scroller));
  ugo_help_view_show_page (self->view, self->book, page, self->figures,
                           found != NULL ? found : ugo_theme_all ()[0]);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->places->len > 1);
  gtk_widget_grab_focus (get_heading (self, place));
  begin_arrival (self);
}

/* Search */

static void
search_changed_cb (UgoHelpWindow *self)
{
  g_autoptr (GPtrArray) found = NULL;
  const char *words = gtk_editable_get_text (self->search_entry);

  if (*words == '\0')
    {
      if (self->shows_found && get_place (self) != NULL)
        {
          show_place (self);
          /* A bar that closes has no words either. */
          if (gtk_search_bar_get_search_mode (self->search_bar))
            gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
        }
      return;
    }
  keep_scroll (self);
  self->shows_found = TRUE;
  found = ugo_help_book_search (self->book, words);
  ugo_help_view_show_found (self->view, found);
  begin_arrival (self);
}

/* The first page that was found. */
static void
search_activate_cb (UgoHelpWindow *self)
{
  g_autoptr (GPtrArray) found
    = ugo_help_book_search (self->book, gtk_editable_get_text (self->search_entry));

  if (found->len > 0)
    ugo_help_window_open (self, ugo_help_page_get_id (g_ptr_array_index (found, 0)));
}

static void
search_mode_cb (UgoHelpWindow *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar) && self->shows_found)
    show_place (self);
}

/* Actions */

static void
follow_action (GtkWidget *widget, const char *name, GVariant *target)
{
  ugo_help_window_open (UGO_HELP_WINDOW (widget), g_variant_get_string (target, NULL));
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UgoHelpWindow *self = UGO_HELP_WINDOW (widget);

  if (self->places->len < 2)
    return;
  g_ptr_array_set_size (self->places, (int) self->places->len - 1);
  self->shows_found = FALSE;
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  show_place (self);
}

static void
contents_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_help_window_open (UGO_HELP_WINDOW (widget), UGO_HELP_INDEX);
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UgoHelpWindow *self = UGO_HELP_WINDOW (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* Construction */

static GtkWidget *
create_header (void)
{
  GtkWidget *header = gtk_header_bar_new ();

  gtk_header_bar_pack_start (GTK_HEADER_BAR (header),
                             ugo_icon_button_new ("go-previous-symbolic", _ ("Back"),
                                                  "help.back"));
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header),
                             ugo_icon_button_new ("view-list-symbolic", _ ("Contents"),
                                                  "help.contents"));
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header),
                           ugo_icon_button_new ("edit-find-symbolic", _ ("Search"),
                                                "help.search"));
  return header;
}

static GtkWidget *
create_search (UgoHelpWindow *self)
{
  GtkWidget *bar = gtk_search_bar_new ();
  GtkWidget *entry = gtk_search_entry_new ();

  self->search_bar = GTK_SEARCH_BAR (bar);
  self->search_entry = GTK_EDITABLE (entry);
  gtk_widget_set_hexpand (entry, TRUE);
  /* It is the text in the entry that has the keyboard. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_editable_get_delegate (self->search_entry)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Search the help"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search the help"), -1);
  gtk_search_bar_set_child (self->search_bar, entry);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
  g_signal_connect_object (entry, "search-changed", G_CALLBACK (search_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (search_activate_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (bar, "notify::search-mode-enabled", G_CALLBACK (search_mode_cb), self,
                           G_CONNECT_SWAPPED);
  return bar;
}

static void
build (UgoHelpWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_clear_pointer (&self->book, ugo_help_book_free);
  self->book = ugo_help_book_new (FOLDER, ugo_language_get ());
  self->view = UGO_HELP_VIEW (ugo_help_view_new ());
  self->scroller = GTK_SCROLLED_WINDOW (scroller);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), create_search (self));
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Help"));
  gtk_window_set_titlebar (GTK_WINDOW (self), create_header ());
  gtk_window_set_child (GTK_WINDOW (self), box);
}

static void
ugo_help_window_dispose (GObject *object)
{
  UgoHelpWindow *self = UGO_HELP_WINDOW (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->scroller), self->tick);
  self->tick = 0;
  G_OBJECT_CLASS (ugo_help_window_parent_class)->dispose (object);
}

static void
ugo_help_window_finalize (GObject *object)
{
  UgoHelpWindow *self = UGO_HELP_WINDOW (object);

  g_clear_object (&self->preferences);
  g_clear_pointer (&self->book, ugo_help_book_free);
  g_clear_pointer (&self->figures, g_key_file_unref);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  G_OBJECT_CLASS (ugo_help_window_parent_class)->finalize (object);
}

static void
ugo_help_window_class_init (UgoHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_help_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_help_window_finalize;
  gtk_widget_class_install_action (widget_class, "help.follow", "s", follow_action);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, contents_action);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, search_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "help.contents",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* In the capture phase: the search bar takes keys that could be typed before the window does. */
static void
add_search_key (UgoHelpWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (
                                                            GDK_KEY_f, GDK_CONTROL_MASK),
                                                          gtk_named_action_new ("help.search")));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
ugo_help_window_init (UgoHelpWindow *self)
{
  add_search_key (self);
  self->figures = load_figures ();
  self->places = g_ptr_array_new_with_free_func (place_free);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_widget_add_css_class (GTK_WIDGET (self), "help");
}

GtkWidget *
ugo_help_window_new (GtkWindow *parent, UgoPreferences *preferences)
{
  UgoHelpWindow *self
    = g_object_new (UGO_TYPE_HELP_WINDOW, "transient-for", parent, "modal",
                    gtk_window_get_modal (parent), "destroy-with-parent", TRUE, NULL);

  self->preferences = g_object_ref (preferences);
  build (self);
  return GTK_WIDGET (self);
}

void
ugo_help_window_open (UgoHelpWindow *self, const char *target)
{
  const Place *now;
  Place *place;

  g_return_if_fail (UGO_IS_HELP_WINDOW (self) && target != NULL);

  now = get_place (self);
  keep_scroll (self);
  place = g_new0 (Place, 1);
  /* A section of the page that is shown. */
  if (*target == '#' && now != NULL)
    place->target = g_strdup_printf ("%.*s%s", (int) strcspn (now->target, "#"), now->target,
                                     target);
  else
    place->target = g_strdup (target);
  place->scroll = -1;
  if (now != NULL && g_str_equal (now->target, place->target))
    g_ptr_array_set_size (self->places, (int) self->places->len - 1);
  g_ptr_array_add (self->places, place);
  self->shows_found = FALSE;
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  show_place (self);
}

void
ugo_help_window_rebuild (UgoHelpWindow *self)
{
  g_return_if_fail (UGO_IS_HELP_WINDOW (self));

  keep_scroll (self);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->scroller), self->tick);
  self->tick = 0;
  build (self);
  if (get_place (self) != NULL)
    show_place (self);
}

/* ugo-application.c: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-application.h"

#include <stdlib.h>

#include <glib/gi18n-lib.h>

#include "ugo-about.h"
#include "ugo-appearance.h"
#include "ugo-help-resources.h"
#include "ugo-help.h"
#include "ugo-language.h"
#include "ugo-lessons.h"
#include "ugo-puzzles.h"
#include "ugo-resources.h"
#include "ugo-window-private.h"

/* More files than that are not opened at once, each in a window of its own. */
#define MAX_FILES 8

/* The status of an option that is handled elsewhere. */
#define GO_ON -1

struct _UgoApplication
{
  GtkApplication parent_instance;

  /* Owned. */
  UgoPreferences *preferences;
  UgoAppearance *appearance;

  /* Plain state. */
  guint rebuild_idle;
};

G_DEFINE_FINAL_TYPE (UgoApplication, ugo_application, GTK_TYPE_APPLICATION)

static UgoWindow *
get_window (UgoApplication *self)
{
  for (GList *list = gtk_application_get_windows (GTK_APPLICATION (self)); list != NULL;
       list = list->next)
    if (UGO_IS_WINDOW (list->data))
      return UGO_WINDOW (list->data);
  return UGO_WINDOW (ugo_window_new (GTK_APPLICATION (self)));
}

/* The window that was used last, unless it must keep the file it has. */
static UgoWindow *
get_window_for_file (UgoApplication *self)
{
  UgoWindow *window = get_window (self);

  if (!ugo_window_holds_file (window))
    return window;
  return UGO_WINDOW (ugo_window_new (GTK_APPLICATION (self)));
}

/* Actions */

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkApplication *self = GTK_APPLICATION (data);
  GList *windows = g_list_copy (gtk_application_get_windows (self));

  /* A window that closes may take others with it. */
  for (GList *list = windows; list != NULL; list = list->next)
    g_object_ref (list->data);
  for (GList *list = windows; list != NULL; list = list->next)
    gtk_window_close (GTK_WINDOW (list->data));
  g_list_free_full (windows, g_object_unref);
}

static void
help_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));

  if (window != NULL)
    ugo_help_open (window, UGO_APPLICATION (data)->preferences);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_about_show (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

/* What the desktop offers in the menu of the program's icon: a place, or a new game. */
static void
show_place_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GActionGroup *window = G_ACTION_GROUP (get_window (UGO_APPLICATION (data)));

  g_application_activate (G_APPLICATION (data));
  g_action_group_change_action_state (window, "place",
                                      g_variant_new_string (g_action_get_name (G_ACTION (action))));
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GActionGroup *window = G_ACTION_GROUP (get_window (UGO_APPLICATION (data)));

  g_application_activate (G_APPLICATION (data));
  g_action_group_activate_action (window, "new-game", NULL);
}

static void
new_window_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_window_present (GTK_WINDOW (ugo_window_new (GTK_APPLICATION (data))));
}

static gboolean
rebuild_idle_cb (gpointer data)
{
  UgoApplication *self = UGO_APPLICATION (data);

  self->rebuild_idle = 0;
  for (GList *list = gtk_application_get_windows (GTK_APPLICATION (self)); list != NULL;
       list = list->next)
    if (UGO_IS_WINDOW (list->data))
      ugo_window_rebuild (UGO_WINDOW (list->data));
  ugo_help_rebuild ();
  return G_SOURCE_REMOVE;
}

/* The windows are made anew only when the menu that chose the language has closed. */
static void
change_language_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  UgoApplication *self = UGO_APPLICATION (data);
  const char *code = g_variant_get_string (value, NULL);

  ugo_language_set (code);
  ugo_preferences_set_string (self->preferences, UGO_KEY_LANGUAGE, code);
  g_simple_action_set_state (action, value);
  if (self->rebuild_idle == 0)
    self->rebuild_idle = g_idle_add (rebuild_idle_cb, self);
}

static void
change_colour_scheme_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  UgoApplication *self = UGO_APPLICATION (data);
  const char *scheme = g_variant_get_string (value, NULL);
  const char *const schemes[] = { "system", "light", "dark", NULL };

  if (!g_strv_contains (schemes, scheme))
    return;
  ugo_appearance_set_scheme (self->appearance, scheme);
  ugo_preferences_set_string (self->preferences, UGO_KEY_COLOUR_SCHEME, scheme);
  g_simple_action_set_state (action, value);
}

static const GActionEntry actions[] = {
  { .name = "quit", .activate = quit_cb },
  { .name = "about", .activate = about_cb },
  { .name = "help", .activate = help_cb },
  { .name = "learn", .activate = show_place_cb },
  { .name = "puzzles", .activate = show_place_cb },
  { .name = "play", .activate = show_place_cb },
  { .name = "games", .activate = show_place_cb },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "new-window", .activate = new_window_cb },
  { .name = "language", .parameter_type = "s", .state = "''", .change_state = change_language_cb },
  { .name = "colour-scheme",
    .parameter_type = "s",
    .state = "'system'",
    .change_state = change_colour_scheme_cb },
};

static void
init_state (UgoApplication *self, const char *name, const char *key)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  g_autofree char *value = ugo_preferences_get_string (self->preferences, key);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (value));
}

static void
set_accels (UgoApplication *self)
{
  static const char *const quit_accels[] = { "<Control>q", NULL };

  gtk_application_set_accels_for_action (GTK_APPLICATION (self), "app.quit", quit_accels);
  for (const UgoAccels *entry = ugo_window_accels (); entry->action != NULL; entry++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), entry->action, entry->accels);
}

static void
load_style (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/ugolki/Ugolki/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Some desktops show the icon of a window beside its title or in a list; painting it takes longer
 * than painting a part of the window, and nobody waits for it. */
static void
first_painted_cb (GdkFrameClock *clock, gpointer data)
{
  g_signal_handlers_disconnect_by_func (clock, first_painted_cb, data);
  gtk_window_set_default_icon_name ("org.ugolki.Ugolki");
}

static void
ugo_application_startup (GApplication *application)
{
  UgoApplication *self = UGO_APPLICATION (application);
  g_autofree char *language = NULL;
  g_autofree char *scheme = NULL;

  G_APPLICATION_CLASS (ugo_application_parent_class)->startup (application);
  load_style ();

  self->preferences = ugo_preferences_new ();
  language = ugo_preferences_get_string (self->preferences, UGO_KEY_LANGUAGE);
  ugo_language_set (language);
  scheme = ugo_preferences_get_string (self->preferences, UGO_KEY_COLOUR_SCHEME);
  self->appearance = ugo_appearance_new (g_application_get_dbus_connection (application));
  ugo_appearance_set_scheme (self->appearance, scheme);

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  init_state (self, "language", UGO_KEY_LANGUAGE);
  init_state (self, "colour-scheme", UGO_KEY_COLOUR_SCHEME);
  set_accels (self);
}

static void
ugo_application_activate (GApplication *application)
{
  GtkWindow *window = GTK_WINDOW (get_window (UGO_APPLICATION (application)));

  gtk_window_present (window);
  if (gtk_window_get_default_icon_name () == NULL)
    g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                      G_CALLBACK (first_painted_cb), NULL);
}

static void
tell_left_out (UgoWindow *window, int n_files)
{
  g_autofree char *sentence = NULL;

  sentence = g_strdup_printf (g_dngettext (NULL,
                                           "%d more file was not opened: open it from the menu.",
                                           "%d more files were not opened: open them from the "
                                           "menu.",
                                           (gulong) n_files),
                              n_files);
  ugo_window_tell (window, _ ("Too many files at once"), sentence);
}

static void
ugo_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  UgoWindow *window = NULL;

  for (int i = 0; i < MIN (n_files, MAX_FILES); i++)
    {
      window = get_window_for_file (UGO_APPLICATION (application));
      gtk_window_present (GTK_WINDOW (window));
      ugo_window_open_file (window, files[i]);
    }
  if (n_files > MAX_FILES)
    tell_left_out (window, n_files - MAX_FILES);
}

static int
ugo_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  gboolean wants_version;

  if (!g_variant_dict_lookup (options, "version", "b", &wants_version))
    return GO_ON;
  g_print ("ugolki " UGO_VERSION "\n");
  return EXIT_SUCCESS;
}

static void
ugo_application_shutdown (GApplication *application)
{
  UgoApplication *self = UGO_APPLICATION (application);

  g_clear_handle_id (&self->rebuild_idle, g_source_remove);
  g_clear_object (&self->appearance);
  G_APPLICATION_CLASS (ugo_application_parent_class)->shutdown (application);
}

static void
ugo_application_finalize (GObject *object)
{
  g_clear_object (&UGO_APPLICATION (object)->preferences);
  G_OBJECT_CLASS (ugo_application_parent_class)->finalize (object);
}

static void
ugo_application_class_init (UgoApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  /* Also keeps the linker from leaving the resources out of the library. */
  g_resources_register (ugo_get_resource ());
  g_resources_register (ugo_help_get_resource ());
  g_resources_register (ugo_lessons_get_resource ());
  g_resources_register (ugo_puzzles_get_resource ());

  G_OBJECT_CLASS (klass)->finalize = ugo_application_finalize;
  application_class->startup = ugo_application_startup;
  application_class->activate = ugo_application_activate;
  application_class->handle_local_options = ugo_application_handle_local_options;
  application_class->open = ugo_application_open;
  application_class->shutdown = ugo_application_shutdown;
}

static void
ugo_application_init (UgoApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
  g_application_set_option_context_summary (
      application, _ ("Learn and play Ugolki and Gygès. Files with records are opened."));
  g_application_add_main_option (application, "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Print the version"), NULL);
}

UgoApplication *
ugo_application_new (void)
{
  return g_object_new (UGO_TYPE_APPLICATION, "application-id", "org.ugolki.Ugolki", "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}

UgoPreferences *
ugo_application_get_preferences (UgoApplication *self)
{
  g_return_val_if_fail (UGO_IS_APPLICATION (self), NULL);

  return self->preferences;
}

/* ugo-help.c: opens the help where it is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help.h"

#include "ugo-help-book.h"
#include "ugo-help-window.h"
#include "ugo-language.h"

/*
 * Request:
 *
 * What was asked of the desktop's viewer, which may fail.
 */
typedef struct
{
  GtkWindow *parent;
  UgoPreferences *preferences;
  char *page;
} Request;

static const char page_key[] = "ugo-help-page";

static void
request_free (Request *self)
{
  g_object_unref (self->parent);
  g_object_unref (self->preferences);
  g_free (self->page);
  g_free (self);
}

void
ugo_help_set_page (GtkWidget *widget, const char *page)
{
  g_object_set_data (G_OBJECT (widget), page_key, (gpointer) page);
}

/* The keys of the program are for its windows alone. */
void
ugo_help_join (GtkWindow *dialog, GtkWindow *parent, const char *page)
{
  ugo_help_set_page (GTK_WIDGET (dialog), page);
  gtk_window_set_application (dialog, gtk_window_get_application (parent));
}

/* The page on what the keyboard is at, or on what holds that, or on what a dialog is about. */
static const char *
find_page (GtkWindow *window)
{
  GtkWidget *widget = gtk_window_get_focus (window);
  const char *page = NULL;

  if (widget == NULL)
    widget = GTK_WIDGET (window);
  for (; widget != NULL && page == NULL; widget = gtk_widget_get_parent (widget))
    page = g_object_get_data (G_OBJECT (widget), page_key);
  if (page == NULL && gtk_window_get_transient_for (window) != NULL)
    return find_page (gtk_window_get_transient_for (window));
  return page != NULL ? page : UGO_HELP_INDEX;
}

/* Inside */

static UgoHelpWindow *
find_window (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *list = windows; list != NULL; list = list->next)
    if (UGO_IS_HELP_WINDOW (list->data) && gtk_window_get_transient_for (list->data) == parent)
      return list->data;
  return NULL;
}

static void
open_inside (GtkWindow *parent, UgoPreferences *preferences, const char *page)
{
  UgoHelpWindow *window = find_window (parent);

  if (window == NULL)
    window = UGO_HELP_WINDOW (ugo_help_window_new (parent, preferences));
  ugo_help_window_open (window, page);
  gtk_window_present (GTK_WINDOW (window));
}

void
ugo_help_rebuild (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *list = windows; list != NULL; list = list->next)
    if (UGO_IS_HELP_WINDOW (list->data))
      ugo_help_window_rebuild (list->data);
}

/* In the desktop's viewer */

static gboolean
is_installed (void)
{
  gboolean is_there = FALSE;

  for (const char *const *folder = g_get_system_data_dirs (); *folder != NULL; folder++)
    {
      g_autofree char *path = g_build_filename (*folder, "help", "C", "ugolki",
                                                UGO_HELP_INDEX ".page", NULL);

      is_there = is_there || g_file_test (path, G_FILE_TEST_EXISTS);
    }
  return is_there;
}

/* The viewer speaks the language of the system. */
static gboolean
has_viewer (void)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");

  return viewer != NULL && g_strcmp0 (g_getenv ("UGO_HELP_VIEWER"), "inside") != 0
         && g_str_equal (ugo_language_get (), ugo_language_get_system ()) && is_installed ();
}

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Request *request = data;

  if (!gtk_show_uri_full_finish (request->parent, result, NULL)
      && gtk_widget_get_visible (GTK_WIDGET (request->parent)))
    open_inside (request->parent, request->preferences, request->page);
  request_free (request);
}

void
ugo_help_open (GtkWindow *parent, UgoPreferences *preferences)
{
  const char *page = find_page (parent);
  g_autofree char *address = g_strconcat ("help:ugolki/", page, NULL);
  Request *request;

  if (UGO_IS_HELP_WINDOW (parent))
    ugo_help_window_open (UGO_HELP_WINDOW (parent), UGO_HELP_INDEX);
  else if (!has_viewer ())
    open_inside (parent, preferences, page);
  else
    {
      request = g_new (Request, 1);
      *request = (Request){ g_object_ref (parent), g_object_ref (preferences), g_strdup (page) };
      gtk_show_uri_full (parent, address, GDK_CURRENT_TIME, NULL, shown_cb, request);
    }
}

/* ugo-own-dialog.c: puzzles are looked for in one's own games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-own-dialog.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"

#define WIDTH 440
#define TEXT_WIDTH 44

struct _UgoOwnDialog
{
  GtkWindow parent_instance;

  /* Owned. */
  UgoOwnPuzzles *own;
  UgoPuzzleDesk *desk;

  /* Part of the widget tree. */
  GtkWidget *there;
  GtkWidget *state;
  GtkWidget *spinner;
  GtkWidget *search;
  GtkWidget *cancel;
  GtkWidget *solve;

  /* Plain state. */
  gboolean has_searched;
};

enum
{
  SEARCH_ASKED,
  SOLVE_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoOwnDialog, ugo_own_dialog, GTK_TYPE_WINDOW)

/* What is shown */

static char *
describe_there (UgoOwnDialog *self)
{
  guint n_total;
  guint n_open = ugo_puzzle_desk_count_own (self->desk, &n_total);

  if (n_total == 0)
    return g_strdup (_ ("There are none of this game yet."));
  /* Translators: of the puzzles from somebody's own games */
  return g_strdup_printf (_ ("Solved: %1$u of %2$u"), n_total - n_open, n_total);
}

static char *
describe_search (UgoOwnDialog *self)
{
  guint n_games = ugo_own_puzzles_get_n_games (self->own);
  guint n_new = ugo_own_puzzles_get_n_new (self->own);

  if (!self->has_searched)
    return NULL;
  if (ugo_own_puzzles_is_busy (self->own))
    return g_strdup_printf (
        ngettext ("%u game looked through…", "%u games looked through…", n_games), n_games);
  if (n_new == 0)
    return g_strdup (_ ("No new puzzles were found."));
  return g_strdup_printf (
      ngettext ("%u new puzzle was found.", "%u new puzzles were found.", n_new), n_new);
}

static void
show (UgoOwnDialog *self)
{
  gboolean is_busy = ugo_own_puzzles_is_busy (self->own);
  g_autofree char *there = describe_there (self);
  g_autofree char *state = describe_search (self);
  guint n_total;

  gtk_label_set_text (GTK_LABEL (self->there), there);
  ugo_label_show (self->state, state);
  gtk_widget_set_visible (self->spinner, is_busy);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), is_busy);
  if (gtk_widget_get_visible (self->cancel) != is_busy)
    {
      gboolean had_focus
          = gtk_widget_has_focus (self->cancel) || gtk_widget_has_focus (self->search);

      gtk_widget_set_visible (self->cancel, is_busy);
      gtk_widget_set_visible (self->search, !is_busy);
      if (had_focus)
        gtk_widget_grab_focus (is_busy ? self->cancel : self->search);
    }
  gtk_widget_set_sensitive (self->solve,
                            ugo_puzzle_desk_count_own (self->desk, &n_total) > 0);
}

/* What the person does */

static void
search_cb (UgoOwnDialog *self)
{
  self->has_searched = TRUE;
  g_signal_emit (self, signals[SEARCH_ASKED], 0);
}

static void
cancel_cb (UgoOwnDialog *self)
{
  ugo_own_puzzles_cancel (self->own);
}

static void
solve_cb (UgoOwnDialog *self)
{
  g_object_ref (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[SOLVE_ASKED], 0);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

/* Construction */

static GtkWidget *
create_button (UgoOwnDialog *self, const char *label, GCallback callback)
{
  GtkWidget *button = ugo_foot_button_new (label, NULL);

  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static GtkWidget *
create_texts (UgoOwnDialog *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *about = ugo_label_new (
      _ ("Chains, finishes and defences of your games, made or missed, become puzzles. The program "
         "looks through the games that are kept, the one being played, and the file that is open "
         "in Games."),
      NULL);

  gtk_label_set_max_width_chars (GTK_LABEL (about), TEXT_WIDTH);
  self->there = ugo_label_new (NULL, "heading");
  self->spinner = gtk_spinner_new ();
  self->state = ugo_label_new (NULL, NULL);
  gtk_box_append (GTK_BOX (row), self->spinner);
  gtk_box_append (GTK_BOX (row), self->state);
  gtk_box_append (GTK_BOX (texts), about);
  gtk_box_append (GTK_BOX (texts), self->there);
  gtk_box_append (GTK_BOX (texts), row);
  gtk_widget_add_css_class (texts, "form");
  gtk_widget_set_vexpand (texts, TRUE);
  return texts;
}

static void
ugo_own_dialog_dispose (GObject *object)
{
  UgoOwnDialog *self = UGO_OWN_DIALOG (object);

  g_clear_object (&self->own);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (ugo_own_dialog_parent_class)->dispose (object);
}

static void
ugo_own_dialog_class_init (UgoOwnDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_own_dialog_dispose;
  signals[SEARCH_ASKED] = g_signal_new ("search-asked", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SOLVE_ASKED] = g_signal_new ("solve-asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_own_dialog_init (UgoOwnDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_title (GTK_WINDOW (self), _ ("From your games"));
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, -1);
  self->search = create_button (self, _ ("Look through my games"), G_CALLBACK (search_cb));
  self->cancel = create_button (self, _ ("Cancel"), G_CALLBACK (cancel_cb));
  self->solve = create_button (self, _ ("Solve them"), G_CALLBACK (solve_cb));
  gtk_widget_set_visible (self->cancel, FALSE);
  gtk_widget_add_css_class (self->solve, "suggested-action");
  gtk_widget_add_css_class (foot, "dialog-foot");
  gtk_box_append (GTK_BOX (foot), self->search);
  gtk_box_append (GTK_BOX (foot), self->cancel);
  gtk_box_append (GTK_BOX (foot), self->solve);
  gtk_box_append (GTK_BOX (box), create_texts (self));
  gtk_box_append (GTK_BOX (box), foot);
  gtk_window_set_child (GTK_WINDOW (self), box);
}

GtkWidget *
ugo_own_dialog_new (GtkWindow *parent, UgoOwnPuzzles *own, UgoPuzzleDesk *desk)
{
  UgoOwnDialog *self = g_object_new (UGO_TYPE_OWN_DIALOG, "transient-for", parent, NULL);

  self->own = g_object_ref (own);
  self->desk = g_object_ref (desk);
  self->has_searched = ugo_own_puzzles_is_busy (own);
  g_signal_connect_object (own, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  gtk_widget_grab_focus (gtk_widget_get_sensitive (self->solve) ? self->solve : self->search);
  return GTK_WIDGET (self);
}

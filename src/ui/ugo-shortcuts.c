/* ugo-shortcuts.c: the window that lists the keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One column that scrolls, so that it also fits a narrow screen. The keys of actions come from the
 * application.
 */
#include "ugo-shortcuts.h"

#include <glib/gi18n-lib.h>

#include "ugo-help.h"
#include "ugo-widgets.h"

#define WIDTH 420
#define HEIGHT 560

/*
 * Shortcut:
 * @title: what it does; a group's title when it has neither action nor keys
 * @action: (nullable): a detailed action
 * @caps: what stands on keys that belong to no action
 */
typedef struct
{
  const char *title;
  const char *action;
  const char *caps[5];
} Shortcut;

static const Shortcut shortcuts[] = {
  { NC_ ("shortcut", "On the board") },
  { NC_ ("shortcut", "Move the cursor"), NULL, { "↑", "↓", "←", "→" } },
  { NC_ ("shortcut", "Choose a piece, or where it goes"),
    NULL,
    { NC_ ("key", "Space"), NC_ ("key", "Enter") } },
  { NC_ ("shortcut", "Take a single, double or triple from the tray"), NULL, { "1", "2", "3" } },
  { NC_ ("shortcut", "Take back one jump of the chain"), NULL, { NC_ ("key", "Backspace") } },
  { NC_ ("shortcut", "Put the piece back"), NULL, { NC_ ("key", "Esc") } },
  { NC_ ("shortcut", "Type a move"), "win.type-move", { "a–h" } },
  { NC_ ("shortcut", "Show a legal move"), "win.show-legal" },
  { NC_ ("shortcut", "Make the move that was asked about"), "win.confirm-move" },
  { NC_ ("shortcut", "Take back that move"), "win.revoke-move" },
  { NC_ ("shortcut", "The game") },
  { NC_ ("shortcut", "New game"), "win.new-game" },
  { NC_ ("shortcut", "Set up a position"), "win.set-up" },
  { NC_ ("shortcut", "Undo"), "win.undo" },
  { NC_ ("shortcut", "Redo"), "win.redo" },
  { NC_ ("shortcut", "Hint"), "win.hint" },
  { NC_ ("shortcut", "What the opponent wants"), "win.threats" },
  { NC_ ("shortcut", "Keep the move that the coach warns of"), "win.keep-move" },
  { NC_ ("shortcut", "Let the computer move now"), "win.hurry" },
  { NC_ ("shortcut", "Pause or resume the game"), "win.pause" },
  { NC_ ("shortcut", "Tell the time"), "win.tell-time" },
  { NC_ ("shortcut", "Lessons") },
  { NC_ ("shortcut", "Hint"), "win.lesson-hint" },
  { NC_ ("shortcut", "Show me"), "win.lesson-show" },
  { NC_ ("shortcut", "Check the squares chosen"), "win.lesson-check" },
  { NC_ ("shortcut", "Go on"), "win.lesson-next" },
  { NC_ ("shortcut", "Explore"), "win.lesson-explore" },
  { NC_ ("shortcut", "Puzzles") },
  { NC_ ("shortcut", "Hint"), "win.puzzle-hint" },
  { NC_ ("shortcut", "Show me"), "win.puzzle-show" },
  { NC_ ("shortcut", "Check, or let the runner go"), "win.puzzle-check" },
  { NC_ ("shortcut", "Answer: White wins"), "win.puzzle-answer(1)" },
  { NC_ ("shortcut", "Answer: a draw"), "win.puzzle-answer(3)" },
  { NC_ ("shortcut", "Answer: Black wins"), "win.puzzle-answer(2)" },
  { NC_ ("shortcut", "Try again, or begin again"), "win.puzzle-again" },
  { NC_ ("shortcut", "Next puzzle"), "win.puzzle-next" },
  { NC_ ("shortcut", "Print this puzzle"), "win.print-puzzle" },
  { NC_ ("shortcut", "Print puzzles"), "win.print-puzzles" },
  { NC_ ("shortcut", "Make a puzzle"), "win.puzzle-make" },
  { NC_ ("shortcut", "Open a puzzle by its name"), "win.puzzle-name" },
  { NC_ ("shortcut", "Change this puzzle"), "win.puzzle-edit" },
  { NC_ ("shortcut", "Copy this puzzle"), "win.puzzle-copy" },
  { NC_ ("shortcut", "Copy its name"), "win.puzzle-copy-name" },
  { NC_ ("shortcut", "Remove a puzzle from its pack"), "win.pack-take-out" },
  { NC_ ("shortcut", "The moves") },
  { NC_ ("shortcut", "One move back"), "win.go-back" },
  { NC_ ("shortcut", "One move on"), "win.go-forward" },
  { NC_ ("shortcut", "To the start"), "win.go-start" },
  { NC_ ("shortcut", "To the end"), "win.go-end" },
  { NC_ ("shortcut", "Play through by itself, or stop"), "win.autoplay" },
  { NC_ ("shortcut", "Play on from here"), "win.play-from-here" },
  { NC_ ("shortcut", "Analyse the game"), "win.analyse" },
  { NC_ ("shortcut", "Previous mistake"), "win.previous-mistake" },
  { NC_ ("shortcut", "Next mistake"), "win.next-mistake" },
  { NC_ ("shortcut", "Notes on the game") },
  { NC_ ("shortcut", "Menu of a move"), NULL, { NC_ ("key", "Menu"), "Shift+F10" } },
  { NC_ ("shortcut", "Comment"), "win.comment" },
  { NC_ ("shortcut", "Comment before the move"), "win.comment-before" },
  { NC_ ("shortcut", "Good move !"), "win.move-sign(1)" },
  { NC_ ("shortcut", "Mistake ?"), "win.move-sign(2)" },
  { NC_ ("shortcut", "Excellent move !!"), "win.move-sign(3)" },
  { NC_ ("shortcut", "Serious mistake ??"), "win.move-sign(4)" },
  { NC_ ("shortcut", "Interesting move !?"), "win.move-sign(5)" },
  { NC_ ("shortcut", "Doubtful move ?!"), "win.move-sign(6)" },
  { NC_ ("shortcut", "Draw in green from the cursor"), "win.draw('G')" },
  { NC_ ("shortcut", "Draw in red from the cursor"), "win.draw('R')" },
  { NC_ ("shortcut", "Draw in blue from the cursor"), "win.draw('B')" },
  { NC_ ("shortcut", "Draw in yellow from the cursor"), "win.draw('Y')" },
  { NC_ ("shortcut", "Remove arrows and circles"), "win.clear-drawings" },
  { NC_ ("shortcut", "Move the variation up"), "win.promote" },
  { NC_ ("shortcut", "Make it the main line"), "win.make-main-line" },
  { NC_ ("shortcut", "Hide the variation"), "win.hide-variation" },
  { NC_ ("shortcut", "Delete the variation"), "win.delete-variation" },
  { NC_ ("shortcut", "Delete from this move on"), "win.delete-from-here" },
  { NC_ ("shortcut", "Files and clipboard") },
  { NC_ ("shortcut", "Open"), "win.open" },
  { NC_ ("shortcut", "Save"), "win.save" },
  { NC_ ("shortcut", "Save as"), "win.save-as" },
  { NC_ ("shortcut", "Find games"), "win.find-game" },
  { NC_ ("shortcut", "Export the selected games"), "win.export-games" },
  { NC_ ("shortcut", "Rename the selected game"), NULL, { "F2" } },
  { NC_ ("shortcut", "Delete the selected games"), NULL, { NC_ ("key", "Delete") } },
  { NC_ ("shortcut", "Copy record"), "win.copy-record" },
  { NC_ ("shortcut", "Copy position"), "win.copy-position" },
  { NC_ ("shortcut", "Paste record or position"), "win.paste" },
  { NC_ ("shortcut", "The window") },
  { NC_ ("shortcut", "Learn"), "win.place('learn')" },
  { NC_ ("shortcut", "Puzzles"), "win.place('puzzles')" },
  { NC_ ("shortcut", "Play"), "win.place('play')" },
  { NC_ ("shortcut", "Games"), "win.place('games')" },
  { NC_ ("shortcut", "Turn board"), "win.turn-board" },
  { NC_ ("shortcut", "Coordinates"), "win.coordinates" },
  { NC_ ("shortcut", "Lens: roads and threats"), "win.lens" },
  { NC_ ("shortcut", "Race ledger"), "win.ledger" },
  { NC_ ("shortcut", "Tell the race"), "win.tell-race" },
  { NC_ ("shortcut", "Main menu"), NULL, { "F10" } },
  { NC_ ("shortcut", "New window"), "app.new-window" },
  { NC_ ("shortcut", "Close the window"), "window.close" },
  { NC_ ("shortcut", "Preferences"), "win.preferences" },
  { NC_ ("shortcut", "Help"), "app.help" },
  { NC_ ("shortcut", "Keyboard shortcuts"), "win.show-shortcuts" },
  { NC_ ("shortcut", "Quit"), "app.quit" },
};

static void
add_cap (GtkWidget *row, const char *name)
{
  GtkWidget *cap = gtk_label_new (name);

  gtk_widget_add_css_class (cap, "keycap");
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), cap);
}

static void
add_accels (GtkWidget *row, GtkApplication *application, const char *action)
{
  g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, action);

  for (char **accel = accels; *accel != NULL; accel++)
    {
      GdkModifierType modifiers;
      guint key;

      if (gtk_accelerator_parse (*accel, &key, &modifiers))
        {
          g_autofree char *name = gtk_accelerator_get_label (key, modifiers);

          add_cap (row, name);
        }
    }
}

static GtkWidget *
create_row (GtkApplication *application, const Shortcut *shortcut)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title =
      ugo_label_new (g_dpgettext2 (GETTEXT_PACKAGE, "shortcut", shortcut->title), NULL);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (row, "row");
  gtk_box_append (GTK_BOX (row), title);
  if (shortcut->action != NULL && application != NULL)
    add_accels (row, application, shortcut->action);
  for (const char *const *cap = shortcut->caps; *cap != NULL; cap++)
    add_cap (row, g_dpgettext2 (GETTEXT_PACKAGE, "key", *cap));
  return row;
}

static GtkWidget *
create_list (GtkApplication *application)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *group = NULL;

  gtk_widget_add_css_class (list, "form");
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const Shortcut *shortcut = &shortcuts[i];

      if (shortcut->action == NULL && shortcut->caps[0] == NULL)
        {
          GtkWidget *heading = ugo_label_new (
              g_dpgettext2 (GETTEXT_PACKAGE, "shortcut", shortcut->title), "heading");

          gtk_widget_set_margin_top (heading, i > 0 ? 12 : 0);
          group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
          gtk_widget_add_css_class (group, "boxed-rows");
          gtk_box_append (GTK_BOX (list), heading);
          gtk_box_append (GTK_BOX (list), group);
        }
      else
        {
          gtk_box_append (GTK_BOX (group), create_row (application, shortcut));
        }
    }
  return list;
}

static void
add_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape,
                                                                                  0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}

GtkWidget *
ugo_shortcuts_new (GtkWindow *parent)
{
  GtkWidget *window
      = g_object_new (GTK_TYPE_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 create_list (gtk_window_get_application (parent)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Keyboard shortcuts"), -1);
  gtk_window_set_title (GTK_WINDOW (window), _ ("Keyboard shortcuts"));
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  ugo_help_join (GTK_WINDOW (window), parent, "shortcuts");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  add_escape (window);
  return window;
}

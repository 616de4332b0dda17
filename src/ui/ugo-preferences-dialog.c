/* ugo-preferences-dialog.c: what a person can choose for the whole program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-preferences-dialog.h"

#include <glib/gi18n-lib.h>

#include "ugo-board-preview.h"
#include "ugo-help.h"
#include "ugo-language.h"
#include "ugo-notation.h"
#include "ugo-opponent.h"
#include "ugo-preference-row.h"
#include "ugo-sound.h"
#include "ugo-widgets.h"

#define WIDTH 560
#define HEIGHT 680

struct _UgoPreferencesDialog
{
  GtkWindow parent_instance;

  /* Owned. */
  UgoPreferences *preferences;
  UgoSound *sound;
  GPtrArray *previews; /* of UgoBoardPreview, not owned: of the piece styles */

  /* Part of the widget tree. */
  GtkWidget *scroller;
  GtkWidget *less_motion;
  GtkWidget *silence; /* why there is no sound */

  /* Plain state. */
  guint rebuild_idle;
};

G_DEFINE_FINAL_TYPE (UgoPreferencesDialog, ugo_preferences_dialog, GTK_TYPE_WINDOW)

/* What the previews show: files and ranks of a board where pieces of all kinds stand. */
static const struct
{
  const char *variant;
  const char *position;
  int file;
  int rank;
} previews[] = {
  { "Ugolki 9", "bbbbbbb1/8/8/3w1b2/3bw3/8/8/wwwwwww1 w 9", 3, 3 },
  { "Gyges", "321.../....../.3.2../..1.../....../321123 w 9", 1, 2 },
};

/* A value of a key as GVariant has it in text, and what it is called. */
typedef struct
{
  const char *value;
  const char *label;
} Choice;

static const Choice schemes[] = {
  { "'system'", NC_ ("appearance", "As the system") },
  { "'light'", NC_ ("appearance", "Light") },
  { "'dark'", NC_ ("appearance", "Dark") },
  { NULL },
};

static const Choice speeds[] = {
  { "0.0", NC_ ("speed of moves", "Not animated") },
  { "0.5", NC_ ("speed of moves", "Slow") },
  { "1.0", NC_ ("speed of moves", "Normal") },
  { "2.0", NC_ ("speed of moves", "Fast") },
  { NULL },
};

static const Choice inputs[] = {
  { "'any'", NC_ ("input", "By clicks or by dragging") },
  { "'click'", NC_ ("input", "By clicks") },
  { "'drag'", NC_ ("input", "By dragging") },
  { NULL },
};

static const struct
{
  const char *id;
  const char *name;
} theme_names[] = {
  { "walnut", NC_ ("board theme", "Walnut") },
  { "slate", NC_ ("board theme", "Slate") },
  { "paper", NC_ ("board theme", "Paper") },
  { "high-contrast", NC_ ("board theme", "High contrast") },
};

static const char *const style_names[UGO_N_PIECE_STYLES] = {
  [UGO_PIECES_TURNED] = NC_ ("piece style", "Shaded"),
  [UGO_PIECES_FLAT] = NC_ ("piece style", "Flat"),
};

static GArray *
read_choices (const Choice *choices, const char *context)
{
  GArray *read = ugo_preference_choices_new ();

  for (; choices->value != NULL; choices++)
    {
      g_autoptr (GVariant) value = g_variant_parse (NULL, choices->value, NULL, NULL, NULL);

      ugo_preference_choices_add (read, value,
                                  g_dpgettext2 (GETTEXT_PACKAGE, context, choices->label));
    }
  return read;
}

static GArray *
create_languages (void)
{
  GArray *choices = ugo_preference_choices_new ();

  ugo_preference_choices_add (choices, g_variant_new_string (""), _ ("As the system"));
  for (const char *const *code = ugo_language_list (); *code != NULL; code++)
    ugo_preference_choices_add (choices, g_variant_new_string (*code), ugo_language_name (*code));
  return choices;
}

static GArray *
create_levels (void)
{
  GArray *choices = ugo_preference_choices_new ();

  ugo_preference_choices_add (choices, g_variant_new_int32 (UGO_OPPONENT_PERSON),
                              /* Translators: the level of the computer in a new game */
                              _ ("As in the last game"));
  for (int level = UGO_OPPONENT_MIN_LEVEL; level <= UGO_OPPONENT_MAX_LEVEL; level++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Level %d"), level);

      ugo_preference_choices_add (choices, g_variant_new_int32 (level), name);
    }
  return choices;
}

/* Pictures to choose from */

static GtkWidget *
create_preview (gsize which, const UgoTheme *theme, UgoPieceStyle style)
{
  const char *text = previews[which].position;
  UgoVariant variant;
  UgoPosition position;
  size_t offset;

  ugo_variant_read (previews[which].variant, strlen (previews[which].variant), &variant, &offset);
  ugo_position_start (variant, &position);
  ugo_position_read (variant, text, strlen (text), UGO_ANY_POSITION, &position, &offset);
  return ugo_board_preview_new (&position, previews[which].file, previews[which].rank, theme,
                                style);
}

static const UgoTheme *
get_theme (UgoPreferencesDialog *self)
{
  g_autofree char *id = ugo_preferences_get_string (self->preferences, UGO_KEY_THEME);
  const UgoTheme *theme = ugo_theme_find (id);

  return theme != NULL ? theme : ugo_theme_all ()[0];
}

static UgoPieceStyle
get_style (UgoPreferencesDialog *self)
{
  g_autofree char *id = ugo_preferences_get_string (self->preferences, UGO_KEY_PIECES);

  return ugo_piece_style_find (id);
}

/* The themes are seen with the pieces that are chosen, and the pieces with the theme. */
static void
look_changed_cb (UgoPreferencesDialog *self)
{
  for (guint i = 0; i < self->previews->len; i++)
    {
      UgoBoardPreview *preview = self->previews->pdata[i];
      const UgoTheme *own = g_object_get_data (G_OBJECT (preview), "theme");
      gpointer style = g_object_get_data (G_OBJECT (preview), "style");

      ugo_board_preview_set_look (preview, own != NULL ? own : get_theme (self),
                                  own != NULL ? get_style (self)
                                              : (UgoPieceStyle) GPOINTER_TO_UINT (style));
    }
}

/* @theme: (nullable): that of the preview, or %NULL for the chosen one. */
static GtkWidget *
add_preview (UgoPreferencesDialog *self, gsize which, const UgoTheme *theme, UgoPieceStyle style)
{
  GtkWidget *preview = create_preview (which, ugo_theme_all ()[0], style);

  g_object_set_data (G_OBJECT (preview), "theme", (gpointer) theme);
  g_object_set_data (G_OBJECT (preview), "style", GUINT_TO_POINTER (style));
  g_ptr_array_add (self->previews, preview);
  return preview;
}

static const char *
get_theme_name (const UgoTheme *theme)
{
  for (gsize i = 0; i < G_N_ELEMENTS (theme_names); i++)
    if (g_str_equal (theme_names[i].id, theme->id))
      return g_dpgettext2 (GETTEXT_PACKAGE, "board theme", theme_names[i].name);
  return theme->id;
}

static GtkWidget *
add_pictures (GtkWidget *group, const char *title)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *pictures = ugo_preference_pictures_new (title);

  gtk_widget_add_css_class (row, "row");
  gtk_box_append (GTK_BOX (row), ugo_label_new (title, NULL));
  gtk_box_append (GTK_BOX (row), pictures);
  gtk_box_append (GTK_BOX (group), row);
  return pictures;
}

static void
add_themes (UgoPreferencesDialog *self, GtkWidget *group)
{
  GtkWidget *row = add_pictures (group, _ ("Colours"));
  GtkWidget *first = NULL;

  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    {
      GtkWidget *radio = ugo_preference_radio_new (
          self->preferences, UGO_KEY_THEME, (*theme)->id, get_theme_name (*theme),
          add_preview (self, 0, *theme, UGO_PIECES_TURNED), first);

      first = first != NULL ? first : radio;
      gtk_box_append (GTK_BOX (row), radio);
    }
}

static void
add_styles (UgoPreferencesDialog *self, GtkWidget *group)
{
  GtkWidget *row = add_pictures (group, C_ ("preferences", "Pieces"));
  GtkWidget *first = NULL;

  for (guint style = 0; style < UGO_N_PIECE_STYLES; style++)
    {
      GtkWidget *pictures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *radio;

      gtk_widget_set_halign (pictures, GTK_ALIGN_CENTER);
      for (gsize which = 0; which < G_N_ELEMENTS (previews); which++)
        gtk_box_append (GTK_BOX (pictures),
                        add_preview (self, which, NULL, (UgoPieceStyle) style));
      radio = ugo_preference_radio_new (
          self->preferences, UGO_KEY_PIECES, ugo_piece_style_get_id ((UgoPieceStyle) style),
          g_dpgettext2 (GETTEXT_PACKAGE, "piece style", style_names[style]), pictures, first);
      first = first != NULL ? first : radio;
      gtk_box_append (GTK_BOX (row), radio);
    }
}

/* The groups */

static GtkWidget *
add_group (GtkWidget *box, const char *title)
{
  GtkWidget *heading = ugo_label_new (title, "heading");
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (gtk_widget_get_first_child (box) != NULL)
    gtk_widget_set_margin_top (heading, 12);
  gtk_widget_add_css_class (group, "boxed-rows");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

static void
add_switch (UgoPreferencesDialog *self, GtkWidget *group, const char *key, const char *title,
            const char *note)
{
  gtk_box_append (GTK_BOX (group), ugo_preference_switch_new (self->preferences, key, title, note));
}

static void
add_list (UgoPreferencesDialog *self, GtkWidget *group, const char *key, const char *title,
          const char *note, GArray *choices)
{
  gtk_box_append (GTK_BOX (group),
                  ugo_preference_list_new (self->preferences, key, title, note, choices));
}

static void
add_appearance (UgoPreferencesDialog *self, GtkWidget *box)
{
  GtkWidget *group = add_group (box, _ ("Language and appearance"));

  add_list (self, group, UGO_KEY_LANGUAGE, _ ("Language"), NULL, create_languages ());
  add_list (self, group, UGO_KEY_COLOUR_SCHEME, _ ("Appearance"), NULL,
            read_choices (schemes, "appearance"));
}

static void
add_board (UgoPreferencesDialog *self, GtkWidget *box)
{
  GtkWidget *group = add_group (box, _ ("Board"));

  add_themes (self, group);
  add_styles (self, group);
  look_changed_cb (self);
  add_switch (self, group, UGO_KEY_COORDINATES, _ ("Coordinates"), NULL);
  add_switch (self, group, UGO_KEY_INNER_COORDINATES, _ ("Coordinates on the squares"),
              _ ("Instead of on the frame."));
  add_switch (self, group, UGO_KEY_TURN_BOARD, _ ("Turn board"), _ ("Black sits at the bottom."));
  add_switch (self, group, UGO_KEY_TURN_TO_MOVER, _ ("Turn to the player to move"),
              _ ("When two people play at one screen."));
}

static void
show_less_motion (UgoPreferencesDialog *self)
{
  gboolean is_animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &is_animated,
                NULL);
  gtk_widget_set_visible (self->less_motion, !is_animated);
}

static void
add_moves (UgoPreferencesDialog *self, GtkWidget *box)
{
  GtkWidget *group = add_group (box, _ ("Moves"));

  add_list (self, group, UGO_KEY_ANIMATION_SPEED, _ ("Speed of moves"), NULL,
            read_choices (speeds, "speed of moves"));
  self->less_motion = ugo_label_new (
      _ ("Nothing is animated now, because the system asks for less motion."), "caption");
  gtk_widget_add_css_class (self->less_motion, "row");
  gtk_box_append (GTK_BOX (group), self->less_motion);
  show_less_motion (self);
  add_list (self, group, UGO_KEY_INPUT, _ ("Pieces are moved"), _ ("The keyboard always works."),
            read_choices (inputs, "input"));
  add_switch (self, group, UGO_KEY_CONFIRM, _ ("Confirm moves"),
              _ ("A move in Play is made only when you say so."));
}

static void
show_silence (UgoPreferencesDialog *self)
{
  UgoSoundState state = ugo_sound_get_state (self->sound);
  const char *sentence = NULL;

  if (state == UGO_SOUND_NO_LIBRARY)
    sentence = _ ("There is no sound: the library libcanberra is not installed.");
  else if (state == UGO_SOUND_NO_DEVICE)
    sentence = _ ("There is no sound: no device that plays sounds was found.");
  ugo_label_show (self->silence, sentence);
}

static void
add_sound (UgoPreferencesDialog *self, GtkWidget *box)
{
  GtkWidget *group = add_group (box, _ ("Sound"));

  add_switch (self, group, UGO_KEY_SOUND, C_ ("preferences", "Sounds"),
              _ ("A tone for each jump, and others for the end of a game and for mistakes."));
  gtk_box_append (GTK_BOX (group),
                  ugo_preference_scale_new (self->preferences, UGO_KEY_VOLUME, _ ("Volume")));
  self->silence = ugo_label_new (NULL, "caption");
  gtk_widget_add_css_class (self->silence, "row");
  gtk_box_append (GTK_BOX (group), self->silence);
  show_silence (self);
}

static void
add_playing (UgoPreferencesDialog *self, GtkWidget *box)
{
  GtkWidget *group = add_group (box, _ ("Playing and learning"));

  add_list (self, group, UGO_KEY_LEVEL, _ ("Level of the computer"), _ ("Offered for a new game."),
            create_levels ());
  add_switch (self, group, UGO_KEY_HINTS, _ ("Hints"),
              _ ("They can be asked for in games and puzzles."));
  add_switch (self, group, UGO_KEY_COACH, _ ("Coach"),
              _ ("Warns of mistakes against the computer, and tells what its moves mean."));
}

static void
build (UgoPreferencesDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  g_ptr_array_set_size (self->previews, 0);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Preferences"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Preferences"), -1);
  gtk_widget_add_css_class (box, "form");
  add_appearance (self, box);
  add_board (self, box);
  add_moves (self, box);
  add_sound (self, box);
  add_playing (self, box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
}

/* The list that chose the language is still being used. */
static gboolean
rebuild_idle_cb (gpointer data)
{
  UgoPreferencesDialog *self = UGO_PREFERENCES_DIALOG (data);

  self->rebuild_idle = 0;
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  build (self);
  gtk_widget_child_focus (self->scroller, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

static void
language_changed_cb (UgoPreferencesDialog *self)
{
  if (self->rebuild_idle == 0)
    self->rebuild_idle = g_idle_add (rebuild_idle_cb, self);
}

static void
ugo_preferences_dialog_dispose (GObject *object)
{
  UgoPreferencesDialog *self = UGO_PREFERENCES_DIALOG (object);

  g_clear_handle_id (&self->rebuild_idle, g_source_remove);
  g_ptr_array_set_size (self->previews, 0);
  G_OBJECT_CLASS (ugo_preferences_dialog_parent_class)->dispose (object);
}

static void
ugo_preferences_dialog_finalize (GObject *object)
{
  UgoPreferencesDialog *self = UGO_PREFERENCES_DIALOG (object);

  g_clear_object (&self->preferences);
  g_clear_object (&self->sound);
  g_ptr_array_unref (self->previews);
  G_OBJECT_CLASS (ugo_preferences_dialog_parent_class)->finalize (object);
}

static void
ugo_preferences_dialog_class_init (UgoPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_preferences_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_preferences_dialog_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_preferences_dialog_init (UgoPreferencesDialog *self)
{
  self->previews = g_ptr_array_new ();
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_child (GTK_WINDOW (self), self->scroller);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
}

GtkWidget *
ugo_preferences_dialog_new (GtkWindow *parent, UgoPreferences *preferences)
{
  UgoPreferencesDialog *self
      = g_object_new (UGO_TYPE_PREFERENCES_DIALOG, "transient-for", parent, NULL);

  self->preferences = g_object_ref (preferences);
  self->sound = ugo_sound_ref_default ();
  g_signal_connect_object (self->sound, "changed", G_CALLBACK (show_silence), self,
                           G_CONNECT_SWAPPED);
  ugo_help_join (GTK_WINDOW (self), parent, "preferences");
  build (self);
  ugo_sound_try (self->sound);
  g_signal_connect_object (preferences, "changed::" UGO_KEY_LANGUAGE,
                           G_CALLBACK (language_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" UGO_KEY_THEME, G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (preferences, "changed::" UGO_KEY_PIECES, G_CALLBACK (look_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-enable-animations", G_CALLBACK (show_less_motion), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

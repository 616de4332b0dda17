/* ugo-variant-chooser.c: the game and its options, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-variant-chooser.h"

#include "ugo-gyges-options.h"
#include "ugo-ugolki-options.h"
#include "ugo-words.h"

/* What the options of each game are chosen by. */
static const struct
{
  const UgoRules *rules;
  GType (*get_type) (void);
} pages[] = {
  { &ugo_rules_ugolki, ugo_ugolki_options_get_type },
  { &ugo_rules_gyges, ugo_gyges_options_get_type },
};

struct _UgoVariantChooser
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *games;
  GtkStack *stack;
  UgoVariantPage *pages[G_N_ELEMENTS (pages)];
  GtkToggleButton *buttons[G_N_ELEMENTS (pages)];

  /* Plain state. */
  gboolean is_setting;
};

enum
{
  PROP_CHOOSE_GAME = 1,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoVariantChooser, ugo_variant_chooser, GTK_TYPE_WIDGET)

static void
page_changed_cb (UgoVariantChooser *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
game_toggled_cb (UgoVariantChooser *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (self->buttons[i] == button)
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->pages[i]));
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_game (UgoVariantChooser *self, gsize i)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (ugo_words_game (pages[i].rules));
  GtkWidget *page = g_object_new (pages[i].get_type (), NULL);

  self->pages[i] = UGO_VARIANT_PAGE (page);
  self->buttons[i] = GTK_TOGGLE_BUTTON (button);
  ugo_variant_page_set_variant (self->pages[i], ugo_variant_default (pages[i].rules));
  gtk_stack_add_child (self->stack, page);
  g_signal_connect_swapped (page, "changed", G_CALLBACK (page_changed_cb), self);

  if (i > 0)
    gtk_toggle_button_set_group (self->buttons[i], self->buttons[0]);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (self->games), button);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (game_toggled_cb), self);
}

static void
ugo_variant_chooser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHOOSE_GAME)
    gtk_widget_set_visible (UGO_VARIANT_CHOOSER (object)->games, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_variant_chooser_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), UGO_TYPE_VARIANT_CHOOSER);
  G_OBJECT_CLASS (ugo_variant_chooser_parent_class)->dispose (object);
}

static void
ugo_variant_chooser_class_init (UgoVariantChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = ugo_variant_chooser_set_property;
  object_class->dispose = ugo_variant_chooser_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_object_class_install_property (object_class, PROP_CHOOSE_GAME,
                                   g_param_spec_boolean ("choose-game", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE
                                                             | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-variant-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoVariantChooser, box);
  gtk_widget_class_bind_template_child (widget_class, UgoVariantChooser, games);
  gtk_widget_class_bind_template_child (widget_class, UgoVariantChooser, stack);
}

static void
ugo_variant_chooser_init (UgoVariantChooser *self)
{
  self->is_setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    add_game (self, i);
  gtk_toggle_button_set_active (self->buttons[0], TRUE);
  self->is_setting = FALSE;
}

GtkWidget *
ugo_variant_chooser_new (void)
{
  return g_object_new (UGO_TYPE_VARIANT_CHOOSER, NULL);
}

void
ugo_variant_chooser_set_variant (UgoVariantChooser *self, UgoVariant variant)
{
  g_return_if_fail (UGO_IS_VARIANT_CHOOSER (self));

  self->is_setting = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    if (pages[i].rules == variant.rules)
      {
        ugo_variant_page_set_variant (self->pages[i], variant);
        gtk_toggle_button_set_active (self->buttons[i], TRUE);
      }
  self->is_setting = FALSE;
}

UgoVariant
ugo_variant_chooser_get_variant (UgoVariantChooser *self)
{
  GtkWidget *page;

  g_return_val_if_fail (UGO_IS_VARIANT_CHOOSER (self), ugo_variant_default (ugo_rules_all ()[0]));

  page = gtk_stack_get_visible_child (self->stack);
  return ugo_variant_page_get_variant (UGO_VARIANT_PAGE (page));
}

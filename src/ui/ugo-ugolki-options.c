/* ugo-ugolki-options.c: the options of Ugolki, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ugolki-options.h"

#include <glib/gi18n-lib.h>

#include "ugo-miniature.h"
#include "ugo-ugolki.h"

#define MAX_PIECE_SETS 8

/* As many as the anti-symmetry rule speaks of. */
#define MIRROR_MOVES 12
#define MIRROR_COPIES 10

struct _UgoUgolkiOptions
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkBox *box;
  GtkBox *piece_sets;
  GtkToggleButton *sets[MAX_PIECE_SETS];
  GtkToggleButton *classic;
  GtkToggleButton *diagonal;
  GtkSwitch *exit;
  GtkLabel *exit_rule;
  GtkSwitch *mirror;
  GtkLabel *mirror_rule;

  /* Plain state. */
  gboolean is_setting;
};

static void page_iface_init (UgoVariantPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UgoUgolkiOptions, ugo_ugolki_options, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (UGO_TYPE_VARIANT_PAGE, page_iface_init))

/* The shape in which the pieces of a set stand. */
static const char *
describe_shape (int pieces)
{
  switch (pieces)
    {
    case 9:
      return C_ ("piece set", "square 3×3");
    case 10:
      return C_ ("piece set", "triangle");
    case 12:
      return C_ ("piece set", "rectangle 4×3");
    case 16:
      return C_ ("piece set", "square 4×4");
    default:
      return "";
    }
}

static UgoVariant
get_variant (UgoVariantPage *page)
{
  UgoUgolkiOptions *self = UGO_UGOLKI_OPTIONS (page);
  UgoVariant variant = ugo_variant_default (&ugo_rules_ugolki);

  for (gsize i = 0; i < MAX_PIECE_SETS && self->sets[i] != NULL; i++)
    if (gtk_toggle_button_get_active (self->sets[i]))
      variant.pieces = ugo_rules_ugolki.piece_sets[i];
  if (gtk_toggle_button_get_active (self->diagonal))
    variant.flags |= UGO_UGOLKI_DIAGONAL;
  if (!gtk_switch_get_active (self->exit))
    variant.flags |= UGO_UGOLKI_NO_EXIT;
  if (gtk_switch_get_active (self->mirror))
    variant.flags |= UGO_UGOLKI_MIRROR;
  return variant;
}

static void
show_rules (UgoUgolkiOptions *self)
{
  UgoVariant variant = get_variant (UGO_VARIANT_PAGE (self));
  g_autofree char *exit_rule = NULL;
  g_autofree char *mirror_rule = NULL;
  int limit;

  variant.flags &= (uint8_t) ~UGO_UGOLKI_NO_EXIT;
  limit = ugo_ugolki_exit_limit (variant);
  exit_rule = g_strdup_printf (ngettext ("Whoever still has a piece at home after %d move loses.",
                                         "Whoever still has a piece at home after %d moves loses.",
                                         (gulong) limit),
                               limit);
  mirror_rule = g_strdup_printf (_ ("Of White’s first %d moves Black may mirror no more than %d."),
                                 MIRROR_MOVES, MIRROR_COPIES);
  gtk_label_set_text (self->exit_rule, exit_rule);
  gtk_label_set_text (self->mirror_rule, mirror_rule);
}

static void
choice_changed_cb (UgoUgolkiOptions *self)
{
  if (self->is_setting)
    return;
  show_rules (self);
  ugo_variant_page_changed (UGO_VARIANT_PAGE (self));
}

/* Of two buttons that change together, the one that was pressed tells it. */
static void
toggled_cb (UgoUgolkiOptions *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    choice_changed_cb (self);
}

static GtkWidget *
create_caption (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkToggleButton *
create_piece_set (UgoUgolkiOptions *self, uint8_t pieces)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_ugolki);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  const char *shape = describe_shape (pieces);
  g_autofree char *number = g_strdup_printf ("%d", pieces);
  g_autofree char *name = g_strdup_printf (
      /* Translators: a piece set: how many pieces, and the shape in which they stand */
      ngettext ("%d piece, %s", "%d pieces, %s", pieces), pieces, shape);
  UgoPosition start;

  variant.pieces = pieces;
  ugo_position_start (variant, &start);
  gtk_box_append (GTK_BOX (content), ugo_miniature_new (&start));
  gtk_box_append (GTK_BOX (content), create_caption (number, "heading"));
  gtk_box_append (GTK_BOX (content), create_caption (shape, "caption"));
  gtk_widget_set_halign (gtk_widget_get_first_child (content), GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  return GTK_TOGGLE_BUTTON (button);
}

static void
add_piece_sets (UgoUgolkiOptions *self)
{
  const uint8_t *pieces = ugo_rules_ugolki.piece_sets;

  for (gsize i = 0; pieces[i] != 0 && i < MAX_PIECE_SETS; i++)
    {
      self->sets[i] = create_piece_set (self, pieces[i]);
      if (i > 0)
        gtk_toggle_button_set_group (self->sets[i], self->sets[0]);
      gtk_box_append (self->piece_sets, GTK_WIDGET (self->sets[i]));
    }
}

static void
set_variant (UgoVariantPage *page, UgoVariant variant)
{
  UgoUgolkiOptions *self = UGO_UGOLKI_OPTIONS (page);
  const uint8_t *pieces = ugo_rules_ugolki.piece_sets;

  self->is_setting = TRUE;
  for (gsize i = 0; i < MAX_PIECE_SETS && self->sets[i] != NULL; i++)
    if (pieces[i] == variant.pieces)
      gtk_toggle_button_set_active (self->sets[i], TRUE);
  gtk_toggle_button_set_active (variant.flags & UGO_UGOLKI_DIAGONAL ? self->diagonal
                                                                    : self->classic,
                                TRUE);
  gtk_switch_set_active (self->exit, !(variant.flags & UGO_UGOLKI_NO_EXIT));
  gtk_switch_set_active (self->mirror, (variant.flags & UGO_UGOLKI_MIRROR) != 0);
  self->is_setting = FALSE;
  show_rules (self);
}

static void
page_iface_init (UgoVariantPageInterface *iface)
{
  iface->set_variant = set_variant;
  iface->get_variant = get_variant;
}

static void
ugo_ugolki_options_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), UGO_TYPE_UGOLKI_OPTIONS);
  G_OBJECT_CLASS (ugo_ugolki_options_parent_class)->dispose (object);
}

static void
ugo_ugolki_options_class_init (UgoUgolkiOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_ugolki_options_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-ugolki-options.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, box);
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, piece_sets);
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, classic);
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, diagonal);
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, exit);
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, exit_rule);
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, mirror);
  gtk_widget_class_bind_template_child (widget_class, UgoUgolkiOptions, mirror_rule);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
ugo_ugolki_options_init (UgoUgolkiOptions *self)
{
  self->is_setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_piece_sets (self);
  set_variant (UGO_VARIANT_PAGE (self), ugo_variant_default (&ugo_rules_ugolki));
}

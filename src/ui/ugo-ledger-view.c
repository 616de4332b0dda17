/* ugo-ledger-view.c: the race ledger in a panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ledger-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-ledger.h"
#include "ugo-place.h"
#include "ugo-ruler-image.h"
#include "ugo-widgets.h"

#define DISC_SIZE 18

/* What one side needs: its piece, a number, and what the number is worth. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *number;
  GtkWidget *worth;
} Side;

struct _UgoLedgerView
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoMatch *match;
  GSignalGroup *match_signals;
  UgoLedger *ledger;

  /* Part of the widget tree. */
  GtkWidget *box;
  Side sides[2];
  UgoRulerImage *ruler;
  GtkWidget *lead;

  /* Plain state. */
  gboolean is_shown;
  guint follow_id; /* when it has come into sight */
};

enum
{
  PROP_SHOWN = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoLedgerView, ugo_ledger_view, GTK_TYPE_WIDGET)

/* What is shown */

static char *
write_number (const UgoNeed *need)
{
  if (need->most < 0)
    return need->least > 0 ? g_strdup_printf ("≥ %d", need->least) : g_strdup ("…");
  if (ugo_need_is_proved (need))
    return g_strdup_printf ("%d", need->least);
  return g_strdup_printf ("%d–%d", need->least, need->most);
}

static const char *
describe_worth (const UgoNeed *need, gboolean is_counting)
{
  /* Translators: these four stand under a number of moves and must be short. */
  if (need->most == 0)
    return C_ ("number of moves", "home");
  if (need->most >= 0 && ugo_need_is_proved (need))
    return C_ ("number of moves", "proved");
  return is_counting ? C_ ("number of moves", "counting") : C_ ("number of moves", "estimate");
}

static void
show_side (UgoLedgerView *self, const UgoLedgerEntry *entry, UgoSide side)
{
  const UgoNeed *need = &entry->needs[side];
  const Side *shown = &self->sides[side];
  g_autofree char *number = write_number (need);

  gtk_label_set_text (GTK_LABEL (shown->number), number);
  gtk_label_set_text (GTK_LABEL (shown->worth),
                      describe_worth (need, ugo_ledger_is_counting (self->ledger)));
  ugo_widget_set_css_class (shown->number, "heading",
                            need->most >= 0 && ugo_need_is_proved (need));
}

static UgoRuler
make_ruler (const UgoLedgerEntry *entry)
{
  UgoRuler ruler = { entry->move_count, entry->exit_limit, entry->round, { 0 }, { 0 } };

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      gboolean is_known = entry->needs[side].most >= 0 || entry->needs[side].least > 0;

      ruler.first[side] = is_known ? entry->first[side] : -1;
      ruler.last[side] = entry->last[side];
    }
  return ruler;
}

static void
tell (UgoLedgerView *self)
{
  g_autofree char *all = ugo_ledger_describe (self->ledger);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), all);
}

static void
ledger_changed_cb (UgoLedgerView *self)
{
  g_autofree char *lead = NULL;
  UgoLedgerEntry entry;
  UgoRuler ruler;

  if (!ugo_ledger_get_entry (self->ledger, &entry))
    return;
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    show_side (self, &entry, (UgoSide) side);
  ruler = make_ruler (&entry);
  ugo_ruler_image_set_ruler (self->ruler, &ruler);
  lead = ugo_ledger_describe_lead (self->ledger);
  gtk_label_set_text (GTK_LABEL (self->lead), lead);
  tell (self);
}

/* Nothing is counted while nobody looks. */
static void
follow (UgoLedgerView *self)
{
  const UgoPosition *position = self->match != NULL ? ugo_match_get_position (self->match) : NULL;
  gboolean is_kept = position != NULL && ugo_ledger_keeps (position->variant.rules);

  gtk_widget_set_visible (GTK_WIDGET (self), is_kept && self->is_shown);
  ugo_ledger_set_position (self->ledger,
                           gtk_widget_get_mapped (GTK_WIDGET (self)) ? position : NULL);
}

/* The parts */

static void
draw_disc (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer side)
{
  ugo_ruler_draw_disc (cr, GPOINTER_TO_INT (side), width / 2.0, height / 2.0, DISC_SIZE * 0.42);
}

static void
create_side (UgoLedgerView *self, UgoSide side)
{
  Side *shown = &self->sides[side];
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *disc = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (disc), DISC_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (disc), DISC_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (disc), draw_disc, GINT_TO_POINTER (side), NULL);
  shown->number = gtk_label_new ("…");
  shown->worth = gtk_label_new (NULL);
  gtk_widget_add_css_class (shown->number, "numeric");
  gtk_widget_add_css_class (shown->worth, "caption");
  gtk_box_append (GTK_BOX (row), disc);
  gtk_box_append (GTK_BOX (row), shown->number);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);

  shown->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (shown->box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (shown->box), row);
  gtk_box_append (GTK_BOX (shown->box), shown->worth);
}

static void
create_parts (UgoLedgerView *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  create_side (self, UGO_WHITE);
  create_side (self, UGO_BLACK);
  self->ruler = UGO_RULER_IMAGE (ugo_ruler_image_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->ruler), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->ruler), GTK_ALIGN_CENTER);
  self->lead = ugo_label_new (NULL, "caption");

  gtk_box_append (GTK_BOX (line), self->sides[UGO_WHITE].box);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->ruler));
  gtk_box_append (GTK_BOX (line), self->sides[UGO_BLACK].box);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_box_append (GTK_BOX (self->box), self->lead);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* The class */

static void
ugo_ledger_view_root (GtkWidget *widget)
{
  UgoLedgerView *self = UGO_LEDGER_VIEW (widget);
  GtkWidget *place = gtk_widget_get_ancestor (widget, UGO_TYPE_PLACE);

  GTK_WIDGET_CLASS (ugo_ledger_view_parent_class)->root (widget);
  if (place != NULL)
    g_object_bind_property (place, "wide", self->lead, "visible", G_BINDING_SYNC_CREATE);
}

static gboolean
follow_cb (gpointer data)
{
  UgoLedgerView *self = data;

  self->follow_id = 0;
  follow (self);
  return G_SOURCE_REMOVE;
}

/* The counting must not take a core from what draws the window for the first time. */
static void
ugo_ledger_view_map (GtkWidget *widget)
{
  UgoLedgerView *self = UGO_LEDGER_VIEW (widget);

  GTK_WIDGET_CLASS (ugo_ledger_view_parent_class)->map (widget);
  if (self->follow_id == 0)
    self->follow_id = g_idle_add_full (G_PRIORITY_LOW, follow_cb, self, NULL);
}

static void
ugo_ledger_view_unmap (GtkWidget *widget)
{
  UgoLedgerView *self = UGO_LEDGER_VIEW (widget);

  g_clear_handle_id (&self->follow_id, g_source_remove);
  ugo_ledger_set_position (self->ledger, NULL);
  GTK_WIDGET_CLASS (ugo_ledger_view_parent_class)->unmap (widget);
}

static void
ugo_ledger_view_dispose (GObject *object)
{
  UgoLedgerView *self = UGO_LEDGER_VIEW (object);

  g_clear_handle_id (&self->follow_id, g_source_remove);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  g_clear_object (&self->ledger);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_ledger_view_parent_class)->dispose (object);
}

static void
ugo_ledger_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    g_value_set_boolean (value, UGO_LEDGER_VIEW (object)->is_shown);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_ledger_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UgoLedgerView *self = UGO_LEDGER_VIEW (object);

  if (id == PROP_SHOWN)
    {
      self->is_shown = g_value_get_boolean (value);
      follow (self);
    }
  else
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ugo_ledger_view_class_init (UgoLedgerViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ugo_ledger_view_dispose;
  object_class->get_property = ugo_ledger_view_get_property;
  object_class->set_property = ugo_ledger_view_set_property;
  widget_class->root = ugo_ledger_view_root;
  widget_class->map = ugo_ledger_view_map;
  widget_class->unmap = ugo_ledger_view_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "ledger-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  props[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ugo_ledger_view_init (UgoLedgerView *self)
{
  self->ledger = ugo_ledger_new ();
  g_signal_connect_object (self->ledger, "changed", G_CALLBACK (ledger_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->match_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (follow), self);
  create_parts (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Public */

GtkWidget *
ugo_ledger_view_new (void)
{
  return g_object_new (UGO_TYPE_LEDGER_VIEW, NULL);
}

void
ugo_ledger_view_set_match (UgoLedgerView *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_LEDGER_VIEW (self));

  if (!g_set_object (&self->match, match))
    return;
  g_signal_group_set_target (self->match_signals, match);
  follow (self);
}

char *
ugo_ledger_view_describe (UgoLedgerView *self)
{
  g_return_val_if_fail (UGO_IS_LEDGER_VIEW (self), NULL);

  return ugo_ledger_describe (self->ledger);
}

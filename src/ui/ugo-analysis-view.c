/* ugo-analysis-view.c: the analysis of a game in a panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-analysis-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-graph-image.h"
#include "ugo-place.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

struct _UgoAnalysisView
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoMatch *match;
  GSignalGroup *match_signals;
  UgoAnalysis *analysis;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *start;
  GtkWidget *running;
  GtkProgressBar *progress;
  UgoGraphImage *graph;
  GtkWidget *sentence;
  GtkWidget *accuracy;
  GtkWidget *mistakes;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoAnalysisView, ugo_analysis_view, GTK_TYPE_WIDGET)

/* The main line */

/* The last node of the main line on the way to @node. */
static UgoNode *
on_main_line (UgoNode *node)
{
  UgoNode *found = node;

  for (; node->parent != NULL; node = node->parent)
    if (node->parent->first_child != node)
      found = node->parent;
  return found;
}

static UgoNode *
main_line_node (UgoAnalysisView *self, guint index)
{
  UgoNode *node = ugo_record_get_root (ugo_match_get_record (self->match));

  while (node != NULL && node->ply < index)
    node = node->first_child;
  return node;
}

/* What is shown */

static const UgoGraphMark graph_marks[] = {
  [UGO_MISTAKE_NONE] = UGO_GRAPH_NO_MARK,
  [UGO_MISTAKE_DOUBTFUL] = UGO_GRAPH_RING,
  [UGO_MISTAKE_PLAIN] = UGO_GRAPH_DISC,
  [UGO_MISTAKE_BLUNDER] = UGO_GRAPH_DIAMOND,
};

/* A mark stands where a mistake led. */
static void
show_graph (UgoAnalysisView *self)
{
  g_autoptr (GArray) points = g_array_new (FALSE, TRUE, sizeof (UgoGraphPoint));
  guint n_points = ugo_analysis_get_n_positions (self->analysis);

  for (guint i = 0; i < n_points; i++)
    {
      UgoGraphPoint point = { .is_known = i >= ugo_analysis_get_first_known (self->analysis) };

      if (point.is_known)
        point.height = ugo_analysis_get_height (self->analysis, i);
      if (i > 0)
        point.mark = graph_marks[ugo_analysis_get_mistake (self->analysis, i - 1)];
      g_array_append_val (points, point);
    }
  ugo_graph_image_set_points (self->graph, points);
}

static char *
describe_accuracy (UgoAnalysisView *self)
{
  const UgoRules *rules = ugo_match_get_position (self->match)->variant.rules;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      int accuracy = ugo_analysis_get_accuracy (self->analysis, (UgoSide) side);

      if (accuracy < 0)
        continue;
      if (text->len > 0)
        g_string_append (text, " · ");
      /* Translators: how exactly a side played: White, Black, South or North, and a percentage;
       * %% is a percent sign */
      g_string_append_printf (text, _ ("%1$s: %2$d %% exact"),
                              ugo_words_side (rules, (UgoSide) side), accuracy);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Of the move that led here, or else of the position. */
static char *
describe_place (UgoAnalysisView *self, const UgoNode *node)
{
  char *mistake = NULL;

  if (node->ply > 0)
    mistake = ugo_analysis_describe_mistake (self->analysis, node->ply - 1);
  return mistake != NULL ? mistake : ugo_analysis_describe (self->analysis, node->ply);
}

static void
show_place (UgoAnalysisView *self)
{
  g_autofree char *sentence = NULL;
  UgoNode *node, *main_node;

  if (self->match == NULL)
    return;
  node = ugo_match_get_node (self->match);
  main_node = on_main_line (node);
  ugo_graph_image_set_current (self->graph, (int) main_node->ply);
  if (node == main_node)
    sentence = describe_place (self, node);
  ugo_label_show (self->sentence, sentence);
}

static void
analysis_changed_cb (UgoAnalysisView *self)
{
  guint n_positions = ugo_analysis_get_n_positions (self->analysis);
  guint n_known = n_positions - ugo_analysis_get_first_known (self->analysis);
  gboolean is_running = ugo_analysis_is_running (self->analysis);
  gboolean is_done = ugo_analysis_is_done (self->analysis);
  g_autofree char *accuracy = is_done && self->match != NULL ? describe_accuracy (self) : NULL;

  gtk_widget_set_visible (self->start, !is_running && !is_done && n_positions > 1);
  gtk_widget_set_visible (self->running, is_running);
  gtk_progress_bar_set_fraction (self->progress, n_known / (double) MAX (n_positions, 1));
  gtk_widget_set_visible (GTK_WIDGET (self->graph), n_known > 0);
  gtk_widget_set_visible (self->mistakes, n_known > 0);
  ugo_label_show (self->accuracy, accuracy);
  show_graph (self);
  show_place (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
match_edited_cb (UgoAnalysisView *self)
{
  ugo_analysis_set_record (self->analysis, ugo_match_get_record (self->match));
}

static void
match_changed_cb (UgoAnalysisView *self)
{
  show_place (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
chosen_cb (UgoAnalysisView *self, guint index)
{
  UgoNode *node = main_line_node (self, index);

  if (node != NULL)
    ugo_match_go_to (self->match, node);
}

/* The parts */

static GtkWidget *
create_running (UgoAnalysisView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *progress = gtk_progress_bar_new ();

  self->progress = GTK_PROGRESS_BAR (progress);
  gtk_widget_set_hexpand (progress, TRUE);
  gtk_widget_set_valign (progress, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (progress), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How much of the game is analysed"), -1);
  gtk_box_append (GTK_BOX (box), progress);
  gtk_box_append (GTK_BOX (box),
                  ugo_panel_button_new (C_ ("analysis", "Stop"), "win.stop-analysis", FALSE));
  return box;
}

static GtkWidget *
create_mistakes (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), ugo_panel_button_new (_ ("Previous mistake"),
                                                       "win.previous-mistake", FALSE));
  gtk_box_append (GTK_BOX (box),
                  ugo_panel_button_new (_ ("Next mistake"), "win.next-mistake", FALSE));
  return box;
}

static void
ugo_analysis_view_dispose (GObject *object)
{
  UgoAnalysisView *self = UGO_ANALYSIS_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (ugo_analysis_view_parent_class)->dispose (object);
}

static void
ugo_analysis_view_class_init (UgoAnalysisViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_analysis_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "analysis-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_analysis_view_init (UgoAnalysisView *self)
{
  self->match_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "edited", G_CALLBACK (match_edited_cb),
                                  self);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (match_changed_cb),
                                  self);

  self->start = ugo_panel_button_new (_ ("Analyse the game"), "win.analyse", FALSE);
  self->running = create_running (self);
  self->graph = UGO_GRAPH_IMAGE (ugo_graph_image_new ());
  g_signal_connect_object (self->graph, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  self->sentence = ugo_label_new (NULL, NULL);
  self->accuracy = ugo_label_new (NULL, "caption");
  self->mistakes = create_mistakes ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->start);
  gtk_box_append (GTK_BOX (self->box), self->running);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->graph));
  gtk_box_append (GTK_BOX (self->box), self->accuracy);
  gtk_box_append (GTK_BOX (self->box), self->sentence);
  gtk_box_append (GTK_BOX (self->box), self->mistakes);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Analysis"), -1);
}

GtkWidget *
ugo_analysis_view_new (UgoAnalysis *analysis)
{
  UgoAnalysisView *self = g_object_new (UGO_TYPE_ANALYSIS_VIEW, NULL);

  self->analysis = g_object_ref (analysis);
  g_signal_connect_object (analysis, "changed", G_CALLBACK (analysis_changed_cb), self,
                           G_CONNECT_SWAPPED);
  analysis_changed_cb (self);
  return GTK_WIDGET (self);
}

void
ugo_analysis_view_set_match (UgoAnalysisView *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_ANALYSIS_VIEW (self));

  if (!g_set_object (&self->match, match))
    return;
  g_signal_group_set_target (self->match_signals, match);
  ugo_analysis_set_record (self->analysis, match != NULL ? ugo_match_get_record (match) : NULL);
  analysis_changed_cb (self);
}

UgoNode *
ugo_analysis_view_find_mistake (UgoAnalysisView *self, int step)
{
  int index;

  if (self->match == NULL)
    return NULL;
  /* The move that led to the position shown is not the next one. */
  index = (int) on_main_line (ugo_match_get_node (self->match))->ply - 1;
  index = ugo_analysis_find_mistake (self->analysis, index, step);
  return index >= 0 ? main_line_node (self, (guint) index + 1) : NULL;
}

/* ugo-board.c: the board widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ugo-board-square.h"
#include "ugo-compat.h"
#include "ugo-drawing.h"
#include "ugo-sound.h"

G_DEFINE_FINAL_TYPE (UgoBoard, ugo_board, GTK_TYPE_WIDGET)

static guint signals[UGO_BOARD_N_SIGNALS];

static const int smallest_square = 24;
static const int natural_width = 560;

/* The squares as widgets */

static void
square_activate_cb (UgoBoard *self, GtkWidget *square)
{
  ugo_board_activate_square (self, ugo_board_square_get_square (UGO_BOARD_SQUARE (square)), FALSE);
}

static void
square_rest_cb (UgoBoard *self, GtkWidget *square)
{
  ugo_board_activate_square (self, ugo_board_square_get_square (UGO_BOARD_SQUARE (square)), TRUE);
}

static void
forget_words (UgoBoard *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->described); i++)
    g_clear_pointer (&self->described[i], g_free);
}

static void
set_n_squares (UgoBoard *self, guint n_squares)
{
  while (self->n_squares > n_squares)
    {
      gtk_widget_unparent (self->squares[--self->n_squares]);
      g_clear_pointer (&self->described[self->n_squares], g_free);
    }
  while (self->n_squares < n_squares)
    {
      GtkWidget *square = ugo_board_square_new (self->n_squares);

      g_signal_connect_object (square, "activate", G_CALLBACK (square_activate_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (square, "rest", G_CALLBACK (square_rest_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_set_parent (square, GTK_WIDGET (self));
      self->squares[self->n_squares++] = square;
    }
}

static void
describe_places (UgoBoard *self)
{
  UgoSquare here = ugo_pick_here (&self->pick);

  for (UgoSquare place = 0; place < self->n_squares; place++)
    {
      g_autofree char *label = ugo_board_describe_place (self, place);
      gboolean is_told = (place == here) == (place == self->told_selected);

      if (is_told && g_strcmp0 (self->described[place], label) == 0)
        continue;
      ugo_board_square_describe (UGO_BOARD_SQUARE (self->squares[place]), label, place == here);
      g_free (self->described[place]);
      self->described[place] = g_steal_pointer (&label);
    }
  self->told_selected = here;
}

void
ugo_board_update (UgoBoard *self)
{
  self->n_rows = self->layout.drawing->rows (&self->position, self->rows);
  describe_places (self);
  ugo_board_look (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Signals */

void
ugo_board_emit_move_chosen (UgoBoard *self, UgoMove move, const UgoRoute *route)
{
  g_signal_emit (self, signals[UGO_BOARD_MOVE_CHOSEN], 0, &move, route);
}

void
ugo_board_emit_move_refused (UgoBoard *self, UgoMove move, UgoStatus status)
{
  ugo_sound_play ("error");
  g_signal_emit (self, signals[UGO_BOARD_MOVE_REFUSED], 0, &move, (int) status);
}

void
ugo_board_emit_square_pressed (UgoBoard *self, UgoSquare square, int piece)
{
  g_signal_emit (self, signals[UGO_BOARD_SQUARE_PRESSED], 0, (int) square, piece);
}

void
ugo_board_emit_mark_drawn (UgoBoard *self, char colour, UgoSquare from, UgoSquare to)
{
  g_signal_emit (self, signals[UGO_BOARD_MARK_DRAWN], 0, (int) colour, (int) from, (int) to);
}

/* Layout */

static void
ugo_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  UgoBoard *self = UGO_BOARD (widget);
  const UgoRules *rules = self->position.variant.rules;
  double rows = rules->ranks + 2 * ugo_drawing_find (rules)->outer_rows;
  double ratio = orientation == GTK_ORIENTATION_VERTICAL ? rows / rules->files
                                                         : rules->files / rows;
  gboolean is_vertical = orientation == GTK_ORIENTATION_VERTICAL;
  double base = is_vertical ? ratio : 1;

  *minimum = (int) ceil (smallest_square * (is_vertical ? rows : rules->files));
  *natural = (int) ceil (for_size < 0 ? natural_width * base : for_size * ratio);
  *natural = MAX (*natural, *minimum);
}

static GtkSizeRequestMode
ugo_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* How far the next whole device pixel is, right of @position. */
static double
get_remainder (double position, double scale)
{
  double pixels = position * scale;

  return (ceil (pixels - 1e-6) - pixels) / scale;
}

/* With a scale that is no whole number the widget itself may begin between two pixels. */
static void
align (UgoBoard *self, double scale)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  graphene_point_t origin;
  double x;
  double y;

  if (scale == floor (scale) || !native
      || !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (native),
                                    &GRAPHENE_POINT_INIT (0, 0), &origin))
    return;
  gtk_native_get_surface_transform (native, &x, &y);
  x = get_remainder (x + origin.x, scale);
  y = get_remainder (y + origin.y, scale);
  self->layout.field.x += x;
  self->layout.frame.x += x;
  self->layout.field.y += y;
  self->layout.frame.y += y;
}

static gboolean
shows_names (UgoBoard *self)
{
  return self->has_coordinates && !self->has_inner_coordinates && !self->is_nameless;
}

static void
ugo_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UgoBoard *self = UGO_BOARD (widget);
  double scale = ugo_compat_get_scale (widget);
  double spare = scale == floor (scale) ? 0 : 1 / scale;

  ugo_board_layout_init (&self->layout, self->position.variant.rules, width - spare,
                         height - spare, scale, self->is_turned, shows_names (self));
  self->layout.n_places = (int) self->n_squares;
  align (self, scale);
  for (UgoSquare square = 0; square < self->n_squares; square++)
    {
      UgoRect rect = ugo_board_layout_square_rect (&self->layout, square);
      int left = (int) floor (rect.x);
      int top = (int) floor (rect.y);
      GtkAllocation area = { left, top, (int) ceil (rect.x + rect.width) - left,
                             (int) ceil (rect.y + rect.height) - top };

      gtk_widget_size_allocate (self->squares[square], &area, -1);
    }
}

/* Drawing */

static gboolean
has_ground (UgoBoard *self, const UgoBoardScene *scene)
{
  const UgoBoardLayout *kept = &self->ground_layout;
  const UgoBoardLayout *layout = &self->layout;

  return self->ground != NULL && self->ground_theme == scene->theme
         && self->ground_is_dark == scene->is_dark
         && self->ground_has_names == scene->has_inner_names && kept->scale == layout->scale
         && kept->is_turned == layout->is_turned && kept->margin == layout->margin
         && kept->frame.x == layout->frame.x && kept->frame.y == layout->frame.y
         && kept->frame.width == layout->frame.width
         && ugo_position_same (&self->ground_position, &scene->position);
}

/* Most of the time of drawing a board goes into its ground, which stays while pieces move. */
static void
keep_ground (UgoBoard *self, const UgoBoardScene *scene, int width, int height)
{
  double scale = self->layout.scale;
  cairo_t *cr;

  g_clear_pointer (&self->ground, cairo_surface_destroy);
  self->ground = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, ceil (width * scale),
                                             ceil (height * scale));
  cairo_surface_set_device_scale (self->ground, scale, scale);
  cr = cairo_create (self->ground);
  ugo_board_draw_ground (cr, scene, &self->layout);
  cairo_destroy (cr);
  self->ground_layout = self->layout;
  self->ground_position = scene->position;
  self->ground_theme = scene->theme;
  self->ground_is_dark = scene->is_dark;
  self->ground_has_names = scene->has_inner_names;
}

static void
ugo_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoBoard *self = UGO_BOARD (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS];
  UgoBoardScene scene;
  cairo_t *cr;

  if (self->layout.square <= 0)
    return;
  ugo_board_init_scene (self, &scene, flying);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (!has_ground (self, &scene))
    keep_ground (self, &scene, width, height);
  cairo_set_source_surface (cr, self->ground, 0, 0);
  cairo_paint (cr);
  ugo_board_draw_play (cr, &scene, &self->layout);
  cairo_destroy (cr);
}

static void
scale_changed_cb (UgoBoard *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
ugo_board_realize (GtkWidget *widget)
{
  UgoBoard *self = UGO_BOARD (widget);

  GTK_WIDGET_CLASS (ugo_board_parent_class)->realize (widget);
  self->surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  g_signal_connect_swapped (self->surface, "notify::scale", G_CALLBACK (scale_changed_cb), self);
}

static void
ugo_board_unrealize (GtkWidget *widget)
{
  UgoBoard *self = UGO_BOARD (widget);

  g_signal_handlers_disconnect_by_func (self->surface, scale_changed_cb, self);
  self->surface = NULL;
  GTK_WIDGET_CLASS (ugo_board_parent_class)->unrealize (widget);
}

static void
ugo_board_unmap (GtkWidget *widget)
{
  UgoBoard *self = UGO_BOARD (widget);

  ugo_board_end_press (self);
  ugo_board_finish_animation (self);
  GTK_WIDGET_CLASS (ugo_board_parent_class)->unmap (widget);
}

/* Focus */

static gboolean
ugo_board_grab_focus (GtkWidget *widget)
{
  UgoBoard *self = UGO_BOARD (widget);

  return gtk_widget_grab_focus (self->squares[self->cursor]);
}

static gboolean
ugo_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UgoBoard *self = UGO_BOARD (widget);
  gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  gboolean is_inside = gtk_widget_get_focus_child (widget) != NULL;
  GtkRoot *root = gtk_widget_get_root (widget);

  if (is_tab && is_inside)
    return FALSE;
  if (is_inside)
    {
      ugo_board_move_cursor (self, ugo_board_find_neighbour (self, self->cursor, direction));
      return TRUE;
    }
  /* A window that opens gives its focus to some widget; nobody has used a key then. */
  self->shows_cursor = GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root));
  return ugo_board_grab_focus (widget);
}

static void
ugo_board_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  UgoBoard *self = UGO_BOARD (widget);

  GTK_WIDGET_CLASS (ugo_board_parent_class)->set_focus_child (widget, child);
  if (child)
    self->cursor = ugo_board_square_get_square (UGO_BOARD_SQUARE (child));
  ugo_board_consider (self);
  gtk_widget_queue_draw (widget);
}

/* Construction */

static void
ugo_board_dispose (GObject *object)
{
  UgoBoard *self = UGO_BOARD (object);

  ugo_board_end_press (self);
  set_n_squares (self, 0);
  g_clear_pointer (&self->ground, cairo_surface_destroy);
  G_OBJECT_CLASS (ugo_board_parent_class)->dispose (object);
}

static void
ugo_board_finalize (GObject *object)
{
  UgoBoard *self = UGO_BOARD (object);

  forget_words (self);
  g_free (self->prompt);
  g_array_unref (self->marks);
  G_OBJECT_CLASS (ugo_board_parent_class)->finalize (object);
}

static void
add_signals (GType type)
{
  signals[UGO_BOARD_MOVE_CHOSEN]
    = g_signal_new ("move-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                    G_TYPE_POINTER, G_TYPE_POINTER);
  signals[UGO_BOARD_MOVE_REFUSED]
    = g_signal_new ("move-refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                    G_TYPE_POINTER, G_TYPE_INT);
  signals[UGO_BOARD_SQUARE_PRESSED]
    = g_signal_new ("square-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                    2, G_TYPE_INT, G_TYPE_INT);
  signals[UGO_BOARD_MARK_DRAWN]
    = g_signal_new ("mark-drawn", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                    G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  signals[UGO_BOARD_POSITION_CHANGED]
    = g_signal_new ("position-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                    0);
}

static void
ugo_board_class_init (UgoBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ugo_board_dispose;
  object_class->finalize = ugo_board_finalize;

  widget_class->measure = ugo_board_measure;
  widget_class->get_request_mode = ugo_board_get_request_mode;
  widget_class->size_allocate = ugo_board_size_allocate;
  widget_class->snapshot = ugo_board_snapshot;
  widget_class->realize = ugo_board_realize;
  widget_class->unrealize = ugo_board_unrealize;
  widget_class->unmap = ugo_board_unmap;
  widget_class->focus = ugo_board_focus;
  widget_class->grab_focus = ugo_board_grab_focus;
  widget_class->set_focus_child = ugo_board_set_focus_child;

  ugo_board_add_properties (object_class);
  add_signals (G_TYPE_FROM_CLASS (klass));
  ugo_board_add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, ugo_compat_has_grid ()
                                                        ? GTK_ACCESSIBLE_ROLE_GRID
                                                        : GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_board_init (UgoBoard *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  self->hint_from = UGO_SQUARE_NONE;
  self->hint_to = UGO_SQUARE_NONE;
  UgoPosition start;

  self->theme = ugo_theme_all ()[0];
  self->has_coordinates = TRUE;
  self->animation_speed = 1;
  self->cursor = 0;
  self->hovered = UGO_SQUARE_NONE;
  self->shaken = UGO_SQUARE_NONE;
  self->last_drop = UGO_SQUARE_NONE;
  self->told_selected = UGO_SQUARE_NONE;
  self->considered = UGO_MOVE_PASS;
  ugo_board_add_controllers (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: what a screen reader calls the game board. */
                                  _ ("Board"), -1);
  ugo_position_start (ugo_variant_default (ugo_rules_all ()[0]), &start);
  ugo_board_set_position (self, &start);
}

/* Public functions */

GtkWidget *
ugo_board_new (void)
{
  return g_object_new (UGO_TYPE_BOARD, NULL);
}

static void
forget_last_move (UgoBoard *self)
{
  self->last_trail.route.length = 0;
  self->last_drop = UGO_SQUARE_NONE;
}

static void
change_game (UgoBoard *self, const UgoRules *rules)
{
  ugo_board_finish_animation (self);
  self->entry = ugo_entry_find (rules);
  self->cursor = 0;
  self->hovered = UGO_SQUARE_NONE;
  forget_last_move (self);
  /* Without room until the new size is known. */
  ugo_board_layout_init (&self->layout, rules, 0, 0, 1, self->is_turned, shows_names (self));
  forget_words (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The squares stay, the slots of trays come and go. */
static void
change_places (UgoBoard *self)
{
  guint n_places = (guint) ugo_drawing_count_places (self->layout.drawing, &self->position);
  gboolean is_focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (n_places == self->n_squares)
    return;
  if (self->cursor >= n_places)
    self->cursor = 0;
  if (self->hovered != UGO_SQUARE_NONE && self->hovered >= n_places)
    self->hovered = UGO_SQUARE_NONE;
  set_n_squares (self, n_places);
  if (is_focused && !gtk_widget_get_focus_child (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->squares[self->cursor]);
  self->layout.n_places = (int) n_places;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* What was in hand is put back. */
static void
replace_position (UgoBoard *self, const UgoPosition *position)
{
  const UgoRules *old_rules = self->position.variant.rules;

  ugo_board_end_press (self);
  ugo_pick_clear (&self->pick);
  self->is_typed = FALSE;
  self->position = *position;
  if (position->variant.rules != old_rules)
    change_game (self, position->variant.rules);
  change_places (self);
  ugo_board_update (self);
  g_signal_emit (self, signals[UGO_BOARD_POSITION_CHANGED], 0);
}

void
ugo_board_set_position (UgoBoard *self, const UgoPosition *position)
{
  g_return_if_fail (UGO_IS_BOARD (self));
  g_return_if_fail (position != NULL);

  ugo_board_finish_animation (self);
  /* The words may be of another language now. */
  forget_words (self);
  replace_position (self, position);
}

const UgoPosition *
ugo_board_get_position (UgoBoard *self)
{
  g_return_val_if_fail (UGO_IS_BOARD (self), NULL);

  return &self->position;
}

void
ugo_board_show_move (UgoBoard *self, const UgoPosition *before, UgoMove move,
                     const UgoRoute *route, const UgoPosition *after)
{
  g_return_if_fail (UGO_IS_BOARD (self));
  g_return_if_fail (before != NULL && route != NULL && after != NULL);

  /* A pass moves nothing: let the eye follow the move before it to its end. */
  if (!ugo_move_is_pass (move))
    ugo_board_finish_animation (self);
  replace_position (self, after);
  if (!ugo_move_is_pass (move) && before->variant.rules == after->variant.rules)
    ugo_board_fly_move (self, before, move, route);
  self->brought = 0;
  self->is_drop_brought = FALSE;
}

void
ugo_board_set_last_move (UgoBoard *self, const UgoPosition *before, UgoMove move,
                         const UgoRoute *route)
{
  g_return_if_fail (UGO_IS_BOARD (self));

  forget_last_move (self);
  if (before && move.piece != 0)
    self->last_trail = (UgoTrail) { .route = { 1, { move.to } }, .stops = UINT64_MAX };
  else if (before && route && route->length > 0)
    {
      self->layout.drawing->trail (before, route, &self->last_trail);
      self->last_drop = move.drop;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ugo_board_mark_squares (GArray *marks, uint64_t squares, char colour)
{
  for (UgoSquare square = 0; square < UGO_MAX_SQUARES; square++)
    if (squares >> square & 1)
      {
        UgoBoardMark mark = { colour, square, UGO_SQUARE_NONE };

        g_array_append_val (marks, mark);
      }
}

void
ugo_board_set_hint (UgoBoard *self, uint64_t area, UgoSquare from, UgoSquare to)
{
  g_return_if_fail (UGO_IS_BOARD (self));

  self->hint_area = area;
  self->hint_from = from;
  self->hint_to = to;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ugo_board_set_threats (UgoBoard *self, const UgoMove *moves, gsize n_moves)
{
  g_return_if_fail (UGO_IS_BOARD (self) && n_moves <= UGO_BOARD_MAX_THREATS);

  for (gsize i = 0; i < n_moves; i++)
    self->asked_threats[i] = moves[i];
  self->n_asked_threats = n_moves;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ugo_board_announce (UgoBoard *self, const char *sentence)
{
  g_return_if_fail (UGO_IS_BOARD (self));
  g_return_if_fail (sentence != NULL);

  ugo_compat_announce (GTK_WIDGET (self), sentence);
}

/* ugo-board-properties.c: what can be chosen for the board widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

enum
{
  PROP_0,
  PROP_TURNED,
  PROP_PLAYABLE,
  PROP_EDITING,
  PROP_COORDINATES,
  PROP_INNER_COORDINATES,
  PROP_LENS,
  PROP_NAMELESS,
  PROP_DRAWABLE,
  PROP_THEME,
  PROP_PIECES,
  PROP_INPUT,
  PROP_ANIMATION_SPEED,
  PROP_PROMPT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const char *const input_ids[] = {
  [UGO_INPUT_ANY] = "any",
  [UGO_INPUT_CLICK] = "click",
  [UGO_INPUT_DRAG] = "drag",
};

static void
ugo_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UgoBoard *self = UGO_BOARD (object);

  switch (id)
    {
    case PROP_TURNED:
      g_value_set_boolean (value, self->is_turned);
      break;
    case PROP_PLAYABLE:
      g_value_set_boolean (value, self->is_playable);
      break;
    case PROP_EDITING:
      g_value_set_boolean (value, self->is_editing);
      break;
    case PROP_COORDINATES:
      g_value_set_boolean (value, self->has_coordinates);
      break;
    case PROP_INNER_COORDINATES:
      g_value_set_boolean (value, self->has_inner_coordinates);
      break;
    case PROP_LENS:
      g_value_set_boolean (value, self->has_lens);
      break;
    case PROP_NAMELESS:
      g_value_set_boolean (value, self->is_nameless);
      break;
    case PROP_DRAWABLE:
      g_value_set_boolean (value, self->is_drawable);
      break;
    case PROP_THEME:
      g_value_set_string (value, self->theme->id);
      break;
    case PROP_PIECES:
      g_value_set_string (value, ugo_piece_style_get_id (self->pieces));
      break;
    case PROP_INPUT:
      g_value_set_string (value, input_ids[self->input]);
      break;
    case PROP_ANIMATION_SPEED:
      g_value_set_double (value, self->animation_speed);
      break;
    case PROP_PROMPT:
      g_value_set_string (value, self->prompt);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_flag (UgoBoard *self, gboolean *flag, gboolean value, guint id)
{
  if (*flag == value)
    return;
  *flag = value;
  ugo_board_cancel (self);
  ugo_board_update (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

/* An unknown theme, from settings of another version say, is the default one. */
static void
set_theme (UgoBoard *self, const char *id)
{
  const UgoTheme *theme = ugo_theme_find (id);

  if (!theme)
    theme = ugo_theme_all ()[0];
  if (self->theme == theme)
    return;
  self->theme = theme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THEME]);
}

static void
set_pieces (UgoBoard *self, UgoPieceStyle pieces)
{
  if (self->pieces == pieces)
    return;
  self->pieces = pieces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PIECES]);
}

/* An unknown one is any. */
static void
set_input (UgoBoard *self, const char *id)
{
  UgoBoardInput input = UGO_INPUT_ANY;

  for (guint i = 0; i < G_N_ELEMENTS (input_ids); i++)
    if (g_strcmp0 (input_ids[i], id) == 0)
      input = (UgoBoardInput) i;
  if (self->input == input)
    return;
  self->input = input;
  ugo_board_cancel (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INPUT]);
}

static void
set_animation_speed (UgoBoard *self, double speed)
{
  if (self->animation_speed == speed)
    return;
  self->animation_speed = speed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANIMATION_SPEED]);
}

static void
ugo_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UgoBoard *self = UGO_BOARD (object);

  switch (id)
    {
    case PROP_TURNED:
      set_flag (self, &self->is_turned, g_value_get_boolean (value), id);
      break;
    case PROP_PLAYABLE:
      set_flag (self, &self->is_playable, g_value_get_boolean (value), id);
      break;
    case PROP_EDITING:
      set_flag (self, &self->is_editing, g_value_get_boolean (value), id);
      break;
    case PROP_COORDINATES:
      set_flag (self, &self->has_coordinates, g_value_get_boolean (value), id);
      break;
    case PROP_INNER_COORDINATES:
      set_flag (self, &self->has_inner_coordinates, g_value_get_boolean (value), id);
      break;
    case PROP_LENS:
      set_flag (self, &self->has_lens, g_value_get_boolean (value), id);
      break;
    case PROP_NAMELESS:
      set_flag (self, &self->is_nameless, g_value_get_boolean (value), id);
      break;
    case PROP_DRAWABLE:
      set_flag (self, &self->is_drawable, g_value_get_boolean (value), id);
      break;
    case PROP_THEME:
      set_theme (self, g_value_get_string (value));
      break;
    case PROP_PIECES:
      set_pieces (self, ugo_piece_style_find (g_value_get_string (value)));
      break;
    case PROP_INPUT:
      set_input (self, g_value_get_string (value));
      break;
    case PROP_ANIMATION_SPEED:
      set_animation_speed (self, g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static GParamSpec *
flag_new (const char *name, gboolean is_set)
{
  return g_param_spec_boolean (name, NULL, NULL, is_set,
                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                 | G_PARAM_EXPLICIT_NOTIFY);
}

void
ugo_board_add_properties (GObjectClass *object_class)
{
  object_class->get_property = ugo_board_get_property;
  object_class->set_property = ugo_board_set_property;

  properties[PROP_TURNED] = flag_new ("turned", FALSE);
  properties[PROP_PLAYABLE] = flag_new ("playable", FALSE);
  properties[PROP_EDITING] = flag_new ("editing", FALSE);
  properties[PROP_COORDINATES] = flag_new ("coordinates", TRUE);
  properties[PROP_INNER_COORDINATES] = flag_new ("inner-coordinates", FALSE);
  properties[PROP_LENS] = flag_new ("lens", FALSE);
  properties[PROP_NAMELESS] = flag_new ("nameless", FALSE);
  properties[PROP_DRAWABLE] = flag_new ("drawable", FALSE);
  properties[PROP_THEME] = g_param_spec_string ("theme", NULL, NULL, ugo_theme_all ()[0]->id,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_PIECES] = g_param_spec_string (
    "pieces", NULL, NULL, ugo_piece_style_get_id (UGO_PIECES_TURNED),
    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_INPUT] = g_param_spec_string (
    "input", NULL, NULL, input_ids[UGO_INPUT_ANY],
    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_ANIMATION_SPEED]
    = g_param_spec_double ("animation-speed", NULL, NULL, 0, 10, 1,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, NULL,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                   | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

void
ugo_board_set_prompt (UgoBoard *self, const char *prompt)
{
  if (g_strcmp0 (self->prompt, prompt) == 0)
    return;
  g_free (self->prompt);
  self->prompt = g_strdup (prompt);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROMPT]);
}

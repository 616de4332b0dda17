/* ugo-figure.c: a board with what is to be seen on it, described in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-figure.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-drawing.h"
#include "ugo-notation.h"

G_DEFINE_QUARK (ugo-figure-error-quark, ugo_figure_error)

struct UgoFigure
{
  UgoBoardScene scene;
  gboolean is_turned;
  GArray *threats;
  GArray *marks;
};

typedef gboolean (*ReadFunc) (UgoFigure *self, const char *value);

static const UgoDrawing *
get_drawing (const UgoFigure *self)
{
  return ugo_drawing_find (self->scene.position.variant.rules);
}

/* The keys, which are read in this order. */

static gboolean
read_variant (UgoFigure *self, const char *value)
{
  UgoPosition *position = &self->scene.position;
  gsize offset;

  if (ugo_variant_read (value, strlen (value), &position->variant, &offset) != UGO_OK)
    return FALSE;
  ugo_position_start (position->variant, position);
  return TRUE;
}

static gboolean
read_position (UgoFigure *self, const char *value)
{
  UgoPosition *position = &self->scene.position;
  gsize offset;

  return ugo_position_read (position->variant, value, strlen (value), UGO_ANY_POSITION, position,
                            &offset)
         == UGO_OK;
}

/* Reads a legal move with its route. */
static gboolean
read_move (const UgoFigure *self, const char *value, UgoMove *move, UgoRoute *route)
{
  const UgoPosition *position = &self->scene.position;
  gsize offset;

  if (ugo_move_read (position, value, strlen (value), move, route, &offset) != UGO_OK)
    return FALSE;
  if (route->length == 0 && move->piece == 0)
    ugo_move_path (position, *move, route);
  return TRUE;
}

static gboolean
read_moves (UgoFigure *self, const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      UgoPosition before = self->scene.position;
      UgoRoute route;
      UgoMove move;

      if (!read_move (self, *word, &move, &route))
        return FALSE;
      ugo_board_scene_set_last_move (&self->scene, &before, move, &route);
      ugo_play (&before, move, NULL, 0, &self->scene.position);
    }
  return TRUE;
}

static void
set_trail (UgoFigure *self, const UgoRoute *route)
{
  UgoTrail trail;

  get_drawing (self)->trail (&self->scene.position, route, &trail);
  self->scene.hover_route = trail.route;
  self->scene.hover_stops = trail.stops;
  memcpy (self->scene.hover_numbers, trail.numbers, sizeof trail.numbers);
}

/* Marks where @move ends. */
static void
add_target (UgoFigure *self, UgoMove move)
{
  UgoBoardScene *scene = &self->scene;
  UgoTrail trail;
  UgoRoute route;

  ugo_move_path (&scene->position, move, &route);
  get_drawing (self)->trail (&scene->position, &route, &trail);
  scene->steps = trail.numbers[0];
  if (move.drop != UGO_SQUARE_NONE)
    scene->replaceable |= ugo_bit (move.to);
  else
    {
      scene->targets |= ugo_bit (move.to);
      scene->jumps[move.to] = (uint8_t) ugo_drawing_count_hops (get_drawing (self), &route);
    }
}

static gboolean
read_square (const UgoFigure *self, const char **value, UgoSquare *square)
{
  const UgoRules *rules = self->scene.position.variant.rules;
  gsize used = ugo_square_read (rules, *value, strlen (*value), square);

  *value += used;
  return used > 0;
}

static gboolean
read_piece (UgoFigure *self, const char *value)
{
  UgoBoardScene *scene = &self->scene;
  UgoMove moves[UGO_MAX_MOVES];
  gsize n_moves = ugo_legal_moves (&scene->position, moves);

  if (!read_square (self, &value, &scene->selected) || *value != '\0')
    return FALSE;
  for (gsize i = 0; i < n_moves; i++)
    if (moves[i].from == scene->selected)
      add_target (self, moves[i]);
  return (scene->targets | scene->replaceable) != 0;
}

static gboolean
read_way (UgoFigure *self, const char *value)
{
  UgoMove move;
  UgoRoute route;

  if (!read_move (self, value, &move, &route) || route.length == 0)
    return FALSE;
  set_trail (self, &route);
  self->scene.selected = move.from;
  self->scene.hover_drop = move.drop;
  return TRUE;
}

/* Reads two squares with a hyphen between them. */
static gboolean
read_pair (const UgoFigure *self, const char *value, UgoMove *pair)
{
  *pair = ugo_move (UGO_SQUARE_NONE, UGO_SQUARE_NONE);
  return read_square (self, &value, &pair->from) && *value++ == '-'
         && read_square (self, &value, &pair->to) && *value == '\0';
}

static gboolean
read_hint (UgoFigure *self, const char *value)
{
  UgoMove pair;

  if (read_pair (self, value, &pair))
    self->scene.hint_to = pair.to;
  else if (!read_square (self, &value, &pair.from) || *value != '\0')
    return FALSE;
  self->scene.hint_from = pair.from;
  return TRUE;
}

static gboolean
read_threats (UgoFigure *self, const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      UgoMove pair;

      if (!read_pair (self, *word, &pair))
        return FALSE;
      g_array_append_val (self->threats, pair);
    }
  return TRUE;
}

static gboolean
read_marks (UgoFigure *self, const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      const char *rest = *word;
      UgoBoardMark mark = { *rest, UGO_SQUARE_NONE, UGO_SQUARE_NONE };

      if (*rest == '\0' || strchr ("RGBY", *rest++) == NULL
          || !read_square (self, &rest, &mark.from)
          || (*rest != '\0' && !read_square (self, &rest, &mark.to)) || *rest != '\0')
        return FALSE;
      g_array_append_val (self->marks, mark);
    }
  return TRUE;
}

static gboolean
read_rows (UgoFigure *self, const char *value)
{
  UgoBoardScene *scene = &self->scene;

  if (g_str_equal (value, "true"))
    scene->n_rows = get_drawing (self)->rows (&scene->position, scene->rows);
  return scene->n_rows > 0;
}

static gboolean
read_turned (UgoFigure *self, const char *value)
{
  self->is_turned = g_str_equal (value, "true");
  return self->is_turned;
}

static const struct
{
  const char *key;
  ReadFunc read;
} keys[] = {
  { "variant", read_variant }, { "position", read_position }, { "moves", read_moves },
  { "piece", read_piece },     { "way", read_way },           { "hint", read_hint },
  { "threats", read_threats }, { "marks", read_marks },       { "rows", read_rows },
  { "turned", read_turned },
};

static gboolean
is_known (const char *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (keys[i].key, key))
      return TRUE;
  return FALSE;
}

static gboolean
read_keys (UgoFigure *self, GKeyFile *file, const char *name, GError **error)
{
  g_auto (GStrv) there = g_key_file_get_keys (file, name, NULL, error);

  if (there == NULL)
    return FALSE;
  for (char **key = there; *key != NULL; key++)
    if (!is_known (*key))
      {
        g_set_error (error, UGO_FIGURE_ERROR, UGO_FIGURE_ERROR_KEY, "[%s] figures have no “%s”",
                     name, *key);
        return FALSE;
      }

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *value = g_key_file_get_value (file, name, keys[i].key, NULL);

      if (value != NULL && (*value == '\0' || !keys[i].read (self, value)))
        {
          g_set_error (error, UGO_FIGURE_ERROR, UGO_FIGURE_ERROR_VALUE,
                       "[%s] “%s” is not right for “%s” here", name, value, keys[i].key);
          return FALSE;
        }
    }
  return TRUE;
}

UgoFigure *
ugo_figure_new (GKeyFile *file, const char *name, GError **error)
{
  g_autoptr (UgoFigure) self = g_new0 (UgoFigure, 1);
  UgoPosition start;

  ugo_position_start (ugo_variant_default (ugo_rules_all ()[0]), &start);
  ugo_board_scene_init (&self->scene, &start, ugo_theme_all ()[0]);
  self->threats = g_array_new (FALSE, FALSE, sizeof (UgoMove));
  self->marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  if (!read_keys (self, file, name, error))
    return NULL;
  self->scene.threats = (const UgoMove *) self->threats->data;
  self->scene.n_threats = self->threats->len;
  self->scene.marks = (const UgoBoardMark *) self->marks->data;
  self->scene.n_marks = self->marks->len;
  return g_steal_pointer (&self);
}

void
ugo_figure_free (UgoFigure *self)
{
  g_array_unref (self->threats);
  g_array_unref (self->marks);
  g_free (self);
}

const UgoBoardScene *
ugo_figure_get_scene (const UgoFigure *self)
{
  return &self->scene;
}

gboolean
ugo_figure_get_turned (const UgoFigure *self)
{
  return self->is_turned;
}

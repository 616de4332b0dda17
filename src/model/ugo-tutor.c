/* ugo-tutor.c: a person at something to be solved on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-tutor-private.h"

#include "ugo-rules.h"

typedef struct
{
  /* Owned. */
  UgoTutorPlace *here;
  GPtrArray *past;   /* of places, the nearest last */
  GPtrArray *future; /* of places, the nearest last */

  /* Plain state. */
  guint showing; /* which showing of a solution is going on, 0 for none */
  guint n_showings;
} UgoTutorPrivate;

enum
{
  MOVED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (UgoTutor, ugo_tutor, G_TYPE_OBJECT)

static UgoTutorPrivate *
get_private (UgoTutor *self)
{
  return ugo_tutor_get_instance_private (self);
}

/* Places */

static UgoTutorPlace *
copy_place (UgoTutor *self, const UgoTutorPlace *place)
{
  UgoTutorClass *klass = UGO_TUTOR_GET_CLASS (self);
  UgoTutorPlace *copy = g_memdup2 (place, klass->place_size);

  if (klass->copy_place != NULL)
    klass->copy_place (copy);
  return copy;
}

static void
free_place (UgoTutor *self, UgoTutorPlace *place)
{
  UgoTutorClass *klass = UGO_TUTOR_GET_CLASS (self);

  if (place != NULL && klass->clear_place != NULL)
    klass->clear_place (place);
  g_free (place);
}

static void
drop_places (UgoTutor *self, GPtrArray *places, guint length)
{
  while (places->len > length)
    free_place (self, g_ptr_array_steal_index (places, places->len - 1));
}

/* A wrong answer, or one that is not judged yet, is nothing to come back to. */
static void
step_back (UgoTutor *self)
{
  UgoTutorPrivate *priv = get_private (self);
  UgoTutorPlace *from = priv->here;

  priv->here = g_ptr_array_steal_index (priv->past, priv->past->len - 1);
  if (from->state == UGO_TUTOR_JUDGING || from->state == UGO_TUTOR_WRONG)
    free_place (self, from);
  else
    g_ptr_array_add (priv->future, from);
}

static void
step_forward (UgoTutor *self)
{
  UgoTutorPrivate *priv = get_private (self);

  g_ptr_array_add (priv->past, priv->here);
  priv->here = g_ptr_array_steal_index (priv->future, priv->future->len - 1);
}

static void
stop (UgoTutor *self)
{
  ugo_tutor_stop_showing (self);
  if (UGO_TUTOR_GET_CLASS (self)->stop != NULL)
    UGO_TUTOR_GET_CLASS (self)->stop (self);
}

static void
came_back (UgoTutor *self)
{
  if (UGO_TUTOR_GET_CLASS (self)->came_back != NULL)
    UGO_TUTOR_GET_CLASS (self)->came_back (self);
  ugo_tutor_changed (self);
}

static gboolean
may (UgoTutor *self, UgoTutorVerb verb)
{
  UgoTutorClass *klass = UGO_TUTOR_GET_CLASS (self);

  return ugo_tutor_can (self, verb) && (klass->is_busy == NULL || !klass->is_busy (self));
}

/* The class */

static void
ugo_tutor_finalize (GObject *object)
{
  UgoTutor *self = UGO_TUTOR (object);
  UgoTutorPrivate *priv = get_private (self);

  free_place (self, priv->here);
  drop_places (self, priv->past, 0);
  drop_places (self, priv->future, 0);
  g_ptr_array_unref (priv->past);
  g_ptr_array_unref (priv->future);

  G_OBJECT_CLASS (ugo_tutor_parent_class)->finalize (object);
}

static void
ugo_tutor_class_init (UgoTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_tutor_finalize;

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 4, G_TYPE_POINTER, G_TYPE_POINTER,
                                 G_TYPE_POINTER, G_TYPE_POINTER);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_tutor_init (UgoTutor *self)
{
  UgoTutorPrivate *priv = get_private (self);

  priv->past = g_ptr_array_new ();
  priv->future = g_ptr_array_new ();
}

/* For the classes derived from it */

void
ugo_tutor_begin (UgoTutor *self, gpointer place)
{
  UgoTutorPrivate *priv = get_private (self);

  drop_places (self, priv->past, 0);
  drop_places (self, priv->future, 0);
  ugo_tutor_stop_showing (self);
  ugo_tutor_set_here (self, place);
}

void
ugo_tutor_set_here (UgoTutor *self, gpointer place)
{
  free_place (self, get_private (self)->here);
  get_private (self)->here = place;
}

gpointer
ugo_tutor_get_here (UgoTutor *self)
{
  return get_private (self)->here;
}

GPtrArray *
ugo_tutor_get_past (UgoTutor *self)
{
  return get_private (self)->past;
}

void
ugo_tutor_remember (UgoTutor *self)
{
  UgoTutorPrivate *priv = get_private (self);

  g_ptr_array_add (priv->past, copy_place (self, priv->here));
  drop_places (self, priv->future, 0);
  priv->here->showing = priv->showing;
}

void
ugo_tutor_go_back_to (UgoTutor *self, guint length)
{
  UgoTutorPrivate *priv = get_private (self);

  drop_places (self, priv->past, length + 1);
  drop_places (self, priv->future, 0);
  ugo_tutor_set_here (self, g_ptr_array_steal_index (priv->past, length));
}

void
ugo_tutor_move (UgoTutor *self, UgoMove move, const UgoRoute *chosen, const UgoPosition *after)
{
  UgoTutorPlace *here = ugo_tutor_get_here (self);
  UgoPosition before = here->position;
  UgoRoute route = { 0 };

  if (chosen != NULL && chosen->length > 0)
    route = *chosen;
  else if (!ugo_move_is_pass (move) && move.from != UGO_SQUARE_NONE)
    ugo_move_path (&before, move, &route);
  here->position = *after;
  if (!ugo_move_is_pass (move))
    g_signal_emit (self, signals[MOVED], 0, &before, &move, &route, after);
}

void
ugo_tutor_stop_showing (UgoTutor *self)
{
  get_private (self)->showing = 0;
}

void
ugo_tutor_changed (UgoTutor *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Public API */

UgoTutorState
ugo_tutor_get_state (UgoTutor *self)
{
  return get_private (self)->here->state;
}

const UgoPosition *
ugo_tutor_get_position (UgoTutor *self)
{
  return &get_private (self)->here->position;
}

uint64_t
ugo_tutor_get_chosen (UgoTutor *self)
{
  return get_private (self)->here->chosen;
}

char *
ugo_tutor_get_text (UgoTutor *self)
{
  return UGO_TUTOR_GET_CLASS (self)->get_text (self);
}

char *
ugo_tutor_get_hint (UgoTutor *self)
{
  return UGO_TUTOR_GET_CLASS (self)->get_hint (self);
}

char *
ugo_tutor_get_feedback (UgoTutor *self)
{
  return UGO_TUTOR_GET_CLASS (self)->get_feedback (self);
}

gboolean
ugo_tutor_is_refusal (UgoTutor *self)
{
  return UGO_TUTOR_GET_CLASS (self)->is_refusal (self);
}

gboolean
ugo_tutor_can (UgoTutor *self, UgoTutorVerb verb)
{
  UgoTutorPrivate *priv;

  g_return_val_if_fail (UGO_IS_TUTOR (self), FALSE);

  priv = get_private (self);
  switch (verb)
    {
    case UGO_TUTOR_TRY_AGAIN:
      return priv->here->state == UGO_TUTOR_WRONG && priv->past->len > 0;
    case UGO_TUTOR_UNDO:
      return priv->past->len > priv->here->floor;
    case UGO_TUTOR_REDO:
      return priv->future->len > 0;
    case UGO_TUTOR_PLAY:
    case UGO_TUTOR_TOGGLE:
    case UGO_TUTOR_CHECK:
    case UGO_TUTOR_HINT:
    case UGO_TUTOR_SHOW:
    default:
      return UGO_TUTOR_GET_CLASS (self)->can (self, verb);
    }
}

void
ugo_tutor_play (UgoTutor *self, UgoMove move, const UgoRoute *route)
{
  if (!may (self, UGO_TUTOR_PLAY) || ugo_check_move (ugo_tutor_get_position (self), move) != UGO_OK)
    return;
  ugo_tutor_stop_showing (self);
  UGO_TUTOR_GET_CLASS (self)->play (self, move, route);
}

void
ugo_tutor_toggle (UgoTutor *self, UgoSquare square)
{
  if (!may (self, UGO_TUTOR_TOGGLE)
      || square >= ugo_tutor_get_position (self)->variant.rules->n_squares)
    return;
  ugo_tutor_stop_showing (self);
  UGO_TUTOR_GET_CLASS (self)->toggle (self, square);
}

void
ugo_tutor_check (UgoTutor *self)
{
  if (!may (self, UGO_TUTOR_CHECK))
    return;
  ugo_tutor_stop_showing (self);
  UGO_TUTOR_GET_CLASS (self)->check (self);
}

void
ugo_tutor_hint (UgoTutor *self)
{
  if (!may (self, UGO_TUTOR_HINT))
    return;
  ugo_tutor_stop_showing (self);
  UGO_TUTOR_GET_CLASS (self)->hint (self);
}

void
ugo_tutor_show (UgoTutor *self)
{
  UgoTutorPrivate *priv;

  if (!may (self, UGO_TUTOR_SHOW))
    return;
  priv = get_private (self);
  if (priv->showing == 0)
    priv->showing = ++priv->n_showings;
  UGO_TUTOR_GET_CLASS (self)->show (self);
}

void
ugo_tutor_try_again (UgoTutor *self)
{
  if (!ugo_tutor_can (self, UGO_TUTOR_TRY_AGAIN))
    return;
  ugo_tutor_stop_showing (self);
  UGO_TUTOR_GET_CLASS (self)->try_again (self);
}

gboolean
ugo_tutor_get_reply_due (UgoTutor *self)
{
  g_return_val_if_fail (UGO_IS_TUTOR (self), FALSE);

  return UGO_TUTOR_GET_CLASS (self)->get_reply_due (self);
}

void
ugo_tutor_reply (UgoTutor *self)
{
  if (ugo_tutor_get_reply_due (self))
    UGO_TUTOR_GET_CLASS (self)->reply (self);
}

gboolean
ugo_tutor_is_due (UgoTutor *self)
{
  UgoTutorPrivate *priv;

  if (ugo_tutor_get_reply_due (self))
    return TRUE;
  priv = get_private (self);
  if (priv->here->state == UGO_TUTOR_WRONG)
    return UGO_TUTOR_GET_CLASS (self)->goes_back (self);
  return priv->showing != 0 && ugo_tutor_can (self, UGO_TUTOR_SHOW);
}

void
ugo_tutor_go_on (UgoTutor *self)
{
  if (!ugo_tutor_is_due (self))
    return;
  if (ugo_tutor_get_reply_due (self))
    ugo_tutor_reply (self);
  else if (ugo_tutor_get_state (self) == UGO_TUTOR_WRONG)
    ugo_tutor_try_again (self);
  else
    ugo_tutor_show (self);
}

void
ugo_tutor_undo (UgoTutor *self)
{
  UgoTutorPrivate *priv;
  guint showing;

  if (!ugo_tutor_can (self, UGO_TUTOR_UNDO))
    return;
  stop (self);
  priv = get_private (self);
  showing = priv->here->showing;
  do
    step_back (self);
  while (showing != 0 && priv->here->showing == showing && ugo_tutor_can (self, UGO_TUTOR_UNDO));
  came_back (self);
}

void
ugo_tutor_redo (UgoTutor *self)
{
  UgoTutorPrivate *priv;
  guint showing;

  if (!ugo_tutor_can (self, UGO_TUTOR_REDO))
    return;
  stop (self);
  priv = get_private (self);
  do
    {
      step_forward (self);
      showing = priv->here->showing;
    }
  while (showing != 0 && priv->future->len > 0
         && ((UgoTutorPlace *) priv->future->pdata[priv->future->len - 1])->showing == showing);
  came_back (self);
}

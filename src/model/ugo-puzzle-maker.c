/* ugo-puzzle-maker.c: puzzles without end, made in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-maker.h"

#include "ugo-thinker.h"

/* How often it is told how far a puzzle is, in milliseconds. */
#define PACE 200

/* What is made in a thread. */
typedef struct
{
  const UgoPuzzleTheme *theme;
  int level;
  guint64 seed;
  char *id;             /* in place of them */
  atomic_uint *n_tries; /* shared, in an atomic box */
  UgoPuzzle *puzzle;    /* what came of it */
} Order;

struct _UgoPuzzleMaker
{
  GObject parent_instance;

  /* Owned. */
  UgoThinker *thinker;
  UgoPuzzle *puzzle;
  atomic_uint *n_tries;

  /* Plain state. */
  UgoPuzzleMakerState state;
  const UgoPuzzleTheme *theme; /* NULL when it is made by its id */
  int level;
  guint timeout;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzleMaker, ugo_puzzle_maker, G_TYPE_OBJECT)

static void
told_cb (guint tries, gpointer data)
{
  Order *order = data;

  atomic_store_explicit (order->n_tries, tries, memory_order_relaxed);
}

static void
make (gpointer data, gpointer mind, const atomic_bool *stop)
{
  Order *order = data;

  if (order->id != NULL)
    order->puzzle = ugo_generate_from_id (order->id, stop);
  else
    order->puzzle = ugo_generate (order->theme, order->level, order->seed, stop, told_cb, order);
}

static void
order_free (gpointer data)
{
  Order *order = data;

  g_clear_pointer (&order->puzzle, ugo_puzzle_unref);
  g_atomic_rc_box_release (order->n_tries);
  g_free (order->id);
  g_free (order);
}

static void
set_state (UgoPuzzleMaker *self, UgoPuzzleMakerState state)
{
  self->state = state;
  if (state != UGO_PUZZLE_MAKER_MAKING)
    g_clear_handle_id (&self->timeout, g_source_remove);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
made_cb (gpointer data, gpointer maker)
{
  UgoPuzzleMaker *self = UGO_PUZZLE_MAKER (maker);
  Order *order = data;

  self->puzzle = g_steal_pointer (&order->puzzle);
  set_state (self, self->puzzle != NULL ? UGO_PUZZLE_MAKER_READY : UGO_PUZZLE_MAKER_FAILED);
}

static gboolean
timeout_cb (gpointer data)
{
  g_signal_emit (data, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

/* The class */

static void
ugo_puzzle_maker_dispose (GObject *object)
{
  UgoPuzzleMaker *self = UGO_PUZZLE_MAKER (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->thinker, ugo_thinker_free);
  g_clear_pointer (&self->puzzle, ugo_puzzle_unref);
  G_OBJECT_CLASS (ugo_puzzle_maker_parent_class)->dispose (object);
}

static void
ugo_puzzle_maker_finalize (GObject *object)
{
  g_atomic_rc_box_release (UGO_PUZZLE_MAKER (object)->n_tries);
  G_OBJECT_CLASS (ugo_puzzle_maker_parent_class)->finalize (object);
}

static void
ugo_puzzle_maker_class_init (UgoPuzzleMakerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_maker_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_maker_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_puzzle_maker_init (UgoPuzzleMaker *self)
{
  self->n_tries = g_atomic_rc_box_new0 (atomic_uint);
  self->thinker = ugo_thinker_new (make, order_free, NULL, NULL, made_cb, self);
}

/* Public API */

UgoPuzzleMaker *
ugo_puzzle_maker_new (void)
{
  return g_object_new (UGO_TYPE_PUZZLE_MAKER, NULL);
}

static void
begin (UgoPuzzleMaker *self, const UgoPuzzleTheme *theme, int level, guint64 seed, const char *id)
{
  Order *order = g_new0 (Order, 1);

  g_clear_pointer (&self->puzzle, ugo_puzzle_unref);
  g_atomic_rc_box_release (self->n_tries);
  self->n_tries = g_atomic_rc_box_new0 (atomic_uint);
  self->theme = theme;
  self->level = level;
  *order = (Order){ theme, level, seed, g_strdup (id), g_atomic_rc_box_acquire (self->n_tries),
                    NULL };
  ugo_thinker_ask (self->thinker, order);
  if (self->timeout == 0)
    self->timeout = g_timeout_add (PACE, timeout_cb, self);
  set_state (self, UGO_PUZZLE_MAKER_MAKING);
}

void
ugo_puzzle_maker_prepare (UgoPuzzleMaker *self, const UgoPuzzleTheme *theme, int level,
                          guint64 seed)
{
  g_return_if_fail (UGO_IS_PUZZLE_MAKER (self));

  if (self->theme == theme && self->level == level
      && (self->state == UGO_PUZZLE_MAKER_MAKING || self->state == UGO_PUZZLE_MAKER_READY))
    return;
  begin (self, theme, level, seed, NULL);
}

void
ugo_puzzle_maker_prepare_id (UgoPuzzleMaker *self, const char *id)
{
  g_return_if_fail (UGO_IS_PUZZLE_MAKER (self));

  begin (self, NULL, 0, 0, id);
}

UgoPuzzleMakerState
ugo_puzzle_maker_get_state (UgoPuzzleMaker *self)
{
  return self->state;
}

guint
ugo_puzzle_maker_get_n_tries (UgoPuzzleMaker *self)
{
  return atomic_load_explicit (self->n_tries, memory_order_relaxed);
}

UgoPuzzle *
ugo_puzzle_maker_take (UgoPuzzleMaker *self, const UgoPuzzleTheme *theme, int level)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_MAKER (self), NULL);

  if (self->state != UGO_PUZZLE_MAKER_READY || self->theme != theme || self->level != level)
    return NULL;
  self->state = UGO_PUZZLE_MAKER_RESTING;
  return g_steal_pointer (&self->puzzle);
}

UgoPuzzle *
ugo_puzzle_maker_take_id (UgoPuzzleMaker *self, const char *id)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_MAKER (self), NULL);

  if (self->state != UGO_PUZZLE_MAKER_READY || !g_str_equal (ugo_puzzle_get_id (self->puzzle), id))
    return NULL;
  self->state = UGO_PUZZLE_MAKER_RESTING;
  return g_steal_pointer (&self->puzzle);
}

void
ugo_puzzle_maker_cancel (UgoPuzzleMaker *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_MAKER (self));

  if (self->state != UGO_PUZZLE_MAKER_MAKING)
    return;
  ugo_thinker_drop (self->thinker);
  set_state (self, UGO_PUZZLE_MAKER_RESTING);
}

/* ugo-pack-check.c: whether what a pack claims is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-pack-check.h"

#include "ugo-thinker.h"

/* How often it is told how far it is, in milliseconds. */
#define PACE 100

/* What was found of a puzzle. */
typedef struct
{
  UgoClaim claim;
  UgoProofStatus status;
  int least;
} Finding;

/* Shared with the thread, which writes findings and then how many there are. */
typedef struct
{
  GPtrArray *puzzles; /* of UgoPuzzle: in the order of the items that have one */
  Finding *findings;
  atomic_uint n_done;
} Work;

struct _UgoPackCheck
{
  GObject parent_instance;

  /* Owned. */
  UgoThinker *thinker;
  UgoPuzzlePack *pack;
  GPtrArray *items;
  Work *work;

  /* Plain state. */
  guint n_told;
  guint n_false;
  guint n_unknown;
  guint timeout;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPackCheck, ugo_pack_check, G_TYPE_OBJECT)

static void
work_clear (gpointer data)
{
  Work *work = data;

  g_ptr_array_unref (work->puzzles);
  g_free (work->findings);
}

static void
work_release (gpointer work)
{
  g_atomic_rc_box_release_full (work, work_clear);
}

/* In the thread */

static Finding
find (const UgoPuzzle *puzzle, UgoProof *proof, const atomic_bool *stop)
{
  gboolean is_so;

  proof->status = UGO_PROOF_GAVE_UP;
  is_so = ugo_puzzle_verify (puzzle, stop, proof, NULL);
  if (proof->status == UGO_PROOF_GAVE_UP)
    return (Finding){ UGO_CLAIM_TOO_LARGE, proof->status, 0 };
  return (Finding){ is_so ? UGO_CLAIM_TRUE : UGO_CLAIM_FALSE, proof->status, proof->least };
}

static void
prove_all (gpointer data, gpointer mind, const atomic_bool *stop)
{
  Work *work = data;
  g_autofree UgoProof *proof = g_new0 (UgoProof, 1);

  for (guint i = 0; i < work->puzzles->len; i++)
    {
      work->findings[i] = find (work->puzzles->pdata[i], proof, stop);
      if (atomic_load_explicit (stop, memory_order_relaxed))
        return;
      atomic_store_explicit (&work->n_done, i + 1, memory_order_release);
    }
}

/* On the main thread */

static void
tell (UgoPackCheck *self)
{
  guint n_done = atomic_load_explicit (&self->work->n_done, memory_order_acquire);

  for (; self->n_told < n_done; self->n_told++)
    {
      const Finding *finding = &self->work->findings[self->n_told];

      self->n_false += finding->claim == UGO_CLAIM_FALSE;
      self->n_unknown += finding->claim == UGO_CLAIM_TOO_LARGE;
      ugo_pack_item_set_claim (self->items->pdata[self->n_told], finding->claim, finding->status,
                               finding->least);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
timeout_cb (gpointer data)
{
  tell (UGO_PACK_CHECK (data));
  return G_SOURCE_CONTINUE;
}

static void
ended_cb (gpointer work, gpointer data)
{
  UgoPackCheck *self = UGO_PACK_CHECK (data);

  g_clear_handle_id (&self->timeout, g_source_remove);
  tell (self);
}

/* The class */

static void
ugo_pack_check_dispose (GObject *object)
{
  UgoPackCheck *self = UGO_PACK_CHECK (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->thinker, ugo_thinker_free);
  g_clear_pointer (&self->work, work_release);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_object (&self->pack);
  G_OBJECT_CLASS (ugo_pack_check_parent_class)->dispose (object);
}

static void
ugo_pack_check_class_init (UgoPackCheckClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_pack_check_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_pack_check_init (UgoPackCheck *self)
{
  self->thinker = ugo_thinker_new (prove_all, work_release, NULL, NULL, ended_cb, self);
}

/* Public API */

UgoPackCheck *
ugo_pack_check_new (void)
{
  return g_object_new (UGO_TYPE_PACK_CHECK, NULL);
}

static void
collect (UgoPackCheck *self)
{
  UgoPackItem *item;

  g_clear_pointer (&self->work, work_release);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->work = g_atomic_rc_box_new0 (Work);
  self->work->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);
  for (guint i = 0; (item = ugo_puzzle_pack_get_item (self->pack, i)) != NULL; i++)
    if (ugo_pack_item_get_puzzle (item) != NULL)
      {
        g_ptr_array_add (self->items, g_object_ref (item));
        g_ptr_array_add (self->work->puzzles,
                         ugo_puzzle_ref (ugo_pack_item_get_puzzle (item)));
      }
  self->work->findings = g_new0 (Finding, self->items->len);
}

void
ugo_pack_check_start (UgoPackCheck *self, UgoPuzzlePack *pack)
{
  g_return_if_fail (UGO_IS_PACK_CHECK (self));

  g_set_object (&self->pack, pack);
  collect (self);
  self->n_told = self->n_false = self->n_unknown = 0;
  ugo_thinker_ask (self->thinker, g_atomic_rc_box_acquire (self->work));
  if (self->timeout == 0)
    self->timeout = g_timeout_add (PACE, timeout_cb, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ugo_pack_check_cancel (UgoPackCheck *self)
{
  g_return_if_fail (UGO_IS_PACK_CHECK (self));

  if (self->timeout == 0)
    return;
  ugo_thinker_drop (self->thinker);
  g_clear_handle_id (&self->timeout, g_source_remove);
  tell (self);
}

gboolean
ugo_pack_check_is_running (UgoPackCheck *self)
{
  return self->timeout != 0;
}

UgoPuzzlePack *
ugo_pack_check_get_pack (UgoPackCheck *self)
{
  return self->pack;
}

void
ugo_pack_check_get_counts (UgoPackCheck *self, guint *n_done, guint *n_total, guint *n_false,
                           guint *n_unknown)
{
  *n_done = self->n_told;
  *n_total = self->items != NULL ? self->items->len : 0;
  *n_false = self->n_false;
  *n_unknown = self->n_unknown;
}

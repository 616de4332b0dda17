/* ugo-pack-item.c: one puzzle of a pack, or what should have been one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-pack-item.h"

#include "ugo-diagnostic.h"
#include "ugo-puzzle-content.h"
#include "ugo-words-pack.h"
#include "ugo-writer.h"

struct _UgoPackItem
{
  GObject parent_instance;

  /* Owned. */
  char *text;
  UgoRecord *record;
  GPtrArray *diagnostics; /* NULL of a puzzle that was made here */
  UgoPuzzle *puzzle;
  char *key;

  /* Plain state. */
  guint number;
  guint line;
  UgoClaim claim;
  UgoProofStatus status;
  int least;
};

enum
{
  PROP_CLAIM = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoPackItem, ugo_pack_item, G_TYPE_OBJECT)

static void
ugo_pack_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CLAIM)
    g_value_set_int (value, UGO_PACK_ITEM (object)->claim);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_pack_item_finalize (GObject *object)
{
  UgoPackItem *self = UGO_PACK_ITEM (object);

  g_free (self->text);
  ugo_record_unref (self->record);
  g_clear_pointer (&self->diagnostics, g_ptr_array_unref);
  g_clear_pointer (&self->puzzle, ugo_puzzle_unref);
  g_free (self->key);
  G_OBJECT_CLASS (ugo_pack_item_parent_class)->finalize (object);
}

static void
ugo_pack_item_class_init (UgoPackItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ugo_pack_item_get_property;
  object_class->finalize = ugo_pack_item_finalize;
  properties[PROP_CLAIM] = g_param_spec_int ("claim", NULL, NULL, 0, UGO_CLAIM_TOO_LARGE, 0,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ugo_pack_item_init (UgoPackItem *self)
{
}

/* Public API */

UgoPackItem *
ugo_pack_item_new (char *text, UgoRecord *record, GPtrArray *diagnostics, guint number, guint line)
{
  UgoPackItem *self = g_object_new (UGO_TYPE_PACK_ITEM, NULL);

  self->text = text;
  self->record = record;
  self->diagnostics = diagnostics;
  self->number = number;
  self->line = line;
  if (!ugo_diagnostics_have_error (diagnostics))
    self->puzzle = ugo_puzzle_new_from_record (record, NULL);
  if (self->puzzle != NULL)
    self->key = ugo_puzzle_content_key (self->puzzle);
  return self;
}

UgoPackItem *
ugo_pack_item_new_for_puzzle (UgoPuzzle *puzzle)
{
  UgoPackItem *self = g_object_new (UGO_TYPE_PACK_ITEM, NULL);

  self->record = ugo_record_ref (ugo_puzzle_get_record (puzzle));
  self->text = ugo_record_to_text (self->record);
  self->puzzle = ugo_puzzle_ref (puzzle);
  self->key = ugo_puzzle_content_key (puzzle);
  return self;
}

UgoPuzzle *
ugo_pack_item_get_puzzle (UgoPackItem *self)
{
  return self->puzzle;
}

const char *
ugo_pack_item_get_text (UgoPackItem *self)
{
  return self->text;
}

const char *
ugo_pack_item_get_key (UgoPackItem *self)
{
  return self->key;
}

char *
ugo_pack_item_get_fault (UgoPackItem *self)
{
  return self->puzzle == NULL
             ? ugo_words_pack_fault (self->record, self->diagnostics, self->number, self->line)
             : NULL;
}

char *
ugo_pack_item_get_refutation (UgoPackItem *self)
{
  if (self->claim == UGO_CLAIM_UNKNOWN || self->claim == UGO_CLAIM_TRUE)
    return NULL;
  return ugo_words_pack_refutation (self->puzzle, self->status, self->least);
}

UgoClaim
ugo_pack_item_get_claim (UgoPackItem *self)
{
  return self->claim;
}

void
ugo_pack_item_set_claim (UgoPackItem *self, UgoClaim claim, UgoProofStatus status, int least)
{
  g_return_if_fail (UGO_IS_PACK_ITEM (self) && self->puzzle != NULL);

  self->claim = claim;
  self->status = status;
  self->least = least;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CLAIM]);
}

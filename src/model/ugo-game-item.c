/* ugo-game-item.c: one game in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-game-item.h"

#include "ugo-writer.h"

/* The longest game that is read while a list is drawn, in bytes. */
#define MAX_READ_AT_ONCE 65536

typedef enum
{
  HEALTH_UNKNOWN,
  HEALTH_WHOLE,
  HEALTH_DAMAGED,
} Health;

struct _UgoGameItem
{
  GObject parent_instance;

  UgoRecordFile *source;
  UgoRecord *record;
  char *name; /* of its file in the library, or NULL */
  guint index;
  guint stamp;
  Health health;
};

G_DEFINE_FINAL_TYPE (UgoGameItem, ugo_game_item, G_TYPE_OBJECT)

enum
{
  PROP_STAMP = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
ugo_game_item_finalize (GObject *object)
{
  UgoGameItem *self = UGO_GAME_ITEM (object);

  g_clear_pointer (&self->source, ugo_record_file_unref);
  g_clear_pointer (&self->record, ugo_record_unref);
  g_free (self->name);

  G_OBJECT_CLASS (ugo_game_item_parent_class)->finalize (object);
}

static void
ugo_game_item_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  UgoGameItem *self = UGO_GAME_ITEM (object);

  switch (prop_id)
    {
    case PROP_STAMP:
      g_value_set_uint (value, self->stamp);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ugo_game_item_class_init (UgoGameItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ugo_game_item_finalize;
  object_class->get_property = ugo_game_item_get_property;

  properties[PROP_STAMP] = g_param_spec_uint ("stamp", NULL, NULL, 0, G_MAXUINT, 0,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ugo_game_item_init (UgoGameItem *self)
{
}

UgoGameItem *
ugo_game_item_new (guint index, UgoRecordFile *source)
{
  UgoGameItem *self = g_object_new (UGO_TYPE_GAME_ITEM, NULL);

  self->index = index;
  self->source = source ? ugo_record_file_ref (source) : NULL;
  return self;
}

UgoGameItem *
ugo_game_item_new_kept (const char *name, UgoRecordFile *source)
{
  UgoGameItem *self = ugo_game_item_new (0, source);

  self->name = g_strdup (name);
  return self;
}

void
ugo_game_item_set_record (UgoGameItem *self, UgoRecord *record)
{
  ugo_record_ref (record);
  g_clear_pointer (&self->record, ugo_record_unref);
  self->record = record;
  self->health = HEALTH_UNKNOWN;
  self->stamp++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STAMP]);
}

guint
ugo_game_item_get_index (UgoGameItem *self)
{
  return self->index;
}

const char *
ugo_game_item_get_tag (UgoGameItem *self, const char *name)
{
  const char *value;

  if (self->record)
    value = ugo_record_get_tag (self->record, name);
  else
    value = ugo_record_entry_tag (ugo_record_file_get_entry (self->source, self->index), name);
  if (value != NULL
      && (*value == '\0' || g_str_equal (value, "?") || g_str_equal (value, "????.??.??")))
    return NULL;
  return value;
}

const char *
ugo_game_item_get_name (UgoGameItem *self)
{
  return self->name;
}

guint
ugo_game_item_get_n_moves (UgoGameItem *self)
{
  if (self->record)
    return ugo_record_get_end (self->record)->ply;
  return ugo_record_file_get_entry (self->source, self->index)->n_words;
}

UgoOutcome
ugo_game_item_get_result (UgoGameItem *self)
{
  if (self->record)
    return ugo_record_get_result (self->record);
  return ugo_record_file_get_entry (self->source, self->index)->result;
}

UgoRecord *
ugo_game_item_read (UgoGameItem *self)
{
  if (self->record)
    return ugo_record_copy (self->record);
  return ugo_record_file_read (self->source, self->index, NULL);
}

void
ugo_game_item_append_text (UgoGameItem *self, GString *text)
{
  const char *source;
  gsize length;

  if (self->record)
    {
      ugo_record_write (self->record, text);
      return;
    }
  source = ugo_record_file_get_source (self->source, self->index, &length);
  while (length > 0 && g_ascii_isspace (source[length - 1]))
    length--;
  g_string_append_len (text, source, length);
  g_string_append_c (text, '\n');
}

static Health
examine (UgoGameItem *self)
{
  g_autoptr (GPtrArray) faults = NULL;

  if (self->source == NULL
      || ugo_record_file_get_entry (self->source, self->index)->length > MAX_READ_AT_ONCE)
    return HEALTH_WHOLE;

  faults = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
  ugo_record_unref (ugo_record_file_read (self->source, self->index, faults));
  return ugo_diagnostics_have_error (faults) ? HEALTH_DAMAGED : HEALTH_WHOLE;
}

gboolean
ugo_game_item_is_damaged (UgoGameItem *self)
{
  g_return_val_if_fail (UGO_IS_GAME_ITEM (self), FALSE);

  if (self->health == HEALTH_UNKNOWN)
    self->health = examine (self);
  return self->health == HEALTH_DAMAGED;
}

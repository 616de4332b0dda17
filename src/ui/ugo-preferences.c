/* ugo-preferences.c: what the person has chosen, kept between sessions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-preferences.h"

#include <math.h>
#include <string.h>

#define SCHEMA_ID "org.ugolki.Ugolki"
#define TEXT_GROUP "preferences"

struct _UgoPreferences
{
  GObject parent_instance;

  /* Owned. */
  GSettings *settings;     /* NULL without a schema */
  GSettingsSchema *schema; /* likewise */
  GHashTable *values;      /* char * -> GVariant *: the keys that the schema lacks */
};

/* Each key with its default in the text form of GVariant: also its type. */
static const char *const defaults[][2] = {
  { UGO_KEY_LANGUAGE, "''" },
  { UGO_KEY_COLOUR_SCHEME, "'system'" },
  { UGO_KEY_VARIANT, "'Ugolki 9'" },
  { UGO_KEY_OPENING, "'players'" },
  { UGO_KEY_TIME_CONTROL, "'-'" },
  { UGO_KEY_WATCH_SPEED, "'normal'" },
  { UGO_KEY_COORDINATES, "true" },
  { UGO_KEY_INNER_COORDINATES, "false" },
  { UGO_KEY_PIECES, "'turned'" },
  { UGO_KEY_INPUT, "'any'" },
  { UGO_KEY_CONFIRM, "false" },
  { UGO_KEY_HINTS, "true" },
  { UGO_KEY_LEVEL, "0" },
  { UGO_KEY_SOUND, "true" },
  { UGO_KEY_VOLUME, "0.6" },
  { UGO_KEY_TURN_BOARD, "false" },
  { UGO_KEY_TURN_TO_MOVER, "false" },
  { UGO_KEY_COACH, "false" },
  { UGO_KEY_LENS, "false" },
  { UGO_KEY_LEDGER, "true" },
  { UGO_KEY_THEME, "'walnut'" },
  { UGO_KEY_ANIMATION_SPEED, "1.0" },
  { UGO_KEY_WINDOW_WIDTH, "1100" },
  { UGO_KEY_WINDOW_HEIGHT, "760" },
  { UGO_KEY_WINDOW_MAXIMIZED, "false" },
  { UGO_KEY_PLACE, "'play'" },
  { UGO_KEY_LEARN_GAME, "'ugolki'" },
  { UGO_KEY_PUZZLE_GAME, "'ugolki'" },
  { UGO_KEY_PUZZLE_FILES, "@as []" },
  { UGO_KEY_TRAINING_TIMED, "false" },
  { UGO_KEY_TRAINING_TURNED, "false" },
  { UGO_KEY_LAST_FOLDER, "''" },
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPreferences, ugo_preferences, G_TYPE_OBJECT)

static void
emit_changed (UgoPreferences *self, const char *key)
{
  g_signal_emit (self, signals[CHANGED], g_quark_from_string (key), key);
}

static void
settings_changed_cb (UgoPreferences *self, const char *key)
{
  emit_changed (self, key);
}

/* Whether GSettings has @key in the type we expect: reading another would abort. */
static gboolean
schema_fits (UgoPreferences *self, const char *key, GVariant *fallback)
{
  g_autoptr (GSettingsSchemaKey) entry = NULL;

  if (self->schema == NULL || !g_settings_schema_has_key (self->schema, key))
    return FALSE;
  entry = g_settings_schema_get_key (self->schema, key);
  return g_variant_type_equal (g_settings_schema_key_get_value_type (entry),
                               g_variant_get_type (fallback));
}

static void
open_settings (UgoPreferences *self)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();

  if (source != NULL)
    self->schema = g_settings_schema_source_lookup (source, SCHEMA_ID, TRUE);
  if (self->schema == NULL)
    {
      g_printerr ("ugolki: the settings schema %s is not installed; "
                  "preferences will not be kept\n",
                  SCHEMA_ID);
      return;
    }
  self->settings = g_settings_new_full (self->schema, NULL, NULL);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
is_in_range (UgoPreferences *self, const char *key, GVariant *value)
{
  g_autoptr (GSettingsSchemaKey) entry = g_settings_schema_get_key (self->schema, key);

  return g_settings_schema_key_range_check (entry, value);
}

static void
ugo_preferences_finalize (GObject *object)
{
  UgoPreferences *self = UGO_PREFERENCES (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->schema, g_settings_schema_unref);
  g_clear_pointer (&self->values, g_hash_table_unref);
  G_OBJECT_CLASS (ugo_preferences_parent_class)->finalize (object);
}

static void
ugo_preferences_class_init (UgoPreferencesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_preferences_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0,
                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ugo_preferences_init (UgoPreferences *self)
{
  self->values =
      g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_variant_unref);
  open_settings (self);
  for (gsize i = 0; i < G_N_ELEMENTS (defaults); i++)
    {
      const char *key = defaults[i][0];
      GVariant *value = g_variant_parse (NULL, defaults[i][1], NULL, NULL, NULL);

      if (schema_fits (self, key, value))
        g_variant_unref (value);
      else
        g_hash_table_insert (self->values, (gpointer) key, value);
    }
}

UgoPreferences *
ugo_preferences_new (void)
{
  return g_object_new (UGO_TYPE_PREFERENCES, NULL);
}

GVariant *
ugo_preferences_get_value (UgoPreferences *self, const char *key)
{
  GVariant *value = g_hash_table_lookup (self->values, key);

  return value != NULL ? g_variant_ref (value) : g_settings_get_value (self->settings, key);
}

void
ugo_preferences_set_value (UgoPreferences *self, const char *key, GVariant *value)
{
  g_autoptr (GVariant) new_value = g_variant_ref_sink (value);
  g_autoptr (GVariant) old_value = ugo_preferences_get_value (self, key);

  g_return_if_fail (
      g_variant_type_equal (g_variant_get_type (old_value), g_variant_get_type (new_value)));

  if (g_variant_equal (old_value, new_value))
    return;
  if (g_hash_table_contains (self->values, key))
    {
      g_hash_table_insert (self->values, (gpointer) key, g_steal_pointer (&new_value));
      emit_changed (self, key);
    }
  else if (is_in_range (self, key, new_value))
    {
      g_settings_set_value (self->settings, key, new_value);
    }
}

static gboolean
is_of_this_machine (const char *key)
{
  static const char *const keys[] = { UGO_KEY_WINDOW_WIDTH, UGO_KEY_WINDOW_HEIGHT,
                                      UGO_KEY_WINDOW_MAXIMIZED, UGO_KEY_LAST_FOLDER,
                                      UGO_KEY_PUZZLE_FILES, NULL };

  return g_strv_contains (keys, key);
}

char *
ugo_preferences_dup_text (UgoPreferences *self)
{
  g_autoptr (GKeyFile) text = g_key_file_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (defaults); i++)
    {
      g_autoptr (GVariant) value = ugo_preferences_get_value (self, defaults[i][0]);
      g_autofree char *written = g_variant_print (value, FALSE);

      if (!is_of_this_machine (defaults[i][0]))
        g_key_file_set_string (text, TEXT_GROUP, defaults[i][0], written);
    }
  return g_key_file_to_data (text, NULL, NULL);
}

void
ugo_preferences_set_text (UgoPreferences *self, const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (!g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (defaults); i++)
    {
      const char *key = defaults[i][0];
      g_autofree char *written = g_key_file_get_string (file, TEXT_GROUP, key, NULL);
      g_autoptr (GVariant) old = ugo_preferences_get_value (self, key);
      g_autoptr (GVariant) value = NULL;

      if (written != NULL && !is_of_this_machine (key))
        value = g_variant_parse (g_variant_get_type (old), written, NULL, NULL, NULL);
      if (value != NULL)
        ugo_preferences_set_value (self, key, value);
    }
}

char *
ugo_preferences_get_string (UgoPreferences *self, const char *key)
{
  g_autoptr (GVariant) value = ugo_preferences_get_value (self, key);

  return g_variant_dup_string (value, NULL);
}

void
ugo_preferences_set_string (UgoPreferences *self, const char *key, const char *value)
{
  ugo_preferences_set_value (self, key, g_variant_new_string (value));
}

gboolean
ugo_preferences_get_boolean (UgoPreferences *self, const char *key)
{
  g_autoptr (GVariant) value = ugo_preferences_get_value (self, key);

  return g_variant_get_boolean (value);
}

void
ugo_preferences_set_boolean (UgoPreferences *self, const char *key, gboolean value)
{
  ugo_preferences_set_value (self, key, g_variant_new_boolean (value));
}

int
ugo_preferences_get_int (UgoPreferences *self, const char *key)
{
  g_autoptr (GVariant) value = ugo_preferences_get_value (self, key);

  return g_variant_get_int32 (value);
}

void
ugo_preferences_set_int (UgoPreferences *self, const char *key, int value)
{
  ugo_preferences_set_value (self, key, g_variant_new_int32 (value));
}

double
ugo_preferences_get_double (UgoPreferences *self, const char *key)
{
  g_autoptr (GVariant) value = ugo_preferences_get_value (self, key);
  double number = g_variant_get_double (value);

  return isfinite (number) ? number : 0;
}

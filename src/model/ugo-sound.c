/* ugo-sound.c: short sounds, played beside everything else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-sound.h"

#include <gmodule.h>
#include <math.h>

#define LIBRARY "libcanberra.so.0"
#define N_HOPS 10

/* Sounds that have not begun yet: more would come too late to be understood. */
#define MAX_WAITING 3

/* What is used of the library, whose interface has been the same since 2008. */
typedef struct ca_context ca_context;

typedef struct
{
  int (*create) (ca_context **context);
  int (*change_props) (ca_context *context, ...);
  int (*open) (ca_context *context);
  int (*play) (ca_context *context, guint32 id, ...);
  int (*destroy) (ca_context *context);
} Library;

/* What a thread is asked: to play @name, to find out whether it could when there is none. */
typedef struct
{
  char *name;
  double volume;
  gboolean is_last;
} Wish;

/* What the thread and the player share. */
typedef struct
{
  GAsyncQueue *wishes; /* of Wish */
  GWeakRef player;
  UgoSoundState state; /* the thread's */
  Library library;
  ca_context *context;
} Thread;

struct _UgoSound
{
  GObject parent_instance;

  /* Owned. */
  Thread *thread; /* (atomic rc): NULL before the first sound */

  /* Plain state. */
  double volume;
  UgoSoundState state;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The one that there is; only the main thread uses it. */
static UgoSound *default_sound;

G_DEFINE_FINAL_TYPE (UgoSound, ugo_sound, G_TYPE_OBJECT)

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  g_free (wish->name);
  g_free (wish);
}

static void
thread_clear (gpointer data)
{
  Thread *thread = data;

  g_async_queue_unref (thread->wishes);
  g_weak_ref_clear (&thread->player);
}

/* In the thread */

static gboolean
find_symbols (GModule *module, Library *library)
{
  return g_module_symbol (module, "ca_context_create", (gpointer *) &library->create)
         && g_module_symbol (module, "ca_context_change_props",
                             (gpointer *) &library->change_props)
         && g_module_symbol (module, "ca_context_open", (gpointer *) &library->open)
         && g_module_symbol (module, "ca_context_play", (gpointer *) &library->play)
         && g_module_symbol (module, "ca_context_destroy", (gpointer *) &library->destroy);
}

/* The library stays loaded: what it has begun cannot be taken back. */
static UgoSoundState
open_library (Thread *thread)
{
  const char *name = g_getenv ("UGO_SOUND_LIBRARY");
  GModule *module = g_module_open (name != NULL ? name : LIBRARY, G_MODULE_BIND_LAZY);
  Library *library = &thread->library;

  if (module == NULL || !find_symbols (module, library))
    return UGO_SOUND_NO_LIBRARY;
  g_module_make_resident (module);
  if (library->create (&thread->context) != 0)
    return UGO_SOUND_NO_DEVICE;
  library->change_props (thread->context, "application.name", "Ugolki", "application.id",
                         "org.ugolki.Ugolki", NULL);
  if (library->open (thread->context) == 0)
    return UGO_SOUND_WORKS;
  library->destroy (thread->context);
  thread->context = NULL;
  return UGO_SOUND_NO_DEVICE;
}

static gboolean
tell_state_cb (gpointer data)
{
  Thread *thread = data;
  g_autoptr (UgoSound) self = g_weak_ref_get (&thread->player);
  UgoSoundState state = (UgoSoundState) g_atomic_int_get ((int *) &thread->state);

  if (self != NULL && self->state != state)
    {
      self->state = state;
      g_signal_emit (self, signals[CHANGED], 0);
    }
  g_atomic_rc_box_release_full (thread, thread_clear);
  return G_SOURCE_REMOVE;
}

static void
set_state (Thread *thread, UgoSoundState state)
{
  g_atomic_int_set ((int *) &thread->state, (int) state);
  g_main_context_invoke (NULL, tell_state_cb, g_atomic_rc_box_acquire (thread));
}

static const char *
get_folder (void)
{
  const char *folder = g_getenv ("UGO_SOUNDDIR");

  return folder != NULL ? folder : UGO_SOUND_DIR;
}

static void
play_wish (Thread *thread, const Wish *wish)
{
  g_autofree char *file = g_strconcat (wish->name, ".wav", NULL);
  g_autofree char *path = g_build_filename (get_folder (), file, NULL);
  char decibels[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_dtostr (decibels, sizeof decibels, 20 * log10 (wish->volume));
  if (thread->library.play (thread->context, 0, "media.filename", path, "media.role", "event",
                            "canberra.volume", decibels, "canberra.cache-control", "never", NULL)
      != 0)
    set_state (thread, UGO_SOUND_NO_DEVICE);
  else if (thread->state != UGO_SOUND_WORKS)
    set_state (thread, UGO_SOUND_WORKS);
}

static gpointer
run (gpointer data)
{
  Thread *thread = data;
  gboolean goes_on = TRUE;

  while (goes_on)
    {
      Wish *wish = g_async_queue_pop (thread->wishes);

      goes_on = !wish->is_last;
      if (goes_on && thread->state == UGO_SOUND_UNTRIED)
        set_state (thread, open_library (thread));
      if (goes_on && wish->name != NULL && thread->context != NULL)
        play_wish (thread, wish);
      wish_free (wish);
    }
  if (thread->context != NULL)
    thread->library.destroy (thread->context);
  g_atomic_rc_box_release_full (thread, thread_clear);
  return NULL;
}

/* In the main thread */

static void
ask (UgoSound *self, const char *name, gboolean is_last)
{
  Wish *wish;

  if (self->thread == NULL)
    {
      self->thread = g_atomic_rc_box_new0 (Thread);
      self->thread->wishes = g_async_queue_new_full (wish_free);
      g_weak_ref_init (&self->thread->player, self);
      /* Nobody waits for its end: a device may take its time. */
      g_thread_unref (g_thread_new ("sound", run, g_atomic_rc_box_acquire (self->thread)));
    }
  if (!is_last && g_async_queue_length (self->thread->wishes) > MAX_WAITING)
    return;
  wish = g_new0 (Wish, 1);
  wish->name = g_strdup (name);
  wish->volume = self->volume;
  wish->is_last = is_last;
  g_async_queue_push (self->thread->wishes, wish);
}

static void
ugo_sound_dispose (GObject *object)
{
  UgoSound *self = UGO_SOUND (object);

  if (self->thread != NULL)
    {
      ask (self, NULL, TRUE);
      g_atomic_rc_box_release_full (g_steal_pointer (&self->thread), thread_clear);
    }
  G_OBJECT_CLASS (ugo_sound_parent_class)->dispose (object);
}

static void
ugo_sound_class_init (UgoSoundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_sound_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_sound_init (UgoSound *self)
{
}

UgoSound *
ugo_sound_ref_default (void)
{
  if (default_sound != NULL)
    return g_object_ref (default_sound);
  g_set_weak_pointer (&default_sound, g_object_new (UGO_TYPE_SOUND, NULL));
  return default_sound;
}

void
ugo_sound_set_volume (UgoSound *self, double volume)
{
  g_return_if_fail (UGO_IS_SOUND (self));

  self->volume = CLAMP (volume, 0, 1);
}

void
ugo_sound_try (UgoSound *self)
{
  g_return_if_fail (UGO_IS_SOUND (self));

  if (self->state == UGO_SOUND_UNTRIED)
    ask (self, NULL, FALSE);
}

UgoSoundState
ugo_sound_get_state (UgoSound *self)
{
  g_return_val_if_fail (UGO_IS_SOUND (self), UGO_SOUND_UNTRIED);

  return self->state;
}

void
ugo_sound_play (const char *name)
{
  if (default_sound != NULL && default_sound->volume > 0)
    ask (default_sound, name, FALSE);
}

void
ugo_sound_play_hop (guint n)
{
  char name[16];

  g_snprintf (name, sizeof name, "hop-%u", CLAMP (n, 1, N_HOPS));
  ugo_sound_play (name);
}

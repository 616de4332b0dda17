/* fake-canberra.c: in place of libcanberra, a list of what is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes each file and its loudness into the file that UGO_FAKE_SOUNDS names.
 */
#include <glib.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int ca_context_create (void **context);
int ca_context_change_props (void *context, ...);
int ca_context_open (void *context);
int ca_context_play (void *context, guint32 id, ...);
int ca_context_destroy (void *context);

static int contexts;

int
ca_context_create (void **context)
{
  *context = &contexts;
  return 0;
}

int
ca_context_change_props (void *context, ...)
{
  return 0;
}

int
ca_context_open (void *context)
{
  return 0;
}

int
ca_context_play (void *context, guint32 id, ...)
{
  FILE *file = fopen (g_getenv ("UGO_FAKE_SOUNDS"), "a");
  const char *key;
  va_list list;

  va_start (list, id);
  while ((key = va_arg (list, const char *)) != NULL)
    {
      const char *value = va_arg (list, const char *);

      if (strcmp (key, "media.filename") == 0)
        fprintf (file, "%s", strrchr (value, '/') + 1);
      else if (strcmp (key, "canberra.volume") == 0)
        fprintf (file, " %.1f\n", g_ascii_strtod (value, NULL));
    }
  va_end (list);
  fclose (file);
  return 0;
}

int
ca_context_destroy (void *context)
{
  return 0;
}

/* ugo-claims.c: which games are being played, in this program or another one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each name is a byte of the file, far behind its end, that is locked while it is claimed.
 */
#define _GNU_SOURCE /* for locks that belong to an open file, not to a program */

#include "ugo-claims.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

struct _UgoClaims
{
  char *path;
  int file; /* -1 while it is not open */
  GHashTable *names;
};

UgoClaims *
ugo_claims_new (const char *path)
{
  UgoClaims *claims = g_new0 (UgoClaims, 1);

  claims->path = g_strdup (path);
  claims->file = -1;
  claims->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return claims;
}

void
ugo_claims_free (UgoClaims *claims)
{
  if (claims->file >= 0)
    close (claims->file);
  g_hash_table_unref (claims->names);
  g_free (claims->path);
  g_free (claims);
}

static void
open_file (UgoClaims *claims)
{
  g_autofree char *folder = NULL;

  if (claims->file >= 0)
    return;
  folder = g_path_get_dirname (claims->path);
  g_mkdir_with_parents (folder, 0700);
  claims->file = open (claims->path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

#ifdef F_OFD_SETLK

/* FNV-1a, so that all versions of the program agree on it. */
static gint64
offset_of (const char *name)
{
  guint64 hash = 0xcbf29ce484222325u;

  for (; *name != '\0'; name++)
    hash = (hash ^ (guchar) *name) * 0x100000001b3u;
  return (gint64) (hash >> 2);
}

/* Returns: %FALSE when somebody else has locked it */
static gboolean
set_lock (UgoClaims *claims, const char *name, short type)
{
  struct flock lock = { .l_type = type, .l_whence = SEEK_SET, .l_start = offset_of (name),
                        .l_len = 1 };

  open_file (claims);
  return claims->file < 0 || fcntl (claims->file, F_OFD_SETLK, &lock) == 0
         || (errno != EAGAIN && errno != EACCES);
}

#else

static gboolean
set_lock (UgoClaims *claims, const char *name, short type)
{
  open_file (claims);
  return TRUE;
}

#endif

gboolean
ugo_claims_take (UgoClaims *claims, const char *name)
{
  if (ugo_claims_have (claims, name) || !set_lock (claims, name, F_WRLCK))
    return FALSE;
  g_hash_table_add (claims->names, g_strdup (name));
  return TRUE;
}

void
ugo_claims_give_back (UgoClaims *claims, const char *name)
{
  if (g_hash_table_remove (claims->names, name))
    set_lock (claims, name, F_UNLCK);
}

gboolean
ugo_claims_have (UgoClaims *claims, const char *name)
{
  return g_hash_table_contains (claims->names, name);
}

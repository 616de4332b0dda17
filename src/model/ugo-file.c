/* ugo-file.c: reading and replacing whole files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-file.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "ugo-quote.h"

#define CHUNK ((gsize) 1 << 20)

#define VERSION_ATTRIBUTES                                                                        \
  G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_UNIX_INODE

#define TARGET_ATTRIBUTES                                                                         \
  VERSION_ATTRIBUTES "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE     \
                     "," G_FILE_ATTRIBUTE_UNIX_MODE

/* The time of the last change alone is too coarse: two programs may write within one tick of it. */
static char *
version_of (GFileInfo *info)
{
  return g_strdup_printf ("%s/%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT,
                          g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ETAG_VALUE),
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_STANDARD_SIZE),
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE));
}

static gboolean
check_type (GFileInfo *info, GError **error)
{
  switch (g_file_info_get_file_type (info))
    {
    case G_FILE_TYPE_REGULAR:
    case G_FILE_TYPE_UNKNOWN:
      return TRUE;

    case G_FILE_TYPE_DIRECTORY:
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, "Is a directory");
      return FALSE;

    default:
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "Not a regular file");
      return FALSE;
    }
}

/* Reading */

typedef struct
{
  char *bytes;
  gsize length;
  gsize size; /* allocated */
} Buffer;

static void
buffer_clear (Buffer *self)
{
  g_free (self->bytes);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Buffer, buffer_clear)

static gboolean
buffer_reserve (Buffer *self, gsize size, GError **error)
{
  char *bytes = g_try_realloc (self->bytes, size);

  if (!bytes)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "Not enough memory");
      return FALSE;
    }
  self->bytes = bytes;
  self->size = size;
  return TRUE;
}

/* Reads to the end; @expected bytes are likely. */
static gboolean
buffer_read (Buffer *self, GInputStream *stream, gsize expected, gsize limit,
             GCancellable *cancellable, UgoFileProgress progress, gpointer data, GError **error)
{
  /* One byte more, so that the end is seen without growing. */
  if (!buffer_reserve (self, expected + 1, error))
    return FALSE;

  for (;;)
    {
      gssize n = g_input_stream_read (stream, self->bytes + self->length,
                                      MIN (CHUNK, self->size - self->length), cancellable, error);

      if (n <= 0)
        return n == 0;
      self->length += n;
      if (self->length > limit)
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "Too large");
          return FALSE;
        }
      if (progress)
        progress (self->length, MAX (expected, self->length), data);
      if (self->length == self->size
          && !buffer_reserve (self, self->size + MAX (self->size / 2, CHUNK), error))
        return FALSE;
    }
}

GBytes *
ugo_file_read (GFile *file, gsize limit, GCancellable *cancellable, UgoFileProgress progress,
               gpointer data, char **version, GError **error)
{
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  g_auto (Buffer) buffer = { 0 };
  guint64 size;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                            cancellable, error);
  if (!info || !check_type (info, error))
    return NULL;
  stream = g_file_read (file, cancellable, error);
  if (!stream)
    return NULL;

  g_clear_object (&info);
  info = g_file_input_stream_query_info (stream, VERSION_ATTRIBUTES, cancellable, error);
  if (!info)
    return NULL;
  size = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_STANDARD_SIZE);
  if (size > limit)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "Too large");
      return NULL;
    }
  if (!buffer_read (&buffer, G_INPUT_STREAM (stream), size, limit, cancellable, progress, data,
                    error))
    return NULL;

  if (version)
    *version = version_of (info);
  return g_bytes_new_take (g_steal_pointer (&buffer.bytes), buffer.length);
}

/* Writing */

static GFileInfo *
query_target (GFile *file, GCancellable *cancellable)
{
  return g_file_query_info (file, TARGET_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
}

static gboolean
check_target (GFileInfo *info, const char *expected, GError **error)
{
  g_autofree char *version = version_of (info);

  if (!check_type (info, error))
    return FALSE;
  if (g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE)
      && !g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "Not writable");
      return FALSE;
    }
  if (expected && g_strcmp0 (expected, version) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "Changed meanwhile");
      return FALSE;
    }
  return TRUE;
}

/* Where a link leads, even to a file that is not there yet; else the path itself. */
static char *
resolve (const char *path)
{
  char *resolved = realpath (path, NULL);
  g_autofree char *link = NULL;
  g_autofree char *folder = NULL;

  if (resolved)
    return resolved;
  link = g_file_read_link (path, NULL);
  if (!link || g_path_is_absolute (link))
    return link ? g_steal_pointer (&link) : g_strdup (path);
  folder = g_path_get_dirname (path);
  return g_build_filename (folder, link, NULL);
}

/* GIO's own replacing writes into the old file where there is a link, or no room for a second file
 * beside it; then a crash leaves half a file. */
static gboolean
replace_local (const char *path, const char *text, gsize length, GFileInfo *old, GError **error)
{
  g_autofree char *target = resolve (path);
  int mode = 0666;

  if (old)
    mode = g_file_info_get_attribute_uint32 (old, G_FILE_ATTRIBUTE_UNIX_MODE) & 07777;
  if (!g_file_set_contents_full (target, text, length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 mode, error))
    return FALSE;
  if (old)
    g_chmod (target, mode);
  return TRUE;
}

gboolean
ugo_file_replace (GFile *file, const char *text, gsize length, const char *expected,
                  GCancellable *cancellable, char **version, GError **error)
{
  const char *path = g_file_peek_path (file);
  g_autoptr (GFileInfo) old = query_target (file, cancellable);
  g_autoptr (GFileInfo) new = NULL;

  /* A link that leads nowhere: there is nothing to replace yet. */
  if (old && g_file_info_get_file_type (old) == G_FILE_TYPE_SYMBOLIC_LINK)
    g_clear_object (&old);
  if (g_cancellable_set_error_if_cancelled (cancellable, error)
      || (old && !check_target (old, expected, error)))
    return FALSE;

  if (path && !replace_local (path, text, length, old, error))
    return FALSE;
  if (!path
      && !g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                   cancellable, error))
    return FALSE;

  new = query_target (file, NULL);
  if (version)
    *version = new ? version_of (new) : NULL;
  return TRUE;
}

/* Sentences */

char *
ugo_file_get_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = name ? g_filename_display_name (name) : g_file_get_parse_name (file);

  return ugo_quote (shown, UGO_QUOTE_NAME);
}

static int
io_code (const GError *error)
{
  if (error->domain == G_IO_ERROR)
    return error->code;
  if (error->domain != G_FILE_ERROR)
    return G_IO_ERROR_FAILED;

  switch (error->code)
    {
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
      return G_IO_ERROR_PERMISSION_DENIED;

    case G_FILE_ERROR_ROFS:
      return G_IO_ERROR_READ_ONLY;

    case G_FILE_ERROR_NOENT:
    case G_FILE_ERROR_NOTDIR:
      return G_IO_ERROR_NOT_FOUND;

    case G_FILE_ERROR_ISDIR:
      return G_IO_ERROR_IS_DIRECTORY;

    case G_FILE_ERROR_NOSPC:
      return G_IO_ERROR_NO_SPACE;

    case G_FILE_ERROR_NAMETOOLONG:
      return G_IO_ERROR_FILENAME_TOO_LONG;

    default:
      return G_IO_ERROR_FAILED;
    }
}

static char *
read_sentence (const char *name, const char *folder, const GError *cause)
{
  g_autofree char *limit = NULL;

  switch (io_code (cause))
    {
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
      return g_strdup_printf (_("“%s” cannot be found: it may have been moved, renamed or "
                                "deleted."),
                              name);

    case G_IO_ERROR_IS_DIRECTORY:
      return g_strdup_printf (_("“%s” is a folder: choose a file of games in it."), name);

    case G_IO_ERROR_NOT_REGULAR_FILE:
      return g_strdup_printf (_("“%s” is a device or a pipe: choose an ordinary file of games."),
                              name);

    case G_IO_ERROR_PERMISSION_DENIED:
      return g_strdup_printf (_("You may not read “%s”: ask its owner, or change its permissions."),
                              name);

    case G_IO_ERROR_MESSAGE_TOO_LARGE:
      limit = g_format_size (UGO_FILE_LIMIT);
      /* Translators: %2$s is a size, such as 1.6 GB. */
      return g_strdup_printf (_("“%1$s” is too large: a file of games can have %2$s at most, so "
                                "divide it into smaller ones."),
                              name, limit);

    case G_IO_ERROR_NO_SPACE:
      return g_strdup_printf (_("There is not enough memory to open “%s”: close other programs, or "
                                "divide it into smaller files."),
                              name);

    case G_IO_ERROR_CANCELLED:
      return g_strdup_printf (_("Opening “%s” was stopped."), name);

    default:
      /* Translators: %2$s is a message of the operating system. */
      return g_strdup_printf (_("“%1$s” could not be read (%2$s)."), name, cause->message);
    }
}

static char *
write_sentence (const char *name, const char *folder, const GError *cause)
{
  switch (io_code (cause))
    {
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
      return g_strdup_printf (_("“%s” could not be saved, for its folder is not there: save it in "
                                "another folder."),
                              name);

    case G_IO_ERROR_IS_DIRECTORY:
      return g_strdup_printf (_("“%s” is a folder: save under another name."), name);

    case G_IO_ERROR_NOT_REGULAR_FILE:
      return g_strdup_printf (_("“%s” is a device or a pipe: save under another name."), name);

    case G_IO_ERROR_PERMISSION_DENIED:
    case G_IO_ERROR_READ_ONLY:
      return g_strdup_printf (_("You may not write “%s” there: save under another name, or in "
                                "another folder."),
                              name);

    case G_IO_ERROR_NO_SPACE:
      return g_strdup_printf (_("There is no space left to save “%s”: free some, or save it in "
                                "another place."),
                              name);

    case G_IO_ERROR_FILENAME_TOO_LONG:
    case G_IO_ERROR_INVALID_FILENAME:
      return g_strdup_printf (_("“%s” cannot be the name of a file here: choose a shorter one."),
                              name);

    case G_IO_ERROR_WRONG_ETAG:
      return g_strdup_printf (_("“%s” was changed by another program after it was opened here: "
                                "save under another name, or replace it."),
                              name);

    case G_IO_ERROR_BUSY:
      return g_strdup_printf (_("“%s” is still being read: save it in a moment."), name);

    case G_IO_ERROR_PENDING:
      return g_strdup_printf (_("“%s” is being saved already: try again in a moment."), name);

    case G_IO_ERROR_CANCELLED:
      return g_strdup_printf (_("Saving “%s” was stopped; the file is as it was."), name);

    default:
      /* Translators: %2$s is a message of the operating system. */
      return g_strdup_printf (_("“%1$s” could not be saved (%2$s)."), name, cause->message);
    }
}

static char *
get_folder_name (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *shown = g_file_get_parse_name (folder != NULL ? folder : file);

  return ugo_quote (shown, UGO_QUOTE_NAME);
}

static char *
keep_sentence (const char *name, const char *folder, const GError *cause)
{
  switch (io_code (cause))
    {
    case G_IO_ERROR_PERMISSION_DENIED:
    case G_IO_ERROR_READ_ONLY:
      return g_strdup_printf (_("“%1$s” could not be saved: you may not write in the folder "
                                "“%2$s”. Change the permissions there."),
                              name, folder);

    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
      return g_strdup_printf (_("“%1$s” could not be saved: its folder “%2$s” is not there, and "
                                "could not be made."),
                              name, folder);

    case G_IO_ERROR_IS_DIRECTORY:
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return g_strdup_printf (_("“%1$s” could not be saved: something else of this name is in the "
                                "folder “%2$s”. Move that away."),
                              name, folder);

    case G_IO_ERROR_NO_SPACE:
      return g_strdup_printf (_("There is no space left to save “%s”: free some."), name);

    default:
      return write_sentence (name, folder, cause);
    }
}

static char *
remove_sentence (const char *name, const char *folder, const GError *cause)
{
  switch (io_code (cause))
    {
    case G_IO_ERROR_PERMISSION_DENIED:
    case G_IO_ERROR_READ_ONLY:
      return g_strdup_printf (_("“%1$s” could not be removed: you may not change the folder "
                                "“%2$s”. Change the permissions there."),
                              name, folder);

    case G_IO_ERROR_WRONG_ETAG:
      return g_strdup_printf (_("“%s” was changed by another program, and so was not removed. Look "
                                "at what it holds now; then you can remove it."),
                              name);

    default:
      /* Translators: %2$s is a message of the operating system. */
      return g_strdup_printf (_("“%1$s” could not be removed (%2$s)."), name, cause->message);
    }
}

/* @folder is its folder, as it is shown. */
typedef char *(*SentenceFunc) (const char *name, const char *folder, const GError *cause);

static void
set_error (GError **error, GFile *file, const GError *cause, SentenceFunc tell)
{
  g_autofree char *name = ugo_file_get_name (file);
  g_autofree char *folder = get_folder_name (file);
  g_autofree char *sentence = tell (name, folder, cause);

  g_set_error_literal (error, G_IO_ERROR, io_code (cause), sentence);
}

void
ugo_file_set_read_error (GError **error, GFile *file, const GError *cause)
{
  set_error (error, file, cause, read_sentence);
}

void
ugo_file_set_write_error (GError **error, GFile *file, const GError *cause)
{
  set_error (error, file, cause, write_sentence);
}

void
ugo_file_set_keep_error (GError **error, GFile *file, const GError *cause)
{
  set_error (error, file, cause, keep_sentence);
}

void
ugo_file_set_remove_error (GError **error, GFile *file, const GError *cause)
{
  set_error (error, file, cause, remove_sentence);
}

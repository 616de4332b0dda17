/* ugo-record-file.c: a text with any number of records, indexed first and read on demand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-record-file.h"

#include <string.h>

#include "ugo-encoding.h"
#include "ugo-lexer.h"
#include "ugo-reader.h"
#include "ugo-tag.h"

/* How much is indexed between two calls of a progress function. */
#define CHUNK ((gsize) 1 << 20)

/* The most tags that an entry holds: those of the standard names below, each once. */
#define MAX_LISTED G_N_ELEMENTS (listed_names)

static const char *const listed_names[] = {
  "Event", "Site",    "Date", "Round",  "White", "Black", "Result",
  "FEN",   "Variant", "Goal", "Puzzle", "Theme", "Level", "Moves",
};

typedef struct
{
  UgoRecordEntry entry;
  guint column;
} Game;

struct _UgoRecordFile
{
  gatomicrefcount ref_count;
  GBytes *bytes; /* UTF-8 */
  GArray *games;
  GPtrArray *diagnostics;
};

/*
 * Indexer:
 * @token_end: where the token before @token ended
 * @tags: the tags of the game at hand, by the index of their names, as tokens
 * @depth: how many variations are open
 * @has_tags: whether the game at hand has a tag
 * @has_text: whether its move text has begun
 * @has_ended: whether a result has ended it
 */
typedef struct
{
  UgoRecordFile *file;
  UgoLexer lexer;
  UgoToken token;
  const char *token_end;
  UgoPlace place;
  UgoToken tags[G_N_ELEMENTS (listed_names)];
  gsize depth;
  gboolean has_game;
  gboolean has_tags;
  gboolean has_text;
  gboolean has_ended;
} Indexer;

static void
game_clear (Game *game)
{
  g_free (game->entry.tags);
}

static UgoRecordFile *
file_new (GBytes *bytes)
{
  UgoRecordFile *file = g_new0 (UgoRecordFile, 1);

  g_atomic_ref_count_init (&file->ref_count);
  file->bytes = bytes;
  file->games = g_array_new (FALSE, FALSE, sizeof (Game));
  g_array_set_clear_func (file->games, (GDestroyNotify) game_clear);
  file->diagnostics = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);

  return file;
}

UgoRecordFile *
ugo_record_file_ref (UgoRecordFile *file)
{
  g_atomic_ref_count_inc (&file->ref_count);

  return file;
}

void
ugo_record_file_unref (UgoRecordFile *file)
{
  if (!g_atomic_ref_count_dec (&file->ref_count))
    return;

  g_bytes_unref (file->bytes);
  g_array_unref (file->games);
  g_ptr_array_unref (file->diagnostics);
  g_free (file);
}

/* The tags of an entry are one block: the names and values, then the bytes of the values. */
static char **
pack_tags (const UgoToken *tokens)
{
  char *values[MAX_LISTED] = { NULL };
  gsize n = 0;
  gsize size = 0;
  char **tags;
  char *bytes;

  for (gsize i = 0; i < MAX_LISTED; i++)
    if (tokens[i].name != NULL)
      {
        values[i] = ugo_token_value (&tokens[i]);
        size += strlen (values[i]) + 1;
        n++;
      }
  if (n == 0)
    return NULL;

  tags = g_malloc ((2 * n + 1) * sizeof (char *) + size);
  bytes = (char *) (tags + 2 * n + 1);
  n = 0;
  for (gsize i = 0; i < MAX_LISTED; i++)
    if (values[i] != NULL)
      {
        gsize length = strlen (values[i]) + 1;

        tags[n++] = (char *) listed_names[i];
        tags[n++] = memcpy (bytes, values[i], length);
        bytes += length;
        g_free (values[i]);
      }
  tags[n] = NULL;

  return tags;
}

static void
finish_game (Indexer *indexer, const char *end)
{
  GArray *games = indexer->file->games;
  UgoRecordEntry *entry;

  if (!indexer->has_game)
    return;

  entry = &g_array_index (games, Game, games->len - 1).entry;
  entry->length = end - indexer->lexer.text - entry->offset;
  if (indexer->has_tags)
    entry->tags = pack_tags (indexer->tags);
}

static void
begin_game (Indexer *indexer)
{
  const char *start = indexer->token.start;
  Game game = { 0 };

  finish_game (indexer, start);
  ugo_place_advance (&indexer->place, start);
  game.entry.offset = start - indexer->lexer.text;
  game.entry.line = indexer->place.line;
  game.column = indexer->place.column;
  g_array_append_val (indexer->file->games, game);

  indexer->depth = 0;
  indexer->has_game = TRUE;
  indexer->has_tags = FALSE;
  indexer->has_text = FALSE;
  indexer->has_ended = FALSE;
  memset (indexer->tags, 0, sizeof indexer->tags);
}

static gsize
find_listed_name (const char *name, gsize length)
{
  gsize i;

  for (i = 0; i < MAX_LISTED; i++)
    if (strlen (listed_names[i]) == length
        && g_ascii_strncasecmp (listed_names[i], name, length) == 0)
      break;

  return i;
}

static void
add_file_diagnostic (UgoRecordFile *file, UgoDiagnostic *diagnostic, const UgoPlace *place)
{
  diagnostic->line = place->line;
  diagnostic->column = place->column;
  g_ptr_array_add (file->diagnostics, diagnostic);
}

static gboolean
holds_blank_line (const char *start, const char *end)
{
  UgoPlace place = { start, 0, 0 };

  ugo_place_advance (&place, end);

  return place.line > 1;
}

/* An Event begins a game even where the one before has neither moves nor a result: a second one
 * does, and one that a blank line parts from other tags. */
static void
index_tag (Indexer *indexer)
{
  const UgoToken *token = &indexer->token;
  gsize i = find_listed_name (token->name, token->name_length);
  gboolean is_new = !indexer->has_game || indexer->has_text || indexer->has_ended
                    || (i == 0 && indexer->has_tags
                        && (indexer->tags[0].name != NULL
                            || holds_blank_line (indexer->token_end, token->start)));

  if (is_new && token->state == UGO_TOKEN_CUT)
    {
      finish_game (indexer, token->start);
      indexer->has_game = FALSE;
      ugo_place_advance (&indexer->place, token->start);
      add_file_diagnostic (indexer->file,
                           ugo_diagnostic_new (UGO_SEVERITY_ERROR, UGO_FAULT_TAG, token->start,
                                               token->end - token->start),
                           &indexer->place);
      return;
    }

  if (is_new)
    begin_game (indexer);
  indexer->has_tags = TRUE;
  if (i < MAX_LISTED && token->text != NULL && indexer->tags[i].name == NULL)
    indexer->tags[i] = *token;
}

static void
index_token (Indexer *indexer)
{
  UgoTokenType type = indexer->token.type;
  gboolean is_move_text
      = type == UGO_TOKEN_WORD || type == UGO_TOKEN_NUMBER || type == UGO_TOKEN_OPEN;

  if (type == UGO_TOKEN_TAG)
    {
      index_tag (indexer);
      return;
    }

  if (!indexer->has_game || (indexer->has_ended && is_move_text))
    begin_game (indexer);

  /* A comment before the tags belongs to them. */
  if (type != UGO_TOKEN_COMMENT || indexer->has_tags)
    indexer->has_text = TRUE;

  if (type == UGO_TOKEN_OPEN)
    indexer->depth++;
  else if (type == UGO_TOKEN_CLOSE && indexer->depth > 0)
    indexer->depth--;
  else if (type == UGO_TOKEN_RESULT && indexer->depth == 0)
    indexer->has_ended = TRUE;

  if (indexer->has_ended)
    indexer->lexer.begins_game = TRUE;
}

static const char *
get_text (UgoRecordFile *file, gsize *length)
{
  const char *text = g_bytes_get_data (file->bytes, length);

  return text != NULL ? text : "";
}

/* Returns: %FALSE when @progress said to stop */
static gboolean
index_games (UgoRecordFile *file, UgoProgressFunc progress, gpointer data)
{
  gsize length;
  const char *text = get_text (file, &length);
  Indexer *indexer = g_new0 (Indexer, 1);
  gsize reported = 0;
  gboolean goes_on = TRUE;

  indexer->file = file;
  indexer->place = (UgoPlace) { text, 1, 1 };
  ugo_lexer_init (&indexer->lexer, text, length, TRUE);

  for (;;)
    {
      gsize done = indexer->lexer.pos - text;

      if (progress != NULL && done - reported >= CHUNK)
        {
          reported = done;
          goes_on = progress (length / 2 + done / 2, length, data);
        }
      indexer->token_end = indexer->token.end;
      ugo_lexer_next (&indexer->lexer, &indexer->token);
      if (!goes_on || indexer->token.type == UGO_TOKEN_END)
        break;
      index_token (indexer);
    }
  finish_game (indexer, text + length);
  g_free (indexer);

  return goes_on;
}

static void
report_encoding (UgoRecordFile *file, const char *text, const UgoEncoding *encoding)
{
  UgoPlace place = { text, 1, 1 };

  ugo_place_advance (&place, text + encoding->fault);
  add_file_diagnostic (file,
                       ugo_diagnostic_new (UGO_SEVERITY_WARNING, UGO_FAULT_ENCODING,
                                           encoding->name, strlen (encoding->name)),
                       &place);
}

static GBytes *
skip_byte_order_mark (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gsize skipped = length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  return g_bytes_new_from_bytes (bytes, skipped, length - skipped);
}

UgoRecordFile *
ugo_record_file_new (GBytes *bytes, UgoProgressFunc progress, gpointer data)
{
  UgoEncoding encoding;
  g_autoptr (GBytes) utf8 = ugo_encoding_to_utf8 (bytes, progress, data, &encoding);
  UgoRecordFile *file;

  if (utf8 == NULL)
    return NULL;

  file = file_new (skip_byte_order_mark (utf8));
  if (encoding.name != NULL)
    report_encoding (file, g_bytes_get_data (bytes, NULL), &encoding);
  if (!index_games (file, progress, data))
    g_clear_pointer (&file, ugo_record_file_unref);

  return file;
}

UgoRecordFile *
ugo_record_file_new_from_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return ugo_record_file_new (bytes, NULL, NULL);
}

guint
ugo_record_file_get_n_games (UgoRecordFile *file)
{
  return file->games->len;
}

const UgoRecordEntry *
ugo_record_file_get_entry (UgoRecordFile *file, guint index)
{
  g_return_val_if_fail (index < file->games->len, NULL);

  return &g_array_index (file->games, Game, index).entry;
}

const char *
ugo_record_entry_tag (const UgoRecordEntry *entry, const char *name)
{
  for (gsize i = 0; entry->tags != NULL && entry->tags[i] != NULL; i += 2)
    if (g_str_equal (entry->tags[i], name))
      return entry->tags[i + 1];

  return NULL;
}

GPtrArray *
ugo_record_file_get_diagnostics (UgoRecordFile *file)
{
  return file->diagnostics;
}

const char *
ugo_record_file_get_source (UgoRecordFile *file, guint index, gsize *length)
{
  const UgoRecordEntry *entry = ugo_record_file_get_entry (file, index);
  const char *text = g_bytes_get_data (file->bytes, NULL);

  *length = entry->length;

  return text + entry->offset;
}

UgoRecord *
ugo_record_file_read (UgoRecordFile *file, guint index, GPtrArray *diagnostics)
{
  const UgoRecordEntry *entry = ugo_record_file_get_entry (file, index);
  UgoSlice slice = {
    .game = index + 1,
    .line = entry->line,
    .column = g_array_index (file->games, Game, index).column,
  };

  slice.text = ugo_record_file_get_source (file, index, &slice.length);

  return ugo_reader_read (&slice, diagnostics);
}

/* ugo-index.c: where the games of a text begin, and their tags
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-index.h"

#include <string.h>

#include "ugo-lexer.h"
#include "ugo-reader.h"
#include "ugo-tag.h"

/* How much is indexed between two calls of a progress function. */
#define CHUNK ((gsize) 1 << 20)

/* Each block of games is as large as all before it, so that none has ever to be moved. */
#define FIRST_BLOCK 64
#define N_BLOCKS 26

/* How much room is taken at once for the tags of many games. */
#define ROOM ((gsize) 1 << 16)

/* The tags that an entry holds, each once. */
#define N_LISTED G_N_ELEMENTS (listed_names)

static const char *const listed_names[] = {
  "Event", "Site",    "Date", "Round",  "White", "Black", "Result",
  "FEN",   "Variant", "Goal", "Puzzle", "Theme", "Level", "Moves",
};

/*
 * UgoIndex:
 * @blocks: the games
 * @rooms: (element-type gchar): where their tags are
 * @room_left: what is left of the last of them, in bytes
 * @room: (nullable): where that begins
 * @n_games: how many games anybody may look at; atomic
 */
struct _UgoIndex
{
  UgoIndexGame *blocks[N_BLOCKS];
  GPtrArray *rooms;
  gsize room_left;
  char *room;
  guint n_games;
};

/*
 * Scanner:
 * @token_end: where the token before @token ended
 * @tags: the tags of the game at hand, by the index of their names, as tokens
 * @depth: how many variations are open
 * @has_tags: whether the game at hand has a tag
 * @has_text: whether its move text has begun
 * @has_ended: whether a result has ended it
 */
typedef struct
{
  UgoIndex *index;
  GPtrArray *diagnostics;
  UgoLexer lexer;
  UgoToken token;
  const char *token_end;
  UgoPlace place;
  UgoIndexGame game;
  UgoToken tags[G_N_ELEMENTS (listed_names)];
  gsize depth;
  gboolean has_game;
  gboolean has_tags;
  gboolean has_text;
  gboolean has_ended;
} Scanner;

UgoIndex *
ugo_index_new (void)
{
  UgoIndex *index = g_new0 (UgoIndex, 1);

  index->rooms = g_ptr_array_new_with_free_func (g_free);

  return index;
}

void
ugo_index_free (UgoIndex *index)
{
  for (guint i = 0; i < N_BLOCKS; i++)
    g_free (index->blocks[i]);
  g_ptr_array_unref (index->rooms);
  g_free (index);
}

/* Games */

/* Block 0 has the first games, block k those from FIRST_BLOCK << (k - 1) on. */
static guint
find_block (guint n, guint *offset)
{
  guint block = g_bit_storage (n / FIRST_BLOCK);

  if (n < FIRST_BLOCK)
    block = 0;
  *offset = block == 0 ? n : n - (FIRST_BLOCK << (block - 1));

  return block;
}

static void
add_game (UgoIndex *index, const UgoIndexGame *game)
{
  guint offset;
  guint block = find_block (index->n_games, &offset);

  if (index->blocks[block] == NULL)
    index->blocks[block] = g_new (UgoIndexGame, block == 0 ? FIRST_BLOCK
                                                           : FIRST_BLOCK << (block - 1));
  index->blocks[block][offset] = *game;
  g_atomic_int_set ((gint *) &index->n_games, (gint) index->n_games + 1);
}

guint
ugo_index_get_n_games (UgoIndex *index)
{
  return (guint) g_atomic_int_get ((gint *) &index->n_games);
}

const UgoIndexGame *
ugo_index_get_game (UgoIndex *index, guint n)
{
  guint offset;
  guint block = find_block (n, &offset);

  return &index->blocks[block][offset];
}

/* Tags: for each a byte that is the number of its name, from 1, and its value; then a NUL. */

static char *
take_room (UgoIndex *index, gsize size)
{
  char *room;

  if (size > index->room_left)
    {
      index->room_left = MAX (size, ROOM);
      index->room = g_malloc (index->room_left);
      g_ptr_array_add (index->rooms, index->room);
    }
  room = index->room;
  index->room += size;
  index->room_left -= size;

  return room;
}

static char *
pack_tags (UgoIndex *index, const UgoToken *tokens)
{
  char *values[N_LISTED] = { NULL };
  gsize size = 1;
  char *tags;
  char *pos;

  for (gsize i = 0; i < N_LISTED; i++)
    if (tokens[i].name != NULL)
      {
        values[i] = ugo_token_value (&tokens[i]);
        size += strlen (values[i]) + 2;
      }
  if (size == 1)
    return NULL;

  tags = pos = take_room (index, size);
  for (gsize i = 0; i < N_LISTED; i++)
    if (values[i] != NULL)
      {
        gsize length = strlen (values[i]) + 1;

        *pos++ = (char) (i + 1);
        memcpy (pos, values[i], length);
        pos += length;
        g_free (values[i]);
      }
  *pos = '\0';

  return tags;
}

const char *
ugo_index_find_tag (const char *tags, const char *name)
{
  for (const char *pos = tags; pos != NULL && *pos != '\0'; pos += strlen (pos) + 1)
    if (g_str_equal (listed_names[*pos - 1], name))
      return pos + 1;

  return NULL;
}

/* Scanning */

static void
finish_game (Scanner *scanner, const char *end)
{
  UgoRecordEntry *entry = &scanner->game.entry;
  const UgoToken *result = &scanner->tags[6];
  UgoOutcome outcome;

  if (!scanner->has_game)
    return;

  entry->length = end - scanner->lexer.text - entry->offset;
  if (result->name != NULL && ugo_outcome_read (result->text, result->text_length, &outcome)
      && outcome != UGO_UNDECIDED)
    entry->result = outcome;
  if (scanner->has_tags)
    entry->tags = pack_tags (scanner->index, scanner->tags);
  add_game (scanner->index, &scanner->game);
  scanner->has_game = FALSE;
}

static void
begin_game (Scanner *scanner)
{
  const char *start = scanner->token.start;

  finish_game (scanner, start);
  ugo_place_advance (&scanner->place, start);
  scanner->game = (UgoIndexGame) {
    .entry = { .offset = start - scanner->lexer.text,
               .line = scanner->place.line,
               .result = UGO_UNDECIDED },
    .column = scanner->place.column,
  };

  scanner->depth = 0;
  scanner->has_game = TRUE;
  scanner->has_tags = FALSE;
  scanner->has_text = FALSE;
  scanner->has_ended = FALSE;
  memset (scanner->tags, 0, sizeof scanner->tags);
}

static gsize
find_listed_name (const char *name, gsize length)
{
  gsize i;

  for (i = 0; i < N_LISTED; i++)
    if (strlen (listed_names[i]) == length
        && g_ascii_strncasecmp (listed_names[i], name, length) == 0)
      break;

  return i;
}

static gboolean
holds_blank_line (const char *start, const char *end)
{
  UgoPlace place = { start, 0, 0 };

  ugo_place_advance (&place, end);

  return place.line > 1;
}

static void
report_cut_tag (Scanner *scanner)
{
  const UgoToken *token = &scanner->token;
  UgoDiagnostic *diagnostic = ugo_diagnostic_new (UGO_SEVERITY_ERROR, UGO_FAULT_TAG, token->start,
                                                  token->end - token->start);

  ugo_place_advance (&scanner->place, token->start);
  diagnostic->line = scanner->place.line;
  diagnostic->column = scanner->place.column;
  g_ptr_array_add (scanner->diagnostics, diagnostic);
}

/* An Event begins a game even where the one before has neither moves nor a result: a second one
 * does, and one that a blank line parts from other tags. */
static void
scan_tag (Scanner *scanner)
{
  const UgoToken *token = &scanner->token;
  gsize i = find_listed_name (token->name, token->name_length);
  gboolean is_new = !scanner->has_game || scanner->has_text || scanner->has_ended
                    || (i == 0 && scanner->has_tags
                        && (scanner->tags[0].name != NULL
                            || holds_blank_line (scanner->token_end, token->start)));

  if (is_new && token->state == UGO_TOKEN_CUT)
    {
      finish_game (scanner, token->start);
      report_cut_tag (scanner);
      return;
    }

  if (is_new)
    begin_game (scanner);
  scanner->has_tags = TRUE;
  if (i < N_LISTED && token->text != NULL && scanner->tags[i].name == NULL)
    scanner->tags[i] = *token;
}

static void
scan_token (Scanner *scanner)
{
  UgoTokenType type = scanner->token.type;
  gboolean is_move_text
      = type == UGO_TOKEN_WORD || type == UGO_TOKEN_NUMBER || type == UGO_TOKEN_OPEN;

  if (type == UGO_TOKEN_TAG)
    {
      scan_tag (scanner);
      return;
    }

  if (!scanner->has_game || (scanner->has_ended && is_move_text))
    begin_game (scanner);

  /* A comment before the tags belongs to them. */
  if (type != UGO_TOKEN_COMMENT || scanner->has_tags)
    scanner->has_text = TRUE;

  if (type == UGO_TOKEN_OPEN)
    scanner->depth++;
  else if (type == UGO_TOKEN_CLOSE && scanner->depth > 0)
    scanner->depth--;
  else if (type == UGO_TOKEN_WORD && scanner->depth == 0)
    scanner->game.entry.n_words++;
  else if (type == UGO_TOKEN_RESULT && scanner->depth == 0)
    {
      if (!scanner->has_ended)
        scanner->game.entry.result = scanner->token.outcome;
      scanner->has_ended = TRUE;
    }

  if (scanner->has_ended)
    scanner->lexer.begins_game = TRUE;
}

gboolean
ugo_index_scan (UgoIndex *index, const char *text, gsize length, GPtrArray *diagnostics,
                UgoProgressFunc progress, gpointer data)
{
  Scanner *scanner = g_new0 (Scanner, 1);
  gsize reported = 0;
  gboolean goes_on = TRUE;

  scanner->index = index;
  scanner->diagnostics = diagnostics;
  scanner->place = (UgoPlace) { text, 1, 1 };
  ugo_lexer_init (&scanner->lexer, text, length, TRUE);

  for (;;)
    {
      gsize done = scanner->lexer.pos - text;

      if (progress != NULL && done - reported >= CHUNK)
        {
          reported = done;
          goes_on = progress (length / 2 + done / 2, length, data);
        }
      scanner->token_end = scanner->token.end;
      ugo_lexer_next (&scanner->lexer, &scanner->token);
      if (!goes_on || scanner->token.type == UGO_TOKEN_END)
        break;
      scan_token (scanner);
    }
  finish_game (scanner, text + length);
  g_free (scanner);

  return goes_on;
}

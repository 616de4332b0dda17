/* ugo-cli-engine.c: the command that speaks the protocol of engines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * UGI, the relative of chess's UCI for any game of two. A line that is not understood, or that has
 * to wait for the end of a search, is answered with `info string` and changes nothing.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ugo-cli-limits.h"
#include "ugo-cli-reader.h"
#include "ugo-cli-thinker.h"
#include "ugo-diagnostic.h"
#include "ugo-level.h"
#include "ugo-notation.h"
#include "ugo-text.h"

/* The longest time a limit may tell, in milliseconds: a day. */
#define MAX_MILLISECONDS 86400000

typedef struct
{
  UgoCliThinker *thinker;
  UgoCliLine line;
} Session;

/* A word of a line; of length 0 behind the last one. */
typedef struct
{
  const char *text;
  gsize length;
} Word;

/* What is left of a line. */
typedef struct
{
  const char *at;
  const char *end;
} Rest;

typedef struct
{
  const char *name;
  gboolean can_interrupt; /* whether it is answered while the engine thinks */
  gboolean takes_words;
  gboolean (*run) (Session *self, Rest *rest); /* returns whether to go on */
} Command;

static Word
next_word (Rest *rest)
{
  gsize length = rest->end - rest->at;
  gsize start = ugo_text_skip_spaces (rest->at, length, 0);
  gsize end = ugo_text_skip_word (rest->at, length, start);
  Word word = { rest->at + start, end - start };

  rest->at += end;
  return word;
}

static gboolean
word_is (Word word, const char *text)
{
  return ugo_text_equal (word.text, word.length, text);
}

/* The words from here on as one, without spaces round them. */
static Word
all_words (Rest *rest)
{
  gsize length = rest->end - rest->at;
  gsize start = ugo_text_skip_spaces (rest->at, length, 0);

  while (length > start && ugo_text_is_space (rest->at[length - 1]))
    length--;
  return (Word){ rest->at + start, length - start };
}

static void
refuse (Word word, const char *why)
{
  g_autofree char *shown = ugo_cli_shown (word.text, word.length);

  ugo_cli_say ("info string error: “%s”: %s", shown, why);
}

static gboolean
read_number (Word word, gint64 least, gint64 most, gint64 *number)
{
  char text[24];

  if (word.length == 0 || word.length >= sizeof text)
    return FALSE;
  memcpy (text, word.text, word.length);
  text[word.length] = '\0';
  return g_ascii_string_to_signed (text, 10, least, most, number, NULL);
}

/* ugi, isready, uginewgame, stop, quit */

static gboolean
run_ugi (Session *self, Rest *rest)
{
  char variant[UGO_VARIANT_TEXT_SIZE];

  ugo_variant_write (ugo_variant_default (&ugo_rules_ugolki), variant);
  ugo_cli_say ("id name Ugolki %s", UGO_VERSION);
  ugo_cli_say ("id author the authors of Ugolki");
  ugo_cli_say ("option name Variant type string default %s", variant);
  ugo_cli_say ("option name Hash type spin default %d min %d max %d", UGO_CLI_MEGABYTES,
               UGO_CLI_MIN_MEGABYTES, UGO_CLI_MAX_MEGABYTES);
  ugo_cli_say ("option name Threads type spin default 1 min 1 max %d", UGO_SEARCH_MAX_THREADS);
  ugo_cli_say ("option name Level type spin default %d min %d max %d", UGO_CLI_FULL_STRENGTH,
               UGO_CLI_FULL_STRENGTH, UGO_LEVEL_MAX);
  ugo_cli_say ("ugiok");
  return TRUE;
}

static gboolean
run_isready (Session *self, Rest *rest)
{
  ugo_cli_say ("readyok");
  return TRUE;
}

static gboolean
run_uginewgame (Session *self, Rest *rest)
{
  ugo_cli_thinker_forget (self->thinker);
  return TRUE;
}

static gboolean
run_stop (Session *self, Rest *rest)
{
  ugo_cli_thinker_stop (self->thinker);
  return TRUE;
}

static gboolean
run_quit (Session *self, Rest *rest)
{
  return FALSE;
}

/* setoption */

static void
set_variant (Session *self, Word value)
{
  UgoPosition start;
  UgoVariant variant;
  size_t offset;
  UgoStatus status = ugo_variant_read (value.text, value.length, &variant, &offset);

  if (status != UGO_OK)
    {
      refuse (value, ugo_status_message (status));
      return;
    }
  if (ugo_variant_equal (variant, self->line.position.variant))
    return;
  ugo_position_start (variant, &start);
  ugo_cli_line_clear (&self->line);
  ugo_cli_line_init (&self->line, &start);
}

static void
set_number (Session *self, Word value, gsize field, int least, int most)
{
  UgoCliStrength strength = ugo_cli_thinker_get_strength (self->thinker);
  gint64 number;

  if (!read_number (value, least, most, &number))
    {
      g_autofree char *why = g_strdup_printf ("expected a number from %d to %d", least, most);

      refuse (value, why);
      return;
    }
  G_STRUCT_MEMBER (int, &strength, field) = (int) number;
  if (!ugo_cli_thinker_set_strength (self->thinker, &strength))
    refuse (value, "there is not so much memory");
}

static gboolean
run_setoption (Session *self, Rest *rest)
{
  Word name_word = next_word (rest), name = next_word (rest), value_word = next_word (rest);
  Word value = all_words (rest);

  if (!word_is (name_word, "name") || !word_is (value_word, "value") || value.length == 0)
    refuse (all_words (&(Rest){ name_word.text, rest->end }), "expected name NAME value VALUE");
  else if (word_is (name, "Variant"))
    set_variant (self, value);
  else if (word_is (name, "Hash"))
    set_number (self, value, G_STRUCT_OFFSET (UgoCliStrength, megabytes), UGO_CLI_MIN_MEGABYTES,
                UGO_CLI_MAX_MEGABYTES);
  else if (word_is (name, "Threads"))
    set_number (self, value, G_STRUCT_OFFSET (UgoCliStrength, n_threads), 1,
                UGO_SEARCH_MAX_THREADS);
  else if (word_is (name, "Level"))
    set_number (self, value, G_STRUCT_OFFSET (UgoCliStrength, level), UGO_CLI_FULL_STRENGTH,
                UGO_LEVEL_MAX);
  else
    refuse (name, "expected an option: Variant, Hash, Threads or Level");
  return TRUE;
}

/* position */

/* Reads `startpos` or `fen …`, and takes the word after it. */
static gboolean
read_start (const Session *self, Rest *rest, UgoPosition *start, Word *after)
{
  Word word = next_word (rest);
  UgoStatus status;
  size_t offset;

  if (word_is (word, "startpos"))
    {
      ugo_position_start (self->line.position.variant, start);
      *after = next_word (rest);
      return TRUE;
    }
  if (!word_is (word, "fen"))
    {
      refuse (word, "expected startpos or fen");
      return FALSE;
    }

  word = next_word (rest);
  for (*after = word; after->length > 0 && !word_is (*after, "moves"); *after = next_word (rest))
    word.length = after->text + after->length - word.text;
  status = ugo_position_read (self->line.position.variant, word.text, word.length,
                              UGO_ANY_POSITION, start, &offset);
  if (status != UGO_OK)
    refuse (word, ugo_status_message (status));
  return status == UGO_OK;
}

static gboolean
play_words (UgoCliLine *line, Rest *rest)
{
  Word word;
  guint number = 0;

  while ((word = next_word (rest)).length > 0)
    {
      UgoStatus status = ugo_cli_line_read (line, word.text, word.length);

      number++;
      if (status != UGO_OK)
        {
          g_autofree char *why = g_strdup_printf ("move %u: %s", number,
                                                  ugo_status_message (status));

          refuse (word, why);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
run_position (Session *self, Rest *rest)
{
  g_auto (UgoCliLine) line = { 0 };
  UgoPosition start;
  Word after;

  if (!read_start (self, rest, &start, &after))
    return TRUE;
  if (after.length > 0 && !word_is (after, "moves"))
    {
      refuse (after, "expected moves");
      return TRUE;
    }
  ugo_cli_line_init (&line, &start);
  if (play_words (&line, rest))
    {
      UgoCliLine old = self->line;

      self->line = line;
      line = old;
    }
  return TRUE;
}

/* go */

/* The numbers a `go` may tell. */
enum
{
  DEPTH,
  NODES,
  MOVETIME,
  WTIME,
  BTIME,
  WINC,
  BINC,
  N_NUMBERS,
};

typedef struct
{
  const char *name;
  gint64 least;
  gint64 most;
} Number;

/* A clock may have run out without anybody having called the flag. */
static const Number numbers[N_NUMBERS] = {
  [DEPTH] = { "depth", 1, G_MAXINT64 },
  [NODES] = { "nodes", 1, G_MAXINT64 },
  [MOVETIME] = { "movetime", 1, MAX_MILLISECONDS },
  [WTIME] = { "wtime", G_MININT64, G_MAXINT64 },
  [BTIME] = { "btime", G_MININT64, G_MAXINT64 },
  [WINC] = { "winc", 0, G_MAXINT64 },
  [BINC] = { "binc", 0, G_MAXINT64 },
};

/* Reads the value of @name; returns whether it is right. */
static gboolean
read_limit (Word name, Word value, gint64 *values, gboolean *is_told)
{
  int i = 0;

  while (i < N_NUMBERS && !word_is (name, numbers[i].name))
    i++;
  if (i == N_NUMBERS)
    refuse (name, "expected depth, nodes, movetime, wtime, btime, winc, binc or infinite");
  else if (is_told[i])
    refuse (name, "this stands twice");
  else if (!read_number (value, numbers[i].least, numbers[i].most, &values[i]))
    refuse (value, "expected a number");
  else
    {
      is_told[i] = TRUE;
      return TRUE;
    }
  return FALSE;
}

static UgoLimits
limits_of (const gint64 *values, const gboolean *is_told, UgoSide side)
{
  int time = side == UGO_WHITE ? WTIME : BTIME;
  int increment = side == UGO_WHITE ? WINC : BINC;
  UgoLimits limits = {
    .depth = (int) MIN (values[DEPTH], UGO_SEARCH_MAX_DEPTH),
    .nodes = (uint64_t) values[NODES],
    .milliseconds = (int) values[MOVETIME],
  };

  if (is_told[time])
    {
      limits.clock = (int) CLAMP (values[time], 1, MAX_MILLISECONDS);
      limits.increment = (int) MIN (values[increment], MAX_MILLISECONDS);
    }
  return limits;
}

static gboolean
run_go (Session *self, Rest *rest)
{
  gint64 values[N_NUMBERS] = { 0 };
  gboolean is_told[N_NUMBERS] = { FALSE };
  gboolean is_infinite = FALSE, has_words = FALSE;
  UgoLimits limits;
  Word word;

  while ((word = next_word (rest)).length > 0)
    {
      has_words = TRUE;
      if (word_is (word, "infinite"))
        is_infinite = TRUE;
      else if (!read_limit (word, next_word (rest), values, is_told))
        return TRUE;
    }

  limits = limits_of (values, is_told, self->line.position.side);
  if (has_words && !is_infinite && !is_told[DEPTH] && !is_told[NODES] && !is_told[MOVETIME]
      && limits.clock == 0)
    ugo_cli_say ("info string error: the time of the side to move is not told");
  else
    ugo_cli_thinker_go (self->thinker, &self->line, &limits, is_infinite || !has_words);
  return TRUE;
}

/* Lines */

static const Command protocol[] = {
  { "ugi", TRUE, FALSE, run_ugi },
  { "isready", TRUE, FALSE, run_isready },
  { "setoption", FALSE, TRUE, run_setoption },
  { "uginewgame", FALSE, FALSE, run_uginewgame },
  { "position", FALSE, TRUE, run_position },
  { "go", FALSE, TRUE, run_go },
  { "stop", TRUE, FALSE, run_stop },
  { "quit", TRUE, FALSE, run_quit },
};

static gboolean
answer (Session *self, const GString *line)
{
  Rest rest = { line->str, line->str + line->len };
  Word name = next_word (&rest);
  const Command *command = protocol;

  if (memchr (line->str, '\0', line->len))
    {
      ugo_cli_say ("info string error: the line holds a NUL byte");
      return TRUE;
    }
  if (name.length == 0)
    return TRUE;
  while (command < protocol + G_N_ELEMENTS (protocol) && !word_is (name, command->name))
    command++;
  if (command == protocol + G_N_ELEMENTS (protocol))
    refuse (name, "this command is not known");
  else if (!command->takes_words && all_words (&rest).length > 0)
    refuse (all_words (&rest), "nothing was expected here");
  else if (!command->can_interrupt && ugo_cli_thinker_is_busy (self->thinker))
    refuse (name, "the engine thinks; it can be told to stop");
  else
    return command->run (self, &rest);
  return TRUE;
}

static void
converse (Session *self)
{
  g_auto (UgoCliReader) reader = { 0 };
  gboolean goes_on = TRUE;

  ugo_cli_reader_init (&reader, STDIN_FILENO);
  while (goes_on)
    {
      UgoCliNews news = ugo_cli_reader_next (&reader, -1);

      if (news == UGO_CLI_LONG)
        ugo_cli_say ("info string error: the line has more than %d bytes", UGO_CLI_MAX_LINE);
      else
        goes_on = news == UGO_CLI_LINE && answer (self, reader.line);
    }
}

static int
run_engine (int argc, char **argv)
{
  const UgoCliStrength strength = { UGO_CLI_MEGABYTES, 1, UGO_CLI_FULL_STRENGTH };
  g_auto (GStrv) words = NULL;
  int status = ugo_cli_parse (&ugo_command_engine, NULL, argc, argv, &words);
  UgoPosition start;
  Session session;

  if (status != UGO_CLI_GO_ON)
    return status;
  if (words[0])
    return ugo_cli_usage_error (&ugo_command_engine, "it takes no arguments");
  session.thinker = ugo_cli_thinker_new (&strength);
  if (!session.thinker)
    {
      fputs ("error: there is not enough memory\n", stderr);
      return UGO_CLI_BAD_INPUT;
    }

  ugo_position_start (ugo_variant_default (&ugo_rules_ugolki), &start);
  ugo_cli_line_init (&session.line, &start);
  converse (&session);
  ugo_cli_thinker_free (session.thinker);
  ugo_cli_line_clear (&session.line);
  return UGO_CLI_DONE;
}

const UgoCliCommand ugo_command_engine = {
  "engine",
  NULL,
  "Think for another program, by the protocol UGI",
  "Reads from standard input, a command a line, and answers on standard output:\n"
  "  ugi                                   who it is, its options, ugiok\n"
  "  isready                               readyok\n"
  "  setoption name NAME value VALUE       Variant (TEXT), Hash (megabytes), Threads,\n"
  "                                        Level (1 to 10, 0 for full strength)\n"
  "  uginewgame                            another game begins\n"
  "  position startpos|fen TEXT [moves MOVE…]\n"
  "  go [infinite] [depth N] [nodes N] [movetime MS] [wtime MS] [btime MS] [winc MS] [binc MS]\n"
  "                                        info lines while it thinks, then bestmove MOVE;\n"
  "                                        infinite, or without a limit: not before stop\n"
  "  stop                                  the move at once\n"
  "  quit                                  as the end of input does\n"
  "Positions, variants and moves are written as in records. “bestmove --” is a pass, “bestmove\n"
  "(none)” means that the game is decided. A line that is not understood is answered with\n"
  "“info string” and changes nothing.",
  run_engine,
};

/* ugo-cli-contestant.c: who plays in a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-contestant.h"

#include <string.h>

#include "ugo-cli-process.h"
#include "ugo-notation.h"
#include "ugo-player.h"

#define TABLE_BYTES ((size_t) 8 << 20)
#define PROGRAM_PREFIX "ugi:"

/* How a player of our own is named on the command line: a word, and for some a number. */
typedef struct
{
  const char *word;
  UgoPlayerKind kind;
  guint64 strength; /* without a number; 0: no number is taken */
  guint64 most;
} PlayerWord;

static const PlayerWord player_words[] = {
  { "random", UGO_PLAYER_RANDOM, 0, 0 },
  { "beginner", UGO_PLAYER_BEGINNER, 0, 0 },
  { "greedy", UGO_PLAYER_GREEDY, 0, 0 },
  { "alphabeta", UGO_PLAYER_ALPHA_BETA, 4, UGO_PLAYER_MAX_PLIES },
  { "uct", UGO_PLAYER_UCT, 2000, UGO_PLAYER_MAX_PLAYOUTS },
  { "level", UGO_PLAYER_LEVEL, UGO_LEVEL_MAX, UGO_LEVEL_MAX },
  { "engine", UGO_PLAYER_ENGINE, 20000, G_MAXINT64 },
};

struct _UgoCliChoice
{
  char *name;
  const PlayerWord *word; /* NULL for a program */
  guint64 strength;
  char **arguments; /* of a program, itself first */
};

struct _UgoCliContestant
{
  UgoPlayer *player;      /* of our own, or NULL */
  UgoCliProcess *process; /* a program, or NULL */
  UgoLimits limits;
};

/* Games */

void
ugo_cli_game_init (UgoCliGame *self, const UgoPosition *start)
{
  self->start = *start;
  ugo_cli_line_init (&self->line, start);
  self->moves = g_string_new (NULL);
}

void
ugo_cli_game_clear (UgoCliGame *self)
{
  ugo_cli_line_clear (&self->line);
  if (self->moves)
    g_string_free (g_steal_pointer (&self->moves), TRUE);
}

void
ugo_cli_game_play (UgoCliGame *self, UgoMove move)
{
  char text[UGO_MOVE_TEXT_SIZE];

  ugo_move_write (&self->line.position, move, NULL, text);
  if (self->moves->len > 0)
    g_string_append_c (self->moves, ' ');
  g_string_append (self->moves, text);
  ugo_cli_line_play_move (&self->line, move);
}

/* Choices */

static gboolean
read_word (UgoCliChoice *self, const char *text)
{
  const char *colon = strchr (text, ':');
  gsize length = colon ? (gsize) (colon - text) : strlen (text);

  for (gsize i = 0; i < G_N_ELEMENTS (player_words); i++)
    {
      const PlayerWord *word = &player_words[i];

      if (strlen (word->word) != length || strncmp (text, word->word, length) != 0)
        continue;
      self->word = word;
      self->strength = word->strength;
      if (!colon)
        return TRUE;
      return word->most > 0
             && g_ascii_string_to_unsigned (colon + 1, 10, 1, word->most, &self->strength, NULL);
    }
  return FALSE;
}

UgoCliChoice *
ugo_cli_choice_new (const char *text)
{
  g_autoptr (UgoCliChoice) self = g_new0 (UgoCliChoice, 1);
  gboolean is_right;

  if (!text)
    return NULL;
  self->name = g_strdup (text);
  if (g_str_has_prefix (text, PROGRAM_PREFIX))
    is_right = g_shell_parse_argv (text + strlen (PROGRAM_PREFIX), NULL, &self->arguments, NULL);
  else
    is_right = read_word (self, text);
  return is_right ? g_steal_pointer (&self) : NULL;
}

void
ugo_cli_choice_free (UgoCliChoice *self)
{
  g_free (self->name);
  g_strfreev (self->arguments);
  g_free (self);
}

const char *
ugo_cli_choice_get_name (const UgoCliChoice *self)
{
  return self->name;
}

const char *
ugo_cli_choice_get_program (const UgoCliChoice *self)
{
  return self->arguments ? self->arguments[0] : NULL;
}

/* Contestants */

UgoCliContestant *
ugo_cli_contestant_new (const UgoCliChoice *choice, const UgoLimits *limits, double patience,
                        guint64 seed)
{
  UgoCliContestant *self = g_new0 (UgoCliContestant, 1);

  self->limits = *limits;
  if (choice->arguments)
    self->process = ugo_cli_process_new (choice->arguments, patience);
  else
    self->player = ugo_player_new (choice->word->kind, choice->strength, TABLE_BYTES, seed);
  if (self->process || self->player)
    return self;
  ugo_cli_contestant_free (self);
  return NULL;
}

void
ugo_cli_contestant_free (UgoCliContestant *self)
{
  if (!self)
    return;
  ugo_player_free (self->player);
  g_clear_pointer (&self->process, ugo_cli_process_free);
  g_free (self);
}

char *
ugo_cli_contestant_begin (UgoCliContestant *self, UgoVariant variant)
{
  if (self->process)
    return ugo_cli_process_begin (self->process, variant);
  ugo_player_begin (self->player);
  return NULL;
}

char *
ugo_cli_contestant_choose (UgoCliContestant *self, const UgoCliGame *game, UgoMove *move)
{
  const UgoCliLine *line = &game->line;

  if (self->process)
    return ugo_cli_process_choose (self->process, &game->start, game->moves->str, &line->position,
                                   &self->limits, move);
  *move = ugo_player_choose (self->player, &line->position, (const uint64_t *) line->keys->data,
                             line->keys->len);
  return NULL;
}

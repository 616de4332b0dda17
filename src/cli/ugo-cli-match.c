/* ugo-cli-match.c: the command that lets players play each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ugo-cli-line.h"
#include "ugo-notation.h"
#include "ugo-player.h"

#define DEFAULT_GAMES 100
#define MAX_GAMES 1000000
#define MAX_JOBS 64
#define TABLE_BYTES ((size_t) 8 << 20)

/* A game that is not over by then counts as a draw; the rules end games of Ugolki before. */
#define MAX_PLIES 600

/* Openings are so many moves by chance, and up to so many more. */
#define OPENING_PLIES 4
#define MORE_OPENING_PLIES 3

/* The bounds of a mean that hold in 95 of 100 cases are so many standard errors away. */
#define NINETY_FIVE 1.96

/* How a player is named on the command line: a word, and for some a number. */
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

typedef struct
{
  const PlayerWord *word;
  guint64 strength;
} PlayerChoice;

typedef struct
{
  UgoPosition start;
  PlayerChoice players[2]; /* who is White in the first game of each pair, and the other */
  guint64 seed;
  gboolean is_verbose;

  GMutex lock;
  guint n_results[4]; /* for the first player: by Outcome */
  guint n_reasons[16];
  double sum_of_squares; /* of the scores of pairs */
  guint n_pairs;
  gboolean is_out_of_memory;
} Match;

/* How a game ended for a player. */
enum
{
  WON,
  DRAWN,
  LOST,
};

static gboolean
parse_player (const char *text, PlayerChoice *choice)
{
  const char *colon = strchr (text, ':');
  gsize length = colon ? (gsize) (colon - text) : strlen (text);

  for (gsize i = 0; i < G_N_ELEMENTS (player_words); i++)
    {
      const PlayerWord *word = &player_words[i];

      if (strlen (word->word) != length || strncmp (text, word->word, length) != 0)
        continue;
      choice->word = word;
      choice->strength = word->strength;
      if (!colon)
        return TRUE;
      return word->most > 0
             && g_ascii_string_to_unsigned (colon + 1, 10, 1, word->most, &choice->strength, NULL);
    }
  return FALSE;
}

/* A legal opening that leaves the game undecided. */
static void
play_opening (UgoCliLine *line, const UgoPosition *start, UgoRandom *random)
{
  guint n_plies = OPENING_PLIES + ugo_random_below (random, MORE_OPENING_PLIES);

  ugo_cli_line_init (line, start);
  for (guint ply = 0; ply < n_plies; ply++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&line->position, moves);

      if (n_moves == 0)
        {
          ugo_cli_line_clear (line);
          ugo_cli_line_init (line, start);
          return;
        }
      ugo_cli_line_play_move (line, moves[ugo_random_below (random, (unsigned) n_moves)]);
    }
  if (ugo_result (&line->position).outcome == UGO_UNDECIDED)
    return;
  ugo_cli_line_clear (line);
  ugo_cli_line_init (line, start);
}

/* Plays @line to its end. Returns: how it ended for White */
static UgoResult
play_game (UgoCliLine *line, UgoPlayer *white, UgoPlayer *black)
{
  UgoResult result = ugo_result (&line->position);

  ugo_player_begin (white);
  ugo_player_begin (black);
  for (guint ply = 0; ply < MAX_PLIES && result.outcome == UGO_UNDECIDED; ply++)
    {
      UgoPlayer *player = line->position.side == UGO_WHITE ? white : black;

      ugo_cli_line_play_move (line, ugo_player_choose (player, &line->position,
                                                       (const uint64_t *) line->keys->data,
                                                       line->keys->len));
      result = ugo_result (&line->position);
    }
  return result;
}

static int
result_for (UgoSide side, UgoOutcome outcome)
{
  if (outcome != UGO_WHITE_WINS && outcome != UGO_BLACK_WINS)
    return DRAWN;
  return (outcome == UGO_WHITE_WINS) == (side == UGO_WHITE) ? WON : LOST;
}

static void
count_pair (Match *match, const UgoResult results[2])
{
  double score = 0;

  g_mutex_lock (&match->lock);
  for (int game = 0; game < 2; game++)
    {
      int result = result_for (game == 0 ? UGO_WHITE : UGO_BLACK, results[game].outcome);

      match->n_results[result]++;
      match->n_reasons[results[game].reason]++;
      score += result == WON ? 0.5 : result == DRAWN ? 0.25 : 0;
    }
  match->sum_of_squares += score * score;
  match->n_pairs++;
  if (match->is_verbose)
    fprintf (stderr, "%u: %u won, %u drawn, %u lost\n", 2 * match->n_pairs, match->n_results[WON],
             match->n_results[DRAWN], match->n_results[LOST]);
  g_mutex_unlock (&match->lock);
}

/* Plays one opening twice, with colours changed. */
static void
play_pair (gpointer data, gpointer user_data)
{
  Match *match = user_data;
  UgoRandom random = match->seed;
  UgoPlayer *players[2];
  UgoResult results[2];
  guint64 opening;

  /* Games of seeds next to each other have nothing to do with each other. */
  random = ugo_random_next (&random) + GPOINTER_TO_UINT (data);
  random = ugo_random_next (&random);
  opening = ugo_random_next (&random);
  for (int i = 0; i < 2; i++)
    players[i] = ugo_player_new (match->players[i].word->kind, match->players[i].strength,
                                 TABLE_BYTES, ugo_random_next (&random));
  for (int game = 0; players[0] && players[1] && game < 2; game++)
    {
      g_auto (UgoCliLine) line = { 0 };
      UgoRandom chance = opening;

      play_opening (&line, &match->start, &chance);
      results[game] = play_game (&line, players[game], players[1 - game]);
    }
  if (players[0] && players[1])
    count_pair (match, results);
  else
    match->is_out_of_memory = TRUE;
  ugo_player_free (players[0]);
  ugo_player_free (players[1]);
}

static void
print_score (const Match *match)
{
  guint n_games = 2 * match->n_pairs;
  double mean = (match->n_results[WON] + 0.5 * match->n_results[DRAWN]) / n_games;
  double variance = match->sum_of_squares / match->n_pairs - mean * mean;
  double error = NINETY_FIVE * sqrt (MAX (variance, 0) / match->n_pairs);

  printf ("games %u won %u drawn %u lost %u\n", n_games, match->n_results[WON],
          match->n_results[DRAWN], match->n_results[LOST]);
  for (guint reason = 0; reason < G_N_ELEMENTS (match->n_reasons); reason++)
    if (match->n_reasons[reason] > 0)
      printf ("%s %u\n", reason == UGO_REASON_NONE ? "unfinished"
                                                   : ugo_reason_word ((UgoReason) reason),
              match->n_reasons[reason]);
  printf ("score %.1f%% from %.1f%% to %.1f%%\n", 100 * mean, 100 * MAX (mean - error, 0),
          100 * MIN (mean + error, 1));
}

static int
run_games (Match *match, guint n_games, int n_jobs)
{
  GThreadPool *pool = g_thread_pool_new (play_pair, match, n_jobs, TRUE, NULL);

  for (guint pair = 1; pair <= n_games / 2; pair++)
    g_thread_pool_push (pool, GUINT_TO_POINTER (pair), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
  if (match->is_out_of_memory)
    {
      fputs ("error: there is not enough memory\n", stderr);
      return UGO_CLI_BAD_INPUT;
    }
  print_score (match);
  return UGO_CLI_DONE;
}

static int
run_match (int argc, char **argv)
{
  g_autofree char *white = NULL, *black = NULL, *variant = NULL, *fen = NULL;
  g_auto (GStrv) rest = NULL;
  int n_games = DEFAULT_GAMES, n_jobs = 1, status;
  gint64 seed = 1;
  Match match = { 0 };
  const GOptionEntry entries[] = {
    { "white", 0, 0, G_OPTION_ARG_STRING, &white, "Who is White first", "PLAYER" },
    { "black", 0, 0, G_OPTION_ARG_STRING, &black, "Who is Black first", "PLAYER" },
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many games (100)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Where chance begins (1)", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &n_jobs, "How many games at a time (1)", "N" },
    { "verbose", 'v', 0, G_OPTION_ARG_NONE, &match.is_verbose, "Tell the score after each pair",
      NULL },
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &variant, "The variant (Ugolki 9)", "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &fen, "The position (the start)", "TEXT" },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_match, entries, argc, argv, &rest);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (rest[0])
    return ugo_cli_usage_error (&ugo_command_match, "match takes options only");
  if (!white || !black || !parse_player (white, &match.players[0])
      || !parse_player (black, &match.players[1]))
    return ugo_cli_usage_error (&ugo_command_match,
                                "--white and --black take random, beginner, greedy, alphabeta:4, "
                                "uct:2000, level:1 to level:10, or engine:NODES");
  if (n_games < 2 || n_games > MAX_GAMES || n_games % 2 != 0)
    return ugo_cli_usage_error (&ugo_command_match,
                                "--games takes an even number from 2 to " G_STRINGIFY (MAX_GAMES));
  if (n_jobs < 1 || n_jobs > MAX_JOBS)
    return ugo_cli_usage_error (&ugo_command_match,
                                "--jobs takes a number from 1 to " G_STRINGIFY (MAX_JOBS));
  if (!ugo_cli_position (variant, fen, &match.start))
    return UGO_CLI_BAD_INPUT;

  match.seed = (guint64) seed;
  return run_games (&match, (guint) n_games, n_jobs);
}

const UgoCliCommand ugo_command_match = {
  "match",
  "--white PLAYER --black PLAYER",
  "Let players play each other",
  "Each opening, four to six moves by chance, is played twice with colours changed. Prints how\n"
  "many games the first player won, drew and lost, how the games ended, and his score with the\n"
  "bounds that hold in 95 of 100 cases. The same seed gives the same games.",
  run_match,
};

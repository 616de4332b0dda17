/* ugo-cli-match.c: the command that lets players play each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ugo-cli-contestant.h"
#include "ugo-cli-limits.h"
#include "ugo-cli-process.h"
#include "ugo-notation.h"
#include "ugo-random.h"

#define DEFAULT_GAMES 100
#define MAX_GAMES 1000000
#define MAX_JOBS 64

/* What a program is told to search, and how many seconds it may take beyond that. */
#define DEFAULT_NODES 20000
#define DEFAULT_PATIENCE 60.0
#define MAX_PATIENCE 86400.0

/* A game that is not over by then counts as a draw; the rules end games of Ugolki before. */
#define MAX_PLIES 600

/* Openings are so many moves by chance, and up to so many more. */
#define OPENING_PLIES 4
#define MORE_OPENING_PLIES 3

/* The bounds of a mean that hold in 95 of 100 cases are so many standard errors away. */
#define NINETY_FIVE 1.96

G_STATIC_ASSERT (2 * MAX_JOBS <= UGO_CLI_MAX_PROCESSES);

typedef struct
{
  UgoPosition start;
  UgoCliChoice *players[2]; /* who is White in the first game of each pair, and the other */
  UgoLimits limits;
  double patience;
  guint64 seed;
  gboolean is_verbose;

  GMutex lock;
  guint n_results[3]; /* for the first player */
  guint n_reasons[16];
  guint n_forfeits;
  double sum_of_squares; /* of the scores of pairs */
  guint n_pairs;
  gboolean is_out_of_memory;
} Match;

static void
match_clear (Match *match)
{
  for (int i = 0; i < 2; i++)
    g_clear_pointer (&match->players[i], ugo_cli_choice_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Match, match_clear)

/* How a game ended: by the rules, or because a program did something wrong. */
typedef struct
{
  UgoResult result;
  gboolean is_forfeit;
} Ending;

/* How a game ended for a player. */
enum
{
  WON,
  DRAWN,
  LOST,
};

/* A legal opening that leaves the game undecided. */
static void
play_opening (UgoCliGame *game, const UgoPosition *start, UgoRandom *random)
{
  guint n_plies = OPENING_PLIES + ugo_random_below (random, MORE_OPENING_PLIES);

  ugo_cli_game_init (game, start);
  for (guint ply = 0; ply < n_plies; ply++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&game->line.position, moves);

      if (n_moves == 0)
        break;
      ugo_cli_game_play (game, moves[ugo_random_below (random, (unsigned) n_moves)]);
    }
  if (ugo_result (&game->line.position).outcome == UGO_UNDECIDED)
    return;
  ugo_cli_game_clear (game);
  ugo_cli_game_init (game, start);
}

/* The game is lost for the player at @loser, 0 or 1 of the match, who has the colour @side. */
static Ending
forfeit (const Match *match, guint number, int loser, UgoSide side, const char *why)
{
  fprintf (stderr, "game %u: “%s” loses: %s\n", number,
           ugo_cli_choice_get_name (match->players[loser]), why);
  return (Ending){ { side == UGO_WHITE ? UGO_BLACK_WINS : UGO_WHITE_WINS, UGO_REASON_NONE },
                   TRUE };
}

/* Plays @game to its end; the player at @white of @players has White. */
static Ending
play_game (const Match *match, guint number, UgoCliGame *game, UgoCliContestant **players,
           int white)
{
  UgoPosition *position = &game->line.position;
  Ending ending = { ugo_result (position), FALSE };

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *fault = ugo_cli_contestant_begin (players[i], position->variant);

      if (fault)
        return forfeit (match, number, i, i == white ? UGO_WHITE : UGO_BLACK, fault);
    }
  for (guint ply = 0; ply < MAX_PLIES && ending.result.outcome == UGO_UNDECIDED; ply++)
    {
      int who = position->side == UGO_WHITE ? white : 1 - white;
      g_autofree char *fault = NULL;
      UgoMove move;

      fault = ugo_cli_contestant_choose (players[who], game, &move);
      if (fault)
        return forfeit (match, number, who, position->side, fault);
      ugo_cli_game_play (game, move);
      ending.result = ugo_result (position);
    }
  return ending;
}

static int
result_for (UgoSide side, UgoOutcome outcome)
{
  if (outcome != UGO_WHITE_WINS && outcome != UGO_BLACK_WINS)
    return DRAWN;
  return (outcome == UGO_WHITE_WINS) == (side == UGO_WHITE) ? WON : LOST;
}

static void
count_pair (Match *match, const Ending endings[2])
{
  double score = 0;

  g_mutex_lock (&match->lock);
  for (int game = 0; game < 2; game++)
    {
      int result = result_for (game == 0 ? UGO_WHITE : UGO_BLACK, endings[game].result.outcome);

      match->n_results[result]++;
      if (endings[game].is_forfeit)
        match->n_forfeits++;
      else
        match->n_reasons[endings[game].result.reason]++;
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
  guint pair = GPOINTER_TO_UINT (data);
  UgoRandom random = match->seed;
  UgoCliContestant *players[2];
  Ending endings[2];
  guint64 opening;

  /* Games of seeds next to each other have nothing to do with each other. */
  random = ugo_random_next (&random) + pair;
  random = ugo_random_next (&random);
  opening = ugo_random_next (&random);
  for (int i = 0; i < 2; i++)
    players[i] = ugo_cli_contestant_new (match->players[i], &match->limits, match->patience,
                                         ugo_random_next (&random));
  for (int i = 0; players[0] && players[1] && i < 2; i++)
    {
      g_auto (UgoCliGame) game = { 0 };
      UgoRandom chance = opening;

      play_opening (&game, &match->start, &chance);
      endings[i] = play_game (match, 2 * pair - 1 + (guint) i, &game, players, i);
    }
  if (players[0] && players[1])
    count_pair (match, endings);
  else
    match->is_out_of_memory = TRUE;
  ugo_cli_contestant_free (players[0]);
  ugo_cli_contestant_free (players[1]);
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
  if (match->n_forfeits > 0)
    printf ("forfeit %u\n", match->n_forfeits);
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

/* Whether the programs that are to play can be found; if not, that is told. */
static gboolean
find_programs (const Match *match)
{
  static const char *const options[] = { "--white", "--black" };
  gboolean are_found = TRUE;

  for (int i = 0; i < 2; i++)
    {
      const char *program = ugo_cli_choice_get_program (match->players[i]);
      g_autofree char *path = program ? g_find_program_in_path (program) : NULL;

      if (!program || path)
        continue;
      fprintf (stderr, "%s: error: there is no program “%s”\n", options[i], program);
      are_found = FALSE;
    }
  return are_found;
}

typedef struct
{
  char *white;
  char *black;
  char *variant;
  char *fen;
  int n_games;
  int n_jobs;
  gint64 seed;
  UgoCliLimits limits;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->white);
  g_free (options->black);
  g_free (options->variant);
  g_free (options->fen);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static int
parse (Options *options, Match *match, int argc, char **argv, char ***rest)
{
  const GOptionEntry entries[] = {
    { "white", 0, 0, G_OPTION_ARG_FILENAME, &options->white, "Who is White first", "PLAYER" },
    { "black", 0, 0, G_OPTION_ARG_FILENAME, &options->black, "Who is Black first", "PLAYER" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options->n_games, "How many games (100)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed, "Where chance begins (1)", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &options->n_jobs, "How many games at a time (1)", "N" },
    { "verbose", 'v', 0, G_OPTION_ARG_NONE, &match->is_verbose, "Tell the score after each pair",
      NULL },
    UGO_CLI_LIMIT_ENTRIES (&options->limits, "Programs: visit N positions a move (20000)"),
    { "patience", 0, 0, G_OPTION_ARG_DOUBLE, &match->patience,
      "Programs: lose after S seconds without an answer (60)", "S" },
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &options->variant, "The variant (Ugolki 9)",
      "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &options->fen, "The position (the start)", "TEXT" },
    { NULL },
  };

  return ugo_cli_parse (&ugo_command_match, entries, argc, argv, rest);
}

/* What is wrong with the options, or NULL. */
static const char *
options_fault (const Options *options, const Match *match)
{
  if (!match->players[0] || !match->players[1])
    return "--white and --black take " UGO_CLI_PLAYERS;
  if (options->n_games < 2 || options->n_games > MAX_GAMES || options->n_games % 2 != 0)
    return "--games takes an even number from 2 to " G_STRINGIFY (MAX_GAMES);
  if (options->n_jobs < 1 || options->n_jobs > MAX_JOBS)
    return "--jobs takes a number from 1 to " G_STRINGIFY (MAX_JOBS);
  if (!(match->patience > 0 && match->patience <= MAX_PATIENCE))
    return "--patience takes a number of seconds";
  return ugo_cli_limits_fault (&options->limits);
}

static int
run_match (int argc, char **argv)
{
  g_auto (Options) options
    = { .n_games = DEFAULT_GAMES, .n_jobs = 1, .seed = 1, .limits = UGO_CLI_LIMITS_INIT };
  g_auto (Match) match = { .patience = DEFAULT_PATIENCE };
  g_auto (GStrv) rest = NULL;
  int status = parse (&options, &match, argc, argv, &rest);

  if (status != UGO_CLI_GO_ON)
    return status;
  if (rest[0])
    return ugo_cli_usage_error (&ugo_command_match, "match takes options only");
  match.players[0] = ugo_cli_choice_new (options.white);
  match.players[1] = ugo_cli_choice_new (options.black);
  if (options_fault (&options, &match))
    return ugo_cli_usage_error (&ugo_command_match, options_fault (&options, &match));
  if (!ugo_cli_position (options.variant, options.fen, &match.start) || !find_programs (&match))
    return UGO_CLI_BAD_INPUT;

  match.limits = ugo_cli_limits_get (&options.limits, DEFAULT_NODES);
  match.seed = (guint64) options.seed;
  ugo_cli_process_guard ();
  return run_games (&match, (guint) options.n_games, options.n_jobs);
}

const UgoCliCommand ugo_command_match = {
  "match",
  "--white PLAYER --black PLAYER",
  "Let players play each other",
  "Each opening, four to six moves by chance, is played twice with colours changed. Prints how\n"
  "many games the first player won, drew and lost, how the games ended, and his score with the\n"
  "bounds that hold in 95 of 100 cases. The same seed gives the same games.\n\n"
  "PLAYER is one of our own: random, beginner, greedy, alphabeta:PLIES, uct:PLAYOUTS, level:1 to\n"
  "level:10, engine:NODES; or a program that speaks the protocol of “ugolki-cli engine”: “ugi:”\n"
  "and its command, such as \"ugi:./other --strong\". --depth, --nodes and --time are what it is\n"
  "told for each move. It loses the game by a move that is not legal, by silence and by ending;\n"
  "why is told on standard error, and counted as “forfeit”.",
  run_match,
};

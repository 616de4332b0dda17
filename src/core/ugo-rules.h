/* ugo-rules.h: the table of functions a game is made of, and play by it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game is a const UgoRules. Callers outside a game's own file use the functions below, which
 * add what holds for every game: no move after the game is decided, passing, repetition.
 */
#pragma once

#include "ugo-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How complete a position must be. */
typedef enum
{
  UGO_ANY_POSITION,  /* puzzles, the editor, diagrams: fewer pieces or one side alone too */
  UGO_GAME_POSITION, /* the variant's full count on both sides */
} UgoCompleteness;

/*
 * UgoOption:
 * @word: its word in a variant's name
 * @flag: its bit in #UgoVariant.flags
 */
typedef struct
{
  const char *word;
  uint8_t flag;
} UgoOption;

/*
 * UgoRules:
 * @id: stable, lower case: "ugolki"; used by settings
 * @name: the first word of a variant's name in records: "Ugolki"
 * @files: the board's width
 * @ranks: the board's height
 * @n_squares: @files × @ranks and the squares outside the field
 * @finish_names: a letter for each square outside the field, in their order; "" for none
 * @piece_sets: the sizes of the piece sets, ended by 0, the default first
 * @names_piece_set: whether a variant's name holds the size of the set
 * @options: the options in the order of a variant's name, ended by a %NULL word
 * @piece_letters: the letters of a position text: the first stands for piece 1, and so on
 * @empty_letter: the letter of an empty square, or 0 when digits count runs of empty squares
 *
 * The functions take positions of their own game that were made by `start`, by ugo_position_read()
 * or by `apply`.
 */
struct UgoRules
{
  const char *id;
  const char *name;
  uint8_t files;
  uint8_t ranks;
  uint8_t n_squares;
  const char *finish_names;
  const uint8_t *piece_sets;
  bool names_piece_set;
  const UgoOption *options;
  const char *piece_letters;
  char empty_letter;

  /* start: sets up @position, its variant already set, as the game begins. */
  void (*start) (UgoPosition *position);

  /* moves: all moves by the rules of movement alone, each once, sorted by start, end and drop
   * square; not the pass. Returns their number, at most UGO_MAX_MOVES. */
  size_t (*moves) (const UgoPosition *position, UgoMove *moves);

  /* check: whether `moves` has @move, and if not, why not. */
  UgoStatus (*check) (const UgoPosition *position, UgoMove move);

  /* withheld: whether something that only the game's course tells forbids @move, which
   * `moves` has: UGO_OK or the reason. */
  UgoStatus (*withheld) (const UgoPosition *position, UgoMove move);

  /* apply: plays @move, legal or a pass; @next may be @position. Sets `occurrences` to 1. */
  void (*apply) (const UgoPosition *position, UgoMove move, UgoPosition *next);

  /* result: what the rules say of @position. */
  UgoResult (*result) (const UgoPosition *position);

  /* key: a 64-bit key of what repetition compares: the pieces and the side to move. */
  uint64_t (*key) (const UgoPosition *position);

  /* repeats: whether @position is one of those that repetition compares. */
  bool (*repeats) (const UgoPosition *position);

  /* path: the witness route of @move, which `moves` has: the fewest stops, then (Gygès) the
   * fewest squares, then the first in the order of squares. */
  void (*path) (const UgoPosition *position, UgoMove move, UgoRoute *route);

  /* stops: the squares that can come next on @route, which begins with a start square and is
   * legal so far; 0 when it can only end. */
  uint64_t (*stops) (const UgoPosition *position, const UgoRoute *route);

  /* perft: the number of move sequences of @depth plies (at least 1) by the rules of movement
   * alone; a forced pass is one move. */
  uint64_t (*perft) (const UgoPosition *position, int depth);

  /* piece_at: the piece on @square, 0 for none. Ugolki: 1 White, 2 Black. Gygès: the size. */
  uint8_t (*piece_at) (const UgoPosition *position, UgoSquare square);

  /* put_piece: puts @piece (0: none) on @square, for editors and readers. */
  void (*put_piece) (UgoPosition *position, UgoSquare square, uint8_t piece);

  /* validate: whether the pieces are possible for the variant. */
  UgoStatus (*validate) (const UgoPosition *position, UgoCompleteness completeness);
};

extern const UgoRules ugo_rules_ugolki;
extern const UgoRules ugo_rules_gyges;

/**
 * ugo_rules_all:
 *
 * Returns: every game, ended by %NULL
 */
const UgoRules *const *ugo_rules_all (void);

/**
 * ugo_rules_find:
 * @id: (nullable): an id such as "ugolki"
 *
 * Returns: (nullable): the game of that id, or %NULL
 */
const UgoRules *ugo_rules_find (const char *id);

/**
 * ugo_variant_default:
 * @rules: a game
 *
 * Returns: the game with its default piece set and no options
 */
UgoVariant ugo_variant_default (const UgoRules *rules);

/**
 * ugo_position_start:
 * @variant: a variant
 * @position: (out): the game's first position
 */
void ugo_position_start (UgoVariant variant, UgoPosition *position);

/**
 * ugo_position_is_start:
 * @position: a position
 *
 * Returns: whether it is its variant's first position, move number included
 */
bool ugo_position_is_start (const UgoPosition *position);

/**
 * ugo_position_same:
 * @a: a position
 * @b: a position
 *
 * Returns: whether variant, pieces, side to move and move number are the same
 */
bool ugo_position_same (const UgoPosition *a, const UgoPosition *b);

/**
 * ugo_piece_at:
 * @position: a position
 * @square: a square of its board
 *
 * Returns: the piece there as the game counts its pieces, 0 for none
 */
uint8_t ugo_piece_at (const UgoPosition *position, UgoSquare square);

/**
 * ugo_result:
 * @position: a position
 *
 * Returns: what the rules say of it: undecided, or who has won and why
 */
UgoResult ugo_result (const UgoPosition *position);

/**
 * ugo_legal_moves:
 * @position: a position
 * @moves: (out): room for %UGO_MAX_MOVES moves
 *
 * Every legal move, each once, sorted by start, end and drop square; the pass alone when the
 * player must pass.
 *
 * Returns: their number; 0 when the game is decided
 */
size_t ugo_legal_moves (const UgoPosition *position, UgoMove *moves);

/**
 * ugo_check_move:
 * @position: a position
 * @move: any move
 *
 * Returns: %UGO_OK when @move is legal, else the first reason why it is not
 */
UgoStatus ugo_check_move (const UgoPosition *position, UgoMove move);

/**
 * ugo_check_piece:
 * @position: a position
 * @square: a square of its board
 *
 * Returns: %UGO_OK when the piece there may be picked up by the side to move, though it may have
 *   no move; else why not
 */
UgoStatus ugo_check_piece (const UgoPosition *position, UgoSquare square);

/**
 * ugo_check_route:
 * @position: a position
 * @move: any move from a square to a square
 * @route: squares from its start to its end, at least two of them
 *
 * Returns: %UGO_OK when @move is legal and can go just this way; %UGO_MOVE_ROUTE when only the
 *   way is wrong; else why the move is not legal
 */
UgoStatus ugo_check_route (const UgoPosition *position, UgoMove move, const UgoRoute *route);

/**
 * ugo_must_pass:
 * @position: a position
 *
 * Returns: whether the game goes on and its player's only legal move is the pass
 */
bool ugo_must_pass (const UgoPosition *position);

/**
 * ugo_play:
 * @position: a position
 * @move: a legal move
 * @keys: (array length=n_keys): ugo_position_key() of every earlier position of the game that
 *   `repeats`, @position included, in any order
 * @n_keys: their number
 * @next: (out): the position after it, its `occurrences` counted; may be @position
 */
void ugo_play (const UgoPosition *position, UgoMove move, const uint64_t *keys, size_t n_keys,
               UgoPosition *next);

/**
 * ugo_position_key:
 * @position: a position
 *
 * Returns: a key of the pieces and the side to move: the same for the same position whatever
 *   the move number. From a fixed seed, so that it may be stored.
 */
uint64_t ugo_position_key (const UgoPosition *position);

/**
 * ugo_position_repeats:
 * @position: a position
 *
 * Returns: whether it is one of those that the repetition rule compares (in Ugolki those with
 *   White to move)
 */
bool ugo_position_repeats (const UgoPosition *position);

/**
 * ugo_move_path:
 * @position: a position
 * @move: a legal move
 * @route: (out): the shortest way of making it, the first in the order of squares of several;
 *   empty for a pass
 */
void ugo_move_path (const UgoPosition *position, UgoMove move, UgoRoute *route);

/**
 * ugo_route_stops:
 * @position: a position
 * @route: a start square and the stops made so far
 *
 * Returns: the set of squares that can come next; 0 when the route is over or is not one
 */
uint64_t ugo_route_stops (const UgoPosition *position, const UgoRoute *route);

/**
 * ugo_perft:
 * @position: a position
 * @depth: plies, 0 or more
 *
 * Returns: the number of move sequences of that length by the rules of movement alone: limits,
 *   filled goals, repetition and withheld moves are ignored, a forced pass is one move
 */
uint64_t ugo_perft (const UgoPosition *position, int depth);

/**
 * ugo_position_validate:
 * @position: a position made by put_piece
 * @completeness: whether it must be fit for a game
 *
 * Returns: %UGO_OK, or what is wrong with its pieces
 */
UgoStatus ugo_position_validate (const UgoPosition *position, UgoCompleteness completeness);

#ifdef __cplusplus
}
#endif

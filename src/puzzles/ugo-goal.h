/* ugo-goal.h: what a puzzle asks for, and the proof of what is claimed of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A goal is a word with squares and numbers, such as `bring a1 e5`; docs/puzzles.md lists them.
 * What a word means is a UgoGoalKind, and all that is ever said of an answer comes from its
 * `solve`: the judge, the hints, the generator and `ugolki-cli solve` are the same proof. Nothing
 * here depends on time, so that the same question has the same answer on every machine.
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* The most moves of its own that a side may be asked for, and the most pieces to be placed. */
#define UGO_GOAL_MAX_MOVES 32

/* The longest line of a proof, with replies and passes. */
#define UGO_PROOF_MAX_LINE (2 * UGO_GOAL_MAX_MOVES)

/* The most sets of squares that a proof keeps; it counts all of them. */
#define UGO_PROOF_MAX_SETS 64

/* Room for the text of any goal, with the final NUL. */
#define UGO_GOAL_TEXT_SIZE 64

typedef struct _UgoGoalKind UgoGoalKind;

/* How one answers. */
typedef enum
{
  UGO_ANSWER_MOVE,    /* one move */
  UGO_ANSWER_ALONE,   /* moves of one side; the other has no pieces, and passes */
  UGO_ANSWER_AGAINST, /* moves against whatever the other side replies */
  UGO_ANSWER_SQUARES, /* a set of squares is chosen */
  UGO_ANSWER_BRICKS,  /* own pieces are put on free squares */
  UGO_ANSWER_OUTCOME, /* who wins is chosen; in place of a set of squares the bit of its number */
} UgoAnswer;

/*
 * UgoGoal:
 * @kind: what is asked for
 * @from: a square it names, or %UGO_SQUARE_NONE
 * @to: another one, or %UGO_SQUARE_NONE
 * @amount: a number it names, or 0
 * @other: another one, or 0
 */
typedef struct
{
  const UgoGoalKind *kind;
  UgoSquare from;
  UgoSquare to;
  int amount;
  int other;
} UgoGoal;

typedef enum
{
  UGO_PROOF_GAVE_UP,    /* stopped, or too large: nothing is known */
  UGO_PROOF_IMPOSSIBLE, /* no answer within the moves allowed */
  UGO_PROOF_FOUND,
} UgoProofStatus;

/*
 * UgoProof:
 * @status: what was found
 * @least: the fewest own moves that reach the goal; of squares and bricks, their number
 * @n_solutions: how many different answers of that length there are: sequences of own moves where
 *   one side moves alone, first moves against replies, sets of squares; %G_MAXUINT64 for more
 * @n_first: the length of @first
 * @first: the moves that begin such an answer, in the order of ugo_legal_moves()
 * @n_line: the length of @line
 * @line: one such answer, with the replies that resist longest, or passes, between
 * @n_sets: the length of @sets
 * @sets: sets of squares that answer, in rising order as numbers; the bit of an outcome where that
 *   is the answer
 */
typedef struct
{
  UgoProofStatus status;
  int least;
  guint64 n_solutions;
  size_t n_first;
  UgoMove first[UGO_MAX_MOVES];
  size_t n_line;
  UgoMove line[UGO_PROOF_MAX_LINE];
  size_t n_sets;
  guint64 sets[UGO_PROOF_MAX_SETS];
} UgoProof;

/*
 * UgoGoalKind:
 * @word: its word in a goal's text
 * @rules: (nullable): the only game it is for
 * @answer: how one answers
 * @arguments: what follows the word, a letter for each: `f` @from, `t` @to, `n` @amount, `m` @other
 *
 * A kind is a constant of the file that knows the goal. `solve` takes positions for which `fits`
 * says nothing, and those that come after them by right or wrong answers.
 */
struct _UgoGoalKind
{
  const char *word;
  const UgoRules *rules;
  UgoAnswer answer;
  const char *arguments;

  /* fits: why @position cannot be asked this, as an English phrase of one line, or %NULL. */
  const char *(*fits) (const UgoGoal *goal, const UgoPosition *position, int n_moves);

  /* solve: proves what can be done within @n_moves own moves (bricks), and clears and fills @proof.
   * Gives up soon after @stop is set, and when the question is too large, by a count of
   * positions. */
  void (*solve) (const UgoGoal *goal, const UgoPosition *position, int n_moves,
                 const atomic_bool *stop, UgoProof *proof);

  /* solve_long: the same with more patience, for somebody who has asked for just that. %NULL where
   * `solve` seldom gives up. */
  void (*solve_long) (const UgoGoal *goal, const UgoPosition *position, int n_moves,
                      const atomic_bool *stop, UgoProof *proof);

  /* follow: changes @goal to what it is after the own move @move, where it names a piece by its
   * square. %NULL of others. */
  void (*follow) (UgoGoal *goal, UgoMove move);

  /* is_reached: of goals that one side moves for alone: whether @position, in which the other side
   * may have to pass, is one that was asked for. %NULL of others. */
  bool (*is_reached) (const UgoGoal *goal, const UgoPosition *position);

  /* measure: how far the legal move @move gets, or bricks on @squares when it is a pass, in the
   * unit of the goal's @amount (jumps, squares): what "four of six" is made of. %NULL where there
   * is no such unit. */
  int (*measure) (const UgoGoal *goal, const UgoPosition *position, UgoMove move, guint64 squares);

  /* is_best: whether the numbers in the goal are the best there are, so that nothing better could
   * have been asked; @stop as in `solve`. %NULL where the goal has none. */
  bool (*is_best) (const UgoGoal *goal, const UgoPosition *position, int n_moves,
                   const atomic_bool *stop);

  /* reply: what the other side does in @position, where it is its turn and the person has
   * @n_moves moves left: what refutes a wrong move, or resists a right one longest. False when no
   * move shows anything. %NULL where one side moves alone or chooses squares. */
  bool (*reply) (const UgoGoal *goal, const UgoPosition *position, int n_moves, UgoMove *reply);

  /* sequel: what a right move was made for, where that is only seen later: in @position, where it
   * is the other side's turn, its @reply that leaves least of it, and then the own @move. %NULL of
   * others. */
  void (*sequel) (const UgoGoal *goal, const UgoPosition *position, UgoMove *reply, UgoMove *move);
};

#define UGO_PUZZLE_ERROR (ugo_puzzle_error_quark ())

typedef enum
{
  UGO_PUZZLE_ERROR_TAG,      /* a tag is missing or cannot be understood */
  UGO_PUZZLE_ERROR_POSITION, /* the goal cannot be asked of the position */
  UGO_PUZZLE_ERROR_CLAIM,    /* what is claimed is not so */
} UgoPuzzleError;

GQuark ugo_puzzle_error_quark (void);

/**
 * ugo_goal_kinds:
 *
 * Returns: every kind, ended by %NULL
 */
const UgoGoalKind *const *ugo_goal_kinds (void);

/**
 * ugo_goal_read:
 * @rules: the game
 * @text: a goal's text
 * @goal: (out): the goal
 * @error: (nullable): the place of an error
 *
 * Returns: whether @text is a goal of that game
 */
bool ugo_goal_read (const UgoRules *rules, const char *text, UgoGoal *goal, GError **error);

/**
 * ugo_goal_write:
 * @goal: a goal
 * @rules: the game, whose squares it names
 * @text: (out): room for %UGO_GOAL_TEXT_SIZE bytes
 *
 * Returns: the length of its text
 */
size_t ugo_goal_write (const UgoGoal *goal, const UgoRules *rules, char *text);

/**
 * ugo_goal_solve:
 * @goal: a goal
 * @position: a position that `fits`, or one that comes after it
 * @n_moves: how many own moves are allowed, from 1 to %UGO_GOAL_MAX_MOVES
 * @stop: (nullable): makes it give up when another thread sets it
 * @proof: (out): what is proved
 */
void ugo_goal_solve (const UgoGoal *goal, const UgoPosition *position, int n_moves,
                     const atomic_bool *stop, UgoProof *proof);

/**
 * ugo_proof_has_first:
 * @self: a proof
 * @move: a move
 *
 * Returns: whether @move begins an answer
 */
bool ugo_proof_has_first (const UgoProof *self, UgoMove move);

G_END_DECLS

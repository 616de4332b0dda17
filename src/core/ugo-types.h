/* ugo-types.h: squares, moves, positions, results and reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here is plain data, copied by assignment and kept on the stack.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct UgoRules UgoRules;

/*
 * UgoSquare:
 *
 * A square's index: file + rank × files, so a1 is 0, b1 is 1 and the last square of an
 * 8×8 board, h8, is 63. Squares outside the field (the finish squares of Gygès) follow the
 * field's last one.
 */
typedef uint8_t UgoSquare;

#define UGO_SQUARE_NONE ((UgoSquare) 0xff)

/* The most squares a board may have: a set of squares fits in 64 bits, bit n being square n. */
#define UGO_MAX_SQUARES 64

/* The most legal moves a position of any game here can have. */
#define UGO_MAX_MOVES 2048

/* The most squares on the route of one move, its start and end included. */
#define UGO_MAX_ROUTE 64

/* Room for the text of any position, with the final NUL. */
#define UGO_POSITION_TEXT_SIZE 128

/* Room for the text of any variant's name, with the final NUL. */
#define UGO_VARIANT_TEXT_SIZE 64

/* Room for the text of any move, with the final NUL. */
#define UGO_MOVE_TEXT_SIZE (UGO_MAX_ROUTE * 3 + 8)

typedef enum
{
  UGO_WHITE,
  UGO_BLACK,
} UgoSide;

static inline UgoSide
ugo_side_other (UgoSide side)
{
  return side == UGO_WHITE ? UGO_BLACK : UGO_WHITE;
}

/*
 * UgoMove:
 * @from: the start square, or %UGO_SQUARE_NONE for a placement or a pass
 * @to: the end square, or %UGO_SQUARE_NONE for a pass
 * @drop: where a replaced piece goes, else %UGO_SQUARE_NONE
 * @piece: the piece of a placement, else 0
 *
 * A move is what it changes; the route between its ends is no part of it.
 */
typedef struct
{
  UgoSquare from;
  UgoSquare to;
  UgoSquare drop;
  uint8_t piece;
} UgoMove;

#define UGO_MOVE_PASS ((UgoMove) { UGO_SQUARE_NONE, UGO_SQUARE_NONE, UGO_SQUARE_NONE, 0 })

static inline UgoMove
ugo_move (UgoSquare from, UgoSquare to)
{
  return (UgoMove) { from, to, UGO_SQUARE_NONE, 0 };
}

static inline bool
ugo_move_equal (UgoMove a, UgoMove b)
{
  return a.from == b.from && a.to == b.to && a.drop == b.drop && a.piece == b.piece;
}

static inline bool
ugo_move_is_pass (UgoMove move)
{
  return ugo_move_equal (move, UGO_MOVE_PASS);
}

/*
 * UgoRoute:
 * @length: how many squares, 0 for a pass
 * @squares: the start, every stop (landing or bounce) in order, the end
 */
typedef struct
{
  uint8_t length;
  UgoSquare squares[UGO_MAX_ROUTE];
} UgoRoute;

/*
 * UgoVariant:
 * @rules: the game
 * @pieces: the size of the piece set; one of the game's #UgoRules.piece_sets
 * @flags: the game's options that are on; see #UgoRules.options
 */
typedef struct
{
  const UgoRules *rules;
  uint8_t pieces;
  uint8_t flags;
} UgoVariant;

static inline bool
ugo_variant_equal (UgoVariant a, UgoVariant b)
{
  return a.rules == b.rules && a.pieces == b.pieces && a.flags == b.flags;
}

/* The options of Ugolki, in the order of their words in a variant's name. */
enum
{
  UGO_UGOLKI_DIAGONAL = 1 << 0,
  UGO_UGOLKI_NO_EXIT = 1 << 1,
  UGO_UGOLKI_MIRROR = 1 << 2,
};

/* The option of Gygès: replacement. */
enum
{
  UGO_GYGES_ADVANCED = 1 << 0,
};

/*
 * UgoUgolkiState:
 * @pieces: the squares of each side's pieces, indexed by #UgoSide
 * @last: White's move just before when Black is to move, else a pass
 * @copies: how many of White's moves Black has copied so far
 * @passes: how many of this round's moves so far, or of the round just over, were passes
 */
typedef struct
{
  uint64_t pieces[2];
  UgoMove last;
  uint8_t copies;
  uint8_t passes;
} UgoUgolkiState;

/*
 * UgoGygesState:
 * @sizes: the squares of the singles, doubles and triples, finish squares (36 North's
 *   end, 37 South's end) included
 * @passes: how many passes in a row led to this position, at most 2
 */
typedef struct
{
  uint64_t sizes[3];
  uint8_t passes;
} UgoGygesState;

/*
 * UgoPosition:
 * @variant: the rules it is played by
 * @move_number: the number of the round being played, from 1
 * @side: the #UgoSide to move
 * @occurrences: how often this position has stood in the game, this time included; kept
 *   by ugo_play(), 1 when nothing is known of what came before
 *
 * All that undo must restore, and nothing else.
 */
typedef struct
{
  UgoVariant variant;
  uint16_t move_number;
  uint8_t side;
  uint8_t occurrences;
  union
  {
    UgoUgolkiState ugolki;
    UgoGygesState gyges;
  };
} UgoPosition;

typedef enum
{
  UGO_UNDECIDED,
  UGO_WHITE_WINS,
  UGO_BLACK_WINS,
  UGO_DRAW,
} UgoOutcome;

/* Why the rules end a game. */
typedef enum
{
  UGO_REASON_NONE,
  UGO_REASON_HOME,       /* one side has filled its goal */
  UGO_REASON_BOTH_HOME,  /* both have, in the same round */
  UGO_REASON_EXIT,       /* one side has a piece at home at the exit limit or after it */
  UGO_REASON_BOTH_EXIT,  /* both have */
  UGO_REASON_COUNT,      /* the move count is reached: pieces in the goal are counted */
  UGO_REASON_STUCK,      /* nobody can move */
  UGO_REASON_REPETITION, /* the same position for the third time */
  UGO_REASON_FINISH,     /* a piece stands on the far finish square */
} UgoReason;

typedef struct
{
  UgoOutcome outcome;
  UgoReason reason;
} UgoResult;

/* What was wrong with a move, a position or a text. */
typedef enum
{
  UGO_OK,

  /* moves */
  UGO_MOVE_GAME_OVER,        /* the game is decided */
  UGO_MOVE_EMPTY,            /* no piece stands on the start square */
  UGO_MOVE_NOT_YOURS,        /* the piece is the other side's */
  UGO_MOVE_SAME_SQUARE,      /* ends where it began: changes nothing */
  UGO_MOVE_OCCUPIED,         /* a piece stands on the end square */
  UGO_MOVE_UNREACHABLE,      /* neither a step nor a chain of jumps leads there */
  UGO_MOVE_STEP_AND_JUMP,    /* only a step joined to a jump would lead there */
  UGO_MOVE_ROUTE,            /* the ends are right, the route named between them is not */
  UGO_MOVE_MIRROR,           /* withheld by the anti-symmetry rule */
  UGO_MOVE_CAN_MOVE,         /* a pass by a player who can move */
  UGO_MOVE_MUST_PASS,        /* a move by a player who can only pass */
  UGO_MOVE_NOT_NEAREST_LINE, /* the piece is not on the line that may move */
  UGO_MOVE_BORDER_TWICE,     /* only crossing a border twice would lead there */
  UGO_MOVE_OVER_PIECE,       /* only passing over a piece would lead there */
  UGO_MOVE_OWN_FINISH,       /* the player's own finish square cannot be entered */
  UGO_MOVE_DROP_BEHIND,      /* the replaced piece would go behind the opponent's nearest line */
  UGO_MOVE_DROP_OCCUPIED,    /* the replaced piece's new square is not empty */
  UGO_MOVE_NO_REPLACEMENT,   /* the variant or the squares allow no replacement here */
  UGO_MOVE_PLACEMENT,        /* pieces are being placed, or no longer: the wrong kind of move */
  UGO_MOVE_NO_SUCH_PIECE,    /* the player has no piece of that size left to place */
  UGO_MOVE_NOT_START_LINE,   /* a piece is placed on one's own start line only */

  /* texts of moves */
  UGO_TEXT_NO_MOVE,       /* not the text of a move */
  UGO_TEXT_BAD_SQUARE,    /* names a square that this board lacks */
  UGO_TEXT_ROUTE_TOO_LONG, /* more than UGO_MAX_ROUTE squares */

  /* texts of variants */
  UGO_TEXT_UNKNOWN_GAME,
  UGO_TEXT_UNKNOWN_OPTION,
  UGO_TEXT_PIECE_SET, /* the game has no piece set of that size */

  /* positions and their texts */
  UGO_POSITION_EMPTY_TEXT,
  UGO_POSITION_RANKS,       /* not as many ranks as the board has */
  UGO_POSITION_RANK_LENGTH, /* a rank does not add up to the board's width */
  UGO_POSITION_LETTER,      /* a character that means nothing here */
  UGO_POSITION_SIDE,        /* the side to move is neither w nor b */
  UGO_POSITION_NUMBER,      /* the move number is none, or is not from 1 to 9999 */
  UGO_POSITION_TRAILING,    /* something stands after the move number */
  UGO_POSITION_WHITE_COUNT, /* White has too many pieces for the variant, or too few to play */
  UGO_POSITION_BLACK_COUNT,
  UGO_POSITION_PIECE_COUNT, /* Gygès: too many of a size, or too few to play */
  UGO_POSITION_PLACEMENT,   /* Gygès: an impossible state of the placement */
} UgoStatus;

#ifdef __cplusplus
}
#endif

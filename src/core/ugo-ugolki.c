/* ugo-ugolki.c: the rules of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A jump keeps the parity of file and rank, and its bridge has another parity. So the squares a
 * piece can land on do not change while it jumps, and landings that are joined by jumps form
 * islands that are the same for every piece beside them.
 */
#include "ugo-ugolki.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-hash.h"

#define FILE_A UINT64_C (0x0101010101010101)
#define FILE_H UINT64_C (0x8080808080808080)
#define FILES_AB (FILE_A | FILE_A << 1)
#define FILES_GH (FILE_H | FILE_H >> 1)

#define FIRST_MIRROR_LIMITED_MOVE 11
#define LAST_MIRROR_LIMITED_MOVE 12
#define MAX_COPIES 10

typedef struct
{
  uint8_t pieces;
  uint64_t home[2];
} Camp;

static const Camp camps[] = {
  { 9, { UINT64_C (0x0000000000070707), UINT64_C (0xe0e0e00000000000) } },
  { 10, { UINT64_C (0x000000000103070f), UINT64_C (0xf0e0c08000000000) } },
  { 12, { UINT64_C (0x00000000000f0f0f), UINT64_C (0xf0f0f00000000000) } },
  { 16, { UINT64_C (0x000000000f0f0f0f), UINT64_C (0xf0f0f0f000000000) } },
};

static const uint8_t piece_sets[] = { 9, 10, 12, 16, 0 };

static const UgoOption options[] = {
  { "diagonal", UGO_UGOLKI_DIAGONAL },
  { "no-exit", UGO_UGOLKI_NO_EXIT },
  { "mirror", UGO_UGOLKI_MIRROR },
  { NULL, 0 },
};

/* Camps and limits */

uint64_t
ugo_ugolki_home (UgoVariant variant, UgoSide side)
{
  for (size_t i = 0; i < sizeof camps / sizeof *camps; i++)
    if (camps[i].pieces == variant.pieces)
      return camps[i].home[side];
  return 0;
}

static uint64_t
goal_of (const UgoPosition *position, UgoSide side)
{
  return ugo_ugolki_home (position->variant, ugo_side_other (side));
}

static int
in_proportion (int base, int pieces)
{
  return (2 * base * pieces + 9) / 18;
}

int
ugo_ugolki_exit_limit (UgoVariant variant)
{
  if (variant.flags & UGO_UGOLKI_NO_EXIT)
    return 0;
  return in_proportion (variant.flags & UGO_UGOLKI_DIAGONAL ? 30 : 40, variant.pieces);
}

int
ugo_ugolki_move_count (UgoVariant variant)
{
  return in_proportion (80, variant.pieces);
}

/* Movement */

static bool
is_diagonal (const UgoPosition *position)
{
  return position->variant.flags & UGO_UGOLKI_DIAGONAL;
}

static uint64_t
occupied (const UgoPosition *position)
{
  return position->ugolki.pieces[UGO_WHITE] | position->ugolki.pieces[UGO_BLACK];
}

/* The squares a step away from some square of @set, free or not. */
static inline uint64_t
steps_from (uint64_t set, bool diagonal)
{
  uint64_t sideways = (set & ~FILE_H) << 1 | (set & ~FILE_A) >> 1;
  uint64_t row = diagonal ? set | sideways : set;

  return sideways | row << 8 | row >> 8;
}

/* For each direction, the squares from which a jump that way has a bridge and a landing. */
typedef struct
{
  uint64_t n, s, e, w, ne, nw, se, sw;
} Jumps;

static inline void
jumps_init (Jumps *jumps, uint64_t bridges, bool diagonal)
{
  uint64_t free = ~bridges;

  jumps->n = bridges >> 8 & free >> 16;
  jumps->s = bridges << 8 & free << 16;
  jumps->e = bridges >> 1 & free >> 2 & ~FILES_GH;
  jumps->w = bridges << 1 & free << 2 & ~FILES_AB;
  if (!diagonal)
    {
      jumps->ne = jumps->nw = jumps->se = jumps->sw = 0;
      return;
    }
  jumps->ne = bridges >> 9 & free >> 18 & ~FILES_GH;
  jumps->nw = bridges >> 7 & free >> 14 & ~FILES_AB;
  jumps->se = bridges << 7 & free << 14 & ~FILES_GH;
  jumps->sw = bridges << 9 & free << 18 & ~FILES_AB;
}

/* The squares on which one jump from some square of @set lands. */
static inline uint64_t
jumps_from (const Jumps *jumps, uint64_t set, bool diagonal)
{
  uint64_t landings = (set & jumps->n) << 16 | (set & jumps->s) >> 16
                      | (set & jumps->e) << 2 | (set & jumps->w) >> 2;

  if (diagonal)
    landings |= (set & jumps->ne) << 18 | (set & jumps->nw) << 14
                | (set & jumps->se) >> 14 | (set & jumps->sw) >> 18;
  return landings;
}

/* The squares from which one jump lands on some square of @set. */
static inline uint64_t
jumps_to (const Jumps *jumps, uint64_t set, bool diagonal)
{
  uint64_t starts = (set >> 16 & jumps->n) | (set << 16 & jumps->s)
                    | (set >> 2 & jumps->e) | (set << 2 & jumps->w);

  if (diagonal)
    starts |= (set >> 18 & jumps->ne) | (set >> 14 & jumps->nw)
              | (set << 14 & jumps->se) | (set << 18 & jumps->sw);
  return starts;
}

/* The squares from which some jump starts. */
static inline uint64_t
jumps_starts (const Jumps *jumps, bool diagonal)
{
  uint64_t starts = jumps->n | jumps->s | jumps->e | jumps->w;

  if (diagonal)
    starts |= jumps->ne | jumps->nw | jumps->se | jumps->sw;
  return starts;
}

/* @landings and all squares that further jumps reach from there. */
static inline uint64_t
chains_from (const Jumps *jumps, uint64_t landings, bool diagonal)
{
  uint64_t reached = landings;

  while (landings)
    {
      landings = jumps_from (jumps, landings, diagonal) & ~reached;
      reached |= landings;
    }
  return reached;
}

/* Where the piece on @square can go. */
static inline uint64_t
targets_of (const Jumps *jumps, uint64_t bridges, UgoSquare square, bool diagonal)
{
  uint64_t start = ugo_bit (square);

  return (steps_from (start, diagonal) & ~bridges)
         | chains_from (jumps, jumps_from (jumps, start, diagonal), diagonal);
}

static size_t
moves (const UgoPosition *position, UgoMove *list)
{
  uint64_t own = position->ugolki.pieces[position->side];
  uint64_t bridges = occupied (position);
  bool diagonal = is_diagonal (position);
  size_t n_moves = 0;
  Jumps jumps;

  jumps_init (&jumps, bridges, diagonal);
  while (own)
    {
      UgoSquare from = ugo_bits_pop (&own);
      uint64_t targets = targets_of (&jumps, bridges, from, diagonal);

      while (targets)
        list[n_moves++] = ugo_move (from, ugo_bits_pop (&targets));
    }
  return n_moves;
}

/* Whether a step and a chain, in either order, would join @from and @to. */
static bool
step_joins_jump (uint64_t bridges, UgoSquare from, UgoSquare to, bool diagonal)
{
  uint64_t stepped, landed;
  Jumps jumps;

  jumps_init (&jumps, bridges & ~ugo_bit (from), diagonal);
  stepped = steps_from (ugo_bit (from), diagonal) & ~bridges;
  landed = chains_from (&jumps, jumps_from (&jumps, ugo_bit (from), diagonal), diagonal);
  return (chains_from (&jumps, jumps_from (&jumps, stepped, diagonal), diagonal)
          | steps_from (landed, diagonal))
         & ugo_bit (to);
}

static UgoStatus
check (const UgoPosition *position, UgoMove move)
{
  uint64_t bridges = occupied (position);
  bool diagonal = is_diagonal (position);
  Jumps jumps;

  if (move.piece != 0)
    return UGO_MOVE_PLACEMENT;
  if (move.drop != UGO_SQUARE_NONE)
    return UGO_MOVE_NO_REPLACEMENT;
  if (move.from >= 64 || move.to >= 64)
    return UGO_MOVE_UNREACHABLE;
  if (!(bridges & ugo_bit (move.from)))
    return UGO_MOVE_EMPTY;
  if (!(position->ugolki.pieces[position->side] & ugo_bit (move.from)))
    return UGO_MOVE_NOT_YOURS;
  if (move.from == move.to)
    return UGO_MOVE_SAME_SQUARE;
  if (bridges & ugo_bit (move.to))
    return UGO_MOVE_OCCUPIED;

  jumps_init (&jumps, bridges, diagonal);
  if (targets_of (&jumps, bridges, move.from, diagonal) & ugo_bit (move.to))
    return UGO_OK;
  return step_joins_jump (bridges, move.from, move.to, diagonal) ? UGO_MOVE_STEP_AND_JUMP
                                                                 : UGO_MOVE_UNREACHABLE;
}

static uint64_t
stops (const UgoPosition *position, const UgoRoute *route)
{
  UgoSquare start = route->squares[0];
  UgoSquare here = route->squares[route->length - 1];
  uint64_t bridges = occupied (position);
  bool diagonal = is_diagonal (position);
  uint64_t next;
  Jumps jumps;

  if (!(position->ugolki.pieces[position->side] & ugo_bit (start)) || here >= 64)
    return 0;
  if (route->length > 1 && (steps_from (ugo_bit (start), true) & ugo_bit (route->squares[1])))
    return 0;

  bridges &= ~ugo_bit (start);
  jumps_init (&jumps, bridges, diagonal);
  next = jumps_from (&jumps, ugo_bit (here), diagonal);
  if (route->length == 1)
    next |= steps_from (ugo_bit (start), diagonal) & ~bridges;
  return next;
}

static void
path (const UgoPosition *position, UgoMove move, UgoRoute *route)
{
  uint64_t layers[UGO_MAX_ROUTE];
  uint64_t reached = ugo_bit (move.to);
  bool diagonal = is_diagonal (position);
  int distance = 0;
  Jumps jumps;

  route->length = 0;
  route->squares[route->length++] = move.from;
  if (steps_from (ugo_bit (move.from), true) & ugo_bit (move.to))
    {
      route->squares[route->length++] = move.to;
      return;
    }

  jumps_init (&jumps, occupied (position) & ~ugo_bit (move.from), diagonal);
  layers[0] = reached;
  while (!(reached & ugo_bit (move.from)) && layers[distance])
    {
      layers[distance + 1] = jumps_from (&jumps, layers[distance], diagonal) & ~reached;
      reached |= layers[++distance];
    }

  while (distance-- > 0)
    {
      UgoSquare here = route->squares[route->length - 1];
      uint64_t next = jumps_from (&jumps, ugo_bit (here), diagonal) & layers[distance];

      if (!next)
        return;
      route->squares[route->length++] = ugo_bits_first (next);
    }
}

uint64_t
ugo_ugolki_landings (const UgoPosition *position, UgoSquare square, uint8_t *n_jumps)
{
  bool diagonal = is_diagonal (position);
  uint64_t reached = ugo_bit (square);
  uint64_t layer = reached;
  uint8_t distance = 0;
  Jumps jumps;

  memset (n_jumps, 0, 64);
  jumps_init (&jumps, occupied (position) & ~ugo_bit (square), diagonal);
  while ((layer = jumps_from (&jumps, layer, diagonal) & ~reached))
    {
      distance++;
      reached |= layer;
      for (uint64_t set = layer; set;)
        n_jumps[ugo_bits_pop (&set)] = distance;
    }
  return reached & ~ugo_bit (square);
}

/* The last squares that chains from @square come to, after @n_jumps jumps; 0 when there is none. */
static inline uint64_t
last_landings (const Jumps *jumps, UgoSquare square, bool diagonal, int *n_jumps)
{
  uint64_t layer = ugo_bit (square), reached = layer, last = 0;

  *n_jumps = 0;
  while ((layer = jumps_from (jumps, layer, diagonal) & ~reached))
    {
      last = layer;
      reached |= layer;
      ++*n_jumps;
    }
  return last;
}

int
ugo_ugolki_longest_chain (const UgoPosition *position, UgoSide side, UgoMove *move)
{
  bool diagonal = is_diagonal (position);
  UgoMove best = UGO_MOVE_PASS;
  int longest = 0;
  Jumps jumps;

  jumps_init (&jumps, occupied (position), diagonal);
  for (uint64_t own = position->ugolki.pieces[side] & jumps_starts (&jumps, diagonal); own;)
    {
      UgoSquare from = ugo_bits_pop (&own);
      int n_jumps;
      uint64_t last = last_landings (&jumps, from, diagonal, &n_jumps);

      if (n_jumps <= longest)
        continue;
      longest = n_jumps;
      best = ugo_move (from, ugo_bits_first (last));
    }
  if (move)
    *move = best;
  return longest;
}

/* Counting move sequences */

/* The moves of @own that end after a step, or after a jump onto @ends, where no other jump starts.
 * In each direction a piece has a step or a jump or neither: the square beside it is free, or the
 * one behind it may be. */
static inline uint64_t
count_single_moves (uint64_t own, uint64_t free, uint64_t ends, bool diagonal)
{
  uint64_t n_moves;

  n_moves = ugo_bits_count_4 (own & (free >> 8 | ends >> 16), own & (free << 8 | ends << 16),
                              own & ((free >> 1 & ~FILE_H) | (ends >> 2 & ~FILES_GH)),
                              own & ((free << 1 & ~FILE_A) | (ends << 2 & ~FILES_AB)));
  if (diagonal)
    n_moves += ugo_bits_count_4 (own & ((free >> 9 & ~FILE_H) | (ends >> 18 & ~FILES_GH)),
                                 own & ((free >> 7 & ~FILE_A) | (ends >> 14 & ~FILES_AB)),
                                 own & ((free << 7 & ~FILE_H) | (ends << 14 & ~FILES_GH)),
                                 own & ((free << 9 & ~FILE_A) | (ends << 18 & ~FILES_AB)));
  return n_moves;
}

/* How many moves @own has. An island of landings serves every piece beside it: as many moves as
 * pieces times squares, and a piece between two islands has the moves of both. Most islands are a
 * single square and are counted all at once. */
static inline uint64_t
count_moves (uint64_t own, uint64_t bridges, bool diagonal)
{
  uint64_t landings, starts, n_moves;
  Jumps jumps;

  jumps_init (&jumps, bridges, diagonal);
  starts = jumps_starts (&jumps, diagonal);
  n_moves = count_single_moves (own, ~bridges, ~bridges & ~starts, diagonal);

  landings = jumps_from (&jumps, own, diagonal) & starts;
  while (landings)
    {
      uint64_t island = chains_from (&jumps, landings & -landings, diagonal);

      n_moves += (uint64_t) ugo_bits_count (island)
                 * ugo_bits_count (jumps_to (&jumps, island, diagonal) & own);
      landings &= ~island;
    }
  return n_moves;
}

static inline __attribute__ ((always_inline)) uint64_t
count_leaves (uint64_t own, uint64_t other, bool diagonal)
{
  uint64_t n_moves = count_moves (own, own | other, diagonal);

  return n_moves ? n_moves : 1;
}

static uint64_t
count_sequences (uint64_t own, uint64_t other, int depth, bool diagonal)
{
  uint64_t bridges = own | other;
  uint64_t total = 0;
  Jumps jumps;

  if (depth == 1)
    return diagonal ? count_leaves (own, other, true) : count_leaves (own, other, false);

  jumps_init (&jumps, bridges, diagonal);
  for (uint64_t rest = own; rest;)
    {
      UgoSquare from = ugo_bits_pop (&rest);
      uint64_t targets = targets_of (&jumps, bridges, from, diagonal);

      while (targets)
        total += count_sequences (other, own ^ ugo_bit (from) ^ ugo_bit (ugo_bits_pop (&targets)),
                                  depth - 1, diagonal);
    }
  return total ? total : count_sequences (other, own, depth - 1, diagonal);
}

static uint64_t
perft (const UgoPosition *position, int depth)
{
  return count_sequences (position->ugolki.pieces[position->side],
                          position->ugolki.pieces[ugo_side_other (position->side)], depth,
                          is_diagonal (position));
}

/* The course of the game */

static void
start (UgoPosition *position)
{
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    position->ugolki.pieces[side] = ugo_ugolki_home (position->variant, side);
  position->ugolki.last = UGO_MOVE_PASS;
}

/* Whether @move is the half-turn image of White's move just before. */
static bool
is_copy (const UgoPosition *position, UgoMove move)
{
  UgoMove last = position->ugolki.last;

  return position->side == UGO_BLACK && !ugo_move_is_pass (last)
         && move.from == 63 - last.from && move.to == 63 - last.to;
}

static UgoStatus
withheld (const UgoPosition *position, UgoMove move)
{
  if ((position->variant.flags & UGO_UGOLKI_MIRROR)
      && position->move_number >= FIRST_MIRROR_LIMITED_MOVE
      && position->move_number <= LAST_MIRROR_LIMITED_MOVE
      && position->ugolki.copies >= MAX_COPIES && is_copy (position, move))
    return UGO_MOVE_MIRROR;
  return UGO_OK;
}

static void
apply (const UgoPosition *position, UgoMove move, UgoPosition *next)
{
  bool white = position->side == UGO_WHITE;
  bool pass = ugo_move_is_pass (move);
  bool copy = is_copy (position, move);

  *next = *position;
  if (!pass)
    next->ugolki.pieces[position->side] ^= ugo_bit (move.from) ^ ugo_bit (move.to);
  next->ugolki.last = white ? move : UGO_MOVE_PASS;
  next->ugolki.copies += copy;
  next->ugolki.passes = white ? pass : position->ugolki.passes + pass;
  next->side = ugo_side_other (position->side);
  next->move_number += !white;
  next->occurrences = 1;
}

static bool
has_piece_at_home (const UgoPosition *position, UgoSide side)
{
  return position->ugolki.pieces[side] & ugo_ugolki_home (position->variant, side);
}

static bool
is_home (const UgoPosition *position, UgoSide side)
{
  uint64_t goal = goal_of (position, side);

  return (position->ugolki.pieces[side] & goal) == goal;
}

static UgoResult
count_pieces (const UgoPosition *position, UgoReason reason)
{
  int lead = ugo_bits_count (position->ugolki.pieces[UGO_WHITE] & goal_of (position, UGO_WHITE))
             - ugo_bits_count (position->ugolki.pieces[UGO_BLACK] & goal_of (position, UGO_BLACK));

  return (UgoResult) { lead > 0 ? UGO_WHITE_WINS : lead < 0 ? UGO_BLACK_WINS : UGO_DRAW, reason };
}

/* When the round is not over, only what must have ended the game in the round before counts: in
 * play nothing does, but a position given from outside may be decided already. */
static UgoResult
result (const UgoPosition *position)
{
  bool round_over = position->side == UGO_WHITE;
  int rounds = position->move_number - 1;
  int limit = ugo_ugolki_exit_limit (position->variant);
  bool white_late = limit && rounds >= limit && round_over
                    && has_piece_at_home (position, UGO_WHITE);
  bool black_late = limit && rounds >= limit && has_piece_at_home (position, UGO_BLACK);
  bool white_home = is_home (position, UGO_WHITE);
  bool black_home = is_home (position, UGO_BLACK);

  if (white_late && black_late)
    return (UgoResult) { UGO_DRAW, UGO_REASON_BOTH_EXIT };
  if (white_late || black_late)
    return (UgoResult) { white_late ? UGO_BLACK_WINS : UGO_WHITE_WINS, UGO_REASON_EXIT };
  if (white_home && black_home)
    return (UgoResult) { UGO_DRAW, UGO_REASON_BOTH_HOME };
  if (black_home || (white_home && round_over))
    return (UgoResult) { black_home ? UGO_BLACK_WINS : UGO_WHITE_WINS, UGO_REASON_HOME };
  if (rounds >= ugo_ugolki_move_count (position->variant))
    return count_pieces (position, UGO_REASON_COUNT);
  if (round_over && position->ugolki.passes == 2)
    return count_pieces (position, UGO_REASON_STUCK);
  if (round_over && position->occurrences >= 3 && !has_piece_at_home (position, UGO_WHITE)
      && !has_piece_at_home (position, UGO_BLACK))
    return (UgoResult) { UGO_DRAW, UGO_REASON_REPETITION };
  return (UgoResult) { UGO_UNDECIDED, UGO_REASON_NONE };
}

static bool
repeats (const UgoPosition *position)
{
  return position->side == UGO_WHITE;
}

static uint64_t
key (const UgoPosition *position)
{
  uint64_t hash = ugo_hash_side (position->side);

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    for (uint64_t set = position->ugolki.pieces[side]; set;)
      hash ^= ugo_hash_piece (side, ugo_bits_pop (&set));
  return hash;
}

/* Pieces */

static uint8_t
piece_at (const UgoPosition *position, UgoSquare square)
{
  if (position->ugolki.pieces[UGO_WHITE] & ugo_bit (square))
    return UGO_UGOLKI_WHITE;
  return position->ugolki.pieces[UGO_BLACK] & ugo_bit (square) ? UGO_UGOLKI_BLACK : 0;
}

static void
put_piece (UgoPosition *position, UgoSquare square, uint8_t piece)
{
  position->ugolki.pieces[UGO_WHITE] &= ~ugo_bit (square);
  position->ugolki.pieces[UGO_BLACK] &= ~ugo_bit (square);
  if (piece)
    position->ugolki.pieces[piece == UGO_UGOLKI_BLACK] |= ugo_bit (square);
}

static bool
has_right_count (const UgoPosition *position, UgoSide side, UgoCompleteness completeness)
{
  int count = ugo_bits_count (position->ugolki.pieces[side]);

  return completeness == UGO_GAME_POSITION ? count == position->variant.pieces
                                           : count <= position->variant.pieces;
}

static UgoStatus
validate (const UgoPosition *position, UgoCompleteness completeness)
{
  if (!has_right_count (position, UGO_WHITE, completeness))
    return UGO_POSITION_WHITE_COUNT;
  if (!has_right_count (position, UGO_BLACK, completeness))
    return UGO_POSITION_BLACK_COUNT;
  return UGO_OK;
}

const UgoRules ugo_rules_ugolki = {
  .id = "ugolki",
  .name = "Ugolki",
  .files = 8,
  .ranks = 8,
  .n_squares = 64,
  .finish_names = "",
  .piece_sets = piece_sets,
  .names_piece_set = true,
  .options = options,
  .piece_letters = "wb",
  .empty_letter = '\0',
  .start = start,
  .moves = moves,
  .check = check,
  .withheld = withheld,
  .apply = apply,
  .result = result,
  .key = key,
  .repeats = repeats,
  .path = path,
  .stops = stops,
  .perft = perft,
  .piece_at = piece_at,
  .put_piece = put_piece,
  .validate = validate,
};

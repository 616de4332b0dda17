/* ugo-goal-run.c: pieces are put so that a runner of Ugolki gets far in one move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a piece can land keeps the parity of file and rank, and what it jumps over has another one:
 * a bridge is never in the way of its own road. So bridges only add landings, and of an answer that
 * has as few of them as possible each can be put where it opens a square next to those that are
 * open already.
 */
#include "ugo-bits.h"
#include "ugo-distance.h"
#include "ugo-goal-private.h"
#include "ugo-ugolki.h"

/* How many sets of bridges are looked at before it gives up. */
#define MAX_SETS 200000

/*
 * Search:
 * @position: where it begins
 * @from: the runner
 * @wanted: the squares that are far enough
 * @tried: the sets that have been looked at already
 * @stop: (nullable): makes it give up
 * @gave_up: whether it did
 * @answers: (element-type guint64): sets that reach a square of @wanted
 */
typedef struct
{
  UgoPosition position;
  UgoSquare from;
  guint64 wanted;
  GHashTable *tried;
  const atomic_bool *stop;
  bool gave_up;
  GArray *answers;
} Search;

static int
gain_of (const UgoPosition *position, UgoSquare from, UgoSquare to)
{
  return ugo_distance_advance (position, ugo_move (from, to));
}

static UgoPosition
with_bridges (const UgoPosition *position, guint64 bridges)
{
  UgoPosition next = *position;

  next.ugolki.pieces[next.side] |= bridges;
  return next;
}

static guint64
occupied (const UgoPosition *position)
{
  return position->ugolki.pieces[UGO_WHITE] | position->ugolki.pieces[UGO_BLACK];
}

/* Where the runner can be before a jump. */
static guint64
stands_of (const UgoPosition *position, UgoSquare from)
{
  guint8 jumps[UGO_MAX_SQUARES];

  return ugo_ugolki_landings (position, from, jumps) | ugo_bit (from);
}

static const int directions[8][2] = { { 1, 0 },  { 0, 1 },  { -1, 0 }, { 0, -1 },
                                      { 1, 1 },  { -1, 1 }, { -1, -1 }, { 1, -1 } };

guint64
ugo_run_openings (const UgoPosition *position, UgoSquare from)
{
  guint64 taken = occupied (position) & ~ugo_bit (from), stands = stands_of (position, from);
  int n_directions = (position->variant.flags & UGO_UGOLKI_DIAGONAL) != 0 ? 8 : 4;
  guint64 found = 0;

  for (guint64 set = stands; set != 0;)
    {
      UgoSquare square = ugo_bits_pop (&set);

      for (int i = 0; i < n_directions; i++)
        {
          int file = square % 8 + 2 * directions[i][0], rank = square / 8 + 2 * directions[i][1];
          guint64 bridge, landing;

          if (file < 0 || file > 7 || rank < 0 || rank > 7)
            continue;
          landing = ugo_bit ((UgoSquare) (file + 8 * rank));
          bridge = ugo_bit ((UgoSquare) (square + directions[i][0] + 8 * directions[i][1]));
          if (((taken | stands) & landing) == 0 && (taken & bridge) == 0)
            found |= bridge;
        }
    }
  return found;
}

static bool
is_given_up (Search *self)
{
  if (g_hash_table_size (self->tried) > MAX_SETS || ugo_proof_is_stopped (self->stop))
    self->gave_up = true;
  return self->gave_up;
}

/* Looks for answers that have @n_left bridges more than @bridges. */
static void
search (Search *self, guint64 bridges, int n_left)
{
  UgoPosition position = with_bridges (&self->position, bridges);

  if ((stands_of (&position, self->from) & self->wanted) != 0)
    {
      g_array_append_val (self->answers, bridges);
      return;
    }
  if (n_left == 0 || is_given_up (self))
    return;
  for (guint64 set = ugo_run_openings (&position, self->from); set != 0 && !self->gave_up;)
    {
      guint64 next = bridges | ugo_bit (ugo_bits_pop (&set));
      guint64 *key = g_memdup2 (&next, sizeof next);

      if (g_hash_table_add (self->tried, key))
        search (self, next, n_left - 1);
    }
}

static int
compare_sets (gconstpointer a, gconstpointer b)
{
  guint64 first = *(const guint64 *) a, second = *(const guint64 *) b;

  return first < second ? -1 : first > second;
}

static void
write_answers (Search *self, int n_bridges, UgoProof *proof)
{
  g_array_sort (self->answers, compare_sets);
  proof->status = UGO_PROOF_FOUND;
  proof->least = n_bridges;
  ugo_proof_count (proof, self->answers->len);
  proof->n_sets = MIN (self->answers->len, UGO_PROOF_MAX_SETS);
  for (size_t i = 0; i < proof->n_sets; i++)
    proof->sets[i] = g_array_index (self->answers, guint64, i);
}

/* The best move that needs no bridge at all: a step too. */
int
ugo_run_best (const UgoPosition *position, UgoSquare from, UgoMove *move)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_rules_ugolki.moves (position, moves);
  int best = 0;

  if (move != NULL)
    *move = UGO_MOVE_PASS;
  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from == from && gain_of (position, from, moves[i].to) > best)
      {
        best = gain_of (position, from, moves[i].to);
        if (move != NULL)
          *move = moves[i];
      }
  return best;
}

static void
solve (const UgoGoal *goal, const UgoPosition *position, int n_moves, const atomic_bool *stop,
       UgoProof *proof)
{
  Search self = { .position = *position, .from = goal->from, .stop = stop };

  if (ugo_run_best (position, goal->from, NULL) >= goal->amount)
    {
      proof->status = UGO_PROOF_FOUND;
      return;
    }
  for (UgoSquare square = 0; square < 64; square++)
    if (gain_of (position, goal->from, square) >= goal->amount)
      self.wanted |= ugo_bit (square);
  self.answers = g_array_new (FALSE, FALSE, sizeof (guint64));
  self.tried = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  for (int n = 1; n <= n_moves && self.answers->len == 0 && !self.gave_up; n++)
    {
      g_hash_table_remove_all (self.tried);
      search (&self, 0, n);
      if (!self.gave_up && self.answers->len > 0)
        write_answers (&self, n, proof);
    }
  if (proof->status != UGO_PROOF_FOUND)
    proof->status = self.gave_up ? UGO_PROOF_GAVE_UP : UGO_PROOF_IMPOSSIBLE;
  g_hash_table_unref (self.tried);
  g_array_unref (self.answers);
}

static const char *
fits (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  guint64 own = position->ugolki.pieces[position->side];

  if ((own >> goal->from & 1) == 0)
    return "no piece of the side to move stands on the square named";
  if (ugo_bits_count (own) + n_moves > position->variant.pieces)
    return "there are more pieces than the game has";
  if (goal->amount < 1 || goal->amount > UGO_RUN_MAX_GAIN)
    return "no move gains so many squares";
  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return "the game is decided";
  return NULL;
}

static int
measure (const UgoGoal *goal, const UgoPosition *position, UgoMove move, guint64 squares)
{
  UgoPosition next;

  if (!ugo_move_is_pass (move))
    return move.from == goal->from ? gain_of (position, move.from, move.to) : 0;
  next = with_bridges (position, squares & ~occupied (position));
  return ugo_run_best (&next, goal->from, NULL);
}

static bool
is_best (const UgoGoal *goal, const UgoPosition *position, int n_moves, const atomic_bool *stop)
{
  g_autofree UgoProof *proof = g_new0 (UgoProof, 1);
  UgoGoal more = *goal;

  more.amount++;
  solve (&more, position, n_moves, stop, proof);
  return proof->status == UGO_PROOF_IMPOSSIBLE;
}

const UgoGoalKind ugo_goal_run = {
  .word = "run",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_BRICKS,
  .arguments = "fn",
  .fits = fits,
  .solve = solve,
  .measure = measure,
  .is_best = is_best,
};

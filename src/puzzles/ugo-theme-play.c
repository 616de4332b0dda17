/* ugo-theme-play.c: games that play themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-theme-play.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-distance.h"
#include "ugo-goal-private.h"
#include "ugo-notation.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-ugolki.h"

/* What a square of advance counts, beside a square by which the piece was behind. */
#define ADVANCE 4

/* Before the armies meet there is little to ask, and little when they have passed each other. */
#define FIRST_PLY 10
#define LAST_PLY 64

/* Up to this level pieces are taken off always, later to no fewer than so many of each side. */
#define LAST_THIN_LEVEL 3
#define FEW_PIECES 6

/* By how much the players misjudge a move, at most. */
#define MAX_ERROR 20

const char *const ugo_theme_play_variants[] = {
  "Ugolki 9", "Ugolki 12", "Ugolki 9 diagonal", "Ugolki 16", "Ugolki 16 diagonal", NULL,
};

/* What is looked for, and where chance comes from. */
typedef struct
{
  const UgoPuzzleTheme *theme;
  UgoThemePlayFunc propose;
  UgoRandom *random;
  int level;
  const atomic_bool *stop;
} Search;

/* How many squares @square is from the far corner of @side. */
static int
way_to_go (UgoSide side, UgoSquare square)
{
  int height = square % 8 + square / 8;

  return side == UGO_WHITE ? 14 - height : height;
}

UgoMove
ugo_theme_play_choose (const UgoPosition *position, UgoRandom *random, int error)
{
  UgoMove moves[UGO_MAX_MOVES], best = UGO_MOVE_PASS;
  size_t n_moves = ugo_legal_moves (position, moves);
  int best_score = G_MININT;

  for (size_t i = 0; i < n_moves; i++)
    {
      int score = (int) ugo_random_below (random, (unsigned) error + 1);

      if (!ugo_move_is_pass (moves[i]))
        score += ADVANCE * ugo_distance_advance (position, moves[i])
                 + way_to_go (position->side, moves[i].from);
      if (score <= best_score)
        continue;
      best_score = score;
      best = moves[i];
    }
  return best;
}

static UgoVariant
choose_variant (const Search *self)
{
  int n_variants = 0, last;
  const char *name;
  UgoVariant variant;
  size_t offset;

  while (self->theme->variants[n_variants] != NULL)
    n_variants++;
  last = (n_variants - 1) * self->level / UGO_PUZZLE_MAX_LEVEL;
  name = self->theme->variants[ugo_random_below (self->random, (unsigned) last + 1)];
  ugo_variant_read (name, strlen (name), &variant, &offset);
  return variant;
}

static void
remove_pieces (UgoRandom *random, uint64_t *pieces, int n_left)
{
  for (int n = ugo_bits_count (*pieces); n > n_left; n--)
    {
      uint64_t rest = *pieces;

      for (unsigned skip = ugo_random_below (random, (unsigned) n); skip > 0; skip--)
        rest &= rest - 1;
      *pieces ^= ugo_bit (ugo_bits_first (rest));
    }
}

/* How many pieces of each side are to stay: few for a beginner, who sees a road sooner when little
 * else stands around; later also all of them. */
static int
choose_n_left (const Search *self, int n_pieces)
{
  if (self->level <= LAST_THIN_LEVEL)
    return 3 + self->level + (int) ugo_random_below (self->random, 2);
  if (ugo_random_below (self->random, 2) == 0)
    return n_pieces;
  return FEW_PIECES + (int) ugo_random_below (self->random, (unsigned) (n_pieces - FEW_PIECES));
}

static void
thin_out (const Search *self, UgoPosition *position)
{
  int n_left = choose_n_left (self, position->variant.pieces);

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    remove_pieces (self->random, &position->ugolki.pieces[side], n_left);
}

void
ugo_theme_play_begin (const UgoPosition *position, UgoDraft *draft)
{
  ugo_position_start (position->variant, &draft->position);
  draft->position.side = position->side;
  draft->position.move_number = position->move_number;
  draft->position.ugolki.pieces[UGO_WHITE] = position->ugolki.pieces[UGO_WHITE];
  draft->position.ugolki.pieces[UGO_BLACK] = position->ugolki.pieces[UGO_BLACK];
  draft->n_moves = 1;
  draft->goal = (UgoGoal) { .from = UGO_SQUARE_NONE, .to = UGO_SQUARE_NONE };
}

/* Whether the position, thinned out or not, is a puzzle of that level. */
static bool
try_position (const Search *self, const UgoPosition *position, UgoProof *proof,
              UgoDraft *draft)
{
  ugo_theme_play_begin (position, draft);
  thin_out (self, &draft->position);
  return self->propose (self->random, self->level, draft)
         && ugo_puzzle_theme_prove (self->theme, draft, self->stop, proof) == self->level;
}

bool
ugo_theme_play_travels (const UgoPosition *position, UgoSide side, int n_jumps)
{
  for (uint64_t own = position->ugolki.pieces[side]; own != 0;)
    {
      UgoSquare from = ugo_bits_pop (&own);
      uint8_t jumps[UGO_MAX_SQUARES];
      uint64_t landings = ugo_ugolki_landings (position, from, jumps);

      while (landings != 0)
        {
          UgoSquare to = ugo_bits_pop (&landings);

          if (jumps[to] == n_jumps && way_to_go (side, from) - way_to_go (side, to) >= n_jumps)
            return true;
        }
    }
  return false;
}

int
ugo_theme_play_level (const UgoPuzzleTheme *theme, const int *least, int points)
{
  return points < least[0] ? 0 : ugo_puzzle_theme_level (theme, least + 1, points);
}

bool
ugo_theme_play_draft (const UgoPuzzleTheme *theme, UgoThemePlayFunc propose,
                      UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  const Search search = { theme, propose, random, level, stop };
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  int error = (int) ugo_random_below (random, MAX_ERROR);
  UgoPosition position;

  ugo_position_start (choose_variant (&search), &position);
  for (int ply = 0; ply < LAST_PLY && !ugo_proof_is_stopped (stop); ply++)
    {
      if (ugo_result (&position).outcome != UGO_UNDECIDED)
        return false;
      if (ply >= FIRST_PLY && try_position (&search, &position, proof, draft))
        return true;
      ugo_play (&position, ugo_theme_play_choose (&position, random, error), NULL, 0,
                &position);
    }
  return false;
}

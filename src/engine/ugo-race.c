/* ugo-race.c: how many moves a side of Ugolki needs alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Placements are found from both ends, those left out from which too many moves remain, until the
 * two fronts meet: first for as many moves as the bound has, then for one more, and so on up to the
 * length of a line that a beam search has found before.
 */
#include "ugo-race.h"

#include <stdlib.h>

#include "ugo-bits.h"
#include "ugo-race-beam.h"
#include "ugo-race-front.h"
#include "ugo-ugolki.h"

#define MIN_STATES (1 << 20)

/* The files and ranks of even number, counted from 0. */
#define EVEN_FILES UINT64_C (0x5555555555555555)
#define EVEN_RANKS UINT64_C (0x00ff00ff00ff00ff)
#define FILE_A UINT64_C (0x0101010101010101)
#define FILE_H (FILE_A << 7)

/* How many placements a beam search gets to know near the goal for each that it keeps after a
 * move. */
#define NEAR_FOR_WIDTH 50

#define N_STAGES 5

/* How many moves of a line, at least, a beam must have room for. */
#define N_LAYERS 30

/* How many placements a beam search keeps after a move, and what part of the room for placements,
 * a power of two, there is then to prove that it found the shortest line. */
static const struct
{
  size_t width;
  int shift;
} stages[N_STAGES] = { { 100, 6 }, { 2000, 3 }, { 10000, 1 }, { 40000, 0 }, { 130000, 0 } };

typedef enum
{
  NOT_FOUND,
  FOUND,
  GAVE_UP,
} Outcome;

/*
 * Solver:
 * @start: the placement to begin from
 * @goal: the squares to fill
 * @whole: whether there are as many pieces as the goal has squares
 * @ahead: the front from the start
 * @back: the front from the goal
 * @alarm: when to give up
 */
typedef struct
{
  uint64_t start;
  uint64_t goal;
  bool whole;
  UgoRaceFront ahead;
  UgoRaceFront back;
  UgoAlarm alarm;
} Solver;

/* Bounds */

static inline int
larger (int a, int b)
{
  return a > b ? a : b;
}

static inline int
smaller (int a, int b)
{
  return a < b ? a : b;
}

/* The squares beside those of @set, those at a corner included. */
static inline uint64_t
around (uint64_t set)
{
  uint64_t row = set | (set & ~FILE_H) << 1 | (set & ~FILE_A) >> 1;

  return row | row << 8 | row >> 8;
}

/* How many more squares @a has than @b. */
static inline int
excess (uint64_t a, uint64_t b)
{
  return ugo_bits_count (a) - ugo_bits_count (b);
}

/* The least number of changes of a parity, of file or rank, by which pieces on @a can stand on @b.
 * The four classes of squares form a ring, and a step leads to the class before or after; with
 * diagonal moves it may lead to any. So many pieces cross each border of the ring as are too many
 * before it, and any number more that go all round: just as many as makes the sum least. */
static int
changes_of_parity (uint64_t a, uint64_t b, bool diagonal)
{
  int first = excess (a & EVEN_FILES & EVEN_RANKS, b & EVEN_FILES & EVEN_RANKS);
  int second = excess (a & ~EVEN_FILES & EVEN_RANKS, b & ~EVEN_FILES & EVEN_RANKS);
  int third = excess (a & ~EVEN_FILES & ~EVEN_RANKS, b & ~EVEN_FILES & ~EVEN_RANKS);
  int low_1 = smaller (first, first + second), high_1 = larger (first, first + second);
  int low_2 = smaller (first + second + third, 0), high_2 = larger (first + second + third, 0);

  if (diagonal)
    return larger (first, 0) + larger (second, 0) + larger (third, 0) + larger (-low_2 - high_2, 0);
  return larger (high_1, high_2) - smaller (low_1, low_2)
         + abs (smaller (high_1, high_2) - larger (low_1, low_2));
}

int
ugo_race_bound (UgoVariant variant, uint64_t a, uint64_t b)
{
  uint64_t leave = a & ~b, arrive = b & ~a;
  int n_moving = ugo_bits_count (leave);
  int changes = changes_of_parity (leave, arrive, variant.flags & UGO_UGOLKI_DIAGONAL);

  /* A piece that ends beside its start needs no jump besides its steps. */
  changes -= smaller (ugo_bits_count (leave & around (arrive)),
                      ugo_bits_count (arrive & around (leave)));
  return n_moving + larger (changes, 0);
}

/* How many moves are needed from @state at least. */
static int
bound_ahead (const Solver *self, uint64_t state)
{
  if (self->whole)
    return ugo_race_bound (self->ahead.position.variant, state, self->goal);
  return ugo_bits_count (state & ~self->goal);
}

static int
bound_back (const Solver *self, uint64_t state)
{
  return ugo_race_bound (self->back.position.variant, state, self->start);
}

/* Fronts */

/* Adds to the front from the goal all ways in which its pieces can stand there. */
static bool
add_goals (Solver *self)
{
  uint64_t spread = self->goal;
  int n_pieces = ugo_bits_count (self->start);
  UgoSquare squares[UGO_MAX_SQUARES];
  int n_squares = 0;
  uint64_t choice = (UINT64_C (1) << n_pieces) - 1;

  while (spread)
    squares[n_squares++] = ugo_bits_pop (&spread);
  while (choice < UINT64_C (1) << n_squares)
    {
      uint64_t state = 0, low = choice & -choice, next = choice + low;

      for (uint64_t set = choice; set;)
        state |= ugo_bit (squares[ugo_bits_pop (&set)]);
      if (!ugo_race_front_add (&self->back, state))
        return false;
      choice = next | ((choice ^ next) >> 2) / low;
    }
  return true;
}

static bool
begin_fronts (Solver *self)
{
  ugo_race_front_reset (&self->ahead);
  ugo_race_front_reset (&self->back);
  if (!add_goals (self) || !ugo_race_front_add (&self->ahead, self->start))
    return false;
  ugo_race_front_close (&self->ahead);
  ugo_race_front_close (&self->back);
  return true;
}

/* Adds to @front the placements after @state that can be part of @length moves. Sets @meeting to
 * one that the other front has too. Where the fronts can only meet now, nothing else is added. */
static Outcome
extend_state (Solver *self, UgoRaceFront *front, uint64_t state, int length, uint64_t *meeting)
{
  bool is_ahead = front == &self->ahead;
  const UgoRaceFront *other = is_ahead ? &self->back : &self->ahead;
  int most = length - front->depth - 1;
  bool is_last = most == other->depth;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_race_front_moves (front, state, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      uint64_t next = state ^ ugo_bit (moves[i].from) ^ ugo_bit (moves[i].to);

      if ((is_ahead ? bound_ahead (self, next) : bound_back (self, next)) > most)
        continue;
      if (ugo_race_front_has (other, next))
        {
          *meeting = next;
          return ugo_race_front_add (front, next) ? FOUND : GAVE_UP;
        }
      if (!is_last && !ugo_race_front_add (front, next))
        return GAVE_UP;
    }
  return NOT_FOUND;
}

static Outcome
extend (Solver *self, UgoRaceFront *front, int length, uint64_t *meeting)
{
  size_t end = front->n_states;

  for (size_t i = front->starts[front->depth]; i < end; i++)
    {
      Outcome outcome = extend_state (self, front, front->states[i], length, meeting);

      if (outcome == NOT_FOUND && i % 256 == 0 && ugo_alarm_rings (&self->alarm))
        outcome = GAVE_UP;
      if (outcome == FOUND)
        ugo_race_front_close (front);
      if (outcome != NOT_FOUND)
        return outcome;
    }
  ugo_race_front_close (front);
  return NOT_FOUND;
}

static size_t
last_size (const UgoRaceFront *front)
{
  return front->n_states - front->starts[front->depth];
}

/* Looks for a line of @length moves, there being no shorter one. */
static Outcome
search_length (Solver *self, int length, uint64_t *meeting)
{
  if (!begin_fronts (self))
    return GAVE_UP;
  while (self->ahead.depth + self->back.depth < length)
    {
      UgoRaceFront *front = last_size (&self->ahead) <= last_size (&self->back) ? &self->ahead
                                                                                : &self->back;
      Outcome outcome = extend (self, front, length, meeting);

      if (outcome != NOT_FOUND || last_size (front) == 0)
        return outcome;
    }
  return NOT_FOUND;
}

/* Lines */

/* Puts together the ways from @meeting to the start, turned round, and to the goal. */
static void
join (const Solver *self, uint64_t meeting, UgoRace *race)
{
  UgoMove back[UGO_RACE_MAX_MOVES];
  int n_back = ugo_race_front_walk (&self->ahead, meeting, back);

  for (int i = 0; i < n_back; i++)
    race->moves[i] = ugo_move (back[n_back - 1 - i].to, back[n_back - 1 - i].from);
  race->n_moves = n_back + ugo_race_front_walk (&self->back, meeting, race->moves + n_back);
}

/* Fills the front from the goal with @n placements nearest to it, if there is room. */
static void
fill_near (Solver *self, size_t n)
{
  uint64_t meeting;
  size_t max_states = self->back.max_states;

  if (!begin_fronts (self))
    return;
  ugo_race_front_reset (&self->ahead);
  if (n < max_states)
    self->back.max_states = n;
  while (self->back.depth < UGO_RACE_MAX_MOVES / 4
         && extend (self, &self->back, UGO_RACE_MAX_MOVES, &meeting) == NOT_FOUND)
    ;
  /* Of the farthest ones not all were found, but those are just as far. */
  ugo_race_front_close (&self->back);
  self->back.max_states = max_states;
}

/* Looks for a line shorter than the best one. */
static void
search_beam (Solver *self, size_t width, UgoRace *race)
{
  UgoRaceBeam beam = { .ahead = &self->ahead, .near = &self->back, .start = self->start,
                       .goal = self->goal, .alarm = &self->alarm };
  int most = race->n_moves < 0 ? UGO_RACE_MAX_MOVES : race->n_moves - 1;
  uint64_t meeting;

  fill_near (self, width * NEAR_FOR_WIDTH);
  if (ugo_race_beam_search (&beam, width, most, &meeting))
    join (self, meeting, race);
}

/* Solving */

/* Raises the least number of moves as long as none of that length is found. */
static void
raise_bound (Solver *self, UgoRace *race)
{
  Outcome outcome = NOT_FOUND;
  uint64_t meeting;

  while (outcome == NOT_FOUND && race->least != race->n_moves
         && race->least < UGO_RACE_MAX_MOVES)
    {
      outcome = search_length (self, race->least, &meeting);
      if (outcome == FOUND)
        join (self, meeting, race);
      if (outcome == NOT_FOUND)
        race->least++;
    }
}

/* Works from both sides, with more room and a wider beam each time. */
static void
solve (Solver *self, size_t max_states, UgoRace *race)
{
  race->least = bound_ahead (self, self->start);
  for (int stage = 0; stage < N_STAGES; stage++)
    {
      self->ahead.max_states = self->back.max_states = max_states >> stages[stage].shift;
      if (stages[stage].width * N_LAYERS <= max_states)
        search_beam (self, stages[stage].width, race);
      raise_bound (self, race);
      if (ugo_race_is_proved (race) || ugo_alarm_rings (&self->alarm))
        return;
    }
}

bool
ugo_race_solve (const UgoPosition *position, UgoSide side, const UgoRaceLimits *limits,
                UgoRace *race)
{
  size_t max_states = limits->states > 2 * MIN_STATES ? limits->states / 2 : MIN_STATES;
  Solver self = { .start = position->ugolki.pieces[side],
                  .goal = ugo_ugolki_home (position->variant, ugo_side_other (side)) };
  bool enough;

  *race = (UgoRace) { .n_moves = -1 };
  self.whole = ugo_bits_count (self.start) == ugo_bits_count (self.goal);
  if (!(self.start & ~self.goal))
    {
      race->n_moves = 0;
      return true;
    }

  self.alarm.stop = limits->stop;
  if (limits->milliseconds > 0)
    self.alarm.deadline = ugo_milliseconds () + limits->milliseconds;
  enough = ugo_race_front_init (&self.ahead, position, side, max_states)
           && ugo_race_front_init (&self.back, position, side, max_states);
  if (enough)
    solve (&self, max_states, race);
  ugo_race_front_clear (&self.ahead);
  ugo_race_front_clear (&self.back);
  return enough;
}

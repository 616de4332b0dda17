/* ugo-clock.c: the clocks of two players, as plain numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-clock.h"

void
ugo_clock_init (UgoClock *self, const UgoTimeControl controls[2])
{
  *self = (UgoClock){ .turn = UGO_WHITE };
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      self->controls[side] = controls[side];
      self->left[side] = controls[side].base;
    }
}

void
ugo_clock_set (UgoClock *self, const gint64 left[2], UgoSide turn, gint64 spent)
{
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    self->left[side] = MAX (left[side], 0);
  self->turn = turn;
  self->spent = MAX (spent, 0);
  self->is_running = FALSE;
}

void
ugo_clock_run (UgoClock *self, gint64 now)
{
  if (self->is_running)
    return;
  self->since = now;
  self->is_running = TRUE;
}

void
ugo_clock_stop (UgoClock *self, gint64 now)
{
  self->spent = ugo_clock_get_spent (self, now);
  self->is_running = FALSE;
}

gboolean
ugo_clock_has (const UgoClock *self, UgoSide side)
{
  return self->controls[side].kind != UGO_TIME_NONE;
}

gint64
ugo_clock_get_spent (const UgoClock *self, gint64 now)
{
  return self->spent + (self->is_running ? MAX (now - self->since, 0) : 0);
}

static gint64
get_delay (const UgoClock *self)
{
  const UgoTimeControl *control = &self->controls[self->turn];

  return control->kind == UGO_TIME_DELAY ? control->bonus : 0;
}

/* How much of the turn counts. */
static gint64
get_counted (const UgoClock *self, gint64 now)
{
  return MAX (ugo_clock_get_spent (self, now) - get_delay (self), 0);
}

gint64
ugo_clock_get_left (const UgoClock *self, UgoSide side, gint64 now)
{
  if (side != self->turn)
    return self->left[side];
  return MAX (self->left[side] - get_counted (self, now), 0);
}

gint64
ugo_clock_get_wait (const UgoClock *self, gint64 now)
{
  return MAX (get_delay (self) - ugo_clock_get_spent (self, now), 0);
}

gint64
ugo_clock_get_fall (const UgoClock *self, gint64 now)
{
  if (!self->is_running || !ugo_clock_has (self, self->turn))
    return UGO_CLOCK_NEVER;
  return ugo_clock_get_wait (self, now) + ugo_clock_get_left (self, self->turn, now);
}

void
ugo_clock_press (UgoClock *self, gint64 now, UgoSide next)
{
  const UgoTimeControl *control = &self->controls[self->turn];

  self->left[self->turn] = ugo_clock_get_left (self, self->turn, now);
  if (control->kind == UGO_TIME_INCREMENT)
    self->left[self->turn] += control->bonus;
  self->turn = next;
  self->spent = 0;
  self->since = now;
}

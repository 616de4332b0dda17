/* ugo-stars.h: what solving something is worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define UGO_MAX_STARS 3

/* How many grades a hint has; the last one tells the answer. */
#define UGO_HINT_GRADES 3

/**
 * ugo_stars_count:
 * @n_wrong: how many tries were wrong
 * @hint: the grade of the hint that was asked for, 0 for none
 * @is_longer: whether it was solved, but in more moves than need be
 *
 * Returns: from 1 to %UGO_MAX_STARS, for somebody who solved it
 */
static inline int
ugo_stars_count (guint n_wrong, guint hint, gboolean is_longer)
{
  int lost = hint >= UGO_HINT_GRADES ? 2 : hint > 0 ? 1 : 0;

  lost += n_wrong > 0 ? 1 : 0;
  lost += is_longer ? 1 : 0;
  return MAX (1, UGO_MAX_STARS - lost);
}

G_END_DECLS

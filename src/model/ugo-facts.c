/* ugo-facts.c: what the facts of the games share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice-table.h"

/* The least width and height of a place to look at, in squares. */
#define LEAST 3

static const UgoAdviceTable *const tables[] = { &ugo_advice_ugolki, &ugo_advice_gyges };

const UgoAdviceTable *
ugo_advice_table_find (const UgoRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i]->rules == rules)
      return tables[i];
  return tables[0];
}

void
ugo_fact_add (GArray *facts, UgoFactKind kind, int n, int m, const UgoRoute *route)
{
  UgoFact fact = { .kind = kind, .n = n, .m = m, .move = UGO_MOVE_PASS };

  if (route != NULL)
    fact.route = *route;
  g_array_append_val (facts, fact);
}

UgoPosition
ugo_position_after (const UgoPosition *position, UgoMove move)
{
  UgoPosition next;

  position->variant.rules->apply (position, move, &next);
  return next;
}

UgoPosition
ugo_position_turned (const UgoPosition *position)
{
  UgoPosition turned = *position;

  turned.side = ugo_side_other (turned.side);
  return turned;
}

/* Makes a range of at least so many, from 0 to @size - 1. */
static void
widen (int *low, int *high, int size)
{
  while (*high - *low + 1 < MIN (LEAST, size))
    {
      if (*low > 0)
        (*low)--;
      if (*high < size - 1 && *high - *low + 1 < MIN (LEAST, size))
        (*high)++;
    }
}

uint64_t
ugo_route_area (const UgoPosition *position, const UgoRoute *route)
{
  int files = position->variant.rules->files, ranks = position->variant.rules->ranks;
  int low_file = files, high_file = -1, low_rank = ranks, high_rank = -1;
  uint64_t area = 0;

  for (int i = 0; i < route->length; i++)
    {
      int file = route->squares[i] % files, rank = route->squares[i] / files;

      /* A square outside the field is looked at by itself. */
      if (rank >= ranks)
        {
          area |= UINT64_C (1) << route->squares[i];
          continue;
        }
      low_file = MIN (low_file, file);
      high_file = MAX (high_file, file);
      low_rank = MIN (low_rank, rank);
      high_rank = MAX (high_rank, rank);
    }
  if (high_file < 0)
    return area;
  widen (&low_file, &high_file, files);
  widen (&low_rank, &high_rank, ranks);
  for (int rank = low_rank; rank <= high_rank; rank++)
    for (int file = low_file; file <= high_file; file++)
      area |= UINT64_C (1) << (rank * files + file);
  return area;
}

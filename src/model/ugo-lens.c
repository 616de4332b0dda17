/* ugo-lens.c: what a position holds for both sides, and what a move would change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lens-table.h"

static const UgoLens *const all_lenses[] = { &ugo_lens_ugolki, &ugo_lens_gyges };

static const UgoLens *
find_lens (const UgoRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_lenses); i++)
    if (all_lenses[i]->rules == rules)
      return all_lenses[i];
  g_return_val_if_reached (all_lenses[0]);
}

uint64_t
ugo_lens_carriers (const UgoRules *rules, const UgoRoute *route)
{
  const UgoLens *lens = find_lens (rules);

  return lens->carriers ? lens->carriers (route) : 0;
}

void
ugo_lens_consider (const UgoPosition *position, UgoMove move, UgoLensChange *change)
{
  const UgoLens *lens = find_lens (position->variant.rules);

  *change = (UgoLensChange) { .finishes = { UGO_MOVE_PASS, UGO_MOVE_PASS } };
  ugo_play (position, move, NULL, 0, &change->after);
  if (lens->find_roads)
    lens->find_roads (position, move, change);
  ugo_lens_finishes (&change->after, change->finishes);
}

char *
ugo_lens_describe_change (const UgoLensChange *change)
{
  if (ugo_result (&change->after).outcome != UGO_UNDECIDED)
    return g_strdup ("");
  return find_lens (change->after.variant.rules)->describe_change (change);
}

gboolean
ugo_lens_finishes (const UgoPosition *position, UgoMove *finishes)
{
  const UgoLens *lens = find_lens (position->variant.rules);
  gboolean has_any = FALSE;

  finishes[UGO_WHITE] = finishes[UGO_BLACK] = UGO_MOVE_PASS;
  if (!lens->find_finish || ugo_result (position).outcome != UGO_UNDECIDED)
    return FALSE;
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    if (lens->find_finish (position, (UgoSide) side, &finishes[side]))
      has_any = TRUE;
  return has_any;
}

char *
ugo_lens_describe_finishes (const UgoPosition *position)
{
  const UgoLens *lens = find_lens (position->variant.rules);
  UgoMove finishes[2];
  GString *text;

  if (!ugo_lens_finishes (position, finishes))
    return NULL;
  text = g_string_new (NULL);
  for (int i = 0; i < 2; i++)
    {
      UgoSide side = i == 0 ? (UgoSide) position->side : ugo_side_other (position->side);
      g_autofree char *sentence = NULL;

      if (ugo_move_is_pass (finishes[side]))
        continue;
      sentence = lens->describe_finish (position, side, finishes[side]);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return g_string_free (text, FALSE);
}

/* ugo-mistake.c: what counts as a mistake
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-mistake.h"

#include "ugo-score.h"

/* In Ugolki a move, two, four; in Gygès what two trapped pieces are worth, twice, three times. */
static const UgoMistakeScale scales[] = {
  { &ugo_rules_ugolki, 100, 200, 400, 1000 },
  { &ugo_rules_gyges, 160, 320, 480, 640 },
};

const UgoMistakeScale *
ugo_mistake_scale (const UgoRules *rules)
{
  const UgoMistakeScale *scale = scales;

  while (scale->rules != rules)
    scale++;
  return scale;
}

static int
within (int score, int most)
{
  if (score > most)
    return most;
  return score < -most ? -most : score;
}

int
ugo_mistake_loss (const UgoRules *rules, int best, int played)
{
  int decided = ugo_mistake_scale (rules)->decided;
  int loss = within (best, decided) - within (played, decided);

  return loss > 0 ? loss : 0;
}

/* -1 for a proved loss, 1 for a proved win, else 0. */
static int
proof (int score)
{
  return ugo_score_is_proved (score) ? (score > 0 ? 1 : -1) : 0;
}

UgoMistake
ugo_mistake_judge (const UgoRules *rules, int best, int played)
{
  const UgoMistakeScale *scale = ugo_mistake_scale (rules);
  int loss = ugo_mistake_loss (rules, best, played);

  if (loss >= scale->blunder)
    return UGO_MISTAKE_BLUNDER;
  if (loss >= scale->plain)
    return UGO_MISTAKE_PLAIN;
  if (loss >= scale->doubtful || proof (played) < proof (best))
    return UGO_MISTAKE_DOUBTFUL;
  return UGO_MISTAKE_NONE;
}

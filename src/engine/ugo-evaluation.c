/* ugo-evaluation.c: what a search must know of each game beyond its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-evaluation.h"

static const UgoEvaluation *const evaluations[] = { &ugo_evaluation_ugolki, &ugo_evaluation_gyges };

const UgoEvaluation *
ugo_evaluation_find (const UgoRules *rules)
{
  for (size_t i = 0; i < sizeof evaluations / sizeof *evaluations; i++)
    if (evaluations[i]->rules == rules)
      return evaluations[i];
  return NULL;
}

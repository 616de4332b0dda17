/* ugo-first-game.c: the first whole game, at the end of a course
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-first-game.h"

#include "ugo-opponent.h"

#define TAG "Lesson"
#define TAG_VALUE "first-game"
#define KEY "stars"

/* Among the lessons of the game, so that it is started over with them. */
static char *
get_group (const UgoRules *rules)
{
  return g_strdup_printf ("lesson/%s-first-game", rules->id);
}

UgoMatch *
ugo_first_game_new (const UgoRules *rules)
{
  UgoPosition start;
  UgoMatch *match;

  ugo_position_start (ugo_variant_default (rules), &start);
  match = ugo_match_new (&start);
  ugo_opponent_set_level (match, UGO_BLACK, UGO_OPPONENT_MIN_LEVEL);
  ugo_record_set_tag (ugo_match_get_record (match), TAG, TAG_VALUE);
  ugo_match_edited (match);
  return match;
}

void
ugo_first_game_keep (UgoMatch *match, UgoProgress *progress)
{
  const UgoPosition *position = ugo_match_get_position (match);
  const char *tag = ugo_record_get_tag (ugo_match_get_record (match), TAG);
  UgoOutcome outcome = ugo_result (position).outcome;
  int stars = outcome == UGO_WHITE_WINS ? 3 : outcome == UGO_DRAW ? 2 : 1;
  g_autofree char *group = get_group (position->variant.rules);

  if (outcome == UGO_UNDECIDED || g_strcmp0 (tag, TAG_VALUE) != 0
      || ugo_opponent_get_level (match, UGO_WHITE) != UGO_OPPONENT_PERSON)
    return;
  if (stars > ugo_progress_get (progress, group, KEY))
    ugo_progress_set (progress, group, KEY, stars);
}

int
ugo_first_game_get_stars (const UgoRules *rules, UgoProgress *progress)
{
  g_autofree char *group = get_group (rules);

  return CLAMP (ugo_progress_get (progress, group, KEY), 0, 3);
}

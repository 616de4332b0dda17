/* ugo-words-analysis.c: what the computer makes of positions and moves, in each game's own measure
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-analysis.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "ugo-advice-table.h"
#include "ugo-score.h"

/* In Gygès this score makes a win e times as likely as a loss: docs/engine.md. */
#define GYGES_EFOLD 160.0

/* The words of one game for a side that stands better or wins. */
typedef struct
{
  const UgoRules *rules;
  double (*height) (int score);
  char *(*standing) (int score);
  char *(*win) (UgoSide side, int n_moves);
  char *(*loss) (int best_score, int loss);
} Measure;

/* Ugolki */

static double
lead_height (int score)
{
  return (double) score / ugo_mistake_scale (&ugo_rules_ugolki)->decided;
}

static char *
describe_lead (int score)
{
  int n_moves = (ABS (score) + 50) / 100;

  if (n_moves == 0)
    return g_strdup (_ ("Neither side is ahead."));
  if (score > 0)
    return g_strdup_printf (ngettext ("White is ahead by about %d move.",
                                      "White is ahead by about %d moves.", n_moves),
                            n_moves);
  return g_strdup_printf (ngettext ("Black is ahead by about %d move.",
                                    "Black is ahead by about %d moves.", n_moves),
                          n_moves);
}

static char *
describe_win_ugolki (UgoSide side, int n_moves)
{
  if (side == UGO_WHITE)
    return g_strdup_printf (ngettext ("White can win in %d move, whatever Black does.",
                                      "White can win in %d moves, whatever Black does.", n_moves),
                            n_moves);
  return g_strdup_printf (ngettext ("Black can win in %d move, whatever White does.",
                                    "Black can win in %d moves, whatever White does.", n_moves),
                          n_moves);
}

static char *
describe_lost_moves (int best_score, int loss)
{
  int n_moves = (loss + 50) / 100;

  if (n_moves == 0)
    return NULL;
  return g_strdup_printf (ngettext ("It loses about %d move.", "It loses about %d moves.", n_moves),
                          n_moves);
}

/* Gygès */

static double
chance (int score)
{
  return 1 / (1 + exp (-score / GYGES_EFOLD));
}

static double
chance_height (int score)
{
  return 2 * chance (score) - 1;
}

static int
percent (int score)
{
  return (int) lround (100 * chance (score));
}

static char *
describe_chance (int score)
{
  if (score >= 0)
    /* Translators: a percentage; %% is a percent sign */
    return g_strdup_printf (_ ("South’s chance of winning is about %d %%."), percent (score));
  return g_strdup_printf (_ ("North’s chance of winning is about %d %%."), percent (-score));
}

static char *
describe_win_gyges (UgoSide side, int n_moves)
{
  if (side == UGO_WHITE)
    return g_strdup_printf (ngettext ("South can win in %d move, whatever North does.",
                                      "South can win in %d moves, whatever North does.", n_moves),
                            n_moves);
  return g_strdup_printf (ngettext ("North can win in %d move, whatever South does.",
                                    "North can win in %d moves, whatever South does.", n_moves),
                          n_moves);
}

static char *
describe_lost_chance (int best_score, int loss)
{
  int decided = ugo_mistake_scale (&ugo_rules_gyges)->decided;
  int before = CLAMP (best_score, -decided, decided);

  /* Translators: percentages; %% is a percent sign */
  return g_strdup_printf (_ ("The chance of winning falls from about %d %% to %d %%."),
                          percent (before), percent (before - loss));
}

/* Both */

static const Measure measures[] = {
  { &ugo_rules_ugolki, lead_height, describe_lead, describe_win_ugolki, describe_lost_moves },
  { &ugo_rules_gyges, chance_height, describe_chance, describe_win_gyges, describe_lost_chance },
};

static const Measure *
measure_of (const UgoRules *rules)
{
  const Measure *measure = measures;

  while (measure->rules != rules)
    measure++;
  return measure;
}

double
ugo_measure_height (const UgoRules *rules, int score)
{
  if (ugo_score_is_proved (score))
    return score > 0 ? 1 : -1;
  return CLAMP (measure_of (rules)->height (score), -1, 1);
}

char *
ugo_words_measure (const UgoPosition *position, int score)
{
  const Measure *measure = measure_of (position->variant.rules);

  if (!ugo_score_is_proved (score))
    return measure->standing (score);
  return measure->win (score > 0 ? UGO_WHITE : UGO_BLACK,
                       MAX (1, ABS (ugo_score_moves (score))));
}

/* The first that there is to say of a move, if anything. */
static char *
describe_first (const UgoPosition *position, UgoMove move,
                void (*find) (const UgoPosition *position, UgoMove move, GArray *facts))
{
  g_autoptr (GArray) facts = g_array_new (FALSE, FALSE, sizeof (UgoFact));

  find (position, move, facts);
  return facts->len > 0 ? ugo_words_fact (position, &g_array_index (facts, UgoFact, 0)) : NULL;
}

static char *
describe_better (const UgoPosition *position, UgoMove best)
{
  g_autofree char *route_text = NULL;
  UgoRoute route;

  ugo_move_path (position, best, &route);
  route_text = ugo_words_route (position, &route);
  /* Translators: %s is a move such as e2–e4–e6 */
  return g_strdup_printf (_ ("Better was %s."), route_text);
}

static const char *
name_mistake (UgoMistake mistake)
{
  switch (mistake)
    {
    case UGO_MISTAKE_BLUNDER:
      return _ ("A blunder.");
    case UGO_MISTAKE_PLAIN:
      return _ ("A mistake.");
    case UGO_MISTAKE_DOUBTFUL:
    case UGO_MISTAKE_NONE:
    default:
      return _ ("A doubtful move.");
    }
}

static char *
describe_loss (const UgoRules *rules, int best_score, int played_score)
{
  if (best_score >= UGO_SCORE_PROVED && played_score < UGO_SCORE_PROVED)
    return g_strdup (_ ("It lets a sure victory slip."));
  if (played_score <= -UGO_SCORE_PROVED && best_score > -UGO_SCORE_PROVED)
    return g_strdup (_ ("After it the opponent can win, whatever follows."));
  return measure_of (rules)->loss (best_score, ugo_mistake_loss (rules, best_score, played_score));
}

char *
ugo_words_mistake (const UgoPosition *position, UgoMove played, UgoMove best, UgoMistake mistake,
                   int best_score, int played_score)
{
  const UgoAdviceTable *table = ugo_advice_table_find (position->variant.rules);
  GString *text = g_string_new (name_mistake (mistake));

  ugo_words_add_sentence (text, describe_loss (position->variant.rules, best_score, played_score));
  if (!ugo_move_is_pass (played))
    ugo_words_add_sentence (text, describe_first (position, played, table->faults));
  ugo_words_add_sentence (text, describe_better (position, best));
  ugo_words_add_sentence (text, describe_first (position, best, table->merits));
  return g_string_free (text, FALSE);
}

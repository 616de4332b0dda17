/* ugo-advice.c: hints, warnings and what the opponent wants, with their reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice.h"

#include "ugo-advice-table.h"
#include "ugo-mistake.h"
#include "ugo-score.h"
#include "ugo-words.h"

/* So many reasons are told with a move, or why it is a mistake; and so much of what comes next. */
#define MAX_REASONS 3
#define MAX_NEXT 2

/* A win that takes more moves may be missed. */
#define MISSED_MOVES 3

/* A judgement takes three searches of this part of what a hint takes. */
#define JUDGEMENT_PART 4

/* Facts of no more weight than what the computer plans. */
static const UgoFactKind light[] = {
  UGO_FACT_ONLY_STEPS, UGO_FACT_COMES_NEARER, UGO_FACT_CATCHES_UP, UGO_FACT_IS_SAFE,
  UGO_FACT_BOUNCES,
};

/* What the words for a move tell anyway. */
static const UgoFactKind told_by_move[] = { UGO_FACT_JUMPS, UGO_FACT_BOUNCES };

static gboolean
is_one_of (UgoFactKind kind, const UgoFactKind *kinds, gsize n_kinds)
{
  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i] == kind)
      return TRUE;
  return FALSE;
}

static gboolean
is_light (UgoFactKind kind)
{
  return is_one_of (kind, light, G_N_ELEMENTS (light));
}

static const UgoFact *
get_fact (const UgoAdvice *self, guint index)
{
  return &g_array_index (self->facts, UgoFact, index);
}

static gboolean
has_fact (const UgoAdvice *self, UgoFactKind kind)
{
  for (guint i = 0; i < self->facts->len; i++)
    if (get_fact (self, i)->kind == kind)
      return TRUE;
  return FALSE;
}

UgoAdvice *
ugo_advice_new (UgoAdviceTopic topic, const UgoPosition *position, GArray *keys, UgoMove move)
{
  UgoAdvice *self = g_new0 (UgoAdvice, 1);

  self->topic = topic;
  self->position = *position;
  self->keys = g_array_ref (keys);
  self->move = move;
  self->facts = g_array_new (FALSE, FALSE, sizeof (UgoFact));
  return self;
}

void
ugo_advice_free (UgoAdvice *self)
{
  g_array_unref (self->keys);
  g_array_unref (self->facts);
  g_free (self);
}

/* Searches */

/* Always the same: what was found out before is forgotten. */
static gboolean
search (const UgoAdvice *self, UgoSearch *engine, const UgoPosition *position, guint64 part,
        const atomic_bool *stop, UgoReport *report)
{
  const UgoAdviceTable *table = ugo_advice_table_find (position->variant.rules);
  UgoLimits limits = { .nodes = table->nodes / part, .stop = stop };

  ugo_search_clear (engine);
  return ugo_search_run (engine, position, (const uint64_t *) self->keys->data, self->keys->len,
                         &limits, NULL, NULL, report);
}

/* What @move is worth to its player, and after how many of the opponent’s moves it is lost. */
static int
search_move (const UgoAdvice *self, UgoSearch *engine, UgoMove move, const atomic_bool *stop)
{
  UgoPosition next;
  UgoReport report;
  UgoOutcome outcome;

  ugo_play (&self->position, move, (const uint64_t *) self->keys->data, self->keys->len, &next);
  outcome = ugo_result (&next).outcome;
  if (outcome == UGO_DRAW)
    return 0;
  if (outcome != UGO_UNDECIDED)
    return (outcome == UGO_WHITE_WINS) == (self->position.side == UGO_WHITE)
               ? ugo_score_win_in (1)
               : -ugo_score_win_in (1);
  if (!search (self, engine, &next, JUDGEMENT_PART, stop, &report))
    return 0;
  /* It is one ply farther from here. */
  if (ugo_score_is_proved (report.score))
    return report.score > 0 ? 1 - report.score : -1 - report.score;
  return -report.score;
}

static gboolean
is_won (int score)
{
  return score >= UGO_SCORE_PROVED;
}

static gboolean
is_lost (int score)
{
  return score <= -UGO_SCORE_PROVED;
}

/* Hints */

static void
insert_outcome (UgoAdvice *self)
{
  UgoFact fact = { .kind = is_won (self->score) ? UGO_FACT_WINS : UGO_FACT_LOSES,
                   .move = UGO_MOVE_PASS };

  if (!ugo_score_is_proved (self->score) || has_fact (self, UGO_FACT_FINISHES))
    return;
  /* What is light is no reason any more. */
  for (guint i = self->facts->len; i-- > 0;)
    if (is_light (get_fact (self, i)->kind))
      g_array_remove_index (self->facts, i);
  fact.n = ABS (ugo_score_moves (self->score));
  g_array_insert_val (self->facts, 0, fact);
}

static void
add_plan (UgoAdvice *self, const UgoReport *report)
{
  UgoFact fact = { .kind = UGO_FACT_PLAN };

  if (self->facts->len > 0 && !is_light (get_fact (self, 0)->kind))
    return;
  if (report->n_moves >= 3 && ugo_move_equal (report->moves[0], self->move)
      && report->moves[2].from != UGO_SQUARE_NONE)
    {
      fact.move = report->moves[2];
      g_array_append_val (self->facts, fact);
    }
  else if (self->facts->len == 0)
    {
      fact.kind = UGO_FACT_BEST;
      g_array_append_val (self->facts, fact);
    }
}

/* The move, of which the search may have no opinion. */
static UgoMove
choose (const UgoAdvice *self, const UgoReport *report)
{
  const UgoAdviceTable *table = ugo_advice_table_find (self->position.variant.rules);
  UgoMove quiet = report->score == 0 && table->quiet != NULL ? table->quiet (&self->position)
                                                             : UGO_MOVE_PASS;

  return ugo_move_is_pass (quiet) ? report->moves[0] : quiet;
}

static void
find_hint (UgoAdvice *self, UgoSearch *engine, const atomic_bool *stop)
{
  UgoReport report;

  self->move = UGO_MOVE_PASS;
  if (!search (self, engine, &self->position, 1, stop, &report))
    return;
  self->move = choose (self, &report);
  self->score = report.score;
  if (ugo_move_is_pass (self->move))
    return;
  ugo_advice_table_find (self->position.variant.rules)
      ->merits (&self->position, self->move, self->facts);
  insert_outcome (self);
  add_plan (self, &report);
}

/* Judgements */

static void
add_about_best (UgoAdvice *self, UgoFactKind kind, int n, UgoMove best)
{
  UgoRoute route;

  ugo_move_path (&self->position, best, &route);
  ugo_fact_add (self->facts, kind, n, 0, &route);
}

/* Facts of a game say the same of the next move. */
static gboolean
is_told (const UgoAdvice *self)
{
  return has_fact (self, UGO_FACT_OPENS_FINISH) || has_fact (self, UGO_FACT_LEAVES_FINISH);
}

static gboolean
is_mistake (const UgoAdvice *self, int best, int played)
{
  const UgoRules *rules = self->position.variant.rules;
  gboolean is_bad = ugo_mistake_judge (rules, best, played) >= UGO_MISTAKE_PLAIN;

  if (is_lost (played) != is_lost (best))
    return is_lost (played);
  if (is_won (best))
    return !is_won (played) && is_bad && ugo_score_moves (best) <= MISSED_MOVES;
  return is_bad && ugo_advice_table_find (rules)->estimates;
}

static void
judge (UgoAdvice *self, UgoSearch *engine, const atomic_bool *stop)
{
  const UgoAdviceTable *table = ugo_advice_table_find (self->position.variant.rules);
  UgoReport report;
  UgoMove best;
  int score, best_score, loss;

  if (!search (self, engine, &self->position, JUDGEMENT_PART, stop, &report))
    return;
  best = report.moves[0];
  if (ugo_move_equal (best, self->move))
    return;
  score = search_move (self, engine, self->move, stop);
  best_score = search_move (self, engine, best, stop);
  if (is_won (report.score))
    best_score = MAX (best_score, report.score);
  self->is_mistake = is_mistake (self, best_score, score);
  if (!self->is_mistake)
    return;

  loss = ugo_score_is_proved (score) || ugo_score_is_proved (best_score) ? 0 : best_score - score;
  table->faults (&self->position, self->move, self->facts);
  if (is_lost (score) && !is_told (self))
    ugo_fact_add (self->facts, UGO_FACT_LETS_WIN, -ugo_score_moves (score), 0, NULL);
  if (is_won (best_score) && !has_fact (self, UGO_FACT_MISSED_FINISH))
    add_about_best (self, UGO_FACT_MISSED_WIN, ugo_score_moves (best_score), best);
  if (loss > 0)
    add_about_best (self, UGO_FACT_LOST_MOVES, (loss + 50) / 100, best);
}

void
ugo_advice_think (UgoAdvice *self, UgoSearch *engine, const atomic_bool *stop)
{
  const UgoAdviceTable *table = ugo_advice_table_find (self->position.variant.rules);

  switch (self->topic)
    {
    case UGO_ADVICE_HINT:
      find_hint (self, engine, stop);
      break;

    case UGO_ADVICE_WISHES:
      table->wishes (&self->position, self->facts);
      break;

    case UGO_ADVICE_JUDGEMENT:
      judge (self, engine, stop);
      break;

    case UGO_ADVICE_NEWS:
      table->news (&self->position, self->move, self->facts);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* In words */

/* Whether the fact adds nothing to what is said already. */
static gboolean
is_said (const UgoAdvice *self, guint index)
{
  UgoFactKind kind = get_fact (self, index)->kind;

  if (self->topic == UGO_ADVICE_HINT)
    return is_one_of (kind, told_by_move, G_N_ELEMENTS (told_by_move));
  return kind == UGO_FACT_WANTS_FINISH && index > 0;
}

static void
add_facts (const UgoAdvice *self, GString *text, guint most)
{
  for (guint i = 0, n = 0; i < self->facts->len && n < most; i++)
    if (!is_said (self, i))
      {
        ugo_words_add_sentence (text, ugo_words_fact (&self->position, get_fact (self, i)));
        n++;
      }
}

static void
describe_hint (const UgoAdvice *self, UgoHintGrade grade, GString *text)
{
  const UgoFact *first = get_fact (self, 0);
  g_autofree char *move = NULL;

  if (ugo_move_is_pass (self->move) || grade == UGO_HINT_NONE)
    return;
  if (grade == UGO_HINT_PLACE)
    {
      ugo_words_add_sentence (text, ugo_words_look (&self->position, first));
      return;
    }
  if (grade == UGO_HINT_PIECE)
    {
      ugo_words_add_sentence (text, ugo_advice_table_find (self->position.variant.rules)
                              ->name_piece (&self->position, self->move));
      /* This would tell the square. */
      if (first->kind != UGO_FACT_PLACES)
        ugo_words_add_sentence (text, ugo_words_fact (&self->position, first));
      return;
    }
  move = ugo_words_move (&self->position, self->move, NULL);
  ugo_words_add_sentence (text, g_strconcat (move, ".", NULL));
  add_facts (self, text, MAX_REASONS);
}

char *
ugo_advice_describe (const UgoAdvice *self, UgoHintGrade grade)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->topic == UGO_ADVICE_HINT)
    describe_hint (self, grade, text);
  else
    add_facts (self, text, self->topic == UGO_ADVICE_JUDGEMENT ? MAX_REASONS : MAX_NEXT);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* On the board */

static void
add_threats (const UgoAdvice *self, UgoAdviceMarks *marks)
{
  for (guint i = 0; i < self->facts->len && marks->n_threats < UGO_ADVICE_MAX_WAYS; i++)
    {
      const UgoRoute *route = &get_fact (self, i)->route;

      if (route->length >= 2)
        marks->threats[marks->n_threats++]
            = ugo_move (route->squares[0], route->squares[route->length - 1]);
    }
}

void
ugo_advice_mark (const UgoAdvice *self, UgoHintGrade grade, UgoAdviceMarks *marks)
{
  gboolean is_placed = self->move.from == UGO_SQUARE_NONE;

  *marks = (UgoAdviceMarks) { .from = UGO_SQUARE_NONE, .to = UGO_SQUARE_NONE };
  if (self->topic == UGO_ADVICE_WISHES)
    add_threats (self, marks);
  if (self->topic != UGO_ADVICE_HINT || ugo_move_is_pass (self->move))
    return;
  if (grade == UGO_HINT_PLACE || (grade == UGO_HINT_PIECE && is_placed))
    marks->area = ugo_advice_table_find (self->position.variant.rules)
                      ->area (&self->position, self->move, get_fact (self, 0));
  if (grade == UGO_HINT_PIECE || grade == UGO_HINT_MOVE)
    marks->from = self->move.from;
  if (grade == UGO_HINT_MOVE)
    {
      marks->from = is_placed ? self->move.to : self->move.from;
      marks->to = self->move.to;
    }
}

/* ugo-puzzle-desk.c: what somebody does with puzzles: a theme, a level, one puzzle after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-desk-private.h"

#include "ugo-puzzle-content.h"
#include "ugo-puzzle-daily.h"

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzleDesk, ugo_puzzle_desk, G_TYPE_OBJECT)

void
ugo_puzzle_desk_set_state (UgoPuzzleDesk *self, UgoPuzzleDeskState state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

static GDateTime *
get_now (UgoPuzzleDesk *self)
{
  return self->now != NULL ? g_date_time_ref (self->now) : g_date_time_new_now_local ();
}

/* What is kept */

/* Since it came; a clock that was set back counts for nothing. */
static guint
count_seconds (UgoPuzzleDesk *self, GDateTime *now)
{
  return (guint) CLAMP (g_date_time_to_unix (now) - self->begun, 0, G_MAXINT);
}

static void
record (UgoPuzzleDesk *self, int stars)
{
  UgoPuzzle *puzzle = ugo_puzzle_tutor_get_puzzle (self->tutor);
  const UgoPuzzleTheme *theme = ugo_puzzle_get_theme (puzzle);
  const char *id = self->key != NULL ? self->key : ugo_puzzle_get_id (puzzle);
  g_autoptr (GDateTime) now = get_now (self);
  UgoPuzzleResult result = {
    .rules = theme->rules,
    .id = id,
    .theme = theme->id,
    .level = ugo_puzzle_get_level (puzzle),
    .stars = stars,
    .is_kept = self->key != NULL || ugo_puzzle_shelf_find (self->shelf, id) != NULL,
    .daily = self->source == UGO_PUZZLE_SOURCE_DAILY ? self->daily : 0,
    .n_wrong = ugo_puzzle_tutor_get_n_wrong (self->tutor),
    .n_hints = ugo_puzzle_tutor_get_n_hints (self->tutor),
    .seconds = count_seconds (self, now),
  };

  if (!self->is_trial)
    ugo_puzzle_progress_record (self->progress, &result, now);
}

static void
ended_cb (UgoPuzzleDesk *self, int stars)
{
  record (self, stars);
}

/* A puzzle that was tried in vain is one that was not solved. */
void
ugo_puzzle_desk_drop_tutor (UgoPuzzleDesk *self)
{
  if (self->tutor == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->tutor, self);
  if (ugo_puzzle_tutor_get_was_tried (self->tutor)
      && !ugo_puzzle_tutor_get_was_ended (self->tutor))
    record (self, 0);
  g_clear_object (&self->tutor);
}

static gboolean
is_solved (UgoPuzzleDesk *self, UgoPuzzle *puzzle)
{
  const UgoPuzzleMemory *memory = ugo_puzzle_progress_get (
      self->progress, ugo_puzzle_get_theme (puzzle)->rules, ugo_puzzle_get_id (puzzle));

  return memory != NULL && memory->n_solved > 0;
}

static gboolean
is_tried (UgoPuzzleDesk *self, UgoPuzzle *puzzle)
{
  return ugo_puzzle_progress_get (self->progress, ugo_puzzle_get_theme (puzzle)->rules,
                                  ugo_puzzle_get_id (puzzle))
         != NULL;
}

/* Puzzles come */

static UgoPuzzle *
find_on_shelf (UgoPuzzleDesk *self)
{
  GPtrArray *set = ugo_puzzle_shelf_get_set (self->shelf, self->theme, self->level);
  UgoPuzzle *current = self->tutor != NULL ? ugo_puzzle_tutor_get_puzzle (self->tutor) : NULL;

  for (guint i = 0; i < set->len; i++)
    if (set->pdata[i] != current && !is_tried (self, set->pdata[i]))
      return set->pdata[i];
  return NULL;
}

/* The next one, while this one is being solved. */
static void
prepare (UgoPuzzleDesk *self)
{
  if (self->source == UGO_PUZZLE_SOURCE_LEVEL && find_on_shelf (self) == NULL)
    ugo_puzzle_maker_prepare (self->maker, self->theme, self->level, g_random_int ());
}

/* @key: (nullable): under what it is remembered, when it is one of a pack. */
void
ugo_puzzle_desk_put (UgoPuzzleDesk *self, UgoPuzzle *puzzle, const char *key)
{
  g_autoptr (GDateTime) now = get_now (self);

  ugo_puzzle_desk_drop_tutor (self);
  g_free (self->key);
  self->key = g_strdup (key);
  self->is_trial = self->source == UGO_PUZZLE_SOURCE_TRIAL;
  self->tutor = ugo_puzzle_tutor_new (puzzle);
  self->theme = ugo_puzzle_get_theme (puzzle);
  self->level = ugo_puzzle_get_level (puzzle);
  self->rules = self->theme->rules;
  g_signal_connect_swapped (self->tutor, "ended", G_CALLBACK (ended_cb), self);
  g_clear_pointer (&self->wanted, g_free);
  self->begun = g_date_time_to_unix (now);
  prepare (self);
  ugo_puzzle_desk_set_state (self, UGO_PUZZLE_DESK_PUZZLE);
}

static void
put_on_desk (UgoPuzzleDesk *self, UgoPuzzle *puzzle)
{
  ugo_puzzle_desk_put (self, puzzle, NULL);
}

static void
wait_for (UgoPuzzleDesk *self, const char *id)
{
  ugo_puzzle_desk_drop_tutor (self);
  g_free (self->wanted);
  self->wanted = g_strdup (id);
  self->state = UGO_PUZZLE_DESK_WAITING;
  if (id != NULL)
    ugo_puzzle_maker_prepare_id (self->maker, id);
  else
    ugo_puzzle_maker_prepare (self->maker, self->theme, self->level, g_random_int ());
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
get_by_level (UgoPuzzleDesk *self)
{
  UgoPuzzle *puzzle = find_on_shelf (self);
  g_autoptr (UgoPuzzle) made = NULL;

  self->source = UGO_PUZZLE_SOURCE_LEVEL;
  if (puzzle == NULL)
    puzzle = made = ugo_puzzle_maker_take (self->maker, self->theme, self->level);
  if (puzzle != NULL)
    put_on_desk (self, puzzle);
  else
    wait_for (self, NULL);
}

static gboolean
is_key (const char *id)
{
  return g_str_has_prefix (id, UGO_PUZZLE_CONTENT_PREFIX);
}

/* What is remembered as @key, if some pack still has it. */
static UgoPackItem *
find_item_by_key (UgoPuzzleDesk *self, const char *key)
{
  guint index;
  UgoPuzzlePack *pack = self->packs != NULL && is_key (key)
                            ? ugo_puzzle_packs_find_key (self->packs, key, &index)
                            : NULL;

  return pack != NULL ? ugo_puzzle_pack_get_item (pack, index) : NULL;
}

void
ugo_puzzle_desk_get_by_id (UgoPuzzleDesk *self, const char *id)
{
  UgoPuzzle *puzzle = ugo_puzzle_shelf_find (self->shelf, id);
  UgoPackItem *item = find_item_by_key (self, id);

  if (item != NULL)
    ugo_puzzle_desk_put (self, ugo_pack_item_get_puzzle (item), id);
  else if (puzzle != NULL)
    put_on_desk (self, puzzle);
  else
    wait_for (self, id);
}

/* What the maker tells; what it prepares for later is not told. */
static void
maker_changed_cb (UgoPuzzleDesk *self)
{
  UgoPuzzleMakerState state = ugo_puzzle_maker_get_state (self->maker);
  g_autoptr (UgoPuzzle) puzzle = NULL;

  if (self->state != UGO_PUZZLE_DESK_WAITING)
    return;
  if (state == UGO_PUZZLE_MAKER_FAILED)
    {
      ugo_puzzle_desk_set_state (self, UGO_PUZZLE_DESK_FAILED);
      return;
    }
  puzzle = self->wanted != NULL
               ? ugo_puzzle_maker_take_id (self->maker, self->wanted)
               : ugo_puzzle_maker_take (self->maker, self->theme, self->level);
  if (puzzle != NULL)
    put_on_desk (self, puzzle);
  else
    g_signal_emit (self, signals[CHANGED], 0);
}

/* What has come to the shelf is seen where themes and levels are, and may be what is waited for. */
static void
shelf_changed_cb (UgoPuzzleDesk *self)
{
  if (self->waits_for_shelf && self->state == UGO_PUZZLE_DESK_WAITING)
    ugo_puzzle_desk_start_daily (self);
  else if (self->state == UGO_PUZZLE_DESK_THEMES || self->state == UGO_PUZZLE_DESK_LEVELS
           || self->state == UGO_PUZZLE_DESK_PACK)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* The class */

static void
ugo_puzzle_desk_dispose (GObject *object)
{
  UgoPuzzleDesk *self = UGO_PUZZLE_DESK (object);

  ugo_puzzle_desk_drop_tutor (self);
  if (self->maker != NULL)
    g_signal_handlers_disconnect_by_data (self->maker, self);
  g_clear_object (&self->maker);
  g_clear_object (&self->shelf);
  g_clear_object (&self->progress);
  g_clear_object (&self->packs);
  g_clear_object (&self->pack);
  g_clear_pointer (&self->key, g_free);
  g_clear_pointer (&self->now, g_date_time_unref);
  g_clear_pointer (&self->wanted, g_free);
  G_OBJECT_CLASS (ugo_puzzle_desk_parent_class)->dispose (object);
}

static void
ugo_puzzle_desk_class_init (UgoPuzzleDeskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_desk_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_puzzle_desk_init (UgoPuzzleDesk *self)
{
  self->rules = ugo_rules_all ()[0];
  self->maker = ugo_puzzle_maker_new ();
  g_signal_connect_swapped (self->maker, "changed", G_CALLBACK (maker_changed_cb), self);
}

/* Public API */

UgoPuzzleDesk *
ugo_puzzle_desk_new (UgoPuzzleShelf *shelf, UgoPuzzleProgress *progress)
{
  UgoPuzzleDesk *self = g_object_new (UGO_TYPE_PUZZLE_DESK, NULL);

  self->shelf = g_object_ref (shelf);
  g_signal_connect_object (shelf, "changed", G_CALLBACK (shelf_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->progress = g_object_ref (progress);
  return self;
}

void
ugo_puzzle_desk_set_packs (UgoPuzzleDesk *self, UgoPuzzlePacks *packs)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self) && self->packs == NULL);

  self->packs = g_object_ref (packs);
  g_signal_connect_object (packs, "changed", G_CALLBACK (shelf_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

UgoPuzzlePacks *
ugo_puzzle_desk_get_packs (UgoPuzzleDesk *self)
{
  return self->packs;
}

void
ugo_puzzle_desk_set_now (UgoPuzzleDesk *self, GDateTime *now)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  g_clear_pointer (&self->now, g_date_time_unref);
  self->now = now != NULL ? g_date_time_ref (now) : NULL;
}

void
ugo_puzzle_desk_open (UgoPuzzleDesk *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  if (self->is_open)
    return;
  self->is_open = TRUE;
  ugo_puzzle_shelf_load (self->shelf);
}

UgoPuzzleDeskState
ugo_puzzle_desk_get_state (UgoPuzzleDesk *self)
{
  return self->state;
}

UgoPuzzleProgress *
ugo_puzzle_desk_get_progress (UgoPuzzleDesk *self)
{
  return self->progress;
}

UgoPuzzleShelf *
ugo_puzzle_desk_get_shelf (UgoPuzzleDesk *self)
{
  return self->shelf;
}

UgoPosition
ugo_puzzle_desk_get_example (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme)
{
  UgoPuzzle *puzzle = ugo_puzzle_shelf_get_example (self->shelf, theme);
  UgoPosition start;

  if (puzzle != NULL)
    return ugo_puzzle_get_draft (puzzle)->position;
  ugo_position_start (ugo_variant_default (theme->rules), &start);
  return start;
}

guint
ugo_puzzle_desk_count (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme, int level,
                       guint *n_total)
{
  int first = level > 0 ? level : 1, last = level > 0 ? level : UGO_PUZZLE_MAX_LEVEL;
  guint n_solved = 0;

  *n_total = 0;
  for (int i = first; i <= last; i++)
    {
      GPtrArray *set = ugo_puzzle_shelf_get_set (self->shelf, theme, i);

      *n_total += set->len;
      for (guint j = 0; j < set->len; j++)
        n_solved += is_solved (self, set->pdata[j]);
    }
  return n_solved;
}

guint
ugo_puzzle_desk_count_made (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme, int level)
{
  guint n_total;
  guint n_all = ugo_puzzle_progress_count (self->progress, theme->rules, theme->id, level);
  guint n_kept = ugo_puzzle_desk_count (self, theme, level, &n_total);

  return n_all - MIN (n_all, n_kept);
}

void
ugo_puzzle_desk_get_today (UgoPuzzleDesk *self, GDate *today)
{
  g_autoptr (GDateTime) now = get_now (self);
  int year, month, day;

  g_date_time_get_ymd (now, &year, &month, &day);
  g_date_clear (today, 1);
  g_date_set_dmy (today, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
}

int
ugo_puzzle_desk_propose_level (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme)
{
  GDate today;

  ugo_puzzle_desk_get_today (self, &today);
  return ugo_puzzle_progress_propose_level (self->progress, theme, &today);
}

/* Those of packs that are there no more cannot come back. */
static char **
dup_due (UgoPuzzleDesk *self)
{
  GDate today;
  char **due;
  guint n = 0;

  ugo_puzzle_desk_get_today (self, &today);
  due = ugo_puzzle_progress_dup_due (self->progress, self->rules, &today);
  for (guint i = 0; due[i] != NULL; i++)
    if (is_key (due[i]) && find_item_by_key (self, due[i]) == NULL)
      g_free (due[i]);
    else
      due[n++] = due[i];
  due[n] = NULL;
  return due;
}

guint
ugo_puzzle_desk_count_due (UgoPuzzleDesk *self)
{
  g_auto (GStrv) due = dup_due (self);

  return g_strv_length (due);
}

void
ugo_puzzle_desk_set_rules (UgoPuzzleDesk *self, const UgoRules *rules)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  if (self->rules == rules && self->state == UGO_PUZZLE_DESK_THEMES)
    return;
  ugo_puzzle_maker_cancel (self->maker);
  ugo_puzzle_desk_drop_tutor (self);
  self->rules = rules;
  self->theme = NULL;
  ugo_puzzle_desk_set_state (self, UGO_PUZZLE_DESK_THEMES);
}

const UgoRules *
ugo_puzzle_desk_get_rules (UgoPuzzleDesk *self)
{
  return self->rules;
}

const UgoPuzzleTheme *
ugo_puzzle_desk_get_theme (UgoPuzzleDesk *self)
{
  return self->theme;
}

int
ugo_puzzle_desk_get_level (UgoPuzzleDesk *self)
{
  return self->level;
}

guint
ugo_puzzle_desk_get_n_tries (UgoPuzzleDesk *self)
{
  return ugo_puzzle_maker_get_n_tries (self->maker);
}

UgoPuzzleTutor *
ugo_puzzle_desk_get_tutor (UgoPuzzleDesk *self)
{
  return self->tutor;
}

void
ugo_puzzle_desk_choose (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self) && theme != NULL);

  ugo_puzzle_desk_drop_tutor (self);
  self->theme = theme;
  self->rules = theme->rules;
  ugo_puzzle_desk_set_state (self, UGO_PUZZLE_DESK_LEVELS);
}

void
ugo_puzzle_desk_start (UgoPuzzleDesk *self, int level)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  if (self->theme == NULL)
    return;
  self->level = CLAMP (level, self->theme->min_level, self->theme->max_level);
  get_by_level (self);
}

/* Of those that come with the program; where there are none, the generator makes it. */
static char *
choose_daily (UgoPuzzleDesk *self, const GDate *today)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (UgoDailyChoice));

  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    for (int level = 1; level <= UGO_PUZZLE_MAX_LEVEL && (*theme)->rules == self->rules; level++)
      {
        GPtrArray *set = ugo_puzzle_shelf_get_set (self->shelf, *theme, level);

        for (guint i = 0; i < set->len; i++)
          {
            UgoDailyChoice choice = { ugo_puzzle_get_id (set->pdata[i]), level };

            g_array_append_val (choices, choice);
          }
      }
  return ugo_puzzle_daily_id (self->rules, (const UgoDailyChoice *) choices->data, choices->len,
                              today);
}

void
ugo_puzzle_desk_start_daily (UgoPuzzleDesk *self)
{
  g_autofree char *id = NULL;
  GDate today;

  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  ugo_puzzle_desk_get_today (self, &today);
  ugo_puzzle_desk_drop_tutor (self);
  self->source = UGO_PUZZLE_SOURCE_DAILY;
  self->theme = NULL;
  self->waits_for_shelf = self->is_open && !ugo_puzzle_shelf_is_loaded (self->shelf);
  if (self->waits_for_shelf)
    {
      ugo_puzzle_desk_set_state (self, UGO_PUZZLE_DESK_WAITING);
      return;
    }
  id = choose_daily (self, &today);
  if (id == NULL)
    {
      ugo_puzzle_desk_set_rules (self, self->rules);
      return;
    }
  self->daily = g_date_get_julian (&today);
  ugo_puzzle_desk_get_by_id (self, id);
}

void
ugo_puzzle_desk_start_id (UgoPuzzleDesk *self, const char *id)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self) && id != NULL);

  ugo_puzzle_desk_drop_tutor (self);
  self->source = UGO_PUZZLE_SOURCE_ID;
  self->theme = NULL;
  ugo_puzzle_desk_get_by_id (self, id);
}

guint
ugo_puzzle_desk_count_own (UgoPuzzleDesk *self, guint *n_total)
{
  GPtrArray *own = ugo_puzzle_shelf_get_own (self->shelf);
  guint n_open = 0;

  *n_total = 0;
  for (guint i = 0; i < own->len; i++)
    if (ugo_puzzle_get_theme (own->pdata[i])->rules == self->rules)
      {
        *n_total += 1;
        n_open += !is_solved (self, own->pdata[i]);
      }
  return n_open;
}

/* The next one that was not tried, or not solved, but not @but. */
static UgoPuzzle *
find_own (UgoPuzzleDesk *self, gboolean was_tried, UgoPuzzle *but)
{
  GPtrArray *own = ugo_puzzle_shelf_get_own (self->shelf);

  for (guint i = 0; i < own->len; i++)
    if (ugo_puzzle_get_theme (own->pdata[i])->rules == self->rules && own->pdata[i] != but
        && !is_solved (self, own->pdata[i]) && is_tried (self, own->pdata[i]) == was_tried)
      return own->pdata[i];
  return NULL;
}

void
ugo_puzzle_desk_start_own (UgoPuzzleDesk *self)
{
  UgoPuzzle *current, *next;

  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  current = self->tutor != NULL ? ugo_puzzle_tutor_get_puzzle (self->tutor) : NULL;
  next = find_own (self, FALSE, current);
  if (next == NULL)
    next = find_own (self, TRUE, current);
  self->source = UGO_PUZZLE_SOURCE_OWN;
  if (next != NULL)
    put_on_desk (self, next);
  else
    ugo_puzzle_desk_set_rules (self, self->rules);
}

/* @but: (nullable): one that was there just now. */
static void
get_due (UgoPuzzleDesk *self, const char *but)
{
  g_auto (GStrv) due = dup_due (self);
  guint i = but != NULL && g_strcmp0 (due[0], but) == 0 ? 1 : 0;

  ugo_puzzle_desk_drop_tutor (self);
  self->source = UGO_PUZZLE_SOURCE_DUE;
  self->theme = NULL;
  if (due[i] != NULL)
    ugo_puzzle_desk_get_by_id (self, due[i]);
  else
    ugo_puzzle_desk_set_rules (self, self->rules);
}

void
ugo_puzzle_desk_start_due (UgoPuzzleDesk *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  get_due (self, NULL);
}

static void
get_next_due (UgoPuzzleDesk *self)
{
  UgoPuzzle *puzzle = self->tutor != NULL ? ugo_puzzle_tutor_get_puzzle (self->tutor) : NULL;
  const char *key = self->key != NULL || puzzle == NULL ? self->key : ugo_puzzle_get_id (puzzle);
  g_autofree char *id = g_strdup (key);

  get_due (self, id);
}

void
ugo_puzzle_desk_next (UgoPuzzleDesk *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  if (self->state != UGO_PUZZLE_DESK_PUZZLE && self->state != UGO_PUZZLE_DESK_FAILED)
    return;
  if (self->source == UGO_PUZZLE_SOURCE_DUE)
    get_next_due (self);
  else if (self->source == UGO_PUZZLE_SOURCE_OWN)
    ugo_puzzle_desk_start_own (self);
  else if (self->source == UGO_PUZZLE_SOURCE_PACK)
    ugo_puzzle_desk_get_next_in_pack (self);
  else if (self->source == UGO_PUZZLE_SOURCE_DAILY || self->source == UGO_PUZZLE_SOURCE_ID
           || self->source == UGO_PUZZLE_SOURCE_TRIAL)
    ugo_puzzle_desk_set_rules (self, self->rules);
  else
    get_by_level (self);
}

void
ugo_puzzle_desk_back (UgoPuzzleDesk *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self));

  if (self->state == UGO_PUZZLE_DESK_WAITING)
    ugo_puzzle_maker_cancel (self->maker);
  if (self->source == UGO_PUZZLE_SOURCE_PACK && self->state != UGO_PUZZLE_DESK_PACK)
    ugo_puzzle_desk_open_pack (self, self->pack);
  else if (self->state == UGO_PUZZLE_DESK_LEVELS || self->source != UGO_PUZZLE_SOURCE_LEVEL)
    ugo_puzzle_desk_set_rules (self, self->rules);
  else if (self->state != UGO_PUZZLE_DESK_THEMES)
    ugo_puzzle_desk_choose (self, self->theme);
}

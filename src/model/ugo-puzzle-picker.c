/* ugo-puzzle-picker.c: puzzles for a sheet, of several themes and levels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-picker.h"

#include "ugo-puzzle-maker.h"
#include "ugo-random.h"

/* How often in a row a puzzle may fail, or be like one that is there, before no more are made. */
#define MAX_FAILURES 12

struct _UgoPuzzlePicker
{
  GObject parent_instance;

  /* Owned. */
  UgoPuzzleShelf *shelf;
  UgoPuzzleProgress *progress;
  UgoPuzzleMaker *maker;
  GPtrArray *themes;  /* of UgoPuzzleTheme: those that are wanted and have such levels */
  GPtrArray *puzzles; /* of UgoPuzzle */
  GHashTable *keys;   /* theirs, for no two to be alike */

  /* Plain state. */
  UgoPuzzleWish wish;
  UgoRandom random;
  gboolean is_busy;
  guint turn;       /* how many puzzles have been begun */
  guint n_failures; /* in a row */
  const UgoPuzzleTheme *theme;
  int level;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzlePicker, ugo_puzzle_picker, G_TYPE_OBJECT)

static void
changed (UgoPuzzlePicker *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static int
first_level (UgoPuzzlePicker *self, const UgoPuzzleTheme *theme)
{
  return MAX (self->wish.min_level, theme->min_level);
}

static int
count_levels (UgoPuzzlePicker *self, const UgoPuzzleTheme *theme)
{
  return MIN (self->wish.max_level, theme->max_level) - first_level (self, theme) + 1;
}

/* The level whose turn it is. Those of another theme begin elsewhere, so that few puzzles are not
 * all of the lowest one. */
static int
choose_level (UgoPuzzlePicker *self, guint theme, guint turn)
{
  const UgoPuzzleTheme *one = self->themes->pdata[theme];
  guint n_levels = (guint) count_levels (self, one);

  return first_level (self, one) + (int) ((turn + theme * n_levels / self->themes->len) % n_levels);
}

static guint
place_of (UgoPuzzlePicker *self, const UgoPuzzle *puzzle)
{
  guint theme = 0;

  g_ptr_array_find (self->themes, ugo_puzzle_get_theme (puzzle), &theme);
  return theme * (UGO_PUZZLE_MAX_LEVEL + 1) + (guint) ugo_puzzle_get_level (puzzle);
}

/* Puts it behind those of its theme and level, unless one like it is there.
 *
 * Returns: whether it was put there */
static gboolean
put (UgoPuzzlePicker *self, UgoPuzzle *puzzle)
{
  guint64 key = ugo_puzzle_key (puzzle);
  guint i = self->puzzles->len;

  if (!g_hash_table_add (self->keys, g_memdup2 (&key, sizeof key)))
    return FALSE;
  while (i > 0 && place_of (self, self->puzzles->pdata[i - 1]) > place_of (self, puzzle))
    i--;
  g_ptr_array_insert (self->puzzles, (int) i, ugo_puzzle_ref (puzzle));
  return TRUE;
}

static gboolean
is_full (UgoPuzzlePicker *self)
{
  return self->puzzles->len >= self->wish.n;
}

/* From the shelf */

static gboolean
is_solved (UgoPuzzlePicker *self, const UgoPuzzle *puzzle)
{
  const UgoPuzzleMemory *memory
      = ugo_puzzle_progress_get (self->progress, self->wish.rules, ugo_puzzle_get_id (puzzle));

  return memory != NULL && memory->n_solved > 0;
}

/* The puzzles of a theme in the order in which they are to be taken: one of each level by turns. */
static GPtrArray *
list_theme (UgoPuzzlePicker *self, guint theme, gboolean are_solved)
{
  GPtrArray *list = g_ptr_array_new ();
  guint n_levels = (guint) count_levels (self, self->themes->pdata[theme]);
  gboolean has_more = TRUE;

  for (guint i = 0; has_more; i++)
    {
      has_more = FALSE;
      for (guint turn = 0; turn < n_levels; turn++)
        {
          GPtrArray *set = ugo_puzzle_shelf_get_set (self->shelf, self->themes->pdata[theme],
                                                     choose_level (self, theme, turn));

          has_more |= i + 1 < set->len;
          if (i < set->len && is_solved (self, set->pdata[i]) == are_solved)
            g_ptr_array_add (list, set->pdata[i]);
        }
    }
  return list;
}

static void
take (UgoPuzzlePicker *self, gboolean are_solved)
{
  g_autoptr (GPtrArray) lists
      = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  gboolean has_more = TRUE;

  for (guint i = 0; i < self->themes->len; i++)
    g_ptr_array_add (lists, list_theme (self, i, are_solved));
  for (guint i = 0; has_more && !is_full (self); i++)
    {
      has_more = FALSE;
      for (guint theme = 0; theme < lists->len && !is_full (self); theme++)
        {
          GPtrArray *list = lists->pdata[theme];

          has_more |= i + 1 < list->len;
          if (i < list->len)
            put (self, list->pdata[i]);
        }
    }
}

/* New ones */

static void
make_next (UgoPuzzlePicker *self)
{
  guint theme;

  self->is_busy = !is_full (self) && self->n_failures < MAX_FAILURES;
  if (!self->is_busy)
    return;
  theme = self->turn % self->themes->len;
  self->theme = self->themes->pdata[theme];
  self->level = choose_level (self, theme, self->turn / self->themes->len);
  self->turn++;
  ugo_puzzle_maker_prepare (self->maker, self->theme, self->level,
                            ugo_random_next (&self->random) >> 32);
}

static void
maker_changed_cb (UgoPuzzlePicker *self)
{
  UgoPuzzleMakerState state = ugo_puzzle_maker_get_state (self->maker);
  g_autoptr (UgoPuzzle) puzzle = NULL;

  if (!self->is_busy)
    return;
  if (state != UGO_PUZZLE_MAKER_READY && state != UGO_PUZZLE_MAKER_FAILED)
    {
      changed (self);
      return;
    }
  puzzle = ugo_puzzle_maker_take (self->maker, self->theme, self->level);
  if (puzzle != NULL && put (self, puzzle))
    self->n_failures = 0;
  else
    self->n_failures++;
  make_next (self);
  changed (self);
}

/* Puzzles that come to the shelf may be those that were wanted. */
static void
shelf_changed_cb (UgoPuzzlePicker *self)
{
  if (self->themes->len == 0 || self->wish.is_new)
    return;
  take (self, FALSE);
  take (self, TRUE);
  changed (self);
}

/* The class */

static void
ugo_puzzle_picker_dispose (GObject *object)
{
  UgoPuzzlePicker *self = UGO_PUZZLE_PICKER (object);

  self->is_busy = FALSE;
  g_clear_object (&self->maker);
  g_clear_object (&self->shelf);
  g_clear_object (&self->progress);
  G_OBJECT_CLASS (ugo_puzzle_picker_parent_class)->dispose (object);
}

static void
ugo_puzzle_picker_finalize (GObject *object)
{
  UgoPuzzlePicker *self = UGO_PUZZLE_PICKER (object);

  g_ptr_array_unref (self->puzzles);
  g_hash_table_unref (self->keys);
  g_ptr_array_unref (self->themes);
  G_OBJECT_CLASS (ugo_puzzle_picker_parent_class)->finalize (object);
}

static void
ugo_puzzle_picker_class_init (UgoPuzzlePickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_picker_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_picker_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_puzzle_picker_init (UgoPuzzlePicker *self)
{
  self->themes = g_ptr_array_new ();
  self->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);
  self->keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->maker = ugo_puzzle_maker_new ();
  g_signal_connect_object (self->maker, "changed", G_CALLBACK (maker_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Public API */

UgoPuzzlePicker *
ugo_puzzle_picker_new (UgoPuzzleShelf *shelf, UgoPuzzleProgress *progress)
{
  UgoPuzzlePicker *self = g_object_new (UGO_TYPE_PUZZLE_PICKER, NULL);

  self->shelf = g_object_ref (shelf);
  self->progress = g_object_ref (progress);
  g_signal_connect_object (shelf, "changed", G_CALLBACK (shelf_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

static void
choose_themes (UgoPuzzlePicker *self, GPtrArray *themes)
{
  g_ptr_array_set_size (self->themes, 0);
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    if ((*theme)->rules == self->wish.rules && g_ptr_array_find (themes, *theme, NULL)
        && count_levels (self, *theme) > 0)
      g_ptr_array_add (self->themes, (gpointer) *theme);
}

void
ugo_puzzle_picker_pick (UgoPuzzlePicker *self, const UgoPuzzleWish *wish)
{
  g_return_if_fail (UGO_IS_PUZZLE_PICKER (self));

  self->is_busy = FALSE;
  ugo_puzzle_maker_cancel (self->maker);
  self->wish = *wish;
  self->wish.n = MIN (wish->n, UGO_PUZZLE_PICKER_MAX);
  self->wish.themes = NULL;
  self->random = wish->seed;
  self->turn = self->n_failures = 0;
  g_ptr_array_set_size (self->puzzles, 0);
  g_hash_table_remove_all (self->keys);
  choose_themes (self, wish->themes);
  if (self->themes->len > 0 && wish->is_new)
    make_next (self);
  else
    {
      take (self, FALSE);
      take (self, TRUE);
    }
  changed (self);
}

GPtrArray *
ugo_puzzle_picker_get_puzzles (UgoPuzzlePicker *self)
{
  return self->puzzles;
}

gboolean
ugo_puzzle_picker_is_busy (UgoPuzzlePicker *self)
{
  return self->is_busy;
}

void
ugo_puzzle_picker_cancel (UgoPuzzlePicker *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_PICKER (self));

  if (!self->is_busy)
    return;
  self->is_busy = FALSE;
  ugo_puzzle_maker_cancel (self->maker);
  changed (self);
}

/* ugo-puzzle-desk-packs.c: puzzles of packs on the desk, those being made, and any by its name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-desk-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ugo-generator.h"

/* Packs */

void
ugo_puzzle_desk_open_pack (UgoPuzzleDesk *self, UgoPuzzlePack *pack)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self) && UGO_IS_PUZZLE_PACK (pack));

  ugo_puzzle_maker_cancel (self->maker);
  ugo_puzzle_desk_drop_tutor (self);
  if (g_set_object (&self->pack, pack))
    self->index = 0;
  self->source = UGO_PUZZLE_SOURCE_PACK;
  self->theme = NULL;
  ugo_puzzle_desk_set_state (self, UGO_PUZZLE_DESK_PACK);
}

UgoPuzzlePack *
ugo_puzzle_desk_get_pack (UgoPuzzleDesk *self)
{
  return self->source == UGO_PUZZLE_SOURCE_PACK && self->state != UGO_PUZZLE_DESK_THEMES
             ? self->pack
             : NULL;
}

void
ugo_puzzle_desk_start_in_pack (UgoPuzzleDesk *self, guint index)
{
  UgoPackItem *item;

  g_return_if_fail (UGO_IS_PUZZLE_DESK (self) && self->pack != NULL);

  item = ugo_puzzle_pack_get_item (self->pack, index);
  if (item == NULL || ugo_pack_item_get_puzzle (item) == NULL)
    return;
  self->source = UGO_PUZZLE_SOURCE_PACK;
  self->index = index;
  ugo_puzzle_desk_put (self, ugo_pack_item_get_puzzle (item), ugo_pack_item_get_key (item));
}

guint
ugo_puzzle_desk_get_pack_index (UgoPuzzleDesk *self)
{
  return self->index;
}

int
ugo_puzzle_desk_get_item_stars (UgoPuzzleDesk *self, UgoPackItem *item)
{
  UgoPuzzle *puzzle = ugo_pack_item_get_puzzle (item);
  const UgoPuzzleMemory *memory
      = puzzle != NULL ? ugo_puzzle_progress_get (self->progress,
                                                  ugo_puzzle_get_theme (puzzle)->rules,
                                                  ugo_pack_item_get_key (item))
                       : NULL;

  return memory != NULL && memory->n_solved > 0 ? memory->stars : 0;
}

guint
ugo_puzzle_desk_count_pack (UgoPuzzleDesk *self, UgoPuzzlePack *pack, guint *n_total)
{
  guint n_solved = 0;
  UgoPackItem *item;

  *n_total = 0;
  for (guint i = 0; (item = ugo_puzzle_pack_get_item (pack, i)) != NULL; i++)
    {
      *n_total += ugo_pack_item_get_puzzle (item) != NULL;
      n_solved += ugo_puzzle_desk_get_item_stars (self, item) > 0;
    }
  return n_solved;
}

void
ugo_puzzle_desk_get_next_in_pack (UgoPuzzleDesk *self)
{
  guint n = g_list_model_get_n_items (ugo_puzzle_pack_get_items (self->pack));

  for (guint i = 1; i < n; i++)
    {
      guint index = (self->index + i) % n;
      UgoPackItem *item = ugo_puzzle_pack_get_item (self->pack, index);

      if (ugo_pack_item_get_puzzle (item) != NULL
          && ugo_puzzle_desk_get_item_stars (self, item) == 0)
        {
          ugo_puzzle_desk_start_in_pack (self, index);
          return;
        }
    }
  ugo_puzzle_desk_open_pack (self, self->pack);
}

void
ugo_puzzle_desk_start_trial (UgoPuzzleDesk *self, UgoPuzzle *puzzle)
{
  g_return_if_fail (UGO_IS_PUZZLE_DESK (self) && puzzle != NULL);

  ugo_puzzle_maker_cancel (self->maker);
  self->source = UGO_PUZZLE_SOURCE_TRIAL;
  ugo_puzzle_desk_put (self, puzzle, NULL);
}

gboolean
ugo_puzzle_desk_is_trial (UgoPuzzleDesk *self)
{
  return self->tutor != NULL && self->is_trial;
}

/* By name */

/* Puzzles of games that were played have ids of which nothing can be made. */
static char *
refuse_name (const char *id)
{
  if (*id == '\0')
    return g_strdup (_ ("Type the name of a puzzle, such as straggler-3-17."));
  if (strstr (id, "-own-") != NULL || strstr (id, "-made-") != NULL)
    return g_strdup (_ ("This puzzle was made by hand or of a game: ask for its record, and paste "
                        "that."));
  return g_strdup (_ ("There is no such puzzle. A name is made of a theme, a level and a number, "
                      "such as straggler-3-17."));
}

/* Goes on as if it had been one of its level. */
static void
open_by_id (UgoPuzzleDesk *self, const UgoPuzzleTheme *theme, int level, const char *id)
{
  ugo_puzzle_maker_cancel (self->maker);
  ugo_puzzle_desk_drop_tutor (self);
  self->source = UGO_PUZZLE_SOURCE_LEVEL;
  self->theme = theme;
  self->rules = theme->rules;
  self->level = level;
  ugo_puzzle_desk_get_by_id (self, id);
}

char *
ugo_puzzle_desk_open_name (UgoPuzzleDesk *self, const char *name)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));
  g_autofree char *id = g_utf8_validate (trimmed, -1, NULL) ? g_ascii_strdown (trimmed, -1)
                                                            : g_strdup ("-");
  UgoPuzzle *puzzle = ugo_puzzle_shelf_find (self->shelf, id);
  UgoPuzzlePack *pack = NULL;
  const UgoPuzzleTheme *theme;
  guint64 seed;
  guint index;
  int level;

  g_return_val_if_fail (UGO_IS_PUZZLE_DESK (self), NULL);

  if (puzzle == NULL && self->packs != NULL)
    pack = ugo_puzzle_packs_find_id (self->packs, id, &index);
  if (pack != NULL)
    {
      ugo_puzzle_desk_open_pack (self, pack);
      ugo_puzzle_desk_start_in_pack (self, index);
    }
  else if (puzzle != NULL)
    open_by_id (self, ugo_puzzle_get_theme (puzzle), ugo_puzzle_get_level (puzzle), id);
  else if (ugo_generator_read_id (id, &theme, &level, &seed))
    open_by_id (self, theme, level, id);
  else
    return refuse_name (id);
  return NULL;
}

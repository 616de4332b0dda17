/* ugo-own-games.c: each position of a game is asked each theme's question
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-own-games.h"

#include "ugo-goal-private.h"
#include "ugo-interest.h"
#include "ugo-puzzle-theme-private.h"

/* A puzzle of a game, and where it stood. */
typedef struct
{
  UgoPuzzle *puzzle;
  guint ply;
  int worth;
} Find;

static void
find_clear (gpointer data)
{
  ugo_puzzle_unref (((Find *) data)->puzzle);
}

/* The id tells the theme and what is asked, not the game. */
static UgoPuzzle *
make (const UgoPuzzleTheme *theme, int level, const UgoDraft *draft, const UgoProof *proof)
{
  g_autoptr (UgoPuzzle) nameless = ugo_puzzle_new ("-", theme, level, draft, NULL);
  g_autofree char *id =
      g_strdup_printf ("%s-own-%016" G_GINT64_MODIFIER "x", theme->id, ugo_puzzle_key (nameless));

  return ugo_puzzle_new (id, theme, level, draft, proof);
}

static bool
ask (const UgoPuzzleTheme *theme, const UgoNode *node, const atomic_bool *stop, UgoProof *proof,
     Find *find)
{
  UgoDraft draft;
  int level;

  if (!theme->ask (&node->position, &draft))
    return false;
  level = ugo_puzzle_theme_prove (theme, &draft, stop, proof);
  if (level == 0)
    return false;
  *find = (Find) { make (theme, level, &draft, proof), node->ply,
                   100 * level + ugo_interest (&draft, proof) };
  return true;
}

static gint
compare_worth (gconstpointer a, gconstpointer b)
{
  return ((const Find *) b)->worth - ((const Find *) a)->worth;
}

static gint
compare_ply (gconstpointer a, gconstpointer b)
{
  return (gint) ((const Find *) a)->ply - (gint) ((const Find *) b)->ply;
}

static bool
has_like (const GArray *finds, const Find *find)
{
  for (guint i = 0; i < finds->len; i++)
    if (ugo_puzzle_key (g_array_index (finds, Find, i).puzzle) == ugo_puzzle_key (find->puzzle))
      return true;
  return false;
}

/* Adds the best of what the theme could ask to @all. */
static void
collect (const UgoPuzzleTheme *theme, UgoRecord *record, const atomic_bool *stop, GArray *all)
{
  g_autoptr (GArray) finds = g_array_new (FALSE, FALSE, sizeof (Find));
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  g_array_set_clear_func (finds, find_clear);
  for (const UgoNode *node = ugo_record_get_root (record);
       node != NULL && !ugo_proof_is_stopped (stop); node = node->first_child)
    {
      Find find;

      if (ugo_result (&node->position).outcome != UGO_UNDECIDED
          || !ask (theme, node, stop, proof, &find))
        continue;
      if (has_like (finds, &find))
        find_clear (&find);
      else
        g_array_append_val (finds, find);
    }
  g_array_sort (finds, compare_worth);
  for (guint i = 0; i < MIN (finds->len, UGO_OWN_GAMES_MAX); i++)
    {
      Find find = g_array_index (finds, Find, i);

      ugo_puzzle_ref (find.puzzle);
      g_array_append_val (all, find);
    }
}

GPtrArray *
ugo_own_games_find (UgoRecord *record, const atomic_bool *stop)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Find));

  if (!ugo_record_is_ours (record))
    return puzzles;
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    if ((*theme)->ask != NULL && (*theme)->rules == ugo_record_get_variant (record).rules)
      collect (*theme, record, stop, all);
  g_array_sort (all, compare_ply);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (puzzles, g_array_index (all, Find, i).puzzle);
  return puzzles;
}

/* ugo-words.c: what happens on the board, in words of every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words.h"

#include <glib/gi18n.h>

#include "ugo-notation.h"
#include "ugo-words-table.h"

static const UgoWords *const all_words[] = { &ugo_words_ugolki, &ugo_words_gyges };

static const UgoWords *
words_for (const UgoRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_words); i++)
    if (all_words[i]->rules == rules)
      return all_words[i];
  g_return_val_if_reached (all_words[0]);
}

/* Parts of sentences that are no words */

const char *
ugo_square_name (const UgoPosition *position, UgoSquare square, char *name)
{
  if (square < position->variant.rules->n_squares)
    ugo_square_write (position->variant.rules, square, name);
  else
    g_strlcpy (name, "?", UGO_SQUARE_NAME_SIZE);
  return name;
}

char *
ugo_words_join (GPtrArray *parts)
{
  char *joined;

  g_ptr_array_add (parts, NULL);
  joined = g_strjoinv (" · ", (char **) parts->pdata);
  g_ptr_array_unref (parts);
  return joined;
}

char *
ugo_words_stops (const UgoPosition *position, const UgoRoute *route)
{
  GString *stops = g_string_new (NULL);

  for (int i = 1; i + 1 < route->length; i++)
    {
      char name[UGO_SQUARE_NAME_SIZE];

      if (i > 1)
        g_string_append (stops, ", ");
      g_string_append (stops, ugo_square_name (position, route->squares[i], name));
    }
  return g_string_free (stops, FALSE);
}

/* Games and sides */

const char *
ugo_words_game (const UgoRules *rules)
{
  return words_for (rules)->game ();
}

const char *
ugo_words_side (const UgoRules *rules, UgoSide side)
{
  return words_for (rules)->side (side);
}

char *
ugo_words_variant (UgoVariant variant)
{
  return words_for (variant.rules)->variant (variant);
}

const char *
ugo_words_turn (const UgoPosition *position)
{
  return words_for (position->variant.rules)->turn (position);
}

/* Outcomes */

char *
ugo_words_outcome (const UgoPosition *position)
{
  UgoResult result = ugo_result (position);

  if (result.outcome == UGO_UNDECIDED)
    return NULL;
  if (result.reason == UGO_REASON_REPETITION)
    return g_strdup (_("A draw: the same position has come up for the third time."));
  return words_for (position->variant.rules)->outcome (position, result);
}

char *
ugo_words_declared (const UgoRules *rules, UgoOutcome outcome, const char *termination)
{
  const UgoWords *words = words_for (rules);
  UgoSide loser = outcome == UGO_WHITE_WINS ? UGO_BLACK : UGO_WHITE;

  if (outcome == UGO_UNDECIDED)
    return NULL;
  if (outcome == UGO_DRAW)
    return g_strdup (g_strcmp0 (termination, "agreement") == 0
                         ? _("A draw: both players have agreed to it.")
                         : _("According to the record, the game is a draw."));
  if (g_strcmp0 (termination, "resignation") == 0)
    return g_strdup (words->resignation (loser));
  if (g_strcmp0 (termination, "time forfeit") == 0)
    return g_strdup (words->time_forfeit (loser));
  return g_strdup (words->recorded (outcome));
}

char *
ugo_words_limits (const UgoPosition *position)
{
  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return NULL;
  return words_for (position->variant.rules)->limits (position);
}

/* Moves */

char *
ugo_words_refusal (const UgoPosition *position, UgoMove move, UgoStatus status)
{
  char *sentence = words_for (position->variant.rules)->refusal (position, move, status);
  char name[UGO_SQUARE_NAME_SIZE];

  if (sentence)
    return sentence;
  if (status == UGO_MOVE_SAME_SQUARE && move.drop == UGO_SQUARE_NONE)
    return g_strdup_printf (_("The move would end where it began, on %s: end it on another "
                              "square."),
                            ugo_square_name (position, move.from, name));
  return g_strdup (ugo_words_status (status));
}

const char *
ugo_words_pass (const UgoPosition *position)
{
  return words_for (position->variant.rules)->pass (position);
}

char *
ugo_words_square (const UgoPosition *position, UgoSquare square)
{
  g_return_val_if_fail (square < position->variant.rules->n_squares, g_strdup (""));

  return words_for (position->variant.rules)->square (position, square);
}

char *
ugo_words_move (const UgoPosition *position, UgoMove move, const UgoRoute *route)
{
  UgoRoute witness;

  if (!route || route->length == 0)
    {
      ugo_move_path (position, move, &witness);
      route = &witness;
    }
  return words_for (position->variant.rules)->move (position, move, route);
}

/* Glyphs */

const char *
ugo_words_glyph (guint8 glyph)
{
  static const char *const signs[] = {
    [1] = "!",    [2] = "?",    [3] = "!!",   [4] = "??",   [5] = "!?",   [6] = "?!",
    [7] = "□",    [8] = "□",    [10] = "=",   [11] = "=",   [12] = "=",   [13] = "∞",
    [14] = "⩲",   [15] = "⩱",   [16] = "±",   [17] = "∓",   [18] = "+−",  [19] = "−+",
    [22] = "⨀",   [23] = "⨀",   [32] = "⟳",   [33] = "⟳",   [36] = "→",   [37] = "→",
    [40] = "↑",   [41] = "↑",   [44] = "=∞",  [45] = "=∞",  [132] = "⇆",  [133] = "⇆",
    [138] = "⊕",  [139] = "⊕",  [140] = "∆",  [142] = "⌓",  [145] = "RR", [146] = "N",
  };

  if (glyph >= G_N_ELEMENTS (signs) || !signs[glyph])
    return "";
  return signs[glyph];
}

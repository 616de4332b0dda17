/* ugo-words.c: what happens on the board, in words of every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words.h"

#include <glib/gi18n.h>

#include "ugo-notation.h"
#include "ugo-words-table.h"

static const UgoWords *const all_words[] = { &ugo_words_ugolki, &ugo_words_gyges };

const UgoWords *
ugo_words_find (const UgoRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_words); i++)
    if (all_words[i]->rules == rules)
      return all_words[i];
  return all_words[0];
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
  return ugo_words_find (rules)->game ();
}

const char *
ugo_words_side (const UgoRules *rules, UgoSide side)
{
  return ugo_words_find (rules)->side (side);
}

char *
ugo_words_variant (UgoVariant variant)
{
  return ugo_words_find (variant.rules)->variant (variant);
}

const char *
ugo_words_turn (const UgoPosition *position)
{
  return ugo_words_find (position->variant.rules)->turn (position);
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
  return ugo_words_find (position->variant.rules)->outcome (position, result);
}

char *
ugo_words_declared (const UgoRules *rules, UgoOutcome outcome, const char *termination)
{
  const UgoWords *words = ugo_words_find (rules);
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
ugo_words_players (const UgoRules *rules, const char *white, const char *black)
{
  return ugo_words_find (rules)->players (white, black);
}

const char *
ugo_words_player_name (const UgoRules *rules, UgoSide side)
{
  return ugo_words_find (rules)->player_name (side);
}

const char *
ugo_words_draw_offer (const UgoRules *rules, UgoSide side)
{
  return ugo_words_find (rules)->draw_offer (side);
}

const char *
ugo_words_draw_question (const UgoRules *rules, UgoSide side)
{
  return ugo_words_find (rules)->draw_question (side);
}

const char *
ugo_words_advice (const UgoPosition *position)
{
  return ugo_words_find (position->variant.rules)->advice (position);
}

char *
ugo_words_typing (const UgoPosition *position)
{
  return ugo_words_find (position->variant.rules)->typing (position);
}

const char *
ugo_words_no_move (const UgoRules *rules, UgoSide side)
{
  return ugo_words_find (rules)->no_move (side);
}

char *
ugo_words_numbered_move (const UgoRules *rules, guint number, UgoSide side, const char *text)
{
  return ugo_words_find (rules)->numbered_move (number, side, text);
}

char *
ugo_words_limits (const UgoPosition *position)
{
  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return NULL;
  return ugo_words_find (position->variant.rules)->limits (position);
}

/* Moves */

char *
ugo_words_refusal (const UgoPosition *position, UgoMove move, UgoStatus status)
{
  const UgoRules *rules = position->variant.rules;
  char *sentence = ugo_words_find (rules)->refusal (position, move, status);

  return sentence ? sentence : g_strdup (ugo_words_status (rules, status));
}

const char *
ugo_words_pass (const UgoPosition *position)
{
  return ugo_words_find (position->variant.rules)->pass (position);
}

char *
ugo_words_square (const UgoPosition *position, UgoSquare square)
{
  g_return_val_if_fail (square < position->variant.rules->n_squares, g_strdup (""));

  return ugo_words_find (position->variant.rules)->square (position, square);
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
  return ugo_words_find (position->variant.rules)->move (position, move, route);
}

/* Glyphs */

const char *
ugo_words_glyph (guint8 glyph)
{
  static const char *const signs[] = {
    [1] = "!",    [2] = "?",    [3] = "!!",   [4] = "??",   [5] = "!?",   [6] = "?!",
    [7] = "□",    [8] = "□",    [10] = "=",   [11] = "=",   [12] = "=",   [13] = "∞",
    [14] = "+=",  [15] = "=+",   [16] = "±",   [17] = "∓",   [18] = "+−",  [19] = "−+",
    [22] = "⨀",   [23] = "⨀",   [32] = "⟳",   [33] = "⟳",   [36] = "→",   [37] = "→",
    [40] = "↑",   [41] = "↑",   [44] = "=∞",  [45] = "=∞",  [132] = "⇆",  [133] = "⇆",
    [138] = "⊕",  [139] = "⊕",  [140] = "∆",  [142] = "⌓",  [145] = "RR", [146] = "N",
  };

  if (glyph >= G_N_ELEMENTS (signs) || !signs[glyph])
    return "";
  return signs[glyph];
}

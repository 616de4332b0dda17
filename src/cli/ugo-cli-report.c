/* ugo-cli-report.c: what a search found, as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-report.h"

#include "ugo-notation.h"
#include "ugo-score.h"

void
ugo_cli_append_score (GString *text, int score)
{
  if (ugo_score_is_proved (score))
    g_string_append_printf (text, "mate %d", ugo_score_moves (score));
  else
    g_string_append_printf (text, "cp %d", score);
}

void
ugo_cli_append_line (GString *text, const UgoPosition *start, const UgoReport *report)
{
  UgoPosition position = *start;
  char move[UGO_MOVE_TEXT_SIZE];

  for (int i = 0; i < report->n_moves; i++)
    {
      ugo_move_write (&position, report->moves[i], NULL, move);
      g_string_append_printf (text, " %s", move);
      ugo_play (&position, report->moves[i], NULL, 0, &position);
    }
}

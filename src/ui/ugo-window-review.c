/* ugo-window-review.c: the actions on the record of the game in review
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

UgoRecordEditor *
ugo_window_get_editor (UgoWindow *self)
{
  UgoMatch *match = ugo_window_get_match (self);

  if (match == NULL || match == self->play_match)
    return NULL;
  return ugo_record_editor_get (match);
}

/* ugo-review-menu.h: what can be done with a move in review, as a menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/**
 * ugo_review_menu_new:
 * @rules: the game
 *
 * Returns: (transfer full): the menu, whose actions are about the move the match stands at
 */
GMenuModel *ugo_review_menu_new (const UgoRules *rules);

G_END_DECLS

/* ugo-puzzle-theme-private.h: the themes, each in the file that makes its puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

G_END_DECLS

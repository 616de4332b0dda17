/* ugo-pack-list.h: the packs that somebody has, and what can be made of them, below the themes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_PACK_LIST (ugo_pack_list_get_type ())

/* A row runs win.pack-open with the address of the pack's file. */
G_DECLARE_FINAL_TYPE (UgoPackList, ugo_pack_list, UGO, PACK_LIST, GtkWidget)

GtkWidget *ugo_pack_list_new (void);

/* Shows the packs of @desk as they are now. */
void ugo_pack_list_show (UgoPackList *self, UgoPuzzleDesk *desk);

G_END_DECLS

/* ugo-toast.h: a sentence that comes, can be answered by one button, and goes by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_TOAST (ugo_toast_get_type ())

/* Signals: closed, when the person has closed it; dismissed, after that, and when its button was
 * pressed. Property: "shown" (bool,
 * read only, notified). */
G_DECLARE_FINAL_TYPE (UgoToast, ugo_toast, UGO, TOAST, GtkWidget)

GtkWidget *ugo_toast_new (void);

/**
 * ugo_toast_show:
 * @self: a toast
 * @sentence: what to say, in place of what it said before
 * @button: (nullable): the label of a button, or %NULL for none
 * @action: (nullable): the detailed name of the action the button runs
 *
 * Shows it for long enough to be read, and as long as the pointer or the focus is on it.
 */
void ugo_toast_show (UgoToast *self, const char *sentence, const char *button, const char *action);

/**
 * ugo_toast_ask:
 * @self: a toast
 * @sentence: what to ask
 * @button: the label of the button that says yes
 * @action: the detailed name of the action it runs
 *
 * Shows it until it is answered, dismissed or hidden.
 */
void ugo_toast_ask (UgoToast *self, const char *sentence, const char *button, const char *action);

void ugo_toast_hide (UgoToast *self);

gboolean ugo_toast_get_shown (UgoToast *self);

G_END_DECLS

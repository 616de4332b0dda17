/* ugo-faults.h: what was found wrong in a file or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ugo_faults_new:
 *
 * Returns: (transfer floating): a label that is not shown
 */
GtkWidget *ugo_faults_new (void);

/**
 * ugo_faults_show:
 * @label: a label of ugo_faults_new()
 * @diagnostics: (nullable) (element-type UgoDiagnostic): what to tell; the first few of it are told
 */
void ugo_faults_show (GtkWidget *label, GPtrArray *diagnostics);

G_END_DECLS

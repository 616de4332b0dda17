/* ugo-editor-goal.h: what a puzzle that is being made asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-editor.h"

G_BEGIN_DECLS

#define UGO_TYPE_EDITOR_GOAL (ugo_editor_goal_get_type ())

/* The goals of the game, each as a sentence; the squares and numbers of the one that is chosen. */
G_DECLARE_FINAL_TYPE (UgoEditorGoal, ugo_editor_goal, UGO, EDITOR_GOAL, GtkWidget)

GtkWidget *ugo_editor_goal_new (UgoPuzzleEditor *editor);

/* Shows what the editor holds. */
void ugo_editor_goal_update (UgoEditorGoal *self);

/**
 * ugo_editor_goal_press:
 * @self: a panel
 * @square: a square of the board that was pressed: the one that is to be picked now
 */
void ugo_editor_goal_press (UgoEditorGoal *self, UgoSquare square);

G_END_DECLS

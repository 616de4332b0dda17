/* ugo-thinker.h: what takes long, computed in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdatomic.h>

#include <glib.h>

G_BEGIN_DECLS

/*
 * UgoThinker:
 *
 * Thinks about one thing at a time: whoever asks for something else does not want the answer to
 * what he asked before, and that is dropped. To be used from one thread, the one whose main loop
 * brings the answers.
 */
typedef struct UgoThinker UgoThinker;

/**
 * UgoThinkFunc:
 * @thought: what to think about, and where the answer goes
 * @mind: (nullable): what the thinker keeps from one thought to the next, such as a search
 * @stop: becomes true when the answer is wanted at once, or not at all
 *
 * Called in a thread of its own. It touches nothing but these, looks at @stop often, and returns
 * within 50 milliseconds when that is true, with the best answer known by then.
 */
typedef void (*UgoThinkFunc) (gpointer thought, gpointer mind, const atomic_bool *stop);

/**
 * UgoAnswerFunc:
 * @thought: (transfer none): what was asked, with the answer
 * @data: what was given with the function
 *
 * Called from the main loop, never from within a function of the thinker. It may ask for something
 * else, and it may free the thinker.
 */
typedef void (*UgoAnswerFunc) (gpointer thought, gpointer data);

/**
 * ugo_thinker_new:
 * @think: thinks about something
 * @free_thought: frees what it thinks about
 * @mind: (nullable) (transfer full): passed to @think
 * @free_mind: (nullable): frees @mind, when nothing thinks any more
 * @answer: takes the answers
 * @data: passed to @answer
 *
 * Returns: (transfer full): a thinker at rest
 */
UgoThinker *ugo_thinker_new (UgoThinkFunc think, GDestroyNotify free_thought, gpointer mind,
                             GDestroyNotify free_mind, UgoAnswerFunc answer, gpointer data);

/**
 * ugo_thinker_free:
 * @self: (transfer full): a thinker
 *
 * Does not wait: what it is thinking about ends by itself, and there is no answer.
 */
void ugo_thinker_free (UgoThinker *self);

/**
 * ugo_thinker_ask:
 * @self: a thinker
 * @thought: (transfer full): what to think about
 *
 * Begins when what it is thinking about has ended, which is soon, for that is dropped.
 */
void ugo_thinker_ask (UgoThinker *self, gpointer thought);

/**
 * ugo_thinker_drop:
 * @self: a thinker
 *
 * There will be no answer to what was asked.
 */
void ugo_thinker_drop (UgoThinker *self);

/**
 * ugo_thinker_hurry:
 * @self: a thinker
 *
 * The answer to what was asked is wanted at once, as good as it is by then.
 */
void ugo_thinker_hurry (UgoThinker *self);

/**
 * ugo_thinker_is_busy:
 * @self: a thinker
 *
 * Returns: whether an answer is to come
 */
gboolean ugo_thinker_is_busy (UgoThinker *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoThinker, ugo_thinker_free)

G_END_DECLS

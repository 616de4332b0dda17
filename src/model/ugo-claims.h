/* ugo-claims.h: which games are being played, in this program or another one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * UgoClaims:
 *
 * Names, each of which is claimed at most once at a time by all programs that use the same file. A
 * program that ends, however it does, gives back what it had.
 */
typedef struct _UgoClaims UgoClaims;

/**
 * ugo_claims_new:
 * @path: the file, in a folder that need not be there yet
 *
 * Returns: (transfer full): claims of nothing
 */
UgoClaims *ugo_claims_new (const char *path);

void ugo_claims_free (UgoClaims *claims);

/**
 * ugo_claims_take:
 * @claims: claims
 * @name: a name
 *
 * Returns: whether nobody had claimed it. Where files cannot be locked, other programs do not count
 */
gboolean ugo_claims_take (UgoClaims *claims, const char *name);

/* Gives back what was taken. */
void ugo_claims_give_back (UgoClaims *claims, const char *name);

/* Whether this program has claimed it. */
gboolean ugo_claims_have (UgoClaims *claims, const char *name);

G_END_DECLS

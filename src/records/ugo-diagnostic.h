/* ugo-diagnostic.h: what was found wrong in a record, and where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_SEVERITY_WARNING, /* odd, but understood */
  UGO_SEVERITY_ERROR,   /* the rest of the game could not be read */
} UgoSeverity;

typedef enum
{
  UGO_FAULT_ENCODING,        /* not UTF-8; @detail names the encoding it was read as */
  UGO_FAULT_NO_VARIANT,      /* no Variant tag: read as Ugolki 9 */
  UGO_FAULT_UNKNOWN_VARIANT, /* not a game of ours; @detail is the tag's value */
  UGO_FAULT_POSITION,        /* the FEN tag; @status and @detail (the text) say what */
  UGO_FAULT_DECIDED,         /* the given position is already decided; shown, not played on */
  UGO_FAULT_TAG,             /* a tag that is cut or has no string value */
  UGO_FAULT_MOVE,            /* a move that cannot be played: @status, @detail, @number */
  UGO_FAULT_TOKEN,           /* something that is no move, number, comment or result: @detail */
  UGO_FAULT_UNCLOSED_COMMENT,
  UGO_FAULT_UNCLOSED_VARIATION,
  UGO_FAULT_STRAY_BRACKET, /* a `)` or `}` that closes nothing */
  UGO_FAULT_RESULT_TAG,    /* the Result tag has no known value: @detail; kept as it is */
  UGO_FAULT_RESULT,        /* different results, all kept: @detail has those of the tag, the text
                            * and the position, in this order, “–” where there is none */
  UGO_FAULT_RESULT_TWICE,  /* two results in the text, the first one counts: @detail has both */
  UGO_FAULT_NO_MOVE_BEFORE_VARIATION,
  UGO_FAULT_TEXT_AFTER_COMMENT, /* `{a {b} c}`: the text after the first `}` was kept as comment */
  UGO_FAULT_TAG_TWICE, /* a tag with two values: the first counts; @detail is its name */
} UgoFault;

/**
 * UgoDiagnostic:
 * @severity: whether reading the game stopped here
 * @fault: the kind of fault
 * @status: why a move or a position was refused, else %UGO_OK
 * @game: the game's number in its file, from 1
 * @line: line in the file, from 1
 * @column: column in characters, from 1
 * @number: the move number of a refused move, else 0
 * @side: the side of a refused move
 * @detail: (nullable): the text that was found there, shortened
 * @rules: (nullable): the game it was read as, %NULL while that is not known
 */
typedef struct
{
  UgoSeverity severity;
  UgoFault fault;
  UgoStatus status;
  guint game;
  guint line;
  guint column;
  guint number;
  UgoSide side;
  char *detail;
  const UgoRules *rules;
} UgoDiagnostic;

/**
 * ugo_diagnostic_free:
 * @diagnostic: (transfer full): a diagnostic
 */
void ugo_diagnostic_free (UgoDiagnostic *diagnostic);

/**
 * ugo_diagnostic_message:
 * @diagnostic: a diagnostic
 *
 * One English sentence for the command line: what was found and what was expected. It does not
 * name the place. (The window has sentences of its own in the person's language.)
 *
 * Returns: (transfer full): the sentence
 */
char *ugo_diagnostic_message (const UgoDiagnostic *diagnostic);

/**
 * ugo_diagnostics_have_error:
 * @diagnostics: (element-type UgoDiagnostic): what was found
 *
 * Returns: whether any of it stopped the reading
 */
gboolean ugo_diagnostics_have_error (GPtrArray *diagnostics);

/**
 * ugo_status_message:
 * @status: a status
 *
 * Returns: a short English phrase that says what is wrong, such as "the square is occupied"
 */
const char *ugo_status_message (UgoStatus status);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoDiagnostic, ugo_diagnostic_free)

G_END_DECLS

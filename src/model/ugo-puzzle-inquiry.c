/* ugo-puzzle-inquiry.c: what can be proved of a question that somebody has made up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-inquiry.h"

#include <string.h>

#include "ugo-theme-fitting.h"

/* No road has more jumps, and no move gains more squares. */
#define MAX_AMOUNT 64

UgoPuzzleInquiry *
ugo_puzzle_inquiry_new (const UgoDraft *draft)
{
  UgoPuzzleInquiry *self = g_new0 (UgoPuzzleInquiry, 1);

  self->draft = *draft;
  self->best = *draft;
  self->n_tried = g_atomic_rc_box_new0 (atomic_uint);
  return self;
}

void
ugo_puzzle_inquiry_free (gpointer inquiry)
{
  UgoPuzzleInquiry *self = inquiry;

  g_atomic_rc_box_release (self->n_tried);
  g_free (self);
}

static gboolean
is_stopped (const atomic_bool *stop)
{
  return atomic_load_explicit (stop, memory_order_relaxed);
}

static gboolean
takes_numbers (const UgoDraft *draft)
{
  return strpbrk (draft->goal.kind->arguments, "nm") != NULL;
}

/* Squares are all chosen at once; of moves and bricks fewer are tried before more. */
static gboolean
grows (const UgoDraft *draft)
{
  return draft->goal.kind->answer != UGO_ANSWER_SQUARES;
}

/* Tries @draft with one move after the other up to what it allows, and sets it to the fewest. */
static UgoProofStatus
find_least (UgoPuzzleInquiry *self, UgoDraft *draft, const atomic_bool *stop, UgoProof *proof)
{
  const UgoGoal *goal = &draft->goal;
  int most = draft->n_moves;

  memset (proof, 0, sizeof *proof);
  proof->status = UGO_PROOF_IMPOSSIBLE;
  for (int n = grows (draft) ? 1 : most; n <= most; n++)
    {
      if (goal->kind->fits (goal, &draft->position, n) != NULL)
        break;
      atomic_store_explicit (self->n_tried, (guint) n, memory_order_relaxed);
      ugo_goal_solve (goal, &draft->position, n, stop, proof);
      if (is_stopped (stop))
        return proof->status = UGO_PROOF_GAVE_UP;
      if (proof->status != UGO_PROOF_IMPOSSIBLE)
        break;
    }
  if (proof->status == UGO_PROOF_FOUND)
    draft->n_moves = proof->least;
  return proof->status;
}

/* Whether @draft can be done; then @best becomes it. */
static gboolean
try_draft (UgoPuzzleInquiry *self, const UgoDraft *draft, const atomic_bool *stop)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  UgoDraft tried = *draft;

  tried.n_moves = self->draft.n_moves;
  if (find_least (self, &tried, stop, proof) != UGO_PROOF_FOUND)
    return FALSE;
  self->best = tried;
  self->proof = *proof;
  return TRUE;
}

/* From what is out of reach to less. */
static gboolean
ask_for_less (UgoPuzzleInquiry *self, const atomic_bool *stop)
{
  const char *arguments = self->draft.goal.kind->arguments;
  gboolean has_amount = strchr (arguments, 'n') != NULL;
  gboolean has_other = strchr (arguments, 'm') != NULL;
  UgoDraft draft = self->draft;

  int most = has_other ? MAX_AMOUNT : draft.goal.other;

  for (int other = draft.goal.other; other <= most; other++)
    {
      /* A road for one side is longer than the other side's. */
      int first = has_amount ? MAX (self->draft.goal.amount, other + 1) : 0;

      for (int amount = first; amount >= (has_amount ? 1 : 0); amount--)
        {
          draft.goal.amount = amount;
          draft.goal.other = other;
          if (is_stopped (stop))
            return FALSE;
          if (try_draft (self, &draft, stop))
            return TRUE;
        }
    }
  return FALSE;
}

/* One step from @best towards more; what takes no answer at all is too little. */
static gboolean
ask_for_more (UgoPuzzleInquiry *self, const atomic_bool *stop)
{
  const char *arguments = self->best.goal.kind->arguments;
  UgoDraft more = self->best, less = self->best;
  int n_moves = self->best.n_moves;

  more.goal.amount++;
  less.goal.other--;
  if (strchr (arguments, 'n') != NULL && more.goal.amount <= MAX_AMOUNT
      && try_draft (self, &more, stop))
    return n_moves == 0 || self->best.n_moves == n_moves;
  return strchr (arguments, 'm') != NULL && less.goal.other >= 0 && try_draft (self, &less, stop);
}

static gboolean
is_best (const UgoDraft *draft, const atomic_bool *stop)
{
  const UgoGoal *goal = &draft->goal;

  return draft->n_moves > 0
         && (goal->kind->is_best == NULL
             || goal->kind->is_best (goal, &draft->position, draft->n_moves, stop));
}

/* Who can win is not asked for a draw. */
static gboolean
ask_to_win (UgoPuzzleInquiry *self, const atomic_bool *stop)
{
  UgoDraft draft = self->best;

  return ugo_goal_read (draft.position.variant.rules, "win", &draft.goal, NULL)
         && try_draft (self, &draft, stop);
}

static UgoInquiryStatus
find_best (UgoPuzzleInquiry *self, const atomic_bool *stop)
{
  UgoInquiryStatus status = UGO_INQUIRY_PROVED;

  while (!is_best (&self->best, stop))
    {
      if (is_stopped (stop))
        return UGO_INQUIRY_STOPPED;
      status = UGO_INQUIRY_OTHER;
      if (takes_numbers (&self->best) ? !ask_for_more (self, stop) : !ask_to_win (self, stop))
        return UGO_INQUIRY_IMPOSSIBLE;
    }
  return status;
}

static UgoInquiryStatus
inquire (UgoPuzzleInquiry *self, const atomic_bool *stop)
{
  UgoInquiryStatus status;

  switch (find_least (self, &self->best, stop, &self->proof))
    {
    case UGO_PROOF_FOUND:
      return find_best (self, stop);
    case UGO_PROOF_GAVE_UP:
      return UGO_INQUIRY_TOO_LARGE;
    case UGO_PROOF_IMPOSSIBLE:
    default:
      if (!takes_numbers (&self->draft) || !ask_for_less (self, stop))
        return UGO_INQUIRY_IMPOSSIBLE;
      status = find_best (self, stop);
      return status == UGO_INQUIRY_PROVED ? UGO_INQUIRY_OTHER : status;
    }
}

void
ugo_puzzle_inquire (gpointer inquiry, gpointer mind, const atomic_bool *stop)
{
  UgoPuzzleInquiry *self = inquiry;
  UgoInquiryStatus status = inquire (self, stop);

  if (is_stopped (stop))
    status = UGO_INQUIRY_STOPPED;
  if (status == UGO_INQUIRY_PROVED || status == UGO_INQUIRY_OTHER)
    self->theme = ugo_theme_fitting_find (&self->best, &self->proof, &self->level);
  self->status = self->theme != NULL || status < UGO_INQUIRY_OTHER ? status
                                                                   : UGO_INQUIRY_IMPOSSIBLE;
}

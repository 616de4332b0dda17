/* ugo-ledger.c: the race: how many moves each side still needs, and who would be home first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ledger-table.h"

#include "ugo-thinker.h"

/* How long to count for each side, one time after the other, in milliseconds. */
static const int stages[] = { 120, 900, 4000 };

/* How long nothing need be shown of a new position, in milliseconds. */
#define GRACE 250

/* More counts are not worth remembering. */
#define MAX_KNOWN 4096

static const UgoRaceBook *const books[] = { &ugo_race_book_ugolki };

/* What was counted before. */
typedef struct
{
  UgoNeed need;
  guint n_stages; /* how many of the stages are over */
} Known;

/* What the thread needs, and what it found. */
typedef struct
{
  const UgoRaceBook *book;
  UgoPosition position;
  guint stages[2]; /* for each side, G_MAXUINT when it is not asked for */
  UgoNeed needs[2];
  gboolean is_counted[2];
} Thought;

typedef struct
{
  guint64 pieces;
  guint64 rest; /* the side and what of the variant bears on it */
} Key;

struct _UgoLedger
{
  GObject parent_instance;

  /* Owned. */
  UgoThinker *thinker;
  GHashTable *known; /* Key * -> Known * */

  /* Plain state. */
  const UgoRaceBook *book; /* NULL without a position of a race */
  UgoPosition position;
  guint grace; /* a timeout */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoLedger, ugo_ledger, G_TYPE_OBJECT)

static const UgoRaceBook *
find_book (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (books); i++)
    if (books[i]->rules == rules)
      return books[i];
  return NULL;
}

gboolean
ugo_ledger_keeps (const UgoRules *rules)
{
  return find_book (rules) != NULL;
}

/* Entries */

/* The round in which @side is home after so many moves from @position on. */
static int
find_round (const UgoPosition *position, UgoSide side, int n_moves)
{
  gboolean has_moved = side == UGO_WHITE && position->side == UGO_BLACK;

  return n_moves < 0 ? -1 : position->move_number + n_moves - (has_moved ? 0 : 1);
}

static UgoLead
find_lead (const UgoLedgerEntry *self)
{
  const int *first = self->first;
  const int *last = self->last;

  if (last[UGO_WHITE] >= 0 && last[UGO_WHITE] < first[UGO_BLACK])
    return UGO_LEAD_WHITE;
  if (last[UGO_BLACK] >= 0 && last[UGO_BLACK] < first[UGO_WHITE])
    return UGO_LEAD_BLACK;
  if (ugo_need_is_proved (&self->needs[UGO_WHITE]) && ugo_need_is_proved (&self->needs[UGO_BLACK]))
    return UGO_LEAD_NONE;
  return UGO_LEAD_UNKNOWN;
}

void
ugo_ledger_entry_init (UgoLedgerEntry *self, const UgoPosition *position, UgoNeed white,
                       UgoNeed black)
{
  const UgoRaceBook *book = find_book (position->variant.rules);

  g_return_if_fail (book != NULL);

  *self = (UgoLedgerEntry) { .needs = { white, black }, .round = position->move_number };
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      self->first[side] = find_round (position, (UgoSide) side, self->needs[side].least);
      self->last[side] = find_round (position, (UgoSide) side, self->needs[side].most);
    }
  self->lead = find_lead (self);
  if (ugo_need_is_proved (&white) && ugo_need_is_proved (&black))
    self->ahead = ABS (self->last[UGO_WHITE] - self->last[UGO_BLACK]);
  self->exit_limit = book->exit_limit (position->variant);
  self->move_count = book->move_count (position->variant);
}

/* What is known */

static guint
key_hash (gconstpointer data)
{
  const Key *key = data;
  guint64 mixed = (key->pieces ^ key->rest << 7) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint) (mixed >> 32);
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const Key *first = a;
  const Key *second = b;

  return first->pieces == second->pieces && first->rest == second->rest;
}

/* The flags that only limit a game do not bear on the race, but they come up one at a time. */
static Key
make_key (const UgoRaceBook *book, const UgoPosition *position, UgoSide side)
{
  UgoVariant variant = position->variant;

  return (Key) { book->key (position, side),
                 (guint64) side | (guint64) variant.pieces << 8 | (guint64) variant.flags << 16 };
}

static Known
get_known (UgoLedger *self, UgoSide side)
{
  Key key = make_key (self->book, &self->position, side);
  const Known *known = g_hash_table_lookup (self->known, &key);

  return known ? *known : (Known) { { 0, -1 }, 0 };
}

static void
remember (UgoLedger *self, const Thought *thought, UgoSide side)
{
  Key key = make_key (thought->book, &thought->position, side);
  const UgoNeed *need = &thought->needs[side];
  Known *known = g_hash_table_lookup (self->known, &key);

  if (known == NULL)
    {
      if (g_hash_table_size (self->known) >= MAX_KNOWN)
        g_hash_table_remove_all (self->known);
      known = g_new0 (Known, 1);
      known->need.most = -1;
      g_hash_table_insert (self->known, g_memdup2 (&key, sizeof key), known);
    }
  known->n_stages = thought->stages[side] + 1;
  known->need.least = MAX (known->need.least, need->least);
  if (need->most >= 0 && (known->need.most < 0 || need->most < known->need.most))
    known->need.most = need->most;
}

static gboolean
is_settled (const Known *known)
{
  return known->n_stages == G_N_ELEMENTS (stages)
         || (known->n_stages > 0 && ugo_need_is_proved (&known->need));
}

/* Counting */

static void
think_cb (gpointer data, gpointer mind, const atomic_bool *stop)
{
  Thought *thought = data;

  for (int i = 0; i < 2; i++)
    {
      UgoSide side = i == 0 ? (UgoSide) thought->position.side
                            : ugo_side_other (thought->position.side);

      if (thought->stages[side] == G_MAXUINT || atomic_load (stop))
        continue;
      thought->book->count (&thought->position, side, stages[thought->stages[side]], stop,
                            &thought->needs[side]);
      thought->is_counted[side] = !atomic_load (stop);
    }
}

static void
end_grace (UgoLedger *self)
{
  g_clear_handle_id (&self->grace, g_source_remove);
}

/* Asks for what is not settled yet, the side that was counted less first. Returns whether there is
 * something to ask for. */
static gboolean
ask (UgoLedger *self)
{
  Known known[2] = { get_known (self, UGO_WHITE), get_known (self, UGO_BLACK) };
  guint least = G_N_ELEMENTS (stages);
  Thought *thought;

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    if (!is_settled (&known[side]))
      least = MIN (least, known[side].n_stages);
  if (least == G_N_ELEMENTS (stages))
    return FALSE;

  thought = g_new0 (Thought, 1);
  thought->book = self->book;
  thought->position = self->position;
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      gboolean is_wanted = !is_settled (&known[side]) && known[side].n_stages == least;

      thought->stages[side] = is_wanted ? least : G_MAXUINT;
    }
  ugo_thinker_ask (self->thinker, thought);
  return TRUE;
}

static void
answer_cb (gpointer data, gpointer user_data)
{
  UgoLedger *self = UGO_LEDGER (user_data);
  const Thought *thought = data;

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    if (thought->is_counted[side])
      remember (self, thought, (UgoSide) side);
  end_grace (self);
  ask (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
grace_cb (gpointer data)
{
  UgoLedger *self = UGO_LEDGER (data);

  self->grace = 0;
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* The class */

static void
ugo_ledger_dispose (GObject *object)
{
  UgoLedger *self = UGO_LEDGER (object);

  end_grace (self);
  g_clear_pointer (&self->thinker, ugo_thinker_free);
  g_clear_pointer (&self->known, g_hash_table_unref);
  self->book = NULL;
  G_OBJECT_CLASS (ugo_ledger_parent_class)->dispose (object);
}

static void
ugo_ledger_class_init (UgoLedgerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_ledger_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_ledger_init (UgoLedger *self)
{
  self->thinker = ugo_thinker_new (think_cb, g_free, NULL, NULL, answer_cb, self);
  self->known = g_hash_table_new_full (key_hash, key_equal, g_free, g_free);
}

/* Public functions */

UgoLedger *
ugo_ledger_new (void)
{
  return g_object_new (UGO_TYPE_LEDGER, NULL);
}

void
ugo_ledger_set_position (UgoLedger *self, const UgoPosition *position)
{
  const UgoRaceBook *book = position ? find_book (position->variant.rules) : NULL;
  gboolean is_known;

  g_return_if_fail (UGO_IS_LEDGER (self));

  if (book == self->book && (!book || ugo_position_same (position, &self->position)))
    return;
  self->book = book;
  end_grace (self);
  ugo_thinker_drop (self->thinker);
  if (book)
    {
      self->position = *position;
      is_known = get_known (self, UGO_WHITE).n_stages > 0
                 && get_known (self, UGO_BLACK).n_stages > 0;
      if (ask (self) && !is_known)
        {
          self->grace = g_timeout_add (GRACE, grace_cb, self);
          return;
        }
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ugo_ledger_get_entry (UgoLedger *self, UgoLedgerEntry *entry)
{
  g_return_val_if_fail (UGO_IS_LEDGER (self), FALSE);

  if (!self->book)
    return FALSE;
  ugo_ledger_entry_init (entry, &self->position, get_known (self, UGO_WHITE).need,
                         get_known (self, UGO_BLACK).need);
  return TRUE;
}

gboolean
ugo_ledger_is_counting (UgoLedger *self)
{
  g_return_val_if_fail (UGO_IS_LEDGER (self), FALSE);

  return ugo_thinker_is_busy (self->thinker);
}

char *
ugo_ledger_describe_lead (UgoLedger *self)
{
  UgoLedgerEntry entry;

  g_return_val_if_fail (UGO_IS_LEDGER (self), NULL);

  return ugo_ledger_get_entry (self, &entry) ? self->book->describe_lead (&entry) : NULL;
}

char *
ugo_ledger_describe (UgoLedger *self)
{
  UgoLedgerEntry entry;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;
  g_autofree char *lead = NULL;
  g_autofree char *limits = NULL;

  g_return_val_if_fail (UGO_IS_LEDGER (self), NULL);

  if (!ugo_ledger_get_entry (self, &entry))
    return NULL;
  white = self->book->describe_need (UGO_WHITE, &entry.needs[UGO_WHITE]);
  black = self->book->describe_need (UGO_BLACK, &entry.needs[UGO_BLACK]);
  lead = self->book->describe_lead (&entry);
  limits = self->book->describe_limits (&entry);
  return g_strjoin (" ", white, black, lead, limits, NULL);
}

/* test-typed-move.c: what is typed is understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-bits.h"
#include "ugo-notation.h"
#include "ugo-test-model.h"
#include "ugo-typed-move.h"
#include "ugo-words.h"

/* A position of a random game of some variant of @rules, which may be over. */
static UgoPosition
make_random_position (const UgoRules *rules)
{
  UgoVariant variant = ugo_variant_default (rules);
  int n_moves = g_test_rand_int_range (0, 70);
  UgoPosition position;

  for (const UgoOption *option = rules->options; option->word != NULL; option++)
    if (g_test_rand_bit ())
      variant.flags |= option->flag;
  ugo_position_start (variant, &position);
  for (int i = 0; i < n_moves; i++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      gsize n = ugo_legal_moves (&position, moves);

      if (n == 0)
        break;
      ugo_play (&position, moves[g_test_rand_int_range (0, (int) n)], NULL, 0, &position);
    }
  return position;
}

static void
assert_move (const UgoPosition *position, const char *text, UgoMove move)
{
  UgoTypedMove typed;

  ugo_typed_move_init (&typed, position, text);
  if (typed.kind != UGO_TYPED_MOVE || !ugo_move_equal (typed.move, move))
    g_error ("“%s” is understood as %d, from %u to %u", text, typed.kind, typed.move.from,
             typed.move.to);
  g_assert_cmpint (typed.status, ==, UGO_OK);
  g_assert_true ((typed.targets & ugo_bit (move.to)) != 0 || ugo_move_is_pass (move));
}

/* The same move as a careless or a Russian hand spells it. */
static char *
respell (const char *text)
{
  static const char *const joints[] = { "", " - ", "–", "—", ":", "~", "×" };
  static const char *const letters[][2]
      = { { "a", "а" }, { "c", "с" }, { "e", "Е" }, { "h", "Н" },
          { "b", "B" }, { "d", "D" }, { "n", "N" }, { "f", "F" } };
  const char *joint = joints[g_test_rand_int_range (0, G_N_ELEMENTS (joints))];
  GString *spelled = g_string_new (g_test_rand_bit () ? "  " : "");

  for (const char *p = text; *p != '\0'; p++)
    {
      const char *letter = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
        if (*p == letters[i][0][0] && g_test_rand_bit ())
          letter = letters[i][1];
      if (letter != NULL)
        g_string_append (spelled, letter);
      else if (*p == '-')
        g_string_append (spelled, joint);
      else
        g_string_append_c (spelled, *p);
    }
  g_string_append (spelled, g_test_rand_bit () ? " " : "");
  return g_string_free (spelled, FALSE);
}

static void
check_spellings (const UgoPosition *position, UgoMove move)
{
  char written[UGO_MOVE_TEXT_SIZE];
  UgoRoute ends = { 2, { move.from, move.to } };
  g_autofree char *respelled = NULL;

  ugo_move_write (position, move, NULL, written);
  assert_move (position, written, move);
  respelled = respell (written);
  assert_move (position, respelled, move);
  if (move.from != UGO_SQUARE_NONE)
    {
      ugo_move_write (position, move, &ends, written);
      assert_move (position, written, move);
    }
}

/* Where there are hundreds of moves some of them will do. */
static void
check_moves (const UgoRules *rules, void (*check) (const UgoPosition *, UgoMove))
{
  for (guint i = 0; i < 200; i++)
    {
      UgoPosition position = make_random_position (rules);
      UgoMove moves[UGO_MAX_MOVES];
      gsize n = ugo_legal_moves (&position, moves);

      for (gsize j = 0; j < n; j += 1 + n / 60)
        check (&position, moves[j]);
    }
}

static void
test_every_move (gconstpointer rules)
{
  check_moves (rules, check_spellings);
}

/* The squares that are named in the first @length bytes of @text, and which stands next. */
static UgoSquare
find_next (const UgoRules *rules, const char *text, gsize length)
{
  gsize at = 0;

  while (text[at] != '\0')
    {
      UgoSquare square;
      gsize used = ugo_square_read (rules, text + at, strlen (text + at), &square);

      if (used > 0 && at + used > length)
        return square;
      at += used > 0 ? used : 1;
    }
  return UGO_SQUARE_NONE;
}

/* Whether @square must be offered after what was typed of @move. What is whole already may end
 * there, and a piece that can be replaced is not bounced off unless a joint says so. */
static gboolean
must_offer (const UgoTypedMove *typed, UgoMove move, UgoSquare square)
{
  switch (typed->kind)
    {
    case UGO_TYPED_PART:
      return TRUE;
    case UGO_TYPED_PIECE:
      return square == move.to;
    case UGO_TYPED_REPLACING:
      return square == move.drop;
    default:
      return FALSE;
    }
}

/* While a move is being typed the board offers, among others, the squares of that move; and nothing
 * is refused too early. */
static void
check_prefixes (const UgoPosition *position, UgoMove move)
{
  const UgoRules *rules = position->variant.rules;
  char text[UGO_MOVE_TEXT_SIZE];
  gsize length = ugo_move_write (position, move, NULL, text);

  for (gsize n = 0; n <= length; n++)
    {
      g_autofree char *typed_text = g_strndup (text, n);
      UgoSquare next = find_next (rules, text, n);
      UgoTypedMove typed;

      ugo_typed_move_init (&typed, position, typed_text);
      if (typed.kind == UGO_TYPED_REFUSED)
        g_error ("“%s” of “%s” is refused", typed_text, text);
      if (n == 0)
        g_assert_cmpint (typed.kind, ==, UGO_TYPED_NOTHING);
      else if (next != UGO_SQUARE_NONE && must_offer (&typed, move, next)
               && ((typed.pieces | typed.targets) & ugo_bit (next)) == 0)
        g_error ("after “%s” of “%s” the next square is not offered", typed_text, text);
    }
}

static void
test_prefixes (gconstpointer rules)
{
  check_moves (rules, check_prefixes);
}

/* A slow twin: which pieces have a move that ends on @square; of tray pieces, how many kinds. */
static guint
count_comers (const UgoPosition *position, UgoSquare square, UgoMove *one)
{
  UgoMove moves[UGO_MAX_MOVES];
  gsize n = ugo_legal_moves (position, moves);
  guint n_comers = 0;

  for (int from = 0; from <= UGO_SQUARE_NONE; from++)
    for (int piece = 0; piece <= 3; piece++)
      {
        gboolean comes = FALSE;

        for (gsize i = 0; i < n; i++)
          if (moves[i].to == square && moves[i].from == from && moves[i].piece == piece)
            {
              comes = TRUE;
              *one = moves[i];
            }
        n_comers += comes;
      }
  return n_comers;
}

static void
check_square (const UgoPosition *position, UgoSquare square)
{
  const UgoRules *rules = position->variant.rules;
  UgoMove one = UGO_MOVE_PASS;
  guint n_comers = count_comers (position, square, &one);
  UgoTypedMove typed;
  char name[4];

  ugo_square_write (rules, square, name);
  ugo_typed_move_init (&typed, position, name);
  if (ugo_check_piece (position, square) == UGO_OK)
    {
      g_assert_cmpint (typed.kind, ==, UGO_TYPED_PIECE);
      g_assert_cmphex (typed.pieces, ==, ugo_bit (square));
    }
  else if (n_comers == 0)
    {
      g_assert_cmpint (typed.kind, ==, UGO_TYPED_REFUSED);
      g_assert_cmpint (typed.status, !=, UGO_OK);
    }
  else if (n_comers > 1)
    {
      g_assert_cmpint (typed.kind, ==, UGO_TYPED_CHOICE);
      g_assert_cmpuint (typed.n_completions, ==, n_comers);
    }
  else if (one.drop == UGO_SQUARE_NONE)
    {
      g_assert_cmpint (typed.kind, ==, UGO_TYPED_MOVE);
      g_assert_true (ugo_move_equal (typed.move, one));
    }
  else
    {
      g_assert_cmpint (typed.kind, ==, UGO_TYPED_REPLACING);
      g_assert_cmpint (typed.move.from, ==, one.from);
    }
}

static void
test_squares_alone (gconstpointer rules)
{
  for (guint i = 0; i < 300; i++)
    {
      UgoPosition position = make_random_position (rules);

      for (UgoSquare square = 0; square < position.variant.rules->n_squares; square++)
        check_square (&position, square);
    }
}

/* What is offered can be taken: it is a move, or something that goes on. */
static void
check_completions (const UgoPosition *position, const char *text, guint depth)
{
  UgoTypedMove typed;

  ugo_typed_move_init (&typed, position, text);
  g_assert_cmpint (typed.kind, !=, UGO_TYPED_REFUSED);
  for (guint i = 0; i < MIN (typed.n_completions, UGO_TYPED_MAX_COMPLETIONS); i++)
    {
      const char *completion = typed.completions[i];
      g_autofree char *words = ugo_typed_move_describe_completion (&typed, position, i);
      UgoTypedMove completed;

      ugo_typed_move_init (&completed, position, completion);
      if (completed.kind == UGO_TYPED_REFUSED)
        g_error ("“%s” is offered after “%s”, and refused", completion, text);
      g_assert_cmpuint (strlen (words), >, 4);
      if (depth > 0)
        check_completions (position, completion, depth - 1);
    }
}

static void
test_completions (gconstpointer rules)
{
  for (guint i = 0; i < 40; i++)
    {
      UgoPosition position = make_random_position (rules);
      UgoMove moves[UGO_MAX_MOVES];
      gsize n = ugo_legal_moves (&position, moves);
      char text[UGO_MOVE_TEXT_SIZE];

      if (n == 0 || ugo_move_is_pass (moves[0]))
        continue;
      ugo_move_write (&position, moves[g_test_rand_int_range (0, (int) n)], NULL, text);
      for (gsize length = strlen (text); length > 0; length--)
        {
          text[length] = '\0';
          check_completions (&position, text, 1);
        }
    }
}

/* Whatever is typed, something sensible is said of it, and only legal moves are moves. */
static void
check_anything (const UgoPosition *position, const char *text)
{
  g_autofree char *words = NULL;
  UgoTypedMove typed;

  ugo_typed_move_init (&typed, position, text);
  words = ugo_typed_move_describe (&typed, position);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_null (strstr (words, "?"));
  g_assert_null (strstr (words, "(null)"));
  if (typed.kind == UGO_TYPED_MOVE)
    g_assert_cmpint (ugo_check_move (position, typed.move), ==, UGO_OK);
  else if (typed.kind == UGO_TYPED_REFUSED)
    g_assert_cmpint (typed.status, !=, UGO_OK);
}

static void
test_anything (gconstpointer rules)
{
  static const char *const parts[]
      = { "a1", "c3", "f6", "h8", "N", "s", "-", "x", "=", "@", "3", "1@", " ", "с", "Н",
          "–",  "c",  "9",  "pass", "--", "\t", "\n", "ф", "\xd0", "\xff", "0",  "e", "…" };

  for (guint i = 0; i < 200; i++)
    {
      UgoPosition position = make_random_position (rules);

      for (guint j = 0; j < 60; j++)
        {
          g_autoptr (GString) text = g_string_new (NULL);
          guint n = g_test_rand_int_range (0, 9);

          for (guint k = 0; k < n; k++)
            g_string_append (text, parts[g_test_rand_int_range (0, G_N_ELEMENTS (parts))]);
          if (j == 0)
            for (guint k = 0; k < 200; k++)
              g_string_append (text, k % 2 == 0 ? "a1-" : "a3-");
          check_anything (&position, text->str);
        }
    }
}

typedef struct
{
  const char *variant;
  const char *position;
  const char *text;
  UgoTypedKind kind;
  UgoStatus status;
  guint n_completions;
  const char *words;
} Example;

static const Example examples[] = {
  { "Ugolki 9", NULL, "", UGO_TYPED_NOTHING, UGO_TEXT_NO_MOVE, 0,
    "Type the square a piece goes to, or the whole move, as in c3-c4." },
  { "Ugolki 9", NULL, "c3",
    UGO_TYPED_PIECE, UGO_OK, 2, "There are 2 ways to go on: see the board." },
  { "Ugolki 9", NULL, "c4", UGO_TYPED_CHOICE, UGO_OK, 2,
    "Several moves end there: choose one." },
  { "Ugolki 9", NULL, "c3-c4", UGO_TYPED_MOVE, UGO_OK, 0, "White: c3 steps to c4" },
  { "Ugolki 9", NULL, "c3-",
    UGO_TYPED_PART, UGO_TEXT_NO_MOVE, 2, "There are 2 ways to go on: see the board." },
  { "Ugolki 9", NULL, "c3-e", UGO_TYPED_REFUSED, UGO_TEXT_NO_MOVE, 0,
    "This is not a move: write its squares, as in c1-c3-e3." },
  { "Ugolki 9", NULL, "d4", UGO_TYPED_REFUSED, UGO_MOVE_UNREACHABLE, 0,
    "No white piece can reach d4 in one move: type another square." },
  { "Ugolki 9", NULL, "f6", UGO_TYPED_REFUSED, UGO_MOVE_NOT_YOURS, 0,
    "The piece on f6 is black, and it is White’s turn: choose a white piece." },
  { "Ugolki 9", NULL, "d4-d5", UGO_TYPED_REFUSED, UGO_MOVE_EMPTY, 0,
    "There is no piece on d4: choose a white piece." },
  { "Ugolki 9", NULL, "--", UGO_TYPED_REFUSED, UGO_MOVE_CAN_MOVE, 0,
    "White can move and so may not pass." },
  { "Ugolki 9", NULL, "N", UGO_TYPED_REFUSED, UGO_TEXT_NO_MOVE, 0,
    "This is not a move: write its squares, as in c1-c3-e3." },
  { "Ugolki 9", "5www/5www/5www/8/8/3bbb2/3bbb2/3bbb2 w 30", "f6", UGO_TYPED_REFUSED,
    UGO_MOVE_GAME_OVER, 0, "The game is over: take back a move or start a new game." },
  { "Ugolki 9", "8/8/8/8/8/8/3b4/w1wb3w w 12", "e1", UGO_TYPED_MOVE, UGO_OK, 0,
    "White: c1 jumps to e1" },
  { "Gyges", NULL, "", UGO_TYPED_NOTHING, UGO_TEXT_NO_MOVE, 0,
    "Type a piece and its square, as in 3@c1, or the square alone." },
  { "Gyges", NULL, "c1", UGO_TYPED_CHOICE, UGO_OK, 3, "Several moves end there: choose one." },
  { "Gyges", NULL, "3@",
    UGO_TYPED_PART, UGO_TEXT_NO_MOVE, 6, "There are 6 ways to go on: see the board." },
  { "Gyges", NULL, "3",
    UGO_TYPED_PART, UGO_TEXT_NO_MOVE, 6, "There are 6 ways to go on: see the board." },
  { "Gyges", NULL, "3@b1", UGO_TYPED_MOVE, UGO_OK, 0, "South: places a triple on b1" },
  { "Gyges", NULL, "c3", UGO_TYPED_REFUSED, UGO_MOVE_NOT_START_LINE, 0,
    "No piece can be placed on c3: South places on row 1." },
  { "Gyges", "....../1...../3.23../3.211./2.132./...... w 9", "N", UGO_TYPED_MOVE, UGO_OK, 0,
    NULL },
  { "Gyges", "....../1...../3.23../3.211./2.132./...... w 9", "S", UGO_TYPED_REFUSED,
    UGO_MOVE_OWN_FINISH, 0, "This is the finish square on South’s side: South aims at N." },
  { "Gyges", "....../1...../3.23../3.211./2.132./...... w 9", "a3", UGO_TYPED_REFUSED,
    UGO_MOVE_NOT_NEAREST_LINE, 0,
    "The piece on a3 is not on South’s nearest line: choose a piece of row 2." },
  { "Gyges", "....../1...../3.23../3.211./2.132./...... w 9", "d2-e2", UGO_TYPED_PART,
    UGO_MOVE_OCCUPIED, 4, NULL },
  { "Gyges advanced", "32.123/..1.../....../....../..3.../3..12. w 9", "c2", UGO_TYPED_REPLACING,
    UGO_OK, 26, "There are 26 ways to go on: see the board." },
};

static void
test_examples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      const Example *example = &examples[i];
      UgoPosition position = ugo_test_make_position (example->variant, example->position);
      g_autofree char *words = NULL;
      UgoTypedMove typed;

      g_test_message ("“%s” in %s", example->text, example->variant);
      ugo_typed_move_init (&typed, &position, example->text);
      words = ugo_typed_move_describe (&typed, &position);
      g_assert_cmpint (typed.kind, ==, example->kind);
      g_assert_cmpint (typed.status, ==, example->status);
      g_assert_cmpuint (typed.n_completions, ==, example->n_completions);
      if (example->words != NULL)
        g_assert_cmpstr (words, ==, example->words);
    }
}

/* A way that was named is the way that is recorded. */
static void
test_route (void)
{
  UgoPosition position
      = ugo_test_make_position ("Ugolki 9", "8/8/8/8/8/4b3/3b1b2/3wb3 w 2");
  UgoTypedMove typed;

  ugo_typed_move_init (&typed, &position, "d1-f1-f3");
  g_assert_cmpint (typed.kind, ==, UGO_TYPED_MOVE);
  g_assert_cmpuint (typed.route.length, ==, 3);
  g_assert_cmpuint (typed.route.squares[1], ==, 5);
  ugo_typed_move_init (&typed, &position, "d1-f3");
  g_assert_cmpint (typed.kind, ==, UGO_TYPED_MOVE);
  g_assert_cmpuint (typed.route.length, ==, 0);
  ugo_typed_move_init (&typed, &position, "d1-d5-f3");
  g_assert_cmpint (typed.kind, ==, UGO_TYPED_REFUSED);
  g_assert_cmpint (typed.status, ==, UGO_MOVE_ROUTE);
}

/* Of a replacement everything but where the replaced piece goes. */
static void
test_replacement (void)
{
  UgoPosition position = ugo_test_make_position (
      "Gyges advanced", "32.123/..1.../....../....../..3.../3..12. w 9");
  UgoTypedMove typed;

  ugo_typed_move_init (&typed, &position, "a1xc2");
  g_assert_cmpint (typed.kind, ==, UGO_TYPED_REPLACING);
  g_assert_cmpuint (typed.n_completions, >, 5);
  g_assert_cmphex (typed.targets & ugo_bit (3 + 3 * 6), !=, 0);
  ugo_typed_move_init (&typed, &position, "a1xc2=d");
  g_assert_cmpint (typed.kind, ==, UGO_TYPED_PART);
  g_assert_cmpuint (typed.n_completions, >, 2);
  assert_move (&position, "a1xc2=d4", (UgoMove){ 0, 2 + 6, 3 + 3 * 6, 0 });
  ugo_typed_move_init (&typed, &position, "a1xc2=d1");
  g_assert_cmpint (typed.status, ==, UGO_MOVE_DROP_OCCUPIED);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*function) (gconstpointer);
  } tests[] = {
    { "every legal move is understood however it is spelled", test_every_move },
    { "what a move begins with is never refused and leads to it", test_prefixes },
    { "a square alone is a piece, a move, a choice or refused", test_squares_alone },
    { "what is offered to go on with can be taken", test_completions },
    { "whatever is typed, nothing breaks and only legal moves are moves", test_anything },
  };

  g_test_init (&argc, &argv, NULL);
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
      {
        g_autofree char *path
            = g_strdup_printf ("/typed-move/%s/%s", (*rules)->id, tests[i].path);

        g_test_add_data_func (path, *rules, tests[i].function);
      }
  g_test_add_func ("/typed-move/examples are answered with their sentences", test_examples);
  g_test_add_func ("/typed-move/a way that is named is kept", test_route);
  g_test_add_func ("/typed-move/a replacement is typed piece by piece", test_replacement);
  return g_test_run ();
}

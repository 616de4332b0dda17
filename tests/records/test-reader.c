/* test-reader.c: the text of one game, in all the ways it is spelled and misspelled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-notation.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

#define VARIANT "[Variant \"Ugolki 9\"]\n\n"
#define STUCK \
  "[Variant \"Ugolki 16\"]\n[SetUp \"1\"]\n" \
  "[FEN \"8/8/bbbb4/bbbb4/wwwwbb2/wwwwbb2/wwwwbb2/wwwwbb2 w 3\"]\n\n"

static UgoRecord *
read_moves (const char *moves, GPtrArray *diagnostics)
{
  g_autofree char *text = g_strconcat (VARIANT, moves, NULL);

  return ugo_test_read (text, diagnostics);
}

/* Asserts that @moves is read without fault and written as @expected. */
static void
assert_reads (const char *moves, const char *expected)
{
  g_autoptr (UgoRecord) record = read_moves (moves, NULL);
  g_autofree char *text = ugo_record_to_text (record);
  g_autofree char *line = g_strdelimit (g_strdup (strstr (text, "\n\n") + 2), "\n", ' ');

  g_assert_cmpstr (g_strchomp (line), ==, expected);
  ugo_test_assert_round_trip (record);
}

/* Asserts that reading @moves meets just this fault, that @plies are kept, and that the text is
 * written as it stood when it could not be held whole. */
static void
assert_fault (const char *moves, UgoSeverity severity, UgoFault fault, guint line, guint column,
              guint plies, gboolean keeps_source)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autofree char *text = g_strconcat (VARIANT, moves, NULL);
  g_autoptr (UgoRecord) record = ugo_test_read (text, diagnostics);
  g_autofree char *written = ugo_record_to_text (record);
  gsize length;

  g_test_message ("%s", moves);
  ugo_test_assert_fault (diagnostics, severity, fault, line, column);
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, plies);
  g_assert_cmpint (ugo_record_get_source (record, &length) != NULL, ==, keeps_source);
  if (keeps_source)
    {
      g_autofree char *ended = g_strconcat (g_strchomp (text), "\n", NULL);

      g_assert_cmpstr (written, ==, ended);
    }
}

static void
test_numbers (void)
{
  const char *expected = "1. c2-c4 f7-f5 2. a3-a4 h6-h5 *";

  assert_reads ("1.c2-c4 f7-f5 2.a3-a4 h6-h5", expected);
  assert_reads ("c2-c4 f7-f5 a3-a4 h6-h5 *", expected);
  assert_reads ("5. c2-c4 5... f7-f5 7. a3-a4 7. .. h6-h5", expected);
  assert_reads ("1 c2-c4 1... f7-f5 2… a3-a4 . . . h6-h5 *", expected);
  assert_reads ("1.\nc2-c4\n1.\n...\nf7-f5\n99999999999999999999. a3-a4 ..h6-h5*", expected);
}

static void
test_spellings (void)
{
  assert_reads ("1. C2:C4 f7 – f5 2. а3—а4 h6xh5 3.b3b4 g6×g5",
                "1. c2-c4 f7-f5 2. a3-a4 h6-h5 3. b3-b4 g6-g5 *");
  assert_reads ("1.\xc2\xa0" "c2-c4\xc2\xa0" "f7-f5", "1. c2-c4 f7-f5 *");
}

static void
test_glyphs (void)
{
  assert_reads ("1. c2-c4! f7-f5? 2. a3-a4!! h6-h5?? 3. b3-b4!? g6-g5 ?!",
                "1. c2-c4 $1 f7-f5 $2 2. a3-a4 $3 h6-h5 $4 3. b3-b4 $5 g6-g5 $6 *");
  assert_reads ("1. c2-c4$0$255 $007!", "1. c2-c4 $0 $255 $7 $1 *");
  assert_reads ("1. c2-c4 {a} $5 {b} f7-f5 (1... h6-h5) $6 {c}",
                "1. c2-c4 $5 {a} {b} 1... f7-f5 $6 (1... h6-h5) {c} *");
}

static void
test_comments (void)
{
  assert_reads ("{ Commento iniziale } 1. a3-a4", "{Commento iniziale} 1. a3-a4 *");
  assert_reads ("1. a3-a4 { step; then jump } f7-f5", "1. a3-a4 {step; then jump} 1... f7-f5 *");
  assert_reads ("1. a3-a4 {} {  \n\n } f7-f5", "1. a3-a4 f7-f5 *");
  assert_reads ("1. a3-a4 ;to the end { of the line\nf7-f5 ;",
                "1. a3-a4 {to the end { of the line} 1... f7-f5 *");
  assert_reads ("1. a3-a4 ; one\n; two\r; three\r\n f7-f5",
                "1. a3-a4 {one} {two} {three} 1... f7-f5 *");
  assert_reads ("1. a3-a4 {à è é ì ò ù « » ё Ё} f7-f5",
                "1. a3-a4 {à è é ì ò ù « » ё Ё} 1... f7-f5 *");
}

static void
test_braces_do_not_nest (void)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record
      = read_moves ("1. a3-a4 { outer { inner } the tail 1-0 } 5. ...f7-f5 *\n", diagnostics);
  UgoNode *node = ugo_test_find (record, "a3-a4");

  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_WARNING, UGO_FAULT_TEXT_AFTER_COMMENT, 3, 27);
  g_assert_cmpstr (node->comments[0], ==, "outer { inner");
  g_assert_cmpstr (node->comments[1], ==, "the tail 1-0");
  g_assert_null (node->comments[2]);
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 2);
  ugo_test_assert_round_trip (record);

  assert_reads ("1. a3-a4 {a { b} f7-f5 ; c } d\n {e} 2. b3-b4",
                "1. a3-a4 {a { b} 1... f7-f5 ; c } d {e} 2. b3-b4 *");
}

static void
test_escapes (void)
{
  assert_reads ("1. a3-a4\n%1... h6-h5 {\nf7-f5\r%x\r2. b3-b4 {50\n%of it}",
                "1. a3-a4 f7-f5 2. b3-b4 {50 %of it} *");
  assert_fault ("1. a3-a4 %not an escape\n", UGO_SEVERITY_ERROR, UGO_FAULT_TOKEN, 3, 10, 1, TRUE);
}

static void
test_variations (void)
{
  g_autoptr (UgoRecord) record = read_moves (
      "1. c2-c4 (1. a3-a4 (1. b3-b4 f7-f5 (1... h6-h5)) f7-f5) (1. c3-c4 {x}) 1... f7-f5", NULL);
  UgoNode *root = ugo_record_get_root (record);
  UgoNode *sibling = ugo_test_find (record, "c3-c4");

  g_assert_true (sibling->parent == root && root->last_child == sibling);
  g_assert_true (ugo_test_find (record, "b3-b4 h6-h5")->previous
                 == ugo_test_find (record, "b3-b4 f7-f5"));
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 2);
  ugo_test_assert_round_trip (record);
}

static void
test_results (void)
{
  static const struct
  {
    const char *text;
    UgoOutcome outcome;
  } cases[] = {
    { "1-0", UGO_WHITE_WINS }, { "0-1", UGO_BLACK_WINS }, { "1/2-1/2", UGO_DRAW },
    { "½-½", UGO_DRAW },       { "*", UGO_UNDECIDED },    { "", UGO_UNDECIDED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *moves = g_strconcat ("1. c2-c4 f7-f5 ", cases[i].text, NULL);
      g_autoptr (UgoRecord) record = read_moves (moves, NULL);

      g_assert_cmpint (ugo_record_get_result (record), ==, cases[i].outcome);
      g_assert_cmpstr (ugo_record_get_tag (record, "Result"), ==,
                       ugo_outcome_word (cases[i].outcome));
      ugo_test_assert_round_trip (record);
    }
}

static void
test_comment_after_result (void)
{
  assert_reads ("1. c2-c4 1-0 {White resigns} ; or so", "1. c2-c4 {White resigns} {or so} 1-0");
}

static void
test_result_in_comment (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read ("[Result \"0-1\"]\n[Variant \"Ugolki 9\"]\n\n1. c2-c4 {1-0}\n", NULL);
  g_autofree char *text = ugo_record_to_text (record);

  g_assert_cmpint (ugo_record_get_result (record), ==, UGO_BLACK_WINS);
  g_assert_true (g_str_has_suffix (text, "1. c2-c4 {1-0} 0-1\n"));
}

static void
test_odd_result (void)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = ugo_test_read (
      "[Result \"White won\"]\n[Variant \"Ugolki 9\"]\n\n1. c2-c4 1-0\n", diagnostics);
  g_autofree char *text = ugo_record_to_text (record);

  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_WARNING, UGO_FAULT_RESULT_TAG, 1, 10);
  g_assert_cmpstr (ugo_record_get_tag (record, "Result"), ==, "White won");
  g_assert_cmpint (ugo_record_get_result (record), ==, UGO_WHITE_WINS);
  g_assert_nonnull (strstr (text, "[Result \"White won\"]"));
  g_assert_true (g_str_has_suffix (text, "1. c2-c4 1-0\n"));
}

static const char *
get_detail (GPtrArray *diagnostics)
{
  const UgoDiagnostic *first = g_ptr_array_index (diagnostics, 0);

  return first->detail;
}

static void
test_different_results (void)
{
  const char *text = "[Result \"1-0\"]\n[Variant \"Ugolki 9\"]\n\n1. c2-c4 0-1\n";
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (GPtrArray) more = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = ugo_test_read (text, diagnostics);
  g_autofree char *written = ugo_record_to_text (record);

  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_WARNING, UGO_FAULT_RESULT, 4, 10);
  g_assert_cmpstr (get_detail (diagnostics), ==, "1-0, 0-1, –");
  g_assert_cmpint (ugo_record_get_result (record), ==, UGO_WHITE_WINS);
  g_assert_cmpstr (written, ==, text);

  g_autoptr (UgoRecord) open
      = ugo_test_read ("[Result \"*\"]\n[Variant \"Ugolki 9\"]\n\n1. c2-c4 0-1\n", NULL);
  g_assert_cmpint (ugo_record_get_result (open), ==, UGO_BLACK_WINS);
  ugo_test_assert_round_trip (open);

  g_autoptr (UgoRecord) board
      = ugo_test_read ("[Result \"1-0\"]\n[Variant \"Ugolki 9\"]\n[SetUp \"1\"]\n"
                       "[FEN \"5www/5www/5ww1/7w/8/bbb5/bbb5/bb1b4 w 40\"]\n\n"
                       "40. h5-h6 d1-c1 1-0\n",
                       more);
  ugo_test_assert_fault (more, UGO_SEVERITY_WARNING, UGO_FAULT_RESULT, 6, 17);
  g_assert_cmpstr (get_detail (more), ==, "1-0, 1-0, 1/2-1/2");
  ugo_record_unref (g_steal_pointer (&board));
}

static void
test_passes (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (STUCK "3. pass a6-a7 4. a4-a6 *\n", NULL);
  g_autofree char *text = ugo_record_to_text (record);
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) omitted = ugo_test_read (STUCK "3. a6-a7 *\n", diagnostics);

  g_assert_true (g_str_has_suffix (text, "\n3. -- a6-a7 4. a4-a6 *\n"));
  ugo_test_assert_round_trip (record);
  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_ERROR, UGO_FAULT_MOVE, 5, 4);
  g_assert_cmpuint (ugo_record_get_end (omitted)->ply, ==, 0);
  assert_fault ("1. -- f7-f5", UGO_SEVERITY_ERROR, UGO_FAULT_MOVE, 3, 4, 0, TRUE);
}

static void
test_faults (void)
{
  const UgoSeverity error = UGO_SEVERITY_ERROR;
  const UgoSeverity warning = UGO_SEVERITY_WARNING;

  assert_fault ("1. c2-c4 f7-f5\n2. c4-e6 h6-h5 *", error, UGO_FAULT_MOVE, 4, 4, 2, TRUE);
  assert_fault ("1. c2-c4 {ёж} Kf6 f7-f5 *", error, UGO_FAULT_TOKEN, 3, 15, 1, TRUE);
  assert_fault ("1. c2-c4 c2-c9 *", error, UGO_FAULT_TOKEN, 3, 10, 1, TRUE);
  assert_fault ("1. c2-c4zz *", error, UGO_FAULT_TOKEN, 3, 4, 0, TRUE);
  assert_fault ("1. c2-c4, f7-f5 *", error, UGO_FAULT_TOKEN, 3, 4, 0, TRUE);
  assert_fault ("1. c2-c4 $256 f7-f5 *", warning, UGO_FAULT_TOKEN, 3, 10, 2, TRUE);
  assert_fault ("$1 1. c2-c4 *", warning, UGO_FAULT_TOKEN, 3, 1, 1, TRUE);
  assert_fault ("1. c2-c4 () f7-f5 *", warning, UGO_FAULT_TOKEN, 3, 11, 2, TRUE);
  assert_fault ("1. c2-c4 (1. a3-a4 1-0) f7-f5 *", warning, UGO_FAULT_TOKEN, 3, 20, 2, TRUE);
  assert_fault ("1. c2-c4 {never closed f7-f5 *", error, UGO_FAULT_UNCLOSED_COMMENT, 3, 10, 1,
                TRUE);
  assert_fault ("1. c2-c4 (1. a3-a4 (1. b3-b4)", error, UGO_FAULT_UNCLOSED_VARIATION, 3, 10, 1,
                TRUE);
  assert_fault ("1. c2-c4 ) f7-f5 *", error, UGO_FAULT_STRAY_BRACKET, 3, 10, 1, TRUE);
  assert_fault ("1. c2-c4 } f7-f5 *", error, UGO_FAULT_STRAY_BRACKET, 3, 10, 1, TRUE);
  assert_fault ("( 1. c2-c4 ) *", error, UGO_FAULT_NO_MOVE_BEFORE_VARIATION, 3, 1, 0, TRUE);
  assert_fault ("1. c2-c4 ((1. a3-a4)) *", error, UGO_FAULT_NO_MOVE_BEFORE_VARIATION, 3, 11, 1,
                TRUE);
  assert_fault ("1. c2-c4 1-0 0-1", warning, UGO_FAULT_RESULT_TWICE, 3, 14, 1, TRUE);
}

static void
test_refused_move_is_named (void)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record
      = read_moves ("1. c2-c4 f7-f5 2. a3-a4 a1 – a2 3. b3-b4 *", diagnostics);
  const UgoDiagnostic *diagnostic;
  g_autofree char *message = NULL;

  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_ERROR, UGO_FAULT_MOVE, 3, 25);
  diagnostic = diagnostics->pdata[0];
  message = ugo_diagnostic_message (diagnostic);
  g_assert_cmpint (diagnostic->status, ==, UGO_MOVE_NOT_YOURS);
  g_assert_cmpuint (diagnostic->game, ==, 1);
  g_assert_cmpuint (diagnostic->number, ==, 2);
  g_assert_cmpint (diagnostic->side, ==, UGO_BLACK);
  g_assert_cmpstr (diagnostic->detail, ==, "a1 – a2");
  g_assert_cmpstr (message, ==,
                   "expected a legal move, found 2... a1 – a2: the piece is the other side's");
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 3);
}

static void
test_long_detail (void)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autofree char *word = g_strnfill (100000, 'q');
  g_autoptr (UgoRecord) record = read_moves (word, diagnostics);
  const UgoDiagnostic *diagnostic = diagnostics->pdata[0];

  g_assert_cmpint (g_utf8_strlen (diagnostic->detail, -1), ==, 61);
  g_assert_true (g_str_has_suffix (diagnostic->detail, "…"));
  g_assert_nonnull (record);
}

/* A game cut out of its middle is never played for the wrong side. */
static void
test_fragment (void)
{
  assert_fault ("17... f7-f5 18. a3-a4 *", UGO_SEVERITY_ERROR, UGO_FAULT_MOVE, 3, 7, 0, TRUE);
}

static void
assert_position_fault (const char *head, UgoSeverity severity, UgoFault fault, UgoStatus status,
                       guint line, guint column)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autofree char *text = g_strconcat ("[Variant \"Ugolki 9\"]\n", head, "\n*\n", NULL);
  g_autoptr (UgoRecord) record = ugo_test_read (text, diagnostics);
  g_autofree char *written = ugo_record_to_text (record);

  ugo_test_assert_fault (diagnostics, severity, fault, line, column);
  g_assert_cmpint (((UgoDiagnostic *) diagnostics->pdata[0])->status, ==, status);
  if (severity == UGO_SEVERITY_ERROR)
    g_assert_cmpstr (written, ==, text);
}

static void
test_positions (void)
{
  assert_position_fault ("[SetUp \"1\"]\n", UGO_SEVERITY_ERROR, UGO_FAULT_POSITION,
                         UGO_POSITION_EMPTY_TEXT, 2, 9);
  assert_position_fault ("[FEN \"5bbb/5bbb/5bbb/8/8/www5/wwx5/www5 w 1\"]\n", UGO_SEVERITY_ERROR,
                         UGO_FAULT_POSITION, UGO_POSITION_LETTER, 2, 33);
  assert_position_fault ("[FEN \"5bbb/5bbb/5bbb/8/2w5/www5/www5/www5 w 1\"]\n",
                         UGO_SEVERITY_ERROR, UGO_FAULT_POSITION, UGO_POSITION_WHITE_COUNT, 2, 7);
  assert_position_fault ("[FEN \"5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30\"]\n",
                         UGO_SEVERITY_WARNING, UGO_FAULT_DECIDED, UGO_OK, 2, 7);
}

static void
test_decided_position (void)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record
      = ugo_test_read ("[Variant \"Ugolki 9\"]\n"
                       "[FEN \"5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30\"]\n\n30. h6-h5 *\n",
                       diagnostics);

  g_assert_cmpuint (diagnostics->len, ==, 2);
  g_assert_cmpint (((UgoDiagnostic *) diagnostics->pdata[1])->fault, ==, UGO_FAULT_MOVE);
  g_assert_cmpint (((UgoDiagnostic *) diagnostics->pdata[1])->status, ==, UGO_MOVE_GAME_OVER);
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 0);
}

static void
test_puzzle (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read ("[Variant \"Ugolki 9\"]\n[FEN \"8/8/8/8/3w4/8/3b4/8 w 5\"]\n"
                       "[puzzle \"p1\"]\n[level \"3\"]\n\n5. d4-d5 d2-d3 *\n",
                       NULL);

  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 2);
  g_assert_cmpstr (ugo_record_get_tag (record, "Puzzle"), ==, "p1");
  ugo_test_assert_round_trip (record);
}

static void
test_variants (void)
{
  g_autoptr (GPtrArray) none = ugo_test_diagnostics_new ();
  g_autoptr (GPtrArray) unknown = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) bare = ugo_test_read ("[White \"A\"]\n\n1. c2-c4 *\n", none);
  const char *text
      = "[Event \"?\"]\n[FEN \"rnbq w - 0 1\"]\n[Variant \"Atomic\"]\n\n1. e4 (e5) *\n";
  g_autoptr (UgoRecord) foreign = ugo_test_read (text, unknown);
  g_autofree char *written = ugo_record_to_text (foreign);

  ugo_test_assert_fault (none, UGO_SEVERITY_WARNING, UGO_FAULT_NO_VARIANT, 1, 1);
  g_assert_cmpstr (ugo_record_get_tag (bare, "Variant"), ==, "Ugolki 9");
  ugo_test_assert_round_trip (bare);

  ugo_test_assert_fault (unknown, UGO_SEVERITY_WARNING, UGO_FAULT_UNKNOWN_VARIANT, 3, 11);
  g_assert_false (ugo_record_is_ours (foreign));
  g_assert_null (ugo_record_get_root (foreign)->first_child);
  g_assert_cmpstr (ugo_record_get_tag (foreign, "Variant"), ==, "Atomic");
  g_assert_cmpstr (ugo_record_get_tag (foreign, "FEN"), ==, "rnbq w - 0 1");
  g_assert_cmpstr (written, ==, text);
}

static void
test_rule_switches (void)
{
  static const char *const names[][2] = {
    { "ugolki", "Ugolki 9" },
    { "UGOLKI 16 DIAGONAL NO-EXIT MIRROR", "Ugolki 16 diagonal no-exit mirror" },
    { "Ugolki 12 mirror", "Ugolki 12 mirror" },
    { "gyges ADVANCED", "Gyges advanced" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = g_strdup_printf ("[vaRiant \"%s\"]\n\n*\n", names[i][0]);
      g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);

      g_assert_cmpstr (ugo_record_get_tag (record, "Variant"), ==, names[i][1]);
      ugo_test_assert_round_trip (record);
    }
}

static void
test_tag_values (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read ("[Event \"Coppa (girone A) {finale} [x]; % \\\"q\\\" C:\\\\d\"]\n"
                       "[ Site\t\"a\\b\" ]\n[White\n\"B\"\n][Black \"C\"] [Variant \"Ugolki\"] "
                       "1. c2-c4 *",
                       NULL);

  g_assert_cmpstr (ugo_record_get_tag (record, "Event"), ==,
                   "Coppa (girone A) {finale} [x]; % \"q\" C:\\d");
  g_assert_cmpstr (ugo_record_get_tag (record, "Site"), ==, "a\\b");
  g_assert_cmpstr (ugo_record_get_tag (record, "White"), ==, "B");
  g_assert_cmpstr (ugo_record_get_tag (record, "Black"), ==, "C");
  ugo_test_assert_round_trip (record);
}

static void
assert_damaged_tag (const char *tag, const char *value)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autofree char *text
      = g_strconcat ("[Variant \"Ugolki 9\"]\n", tag, "\n[Black \"Bee\"]\n\n1. c2-c4 *\n", NULL);
  g_autoptr (UgoRecord) record = ugo_test_read (text, diagnostics);
  g_autofree char *written = ugo_record_to_text (record);

  g_test_message ("%s", tag);
  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_WARNING, UGO_FAULT_TAG, 2, 1);
  g_assert_cmpstr (ugo_record_get_tag (record, "White"), ==, value);
  g_assert_cmpstr (ugo_record_get_tag (record, "Black"), ==, "Bee");
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 1);
  g_assert_cmpstr (written, ==, text);
}

static void
test_damaged_tags (void)
{
  assert_damaged_tag ("[White \"the \"best\" one\"]", "the \"best\" one");
  assert_damaged_tag ("[White \"Ann\"", "Ann");
  assert_damaged_tag ("[White \"Ann]", "Ann");
  assert_damaged_tag ("[White \"Ann", "Ann");
  assert_damaged_tag ("[White \"\"\"]", "\"");
  assert_damaged_tag ("[White Ann]", "?");
  assert_damaged_tag ("[White]", "?");
  assert_damaged_tag ("[White", "?");
}

static void
test_tag_twice (void)
{
  const char *text = "[Variant \"Ugolki 9\"]\n[White \"A\"]\n[white \"B\"]\n\n*\n";
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = ugo_test_read (text, diagnostics);
  g_autofree char *written = ugo_record_to_text (record);
  g_autoptr (UgoRecord) same
      = ugo_test_read ("[Variant \"Ugolki 9\"]\n[White \"A\"]\n[White \"A\"]\n\n*\n", NULL);

  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_WARNING, UGO_FAULT_TAG_TWICE, 3, 1);
  g_assert_cmpstr (ugo_record_get_tag (record, "White"), ==, "A");
  g_assert_cmpstr (written, ==, text);
  ugo_test_assert_round_trip (same);
}

static void
test_indented_paste (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read ("\n\n   [Event \"x\"]\n   [Variant \"Ugolki 9\"]\n   1. c2-c4\n   f7-f5 *",
                       NULL);
  g_autofree char *text = ugo_record_to_text (record);

  g_assert_true (g_str_has_prefix (text, "[Event \"x\"]\n[Site \"?\"]\n"));
  g_assert_true (g_str_has_suffix (text, "[Variant \"Ugolki 9\"]\n\n1. c2-c4 f7-f5 *\n"));
}

static void
test_commands (void)
{
  assert_reads ("1. c2-c4 {[%clk 0:04:59] [%my_cmd2 a_1,b] see http://a.org/x_y?b=%20#z} f7-f5",
                "1. c2-c4 {[%clk 0:04:59] [%my_cmd2 a_1,b] see http://a.org/x_y?b=%20#z} "
                "1... f7-f5 *");
}

static void
test_everything_on_one_move (void)
{
  assert_reads ("1. c2-c4!? {[%clk 0:04:59] è} $10 ({vor} 1. a3-a4?? {[%eval -3.1] ё} h6-h5) "
                "{nach} {[%csl Ra1]} f7-f5",
                "1. c2-c4 $5 $10 {[%clk 0:04:59] è} ({vor} 1. a3-a4 $4 {[%eval -3.1] ё} "
                "1... h6-h5) {nach} {[%csl Ra1]} 1... f7-f5 *");
}

static void
test_nul (void)
{
  const char text[] = "[Variant \"Ugolki 9\"]\n[White \"A\0B\"]\n\n"
                      "1. c2-c4 {x\0y} f7-f5 \0 a3-a4 *\n";
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, sizeof text - 1);
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = NULL;
  g_autoptr (GString) written = g_string_new (NULL);

  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 1);
  g_assert_cmpuint (ugo_record_file_get_diagnostics (file)->len, ==, 0);
  record = ugo_record_file_read (file, 0, diagnostics);
  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_ERROR, UGO_FAULT_TOKEN, 4, 22);
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 2);
  g_assert_cmpstr (ugo_record_get_tag (record, "White"), ==, "A\xef\xbf\xbd" "B");
  ugo_record_write (record, written);
  g_assert_cmpmem (written->str, written->len, text, sizeof text - 1);
}

static void
test_diagnostics_have_words (void)
{
  for (guint fault = 0; fault <= UGO_FAULT_TAG_TWICE; fault++)
    {
      UgoDiagnostic diagnostic = { .fault = fault };
      g_autofree char *message = ugo_diagnostic_message (&diagnostic);

      g_assert_cmpstr (message, !=, "something is wrong here");
      g_assert_null (strstr (message, "(null)"));
    }
  for (guint status = 0; status <= UGO_POSITION_PLACEMENT; status++)
    g_assert_cmpstr (ugo_status_message (status), !=, "refused");
}

static const struct
{
  const char *name;
  GTestFunc function;
} tests[] = {
  { "move numbers are read in every spelling, wrong ones too", test_numbers },
  { "moves are read in every spelling", test_spellings },
  { "glyphs are numbers and suffixes, before and after comments", test_glyphs },
  { "comments stand everywhere and end where they should", test_comments },
  { "braces do not nest, and the text after them is kept", test_braces_do_not_nest },
  { "a percent sign hides a line in its first column only", test_escapes },
  { "variations after a nested one attach to the same parent", test_variations },
  { "every result token is read", test_results },
  { "a comment after the result belongs to the game", test_comment_after_result },
  { "a result in a comment is only a comment", test_result_in_comment },
  { "an odd result tag is kept with a warning", test_odd_result },
  { "different results are all kept with a warning", test_different_results },
  { "a pass is a move, and is never made up", test_passes },
  { "each kind of fault is named with its line and column", test_faults },
  { "a refused move is named with its number, side and reason", test_refused_move_is_named },
  { "a long text is shortened where a fault is told", test_long_detail },
  { "a fragment without its position is not played for the wrong side", test_fragment },
  { "a faulty position is named with its column", test_positions },
  { "a decided position is shown and not played on", test_decided_position },
  { "a puzzle may have fewer pieces", test_puzzle },
  { "games that are not ours keep their text", test_variants },
  { "every switch of the rules is in the record", test_rule_switches },
  { "tag values may hold brackets, braces and quotes", test_tag_values },
  { "a damaged tag costs nothing but a warning", test_damaged_tags },
  { "the first of two values of a tag counts and none is lost", test_tag_twice },
  { "an indented text without a blank line is read", test_indented_paste },
  { "embedded commands and addresses survive", test_commands },
  { "comments, commands, glyphs and variations share a move", test_everything_on_one_move },
  { "a NUL byte is an unreadable character, not the end", test_nul },
  { "every fault has its words", test_diagnostics_have_words },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/records/reader/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].function);
    }

  return g_test_run ();
}

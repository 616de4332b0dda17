/* ugo-test-collection.c: a file with as many games as a test wants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-collection.h"

#include <string.h>

#include "ugo-notation.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

/* How many different games there are; the others repeat their moves. */
#define N_BODIES 120

/* The longest of them, in moves of either side. */
#define MAX_PLIES 90

typedef enum
{
  WHOLE,
  ILLEGAL_MOVE,
  UNCLOSED_COMMENT,
  NO_RESULT,
  NO_BLANK_LINE,
  HALF_TEXT,
  N_DAMAGES,
} Damage;

/*
 * Body:
 * @variant: as the tag has it
 * @result: as the tag has it
 * @text: the moves and the result, with a newline at its end
 */
typedef struct
{
  char *variant;
  char *result;
  char *text;
} Body;

static const char *const players[] = {
  "Anna Bianchi", "Boris Orlov",   "Чистова, Вера", "Дроздов, Игнат", "Elio Fabbri",
  "Frida Ghezzi", "Жук, Марфа",    "Guido Ricci",   "Hélène Dupré",   "Ёлкин, Артём",
  "Livia Neri",   "Соколов, Глеб", "Marta Conti",   "Nico Serra",     "Olga \\\"Lynx\\\" Wolf",
};

static const char *const events[] = {
  "Coppa (girone A) {finale}", "Летний кубок", "Club evening", "Torneo di Natale",
  "Матч-реванш",               "Friendly",
};

static void
body_clear (gpointer data)
{
  Body *self = data;

  g_free (self->variant);
  g_free (self->result);
  g_free (self->text);
}

static void
comment_on (UgoRecord *record, UgoNode *node, GRand *rand)
{
  g_autofree char *comment = ugo_test_random_comment (rand);
  const char *const comments[] = { comment, NULL };

  ugo_record_set_comments (record, node, UGO_COMMENT_MOVE, comments);
}

static UgoRecord *
play_at_random (GRand *rand, UgoVariant variant, gboolean is_annotated)
{
  UgoPosition start;
  UgoRecord *record;
  UgoNode *node;
  guint n_plies = g_rand_int_range (rand, 20, MAX_PLIES);

  ugo_position_start (variant, &start);
  record = ugo_record_new (&start);
  node = ugo_record_get_root (record);
  for (guint i = 0; i < n_plies; i++)
    {
      UgoMove move;
      UgoRoute route;

      if (!ugo_test_random_move (rand, &node->position, &move, &route))
        break;
      node = ugo_record_add (record, node, move, &route);
      if (is_annotated && g_rand_int_range (rand, 0, 12) == 0)
        comment_on (record, node, rand);
      if (is_annotated && g_rand_int_range (rand, 0, 12) == 0
          && ugo_test_random_move (rand, &node->parent->position, &move, &route))
        ugo_record_add (record, node->parent, move, NULL);
    }
  ugo_record_set_result (record, g_rand_int_range (rand, UGO_UNDECIDED, UGO_DRAW + 1), NULL);
  return record;
}

static void
make_body (GRand *rand, Body *body)
{
  static const char *const names[] = { "Ugolki 9",         "Ugolki 9",          "Ugolki 16",
                                       "Gyges",            "Ugolki 12",         "Gyges advanced",
                                       "Ugolki 9 no-exit", "Ugolki 9 diagonal", "Ugolki 9 mirror" };
  const char *name = names[g_rand_int_range (rand, 0, G_N_ELEMENTS (names))];
  UgoVariant variant;
  size_t offset;
  g_autoptr (UgoRecord) record = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (ugo_variant_read (name, strlen (name), &variant, &offset), ==, UGO_OK);
  record = play_at_random (rand, variant, g_rand_int_range (rand, 0, 10) == 0);
  text = ugo_record_to_text (record);
  body->variant = g_strdup (ugo_record_get_tag (record, "Variant"));
  body->result = g_strdup (ugo_record_get_tag (record, "Result"));
  body->text = g_strdup (strstr (text, "\n\n") + 2);
}

static void
write_moves (FILE *stream, const Body *body, Damage damage)
{
  gsize length = strlen (body->text);

  switch (damage)
    {
    case ILLEGAL_MOVE:
      fprintf (stream, "1. a1-h8 %s", body->text);
      break;
    case UNCLOSED_COMMENT:
      /* With other comments in it, it would be closed, and a result in them end the game. */
      fprintf (stream, strpbrk (body->text, "{;") ? "%s" : "{ begun %s", body->text);
      break;
    case NO_RESULT:
      fwrite (body->text, 1, length - strlen (body->result) - 1, stream);
      break;
    case HALF_TEXT:
      fprintf (stream, "%.*s\n", (int) (strcspn (body->text, "{(\200\320\321") / 2), body->text);
      break;
    case WHOLE:
    case NO_BLANK_LINE:
    case N_DAMAGES:
    default:
      fputs (body->text, stream);
      break;
    }
  fputs (damage == NO_BLANK_LINE ? "" : "\n", stream);
}

static void
write_game (FILE *stream, GRand *rand, const Body *body)
{
  const char *white = players[g_rand_int_range (rand, 0, G_N_ELEMENTS (players))];
  const char *black = players[g_rand_int_range (rand, 0, G_N_ELEMENTS (players))];
  const char *event = events[g_rand_int_range (rand, 0, G_N_ELEMENTS (events))];
  gboolean is_damaged = g_rand_int_range (rand, 0, 50) == 0;
  Damage damage = is_damaged ? g_rand_int_range (rand, ILLEGAL_MOVE, N_DAMAGES) : WHOLE;

  fprintf (stream, "[Event \"%s\"]\n[Site \"?\"]\n[Date \"%04d.%02d.%02d\"]\n[Round \"%d\"]\n",
           event, g_rand_int_range (rand, 1990, 2026), g_rand_int_range (rand, 1, 13),
           g_rand_int_range (rand, 1, 29), g_rand_int_range (rand, 1, 12));
  fprintf (stream, "[White \"%s\"]\n[Black \"%s\"]\n[Result \"%s\"]\n[Variant \"%s\"]\n", white,
           black, body->result, body->variant);
  fputs (damage == NO_BLANK_LINE ? "" : "\n", stream);
  write_moves (stream, body, damage);
}

void
ugo_test_write_collection (FILE *stream, guint n_games, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Body bodies[N_BODIES];

  for (guint i = 0; i < N_BODIES; i++)
    make_body (rand, &bodies[i]);
  for (guint i = 0; i < n_games; i++)
    write_game (stream, rand, &bodies[g_rand_int_range (rand, 0, N_BODIES)]);
  for (guint i = 0; i < N_BODIES; i++)
    body_clear (&bodies[i]);
}

/* ugo-lesson-reader.c: lessons from the text of their files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lesson-private.h"

#include <string.h>

#include "ugo-forced.h"
#include "ugo-notation.h"

/*
 * Attributes:
 * @names: the names there are, ended by %NULL
 * @values: their values
 */
typedef struct
{
  const char **names;
  const char **values;
} Attributes;

typedef struct Reader Reader;

/*
 * Element:
 * @name: its name
 * @parent: the element it stands in
 * @attributes: those it may have, with spaces between
 * @begin: reads its attributes
 * @end: (nullable): takes its text; without it, it has none
 */
typedef struct
{
  const char *name;
  const char *parent;
  const char *attributes;
  bool (*begin) (Reader *self, const Attributes *attributes, GError **error);
  bool (*end) (Reader *self, GError **error);
} Element;

/*
 * Reader:
 * @lesson: what was read so far
 * @step: its last step
 * @element: the innermost element whose text is read; %NULL outside of those
 * @text: that text so far
 */
struct Reader
{
  UgoLesson *lesson;
  UgoLessonStep *step;
  GMarkupParseContext *context;
  const Element *element;
  GString *text;
};

bool
ugo_lesson_fail (GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, UGO_LESSON_ERROR, UGO_LESSON_ERROR_CONTENT, message);
  return false;
}

static const char *
lookup (const Attributes *self, const char *name)
{
  for (guint i = 0; self->names[i]; i++)
    if (g_str_equal (self->names[i], name))
      return self->values[i];
  return NULL;
}

/* An attribute that must be there. */
static const char *
need (const Attributes *self, const char *name, GError **error)
{
  const char *value = lookup (self, name);

  if (value == NULL)
    ugo_lesson_fail (error, "the attribute “%s” is missing", name);
  return value;
}

static bool
is_id (const char *text)
{
  return *text >= 'a' && *text <= 'z'
         && strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (text);
}

char *
ugo_lesson_fold (const char *text)
{
  GString *folded = g_string_new (NULL);

  for (; *text; text++)
    if (!g_ascii_isspace (*text))
      g_string_append_c (folded, *text);
    else if (folded->len > 0 && folded->str[folded->len - 1] != ' ')
      g_string_append_c (folded, ' ');
  if (folded->len > 0 && folded->str[folded->len - 1] == ' ')
    g_string_truncate (folded, folded->len - 1);
  return g_string_free (folded, FALSE);
}

void
ugo_lesson_take_words (GString *words, const char *text, gsize length, GError **error)
{
  if (words != NULL)
    g_string_append_len (words, text, (gssize) length);
  else if (strspn (text, " \t\r\n") != length)
    ugo_lesson_fail (error, "words stand outside of the elements that have them");
}

/* The text of the element, which must have one. */
static char *
take_text (Reader *self, GError **error)
{
  g_autofree char *text = ugo_lesson_fold (self->text->str);

  if (*text == '\0')
    {
      ugo_lesson_fail (error, "<%s> has no words", self->element->name);
      return NULL;
    }
  return g_steal_pointer (&text);
}

static bool
take_text_once (Reader *self, char **place, GError **error)
{
  if (*place)
    return ugo_lesson_fail (error, "<%s> stands there twice", self->element->name);
  *place = take_text (self, error);
  return *place != NULL;
}

guint
ugo_lesson_line (GMarkupParseContext *context)
{
  int line, column;

  g_markup_parse_context_get_position (context, &line, &column);
  return (guint) (column == 1 && line > 1 ? line - 1 : line);
}

void
ugo_lesson_set_error (GError **error, const char *name, GMarkupParseContext *context,
                      const GError *fault)
{
  bool is_xml = fault->domain == G_MARKUP_ERROR;

  g_set_error (error, UGO_LESSON_ERROR, is_xml ? UGO_LESSON_ERROR_XML : UGO_LESSON_ERROR_CONTENT,
               "%s:%u: %s", name, ugo_lesson_line (context), fault->message);
}

/* Values */

static bool
read_variant (const char *text, UgoVariant *variant, GError **error)
{
  size_t offset;

  if (ugo_variant_read (text, strlen (text), variant, &offset) == UGO_OK)
    return true;
  return ugo_lesson_fail (error, "there is no variant “%s”", text);
}

static bool
read_position (const char *text, UgoVariant variant, UgoPosition *position, GError **error)
{
  size_t offset;

  if (g_str_equal (text, "start"))
    {
      ugo_position_start (variant, position);
      return true;
    }
  if (ugo_position_read (variant, text, strlen (text), UGO_ANY_POSITION, position, &offset)
      != UGO_OK)
    return ugo_lesson_fail (error, "the position is wrong at column %u: “%s”", (guint) offset + 1,
                            text);
  return true;
}

static void
keep_key (UgoLessonStep *step)
{
  guint64 key = ugo_position_key (&step->position);

  if (ugo_position_repeats (&step->position))
    g_array_append_val (step->keys, key);
}

/* Plays the moves that come before the step, and keeps what repetition compares. */
static bool
read_played (UgoLessonStep *step, const char *text, GError **error)
{
  g_auto (GStrv) texts = g_strsplit (text ? text : "", " ", -1);

  keep_key (step);
  for (char **move_text = texts; *move_text; move_text++)
    {
      UgoMove move;
      UgoRoute route;
      size_t offset;

      if (ugo_move_read (&step->position, *move_text, strlen (*move_text), &move, &route, &offset)
          != UGO_OK)
        return ugo_lesson_fail (error, "“%s” cannot be played there", *move_text);
      ugo_play (&step->position, move, (const uint64_t *) step->keys->data, step->keys->len,
                &step->position);
      keep_key (step);
    }
  return true;
}

static bool
read_squares (const Reader *self, const char *text, uint64_t *squares, GError **error)
{
  UgoSquareSet set;

  if (!ugo_square_set_parse (self->lesson->variant.rules, text, strlen (text), &set, error))
    return false;
  *squares = ugo_square_set_resolve (&set, &self->step->position);
  return *squares || ugo_lesson_fail (error, "“%s” is no square at all in this position", text);
}

static bool
read_count (const char *text, guint max, guint *count, GError **error)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 1, max, &number, NULL))
    return ugo_lesson_fail (error, "“%s” is not a number from 1 to %u", text, max);
  *count = (guint) number;
  return true;
}

/* Which of @words, ended by %NULL, @text is. */
static bool
read_choice (const char *text, const char *const *words, guint *index, GError **error)
{
  for (*index = 0; words[*index]; ++*index)
    if (g_str_equal (words[*index], text))
      return true;
  return ugo_lesson_fail (error, "“%s” means nothing here", text);
}

static UgoSubject
subject_of (UgoLessonGoal goal)
{
  return goal == UGO_LESSON_GOAL_SELECT ? UGO_OF_CHOICE
         : goal == UGO_LESSON_GOAL_COUNT ? UGO_OF_ANSWER
                                  : UGO_OF_MOVE;
}

/* The condition in an attribute; true and %NULL when it is not there. */
static bool
read_condition (const Reader *self, const Attributes *attributes, const char *name,
                UgoCondition **condition, GError **error)
{
  const char *text = lookup (attributes, name);

  if (text == NULL)
    return true;
  *condition = ugo_condition_new (self->lesson->variant.rules, subject_of (self->step->goal),
                                  text, error);
  return *condition != NULL;
}

/* Elements */

static bool
begin_lesson (Reader *self, const Attributes *attributes, GError **error)
{
  const char *id = need (attributes, "id", error);
  const char *course = id ? need (attributes, "course", error) : NULL;
  const char *variant = course ? need (attributes, "variant", error) : NULL;

  if (variant == NULL)
    return false;
  if (self->lesson->id)
    return ugo_lesson_fail (error, "a file holds one lesson");
  if (!is_id (id))
    return ugo_lesson_fail (error, "“%s” is no name: small letters, digits and hyphens make one",
                            id);
  if (!read_variant (variant, &self->lesson->variant, error))
    return false;
  if (ugo_rules_find (course) != self->lesson->variant.rules)
    return ugo_lesson_fail (error, "the variant is not of the course “%s”", course);
  self->lesson->id = g_strdup (id);
  return true;
}

static bool
end_title (Reader *self, GError **error)
{
  return take_text_once (self, &self->lesson->title, error);
}

/* The attributes each goal has besides those of every step, in the order of #UgoLessonGoal. */
static const char *const goal_words[] = { "read",     "move", "select", "count",
                                          "sequence", "win",  "defend", NULL };
static const char *const goal_attributes[] = {
  "", "accept", "squares", "answer", "accept moves until reply par", "moves par", "moves",
};

static bool
has_word (const char *words, const char *word)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  return g_strv_contains ((const char *const *) list, word);
}

static bool
check_step_attributes (const Attributes *attributes, UgoLessonGoal goal, GError **error)
{
  for (guint i = 0; attributes->names[i]; i++)
    if (!has_word ("id variant position played goal words comments", attributes->names[i])
        && !has_word (goal_attributes[goal], attributes->names[i]))
      return ugo_lesson_fail (error, "a step with goal=\"%s\" has no “%s”", goal_words[goal],
                              attributes->names[i]);
  return true;
}

static bool
read_answer (Reader *self, const char *text, GError **error)
{
  g_autoptr (UgoNumber) number = ugo_number_new (self->lesson->variant.rules, text, error);

  if (number == NULL)
    return false;
  self->step->answer = ugo_number_value (number, &self->step->position);
  return self->step->answer >= 0
         || ugo_lesson_fail (error, "“%s” cannot be computed in this position", text);
}

static bool
read_moves (Reader *self, const Attributes *attributes, GError **error)
{
  static const char *const policies[] = { "stay", "first", NULL };
  const char *moves = lookup (attributes, "moves");
  const char *par = lookup (attributes, "par");
  const char *reply = lookup (attributes, "reply");
  bool searched = self->step->goal == UGO_LESSON_GOAL_WIN
                  || self->step->goal == UGO_LESSON_GOAL_DEFEND;
  guint policy = 0;

  if (moves && !read_count (moves, searched ? UGO_FORCED_MAX_MOVES : UGO_LESSON_MAX_MOVES,
                            &self->step->moves, error))
    return false;
  if (par && !read_count (par, MAX (1, self->step->moves), &self->step->par, error))
    return false;
  if (reply && !read_choice (reply, policies, &policy, error))
    return false;
  self->step->policy = policy;
  return read_condition (self, attributes, "accept", &self->step->accept, error)
         && read_condition (self, attributes, "until", &self->step->until, error);
}

static bool
read_goal (Reader *self, const Attributes *attributes, GError **error)
{
  const char *squares = lookup (attributes, "squares");
  const char *answer = lookup (attributes, "answer");
  guint goal = 0;
  const char *text = need (attributes, "goal", error);

  if (text == NULL || !read_choice (text, goal_words, &goal, error))
    return false;
  self->step->goal = goal;
  return check_step_attributes (attributes, goal, error)
         && (squares == NULL || read_squares (self, squares, &self->step->squares, error))
         && (answer == NULL || read_answer (self, answer, error))
         && read_moves (self, attributes, error);
}

static bool
read_words (UgoLessonStep *step, const char *text, GError **error)
{
  step->words = g_strsplit (text ? text : "", " ", -1);
  for (char **word = step->words; *word; word++)
    if (!is_id (*word))
      return ugo_lesson_fail (error, "“%s” is no name in the glossary", *word);
  return true;
}

static bool
has_step (const UgoLesson *lesson, const char *id)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_strcmp0 (ugo_lesson_get_step (lesson, i)->id, id) == 0)
      return true;
  return false;
}

static bool
begin_step (Reader *self, const Attributes *attributes, GError **error)
{
  UgoVariant variant = self->lesson->variant;
  const char *own_variant = lookup (attributes, "variant");
  const char *id = need (attributes, "id", error);
  const char *position = id ? need (attributes, "position", error) : NULL;

  if (position == NULL)
    return false;
  if (!is_id (id) || has_step (self->lesson, id))
    return ugo_lesson_fail (error, "“%s” is no name, or another step has it", id);
  if (own_variant && !read_variant (own_variant, &variant, error))
    return false;
  if (variant.rules != self->lesson->variant.rules)
    return ugo_lesson_fail (error, "a step is of the same game as its lesson");

  self->step = ugo_lesson_add_step (self->lesson);
  self->step->id = g_strdup (id);
  self->step->line = ugo_lesson_line (self->context);
  return read_position (position, variant, &self->step->position, error)
         && read_played (self->step, lookup (attributes, "played"), error)
         && read_words (self->step, lookup (attributes, "words"), error)
         && read_goal (self, attributes, error);
}

static bool
end_text (Reader *self, GError **error)
{
  return take_text_once (self, &self->step->text, error);
}

static bool
end_praise (Reader *self, GError **error)
{
  return take_text_once (self, &self->step->praise, error);
}

static bool
begin_mark (Reader *self, const Attributes *attributes, GError **error)
{
  static const char *const kinds[] = { "look", "good", "bad", NULL };
  const char *squares = need (attributes, "squares", error);
  const char *kind = lookup (attributes, "kind");
  UgoLessonMark mark = { 0 };
  guint index = UGO_MARK_LOOK;

  if (squares == NULL || !read_squares (self, squares, &mark.squares, error)
      || (kind && !read_choice (kind, kinds, &index, error)))
    return false;
  mark.kind = index;
  g_array_append_val (self->step->marks, mark);
  return true;
}

static bool
read_square (const Reader *self, const char *text, UgoSquare *square, GError **error)
{
  gsize length = strlen (text);

  if (length > 0 && ugo_square_read (self->lesson->variant.rules, text, length, square) == length)
    return true;
  return ugo_lesson_fail (error, "“%s” is no square of this board", text);
}

static bool
begin_arrow (Reader *self, const Attributes *attributes, GError **error)
{
  const char *from = need (attributes, "from", error);
  const char *to = from ? need (attributes, "to", error) : NULL;
  UgoLessonArrow arrow;

  if (to == NULL || !read_square (self, from, &arrow.from, error)
      || !read_square (self, to, &arrow.to, error))
    return false;
  g_array_append_val (self->step->arrows, arrow);
  return true;
}

static bool
begin_hint (Reader *self, const Attributes *attributes, GError **error)
{
  const char *squares = need (attributes, "squares", error);

  if (squares == NULL)
    return false;
  if (self->step->n_hints == UGO_LESSON_HINTS)
    return ugo_lesson_fail (error, "a step has three hints");
  return read_squares (self, squares, &self->step->hints[self->step->n_hints].squares, error);
}

static bool
end_hint (Reader *self, GError **error)
{
  char *text = take_text (self, error);

  if (text)
    self->step->hints[self->step->n_hints++].text = text;
  return text != NULL;
}

static bool
begin_wrong (Reader *self, const Attributes *attributes, GError **error)
{
  GArray *wrongs = self->step->wrongs;
  UgoLessonWrong wrong = { 0 };

  if (wrongs->len > 0 && g_array_index (wrongs, UgoLessonWrong, wrongs->len - 1).when == NULL)
    return ugo_lesson_fail (error,
                            "the <wrong> before has no “when” and so leaves nothing to this one");
  if (!read_condition (self, attributes, "when", &wrong.when, error))
    return false;
  g_array_append_val (wrongs, wrong);
  return true;
}

static bool
end_wrong (Reader *self, GError **error)
{
  GArray *wrongs = self->step->wrongs;
  UgoLessonWrong *wrong = &g_array_index (wrongs, UgoLessonWrong, wrongs->len - 1);

  wrong->text = take_text (self, error);
  return wrong->text != NULL;
}

static bool
begin_reply (Reader *self, const Attributes *attributes, GError **error)
{
  const char *move = need (attributes, "move", error);
  UgoLessonReply reply = { 0 };

  if (move == NULL || !read_condition (self, attributes, "to", &reply.to, error))
    return false;
  reply.move = g_strdup (move);
  g_array_append_val (self->step->replies, reply);
  return true;
}

static bool
end_reply (Reader *self, GError **error)
{
  GArray *replies = self->step->replies;
  g_autofree char *text = ugo_lesson_fold (self->text->str);

  if (*text)
    g_array_index (replies, UgoLessonReply, replies->len - 1).text = g_steal_pointer (&text);
  return true;
}

static bool
begin_solution (Reader *self, const Attributes *attributes, GError **error)
{
  const char *moves = need (attributes, "moves", error);

  if (moves == NULL)
    return false;
  if (self->step->solution)
    return ugo_lesson_fail (error, "<solution> stands there twice");
  self->step->solution = g_strsplit (moves, " ", -1);
  return true;
}

static const Element elements[] = {
  { "lesson", NULL, "id course variant comments", begin_lesson, NULL },
  { "title", "lesson", "comments context", NULL, end_title },
  { "step", "lesson", NULL, begin_step, NULL },
  { "text", "step", "comments context", NULL, end_text },
  { "mark", "step", "squares kind", begin_mark, NULL },
  { "arrow", "step", "from to", begin_arrow, NULL },
  { "hint", "step", "squares comments context", begin_hint, end_hint },
  { "wrong", "step", "when comments context", begin_wrong, end_wrong },
  { "reply", "step", "to move comments context", begin_reply, end_reply },
  { "praise", "step", "comments context", NULL, end_praise },
  { "solution", "step", "moves", begin_solution, NULL },
};

/* A whole step */

static bool
is_still (UgoLessonGoal goal)
{
  return goal == UGO_LESSON_GOAL_SELECT || goal == UGO_LESSON_GOAL_COUNT;
}

/* Whether a step that is read has nothing that only a try calls for. */
static bool
check_read_step (const UgoLessonStep *step, GError **error)
{
  if (step->wrongs->len || step->replies->len || step->n_hints || step->solution)
    return ugo_lesson_fail (error, "step “%s” is only read: nothing in it can be wrong", step->id);
  return true;
}

static bool
check_goal (const UgoLessonStep *step, GError **error)
{
  if (step->goal == UGO_LESSON_GOAL_MOVE && step->accept == NULL)
    return ugo_lesson_fail (error, "step “%s” lacks “accept”", step->id);
  if (step->goal == UGO_LESSON_GOAL_SELECT && step->squares == 0)
    return ugo_lesson_fail (error, "step “%s” lacks “squares”", step->id);
  if (step->goal == UGO_LESSON_GOAL_COUNT && step->answer < 0)
    return ugo_lesson_fail (error, "step “%s” lacks “answer”", step->id);
  if (step->goal >= UGO_LESSON_GOAL_SEQUENCE && step->moves == 0)
    return ugo_lesson_fail (error, "step “%s” lacks “moves”", step->id);
  if (step->goal == UGO_LESSON_GOAL_SEQUENCE && step->until == NULL)
    return ugo_lesson_fail (error, "step “%s” lacks “until”", step->id);
  return true;
}

static bool
end_step (Reader *self, GError **error)
{
  UgoLessonStep *step = self->step;
  guint n_wrongs = step->wrongs->len;

  if (step->text == NULL)
    return ugo_lesson_fail (error, "step “%s” has no <text>", step->id);
  if (step->goal == UGO_LESSON_GOAL_READ)
    return check_read_step (step, error);
  if (!check_goal (step, error))
    return false;
  if (step->n_hints != UGO_LESSON_HINTS)
    return ugo_lesson_fail (error, "step “%s” has %u hints, not three", step->id, step->n_hints);
  if (n_wrongs == 0 || g_array_index (step->wrongs, UgoLessonWrong, n_wrongs - 1).when)
    return ugo_lesson_fail (error, "step “%s” has no last <wrong> without “when”", step->id);
  if (is_still (step->goal) && (step->solution || step->replies->len))
    return ugo_lesson_fail (error, "step “%s” asks for no moves", step->id);
  if (!is_still (step->goal) && ugo_result (&step->position).outcome != UGO_UNDECIDED)
    return ugo_lesson_fail (error, "the game of step “%s” is over already", step->id);
  if (!is_still (step->goal) && step->solution == NULL)
    return ugo_lesson_fail (error, "step “%s” has no <solution>", step->id);
  return true;
}

/* The parser */

static const Element *
find_element (const char *name, const char *parent)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name) && g_strcmp0 (elements[i].parent, parent) == 0)
      return &elements[i];
  return NULL;
}

static bool
begin_element (Reader *self, const char *name, const Attributes *attributes, GError **error)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (self->context);
  const char *parent = stack->next ? stack->next->data : NULL;
  const Element *element = find_element (name, parent);

  if (element == NULL)
    return ugo_lesson_fail (error, "<%s> may not stand here", name);
  for (guint i = 0; element->attributes && attributes->names[i]; i++)
    if (!has_word (element->attributes, attributes->names[i]))
      return ugo_lesson_fail (error, "<%s> has no “%s”", name, attributes->names[i]);
  self->element = element->end ? element : NULL;
  g_string_truncate (self->text, 0);
  return element->begin == NULL || element->begin (self, attributes, error);
}

static void
start_element_cb (GMarkupParseContext *context, const char *name, const char **names,
                  const char **values, gpointer data, GError **error)
{
  Attributes attributes = { names, values };
  Reader *self = data;

  begin_element (self, name, &attributes, error);
}

static void
end_element_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Reader *self = data;

  if (self->element)
    self->element->end (self, error);
  else if (g_str_equal (name, "step"))
    end_step (self, error);
  self->element = NULL;
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data,
         GError **error)
{
  Reader *self = data;

  ugo_lesson_take_words (self->element != NULL ? self->text : NULL, text, length, error);
}

static const GMarkupParser parser = {
  .start_element = start_element_cb,
  .end_element = end_element_cb,
  .text = text_cb,
};

static bool
parse (Reader *self, const char *text, gsize length, GError **error)
{
  return g_markup_parse_context_parse (self->context, text, (gssize) length, error)
         && g_markup_parse_context_end_parse (self->context, error)
         && (self->lesson->steps->len > 0 || ugo_lesson_fail (error, "a lesson has a <step>"))
         && (self->lesson->title || ugo_lesson_fail (error, "a lesson has a <title>"));
}

UgoLesson *
ugo_lesson_new (const char *name, const char *text, gsize length, GError **error)
{
  g_autoptr (UgoLesson) lesson = ugo_lesson_alloc ();
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GError) fault = NULL;
  Reader reader = { .lesson = lesson, .text = words };

  reader.context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  if (!parse (&reader, text, length, &fault))
    {
      g_clear_pointer (&lesson, ugo_lesson_unref);
      ugo_lesson_set_error (error, name, reader.context, fault);
    }
  g_markup_parse_context_free (reader.context);
  return g_steal_pointer (&lesson);
}

/* ugo-help-page.c: a page of the help, read from Mallard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help-page.h"

#include <string.h>

/* Elements within elements, far more than any page has. */
#define MAX_DEPTH 48

G_DEFINE_QUARK (ugo-help-error-quark, ugo_help_error)

struct UgoHelpPage
{
  char *id;
  char *title;
  char *description;
  char *guide;
  char *group;
  char *next;
  char *unknown;
  GPtrArray *blocks;
};

/* What an element is to the reader. */
typedef enum
{
  PAGE,
  SECTION,
  INFO,
  INFO_LINK,
  DESCRIPTION,
  TITLE,
  BLOCK,  /* a block that holds others */
  TEXT,   /* a block that holds text */
  INLINE, /* a piece of such a text */
  KEYS,   /* keys held together */
  LINK,
  LINKS,
  MEDIA,
  CAPTION,
  HEAD,   /* of a table */
  CLEAR,  /* holds what it holds, nothing more */
} Role;

/*
 * Element:
 *
 * @parent names where it means this; %NULL for everywhere.
 */
typedef struct
{
  const char *name;
  const char *parent;
  Role role;
  int value; /* an UgoHelpKind or an UgoHelpStyle */
} Element;

static const Element elements[] = {
  { "link", "info", INFO_LINK, 0 },
  { "desc", "info", DESCRIPTION, 0 },
  { "desc", "figure", CAPTION, 0 },
  { "page", NULL, PAGE, 0 },
  { "section", NULL, SECTION, 0 },
  { "info", NULL, INFO, 0 },
  { "title", NULL, TITLE, 0 },
  { "p", NULL, TEXT, UGO_HELP_PARAGRAPH },
  { "list", NULL, BLOCK, UGO_HELP_LIST },
  { "steps", NULL, BLOCK, UGO_HELP_STEPS },
  { "terms", NULL, CLEAR, 0 },
  { "item", "terms", BLOCK, UGO_HELP_TERM },
  { "item", NULL, BLOCK, UGO_HELP_ITEM },
  { "table", NULL, BLOCK, UGO_HELP_TABLE },
  { "thead", NULL, HEAD, 0 },
  { "tbody", NULL, CLEAR, 0 },
  { "tr", NULL, BLOCK, UGO_HELP_ROW },
  { "td", NULL, BLOCK, UGO_HELP_CELL },
  { "th", NULL, BLOCK, UGO_HELP_CELL },
  { "note", NULL, BLOCK, UGO_HELP_NOTE },
  { "figure", NULL, BLOCK, UGO_HELP_FIGURE },
  { "media", NULL, MEDIA, 0 },
  { "code", NULL, TEXT, UGO_HELP_LISTING },
  { "screen", NULL, TEXT, UGO_HELP_LISTING },
  { "links", NULL, LINKS, UGO_HELP_TOPICS },
  { "link", NULL, LINK, 0 },
  { "em", NULL, INLINE, UGO_HELP_EMPHASIS },
  { "key", NULL, INLINE, UGO_HELP_KEY },
  { "keyseq", NULL, KEYS, 0 },
  { "gui", NULL, INLINE, UGO_HELP_GUI },
  { "cmd", NULL, INLINE, UGO_HELP_CODE },
  { "file", NULL, INLINE, UGO_HELP_CODE },
  { "input", NULL, INLINE, UGO_HELP_CODE },
  { "span", NULL, INLINE, UGO_HELP_PLAIN },
};

/*
 * Frame:
 * @role: what the open element is
 * @style: how text is set off in it
 * @block: (nullable): to which blocks in it belong; to the page when there is none
 * @has_text: whether what is read as text ends with it
 * @n_children: how many elements have begun in it
 */
typedef struct
{
  Role role;
  int style;
  UgoHelpBlock *block;
  gboolean has_text;
  guint n_children;
} Frame;

/*
 * Reader:
 * @frames: the open elements, the page first
 * @n_skipped: how many of the innermost are passed over
 * @description: what lists say of the page
 * @section: (nullable): the id of a section whose title is to come
 * @level: how deep sections are nested
 * @text: (nullable): the block whose text is being read
 * @is_loose: whether that text stands in no element that is meant to hold text
 * @is_spaced: whether a space is due before the next word
 * @target: (nullable): where a link leads that is open
 */
typedef struct
{
  UgoHelpPage *page;
  GArray *frames;
  guint n_skipped;
  UgoHelpBlock *description;
  char *section;
  guint level;
  UgoHelpBlock *text;
  gboolean is_loose;
  gboolean is_spaced;
  char *target;
} Reader;

static void
run_free (gpointer data)
{
  UgoHelpRun *self = data;

  g_free (self->text);
  g_free (self->target);
  g_free (self);
}

static UgoHelpBlock *
block_new (UgoHelpKind kind)
{
  UgoHelpBlock *self = g_new0 (UgoHelpBlock, 1);

  self->kind = kind;
  self->runs = g_ptr_array_new_with_free_func (run_free);
  return self;
}

static void
block_free (gpointer data)
{
  UgoHelpBlock *self = data;

  g_free (self->id);
  g_strfreev (self->groups);
  g_ptr_array_unref (self->runs);
  g_ptr_array_unref (self->children);
  g_free (self);
}

static Frame *
get_top (Reader *self)
{
  return &g_array_index (self->frames, Frame, self->frames->len - 1);
}

static UgoHelpBlock *
add_block (Reader *self, UgoHelpKind kind)
{
  UgoHelpBlock *parent = get_top (self)->block;
  UgoHelpBlock *block = block_new (kind);

  block->children = g_ptr_array_new_with_free_func (block_free);
  g_ptr_array_add (parent != NULL ? parent->children : self->page->blocks, block);
  return block;
}

/* Text */

static void
begin_text (Reader *self, UgoHelpBlock *block)
{
  self->text = block;
  self->is_loose = FALSE;
  self->is_spaced = FALSE;
}

static UgoHelpRun *
get_last_run (Reader *self)
{
  GPtrArray *runs = self->text->runs;

  return runs->len > 0 ? g_ptr_array_index (runs, runs->len - 1) : NULL;
}

static void
add_run (Reader *self, const char *text, gsize length)
{
  UgoHelpRun *last = get_last_run (self);
  int style = get_top (self)->style;

  if (last == NULL || (int) last->style != style || g_strcmp0 (last->target, self->target) != 0)
    {
      last = g_new0 (UgoHelpRun, 1);
      last->style = (UgoHelpStyle) style;
      last->text = g_strdup ("");
      last->target = g_strdup (self->target);
      g_ptr_array_add (self->text->runs, last);
    }
  if (length > 0)
    {
      g_autofree char *before = last->text;

      last->text = g_strdup_printf ("%s%.*s", before, (int) length, text);
    }
}

static void
add_space (Reader *self)
{
  if (self->is_spaced && self->text->runs->len > 0)
    add_run (self, " ", 1);
  self->is_spaced = FALSE;
}

/* Several spaces and ends of lines are one space, and none at the ends. */
static void
add_folded (Reader *self, const char *text, gsize length)
{
  g_autoptr (GString) folded = g_string_new (NULL);

  for (gsize i = 0; i < length; i++)
    {
      if (g_ascii_isspace (text[i]))
        {
          self->is_spaced = TRUE;
          continue;
        }
      if (folded->len == 0)
        add_space (self);
      else if (self->is_spaced)
        g_string_append_c (folded, ' ');
      self->is_spaced = FALSE;
      g_string_append_c (folded, text[i]);
    }
  if (folded->len > 0)
    add_run (self, folded->str, folded->len);
}

static gboolean
is_blank (const char *text, gsize length)
{
  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  return length == 0;
}

/* Elements */

static const char *
get_attribute (const char **names, const char **values, const char *name)
{
  for (; *names != NULL; names++, values++)
    if (g_str_equal (*names, name))
      return *values;
  return NULL;
}

static const Element *
find_element (const char *name, const char *parent)
{
  for (gsize i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name)
        && (elements[i].parent == NULL || g_str_equal (elements[i].parent, parent)))
      return &elements[i];
  return NULL;
}

static void
read_info_link (UgoHelpPage *page, const char **names, const char **values)
{
  const char *type = get_attribute (names, values, "type");
  const char *target = get_attribute (names, values, "xref");

  if (g_strcmp0 (type, "guide") == 0 && page->guide == NULL)
    {
      page->guide = g_strdup (target);
      page->group = g_strdup (get_attribute (names, values, "group"));
    }
  else if (g_strcmp0 (type, "next") == 0 && page->next == NULL)
    page->next = g_strdup (target);
}

/* The name of the figure in "figures/name.svg", and how wide it should be; of a figure that has
 * begun already, or of one without a caption. */
static UgoHelpBlock *
read_media (Reader *self, const char **names, const char **values)
{
  UgoHelpBlock *block = get_top (self)->block;
  const char *source = get_attribute (names, values, "src");
  const char *width = get_attribute (names, values, "width");
  guint64 number;

  if (block == NULL || block->kind != UGO_HELP_FIGURE)
    block = add_block (self, UGO_HELP_FIGURE);
  g_free (block->id);
  block->id = g_path_get_basename (source != NULL ? source : "");
  if (strrchr (block->id, '.') != NULL)
    *strrchr (block->id, '.') = '\0';
  if (width != NULL && g_ascii_string_to_unsigned (width, 10, 1, 4096, &number, NULL))
    block->level = (guint) number;
  return block;
}

static UgoHelpBlock *
add_topics (Reader *self, const char **names, const char **values)
{
  UgoHelpBlock *block = add_block (self, UGO_HELP_TOPICS);
  const char *groups = get_attribute (names, values, "groups");

  block->groups = g_strsplit (groups != NULL ? groups : "", " ", -1);
  block->id = g_strdup (self->section);
  return block;
}

/* The heading of a page or a section, or the title of a term; of anything else a paragraph. */
static void
begin_title (Reader *self, Frame *frame)
{
  UgoHelpBlock *block = get_top (self)->block;

  frame->has_text = TRUE;
  if (block != NULL && block->kind == UGO_HELP_TERM)
    {
      begin_text (self, block);
      return;
    }
  if (block != NULL)
    frame->style = UGO_HELP_STRONG;
  block = add_block (self, block != NULL ? UGO_HELP_PARAGRAPH : UGO_HELP_HEADING);
  if (block->kind == UGO_HELP_HEADING)
    {
      block->level = self->level + 1;
      block->id = g_strdup (self->section);
    }
  begin_text (self, block);
}

/* Begins an element between blocks. */
static void
begin_block (Reader *self, const Element *element, const char **names, const char **values,
             Frame *frame)
{
  switch (frame->role)
    {
    case SECTION:
      self->level++;
      g_free (self->section);
      self->section = g_strdup (get_attribute (names, values, "id"));
      break;
    case INFO_LINK:
      read_info_link (self->page, names, values);
      break;
    case DESCRIPTION:
      frame->has_text = TRUE;
      begin_text (self, self->description);
      break;
    case CAPTION:
      frame->has_text = TRUE;
      begin_text (self, frame->block);
      break;
    case TITLE:
      begin_title (self, frame);
      break;
    case BLOCK:
      frame->block = add_block (self, (UgoHelpKind) element->value);
      frame->block->level = get_top (self)->role == HEAD ? 1 : 0;
      break;
    case TEXT:
      frame->has_text = TRUE;
      if (get_top (self)->role == MEDIA)
        begin_text (self, frame->block);
      else
        begin_text (self, add_block (self, (UgoHelpKind) element->value));
      break;
    case MEDIA:
      frame->block = read_media (self, names, values);
      break;
    case LINKS:
      add_topics (self, names, values);
      break;
    default:
      break;
    }
}

/* Begins an element within a text. */
static void
begin_inline (Reader *self, const Element *element, const char **names, const char **values,
              Frame *frame)
{
  const Frame *parent = get_top (self);

  /* The space before what is set off is not a part of it. */
  add_space (self);
  if (frame->role == LINK)
    {
      g_free (self->target);
      self->target = g_strdup (get_attribute (names, values, "xref"));
      if (self->target != NULL)
        add_run (self, "", 0);
    }
  else if (frame->role == TEXT && element->value == UGO_HELP_LISTING)
    frame->style |= UGO_HELP_CODE;
  else if (frame->role == INLINE)
    {
      if (parent->role == KEYS && parent->n_children > 1)
        add_run (self, "+", 1);
      frame->style |= element->value;
      if (g_strcmp0 (get_attribute (names, values, "style"), "strong") == 0)
        frame->style |= UGO_HELP_STRONG;
    }
}

static void
start_element_cb (GMarkupParseContext *context, const char *name, const char **names,
                  const char **values, gpointer data, GError **error)
{
  Reader *self = data;
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const Element *element = find_element (name, stack->next != NULL ? stack->next->data : "");
  Frame frame = { .role = element != NULL ? element->role : CLEAR };

  if (self->frames->len == 0)
    {
      if (frame.role != PAGE)
        g_set_error (error, UGO_HELP_ERROR, UGO_HELP_ERROR_PAGE, "<%s> is no page", name);
      self->page->id = g_strdup (get_attribute (names, values, "id"));
      g_array_append_val (self->frames, frame);
      return;
    }
  if (self->frames->len + self->n_skipped == MAX_DEPTH)
    {
      g_set_error (error, UGO_HELP_ERROR, UGO_HELP_ERROR_DEPTH, "<%s> is nested too deep", name);
      return;
    }
  if (self->n_skipped > 0
      || (get_top (self)->role == INFO && frame.role != INFO_LINK && frame.role != DESCRIPTION))
    {
      self->n_skipped++;
      return;
    }

  if (element == NULL && self->page->unknown == NULL)
    self->page->unknown = g_strdup (name);
  get_top (self)->n_children++;
  frame.block = get_top (self)->block;
  frame.style = get_top (self)->style;
  if (self->is_loose && frame.role != INLINE && frame.role != LINK)
    self->text = NULL;
  if (self->text == NULL && (frame.role == INLINE || frame.role == LINK || frame.role == KEYS))
    {
      begin_text (self, add_block (self, UGO_HELP_PARAGRAPH));
      self->is_loose = TRUE;
    }
  if (self->text != NULL)
    begin_inline (self, element, names, values, &frame);
  else
    begin_block (self, element, names, values, &frame);
  g_array_append_val (self->frames, frame);
}

static void
end_element_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Reader *self = data;
  Frame frame;

  if (self->n_skipped > 0)
    {
      self->n_skipped--;
      return;
    }
  frame = *get_top (self);
  g_array_set_size (self->frames, self->frames->len - 1);
  if (frame.role == SECTION)
    self->level--;
  if (frame.role == LINK)
    g_clear_pointer (&self->target, g_free);
  if (frame.has_text || (self->is_loose && frame.role != INLINE && frame.role != LINK))
    self->text = NULL;
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data,
         GError **error)
{
  Reader *self = data;

  if (self->n_skipped > 0 || self->frames->len == 0 || get_top (self)->role == INFO)
    return;
  if (self->text == NULL)
    {
      if (is_blank (text, length))
        return;
      begin_text (self, add_block (self, UGO_HELP_PARAGRAPH));
      self->is_loose = TRUE;
    }
  if (self->text->kind == UGO_HELP_LISTING)
    add_run (self, text, length);
  else
    add_folded (self, text, length);
}

static const GMarkupParser parser = {
  .start_element = start_element_cb,
  .end_element = end_element_cb,
  .text = text_cb,
};

static void
finish (Reader *self)
{
  UgoHelpPage *page = self->page;

  page->description = ugo_help_runs_to_text (self->description->runs);
  for (guint i = 0; page->title == NULL && i < page->blocks->len; i++)
    {
      UgoHelpBlock *block = g_ptr_array_index (page->blocks, i);

      if (block->kind == UGO_HELP_HEADING)
        page->title = ugo_help_runs_to_text (block->runs);
    }
}

UgoHelpPage *
ugo_help_page_new (const char *text, gsize length, GError **error)
{
  g_autoptr (UgoHelpPage) self = g_new0 (UgoHelpPage, 1);
  g_autoptr (GArray) frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  Reader reader = { .page = self, .frames = frames };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  gboolean is_well;

  self->blocks = g_ptr_array_new_with_free_func (block_free);
  reader.description = block_new (UGO_HELP_PARAGRAPH);
  reader.description->children = g_ptr_array_new ();
  is_well = g_markup_parse_context_parse (context, text, (gssize) length, error)
            && g_markup_parse_context_end_parse (context, error);
  g_markup_parse_context_free (context);
  if (is_well)
    finish (&reader);
  if (is_well && (self->id == NULL || self->title == NULL))
    {
      g_set_error (error, UGO_HELP_ERROR, UGO_HELP_ERROR_PAGE, "a page needs an id and a title");
      is_well = FALSE;
    }
  block_free (reader.description);
  g_free (reader.section);
  g_free (reader.target);
  return is_well ? g_steal_pointer (&self) : NULL;
}

void
ugo_help_page_free (UgoHelpPage *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self->description);
  g_free (self->guide);
  g_free (self->group);
  g_free (self->next);
  g_free (self->unknown);
  g_ptr_array_unref (self->blocks);
  g_free (self);
}

const char *
ugo_help_page_get_id (const UgoHelpPage *self)
{
  return self->id;
}

const char *
ugo_help_page_get_title (const UgoHelpPage *self)
{
  return self->title;
}

const char *
ugo_help_page_get_description (const UgoHelpPage *self)
{
  return self->description;
}

const char *
ugo_help_page_get_guide (const UgoHelpPage *self)
{
  return self->guide;
}

const char *
ugo_help_page_get_group (const UgoHelpPage *self)
{
  return self->group;
}

const char *
ugo_help_page_get_next (const UgoHelpPage *self)
{
  return self->next;
}

GPtrArray *
ugo_help_page_get_blocks (const UgoHelpPage *self)
{
  return self->blocks;
}

const char *
ugo_help_page_get_unknown (const UgoHelpPage *self)
{
  return self->unknown;
}

char *
ugo_help_runs_to_text (GPtrArray *runs)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < runs->len; i++)
    g_string_append (text, ((const UgoHelpRun *) g_ptr_array_index (runs, i))->text);
  return g_string_free (text, FALSE);
}

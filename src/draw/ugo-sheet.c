/* ugo-sheet.c: boards with texts on sheets of paper, and their solutions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-sheet.h"

#include <cairo-pdf.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#include "ugo-diagram.h"
#include "ugo-pen.h"

/* The boards that ask. */
#define N_COLUMNS 2
#define N_ROWS 3
#define N_BOARDS (N_COLUMNS * N_ROWS)

/* The boards that answer, as many rows as there is room for. */
#define N_ANSWER_COLUMNS 4

static const double margin = 42;
static const double head_height = 34;
static const double foot_height = 20;
static const double gutter = 28;
static const double answer_gutter = 16;
static const double gap = 6;
static const double row_gap = 16;

/* How high the text under a board may be before it is written smaller. */
static const double text_height = 40;

static const double title_size = 15;
static const double name_size = 10;
static const double note_size = 8.5;
static const double text_size = 9.5;
static const double answer_size = 8;
static const double foot_size = 8;
static const double smallest_size = 3;

/* Paper has no pixels: boards are laid out on a grid so fine that its rest is not seen, and so
 * coarse that pieces are painted quickly in a preview, which has some. */
static const double scale = 8;

static const double ink_darkness = 0.13;
static const double faint = 0.55;

/* An item with what belongs to it. */
typedef struct
{
  UgoSheetItem item;
  char *name;
  char *title;
  char *note;
  char *text;
  UgoBoardMark *asked;
  UgoBoardMark *answer;
  char *answer_text;
} Board;

/* A row of solutions: which boards, and where. */
typedef struct
{
  guint first;
  guint n;
  guint page;
  double top;
} Row;

struct _UgoSheet
{
  char *title;
  char *answer_title;
  const UgoTheme *theme;
  double width;
  double height;
  GPtrArray *boards; /* of Board */
  GArray *rows;      /* of Row; NULL until they have been laid out */
};

struct _UgoSheetPdf
{
  UgoSheet *sheet; /* not owned */
  cairo_t *cr;
  GByteArray *bytes;
  guint next; /* the page to be drawn next */
};

/* How a text is written. */
typedef struct
{
  double size;
  gboolean is_bold;
  PangoAlignment alignment;
  double opacity;
} Hand;

static void
board_free (Board *board)
{
  g_free (board->name);
  g_free (board->title);
  g_free (board->note);
  g_free (board->text);
  g_free (board->asked);
  g_free (board->answer);
  g_free (board->answer_text);
  g_free (board);
}

/* Texts */

static void
set_size (PangoLayout *layout, const Hand *hand, double size)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font,
                                     hand->is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static double
height_of (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

static double
width_of (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

/* No line ends between a dash of @dash and what follows it. */
static void
keep_dashes (PangoAttrList *attributes, const char *text, const char *dash)
{
  for (const char *found = strstr (text, dash); found; found = strstr (found + 1, dash))
    {
      PangoAttribute *attribute = pango_attr_allow_breaks_new (FALSE);

      attribute->start_index = (guint) (found - text);
      attribute->end_index = attribute->start_index + (guint) strlen (dash) + 1;
      pango_attr_list_insert (attributes, attribute);
    }
}

/* Moves such as b2-b4 or b2–b4 stay together, if they are no longer than a line. */
static void
keep_together (PangoLayout *layout, const char *text, double width)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  keep_dashes (attributes, text, "-");
  keep_dashes (attributes, text, "–");
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  if (width_of (layout) > width)
    pango_layout_set_attributes (layout, NULL);
}

/* Lines as wide as @width; smaller than @hand says when they would be higher than @height, and cut
 * off when nobody could read them otherwise. */
static PangoLayout *
write_lines (cairo_t *cr, const Hand *hand, const char *text, double width, double height)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  double size = hand->size;

  /* Letters are placed the same at every resolution. */
  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), FALSE);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, hand->alignment);
  pango_layout_set_text (layout, text, -1);
  set_size (layout, hand, size);
  keep_together (layout, text, width);
  while (size > smallest_size && height_of (layout) > height)
    {
      size *= CLAMP (sqrt (height / height_of (layout)), 0.5, 0.97);
      set_size (layout, hand, size);
    }
  if (size <= smallest_size)
    {
      pango_layout_set_height (layout, (int) (height * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  return layout;
}

/* Returns: how high it was */
static double
draw_text (cairo_t *cr, const Hand *hand, const char *text, double x, double y, double width,
           double height)
{
  PangoLayout *layout = write_lines (cr, hand, text, width, height);
  double drawn = height_of (layout);

  cairo_save (cr);
  cairo_set_source_rgba (cr, ink_darkness, ink_darkness, ink_darkness, hand->opacity);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  g_object_unref (layout);
  return drawn;
}

static double
measure_text (cairo_t *cr, const Hand *hand, const char *text, double width, double height)
{
  PangoLayout *layout = write_lines (cr, hand, text, width, height);
  double measured = height_of (layout);

  g_object_unref (layout);
  return measured;
}

/* Boards */

/* Draws the largest board that fits. */
static void
draw_board (UgoSheet *self, cairo_t *cr, const Board *board, UgoRect room, gboolean is_answer)
{
  UgoBoardScene scene;
  UgoBoardLayout layout;

  ugo_board_scene_init (&scene, &board->item.position, self->theme);
  scene.marks = board->asked;
  scene.n_marks = board->item.n_asked;
  if (is_answer)
    {
      scene.hover_route = board->item.route;
      scene.marks = board->answer;
      scene.n_marks = board->item.n_answer;
    }
  ugo_board_layout_init (&layout, board->item.position.variant.rules, room.width, room.height,
                         scale, board->item.is_turned, TRUE);
  cairo_save (cr);
  cairo_translate (cr, room.x, room.y);
  ugo_board_draw (cr, &scene, &layout);
  cairo_restore (cr);
}

static double
measure_line (cairo_t *cr, const Hand *hand, const char *text, double most)
{
  PangoLayout *layout = write_lines (cr, hand, text, most, hand->size * 1.4);
  double width = width_of (layout);

  g_object_unref (layout);
  return width;
}

/* The line above a board: its number and title, and the note at its end, which takes no more than
 * half of it. */
static void
draw_name (cairo_t *cr, const Board *board, guint number, double x, double y, double width)
{
  const Hand bold = { name_size, TRUE, PANGO_ALIGN_LEFT, 1 };
  const Hand light = { note_size, FALSE, PANGO_ALIGN_RIGHT, faint };
  g_autofree char *title = g_strdup_printf ("%u.  %s", number, board->title);
  double height = name_size * 1.4;
  double note_width = measure_line (cr, &light, board->note, width / 2);

  draw_text (cr, &light, board->note, x + width / 2, y + (name_size - note_size), width / 2,
             height);
  draw_text (cr, &bold, title, x, y, width - note_width - gap, height);
}

static void
draw_question (UgoSheet *self, cairo_t *cr, guint index)
{
  const Hand hand = { text_size, FALSE, PANGO_ALIGN_LEFT, 1 };
  const Board *board = self->boards->pdata[index];
  double width = (self->width - 2 * margin - (N_COLUMNS - 1) * gutter) / N_COLUMNS;
  double height = (self->height - 2 * margin - head_height - foot_height) / N_ROWS;
  double x = margin + index % N_COLUMNS * (width + gutter);
  double y = margin + head_height + index / N_COLUMNS % N_ROWS * height;
  double name_height = name_size * 1.4 + gap;
  UgoRect room
      = { x, y + name_height, width, height - name_height - gap - text_height - row_gap };

  draw_name (cr, board, index + 1, x, y, width);
  draw_board (self, cr, board, room, FALSE);
  draw_text (cr, &hand, board->text, x, room.y + room.height + gap, width, text_height);
}

/* Solutions */

static double
answer_width (const UgoSheet *self)
{
  return (self->width - 2 * margin - (N_ANSWER_COLUMNS - 1) * answer_gutter) / N_ANSWER_COLUMNS;
}

static double
answers_height (const UgoSheet *self)
{
  return self->height - 2 * margin - head_height - foot_height;
}

/* The number above a solution, its board, and the text below. */
static double
name_and_board_height (const UgoSheet *self)
{
  return answer_size * 1.4 + gap + answer_width (self) + gap;
}

static const Hand answer_hand = { answer_size, FALSE, PANGO_ALIGN_LEFT, 1 };

static double
row_height (UgoSheet *self, cairo_t *cr, const Row *row)
{
  double above = name_and_board_height (self), most = 0;

  for (guint i = row->first; i < row->first + row->n; i++)
    {
      const Board *board = self->boards->pdata[i];
      double height = measure_text (cr, &answer_hand, board->answer_text, answer_width (self),
                                    answers_height (self) - above);

      most = MAX (most, height);
    }
  return above + most;
}

static guint
count_questions (const UgoSheet *self)
{
  return (self->boards->len + N_BOARDS - 1) / N_BOARDS;
}

/* Rows follow each other, and a new page begins when there is no room for the next. */
static void
lay_out_rows (UgoSheet *self, cairo_t *cr)
{
  Row row = { 0, 0, count_questions (self), 0 };

  if (self->rows)
    return;
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  for (; row.first < self->boards->len; row.first += row.n)
    {
      double height;

      row.n = MIN (N_ANSWER_COLUMNS, self->boards->len - row.first);
      height = row_height (self, cr, &row);
      if (row.top > 0 && row.top + height > answers_height (self))
        {
          row.page++;
          row.top = 0;
        }
      g_array_append_val (self->rows, row);
      row.top += height + row_gap;
    }
}

/* The number of a solution, and the name of what it solves. */
static void
draw_answer_name (cairo_t *cr, const Board *board, guint index, double x, double y, double width)
{
  const Hand bold = { answer_size, TRUE, PANGO_ALIGN_LEFT, 1 };
  const Hand light = { answer_size, FALSE, PANGO_ALIGN_RIGHT, faint };
  g_autofree char *number = g_strdup_printf ("%u.", index + 1);
  double height = answer_size * 1.4;
  double taken = measure_line (cr, &bold, number, width) + gap;

  draw_text (cr, &bold, number, x, y, width, height);
  if (board->name)
    draw_text (cr, &light, board->name, x + taken, y, width - taken, height);
}

static void
draw_answer (UgoSheet *self, cairo_t *cr, guint index, double x, double y)
{
  const Board *board = self->boards->pdata[index];
  double width = answer_width (self), above = name_and_board_height (self);
  UgoRect room = { x, y + answer_size * 1.4 + gap, width, width };

  draw_answer_name (cr, board, index, x, y, width);
  draw_board (self, cr, board, room, TRUE);
  draw_text (cr, &answer_hand, board->answer_text, x, y + above, width,
             answers_height (self) - above);
}

static void
draw_answers (UgoSheet *self, cairo_t *cr, guint page)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      for (guint j = 0; row->page == page && j < row->n; j++)
        draw_answer (self, cr, row->first + j, margin + j * (answer_width (self) + answer_gutter),
                     margin + head_height + row->top);
    }
}

/* Pages */

static void
draw_frame (UgoSheet *self, cairo_t *cr, guint page, guint n_pages)
{
  const Hand head = { title_size, TRUE, PANGO_ALIGN_LEFT, 1 };
  const Hand foot = { foot_size, FALSE, PANGO_ALIGN_CENTER, faint };
  gboolean is_answer = page >= count_questions (self);
  g_autofree char *number = g_strdup_printf ("%u / %u", page + 1, n_pages);
  double width = self->width - 2 * margin;

  draw_text (cr, &head, is_answer ? self->answer_title : self->title, margin, margin, width,
             title_size * 1.4);
  draw_text (cr, &foot, number, margin, self->height - margin - foot_size * 1.4, width,
             foot_size * 1.4);
}

/* Something to measure on. */
static cairo_t *
create_scratch (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Public API */

UgoSheet *
ugo_sheet_new (const char *title, const char *answer_title, const UgoTheme *theme, double width,
               double height)
{
  UgoSheet *self = g_new0 (UgoSheet, 1);

  self->title = g_strdup (title);
  self->answer_title = g_strdup (answer_title);
  self->theme = theme;
  self->width = MAX (width, UGO_SHEET_MIN_SIZE);
  self->height = MAX (height, UGO_SHEET_MIN_SIZE);
  self->boards = g_ptr_array_new_with_free_func ((GDestroyNotify) board_free);
  return self;
}

void
ugo_sheet_free (UgoSheet *self)
{
  g_free (self->title);
  g_free (self->answer_title);
  g_ptr_array_unref (self->boards);
  g_clear_pointer (&self->rows, g_array_unref);
  g_free (self);
}

void
ugo_sheet_add (UgoSheet *self, const UgoSheetItem *item)
{
  Board *board = g_new (Board, 1);

  board->item = *item;
  board->name = g_strdup (item->name);
  board->title = g_strdup (item->title);
  board->note = g_strdup (item->note);
  board->text = g_strdup (item->text);
  board->asked = g_memdup2 (item->asked, item->n_asked * sizeof (UgoBoardMark));
  board->answer = g_memdup2 (item->answer, item->n_answer * sizeof (UgoBoardMark));
  board->answer_text = g_strdup (item->answer_text);
  g_ptr_array_add (self->boards, board);
  g_clear_pointer (&self->rows, g_array_unref);
}

guint
ugo_sheet_count_pages (UgoSheet *self)
{
  if (self->boards->len == 0)
    return 0;
  if (!self->rows)
    {
      cairo_t *cr = create_scratch ();

      lay_out_rows (self, cr);
      cairo_destroy (cr);
    }
  return g_array_index (self->rows, Row, self->rows->len - 1).page + 1;
}

void
ugo_sheet_draw_page (UgoSheet *self, cairo_t *cr, guint page)
{
  guint n_pages = ugo_sheet_count_pages (self);

  g_return_if_fail (page < n_pages);

  draw_frame (self, cr, page, n_pages);
  for (guint i = page * N_BOARDS; i < MIN ((page + 1) * N_BOARDS, self->boards->len); i++)
    draw_question (self, cr, i);
  draw_answers (self, cr, page);
}

UgoSheetPdf *
ugo_sheet_pdf_new (UgoSheet *sheet)
{
  UgoSheetPdf *self = g_new0 (UgoSheetPdf, 1);
  cairo_surface_t *surface;

  self->sheet = sheet;
  self->bytes = g_byte_array_new ();
  surface = cairo_pdf_surface_create_for_stream (write_cb, self->bytes, sheet->width,
                                                 sheet->height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, sheet->title);
  self->cr = cairo_create (surface);
  cairo_surface_destroy (surface);
  return self;
}

gboolean
ugo_sheet_pdf_draw_next (UgoSheetPdf *self)
{
  guint n_pages = ugo_sheet_count_pages (self->sheet);

  if (self->next < n_pages)
    {
      ugo_sheet_draw_page (self->sheet, self->cr, self->next++);
      cairo_show_page (self->cr);
    }
  return self->next < n_pages;
}

GBytes *
ugo_sheet_pdf_finish (UgoSheetPdf *data, GError **error)
{
  g_autoptr (UgoSheetPdf) self = data;
  cairo_surface_t *surface = cairo_get_target (self->cr);
  cairo_status_t status = cairo_status (self->cr);

  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&self->bytes));
  g_set_error (error, UGO_DIAGRAM_ERROR, UGO_DIAGRAM_ERROR_FAILED,
               "The sheet could not be drawn: %s", cairo_status_to_string (status));
  return NULL;
}

void
ugo_sheet_pdf_free (UgoSheetPdf *self)
{
  /* Its last words are still written. */
  cairo_surface_finish (cairo_get_target (self->cr));
  cairo_destroy (self->cr);
  g_clear_pointer (&self->bytes, g_byte_array_unref);
  g_free (self);
}

GBytes *
ugo_sheet_make_pdf (UgoSheet *self, GError **error)
{
  UgoSheetPdf *pdf = ugo_sheet_pdf_new (self);

  while (ugo_sheet_pdf_draw_next (pdf))
    ;
  return ugo_sheet_pdf_finish (pdf, error);
}

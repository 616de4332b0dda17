/* ugo-help-view.c: a page of the help as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-figure-image.h"
#include "ugo-help-part.h"
#include "ugo-widgets.h"

/* Lines of prose that are longer are hard to read. */
#define MAX_WIDTH 640

struct _UgoHelpView
{
  GtkWidget parent_instance;

  /* Owned. */
  GHashTable *headings; /* of sections, by their ids */

  /* Part of the widget tree. */
  GtkWidget *content;
  GtkWidget *title;
};

/*
 * Page:
 *
 * What is needed to make widgets of blocks.
 */
typedef struct
{
  UgoHelpView *view;
  const UgoHelpBook *book;
  const UgoHelpPage *page;
  GKeyFile *figures;
  const UgoTheme *theme;
} Page;

G_DEFINE_FINAL_TYPE (UgoHelpView, ugo_help_view, GTK_TYPE_WIDGET)

static void add_blocks (const Page *page, GtkWidget *box, GPtrArray *blocks);

/* Text */

/* Narrow, and no line breaks there. */
#define SPACE "\u202f"

static const struct
{
  UgoHelpStyle style;
  const char *begin;
  const char *end;
} marks[] = {
  { UGO_HELP_EMPHASIS, "<i>", "</i>" },
  { UGO_HELP_STRONG, "<b>", "</b>" },
  { UGO_HELP_GUI, "<b>", "</b>" },
  { UGO_HELP_CODE, "<tt>", "</tt>" },
  { UGO_HELP_KEY, "<span bgcolor=\"#80808040\">" SPACE, SPACE "</span>" },
};

/* A link without a text has the title of the page it leads to. */
static const char *
get_text (const UgoHelpBook *book, const UgoHelpRun *run)
{
  const UgoHelpPage *page = book != NULL ? ugo_help_book_find (book, run->target) : NULL;

  if (*run->text != '\0' || run->target == NULL)
    return run->text;
  return page != NULL ? ugo_help_page_get_title (page) : run->target;
}

static void
add_run (GString *markup, const UgoHelpBook *book, const UgoHelpRun *run)
{
  g_autofree char *text = g_markup_escape_text (get_text (book, run), -1);

  if (run->target != NULL)
    {
      g_autofree char *target = g_markup_escape_text (run->target, -1);

      g_string_append_printf (markup, "<a href=\"%s\">", target);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if ((run->style & marks[i].style) != 0)
      g_string_append (markup, marks[i].begin);
  g_string_append (markup, text);
  for (gsize i = G_N_ELEMENTS (marks); i > 0; i--)
    if ((run->style & marks[i - 1].style) != 0)
      g_string_append (markup, marks[i - 1].end);
  if (run->target != NULL)
    g_string_append (markup, "</a>");
}

static char *
create_markup (const UgoHelpBook *book, GPtrArray *runs)
{
  GString *markup = g_string_new (NULL);

  for (guint i = 0; i < runs->len; i++)
    add_run (markup, book, g_ptr_array_index (runs, i));
  return g_string_free (markup, FALSE);
}

/* Tells a part where its links begin, in characters. */
static void
add_links (UgoHelpPart *part, const UgoHelpBook *book, GPtrArray *runs)
{
  glong place = 0;

  for (guint i = 0; i < runs->len; i++)
    {
      const UgoHelpRun *run = g_ptr_array_index (runs, i);

      if (run->target != NULL)
        ugo_help_part_add_link (part, (int) place);
      place += g_utf8_strlen (get_text (book, run), -1);
      if ((run->style & UGO_HELP_KEY) != 0)
        place += 2 * g_utf8_strlen (SPACE, -1);
    }
}

static gboolean
activate_link_cb (GtkWidget *label, const char *target)
{
  gtk_widget_activate_action (label, "help.follow", "s", target);
  return GDK_EVENT_STOP;
}

static GtkWidget *
create_text (const char *markup, const char *css_class, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", markup,
                                   "use-markup", TRUE, "selectable", TRUE, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
  return label;
}

static GtkWidget *
create_part (const Page *page, const UgoHelpBlock *block, const char *css_class)
{
  g_autofree char *markup = create_markup (page->book, block->runs);
  GtkWidget *label = create_text (markup, css_class, GTK_ACCESSIBLE_ROLE_LABEL);
  GtkWidget *part = ugo_help_part_new (label);

  add_links (UGO_HELP_PART (part), page->book, block->runs);
  return part;
}

static GtkWidget *
create_heading (const char *markup, guint level)
{
  static const char *const classes[] = { "title-2", "title-4", "heading" };
  GtkWidget *label = create_text (markup, classes[MIN (level, 3) - 1],
                                  GTK_ACCESSIBLE_ROLE_HEADING);
  GtkWidget *part = ugo_help_part_new (label);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL,
                                  (int) level, -1);
  if (level > 1)
    gtk_widget_set_margin_top (part, 12);
  return part;
}

static void
add_heading (const Page *page, GtkWidget *box, const UgoHelpBlock *block)
{
  g_autofree char *markup = create_markup (page->book, block->runs);
  GtkWidget *heading = create_heading (markup, MAX (block->level, 1));

  if (page->view->title == NULL)
    page->view->title = heading;
  if (block->id != NULL)
    g_hash_table_insert (page->view->headings, g_strdup (block->id), heading);
  gtk_box_append (GTK_BOX (box), heading);
}

/* Blocks that hold others */

static GtkWidget *
create_box (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
}

/* Items with a sign before each of them. */
/* The rows are grids: asked how wide it is for a height, a box of GTK 4.8 may seek without end. */
static GtkWidget *
create_list (const Page *page, const UgoHelpBlock *block)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 9, NULL);

  for (guint i = 0; i < block->children->len; i++)
    {
      const UgoHelpBlock *item = g_ptr_array_index (block->children, i);
      g_autofree char *sign = block->kind == UGO_HELP_STEPS ? g_strdup_printf ("%u.", i + 1)
                                                            : g_strdup ("•");
      GtkWidget *row = g_object_new (GTK_TYPE_GRID, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_LIST_ITEM, "column-spacing", 9, NULL);
      GtkWidget *box = create_box ();
      GtkWidget *label = gtk_label_new (sign);

      gtk_widget_set_valign (label, GTK_ALIGN_START);
      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_set_hexpand (box, TRUE);
      add_blocks (page, box, item->children);
      gtk_grid_attach (GTK_GRID (row), label, 0, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (row), box, 1, 0, 1, 1);
      gtk_box_append (GTK_BOX (list), row);
    }
  return list;
}

static GtkWidget *
create_term (const Page *page, const UgoHelpBlock *block)
{
  GtkWidget *term = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *box = create_box ();

  gtk_widget_set_margin_start (box, 18);
  add_blocks (page, box, block->children);
  gtk_box_append (GTK_BOX (term), create_part (page, block, "heading"));
  gtk_box_append (GTK_BOX (term), box);
  return term;
}

static GtkWidget *
create_note (const Page *page, const UgoHelpBlock *block)
{
  GtkWidget *box = create_box ();

  gtk_widget_add_css_class (box, "help-note");
  add_blocks (page, box, block->children);
  return box;
}

static void
add_row (const Page *page, GtkGrid *grid, const UgoHelpBlock *row, int number)
{
  for (guint i = 0; i < row->children->len; i++)
    {
      const UgoHelpBlock *cell = g_ptr_array_index (row->children, i);
      GtkWidget *box = create_box ();

      gtk_widget_add_css_class (box, row->level > 0 ? "help-head" : "help-cell");
      gtk_widget_set_hexpand (box, TRUE);
      add_blocks (page, box, cell->children);
      gtk_grid_attach (grid, box, (int) i, number, 1, 1);
    }
}

static GtkWidget *
create_table (const Page *page, const UgoHelpBlock *block)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "help-table");
  for (guint i = 0; i < block->children->len; i++)
    add_row (page, GTK_GRID (grid), g_ptr_array_index (block->children, i), (int) i);
  return grid;
}

/* The words for a figure stand under it. */
static GtkWidget *
create_figure (const Page *page, const UgoHelpBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  UgoFigure *figure = NULL;

  if (page->figures != NULL && block->id != NULL)
    figure = ugo_figure_new (page->figures, block->id, NULL);
  if (figure != NULL)
    gtk_box_append (GTK_BOX (box),
                    ugo_figure_image_new (figure, page->theme, (int) block->level));
  if (block->runs->len > 0)
    gtk_box_append (GTK_BOX (box), create_part (page, block, "caption"));
  return box;
}

/* Lists of pages */

static GtkWidget *
create_topic (const UgoHelpPage *page)
{
  const char *title = ugo_help_page_get_title (page);
  const char *description = ugo_help_page_get_description (page);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), ugo_label_new (title, NULL));
  if (*description != '\0')
    gtk_box_append (GTK_BOX (box), ugo_label_new (description, "caption"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "help.follow");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", ugo_help_page_get_id (page));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return row;
}

static GtkWidget *
create_topics (GPtrArray *pages)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "help-topics");
  for (guint i = 0; i < pages->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), create_topic (g_ptr_array_index (pages, i)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pages"), -1);
  return list;
}

static GtkWidget *
create_block (const Page *page, const UgoHelpBlock *block)
{
  g_autoptr (GPtrArray) pages = NULL;

  switch (block->kind)
    {
    case UGO_HELP_LIST:
    case UGO_HELP_STEPS:
      return create_list (page, block);
    case UGO_HELP_TERM:
      return create_term (page, block);
    case UGO_HELP_NOTE:
      return create_note (page, block);
    case UGO_HELP_TABLE:
      return create_table (page, block);
    case UGO_HELP_FIGURE:
      return create_figure (page, block);
    case UGO_HELP_LISTING:
      return create_part (page, block, "help-listing");
    case UGO_HELP_TOPICS:
      pages = ugo_help_book_list_topics (page->book, ugo_help_page_get_id (page->page), block);
      return create_topics (pages);
    default:
      return create_part (page, block, NULL);
    }
}

static void
add_blocks (const Page *page, GtkWidget *box, GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const UgoHelpBlock *block = g_ptr_array_index (blocks, i);

      if (block->kind == UGO_HELP_HEADING)
        add_heading (page, box, block);
      else
        gtk_box_append (GTK_BOX (box), create_block (page, block));
    }
}

static void
add_next (const Page *page, GtkWidget *box)
{
  const UgoHelpPage *next = ugo_help_book_find (page->book, ugo_help_page_get_next (page->page));
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (next == NULL)
    return;
  /* Translators: a button at the end of a page of the help; %s is the title of the next page */
  label = g_strdup_printf (_ ("Next: %s"), ugo_help_page_get_title (next));
  button = ugo_foot_button_new (label, "help.follow");
  gtk_label_set_natural_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                                   GTK_NATURAL_WRAP_NONE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ugo_help_page_get_id (next));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_margin_top (button, 12);
  gtk_box_append (GTK_BOX (box), button);
}

/* From one part to the next */

static void
add_stops (GPtrArray *stops, GtkWidget *widget)
{
  if (UGO_IS_HELP_PART (widget) || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_BUTTON (widget))
    {
      g_ptr_array_add (stops, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_stops (stops, child);
}

static gboolean
key_pressed_cb (UgoHelpView *self, guint key, guint code, GdkModifierType state)
{
  g_autoptr (GPtrArray) stops = g_ptr_array_new ();
  gboolean is_up = key == GDK_KEY_Up || key == GDK_KEY_KP_Up;
  gboolean is_down = key == GDK_KEY_Down || key == GDK_KEY_KP_Down;
  guint now;

  if ((!is_up && !is_down) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  add_stops (stops, self->content);
  for (now = 0; now < stops->len; now++)
    {
      GtkWidget *stop = g_ptr_array_index (stops, now);

      if (gtk_widget_has_focus (stop) || gtk_widget_get_focus_child (stop) != NULL)
        break;
    }
  if (is_up && now > 0 && now < stops->len)
    gtk_widget_grab_focus (g_ptr_array_index (stops, now - 1));
  else if (is_down && now + 1 < stops->len)
    gtk_widget_grab_focus (g_ptr_array_index (stops, now + 1));
  return GDK_EVENT_STOP;
}

/* The widget */

static void
replace_content (UgoHelpView *self)
{
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_hash_table_remove_all (self->headings);
  self->title = NULL;
  self->content = create_box ();
  gtk_widget_add_css_class (self->content, "help-page");
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
}

static void
add_title (UgoHelpView *self, const char *title)
{
  g_autofree char *markup = g_markup_escape_text (title, -1);

  self->title = create_heading (markup, 1);
  gtk_box_append (GTK_BOX (self->content), self->title);
}

static GtkSizeRequestMode
ugo_help_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ugo_help_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  UgoHelpView *self = UGO_HELP_VIEW (widget);

  if (self->content == NULL)
    return;
  for_size = orientation == GTK_ORIENTATION_VERTICAL ? MIN (for_size, MAX_WIDTH) : -1;
  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, MAX_WIDTH));
}

static void
ugo_help_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UgoHelpView *self = UGO_HELP_VIEW (widget);
  int used = MIN (width, MAX_WIDTH);

  if (self->content != NULL)
    gtk_widget_size_allocate (self->content,
                              &(GtkAllocation){ (width - used) / 2, 0, used, height }, -1);
}

static void
ugo_help_view_dispose (GObject *object)
{
  UgoHelpView *self = UGO_HELP_VIEW (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->headings, g_hash_table_unref);
  G_OBJECT_CLASS (ugo_help_view_parent_class)->dispose (object);
}

static void
ugo_help_view_class_init (UgoHelpViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_help_view_dispose;
  widget_class->get_request_mode = ugo_help_view_get_request_mode;
  widget_class->measure = ugo_help_view_measure;
  widget_class->size_allocate = ugo_help_view_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_help_view_init (UgoHelpView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Before a list takes the keys to go to its own rows. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->headings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

GtkWidget *
ugo_help_view_new (void)
{
  return g_object_new (UGO_TYPE_HELP_VIEW, NULL);
}

void
ugo_help_view_show_page (UgoHelpView *self, const UgoHelpBook *book, const UgoHelpPage *page,
                         GKeyFile *figures, const UgoTheme *theme)
{
  const Page shown = { self, book, page, figures, theme };

  g_return_if_fail (UGO_IS_HELP_VIEW (self));

  replace_content (self);
  if (page == NULL)
    {
      add_title (self, _ ("This page is missing"));
      gtk_box_append (GTK_BOX (self->content),
                      ugo_label_new (_ ("The help has no such page, or it cannot be read."), NULL));
      return;
    }
  add_blocks (&shown, self->content, ugo_help_page_get_blocks (page));
  add_next (&shown, self->content);
}

void
ugo_help_view_show_found (UgoHelpView *self, GPtrArray *pages)
{
  g_autofree char *title = NULL;

  g_return_if_fail (UGO_IS_HELP_VIEW (self));

  replace_content (self);
  if (pages->len == 0)
    title = g_strdup (_ ("No page has these words"));
  else
    title = g_strdup_printf (ngettext ("%u page found", "%u pages found", pages->len), pages->len);
  add_title (self, title);
  if (pages->len > 0)
    gtk_box_append (GTK_BOX (self->content), create_topics (pages));
}

GtkWidget *
ugo_help_view_get_heading (UgoHelpView *self, const char *section)
{
  GtkWidget *heading = NULL;

  g_return_val_if_fail (UGO_IS_HELP_VIEW (self), NULL);

  if (section != NULL)
    heading = g_hash_table_lookup (self->headings, section);
  return heading != NULL ? heading : self->title;
}

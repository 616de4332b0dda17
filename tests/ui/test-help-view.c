/* test-help-view.c: the pages of the help as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help-view.h"

#include <string.h>

#include "ugo-figure-image.h"
#include "ugo-help-part.h"
#include "ugo-help-resources.h"

#define FOLDER "/org/ugolki/Ugolki/help"

/* What a window of 360 pixels leaves for a page. */
#define NARROW 350

static const char *const languages[] = { "C", "it", "ru" };

static GKeyFile *
load_figures (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (FOLDER "/figures.ini",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GKeyFile *file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL));
  return file;
}

static GtkWidget *
show (UgoHelpView *view, const UgoHelpBook *book, const UgoHelpPage *page)
{
  g_autoptr (GKeyFile) figures = load_figures ();

  ugo_help_view_show_page (view, book, page, figures, ugo_theme_all ()[0]);
  return GTK_WIDGET (view);
}

static guint
count_widgets (GtkWidget *widget, GType type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (widget, type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child, type);
  return n;
}

static guint
count_figures (GPtrArray *blocks)
{
  guint n = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const UgoHelpBlock *block = g_ptr_array_index (blocks, i);

      n += (block->kind == UGO_HELP_FIGURE) + count_figures (block->children);
    }
  return n;
}

static void
test_pages (void)
{
  g_autoptr (UgoHelpView) view = UGO_HELP_VIEW (g_object_ref_sink (ugo_help_view_new ()));

  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, languages[l]);

      for (guint i = 0; i < ugo_help_book_get_n_pages (book); i++)
        {
          const UgoHelpPage *page = ugo_help_book_get_page (book, i);
          GtkWidget *widget = show (view, book, page);
          int minimum, natural, height;

          gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                              NULL);
          if (minimum > NARROW)
            g_error ("%s, %s: %d wide", languages[l], ugo_help_page_get_id (page), minimum);
          gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, NARROW, &height, NULL, NULL, NULL);
          g_assert_cmpint (height, >, 50);
          g_assert_cmpuint (count_widgets (widget, UGO_TYPE_FIGURE_IMAGE), ==,
                            count_figures (ugo_help_page_get_blocks (page)));
          g_assert_nonnull (ugo_help_view_get_heading (view, NULL));
        }
    }
}

/* As the window of the help has it. A layout that seeks without end does not come back from
 * here. */
static void
test_laid_out (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *widget = ugo_help_view_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), widget);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 760, 600);
  gtk_window_present (GTK_WINDOW (window));
  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, languages[l]);

      for (guint i = 0; i < ugo_help_book_get_n_pages (book); i++)
        {
          const UgoHelpPage *page = ugo_help_book_get_page (book, i);
          int asked, free;

          g_test_message ("%s, %s", languages[l], ugo_help_page_get_id (page));
          show (UGO_HELP_VIEW (widget), book, page);
          /* How wide a page is does not depend on how high it may be. */
          gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &free, NULL, NULL, NULL);
          for (int height = 1; height < 10000; height *= 9)
            {
              gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, height, &asked, NULL, NULL,
                                  NULL);
              g_assert_cmpint (asked, ==, free);
            }
          gtk_test_widget_wait_for_draw (window);
          g_assert_cmpint (gtk_widget_get_width (widget), >, NARROW);
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_hostile (void)
{
  static const char text[]
    = "<page id='x'><title>&lt;b> &amp; “x”</title><p>a &lt; <a>b</a> <link xref='\"&lt;&amp;'>c"
      "</link><link xref='nowhere'/></p><figure><desc>d</desc><media src='figures/none.svg'/>"
      "</figure><media/><table/><list><item/></list><links type='topic'/></page>";
  g_autoptr (UgoHelpView) view = UGO_HELP_VIEW (g_object_ref_sink (ugo_help_view_new ()));
  g_autoptr (UgoHelpBook) book = ugo_help_book_new ("/nowhere", "C");
  g_autoptr (UgoHelpPage) page = ugo_help_page_new (text, strlen (text), NULL);

  g_assert_nonnull (page);
  show (view, book, page);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (view), UGO_TYPE_FIGURE_IMAGE), ==, 0);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (view), UGO_TYPE_HELP_PART), ==, 3);
}

static void
test_missing (void)
{
  g_autoptr (UgoHelpView) view = UGO_HELP_VIEW (g_object_ref_sink (ugo_help_view_new ()));
  g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, "C");

  ugo_help_view_show_page (view, book, NULL, NULL, ugo_theme_all ()[0]);
  g_assert_nonnull (ugo_help_view_get_heading (view, "x"));
  show (view, book, ugo_help_book_find (book, "play"));
  g_assert_true (ugo_help_view_get_heading (view, "keyboard")
                 != ugo_help_view_get_heading (view, NULL));
  g_assert_true (ugo_help_view_get_heading (view, "nothing")
                 == ugo_help_view_get_heading (view, NULL));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_resources_register (ugo_help_get_resource ());
  g_test_add_func ("/help-view/every page fits a narrow window, with its figures", test_pages);
  g_test_add_func ("/help-view/every page is laid out, however high it may be", test_laid_out);
  g_test_add_func ("/help-view/a page with nonsense in it is shown", test_hostile);
  g_test_add_func ("/help-view/a missing page is told, a missing section is the page’s beginning",
                   test_missing);
  return g_test_run ();
}

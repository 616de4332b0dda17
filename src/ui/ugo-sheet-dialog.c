/* ugo-sheet-dialog.c: which puzzles are to be on paper, and how that looks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-sheet-dialog.h"

#include <glib/gi18n-lib.h>

#include "ugo-place.h"
#include "ugo-puzzle-sheet.h"
#include "ugo-sheet-form.h"
#include "ugo-sheet-preview.h"
#include "ugo-widgets.h"

#define WIDTH 860
#define HEIGHT 680

/* So long must nothing else be chosen before new puzzles are made, in milliseconds. */
#define PATIENCE 400

struct _UgoSheetDialog
{
  GtkWindow parent_instance;

  /* Owned. */
  UgoPuzzlePicker *picker;
  GPtrArray *puzzles; /* of UgoPuzzle: what is on the sheet */
  UgoSheet *saving;   /* what is being drawn to be saved; NULL when nothing is */
  UgoSheetPdf *pdf;
  GCancellable *writing;
  GFile *saved;

  /* Part of the widget tree. */
  UgoSheetForm *form; /* NULL for one puzzle alone */
  UgoSheetPreview *preview;
  GtkWidget *page;
  GtkWidget *back;
  GtkWidget *forward;
  GtkWidget *state;
  GtkWidget *spinner;
  GtkWidget *cancel;
  GtkWidget *save;
  GtkWidget *print;

  /* Plain state. */
  guint timeout;
  guint idle;
  guint page_drawn;
};

enum
{
  SAVE_ASKED,
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoSheetDialog, ugo_sheet_dialog, GTK_TYPE_WINDOW)

/* What is shown */

static gboolean
is_making (UgoSheetDialog *self)
{
  return self->timeout != 0 || ugo_puzzle_picker_is_busy (self->picker);
}

static char *
describe_making (UgoSheetDialog *self)
{
  UgoPuzzleWish wish = ugo_sheet_form_get_wish (self->form);

  /* Translators: new puzzles are being made: which one, and how many it will be */
  return g_strdup_printf (_ ("Making puzzle %1$u of %2$u…"),
                          MIN (self->puzzles->len + 1, wish.n), wish.n);
}

/* What is to be said of the puzzles; NULL for nothing. */
static char *
describe_state (UgoSheetDialog *self)
{
  guint n = self->puzzles->len;

  if (self->saving != NULL)
    /* Translators: a file is being made: which page, and how many there are */
    return g_strdup_printf (_ ("Drawing page %1$u of %2$u…"), self->page_drawn + 1,
                            ugo_sheet_count_pages (self->saving));
  if (self->form == NULL)
    return NULL;
  if (is_making (self))
    return describe_making (self);
  if (n == 0)
    return g_strdup (_ ("There are no such puzzles. Choose more themes or levels."));
  if (n < ugo_sheet_form_get_wish (self->form).n)
    return g_strdup_printf (ngettext ("There is only %u such puzzle.",
                                      "There are only %u such puzzles.", n),
                            n);
  return NULL;
}

static void
show_state (UgoSheetDialog *self)
{
  g_autofree char *state = describe_state (self);
  gboolean is_busy = is_making (self) || self->saving != NULL;
  gboolean can_use = self->puzzles->len > 0 && self->saving == NULL;

  ugo_label_show (self->state, state);
  ugo_widget_set_css_class (self->state, "fault", FALSE);
  gtk_widget_set_visible (self->spinner, is_busy);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), is_busy);
  if (!is_busy)
    ugo_widget_release_focus (self->cancel);
  gtk_widget_set_visible (self->cancel, is_busy);
  gtk_widget_set_sensitive (self->save, can_use);
  gtk_widget_set_sensitive (self->print, can_use);
  if (self->form != NULL)
    gtk_widget_set_sensitive (GTK_WIDGET (self->form), self->saving == NULL);
}

static void
show_page (UgoSheetDialog *self)
{
  guint n_pages = ugo_sheet_preview_count_pages (self->preview);
  guint page = ugo_sheet_preview_get_page (self->preview);
  g_autofree char *text = g_strdup_printf (_ ("Page %1$u of %2$u"), page + 1, n_pages);

  gtk_label_set_text (GTK_LABEL (self->page), n_pages > 0 ? text : "");
  gtk_widget_set_sensitive (self->back, page > 0);
  gtk_widget_set_sensitive (self->forward, page + 1 < n_pages);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  n_pages > 0 ? text : _ ("Empty page"), -1);
}

/* Of the size that paper has where the person is. */
static void
show_sheet (UgoSheetDialog *self)
{
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (gtk_paper_size_get_default ());
  double width = gtk_paper_size_get_width (paper, GTK_UNIT_POINTS);
  double height = gtk_paper_size_get_height (paper, GTK_UNIT_POINTS);

  ugo_sheet_preview_set_sheet (self->preview, ugo_puzzle_sheet_new (self->puzzles, width, height),
                               width, height);
  show_page (self);
}

static void
picker_changed_cb (UgoSheetDialog *self)
{
  GPtrArray *picked = ugo_puzzle_picker_get_puzzles (self->picker);
  gboolean has_changed = picked->len != self->puzzles->len;

  for (guint i = 0; i < picked->len && !has_changed; i++)
    has_changed = picked->pdata[i] != self->puzzles->pdata[i];
  if (has_changed)
    {
      g_ptr_array_set_size (self->puzzles, 0);
      for (guint i = 0; i < picked->len; i++)
        g_ptr_array_add (self->puzzles, ugo_puzzle_ref (picked->pdata[i]));
      show_sheet (self);
    }
  show_state (self);
}

static gboolean
pick_cb (gpointer data)
{
  UgoSheetDialog *self = UGO_SHEET_DIALOG (data);
  UgoPuzzleWish wish = ugo_sheet_form_get_wish (self->form);

  self->timeout = 0;
  ugo_puzzle_picker_pick (self->picker, &wish);
  return G_SOURCE_REMOVE;
}

static void
form_changed_cb (UgoSheetDialog *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  ugo_puzzle_picker_cancel (self->picker);
  if (ugo_sheet_form_get_wish (self->form).is_new)
    self->timeout = g_timeout_add (PATIENCE, pick_cb, self);
  else
    pick_cb (self);
  show_state (self);
}

static void
turn_back_cb (UgoSheetDialog *self)
{
  ugo_sheet_preview_set_page (self->preview, ugo_sheet_preview_get_page (self->preview) - 1);
  show_page (self);
}

static void
turn_forward_cb (UgoSheetDialog *self)
{
  ugo_sheet_preview_set_page (self->preview, ugo_sheet_preview_get_page (self->preview) + 1);
  show_page (self);
}

/* Saving */

static void
stop_saving (UgoSheetDialog *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_cancellable_cancel (self->writing);
  g_clear_object (&self->writing);
  g_clear_pointer (&self->pdf, ugo_sheet_pdf_free);
  g_clear_pointer (&self->saving, ugo_sheet_free);
}

static void
tell_failure (UgoSheetDialog *self, const char *cause)
{
  /* Translators: %s is a sentence that says why */
  g_autofree char *sentence = g_strdup_printf (_ ("The sheet was not saved. %s"), cause);

  stop_saving (self);
  g_clear_object (&self->saved);
  show_state (self);
  ugo_label_show (self->state, sentence);
  ugo_widget_set_css_class (self->state, "fault", TRUE);
}

static void
finish (UgoSheetDialog *self)
{
  g_object_ref (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[FINISHED], 0);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (UgoSheetDialog) self = data;
  g_autoptr (GError) error = NULL;

  if (self->saving == NULL) /* it was cancelled */
    return;
  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    finish (self);
  else
    tell_failure (self, error->message);
}

static void
write_pdf (UgoSheetDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ugo_sheet_pdf_finish (g_steal_pointer (&self->pdf), &error);

  if (bytes == NULL)
    {
      tell_failure (self, error->message);
      return;
    }
  self->writing = g_cancellable_new ();
  g_file_replace_contents_bytes_async (self->saved, bytes, NULL, FALSE, G_FILE_CREATE_NONE,
                                       self->writing, written_cb, g_object_ref (self));
}

static gboolean
draw_cb (gpointer data)
{
  UgoSheetDialog *self = UGO_SHEET_DIALOG (data);

  if (ugo_sheet_pdf_draw_next (self->pdf))
    {
      self->page_drawn++;
      show_state (self);
      return G_SOURCE_CONTINUE;
    }
  self->idle = 0;
  write_pdf (self);
  return G_SOURCE_REMOVE;
}

static void
save_cb (UgoSheetDialog *self)
{
  g_signal_emit (self, signals[SAVE_ASKED], 0);
}

static void
cancel_cb (UgoSheetDialog *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  ugo_puzzle_picker_cancel (self->picker);
  stop_saving (self);
  show_state (self);
  gtk_widget_grab_focus (self->save);
}

/* Printing */

typedef struct
{
  UgoSheetDialog *dialog; /* owned */
  GPtrArray *puzzles;     /* owned */
  UgoSheet *sheet;        /* owned */
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_object_unref (job->dialog);
  g_ptr_array_unref (job->puzzles);
  g_clear_pointer (&job->sheet, ugo_sheet_free);
  g_free (job);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  g_clear_pointer (&job->sheet, ugo_sheet_free);
  job->sheet = ugo_puzzle_sheet_new (job->puzzles, gtk_print_context_get_width (context),
                                     gtk_print_context_get_height (context));
  gtk_print_operation_set_n_pages (operation, (int) ugo_sheet_count_pages (job->sheet));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Job *job)
{
  ugo_sheet_draw_page (job->sheet, gtk_print_context_get_cairo_context (context), (guint) page);
}

static void
print_done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, Job *job)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    finish (job->dialog);
  else if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      ugo_label_show (job->dialog->state,
                      error != NULL ? error->message : _ ("The sheet was not printed."));
      ugo_widget_set_css_class (job->dialog->state, "fault", TRUE);
    }
}

static void
print_cb (UgoSheetDialog *self)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  Job *job = g_new0 (Job, 1);

  job->dialog = g_object_ref (self);
  job->puzzles = g_ptr_array_ref (self->puzzles);
  g_clear_object (&self->saved);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  /* The sheet has margins of its own. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
  gtk_print_operation_set_job_name (operation, gtk_window_get_title (GTK_WINDOW (self)));
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect_data (operation, "done", G_CALLBACK (print_done_cb), job, job_free,
                         G_CONNECT_DEFAULT);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self),
                           NULL);
}

/* Construction */

static GtkWidget *
create_turner (UgoSheetDialog *self, const char *icon, const char *name, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static GtkWidget *
create_preview (UgoSheetDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->preview = UGO_SHEET_PREVIEW (ugo_sheet_preview_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->preview), TRUE);
  self->page = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->page, "numeric");
  self->back = create_turner (self, "go-previous-symbolic", _ ("Previous page"),
                              G_CALLBACK (turn_back_cb));
  self->forward
      = create_turner (self, "go-next-symbolic", _ ("Next page"), G_CALLBACK (turn_forward_cb));
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->back);
  gtk_box_append (GTK_BOX (row), self->page);
  gtk_box_append (GTK_BOX (row), self->forward);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->preview));
  gtk_box_append (GTK_BOX (box), row);
  return box;
}

static GtkWidget *
create_state (UgoSheetDialog *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  self->spinner = gtk_spinner_new ();
  self->state = ugo_label_new (NULL, NULL);
  gtk_widget_set_hexpand (self->state, TRUE);
  self->cancel = ugo_foot_button_new (_ ("Cancel"), NULL);
  g_signal_connect_swapped (self->cancel, "clicked", G_CALLBACK (cancel_cb), self);
  gtk_box_append (GTK_BOX (row), self->spinner);
  gtk_box_append (GTK_BOX (row), self->state);
  gtk_box_append (GTK_BOX (row), self->cancel);
  return row;
}

static GtkWidget *
create_foot (UgoSheetDialog *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->save = ugo_foot_button_new (_ ("Save as PDF…"), NULL);
  self->print = ugo_foot_button_new (_ ("Print…"), NULL);
  gtk_widget_add_css_class (self->print, "suggested-action");
  g_signal_connect_swapped (self->save, "clicked", G_CALLBACK (save_cb), self);
  g_signal_connect_swapped (self->print, "clicked", G_CALLBACK (print_cb), self);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_hexpand (self->save, TRUE);
  gtk_box_append (GTK_BOX (row), self->save);
  gtk_box_append (GTK_BOX (row), self->print);
  gtk_box_append (GTK_BOX (foot), create_state (self));
  gtk_box_append (GTK_BOX (foot), row);
  gtk_widget_add_css_class (foot, "dialog-foot");
  return foot;
}

static void
build (UgoSheetDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *preview = create_preview (self);

  if (self->form != NULL)
    {
      GtkWidget *scroller = gtk_scrolled_window_new ();

      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->form));
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                      GTK_POLICY_AUTOMATIC);
      gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
      gtk_widget_set_focusable (scroller, FALSE);
      preview = ugo_place_new (preview, scroller);
    }
  else
    gtk_widget_add_css_class (preview, "form");
  gtk_widget_set_vexpand (preview, TRUE);
  gtk_box_append (GTK_BOX (box), preview);
  gtk_box_append (GTK_BOX (box), create_foot (self));
  gtk_window_set_child (GTK_WINDOW (self), box);
}

static void
ugo_sheet_dialog_dispose (GObject *object)
{
  UgoSheetDialog *self = UGO_SHEET_DIALOG (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  stop_saving (self);
  g_clear_object (&self->picker);
  g_clear_object (&self->saved);
  G_OBJECT_CLASS (ugo_sheet_dialog_parent_class)->dispose (object);
}

static void
ugo_sheet_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (UGO_SHEET_DIALOG (object)->puzzles);
  G_OBJECT_CLASS (ugo_sheet_dialog_parent_class)->finalize (object);
}

static void
ugo_sheet_dialog_class_init (UgoSheetDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_sheet_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_sheet_dialog_finalize;

  signals[SAVE_ASKED] = g_signal_new ("save-asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_sheet_dialog_init (UgoSheetDialog *self)
{
  self->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
}

/* Public API */

GtkWidget *
ugo_sheet_dialog_new (GtkWindow *parent, UgoPuzzleDesk *desk, UgoPuzzle *puzzle)
{
  UgoSheetDialog *self = g_object_new (UGO_TYPE_SHEET_DIALOG, "transient-for", parent, NULL);

  self->picker = ugo_puzzle_picker_new (ugo_puzzle_desk_get_shelf (desk),
                                        ugo_puzzle_desk_get_progress (desk));
  gtk_window_set_title (GTK_WINDOW (self),
                        puzzle != NULL ? _ ("Print this puzzle") : _ ("Print puzzles"));
  gtk_window_set_default_size (GTK_WINDOW (self), puzzle != NULL ? HEIGHT * 3 / 4 : WIDTH, HEIGHT);
  if (puzzle != NULL)
    g_ptr_array_add (self->puzzles, ugo_puzzle_ref (puzzle));
  else
    self->form = UGO_SHEET_FORM (ugo_sheet_form_new (ugo_puzzle_desk_get_rules (desk),
                                                     ugo_puzzle_desk_get_theme (desk)));
  build (self);
  show_sheet (self);
  if (self->form != NULL)
    {
      g_signal_connect_object (self->picker, "changed", G_CALLBACK (picker_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->form, "changed", G_CALLBACK (form_changed_cb), self,
                               G_CONNECT_SWAPPED);
      form_changed_cb (self);
    }
  show_state (self);
  gtk_widget_grab_focus (self->form != NULL ? GTK_WIDGET (self->form) : self->print);
  return GTK_WIDGET (self);
}

void
ugo_sheet_dialog_save (UgoSheetDialog *self, GFile *file)
{
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (gtk_paper_size_get_default ());

  g_return_if_fail (UGO_IS_SHEET_DIALOG (self) && self->puzzles->len > 0 && self->saving == NULL);

  ugo_puzzle_picker_cancel (self->picker);
  g_set_object (&self->saved, file);
  self->saving = ugo_puzzle_sheet_new (self->puzzles,
                                       gtk_paper_size_get_width (paper, GTK_UNIT_POINTS),
                                       gtk_paper_size_get_height (paper, GTK_UNIT_POINTS));
  self->pdf = ugo_sheet_pdf_new (self->saving);
  self->page_drawn = 0;
  self->idle = g_idle_add (draw_cb, self);
  show_state (self);
}

GFile *
ugo_sheet_dialog_get_saved (UgoSheetDialog *self)
{
  return self->saved;
}

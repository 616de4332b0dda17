/* ugo-encoding.c: bytes of any encoding to UTF-8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two tables are here because the C library's converters are not installed everywhere.
 */
#include "ugo-encoding.h"

/* How much is read between two calls of a progress function. */
#define CHUNK ((gsize) 1 << 20)

/* Windows-1252 from 0x80 to 0x9f; above, its characters are those of Unicode. */
static const guint16 western[] = {
  0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
  0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd,
  0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
  0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178,
};

/* Windows-1251 from 0x80 to 0xbf; above, it is the Russian alphabet. */
static const guint16 cyrillic[] = {
  0x0402, 0x0403, 0x201a, 0x0453, 0x201e, 0x2026, 0x2020, 0x2021,
  0x20ac, 0x2030, 0x0409, 0x2039, 0x040a, 0x040c, 0x040b, 0x040f,
  0x0452, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
  0xfffd, 0x2122, 0x0459, 0x203a, 0x045a, 0x045c, 0x045b, 0x045f,
  0x00a0, 0x040e, 0x045e, 0x0408, 0x00a4, 0x0490, 0x00a6, 0x00a7,
  0x0401, 0x00a9, 0x0404, 0x00ab, 0x00ac, 0x00ad, 0x00ae, 0x0407,
  0x00b0, 0x00b1, 0x0406, 0x0456, 0x0491, 0x00b5, 0x00b6, 0x00b7,
  0x0451, 0x2116, 0x0454, 0x00bb, 0x0458, 0x0405, 0x0455, 0x0457,
};

/*
 * Survey:
 * @n_valid: how many characters beyond ASCII are valid UTF-8
 * @n_bad: how many bytes are not UTF-8
 * @first_bad: the offset of the first of them
 * @n_among_ascii: how many letters among the bad bytes stand beside an ASCII letter
 * @n_in_words: how many of the others stand beside another letter beyond ASCII
 */
typedef struct
{
  gsize n_valid;
  gsize n_bad;
  gsize first_bad;
  gsize n_among_ascii;
  gsize n_in_words;
} Survey;

static gunichar
western_character (guchar byte)
{
  return byte >= 0x80 && byte < 0xa0 ? western[byte - 0x80] : byte;
}

static gunichar
cyrillic_character (guchar byte)
{
  if (byte < 0x80)
    return byte;

  return byte < 0xc0 ? cyrillic[byte - 0x80] : 0x0410u + (byte - 0xc0u);
}

/* Both code pages have letters at these bytes. */
static gboolean
is_high_letter (guchar byte)
{
  return byte >= 0xc0;
}

/* A word of a western language has single letters beyond ASCII, a Russian word nothing else. */
static void
survey_bad_byte (Survey *survey, const guchar *text, gsize length, gsize at)
{
  if (survey->n_bad++ == 0)
    survey->first_bad = at;
  if (!is_high_letter (text[at]))
    return;

  if ((at > 0 && g_ascii_isalpha (text[at - 1]))
      || (at + 1 < length && g_ascii_isalpha (text[at + 1])))
    survey->n_among_ascii++;
  else if ((at > 0 && is_high_letter (text[at - 1]))
           || (at + 1 < length && is_high_letter (text[at + 1])))
    survey->n_in_words++;
}

/* The end of the valid UTF-8, NUL bytes included, that begins at @at. */
static gsize
find_bad_byte (const char *text, gsize length, gsize at)
{
  const char *end;

  while (!g_utf8_validate_len (text + at, length - at, &end))
    {
      at = end - text;
      if (*end != '\0')
        return at;
      at++;
    }

  return length;
}

static gsize
count_beyond_ascii (const char *text, gsize length)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    n += ((guchar) text[i] & 0xc0) == 0xc0;

  return n;
}

/* The end of a chunk that begins at @at; cuts no character in two. */
static gsize
find_chunk_end (const char *text, gsize length, gsize at)
{
  gsize end = at + MIN (CHUNK, length - at);

  for (gsize i = 0; i < 3 && end < length && ((guchar) text[end] & 0xc0) == 0x80; i++)
    end++;

  return end;
}

static gboolean
survey_text (const char *text, gsize length, UgoProgressFunc progress, gpointer data,
             Survey *survey)
{
  gsize at = 0;

  *survey = (Survey) { 0 };
  while (at < length)
    {
      gsize chunk_end = find_chunk_end (text, length, at);

      if (progress != NULL && !progress (at / 2, length, data))
        return FALSE;

      while (at < chunk_end)
        {
          gsize bad = find_bad_byte (text, chunk_end, at);

          survey->n_valid += count_beyond_ascii (text + at, bad - at);
          at = bad;
          if (at < chunk_end)
            survey_bad_byte (survey, (const guchar *) text, length, at++);
        }
    }

  return TRUE;
}

static void
append_character (GString *utf8, guchar byte, gboolean is_cyrillic)
{
  if (byte < 0x80)
    g_string_append_c (utf8, byte);
  else
    g_string_append_unichar (utf8,
                             is_cyrillic ? cyrillic_character (byte) : western_character (byte));
}

static GBytes *
convert (const char *text, gsize length, gboolean is_cyrillic, gboolean keep_utf8)
{
  GString *utf8 = g_string_sized_new (length + length / 4);
  gsize at = 0;

  while (at < length)
    {
      gsize chunk_end = find_chunk_end (text, length, at);
      gsize end = keep_utf8 ? find_bad_byte (text, chunk_end, at) : at;

      g_string_append_len (utf8, text + at, end - at);
      at = end;
      if (at < chunk_end)
        append_character (utf8, text[at++], is_cyrillic);
    }

  return g_string_free_to_bytes (utf8);
}

GBytes *
ugo_encoding_to_utf8 (GBytes *bytes, UgoProgressFunc progress, gpointer data,
                      UgoEncoding *encoding)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gboolean is_cyrillic;
  Survey survey;

  *encoding = (UgoEncoding) { NULL, 0 };
  if (!survey_text (text, length, progress, data, &survey))
    return NULL;
  if (survey.n_bad == 0)
    return g_bytes_ref (bytes);

  is_cyrillic = survey.n_in_words > survey.n_among_ascii;
  encoding->name = is_cyrillic ? "Windows-1251" : "Windows-1252";
  encoding->fault = survey.first_bad;

  return convert (text, length, is_cyrillic, survey.n_valid >= survey.n_bad);
}

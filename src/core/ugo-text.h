/* ugo-text.h: small helpers for reading and writing texts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts have a length and need not end in NUL; an offset may be the length.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* @c, or the small letter of an ASCII capital, whatever the locale. */
static inline char
ugo_text_lower (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

/* Whether @c is an ASCII digit. */
static inline bool
ugo_text_is_digit (char c)
{
  return c >= '0' && c <= '9';
}

/* Whether @c is ASCII white space. */
static inline bool
ugo_text_is_space (char c)
{
  return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Where, from @at on, something else than white space stands. */
static inline size_t
ugo_text_skip_spaces (const char *text, size_t length, size_t at)
{
  while (at < length && ugo_text_is_space (text[at]))
    at++;
  return at;
}

/* Where, from @at on, white space stands. */
static inline size_t
ugo_text_skip_word (const char *text, size_t length, size_t at)
{
  while (at < length && !ugo_text_is_space (text[at]))
    at++;
  return at;
}

/* Whether @text is @word, but for ASCII capitals. */
static inline bool
ugo_text_equal (const char *text, size_t length, const char *word)
{
  if (length != strlen (word))
    return false;

  for (size_t i = 0; i < length; i++)
    if (ugo_text_lower (text[i]) != ugo_text_lower (word[i]))
      return false;

  return true;
}

/* Writes @number, without a NUL; returns the length. */
static inline size_t
ugo_text_write_number (unsigned number, char *text)
{
  char digits[10];
  size_t n = 0;

  do
    digits[n++] = (char) ('0' + number % 10);
  while ((number /= 10) > 0);

  for (size_t i = 0; i < n; i++)
    text[i] = digits[n - 1 - i];

  return n;
}

#ifdef __cplusplus
}
#endif

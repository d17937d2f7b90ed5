#pragma once

// What the program asks of ICU, in types of C. ICU's own headers stay out: it puts its version into the name
// of every function by a macro, which Swift cannot see, and its types clash with those of Foundation's ICU.

#include <stdint.h>

// MARK: Breaking lines

/// An iterator over the places where a text may be broken into lines.
typedef struct cicu_line_breaks cicu_line_breaks;

/// Opens an iterator by the rules of UAX #14; null when ICU has no data.
cicu_line_breaks *cicu_line_breaks_open(void);

/// Writes the places in a text, in UTF-16 units, into `places`, which has room for `length` of them.
///
/// Returns how many there are; -1 when ICU fails.
int32_t cicu_line_breaks_find(cicu_line_breaks *breaks, const uint16_t *text, int32_t length, int32_t *places);

/// Closes an iterator.
void cicu_line_breaks_close(cicu_line_breaks *breaks);

// MARK: Formats and names
//
// Each writes at most `capacity` units into `result` and returns how many; -1 when ICU fails or has no answer.

/// A decimal number in the way that a number skeleton says.
int32_t cicu_format_number(
  const char *locale, const char *skeleton, const char *decimal, uint16_t *result, int32_t capacity);

/// The symbol of a currency.
int32_t cicu_currency_symbol(const char *locale, const char *currency, uint16_t *result, int32_t capacity);

/// The digits that prices in a currency have after the decimal separator.
int32_t cicu_currency_digits(const char *currency);

/// The name of a locale in the language of another.
int32_t cicu_locale_name(const char *locale, const char *language, uint16_t *result, int32_t capacity);

/// The ISO 4217 code of the currency that a region pays in.
int32_t cicu_region_currency(const char *region, uint16_t *result, int32_t capacity);

/// The code of two letters for a region given by any of its codes, such as `USA`.
int32_t cicu_region_code(const char *region, char *result, int32_t capacity);

/// The locale that is most likely meant by a locale without all of its parts, such as `und_DE`.
int32_t cicu_likely_locale(const char *locale, char *result, int32_t capacity);

// MARK: Dates

/// How much of a date, or of a time of day, is written.
typedef enum {
  CICU_DATE_NONE,
  CICU_DATE_SHORT,
  CICU_DATE_MEDIUM,
  CICU_DATE_LONG,
  CICU_DATE_FULL,
} cicu_date_style;

/// A way to write moments, in UTC.
typedef struct cicu_date_format cicu_date_format;

/// Opens a format by a pattern of `length` UTF-16 units; null when ICU does not take it.
cicu_date_format *cicu_date_format_open(const char *locale, const uint16_t *pattern, int32_t length);

/// Opens a format that writes the day and the time of day as the locale does; null when ICU fails.
cicu_date_format *cicu_date_format_open_styles(const char *locale, cicu_date_style day, cicu_date_style time);

/// Writes a moment, in milliseconds since 1970, as the functions above write.
int32_t cicu_date_format_write(
  const cicu_date_format *format, double moment, uint16_t *result, int32_t capacity);

/// Closes a format.
void cicu_date_format_close(cicu_date_format *format);

/// The pattern in which a locale writes the fields that a skeleton of `length` UTF-16 units asks for.
int32_t cicu_date_pattern(
  const char *locale, const uint16_t *skeleton, int32_t length, uint16_t *result, int32_t capacity);

#include "CICU.h"

#include <unicode/udat.h>
#include <unicode/udatpg.h>

/// A format that was opened; null when that failed.
static cicu_date_format *opened(UDateFormat *format, UErrorCode status) {
  if (U_SUCCESS(status)) return (cicu_date_format *)format;
  udat_close(format);
  return NULL;
}

cicu_date_format *cicu_date_format_open(const char *locale, const uint16_t *pattern, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"UTC", -1, pattern, length, &status);
  return opened(format, status);
}

/// The style in the words of ICU.
static UDateFormatStyle style(cicu_date_style style) {
  switch (style) {
    case CICU_DATE_SHORT: return UDAT_SHORT;
    case CICU_DATE_MEDIUM: return UDAT_MEDIUM;
    case CICU_DATE_LONG: return UDAT_LONG;
    case CICU_DATE_FULL: return UDAT_FULL;
    default: return UDAT_NONE;
  }
}

cicu_date_format *cicu_date_format_open_styles(const char *locale, cicu_date_style day, cicu_date_style time) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(style(time), style(day), locale, u"UTC", -1, NULL, 0, &status);
  return opened(format, status);
}

int32_t cicu_date_format_write(
  const cicu_date_format *format, double moment, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = udat_format((const UDateFormat *)format, moment, result, capacity, NULL, &status);
  return U_FAILURE(status) || length > capacity ? -1 : length;
}

void cicu_date_format_close(cicu_date_format *format) { udat_close((UDateFormat *)format); }

int32_t cicu_date_pattern(
  const char *locale, const uint16_t *skeleton, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  length = udatpg_getBestPattern(generator, skeleton, length, result, capacity, &status);
  udatpg_close(generator);
  return U_FAILURE(status) || length > capacity ? -1 : length;
}

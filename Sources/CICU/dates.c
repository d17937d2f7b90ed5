#include "CICU.h"

#include <unicode/udat.h>
#include <unicode/udatpg.h>

/// Writes a moment and closes the format; -1 when ICU fails or the text does not fit.
static int32_t write_and_close(
  UDateFormat *format, double moment, uint16_t *result, int32_t capacity, UErrorCode status) {
  int32_t length = udat_format(format, moment, result, capacity, NULL, &status);
  udat_close(format);
  return U_FAILURE(status) || length > capacity ? -1 : length;
}

int32_t cicu_format_date(
  const char *locale, double moment, const uint16_t *pattern, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"UTC", -1, pattern, length, &status);
  return write_and_close(format, moment, result, capacity, status);
}

int32_t cicu_date_pattern(
  const char *locale, const uint16_t *skeleton, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  length = udatpg_getBestPattern(generator, skeleton, length, result, capacity, &status);
  udatpg_close(generator);
  return U_FAILURE(status) || length > capacity ? -1 : length;
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

int32_t cicu_format_date_styles(
  const char *locale, double moment, cicu_date_style day, cicu_date_style time, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(style(time), style(day), locale, u"UTC", -1, NULL, 0, &status);
  return write_and_close(format, moment, result, capacity, status);
}

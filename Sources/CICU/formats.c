#include "CICU.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/uregion.h>
#include <unicode/ustring.h>

/// The length of an answer, or -1 for none: an answer that does not fit is none.
static int32_t answer(int32_t length, int32_t capacity, UErrorCode status) {
  return U_FAILURE(status) || length > capacity ? -1 : length;
}

int32_t cicu_format_number(
  const char *locale, const char *skeleton, const char *decimal, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[64];
  int32_t length = 0;
  u_strFromUTF8(wide, 64, &length, skeleton, -1, &status);
  if (U_FAILURE(status)) return -1;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, length, locale, &status);
  UFormattedNumber *number = unumf_openResult(&status);
  unumf_formatDecimal(formatter, decimal, (int32_t)strlen(decimal), number, &status);
  length = U_SUCCESS(status) ? unumf_resultToString(number, result, capacity, &status) : -1;
  unumf_closeResult(number);
  unumf_close(formatter);
  return answer(length, capacity, status);
}

int32_t cicu_currency_symbol(const char *locale, const char *currency, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[4];
  u_uastrncpy(wide, currency, 3);
  wide[3] = 0;
  int32_t length = 0;
  const UChar *symbol = ucurr_getName(wide, locale, UCURR_SYMBOL_NAME, NULL, &length, &status);
  if (U_FAILURE(status) || length > capacity) return -1;
  u_memcpy(result, symbol, length);
  return length;
}

int32_t cicu_currency_digits(const char *currency) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[4];
  u_uastrncpy(wide, currency, 3);
  wide[3] = 0;
  int32_t digits = ucurr_getDefaultFractionDigits(wide, &status);
  return U_FAILURE(status) ? -1 : digits;
}

int32_t cicu_locale_name(const char *locale, const char *language, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return answer(uloc_getDisplayName(locale, language, result, capacity, &status), capacity, status);
}

int32_t cicu_region_currency(const char *region, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[16] = "und_";
  strncat(locale, region, 8);
  return answer(ucurr_forLocale(locale, result, capacity, &status), capacity, status);
}

int32_t cicu_region_code(const char *region, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const URegion *found = uregion_getRegionFromCode(region, &status);
  if (U_FAILURE(status) || uregion_getType(found) != URGN_TERRITORY) return -1;
  const char *code = uregion_getRegionCode(found);
  int32_t length = (int32_t)strlen(code);
  if (length > capacity) return -1;
  memcpy(result, code, (size_t)length);
  return length;
}

int32_t cicu_likely_locale(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return answer(uloc_addLikelySubtags(locale, result, capacity, &status), capacity, status);
}

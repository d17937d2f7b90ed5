#include "CICU.h"

#include <unicode/ubrk.h>

cicu_line_breaks *cicu_line_breaks_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  // The root locale: plain UAX #14, small kana not at the start of a line.
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
  return U_SUCCESS(status) ? (cicu_line_breaks *)breaks : NULL;
}

int32_t cicu_line_breaks_find(cicu_line_breaks *breaks, const uint16_t *text, int32_t length, int32_t *places) {
  UBreakIterator *iterator = (UBreakIterator *)breaks;
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  for (int32_t place = ubrk_next(iterator); place != UBRK_DONE && count < length; place = ubrk_next(iterator)) {
    places[count++] = place;
  }
  // The text belongs to the caller and is gone soon.
  ubrk_setText(iterator, NULL, 0, &status);
  return count;
}

void cicu_line_breaks_close(cicu_line_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

#pragma once

// What the program asks of ICU, in types of C. ICU's own headers stay out: it puts its version into the name
// of every function by a macro, which Swift cannot see, and its types clash with those of Foundation's ICU.

#include <stdint.h>

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

#pragma once

// Wide characters have to be asked for before curses.h is read.
#define NCURSES_WIDECHAR 1
#include <curses.h>

// What Swift cannot import: global variables, which language mode 6 takes for shared state, and macros that are
// expressions. One line each, no logic.

static inline WINDOW *cnc_standard_window(void) { return stdscr; }
static inline int cnc_rows(void) { return LINES; }
static inline int cnc_columns(void) { return COLS; }
static inline int cnc_colors(void) { return COLORS; }
static inline int cnc_color_pairs(void) { return COLOR_PAIRS; }

static const attr_t cnc_bold = WA_BOLD;
static const attr_t cnc_dim = WA_DIM;
static const attr_t cnc_italic = WA_ITALIC;
static const attr_t cnc_underline = WA_UNDERLINE;
static const attr_t cnc_reverse = WA_REVERSE;
static const attr_t cnc_blink = WA_BLINK;

static const mmask_t cnc_button1_pressed = BUTTON1_PRESSED;
static const mmask_t cnc_button4_pressed = BUTTON4_PRESSED;
static const mmask_t cnc_button5_pressed = BUTTON5_PRESSED;

static inline int cnc_function_key(int number) { return KEY_F(number); }

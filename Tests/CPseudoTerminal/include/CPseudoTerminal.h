#pragma once
#include <sys/types.h>

/// Starts a program on a new pseudo-terminal that becomes its controlling terminal.
///
/// The child has every signal at its default and none blocked, and no open file but the terminal: a
/// thread pool blocks signals, and what a test leaves open must not keep a terminal alive.
///
/// Returns the controlling side, non-blocking and closed on exec, or -1 with `errno` set.
int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          unsigned short columns, unsigned short rows, pid_t *child);

/// Gives the terminal a new size, of which the kernel tells the foreground processes.
int pseudo_terminal_resize(int controller, unsigned short columns, unsigned short rows);

/// Opens a pseudo-terminal for this process to have both sides of; it becomes nobody's controlling terminal.
///
/// Returns 0, or -1 with `errno` set.
int pseudo_terminal_open(unsigned short columns, unsigned short rows, int *controller, int *terminal);

/// The columns that the C library gives a character, -1 for what it does not know.
int pseudo_terminal_cell_width(unsigned int character);

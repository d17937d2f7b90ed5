#pragma once

#include <stdbool.h>
#include <stddef.h>

/// What signals have to do with a terminal in full-screen mode. In C, since a signal handler may call only
/// what is async-signal-safe, and a Swift function may allocate at any time.
///
/// There is one controlling terminal in a process, so there is one set of handlers.

/// The bytes that handlers write into the pipe. The other two are what the keys themselves send:
/// SIGINT writes 3 (^C) and SIGTSTP 26 (^Z).
enum {
  CTS_TERMINATED = 't',
  CTS_RESIZED = 'w',
  CTS_CONTINUED = 'c',
};

/// Installs the handlers and remembers the modes that `terminal` is in.
///
/// SIGWINCH, SIGCONT, SIGINT, SIGTSTP, SIGTERM and SIGHUP become bytes in a pipe; a second SIGTERM or SIGHUP,
/// when nobody has acted on the first, restores the terminal and ends the process. SIGQUIT, the signals of a crash
/// and those that end a process which does not expect them (SIGUSR1, SIGALRM, ...) restore the terminal and are then
/// delivered again to whatever handled them before. A signal that the process was
/// started with as ignored stays ignored.
///
/// Returns the end of the pipe to read from, which does not block; -1 with errno set if there can be none.
int cts_start(int terminal);

/// Sets what a handler sends to the terminal before the process dies; none while the shell has the terminal, and then
/// the modes are left alone too.
void cts_set_restoration(const char *bytes, size_t count);

/// Puts back the handlers that were there before, and closes the pipe.
void cts_stop(void);

/// Stops the process as ^Z does at a shell, and returns when it is continued.
///
/// Returns at once where nobody could continue it (an orphaned process group).
void cts_stop_process(void);

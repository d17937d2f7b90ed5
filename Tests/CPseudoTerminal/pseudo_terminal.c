#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          unsigned short columns, unsigned short rows, pid_t *child) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  int controller = -1;
  *child = forkpty(&controller, NULL, NULL, &size);
  if (*child < 0) return -1;
  if (*child == 0) {
    // Only calls that are safe between fork and exec in a process with threads.
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int file = 3; file < 1024; file++) close(file);
    execve(path, arguments, environment);
    _exit(127);
  }
  fcntl(controller, F_SETFD, FD_CLOEXEC);
  fcntl(controller, F_SETFL, O_NONBLOCK);
  return controller;
}

int pseudo_terminal_resize(int controller, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(controller, TIOCSWINSZ, &size);
}

int pseudo_terminal_open(unsigned short columns, unsigned short rows, int *controller, int *terminal) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return openpty(controller, terminal, NULL, NULL, &size);
}

int pseudo_terminal_cell_width(unsigned int character) { return wcwidth((wchar_t)character); }

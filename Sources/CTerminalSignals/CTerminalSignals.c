#include "CTerminalSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int reported[] = {SIGWINCH, SIGCONT, SIGINT, SIGTSTP, SIGTERM, SIGHUP};
static const int fatal[] = {SIGQUIT, SIGSEGV, SIGILL,  SIGTRAP,   SIGBUS,  SIGABRT, SIGFPE, SIGSYS,
                            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ};
enum { reported_count = sizeof reported / sizeof *reported, fatal_count = sizeof fatal / sizeof *fatal };

static struct sigaction previous[reported_count + fatal_count];
static int pipe_ends[2] = {-1, -1};
static int terminal_descriptor = -1;
static struct termios shell_modes;
static bool has_shell_modes;
static volatile sig_atomic_t was_terminated;

// A fault can come in the middle of a change, so the length is set to 0 first and to the new value last.
static char restoration[256];
static volatile sig_atomic_t restoration_length;

// Where handlers run when the ordinary stack has overflowed.
static char handler_stack[32 * 1024];

static void restore_terminal(void) {
  size_t length = (size_t)restoration_length;
  if (length == 0) return;
  restoration_length = 0;
  signal(SIGTTOU, SIG_IGN);  // A process in the background would be stopped by what follows.
  for (size_t sent = 0; sent < length;) {
    ssize_t count = write(terminal_descriptor, restoration + sent, length - sent);
    if (count <= 0) break;
    sent += (size_t)count;
  }
  if (has_shell_modes) tcsetattr(terminal_descriptor, TCSAFLUSH, &shell_modes);
}

static void restore_and_deliver_again(int number) {
  int saved_errno = errno;
  restore_terminal();
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] == number) sigaction(number, &previous[reported_count + i], NULL);
  }
  errno = saved_errno;
  raise(number);
}

static void report(int number) {
  int saved_errno = errno;
  char byte = 0;
  switch (number) {
    case SIGWINCH: byte = CTS_RESIZED; break;
    case SIGCONT: byte = CTS_CONTINUED; break;
    case SIGINT: byte = 3; break;
    case SIGTSTP: byte = 26; break;
    default:
      if (was_terminated) {
        restore_terminal();
        signal(number, SIG_DFL);
        raise(number);
      }
      was_terminated = 1;
      byte = CTS_TERMINATED;
  }
  // The pipe does not block: when it is full, enough is waiting to be read.
  if (write(pipe_ends[1], &byte, 1) < 0) { /* nothing can be done about it here */ }
  errno = saved_errno;
}

static void install(int number, void (*handler)(int), int flags, struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, NULL, before);
  if (before->sa_handler != SIG_IGN) sigaction(number, &action, NULL);
}

int cts_start(int terminal) {
  if (pipe(pipe_ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
  }
  terminal_descriptor = terminal;
  restoration_length = 0;
  was_terminated = 0;
  has_shell_modes = tcgetattr(terminal, &shell_modes) == 0;

  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = handler_stack;
    stack.ss_size = sizeof handler_stack;
    sigaltstack(&stack, NULL);
  }
  for (int i = 0; i < reported_count; i++) install(reported[i], report, SA_RESTART, &previous[i]);
  for (int i = 0; i < fatal_count; i++) {
    install(fatal[i], restore_and_deliver_again, SA_ONSTACK | SA_NODEFER, &previous[reported_count + i]);
  }
  return pipe_ends[0];
}

void cts_set_restoration(const char *bytes, size_t count) {
  restoration_length = 0;
  if (count > sizeof restoration) return;
  memcpy(restoration, bytes, count);
  restoration_length = (sig_atomic_t)count;
}

void cts_stop(void) {
  for (int i = 0; i < reported_count; i++) sigaction(reported[i], &previous[i], NULL);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &previous[reported_count + i], NULL);
  restoration_length = 0;
  for (int i = 0; i < 2; i++) {
    close(pipe_ends[i]);
    pipe_ends[i] = -1;
  }
}

void cts_stop_process(void) {
  struct sigaction stop, before;
  memset(&stop, 0, sizeof stop);
  stop.sa_handler = SIG_DFL;
  sigemptyset(&stop.sa_mask);
  sigaction(SIGTSTP, &stop, &before);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

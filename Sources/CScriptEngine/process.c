#define _GNU_SOURCE
#include "CScriptEngine.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <unistd.h>

/// A pipe that no program started by this process inherits.
static bool make_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC) == 0;
#else
  if (pipe(ends) != 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return true;
#endif
}

/// Starts the program with nothing of this process but the two pipes: no other descriptor, no ignored signal, no
/// terminal to be told by.
static pid_t spawn(const char *const *words, const char *const *environment, int input, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  int flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
#if defined(__linux__)
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
#else
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, (short)flags);
  pid_t process;
  int error = posix_spawn(&process, words[0], &actions, &attributes, (char *const *)words,
                          (char *const *)environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? process : -1;
}

int cse_start(const char *const *words, const char *const *environment, int *input, int *output) {
  int requests[2], replies[2];
  if (!make_pipe(requests)) return -1;
  if (!make_pipe(replies)) {
    close(requests[0]), close(requests[1]);
    return -1;
  }
  pid_t process = spawn(words, environment, requests[0], replies[1]);
  close(requests[0]), close(replies[1]);
  if (process < 0) {
    close(requests[1]), close(replies[0]);
    return -1;
  }
  *input = requests[1];
  *output = replies[0];
  return process;
}

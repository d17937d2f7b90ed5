#define _GNU_SOURCE
#include "CScriptEngine.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int memory_file = -1;
static volatile sig_atomic_t is_armed;
static double last_second;
static size_t most_bytes;
static size_t page_bytes;

#if defined(__linux__)

/// The second number of the file is the count of pages in use; reading at 0 makes the kernel write it anew.
size_t cse_resident_bytes(void) {
  char text[96];
  ssize_t count = memory_file < 0 ? -1 : pread(memory_file, text, sizeof text - 1, 0);
  if (count <= 0) return 0;
  text[count] = 0;
  const char *digits = strchr(text, ' ');
  size_t pages = 0;
  for (digits = digits == NULL ? "" : digits + 1; *digits >= '0' && *digits <= '9'; digits++)
    pages = pages * 10 + (size_t)(*digits - '0');
  return pages * page_bytes;
}

#else

size_t cse_resident_bytes(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? (size_t)usage.ru_maxrss : 0;
}

#endif

double cse_processor_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

double cse_milliseconds_since_1970(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (double)now.tv_sec * 1e3 + (double)(now.tv_nsec / 1000000);
}

static void check_limits(int signal) {
  (void)signal;
  if (!is_armed) return;
  if (cse_processor_seconds() > last_second) _exit(CSE_EXIT_TIME);
  if (cse_resident_bytes() > most_bytes) _exit(CSE_EXIT_MEMORY);
}

static void set_timer(int microseconds) {
  struct itimerval timer;
  memset(&timer, 0, sizeof timer);
  timer.it_interval.tv_usec = microseconds;
  timer.it_value.tv_usec = microseconds;
  setitimer(ITIMER_PROF, &timer, NULL);
}

void cse_prepare_limits(void) {
#if defined(__linux__)
  page_bytes = (size_t)sysconf(_SC_PAGESIZE);
  memory_file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
#endif
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  setrlimit(RLIMIT_FSIZE, &none);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = check_limits;
  action.sa_flags = SA_RESTART;
  sigaction(SIGPROF, &action, NULL);
}

void cse_arm_limits(double seconds, size_t bytes) {
  last_second = cse_processor_seconds() + seconds;
  most_bytes = bytes;
  is_armed = 1;
  set_timer(4000);
}

void cse_disarm_limits(void) {
  is_armed = 0;
  set_timer(0);
}

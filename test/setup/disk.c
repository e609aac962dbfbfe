/*
 * A disk that takes a given time for each synchronisation, for tests and bench. It is preloaded into a server, and lets
 * each synchronisation return QPSGATE_SYNC_NS nanoseconds after it began. Nothing is really synchronised, so the disk
 * of this machine does not matter. The data are thrown away after the measurement.
 *
 * It is linked without the C library, so that it fits into every program: the server's own library has what it calls.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* A server may be frozen in the middle of a wait. It then waits for the rest, less a part of one step. */
#define STEPS 8
#define LEAST_STEP_NS 50000L
/* A sleep that took this much longer than asked was spent frozen. */
#define FROZEN_NS 1000000L
#define LEARNT_NS 100L
#define MOST_FILES 65536

static long asked_ns;
/* By how much half of the sleeps end later than asked. */
static long late_ns;
/* Whether each file was opened such that every write to it is synchronised. */
static char is_synchronous[MOST_FILES];

__attribute__((constructor)) static void read_asked(void) {
  const char *text = getenv("QPSGATE_SYNC_NS");
  asked_ns = text == NULL ? 0 : atol(text);
}

static long now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}

static int synchronise(void) {
  if (asked_ns == 0) return 0;
  long began = now_ns(), left = asked_ns, longest = asked_ns / STEPS;
  int slack = prctl(PR_GET_TIMERSLACK);
  if (longest < LEAST_STEP_NS) longest = LEAST_STEP_NS;
  prctl(PR_SET_TIMERSLACK, 1);
  /* Ends when even the shortest sleep would outlast the rest of the wait. */
  while (left > late_ns / 2) {
    long step = left < longest ? left : longest, wait = step > late_ns ? step - late_ns : 1;
    struct timespec sleep = {wait / 1000000000L, wait % 1000000000L};
    syscall(SYS_nanosleep, &sleep, NULL);
    long now = now_ns(), took = now - began;
    began = now;
    if (took > step + FROZEN_NS) took = step;
    else if (took > step) late_ns += LEARNT_NS;
    else if (late_ns > 0) late_ns -= LEARNT_NS;
    left -= took;
  }
  prctl(PR_SET_TIMERSLACK, slack);
  return 0;
}

int fsync(int file) { return synchronise(); }
int fdatasync(int file) { return synchronise(); }
int msync(void *start, size_t length, int flags) { return flags & MS_SYNC ? synchronise() : 0; }

/*
 * Notes which files have O_DSYNC, because each write to them is synchronised. Without O_DIRECT, with which MariaDB
 * opens its log, writes do not wait for the real disk.
 */
int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  /* O_SYNC has the bit of O_DSYNC. */
  int file = syscall(SYS_openat, AT_FDCWD, path, flags & ~(O_SYNC | O_DIRECT), mode);
  if (file >= 0 && file < MOST_FILES) is_synchronous[file] = (flags & O_DSYNC) != 0;
  return file;
}
ssize_t pwrite(int file, const void *bytes, size_t many, off_t at) {
  ssize_t written = syscall(SYS_pwrite64, file, bytes, many, at);
  if (file >= 0 && file < MOST_FILES && is_synchronous[file]) synchronise();
  return written;
}
int open64(const char *path, int flags, ...) __attribute__((alias("open")));
ssize_t pwrite64(int file, const void *bytes, size_t many, off_t at) __attribute__((alias("pwrite")));

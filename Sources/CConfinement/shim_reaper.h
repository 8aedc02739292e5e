// The reaper: a process that ends the groups of children when the lab ends, however it ends. It
// holds one end of a pair of sockets, whose other end only the lab has, and reads which groups there
// are; when nothing more can come, the lab is gone.
#ifndef CCONFINEMENT_SHIM_REAPER_H
#define CCONFINEMENT_SHIM_REAPER_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// The numbers that processes have on Linux are below (PID_MAX_LIMIT); elsewhere they are smaller.
enum { ll_most_processes = 1 << 22 };

// Tells the reaper of a group that begins, or with a minus of one that has ended. Returns 0, or -1
// with errno. Async-signal-safe.
static inline int ll_reaper_tell(int words, int32_t group) {
#if defined(MSG_NOSIGNAL)
  int flags = MSG_NOSIGNAL;
#else
  int flags = 0;
#endif
  ssize_t count;
  do count = send(words, &group, sizeof group, flags);
  while (count < 0 && errno == EINTR);
  return count == (ssize_t)sizeof group ? 0 : -1;
}

// Nothing of the lab's stays open but `words`: a pipe that the lab wrote to ends with the lab.
static inline void ll_reaper_let_go(int words) {
  dup2(words, 0);
#if defined(__linux__)
  enum { close_range = 436 };  // close_range(2); older headers do not name it
  if (syscall(close_range, 1, ~0u, 0) == 0) return;
#endif
  int most = getdtablesize();
  for (int descriptor = 1; descriptor < most; descriptor++) close(descriptor);
}

// What the reaper does. All signals are blocked; in a session of its own it gets none of the
// terminal's.
static inline void ll_reap(int words) {
  setsid();
  ll_reaper_let_go(words);
  int left = chdir("/");
  (void)left;
#if defined(__linux__)
  prctl(PR_SET_NAME, "lab-reaper");
#endif
  uint64_t *groups = (uint64_t *)mmap(
      NULL, ll_most_processes / 8, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (groups == MAP_FAILED) return;
  for (;;) {
    int32_t word;
    ssize_t count = read(0, &word, sizeof word);
    if (count < 0 && errno == EINTR) continue;
    if (count != (ssize_t)sizeof word) break;
    int32_t group = word < 0 ? -word : word;
    if (group >= ll_most_processes) continue;
    uint64_t bit = (uint64_t)1 << (group % 64);
    if (word > 0) groups[group / 64] |= bit;
    else groups[group / 64] &= ~bit;
  }
  for (int32_t group = 2; group < ll_most_processes; group++) {
    if (groups[group / 64] == 0) group |= 63;
    else if (groups[group / 64] >> (group % 64) & 1) kill(-group, SIGKILL);
  }
}

// Starts a reaper, and returns its number, or -1 with errno; `words` is the lab's end.
static inline pid_t ll_reaper_start(int *words) {
  int ends[2];
#if defined(__linux__)
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
  int yes = 1;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  setsockopt(ends[1], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t pid = fork();
  if (pid == 0) {
    ll_reap(ends[0]);
    _exit(0);
  }
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  if (pid < 0) {
    close(ends[1]);
    errno = error;
    return -1;
  }
  *words = ends[1];
  return pid;
}

#endif

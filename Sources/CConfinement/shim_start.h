// Starts a program as a child: between fork and exec, where its limits and its confinement are set,
// only calls that are safe there (signal-safety(7)).
#ifndef CCONFINEMENT_SHIM_START_H
#define CCONFINEMENT_SHIM_START_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "shim_landlock.h"
#include "shim_reaper.h"
#include "shim_seccomp.h"

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

typedef struct ll_child {
  const char *folder;
  char *const *arguments;    // the path of the program first; a null pointer ends them
  char *const *environment;  // likewise
  int streams[3];            // what becomes its descriptors 0, 1 and 2
  uint64_t memory;           // bytes of address space
  uint64_t seconds;          // of processor time
  uint64_t processes;        // of its user, where the user is not root; 0 for no limit
  int rules;                 // of Landlock; -1 for none
  int filters;               // whether system calls are filtered
  int reaper;                // through which the reaper is sent its group
} ll_child;

// What the child could not do.
enum { ll_failed_reaper = 1, ll_failed_folder, ll_failed_limit, ll_failed_confinement, ll_failed_program };

typedef struct ll_failure {
  int step;
  int error;
} ll_failure;

// What may not be raised stays below what is allowed already.
static inline int ll_limit(int resource, uint64_t wanted) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max > wanted) limit.rlim_max = (rlim_t)wanted;
  limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

// What only the start of a child knows: the filter that is made for it, and whether it ends with
// the thread that starts it.
typedef struct ll_birth {
  struct sock_filter steps[ll_most_steps];
  int count;
  pid_t parent;
  int has_main_thread;
} ll_birth;

static inline void ll_expect(const ll_child *child, ll_birth *birth) {
  birth->count = child->filters ? ll_seccomp_filter(birth->steps) : 0;
  birth->parent = getpid();
#if defined(__linux__)
  // The signal comes at the end of the thread: only the first one lives as long as the process.
  birth->has_main_thread = syscall(SYS_gettid) == birth->parent;
#endif
}

// Of all processes it is ended first where memory gets short; and it ends with its parent even
// where the reaper was killed, too.
static inline void ll_end_early(const ll_birth *birth) {
#if defined(__linux__)
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score >= 0) {
    ssize_t written = write(score, "1000", 4);
    (void)written;
    close(score);
  }
  if (!birth->has_main_thread) return;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != birth->parent) _exit(127);
#endif
}

// Rights of root that Landlock does not look at are given up, too.
static inline int ll_confine(const ll_child *child, ll_birth *birth) {
#if defined(__linux__)
  if (child->rules < 0 && !child->filters) return 0;
  int error = 0;
  struct { uint32_t version; int pid; } header = {0x20080522, 0};
  struct { uint32_t effective, permitted, inheritable; } none[2] = {{0, 0, 0}, {0, 0, 0}};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (syscall(SYS_capset, &header, none) != 0) return errno;
  if (child->rules >= 0) {
    ll_landlock_allow_self(child->rules);
    error = ll_landlock_enter(child->rules);
  }
  return error == 0 && child->filters ? ll_seccomp_enter(birth->steps, birth->count) : error;
#else
  return 0;
#endif
}

// Nothing of ours is open in the program but its three streams.
static inline void ll_leave_open_nothing(void) {
#if defined(__linux__)
  enum { close_range = 436, on_exec = 4 };  // close_range(2); older headers do not name them
  if (syscall(close_range, 3, ~0u, on_exec) == 0) return;
#endif
  for (int descriptor = 3; descriptor < 256; descriptor++) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  }
}

static inline ll_failure ll_become(const ll_child *child, ll_birth *birth) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
  setpgid(0, 0);
  // Before anything else runs: from here on the group ends, even if the lab ends now.
  if (ll_reaper_tell(child->reaper, getpid()) != 0) return (ll_failure){ll_failed_reaper, errno};
  close(child->reaper);
  ll_end_early(birth);
  for (int i = 0; i < 3; i++) dup2(child->streams[i], i);
  if (chdir(child->folder) != 0) return (ll_failure){ll_failed_folder, errno};
  // macOS does not hold address space to a limit.
  ll_limit(RLIMIT_AS, child->memory);
  int error = ll_limit(RLIMIT_CORE, 0);
  if (error == 0) error = ll_limit(RLIMIT_CPU, child->seconds);
  if (error == 0 && child->processes > 0) error = ll_limit(RLIMIT_NPROC, child->processes);
  if (error != 0) return (ll_failure){ll_failed_limit, error};
  error = ll_confine(child, birth);
  if (error != 0) return (ll_failure){ll_failed_confinement, error};
  ll_leave_open_nothing();
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(child->arguments[0], child->arguments, child->environment);
  return (ll_failure){ll_failed_program, errno};
}

// Whether the child `pid` has ended. It stays to be waited for, and its number stays its own.
static inline int ll_has_ended(pid_t pid) {
  siginfo_t end;
  memset(&end, 0, sizeof end);
  return waitid(P_PID, (id_t)pid, &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid == pid;
}

// Starts `child`, which leads a group of its own: its number, or -1 and why.
static inline pid_t ll_start(const ll_child *child, ll_failure *failure) {
  int report[2];
  ll_birth birth;
  ll_expect(child, &birth);
  *failure = (ll_failure){ll_failed_program, 0};
  if (pipe(report) != 0) {
    failure->error = errno;
    return -1;
  }
  for (int i = 0; i < 2; i++) fcntl(report[i], F_SETFD, FD_CLOEXEC);
  // No handler of ours runs in the child.
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t pid = fork();
  if (pid == 0) {
    ll_failure found = ll_become(child, &birth);
    ssize_t written = write(report[1], &found, sizeof found);
    (void)written;
    _exit(127);
  }
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (pid < 0) {
    failure->error = error;
  } else {
    // It closes its end when the program begins.
    ssize_t count;
    do count = read(report[0], failure, sizeof *failure);
    while (count < 0 && errno == EINTR);
    if (count == (ssize_t)sizeof *failure) {
      while (waitpid(pid, &error, 0) < 0 && errno == EINTR) {}
      pid = -1;
    }
  }
  close(report[0]);
  return pid;
}

#endif

// The system calls that a confined process may make, as data. `shim_seccomp.h` makes the filter.
// The tables list what python3, node, ruby, perl, lua, php, shells, the Swift runtime and its
// backtracer, and the Swift compiler with its linker were seen to call, and the calls beside those
// that act only on the process's own memory, threads, timers and open files.
#ifndef CCONFINEMENT_SHIM_CALLS_H
#define CCONFINEMENT_SHIM_CALLS_H

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <errno.h>
#include <sched.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/syscall.h>

// Calls that older C libraries do not name. All processors number them alike.
enum {
  ll_call_pidfd_open = 434,
  ll_call_clone3 = 435,
  ll_call_close_range = 436,
  ll_call_openat2 = 437,
  ll_call_faccessat2 = 439,
  ll_call_epoll_pwait2 = 441,
  ll_call_futex_waitv = 449,
  ll_call_futex_wake = 454,
  ll_call_futex_wait = 455,
  ll_call_futex_requeue = 456,
  ll_call_mseal = 462,
};

// Calls with these numbers and above are newer than the tables: they fail as if the kernel did not
// have them, and a program takes an older way.
enum { ll_first_unknown_call = 453 };

// Allowed whatever the arguments are.
static inline const int *ll_calls_allowed(int *count) {
  static const int calls[] = {
      // Memory.
      SYS_brk, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_msync, SYS_mincore,
      ll_call_mseal,
      // Programs and threads of the process's own group, and their ends.
      SYS_execve, SYS_execveat, SYS_exit, SYS_exit_group, SYS_wait4, SYS_waitid, SYS_set_tid_address,
      SYS_set_robust_list, SYS_futex, ll_call_futex_waitv, ll_call_futex_wake, ll_call_futex_wait,
      ll_call_futex_requeue, SYS_rseq, SYS_membarrier, SYS_sched_yield, SYS_getcpu,
      // Signals: Landlock keeps them within the group.
      SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigpending,
      SYS_rt_sigtimedwait, SYS_rt_sigsuspend, SYS_rt_sigreturn, SYS_sigaltstack, SYS_signalfd4,
      SYS_restart_syscall,
      // What the process is, and what the machine is.
      SYS_getpid, SYS_getppid, SYS_gettid, SYS_getpgid, SYS_getsid, SYS_getuid, SYS_geteuid,
      SYS_getgid, SYS_getegid, SYS_getresuid, SYS_getresgid, SYS_getgroups, SYS_capget, SYS_umask,
      SYS_getpriority, SYS_getrlimit, SYS_setrlimit, SYS_getrusage, SYS_times, SYS_sysinfo,
      SYS_uname, SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler,
      SYS_sched_get_priority_max, SYS_sched_get_priority_min, SYS_sched_getattr,
      // Time and chance.
      SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
      SYS_getitimer, SYS_setitimer, SYS_timer_create, SYS_timer_settime, SYS_timer_gettime,
      SYS_timer_getoverrun, SYS_timer_delete, SYS_timerfd_create, SYS_timerfd_settime,
      SYS_timerfd_gettime, SYS_getrandom,
      // Open files.
      SYS_read, SYS_readv, SYS_pread64, SYS_preadv, SYS_preadv2, SYS_write, SYS_writev,
      SYS_pwrite64, SYS_pwritev, SYS_pwritev2, SYS_lseek, SYS_close, ll_call_close_range, SYS_dup,
      SYS_dup3, SYS_pipe2, SYS_fstat, SYS_fstatfs, SYS_ftruncate, SYS_fallocate, SYS_fsync,
      SYS_fdatasync, SYS_sync_file_range, SYS_flock, SYS_fadvise64, SYS_readahead, SYS_sendfile,
      SYS_copy_file_range, SYS_splice, SYS_tee, SYS_getdents64,
      // Waiting for them.
      SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait,
      ll_call_epoll_pwait2, SYS_eventfd2,
      // Paths: Landlock decides what they reach.
      SYS_openat, ll_call_openat2, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_faccessat,
      ll_call_faccessat2, SYS_readlinkat, SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_mkdirat,
      SYS_unlinkat, SYS_renameat, SYS_renameat2, SYS_linkat, SYS_symlinkat,
      // A pair of sockets, which `ll_calls_checked` lets be made, and the one on standard input.
      SYS_sendto, SYS_recvfrom, SYS_sendmsg, SYS_recvmsg, SYS_sendmmsg, SYS_recvmmsg, SYS_shutdown,
      SYS_getsockname, SYS_getpeername, SYS_getsockopt, SYS_setsockopt,
#if defined(__x86_64__)
      // What newer processors spell otherwise.
      SYS_arch_prctl, SYS_fork, SYS_vfork, SYS_getpgrp, SYS_time, SYS_alarm, SYS_pause, SYS_open,
      SYS_creat, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_mkdir, SYS_rmdir,
      SYS_unlink, SYS_rename, SYS_link, SYS_symlink, SYS_dup2, SYS_pipe, SYS_poll, SYS_select,
      SYS_epoll_create, SYS_epoll_wait, SYS_eventfd, SYS_signalfd,
#endif
  };
  *count = sizeof calls / sizeof *calls;
  return calls;
}

// Known calls that fail as if the kernel did not have them: it takes an older way, which can be
// checked (clone for clone3), or does without. Every other known call that is in no table is refused
// with EPERM.
static inline const int *ll_calls_absent(int *count) {
  static const int calls[] = {
      // Its flags lie in memory, where a filter does not see them.
      ll_call_clone3,
      // Memory that the limit on address space does not count.
      SYS_memfd_create,
      ll_call_pidfd_open,
      SYS_pkey_alloc, SYS_pkey_free, SYS_pkey_mprotect,
      425, 426, 427,  // io_uring
  };
  *count = sizeof calls / sizeof *calls;
  return calls;
}

// A call that is allowed while an argument is one of some values.
typedef struct ll_check {
  int call;
  int argument;  // 0–5
  int error;     // what the call fails with otherwise
  uint32_t mask; // the bits of the argument's lower half that count
  int count;
  uint32_t values[20];
} ll_check;

// Checks of the same call follow each other; all of them must hold.
static inline const ll_check *ll_calls_checked(int *count) {
  enum { all = 0xFFFFFFFF };
  static const ll_check checks[] = {
      // Neither a namespace (CLONE_NEW…) nor a child of the lab (CLONE_PARENT).
      {SYS_clone, 0, EPERM, 0x7E028000, 1, {0}},
      // A pair of datagram sockets can be connected to others later.
      {SYS_socketpair, 0, EPERM, all, 1, {AF_UNIX}},
      {SYS_socketpair, 1, EPERM, 0xF, 1, {SOCK_STREAM}},
      // Limits and processors of the process itself, not of others.
      {SYS_prlimit64, 0, EPERM, all, 1, {0}},
      {SYS_sched_setaffinity, 0, EPERM, all, 1, {0}},
      {SYS_sched_setscheduler, 0, EPERM, all, 1, {0}},
      {SYS_sched_setparam, 0, EPERM, all, 1, {0}},
      {SYS_sched_setattr, 0, EPERM, all, 1, {0}},
      // Duplicates, flags, locks, sizes of pipes, seals; no leases, no signals to others, no watched
      // folders.
      {SYS_fcntl, 1, EPERM, all, 16,
       {0, 1, 2, 3, 4, 5, 6, 7, 9, 36, 37, 38, 1030, 1031, 1032, 1034}},
      // Questions about terminals and pipes, and flags of descriptors: TCGETS, TIOCGPGRP,
      // TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX, TCGETS2. Attributes of files are set by
      // ioctl, too.
      {SYS_ioctl, 1, ENOTTY, all, 8,
       {0x5401, 0x540F, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451, 0x802C542A}},
      // Names of threads and of memory, and questions; PR_SET_NO_NEW_PRIVS, which holds already;
      // vector lengths and tagged addresses of aarch64.
      {SYS_prctl, 0, EPERM, all, 18,
       {2, 3, 15, 16, 21, 23, 27, 29, 30, 38, 39, 41, 42, 51, 55, 56, 64, 0x53564D41}},
  };
  *count = sizeof checks / sizeof *checks;
  return checks;
}

#endif
#endif

// seccomp: system calls that a confined process does without (seccomp(2)).
#ifndef CCONFINEMENT_SHIM_SECCOMP_H
#define CCONFINEMENT_SHIM_SECCOMP_H

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define LL_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define LL_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Whether the kernel filters system calls.
static inline int ll_seccomp_is_there(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

// What is refused with EPERM whatever its arguments are: sockets, also those of io_uring; what
// changes files without opening them, which Landlock lets through; leaving the group, which is how
// all that a child starts is ended; the priorities of others.
static inline const int *ll_seccomp_refused(int *count) {
  static const int refused[] = {
      SYS_socket,       SYS_io_uring_setup, SYS_setsid,       SYS_setpgid,   SYS_setpriority,
      SYS_ioprio_set,   SYS_fchmod,         SYS_fchmodat,     SYS_fchown,    SYS_fchownat,
      SYS_utimensat,    SYS_setxattr,       SYS_lsetxattr,    SYS_fsetxattr, SYS_removexattr,
      SYS_lremovexattr, SYS_fremovexattr,
      452,  // fchmodat2
      463,  // setxattrat
      466,  // removexattrat
      469,  // file_setattr
#if defined(__x86_64__)
      SYS_chmod,        SYS_chown,          SYS_lchown,       SYS_utime,     SYS_utimes,
      SYS_futimesat,
#endif
  };
  *count = sizeof refused / sizeof *refused;
  return refused;
}

// What is refused of other processes: their limits and their place on the processors.
static inline const int *ll_seccomp_own(int *count) {
  static const int own[] = {
      SYS_prlimit64, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam,
      SYS_sched_setattr,
  };
  *count = sizeof own / sizeof *own;
  return own;
}

// Holds the calling thread to the filter, for ever. Returns 0, or errno. Async-signal-safe.
static inline int ll_seccomp_enter(void) {
  const struct sock_filter refuse = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  const struct sock_filter pass = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  const struct sock_filter number =
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  // The lower halves of the first two arguments: both processors are little-endian.
  const struct sock_filter first =
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]));
  const struct sock_filter second =
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1]));
  struct sock_filter steps[128];
  unsigned short length = 0;
  int count;
#define LL_STEP(step) steps[length++] = step
#define LL_JUMP(test, value, yes, no) \
  steps[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, yes, no)
  // The same numbers mean other calls to a program of another kind: 32 bits, x32.
  LL_STEP(((struct sock_filter)BPF_STMT(
      BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch))));
  LL_JUMP(BPF_JEQ, LL_ARCHITECTURE, 1, 0);
  LL_STEP(refuse);
  LL_STEP(number);
  LL_JUMP(BPF_JGE, 0x40000000, 0, 1);
  LL_STEP(refuse);
  const int *refused = ll_seccomp_refused(&count);
  for (int i = 0; i < count; i++) {
    LL_JUMP(BPF_JEQ, (uint32_t)refused[i], 0, 1);
    LL_STEP(refuse);
  }
  const int *own = ll_seccomp_own(&count);
  for (int i = 0; i < count; i++) {
    LL_JUMP(BPF_JEQ, (uint32_t)own[i], 0, 4);
    LL_STEP(first);
    LL_JUMP(BPF_JEQ, 0, 1, 0);
    LL_STEP(refuse);
    LL_STEP(pass);
  }
  // A pair of datagram sockets can be connected to others later.
  LL_JUMP(BPF_JEQ, SYS_socketpair, 0, 4);
  LL_STEP(second);
  LL_STEP(((struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xF)));
  LL_JUMP(BPF_JEQ, SOCK_STREAM, 1, 0);
  LL_STEP(refuse);
  LL_STEP(pass);
#undef LL_STEP
#undef LL_JUMP
  struct sock_fprog program = {length, steps};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}

#else
static inline int ll_seccomp_is_there(void) { return 0; }
static inline int ll_seccomp_enter(void) { return ENOSYS; }
#endif

#endif

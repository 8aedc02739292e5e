// seccomp: the filter that allows the system calls of `shim_calls.h` and no others (seccomp(2)).
#ifndef CCONFINEMENT_SHIM_SECCOMP_H
#define CCONFINEMENT_SHIM_SECCOMP_H

#include <errno.h>

#include "shim_calls.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
enum { ll_architecture = (int)AUDIT_ARCH_X86_64 };
#else
enum { ll_architecture = (int)AUDIT_ARCH_AARCH64 };
#endif

// The steps that a filter may have, and the numbers that its table of calls has: each below is
// known by name or unknown, each above is unknown.
enum { ll_most_steps = 1024, ll_table_size = 512 };

// What becomes of a call; `ll_decided_check` and above are the places of its checks.
enum { ll_decided_absent, ll_decided_refused, ll_decided_allowed, ll_decided_check };

typedef struct ll_filter {
  struct sock_filter *steps;
  int count;
} ll_filter;

// Calls of neighbouring numbers that are decided alike.
typedef struct ll_run {
  uint32_t start;
  int decision;
} ll_run;

// Whether the kernel filters system calls.
static inline int ll_seccomp_is_there(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

static inline void ll_step(ll_filter *filter, unsigned code, uint32_t k, int yes, int no) {
  if (filter->count >= ll_most_steps) return;
  struct sock_filter step = {(uint16_t)code, (uint8_t)yes, (uint8_t)no, k};
  filter->steps[filter->count++] = step;
}

static inline void ll_answer(ll_filter *filter, int error) {
  uint32_t action = error == 0 ? SECCOMP_RET_ALLOW : SECCOMP_RET_ERRNO | (uint32_t)error;
  ll_step(filter, BPF_RET | BPF_K, action, 0, 0);
}

// The check at `place`, and those after it of the same call.
static inline void ll_filter_checks(ll_filter *filter, int place) {
  int count;
  const ll_check *checks = ll_calls_checked(&count);
  for (int i = place; i < count && checks[i].call == checks[place].call; i++) {
    // The lower half of the argument: both processors are little-endian, and the kernel reads no
    // more of these.
    uint32_t offset = offsetof(struct seccomp_data, args) + 8 * (uint32_t)checks[i].argument;
    ll_step(filter, BPF_LD | BPF_W | BPF_ABS, offset, 0, 0);
    ll_step(filter, BPF_ALU | BPF_AND | BPF_K, checks[i].mask, 0, 0);
    for (int value = 0; value < checks[i].count; value++) {
      int rest = checks[i].count - value - 1;
      ll_step(filter, BPF_JMP | BPF_JEQ | BPF_K, checks[i].values[value], rest + 1, 0);
    }
    ll_answer(filter, checks[i].error);
  }
  ll_answer(filter, 0);
}

// Finds the run of a call by halves: few steps, of a kind that the kernel works out beforehand.
static inline void ll_filter_runs(ll_filter *filter, const ll_run *runs, int low, int high) {
  if (high - low == 1) {
    int decision = runs[low].decision;
    if (decision >= ll_decided_check) return ll_filter_checks(filter, decision - ll_decided_check);
    int errors[] = {ENOSYS, EPERM, 0};
    return ll_answer(filter, errors[decision]);
  }
  int middle = (low + high) / 2;
  ll_step(filter, BPF_JMP | BPF_JGE | BPF_K, runs[middle].start, 0, 1);
  int jump = filter->count;
  ll_step(filter, BPF_JMP | BPF_JA, 0, 0, 0);
  ll_filter_runs(filter, runs, low, middle);
  filter->steps[jump].k = (uint32_t)(filter->count - jump - 1);
  ll_filter_runs(filter, runs, middle, high);
}

static inline void ll_decide(int *table) {
  int count;
  for (int call = 0; call < ll_table_size; call++) {
    table[call] = call < ll_first_unknown_call ? ll_decided_refused : ll_decided_absent;
  }
  const int *calls = ll_calls_absent(&count);
  for (int i = 0; i < count; i++) table[calls[i]] = ll_decided_absent;
  calls = ll_calls_allowed(&count);
  for (int i = 0; i < count; i++) table[calls[i]] = ll_decided_allowed;
  const ll_check *checks = ll_calls_checked(&count);
  for (int i = count - 1; i >= 0; i--) table[checks[i].call] = ll_decided_check + i;
}

// Writes the filter to `steps`, which has space for `ll_most_steps`: how many it has.
static inline int ll_seccomp_filter(struct sock_filter *steps) {
  ll_filter filter = {steps, 0};
  // The same numbers mean other calls to a program of another kind, such as one of 32 bits.
  ll_step(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
  ll_step(&filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)ll_architecture, 1, 0);
  ll_answer(&filter, EPERM);
  ll_step(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
  int table[ll_table_size];
  ll_decide(table);
  ll_run runs[ll_table_size + 1];
  int count = 0;
  for (int call = 0; call < ll_table_size; call++) {
    if (call > 0 && table[call] == table[call - 1]) continue;
    runs[count++] = (ll_run){(uint32_t)call, table[call]};
  }
  runs[count++] = (ll_run){ll_table_size, ll_decided_absent};
  ll_filter_runs(&filter, runs, 0, count);
  return filter.count;
}

// Holds the calling thread to the filter, for ever. Returns 0, or errno. Async-signal-safe.
static inline int ll_seccomp_enter(struct sock_filter *steps, int count) {
  struct sock_fprog program = {(unsigned short)count, steps};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}

#else
enum { ll_most_steps = 1 };
struct sock_filter { int unused; };
static inline int ll_seccomp_is_there(void) { return 0; }
static inline int ll_seccomp_filter(struct sock_filter *steps) { return 0; }
static inline int ll_seccomp_enter(struct sock_filter *steps, int count) { return ENOSYS; }
#endif

#endif

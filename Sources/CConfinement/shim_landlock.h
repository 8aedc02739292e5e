// Landlock: which files a process reaches, and no TCP, abstract sockets or signals to others
// (landlock(7), and the kernel's Documentation/userspace-api/landlock.rst). The numbers stand here,
// for the C library's headers are often older than the kernel.
#ifndef CCONFINEMENT_SHIM_LANDLOCK_H
#define CCONFINEMENT_SHIM_LANDLOCK_H

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>

enum { ll_landlock_create = 444, ll_landlock_add = 445, ll_landlock_restrict = 446 };

// O_PATH, which glibc declares only under a feature macro that a module cannot set.
enum { ll_open_path = 1 << 21 };

// struct landlock_ruleset_attr.
typedef struct ll_landlock_rules {
  uint64_t files;
  uint64_t network;  // version 4: binding and connecting TCP
  uint64_t scopes;   // version 6: abstract sockets and signals
} ll_landlock_rules;

// struct landlock_path_beneath_attr.
typedef struct __attribute__((packed)) ll_landlock_path {
  uint64_t allowed;
  int32_t place;
} ll_landlock_path;

// Rights to files: LANDLOCK_ACCESS_FS_…
enum {
  ll_landlock_read = 1 << 0 | 1 << 2 | 1 << 3,  // execute, read a file, read a folder
  ll_landlock_read_file = 1 << 2,
  ll_landlock_read_folder = 1 << 3,
  ll_landlock_of_files = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14,
};

// The rights that a version knows.
static inline uint64_t ll_landlock_rights(int version) {
  int count = version < 2 ? 13 : version < 3 ? 14 : version < 5 ? 15 : 16;
  return (1u << count) - 1;
}

// The version of Landlock; 0 where there is none.
static inline int ll_landlock_version(void) {
  long version = syscall(ll_landlock_create, NULL, 0, 1);
  return version > 0 ? (int)version : 0;
}

// A set of rules that allows nothing yet: its descriptor, or -1.
static inline int ll_landlock_make(int version) {
  ll_landlock_rules rules = {
      ll_landlock_rights(version), version < 4 ? 0 : 3, version < 6 ? 0 : 3};
  return (int)syscall(ll_landlock_create, &rules, sizeof rules, 0);
}

// Gives `rights` to what lies at `path` and below it. Returns 0, or errno. Async-signal-safe.
static inline int ll_landlock_allow(int rules, const char *path, uint64_t rights) {
  ll_landlock_path rule = {rights, open(path, ll_open_path | O_CLOEXEC)};
  if (rule.place < 0) return errno;
  int error = syscall(ll_landlock_add, rules, 1, &rule, 0) == 0 ? 0 : errno;
  if (error == EINVAL) {
    // It is no folder, and has no rights of one.
    rule.allowed &= ll_landlock_of_files;
    error = syscall(ll_landlock_add, rules, 1, &rule, 0) == 0 ? 0 : errno;
  }
  close(rule.place);
  return error;
}

// Allows to read what runtimes read of the calling process in `/proc`: its memory map, its threads
// and open files, its names and sizes. A process that it starts has other folders there, which stay
// closed. Async-signal-safe.
static inline void ll_landlock_allow_self(int rules) {
  static const char *const files[] = {
      "/proc/self/maps",  "/proc/self/stat", "/proc/self/status", "/proc/self/statm",
      "/proc/self/comm",  "/proc/self/cgroup",
  };
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    ll_landlock_allow(rules, files[i], ll_landlock_read_file);
  }
  ll_landlock_allow(rules, "/proc/self/fd", ll_landlock_read_folder);
  ll_landlock_allow(rules, "/proc/self/task", ll_landlock_read_folder);
}

// Holds the calling thread to `rules`, for ever. Returns 0, or errno. Async-signal-safe.
static inline int ll_landlock_enter(int rules) {
  return syscall(ll_landlock_restrict, rules, 0) == 0 ? 0 : errno;
}

#else
static inline int ll_landlock_version(void) { return 0; }
static inline int ll_landlock_make(int version) { return -1; }
static inline int ll_landlock_allow(int rules, const char *path, uint64_t rights) {
  return ENOSYS;
}
static inline void ll_landlock_allow_self(int rules) {}
static inline uint64_t ll_landlock_rights(int version) { return 0; }
enum { ll_landlock_read = 0 };
static inline int ll_landlock_enter(int rules) { return ENOSYS; }
#endif

#endif

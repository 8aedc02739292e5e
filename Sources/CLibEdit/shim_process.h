// How the process was started, for a runtime that does not keep it.
#ifndef CLIBEDIT_SHIM_PROCESS_H
#define CLIBEDIT_SHIM_PROCESS_H

#ifdef __linux__

#include <stddef.h>
#include <stdint.h>
#include <sys/auxv.h>

extern char **environ;
extern char *program_invocation_name;

// The program as it was called.
static inline const char *ll_program_name(void) { return program_invocation_name; }

// The path by which the system started it, or NULL.
static inline const char *ll_program_path(void) { return (const char *)getauxval(AT_EXECFN); }

// Returns the arguments of the process, and by reference their number. Linux puts them on the stack
// in front of the environment: the number, the addresses, a null (System V ABI, AMD64 Architecture
// Processor Supplement, 3.4.1 "Initial Stack and Register State"). Returns NULL where a library has
// moved the environment.
static inline char **ll_arguments(int *count) {
  if (!environ || environ[-1]) return NULL;
  char **first = environ - 1;
  intptr_t number = 0;
  while ((intptr_t)first[-1] != number) {
    first -= 1;
    number += 1;
  }
  *count = (int)number;
  return first;
}

#endif

#endif

// What Swift cannot call by itself: fork, and the system calls that confine a process on Linux. A
// system library target has no object file, so every function is `static inline`.
#ifndef CCONFINEMENT_SHIM_H
#define CCONFINEMENT_SHIM_H

#include "shim_landlock.h"
#include "shim_seccomp.h"
#include "shim_start.h"

#endif

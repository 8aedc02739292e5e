// The prefetch instruction, which Swift lacks. A system library target has no object file, so the
// function is `static inline`.
#ifndef CPREFETCH_PREFETCH_H
#define CPREFETCH_PREFETCH_H

/// Makes the processor bring what is at `address` into its cache, without waiting for it.
static inline void ll_prefetch(const void *address) { __builtin_prefetch(address); }

#endif

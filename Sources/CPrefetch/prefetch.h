// What Swift cannot say: that memory will be read soon. A system library target has no object file,
// so the function is `static inline`.
#ifndef CPREFETCH_PREFETCH_H
#define CPREFETCH_PREFETCH_H

/// Asks the processor to bring what is at `address` into its cache, and does not wait for it. An
/// address without memory does no harm.
static inline void ll_prefetch(const void *address) { __builtin_prefetch(address); }

#endif

// What Swift cannot call by itself: libedit's variadic functions, signal handlers, pseudo
// terminals, the arguments of the process. A system library target has no object file, so every function is `static inline`.
#ifndef CLIBEDIT_SHIM_H
#define CLIBEDIT_SHIM_H

#include "shim_editor.h"
#include "shim_process.h"
#include "shim_signals.h"
#include "shim_terminal.h"

#endif

// Signal handlers that set a flag and write one byte to a pipe; nothing else is safe in a handler.
#ifndef CLIBEDIT_SHIM_SIGNALS_H
#define CLIBEDIT_SHIM_SIGNALS_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Made once and kept until the process ends. The flags are read and written
// through the __atomic built-ins only.
typedef struct ll_signals {
  int wake_read;
  int wake_write;
  int interrupted;  // SIGINT, or a signal that ends the process, since it was last cleared
  int ending;       // SIGTERM or SIGHUP: its number
  int stopping;     // SIGTSTP while a line was edited
  int resized;      // SIGWINCH
  int editing;      // 1 while the terminal is raw
  int screen;       // 1 while the alternate screen is shown, and the cursor hidden
  int terminal;     // the descriptor to restore
  struct termios cooked;
  struct sigaction before[NSIG];
} ll_signals;

static inline ll_signals *ll_signals_make(void) {
  ll_signals *s = (ll_signals *)calloc(1, sizeof *s);
  if (s) s->wake_read = s->wake_write = s->terminal = -1;
  return s;
}

static inline int ll_flag_read(int *flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE); }
static inline void ll_flag_write(int *flag, int value) {
  __atomic_store_n(flag, value, __ATOMIC_RELEASE);
}
// Returns what the flag was, and clears it.
static inline int ll_flag_take(int *flag) { return __atomic_exchange_n(flag, 0, __ATOMIC_ACQ_REL); }

// What the handlers look at. A header's static memory exists once for each object file that uses
// it; it is set by the same call that installs the handlers, so the two always belong together.
static inline ll_signals **ll_signals_current(void) {
  static ll_signals *current;
  return &current;
}

// Cooked mode, bracketed paste off. Async-signal-safe.
static inline void ll_signals_restore_terminal(ll_signals *s) {
  if (!s || !ll_flag_take(&s->editing)) return;
  int saved = errno;
  sigset_t background, old;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigprocmask(SIG_BLOCK, &background, &old);
  tcsetattr(s->terminal, TCSANOW, &s->cooked);
  ssize_t written = write(s->terminal, "\033[?2004l\r\n", 10);
  if (ll_flag_take(&s->screen)) written = write(s->terminal, "\033[?1049l\033[?25h", 14);
  (void)written;
  sigprocmask(SIG_SETMASK, &old, NULL);
  errno = saved;
}

// The default effect of SIGTSTP: the process stops here and returns when it is continued.
static inline void ll_signals_stop(void) {
  struct sigaction standard, ours;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &ours);
  sigset_t stop, old;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, &old);
  sigprocmask(SIG_SETMASK, &old, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}

static inline void ll_signals_wake(int number) {
  ll_signals *s = *ll_signals_current();
  int saved = errno;
  switch (number) {
    case SIGINT: ll_flag_write(&s->interrupted, 1); break;
    case SIGWINCH: ll_flag_write(&s->resized, 1); break;
    case SIGTSTP:
      if (!ll_flag_read(&s->editing)) {
        ll_signals_stop();
        errno = saved;
        return;
      }
      ll_flag_write(&s->stopping, 1);
      break;
    default:
      ll_flag_write(&s->ending, number);
      ll_flag_write(&s->interrupted, 1);
  }
  ssize_t written = write(s->wake_write, "", 1);
  (void)written;
  errno = saved;
}

// A fault: the terminal first, then whatever would have happened without us.
static inline void ll_signals_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  ll_signals *s = *ll_signals_current();
  ll_signals_restore_terminal(s);
  int sent = info->si_code == SI_USER && info->si_pid != getpid();
  if (sent) {
    // Swift's handler looks for a fault and would let the program go on.
    signal(number, SIG_DFL);
  } else {
    sigaction(number, &s->before[number], NULL);
  }
  // The faulting instruction runs again on return; a signal that was sent has to be sent again.
  if (info->si_code <= 0 || sent || number == SIGTRAP || number == SIGABRT) raise(number);
}

static inline void ll_signals_at_exit(void) { ll_signals_restore_terminal(*ll_signals_current()); }

static inline void ll_signals_handle(ll_signals *s, int number, int fault) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  if (fault) {
    action.sa_sigaction = ll_signals_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  } else {
    action.sa_handler = ll_signals_wake;
  }
  sigaction(number, NULL, &s->before[number]);
  // A shell's background job and nohup ignore signals on purpose.
  int kept = !fault && s->before[number].sa_handler == SIG_IGN;
  if (!kept) sigaction(number, &action, NULL);
}

// Takes over the signals of an interactive program. Returns 0, or errno.
static inline int ll_signals_install(ll_signals *s) {
  static const int wakes[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH};
  static const int faults[] = {SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE};
  int ends[2];
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  s->wake_read = ends[0];
  s->wake_write = ends[1];
  *ll_signals_current() = s;
  // A stack overflow needs another stack for its handler.
  stack_t spare;
  memset(&spare, 0, sizeof spare);
  spare.ss_size = 64 * 1024;
  spare.ss_sp = malloc(spare.ss_size);
  if (spare.ss_sp) sigaltstack(&spare, NULL);
  // A program started from a thread that blocks signals inherits the block: Ctrl-C would do nothing.
  sigset_t woken;
  sigemptyset(&woken);
  for (unsigned i = 0; i < sizeof wakes / sizeof *wakes; i++) {
    ll_signals_handle(s, wakes[i], 0);
    sigaddset(&woken, wakes[i]);
  }
  sigprocmask(SIG_UNBLOCK, &woken, NULL);
  for (unsigned i = 0; i < sizeof faults / sizeof *faults; i++) ll_signals_handle(s, faults[i], 1);
  atexit(ll_signals_at_exit);
  return 0;
}

#endif

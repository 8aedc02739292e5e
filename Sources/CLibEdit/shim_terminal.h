// Pseudo terminals, window sizes, widths of characters: what Swift's C library module leaves out.
#ifndef CLIBEDIT_SHIM_TERMINAL_H
#define CLIBEDIT_SHIM_TERMINAL_H

#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// glibc declares these only under feature macros that a module cannot set.
extern int posix_openpt(int);
extern int grantpt(int);
extern int unlockpt(int);
extern char *ptsname(int);
extern int wcwidth(wchar_t);

// Columns of a scalar: 0, 1 or 2; -1 if it cannot be printed. The current LC_CTYPE decides.
static inline int ll_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// Returns 0 and the size of a terminal's window, or -1.
static inline int ll_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
static inline int ll_set_window_size(int descriptor, int columns, int rows) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

// Opens a pseudo terminal. Returns 0 and both ends, or -1.
static inline int ll_open_pty(int *master, int *slave) {
  int m = posix_openpt(O_RDWR | O_NOCTTY);
  if (m < 0) return -1;
  const char *name = NULL;
  if (grantpt(m) != 0 || unlockpt(m) != 0 || !(name = ptsname(m))) {
    close(m);
    return -1;
  }
  int s = open(name, O_RDWR | O_NOCTTY);
  if (s < 0) {
    close(m);
    return -1;
  }
  *master = m;
  *slave = s;
  return 0;
}

#endif

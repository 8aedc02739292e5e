#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CPeers.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

const short peer_new_session = POSIX_SPAWN_SETSID;

int peer_terminal_open(char *path, size_t size) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return -1;
  struct winsize cells = {.ws_row = 24, .ws_col = 80};
  const char *name = NULL;
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0) name = ptsname(terminal);
  if (!name || strlen(name) >= size || ioctl(terminal, TIOCSWINSZ, &cells) != 0) {
    close(terminal);
    return -1;
  }
  strcpy(path, name);
  return terminal;
}

// Draws 500 boxes with their numbers in 200 × 60 cells, N times, as a program on ncurses does:
// cc -O2 boxes.c -lncursesw -o boxes && ./boxes N >/dev/null
#include <ncurses.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  int pictures = count > 1 ? atoi(arguments[1]) : 1;
  setenv("LINES", "60", 1);
  setenv("COLUMNS", "200", 1);
  SCREEN *screen = newterm("xterm-256color", stdout, stdin);
  if (!screen) return 1;
  set_term(screen);
  for (int picture = 0; picture < pictures; picture++) {
    erase();
    // Without this it would write only what changed, which is nothing.
    clearok(curscr, TRUE);
    for (int item = 0; item < 500; item++) {
      WINDOW *box_of_item = subwin(stdscr, 3, 8, item / 25 * 3, item % 25 * 8);
      if (!box_of_item) return 1;
      box(box_of_item, 0, 0);
      mvwprintw(box_of_item, 1, 2, "%d", item);
      delwin(box_of_item);
    }
    touchwin(stdscr);
    refresh();
  }
  endwin();
  return 0;
}

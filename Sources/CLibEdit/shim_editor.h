// One wrapper for each signature of el_wset, el_wget and history_w. Characters are Unicode scalars.
#ifndef CLIBEDIT_SHIM_EDITOR_H
#define CLIBEDIT_SHIM_EDITOR_H

#include <histedit.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

// wchar_t is 32 bits wide wherever libedit runs; its sign differs by processor.
typedef int32_t ll_scalar;
typedef int (*ll_reader)(EditLine *, ll_scalar *);
typedef unsigned char (*ll_key_function)(EditLine *, int);
typedef ll_scalar *(*ll_prompt_function)(EditLine *);

static inline void ll_el_set_client(EditLine *e, void *client) {
  el_wset(e, EL_CLIENTDATA, client);
}
static inline void *ll_el_client(EditLine *e) {
  void *client = NULL;
  el_wget(e, EL_CLIENTDATA, &client);
  return client;
}
static inline int ll_el_set_reader(EditLine *e, ll_reader f) {
  return el_wset(e, EL_GETCFN, (el_rfunc_t)f);
}
// `mark` opens and closes a stretch of the prompt that takes no room on the screen.
static inline int ll_el_set_prompt(EditLine *e, ll_prompt_function f, int mark) {
  return el_wset(e, EL_PROMPT_ESC, f, mark);
}
static inline int ll_el_set_right_prompt(EditLine *e, ll_prompt_function f, int mark) {
  return el_wset(e, EL_RPROMPT_ESC, f, mark);
}
static inline int ll_el_use_emacs_keys(EditLine *e) { return el_set(e, EL_EDITOR, "emacs"); }
static inline int ll_el_add_function(
    EditLine *e, const char *name, const char *help, ll_key_function f) {
  return el_set(e, EL_ADDFN, name, help, f);
}
static inline int ll_el_bind(EditLine *e, const char *keys, const char *name) {
  return el_set(e, EL_BIND, keys, name, NULL);
}
// 1: single keys arrive (raw). 0: the kernel edits the line (cooked).
static inline int ll_el_prepare_terminal(EditLine *e, int raw) {
  return el_wset(e, EL_PREP_TERM, raw);
}
static inline int ll_el_refresh(EditLine *e) { return el_wset(e, EL_REFRESH, NULL); }

static inline const ll_scalar *ll_el_gets(EditLine *e, int *count) {
  return (const ll_scalar *)el_wgets(e, count);
}
static inline int ll_el_getc(EditLine *e, ll_scalar *scalar) {
  return el_wgetc(e, (wchar_t *)scalar);
}
static inline int ll_el_insert(EditLine *e, const ll_scalar *text) {
  return el_winsertstr(e, (const wchar_t *)text);
}
// The line as it stands: returns its first scalar, and by reference its length and the cursor.
static inline const ll_scalar *ll_el_line(EditLine *e, int *length, int *cursor) {
  const LineInfoW *info = el_wline(e);
  *length = (int)(info->lastchar - info->buffer);
  *cursor = (int)(info->cursor - info->buffer);
  return (const ll_scalar *)info->buffer;
}

static inline int ll_history_set_size(HistoryW *h, int size) {
  HistEventW event;
  return history_w(h, &event, H_SETSIZE, size);
}
static inline int ll_history_clear(HistoryW *h) {
  HistEventW event;
  return history_w(h, &event, H_CLEAR);
}
static inline int ll_history_enter(HistoryW *h, const ll_scalar *line) {
  HistEventW event;
  return history_w(h, &event, H_ENTER, (const wchar_t *)line);
}
static inline int ll_el_set_history(EditLine *e, HistoryW *h) {
  return el_wset(e, EL_HIST, history_w, h);
}

// A stream of its own for a descriptor; closing it leaves the descriptor open.
static inline FILE *ll_stream(int descriptor, const char *mode) {
  int copy = dup(descriptor);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (!stream) close(copy);
  return stream;
}

#endif

// `#embed` copies a file into the program. SwiftPM's `embedInCode` makes an array literal of each file,
// and to compile five of them takes as long as the rest of `LabExport`.
#include "pages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char *ll_page_html(void) {
  static const char text[] = {
#embed "page.html"
      , 0};
  return text;
}

const char *ll_page_css(void) {
  static const char text[] = {
#embed "page.css"
      , 0};
  return text;
}

const char *ll_layout_js(void) {
  static const char text[] = {
#embed "layout.js"
      , 0};
  return text;
}

const char *ll_screen_js(void) {
  static const char text[] = {
#embed "screen.js"
      , 0};
  return text;
}

const char *ll_page_js(void) {
  static const char text[] = {
#embed "page.js"
      , 0};
  return text;
}

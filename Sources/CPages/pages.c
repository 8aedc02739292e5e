// A compiler for C copies a file into the program at once. SwiftPM's way, `embedInCode`, makes an array
// of it, and to compile that took half the time of `LabExport`.
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

// The files of an exported page, as null-terminated strings.
#ifndef CPAGES_PAGES_H
#define CPAGES_PAGES_H

const char *_Nonnull ll_page_html(void);
const char *_Nonnull ll_page_css(void);
const char *_Nonnull ll_layout_js(void);
const char *_Nonnull ll_screen_js(void);
const char *_Nonnull ll_page_js(void);

#endif

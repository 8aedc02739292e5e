// The files of an exported page, as null-terminated strings.
#ifndef CPAGES_PAGES_H
#define CPAGES_PAGES_H

extern const char *_Nonnull ll_page_html(void);
extern const char *_Nonnull ll_page_css(void);
extern const char *_Nonnull ll_layout_js(void);
extern const char *_Nonnull ll_screen_js(void);
extern const char *_Nonnull ll_page_js(void);

#endif

#ifndef CPEERS_H
#define CPEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A rectangle as LayoutCore stores it.
struct PeerRect {
  double x, y, width, height;
};

/// Whether Boost's headers were there when this was compiled.
bool peer_has_boost(void);
/// Boost's R-tree, packed from `count` rectangles at once. Where all edges are whole numbers its
/// coordinates are 32-bit integers, which it compares faster. NULL without Boost.
void *_Nullable peer_tree_make(const struct PeerRect *_Nonnull frames, size_t count);
void peer_tree_free(void *_Nonnull tree);
/// Writes the indexes of the rectangles that intersect `rect`, and returns how many they are.
size_t peer_tree_query(
    const void *_Nonnull tree, struct PeerRect rect, uint32_t *_Nonnull indexes);

/// Masonry as fast as it can be in C++: four columns in a width of 1200 points, 8 points apart, whole
/// random heights of 40 to 200 points. It stores the columns once every `interval` items.
void *_Nonnull peer_masonry_make(size_t count, size_t interval);
void peer_masonry_free(void *_Nonnull masonry);
/// Writes the items between two lines across all columns, and their frames; returns how many.
size_t peer_masonry_query(
    const void *_Nonnull masonry, double top, double bottom, uint32_t *_Nonnull indexes,
    struct PeerRect *_Nonnull frames);

/// Opens a pseudo-terminal of 80 × 24 cells, and writes the path of its other end. -1, with `errno`,
/// where there is none.
int peer_terminal_open(char *_Nonnull path, size_t size);
/// The flag of `posix_spawn` that starts a process in a session of its own, which Swift does not import.
extern const short peer_new_session;

#ifdef __cplusplus
}
#endif
#endif

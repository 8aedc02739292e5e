#include "CPeers.h"

// A build without Boost is a build without this peer: the table then shows how to install it.
#if __has_include(<boost/geometry/index/rtree.hpp>)

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace geometry = boost::geometry;

namespace {

struct AnyTree {
  virtual ~AnyTree() = default;
  virtual size_t query(PeerRect rect, uint32_t *indexes) const = 0;
};

template <class Number> class Tree : public AnyTree {
  using Point = geometry::model::point<Number, 2, geometry::cs::cartesian>;
  using Box = geometry::model::box<Point>;
  using Entry = std::pair<Box, uint32_t>;

  geometry::index::rtree<Entry, geometry::index::linear<16>> tree;

  // Boost's boxes include their edges, a layout's rectangles do not include the last ones. So a box
  // ends before them: by 1 between whole numbers, otherwise by less than any two edges differ.
  static Box box(PeerRect rect) {
    const double end = std::is_integral<Number>::value ? 1 : 1.0 / (1 << 20);
    return Box(
        Point(Number(rect.x), Number(rect.y)),
        Point(Number(rect.x + rect.width - end), Number(rect.y + rect.height - end)));
  }

public:
  Tree(const PeerRect *frames, size_t count) {
    std::vector<Entry> entries;
    entries.reserve(count);
    for (size_t index = 0; index < count; index++)
      entries.emplace_back(box(frames[index]), uint32_t(index));
    tree = decltype(tree)(entries.begin(), entries.end());
  }

  size_t query(PeerRect rect, uint32_t *indexes) const override {
    size_t count = 0;
    auto take = [&](const Entry &entry) { indexes[count++] = entry.second; };
    tree.query(
        geometry::index::intersects(box(rect)), boost::make_function_output_iterator(take));
    return count;
  }
};

bool is_whole(PeerRect rect) {
  auto whole = [](double number) {
    return number == std::floor(number) && std::abs(number) < 2e9;
  };
  return whole(rect.x) && whole(rect.y) && whole(rect.x + rect.width)
      && whole(rect.y + rect.height);
}

} // namespace

bool peer_has_boost(void) { return true; }

void *peer_tree_make(const PeerRect *frames, size_t count) {
  if (std::all_of(frames, frames + count, is_whole))
    return static_cast<AnyTree *>(new Tree<int32_t>(frames, count));
  return static_cast<AnyTree *>(new Tree<double>(frames, count));
}

void peer_tree_free(void *tree) { delete static_cast<AnyTree *>(tree); }

size_t peer_tree_query(const void *tree, PeerRect rect, uint32_t *indexes) {
  return static_cast<const AnyTree *>(tree)->query(rect, indexes);
}

#else

bool peer_has_boost(void) { return false; }
void *peer_tree_make(const PeerRect *, size_t) { return nullptr; }
void peer_tree_free(void *) {}
size_t peer_tree_query(const void *, PeerRect, uint32_t *) { return 0; }

#endif

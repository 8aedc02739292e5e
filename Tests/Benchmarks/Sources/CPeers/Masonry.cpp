#include "CPeers.h"

#include <algorithm>
#include <vector>

namespace {

constexpr int64_t gap = 8;
constexpr double column_width = 294;
constexpr uint32_t none = ~0u;

// LayoutCore's random heights with seed 1: the same hash.
inline int64_t height(uint64_t item) {
  const uint64_t salt = 0xD6E8FEB86659FD93;
  uint64_t bits = item * 0x9E3779B97F4A7C15 + salt;
  bits = (bits ^ (bits >> 32)) * 0xD6E8FEB86659FD93;
  bits ^= bits >> 32;
  return 40 + int64_t(((bits & 0xFFFFFFFF) * 161) >> 32);
}

// The four columns from the shortest to the longest, each as 4 × its end + its number. Whole ends
// make that one integer, so the next item is placed by three comparisons and no branch.
struct Columns {
  int64_t keys[4] = {0, 1, 2, 3};

  void place(int64_t item_height) {
    int64_t moving = keys[0] + (item_height + gap) * 4;
    for (int next = 1; next < 4; next++) {
      keys[next - 1] = std::min(moving, keys[next]);
      moving = std::max(moving, keys[next]);
    }
    keys[3] = moving;
  }
};

// The columns before an item, and the last item in each.
struct Checkpoint {
  Columns columns;
  uint32_t last[4];
};

struct Masonry {
  std::vector<Checkpoint> checkpoints;
  size_t count, interval;
  double end = 0;

  Masonry(size_t count, size_t interval) : count(count), interval(interval) {
    checkpoints.reserve(count / interval + 1);
    Columns columns;
    uint32_t last[4] = {none, none, none, none};
    for (size_t first = 0; first < count; first += interval) {
      checkpoints.push_back({columns, {last[0], last[1], last[2], last[3]}});
      for (size_t item = first; item < std::min(count, first + interval); item++) {
        last[columns.keys[0] & 3] = uint32_t(item);
        columns.place(height(item));
      }
    }
    end = double(columns.keys[0] >> 2);
  }

  double top(size_t checkpoint) const {
    return double(checkpoints[checkpoint].columns.keys[0] >> 2);
  }

  // The last checkpoint above a line: a guess, corrected once, then a few steps.
  size_t checkpoint(double line) const {
    const double length = end / double(checkpoints.size()), last = double(checkpoints.size() - 1);
    auto guess = size_t(std::clamp(line / length, 0.0, last));
    guess = size_t(std::clamp(double(guess) + (line - top(guess)) / length, 0.0, last));
    while (guess > 0 && top(guess) > line) guess--;
    while (guess + 1 < checkpoints.size() && top(guess + 1) <= line) guess++;
    return guess;
  }
};

} // namespace

void *peer_masonry_make(size_t count, size_t interval) { return new Masonry(count, interval); }

void peer_masonry_free(void *masonry) { delete static_cast<Masonry *>(masonry); }

size_t peer_masonry_query(
    const void *pointer, double top, double bottom, uint32_t *indexes, PeerRect *frames) {
  const auto &masonry = *static_cast<const Masonry *>(pointer);
  size_t found = 0;
  // Writes every item, and counts it if it is a hit: that is faster than a branch.
  auto compare = [&](uint32_t item, int64_t column, int64_t y, int64_t item_height) {
    indexes[found] = item;
    frames[found] = {double(column) * (column_width + gap), double(y), column_width,
                     double(item_height)};
    found += (y + item_height > int64_t(top)) & (y < int64_t(bottom));
  };
  const size_t number = masonry.checkpoint(top);
  const Checkpoint &start = masonry.checkpoints[number];
  for (int64_t key : start.columns.keys) {
    const uint32_t item = start.last[key & 3];
    if (item != none) compare(item, key & 3, (key >> 2) - gap - height(item), height(item));
  }
  Columns columns = start.columns;
  for (size_t item = number * masonry.interval; item < masonry.count; item++) {
    const int64_t key = columns.keys[0], item_height = height(item);
    if ((key >> 2) >= int64_t(bottom)) break;
    compare(uint32_t(item), key & 3, key >> 2, item_height);
    columns.place(item_height);
  }
  return found;
}

import CPeers
import LayoutCore

/// Boost's R-tree over the frames of a layout.
final class Tree {
  static let missing = "not here: apt-get install libboost-dev && touch \(folder)/CPeers/Tree.cpp"
  private static let folder = "Tests/Benchmarks/Sources"

  private let pointer: UnsafeMutableRawPointer
  private var indexes: [UInt32]

  /// Nil without Boost.
  init?(_ frames: [Rect]) {
    let pointer = frames.withUnsafeBufferPointer { frames in
      // Both are four doubles: x, y, width and height.
      frames.withMemoryRebound(to: PeerRect.self) { rects in
        rects.baseAddress.flatMap { peer_tree_make($0, rects.count) }
      }
    }
    guard let pointer else { return nil }
    self.pointer = pointer
    indexes = Array(repeating: 0, count: frames.count)
  }

  deinit { peer_tree_free(pointer) }

  /// The hits of a rectangle, by rising index.
  func items(in rect: Rect) -> [Int] {
    indexes[..<countHits([rect])].map(Int.init).sorted()
  }

  /// Lists the hits of each rectangle, and returns how many there are.
  @inline(never) func countHits(_ rects: [Rect]) -> Int {
    rects.reduce(0) { sum, rect in
      let rect = PeerRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      return sum + peer_tree_query(pointer, rect, &indexes)
    }
  }
}

/// Masonry in C++, as fast as it can be: the layout of `Workload.masonry`, and nothing else.
final class Limit {
  private let pointer: UnsafeMutableRawPointer
  private var indexes: [UInt32]
  private var frames: [PeerRect]

  /// Stores the columns once every `interval` items.
  init(_ count: Int, interval: Int = 64) {
    pointer = peer_masonry_make(count, interval)
    indexes = Array(repeating: 0, count: 4096)
    frames = Array(repeating: PeerRect(), count: 4096)
  }

  deinit { peer_masonry_free(pointer) }

  /// Lists the hits of each rectangle, which must be as wide as the layout and hit less than 4000
  /// items, with their frames; returns how many there are.
  @inline(never) func countHits(_ rects: [Rect]) -> Int {
    rects.reduce(0) { $0 + peer_masonry_query(pointer, $1.y, $1.maxY, &indexes, &frames) }
  }

  /// The hits of one rectangle, by rising index, and their frames.
  func items(in rect: Rect) -> [(Int, Rect)] {
    let count = countHits([rect])
    return zip(indexes, frames).prefix(count).map {
      (Int($0), Rect(x: $1.x, y: $1.y, width: $1.width, height: $1.height))
    }.sorted { $0.0 < $1.0 }
  }
}

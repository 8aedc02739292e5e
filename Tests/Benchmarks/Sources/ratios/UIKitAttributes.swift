import Foundation
import Glibc
import LabUIKit

/// What an object of `UICollectionViewLayoutAttributes` costs: layouts make one for each item.
@MainActor
enum UIKitAttributes {
  private static let count = 1_000_000

  /// The bytes that the allocator gave an object; the C library has a function for it, but its
  /// headers do not.
  private static func allocated(_ object: AnyObject) -> Int {
    typealias UsableSize = @convention(c) (UnsafeMutableRawPointer?) -> Int
    guard let symbol = dlsym(nil, "malloc_usable_size") else { return 0 }
    return unsafeBitCast(symbol, to: UsableSize.self)(
      Unmanaged.passUnretained(object).toOpaque())
  }

  static func measure() {
    print("\nUIKit's attributes, \(count) objects")
    row("", "make", "with a frame", "copy", "bytes")
    var (make, frames, copies): ([Double], [Double], [Double]) = ([], [], [])
    var bytes = 0
    var objects: [UICollectionViewLayoutAttributes] = []
    objects.reserveCapacity(count)
    for _ in 0..<7 {
      objects.removeAll(keepingCapacity: true)
      make.append(
        seconds {
          for item in 0..<count {
            objects.append(
              UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0)))
          }
        })
      objects.removeAll(keepingCapacity: true)
      frames.append(
        seconds {
          for item in 0..<count {
            let object = UICollectionViewLayoutAttributes(
              forCellWith: IndexPath(item: item, section: 0))
            object.frame = CGRect(x: 0, y: Double(item), width: 100, height: 44)
            objects.append(object)
          }
        })
      bytes = allocated(objects[0])
      copies.append(
        seconds {
          for item in 0..<count {
            if let copy = objects[item].copy() as? UICollectionViewLayoutAttributes {
              objects[item] = copy
            }
          }
        })
    }
    row(
      "objects", words(median(make) / Double(count)), words(median(frames) / Double(count)),
      words(median(copies) / Double(count)), "\(bytes)")
  }
}

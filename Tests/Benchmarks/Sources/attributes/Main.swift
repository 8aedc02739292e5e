import Foundation
import Glibc
import LabUIKit
import Measuring

/// What an object of the UIKit shim's `UICollectionViewLayoutAttributes` costs: layouts written for
/// UIKit make one for each item.
@main @MainActor enum Main {
  private static let count = 1_000_000

  static func main() throws {
    var objects: [UICollectionViewLayoutAttributes] = []
    objects.reserveCapacity(count)
    func make(_ frame: (Int) -> CGRect?) -> Double {
      objects.removeAll(keepingCapacity: true)
      return seconds {
        for item in 0..<count {
          let object = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          if let frame = frame(item) { object.frame = frame }
          objects.append(object)
        }
      }
    }
    func copy() -> Double {
      seconds {
        for item in 0..<count {
          if let copy = objects[item].copy() as? UICollectionViewLayoutAttributes {
            objects[item] = copy
          }
        }
      }
    }
    let taken = try inTurns(
      7,
      [
        { make { _ in nil } },
        { make { CGRect(x: 0, y: Double($0), width: 100, height: 44) } },
        { copy() },
      ])
    let names = ["make one", "make one, set its frame", "copy one"]
    for (name, seconds) in zip(names, taken) {
      print("\(name): \(Figure.seconds(Spread(seconds).median / Double(count)).text)")
    }
    print("the memory of one: \(Figure.bytes(Double(allocated(objects[0]))).text)")
  }

  /// The bytes that the allocator gave an object; the C library has a function for it, but its
  /// headers do not.
  private static func allocated(_ object: AnyObject) -> Int {
    typealias UsableSize = @convention(c) (UnsafeMutableRawPointer?) -> Int
    guard let symbol = dlsym(nil, "malloc_usable_size") else { return 0 }
    return unsafeBitCast(symbol, to: UsableSize.self)(
      Unmanaged.passUnretained(object).toOpaque())
  }
}

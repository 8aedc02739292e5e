public import LayoutCore
import LayoutText

/// Numbers as the raw bytes of a payload, little-endian on every machine.
///
/// ```swift
/// Payload.bytes(of: [Size(width: 44, height: 44)]).count  // 16
/// Payload.indexes([3, 0, 0, 0, 5, 0, 0, 0])  // [3, 5]
/// ```
///
/// A section's question and answer consist of such lists alone. The answer for a whole collection,
/// which has views, z-indexes and alphas too, is read by `CollectionAnswer`.
public enum Payload {
  /// The bytes of a frame: four 64-bit floats.
  public static let frameStride = 32
  /// The bytes of a size: two 64-bit floats.
  public static let sizeStride = 16
  /// The bytes of an index: a 32-bit whole number without a sign.
  public static let indexStride = 4

  /// The bytes of sizes: width and height of each.
  ///
  /// - Complexity: O(sizes); so are the others.
  public static func bytes(of sizes: [Size]) -> [UInt8] {
    bytes(count: sizes.count, stride: sizeStride) { index, put in
      put(sizes[index].width)
      put(sizes[index].height)
    }
  }

  /// The bytes of frames: x, y, width and height of each.
  public static func bytes(of frames: [Rect]) -> [UInt8] {
    bytes(count: frames.count, stride: frameStride) { index, put in
      put(frames[index].x)
      put(frames[index].y)
      put(frames[index].width)
      put(frames[index].height)
    }
  }

  /// The bytes of indexes, each of which must fit 32 bits.
  public static func bytes(of indexes: [Int]) -> [UInt8] {
    indexes.flatMap { index in
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: index).littleEndian, Array.init)
    }
  }

  /// The sizes in `bytes`; an incomplete one at the end is ignored. Numbers are not checked: a child
  /// trusts the lab.
  public static func sizes(_ bytes: [UInt8]) -> [Size] {
    bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / sizeStride).map {
        Size(
          width: number(bytes, at: $0 * sizeStride), height: number(bytes, at: $0 * sizeStride + 8))
      }
    }
  }

  /// The frames in `bytes`; an incomplete one at the end is ignored.
  ///
  /// - Throws: an error with the first number that is not finite, beyond 2^43, or a negative side:
  ///   `frame 3 has the width -1; 0–2^43 is allowed`.
  public static func frames(_ bytes: [UInt8]) throws(ProtocolError) -> [Rect] {
    let frames = bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / frameStride).map { index in
        let start = index * frameStride
        return Rect(
          x: number(bytes, at: start), y: number(bytes, at: start + 8),
          width: number(bytes, at: start + 16), height: number(bytes, at: start + 24))
      }
    }
    guard let wrong = frames.firstIndex(where: { !isUsable($0) }) else { return frames }
    throw ProtocolError(problem(with: frames[wrong], of: wrong))
  }

  /// The indexes in `bytes`; an incomplete one at the end is ignored.
  public static func indexes(_ bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / indexStride).map {
        Int(
          UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * indexStride, as: UInt32.self)))
      }
    }
  }

  /// Whether `frame` is finite, within 2^43 points of the origin, and has no negative side. NaN
  /// fails every comparison.
  static func isUsable(_ frame: Rect) -> Bool {
    abs(frame.x) <= greatestLength && abs(frame.y) <= greatestLength
      && frame.width >= 0 && frame.width <= greatestLength
      && frame.height >= 0 && frame.height <= greatestLength
  }

  /// The sentence about the first number of `frame` that is not allowed; `index` is the number of
  /// its element in the payload.
  static func problem(with frame: Rect, of index: Int) -> String {
    let numbers = [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ]
    for (name, value) in numbers {
      let isSide = name == "width" || name == "height"
      if !(abs(value) <= greatestLength) || isSide && value < 0 {
        let allowed = isSide ? "0–2^43" : "-2^43–2^43"
        return
          "frame \(index) has the \(name) \(NumberText.formatShort(value)); \(allowed) is allowed"
      }
    }
    return "frame \(index) cannot be used"
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Double {
    Double(
      bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    )
  }

  /// `count` elements of `stride` bytes, each written by `write` with `stride / 8` calls of `put`.
  ///
  /// The array is not cleared first: a payload can have 32 MB, and every byte of it is written.
  private static func bytes(
    count: Int, stride: Int, _ write: (_ index: Int, _ put: (Double) -> Void) -> Void
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count * stride) { buffer, filled in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      var offset = 0
      for index in 0..<count {
        write(index) { value in
          raw.storeBytes(
            of: value.bitPattern.littleEndian, toByteOffset: offset, as: UInt64.self)
          offset += 8
        }
      }
      filled = offset
    }
  }
}

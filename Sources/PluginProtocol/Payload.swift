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
    PayloadWriter.bytes(sizes.count * sizeStride) { writer in
      for size in sizes {
        writer.put(size.width)
        writer.put(size.height)
      }
    }
  }

  /// The bytes of frames: x, y, width and height of each.
  public static func bytes(of frames: [Rect]) -> [UInt8] {
    PayloadWriter.bytes(frames.count * frameStride) { writer in
      for frame in frames { writer.put(frame) }
    }
  }

  /// The bytes of indexes, each of which must fit 32 bits.
  public static func bytes(of indexes: [Int]) -> [UInt8] {
    PayloadWriter.bytes(indexes.count * indexStride) { writer in
      for index in indexes { writer.put(UInt32(truncatingIfNeeded: index)) }
    }
  }

  /// The sizes in `bytes`; an incomplete one at the end is ignored. Numbers are not checked: a child
  /// trusts the lab.
  public static func sizes(_ bytes: [UInt8]) -> [Size] {
    PayloadReader.values(bytes, stride: sizeStride) {
      Size(width: $0.number(), height: $0.number())
    }
  }

  /// The frames in `bytes`; an incomplete one at the end is ignored.
  ///
  /// - Throws: an error with the first number that is not finite, beyond 2^43, or a negative side:
  ///   `frame 3 has the width -1; 0–2^43 is allowed`.
  public static func frames(_ bytes: [UInt8]) throws(ProtocolError) -> [Rect] {
    let frames = PayloadReader.values(bytes, stride: frameStride) { $0.frame() }
    guard let wrong = frames.firstIndex(where: { !isUsable($0) }) else { return frames }
    throw ProtocolError(problem(with: frames[wrong], of: wrong))
  }

  /// The indexes in `bytes`; an incomplete one at the end is ignored.
  public static func indexes(_ bytes: [UInt8]) -> [Int] {
    PayloadReader.values(bytes, stride: indexStride) { $0.index() }
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
}

/// Writes numbers one after another into a buffer that is large enough.
struct PayloadWriter {
  private let bytes: UnsafeMutableRawBufferPointer
  private var offset = 0

  /// The bytes that `write` puts, at most `count`.
  ///
  /// The array is not cleared first: a payload can have 32 MB, and every byte of it is written.
  static func bytes(_ count: Int, _ write: (inout PayloadWriter) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var writer = PayloadWriter(bytes: UnsafeMutableRawBufferPointer(buffer))
      write(&writer)
      filled = writer.offset
    }
  }

  private init(bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }

  mutating func put(_ value: some FixedWidthInteger) {
    bytes.storeBytes(of: value.littleEndian, toByteOffset: offset, as: type(of: value))
    offset += MemoryLayout.size(ofValue: value)
  }

  mutating func put(_ value: Double) { put(value.bitPattern) }

  mutating func put(_ frame: Rect) {
    put(frame.x)
    put(frame.y)
    put(frame.width)
    put(frame.height)
  }
}

/// Reads numbers one after another. Payloads have no alignment: the views begin wherever the items
/// end.
struct PayloadReader {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The values in `bytes`, each of which has `stride` bytes.
  static func values<Value>(
    _ bytes: [UInt8], stride: Int, _ read: (inout PayloadReader) -> Value
  ) -> [Value] {
    bytes.withUnsafeBytes { bytes in
      var reader = PayloadReader(bytes: bytes)
      return (0..<bytes.count / stride).map { _ in read(&reader) }
    }
  }

  private mutating func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number {
    defer { offset += MemoryLayout<Number>.size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  mutating func int64() -> Int64 { integer(Int64.self) }
  mutating func index() -> Int { Int(integer(UInt32.self)) }
  mutating func number() -> Double { Double(bitPattern: integer(UInt64.self)) }
  mutating func frame() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }
}

import LayoutCore

/// The elements of a collection as raw bytes: the frames of all items, their z-indexes and alphas
/// where there are any, and then the views.
///
/// For 12 items with z-indexes and one header that is 12 × 32 + 12 × 8 + 56 = 536 bytes. All
/// numbers are little-endian. Columns of equal numbers are together, so that items without
/// z-indexes and alphas, the usual case, take 32 bytes each.
enum CollectionPayload {
  /// The bytes of a view: its frame, z-index and alpha, its section and its item; 56.
  static let viewStride = Payload.frameStride + 8 + 8 + 4 + 4

  /// The bytes of an item: 32, and 8 each for a z-index and an alpha.
  static func itemStride(depths: Bool, alphas: Bool) -> Int {
    Payload.frameStride + (depths ? 8 : 0) + (alphas ? 8 : 0)
  }

  /// The bytes of `contents`. A frame of NaN is sent for an item that is not visible, 0 for a
  /// missing z-index, and 1 for a missing alpha.
  ///
  /// - Complexity: O(elements), in one allocation.
  static func bytes(of contents: CollectionContents) -> [UInt8] {
    let count = contents.counts.reduce(0, +)
    let stride = itemStride(depths: !contents.depths.isEmpty, alphas: !contents.alphas.isEmpty)
    let nowhere = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    return [UInt8](unsafeUninitializedCapacity: count * stride + contents.views.count * viewStride)
    {
      buffer, filled in
      var writer = Writer(bytes: UnsafeMutableRawBufferPointer(buffer))
      for index in 0..<count {
        writer.put((index < contents.frames.count ? contents.frames[index] : nil) ?? nowhere)
      }
      if !contents.depths.isEmpty {
        for index in 0..<count {
          writer.put(Int64(index < contents.depths.count ? contents.depths[index] : 0))
        }
      }
      if !contents.alphas.isEmpty {
        for index in 0..<count {
          writer.put(index < contents.alphas.count ? contents.alphas[index] : 1)
        }
      }
      for view in contents.views {
        writer.put(view.frame)
        writer.put(Int64(view.zIndex))
        writer.put(view.alpha)
        writer.put(UInt32(truncatingIfNeeded: view.id.section))
        writer.put(UInt32(truncatingIfNeeded: view.id.index))
      }
      filled = writer.offset
    }
  }

  /// Reads `bytes` into `contents`, which is unchanged after an error.
  ///
  /// - Parameters:
  ///   - bytes: exactly `count` items and all `views`, by the strides; more or fewer is a mistake
  ///     of the caller, who knows the size from `CollectionAnswer.payloadCount(of:itemCount:)`.
  ///   - count: the number of items in all sections.
  /// - Throws: the first frame that is not allowed: `frame 3 has the width -1; 0–2^43 is allowed`.
  /// - Complexity: O(elements).
  static func read(
    _ bytes: [UInt8], count: Int, depths: Bool, alphas: Bool, views: [CollectionAnswer.Run],
    into contents: inout CollectionContents
  ) throws(ProtocolError) {
    var found = contents
    let wrong = bytes.withUnsafeBytes { bytes -> (index: Int, frame: Rect)? in
      var reader = Reader(bytes: bytes)
      found.frames = .init(repeating: nil, count: count)
      for index in 0..<count {
        let frame = reader.frame()
        if frame.x.isNaN, frame.y.isNaN { continue }
        guard Payload.isUsable(frame) else { return (index, frame) }
        found.frames[index] = frame
      }
      if depths { found.depths = (0..<count).map { _ in Int(reader.int64()) } }
      if alphas { found.alphas = (0..<count).map { _ in reader.alpha() } }
      var number = count
      for run in views {
        for _ in 0..<run.count {
          let frame = reader.frame()
          guard Payload.isUsable(frame) else { return (number, frame) }
          found.views.append(reader.view(run, frame))
          number += 1
        }
      }
      return nil
    }
    if let wrong { throw ProtocolError(Payload.problem(with: wrong.frame, of: wrong.index)) }
    contents = found
  }

  /// Writes numbers one after another into a buffer that is large enough.
  private struct Writer {
    let bytes: UnsafeMutableRawBufferPointer
    private(set) var offset = 0

    init(bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }

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

  /// Reads numbers one after another. Payloads have no alignment: the views begin wherever the
  /// items end.
  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func int64() -> Int64 {
      defer { offset += 8 }
      return Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self))
    }

    private mutating func index() -> Int {
      defer { offset += 4 }
      return Int(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    private mutating func number() -> Double { Double(bitPattern: UInt64(bitPattern: int64())) }

    /// An alpha, clamped to 0–1; NaN becomes 1, because an item is visible unless the child hides
    /// it.
    mutating func alpha() -> Double {
      let alpha = number()
      return alpha.isNaN ? 1 : min(max(0, alpha), 1)
    }

    mutating func frame() -> Rect {
      Rect(x: number(), y: number(), width: number(), height: number())
    }

    /// A view of `run` with the frame that was read. The name of a header, footer or background has
    /// no index yet: `CollectionContents` numbers them when all are known.
    mutating func view(_ run: CollectionAnswer.Run, _ frame: Rect) -> Element {
      let (depth, alpha) = (Int(int64()), alpha())
      let (section, item) = (index(), index())
      // Only badges are distinguished by an item's number; others get ordinals.
      let id = ElementID(run.kind, section: section, index: run.kind == .badge ? item : 0)
      return Element(
        id: id, frame: frame, zIndex: depth, elementKind: run.elementKind, alpha: alpha)
    }
  }
}

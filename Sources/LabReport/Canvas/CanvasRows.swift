import LayoutText

extension Canvas {
  /// The rows as markup, blanks at their ends left out, each behind its number in a ruler of
  /// `gutter` columns.
  ///
  /// All rows are written into the same memory, from which each is copied as a string: appending
  /// to arrays and strings would take longer than all the rest. A row that looks like one just above
  /// it is copied from there: the edges of equal boxes repeat.
  ///
  /// - Complexity: O(columns · rows).
  func encoded(
    _ set: PictureOptions.GlyphSet, numbers: [String] = [], gutter: Int = 0
  ) -> [Markup] {
    let most = gutter + 4 * (columns + 1) + clusters.reduce(0) { $0 + $1.utf8.count }
    return withUnsafeTemporaryAllocation(byteCount: most, alignment: 4) { bytes in
      withUnsafeTemporaryAllocation(of: Markup.Run.self, capacity: columns + 1) { runs in
        guard let bytes = bytes.baseAddress else { return [] }
        var writer = RowWriter(bytes: bytes, runs: runs, set: set, clusters: clusters)
        return encoded(with: &writer, numbers: numbers, gutter: gutter)
      }
    }
  }

  private func encoded(
    with writer: inout RowWriter, numbers: [String], gutter: Int
  ) -> [Markup] {
    var written: [Markup] = []
    written.reserveCapacity(rows)
    cells.withUnsafeBufferPointer { cells in
      for row in 0..<rows {
        var cells = cells[row * columns..<(row + 1) * columns]
        while let last = cells.last, last.isBlank { cells.removeLast() }
        let number = row < numbers.count ? numbers[row] : ""
        writer.begin(number, gutter, isBlank: cells.isEmpty)
        if !cells.isEmpty, let alike = rowAbove(row, looksAlike: Self.mostRowsAbove) {
          written.append(writer.copy(written[alike], behind: gutter))
        } else {
          writer.write(UnsafeBufferPointer(rebasing: cells))
          written.append(writer.end())
        }
      }
    }
    return written
  }

  /// How many rows above a row are compared with it.
  private static let mostRowsAbove = 8

  /// The nearest of the `most` rows above `row` that looks like it.
  private func rowAbove(_ row: Int, looksAlike most: Int) -> Int? {
    (max(0, row - most)..<row).last { looksAlike($0, row) }
  }

  /// Whether two rows differ in owners at most. Eight cells are compared at once.
  private func looksAlike(_ first: Int, _ second: Int) -> Bool {
    cells.withUnsafeBytes { bytes in
      let size = MemoryLayout<Cell>.size
      var (place, other) = (first * columns * size, second * columns * size)
      let end = place + columns * size
      while place &+ 8 &* size <= end {
        let difference =
          bytes.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt64>.self)
          ^ bytes.loadUnaligned(fromByteOffset: other, as: SIMD8<UInt64>.self)
        let halves = difference.lowHalf | difference.highHalf
        let pair = halves.lowHalf | halves.highHalf
        if (pair[0] | pair[1]) & Cell.look != 0 { return false }
        place &+= 8 &* size
        other &+= 8 &* size
      }
      while place < end {
        let one = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let two = bytes.loadUnaligned(fromByteOffset: other, as: UInt64.self)
        if (one ^ two) & Cell.look != 0 { return false }
        place &+= size
        other &+= size
      }
      return true
    }
  }

  /// The bytes of a scalar in UTF-8, the first of them lowest; above all four, their number.
  fileprivate static func utf8(of scalar: UInt32) -> UInt64 {
    let bits = UInt64(scalar)
    func six(_ shift: UInt64) -> UInt64 { bits &>> shift & 0x3F }
    switch scalar {
    case ..<0x80: return 1 << 32 | bits
    case ..<0x800: return 2 << 32 | 0x80C0 | bits >> 6 | six(0) << 8
    case ..<0x1_0000: return 3 << 32 | 0x80_80E0 | bits >> 12 | six(6) << 8 | six(0) << 16
    default:
      return 4 << 32 | 0x8080_80F0 | bits >> 18 | six(12) << 8 | six(6) << 16 | six(0) << 24
    }
  }
}

/// Writes one row after the other, all into the same bytes.
private struct RowWriter {
  let bytes: UnsafeMutableRawPointer
  let set: PictureOptions.GlyphSet
  /// The bytes of the line characters so far, by the bits of their arms; 0: not looked up.
  private var lines = [UInt64](repeating: 0, count: 256)
  let clusters: [String]
  private var count = 0
  /// The runs of the row; there are `runCount`, and at most one for each cell and the gutter.
  private let runs: UnsafeMutableBufferPointer<Markup.Run>
  private var runCount = 0
  private var runStart = 0
  private var role = Role.plain.rawValue

  init(
    bytes: UnsafeMutableRawPointer, runs: UnsafeMutableBufferPointer<Markup.Run>,
    set: PictureOptions.GlyphSet, clusters: [String]
  ) {
    (self.bytes, self.runs, self.set, self.clusters) = (bytes, runs, set, clusters)
  }

  /// Begins a row with its `number`, which is shorter than `gutter`.
  mutating func begin(_ number: String, _ gutter: Int, isBlank: Bool) {
    (count, runStart, role) = (0, 0, Role.ruler.rawValue)
    guard gutter > 0, !isBlank || !number.isEmpty else { return }
    for _ in number.utf8.count..<gutter - 1 { put(0x20) }
    for byte in number.utf8 { put(byte) }
    if !isBlank { put(0x20) }
  }

  private mutating func put(_ byte: UInt8) {
    bytes.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  mutating func write(_ cells: UnsafeBufferPointer<Canvas.Cell>) {
    // Neighbours often look alike.
    var look = UInt64.max
    var code: UInt64 = 0
    let bytes = bytes
    // In registers: the row's own would be read and written for each cell.
    var (count, role, runStart, runCount) = (count, role, runStart, runCount)
    for cell in cells {
      if cell.look != look {
        look = cell.look
        let ink = cell.ink
        if ink == Canvas.Cell.continuation {
          code = 0
          continue
        }
        let own = cell.isBlank ? Role.plain.rawValue : cell.roleNumber
        if own != role {
          if count > runStart {
            runs[runCount] = Markup.Run(roleNumber: role, length: count &- runStart)
            runCount &+= 1
          }
          (role, runStart) = (own, count)
        }
        if ink == 0 {
          let arms = cell.arms
          code = lines[Int(arms.bits)]
          if code == 0 {
            code = Canvas.utf8(of: arms.glyph(set))
            lines[Int(arms.bits)] = code
          }
        } else if ink < 0x80 {
          code = 1 &<< 32 | UInt64(ink)
        } else if ink < Canvas.Cell.firstCluster {
          code = Canvas.utf8(of: ink)
        } else {
          code = 0
          for byte in clusters[Int(ink - Canvas.Cell.firstCluster)].utf8 {
            bytes.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
            count += 1
          }
        }
      }
      // Four bytes at once; over those that are not the cell's, the next cell is written.
      bytes.storeBytes(
        of: UInt32(truncatingIfNeeded: code).littleEndian, toByteOffset: count, as: UInt32.self)
      count &+= Int(truncatingIfNeeded: code &>> 32)
    }
    (self.count, self.role, self.runStart, self.runCount) = (count, role, runStart, runCount)
  }

  /// The row that has begun, with the cells of `row`, which begin after `gutter` columns.
  mutating func copy(_ row: Markup, behind gutter: Int) -> Markup {
    var known = row.text
    known.withUTF8 { known in
      let cells = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: known[gutter...]))
      UnsafeMutableRawBufferPointer(start: bytes + gutter, count: cells.count)
        .copyMemory(from: cells)
      count = known.count
    }
    return Markup(text: text, rolesOf: row)
  }

  /// The row.
  mutating func end() -> Markup {
    defer { runCount = 0 }
    let last = Markup.Run(roleNumber: role, length: count - runStart)
    if last.length > 0 {
      return Markup(text: text, firstRuns: Array(runs[..<runCount]), lastRun: last)
    }
    guard runCount > 0 else { return Markup() }
    return Markup(
      text: text, firstRuns: Array(runs[..<(runCount - 1)]), lastRun: runs[runCount - 1])
  }

  /// What was written. It is UTF-8: checking that takes longer than writing it.
  private var text: String {
    let written = UnsafeRawBufferPointer(start: bytes, count: count)
    guard #available(macOS 26, *) else { return String(decoding: written, as: UTF8.self) }
    return written.withMemoryRebound(to: UInt8.self) { written in
      String(copying: UTF8Span(unchecked: written.span))
    }
  }
}

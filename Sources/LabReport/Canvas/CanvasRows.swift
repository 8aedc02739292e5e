import LayoutText

extension Canvas {
  /// The rows as markup, blanks at their ends left out, each behind its number in a ruler of
  /// `gutter` columns.
  ///
  /// All rows are written into the same memory, from which each is copied as a string: appending
  /// to arrays and strings would take longer than all the rest.
  ///
  /// - Complexity: O(columns · rows).
  func encoded(_ glyphs: [UInt32], numbers: [String] = [], gutter: Int = 0) -> [Markup] {
    let lines = glyphs.map(Self.utf8)
    let most = gutter + 4 * (columns + 1) + clusters.reduce(0) { $0 + $1.utf8.count }
    return withUnsafeTemporaryAllocation(byteCount: most, alignment: 4) { bytes in
      guard let bytes = bytes.baseAddress else { return [] }
      var writer = RowWriter(bytes: bytes, lines: lines, clusters: clusters)
      return cells.withUnsafeBufferPointer { cells in
        (0..<rows).map { row in
          var cells = cells[row * columns..<(row + 1) * columns]
          while let last = cells.last, last.isBlank { cells.removeLast() }
          let number = row < numbers.count ? numbers[row] : ""
          writer.begin(number, gutter, isBlank: cells.isEmpty)
          writer.write(UnsafeBufferPointer(rebasing: cells))
          return writer.end()
        }
      }
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
  let lines: [UInt64]
  let clusters: [String]
  private var count = 0
  private var runs: [Markup.Run] = []
  private var runStart = 0
  private var role = Role.plain.rawValue

  init(bytes: UnsafeMutableRawPointer, lines: [UInt64], clusters: [String]) {
    (self.bytes, self.lines, self.clusters) = (bytes, lines, clusters)
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
    // Neighbours are often equal.
    var last = Canvas.Cell(ink: Canvas.Cell.continuation)
    var code: UInt64 = 0
    let bytes = bytes
    var count = count
    for cell in cells {
      if cell != last {
        last = cell
        code = 0
        let ink = cell.ink
        guard ink != Canvas.Cell.continuation else { continue }
        beginRun(cell.isBlank ? Role.plain.rawValue : cell.roleNumber, at: count)
        if ink == 0 {
          code = lines[Int(cell.arms.bits)]
        } else if ink < Canvas.Cell.firstCluster {
          code = Canvas.utf8(of: ink)
        } else {
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
    self.count = count
  }

  /// Ends the run at `place` if what follows has another role.
  private mutating func beginRun(_ role: UInt8, at place: Int) {
    guard role != self.role else { return }
    endRun(at: place)
    self.role = role
  }

  private mutating func endRun(at place: Int) {
    if place > runStart, let role = Role(rawValue: role) {
      runs.append(Markup.Run(role: role, length: place - runStart))
    }
    runStart = place
  }

  /// The row.
  mutating func end() -> Markup {
    endRun(at: count)
    defer { runs.removeAll(keepingCapacity: true) }
    return Markup(text: text, runs: Array(runs))
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

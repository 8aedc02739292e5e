import LayoutText

/// The character of cells of one look, in UTF-8.
struct CellGlyph {
  let look: UInt64
  /// The first byte is lowest.
  let bytes: UInt32
  let length: UInt8
  /// The role's raw value; `other` where a cell has no character of one scalar.
  let role: UInt8

  static let other = UInt8.max
  static let places = 64

  /// The place of the glyph of a look among so many: those of a picture are mostly at different ones.
  static func place(of look: UInt64) -> Int {
    Int(truncatingIfNeeded: (look ^ look &>> 8) & UInt64(places - 1))
  }

  init(_ look: UInt64, _ set: PictureOptions.GlyphSet) {
    self.look = look
    let arms = BoxArms(bits: UInt8(truncatingIfNeeded: look))
    let ink = UInt32(truncatingIfNeeded: look) &>> 8
    let own = UInt8(truncatingIfNeeded: look &>> 32)
    guard ink < Canvas.Cell.firstCluster else {
      (bytes, length, role) = (0, 0, Self.other)
      return
    }
    role = ink == 0 && arms == .none ? Role.plain.rawValue : own
    (bytes, length) = Self.utf8(of: ink == 0 ? arms.glyph(set) : ink)
  }

  private static func utf8(of scalar: UInt32) -> (bytes: UInt32, length: UInt8) {
    func six(_ shift: UInt32) -> UInt32 { scalar &>> shift & 0x3F }
    return switch scalar {
    case ..<0x80: (scalar, 1)
    case ..<0x800: (0x80C0 | scalar >> 6 | six(0) << 8, 2)
    case ..<0x1_0000: (0x80_80E0 | scalar >> 12 | six(6) << 8 | six(0) << 16, 3)
    default: (0x8080_80F0 | scalar >> 18 | six(12) << 8 | six(6) << 16 | six(0) << 24, 4)
    }
  }
}

/// Writes one row after the other, all into the same bytes.
struct RowWriter: ~Copyable {
  /// The row whose cells begin at `starts`; nil before the first one.
  var row: Int?
  private let bytes: UnsafeMutableRawPointer
  private let set: PictureOptions.GlyphSet
  /// The characters of cells that were written, at the places of their looks.
  private let glyphs: UnsafeMutablePointer<CellGlyph>
  private let clusters: [String]
  private var count = 0
  /// Where the bytes of each cell begin.
  private let starts: UnsafeMutablePointer<Int32>
  /// The runs of the row; there are `runCount`, and at most one for each cell and the gutter.
  private let runs: UnsafeMutablePointer<Markup.Run>
  private var runCount = 0
  private var runStart = 0
  private var role = Role.plain.rawValue

  /// A writer of rows of so many columns, and of `byteCount` bytes at most.
  init(columns: Int, byteCount: Int, _ set: PictureOptions.GlyphSet, _ clusters: [String]) {
    (self.set, self.clusters) = (set, clusters)
    bytes = .allocate(byteCount: byteCount, alignment: 4)
    starts = .allocate(capacity: columns)
    runs = .allocate(capacity: columns + 1)
    glyphs = .allocate(capacity: CellGlyph.places)
    glyphs.initialize(repeating: CellGlyph(Canvas.Cell().look, set), count: CellGlyph.places)
  }

  deinit {
    bytes.deallocate()
    starts.deallocate()
    runs.deallocate()
    glyphs.deallocate()
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
    let (bytes, glyphs) = (bytes, glyphs)
    // In registers: the row's own would be read and written for each cell.
    var (count, role, start) = (count, role, starts)
    for cell in cells {
      start.pointee = Int32(truncatingIfNeeded: count)
      start += 1
      let look = cell.look
      let place = CellGlyph.place(of: look)
      if glyphs[place].look != look { glyphs[place] = CellGlyph(look, set) }
      let glyph = glyphs[place]
      if glyph.role != role {
        guard glyph.role != CellGlyph.other else {
          (self.count, self.role) = (count, role)
          writeOther(cell)
          (count, role) = (self.count, self.role)
          continue
        }
        endRun(at: count)
        role = glyph.role
        self.role = role
      }
      // Four bytes at once; over those that are not the cell's, the next cell is written.
      bytes.storeBytes(of: glyph.bytes.littleEndian, toByteOffset: count, as: UInt32.self)
      count &+= Int(glyph.length)
    }
    self.count = count
  }

  /// Writes a cell that has no character of its own, or one of several scalars.
  private mutating func writeOther(_ cell: Canvas.Cell) {
    guard cell.ink != Canvas.Cell.continuation else { return }
    if cell.roleNumber != role {
      endRun(at: count)
      role = cell.roleNumber
    }
    for byte in clusters[Int(cell.ink - Canvas.Cell.firstCluster)].utf8 { put(byte) }
  }

  /// Ends the run of the role so far.
  @inline(__always)
  private mutating func endRun(at end: Int) {
    if end > runStart {
      runs[runCount] = Markup.Run(roleNumber: role, length: end &- runStart)
      runCount &+= 1
    }
    runStart = end
  }

  /// The row that has begun, with the cells of `row`, which begin after `gutter` columns.
  mutating func copy(_ row: Markup, behind gutter: Int) -> Markup {
    fill(row, behind: gutter)
    return Markup(text: text, rolesOf: row)
  }

  /// The same with the letters of `cells`, where those of the row, `others`, differ in letters of ASCII
  /// and in nothing else; nil if they differ otherwise.
  mutating func copy(
    _ row: Markup, behind gutter: Int, with cells: UnsafeBufferPointer<Canvas.Cell>,
    insteadOf others: UnsafeBufferPointer<Canvas.Cell>
  ) -> Markup? {
    let begun = count
    fill(row, behind: gutter)
    guard replaceLetters(of: others, with: cells) else {
      count = begun
      return nil
    }
    return Markup(text: text, rolesOf: row)
  }

  /// Writes the letters of `cells` where `others` have other ones; false if they differ otherwise. A
  /// function of its own, so that the loop has everything in registers.
  @inline(never)
  private func replaceLetters(
    of others: UnsafeBufferPointer<Canvas.Cell>, with cells: UnsafeBufferPointer<Canvas.Cell>
  ) -> Bool {
    let (bytes, starts) = (bytes, starts)
    for place in 0..<cells.count where cells[place].look != others[place].look {
      guard cells[place].isOtherLetter(than: others[place]) else { return false }
      bytes.storeBytes(
        of: UInt8(truncatingIfNeeded: cells[place].ink), toByteOffset: Int(starts[place]),
        as: UInt8.self)
    }
    return true
  }

  private mutating func fill(_ row: Markup, behind gutter: Int) {
    var known = row.text
    known.withUTF8 { known in
      let cells = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: known[gutter...]))
      UnsafeMutableRawBufferPointer(start: bytes + gutter, count: cells.count)
        .copyMemory(from: cells)
      count = known.count
    }
  }

  /// The row.
  mutating func end() -> Markup {
    defer { runCount = 0 }
    let last = Markup.Run(roleNumber: role, length: count - runStart)
    if last.length > 0 {
      return Markup(text: text, firstRuns: firstRuns(runCount), lastRun: last)
    }
    guard runCount > 0 else { return Markup() }
    return Markup(text: text, firstRuns: firstRuns(runCount - 1), lastRun: runs[runCount - 1])
  }

  private func firstRuns(_ count: Int) -> [Markup.Run] {
    Array(UnsafeBufferPointer(start: runs, count: count))
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

internal import LayoutCore

/// The characters a picture is made of, apart from its lines.
struct Glyphs: Sendable {
  let set: PictureOptions.GlyphSet
  /// Whether lines are drawn in dots, eight to a cell.
  let areDots: Bool
  /// An element of one cell.
  let dot: UInt32
  /// Inside an element the query found.
  let hit: UInt32
  /// At the corners of an element that only touches the query.
  let touch: UInt32
  /// Inside an element that is elsewhere than before.
  let changed: UInt32
  let overlap: UInt32
  let overflow: UInt32
  let badge: UInt32
  let separatorLine: UInt32
  let background: UInt32
  /// What is free between neighbours, and round the items of a section.
  let gap: UInt32
  let inset: UInt32
  let lineHorizontal: UInt32
  let lineVertical: UInt32
  let lineCrossing: UInt32
  let groupHorizontal: UInt32
  let groupVertical: UInt32
  let groupCorner: UInt32
  let queryHorizontal: UInt32
  let queryVertical: UInt32
  let queryCorner: UInt32
  let ghostHorizontal: UInt32
  let ghostVertical: UInt32
  let ghostCorner: UInt32
  /// From nothing to wholly covered.
  let shades: [UInt32]
  let times: String
  let separator: String
  let approximately: String
  let ellipsis: String
  let dash: String

  /// Whether the inside of an element is filled with `ink`; a label may cover it.
  func isFill(_ ink: UInt32) -> Bool { ink == hit || ink == changed || ink == overflow }

  /// Whether `cell` has no line, and no more than a fill.
  func isFree(_ cell: Canvas.Cell) -> Bool {
    cell.arms == .none && [0, hit, changed, background, gap, inset].contains(cell.ink)
  }

  init(_ set: PictureOptions.GlyphSet, inDots: Bool = false) {
    let isUnicode = set == .unicode
    areDots = inDots && isUnicode
    func pick(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) -> UInt32 {
      isUnicode ? unicode.value : ascii.value
    }
    self.set = set
    dot = pick("□", "+")
    hit = pick(areDots ? "⠂" : "░", ".")
    touch = pick("○", "o")
    changed = pick(areDots ? "⠅" : "▒", "%")
    overlap = pick("╳", "X")
    overflow = pick("▚", "!")
    badge = pick("●", "@")
    separatorLine = pick("┄", "-")
    background = pick("·", ",")
    gap = pick("╱", "/")
    inset = pick("╲", "\\")
    lineHorizontal = pick("┄", "_")
    lineVertical = pick("┆", ";")
    lineCrossing = pick("┼", ";")
    groupHorizontal = pick("╌", "&")
    groupVertical = pick("╎", "&")
    groupCorner = pick("◇", "&")
    queryHorizontal = pick("┈", "~")
    queryVertical = pick("┊", ":")
    queryCorner = pick("•", "*")
    ghostHorizontal = pick("┉", "\"")
    ghostVertical = pick("┋", "\"")
    ghostCorner = pick("◌", "\"")
    shades = (isUnicode ? " ░▒▓█" : " .:-=+*#%@").unicodeScalars.map(\.value)
    times = isUnicode ? "×" : "x"
    separator = isUnicode ? " · " : ", "
    approximately = isUnicode ? "≈" : "~"
    ellipsis = isUnicode ? "…" : "..."
    dash = isUnicode ? " — " : " - "
  }

  /// What points along `axis`, on or back.
  func arrow(along axis: Axis, isForward: Bool) -> String {
    switch (axis, isForward) {
    case (.vertical, false): set == .unicode ? "▲" : "^"
    case (.vertical, true): set == .unicode ? "▼" : "v"
    case (.horizontal, false): set == .unicode ? "◀" : "<"
    case (.horizontal, true): set == .unicode ? "▶" : ">"
    }
  }
}

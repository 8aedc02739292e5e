/// The number of terminal cells `text` takes, counted by what a reader sees as one character.
///
/// Control characters count nothing: escape the text first.
///
/// ```swift
/// displayWidth("流れ")  // 4
/// ```
///
/// - Complexity: O(length).
@inlinable
public func displayWidth(_ text: some StringProtocol) -> Int {
  // Of ASCII and the signs and letters up to U+02FF, such as · and ×, each is a character of one
  // cell: they are counted by their first bytes.
  var (cells, last) = (0, UInt8(0))
  for byte in text.utf8 {
    switch byte {
    case 0x20..<0x7F, 0xC2...0xCB: cells += 1
    case 0x80..<0xC0 where last != 0xC2 || byte >= 0xA0 && byte != 0xAD: break
    default: return text.reduce(0) { $0 + displayWidth($1) }
    }
    last = byte
  }
  return cells
}

/// The number of terminal cells one character takes: 0, 1 or 2.
///
/// Two for East Asian wide and fullwidth characters (UAX #11) and for emoji shown as pictures
/// (UTS #51), however many scalars they are joined from. Ambiguous characters count one.
public func displayWidth(_ character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    // An emoji variation selector requests the picture in place of the sign.
    if scalar.value == 0xFE0F && width == 1 { return 2 }
    width = max(width, displayWidth(scalar))
    if width == 2 { return 2 }
  }
  return width
}

/// The longest beginning of `text` that takes at most `cells` cells; a wide character is taken
/// whole or not at all.
///
/// ```swift
/// prefix(of: "流れ", cells: 3)  // "流"
/// ```
///
/// - Complexity: O(length of the result).
public func prefix(of text: String, cells: Int) -> String {
  var room = cells
  var result = ""
  for character in text {
    let width = displayWidth(character)
    guard width <= room else { break }
    room -= width
    result.append(character)
  }
  return result
}

extension StringProtocol {
  /// The text padded with blanks to `width` cells: on the right, or on the left where it `isRight`,
  /// as for numbers. Wider text does not change.
  ///
  /// ```swift
  /// "8".padded(to: 3, isRight: true)  // "  8"
  /// ```
  ///
  /// - Complexity: O(length).
  public func padded(to width: Int, isRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, width - displayWidth(self)))
    return isRight ? blanks + self : self + blanks
  }
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value >= 0x20 && value < 0x7F { return 1 }
  if value < 0xA0 { return 0 }
  if value < 0x300 { return value == 0xAD ? 0 : 1 }
  if isWide(value) { return 2 }
  // The vowels and finals of decomposed Hangul combine with the consonant before them.
  if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if (0x1F1E6...0x1F1FF).contains(value) { return 2 }
  return scalar.properties.isEmojiPresentation ? 2 : 1
}

/// The blocks of East Asian width W and F (Unicode 15, EastAsianWidth.txt), in order. Emoji are
/// not listed: the standard library knows them.
///
/// Pairs, which the compiler lays out; ranges would be made at the start of the program.
private let wideRanges: [(first: UInt32, last: UInt32)] = [
  (0x1100, 0x115F), (0x2329, 0x232A), (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF),
  (0x4E00, 0xA4CF), (0xA960, 0xA97F), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19),
  (0xFE30, 0xFE6F), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x18DFF), (0x1AFF0, 0x1B2FF),
  (0x1F200, 0x1F265), (0x20000, 0x3FFFD),
]

private func isWide(_ value: UInt32) -> Bool {
  var low = 0
  var high = wideRanges.count
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].last < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].first <= value
}

public import LabReport
public import LayoutCore

/// A picture as rows of text: what a reader of a pipe sees, without the last line end.
public func rows(of picture: Picture) -> String {
  picture.lines.map(\.text).joined(separator: "\n")
}

extension Scene {
  /// A scene drawn as letters: every letter is an element, and its frame is around its cells.
  ///
  /// A cell is 1 point wide and 2 points high. Capitals are items; `.` and blanks are nothing.
  /// Letters come back to front in alphabetical order.
  ///
  ///     Scene(letters: """
  ///       AAAA.BBB
  ///       AAAA.BBB
  ///       """)
  public init(letters: String, query: Rect? = nil, viewport: Rect? = nil) {
    var frames: [Character: Rect] = [:]
    let lines = letters.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      for (column, letter) in line.enumerated() where letter != "." && letter != " " {
        let cell = Rect(x: Double(column), y: 2 * Double(row), width: 1, height: 2)
        frames[letter] = frames[letter].map { $0.union(cell) } ?? cell
      }
    }
    let size = Size(
      width: Double(lines.map(\.count).max() ?? 0), height: 2 * Double(lines.count))
    let elements = frames.sorted { $0.key < $1.key }.map { letter, frame in
      SceneElement(
        label: String(letter), frame: frame, isHit: query.map(frame.intersects) ?? false,
        touches: query.map(frame.touches) ?? false)
    }
    self.init(
      view: Rect(origin: .zero, size: size), container: size, contentSize: size,
      elements: elements, total: elements.count, viewport: viewport, query: query)
  }

  /// The scene drawn with one column a point, without rulers and without a legend.
  public func cells(_ glyphs: PictureOptions.GlyphSet = .unicode) -> String {
    let columns = Int(view.width)
    let picture = Picture(self, PictureOptions(columns: columns, glyphs: glyphs))
    return picture.lines.prefix(Int(view.height / 2)).map(\.text).joined(separator: "\n")
  }
}

/// What differs between two texts, row by row; nil if nothing does. For messages of tests, where
/// two whole pictures beside each other are hard to compare.
public func difference(_ actual: String, _ expected: String) -> String? {
  guard actual != expected else { return nil }
  let got = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  return (0..<max(got.count, wanted.count)).map { row in
    let left = row < got.count ? String(got[row]) : "(no row)"
    let right = row < wanted.count ? String(wanted[row]) : "(no row)"
    return left == right ? "  \(left)" : "- \(right)\n+ \(left)"
  }.joined(separator: "\n")
}

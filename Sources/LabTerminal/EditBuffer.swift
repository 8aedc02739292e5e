/// The line being typed. libedit counts scalars; the rest of the module counts characters.
struct EditBuffer: Equatable {
  let scalars: [Unicode.Scalar]
  /// Offset in scalars.
  let cursor: Int

  var text: String { Self.text(scalars) }

  /// Whether Ctrl-R runs: libedit then writes its question behind the line.
  var isSearching: Bool {
    guard let newline = scalars.lastIndex(of: "\n") else { return false }
    let last = scalars[(newline + 1)...]
    return last.starts(with: "bck".unicodeScalars) || last.starts(with: "fwd".unicodeScalars)
  }

  /// Offset of the cursor in characters; inside of a character: that of its beginning.
  var characterCursor: Int {
    let before = Self.text(scalars[..<cursor]).count
    return min(before, text.count)
  }

  /// The range in scalars of a range in characters; what lies outside of the line is cut off.
  func scalarRange(_ characters: Range<Int>) -> Range<Int> {
    let starts = text.reduce(into: [0]) { starts, character in
      starts.append((starts.last ?? 0) + character.unicodeScalars.count)
    }
    let last = starts.count - 1
    let lower = min(max(0, characters.lowerBound), last)
    let upper = min(max(lower, characters.upperBound), last)
    return starts[lower]..<starts[upper]
  }

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(scalar) }
    return String(view)
  }
}

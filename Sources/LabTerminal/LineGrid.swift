internal import CLibEdit
import LayoutText

/// Where libedit puts the characters of a line on the screen, counted from the prompt's first cell.
///
/// It fills rows from left to right. A wide character that does not fit into the last cell goes to
/// the next row; behind a full row the cursor is at the start of the next one.
struct LineGrid {
  /// A cell, by its row and its column.
  struct Place: Hashable {
    var row = 0
    var column = 0
  }

  /// The place of each scalar of the line, and the place behind the last one.
  let places: [Place]

  /// The places in rows of `columns` cells; nil where a scalar is shown as something else, or in no
  /// cell of its own: a control character, a line break of a paste, a combining mark.
  init?(prompt: String, line: [Unicode.Scalar], columns: Int) {
    var place = Place()
    var places: [Place] = []
    let before = Array(prompt.unicodeScalars)
    for (index, scalar) in (before + line).enumerated() {
      let width = Int(ll_width(scalar.value))
      guard width > 0, !Printable.isControl(scalar), width <= columns else { return nil }
      if place.column + width > columns { place = Place(row: place.row + 1) }
      if index >= before.count { places.append(place) }
      place.column += width
      if place.column >= columns { place = Place(row: place.row + 1) }
    }
    self.places = places + [place]
  }

  /// The place behind the line.
  var end: Place { places[places.count - 1] }
}

extension LineGrid.Place {
  /// What moves the cursor from here to `other`. Rows below the line must be on the screen already.
  func moves(to other: LineGrid.Place) -> String {
    let down = other.row - row
    // First to the left edge: behind the last cell of a row the cursor is nowhere.
    return "\r" + Self.moves(down, "B", orBack: "A") + Self.moves(other.column, "C", orBack: "D")
  }

  private static func moves(_ count: Int, _ letter: String, orBack back: String) -> String {
    count == 0 ? "" : "\u{1B}[\(abs(count))\(count > 0 ? letter : back)"
  }
}

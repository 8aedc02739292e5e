/// The weights of a box's four sides.
struct BoxStyle: Sendable {
  var top = BoxArms.Weight.light
  var bottom = BoxArms.Weight.light
  var sides = BoxArms.Weight.light

  static let item = BoxStyle()
  static let header = BoxStyle(top: .double)
  static let footer = BoxStyle(bottom: .double)
  static let heavy = BoxStyle(top: .heavy, bottom: .heavy, sides: .heavy)

  /// The line character at one cell on the border of `box`.
  ///
  /// A box one cell high is a line; a header then has its top corners and a footer its bottom ones,
  /// so that each is still recognizable by its shape.
  func arms(column: Int, row: Int, of box: CellRect) -> BoxArms {
    let isFirstRow = row == box.top
    let isLastRow = row == box.bottom - 1
    let isFirstColumn = column == box.left
    let isLastColumn = column == box.right - 1
    var arms = BoxArms()
    if isFirstRow || isLastRow {
      let weight = isFirstRow && (top != .light || !isLastRow) ? top : bottom
      arms = BoxArms(right: isLastColumn ? .none : weight, left: isFirstColumn ? .none : weight)
      if box.width == 1 && weight == .double { arms = BoxArms(right: .double, left: .double) }
    }
    if isFirstColumn || isLastColumn {
      let isLine = isFirstRow && isLastRow
      let down = !isLastRow || (isLine && top == .double && box.width > 1)
      let up = !isFirstRow || (isLine && bottom == .double && box.width > 1)
      let vertical = BoxArms(up: up ? sides : .none, down: down ? sides : .none)
      arms = arms.joined(with: vertical)
    }
    return arms
  }
}

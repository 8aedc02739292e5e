/// The weights of a box's four sides.
struct BoxStyle: Sendable {
  var top = BoxArms.Weight.light
  var bottom = BoxArms.Weight.light
  var sides = BoxArms.Weight.light

  static let item = BoxStyle()
  static let header = BoxStyle(top: .double)
  static let footer = BoxStyle(bottom: .double)
  static let heavy = BoxStyle(top: .heavy, bottom: .heavy, sides: .heavy)

  /// The line characters of a row of `box`: in its first column, between, and in its last one. In
  /// a row that is no edge, there are none between.
  ///
  /// A box one cell high is a line; a header then has its top corners and a footer its bottom ones,
  /// so that each is still recognizable by its shape.
  func arms(row: Int, of box: CellRect) -> (left: BoxArms, middle: BoxArms, right: BoxArms) {
    let isFirst = row == box.top
    let isLast = row == box.bottom - 1
    let isWide = box.width > 1
    let isLine = isFirst && isLast && isWide
    let weight =
      isFirst && (top != .light || !isLast) ? top : isLast ? bottom : BoxArms.Weight.none
    let side = BoxArms(
      up: !isFirst || isLine && bottom == .double ? sides : .none,
      down: !isLast || isLine && top == .double ? sides : .none)
    let line = BoxArms(right: weight, left: weight)
    guard isWide else {
      let only = weight == .double ? side.joined(with: line) : side
      return (only, only, only)
    }
    return (
      side.joined(with: BoxArms(right: weight)), line, side.joined(with: BoxArms(left: weight))
    )
  }
}

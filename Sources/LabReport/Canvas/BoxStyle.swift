/// The line characters of a box, by the weights of its four sides.
///
/// A box one cell high is a line; a header then has its top corners and a footer its bottom ones,
/// so that each is still recognizable by its shape.
struct BoxStyle: Sendable {
  /// The characters of a row in the first column, between, and in the last one; in a box of one
  /// column the only one. A row that is no edge has none between.
  struct Row: Sendable {
    /// A byte for each: a style is then four numbers.
    private let bits: UInt32

    init(left: BoxArms, middle: BoxArms, right: BoxArms, only: BoxArms) {
      bits =
        UInt32(left.bits) | UInt32(middle.bits) << 8 | UInt32(right.bits) << 16
        | UInt32(only.bits) << 24
    }

    var left: BoxArms { BoxArms(bits: UInt8(truncatingIfNeeded: bits)) }
    var middle: BoxArms { BoxArms(bits: UInt8(truncatingIfNeeded: bits &>> 8)) }
    var right: BoxArms { BoxArms(bits: UInt8(truncatingIfNeeded: bits &>> 16)) }
    var only: BoxArms { BoxArms(bits: UInt8(truncatingIfNeeded: bits &>> 24)) }
  }

  /// The top row of a box of several rows.
  let top: Row
  /// A row between the first and the last.
  let side: Row
  /// The bottom row of a box of several rows.
  let bottom: Row
  private let line: Row

  static let item = BoxStyle()
  static let header = BoxStyle(top: .double)
  static let footer = BoxStyle(bottom: .double)
  static let heavy = BoxStyle(top: .heavy, bottom: .heavy, sides: .heavy)

  init(
    top: BoxArms.Weight = .light, bottom: BoxArms.Weight = .light, sides: BoxArms.Weight = .light
  ) {
    func row(_ weight: BoxArms.Weight, hasUp: Bool, hasDown: Bool, isLine: Bool = false) -> Row {
      let own = BoxArms(right: weight, left: weight)
      let side = BoxArms(up: hasUp ? sides : .none, down: hasDown ? sides : .none)
      let single = isLine ? BoxArms.none : side
      return Row(
        left: side.joined(with: BoxArms(right: weight)), middle: own,
        right: side.joined(with: BoxArms(left: weight)),
        only: weight == .double ? single.joined(with: own) : single)
    }
    self.top = row(top, hasUp: false, hasDown: true)
    side = row(.none, hasUp: true, hasDown: true)
    self.bottom = row(bottom, hasUp: true, hasDown: false)
    line = row(
      top == .light ? bottom : top, hasUp: bottom == .double, hasDown: top == .double, isLine: true)
  }

  /// The characters of a row of `box`.
  func row(_ row: Int, of box: CellRect) -> Row {
    let isLast = row == box.bottom - 1
    return row == box.top ? (isLast ? line : top) : (isLast ? bottom : side)
  }
}

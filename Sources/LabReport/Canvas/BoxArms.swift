/// Which arms a line character has, each none, light, heavy or double: two bits a side.
struct BoxArms: Sendable, Hashable {
  enum Weight: UInt8, Sendable, CaseIterable {
    case none
    case light
    case heavy
    case double
  }

  var bits: UInt8

  static let none = BoxArms(bits: 0)

  init(bits: UInt8) { self.bits = bits }

  init(
    up: Weight = .none, right: Weight = .none, down: Weight = .none, left: Weight = .none
  ) {
    bits = up.rawValue | right.rawValue << 2 | down.rawValue << 4 | left.rawValue << 6
  }

  var up: Weight { Weight(rawValue: bits & 3) ?? .none }
  var right: Weight { Weight(rawValue: bits >> 2 & 3) ?? .none }
  var down: Weight { Weight(rawValue: bits >> 4 & 3) ?? .none }
  var left: Weight { Weight(rawValue: bits >> 6 & 3) ?? .none }

  /// Both characters in one cell: on each side the one of `other`, or else the own.
  func joined(with other: BoxArms) -> BoxArms {
    // The low bit of each side on which the other has an arm; times 3, both bits.
    let sides = (other.bits | other.bits >> 1) & 0b01_01_01_01
    return BoxArms(bits: bits & ~(sides * 3) | other.bits)
  }
}

extension BoxArms {
  /// The character for these arms. Only those that a picture has are computed.
  func glyph(_ set: PictureOptions.GlyphSet) -> UInt32 {
    set == .unicode ? unicode : ascii.value
  }

  /// The 80 light and heavy characters, by up + 3·right + 9·down + 27·left, without the first, which
  /// is a blank: three bytes each.
  private static let lightAndHeavy: StaticString =
    "╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋"

  private var weights: [Weight] { [up, right, down, left] }

  private var unicode: UInt32 {
    if let double = doubleHorizontal { return double.value }
    // There is no character for a double line that ends or meets a heavy one.
    let hasHeavy = up == .heavy || right == .heavy || down == .heavy || left == .heavy
    func digit(_ weight: Weight) -> Int {
      Int((weight == .double ? (hasHeavy ? .heavy : .light) : weight).rawValue)
    }
    let number = digit(up) + 3 * digit(right) + 9 * digit(down) + 27 * digit(left)
    guard number > 0 else { return 0x20 }
    return Self.lightAndHeavy.withUTF8Buffer { bytes in
      bytes[3 * (number - 1)..<3 * number].reduce(0) { $0 &<< 6 | UInt32($1 & 0x3F) } & 0xFFFF
    }
  }

  /// The characters whose horizontal arms are double and whose vertical arms are light.
  private var doubleHorizontal: Unicode.Scalar? {
    switch (up, right, down, left) {
    case (.none, .double, .none, .double), (.none, .double, .none, .none),
      (.none, .none, .none, .double):
      "═"
    case (.none, .double, .light, .none): "╒"
    case (.none, .none, .light, .double): "╕"
    case (.light, .double, .none, .none): "╘"
    case (.light, .none, .none, .double): "╛"
    case (.light, .double, .light, .none): "╞"
    case (.light, .none, .light, .double): "╡"
    case (.none, .double, .light, .double): "╤"
    case (.light, .double, .none, .double): "╧"
    case (.light, .double, .light, .double): "╪"
    default: nil
    }
  }

  private var ascii: Unicode.Scalar {
    let weights = self.weights
    if weights.contains(.heavy) { return "#" }
    let isHorizontal = up == .none && down == .none
    if weights.contains(.double) {
      if isHorizontal { return "=" }
      return up == .none ? "." : "'"
    }
    if bits == 0 { return " " }
    if isHorizontal { return "-" }
    return right == .none && left == .none ? "|" : "+"
  }
}

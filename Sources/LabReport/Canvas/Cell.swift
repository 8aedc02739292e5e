extension Canvas {
  /// A cell in 64 bits, so that drawing a box writes one number for each of its cells.
  ///
  /// From the lowest bit: arms (8 bits), ink (24), role (8), owner (24, with a sign; an answer has at
  /// most a million elements).
  struct Cell: Sendable, Hashable {
    private(set) var bits: UInt64

    /// The ink of the second cell of a wide character.
    static let continuation: UInt32 = 0xFF_FFFF
    /// An ink from here on is a place in the canvas's `clusters`.
    static let firstCluster: UInt32 = 0x80_0000

    init(bits: UInt64) { self.bits = bits }

    init(ink: UInt32 = 0, arms: BoxArms = .none, role: Role = .plain, owner: Int = -1) {
      bits = UInt64(arms.bits) | UInt64(ink) &<< 8 | UInt64(role.rawValue) &<< 32
      self.owner = owner
    }

    private subscript(from low: UInt64, bits count: UInt64) -> UInt64 {
      get { bits &>> low & (1 &<< count &- 1) }
      set { bits = bits & ~((1 &<< count &- 1) &<< low) | newValue &<< low }
    }

    var arms: BoxArms {
      get { BoxArms(bits: UInt8(truncatingIfNeeded: self[from: 0, bits: 8])) }
      set { self[from: 0, bits: 8] = UInt64(newValue.bits) }
    }

    /// A character instead of the arms; 0: none. See ``continuation`` and ``firstCluster``.
    var ink: UInt32 {
      get { UInt32(truncatingIfNeeded: self[from: 8, bits: 24]) }
      set { self[from: 8, bits: 24] = UInt64(newValue) }
    }

    var role: Role {
      get { Role(rawValue: roleNumber) ?? .plain }
      set { self[from: 32, bits: 8] = UInt64(newValue.rawValue) }
    }

    /// The role's raw value, which is faster to compare.
    var roleNumber: UInt8 { UInt8(truncatingIfNeeded: self[from: 32, bits: 8]) }

    /// The bits of the owner begin here.
    static let ownerShift: UInt64 = 40

    /// The element that is on top here, by its place in the scene; -1: none.
    var owner: Int {
      get { Int(truncatingIfNeeded: Int64(bitPattern: bits) &>> Int64(Self.ownerShift)) }
      set { bits = bits & Self.look | UInt64(truncatingIfNeeded: newValue) &<< Self.ownerShift }
    }

    /// Puts a character of a label here.
    mutating func write(_ ink: UInt32) {
      bits = bits & ~0xFF_FFFF_FF00 | UInt64(ink) &<< 8 | UInt64(Role.label.rawValue) &<< 32
    }

    /// The cell with `arms` in place of its own.
    func with(_ arms: BoxArms) -> Cell {
      var cell = self
      cell.arms = arms
      return cell
    }

    /// The cell with `owner` in place of its own.
    func with(owner: Int) -> Cell {
      var cell = self
      cell.owner = owner
      return cell
    }

    /// The bits of how a cell looks: all but those of its owner.
    static let look: UInt64 = 1 &<< ownerShift &- 1

    /// How the cell looks.
    var look: UInt64 { bits & Self.look }

    /// Whether nothing is written here.
    var isBlank: Bool { bits & 0xFFFF_FFFF == 0 }

    /// Whether it differs from `other` in its letter alone, and both letters are of ASCII.
    func isOtherLetter(than other: Cell) -> Bool {
      (bits ^ other.bits) & Self.look & ~0x7F00 == 0 && 0x20..<0x7F ~= ink
        && 0x20..<0x7F ~= other.ink
    }

    func hasOwner(of other: Cell) -> Bool { (bits ^ other.bits) & ~Self.look == 0 }
  }
}

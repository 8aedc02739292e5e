/// A key that was pressed, or what happened instead.
public enum Key: Hashable, Sendable {
  /// An arrow.
  case up, down, left, right
  /// Page Up, Page Down, Home and End.
  case pageUp, pageDown, home, end
  /// Return or Enter.
  case enter
  /// Escape alone, or Ctrl-D.
  case escape
  /// Ctrl-C.
  case interrupt
  /// A printable ASCII character.
  case character(Character)
  /// The window has another size, or the program continues after a stop: draw again.
  case resized
  /// The terminal was closed, or a signal ends the process.
  case closed
}

/// Turns the bytes of a terminal into keys, one byte at a time.
///
/// Arrows, Home and End come as `ESC [ A` or `ESC O A` (ECMA-48 CUU; DEC's application mode), with
/// numbers before the letter where another key is down; the keys around them as `ESC [ 5 ~`. Other
/// sequences and bytes beyond ASCII are dropped.
public struct KeyDecoder: Sendable {
  private enum State { case ground, escape, sequence, single }

  private var state = State.ground
  /// The first bytes of a sequence, up to its last one.
  private var parameters: [UInt8] = []

  public init() {}

  /// Whether an escape came that is either a key of its own, or the beginning of a sequence.
  public var isWaiting: Bool { state != .ground }

  /// Takes the next byte; the key that it ends, if any.
  public mutating func push(_ byte: UInt8) -> Key? {
    switch state {
    case .ground: return pushOnGround(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): (state, parameters) = (.sequence, [])
      case UInt8(ascii: "O"): state = .single
      case 0x1B: return .escape
      default: state = .ground
      }
      return nil
    case .sequence:
      // Parameters and intermediates end with a byte from 0x40 on (ECMA-48, 5.4).
      guard byte >= 0x40 || byte < 0x20 else {
        if parameters.count < 2 { parameters.append(byte) }
        return nil
      }
      state = .ground
      return byte == UInt8(ascii: "~") ? Self.key(numbered: parameters) : Self.key(lettered: byte)
    case .single:
      state = .ground
      return Self.key(lettered: byte)
    }
  }

  /// No byte came for a while: an escape was the key.
  public mutating func pause() -> Key? {
    defer { state = .ground }
    return state == .escape ? .escape : nil
  }

  private mutating func pushOnGround(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x0A, 0x0D: return .enter
    case 0x03: return .interrupt
    case 0x04: return .escape
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    default: return nil
    }
  }

  private static func key(lettered byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// The key of a number with one digit; what follows it names other keys that are down.
  private static func key(numbered parameters: [UInt8]) -> Key? {
    guard let digit = parameters.first,
      parameters.dropFirst().allSatisfy({ $0 == UInt8(ascii: ";") })
    else { return nil }
    return switch digit {
    case UInt8(ascii: "1"), UInt8(ascii: "7"): .home
    case UInt8(ascii: "4"), UInt8(ascii: "8"): .end
    case UInt8(ascii: "5"): .pageUp
    case UInt8(ascii: "6"): .pageDown
    default: nil
    }
  }
}

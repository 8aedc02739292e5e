/// A key that was pressed, or what happened instead.
public enum Key: Hashable, Sendable {
  /// An arrow.
  case up, down, left, right
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
  case end
}

/// Turns the bytes of a terminal into keys, one byte at a time.
///
/// Arrows come as `ESC [ A` or `ESC O A` (ECMA-48 CUU; DEC's application mode), with numbers before
/// the letter where another key is down. Other sequences and bytes beyond ASCII are dropped.
public struct KeyDecoder: Sendable {
  private enum State { case ground, escape, sequence, single }

  private var state = State.ground

  public init() {}

  /// Whether an escape came that is either a key of its own, or the beginning of a sequence.
  public var isWaiting: Bool { state != .ground }

  /// Takes the next byte; the key that it ends, if any.
  public mutating func push(_ byte: UInt8) -> Key? {
    switch state {
    case .ground: return pushOnGround(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence
      case UInt8(ascii: "O"): state = .single
      case 0x1B: return .escape
      default: state = .ground
      }
      return nil
    case .sequence:
      // Parameters and intermediates end with a byte from 0x40 on (ECMA-48, 5.4).
      guard byte >= 0x40 || byte < 0x20 else { return nil }
      state = .ground
      return Self.arrow(byte)
    case .single:
      state = .ground
      return Self.arrow(byte)
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

  private static func arrow(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: nil
    }
  }
}

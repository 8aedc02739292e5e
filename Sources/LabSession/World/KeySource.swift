public import LabReport

/// A terminal that hands over keys one by one, for as long as a command holds it.
public protocol KeySource {
  mutating func next() -> PressedKey
  /// Waits for a key, but no longer than `seconds`; nil where none came.
  mutating func next(within seconds: Double) -> PressedKey?
  /// Shows `lines` in the place of what was shown before.
  func show(_ lines: [Markup])
  var page: Page { get }
  func close()
}

/// A key, as far as commands know any.
public enum PressedKey: Sendable, Hashable {
  /// An arrow.
  case up, down, left, right
  /// `+` and `-`.
  case plus, minus
  /// Keeps what was done.
  case enter
  /// Gives it up: Escape, Ctrl-C, the end of the input.
  case escape
  /// The window has another size.
  case resized
  /// A key without a meaning.
  case other
}

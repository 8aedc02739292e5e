public import LabReport

/// A terminal that returns keys one by one, while a command uses it.
public protocol KeySource {
  mutating func next() -> PressedKey
  /// Waits for a key, at most `seconds`; nil where there was none.
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
  /// Page Up, Page Down, Home and End.
  case pageUp, pageDown, home, end
  /// `+` and `-`.
  case plus, minus
  /// Accepts the values.
  case enter
  /// Leaves: Escape, `q`, Ctrl-C, the end of the input.
  case escape
  /// The window has another size.
  case resized
  /// Another character.
  case character(Character)
}

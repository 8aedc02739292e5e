import LayoutText

/// The place where the program of an external layout trapped, as its runtime reports it: an index out
/// of range, nil that is unwrapped, a division by zero.
///
/// A program that exits by itself, or gives no answer, has none.
///
///     Trap(file: "Board.swift", line: 17, column: 22, reason: "Division by zero").words
///     // "at Board.swift:17:22: Division by zero"
public struct Trap: Sendable, Hashable {
  /// The name of the source file, without its folder.
  public var file: String
  /// The line in the file, from 1.
  public var line: Int
  /// The byte in the line, from 1; nil where the runtime reports only the line.
  public var column: Int?
  /// What the runtime says of it, in its own words; nil where it says nothing.
  public var reason: String?
  /// Whether something that is nil was unwrapped.
  public var isAboutNil: Bool
  /// Whether it was unwrapped without a sign in the line, as `var album: Album!` is.
  public var isImplicit: Bool

  /// A trap in `line` of `file`.
  public init(
    file: String, line: Int, column: Int? = nil, reason: String? = nil, isAboutNil: Bool = false,
    isImplicit: Bool = false
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.reason, self.isAboutNil, self.isImplicit) = (reason, isAboutNil, isImplicit)
  }

  /// The place and the reason, after "trapped": at most 240 characters, without control characters.
  public var words: String {
    let place = "at \(file):\(line)" + (column.map { ":\($0)" } ?? "")
    return Printable.shortened(place + (reason.map { ": \($0)" } ?? ""), limit: 240)
  }
}

extension LayoutError {
  /// The place where the program that places the items trapped; nil for any other error.
  package var trap: Trap? {
    if case .ended(_, let trap) = self { trap } else { nil }
  }
}

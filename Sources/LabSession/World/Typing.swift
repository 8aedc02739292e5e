public import LabLanguage

/// The prompt that a person types at, as far as commands have to do with it.
public struct Typing: Sendable {
  /// The lines that were typed before, oldest first; those of earlier sessions too.
  public var lines: [String]
  /// Opens the person's editor on a text. What it became once it is saved; nil where the person
  /// left without saving.
  public var edit: @Sendable (_ text: String) throws(LabError) -> String?
  /// The lines in a file that holds another program's history, oldest first, and how many cannot be
  /// kept.
  public var foreignLines: @Sendable (_ bytes: [UInt8]) -> (lines: [String], leftOut: Int) = { _ in
    ([], 0)
  }

  /// A prompt where `lines` were typed.
  public init(
    lines: [String], edit: @escaping @Sendable (_ text: String) throws(LabError) -> String?
  ) {
    self.lines = lines
    self.edit = edit
  }
}

extension World {
  /// The prompt that a command needs.
  ///
  /// - Throws: an error if there is no prompt: in files, pipes and tests.
  func typing(for name: String) throws(LabError) -> Typing {
    guard let typing else {
      throw LabError(.unavailable("`\(name)` works only at the prompt"))
    }
    return typing
  }
}

public import LabLanguage

/// The prompt, as far as commands use it.
public struct Typing: Sendable {
  /// The lines that were typed before, oldest first; those of earlier sessions too.
  public var lines: [String]
  /// Opens the user's editor on a text. Returns the saved text; nil where the user left without
  /// saving.
  public var edit: @Sendable (_ text: String) throws(LabError) -> String?
  /// The lines in a file with another program's history, oldest first, and how many are left out.
  public var foreignLines: @Sendable (_ bytes: [UInt8]) -> (lines: [String], leftOut: Int) = { _ in
    ([], 0)
  }

  /// A prompt where `lines` were typed.
  public init(
    lines: [String], edit: @escaping @Sendable (_ text: String) throws(LabError) -> String?
  ) { (self.lines, self.edit) = (lines, edit) }
}

extension World {
  /// The prompt, for a command that needs one.
  ///
  /// - Throws: an error if there is no prompt: in files, pipes and tests.
  func typing(for name: String) throws(LabError) -> Typing {
    guard let typing else { throw LabError(.unavailable("`\(name)` works only at the prompt")) }
    return typing
  }
}

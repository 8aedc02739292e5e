/// One way to go on with the line.
public struct Candidate: Hashable, Sendable {
  /// What is put into the line, quotes included.
  public let text: String
  /// What the list shows; by default, the text.
  public let label: String
  /// What it means, in a few words; may be empty.
  public let summary: String
  /// Whether a blank follows once it is chosen. Not after a directory: its content comes next.
  public let appendsBlank: Bool

  public init(
    _ text: String, label: String? = nil, summary: String = "", appendsBlank: Bool = true
  ) {
    self.text = text
    self.label = label ?? text
    (self.summary, self.appendsBlank) = (summary, appendsBlank)
  }
}

/// The completions at the cursor, and which part of the line they would replace.
public struct Completion: Hashable, Sendable {
  /// Offsets of characters in the line; ends at the cursor as a rule.
  public let replace: Range<Int>
  /// Best first, or in the order in which they should be listed.
  public let candidates: [Candidate]
  /// Values that are possible there and cannot be inserted, such as a number: listed only.
  public let notes: [Candidate]

  public init(replace: Range<Int>, candidates: [Candidate], notes: [Candidate] = []) {
    (self.replace, self.candidates, self.notes) = (replace, candidates, notes)
  }

  /// What one press of Tab does.
  enum Step: Hashable {
    case nothing
    case replace(with: String)
    case list
  }

  /// A single candidate is taken; several are first completed as far as they agree, then listed.
  ///
  /// Candidates that do not begin with what was typed (a guess at a typing error) are listed.
  func step(replacing typed: String) -> Step {
    guard let first = candidates.first else { return notes.isEmpty ? .nothing : .list }
    guard notes.isEmpty || !typed.isEmpty else { return .list }
    guard candidates.count > 1 else {
      let text = first.text + (first.appendsBlank ? " " : "")
      return text == typed ? .nothing : .replace(with: text)
    }
    var common = Substring(first.text)
    for candidate in candidates.dropFirst() {
      let agreed = zip(common, candidate.text).prefix { $0 == $1 }.count
      common = common.prefix(agreed)
    }
    let goesFurther =
      common != typed && common.count >= typed.count
      && common.lowercased().hasPrefix(typed.lowercased())
    return goesFurther ? .replace(with: String(common)) : .list
  }
}

/// An option of the command line. It is declared once: the reader of arguments, the help, the
/// manual page and the completion of shells have it from here.
struct OptionDefinition: Sendable, Hashable {
  /// What a value can be.
  enum Kind: Sendable, Hashable {
    case text, file, wholeNumber, number
    case choice([String])
    /// Text that can begin with a dash.
    case anything
  }

  /// A value behind an option: how the help calls it, and what it can be.
  struct Value: Sendable, Hashable {
    let name: String
    let kind: Kind
    /// Whether the option can be without it.
    let isOptional: Bool

    init(_ name: String, _ kind: Kind = .text, isOptional: Bool = false) {
      (self.name, self.kind, self.isOptional) = (name, kind, isOptional)
    }

    /// The words to choose from; none: another kind of value.
    var words: [String] { if case .choice(let words) = kind { words } else { [] } }

    func accepts(_ text: String) -> Bool {
      switch kind {
      case .text, .file, .anything: true
      case .wholeNumber: Int(text) != nil
      case .number: Double(text) != nil
      case .choice(let words): words.contains(text)
      }
    }
  }

  /// How it can be typed; the first one is in messages.
  let spellings: [String]
  /// What follows it; nil: it is on or off.
  var value: Value?
  let help: String
  /// What holds without it.
  var standard: String?

  /// `--width <cells>`
  var synopsis: String { with(spellings[0]) }

  /// `-j, --jobs <n>`
  var row: (label: String, text: String) {
    var notes: [String] = []
    if let words = value?.words, !words.isEmpty {
      notes.append("values: " + words.joined(separator: ", "))
    }
    if let standard { notes.append("default: " + standard) }
    return (
      with(spellings.joined(separator: ", ")),
      notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
    )
  }

  private func with(_ spelling: String) -> String {
    value.map { "\(spelling) <\($0.name)>" } ?? spelling
  }
}

/// The words of a subcommand that are no options.
struct ArgumentDefinition: Sendable {
  enum Count: Sendable { case one, optional, atLeastOne, any }

  let name: String
  let count: Count
  let help: String
  /// What names of files end with, for the completion of shells; nil: it is no file.
  var fileEnding: String?

  /// `[<files> ...]`
  var synopsis: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .atLeastOne: "<\(name)> ..."
    case .any: "[<\(name)> ...]"
    }
  }
}

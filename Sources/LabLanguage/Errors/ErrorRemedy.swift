import LayoutCore
import LayoutText

extension ErrorKind {
  /// What you may have meant by `typed`, the text at the error's place, the likeliest first.
  func replacements(for typed: String) -> [String] {
    switch self {
    case .unknownCommand(let name, let guesses) where guesses.beginWith(name): []
    case .unknownCommand(_, let guesses), .unknownStrategy(_, let guesses, _),
      .unknownTemplate(_, let guesses, _), .unknownParameter(_, let guesses, _),
      .unknownOption(_, let guesses), .unknownName(_, _, let guesses, _),
      .unknownDirective(_, let guesses):
      guesses
    case .unknownValue(_, let value, let allowed):
      (Suggestion.guesses(for: value, among: allowed) + allowed.prefix(1))
        .map { typed.replacingLast(value, with: $0) ?? $0 }
    case .outOfRange(_, let value, _, _, let nearest?):
      [typed.replacingLast(value, with: String(nearest))].compactMap(\.self)
    default: []
    }
  }

  /// The words of which one would do.
  var words: [String] {
    if case .unknownValue(_, _, let allowed) = self { allowed } else { [] }
  }

  /// What has a value that it cannot have.
  public var valueName: String? {
    switch self {
    case .outOfRange(let name, _, _, _, _), .notANumber(let name, _), .notAWholeNumber(let name, _),
      .unknownValue(let name, _, _):
      name
    default: nil
    }
  }

  /// Whether the command was written in a way that another example of it helps against.
  public var isAboutWriting: Bool {
    switch self {
    case .missingArgument, .extraArgument, .repeatedArgument, .notANumber, .notAWholeNumber,
      .malformed, .outOfRange, .unknownOption, .unknownValue, .expression:
      true
    default: false
    }
  }

  /// A command that shows what there is, where nothing nearer is known.
  public var lookup: String? {
    switch self {
    case .unknownCommand: "help"
    case .unknownStrategy: "help strategies"
    case .unknownTemplate, .template, .nestedTooDeeply, .unbalanced: "help templates"
    case .unknownParameter, .layout: "show"
    case .unknownName(.demo, _, _, _): "demo"
    case .unknownName(.lesson, _, _, _): "learn"
    case .unknownName(.value, _, _, _), .unknownName(.function, _, _, _),
      .unknownName(.part, _, _, _), .expression:
      "help expressions"
    case .unknownName(.mark, _, _, _): "marks"
    case .unknownName(.macro, _, _, _): "help define"
    case .unknownName(.abbreviation, _, _, _): "abbr"
    case .unknownName: "help topics"
    default: id.isOfSessions ? "help sessions" : nil
    }
  }
}

extension String {
  /// This text with `new` in the last place of `part`, and without quotes where these contain
  /// nothing else; nil where `part` is not in it.
  fileprivate func replacingLast(_ part: String, with new: String) -> String? {
    guard let range = ranges(matching: part).last else { return nil }
    let (before, after) = (self[..<range.lowerBound], self[range.upperBound...])
    return before.count == 1 && before == after ? new : before + new + after
  }
}

extension [String] {
  /// Whether these are several names, each of which begins with `name`.
  func beginWith(_ name: String) -> Bool {
    count > 1 && !name.isEmpty && allSatisfy { $0.hasPrefix(name) }
  }
}

import LayoutCore
import LayoutText

extension ErrorKind {
  /// What you most likely meant by `typed`, the text at the error's place.
  func replacement(for typed: String) -> String? {
    switch self {
    case .unknownCommand(_, let guesses), .unknownStrategy(_, let guesses, _),
      .unknownTemplate(_, let guesses, _), .unknownParameter(_, let guesses, _),
      .unknownOption(_, let guesses), .unknownName(_, _, let guesses, _),
      .unknownDirective(_, let guesses):
      guesses.first
    case .unknownValue(_, let value, let allowed):
      Suggestion.guesses(for: value, among: allowed).first ?? allowed.first
    case .outOfRange(_, let value, _, _, let nearest?):
      typed.ranges(matching: value).last.map {
        typed[..<$0.lowerBound] + String(nearest) + typed[$0.upperBound...]
      }
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
  var lookup: String? {
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
    case .unknownName: "help topics"
    default: id == .load ? "help load" : id.isOfSessions ? "help sessions" : nil
    }
  }
}

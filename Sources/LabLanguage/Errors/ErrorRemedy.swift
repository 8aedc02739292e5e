import LayoutCore

extension ErrorKind {
  /// What the person most likely meant at the error's place, where `typed` stands.
  func replacement(for typed: String) -> String? {
    switch self {
    case .unknownCommand(_, let guesses), .unknownStrategy(_, let guesses, _),
      .unknownTemplate(_, let guesses, _), .unknownParameter(_, let guesses, _),
      .unknownOption(_, let guesses), .unknownName(_, _, let guesses, _),
      .unknownDirective(_, let guesses):
      guesses.first
    case .unknownValue(_, let value, let allowed):
      Suggestion.guesses(for: value, among: allowed).first ?? allowed.first
    case .outOfRange(let name, let value, let allowed, _)
    where name == "section" || name.hasPrefix("an item of"):
      last(of: allowed).flatMap { last in
        typed.ranges(of: value).last.map {
          typed[..<$0.lowerBound] + last + typed[$0.upperBound...]
        }
      }
    default: nil
    }
  }

  /// Where names are listed that are called so.
  private func topicOfNames(called what: String) -> String {
    let isOfExpressions =
      ["name", "function"].contains(what) || what.hasPrefix("part of $")
    return isOfExpressions ? "help expressions" : "help topics"
  }

  /// The last number of `0…11`, or of `0, there is one`; nil where grouped digits spell it.
  private func last(of allowed: String) -> String? {
    let digits = (allowed.split(separator: "…").last ?? "").prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : String(digits)
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
    case .unknownName("demo", _, _, _): "demo"
    case .unknownName("lesson", _, _, _): "learn"
    case .unknownName(let what, _, _, _): topicOfNames(called: what)
    case .expression: "help expressions"
    case .load: "help load"
    default: id.rawValue.hasPrefix("LL04") ? "help sessions" : nil
    }
  }
}

public import LayoutCore

/// What a command is for; the order of `help`.
public enum CommandGroup: String, Sendable, Hashable, CaseIterable {
  /// Changes the layout.
  case change
  /// Shows it.
  case see
  /// Answers a question about it.
  case ask
  /// Files.
  case keep
  /// Lessons.
  case learn
  /// The lab itself.
  case help
}

/// One way to write a command.
public struct Form: Sendable, Hashable {
  /// What follows the command's name, in order.
  public let shapes: [Shape]
  /// The effect of this form, in a few words; empty where it is the command's summary.
  public let summary: String
  /// Whether some of `shapes` are options.
  let hasOptions: Bool
  /// Whether the form is `X Y WIDTH HEIGHT`.
  let isRect: Bool
  /// The ranges of the numbers of points among `shapes`.
  private let ranges: [ClosedRange<Double>]

  public init(_ shapes: [Shape] = [], _ summary: String = "") {
    self.shapes = shapes
    self.summary = summary
    var hasOptions = false
    var ranges: [ClosedRange<Double>] = []
    var names: [String] = []
    for shape in shapes {
      switch shape {
      case .slot(let name, .points(let range)):
        names.append(name)
        ranges.append(range)
      case .option, .flag: hasOptions = true
      default: break
      }
    }
    (self.hasOptions, self.ranges) = (hasOptions, ranges)
    isRect = shapes.count == 4 && names == ["X", "Y", "WIDTH", "HEIGHT"]
  }

  /// Whether the form takes numbers of points alone, and these are within their ranges.
  func takes(_ numbers: NumericLine) -> Bool {
    numbers.count == ranges.count && ranges.count == shapes.count
      && ranges.indices.allSatisfy { ranges[$0].contains(numbers[$0]) }
  }

  /// The form as help shows it, without the command's name.
  public var usage: String { shapes.map(\.usage).joined(separator: " ") }
}

/// The definition of a command: the binder, help, completion, hints, errors and the example tests
/// read it.
///
/// A class, because it never changes: each command passes it on.
public final class CommandDefinition: Sendable {
  /// The name of the command.
  public let name: String
  /// Other names for the same.
  public let aliases: [String]
  public let group: CommandGroup
  /// What it does, in one sentence without a full stop.
  public let summary: String
  /// The ways to write it.
  public let forms: [Form]
  /// More about it: units, defaults, what it does not do. A paragraph each.
  public var notes: [String] { makeNotes() }
  /// Commands or topics to read next.
  public var related: [String] { makeRelated() }
  /// Suggested lines after it, each of which runs as written.
  public var next: [String] { makeNext() }
  /// Whether a saved session repeats it; not if it is about the session itself.
  public let isSaved: Bool
  /// Lines to try; the tests run them.
  public var examples: [Example] { makeExamples() }

  // Every start of the program makes all definitions. What running a command does not need is made
  // each time that it is read.
  private let makeNotes: @Sendable () -> [String]
  private let makeRelated: @Sendable () -> [String]
  private let makeNext: @Sendable () -> [String]
  private let makeExamples: @Sendable () -> [Example]

  public init(
    _ name: String, aliases: [String] = [], _ group: CommandGroup, _ summary: String,
    forms: [Form] = [Form()], notes: @autoclosure @escaping @Sendable () -> [String] = [],
    related: @autoclosure @escaping @Sendable () -> [String] = [],
    next: @autoclosure @escaping @Sendable () -> [String] = [], isSaved: Bool = true,
    examples: @autoclosure @escaping @Sendable () -> [Example] = []
  ) {
    (self.name, self.aliases, self.group, self.summary) = (name, aliases, group, summary)
    (self.forms, self.isSaved) = (forms, isSaved)
    (makeNotes, makeRelated, makeNext, makeExamples) = (notes, related, next, examples)
  }

  /// The words that forms begin with, each once: `line`, `item` and `section` of `spacing`.
  var firstWords: [String] {
    forms.reduce(into: []) { words, form in
      guard case .word(let word)? = form.shapes.first, !words.contains(word) else { return }
      words.append(word)
    }
  }

  /// Whether it takes a template.
  var takesBraces: Bool {
    forms.contains { form in
      form.shapes.contains { if case .slot(_, .braces) = $0 { true } else { false } }
    }
  }

  /// Whether a form has several numbers of points: a point, a rectangle, insets.
  var takesCoordinates: Bool {
    forms.contains { form in
      form.shapes.count { if case .slot(_, .points) = $0 { true } else { false } } > 1
    }
  }

  /// What may follow the command, or the command and `word`: a range, the words there are.
  public func allowed(after word: String? = nil) -> String {
    let texts = forms.compactMap { form -> String? in
      var shapes = form.shapes[...]
      if let word {
        guard shapes.popFirst() == .word(word) else { return nil }
      }
      if shapes.count == 1, case .slot(_, let slot)? = shapes.first { return slot.allowed }
      if shapes.count == 1, case .many(_, let slot)? = shapes.first { return slot.allowed }
      if case .rest? = shapes.first { return "help \(name)" }
      return shapes.isEmpty ? nil : shapes.map(\.usage).joined(separator: " ")
    }
    return texts.first ?? ""
  }

  /// The forms as help shows them.
  public var usages: [String] {
    forms.map { $0.shapes.isEmpty ? name : "\(name) \($0.usage)" }
  }
}

extension CommandDefinition: Equatable {
  public static func == (first: CommandDefinition, second: CommandDefinition) -> Bool {
    first === second
  }
}

extension Collection<CommandDefinition> {
  /// The definition with this name or alias; a name comes before an alias of another command.
  public func named(_ name: String) -> CommandDefinition? {
    first { $0.name == name } ?? first { $0.aliases.contains(name) }
  }

  /// The definition that `word` means at the prompt: its name in capitals, or the beginning of one
  /// name only; nil where `word` is itself a name or an alias.
  func meant(by word: String) -> CommandDefinition? {
    guard named(word) == nil else { return nil }
    let word = word.lowercased()
    if let written = named(word) { return written }
    guard let meant = first(where: { $0.name.hasPrefix(word) }) else { return nil }
    return contains { $0.name.hasPrefix(word) && $0.name != meant.name } ? nil : meant
  }
}

/// The form of the command that is being typed.
extension Completer {
  /// The forms of the last command of `line`, those first that have the words it has; empty where it
  /// names no command.
  ///
  /// - Complexity: O(tokens + forms).
  public func usages(for line: PromptLine) -> [String] {
    if case .invalid = line.text.completeness { return [] }
    let tokens = line.text.statements.last?.tokens ?? []
    if vocabulary.redirectionPlace(in: tokens) != nil { return [Self.redirecting] }
    return usages(of: tokens)
  }

  /// How the answer to any command is written to a file.
  static let redirecting = "COMMAND > FILE [--force]"

  private func usages(of tokens: [Token]) -> [String] {
    guard let name = tokens.first, let definition = vocabulary.command(name.text) else { return [] }
    for form in definition.forms {
      guard case .rest(_, .command)? = form.shapes.last else { continue }
      let inner = usages(of: Array(tokens.dropFirst(form.shapes.count)))
      if !inner.isEmpty { return inner }
    }
    let words = tokens.dropFirst().map(\.text)
    let fits = zip(definition.forms, definition.usages).map { form, usage in
      (usage, form.fit(words))
    }
    // Stable: of equals, the definition's order.
    return fits.enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
  }
}

extension Form {
  /// How well the form matches the first arguments of a command: -1 where one of its words is a
  /// different one or there are too many; otherwise how many of its words are there. The last
  /// argument may be incomplete.
  fileprivate func fit(_ arguments: [String]) -> Int {
    guard arguments.count <= shapes.reduce(0, { $0 + $1.capacity }) else { return -1 }
    var count = 0
    for (shape, argument) in zip(shapes, arguments.enumerated()) {
      guard case .word(let word) = shape else {
        if case .slot = shape { continue }
        break
      }
      let isLast = argument.offset == arguments.count - 1
      guard word == argument.element || isLast && word.hasPrefix(argument.element) else {
        return -1
      }
      count += 1
    }
    return count
  }
}

extension Shape {
  /// The most arguments it takes; a thousand means any number.
  fileprivate var capacity: Int {
    switch self {
    case .word, .slot, .either, .flag: 1
    case .option: 2
    case .optional(let shapes): shapes.reduce(0) { $0 + $1.capacity }
    case .many, .rest: 1000
    }
  }
}

import LabSession

extension Start {
  /// A start without a subcommand, read without the argument parser, which takes longer than
  /// everything else before the first prompt.
  ///
  /// This reads options that are right, from their declarations. It is nil for what only the parser
  /// reads: subcommands, help, completion, and arguments with something wrong.
  init?(_ arguments: [String]) {
    // The parser takes this one even where it is the value of another option.
    guard !arguments.contains(where: { $0.hasPrefix("--generate-completion-script") }) else {
      return nil
    }
    self.init()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard take(argument) || take(argument, valueFrom: &rest) else { return nil }
    }
    guard options.contradiction == nil else { return nil }
  }

  /// Takes an option without a value.
  private mutating func take(_ argument: String) -> Bool {
    if let flag = OptionFlag.allCases.first(where: { $0.isWritten(argument) }) {
      options.flags.append(flag)
    } else if let format = OutputFormat.allCases.first(where: { "--" + $0.rawValue == argument }) {
      options.formats.append(format)
    } else {
      return false
    }
    return true
  }

  /// Takes an option with a value, which is joined to it with `=` or is the next of `rest`.
  private mutating func take(_ argument: String, valueFrom rest: inout ArraySlice<String>) -> Bool {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let joined = parts.count > 1 ? String(parts[1]) : nil
    guard let value = joined ?? rest.popFirst() else { return false }
    switch parts.first {
    case "-c" where joined == nil: commands.append(value)
    case "--color":
      guard let choice = Options.ColorChoice(rawValue: value) else { return false }
      options.color = choice
    case "--width":
      guard let width = Int(value), width >= 0 else { return false }
      options.width = width
    case "--startup":
      guard let greeting = Greeting(rawValue: value) else { return false }
      options.startup = greeting
    default: return false
    }
    return true
  }
}

extension OptionFlag {
  fileprivate func isWritten(_ argument: String) -> Bool {
    argument == "--" + rawValue || letter.map { argument == "-\($0)" } ?? false
  }
}

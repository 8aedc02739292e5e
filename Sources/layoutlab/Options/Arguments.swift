import LabLanguage
import LabTerminal

/// The arguments of the program, read.
struct Arguments {
  private(set) var subcommand = Subcommand.lab
  /// The words that are no options.
  private(set) var words: [String] = []
  private(set) var given: [(option: OptionDefinition, value: String)] = []
  /// What is wrong first.
  private var mistake: UsageError?

  /// Reads `arguments`: the first word that is no option and no value of one is the subcommand;
  /// behind `--` nothing is an option.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      } else if word.hasPrefix("--") {
        take(long: word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        take(short: word, &rest)
      } else if words.isEmpty, subcommand.name.isEmpty,
        let named = Subcommand.all.first(where: { $0.name == word || $0.aliases.contains(word) })
      {
        subcommand = named
      } else {
        words.append(word)
      }
    }
  }

  func has(_ option: OptionDefinition) -> Bool { given.contains { $0.option == option } }

  /// The value that was given last.
  func value(_ option: OptionDefinition) -> String? { values(option).last }

  func number(_ option: OptionDefinition) -> Int? { value(option).flatMap { Int($0) } }

  func values(_ option: OptionDefinition) -> [String] {
    given.filter { $0.option == option }.map(\.value)
  }

  var options: Options { Options(self) }

  /// What the program of this `version` prints in place of a run; nil: it runs. `shell` is the
  /// user's.
  func answer(version: String, shell: String?) throws(UsageError) -> [String]? {
    guard !given.isEmpty else { return nil }
    if let name = value(CompletionScript.option) {
      let own = shell?.split(separator: "/").last.map(String.init) ?? ""
      guard let script = CompletionScript(rawValue: name.isEmpty ? own : name) else {
        throw error(
          """
          Can't generate completion scripts for '\(name)'.
          Please use --generate-completion-script=<shell> with one of:
              \(CompletionScript.allCases.map(\.rawValue).joined(separator: " "))
          """)
      }
      return script.lines
    }
    if has(Subcommand.helpOption) { return subcommand.help(columns: options.caps.width) }
    return has(Subcommand.versionOption) ? [version] : nil
  }

  /// Finds what is wrong with the arguments.
  func check() throws(UsageError) {
    if let mistake { throw mistake }
    let argument = subcommand.argument
    if words.isEmpty, let argument, [.one, .atLeastOne].contains(argument.count) {
      throw error(
        "Missing expected argument '\(argument.synopsis)'",
        help: ("<\(argument.name)>", argument.help))
    }
    let allowed =
      switch argument?.count {
      case nil: 0
      case .one, .optional: 1
      default: words.count
      }
    if let first = words.dropFirst(allowed).first {
      let extra = words.dropFirst(allowed).map { "'\($0)'" }
      let text =
        extra.count == 1 ? "Unexpected argument " : "\(extra.count) unexpected arguments: "
      let names = subcommand.name.isEmpty ? Subcommand.all.map(\.name) : []
      throw error(text + extra.joined(separator: ", ") + guess(first, among: names))
    }
    if let text = options.contradiction ?? subcommand.mistake(self) { throw error(text) }
  }

  func error(_ text: String, help: (label: String, text: String)? = nil) -> UsageError {
    UsageError(text: text, subcommand: subcommand, help: help)
  }
}

extension Arguments {
  /// `--name`, `--name=value` or `--name value`.
  private mutating func take(long word: String, _ rest: inout ArraySlice<String>) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    take(String(parts[0]), joined: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  /// `-x`, `-xvalue`, `-x=value` or `-x value`; before it, letters of options without a value.
  private mutating func take(short word: String, _ rest: inout ArraySlice<String>) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let takesValue = option("-\(letter)")?.value != nil
      let isLast = letters.isEmpty || takesValue || letters.first == "="
      let joined = letters.first == "=" ? letters.dropFirst() : letters
      take("-\(letter)", joined: isLast && !letters.isEmpty ? String(joined) : nil, &rest)
      if isLast { return }
    }
  }

  private func option(_ spelling: String) -> OptionDefinition? {
    (subcommand.allOptions + [Subcommand.commands, CompletionScript.option]).first {
      $0.spellings.contains(spelling)
    }
  }

  private mutating func take(
    _ spelling: String, joined: String?, _ rest: inout ArraySlice<String>
  ) {
    guard let option = option(spelling) else {
      let names = subcommand.allOptions.flatMap(\.spellings).filter { $0.hasPrefix("--") }
      return refuse("Unknown option '\(spelling)'" + guess(spelling, among: names))
    }
    let help = (option.synopsis, option.help)
    guard let value = option.value else {
      if let joined {
        refuse(
          "The option '\(spelling)' does not take any value, but '\(joined)' was specified.")
      }
      return given.append((option, ""))
    }
    let isNext = rest.first.map { value.kind == .anything || $0 == "-" || !$0.hasPrefix("-") }
    guard
      let text = joined ?? (isNext == true ? rest.popFirst() : value.isOptional ? "" : nil),
      joined != ""
    else { return refuse("Missing value for '\(option.synopsis)'", help: help) }
    if !value.accepts(text) {
      var text = "The value '\(text)' is invalid for '\(option.synopsis)'"
      let quoted = value.words.map { "'\($0)'" }
      if !quoted.isEmpty {
        text +=
          ". Please provide one of " + quoted.dropLast().joined(separator: ", ")
          + " or \(quoted.last ?? "")."
      }
      refuse(text, help: help)
    }
    given.append((option, text))
  }

  private mutating func refuse(_ text: String, help: (label: String, text: String)? = nil) {
    mistake = mistake ?? error(text, help: help)
  }

  private func guess(_ word: String, among names: [String]) -> String {
    let guess = Suggestion.guesses(for: word, among: names).first { $0 != word }
    return guess.map { ". Did you mean '\($0)'?" } ?? ""
  }
}

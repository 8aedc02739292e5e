import LabSession
import Testing

@testable import layoutlab

@Suite("Arguments of the program")
struct ArgumentsTests {
  static let subcommands = [Subcommand.lab] + Subcommand.all

  /// Every option of every subcommand, in each of its spellings and with a value that fits.
  static let typed: [(Subcommand, OptionDefinition, [String])] = subcommands.flatMap { subcommand in
    subcommand.allOptions.flatMap { option in
      option.spellings.flatMap { spelling -> [(Subcommand, OptionDefinition, [String])] in
        guard let value = option.value else { return [(subcommand, option, [spelling])] }
        let text = value.words.first ?? "7"
        let ways = [[spelling, text], ["\(spelling)=\(text)"]]
        let joined = spelling.hasPrefix("--") ? [] : [[spelling + text]]
        return (ways + joined).map { (subcommand, option, $0) }
      }
    }
  }

  private func words(_ subcommand: Subcommand, _ option: [String]) -> [String] {
    let argument = [.one, .atLeastOne].contains(subcommand.argument?.count) ? ["a.llab"] : []
    return (subcommand.name.isEmpty ? [] : [subcommand.name]) + argument + option
  }

  private func mistake(_ words: [String]) -> [String] {
    do throws(UsageError) {
      try Arguments(words).check()
      return []
    } catch {
      return error.lines
    }
  }

  @Test("each option is read in each of its spellings, and alone it is no mistake")
  func everyOption() {
    for (subcommand, option, written) in Self.typed {
      let arguments = Arguments(words(subcommand, written))
      #expect(arguments.subcommand.name == subcommand.name)
      #expect(arguments.given.map(\.option) == [option], "\(written)")
      #expect(arguments.value(option) == (option.value.map { $0.words.first ?? "7" } ?? ""))
      #expect(mistake(words(subcommand, written)) == [], "\(written)")
    }
  }

  @Test("options for all can be before the subcommand, too")
  func anywhere() {
    for option in Options.definitions where option.value == nil {
      let arguments = Arguments([option.spellings[0], "run", "a.llab"])
      #expect(arguments.subcommand.name == "run" && arguments.words == ["a.llab"])
      #expect(arguments.has(option))
    }
  }

  @Test("options set what they say")
  func meanings() {
    for flag in OptionFlag.allCases {
      #expect(Arguments(["--\(flag.rawValue)"]).options.flags == [flag])
    }
    for format in OutputFormat.allCases {
      #expect(Arguments(["--\(format.rawValue)"]).options.format == format)
    }
    let options = Arguments(["--width", "40", "--color=never", "--startup", "none", "-qi"]).options
    #expect(options.width == 40 && options.color == .never && options.startup == Greeting.none)
    #expect(options.isQuiet && options.isInteractive)
    #expect(Arguments([]).options == Options())
  }

  @Test("commands can begin with a dash, and behind -- nothing is an option")
  func dashes() {
    let arguments = Arguments(["-c", "--plain", "-qc", "content"])
    #expect(arguments.values(Subcommand.commands) == ["--plain", "content"])
    #expect(Arguments(["run", "--", "-q", "--help"]).words == ["-q", "--help"])
    #expect(Arguments(["run", "-"]).words == ["-"])
  }

  @Test(
    "a mistake names the word, what is allowed, and the usage",
    arguments: [
      (["--pain"], "Unknown option '--pain'. Did you mean '--plain'?"),
      (["-qz"], "Unknown option '-z'"),
      (["runn", "a"], "2 unexpected arguments: 'runn', 'a'. Did you mean 'run'?"),
      (["replay", "a", "b"], "Unexpected argument 'b'"),
      (["--plain=on"], "The option '--plain' does not take any value, but 'on' was specified."),
      (["--width", "x"], "The value 'x' is invalid for '--width <cells>'"),
      (["--width", "-5"], "Missing value for '--width <cells>'"),
      (["--width="], "Missing value for '--width <cells>'"),
      (["-c"], "Missing value for '-c <commands>'"),
      (
        ["--color", "red"],
        "The value 'red' is invalid for '--color <when>'. Please provide one of 'auto', 'always' or "
          + "'never'."
      ),
      (["run"], "Missing expected argument '<files> ...'"),
      (["test", "-j0"], "-j must be 1–256 (got 0)"),
      (["--json", "--csv"], "--json and --csv are different formats: choose one"),
      (["audit", "a", "--seed=-1"], "--seed must be 0–1,000,000,000 (got -1)"),
      (["replay", "a", "--speed", "0"], "--speed must be above 0 and at most 1000 (got 0.0)"),
      (
        ["learn", "a", "--reset", "b"],
        "use only one of LESSON, --report, --certificate, --reset and --new"
      ),
    ])
  func mistakes(typed: [String], sentence: String) throws {
    let lines = mistake(typed)
    #expect(lines.first == "Error: " + sentence)
    let path = Arguments(typed).subcommand.path
    #expect(lines.contains { $0.hasPrefix("Usage: \(path) [") })
    #expect(lines.last == "  See '\(path) --help' for more information.")
  }

  @Test("help comes before mistakes, in lines that fit")
  func help() throws {
    for subcommand in Self.subcommands {
      let lines = try #require(
        try Arguments(words(subcommand, ["--nope", "-h"])).answer(
          version: "1.2", shell: "/bin/fish"))
      #expect(lines.first == "OVERVIEW: " + subcommand.summary)
      for option in subcommand.allOptions {
        #expect(lines.contains { $0.hasPrefix("  \(option.row.label)") }, "\(option.spellings)")
      }
      for line in subcommand.help(columns: 60) { #expect(line.count <= 60, "\(line)") }
    }
    #expect(
      try Arguments(["run", "--version"]).answer(version: "1.2", shell: "/bin/fish") == ["1.2"])
  }

  @Test("completion names every subcommand and option", arguments: CompletionScript.allCases)
  func completion(shell: CompletionScript) throws {
    let text = try #require(
      try Arguments(["--generate-completion-script", shell.rawValue]).answer(
        version: "1.2", shell: "/bin/fish")
    ).joined(separator: "\n")
    for subcommand in Subcommand.all {
      #expect(text.contains(subcommand.name))
      for spelling in subcommand.options.flatMap(\.spellings) {
        #expect(text.contains(shell == .fish ? String(spelling.drop { $0 == "-" }) : spelling))
      }
    }
    let own = try Arguments(["--generate-completion-script"]).answer(
      version: "", shell: "/bin/fish")
    #expect(own == CompletionScript.fish.lines)
    #expect(throws: UsageError.self) {
      _ = try Arguments(["--generate-completion-script", "dos"]).answer(
        version: "1.2", shell: "/bin/fish")
    }
  }
}

import ArgumentParser
import Testing

@testable import layoutlab

/// The quick way to the prompt reads arguments as the argument parser does.
@Suite("Arguments read without the parser")
struct StartArgumentsTests {
  /// Every option that is on or off, as it is typed.
  static let plain =
    OptionFlag.allCases.map { "--" + $0.rawValue }
    + OptionFlag.allCases.compactMap(\.letter).map { "-\($0)" }
    + OutputFormat.allCases.map { "--" + $0.rawValue }

  /// The options with a value.
  static let valued = [
    ["-c", "content"], ["--color", "never"], ["--color=always"], ["--width", "80"], ["--width=40"],
    ["--startup", "none"], ["--startup=all"],
  ]

  static let words =
    plain + valued.flatMap(\.self) + [
      "run", "help", "--help", "--version", "--", "-", "", "=", "-c=x", "-5", "--width=-5",
      "--width=", "--color=red", "--plain=on", "-qi", "--unknown", "--generate-completion-script",
      "--generate-completion-script=bash",
    ]

  @Test("what is read means what the parser reads", arguments: words)
  func agreement(first: String) {
    for arguments in [[first]] + Self.words.map({ [first, $0] }) {
      guard let start = Start(arguments) else { continue }
      let parsed = (try? LayoutLab.parseAsRoot(arguments)) as? LayoutLab
      #expect(parsed?.start == start, "\(arguments)")
    }
  }

  @Test("each option alone is read, and no subcommand, help or mistake")
  func extent() {
    for option in Self.plain { #expect(Start([option]) != nil, "\(option)") }
    for option in Self.valued { #expect(Start(option) != nil, "\(option)") }
    #expect(Start([]) == Start())
    for arguments in [
      ["run"], ["--help"], ["--version"], ["--unknown"], ["-c"], ["--width", "wide"],
      ["--json", "--csv"], ["--safe", "--allow-plugins"], ["--interactive", "--no-input"],
    ] {
      #expect(Start(arguments) == nil, "\(arguments)")
    }
  }
}

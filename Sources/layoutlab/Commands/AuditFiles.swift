import LabAudit

extension Subcommand {
  /// `layoutlab audit FILES`.
  static let audit = Subcommand(
    name: "audit", summary: "Check that the layouts of files keep their contract.",
    discussion: """
      Files are programs, or Swift files written for UIKit or for LayoutCore, as for load. \
      Words such as columns=3 set parameters first, of all layouts that have them.
      Exit status: 0 no errors, 1 errors, 2 a file or the baseline cannot be loaded. Warnings \
      do not count as errors, except with --fail-on warning; findings of the baseline never do.
      \(AuditFormat.allCases.map { "--format \($0.rawValue): \($0.summary)." }
        .joined(separator: "\n"))
      """,
    argument: ArgumentDefinition(
      name: "files", count: .atLeastOne, help: "Files with layouts.", fileEnding: ""),
    options: [format, baseline, failOn, seed], mistake: mistake
  ) { arguments in
    var audit = FileAudit(arguments)
    return try audit.run()
  }

  fileprivate static let format = OptionDefinition(
    spellings: ["--format"],
    value: .init("format", .choice(AuditFormat.allCases.map(\.rawValue))),
    help: "How to print findings.", standard: AuditFormat.text.rawValue)
  fileprivate static let baseline = OptionDefinition(
    spellings: ["--baseline"], value: .init("file", .file),
    help: "Accept the findings of an earlier run: a file of --format sarif.")
  fileprivate static let failOn = OptionDefinition(
    spellings: ["--fail-on"],
    value: .init("severity", .choice(AuditSeverity.allCases.map(\.rawValue))),
    help: "The least bad findings to fail for.", standard: AuditSeverity.error.rawValue)
  fileprivate static let seed = OptionDefinition(
    spellings: ["--seed"], value: .init("n", .wholeNumber),
    help: "The seed of the random settings.",
    standard: "1")

  @Sendable private static func mistake(_ arguments: Arguments) -> String? {
    if let format = arguments.value(format), let other = arguments.options.format,
      format != other.rawValue
    {
      return "--format \(format) and --\(other.rawValue) are different formats: choose one"
    }
    let number = arguments.number(seed) ?? 1
    return (0...1_000_000_000).contains(number)
      ? nil : "--seed must be 0–1,000,000,000 (got \(number))"
  }
}

extension String {
  /// Whether it is `NAME=VALUE`, with a name of letters, digits, - and _, rather than a file.
  fileprivate var isSetting: Bool {
    guard let sign = firstIndex(of: "="), sign > startIndex else { return false }
    return self[..<sign].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}

extension FileAudit {
  /// The audit that `arguments` ask for.
  fileprivate init(_ arguments: Arguments) {
    let options = arguments.options
    self.init(
      files: arguments.words.filter { !$0.isSetting },
      settings: arguments.words.filter(\.isSetting),
      format: arguments.value(Subcommand.format).flatMap(AuditFormat.init)
        ?? (options.format == .json ? .json : .text),
      seed: arguments.number(Subcommand.seed) ?? 1,
      baseline: arguments.value(Subcommand.baseline),
      failing: arguments.value(Subcommand.failOn).flatMap(AuditSeverity.init) ?? .error,
      options: options)
  }
}

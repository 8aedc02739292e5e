import LayoutCore
import LabReport
import LabAudit
import LabLanguage
import LabSession
import LabTerminal
import Strategies

extension Subcommand {
  static let audit = Subcommand(
    name: "audit", summary: "Check that the layouts of files keep their contract.",
    discussion: """
      Files are programs, or Swift files written for UIKit or for LayoutCore, as for load.
      Exit status: 0 no errors, 1 errors, 2 a file cannot be loaded. Warnings do not count
      as errors.
      """,
    argument: ArgumentDefinition(
      name: "files", count: .atLeastOne, help: "Files with layouts.", fileEnding: ""),
    options: [seed],
    mistake: { arguments in
      let number = arguments.number(seed) ?? 1
      return (0...1_000_000_000).contains(number)
        ? nil : "--seed must be 0–1,000,000,000 (got \(number))"
    }, run: audit)

  private static let seed = OptionDefinition(
    spellings: ["--seed"], value: .init("n", .wholeNumber),
    help: "The seed of the random settings.",
    standard: "1")

  private static func audit(_ arguments: Arguments) throws -> Int32 {
    let options = arguments.options
    Signals.install()
    Trust.take(options)
    let session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let caps = options.caps
    let page = System.page(caps, isInteractive: false, isForPrograms: options.format != nil)
    var printer = Printer(page: page, caps: caps, options: options)
    var status: Int32 = 0
    for file in arguments.words {
      Progress.begin(isShown: caps.canEdit, isASCII: !caps.unicode)
      do throws(LabError) {
        let reply = try session.audit(
          file, seed: arguments.number(seed) ?? 1, in: System.world(page: page),
          drawing: options.format != .json)
        Progress.end()
        if arguments.words.count > 1, options.format != .json { printer.show([Markup(safe: file)]) }
        printer.print(reply, to: "audit")
        if let failure = reply.failure { status = max(status, failure.error.exitStatus) }
      } catch {
        Progress.end()
        printer.print(Diagnostic(error, source: "", file: file), in: "audit")
        if error.kind == .interrupted {
          status = error.exitStatus
          break
        }
        status = 2
      }
    }
    printer.flush()
    return status
  }
}

extension Markup {
  /// A line of external text.
  fileprivate init(safe text: String) {
    self.init()
    append(data: text, .title)
  }
}

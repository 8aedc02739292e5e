import LayoutCore
import LabReport
import LabLanguage
import LabSession
import LabTerminal

/// Commands from a pipe or `-c`: results on standard output, the first failure ends it.
///
/// A session on a pipe runs as `layoutlab run` runs its file, but each command runs as soon as its
/// line arrives: the program at the other end may wait for the answer before it sends the next one.
struct Script {
  private var player: Player
  private var printer: Printer
  private let world: World
  private let echoes: Bool
  private var wasInterrupted = false

  /// A script; with `echoes` it prints each command before its answer.
  init(player: Player, printer: Printer, world: World, echoes: Bool = false) {
    (self.echoes, self.player, self.printer, self.world) = (echoes, player, printer, world)
  }

  /// Runs the commands of one text; false after the end of the script.
  ///
  /// `file` and `firstLine` are the place of the text; after a failure, `excuses` decides whether
  /// the script expects it, which ends the text.
  mutating func run(
    _ text: LexedText, file: String?, firstLine: Int = 1, excuses: () -> Bool = { false }
  ) -> Bool {
    run(text, file: file, firstLine: firstLine, in: world, excuses: excuses)
  }

  /// The same in `world`, which is a parameter: a part of the script would be copied for each call.
  private mutating func run(
    _ text: LexedText, file: String?, firstLine: Int, in world: World, excuses: () -> Bool
  ) -> Bool {
    var rest: Statements
    var failure: Diagnostic?
    var failed = ""
    do throws(LabError) { rest = try text.completeStatements() } catch {
      rest = Statements()
      failure = Diagnostic(error, source: text.source, file: file, firstLine: firstLine)
    }
    while true {
      if let failure {
        printer.flush()
        if failure.error.kind != .interrupted, excuses() { return true }
        printer.print(failure, in: failed)
        if case .internalError = failure.error.kind {
          printer.note(player.session.internalErrorReport)
        }
        guard player.count(failure) else { return false }
      }
      if player.session.wantsToQuit { return false }
      guard let command = rest.next() else { return true }
      let news = player.reloadWatched(in: world)
      if !news.isEmpty { printer.note(news) }
      if echoes, !player.isHidden { printer.echo(command.text) }
      do throws(LabError) {
        Progress.begin(isShown: printer.caps.canEdit, isASCII: !printer.caps.unicode)
        let reply = try player.run(command, before: &rest, in: world)
        Progress.end()
        if !player.isHidden { printer.print(reply, to: command.name.text) }
        failure = reply.failure
        // A long answer was cut short.
        if Interrupt.isRequested { throw LabError(.interrupted) }
      } catch {
        Progress.end()
        failure = Diagnostic(error, source: text.source, file: file, firstLine: firstLine)
      }
      if failure != nil { failed = command.name.text }
    }
  }

  /// Runs the session that comes from `source`, part by part, as it comes.
  mutating func run(from source: PlainLineSource) {
    let (name, world) = ("standard input", world)
    var parts = ScriptParts(source: source)
    var goesOn = true
    while goesOn {
      do throws(LineSourceError) {
        guard let part = try parts.next(flush: { printer.flush() }) else { break }
        switch part {
        case .commands(let text, let firstLine):
          goesOn = run(text, file: name, firstLine: firstLine, in: world) {
            parts.expectsFailure()
          }
        case .block(let text, let firstLine):
          goesOn = player.goOn(text, of: name, firstLine: firstLine, in: world) {
            printer.show($0)
            return true
          }
        }
      } catch {
        let failure = Diagnostic(error, in: name)
        printer.print(failure, in: "")
        goesOn = player.count(failure)
        if case .unreadable = error { break }
      }
    }
    wasInterrupted = parts.wasInterrupted
    printer.flush()
  }

  /// Writes everything that is buffered, and returns the exit status.
  mutating func finish() -> Int32 {
    var status = wasInterrupted ? 130 : player.result.exitStatus
    do throws(LabError) { _ = try player.endRecording(in: world) } catch {
      printer.print(Diagnostic(error, source: ""), in: "record")
      if status == 0 { status = error.exitStatus }
    }
    printer.flush()
    return status
  }
}

extension Diagnostic {
  /// A line of `file` that could not be read.
  fileprivate convenience init(_ error: LineSourceError, in file: String) {
    switch error {
    case .invalidUTF8(let line, let column, _):
      self.init(
        LabError(.invalidUTF8(line: line, column: column)),
        at: SourcePosition(line: line, column: column), file: file)
    case .nul(let line, let column):
      self.init(LabError(.nulCharacter), at: SourcePosition(line: line, column: column), file: file)
    case .unreadable(let code):
      self.init(
        LabError(.unreadableFile(path: file, reason: SystemCalls.message(code).lowercased())),
        source: "", file: file)
    }
  }
}

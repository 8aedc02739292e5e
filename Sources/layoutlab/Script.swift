import Lab
import LabLanguage
import LabReport
import LabTerminal
import LayoutCore

/// Commands from a pipe, a file or `-c`: results on standard output, the first failure ends it.
struct Script {
  private(set) var lab: Lab
  private(set) var printer: Printer
  private let world: World
  private let keepsGoing: Bool
  /// What the process ends with, so far.
  private(set) var status: Int32 = 0

  init(lab: Lab, printer: Printer, world: World, keepsGoing: Bool) {
    self.lab = lab
    self.printer = printer
    self.world = world
    self.keepsGoing = keepsGoing
  }

  /// Runs the commands of one text; false once the script is over.
  ///
  /// `file` and `firstLine` say where the text stands; `excuses` is asked after a failure whether
  /// the script expects it.
  mutating func run(
    _ source: String, file: String?, firstLine: Int = 1, excuses: () -> Bool = { false }
  ) -> Bool {
    var name = ""
    do throws(Fault) {
      for command in try CommandLine.split(source) {
        name = command.name.text
        let reply = try lab.run(command, in: world)
        printer.print(reply, to: command.name.text)
        if let failure = reply.failure {
          if excuses() { return true }
          printer.print(failure, in: name)
          if status == 0 || failure.fault.kind == .interrupted { status = failure.fault.exitStatus }
          if !keepsGoing || failure.fault.kind == .interrupted { return false }
        }
        if Interrupt.isRequested { throw Fault(.interrupted) }
        if lab.wantsToQuit { return false }
      }
      return true
    } catch {
      if excuses() { return true }
      printer.print(
        Diagnostic(error, source: source, file: file, firstLine: firstLine), in: name)
      if status == 0 || error.kind == .interrupted { status = error.exitStatus }
      return keepsGoing && error.kind != .interrupted
    }
  }

  /// Runs what comes from `source`, a command at a time, as it comes.
  mutating func run(from source: inout some LineSource) {
    var lines = ScriptLines(source: source)
    while true {
      do throws(LineSourceError) {
        guard let chunk = try lines.next(flush: { printer.flush() }) else { break }
        let goesOn = run(chunk.text, file: "standard input", firstLine: chunk.firstLine) {
          lines.expectsFailure()
        }
        if !goesOn { break }
      } catch {
        printer.note([Markup("standard input:\(lines.place(of: error)): error: \(error)", .error)])
        status = 3
        break
      }
    }
    if lines.wasInterrupted { status = 130 }
    printer.flush()
  }

  /// Hands over everything that waits, and answers the exit status.
  mutating func finish() -> Int32 {
    do throws(Fault) {
      _ = try lab.finishRecording(in: world)
    } catch {
      printer.print(Diagnostic(error, source: ""), in: "record")
      if status == 0 { status = error.exitStatus }
    }
    printer.flush()
    return status
  }
}

/// The lines of a script, gathered to commands: a brace or a backslash asks for more lines.
private struct ScriptLines<Source: LineSource> {
  private var source: Source
  private var peeked: String?
  private var lineNumber = 0
  private(set) var wasInterrupted = false

  init(source: Source) {
    self.source = source
  }

  /// The next command or commands, with the number of the line they begin on; nil at the end.
  mutating func next(
    flush: () -> Void
  ) throws(LineSourceError) -> (text: String, firstLine: Int)? {
    guard var text = try line(flush: flush) else { return nil }
    let first = lineNumber
    while let list = try? Lexer.lex(text), list.completeness.asksForMore,
      let more = try line(flush: flush)
    {
      text += "\n" + more
    }
    return (text, first)
  }

  /// Whether the lines after a failed command say that it should fail.
  mutating func expectsFailure() -> Bool {
    while let line = try? line(flush: {}) {
      guard line.utf8.first == UInt8(ascii: "|") else {
        peeked = line
        lineNumber -= 1
        return false
      }
      if line.utf8.starts(with: "|!".utf8) { return true }
    }
    return false
  }

  /// `line:column` of a line that is not text.
  func place(of error: LineSourceError) -> String {
    switch error {
    case .invalidUTF8(let line, let column, _), .nul(let line, let column): "\(line):\(column)"
    case .unreadable: "\(lineNumber)"
    }
  }

  private mutating func line(flush: () -> Void) throws(LineSourceError) -> String? {
    lineNumber += 1
    if let line = peeked {
      peeked = nil
      return line
    }
    switch try source.next(prompt: Prompt("ll>")) {
    case .text(let text): return text
    case .interrupted:
      wasInterrupted = true
      return nil
    case .end: return nil
    }
  }
}

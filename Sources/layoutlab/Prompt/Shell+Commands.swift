import LayoutCore
import LabLanguage
import LabLessons
import LabReport
import LabSession
import LabTerminal

/// From a line that was typed to its answer.
extension Shell {
  /// The line that `text` begins, with the lines that its braces, its quotes or its backslash need;
  /// nil if you gave up.
  func line(
    beginning text: String, from source: inout some LineSource, _ completion: ShellCompletion?
  ) -> PromptLine? {
    var line = PromptLine(text)
    while let joint = line.text.completeness.joint(behind: line.text.source) {
      let above = line.text.source + joint
      completion?.linesAbove = above
      guard
        case .text(let next)? = try? source.next(prompt: Prompt(Self.continuation, style: .dimmed))
      else {
        return nil
      }
      line = PromptLine(above + next)
    }
    return line
  }

  mutating func remember(_ text: String, in editor: EditLineSource?) {
    do throws(HistoryError) { try editor?.remember(text) } catch {
      printer.note([Markup("\(error)", .warning)])
    }
  }

  /// Records whether the line that ran failed: the prompt does not suggest it again.
  func report(_ text: String, to editor: EditLineSource?) {
    if hasFailed { editor?.reportFailure(of: text) }
  }

  private mutating func add(_ lines: [String], to editor: EditLineSource?) {
    do throws(HistoryError) { try editor?.add(toHistory: lines) } catch {
      printer.note([Markup("\(error)", .warning)])
    }
  }

  mutating func execute(_ line: PromptLine, editor: EditLineSource?) {
    let text = line.text.source
    caps = options.caps
    printer.page = System.page(caps, isInteractive: true, isForPrograms: options.format != nil)
    hasFailed = false
    if answers(text) { return }
    var lines = editor?.history.entries ?? []
    if lines.last == text { lines.removeLast() }
    switch line.meaning(among: session.commands.definitions, after: lines) {
    case .commands(let commands):
      var world = System.world(page: printer.page)
      if Terminal.canAsk {
        world.confirm = { statement, question in
          Terminal.answer(to: question, about: statement).flatMap { Consent($0) } ?? .no
        }
      }
      world.takeKeys = { [options] in TerminalKeys(options: options) }
      world.silenced = { [page = printer.page] in System.world(page: page, isQuiet: true) }
      world.terminalFacts = { [caps] in caps.facts }
      world.typing = Typing(lines: lines) { text throws(LabError) in try TextEditor.edit(text) }
      world.typing?.foreignLines = { bytes in
        let read = HistoryImport(bytes)
        return (read.lines, read.leftOut)
      }
      run(commands, in: world, editor: editor)
    case .program(let script): run(program: script)
    case .leaving: printer.note([Markup(Self.wayOut, .dim)])
    case .bareExclamation:
      printer.note([Markup("!PROGRAM runs a program, !5 command 5 of `history`", .dim)])
    case .nothingToRepeat: printer.note([Markup("there is no previous line", .dim)])
    }
    if hasFailed, let dropped = editor?.discardWaitingLines(), dropped > 0 {
      let lines = dropped == 1 ? "1 more pasted line was" : "\(dropped) more pasted lines were"
      printer.note([Markup("\(lines) dropped", .warning)])
    }
    printer.flush()
  }

  /// Whether `text` answers the open question of a lesson; then the reply is printed.
  private mutating func answers(_ text: String) -> Bool {
    do throws(LabError) {
      guard let reply = try session.answer(text, in: System.world(page: printer.page)) else {
        return false
      }
      printer.print(reply, to: "answer")
    } catch {
      fail(Diagnostic(error, source: text))
    }
    printer.flush()
    return true
  }

  private mutating func run(program script: String) {
    guard !Trust.isSafe else {
      return fail(Diagnostic(LabError(.unavailable("--safe runs no programs")), source: ""))
    }
    printer.flush()
    let status = ForegroundProgram.run(script)
    hasFailed = status != 0
    if hasFailed { printer.note([Markup("exit status \(status)", .warning)]) }
  }

  /// Runs the commands of a text, up to the first that fails.
  private mutating func run(_ text: LexedText, in world: World, editor: EditLineSource?) {
    var retyped: String?
    var imported: [String] = []
    let pager = Trust.isSafe ? nil : Pager(caps: caps, environment: System.environment)
    do throws(LabError) {
      var rest = try text.completeStatements()
      // What a tip after the whole line is about.
      var last: (command: Statement, reply: Reply)?
      while let command = rest.next() {
        let news = session.reloadWatched(in: world)
        if !news.isEmpty { printer.note(news) }
        Progress.begin(isShown: caps.canEdit, isASCII: !caps.unicode)
        // A lesson that ends suggests the next step itself.
        let wasLearning = session.isLearning
        let reply = try session.run(command, before: &rest, in: world)
        Progress.end()
        if reply.clearsScreen, caps.canEdit { printer.clear() }
        printer.pager = session.state.settings.usesPager ? pager : nil
        printer.print(reply, to: command.name.text)
        last = nil
        if let failure = reply.failure {
          fail(failure)
          break
        }
        if Interrupt.isRequested { throw LabError(.interrupted) }
        retyped = reply.retyped
        imported += reply.imported
        if !wasLearning { last = (command, reply) }
        if session.wantsToQuit || retyped != nil { break }
      }
      if let last { tip(after: last.command, last.reply) }
    } catch {
      Progress.end()
      fail(Diagnostic(error, source: text.source))
    }
    if !imported.isEmpty { add(imported, to: editor) }
    if let retyped { retype(retyped, in: world, editor: editor) }
  }

  /// Runs commands that a command returned, visibly, as if they were typed.
  private mutating func retype(_ text: String, in world: World, editor: EditLineSource?) {
    let lines = text.split(separator: "\n")
    guard !lines.isEmpty else { return }
    printer.note(
      lines.enumerated().map { index, line in
        return Markup(index == 0 ? prompt.text : Self.continuation + " ", .dim).adding(
          data: String(line))
      })
    let source = lines.joined(separator: "\n")
    remember(source, in: editor)
    run(LexedText(source), in: world, editor: editor)
    report(source, to: editor)
  }

  private mutating func fail(_ failure: Diagnostic) {
    hasFailed = true
    // The terminal wrote `^C` where the cursor was.
    if failure.error.kind == .interrupted { printer.note([""]) }
    printer.print(failure, in: "")
    if case .internalError = failure.error.kind { printer.note(session.internalErrorReport) }
  }
}

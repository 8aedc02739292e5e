import LabLanguage
import LabLessons
import LabReport
import LabSession
import LabTerminal

/// The prompt: one line, one answer, until the user leaves.
struct Shell {
  var session: Session
  var printer: Printer
  let options: Options
  /// What the terminal can do; looked up again for each line, for a window can change.
  var caps: TerminalCaps
  var hasFailed = false
  /// Commands that run before the first prompt, in place of a welcome.
  let commands: [String]

  /// The one command that the shell is there for: a lesson, a file to watch.
  let task: String?

  /// The prompt for the next line of an incomplete command.
  static let continuation = "...>"
  static let wayOut = "quit or Ctrl-D leaves"

  init(
    session: Session, options: Options, caps: TerminalCaps, commands: [String] = [],
    task: String? = nil
  ) {
    (self.session, self.commands, self.task, self.options) = (session, commands, task, options)
    self.caps = caps
    let page = System.page(caps, isInteractive: true, isForPrograms: options.format != nil)
    printer = Printer(page: page, caps: caps, options: options)
  }

  /// Runs until the end of the input; returns the exit status.
  mutating func run() -> Int32 {
    let path = options.noHistory ? nil : HistoryStore.standardPath(environment: System.environment)
    let history = HistoryStore(path: path, project: Folder.project())
    if caps.canEdit, let editor = EditLineSource(caps: caps, history: history) {
      return run(editor, editor: editor)
    }
    Signals.install()
    return run(PlainLineSource(), editor: nil)
  }

  private mutating func run(_ start: some LineSource, editor: EditLineSource?) -> Int32 {
    var source = start
    startUp()
    if let task {
      execute(PromptLine(task), editor: editor)
      if hasFailed { return 2 }
    } else if commands.isEmpty {
      welcome()
    }
    for command in commands where !session.wantsToQuit && !hasFailed {
      execute(PromptLine(command), editor: editor)
    }
    while !session.wantsToQuit, task == nil || session.awaitsLearner {
      let completion = assist(editor)
      let line: Line
      do throws(LineSourceError) { line = try next(from: &source, editor: editor) } catch {
        printer.note([Markup("error: \(error)", .error)])
        if case .unreadable = error { break }
        continue
      }
      switch line {
      case .end:
        printer.note([""])
        // Out of the lesson first; at the end of the input the next line is the end, too.
        guard session.awaitsLearner else { return end() }
        execute(PromptLine(session.isLearning ? "quit" : "no"), editor: editor)
      case .interrupted:
        hasFailed = false
        if editor?.hasDroppedText != true { printer.note([Markup(Self.wayOut, .dim)]) }
      case .text(let text):
        tell(ignoredLines: editor?.takeIgnoredLines() ?? 0)
        guard let line = self.line(beginning: text, from: &source, completion) else { continue }
        remember(line.text.source, in: editor)
        execute(line, editor: editor)
        report(line.text.source, to: editor)
      }
    }
    return end()
  }

  /// The next line; files that are saved meanwhile are loaded again.
  private mutating func next(
    from source: inout some LineSource, editor: EditLineSource?
  ) throws(LineSourceError) -> Line {
    let watch = WatchAtPrompt(session, page: printer.page, style: LineStyle(caps))
    editor?.idle = session.isWatching ? watch.news : nil
    defer {
      editor?.idle = nil
      session = watch.session
    }
    return try source.next(prompt: prompt)
  }

  /// Writes what is being recorded, and returns the exit status.
  private mutating func end() -> Int32 {
    do throws(LabError) {
      _ = try session.endRecording(in: System.world(page: printer.page))
    } catch {
      printer.print(Diagnostic(error, source: ""), in: "record")
    }
    printer.flush()
    return 0
  }
}

import Lab
import LabLanguage
import LabReport
import LabTerminal
import LayoutCore

/// The prompt: one line, one answer, until the person leaves.
struct Shell {
  private var lab: Lab
  private var printer: Printer
  private let options: Options
  /// What the terminal can do; looked up again for each line, for a window can change.
  private var caps: TerminalCaps
  private var hasFailed = false
  /// The words of `learn`, where the shell is there for one lesson.
  private let lesson: String?

  init(lab: Lab, options: Options, lesson: String? = nil) {
    self.lab = lab
    self.lesson = lesson
    self.options = options
    caps = options.caps
    printer = Printer(page: System.page(caps, isInteractive: true), caps: caps, options: options)
  }

  /// Runs until the end of the input; answers the exit status.
  mutating func run() -> Int32 {
    let path = options.noHistory ? nil : HistoryStore.standardPath(environment: System.environment)
    if caps.canEdit,
      let editor = EditLineSource(caps: caps, history: HistoryStore(path: path))
    {
      return run(editor, editor: editor)
    }
    Signals.install()
    return run(PlainLineSource(), editor: nil)
  }

  private mutating func run(_ start: some LineSource, editor: EditLineSource?) -> Int32 {
    var source = start
    if let lesson { execute(lesson, editor: editor) } else { welcome() }
    if lesson != nil, hasFailed { return 2 }
    while !lab.wantsToQuit, lesson == nil || lab.awaitsLearner {
      let completion = assist(editor)
      let line: Line
      do throws(LineSourceError) {
        line = try source.next(prompt: prompt)
      } catch {
        printer.note([Markup("error: \(error)", .error)])
        if case .unreadable = error { break }
        continue
      }
      switch line {
      case .end:
        printer.note([""])
        // Out of the lesson first; at the end of the input the next line is the end, too.
        guard lab.awaitsLearner else { return end() }
        execute(lab.isLearning ? "quit" : "no", editor: editor)
      case .interrupted:
        hasFailed = false
        if editor?.hasDroppedText != true {
          printer.note([Markup("quit or Ctrl-D leaves", .dim)])
        }
      case .text(let text):
        guard let text = more(text, from: &source, completion) else { continue }
        remember(text, in: editor)
        execute(text, editor: editor)
      }
    }
    return end()
  }

  /// Writes what is being recorded, and answers the exit status.
  private mutating func end() -> Int32 {
    do throws(Fault) {
      _ = try lab.finishRecording(in: System.world(page: printer.page))
    } catch {
      printer.print(Diagnostic(error, source: ""), in: "record")
    }
    printer.flush()
    return Signals.ending.map { 128 + $0 } ?? 0
  }

  // MARK: One line

  /// `text` with the lines that its braces or its backslash ask for; nil if the person gave up.
  private func more(
    _ text: String, from source: inout some LineSource, _ completion: ShellCompletion?
  ) -> String? {
    var text = text
    while let list = try? Lexer.lex(text), list.completeness.asksForMore {
      completion?.linesAbove = text + "\n"
      guard case .text(let line)? = try? source.next(prompt: Prompt("...>", style: .dimmed)) else {
        return nil
      }
      text += "\n" + line
    }
    return text
  }

  private mutating func remember(_ text: String, in editor: EditLineSource?) {
    do throws(HistoryError) {
      try editor?.remember(text)
    } catch {
      printer.note([Markup("\(error)", .warning)])
    }
  }

  private mutating func execute(_ text: String, editor: EditLineSource?) {
    caps = options.caps
    printer.page = System.page(caps, isInteractive: true)
    let world = System.world(page: printer.page)
    var source = text
    hasFailed = false
    do throws(Fault) {
      if let reply = try lab.answer(text, in: world) {
        printer.print(reply, to: "answer")
        return printer.flush()
      }
      source = spelledOut(text)
      for command in try CommandLine.split(source) {
        let reply = try lab.run(command, in: world)
        printer.print(reply, to: command.name.text)
        if let failure = reply.failure {
          fail(failure)
          break
        }
        if Interrupt.isRequested { throw Fault(.interrupted) }
        tip(after: command)
        if lab.wantsToQuit { break }
      }
    } catch {
      fail(Diagnostic(error, source: source))
    }
    do throws(Fault) {
      try lab.saveRecording(in: world)
    } catch {
      fail(Diagnostic(error, source: ""))
    }
    if hasFailed, let dropped = editor?.discardWaitingLines(), dropped > 0 {
      let lines = dropped == 1 ? "1 more pasted line was" : "\(dropped) more pasted lines were"
      printer.note([Markup("\(lines) dropped", .warning)])
    }
    printer.flush()
  }

  private mutating func fail(_ failure: Diagnostic) {
    hasFailed = true
    // The terminal wrote `^C` where the cursor was.
    if failure.fault.kind == .interrupted { printer.note([""]) }
    printer.print(failure, in: "")
  }

  /// The text with a command that was cut short written out: `q 0 0 10 10`, at the prompt only.
  private func spelledOut(_ text: String) -> String {
    guard let list = try? Lexer.lex(text), let first = CommandLine.split(list).first?.name,
      first.kind == .word
    else { return text }
    let names = lab.commands.flatMap { [$0.card.name] + $0.card.aliases }
    guard !names.contains(first.text) else { return text }
    let meant = lab.commands.filter { $0.card.name.hasPrefix(first.text) }
    guard meant.count == 1, let command = meant.first else { return text }
    let utf8 = Array(text.utf8)
    let before = String(decoding: utf8[..<first.span.start], as: UTF8.self)
    let after = String(decoding: utf8[first.span.end...], as: UTF8.self)
    return before + command.card.name + after
  }

  // MARK: What the person sees

  private mutating func welcome() {
    guard !options.isQuiet else { return }
    let columns = caps.width
    let above = Welcome.banner(lab, columns: columns)
    let offersLessons =
      !Demos.lessons().isEmpty
      && !lab.hasFinishedLesson(in: System.world(page: printer.page))
    let below = Welcome.next(columns: columns, offersLessons: offersLessons)
    printer.show([above])
    printer.show(firstPicture(rows: caps.height - 1 - below.count - 1))
    printer.show(below)
    printer.flush()
  }

  /// The picture to begin with, as large as the rows allow.
  private mutating func firstPicture(rows: Int) -> [Markup] {
    guard let command = try? CommandLine.split("draw").first else { return [] }
    var page = printer.page
    var lines: [Markup] = []
    for height in (0...caps.height).reversed() {
      page.rows = height
      guard let reply = try? lab.run(command, in: System.world(page: page)) else { return [] }
      lines = reply.report.lines(on: page)
      if lines.count <= rows { return lines }
    }
    return Array(lines.prefix(max(0, rows)))
  }

  private mutating func tip(after command: LabLanguage.CommandLine) {
    guard lab.state.settings.showsTips, !options.isQuiet, !lab.isLearning,
      let card = lab.commands.lazy.map(\.card).first(where: {
        $0.name == command.name.text || $0.aliases.contains(command.name.text)
      }),
      !card.next.isEmpty
    else { return }
    printer.note([Markup("next: " + card.next.joined(separator: " · "), .dim)])
  }

  /// `masonry 390 n=12>`; in red after a failure.
  private var prompt: Prompt {
    let width = NumberText.formatShort(lab.state.request.container.width)
    let state = "\(lab.strategyName) \(width) n=\(lab.state.itemCount)"
    let isNarrow = caps.width < 40
    if let question = lab.lessonPrompt { return Prompt(question, style: .bold) }
    return Prompt(parts: [
      Prompt.Part(isNarrow ? "" : lab.lessonPlace.map { $0 + " " } ?? "", style: .dimmed),
      Prompt.Part(isNarrow ? "ll" : state, style: .bold),
      Prompt.Part(hasFailed ? "!>" : ">", style: hasFailed ? .failure : .plain),
    ])
  }

  /// Lets Tab and the hint know the words of this moment. They are gathered when a key first asks
  /// for them: the prompt does not wait.
  private func assist(_ editor: EditLineSource?) -> ShellCompletion? {
    guard let editor else { return nil }
    let completion = ShellCompletion(isASCII: !caps.unicode) {
      [lab, page = printer.page] in
      lab.vocabulary(in: System.world(page: page))
    }
    editor.completer = completion.complete
    editor.hinter = completion.hint
    return completion
  }
}

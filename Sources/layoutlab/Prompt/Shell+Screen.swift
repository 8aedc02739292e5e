import LayoutCore
import LabLanguage
import LabLessons
import LabReport
import LabSession
import LabTerminal
import LayoutText

/// What the screen shows beside the answers.
extension Shell {
  mutating func welcome() {
    guard !options.isQuiet, session.state.settings.startup == .all else { return }
    let columns = caps.width
    let above = Welcome.banner(session, columns: columns, rows: caps.height)
    let offersLessons =
      Demos.hasLessons && !session.hasFinishedLesson(in: System.world(page: printer.page))
    let below =
      session.state.settings.showsTips
      ? Welcome.next(columns: columns, between: separator, offersLessons: offersLessons) : []
    printer.show(above)
    printer.show(firstPicture(rows: caps.height - above.count - below.count - 1))
    printer.show(below)
    printer.flush()
  }

  /// The picture to begin with, of everything and as large as the rows allow; in sentences for
  /// users who cannot see it.
  private func firstPicture(rows: Int) -> [Markup] {
    var session = session
    let world = System.world(page: printer.page)
    guard caps.accessible else {
      return session.picture(
        rows: rows, legend: Welcome.legend(columns: caps.width), zoom: .fit, in: world)
    }
    guard let command = try? Statement.split("describe").first,
      let reply = try? session.run(command, in: world)
    else { return [] }
    return reply.report.lines(on: printer.page).flatMap(printer.page.fitted)
  }

  mutating func tip(after command: Statement, _ reply: Reply) {
    guard session.state.settings.showsTips, !options.isQuiet, !session.isLearning, task == nil,
      isatty(2) == 1, let definition = session.commands[command.name.text]?.definition
    else { return }
    let next = reply.next.isEmpty ? definition.next : reply.next
    guard !next.isEmpty else { return }
    let line = Markup("next: ", .dim).adding(
      data: next.joined(separator: separator), .dim)
    printer.note(printer.page.fitted(line))
  }

  /// What is between commands to try; a minus could be a part of one.
  private var separator: String { printer.page.glyphs == .unicode ? " · " : ", " }

  /// `masonry 390 n=12>`; in red after a failure. Short where it would take half of the line.
  var prompt: Prompt {
    if let question = session.lessonPrompt { return Prompt(question, style: .bold) }
    let wanted = caps.accessible ? PromptTemplate.short : session.state.settings.prompt
    let mark = session.files.recording.map { _ in Prompt.Part(Recording.promptMark, style: .failure)
    }
    let place = session.lessonPlace.map { Prompt.Part($0 + " ", style: .dimmed) }
    let prompt = filled(wanted, after: [mark, place].compactMap(\.self))
    return displayWidth(prompt.text) <= caps.width / 2
      ? prompt : filled(.short, after: [mark].compactMap(\.self))
  }

  /// All of it bold but the end, which is red after a failure, with the mark.
  private func filled(_ template: PromptTemplate, after start: [Prompt.Part]) -> Prompt {
    let last = template.parts.count - 1
    return Prompt(
      parts: start
        + template.parts.enumerated().map { index, part in
          let end: Prompt.Style = hasFailed ? .failure : .plain
          switch part {
          case .text(let text): return Prompt.Part(text, style: index == last ? end : .bold)
          case .field(let field):
            let value = session.value(of: field, hasFailed: hasFailed)
            return Prompt.Part(value, style: field == .mark ? .failure : .bold)
          }
        })
  }

  /// Reports lines of a paste that were not commands.
  mutating func tell(ignoredLines count: Int) {
    guard count > 0 else { return }
    let lines =
      count == 1
      ? "1 pasted line is not a command and was" : "\(count) pasted lines are not commands and were"
    printer.note([Markup("\(lines) ignored", .note)])
  }
}

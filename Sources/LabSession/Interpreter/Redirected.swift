import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// Where the answer to `line` goes; nil: it is printed.
  ///
  /// - Throws: an error where the name of the file is missing.
  func redirection(of line: Statement) throws(LabError) -> Redirection? {
    guard line.mayRedirect, line.parts.isEmpty else { return nil }
    return try line.redirection { name in
      (commands[name] ?? macroCommand(called: name))?.definition
    }
  }

  /// Runs a command and writes its answer to a file, even if the answer is that a check failed.
  ///
  /// - Throws: an error of the command, or why the file cannot be written; then nothing has changed
  ///   and nothing is written.
  mutating func perform(
    _ redirection: Redirection, by replacement: Command?, in world: World, asWritten line: Statement
  ) throws(LabError) -> Reply {
    let (path, form) = (redirection.file.text, AnswerForm(ofFile: redirection.file.text))
    // 1. A file that cannot be written is known before the work.
    let isOutput = path == "-"
    var old = OldContent.nothing
    if redirection.appends {
      _ = try LabError.located(at: redirection.file.span) { () throws(LabError) in
        try world.replaceable(world.located(path))
      }
    } else if !isOutput {
      old = try files.replacement(
        of: path, at: redirection.file.span, isForced: redirection.isForced, by: line.text,
        in: world)
    }
    // 2. The command runs as in a pipe.
    let before = self
    var pipe = world
    pipe.page = form.page(like: world.page)
    var reply = try perform(redirection.command, by: replacement, in: pipe)
    // 3. Its answer goes to the file.
    do throws(LabError) {
      let text = try content(of: reply.report, to: redirection, as: form, on: pipe.page)
      let entry = commands.entry(named: redirection.command.name.text)
      answers.add(
        reply.report, changed: history.count != before.history.count, isHelp: entry?.group == .help)
      reply.isAnswer = false
      guard !isOutput else {
        reply.report = WrittenText(text)
        return reply
      }
      try LabError.located(at: redirection.file.span) { () throws(LabError) in
        let bytes = Array(text.utf8)
        if redirection.appends {
          try files.add(bytes, to: world.located(path), in: world)
        } else {
          try files.write(bytes, to: world.located(path), over: old, in: world)
        }
      }
      let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
      reply.report = WrittenFile(path: path, [("lines", .int(count))])
      reply.notes.append(
        WrittenFile.note(
          NumberText.counted(count, "line"), to: path,
          verb: redirection.appends ? "added" : "wrote"))
      return reply
    } catch {
      self = before
      throw error
    }
  }

  private func content(
    of report: any Report, to redirection: Redirection, as form: AnswerForm, on page: Page
  ) throws(LabError) -> String {
    let name = redirection.command.text
    if let text = form.content(of: report, to: name, on: page) { return text }
    var error = LabError(
      .notPossible("the answer to \(Printable.quoted(name)) is not a table, as a .csv file needs"),
      at: redirection.file.span)
    let sign = redirection.appends ? ">>" : ">"
    error.remedy = "\(name) \(sign) \(Token.written(redirection.file.text.dropLast(3) + "txt"))"
    throw error
  }

  /// `error`, or that `line` cannot redirect its answer, if that is what it seems to mean.
  func explained(_ error: LabError, in line: Statement) -> LabError {
    let endings = Redirection.endings.map(\.name) + commands.definitions.flatMap(\.endings)
    guard let file = line.fileBehindComparison(endings), line.tokens.count > 3,
      commands[line.name.text]?.definition.takesExpression == true
    else { return error }
    let place = line.tokens[line.tokens.count - 2]
    var error = LabError(
      .notPossible(
        "in \(line.name.text), > compares: `last` can write the answer to a file"),
      at: place.span.union(file.span))
    let command = line.source.text(
      of: SourceSpan(typed(line).span.start, line.tokens[line.tokens.count - 3].span.end))
    error.remedy = "\(command); last \(place.text) \(Token.written(file.text))"
    return error
  }
}

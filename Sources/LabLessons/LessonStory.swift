import LabLanguage
import LabReport
import LabSession

/// What a step of a lesson works on: the session, the world of the learner, and what to print.
struct LessonStage {
  var session: Session
  let world: World
  var story: LessonStory

  /// The stage for `session`, with nothing to print yet.
  init(_ session: Session, in world: World) {
    (self.session, self.world) = (session, world)
    story = LessonStory(for: world.page)
  }
}

/// The output of a lesson, collected until the learner has to do something.
struct LessonStory {
  let page: Page
  /// Whether to collect nothing: a lesson goes to where the learner left it.
  var isSilent = false
  private(set) var lines: [Markup] = []
  private var paragraph: [String] = []
  private var lastLine = 0
  /// Whether the last output was a command's.
  private var followsOutput = false

  init(for page: Page) { self.page = page }

  /// A line of narration; lines that follow each other in the file are one paragraph.
  mutating func narrate(_ text: String, line: Int) {
    if line != lastLine + 1 { endParagraph() }
    lastLine = line
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A list, and other indented text, keeps its lines.
      let isSetIn = part.hasPrefix(" ")
      if part.isEmpty || part.hasPrefix("- ") || isSetIn { endParagraph() }
      if part.isEmpty { say([""]) } else { paragraph.append(String(part)) }
      if isSetIn { endParagraph() }
    }
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    let text = paragraph.joined(separator: " ")
    paragraph = []
    let indent = text.prefix { $0 == " " }.count
    guard !isSilent else { return }
    if followsOutput { lines.append("") }
    followsOutput = false
    guard indent > 0, indent < 4 else {
      lines += Narration.lines(text, columns: page.columns)
      return
    }
    let columns = min(max(1, page.columns), Narration.longestLine)
    lines += Markup(inline: text.dropFirst(indent), .note).broken(at: columns, indent: indent)
  }

  mutating func say(_ more: [Markup]) {
    endParagraph()
    guard !isSilent, !more.isEmpty else { return }
    lines += more
    followsOutput = false
  }

  /// A sentence with `*words*` and names between backquotes, after a few plain words of the
  /// program's own, in the role of what it is.
  mutating func say(_ lead: String = "", _ leadRole: Role = .title, inline text: String) {
    var sentence = Markup()
    if !lead.isEmpty {
      sentence.append(lead, leadRole)
      if !text.isEmpty { sentence.append(" ") }
    }
    sentence.append(Markup(inline: text, .note))
    if followsOutput { say([""]) }
    say(sentence.broken(at: min(max(1, page.columns), Narration.longestLine)))
  }

  /// A line set off from the output it judges.
  mutating func verdict(_ line: Markup) {
    if followsOutput { say([""]) }
    say(line.broken(at: min(max(1, page.columns), Narration.longestLine)))
  }

  mutating func remark(_ text: String) {
    say(Markup(text, .dim).broken(at: min(max(1, page.columns), Narration.longestLine)))
  }

  mutating func heading(_ title: String) { say(Narration.heading(title)) }

  /// A command of the lesson, and what it replied.
  mutating func reply(_ reply: Reply, to command: String) {
    say(Narration.echo(command))
    output(reply)
  }

  mutating func output(_ reply: Reply) {
    say(reply.report.lines(on: page) + reply.notes)
    followsOutput = true
  }

  /// All lines, the last paragraph ended.
  mutating func finished() -> [Markup] {
    endParagraph()
    return lines
  }
}

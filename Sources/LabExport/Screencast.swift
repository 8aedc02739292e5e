import LabLanguage
public import LabReport
public import LabSession
import LayoutCore
import LayoutText

/// A session as a film: what a replay prints on a terminal, and when.
///
/// The times follow from the text alone: keys at an even pace, and pauses as long as it takes to
/// read. The same session makes the same film on every machine.
public struct Screencast: Sendable {
  /// What happens on the screen at one time.
  enum Content: Sendable {
    /// A prompt appears, and waits.
    case prompt(Markup)
    /// A line is typed behind the prompt, one key after the other, and ended with Enter.
    case typed(Markup)
    /// Whole lines appear.
    case lines([Markup])
    /// A step of the session begins.
    case step(String)
  }

  /// Milliseconds at normal speed.
  enum Pace {
    /// For each cell of a typed line.
    static let key = 40
    /// With an empty prompt, before the first key.
    static let thought = 500
    /// From the last key to Enter.
    static let enter = 200
    /// After an answer, and for each of its lines.
    static let answer = 700
    static let answerLine = 50
    /// For each cell of narration.
    static let reading = 40
    /// Where the session waits for Enter.
    static let pause = 1500
    /// The last screen, before an animation begins again.
    static let ending = 5000
  }

  /// The title of the session.
  let title: String
  /// The terminal: its cells in a line, and its rows.
  let columns: Int
  let rows: Int
  /// What happens, in order, each with its time in milliseconds.
  private(set) var moments: [(time: Int, content: Content)] = []
  /// The typed lines, for screen readers.
  private(set) var commands: [String] = []
  /// The time reached, in milliseconds at normal speed.
  private var clock = 0
  private let speed: Double
  private let isColored: Bool
  private let showsNotes: Bool
  private let page: Page
  /// The cells to read since the last pause.
  private var unread = 0
  private var answerLines = 0

  /// An empty film of a session on `page`, a terminal with rows; `speed` times as fast as normal.
  /// With `showsNotes` it shows what commands report beside their answers, as a terminal does.
  public init(
    title: String, on page: Page, speed: Double = 1, isColored: Bool = true,
    showsNotes: Bool = true
  ) {
    (self.title, self.page, self.speed) = (title, page, speed)
    (columns, rows) = (page.columns, page.rows ?? TerminalProfile().rows)
    (self.isColored, self.showsNotes) = (isColored, showsNotes)
  }

  /// Adds what a replay shows of `event`.
  public mutating func add(_ event: SessionEvent) {
    switch event {
    case .step(let id, let title): append(.step(title.isEmpty ? id : title))
    case .pause: clock += Pace.pause
    case .sleep(let seconds): clock += Int(seconds * 1000)
    default: break
    }
    switch event {
    case .command(let command):
      if !command.isHidden { type(command.step.text) }
    case .reply(let reply, to: _, of: let command):
      if !command.isHidden { answer(lines(of: reply)) }
    case .error: answer(Narration.lines(of: event, columns: columns))
    case .outcome(_, of: let command):
      if !command.isHidden { clock += Pace.answer + answerLines * Pace.answerLine }
      answerLines = 0
    default: narrate(Narration.lines(of: event, columns: columns))
    }
  }

  private mutating func append(_ content: Content) {
    moments.append((Int((Double(clock) / speed).rounded()), content))
  }

  private mutating func type(_ command: String) {
    clock += unread * Pace.reading
    unread = 0
    commands.append(command)
    let lines = command.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, text) in lines.enumerated() {
      let line = shown(Markup(data: text, .name))
      append(.prompt(shown(Narration.prompt(number))))
      if number == 0 { clock += Pace.thought }
      append(.typed(line))
      clock += line.width * Pace.key + Pace.enter
    }
  }

  private mutating func answer(_ lines: [Markup]) {
    guard !lines.isEmpty else { return }
    append(.lines(lines.map(shown)))
    answerLines += lines.count
  }

  /// Paragraphs appear line by line; there is time to read them before the next command.
  private mutating func narrate(_ lines: [Markup]) {
    guard !lines.isEmpty else { return }
    append(.lines(lines.map(shown)))
    unread += lines.reduce(0) { $0 + $1.width }
  }

  private func shown(_ line: Markup) -> Markup {
    let line = page.glyphs == .ascii ? line.spelledInASCII : line
    return isColored ? line : Markup(line.text)
  }

  private func lines(of reply: Reply) -> [Markup] {
    var lines: [Markup] = []
    page.visitLines(of: reply.report) { line in
      lines.append(line)
      return .continue
    }
    let notes = (reply.omission.map { [$0] } ?? []) + (showsNotes ? reply.notes : [])
    return lines + notes.flatMap(page.fitted)
  }

  /// The milliseconds from the first key of `line` to its Enter.
  func typingTime(_ cells: Int) -> Int { Int((Double(cells * Pace.key) / speed).rounded()) }
  /// The milliseconds from the last key to Enter.
  var enterTime: Int { Int((Double(Pace.enter) / speed).rounded()) }
  /// The end of an animation, with time to look at the last screen.
  var end: Int {
    Int((Double(clock + unread * Pace.reading + Pace.ending) / speed).rounded())
  }
}

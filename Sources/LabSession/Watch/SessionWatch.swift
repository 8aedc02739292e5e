import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// A session file that runs again whenever it is saved: a value that is shown looks at the files
/// and gives screens.
///
/// Each run begins with the lab as it was. What fails leaves the answers of the last good run on the
/// screen, below the reason.
struct SessionWatch: Sendable {
  let path: String
  private let original: Session
  private var files: SessionFiles
  private(set) var runs = 0
  /// The lab as the last good run left it; nil before there was one.
  private(set) var good: Session?
  /// What is wrong with the last run.
  private(set) var failure: Diagnostic?
  private var answers: [Markup] = []
  /// The first line of the answers that is shown.
  private var top = 0

  /// Runs the file at `path` for the first time.
  init(_ path: String, of session: Session, in world: World) {
    self.path = path
    original = session
    files = SessionFiles(of: path, in: world)
    run(in: world)
  }

  /// Runs it again if one of its files was saved since; false where none was.
  mutating func look(in world: World) -> Bool {
    let now = SessionFiles(of: path, in: world)
    // An editor that saves by renaming briefly leaves no file.
    guard now != files, world.version(world.located(path)) != nil else { return false }
    files = now
    run(in: world)
    return true
  }

  private mutating func run(in world: World) {
    runs += 1
    var player = Player(original)
    player.session.execution.scriptDepth += 1
    var report = PlayReport(isNarrated: false)
    player.play(path, in: world) { event in
      report.add(event, on: world.page)
      return true
    }
    failure = player.result.failures.first
    let lines = report.lines(on: world.page) + report.notes
    // Before the first successful run, the output of the failed one is shown.
    if failure == nil || good == nil { answers = lines }
    guard failure == nil else { return }
    player.session.execution.scriptDepth = original.execution.scriptDepth
    good = player.session
  }

  /// Handles a key; false if it ends the watching.
  mutating func press(_ key: PressedKey) -> Bool {
    switch key {
    case .up, .minus: top = max(0, top - 1)
    case .down, .plus: top = min(max(0, answers.count - 1), top + 1)
    case .enter, .escape: return false
    default: break
    }
    return true
  }

  /// The screen for `page`: as many lines as it has rows at most, none longer than it has columns.
  func screen(on page: Page) -> [Markup] {
    let rows = max(4, page.rows ?? 24)
    var lines = [title]
    if let failure {
      lines += failure.lines.enumerated().flatMap {
        Markup($1, $0 == 0 ? .error : .plain).broken(at: max(1, page.columns))
      }.prefix(max(1, rows / 3))
    }
    let room = max(0, rows - lines.count - 1)
    let shown = Array(answers.dropFirst(min(top, max(0, answers.count - room))).prefix(room))
    lines += shown + Array(repeating: "", count: room - shown.count)
    lines.append(keyLine(hidden: answers.count - shown.count, on: page))
    return lines.prefix(rows).map { $0.clipped(to: page.columns) }
  }

  private var title: Markup {
    var line = Markup("watch ", .title)
    line.append(data: path, .title)
    line.append("  ")
    line.append(runs == 1 ? "it ran once" : "it ran \(NumberText.grouped(runs)) times", .dim)
    if failure != nil {
      line.append(good == nil ? "; this is where it stopped" : "; this is the last good run", .dim)
    }
    return line
  }

  private func keyLine(hidden: Int, on page: Page) -> Markup {
    let arrows = page.glyphs == .unicode ? "↑↓" : "up/down"
    let more = hidden > 0 ? "\(arrows) \(NumberText.counted(hidden, "more line"))  " : ""
    return Markup("\(more)Ctrl-C exits", .dim)
  }
}

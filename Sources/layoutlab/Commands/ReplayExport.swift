import LabExport
import LabLanguage
import LabLessons
import LabReport
import LabSession
import LayoutText

/// `layoutlab replay F --cast FILE`: writes the replay to files, in place of the terminal.
struct ReplayExport {
  /// What a file contains.
  private enum Kind: String, CaseIterable {
    case cast, svg
    case article = "md"

    var option: OptionDefinition {
      let help =
        switch self {
        case .cast: "Write an asciinema recording (asciicast v2)."
        case .svg: "Write an animated picture."
        case .article: "Write an article: narration, commands and answers."
        }
      return OptionDefinition(spellings: ["--\(rawValue)"], value: .init("file", .file), help: help)
    }
  }

  private static let height = OptionDefinition(
    spellings: ["--height"], value: .init("rows", .wholeNumber),
    help: "The height of the terminal in a recording, in rows.")
  private static let force = OptionDefinition(
    spellings: ["--force"], help: "Replace existing files.")

  static let options = Kind.allCases.map(\.option) + [height, force]

  private static let heights = 5...1_000
  private static let widths = 20...1_000

  /// What is wrong with arguments that can be read; nil: nothing.
  static func mistake(in arguments: Arguments) -> String? {
    let paths = Kind.allCases.compactMap { arguments.value($0.option) }
    if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      return "two files have the name \(Printable.quoted(twice)): choose another"
    }
    if let rows = arguments.number(height), !heights.contains(rows) {
      return "--height must be \(NumberText.range(heights)) (got \(rows))"
    }
    return nil
  }

  private let session: String
  private let files: [(kind: Kind, path: String)]
  private let isForced: Bool
  private let options: Options
  private let height: Int?
  private let speed: Double

  /// What `arguments` export; nil: nothing.
  init?(_ arguments: Arguments, speed: Double?) {
    files = Kind.allCases.compactMap { kind in arguments.value(kind.option).map { (kind, $0) } }
    guard !files.isEmpty else { return nil }
    session = arguments.words[0]
    (isForced, options) = (arguments.has(Self.force), arguments.options)
    (height, self.speed) = (arguments.number(Self.height), speed ?? 1)
  }

  /// Plays the session and writes the files; returns the exit status. A session that fails, or
  /// lacks what it requires, writes none.
  func run(in lab: Session, world: World, printer: inout Printer) -> Int32 {
    do throws(LabError) {
      let kinds = Set(files.map(\.kind))
      // A file that cannot be written is known before the work.
      var old: [OldContent] = []
      for (_, path) in files {
        old.append(
          path == "-" ? .anything : try world.replacement(of: path, isForced: isForced))
      }
      let text = try String(validatingFile: try world.readNamed(world.located(session)))
      let file = SessionFile(text)
      // The session is played once for an article and once for all recordings.
      var contents: [Kind: String] = [:]
      if kinds.contains(.article) {
        let (article, result) = article(of: file, in: lab, world)
        guard report(result, &printer) else { return result.exitStatus }
        contents[.article] = article.text
      }
      if kinds != [.article] {
        let (recording, result) = recording(of: file, in: lab, world)
        guard report(result, &printer) else { return result.exitStatus }
        if kinds.contains(.cast) { contents[.cast] = recording.asciicast }
        if kinds.contains(.svg) { contents[.svg] = try recording.animatedSVG() }
      }
      for ((kind, path), old) in zip(files, old) {
        try write(contents[kind] ?? "", to: path, over: old, in: world, &printer)
      }
      return 0
    } catch {
      printer.print(Diagnostic(error, source: ""), in: "replay")
      return error.kind == .interrupted ? error.exitStatus : 2
    }
  }

  /// Prints why the replay failed; whether it succeeded.
  private func report(_ result: PlayResult, _ printer: inout Printer) -> Bool {
    for failure in result.failures { printer.print(failure, in: "replay") }
    return result.exitStatus == 0
  }

  /// An article: it has the answers of `test`, on any terminal.
  private func article(
    of file: SessionFile, in lab: Session, _ world: World
  ) -> (SessionArticle, PlayResult) {
    var article = SessionArticle(of: file)
    let result = play(file, in: lab, world, pinsTerminal: true) { article.add($0) }
    return (article, result)
  }

  private func recording(
    of file: SessionFile, in lab: Session, _ world: World
  ) -> (Screencast, PlayResult) {
    var world = world
    world.page = page(of: file.script.header.terminal)
    let name = session.split(separator: "/").last.map(String.init) ?? session
    var recording = Screencast(
      title: file.script.header.title ?? name, on: world.page, speed: speed,
      isColored: options.isColored ?? true, showsNotes: !options.isQuiet)
    let result = play(file, in: lab, world, pinsTerminal: false) { recording.add($0) }
    return (recording, result)
  }

  /// The terminal of a recording: as the session's header describes it, unless options do.
  private func page(of terminal: TerminalProfile) -> Page {
    let columns = options.width.map { min(max($0, Self.widths.lowerBound), Self.widths.upperBound) }
    return Page(
      columns: columns ?? terminal.columns, rows: height ?? terminal.rows,
      glyphs: terminal.isUnicode && !options.isASCII ? .unicode : .ascii, isInteractive: true)
  }

  private func play(
    _ file: SessionFile, in lab: Session, _ world: World, pinsTerminal: Bool,
    _ add: (SessionEvent) -> Void
  ) -> PlayResult {
    var playing = Player.Options()
    playing.isStrict = true
    playing.pinsTerminal = pinsTerminal
    playing.fitsScreen = !pinsTerminal
    // As in a test, what follows a task of a lesson starts from its solution.
    playing.provesQuestions = pinsTerminal
    var player = Player(lab, options: playing)
    let path = world.located(session)
    player.play(file, at: path, in: world.confined(toFolderOf: path)) { event in
      add(event)
      return true
    }
    return player.result
  }

  private func write(
    _ text: String, to path: String, over old: OldContent, in world: World,
    _ printer: inout Printer
  ) throws(LabError) {
    guard path != "-" else {
      var output = Output(1)
      output.write(piece: text)
      return output.flush()
    }
    let bytes = Array(text.utf8)
    _ = try world.write(world.located(path), bytes, old)
    guard !options.isQuiet else { return }
    printer.note([
      Markup("wrote \(NumberText.counted(bytes.count, "byte")) to ", .note).adding(
        data: path, .note)
    ])
  }
}

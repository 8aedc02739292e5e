import LabExport
import LabLanguage
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
      // A file that cannot be written is known before the work.
      var old: [OldContent] = []
      for (_, path) in files {
        old.append(
          path == "-" ? .anything : try world.replacement(of: path, isForced: isForced))
      }
      let text = try String(validatingFile: try world.readNamed(world.located(session)))
      var contents: [String] = []
      for (kind, _) in files {
        let (content, result) = try content(kind, of: SessionFile(text), in: lab, world)
        for failure in result.failures { printer.print(failure, in: "replay") }
        guard result.exitStatus == 0 else { return result.exitStatus }
        contents.append(content)
      }
      for ((_, path), (content, old)) in zip(files, zip(contents, old)) {
        try write(content, to: path, over: old, in: world, &printer)
      }
      return 0
    } catch {
      printer.print(Diagnostic(error, source: ""), in: "replay")
      return error.kind == .interrupted ? error.exitStatus : 2
    }
  }

  private func content(
    _ kind: Kind, of file: SessionFile, in lab: Session, _ world: World
  ) throws(LabError) -> (text: String, result: PlayResult) {
    if kind == .article {
      var article = SessionArticle(of: file)
      let result = play(file, in: lab, world) { article.add($0) }
      return (article.text, result)
    }
    var world = world
    world.page = page(of: file.script.header.terminal)
    let name = session.split(separator: "/").last.map(String.init) ?? session
    var film = Screencast(
      title: file.script.header.title ?? name, on: world.page, speed: speed,
      isColored: options.isColored ?? true, showsNotes: !options.isQuiet)
    let result = play(file, in: lab, world) { film.add($0) }
    return (kind == .cast ? film.asciicast : try film.animatedSVG(), result)
  }

  /// The terminal of a recording: as the session's header describes it, unless options do.
  private func page(of terminal: TerminalProfile) -> Page {
    let columns = options.width.map { min(max($0, Self.widths.lowerBound), Self.widths.upperBound) }
    return Page(
      columns: columns ?? terminal.columns, rows: height ?? terminal.rows,
      glyphs: terminal.isUnicode && !options.isASCII ? .unicode : .ascii, isInteractive: true)
  }

  private func play(
    _ file: SessionFile, in lab: Session, _ world: World, _ add: (SessionEvent) -> Void
  ) -> PlayResult {
    var playing = Player.Options()
    playing.isStrict = true
    // An article has the answers of `test`, a recording those of a terminal.
    playing.pinsTerminal = world.page.rows == nil
    playing.fitsScreen = !playing.pinsTerminal
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

import LayoutCore
import LabLanguage
import LabReport
import LabSession
import LabTerminal
import LayoutText
import PluginHost

/// What runs before the first prompt: the user's own file, the project's, the environment. A script
/// skips all of it, so that it does the same on every machine.
struct StartUp {
  let environment: (String) -> String?

  /// The user's start-up file: `$XDG_CONFIG_HOME/layoutlab/rc`, or `~/.layoutlabrc` where that does
  /// not exist (XDG Base Directory Specification: a relative value is ignored).
  var userFile: String? {
    let config = KeptFolder.config.path(environment).map { "\($0)/rc" }
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.layoutlabrc" : nil }
    return [config, home].compactMap(\.self).first(where: Self.isFile)
  }

  /// The project's start-up file: `.layoutlab` in the project's folder.
  static var projectFile: String? {
    guard let path = Folder.project().map({ "\($0)/.layoutlab" }), isFile(path) else { return nil }
    return path
  }

  private static func isFile(_ path: String) -> Bool { stat(path)?.isFile == true }

  /// Whether the project's file may run: it and the files it includes are trusted as they are now,
  /// or the user agrees.
  static func permits(_ path: String, in world: World) -> Bool {
    // With --safe it is refused like any other file outside the current folder.
    guard (try? world.read(path)) != nil else { return false }
    func asked() -> AskedFile? {
      try? AskedFile(session: path, including: world.filesIncluded(by: path))
    }
    guard let file = asked() else { return false }
    let trusted = TrustedFiles { System.environment($0) }
    if trusted.holds(file) { return true }
    let included = NumberText.counted(file.otherCount, "file")
    let company = file.otherCount > 0 ? " with \(included) that it includes" : ""
    let statement =
      "\(Printable.escaped(path))\(company) sets up this project, and may load strategies."
    guard let answer = Terminal.answer(to: "Run it? (y/n)", about: statement),
      Consent(answer) == .yes, asked() == file
    else { return false }
    trusted.add(file)
    return true
  }
}

extension Shell {
  /// Runs the start-up files, and applies the environment: the later one wins.
  mutating func startUp() {
    defer {
      takeEnvironment()
      takeOptions()
    }
    guard !options.noRC else { return }
    let files = StartUp(environment: System.environment)
    if let path = files.userFile { play(path, isOwn: true) }
    if let path = StartUp.projectFile {
      if StartUp.permits(path, in: System.world(page: printer.page)) {
        play(path, isOwn: false)
      } else {
        let note = Markup("not run: ", .note).adding(data: path, .note)
        printer.note([note])
      }
    }
  }

  private mutating func play(_ path: String, isOwn: Bool) {
    var printer = printer
    let folder = isOwn ? path.lastIndex(of: "/").map { String(path[..<$0]) } : nil
    let world = System.world(page: printer.page, alsoReading: folder)
    session.startUp(path, isOwn: isOwn, in: world) { event in
      switch event {
      case .reply(let reply, to: let line, of: _):
        var reply = reply
        reply.notes = []
        printer.print(reply, to: line.name.text)
      case .error(let failure, isExpected: false, of: _), .refused(let failure):
        printer.print(failure, in: "")
      default: break
      }
      return true
    }
    printer.flush()
    self.printer = printer
  }

  /// `LAYOUTLAB_ACCESSIBLE` takes precedence over all files, too.
  private mutating func takeEnvironment() {
    guard caps.accessible else { return }
    apply("set output text", from: .environment(name: TerminalCaps.accessibleName))
  }

  /// The command line takes precedence over all files.
  private mutating func takeOptions() {
    guard let startup = options.startup else { return }
    apply("set startup \(startup.rawValue)", from: .option(name: "--startup"))
  }

  private mutating func apply(_ text: String, from source: Origin.Source) {
    do throws(LabError) {
      try session.apply(text, from: source, in: System.world(page: printer.page))
    } catch {
      printer.print(Diagnostic(error, source: ""), in: "")
    }
  }
}

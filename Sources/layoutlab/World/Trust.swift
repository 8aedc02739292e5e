import LabLanguage
import LabReport
import LabSession
import LabTerminal
import LayoutCore
import LayoutText
import PluginHost
import SwiftImport
import Synchronization

/// What the process may do: decided once, by its options, and never taken back.
///
/// A latch of the process and not an argument, so that code that makes a world cannot forget it.
enum Trust {
  private static let isRestricted = Atomic<Bool>(false)
  private static let allowsEverySession = Atomic<Bool>(false)
  private static let asksNoQuestions = Atomic<Bool>(false)

  static func take(_ options: Options) {
    if options.isSafe { isRestricted.store(true, ordering: .relaxed) }
    if options.noInput { asksNoQuestions.store(true, ordering: .relaxed) }
    if options.allowsPlugins { allowsEverySession.store(true, ordering: .relaxed) }
  }

  static var mayAsk: Bool { !asksNoQuestions.load(ordering: .relaxed) }

  /// Whether nothing is loaded, and files are read and written only below the current folder.
  static var isSafe: Bool { isRestricted.load(ordering: .relaxed) }

  /// Whether sessions load without a question.
  static var allowsPlugins: Bool { !isSafe && allowsEverySession.load(ordering: .relaxed) }

  /// The files that the process may reach: with `--safe` those below the current folder, and to read
  /// also what the program came with, and those below `folder`. `stop` ends a wait for a pipe.
  static func files(alsoReading folder: String? = nil, stop: StopSignal = .never) -> UserFiles {
    isSafe
      ? UserFiles(alsoReading: Demos.folders + [folder].compactMap(\.self)) : UserFiles(stop: stop)
  }

  /// `world` as far as it may load; it asks no questions where it `isQuiet`.
  static func limited(_ world: World, isQuiet: Bool) -> World {
    var world = world
    world.allowsPlugins = allowsPlugins
    world.permit = { path, session throws(LabError) in try permit(path, session, isQuiet: isQuiet) }
    guard isSafe else { return world }
    world.missingUIKit = { "--safe loads no files" }
    world.pixels = { _, _ throws(LabError) in
      throw LabError(.unavailable("--safe runs no programs: export a .svg instead"))
    }
    world.load = { path throws(LabError) in
      throw LabError(.load("\(Printable.quoted(path)) is not loaded: --safe runs no programs"))
    }
    let load = world.load
    world.companion = { path throws(LabError) in
      _ = try load(path)
      return ""
    }
    return world
  }

  // MARK: Sessions

  /// Lets the session file `session` load the file at `path`, if the user agrees: asked once for
  /// its present content, with all that it may read of its folder.
  private static func permit(_ path: String, _ session: String, isQuiet: Bool) throws(LabError) {
    guard !allowsPlugins, !isSafe else { return }
    let file = try AskedFile(program: path, System.environment)
    let trusted = TrustedFiles(System.environment)
    guard !trusted.holds(file) else { return }
    let refusal = "\(Printable.quoted(path)) is not loaded"
    let tooMuch = "its folder or project holds more than \(AskedFile.limits)"
    guard !isQuiet else {
      let reason =
        file.isWhole
        ? "it, or a file it can use, has changed since you allowed \(Printable.escaped(session)) "
          + "to load it" : "\(tooMuch), so your consent is not remembered"
      throw LabError(.load("\(refusal): \(reason)"))
    }
    let others = NumberText.counted(file.otherCount, "other file")
    let company = file.otherCount > 0 ? ", which can use \(others) beside it and" : ", which"
    let repeats = file.isWhole ? "" : " The lab asks each time: \(tooMuch)."
    let statement =
      "\(Printable.escaped(session)) loads \(Printable.escaped(path))\(company) then runs as you."
      + repeats
    switch Terminal.answer(to: "Load it? (y/n)", about: statement) {
    case let answer? where Consent(answer) == .yes:
      guard try AskedFile(program: path, System.environment) == file else {
        throw LabError(.load("\(refusal): it changed while the lab asked you"))
      }
      trusted.add(file)
    case .some: throw LabError(.load("\(refusal): you said no"))
    case nil where Interrupt.isRequested: throw LabError(.interrupted)
    case nil:
      throw LabError(
        .load(
          "\(refusal): a session needs it, and the lab cannot ask you here; --allow-plugins "
            + "allows it"))
    }
  }
}

/// The user's terminal, for a question in the middle of other work.
enum Terminal {
  /// One question at a time.
  private static let asking = Mutex<Void>(())

  /// Whether there is a terminal and a user to ask.
  static var canAsk: Bool { Trust.mayAsk && isatty(0) == 1 && isatty(2) == 1 }

  /// The line that the user answers; nil where there is no terminal, or no answer.
  static func answer(to question: String, about statement: String = "") -> String? {
    asking.withLock { _ in asked(statement, question) }
  }

  /// `statement` and `question` in one line of `columns` cells, or the question in a line of its
  /// own below the statement, which is broken between words; the answer follows it.
  static func text(of question: String, about statement: String, columns: Int) -> String {
    let line = statement.isEmpty ? question : "\(statement) \(question)"
    if statement.isEmpty || displayWidth(line) + roomForAnswer <= columns { return line + " " }
    let lines = Markup(statement).broken(at: columns).map(\.text)
    return (lines + [question]).joined(separator: "\n") + " "
  }

  private static let roomForAnswer = 5

  private static func asked(_ statement: String, _ question: String) -> String? {
    guard canAsk else { return nil }
    Progress.erase()
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    // What was typed or pasted before the question answers something else.
    tcflush(terminal, TCIFLUSH)
    let columns = (TerminalCaps.Window(of: 2)?.columns).flatMap { $0 > 0 ? $0 : nil } ?? 80
    let text = text(of: question, about: statement, columns: columns)
    _ = SystemCalls.writeAll(text.utf8, to: terminal)
    var line: [UInt8] = []
    while line.count < 100, line.last != UInt8(ascii: "\n") {
      // A read starts again after a signal; a wait does not.
      var wait = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let isThere = poll(&wait, 1, 100) > 0
      if Interrupt.isRequested { return nil }
      guard isThere else { continue }
      var byte: UInt8 = 0
      guard read(terminal, &byte, 1) == 1 else { return nil }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}

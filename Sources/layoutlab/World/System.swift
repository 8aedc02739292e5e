import LabLanguage
import LabReport
import LabSession
import LabTerminal
import LayoutCore
import PluginHost
import SwiftImport

/// The real world: files, the clock, and the user's Ctrl-C.
enum System {
  /// The world; `isQuiet` while a line is typed, which no output may break. `loader` loads files,
  /// and ends the program of a file that is loaded again; it is called when something is loaded.
  /// With `tellsProgress` commands report their progress. With `--safe`, files below `folder` can be
  /// read as well.
  static func world(
    page: Page, isQuiet: Bool = false,
    loader: @autoclosure @escaping @Sendable () -> Loader = loader, tellsProgress: Bool = true,
    alsoReading folder: String? = nil
  ) -> World {
    let stop = StopSignal(
      {
        Progress.tick()
        return Interrupt.isRequested
      }, tell: { if tellsProgress { Progress.tell($0) } })
    let files = Trust.files(alsoReading: folder, stop: stop)
    var world = World(
      readFile: { reading throws(LabError) in try files.read(reading) },
      write: { path, bytes, old throws(LabError) in try files.replace(path, with: bytes, over: old)
      },
      append: { path, bytes, content throws(LabError) in
        try files.append(bytes, to: path, as: &content)
      },
      clock: { SystemCalls.clock() }, stop: stop, page: page,
      demos: Demos.find, lessons: Demos.lessons,
      progress: ProgressStore(environment: environment).file, language: language,
      load: { path throws(LabError) in
        let loaded = try loader().load(path, isQuiet: isQuiet)
        return World.Loaded(strategies: loaded.strategies, assumptions: loaded.assumptions)
      })
    world.companion = { path throws(LabError) in try loader().companion(path) }
    world.keys = { KeyBindings.all.map { Choice($0.name, $0.summary) } }
    world.names = { (files.entries($0) ?? []).map(\.name) }
    world.replaceable = { path throws(LabError) in try files.replaceable(path) }
    world.pixels = { svg, width throws(LabError) in
      try Rasterizer.pixels(of: svg, width: width, stop: stop)
    }
    world.gallery = { Demos.gallery($0) }
    world.version = { Loader.version(of: $0) }
    world.missingUIKit = { loader().missingUIKit }
    world.places = { places }
    world.home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return Trust.limited(world, isQuiet: isQuiet)
  }

  /// The folders of the program, and what each contains.
  private static var places: [World.Place] {
    KeptFolder.allCases.map { folder in
      let path = folder.path { environment($0) }
      let holds =
        switch folder {
        case .config: "your settings for every start"
        case .state:
          "the history of the prompt, progress in lessons, and the files that sessions "
            + "can load"
        case .cache: "programs compiled from Swift files; they are compiled again when needed"
        case .temporary: "the same, while the cache cannot be written"
        }
      return World.Place(
        name: folder.rawValue, path: path, holds: holds,
        byteCount: path.flatMap { KeptFolder.byteCount(of: $0) })
    }
  }

  /// What the process loaded; it is made when something is.
  static let loader = makeLoader()

  /// A loader that shares nothing with others.
  static func makeLoader() -> Loader {
    Loader(
      Surroundings(
        environment: { environment($0) },
        stop: StopSignal {
          Progress.tick()
          return Interrupt.isRequested
        }, buildFolder: Installation.kit, progress: { Progress.tell(step: $0) }, note: note))
  }

  /// Shows a sentence beside the answers, on a terminal.
  private static func note(_ sentence: String) {
    guard isatty(2) == 1 else { return }
    Progress.erase()
    _ = SystemCalls.writeAll((sentence + "\n").utf8, to: 2)
  }

  /// Puts something in the place of standard streams that are closed, for the next file that is
  /// opened would take it. Reading and writing them fails, as before.
  static func openStandardStreams() {
    for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  /// Lets the C library keep some megabytes of freed memory for what comes next. Of glibc, the first large
  /// block that is freed sets how much (mallopt(3), M_MMAP_THRESHOLD). Otherwise the memory of each
  /// picture goes back to the kernel and is taken again, a fifth of the time that drawing takes.
  static func keepFreedMemory() {
    UnsafeMutableRawPointer.allocate(byteCount: 4 << 20, alignment: 16).deallocate()
  }

  static func page(_ caps: TerminalCaps, isInteractive: Bool, isForPrograms: Bool) -> Page {
    var page = Page(
      columns: caps.width, rows: isInteractive ? caps.height : nil,
      glyphs: caps.unicode ? .unicode : .ascii, isInteractive: isInteractive)
    page.isAccessible = caps.accessible
    page.isForPrograms = isForPrograms
    return page
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The language of messages, as POSIX has it: LC_ALL, LC_MESSAGES, LANG.
  private static var language: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
  }

  /// The bytes of the regular file at `path`, unless the user interrupts.
  static func read(_ path: String) throws(LabError) -> [UInt8] {
    var reader = FileReader()
    reader.stop = StopSignal { Interrupt.isRequested }
    return try reader.bytes(of: path)
  }
}

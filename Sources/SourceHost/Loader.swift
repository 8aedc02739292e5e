public import LabLanguage
public import LayoutCore
import Synchronization

/// Makes strategies of files: of programs that speak the protocol, and of Swift files, which are
/// compiled first.
///
/// It is a class because it knows the programs that run, one for a file: loading a file once more
/// ends the program that was started for it before. A program that nobody uses any more ends.
public final class Loader: Sendable {
  /// What the loader needs of the world.
  public struct Surroundings: Sendable {
    /// Reads a variable of the environment.
    public var environment: @Sendable (_ name: String) -> String?
    /// Whether the person wants to stop waiting.
    public var stop: StopSignal
    /// The folder of the built program, with the modules a Swift file is compiled against.
    public var buildFolder: String
    /// Told what takes a while.
    public var progress: @Sendable (_ sentence: String) -> Void
    /// How much a program may take.
    public var limits: Limits
    /// The folder in which the compiler keeps modules of C; nil for the one in your cache.
    public var moduleCache: String?

    /// The surroundings of a process.
    public init(
      environment: @escaping @Sendable (String) -> String?, stop: StopSignal, buildFolder: String,
      progress: @escaping @Sendable (String) -> Void = { _ in }, limits: Limits = Limits()
    ) {
      self.environment = environment
      self.stop = stop
      self.buildFolder = buildFolder
      self.progress = progress
      self.limits = limits
    }

    /// Variables of the environment that are set, `NAME=value` each.
    func variables(_ names: String...) -> [String] {
      names.compactMap { name in environment(name).map { "\(name)=\($0)" } }
    }
  }

  private struct Running: Sendable {
    weak let program: Program?
  }

  /// Files are compiled one at a time: what is made of a file has one place in the cache.
  private static let compiling = Mutex<Void>(())

  private let surroundings: Surroundings
  private let running = Mutex<[String: Running]>([:])
  private let hasToldGaps = Mutex(false)

  /// A loader that has loaded nothing.
  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// What a file gives.
  public struct Loaded: Sendable {
    /// Its strategies.
    public var strategies: [AnyStrategy]
    /// What was assumed to use it, a sentence each.
    public var assumptions: [String]
  }

  /// Why no file written for UIKit can be loaded: there is no compiler, or neither the look-alike
  /// nor the package that it is built of; nil if there is.
  public var missingUIKit: String? { LookAlike(surroundings).whatIsMissing }

  /// What tells one state of the file at `path` from another; nil where there is none.
  public static func version(of path: String) -> String? { FileIdentity(path)?.text }

  /// The strategies of the file at `path`.
  ///
  /// `isQuiet` where nobody must be told what takes a while.
  ///
  /// - Throws: why there are none: the file, the compiler, or the program that was started.
  public func load(_ path: String, isQuiet: Bool = false) throws(LabError) -> Loaded {
    var surroundings = surroundings
    if isQuiet { surroundings.progress = { _ in } }
    let file = try SourceFile(path)
    tellGaps(surroundings)
    var launch = Launch(
      name: file.name, command: [], folder: file.folder, environment: environment,
      limits: surroundings.limits)
    launch.reads = reads
    var assumptions: [String] = []
    if file.name.hasSuffix(".swift") {
      let program = SwiftProgram(file, surroundings)
      let product = try Self.compiling.withLock { _ throws(LabError) in try program.product() }
      launch.command = product.command
      launch.source = file.path
      launch.environment.append(SwiftTrap.environment)
      assumptions = product.assumptions
    } else {
      launch.command = [try file.executable()]
    }
    let started = try Program.start(launch, stop: surroundings.stop)
    let before = running.withLock { running in
      defer { running[file.path] = Running(program: started) }
      return running[file.path]?.program
    }
    before?.end()
    return Loaded(strategies: started.strategies, assumptions: assumptions)
  }

  /// What a program gets of the environment: where programs are, what the person speaks, and
  /// nothing that might be a secret.
  private var environment: [String] {
    surroundings.variables("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ")
  }

  /// The folders of `LAYOUTLAB_READ`, which programs may read besides their own.
  private var reads: [String] {
    (surroundings.environment("LAYOUTLAB_READ") ?? "").split(separator: ":").map(String.init)
  }

  /// Says, once, what this system does not keep a program from.
  private func tellGaps(_ surroundings: Surroundings) {
    guard let sentence = ConfinementGap.sentence(ConfinementGap.here),
      hasToldGaps.withLock({ told in
        defer { told = true }
        return !told
      })
    else { return }
    surroundings.progress(sentence)
  }
}

/// A file that somebody wants to load.
struct SourceFile {
  /// The path from the root.
  let path: String

  /// The name without folders.
  var name: String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
  /// The folder it lies in.
  var folder: String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The file at `path`, which must be one.
  init(_ path: String) throws(LabError) {
    var status = stat()
    guard stat(path, &status) == 0, let resolved = Self.resolved(path) else {
      let reason = String(cString: strerror(errno)).lowercased()
      throw LabError(.unreadableFile(path: path, reason: reason))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw LabError(
        .unreadableFile(path: path, reason: isFolder ? Self.aboutFolder(path) : "it is not a file"))
    }
    self.path = resolved
  }

  /// What to say to somebody who named a folder.
  private static func aboutFolder(_ path: String) -> String {
    let files = Files.names(in: path).filter { $0.hasSuffix(".swift") }
    guard let first = files.first else { return "it is a folder: name a file" }
    return files.count == 1
      ? "it is a folder: name a file in it, \(first)"
      : "it is a folder: name a file in it, such as \(first) (\(files.count) Swift files)"
  }

  /// The path of a program.
  func executable() throws(LabError) -> String {
    guard access(path, X_OK) == 0 else {
      throw LabError(.load("\(name) is neither a Swift file nor executable: chmod +x makes it one"))
    }
    return path
  }

  /// `path` from the root; its last name stays as it is, even where it is a link.
  private static func resolved(_ path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard let real = realpath(folder, nil) else { return nil }
    defer { free(real) }
    let parent = String(cString: real)
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }
}

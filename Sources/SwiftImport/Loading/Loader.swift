public import LabLanguage
public import LayoutCore
import PluginHost
import Synchronization

/// Makes strategies from files: from programs that speak the protocol, and from Swift files, which
/// are compiled first.
///
/// It is a class because it knows the running programs, one for each file: loading a file again
/// ends the program that was started for it before. A program ends with its last user.
public final class Loader: Sendable {
  private struct Running: Sendable { weak let program: Program? }

  /// Files are compiled one at a time: what is made of a file has one place in the cache.
  private static let compiling = Mutex<Void>(())

  private let surroundings: Surroundings
  private let running = Mutex<[String: Running]>([:])
  private let hasReportedGaps = Mutex(false)

  /// A loader that has loaded nothing.
  public init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// What a file gives.
  public struct Loaded: Sendable {
    /// Its strategies.
    public var strategies: [AnyStrategy]
    /// What was assumed to use it, a sentence each.
    public var assumptions: [String]
  }

  /// Why no file written for UIKit can be loaded: there is no compiler, or neither the UIKit shim
  /// nor the package that it is built from; nil if there is.
  public var missingUIKit: String? { UIKitShim(surroundings).whatIsMissing }

  /// The version of the file at `path`, which changes with its content; nil if there is no file.
  public static func version(of path: String) -> String? { FileIdentity(path)?.text }

  /// The strategies of the file at `path`.
  ///
  /// `isQuiet` prints no progress.
  ///
  /// - Throws: why there are none: the file, the compiler, or the program that was started.
  public func load(_ path: String, isQuiet: Bool = false) throws(LabError) -> Loaded {
    var surroundings = surroundings
    if isQuiet { (surroundings.progress, surroundings.note) = ({ _ in }, { _ in }) }
    let file = try SourceFile(path)
    tellGaps(surroundings)
    var launch = Launch(
      name: file.name, command: [], folder: file.folder, environment: environment,
      limits: surroundings.limits)
    launch.reads = reads
    var assumptions: [String] = []
    if file.name.hasSuffix(".swift") {
      let program = SwiftProgram(file, surroundings)
      let product = try Self.compiling { () throws(LabError) in try program.product() }
      launch.command = product.command
      launch.source = file.path
      launch.reads += product.reads
      launch.runtime = SwiftRuntime.report(of: file.path)
      launch.environment += product.environment
      assumptions = product.assumptions.map(\.sentence)
      launch.missing = product.missing
    } else {
      launch.command = [try file.executable()]
    }
    surroundings.progress("starting \(file.name)")
    let started = try Program.start(launch, stop: surroundings.stop)
    let before = running.withLock { running in
      defer { running[file.path] = Running(program: started) }
      return running[file.path]?.program
    }
    before?.end()
    return Loaded(strategies: started.strategies, assumptions: assumptions)
  }

  /// The text of a companion of the Swift file at `path`: a file in which you set what
  /// its app would set. Nothing is written.
  ///
  /// - Throws: why there is none: the file, or the compiler.
  public func companion(_ path: String) throws(LabError) -> String {
    let file = try SourceFile(path)
    guard file.name.hasSuffix(".swift") else {
      throw LabError(.load("\(file.name) is a program: only a Swift file has a companion"))
    }
    let program = SwiftProgram(file, surroundings)
    return try Self.compiling { () throws(LabError) in try program.companionText() }
  }

  /// Runs `work`, which compiles, alone.
  private static func compiling<Result>(
    _ work: () throws(LabError) -> Result
  ) throws(LabError) -> Result {
    try compiling.withLock { _ throws(LabError) in
      do throws(LabError) { return try work() } catch { throw error.withRejectedLine() }
    }
  }

  /// The environment of a program: where programs are, the user's language, and nothing that might
  /// be a secret.
  private var environment: [String] {
    surroundings.variables("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ")
  }

  /// The folders of `LAYOUTLAB_READ`, which programs may read besides their own.
  private var reads: [String] {
    (surroundings.environment("LAYOUTLAB_READ") ?? "").split(separator: ":").map(String.init)
  }

  /// Reports, once, what this system cannot deny a program.
  private func tellGaps(_ surroundings: Surroundings) {
    guard let sentence = ConfinementGap.sentence(ConfinementGap.here),
      hasReportedGaps.withLock({ hasReported in
        defer { hasReported = true }
        return !hasReported
      })
    else { return }
    surroundings.note(sentence)
  }
}

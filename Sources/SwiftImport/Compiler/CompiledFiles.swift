import LabLanguage
import LayoutCore
import PluginHost
import LayoutText

/// Programs that the compiler made, saved by content in a folder: the latest of them.
struct CompiledFiles {
  /// The most programs made of Swift files.
  static let most = 64
  /// The most bytes that a program and its intermediate files may take.
  private static let room = 32 << 20
  private let folder: String
  private let most: Int
  /// The name of a program in the folder of its own.
  private let product: String

  /// The latest `most` programs in `folder`, each called `product` in a folder of its own.
  init(folder: String, product: String = "program", most: Int = CompiledFiles.most) {
    (self.folder, self.product, self.most) = (folder, product, most)
  }

  /// The folders for programs: in the user's cache, and in the folder for a cache that cannot be
  /// written.
  static func places(_ environment: (String) -> String?) -> [CompiledFiles] {
    [KeptFolder.cache, .temporary].compactMap { $0.path(environment) }
      .map { CompiledFiles(folder: "\($0)/swift") }
  }

  /// The first of `places` that can be written, and why those before it cannot.
  ///
  /// - Throws: why none can.
  static func writable(
    _ places: [CompiledFiles]
  ) throws(LabError) -> (place: CompiledFiles, obstacle: String?) {
    var obstacles: [String] = []
    for place in places {
      guard let obstacle = place.obstacle else { return (place, obstacles.first) }
      obstacles.append(obstacle)
    }
    throw LabError(
      .unavailable(
        "no folder for compiled files can be used: \(obstacles.joined(separator: "; ")); set "
          + "XDG_CACHE_HOME to a writable folder"))
  }

  /// Why nothing can be saved here; nil if it can.
  private var obstacle: String? {
    do throws(LabError) {
      try OwnFolder.make(folder)
    } catch {
      return error.message
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      return FileName(folder).unwritable().message
    }
    var system = statvfs()
    guard statvfs(folder, &system) == 0,
      UInt64(system.f_bavail) * UInt64(system.f_frsize) < UInt64(Self.room)
    else { return nil }
    return "there is no space in \(Printable.quoted(folder))"
  }

  /// The folder beside it for the compiler's modules of C.
  func moduleCache() throws(LabError) -> String {
    let path = beside("modules")
    try OwnFolder.make(path)
    return path
  }

  /// The path beside it of the folder called `name`.
  func beside(_ name: String) -> String { "\(Path.folder(of: folder))/\(name)" }

  /// Removes programs until there are at most `most`, those made longest ago first; what another
  /// process left half done counts among them.
  ///
  /// - Complexity: O(programs log programs).
  func prune() {
    let names = Files.names(in: folder)
    guard names.count > most else { return }
    let oldestFirst = names.compactMap { FileIdentity("\(folder)/\($0)") }
      .sorted { !$0.isAsNew(as: $1) }
    for entry in oldestFirst.prefix(names.count - most) {
      Workshop(folder: entry.path).remove()
    }
  }

  /// The place of the program made of `source`, which lies at `path`, with what was built.
  func entry(for source: [UInt8], at path: String, against built: [FileIdentity?]) -> Entry {
    var key = Digest()
    key.add(part: path.utf8)
    for file in built { key.add(part: (file?.text ?? "").utf8) }
    return entry(named: "\(key.text)-\(Digest(of: source).text)")
  }

  private func entry(named name: String) -> Entry {
    Entry(folder: "\(folder)/\(name)", product: product, isOwn: OwnFolder.isThere(folder))
  }

  /// How the program was made that was last made of the file of `made`; nil where there is none.
  ///
  /// - Complexity: O(programs log programs).
  func previous(of made: Entry) -> PreviousBuild? {
    let start = Path.name(of: made.folder).prefix { $0 != "-" } + "-"
    return Files.names(in: folder).filter { $0.hasPrefix(start) && !$0.hasSuffix("~") }
      .compactMap { FileIdentity("\(folder)/\($0)") }.sorted { !$0.isAsNew(as: $1) }.last
      .flatMap { entry(named: Path.name(of: $0.path)).build }
  }

  /// A program in the cache, or its place.
  struct Entry {
    let folder: String
    fileprivate let product: String
    fileprivate let isOwn: Bool

    var program: String { "\(folder)/\(product)" }

    /// Whether it is there, and made of `source`, for a digest alone may deceive, and of other
    /// files as they still are: the data files of its project if it reads any, and all Swift files
    /// if they may set something in it.
    func holds(
      _ source: [UInt8], bundle: () -> String = { "" }, project: () -> String = { "" }
    ) -> Bool {
      isOwn && access(program, X_OK) == 0 && (try? Files.read("\(folder)/source.swift")) == source
        && lines(of: "parts").allSatisfy { FileIdentity(FileIdentity.path(in: $0))?.text == $0 }
        && lines(of: "bundle").allSatisfy { $0 == bundle() }
        && lines(of: "project").allSatisfy { $0 == project() }
    }

    /// How it was made; nil where the next version is not made so.
    fileprivate var build: PreviousBuild? {
      guard isOwn, let source = try? Files.read("\(folder)/source.swift"),
        let additions = try? Files.read("\(folder)/additions")
      else { return nil }
      let omissions = lines(of: "omissions")
      guard !additions.isEmpty || !omissions.isEmpty else { return nil }
      return PreviousBuild(
        source: String(decoding: source, as: UTF8.self), parts: lines(of: "parts"),
        modules: Set(lines(of: "modules")), additions: String(decoding: additions, as: UTF8.self),
        omissions: omissions, objects: ObjectFiles(folder: folder))
    }

    /// What was assumed to make it.
    var assumptions: [Assumption] { lines(of: "assumptions").map { Assumption(text: $0) } }

    /// The files that it reads.
    var reads: [String] { lines(of: "reads") }

    /// Variables of the environment that the program needs, `NAME=value` each.
    var environment: [String] { lines(of: "environment") }

    private func lines(of name: String) -> [String] {
      let bytes = (try? Files.read("\(folder)/\(name)")) ?? []
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// A folder beside it, to work in.
    func begin() throws(LabError) -> Workshop {
      let workshop = Workshop(folder: "\(folder).\(getpid())~")
      try Files.makeFolder(workshop.folder)
      return workshop
    }

    /// Puts what was made in its place, wholly or not at all; the program is there, and other files
    /// that it was made with go, unless they are kept for the next build. `parts` are the other files
    /// that it was made of, as they were when they were read: what is saved meanwhile makes another
    /// program.
    func put(
      _ workshop: Workshop, source: [UInt8], _ made: SwiftCompiler.Made = .init(),
      environment: [String] = []
    ) throws(LabError) {
      try Files.write(source, to: workshop.path("source.swift"))
      let lists = [
        "parts": made.parts.map(\.text), "assumptions": made.assumptions.map(\.text),
        "reads": made.reads, "bundle": [made.bundle], "project": [made.project],
        "environment": environment,
        "modules": made.modules.sorted(), "additions": [made.additions],
        "omissions": made.omissions,
      ]
      for (name, lines) in lists {
        try Files.write(Array(lines.joined(separator: "\n").utf8), to: workshop.path(name))
      }
      let kept = [product, "source.swift"] + lists.keys + made.kept
      for name in Files.names(in: workshop.folder) where !kept.contains(name) {
        let path = workshop.path(name)
        if !Files.isFolder(path) { unlink(path) }
      }
      Workshop(folder: folder).remove()
      guard rename(workshop.folder, folder) == 0 else { throw FileName(folder).unwritable() }
    }
  }
}

/// A folder in which a program is made.
struct Workshop {
  let folder: String

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Removes the folder with all files in it.
  func remove() {
    for path in Files.names(in: folder).map(path) {
      if Files.isFolder(path) { Workshop(folder: path).remove() } else { unlink(path) }
    }
    rmdir(folder)
  }
}

import LabLanguage

/// Swift files that lie beside a file: in its folder and, where that is part of a project, in the
/// project's other folders.
struct Siblings {
  private static let most = 1000
  private static let largest = 1 << 20
  private static let deepest = 12
  /// What the folder of a project holds.
  private static let marks = [".git", "Package.swift", "Podfile"]
  private static let endings = [".xcodeproj", ".xcworkspace", ".podspec"]
  /// Folders with files that are not the project's own, or not for its app.
  private static let left: Set = ["Pods", "Carthage", ".build", "DerivedData", ".git"]

  /// The paths, those nearest to the file first.
  private let paths: [String]

  init(of file: SourceFile) {
    var found: [String] = []
    let root = Self.project(above: file.folder)
    if let root {
      Self.collect(in: root, depth: 0, into: &found)
    } else {
      found = Files.names(in: file.folder).map { "\(file.folder)/\($0)" }
    }
    let own = file.folder.split(separator: "/")
    func distance(_ path: String) -> Int {
      let parts = path.split(separator: "/").dropLast()
      let shared = zip(parts, own).prefix { $0 == $1 }.count
      return parts.count + own.count - 2 * shared
    }
    paths = found.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".lab.swift") && $0 != file.path }
      .map { (distance($0), $0) }.sorted { $0 < $1 }.map(\.1)
  }

  /// The files that declare what is missing, the nearest for each name.
  func declaring(_ missing: Set<MissingName>) -> [SourceText] {
    var open = missing.filter { $0.kind != .module }
    var found: [SourceText] = []
    for path in paths where !open.isEmpty {
      guard let bytes = try? Files.read(path), bytes.count <= Self.largest else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard open.contains(where: { text.contains($0.name) }) else { continue }
      let declared = Declared(text)
      let here = open.filter(declared.holds)
      guard !here.isEmpty else { continue }
      open.subtract(here)
      found.append(SourceText(path: path, text: text))
    }
    return found
  }

  private static func project(above folder: String) -> String? {
    var path = folder
    for _ in 0..<deepest where !path.isEmpty {
      let names = Files.names(in: path)
      if names.contains(where: { name in
        marks.contains(name) || endings.contains { name.hasSuffix($0) }
      }) {
        // A project within a repository belongs to it.
        return outermost(path)
      }
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    return nil
  }

  /// The folder of the repository around `folder`, which is one itself where there is none.
  private static func outermost(_ folder: String) -> String {
    var path = folder
    for _ in 0..<deepest where !path.isEmpty {
      if FileIdentity("\(path)/.git") != nil { return path }
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    return folder
  }

  private static func collect(in folder: String, depth: Int, into found: inout [String]) {
    guard depth < deepest else { return }
    for name in Files.names(in: folder) where found.count < most && !left.contains(name) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        found.append(path)
      } else if !name.hasPrefix("."), Files.isFolder(path) {
        collect(in: path, depth: depth + 1, into: &found)
      }
    }
  }
}

/// The names that a file declares.
private struct Declared {
  private var types: Set<String> = []
  private var values: Set<String> = []
  private var members: Set<String> = []

  init(_ text: String) {
    note(SwiftOutline(SwiftTokens(text)).declarations, isTop: true)
  }

  private mutating func note(_ declarations: [SwiftDeclaration], isTop: Bool) {
    for declaration in declarations {
      switch declaration.keyword {
      case "class", "struct", "enum", "protocol", "actor", "typealias":
        types.insert(declaration.name)
      case "func", "var", "let": _ = isTop ? values.insert(declaration.name) : members.insert(declaration.name)
      case "case": members.insert(declaration.name)
      default: break
      }
      let isExtension = declaration.keyword == "extension"
      note(declaration.members, isTop: isTop && !isExtension && !declaration.hasMembers)
    }
  }

  func holds(_ name: MissingName) -> Bool {
    switch name.kind {
    case .type: types.contains(name.name)
    case .value: types.contains(name.name) || values.contains(name.name)
    case .member: members.contains(name.name) || types.contains(name.name)
    case .module: false
    }
  }
}

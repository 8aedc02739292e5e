/// The folders of a module, and which of them use types of which others.
struct FolderGraph {
  /// A place at which one folder names a type of another.
  struct Use: Hashable {
    let path: String
    let line: Int
    let name: String
  }

  /// What one folder uses of another.
  struct Edge {
    let from: String
    let to: String
    let uses: [Use]
  }

  /// Folders that each lead to all others.
  struct Circle {
    let folders: [String]
    /// The edges between them, the cheapest first.
    let edges: [Edge]

    /// The import to remove to break the cycle.
    var advice: String {
      let cuts = edges.prefix(3).map { edge in
        let uses = edge.uses.prefix(4).map { "  \($0.path):\($0.line): \($0.name)" }
        let more = edge.uses.count > 4 ? ["  and \(edge.uses.count - 4) more"] : []
        return (["cut \(edge.from) → \(edge.to):"] + uses + more).joined(separator: "\n")
      }
      let names = folders.joined(separator: ", ")
      return (["\(names) use each other in a circle; cheapest first:"] + cuts)
        .joined(separator: "\n")
    }
  }

  private(set) var edges: [Edge] = []

  /// The graph of the files of the module in `root`. The files directly in it are the folder `.`.
  init(_ files: [House.File], in root: String) {
    let sources = files.map { file in
      Source(path: file.path, folder: Self.folder(of: file, in: root), names: SwiftNames(file.text))
    }
    let types = Types(sources)
    var uses: [String: [String: [Use]]] = [:]
    for source in sources {
      for use in source.names.uses {
        for (folder, name) in types.folders(of: use, in: source) where folder != source.folder {
          uses[source.folder, default: [:]][folder, default: []]
            .append(Use(path: source.path, line: use.line, name: name))
        }
      }
    }
    for (from, targets) in uses.sorted(by: { $0.key < $1.key }) {
      for (to, uses) in targets.sorted(by: { $0.key < $1.key }) {
        edges.append(Edge(from: from, to: to, uses: uses))
      }
    }
  }

  /// The circles, the first by name first.
  var circles: [Circle] {
    let reached = reachable
    var circles: [Circle] = []
    for folder in reached.keys.sorted()
    where !circles.contains(where: { $0.folders.contains(folder) }) {
      let others = (reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true }
      guard others.contains(folder) else { continue }
      let within = edges.filter { others.contains($0.from) && others.contains($0.to) }
      circles.append(
        Circle(folders: others.sorted(), edges: within.sorted { $0.uses.count < $1.uses.count }))
    }
    return circles
  }

  /// The folders that are reachable from each.
  private var reachable: [String: Set<String>] {
    var reached = Dictionary(grouping: edges, by: \.from).mapValues { Set($0.map(\.to)) }
    var grows = true
    while grows {
      let farther = reached.mapValues { folders in
        folders.reduce(into: folders) { $0.formUnion(reached[$1] ?? []) }
      }
      grows = farther != reached
      reached = farther
    }
    return reached
  }

  private static func folder(of file: House.File, in root: String) -> String {
    let folder = file.path.dropFirst(root.count + 1).dropLast(file.name.count + 1)
    return folder.isEmpty ? "." : String(folder)
  }

  fileprivate struct Source {
    let path: String
    let folder: String
    let names: SwiftNames
  }

  /// Which folders declare a type.
  private struct Types {
    private var shared: [String: Set<String>] = [:]
    /// The names that occur in only one file, by its path.
    private var own: [String: Set<String>] = [:]

    init(_ sources: [Source]) {
      for source in sources {
        for declaration in source.names.declarations {
          if declaration.isPrivate {
            own[source.path, default: []].insert(declaration.name)
          } else {
            shared[declaration.name, default: []].insert(source.folder)
          }
        }
      }
    }

    /// The folders of the types that `use` names; none for types of other modules.
    func folders(of use: SwiftNames.Use, in source: Source) -> [(folder: String, name: String)] {
      var names = use.names[...]
      guard let first = names.popFirst() else { return [] }
      let known = use.scopes.map { "\($0).\(first)" } + [first]
      guard var name = known.first(where: { isKnown($0, in: source) }) else { return [] }
      var found = [name]
      while let next = names.popFirst(), isKnown("\(name).\(next)", in: source) {
        name += ".\(next)"
        found.append(name)
      }
      return found.flatMap { name in
        folders(of: name, in: source).map { (folder: $0, name: name) }
      }
    }

    private func isKnown(_ name: String, in source: Source) -> Bool {
      shared[name] != nil || own[source.path]?.contains(name) == true
    }

    /// A name that the file or its folder declares is not that of another folder.
    private func folders(of name: String, in source: Source) -> [String] {
      guard own[source.path]?.contains(name) != true, let folders = shared[name],
        !folders.contains(source.folder)
      else { return [] }
      return folders.sorted()
    }
  }
}

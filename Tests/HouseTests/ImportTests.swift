import Testing

/// Who imports whom, against the table in `Sources/README.md`.
@Suite("Imports")
struct ImportTests {
  /// The C library has a name on each platform; the table calls it libc.
  private static let libc: Set = ["Glibc", "Musl", "Darwin"]

  /// The rows of the table: a folder of `Sources`, or `Plugins/*`, and what it imports.
  private static let table: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: rows(below: "## Who imports whom").compactMap { cells in
      cells[0].first.map { ($0, Set(cells[1])) }
    })

  /// The words between backquotes in the cells of the table below a heading of the guide.
  private static func rows(below heading: Substring) -> [[[String]]] {
    House.file("Sources/README.md").lines.drop { $0 != heading }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { names(between: "`", in: $0) } }
  }

  private static func names(between mark: Character, in text: Substring) -> [String] {
    text.split(separator: mark, omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static let levels: Set<Substring> = ["public", "package", "internal"]

  /// The modules that `file` imports, with the numbers of the lines.
  private static func imports(of file: House.File) -> [(line: Int, module: String)] {
    file.lines.enumerated().compactMap { number, line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at < 3, at + 1 < words.count,
        words[..<at].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
      else { return nil }
      let module = String(words[words.count - 1])
      return (number + 1, libc.contains(module) ? "libc" : module)
    }
  }

  @Test("the table has a row for every room, and no other")
  func everyRoom() {
    let rooms = House.modules.map(\.name) + ["Plugins/*"]
    #expect(Set(Self.table.keys) == Set(rooms), "the rows of the table in Sources/README.md")
  }

  @Test("the guide says what is in every folder of a room")
  func everyFolder() {
    let reported = Self.rows(below: "## Where things are").compactMap { $0[0].first }
    let folders = House.modules.flatMap { room in
      House.folders(in: room.path).map { "\(room.name)/\($0)" }
    }
    #expect(Set(reported) == Set(folders), "the table of folders in Sources/README.md")
  }

  @Test("a room imports what the table says", arguments: House.modules)
  func room(name: String, path: String) {
    hold(House.swift(in: path), to: Self.table[name] ?? [], row: name)
    let found = House.swift(in: path).flatMap { Self.imports(of: $0).map(\.module) }
    let strategies = House.folders(in: "Plugins").map { "\($0)Plugin" }
    for module in Self.table[name] ?? [] where module != "Plugins/*" {
      #expect(
        found.contains(module) || name == "CLibEdit",
        "no file of \(path) imports \(module): take it out of the table")
    }
    if Self.table[name]?.contains("Plugins/*") == true {
      #expect(Set(strategies).isSubset(of: found), "\(path) leaves a strategy out")
    }
  }

  @Test(
    "a plugin imports LayoutCore and LayoutText, masonry also CPrefetch, and nothing else",
    arguments: House.folders(in: "Plugins"))
  func plugin(name: String) {
    #expect(Self.table["Plugins/*"] == ["CPrefetch", "LayoutCore", "LayoutText"])
    let allowed: Set = ["CPrefetch", "LayoutCore", "LayoutText"]
    hold(
      House.swift(in: "Plugins/\(name)"),
      to: name == "Masonry" ? allowed : allowed.subtracting(["CPrefetch"]), row: "Plugins/*")
  }

  @Test("the floors are kept whatever the table says")
  func floors() {
    #expect(Self.table["LayoutText"] == [])
    #expect(Self.table["LayoutCore"] == ["LayoutText", "Synchronization"])
    #expect(Self.table["LabLanguage"]?.contains("LabReport") == false)
    #expect(Self.table["LabReport"]?.contains("LabLanguage") == false)
    let outside: Set = ["libc", "Foundation", "LabTerminal", "CLibEdit", "Plugins/*"]
    #expect(Self.table["LabSession"]?.isDisjoint(with: outside) == true)
    for (room, modules) in Self.table where modules.contains("CLibEdit") {
      #expect(room == "LabTerminal", "\(room) imports CLibEdit: only LabTerminal may")
    }
    for (room, modules) in Self.table where modules.contains("CConfinement") {
      #expect(room == "PluginHost", "\(room) imports CConfinement: only PluginHost may")
    }
  }

  @Test("Foundation stays out of the program, for its start-up time costs")
  func foundation() {
    for file in House.swift(in: "Sources", "Plugins") {
      // The program does not link these.
      guard !file.path.hasPrefix("Sources/UIKitShim/LabUIKit/"),
        !file.path.hasPrefix("Sources/NewStrategy/")
      else { continue }
      let modules = Self.imports(of: file).map(\.module)
      #expect(!modules.contains("Foundation"), "\(file.path) imports Foundation")
    }
  }

  private func hold(_ files: [House.File], to allowed: Set<String>, row: String) {
    for file in files {
      for (line, module) in Self.imports(of: file) {
        let isPlugin = module.hasSuffix("Plugin") && allowed.contains("Plugins/*")
        #expect(
          allowed.contains(module) || isPlugin,
          "\(file.path):\(line): \(row) does not import \(module): see Sources/README.md")
      }
    }
  }
}

import LabLanguage

/// The names that the UIKit shim has, as the compiler's own tool lists them.
struct ShimNames {
  /// The names that each type declares, by the name of the type; those outside of types are under
  /// the empty name.
  private var names: [String: [String]] = [:]

  /// The names in symbol graphs: each of `graphs` is the text of one.
  init(graphs: [[UInt8]]) { for graph in graphs { read(graph) } }

  /// What extracts the names of the modules built to `folder` into `output`.
  static func command(
    _ toolchain: Toolchain, modules folder: String, output: String, cache: String,
    options: [String]
  ) -> [String] {
    [
      toolchain.symbolGraphExtract, "-module-name", "LabUIKit", "-I", "\(folder)/Modules",
      "-output-dir", output, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-target", toolchain.triple, "-module-cache-path", cache,
    ] + options + (toolchain.sdk.map { ["-sdk", $0] } ?? [])
  }

  /// The names that `missing` may be a misspelling of, the likeliest; none where none is near. A
  /// member is looked up in its own type first, then in all: it may be inherited. A member of the
  /// same name in another type is named with that type.
  func nearest(to missing: MissingName) -> [String] {
    guard missing.kind == .member else { return Self.near(missing.name, names[""] ?? []) }
    let own = Self.near(missing.name, names[missing.owner] ?? [])
    guard own.isEmpty else { return own }
    let others = names.filter { !$0.key.isEmpty && $0.value.contains(missing.name) }.keys
    if let other = others.min() { return ["\(other).\(missing.name)"] }
    return Self.near(missing.name, Set(names.values.joined()).sorted())
  }

  /// The candidates that are few typing mistakes away, or the shortest that shares most of the words
  /// that `name` begins with.
  private static func near(_ name: String, _ candidates: [String]) -> [String] {
    let guesses = Suggestion.guesses(for: name, among: candidates)
    guard guesses.isEmpty else { return guesses }
    let words = words(of: name)
    var best = (count: words.count / 2 + 1, name: "")
    for candidate in candidates {
      let count = zip(Self.words(of: candidate), words).prefix { $0 == $1 }.count
      let isShorter =
        best.name.isEmpty || (candidate.utf8.count, candidate) < (best.name.utf8.count, best.name)
      if count > best.count || (count == best.count && count > 1 && isShorter) {
        best = (count, candidate)
      }
    }
    return best.name.isEmpty ? [] : [best.name]
  }

  /// `UICollectionViewCell` is `UI`, `Collection`, `View`, `Cell`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var before: Character = "a"
    for character in name {
      if words.isEmpty || character.isUppercase && !before.isUppercase {
        words.append(String(character))
      } else if !character.isUppercase, before.isUppercase, let last = words.last, last.count > 1 {
        // The last capital of several begins the next word.
        words[words.count - 1] = String(last.dropLast())
        words.append(String([before, character]))
      } else {
        words[words.count - 1].append(character)
      }
      before = character
    }
    return words
  }

  /// Reads the paths of the symbols of `graph` and nothing else: it has millions of bytes.
  private mutating func read(_ graph: [UInt8]) {
    let mark = Array("\"pathComponents\":[".utf8)
    var seen: Set<String> = []
    var place = 0
    while place + mark.count < graph.count {
      guard graph[place] == mark[0], graph[place...].starts(with: mark) else {
        place += 1
        continue
      }
      place += mark.count
      let end = graph[place...].firstIndex(of: UInt8(ascii: "]")) ?? graph.count
      let path = String(decoding: graph[place..<end], as: UTF8.self).split(separator: ",")
        .map { $0.split(separator: "\"").first.map(String.init) ?? "" }
      place = end
      guard let last = path.last else { continue }
      let name = String(last.prefix { $0 != "(" })
      let owner = path.count > 1 ? path[path.count - 2] : ""
      if !name.isEmpty, seen.insert("\(owner).\(name)").inserted {
        names[owner, default: []].append(name)
      }
    }
  }
}

import Foundation

/// The list of strategies in the package's manifest.
enum Manifest {
  static let path = "Package.swift"

  /// `manifest` with `name` at the end of its list of strategies.
  static func adding(_ name: String, to manifest: String) throws(Refusal) -> String {
    var lines = manifest.components(separatedBy: "\n")
    guard let first = lines.firstIndex(of: "let strategies = ["),
      let last = lines[first...].firstIndex(of: "]")
    else { throw Refusal("\(path) has no list 'let strategies = [' that ends with a line ']'") }
    lines.insert("  \"\(name)\",", at: last)
    return lines.joined(separator: "\n")
  }
}

/// The strategies that the program has.
enum Registry {
  static let path = "Sources/Strategies/Registry.swift"

  /// `registry` with the import of `name`, in order, and `name` at the end of the list.
  static func adding(_ name: String, to registry: String) throws(Refusal) -> String {
    var lines = registry.components(separatedBy: "\n")
    guard let last = lines.lastIndex(where: { $0.hasPrefix("    AnyStrategy(") }) else {
      throw Refusal("\(path) has no line '    AnyStrategy(List.self),'")
    }
    lines.insert("    AnyStrategy(\(name).self),", at: last + 1)
    let module = "\(name)Plugin"
    let imports = lines.indices.filter { imported(lines[$0]) != nil }
    guard let end = imports.last else { throw Refusal("\(path) imports nothing") }
    let place = imports.first { imported(lines[$0]).map { $0 > module } == true } ?? end + 1
    lines.insert("import \(module)", at: place)
    return lines.joined(separator: "\n")
  }

  /// The module that `line` imports; nil where it imports none.
  private static func imported(_ line: String) -> String? {
    let words = line.split(separator: " ")
    return words.dropLast().last == "import" ? words.last.map(String.init) : nil
  }
}

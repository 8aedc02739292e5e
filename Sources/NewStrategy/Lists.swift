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
  static let path = "Sources/layoutlab/Registry.swift"

  /// `registry` with the import of `name`, in order, and `name` at the end of the list.
  static func adding(_ name: String, to registry: String) throws(Refusal) -> String {
    var lines = registry.components(separatedBy: "\n")
    guard let last = lines.lastIndex(where: { $0.hasPrefix("    AnyStrategy(") }) else {
      throw Refusal("\(path) has no line '    AnyStrategy(List.self),'")
    }
    lines.insert("    AnyStrategy(\(name).self),", at: last + 1)
    let line = "import \(name)Plugin"
    guard let imports = lines.firstIndex(where: { $0.hasPrefix("import ") }) else {
      throw Refusal("\(path) imports nothing")
    }
    let end = lines[imports...].firstIndex { !$0.hasPrefix("import ") } ?? imports
    let place = lines[imports..<end].firstIndex { $0 > line } ?? end
    lines.insert(line, at: place)
    return lines.joined(separator: "\n")
  }
}

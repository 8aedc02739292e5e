import LayoutCore
import Testing

import Strategies

/// A strategy is a folder, a word in the manifest and a line in the registry: whatever was
/// forgotten is named with the line to add.
@Suite("Registry")
struct RegistryTests {
  private static let folders = House.folders(in: "Plugins")
  private static let registry = House.file("Sources/Strategies/Registry.swift")

  /// The words between `let strategies = [` and `]` in the manifest.
  private static let words: Set<String> = {
    let manifest = House.file("Package.swift").text
    guard let start = manifest.firstRange(of: "let strategies = [") else { return [] }
    let list = manifest[start.upperBound...].prefix { $0 != "]" }
    return Set(
      list.split(separator: "\"").enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }()

  @Test("every folder of Plugins is in the manifest and in the registry", arguments: folders)
  func folder(name: String) {
    #expect(
      Self.words.contains(name),
      "Plugins/\(name) is not in Package.swift: add \"\(name)\" to `strategies`")
    #expect(
      Self.registry.lines.contains("import \(name)Plugin"),
      "Plugins/\(name) is not in \(Self.registry.path): add `import \(name)Plugin`")
    #expect(
      Self.registry.text.contains("AnyStrategy(\(name).self)"),
      "Plugins/\(name) is not in \(Self.registry.path): add `AnyStrategy(\(name).self),`")
  }

  @Test("every folder of Plugins has its strategy and its guide", arguments: folders)
  func files(name: String) {
    for path in ["Plugins/\(name)/\(name).swift", "Plugins/\(name)/\(name).md"] {
      #expect(House.exists(path), "\(path) is missing: see Plugins/README.md")
    }
    let guide = House.file("Plugins/\(name)/\(name).md")
    #expect(guide.text.hasPrefix("# "), "\(guide.path) has no heading")
  }

  @Test("the manifest and the registry name nothing that is not there")
  func nothingElse() {
    #expect(Self.words.subtracting(Self.folders) == [], "`strategies` in Package.swift")
    #expect(Registry.strategies.count == Self.folders.count)
  }

  @Test("a strategy is called like its folder")
  func names() {
    let names = Registry.strategies.map(\.definition.name)
    #expect(Set(names) == Set(Self.folders.map { $0.lowercased() }))
  }

  @Test("every command of Sources/LabSession/Commands is in the list of commands")
  func commands() {
    let folder = "Sources/LabSession/Commands"
    let list = House.file("\(folder)/CommandList.swift").text
    for file in House.swift(in: folder) {
      for match in file.text.matches(of: /static let (\w+) = Command\(/) {
        let isListed = [",", "]"].contains { list.contains(".\(match.output.1)\($0)") }
        #expect(isListed, "\(file.path): add .\(match.output.1) to \(folder)/CommandList.swift")
      }
    }
  }

  @Test("the protocol's guide has a row for every capability that is read")
  func capabilities() throws {
    let offer = House.file("Sources/PluginProtocol/Offer.swift").text
    let guide = House.file("Plugins/PROTOCOL.md").text
    let names = offer.matches(of: /\n    case (\w+)\n/).map { String($0.output.1) }
    #expect(names.count >= 5)
    for name in names { #expect(guide.contains("\n| `\(name)` | "), "\(name) has no row") }
  }
}

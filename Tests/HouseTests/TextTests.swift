import LabSession
import Testing

@testable import layoutlab

/// What the project's own texts claim.
@Suite("Texts")
struct TextTests {
  private static let guides = House.files.filter { $0.path.hasSuffix(".md") }

  @Test("every relative link of a guide leads to a file")
  func links() {
    for guide in Self.guides {
      let folder = guide.path.dropLast(guide.name.count)
      for link in Self.links(in: guide.text) {
        #expect(House.exists(folder + link), "\(guide.path) links to \(link)")
      }
    }
  }

  @Test("every path that a guide names is there")
  func paths() {
    for guide in Self.guides {
      for path in Self.paths(in: guide.text) {
        #expect(House.exists(path), "\(guide.path) speaks of \(path)")
      }
    }
  }

  @Test("the README and the manifest ask for the same version of Swift")
  func swiftVersion() throws {
    let manifest = House.file("Package.swift").text
    let tools = try #require(manifest.firstMatch(of: /swift-tools-version: ([0-9.]+)/))
    let readme = House.file("README.md").text
    let explicit = try #require(readme.firstMatch(of: /Swift ([0-9.]+) or later/))
    #expect(explicit.output.1 == tools.output.1)
  }

  @Test("the version is the same wherever it stands")
  func version() {
    let version = Session.version.map(String.init).joined(separator: ".")
    #expect(Welcome.version == version || Welcome.version.hasPrefix(version + "."))
    #expect(House.file("CHANGELOG.md").text.contains(Welcome.version))
  }

  @Test("no file knows the machine it was written on")
  func machines() {
    // Put together, for this file is one of those that are read. Tests make up homes of people.
    let places = ["work", "root", "Users", "home"].map { "/\($0)/" }
    for file in House.files {
      let refused = (file.path.hasPrefix("Tests/") ? places.dropLast() : places[...])
        .filter(file.text.contains)
      for place in refused {
        for (number, line) in file.lines.enumerated() where !line.contains("http") {
          #expect(!line.contains(place), "\(file.path):\(number + 1) speaks of \(place)")
        }
      }
    }
  }

  /// Where the links of a guide lead, those to the web and to headings left out.
  private static func links(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("#") }
      .map { String($0.prefix { $0 != "#" }) }
  }

  /// The paths between backquotes, patterns and the made-up strategy of the instructions left out.
  private static func paths(in text: String) -> [String] {
    text.matches(of: /`((?:Sources|Plugins|Tests|Sessions)\/[^`\s]*)`/).map { String($0.1) }
      .filter { path in !["*", "…", "Spiral"].contains { path.contains($0) } }
  }
}

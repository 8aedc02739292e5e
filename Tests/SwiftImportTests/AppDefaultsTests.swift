import SwiftImport
import Testing

/// What an app registers for its user's defaults, in other files of the project.
@Suite("Defaults that an app registers", .serialized)
struct AppDefaultsTests {
  private let project: ProjectFolder
  private static let rows = ProjectFolder.rows(
    """
    CGFloat(UserDefaults.standard.integer(forKey: "Rows.count") * 10)
          + (UserDefaults.standard.string(forKey: "Rows.kind") == "wide" ? 1 : 0)
    """, members: "")

  init() throws { project = try ProjectFolder() }

  private func heights(_ statements: String) throws -> [Double] {
    try project.write("Rows.swift", Self.rows)
    try project.write("App.swift", "import Nowhere\nfunc start() {\n  \(statements)\n}\n")
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  @Test("a layout reads the numbers and texts that the app registers, and what the device decides")
  func literals() throws {
    let pad = "UIDevice.current.userInterfaceIdiom == .pad ? 5 : 3"
    #expect(
      try heights(
        "UserDefaults.standard.register(defaults: [\"Rows.count\": \(pad), \"Rows.kind\": \"wide\"])"
      )
        == [31, 31, 31])
    let loaded = try project.load("Rows.swift")
    #expect(
      loaded.assumptions.contains {
        $0.contains("UserDefaults has Rows.kind: \"wide\", as App.swift registers it")
      })
  }

  @Test("a dictionary counts by its name, and another version of it makes another program")
  func named() throws {
    func text(_ count: Int) -> String {
      "let values: [String: Any] = [\"Rows.count\": \(count)]\n"
        + "  UserDefaults.standard.register(defaults: values)"
    }
    #expect(try heights(text(2)) == [20, 20, 20])
    #expect(try heights(text(4)) == [40, 40, 40])
  }

  @Test("what names something of the app does not count, nor what the layout does not read")
  func others() throws {
    #expect(
      try heights(
        "UserDefaults.standard.register(defaults: [\"Rows.count\": App.count, \"Other\": 3])")
        == [0, 0, 0])
    let loaded = try project.load("Rows.swift")
    #expect(!loaded.assumptions.contains { $0.contains("UserDefaults") })
  }

  @Test(
    "a value that is no literal, a dictionary of which another is made, and half a call do not count",
    arguments: [
      "UserDefaults.standard.register(defaults: [\"Rows.count\": 3 + 1])",
      "UserDefaults.standard.register(defaults: [\"Rows.count\": 3].merging(more) { $1 })",
      "let values = makeValues(); let other = [\"Rows.count\": 9]\n"
        + "UserDefaults.standard.register(defaults: values)",
      "UserDefaults.standard.register(defaults: [",
    ])
  func unclear(_ statement: String) throws { #expect(try heights(statement) == [0, 0, 0]) }
}

import Foundation
import LabTestKit
import LayoutCore
import SwiftImport
import Testing

/// What an app has besides code: data in its bundle, and colors and images in asset catalogs.
@Suite("The bundle of an app", .serialized)
struct AppBundleTests {
  private let project: ProjectFolder

  init() throws {
    project = try ProjectFolder()
    try project.write("Package.swift", "")
  }

  @Test("code finds the data files of its project that it names")
  func data() throws {
    try project.write("App/Data/sides.json", "[12, 14, 16]")
    try project.write("App/Data/other.json", "[]")
    try project.write(
      "App/Code/Bundle+Decode.swift",
      """
      import Foundation
      extension Bundle {
        func decode(_ name: String) -> [CGFloat] {
          guard let url = url(forResource: name, withExtension: "json") else { fatalError(name) }
          return try! JSONDecoder().decode([CGFloat].self, from: Data(contentsOf: url))
        }
      }

      """)
    let members = "let sides = Bundle.main.decode(\"sides\")"
    try project.write("App/Code/Rows.swift", ProjectFolder.rows("sides[item]", members: members))
    // The second time, the program is taken from the cache.
    for _ in 0..<2 {
      #expect(try ProjectFolder.heights(project.load("App/Code/Rows.swift")) == [12, 14, 16])
    }
    try project.write(
      "App/Code/Rows.swift",
      ProjectFolder.rows(
        "sides[item]",
        members: "let sides = Bundle.main.path(forResource: \"none\", ofType: \"json\")!"))
    #expect(!project.error("App/Code/Rows.swift").isEmpty)
  }

  @Test(
    "a data file is the nearest of its name, and is not read once a link leads elsewhere",
    .promise("confined-reads"))
  func links() throws {
    let members = """
      let sides = try! JSONDecoder().decode([CGFloat].self, from:
          Data(contentsOf: Bundle.main.url(forResource: "sides", withExtension: "json")!))
      """
    try project.write("Rows.swift", ProjectFolder.rows("sides[item]", members: members))
    try project.write("Archive/sides.json", "[1, 2, 3]")
    try project.write("sides.json", "[12, 14, 16]")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [12, 14, 16])
    let elsewhere = try ProjectFolder()
    try elsewhere.write("secret.json", "[7, 7, 7]")
    for name in ["sides.json", "Archive/sides.json"] {
      #expect(unlink(project.path(name)) == 0)
      #expect(symlink(elsewhere.path("secret.json"), project.path(name)) == 0)
    }
    #expect(throws: (any Error).self) { try ProjectFolder.heights(project.load("Rows.swift")) }
    // A file that is added is found, although nothing else has changed.
    #expect(unlink(project.path("sides.json")) == 0)
    try project.write("sides.json", "[12, 14, 16]")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [12, 14, 16])
  }

  @Test("colors and images of an asset catalog have the names that Xcode generates")
  func assets() throws {
    for folder in ["Warm Red.colorset", "BrandColor.colorset", "logo-small.imageset"] {
      try project.write("Assets.xcassets/\(folder)/Contents.json", "{}")
    }
    let members = """
      let colors: [UIColor] = [.warmRed, .brand, UIColor(resource: .warmRed)]
        let images = [UIImage.logoSmall, UIImage(resource: .logoSmall)]
      """
    try project.write(
      "Rows.swift", ProjectFolder.rows("CGFloat(colors.count + images.count)", members: members))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [5, 5, 5])
  }

  @Test("a color that no catalog has is an error at its line")
  func unknownColor() throws {
    try project.write("Assets.xcassets/Red.colorset/Contents.json", "{}")
    try project.write(
      "Rows.swift", ProjectFolder.rows("10", members: "let colors: [UIColor] = [.red, .warmRed]"))
    #expect(project.error("Rows.swift").contains("has no member 'warmRed'"))
  }
}

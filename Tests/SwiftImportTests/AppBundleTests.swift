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

  @Test("images have the sizes of their files, and those that code takes for granted 100 points")
  func images() throws {
    func big(_ number: Int) -> [UInt8] { [0, 0, UInt8(number >> 8), UInt8(number & 255)] }
    let png =
      [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + big(60) + big(24)
    let jpeg: [UInt8] =
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8] + big(14).suffix(2)
      + big(20).suffix(2) + [1]
    try project.write(
      "Assets.xcassets/wide.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"filename": "wide@2x.png", "scale": "2x"}]}
      """)
    for (name, bytes) in [("Assets.xcassets/wide.imageset/wide@2x.png", png), ("sea1.jpg", jpeg)] {
      try project.write(name, "")
      try Data(bytes).write(to: URL(fileURLWithPath: project.path(name)))
    }
    let members = """
      let images = [UIImage(named: "wide"), UIImage(named: "sea\\(1).jpg"), UIImage(named: "none")!]
        let absent = UIImage(named: "no") == nil
      """
    try project.write(
      "Rows.swift", ProjectFolder.rows("absent ? images[item]!.size.height : 0", members: members))
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [12, 14, 100])
    #expect(
      loaded.assumptions.contains(
        "images are empty: sea1.jpg, wide as large as in the project; none, whose size is unknown, "
          + "100 by 100 points"))
  }

  @Test("a color that no catalog has is an error at its line")
  func unknownColor() throws {
    try project.write("Assets.xcassets/Red.colorset/Contents.json", "{}")
    try project.write(
      "Rows.swift", ProjectFolder.rows("10", members: "let colors: [UIColor] = [.red, .warmRed]"))
    #expect(project.error("Rows.swift").contains("has no member 'warmRed'"))
  }
}

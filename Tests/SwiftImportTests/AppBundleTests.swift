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
    try write(png(60, 24), inImageSet: "photo.large")
    let members = """
      let colors: [UIColor] = [.warmRed, .brand, UIColor(resource: .warmRed)]
        let images = [UIImage.logoSmall, UIImage(resource: .logoSmall), UIImage.photoLarge]
      """
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "CGFloat(colors.count + images.count) + images[2].size.height", members: members))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [30, 30, 30])
  }

  @Test("images have the sizes of their files, and those that code takes for granted 100 points")
  func images() throws {
    try project.write(
      "Assets.xcassets/wide.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"filename": "wide@2x.png", "scale": "2x"}]}
      """)
    try write(png(60, 24), as: "Assets.xcassets/wide.imageset/wide@2x.png")
    try write(jpeg(20, 14, after: [0xff, 0xe0, 0, 4, 1, 2]), as: "sea1.jpg")
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

  @Test("images that are added or overwritten make another program")
  func changedImages() throws {
    try write(png(10, 20), inImageSet: "wide")
    let members = "let images = [\"photo\", \"sea.jpg\", \"wide\"].map { UIImage(named: $0) }"
    try project.write(
      "Rows.swift", ProjectFolder.rows("images[item]?.size.height ?? 7", members: members))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [7, 7, 20])
    // The image set's folder stays as it is.
    try Data(png(10, 32)).write(
      to: URL(fileURLWithPath: project.path("Assets.xcassets/wide.imageset/image.png")))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [7, 7, 32])
    try write(png(60, 24), as: "photo.png")
    // One field of Exif data, the orientation, which turns the image.
    let fields: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
    let exif: [UInt8] = [0xff, 0xe1, 0, 28] + Array("Exif\0\0".utf8) + fields
    try write(jpeg(30, 14, after: exif), as: "sea.jpg")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [24, 30, 32])
  }

  @Test("the first image that is added to a project makes another program")
  func addedImage() throws {
    let members = """
      var side: CGFloat {
          if let photo = UIImage(named: "photo") { photo.size.height } else { 7 }
        }
      """
    try project.write("Rows.swift", ProjectFolder.rows("side", members: members))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [7, 7, 7])
    try write(png(60, 24), as: "photo.png")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [24, 24, 24])
  }

  @Test("a size that is assumed is printed, whatever the variable is called")
  func assumedSize() throws {
    let members = "var side: CGSize { let x = UIImage(named: \"cover\")!; return x.size }"
    try project.write("Rows.swift", ProjectFolder.rows("side.height", members: members))
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [100, 100, 100])
    #expect(
      loaded.assumptions.contains(
        "images are empty: cover, whose size is unknown, 100 by 100 points"))
  }

  /// The beginning of a PNG file.
  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  /// That of a JPEG file, with the frame after other segments.
  private func jpeg(_ width: UInt8, _ height: UInt8, after segments: [UInt8]) -> [UInt8] {
    [0xff, 0xd8] + segments + [0xff, 0xc2, 0, 11, 8, 0, height, 0, width, 1]
  }

  private func write(_ bytes: [UInt8], as name: String) throws {
    try project.write(name, "")
    try Data(bytes).write(to: URL(fileURLWithPath: project.path(name)))
  }

  private func write(_ bytes: [UInt8], inImageSet name: String) throws {
    let folder = "Assets.xcassets/\(name).imageset"
    try project.write(
      "\(folder)/Contents.json", "{\"images\": [{\"filename\": \"image.png\", \"scale\": \"1x\"}]}")
    try write(bytes, as: "\(folder)/image.png")
  }

  @Test("a color that no catalog has is an error at its line")
  func unknownColor() throws {
    try project.write("Assets.xcassets/Red.colorset/Contents.json", "{}")
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "CGFloat(colors.count)", members: "let colors: [UIColor] = [.red, .warmRed]"))
    #expect(project.error("Rows.swift").contains("has no member 'warmRed'"))
  }
}

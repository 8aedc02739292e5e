import LayoutText
import PluginHost
import SwiftLanguage

/// The files that an app finds in its bundle, as far as its code names them: `"data.json"`, and its
/// images; with the defaults that it registers.
struct AppBundle {
  /// The paths by the names.
  private var files: [String: String] = [:]
  let images: AppImages.Named
  let defaults: AppDefaults

  /// What the project's data files and images are, if the code looks for any; otherwise empty. With
  /// others, a link that leads elsewhere now too, it is another program.
  private(set) var listing = ""

  var paths: [String] { files.values.sorted() }

  /// Those of `siblings`, the nearest first, that `sources` name, with or without their endings. No
  /// data, where the code has functions of its own that find them.
  init(of siblings: Siblings, readBy sources: [SourceText]) {
    let texts = sources.map(\.text)
    images = siblings.images.named(in: sources)
    defaults = AppDefaults(of: siblings, readBy: sources)
    if images.areSought { listing = Self.listing(siblings) }
    let isDeclared = texts.contains { text in
      ["func url(forResource", "func path(forResource"].contains(where: text.contains)
    }
    guard !isDeclared,
      texts.contains(where: { $0.contains("Bundle") || $0.contains("forResource") })
    else { return }
    listing = Self.listing(siblings)
    let quoted = Set(texts.flatMap { $0.split(separator: "\"") })
    for path in siblings.data {
      let name = Path.name(of: path)
      let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
      let isNamed = quoted.contains(name[...]) || quoted.contains(stem)
      if isNamed, files[name] == nil { files[name] = path }
    }
  }

  /// A digest of the paths of data files, and of the images.
  static func listing(_ siblings: Siblings) -> String {
    var digest = Digest()
    for part in siblings.data + siblings.images.listing { digest.add(part: part.utf8) }
    return digest.text
  }

  /// Functions of a bundle that find the files, and otherwise what is beside the program.
  var text: String {
    guard !files.isEmpty else { return images.text }
    let entries = files.sorted { $0.key < $1.key }.map { name, path in
      "\(name.quotedInSwift): \(path.quotedInSwift)"
    }
    return """
      private let layoutLabBundle = [\(entries.joined(separator: ", "))]

      extension Bundle {
        func path(forResource name: String?, ofType ending: String?) -> String? {
          layoutLabBundle[[name, ending].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")]
        }
        func url(forResource name: String?, withExtension ending: String?) -> URL? {
          path(forResource: name, ofType: ending).map { URL(fileURLWithPath: $0) }
        }
      }

      \(images.text)
      """
  }
}

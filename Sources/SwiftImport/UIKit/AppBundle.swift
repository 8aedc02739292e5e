import LayoutText

/// The files that an app finds in its bundle, as far as its code names them: `"data.json"`.
struct AppBundle {
  /// The paths by the names; the first file of a name is the nearest.
  private var files: [String: String] = [:]
  /// Whether the code has functions of its own with these names.
  private let isDeclared: Bool

  var paths: [String] { files.values.sorted() }

  /// Those of `paths` that `sources` name, with or without their endings.
  init(_ paths: [String], readBy sources: [SourceText]) {
    isDeclared = sources.contains { $0.text.contains("func url(forResource") }
    let texts = sources.map(\.text).filter { $0.contains("Bundle") || $0.contains("forResource") }
    for path in texts.isEmpty ? [] : paths {
      let name = String(path.split(separator: "/").last ?? "")
      let stem = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
      let isNamed = sources.contains { source in
        ["\"\(name)\"", "\"\(stem)\""].contains(where: source.text.contains)
      }
      if isNamed, files[name] == nil { files[name] = path }
    }
  }

  /// Functions of a bundle that find the files, and otherwise what is beside the program.
  var text: String {
    guard !files.isEmpty, !isDeclared else { return "" }
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

      """
  }
}

import LabLanguage
import LayoutText
import PluginHost

/// The files of the project around a folder; those of the folder alone where there is none.
struct ProjectFiles {
  private static let most = 10_000
  private static let deepest = 12
  private static let highest = 12
  /// Files and folders that mark the root of a project: files above it are not read.
  private static let marks = [".git", "Package.swift", "Podfile"]
  private static let endings = [".xcodeproj", ".xcworkspace", ".podspec"]
  /// Folders with files that are not the project's own, or not for its app.
  private static let left: Set = [
    "Pods", "Carthage", ".build", "DerivedData", ".git", "node_modules",
  ]
  /// How the names of files end that an app reads from its bundle.
  private static let dataEndings = [".json", ".geojson", ".plist", ".csv", ".txt", ".xml"]
  private static let imageEndings = [".png", ".jpg", ".jpeg", ".gif"]
  private static let assetEndings = [".colorset", ".imageset"]

  /// The root of the project; nil where there is none.
  let root: String?
  private(set) var swift: [String] = []
  private(set) var data: [String] = []
  private(set) var images: [String] = []
  /// The folders of colors and images in asset catalogs.
  private(set) var assets: [String] = []

  init(around folder: String) {
    root = Self.project(above: folder)
    guard let root else {
      swift = Files.names(in: folder).map { "\(folder)/\($0)" }
      data = swift.filter { path in Self.dataEndings.contains(where: path.hasSuffix) }
      images = swift.filter { path in Self.imageEndings.contains(where: path.hasSuffix) }
      return
    }
    // Of a large project, the files around this one are read.
    var (next, known): (String, String?) = (folder, nil)
    while true {
      collect(in: next, besides: known, depth: 0)
      guard next != root, next.hasPrefix(root) else { break }
      (next, known) = (Path.folder(of: next), next)
    }
  }

  private mutating func collect(in folder: String, besides known: String?, depth: Int) {
    guard depth < Self.deepest else { return }
    for name in Files.names(in: folder)
    where swift.count < Self.most && !Self.left.contains(name)
      && !Self.endings.contains(where: name.hasSuffix)
    {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        swift.append(path)
      } else if Self.dataEndings.contains(where: name.hasSuffix) {
        if data.count < Self.most { data.append(path) }
      } else if Self.imageEndings.contains(where: name.hasSuffix) {
        if images.count < Self.most { images.append(path) }
      } else if Self.assetEndings.contains(where: name.hasSuffix) {
        if assets.count < Self.most { assets.append(path) }
      } else if !name.hasPrefix("."), path != known, Files.isFolder(path) {
        collect(in: path, besides: nil, depth: depth + 1)
      }
    }
  }

  private static func project(above folder: String) -> String? {
    var path = folder
    for _ in 0..<highest where !path.isEmpty {
      let names = Files.names(in: path)
      if names.contains(where: { name in
        marks.contains(name) || endings.contains { name.hasSuffix($0) }
      }) {
        // A project within a repository belongs to it.
        return outermost(path)
      }
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    return nil
  }

  /// The folder of the repository around `folder`, or else of the package: the app of an example is
  /// in that of its package. `folder` itself where there is none.
  private static func outermost(_ folder: String) -> String {
    var (path, package) = (folder, folder)
    for _ in 0..<highest where !path.isEmpty {
      if FileIdentity("\(path)/.git") != nil { return path }
      let isPackage = Files.names(in: path).contains {
        $0 == "Package.swift" || $0.hasSuffix(".podspec")
      }
      if isPackage { package = path }
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    return package
  }
}

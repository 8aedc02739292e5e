import LayoutText
import PluginHost
import SwiftLanguage

/// The images of a project, in asset catalogs and beside its code: `UIImage(named: "photo")` finds
/// them. They have no content here, only a size.
struct AppImages {
  /// The size of an image whose file does not say it: of a vector image, or of one that is missing.
  private static let unknown = 100
  /// The most images whose sizes are read.
  private static let most = 256
  /// The most files of an image set that are tried.
  private static let mostFiles = 32

  /// The image sets and the files, by the names that code uses.
  private var paths: [String: String] = [:]

  /// Those at `paths`, the nearest first: `photo.imageset`, `photo@2x.png`.
  init(_ paths: [String]) {
    for path in paths {
      for name in Self.names(of: path) where self.paths[name] == nil { self.paths[name] = path }
    }
  }

  /// What identifies the images: with others, code is another program. Writing a file does not
  /// change its folder, so the files of image sets count too.
  var listing: [String] {
    Set(paths.values).sorted().flatMap { path -> [String] in
      let files = path.hasSuffix(".imageset") ? Files.names(in: path).map { "\(path)/\($0)" } : []
      return ([path] + files).map { FileIdentity($0)?.text ?? $0 }
    }
  }

  /// How code names the image at `path`: a PNG file also without its ending, and any without the
  /// mark of its scale.
  private static func names(of path: String) -> [String] {
    let name = Path.name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return [] }
    let ending = name[dot...]
    var stem = name[..<dot]
    if ending == ".imageset" { return [String(stem)] }
    for mark in ["@2x", "@3x"] where stem.hasSuffix(mark) { stem = stem.dropLast(mark.count) }
    return (ending == ".png" ? [stem] : []).map { String($0) } + ["\(stem)\(ending)"]
  }

  /// The images that `sources` name, with their sizes.
  func named(in sources: [SourceText]) -> Named {
    let texts = sources.map(\.text).filter { $0.contains("UIImage") }
    var named = Named()
    guard !texts.isEmpty else { return named }
    let names = texts.map { Self.names(in: $0) }.reduce(into: Names()) { $0.add($1) }
    for name in paths.keys.sorted() where named.sizes.count < Self.most && names.contain(name) {
      let size = paths[name].flatMap { Self.size(of: $0) }
      named.sizes[name] = size ?? Self.side
      if size == nil { named.unknown.append(name) }
    }
    for name in names.forced.sorted() where named.sizes[name] == nil {
      named.sizes[name] = Self.side
      named.unknown.append(name)
    }
    named.hasOthers = names.forcesAny
    named.areSought = names.areSought
    named.areMeasured = names.areMeasured
    named.mayBeMeasured = sources.contains { $0.text.contains(".size") }
    return named
  }

  /// The expression of an unknown size.
  private static var side: String { "CGSize(width: \(unknown), height: \(unknown))" }

  /// The expression of the size of an image in points; nil where it cannot be read.
  private static func size(of path: String) -> String? {
    let folder = Path.folder(of: path)
    guard path.hasSuffix(".imageset") else {
      let scale = ["2", "3"].first { path.contains("@\($0)x.") }
      return size(ofFile: path, in: folder, scale: scale)
    }
    let list = "\(path)/Contents.json"
    // An image set may be a link that leads elsewhere.
    guard Siblings.isPart(list, of: folder) else { return nil }
    let contents = (try? Files.readBeginning(list)).flatMap { JSONNode.read($0) }
    return (contents?["images"]?.array ?? []).prefix(mostFiles).lazy.compactMap { image in
      image["filename"]?.string.flatMap {
        size(
          ofFile: "\(path)/\($0)", in: path,
          scale: image["scale"]?.string.map { String($0.prefix(1)) })
      }
    }.first
  }

  private static func size(
    ofFile path: String, in folder: String, scale: String?
  ) -> String? {
    guard Siblings.isPart(path, of: folder), let bytes = try? Files.readBeginning(path),
      let header = ImageHeader(bytes)
    else { return nil }
    let scale = max(1, scale.flatMap { Int($0) } ?? 1)
    return "CGSize(width: \(header.width).0 / \(scale), height: \(header.height).0 / \(scale))"
  }

  // MARK: Code

  /// The names of images in code.
  private struct Names {
    /// Quoted texts, and what begins those with expressions: `"photo\(number)"`.
    var quoted: Set<String> = []
    var starts: Set<String> = []
    /// The names that code takes for granted: `UIImage(named: "photo")!`.
    var forced: Set<String> = []
    /// Whether it takes images for granted whose names it computes.
    var forcesAny = false
    /// Whether it looks for images: `UIImage(named:)`.
    var areSought = false
    /// Whether it reads the size of one: `image?.size`.
    var areMeasured = false

    mutating func add(_ other: Names) {
      quoted.formUnion(other.quoted)
      starts.formUnion(other.starts)
      forced.formUnion(other.forced)
      forcesAny = forcesAny || other.forcesAny
      areSought = areSought || other.areSought
      areMeasured = areMeasured || other.areMeasured
    }

    func contain(_ name: String) -> Bool {
      quoted.contains(name) || starts.contains { name.hasPrefix($0) }
    }
  }

  private static func names(in text: String) -> Names {
    var names = Names()
    let source = SwiftTokens(text)
    for index in source.tokens.indices {
      if source.tokens[index].kind == .quoted {
        let quoted = content(source.text(index))
        if let slash = quoted.firstIndex(of: "\\") {
          if slash > quoted.startIndex { names.starts.insert(String(quoted[..<slash])) }
        } else {
          names.quoted.insert(quoted)
        }
      }
      if source.isToken(index, "size"), source.isToken(index - 1, ".") {
        let isUnwrapped = source.isToken(index - 2, "?") || source.isToken(index - 2, "!")
        let holder = source.text(index - (isUnwrapped ? 3 : 2)).lowercased()
        names.areMeasured =
          names.areMeasured || [")", "]"].contains(holder)
          || ["image", "photo", "picture"].contains(where: holder.hasSuffix)
      }
      names.areSought =
        names.areSought || source.isToken(index, "named") && source.isToken(index + 1, ":")
        || source.isToken(index, "imageLiteralResourceName")
        || source.isToken(index, "#imageLiteral")
      guard source.isToken(index, "UIImage"), source.isToken(index + 1, "("),
        source.isToken(index + 2, "named"),
        source.isToken(source.afterBracket(at: index + 1), "!")
      else { continue }
      let name = content(source.text(index + 4))
      let isPlain =
        source.tokens[index + 4].kind == .quoted && !name.contains("\\")
        && [",", ")"].contains(source.text(index + 5))
      if isPlain { names.forced.insert(name) } else { names.forcesAny = true }
    }
    return names
  }

  /// A quoted text without its quotation marks.
  private static func content(_ quoted: String) -> String {
    String(quoted.drop { $0 == "\"" || $0 == "#" }.prefix { $0 != "\"" })
  }

  /// The images that code names.
  struct Named {
    /// The expressions of their sizes.
    fileprivate(set) var sizes: [String: String] = [:]
    /// Those whose size is not known.
    fileprivate(set) var unknown: [String] = []
    /// Whether there are images with any other name.
    fileprivate var hasOthers = false
    /// Whether code looks for images, also for those that are not there.
    fileprivate(set) var areSought = false
    /// Whether code reads their sizes, as far as the names of variables tell.
    fileprivate var areMeasured = false
    /// Whether it may read them, whatever its variables are called.
    fileprivate var mayBeMeasured = false

    /// What is assumed of the images; nil where there are none, or their sizes do not matter. If
    /// it is not clear whether they do, only sizes that are not known are worth the sentence.
    var sentence: String? {
      let isInvented = hasOthers || !unknown.isEmpty
      guard areMeasured || mayBeMeasured && isInvented else { return nil }
      let known = sizes.keys.filter { !unknown.contains($0) }.sorted()
      let size = "\(AppImages.unknown) by \(AppImages.unknown) points"
      let parts =
        (known.isEmpty ? [] : ["\(known.shortList) as large as in the project"])
        + (unknown.isEmpty ? [] : ["\(unknown.shortList), whose size is unknown, \(size)"])
        + (hasOthers ? ["any other \(size)"] : [])
      return parts.isEmpty ? nil : "images are empty: \(parts.joined(separator: "; "))"
    }

    /// Initializers of an image that find them.
    var text: String {
      guard !sizes.isEmpty || hasOthers else { return "" }
      let entries = sizes.keys.sorted().map { "\($0.quotedInSwift): \(sizes[$0] ?? "")" }
      let rest = hasOthers ? " ?? \(AppImages.side)" : ""
      return """
        private let layoutLabImages: [String: CGSize] = [\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]

        extension UIImage {
          convenience init?(named name: String) {
            guard let size = layoutLabImages[name]\(rest) as CGSize? else { return nil }
            self.init(empty: size)
          }
          convenience init?(named name: String, in: Bundle?, compatibleWith: UITraitCollection?) {
            self.init(named: name)
          }
          convenience init(imageLiteralResourceName name: String) {
            self.init(empty: layoutLabImages[name] ?? .zero)
          }
        }

        """
    }
  }
}

import LayoutText
import PluginHost
import SwiftLanguage

/// The names that Xcode generates for the colors and images of asset catalogs: `UIColor.brand`,
/// `UIImage(resource: .logo)`. Here a color is gray.
struct AssetSymbols {
  /// The path of each color and image, by its generated name.
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]

  /// The assets in `folders`, `Brand.colorset` and `Logo.imageset`.
  init(_ folders: [String]) {
    for folder in folders where folder.isPlainInSwift {
      let name = Path.name(of: folder)[...]
      if name.hasSuffix(".colorset") {
        for symbol in Self.symbols(name.dropLast(".colorset".count), "Color") {
          colors[symbol] = folder
        }
      } else {
        for symbol in Self.symbols(name.dropLast(".imageset".count), "Image") {
          images[symbol] = folder
        }
      }
    }
  }

  /// A file that declares what is `missing` and named like an asset; nil where nothing is. `known`
  /// are the paths of such files that are compiled already.
  func declaring(_ missing: Set<MissingName>, besides known: Set<String>) -> SourceText? {
    let declared = Set(
      known.filter { Path.name(of: $0) == Self.fileName }.flatMap {
        Path.name(of: Path.folder(of: $0)).split(separator: "+").map(String.init)
      })
    var (lines, names) = (Set<String>(), Set<String>())
    var folder = ""
    for (kind, assets) in [("Color", colors), ("Image", images)] {
      let (type, resource) = ("UI\(kind)", "\(kind)Resource")
      for name in missing where name.kind == .member && !name.isAnyOwner {
        guard [type, resource].contains(name.owner), let path = assets[name.name] else { continue }
        (folder, _) = (path, names.insert(name.name))
        let asset = String(Path.name(of: path).dropLast(".\(kind)set".count)).quotedInSwift
        let value = kind == "Color" ? ".gray" : "UIImage(named: \(asset))!"
        let result = name.owner == type ? value : "\(resource)(name: \(asset))"
        lines.insert(
          "extension \(name.owner) { static var \(name.name): \(name.owner) { \(result) } }\n")
      }
      let isAsked = missing.contains {
        $0.name == resource || $0.kind == .label && $0.name == "resource"
      }
      if isAsked, !declared.contains(resource), let path = assets.values.min() {
        (folder, _) = (path, names.insert(resource))
        lines.insert("struct \(resource) { var name = \"\" }\n")
        let arguments =
          kind == "Color" ? "white: 0.5, alpha: 1" : "imageLiteralResourceName: resource.name"
        lines.insert(
          "extension \(type) { convenience init(resource: \(resource)) { self.init(\(arguments)) } }\n"
        )
      }
    }
    // Each round of compiling misses other names.
    let path = "\(folder)/\(names.sorted().joined(separator: "+"))/\(Self.fileName)"
    let text = lines.sorted().joined()
    return lines.isEmpty || known.contains(path) ? nil : SourceText(path: path, text: text)
  }

  private static let fileName = "GeneratedAssetSymbols.swift"

  /// The generated names of an asset: `Brand Color` is `brandColor`, or `brand` for a color.
  private static func symbols(_ name: Substring, _ ending: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return [] }
    // `URLIcon` is `urlIcon`.
    let capitals = first.prefix { $0.isUppercase }.count
    let lowered = max(1, capitals == first.count ? capitals : capitals - 1)
    let symbol =
      first.prefix(lowered).lowercased() + first.dropFirst(lowered)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isEnded = symbol.hasSuffix(ending) && symbol.count > ending.count
    return isEnded ? [symbol, String(symbol.dropLast(ending.count))] : [symbol]
  }
}

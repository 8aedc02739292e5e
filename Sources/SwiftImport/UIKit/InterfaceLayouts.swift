import LayoutText
import PluginHost

/// The flow layouts of a storyboard or a nib that have a class of their own.
struct InterfaceLayouts {
  /// A `collectionViewFlowLayout`: its attributes, and those of its parts by their keys.
  struct Layout {
    let type: String
    fileprivate let attributes: [String: String]
    fileprivate let parts: [String: [String: String]]
  }

  let all: [Layout]

  /// Those in the file at `path`; none where it cannot be read.
  init(at path: String) {
    let text = (try? Files.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    all = text.parts(at: "<collectionViewFlowLayout").dropFirst().compactMap { piece in
      let tags = piece.split(separator: "<").prefix { !$0.hasPrefix("/collectionViewFlowLayout") }
      guard let first = tags.first else { return nil }
      let attributes = Self.attributes(of: first)
      guard let type = attributes["customClass"] else { return nil }
      // One without parts ends in its first tag.
      let isEmpty = first.prefix { $0 != ">" }.hasSuffix("/")
      let parts = (isEmpty ? [] : tags.dropFirst()).map(Self.attributes)
      return Layout(
        type: type, attributes: attributes,
        parts: Dictionary(parts.map { ($0["key"] ?? "", $0) }) { first, _ in first })
    }
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    let words = tag.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { index in
      (String(words[index].split(separator: " ").last?.dropLast() ?? ""), words[index + 1])
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension InterfaceLayouts.Layout {
  /// The value of a property, as Swift writes it: UIKit's where it has none of its own.
  func value(of property: String) -> String {
    switch property {
    case "scrollDirection": ".\(attributes[property] ?? "vertical")"
    case "minimumLineSpacing", "minimumInteritemSpacing": attributes[property] ?? "10"
    case "sectionInset":
      "UIEdgeInsets(\(numbers(of: property, ["minY", "minX", "maxY", "maxX"])))"
    default: "CGSize(\(numbers(of: property, ["width", "height"])))"
    }
  }

  private func numbers(of property: String, _ keys: [String]) -> String {
    keys.map { "\($0): \(parts[property]?[$0] ?? "0")" }.joined(separator: ", ")
  }

  /// Whether cells report their own sizes.
  var isEstimated: Bool {
    attributes["automaticEstimatedItemSize"] == "YES" || parts["estimatedItemSize"] != nil
  }
}

import LayoutCore
import LayoutText

/// A line in UIKit's words, such as `layout.itemSize = CGSize(width: 100, height: 80)`, typed at the
/// prompt.
struct UIKitLine {
  /// The member or the type it begins with: `itemSize`.
  let name: String
  private let text: String
  /// The words behind the name, with the labels before them.
  private let values: [(label: String, word: String)]

  init(_ text: String) {
    self.text = text
    let start = text.prefix { !"(=: ".contains($0) }
    name = start.split(separator: ".").last.map(String.init) ?? ""
    var (values, label): ([(label: String, word: String)], String) = ([], "")
    for word in text.dropFirst(start.count).split(whereSeparator: { "(,)[]= ".contains($0) }) {
      if word.hasSuffix(":") {
        label = String(word.dropLast())
      } else {
        values.append((label, String(word)))
        label = ""
      }
    }
    self.values = values
  }

  /// The command that does the same in a layout that scrolls along `axis`, or on both; nil where
  /// none does, or where the line does not have its numbers.
  func command(scrollingAlong axis: Axis, onBoth: Bool = false) -> String? {
    switch name {
    case "UICollectionViewFlowLayout": return "use flow"
    case "UICollectionViewCompositionalLayout": return "use compositional"
    case "collectionViewContentSize", "contentSize": return "content"
    case "numberOfItems": return numbers("").map { "items \($0[0])" } ?? "items"
    case "scrollDirection":
      return ["horizontal", "vertical"].first { text.contains($0) }.map { "direction \($0)" }
    case "semanticContentAttribute" where text.contains("RightToLeft"): return "rtl on"
    case "itemSize":
      let sides =
        numbers("width", "height")
        ?? values.flatMap { $0.word.split(separator: "x") }
        .map(String.init)
      return (1...2).contains(sides.count) && sides.allSatisfy(Self.isNumber)
        ? "sizes " + sides.joined(separator: "x") : nil
    case _ where name.lowercased().hasSuffix("inset"):
      let edges =
        numbers("top", "left", "bottom", "right") ?? numbers("top", "leading", "bottom", "trailing")
      return (edges ?? numbers("")).map { "inset " + $0.joined(separator: " ") }
    case "layoutAttributesForElements":
      return numbers("x", "y", "width", "height").map { "query " + $0.joined(separator: " ") }
    case "layoutAttributesForItem": return indexPath.map { "frames \($0)" }
    case "scrollToItem": return indexPath.map { "goto \($0)" }
    case "contentOffset", "setContentOffset":
      let place =
        numbers("x", "y").map { onBoth ? "\($0[0]) \($0[1])" : $0[axis == .vertical ? 1 : 0] }
        ?? numbers("")?[0]
      return place.map { "scroll to \($0)" }
    case "headerReferenceSize": return length(along: axis).map { "header \($0)" }
    case "footerReferenceSize": return length(along: axis).map { "footer \($0)" }
    case "minimumInteritemSpacing": return numbers("").map { "spacing item \($0[0])" }
    case "minimumLineSpacing": return numbers("").map { "spacing line \($0[0])" }
    default: return nil
    }
  }

  /// The numbers with these labels, in their order; nil where one is missing or is not a number.
  private func numbers(_ labels: String...) -> [String]? {
    let found = values.filter { labels.contains($0.label) }
    let words = found.map(\.word)
    return found.map(\.label) == labels && words.allSatisfy(Self.isNumber) ? words : nil
  }

  /// The side of a size that counts along `axis`, or the only number.
  private func length(along axis: Axis) -> String? {
    numbers("width", "height").map { $0[axis == .vertical ? 1 : 0] } ?? numbers("")?[0]
  }

  private static func isNumber(_ word: String) -> Bool { NumberText.double(word) != nil }

  /// The index path, as the lab writes it: `1/5` for `IndexPath(item: 5, section: 1)`.
  private var indexPath: String? {
    if let path = numbers("item", "section") ?? numbers("row", "section") {
      return "\(path[1])/\(path[0])"
    }
    return (numbers("at", "") ?? numbers("", "") ?? numbers("at") ?? numbers(""))?.joined(
      separator: "/")
  }
}

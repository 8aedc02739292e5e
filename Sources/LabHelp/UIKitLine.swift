import LayoutText

/// A line in UIKit's words, such as `layout.itemSize = CGSize(width: 100, height: 80)`, typed at the
/// prompt.
struct UIKitLine {
  /// The member or the type it begins with: `itemSize`.
  let name: String
  /// The numbers behind the name, as they were typed.
  private let numbers: [String]
  private let text: String

  init(_ text: String) {
    let start = text.prefix { !"(=: ".contains($0) }
    name = start.split(separator: ".").last.map(String.init) ?? ""
    numbers = text.dropFirst(start.count)
      .split { !("0123456789.-".contains($0)) }
      .map(String.init).filter { NumberText.double($0) != nil }
    self.text = text
  }

  /// The command that does the same; nil where none does, or where its numbers are missing.
  var command: String? {
    let all = numbers.joined(separator: " ")
    switch name {
    case "UICollectionViewFlowLayout": return "use flow"
    case "UICollectionViewCompositionalLayout": return "use compositional"
    case "collectionViewContentSize", "contentSize": return "content"
    case "scrollDirection":
      return ["horizontal", "vertical"].first { text.contains($0) }.map { "direction \($0)" }
    case "itemSize" where numbers.count == 1 || numbers.count == 2:
      return "sizes " + numbers.joined(separator: "x")
    case _ where name.lowercased().hasSuffix("inset") && [1, 4].contains(numbers.count):
      return "inset " + all
    case "layoutAttributesForElements" where numbers.count == 4: return "query " + all
    case "semanticContentAttribute" where text.contains("RightToLeft"): return "rtl on"
    case "contentOffset", "setContentOffset": return numbers.last.map { "scroll to \($0)" }
    default: return numbers.first.flatMap { first in Self.commands[name].map { "\($0) \(first)" } }
    }
  }

  /// Commands of one number.
  private static let commands = [
    "minimumInteritemSpacing": "spacing item", "minimumLineSpacing": "spacing line",
    "numberOfItems": "items", "numberOfItemsInSection": "items",
    "layoutAttributesForItem": "frames",
    "scrollToItem": "goto",
  ]
}

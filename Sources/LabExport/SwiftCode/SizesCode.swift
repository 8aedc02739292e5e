import LabLanguage
import LayoutCore
import LayoutText

/// The sizes of the items of all sections as source.
///
/// Sizes that do not depend on the layout come from a closure, which an app replaces. The others
/// are methods of the layout: aspect ratios, and tables of wrapped or edited sizes.
struct SizesCode {
  /// The size of an item of each section, which the variable `indexPath` names; nil where it
  /// depends on the width that the item has.
  private(set) var fixed: [String?] = []
  /// For each section, the size scrolling down, from `indexPath` and `width`; nil: its fixed size.
  private(set) var dependent: [String?] = []
  /// Tables and functions that the expressions use.
  private(set) var members: [String] = []
  /// The type that has the members.
  private let owner: String

  /// So many sizes at most are written one by one.
  private static var mostSizes: Int { 2000 }

  /// The sizes of `sections`; `widths` are those of an item of each, across the scroll axis.
  /// `isResolved`: even the size of an aspect ratio is written as points.
  init(
    _ sections: [Section], widths: [Double], axis: Axis, owner: String, isResolved: Bool = false
  ) throws(LabError) {
    self.owner = owner
    for (number, section) in sections.enumerated() {
      try add(section, number, widths[number], axis, isResolved)
    }
  }

  private mutating func add(
    _ section: Section, _ number: Int, _ width: Double, _ axis: Axis, _ isResolved: Bool
  ) throws(LabError) {
    switch section.sizes {
    case .pattern(let sizes):
      fixed.append(table(sizes.isEmpty ? [.zero] : sizes))
      dependent.append(nil)
    case .random(let sizes):
      fixed.append(drawn(sizes))
      dependent.append(nil)
    case .aspect(let ratios) where !isResolved:
      fixed.append(nil)
      let proportions = ratios.isEmpty ? [Size(width: 1, height: 1)] : ratios
      let list = proportions.map {
        "\(SwiftText.number($0.width)) / \(SwiftText.number($0.height))"
      }
      let name = declare("aspectRatios", "CGFloat", "Width / height of the items.", list)
      dependent.append(
        """
        let ratio = \(owner).\(name)[indexPath.item % \(owner).\(name).count]
        return CGSize(width: width, height: isVertical ? width / ratio : width * ratio)
        """)
    case .aspect, .text, .flexible, .mixed, .edited:
      let (sizes, isFixed) = try resolved(section, number, width, axis)
      let expression = table(sizes)
      fixed.append(isFixed || isResolved ? expression : nil)
      dependent.append(isFixed || isResolved ? nil : turned(expression, axis))
    }
  }

  /// An expression for the size in a table that repeats.
  private mutating func table(_ sizes: [Size]) -> String {
    if SectionValues.common(sizes) != nil { return SwiftText.size(sizes[0]) }
    let texts = sizes.map(SwiftText.size)
    let name = declare("itemSizes", "CGSize", "The sizes of the items, which repeat.", texts)
    return "\(owner).\(name)[indexPath.item % \(owner).\(name).count]"
  }

  /// The expression of a size on the screen, scrolling down.
  private func turned(_ expression: String, _ axis: Axis) -> String {
    """
    let size = \(expression)
    return isVertical ? size : CGSize(width: size.height, height: size.width)
    """
  }

  /// Declares a table; the name of one that has the same values.
  private mutating func declare(
    _ name: String, _ type: String, _ documentation: String, _ elements: [String]
  ) -> String {
    let value = SwiftText.array(elements)
    func text(_ name: String) -> String {
      "/// \(documentation)\nstatic let \(name): [\(type)] = \(value)"
    }
    var (number, used) = (1, name)
    while true {
      if members.contains(text(used)) { return used }
      if !members.contains(where: { $0.contains("static let \(used):") }) { break }
      number += 1
      used = "\(name)\(number)"
    }
    members.append(text(used))
    return used
  }

  /// The sizes of all items on the screen, and whether they are the same in any width.
  private func resolved(
    _ section: Section, _ number: Int, _ width: Double, _ axis: Axis
  ) throws(LabError) -> (sizes: [Size], isFixed: Bool) {
    guard section.count <= Self.mostSizes else {
      var error = LabError(
        .notPossible(
          "the sizes of section \(number) are written one by one, which takes up to "
            + "\(Self.mostSizes) items; it has \(section.count)"))
      error.remedy = "section \(number) items \(Self.mostSizes)"
      throw error
    }
    let fixed = (0..<section.count).compactMap { section.sizes.fixedSize(of: $0) }
    if fixed.count == section.count { return (fixed.isEmpty ? [.zero] : fixed, true) }
    let transposed = Transposition(scrolling: axis)
    let sizes = transposed.isTransposed ? section.sizes.transposed : section.sizes
    let isStretched = section.stretchesItems
    let all = (0..<section.count).map { item in
      transposed(sizes.open(OneSize(item: item, width: width, isStretched: isStretched)))
    }
    return (all.isEmpty ? [.zero] : all, false)
  }
}

extension SizesCode {
  /// Declares the function that draws sizes, and an expression that calls it.
  private mutating func drawn(_ sizes: RandomSizes) -> String {
    if !members.contains(Self.drawing) { members.append(Self.drawing) }
    func call(_ range: ClosedRange<Double>, _ seed: UInt64) -> String {
      "\(owner).random(indexPath.item, \(SwiftText.number(range.lowerBound))..."
        + "\(SwiftText.number(range.upperBound)), seed: \(seed))"
    }
    let height = call(sizes.height, sizes.seed)
    if sizes.isSquare {
      return "let side = \(height)\nreturn CGSize(width: side, height: side)"
    }
    let width = call(sizes.width, sizes.seed &+ 0x9E37_79B9_7F4A_7C15)
    return """
      return CGSize(
        width: \(width),
        height: \(height))
      """
  }

  private static let drawing = """
    /// A number for `item` from `range`: the same for the same seed, and whole where the bounds are.
    static func random(_ item: Int, _ range: ClosedRange<CGFloat>, seed: UInt64) -> CGFloat {
      var bits = UInt64(item) &* 0x9E37_79B9_7F4A_7C15 &+ seed &* 0xD6E8_FEB8_6659_FD93
      bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
      bits = (bits ^ (bits >> 32)) & 0xFFFF_FFFF
      let extent = range.upperBound - range.lowerBound
      let isWhole = extent == extent.rounded() && range.lowerBound == range.lowerBound.rounded()
      guard !isWhole else {
        return range.lowerBound + CGFloat((bits * (UInt64(extent) + 1)) >> 32)
      }
      return min(range.upperBound, range.lowerBound + CGFloat(bits) * (extent / 4_294_967_295))
    }
    """

  /// `sizeForItem`, which an app replaces; empty where every section's sizes depend on the width.
  var closure: String {
    guard fixed.contains(where: { $0 != nil }) else { return "" }
    let choice = SectionValues.chosen(
      fixed.map { $0 ?? "CGSize.zero" }, by: "indexPath.section"
    ).trimmedOnce
    let isExpression = choice.hasPrefix("return ") && !choice.contains("\n")
    let head = choice.contains("indexPath") ? "indexPath" : "_"
    return """
      /// The size of an item. The layout replaces the side that it decides itself.
      var sizeForItem: (IndexPath) -> CGSize = { \(head) in
      \(SwiftText.indented(isExpression ? String(choice.dropFirst(7)) : choice, by: 2))
      } {
        didSet { invalidateLayout() }
      }
      """
  }

  /// The method that the layout calls.
  var method: String {
    let closed = """
      let size = sizeForItem(indexPath)
      return isVertical ? size : CGSize(width: size.height, height: size.width)
      """
    let choice = SectionValues.chosen(dependent.map { $0 ?? closed }, by: "indexPath.section")
    return """
      /// The size of an item as if the content scrolled down; the section gives it `width` points.
      private func size(of indexPath: IndexPath, width: CGFloat) -> CGSize {
      \(SwiftText.indented(choice.trimmedOnce, by: 2))
      }
      """
  }
}

extension String {
  /// Without a line break at its start, and the two blanks that follow it in each line.
  fileprivate var trimmedOnce: String {
    guard hasPrefix("\n") else { return self }
    return dropFirst().split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n")
  }
}

extension Section {
  /// The width in points at which the messages of a conversation wrap, beside their avatars; nil for
  /// messages that are as wide as their section.
  func widestBubble(in width: Double) -> Double? {
    guard !strategy.word("sides").isEmpty else { return nil }
    return max(
      0, min(strategy.points("bubble") ?? 0.75 * width, width - (strategy.points("gutter") ?? 0)))
  }

  /// The appearance of UIKit's list configuration; nil where the section has none.
  var listAppearance: String? {
    let appearance = strategy.definition.name == "list" ? strategy.word("appearance") : "none"
    return appearance == "none" ? nil : appearance
  }

  /// Whether the strategy decides the width of an item, scrolling down.
  var stretchesItems: Bool {
    switch strategy.definition.name {
    case "flow": false
    case "list": strategy.word("align") == "stretch"
    case "chat": strategy.word("sides").isEmpty
    default: true
    }
  }
}

/// The size of one item, scrolling down.
private struct OneSize: SizeVisitor {
  let item: Int
  let width: Double
  let isStretched: Bool

  func visit(_ sizes: some SizeFunction) -> Size {
    isStretched
      ? Size(width: width, height: sizes.length(of: item, crossSize: width))
      : sizes.size(of: item, available: width)
  }
}

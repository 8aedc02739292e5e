public import LayoutText

/// Items of several kinds that repeat, as the views of a row of SwiftUI: fixed, with an aspect ratio,
/// flexible, or a text.
///
/// ```swift
/// let sizes = MixedSizes([.text("two words"), .fixed(Size(width: 24, height: 24))])
/// sizes.size(of: 0, width: nil, height: nil)  // 88 × 36, a line of 9 characters
/// sizes.size(of: 0, width: 60, height: nil)   // 56 × 56, two lines
/// sizes.size(of: 1, width: 60, height: nil)   // 24 × 24
/// ```
public struct MixedSizes: SizeFunction {
  /// One item.
  public enum Item: Sendable, Hashable {
    case fixed(Size)
    /// A width and a height, for their ratio.
    case aspect(Size)
    case flexible(FlexibleSizes.Ranges)
    /// A message in the default font, wrapped to the width.
    case text(String)
  }

  /// One round of items, on the screen's axes.
  public let items: [Item]
  /// Whether the layout is transposed.
  let isTransposed: Bool
  /// For each item sizes with a period of one, on the layout's axes.
  private let sizes: [ItemSizes]

  /// Item i is `items[i mod items.count]`; no items at all count as one of zero.
  public init(_ items: [Item]) { self.init(items, isTransposed: false) }

  private init(_ items: [Item], isTransposed: Bool) {
    (self.items, self.isTransposed) = (items, isTransposed)
    sizes = (items.isEmpty ? [.fixed(.zero)] : items).map {
      isTransposed ? $0.sizes.transposed : $0.sizes
    }
  }
}

extension MixedSizes {
  /// The sizes for a layout on its side.
  public var transposed: MixedSizes { MixedSizes(items, isTransposed: !isTransposed) }

  /// After how many items the sizes begin again.
  package var round: Int { sizes.count }

  /// The sizes of which item `index` has the first.
  func sizes(of index: Int) -> ItemSizes { sizes[index % sizes.count] }

  public func size(of index: Int, available: Double) -> Size {
    sizes(of: index).size(of: 0, available: available)
  }

  public func length(of index: Int, crossSize: Double) -> Double {
    sizes(of: index).length(of: 0, crossSize: crossSize)
  }

  public func leastSize(available: Double) -> Size {
    let least = sizes.map { $0.open(LeastSize(available: available)) }
    return least.dropFirst().reduce(least[0]) { $0.least($1) }
  }
}

extension MixedSizes: Hashable {
  public static func == (one: MixedSizes, other: MixedSizes) -> Bool {
    one.items == other.items && one.isTransposed == other.isTransposed
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(items)
    hasher.combine(isTransposed)
  }
}

extension MixedSizes.Item {
  fileprivate var sizes: ItemSizes {
    switch self {
    case .fixed(let size): .pattern([size])
    case .aspect(let ratio): .aspect([ratio])
    case .flexible(let ranges): .flexible(FlexibleSizes([ranges]))
    case .text(let message): .text(TextSizes(messages: [TextSizes.words(of: message)]))
    }
  }
}

extension TextSizes {
  /// The widths in characters of the words of `message` that can be seen. Blanks and tabs separate
  /// words.
  public static func words(
    of message: some StringProtocol, width: (Substring) -> Int = { displayWidth($0) }
  ) -> [Int] {
    message.split { $0 == " " || $0 == "\t" }.map { max(0, width(Substring($0))) }
      .filter { $0 > 0 }
  }
}

private struct LeastSize: SizeVisitor {
  let available: Double

  func visit(_ sizes: some SizeFunction) -> Size { sizes.leastSize(available: available) }
}

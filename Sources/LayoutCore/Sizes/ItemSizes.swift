/// The items' own sizes: a function of the index, not a table, so a billion items take no memory.
///
/// A strategy that fixes one side takes the other from here. `aspect` and `text` return the side
/// that follows from the fixed one.
///
/// Large cases are `indirect`, so that the sizes of a section are one reference, which copies of
/// the section share.
///
/// ```swift
/// let sizes = ItemSizes.pattern([Size(width: 100, height: 40), Size(width: 100, height: 90)])
/// sizes.size(of: 3, available: 320)  // 100 × 90
/// ```
public enum ItemSizes: Sendable, Hashable {
  /// Sizes that repeat: one for a uniform collection, several for a pattern, all of them from a
  /// file.
  case pattern([Size])
  /// A size drawn for each index from two ranges, the same for the same seed.
  indirect case random(RandomSizes)
  /// Aspect ratios that repeat, each as a width and a height.
  case aspect([Size])
  /// Messages that repeat, wrapped to the available width.
  indirect case text(TextSizes)
  /// Sizes between a minimum and a maximum, which follow from the proposed size.
  indirect case flexible(FlexibleSizes)
  /// Items of several kinds that repeat.
  indirect case mixed(MixedSizes)
  /// Sizes of which some were changed one by one.
  indirect case edited(EditedSizes)
}

extension ItemSizes {
  /// One size for all items.
  public static func uniform(_ size: Size) -> ItemSizes { .pattern([size]) }

  /// The sizes for a layout on its side.
  public var transposed: ItemSizes {
    switch self {
    case .pattern(let sizes): .pattern(sizes.map(\.transposed))
    case .random(let random): .random(random.transposed)
    case .aspect(let ratios): .aspect(ratios.map(\.transposed))
    case .text(let text): .text(text.transposed)
    case .flexible(let flexible): .flexible(flexible.transposed)
    case .mixed(let mixed): .mixed(mixed.transposed)
    case .edited(let edited): .edited(edited.transposed)
    }
  }

  /// The one size of all items; nil where sizes differ or follow from the available width.
  public var uniformSize: Size? {
    guard case .pattern(let sizes) = self, let first = sizes.first,
      sizes.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }

  /// The height that all items have at a given width; nil where heights differ, or where a look at
  /// one period of the sizes cannot tell.
  ///
  /// - Complexity: O(period of the sizes).
  package func uniformLength(crossSize: Double) -> Double? {
    switch self {
    case .pattern(let sizes):
      guard let first = sizes.first else { return 0 }
      return sizes.allSatisfy { $0.height == first.height } ? first.height : nil
    case .aspect(let ratios):
      let one = AspectSizes(Array(ratios.prefix(1))).length(of: 0, crossSize: crossSize)
      return ratios.allSatisfy { AspectSizes([$0]).length(of: 0, crossSize: crossSize) == one }
        ? one : nil
    case .flexible(let flexible):
      let one = flexible.length(of: 0, crossSize: crossSize)
      return flexible.ranges.indices.allSatisfy {
        flexible.length(of: $0, crossSize: crossSize) == one
      } ? one : nil
    case .random, .text, .mixed, .edited: return nil
    }
  }

  /// Calls `visitor` with the concrete type of the sizes, so that a loop over items is specialized
  /// for it, in the module of the strategy. Sizes that take longer than a call are `AnySizes`.
  @inlinable
  public func open<V: SizeVisitor>(_ visitor: V) throws(V.Failure) -> V.Result {
    switch self {
    case .pattern(let sizes): return try visitor.visit(PatternSizes(sizes))
    case .random(let random): return try visitor.visit(random)
    case .aspect(let ratios): return try visitor.visit(AspectSizes(ratios))
    case .text, .flexible, .mixed, .edited: return try visitor.visit(AnySizes(self))
    }
  }
}

extension ItemSizes {
  /// Changes one item; `apply` of edited sizes edits them further.
  ///
  /// - Complexity: O(log edits).
  public mutating func apply(_ edit: ItemEdit) {
    var edited = if case .edited(let edited) = self { edited } else { EditedSizes(self) }
    edited.apply(edit)
    self = .edited(edited)
  }

  /// The number of edits; 0 for sizes that were never edited.
  package var editCount: Int {
    if case .edited(let edited) = self { edited.editCount } else { 0 }
  }

  /// The size that item `index` has in any width; nil where its height follows from the width.
  package func fixedSize(of index: Int) -> Size? {
    switch self {
    case .pattern(let sizes): sizes.isEmpty ? .zero : sizes[index % sizes.count]
    case .random(let random): random.size(of: index, available: 0)
    case .aspect, .text, .flexible: nil
    case .mixed(let mixed): mixed.sizes(of: index).fixedSize(of: 0)
    case .edited(let edited):
      switch edited.source(of: index) {
      case .base(let index): edited.base.fixedSize(of: index)
      case .given(let size): size
      }
    }
  }

  /// The size of item `index`, in points, where the strategy fixes no side: one size, without a
  /// loop over many in mind.
  public func size(of index: Int, available: Double) -> Size {
    switch self {
    case .pattern, .random: fixedSize(of: index) ?? .zero
    case .aspect: Size(width: available, height: length(of: index, crossSize: available))
    case .text(let text): text.size(of: index, available: available)
    case .flexible(let flexible): flexible.size(of: index, available: available)
    case .mixed(let mixed): mixed.size(of: index, available: available)
    case .edited(let edited):
      edited.source(of: index).size(in: edited.base, available: available)
    }
  }

  /// The height of item `index`, in points, at a given width.
  func length(of index: Int, crossSize: Double) -> Double {
    guard case .aspect(let ratios) = self else {
      return size(of: index, available: crossSize).height
    }
    guard !ratios.isEmpty else { return crossSize }
    let ratio = ratios[index % ratios.count]
    return crossSize * (ratio.height / ratio.width)
  }
}

/// Sizes by index, as a concrete type: what a loop over a hundred million items calls.
public protocol SizeFunction: Sendable {
  /// The size of item `index`, in points, where the strategy fixes no side.
  ///
  /// `available` is the available width.
  func size(of index: Int, available: Double) -> Size
  /// The height of item `index`, in points, at a given width.
  func length(of index: Int, crossSize: Double) -> Double
  /// A size that no item falls below on either side; zero where none is known. An item has its
  /// height also where the strategy fixes the width to `available`.
  func leastSize(available: Double) -> Size
}

extension SizeFunction {
  /// Not known.
  public func leastSize(available: Double) -> Size { .zero }
}

/// A generic function over the sizes, as a value: `ItemSizes.open(_:)` calls it with the concrete
/// type, so that a loop over items is specialized.
public protocol SizeVisitor {
  /// The result of the visit.
  associatedtype Result
  /// The error of the visit; none by default.
  associatedtype Failure: Error = Never
  /// Called once, with the concrete sizes.
  func visit(_ sizes: some SizeFunction) throws(Failure) -> Result
}

/// How large each item wants to be: a function of its index, never a table of a million sizes.
///
/// A strategy that fixes one side takes the other from here. `aspect` and `text` answer with the
/// side that follows from the fixed one.
public enum ItemSizes: Sendable, Hashable {
  /// Sizes that repeat: one for a uniform collection, several for a pattern, all of them when
  /// they were read from a file.
  case pattern([Size])
  /// A size drawn for each index from two ranges, the same for the same seed.
  case random(RandomSizes)
  /// Proportions that repeat, as breadth to length.
  case aspect([Size])
  /// Messages that repeat, wrapped to the breadth they get.
  case text(TextSizes)
  /// Sizes of which some were changed one by one.
  indirect case edited(EditedSizes)

  /// The same size for all.
  public static func uniform(_ size: Size) -> ItemSizes { .pattern([size]) }

  /// The sizes for a layout on its side.
  public var transposed: ItemSizes {
    switch self {
    case .pattern(let sizes): .pattern(sizes.map(\.transposed))
    case .random(let random): .random(random.transposed)
    case .aspect(let ratios): .aspect(ratios.map(\.transposed))
    case .text(let text): .text(text.transposed)
    case .edited(let edited): .edited(edited.transposed)
    }
  }

  /// The one size of all items; nil where sizes differ or follow from the breadth.
  public var uniformSize: Size? {
    guard case .pattern(let sizes) = self, let first = sizes.first,
      sizes.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }

  /// Hands the sizes to `visitor` as a concrete type, so that a loop over items is specialised
  /// for it, in the module of the strategy.
  @inlinable
  public func open<V: SizeVisitor>(_ visitor: V) throws(V.Failure) -> V.Result {
    switch self {
    case .pattern(let sizes):
      if let uniformSize { return try visitor.visit(UniformSizes(uniformSize)) }
      return try visitor.visit(PatternSizes(sizes))
    case .random(let random): return try visitor.visit(random)
    case .aspect(let ratios): return try visitor.visit(AspectSizes(ratios))
    case .text(let text): return try visitor.visit(text)
    case .edited(let edited): return try visitor.visit(edited.function)
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

  /// How many edits there were.
  public var editCount: Int {
    if case .edited(let edited) = self { edited.editCount } else { 0 }
  }

  /// The size of item `index` that it has in any breadth; nil where it follows from the breadth.
  public func fixedSize(of index: Int) -> Size? {
    switch self {
    case .pattern(let sizes): sizes.isEmpty ? .zero : sizes[index % sizes.count]
    case .random(let random): random.size(of: index, available: 0)
    case .aspect, .text: nil
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
    case .edited(let edited):
      edited.source(of: index).size(in: edited.base, available: available)
    }
  }

  /// The length of item `index`, in points, where its breadth is fixed.
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
  /// `available` is the breadth it may fill.
  func size(of index: Int, available: Double) -> Size
  /// The length of item `index`, in points, where its breadth is fixed.
  func length(of index: Int, crossSize: Double) -> Double
}

/// Somebody who wants the sizes as a concrete type.
public protocol SizeVisitor {
  /// What the visit results in.
  associatedtype Result
  /// How the visit may fail.
  associatedtype Failure: Error = Never
  /// Called once, with the concrete sizes.
  func visit(_ sizes: some SizeFunction) throws(Failure) -> Result
}

/// A view of a container, as its layout sees it.
public struct LayoutSubview: Equatable {
  let item: NegotiatedItem

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.item === second.item
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { item.value(of: key) }

  public var priority: Double { item.priority }
  public var spacing: ViewSpacing { item.views.spacing }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(for: proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = item.size(for: proposal, in: "dimensions(in:)")
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// The last call counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) { item.placement = Placement(position: position, anchor: anchor, proposal: proposal) }
}

/// The views of a container, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  /// The lab mirrors frames itself.
  public var layoutDirection: LayoutDirection { .leftToRight }
  let views: [LayoutSubview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views: Array(views[bounds]))
  }
  public subscript<Indexes: Sequence>(indices: Indexes) -> LayoutSubviews
  where Indexes.Element == Int { LayoutSubviews(views: indices.map { views[$0] }) }
}

/// A row.
public struct HStackLayout: StackLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  static var axis: Axis { .horizontal }
  func guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}

/// A column.
public struct VStackLayout: StackLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  static var axis: Axis { .vertical }
  func guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}

/// What a row and a column share. The least flexible view chooses its length first; of what is left
/// each gets an equal part.
protocol StackLayout: Layout where Cache == Void, AnimatableData == EmptyAnimatableData {
  static var axis: Axis { get }
  var spacing: CGFloat? { get }
  /// Where a view's guide is across the axis.
  func guide(_ dimensions: ViewDimensions) -> CGFloat
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { solved(proposal, subviews).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let solved = solved(ProposedViewSize(bounds.size), subviews)
    for (subview, (origin, proposal)) in zip(subviews, solved.places) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  private func solved(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, places: [(CGPoint, ProposedViewSize)]) {
    let isRow = Self.axis == .horizontal
    func proposed(_ length: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(
        width: isRow ? length : proposal.width, height: isRow ? proposal.height : length)
    }
    func length(_ index: Int, _ length: CGFloat?) -> CGFloat {
      let size = subviews[index].sizeThatFits(proposed(length))
      return isRow ? size.width : size.height
    }
    // 1. The spaces between neighbours.
    let gaps = zip(subviews, subviews.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: Self.axis)
    }
    // 2. Lengths: the least flexible first.
    var proposals = [ProposedViewSize](repeating: proposed(nil), count: subviews.count)
    if let total = isRow ? proposal.width : proposal.height {
      var left = total - gaps.reduce(0, +)
      let flexibility = subviews.indices.map { length($0, .infinity) - length($0, 0) }
      let order = subviews.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      for (place, index) in order.enumerated() {
        let part = max(0, left) / CGFloat(order.count - place)
        proposals[index] = proposed(part)
        left -= length(index, part)
      }
    }
    // 3. One after another, with their guides on one line.
    let dimensions = subviews.indices.map { subviews[$0].dimensions(in: proposals[$0]) }
    let guides = dimensions.map(guide)
    let line = guides.max() ?? 0
    var (end, cross) = (CGFloat(0), CGFloat(0))
    var places: [(CGPoint, ProposedViewSize)] = []
    for index in subviews.indices {
      let across = line - guides[index]
      let size = dimensions[index]
      places.append(
        (isRow ? CGPoint(x: end, y: across) : CGPoint(x: across, y: end), proposals[index]))
      end += (isRow ? size.width : size.height) + (gaps.indices.contains(index) ? gaps[index] : 0)
      cross = max(cross, across + (isRow ? size.height : size.width))
    }
    return (
      isRow ? CGSize(width: end, height: cross) : CGSize(width: cross, height: end), places
    )
  }
}

/// Views one over another.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let own = ViewDimensions(width: bounds.width, height: bounds.height)
    for subview in subviews {
      let size = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + own[alignment.horizontal] - size[alignment.horizontal],
          y: bounds.minY + own[alignment.vertical] - size[alignment.vertical]),
        proposal: proposal)
    }
  }
}

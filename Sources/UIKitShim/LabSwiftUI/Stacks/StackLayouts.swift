/// A row.
public struct HStackLayout: StackLayout {
  public var alignment: VerticalAlignment, spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  static var axis: Axis { .horizontal }
  func guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}

/// A column.
public struct VStackLayout: StackLayout {
  public var alignment: HorizontalAlignment, spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  static var axis: Axis { .vertical }
  func guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions[alignment] }
}

/// What a row and a column share. Views choose their length by priority, the least flexible first, and
/// share equally; those of a lower priority get at least their least length.
protocol StackLayout: Layout where Cache == Void, AnimatableData == EmptyAnimatableData {
  static var axis: Axis { get }
  var spacing: CGFloat? { get }
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
    let isRow = Self.axis == .horizontal
    let proposal = ProposedViewSize(
      width: isRow ? proposal.width : proposal.width ?? bounds.width,
      height: isRow ? proposal.height ?? bounds.height : proposal.height)
    for (subview, (origin, proposal)) in zip(subviews, solved(proposal, subviews).places) {
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
    // 2. Lengths: by priority, the least flexible first.
    var proposals = [ProposedViewSize](repeating: proposed(nil), count: subviews.count)
    if let total = isRow ? proposal.width : proposal.height {
      let least = subviews.indices.map { length($0, 0) }
      let keys = subviews.indices.map { index in
        (-subviews[index].priority, length(index, .infinity) - least[index], index)
      }
      let order = keys.sorted { $0 < $1 }.map(\.2)
      var (left, open) = (total - gaps.reduce(0, +) - least.reduce(0, +), 0)
      for (place, index) in order.enumerated() {
        if open == 0 {
          let group = order[place...].prefix { keys[$0].0 == keys[index].0 }
          left += group.reduce(0) { $0 + least[$1] }
          open = group.count
        }
        let part = max(0, left) / CGFloat(open)
        proposals[index] = proposed(part)
        left -= length(index, part)
        open -= 1
      }
    }
    // 3. One after another, with their guides on one line.
    let dimensions = subviews.indices.map { subviews[$0].dimensions(in: proposals[$0]) }
    let guides = dimensions.map(guide), line = guides.max() ?? 0
    var (end, cross) = (CGFloat(0), CGFloat(0))
    var places: [(CGPoint, ProposedViewSize)] = []
    for index in subviews.indices {
      let (across, size) = (line - guides[index], dimensions[index])
      places.append(
        (isRow ? CGPoint(x: end, y: across) : CGPoint(x: across, y: end), proposals[index]))
      end += (isRow ? size.width : size.height) + (gaps.indices.contains(index) ? gaps[index] : 0)
      cross = max(cross, across + (isRow ? size.height : size.width))
    }
    return (isRow ? CGSize(width: end, height: cross) : CGSize(width: cross, height: end), places)
  }
}

/// Views one over another.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func first(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [ViewDimensions] {
    let highest = subviews.map(\.priority).max()
    return subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    first(subviews, proposal).reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size), sizes = first(subviews, proposal)
    let x = bounds.minX + (sizes.map { $0[alignment.horizontal] }.max() ?? 0)
    let y = bounds.minY + (sizes.map { $0[alignment.vertical] }.max() ?? 0)
    for subview in subviews {
      let size = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(x: x - size[alignment.horizontal], y: y - size[alignment.vertical]),
        proposal: proposal)
    }
  }
}

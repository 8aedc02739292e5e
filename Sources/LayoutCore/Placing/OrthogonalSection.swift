/// The scroll view of an orthogonal section: it scrolls across the collection's axis.
///
/// Lengths are along its own scroll axis, in points; the initial offset is `minOffset`.
public struct OrthogonalSection: Sendable, Hashable {
  /// Where scrolling stops.
  public var behavior: OrthogonalScrolling
  /// The visible length.
  public var viewport: Double
  /// The extent of all groups, with the section's insets before and after them.
  public var contentLength: Double
  /// Where the first group begins.
  public var firstGroup: Double
  /// The extent of one group.
  public var groupLength: Double
  /// The distance from the start of one group to the start of the next.
  public var pitch: Double
  /// How many groups there are.
  public var groupCount: Int
  /// Where the visible part begins across the collection's axis, from the leading edge in the
  /// coordinates of the layout.
  public var start: Double

  /// An orthogonal section of `groupCount` equal groups.
  public init(
    behavior: OrthogonalScrolling, viewport: Double, contentLength: Double, firstGroup: Double,
    groupLength: Double, pitch: Double, groupCount: Int, start: Double = 0
  ) {
    (self.behavior, self.viewport, self.contentLength) = (behavior, viewport, contentLength)
    (self.firstGroup, self.groupLength, self.pitch) = (firstGroup, groupLength, pitch)
    (self.groupCount, self.start) = (groupCount, start)
  }
}

extension OrthogonalSection {
  /// The smallest offset at which scrolling can rest: 0, but where groups stop in the middle, the
  /// first one does, too.
  package var minOffset: Double { behavior == .groupPagingCentered ? centred(0) : 0 }

  /// The greatest offset at which scrolling can rest: the end of the content, or the last group in
  /// the middle.
  package var maxOffset: Double {
    guard behavior == .groupPagingCentered else { return max(0, contentLength - viewport) }
    return centred(Double(max(0, groupCount - 1)))
  }

  /// The offset at which the group with this number is in the middle. UIKit's picture is known for
  /// no group; the rule is IBPCollectionViewCompositionalLayout's (rule 11 of
  /// `Documentation/CompositionalLayout.md`), counted from where the first group begins.
  private func centred(_ group: Double) -> Double {
    firstGroup + group * pitch - (viewport - groupLength) / 2
  }

  /// The distance between two stops; for scrolling that stops anywhere, what is seen at once.
  private var step: Double {
    switch behavior {
    case .continuous, .paging: viewport
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: pitch
    }
  }

  /// How many stops there are; for scrolling that stops anywhere, how many screens. Never fewer
  /// than one.
  package var pageCount: Int {
    if behavior == .groupPagingCentered { return max(1, groupCount) }
    guard step > 0, step.isFinite else { return 1 }
    // A stop that is a billionth of a step after another is a rounding error of that one.
    let steps = (maxOffset / step - 1e-9).rounded(.up)
    guard steps >= 1 else { return 1 }
    return steps < 1e15 ? Int(steps) + 1 : .max
  }

  /// The offset of stop `page`, from 0; a number beyond the last means the last.
  ///
  /// The last stop may be nearer to the one before it than others are: there is no further to go.
  public func offset(ofPage page: Int) -> Double {
    let page = Double(min(max(0, page), pageCount - 1))
    return min(maxOffset, minOffset + page * step)
  }

  /// The offset where scrolling ends that is released at `offset`: the nearest stop, or `offset`
  /// itself for continuous scrolling.
  public func stop(near offset: Double) -> Double {
    guard !offset.isNaN else { return minOffset }
    let offset = min(max(minOffset, offset), maxOffset)
    guard behavior != .continuous, step > 0, step.isFinite else { return offset }
    let before = min(((offset - minOffset) / step).rounded(.down), Double(pageCount - 1))
    let (low, high) = (minOffset + before * step, min(maxOffset, minOffset + (before + 1) * step))
    return offset - low < high - offset ? low : high
  }
}

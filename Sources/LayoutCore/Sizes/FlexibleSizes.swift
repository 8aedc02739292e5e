/// Sizes between a minimum and a maximum that repeat: an item takes the proposed size within its
/// ranges, as a flexible view of SwiftUI.
///
/// Strategies propose the available width, and no height.
///
/// ```swift
/// let sizes = FlexibleSizes([FlexibleSizes.Ranges(width: 60...200, height: 44...44)])
/// sizes.size(of: 0, width: 320, height: nil)  // 200 × 44
/// sizes.size(of: 0, width: nil, height: nil)  // 60 × 44
/// ```
public struct FlexibleSizes: SizeFunction, Hashable {
  /// The widths and heights that an item can have, in points; without a maximum, up to infinity.
  public struct Ranges: Sendable, Hashable {
    public var width: ClosedRange<Double>
    public var height: ClosedRange<Double>

    public init(width: ClosedRange<Double>, height: ClosedRange<Double>) {
      (self.width, self.height) = (width, height)
    }
  }

  /// The side that an item takes within its range if none is proposed, in points: that of a SwiftUI
  /// shape.
  public static let ideal: Double = 10

  /// One round of ranges.
  public let ranges: [Ranges]
  /// The least bounds of all ranges: no item is smaller within its own than within these.
  private let least: Ranges

  /// Item i has `ranges[i mod ranges.count]`; no ranges at all count as one of zero.
  public init(_ ranges: [Ranges]) {
    self.ranges = ranges.isEmpty ? [Ranges(width: 0...0, height: 0...0)] : ranges
    least = self.ranges.dropFirst().reduce(self.ranges[0]) {
      Ranges(
        width: Self.least($0.width, $1.width), height: Self.least($0.height, $1.height))
    }
  }
}

extension FlexibleSizes {
  /// The sizes for a layout on its side.
  public var transposed: FlexibleSizes {
    FlexibleSizes(ranges.map { Ranges(width: $0.height, height: $0.width) })
  }

  /// The answer of item `index` to a proposal; a side that is nil is for the item to decide.
  public func size(of index: Int, width: Double?, height: Double?) -> Size {
    let own = ranges[index % ranges.count]
    return Size(
      width: Self.side(in: own.width, for: width), height: Self.side(in: own.height, for: height))
  }

  private static func least(
    _ first: ClosedRange<Double>, _ second: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    min(first.lowerBound, second.lowerBound)...min(first.upperBound, second.upperBound)
  }

  private static func side(in range: ClosedRange<Double>, for proposal: Double?) -> Double {
    min(max(proposal ?? ideal, range.lowerBound), range.upperBound)
  }

  public func size(of index: Int, available: Double) -> Size {
    size(of: index, width: available, height: nil)
  }

  public func length(of index: Int, crossSize: Double) -> Double {
    size(of: index, available: crossSize).height
  }

  public func leastSize(available: Double) -> Size {
    Size(
      width: Self.side(in: least.width, for: available),
      height: Self.side(in: least.height, for: nil))
  }
}

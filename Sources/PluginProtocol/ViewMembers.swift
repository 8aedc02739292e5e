import LayoutCore
import LayoutText

extension ItemSizes {
  /// The most items that a question describes.
  private static var most: Int { 5_000 }

  /// The member that describes items whose size follows from a proposal, `flexible` or `mixed`;
  /// none for other sizes, and where there are too many for a line.
  var viewMembers: [(key: String, value: JSON)] {
    switch self {
    case .flexible(let flexible) where flexible.ranges.count <= Self.most:
      [("flexible", .array(flexible.ranges.map(\.json)))]
    case .mixed(let mixed) where mixed.items.count <= Self.most:
      [("mixed", .array(mixed.items.map(\.json)))]
    default: []
    }
  }

  /// Reads the member that describes such items, for a layout that scrolls along `axis`; nil where
  /// there is none, or a value is not allowed.
  init?(viewMembers section: JSONNode, _ axis: Axis) {
    if let ranges = section["flexible"]?.all(FlexibleSizes.Ranges.init) {
      self = .flexible(FlexibleSizes(ranges))
    } else if let items = section["mixed"]?.all(MixedSizes.Item.init) {
      let mixed = MixedSizes(items)
      self = .mixed(axis == .vertical ? mixed : mixed.transposed)
    } else {
      return nil
    }
  }
}

extension JSONNode {
  /// The elements, each read; nil where there are none, or one is not allowed.
  fileprivate func all<Value>(_ read: (JSONNode) -> Value?) -> [Value]? {
    guard let array, !array.isEmpty else { return nil }
    let values = array.compactMap(read)
    return values.count == array.count ? values : nil
  }
}

extension FlexibleSizes.Ranges {
  /// The least and the greatest width and height: `[60,200,44,44]`; null for infinity.
  fileprivate var json: JSON {
    .array(
      [width.lowerBound, width.upperBound, height.lowerBound, height.upperBound].map {
        $0.isFinite ? .number($0) : .null
      })
  }

  fileprivate init?(_ node: JSONNode) {
    func range(_ least: JSONNode, _ most: JSONNode) -> ClosedRange<Double>? {
      guard let lower = least.number, lower >= 0 else { return nil }
      let upper = most.number ?? .infinity
      return lower <= upper ? lower...upper : nil
    }
    guard let bounds = node.array, bounds.count == 4, let width = range(bounds[0], bounds[1]),
      let height = range(bounds[2], bounds[3])
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension MixedSizes.Item {
  /// `{"fixed":[60,30]}`, `{"aspect":[4,3]}`, `{"flexible":[60,200,44,44]}`, `{"text":"a title"}`.
  fileprivate var json: JSON {
    switch self {
    case .fixed(let size): .object([("fixed", .numbers([size.width, size.height]))])
    case .aspect(let ratio): .object([("aspect", .numbers([ratio.width, ratio.height]))])
    case .flexible(let ranges): .object([("flexible", ranges.json)])
    case .text(let message): .object([("text", .string(message))])
    }
  }

  fileprivate init?(_ node: JSONNode) {
    func size(_ name: String) -> Size? {
      node[name]?.numbers(2).map { Size(width: $0[0], height: $0[1]) }
    }
    if let fixed = size("fixed"), fixed.width >= 0, fixed.height >= 0 {
      self = .fixed(fixed)
    } else if let ratio = size("aspect"), ratio.width > 0, ratio.height > 0 {
      self = .aspect(ratio)
    } else if let ranges = node["flexible"].flatMap(FlexibleSizes.Ranges.init) {
      self = .flexible(ranges)
    } else if let message = node["text"]?.string {
      self = .text(message)
    } else {
      return nil
    }
  }
}

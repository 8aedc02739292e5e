public import LayoutCore

/// The number of each element of a collection, as the payload of `indexes` has them: the items
/// section by section, then the views.
///
/// ```swift
/// let numbers = ElementNumbers(contents)  // sections of 2 and 3 items, one header
/// numbers.number(of: ElementID(.item, section: 1, index: 0))  // 2
/// numbers.element(5)  // the header
/// ```
///
/// An answer about one section needs none of this: there the number of an item is its index.
public struct ElementNumbers: Sendable {
  private let starts: [Int]
  private let views: [ElementID]
  private let numbers: [ElementID: Int]

  /// The numbers of the elements of `contents`.
  ///
  /// - Complexity: O(sections + views).
  public init(_ contents: CollectionContents) {
    starts = contents.counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    views = CollectionContents.named(contents.views).map(\.id)
    numbers = Dictionary(
      views.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many items there are.
  private var itemCount: Int { starts[starts.count - 1] }

  /// The number of the element `id`; nil where there is no such element.
  ///
  /// - Complexity: O(1).
  public func number(of id: ElementID) -> Int? {
    guard id.kind == .item else { return numbers[id].map { itemCount + $0 } }
    guard starts.indices.contains(id.section + 1), id.section >= 0, id.index >= 0,
      starts[id.section] + id.index < starts[id.section + 1]
    else { return nil }
    return starts[id.section] + id.index
  }

  /// The element with this number; nil for a number that is out of range.
  ///
  /// - Complexity: O(log sections).
  public func element(_ number: Int) -> ElementID? {
    guard number >= 0, number < itemCount else {
      return number >= 0 && number - itemCount < views.count ? views[number - itemCount] : nil
    }
    let section = (1..<starts.count).partitioningIndex { starts[$0] > number } - 1
    return ElementID(.item, section: section, index: number - starts[section])
  }
}

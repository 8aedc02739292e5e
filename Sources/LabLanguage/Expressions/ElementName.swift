public import LayoutCore
import LayoutText

/// An element as it is written.
///
/// ```text
/// 3   1.3                     an item; the section may be left out where there is one
/// 1.header   1.footer.1       a section's header; the second of its footers
/// 1.3.badge   1.3.badge.1     a badge of item 3; the second of the badges that are described
/// 1.3.separator               the line at the end of item 3
/// 1.background                behind a section
/// layout.header               before the first section
/// ```
public struct ElementName: Sendable, Hashable {
  public let kind: ElementKind
  /// The section, if the name contains one.
  public let section: Int?
  /// The number of the item in the section: the item itself, or the one that has the badge or the
  /// separator.
  public let index: Int
  /// Which of the views of this kind at the same place, from 0.
  public let ordinal: Int

  public init(_ kind: ElementKind, section: Int?, index: Int, ordinal: Int = 0) {
    (self.kind, self.section, self.index, self.ordinal) = (kind, section, index, ordinal)
  }

  /// The element that `text` names; nil if it names none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 4 else { return nil }
    // 1. Numbers up to the word, the word, perhaps a number after it.
    var places: [Int] = []
    for part in parts.prefix(while: { NumberText.int($0) != nil }) {
      guard let number = NumberText.int(part), number >= 0 else { return nil }
      places.append(number)
    }
    guard places.count < parts.count else {
      // 2. No word: an item.
      guard let index = places.last, places.count <= 2 else { return nil }
      self.init(.item, section: places.count == 2 ? places[0] : nil, index: index)
      return
    }
    let words = parts.dropFirst(places.count)
    self.init(
      places, words: words.prefix { NumberText.int($0) == nil }.joined(separator: "."),
      ordinal: words.drop { NumberText.int($0) == nil }.map { NumberText.int($0) ?? -1 })
  }

  /// The view that `words` name at `places`; `ordinal` is at most one number.
  private init?(_ places: [Int], words: String, ordinal: [Int]) {
    let kinds: [String: (kind: ElementKind, places: ClosedRange<Int>)] = [
      "header": (.header, 0...1), "footer": (.footer, 0...1), "background": (.background, 0...1),
      "badge": (.badge, 1...2), "separator": (.separator, 1...2),
      "layout.header": (.layoutHeader, 0...0),
      "layout.footer": (.layoutFooter, 0...0),
    ]
    guard let (kind, allowed) = kinds[words], allowed.contains(places.count), ordinal.count <= 1,
      ordinal.allSatisfy({ $0 >= 0 })
    else { return nil }
    let section = kind.hasItem ? places.dropLast().first : places.first
    self.init(
      kind, section: section, index: kind.hasItem ? places.last ?? 0 : 0,
      ordinal: ordinal.first ?? 0)
  }
}

import LayoutCore

/// The names of all elements of a layout, in listing order: the layout's headers, each section's
/// headers, items, footers, badges and backgrounds, the layout's footers.
///
/// Lazy, so that the first names of a hundred million cost no more than those of ten.
struct ElementOrder {
  typealias Part = LazyMapCollection<Range<Int>, ElementID>

  let layout: CollectionLayout

  /// All names, in parts of one kind and one section each.
  var parts: some Sequence<Part> {
    let last = layout.sectionCount
    return (-1...last).lazy.flatMap { number -> [Part] in
      switch number {
      case -1: [views(.layoutHeader)]
      case last: [views(.layoutFooter)]
      default: parts(ofSection: number)
      }
    }
  }

  /// Those of section `number`, kind by kind.
  func parts(ofSection number: Int) -> [Part] {
    let solved = layout.section(number)
    let items = (0..<solved.count).lazy.map { ElementID(.item, section: number, index: $0) }
    let attached = layout.attachments(ofSection: number).enumerated().map { place, views in
      (0..<views.layout.count).lazy.map { views.id(of: $0, at: place, inSection: number) }
    }
    return [views(.header, ofSection: number), items, views(.footer, ofSection: number)] + attached
      + [views(.background, ofSection: number)]
  }

  /// The views of this kind, one after another.
  func views(_ kind: ElementKind, ofSection number: Int = 0) -> Part {
    (0..<layout.viewCount(of: kind, ofSection: number)).lazy.map {
      ElementID(kind, section: number, ordinal: $0)
    }
  }
}

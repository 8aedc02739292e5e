public import LayoutCore

extension List {
  /// The appearance of a list: `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: String, Sendable, CaseIterable {
    /// One column with the spacing and the insets of the lab.
    case none
    /// Rows from edge to edge; headers and footers are pinned.
    case plain
    /// Rows from edge to edge, with space around each section.
    case grouped
    /// Rows between margins, with space around each section.
    case insetGrouped
  }

  /// What the header of a section is: `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: String, Sendable, CaseIterable {
    /// The supplementary view that `header` sets.
    case supplementary
    /// The first item, which has no separator.
    case firstItemInSection
  }
}

/// UIKit's figures for lists, which the system chooses, in points.
///
/// The figures of grouped lists are those of a printed view hierarchy of iOS 16 at three pixels a
/// point (`uikit-dumps`, dump-03): sides of 16, 17⅔ between a section's end and its rows, and 20
/// below the last section. Not verified: what `unverified(_:of:)` names; 44 for the estimate;
/// separators.
public enum ListFigures {
  /// The estimated height of a row.
  public static let rowHeight = 44.0
  /// Between the start of a section and its rows, and between its rows and its end.
  static let sectionPadding = 53.0 / 3
  static let topPadding = 35.0
  static let bottomPadding = 20.0
  static let margin = 16.0
  static let separators = Separators(leadingInset: 16, thickness: 1.0 / 3)

  /// The insets of the rows of a section with `appearance`, scrolling down. A header or a footer
  /// contains the space at its side itself.
  public static func insets(
    _ appearance: List.Appearance, at place: SectionPlace, hasHeader: Bool, hasFooter: Bool
  ) -> Insets {
    guard appearance == .grouped || appearance == .insetGrouped else { return .zero }
    let sides = appearance == .insetGrouped ? margin : 0
    return Insets(
      top: hasHeader ? 0 : place.isFirst ? topPadding : sectionPadding, leading: sides,
      bottom: hasFooter ? 0 : place.isLast ? bottomPadding : sectionPadding, trailing: sides)
  }

  /// What no printed figure shows of `insets`, at the sides and above the rows; nil for what one
  /// does. 35 above a first section is that of a grouped `UITableView`.
  static func unverified(
    _ insets: Insets, of appearance: List.Appearance
  ) -> (sides: String?, top: String?) {
    let top = insets.top == topPadding ? "the space above a list without a header" : nil
    return switch appearance {
    case .none: (nil, nil)
    case .plain: ("the sides of a plain list", "the space above a plain list")
    case .grouped: ("the sides of a grouped list", top)
    case .insetGrouped: (nil, top)
    }
  }
}

extension List {
  /// The section as UIKit's list configuration has it: insets and spacing where none are set, pinned
  /// headers and footers in a plain list, and separators. An empty section has no insets.
  public func adjusted(
    _ section: Section, at place: SectionPlace, templates: [String: SectionTemplate]
  ) throws(LayoutError) -> Section {
    guard appearance != .none else { return section }
    var section = section
    if !section.explicit.contains(.spacing) { section.spacing.line = 0 }
    if !section.explicit.contains(.insets) {
      let insets = ListFigures.insets(
        appearance, at: place, hasHeader: !section.headers.isEmpty,
        hasFooter: !section.footers.isEmpty)
      section.insets = section.count == 0 ? .zero : Transposition(scrolling: place.axis)(insets)
    }
    if appearance == .insetGrouped { section.followsInsets = true }
    if appearance == .plain {
      for index in section.headers.indices { section.headers[index].isPinned = true }
      for index in section.footers.indices { section.footers[index].isPinned = true }
    }
    if separators {
      section.separators = ListFigures.separators
      section.separators?.first = headerMode == .firstItemInSection ? 1 : 0
    }
    return section
  }
}

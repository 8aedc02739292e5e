import LayoutCore

/// A compositional layout that was solved, with the sections it was made of.
@MainActor struct SolvedCompositional {
  var content: SolvedCollection
  let sections: [NSCollectionLayoutSection?]
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let translation: TemplateTranslation, environment: LayoutEnvironment

  /// Whether scrolling changes anything: views are pinned, or a section has a handler for visible
  /// items.
  var followsScrolling: Bool {
    configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || sections.contains {
        $0?.visibleItemsInvalidationHandler != nil
          || $0?.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) == true
      }
  }

  /// Which sides are estimated, of any item of the section.
  func estimatedSides(section number: Int) -> (width: Bool, height: Bool) {
    let section = sections.indices.contains(number) ? sections[number] : nil
    return section?.group.estimatedSides ?? (false, false)
  }

  // MARK: Names of elements

  private func boundary(_ number: Int) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    sections.indices.contains(number) ? sections[number]?.boundarySupplementaryItems ?? [] : []
  }

  private func headers(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> [String] { items.filter(translation.isHeader).map(\.elementKind) }

  private func footers(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> [String] { items.filter(translation.isFooter).map(\.elementKind) }

  /// The element kinds of the elements like `id`, by their ordinals; empty for items.
  private func kinds(like kind: ElementKind, section: Int) -> [String] {
    switch kind {
    case .item, .separator: []
    case .header: headers(boundary(section))
    case .footer: footers(boundary(section))
    case .layoutHeader: headers(configuration.boundarySupplementaryItems)
    case .layoutFooter: footers(configuration.boundarySupplementaryItems)
    case .badge:
      section >= 0 && section < content.layout.sectionCount
        ? content.layout.section(section).attachments.map(\.kind) : []
    case .background:
      sections.indices.contains(section)
        ? sections[section]?.decorationItems.map(\.elementKind) ?? [] : []
    }
  }

  /// The element kind of a view; nil for an item.
  func kind(of id: ElementID) -> String? {
    let kinds = kinds(like: id.kind, section: id.section)
    return kinds.indices.contains(id.ordinal) ? kinds[id.ordinal] : nil
  }

  /// As in UIKit: views of the whole layout have an index path of one number.
  func indexPath(of id: ElementID) -> IndexPath {
    switch id.kind {
    case .layoutHeader, .layoutFooter: IndexPath(index: id.ordinal)
    case .item, .header, .footer, .badge, .separator, .background:
      IndexPath(item: id.index, section: id.section)
    }
  }

  func id(ofSupplementary kind: String, at path: IndexPath) -> ElementID? {
    guard !path.isEmpty else { return nil }
    if path.count == 1 {
      return id(of: kind, among: [.layoutHeader, .layoutFooter], section: 0, index: 0)
    }
    if let badge = id(of: kind, among: [.badge], section: path.section, index: path.item) {
      return badge
    }
    return id(of: kind, among: [.header, .footer], section: path.section, index: 0)
  }

  func id(ofDecoration kind: String, at path: IndexPath) -> ElementID? {
    guard !path.isEmpty else { return nil }
    return id(of: kind, among: [.background], section: path[0], index: 0)
  }

  private func id(
    of kind: String, among candidates: [ElementKind], section: Int, index: Int
  ) -> ElementID? {
    for candidate in candidates {
      for (ordinal, other) in kinds(like: candidate, section: section).enumerated()
      where other == kind {
        let id = ElementID(candidate, section: section, index: index, ordinal: ordinal)
        // Views of one kind at several items of a group: the first that this item has.
        if candidate != .badge || content.layout.frame(of: id) != nil { return id }
      }
    }
    return nil
  }

  // MARK: Handlers

  /// Lets each section's handler change its items, in an orthogonal section as that scrolls them.
  func tellHandlers(_ visible: [UICollectionViewLayoutAttributes], offset: CGPoint) {
    for (number, section) in sections.enumerated() {
      guard let handler = section?.visibleItemsInvalidationHandler else { continue }
      let items = visible.filter { $0.indexPath.count == 2 && $0.indexPath.section == number }
      guard !items.isEmpty else { continue }
      let across = translation.direction == .vertical ? \CGPoint.x : \.y
      let along = CGFloat(content.layout.orthogonalOffset(ofSection: number))
      let isOrthogonal = content.layout.orthogonalSection(ofSection: number) != nil
      var offset = offset
      if isOrthogonal { offset[keyPath: across] = along }
      let kinds: [String?] = [nil] + kinds(like: .badge, section: number)
      let scrolled = items.filter { along != 0 && kinds.contains($0.representedElementKind) }
      for item in scrolled { item.center[keyPath: across] += along }
      handler(items, offset, environment)
      for item in scrolled { item.center[keyPath: across] -= along }
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Which sides are estimated, of any leaf.
  var estimatedSides: (width: Bool, height: Bool) {
    subitems.reduce((false, false)) { sides, item in
      let size = item.layoutSize
      let leaf = [size.widthDimension, size.heightDimension].map { $0.value.estimate != nil }
      let own = (item as? NSCollectionLayoutGroup)?.estimatedSides ?? (leaf[0], leaf[1])
      return (sides.0 || own.0, sides.1 || own.1)
    }
  }
}

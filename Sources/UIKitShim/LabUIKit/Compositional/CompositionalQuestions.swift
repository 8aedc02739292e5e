import CompositionalPlugin
import LayoutCore

/// Calls the provider and the view of a compositional layout, and translates their answers to a
/// request for the lab.
@MainActor struct CompositionalQuestions {
  private let layout: UICollectionViewCompositionalLayout, view: UICollectionView

  init(_ layout: UICollectionViewCompositionalLayout, _ view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
  }

  private var direction: UICollectionView.ScrollDirection { layout.configuration.scrollDirection }

  /// - Throws: why no layout can be made, with the numbers that forbid it.
  func solve() throws(LayoutError) -> SolvedCompositional {
    let translation = TemplateTranslation(traits: view.traitCollection, direction: direction)
    let environment = LayoutEnvironment(
      LayoutContainer(room(for: .automatic)), view.traitCollection)
    let sections = (0..<view.numberOfSections).map {
      layout.provider($0, environment)?.placed($0, of: view.numberOfSections)
    }
    let missing = sections.indices.filter { sections[$0] == nil }
    if !missing.isEmpty, missing.count == sections.count {
      throw .impossible(reason: "its section provider returns nil, where UIKit ends the app")
    }
    missing.forEach { view.log.note(.fault, "Section provider returned nil for index \($0).") }
    func solved(_ translation: TemplateTranslation) throws(LayoutError) -> SolvedCompositional {
      SolvedCompositional(
        content: try SolvedCollection(request(sections, translation)), sections: sections,
        configuration: layout.configuration, translation: translation, environment: environment)
    }
    do { return try solved(translation) } catch let refusal {
      // Apps run where a template is refused: a subitem reaches beyond its group.
      var loose = translation
      loose.isLoose = true
      do { return try solved(loose) } catch { throw refusal }
    }
  }

  private func request(
    _ sections: [NSCollectionLayoutSection?], _ translation: TemplateTranslation
  ) -> LayoutRequest {
    let configuration = layout.configuration
    var request = LayoutRequest(
      container: Size(view.layoutContainer), axis: direction == .vertical ? .vertical : .horizontal,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft, sections: [],
      sectionSpacing: configuration.interSectionSpacing, safeArea: across(view.safeAreaInsets),
      margins: across(view.layoutMargins),
      insetsReference: InsetsReference(configuration.contentInsetsReference),
      headers: configuration.boundarySupplementaryItems.filter(translation.isHeader)
        .map(translation.view),
      footers: configuration.boundarySupplementaryItems.filter(translation.isFooter)
        .map(translation.view),
      measuredCounts: [])
    for (number, section) in sections.enumerated() {
      let name = "section \(number)"
      let count = section == nil ? 0 : view.numberOfItems(inSection: number)
      let described = section ?? Self.empty
      request.templates[name] = translation.template(
        described, name: name, container: room(for: described.contentInsetsReference))
      var strategy = AnyStrategy(Compositional.self)
      strategy.set("template", to: .word(name))
      let sizes = preferred(number, count: count)
      request.measuredCounts?.append(sizes.count)
      request.sections.append(
        Section(
          strategy: strategy, count: count,
          sizes: sizes.isEmpty ? .uniform(Size(width: 1, height: 1)) : .pattern(sizes),
          spacing: Spacing(line: 0, item: 0), insetsReference: .automatic, followsInsets: true))
    }
    return request
  }

  /// The sizes that cells prefer, up to the last of them; gaps take the size of the next one.
  private func preferred(_ number: Int, count: Int) -> [Size] {
    let known = layout.preferredSizes.filter { $0.key.section == number && $0.key.item < count }
    guard let last = known.keys.map(\.item).max() else { return [] }
    var sizes: [Size] = []
    var next = Size.zero
    for item in (0...last).reversed() {
      if let size = known[IndexPath(item: item, section: number)] { next = size.usable }
      sizes.append(next)
    }
    return sizes.reversed()
  }

  /// Insets across the scroll axis; along it the content inset does this.
  private func across(_ insets: UIEdgeInsets) -> Insets {
    guard direction == .vertical else {
      return Insets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Insets(
      top: 0, leading: isReversed ? insets.right : insets.left, bottom: 0,
      trailing: isReversed ? insets.left : insets.right)
  }

  /// The container of a section whose insets are counted from `reference`.
  private func room(for reference: UIContentInsetsReference) -> CGSize {
    let container = view.layoutContainer
    var insets = Insets.zero
    switch reference == .automatic ? layout.configuration.contentInsetsReference : reference {
    case .none: break
    case .automatic, .safeArea: insets = across(view.safeAreaInsets)
    case .layoutMargins, .readableContent: insets = across(view.safeAreaInsets + view.layoutMargins)
    }
    return CGSize(
      width: container.width - insets.horizontal, height: container.height - insets.vertical)
  }

  /// A section in the place of one that the provider did not return.
  private static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

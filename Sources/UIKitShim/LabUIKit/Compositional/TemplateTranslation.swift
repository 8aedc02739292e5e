import LayoutCore

/// Translates a compositional section to the lab's templates.
///
/// Custom groups return their frames for the space of their group, with estimates where a size is
/// not known.
@MainActor struct TemplateTranslation {
  let traits: UITraitCollection, direction: UICollectionView.ScrollDirection
  /// Whether groups are placed that a template refuses.
  var isLoose = false

  private var axis: Axis { direction == .vertical ? .vertical : .horizontal }

  /// The section, whose container is `container` before its own insets.
  func template(
    _ section: NSCollectionLayoutSection, name: String, container: CGSize
  ) -> SectionTemplate {
    let boundary = section.boundarySupplementaryItems
    let room = room(of: section, container)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let loose =
      isLoose
      ? LooseGroup.node(section.group, traits, in: room, along: isOrthogonal ? axis.across : axis)
      : nil
    return SectionTemplate(
      name: name, group: loose ?? node(section.group, in: room),
      betweenGroups: section.interGroupSpacing, insets: Insets(section.contentInsets),
      insetsReference: InsetsReference(section.contentInsetsReference),
      followsInsets: section.supplementariesFollowContentInsets,
      headers: boundary.filter(isHeader).map(view), footers: boundary.filter(isFooter).map(view),
      backgrounds: section.decorationItems.map {
        Background(kind: $0.elementKind, insets: Insets($0.contentInsets), zIndex: $0.zIndex)
      },
      orthogonal: OrthogonalScrolling(section.orthogonalScrollingBehavior))
  }

  /// Insets narrow a section's space across the direction of its groups, and only there.
  private func room(of section: NSCollectionLayoutSection, _ container: CGSize) -> CGSize {
    let insets = section.contentInsets
    let isAcross = section.orthogonalScrollingBehavior != .none
    return (axis == .vertical) != isAcross
      ? CGSize(width: container.width - insets.leading - insets.trailing, height: container.height)
      : CGSize(width: container.width, height: container.height - insets.top - insets.bottom)
  }

  // MARK: Groups

  private func node(
    _ item: NSCollectionLayoutItem, in container: CGSize, _ repetition: Repetition = .once
  ) -> TemplateNode {
    let size = item.layoutSize
    let content: TemplateNode.Content =
      if let group = item as? NSCollectionLayoutGroup { content(of: group, in: container) } else {
        .item
      }
    return TemplateNode(
      content, width: size.widthDimension.value, height: size.heightDimension.value,
      insets: Insets(item.contentInsets), edges: item.edgeSpacing?.value ?? .none,
      repetition: repetition, views: item.supplementaryItems.map(anchored))
  }

  private func content(
    of group: NSCollectionLayoutGroup, in container: CGSize
  ) -> TemplateNode.Content {
    let whole = Size(width: container.width, height: container.height)
    let size = CGSize(
      width: group.layoutSize.widthDimension.value.points(in: whole),
      height: group.layoutSize.heightDimension.value.points(in: whole))
    let insets = group.contentInsets
    let room = LayoutContainer(size, insets: insets)
    switch group.arrangement {
    case .line(let axis, let items, let repetition):
      return .group(
        axis, spacing: group.interItemSpacing?.value ?? .fixed(0),
        children: items.map { node($0, in: room.effectiveContentSize, repetition) })
    case .custom(let provider): return .custom(provider(LayoutEnvironment(room, traits)).map(frame))
    }
  }

  private func frame(_ item: NSCollectionLayoutGroupCustomItem) -> CustomFrame {
    CustomFrame(
      x: .absolute(item.frame.minX), y: .absolute(item.frame.minY),
      width: .absolute(item.frame.width), height: .absolute(item.frame.height), zIndex: item.zIndex)
  }

  private func anchored(_ item: NSCollectionLayoutSupplementaryItem) -> AnchoredView {
    AnchoredView(
      kind: item.elementKind, width: item.layoutSize.widthDimension.value,
      height: item.layoutSize.heightDimension.value, anchor: item.containerAnchor.value,
      itemAnchor: item.itemAnchor?.value, zIndex: item.zIndex)
  }

  // MARK: Headers and footers

  /// Whether a boundary item comes after the items: at the end along the scroll axis.
  func isFooter(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    Edges(item.alignment).contains(axis == .vertical ? .bottom : .trailing)
  }

  func isHeader(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool { !isFooter(item) }

  func view(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Supplementary {
    let edges = Edges(item.alignment)
    return Supplementary(
      .size(
        width: item.layoutSize.widthDimension.value, height: item.layoutSize.heightDimension.value),
      isPinned: item.pinToVisibleBounds, edges: edges.isEmpty ? nil : edges,
      offset: Point(x: item.offset.x, y: item.offset.y), extendsBoundary: item.extendsBoundary,
      zIndex: item.zIndex, kind: item.elementKind)
  }
}

extension InsetsReference {
  /// `readableContent` is as wide as the layout margins here.
  init(_ reference: UIContentInsetsReference) {
    switch reference {
    case .automatic: self = .automatic
    case .none: self = .none
    case .safeArea: self = .safeArea
    case .layoutMargins, .readableContent: self = .layoutMargins
    }
  }
}

extension OrthogonalScrolling {
  /// Nil where the section scrolls with the others.
  init?(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    switch behavior {
    case .none: return nil
    case .continuous: self = .continuous
    case .continuousGroupLeadingBoundary: self = .continuousGroupLeadingBoundary
    case .paging: self = .paging
    case .groupPaging: self = .groupPaging
    case .groupPagingCentered: self = .groupPagingCentered
    }
  }
}

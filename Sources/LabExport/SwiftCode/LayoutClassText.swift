import LayoutCore

/// The parts of a class of layouts that no arrangement changes, as source.
enum LayoutClassText {
  static func direction(_ axis: Axis) -> String {
    """
    /// The direction in which the content scrolls.
    var scrollDirection: UICollectionView.ScrollDirection = .\(axis.rawValue) {
      didSet { invalidateLayout() }
    }
    """
  }

  /// The settings of a section, and what an arrangement provides.
  static func sectionTypes(_ code: OwnLayoutCode) -> String {
    let settings = code.settings
    let flags = [
      settings.contains(where: \.pinsHeader)
        ? "/// Whether the header stays on the screen while the section does.\nvar pinsHeader = false"
        : "",
      settings.contains(where: \.pinsFooter)
        ? "/// Whether the footer stays on the screen while the section does.\nvar pinsFooter = false"
        : "",
      settings.contains(where: \.followsInsets)
        ? "/// Whether the insets also narrow header and footer.\nvar insetsSupplementaryViews = false"
        : "",
      code.hasBackgrounds
        ? "/// \(SectionSettingsCode.backgroundDocumentation)\n"
          + "var backgroundInset: NSDirectionalEdgeInsets?" : "",
    ].filter { !$0.isEmpty }.map { "\n" + $0 }.joined()
    let order =
      code.hasCoveredItems
      ? "\n\n  /// An item with a greater z-index is in front.\n"
        + "  func zIndex(of item: Int, among count: Int) -> Int" : ""
    return """
      /// Places the items of a section.
      protocol Arrangement {
        /// The frames of `count` items in a section of `width` points, and where they end.
        func arrange(
        \(Arrangement.parameters(code.needs))
        ) -> (frames: [CGRect], length: CGFloat)\(order)
      }

      /// The settings of a section.
      struct Section {
        /// How the items are placed.
        var arrangement: any Arrangement
        /// The distances of the items from the edges of the section.
        var sectionInset: NSDirectionalEdgeInsets = .zero
        /// The extent of the header along the scroll axis, in points; 0 for no header.
        var headerLength: CGFloat = 0
        /// The extent of the footer along the scroll axis, in points; 0 for no footer.
        var footerLength: CGFloat = 0\(SwiftText.indented(flags, by: 2))
      }
      """
  }

  static func caches(pinned: Bool) -> String {
    let views =
      pinned
      ? """

      /// The headers and footers that stay on the screen.
      private var pinnedViews: [PinnedView] = []
      /// The size for which everything is placed; nil after an invalidation.
      private var placedSize: CGSize?
      """ : ""
    return """
      /// The attributes of all elements, in the order in which they begin along the scroll axis.
      private var elements: [UICollectionViewLayoutAttributes] = []
      /// How far the elements up to each of `elements` reach: ascending, so that it can be searched.
      private var furthestEnds: [CGFloat] = []
      /// The attributes of the items, by section.
      private var items: [[UICollectionViewLayoutAttributes]] = []
      /// The attributes of supplementary and decoration views, by kind and section.
      private var views: [String: [Int: UICollectionViewLayoutAttributes]] = [:]\(views)
      private var contentSize = CGSize.zero
      private var isVertical: Bool { scrollDirection == .vertical }
      """
  }

  static func prepare(_ code: OwnLayoutCode) -> String {
    let spacing =
      code.sectionSpacing == 0 ? "" : "if section > 0 { end += sectionSpacing }\n    "
    let place = """
      (elements, items, views, contentSize) = ([], [], [:], .zero)\
      \(code.hasPinnedViews ? "\n  pinnedViews = []" : "")
        let size = collectionView.bounds.inset(by: collectionView.contentInset).size
        let crossSize = isVertical ? size.width : size.height
        var end: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
          \(spacing)end = place(section, of: collectionView, from: end, crossSize: crossSize)
        }
        contentSize =
          isVertical
          ? CGSize(width: crossSize, height: end) : CGSize(width: end, height: crossSize)
        sortElements()
      """
    guard code.hasPinnedViews else {
      return """
        override func prepare() {
          super.prepare()
          guard let collectionView else { return }
          \(place)
        }
        """
    }
    return """
      override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if placedSize != collectionView.bounds.size {
          placeSections(of: collectionView)
          placedSize = collectionView.bounds.size
        }
        movePinnedViews(in: collectionView)
      }

      private func placeSections(of collectionView: UICollectionView) {
        \(place)
      }
      """
  }

  /// Placing one section.
  static func place(_ code: OwnLayoutCode) -> String {
    let own = code.isUniform ? "" : "settings."
    let settings =
      code.isUniform
      ? "" : "guard let settings = settings(of: section) else { return start }\n  "
    return """
      /// Places the header, the items and the footer of a section; returns where the section ends.
      private func place(
        _ section: Int, of collectionView: UICollectionView, from start: CGFloat, crossSize: CGFloat
      ) -> CGFloat {
        \(settings)let inset = scrollingDown(\(own)sectionInset)\(boundary(code, own))
        var end = start
        if \(own)headerLength > 0 {
          let frame = \(frame(code, "\(own)headerLength"))
          addView(UICollectionView.elementKindSectionHeader, to: section, at: frame)
          end += \(own)headerLength
        }
        end += inset.top
        let count = collectionView.numberOfItems(inSection: section)
      \(SwiftText.indented(arranged(code, own), by: 2))
        addItems(
          placed.frames.map { $0.offsetBy(dx: inset.leading, dy: end) }, to: section\
      \(code.hasCoveredItems && !code.isUniform ? ",\n    of: settings.arrangement" : ""))
        end += placed.length + inset.bottom
        if \(own)footerLength > 0 {
          let frame = \(frame(code, "\(own)footerLength"))
          addView(UICollectionView.elementKindSectionFooter, to: section, at: frame)
          end += \(own)footerLength
        }
      \(SwiftText.indented(afterwards(code, own) + "return end", by: 2))
      }\(code.isUniform ? "" : "\n\n" + sectionSettings)

      /// `insets` for a section as if the content scrolled down.
      private func scrollingDown(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        guard !isVertical else { return insets }
        return NSDirectionalEdgeInsets(
          top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
      }
      """
  }

  private static func frame(_ code: OwnLayoutCode, _ length: String) -> String {
    code.hasInsetViews
      ? "CGRect(x: viewX, y: end, width: viewWidth, height: \(length))"
      : "CGRect(x: 0, y: end, width: crossSize, height: \(length))"
  }

  /// Where headers and footers are across the scroll axis, if insets can narrow them.
  private static func boundary(_ code: OwnLayoutCode, _ own: String) -> String {
    guard code.hasInsetViews else { return "" }
    return """

        let viewX = \(own)insetsSupplementaryViews ? inset.leading : 0
        let viewWidth =
          \(own)insetsSupplementaryViews ? crossSize - inset.leading - inset.trailing : crossSize
      """
  }

  /// The call that places the items.
  private static func arranged(_ code: OwnLayoutCode, _ own: String) -> String {
    let needs = code.needs
    var lines = ["let width = max(0, crossSize - inset.leading - inset.trailing)"]
    if needs.contains(.visibleLength) || needs.contains(.availableLength) {
      lines += [
        "let visible = collectionView.bounds.inset(by: collectionView.contentInset)",
        "  .inset(by: collectionView.safeAreaInsets).size",
        "let visibleLength = isVertical ? visible.height : visible.width",
      ]
    }
    if needs.contains(.availableLength) {
      lines += [
        "let taken =",
        "  \(own)headerLength + inset.top + inset.bottom + \(own)footerLength",
        "let availableLength = max(0, visibleLength - taken)",
      ]
    }
    let arrangement = code.isUniform ? "" : "settings.arrangement."
    let arguments = Arrangement.arguments(needs)
    let call =
      arguments.count <= 40
      ? "let placed = \(arrangement)arrange(\(arguments))"
      : "let placed = \(arrangement)arrange(\n  \(arguments)\n)"
    lines.append(
      needs.contains(.sizes)
        ? """
        \(call) { item, width in
          size(of: IndexPath(item: item, section: section), width: width)
        }
        """ : call)
    return lines.joined(separator: "\n")
  }

  /// What follows when the end of the section is known: its background, and its pinned views.
  private static func afterwards(_ code: OwnLayoutCode, _ own: String) -> String {
    var parts: [String] = []
    if code.hasBackgrounds {
      parts.append(
        """
        if let insets = \(own)backgroundInset, count > 0 {
          let inset = scrollingDown(insets)
          addBackground(
            to: section,
            at: CGRect(
              x: inset.leading, y: start + inset.top,
              width: crossSize - inset.leading - inset.trailing,
              height: end - start - inset.top - inset.bottom))
        }
        """)
    }
    let kinds = [
      ("Header", code.settings.contains(where: \.pinsHeader)),
      ("Footer", code.settings.contains(where: \.pinsFooter)),
    ]
    for (kind, isPinned) in kinds where isPinned {
      parts.append(
        """
        if \(own)pins\(kind) {
          pin(UICollectionView.elementKindSection\(kind), of: section, from: start, to: end)
        }
        """)
    }
    return parts.map { $0 + "\n" }.joined()
  }

  private static let sectionSettings = """
    private func settings(of section: Int) -> Section? {
      section < sections.count ? sections[section] : sections.last
    }
    """
}

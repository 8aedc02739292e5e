import LayoutCore

/// An element of a layout, as an assertion.
struct TestedElement {
  /// How UIKit returns the attributes of an element.
  enum Category: CaseIterable {
    case item, view, decoration
  }

  let element: Element
  let category: Category
  /// The element kind, as an expression; nil for an item.
  let kind: String?
  /// The rules behind its frame that no published figure confirms.
  let rules: [String]

  init(_ element: Element, code: UIKitCode, rules: [String]) {
    (self.element, self.rules) = (element, rules)
    (category, kind) =
      switch element.id.kind {
      case .item: (.item, nil)
      case .background, .separator: (.decoration, code.backgroundKind(element.elementKind))
      case .header, .footer, .layoutHeader, .layoutFooter, .badge:
        (.view, BoundaryCode.kind(element.elementKind, of: element.id.kind, element.id.ordinal))
      }
  }

  /// An expression: views of the whole layout have an index path of one number.
  var indexPath: String {
    let id = element.id
    return id.isOfLayout ? "[\(id.ordinal)]" : "[\(id.section), \(id.index)]"
  }

  /// What identifies it in UIKit: the start of the call that asserts its frame.
  var call: String {
    switch category {
    case .item: "expectItem(\(indexPath)"
    case .view: "expectView(\(kind ?? ""), \(indexPath)"
    case .decoration: "expectDecoration(\(kind ?? ""), \(indexPath)"
    }
  }

  /// The statement that asserts the frame.
  var assertion: String {
    let numbers = FrameNumber.allCases.map { "\($0.rawValue): \(Self.number(element.frame[$0]))" }
      .joined(separator: ", ")
    let rule = rules.joined(separator: "; ")
    let unverified = rules.isEmpty ? "" : ",\n    unverified: \(SwiftText.literal(rule))"
    let short = "  \(call), \(numbers))"
    guard !rules.isEmpty || short.count > 96 else { return short }
    let (name, arguments) = (call.prefix { $0 != "(" }, call.drop { $0 != "(" }.dropFirst())
    let line = "    \(arguments), \(numbers)"
    return "  \(name)(\n"
      + (line.count <= 96 ? line : "    \(arguments),\n    \(numbers)") + "\(unverified))"
  }

  /// A number of points, at three decimals.
  static func number(_ value: Double) -> String {
    SwiftText.number((value * 1000).rounded() / 1000)
  }
}

extension TestedElement.Category {
  /// The method that asserts the frame of such an element.
  var helper: String {
    switch self {
    case .item: Self.itemHelper
    case .view: Self.viewHelper
    case .decoration: Self.decorationHelper
    }
  }

  /// What each of the methods is passed after the element.
  private static let expectation = """
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat,
      unverified rule: String? = nil, file: StaticString = #filePath, line: UInt = #line
    """

  private static let itemHelper = """
    private func expectItem(
      _ indexPath: IndexPath, \(expectation)
    ) {
      expect(
        collectionView.layoutAttributesForItem(at: indexPath), "item \\(indexPath)",
        at: CGRect(x: x, y: y, width: width, height: height), rule, file, line)
    }
    """

  private static let viewHelper = """
    private func expectView(
      _ kind: String, _ indexPath: IndexPath, \(expectation)
    ) {
      let attributes = collectionView.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: indexPath)
      expect(
        attributes, "\\(kind) \\(indexPath)",
        at: CGRect(x: x, y: y, width: width, height: height), rule, file, line)
    }
    """

  private static let decorationHelper = """
    private func expectDecoration(
      _ kind: String, _ indexPath: IndexPath, \(expectation)
    ) {
      let layout = collectionView.collectionViewLayout
      let attributes = layout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
      var frame = CGRect(x: x, y: y, width: width, height: height)
      // Of decoration views only the layout has attributes, before the collection view mirrors them.
      if layout.flipsHorizontallyInOppositeLayoutDirection,
        layout.developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
      {
        let mirror = max(collectionView.contentSize.width, collectionView.bounds.width)
        frame.origin.x = mirror - frame.maxX
      }
      expect(attributes, "\\(kind) \\(indexPath)", at: frame, rule, file, line)
    }
    """
}

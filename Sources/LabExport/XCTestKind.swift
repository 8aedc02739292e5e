import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension ExportKind {
  /// The layout as code for UIKit, in a test that asserts its frames.
  static let xctest = ExportKind(
    name: "xctest", suffixes: ["Tests.swift"],
    summary: "a test for UIKit, which asserts every frame of the layout"
  ) { session, arguments, world throws(LabError) in
    let stem = UIKitCode.stem(for: arguments, session)
    return try ExportKind.again(arguments) { () throws(LabError) in
      try TestCode(&session, stem: stem, in: world).text
    }
  }
}

/// A file with a layout and its test, as source: run on a device, it confirms or refutes what the
/// lab predicts.
struct TestCode {
  private let name: String
  private let layoutName: String
  private let code: UIKitCode
  private let request: LayoutRequest
  private let contentSize: Size
  /// What the screen shows of the content: pinned views are where they are then.
  private let viewport: Rect
  private let elements: [TestedElement]

  /// A file of more assertions takes long to compile.
  private static var mostElements: Int { 2000 }

  /// - Throws: what no test is written for, and what can be done.
  init(_ session: inout Session, stem: String, in world: World) throws(LabError) {
    let stem = stem.lowercased().hasSuffix("tests") ? stem.dropLast(5) : stem[...]
    name = SwiftText.typeName(stem, ending: "Tests")
    layoutName = SwiftText.typeName(stem, ending: "Layout")
    let code = try UIKitCode(session, name: layoutName)
    let count = session.layout.elementCount
    guard count <= Self.mostElements else {
      throw Self.refusal(
        "a test asserts at most \(NumberText.grouped(Self.mostElements)) frames "
          + "(here \(NumberText.grouped(count)))", "items 100")
    }
    guard session.layout.request.safeArea == .zero else {
      throw Self.refusal("a test cannot set the safe area of its device", "safearea 0")
    }
    let found = try session.allElements(in: world)
    // Sections that scroll across the axis are at their start.
    var layout = session.layout
    layout.orthogonalOffsets = [:]
    do throws(LayoutError) { try layout.follow(session.viewport) } catch { throw LabError(error) }
    viewport = session.viewport
    elements = found.compactMap { element in
      layout.element(element.id, visible: session.viewport).map {
        TestedElement($0, code: code, rules: code.isOwn ? [] : session.unverifiedRules(of: $0))
      }
    }
    (self.code, request, contentSize) = (code, layout.request, layout.contentSize ?? .zero)
    var names: Set<String> = []
    if let twice = elements.first(where: { !names.insert($0.call).inserted }) {
      throw LabError(
        .notPossible(
          "two views of the kind \(twice.kind ?? "") have the index path \(twice.indexPath), but in "
            + "UIKit kind and index path identify a view: give them different kinds"))
    }
  }

  private static func refusal(_ reason: String, _ remedy: String) -> LabError {
    var error = LabError(.notPossible(reason))
    error.remedy = remedy
    return error
  }

  var text: String {
    let members =
      [properties] + tests + [collectionView, expectations]
      + (code.hasEstimates ? [Self.measuredCell] : [])
    return """
      \(SwiftText.imports("UIKit", "XCTest"))

      \(SwiftText.documentation(documentation))
      @MainActor
      final class \(name): XCTestCase {
      \(SwiftText.indented(members.joined(separator: "\n\n"), by: 2))
      }

      \(content)

      // MARK: - The layout, as `export \(layoutName).swift` writes it

      \(code.declarations)

      """
  }

  private var documentation: String {
    let reading = request.isRightToLeft ? "right to left" : "left to right"
    let rules =
      elements.contains { !$0.rules.isEmpty }
      ? "\n\nAn assertion with `unverified` depends on a rule that no published figure confirms. If "
        + "it fails on a device, UIKit has another rule." : ""
    return "The frames that LayoutLab predicts for `\(layoutName)` in a collection view of "
      + "\(SwiftText.number(request.container.width)) × "
      + "\(SwiftText.number(request.container.height)) points, read from \(reading).\(rules)"
  }

  private var properties: String {
    let delegate = code.delegateName.map { "\nprivate lazy var layoutDelegate = \($0)()" } ?? ""
    return """
      /// Half a pixel of a screen with three pixels a point: UIKit may move a frame to whole pixels.
      private let accuracy: CGFloat = 1 / 6
      private lazy var content = Content()\(delegate)
      private lazy var collectionView = makeCollectionView()
      """
  }

  // MARK: Tests

  /// The content size, and a method for the views of the layout and for each section.
  private var tests: [String] {
    let size = """
      func testContentSize() {
        let size = collectionView.contentSize
        XCTAssertEqual(size.width, \(TestedElement.number(contentSize.width)), \
      accuracy: accuracy, "the width of the content")
        XCTAssertEqual(size.height, \(TestedElement.number(contentSize.height)), \
      accuracy: accuracy, "the height of the content")
      }
      """
    let ofLayout = test("ViewsOfLayout", elements.filter { $0.element.id.isOfLayout })
    return [size] + ofLayout
      + request.sections.indices.flatMap { section in
        test(
          "Section\(section)",
          elements.filter { !$0.element.id.isOfLayout && $0.element.id.section == section })
      }
  }

  private func test(_ name: String, _ elements: [TestedElement]) -> [String] {
    guard !elements.isEmpty else { return [] }
    return ["func test\(name)() {\n\(elements.map(\.assertion).joined(separator: "\n"))\n}"]
  }

  /// The helpers that the tests call, of those for views only what is needed.
  private var expectations: String {
    let categories = TestedElement.Category.allCases.filter { category in
      elements.contains { $0.category == category }
    }
    return (categories.map(\.helper) + [Self.comparison]).joined(separator: "\n\n")
  }

  private static let comparison = """
    private func expect(
      _ attributes: UICollectionViewLayoutAttributes?, _ element: String, at frame: CGRect,
      _ rule: String?, _ file: StaticString, _ line: UInt
    ) {
      let rule = rule.map { "; not verified: \\($0)" } ?? ""
      guard let found = attributes?.frame else {
        XCTFail("\\(element) has no frame, expected \\(frame)\\(rule)", file: file, line: line)
        return
      }
      let numbers = [
        ("x", found.minX, frame.minX), ("y", found.minY, frame.minY),
        ("width", found.width, frame.width), ("height", found.height, frame.height),
      ]
      for (name, number, expected) in numbers {
        XCTAssertEqual(
          number, expected, accuracy: accuracy, "\\(name) of \\(element)\\(rule)", file: file,
          line: line)
      }
    }
    """
}

extension TestCode {
  // MARK: The collection view

  private var collectionView: String {
    let lines =
      [
        """
        let collectionView = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: \(SwiftText.number(request.container.width)), \
        height: \(SwiftText.number(request.container.height))),
          collectionViewLayout: \(code.layoutExpression))
        collectionView.semanticContentAttribute = \
        .force\(request.isRightToLeft ? "RightToLeft" : "LeftToRight")
        """
      ] + margins + registrations + ["collectionView.dataSource = content"]
      + (code.delegateName == nil ? [] : ["collectionView.delegate = layoutDelegate"])
      + ["collectionView.layoutIfNeeded()"] + scrolling + ["return collectionView"]
    return """
      private func makeCollectionView() -> UICollectionView {
      \(SwiftText.indented(lines.joined(separator: "\n"), by: 2))
      }
      """
  }

  /// The layout margins, where insets count from them.
  private var margins: [String] {
    var margins = request.margins
    guard code.usesMargins else { return [] }
    if request.isRightToLeft {
      (margins.leading, margins.trailing) = (margins.trailing, margins.leading)
    }
    return ["collectionView.layoutMargins = \(SwiftText.edges(margins))"]
  }

  private var registrations: [String] {
    let cell = code.hasEstimates ? "MeasuredCell" : "UICollectionViewCell"
    let kinds = Set(elements.filter { $0.category == .view }.compactMap(\.kind)).sorted()
    let views = kinds.map { kind in
      "collectionView.register(\n  UICollectionReusableView.self,\n  forSupplementaryViewOfKind: "
        + "\(kind),\n  withReuseIdentifier: \"view\")"
    }
    return ["collectionView.register(\(cell).self, forCellWithReuseIdentifier: \"item\")"] + views
  }

  /// Shows each cell, where cells report their sizes, and then what the lab shows, where pinned views
  /// depend on it.
  private var scrolling: [String] {
    let measured = """
      // Cells report their sizes when they appear.
      for section in 0..<collectionView.numberOfSections {
        for item in 0..<collectionView.numberOfItems(inSection: section) {
          collectionView.scrollToItem(at: [section, item], at: [], animated: false)
          collectionView.layoutIfNeeded()
        }
      }
      """
    let (x, y) = (TestedElement.number(viewport.x), TestedElement.number(viewport.y))
    let offset = """
      collectionView.contentOffset = CGPoint(x: \(x), y: \(y))
      collectionView.layoutIfNeeded()
      """
    return (code.hasEstimates ? [measured] : [])
      + (code.hasPinnedViews && viewport.origin != .zero || code.hasEstimates ? [offset] : [])
  }

  // MARK: The data source

  private var content: String {
    let counts = request.sections.map { "\($0.count)" }.joined(separator: ", ")
    let hasViews = elements.contains { $0.category == .view }
    let members = [
      "private let counts = [\(counts)]", code.hasEstimates ? measuredSizes : "", Self.counting,
      cell, hasViews ? Self.view : "",
    ]
    let body = members.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return """
      private final class Content: NSObject, UICollectionViewDataSource {
      \(SwiftText.indented(body, by: 2))
      }
      """
  }

  /// The sizes of the items by section, as a table.
  private var measuredSizes: String {
    let sections = request.sections.indices.map { section in
      let items = elements.filter { $0.category == .item && $0.element.id.section == section }
      return SwiftText.array(items.map { SwiftText.size($0.element.frame.size) })
    }
    let value = SwiftText.indented(sections.joined(separator: ",\n"), by: 2)
    return "/// The sizes that cells report, by section.\n"
      + "private let sizes: [[CGSize]] = [\n\(value),\n]"
  }

  private static let counting = """
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    """

  private var cell: String {
    let dequeued =
      "collectionView.dequeueReusableCell(withReuseIdentifier: \"item\", for: indexPath)"
    let measured = """
      let cell = \(dequeued)
        (cell as? \(name).MeasuredCell)?.measuredSize = sizes[indexPath.section][indexPath.item]
        return cell
      """
    return """
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        \(code.hasEstimates ? measured : dequeued)
      }
      """
  }

  private static let view = """
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    """

  private static let measuredCell = """
    /// A cell whose content has a known size.
    final class MeasuredCell: UICollectionViewCell {
      var measuredSize = CGSize.zero

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = measuredSize
        return layoutAttributes
      }
    }
    """
}

extension Session {
  /// The rules of the lab's behind the numbers of `element` that no published figure confirms.
  fileprivate func unverifiedRules(of element: Element) -> [String] {
    var rules: [String] = []
    for number in FrameNumber.allCases {
      for fact in reason(for: number, of: element.id, at: element.frame).facts
      where fact.hasPrefix("UIKit not verified: ") {
        let rule = String(fact.dropFirst("UIKit not verified: ".count))
        if !rules.contains(rule) { rules.append(rule) }
      }
    }
    return rules
  }
}

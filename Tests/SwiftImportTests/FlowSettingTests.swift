import LabSession
import LayoutCore
import SwiftImport
import Testing

/// What an app sets in the properties that its flow layouts inherit.
@Suite("Settings of an app in flow layouts", .serialized)
struct FlowSettingTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// A screen that executes `statements` when its view is loaded, and has `members`.
  private static func screen(_ statements: String, members: String = "") -> String {
    """
    import UIKit
    class Screen: UIViewController {
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        \(statements)
      }
    }

    """
  }

  /// What is assumed of the flow layouts `Row0`, `Row1` and so on, beside other files.
  private func assumptions(
    _ bodies: [String], beside files: [String: String], _ own: String = ""
  ) throws -> [String] {
    let classes = bodies.enumerated().map {
      "class Row\($0): UICollectionViewFlowLayout {\n  \($1)\n}\n"
    }
    try project.write("Rows.swift", "import UIKit\n\(own)\n\(classes.joined())")
    for (name, text) in files { try project.write(name, text) }
    return try project.load("Rows.swift").assumptions.filter { $0.hasPrefix("Row") }
  }

  @Test(
    "a direction that the app sets counts, until you set another",
    arguments: [
      ("let row = Row0()\n    row.scrollDirection = .horizontal", ""),
      (
        "",
        """
        let layout: Row0 = {
            let row = Row0()
            row.scrollDirection = UICollectionView.ScrollDirection.horizontal
            return row
          }()
        """
      ),
      (
        """
        guard let row = collection.collectionViewLayout as? Row0 else { return }
            row.scrollDirection = .horizontal
        """, ""
      ),
      (
        "(collection.collectionViewLayout as? Row0)?.scrollDirection = .horizontal",
        "@objc func show() { let row = Row0(); row.scrollDirection = .horizontal }"
      ),
      ("layout.scrollDirection = .horizontal", "weak var layout: Row0!"),
    ])
  func direction(_ statements: String, _ members: String) throws {
    #expect(
      try assumptions([""], beside: ["Screen.swift": Self.screen(statements, members: members)])
        == ["Row0: scrollDirection is .horizontal, as Screen.swift sets it"])
    let lab = try FileLab(in: project.path("."))
    try lab.run("load Rows.swift; items 9; sizes 50x50; height 120")
    #expect(lab.lab.layout.request.axis == .horizontal)
    let frames = try lab.run("frames all")
    try lab.run("direction vertical")
    #expect(lab.lab.layout.request.axis == .vertical)
    try lab.run("undo")
    #expect(try lab.run("frames all") == frames)
  }

  @Test("sizes, spacings and insets of the app count, until you set others, and take part in undo")
  func sizes() throws {
    let screen = Self.screen(
      """
      let row = Row0()
          row.itemSize = CGSize(width: 60, height: 30)
          row.minimumLineSpacing = 4
          row.minimumInteritemSpacing = CGFloat(6)
          row.sectionInset = .init(top: 1, left: 2, bottom: 3, right: 4)
          row.headerReferenceSize = CGSize(width: 0, height: 20)
          row.footerReferenceSize = CGSizeMake(0, 25.5)
      """)
    #expect(
      try assumptions([""], beside: ["Screen.swift": screen]) == [
        """
        Row0: minimumLineSpacing is 4, as Screen.swift sets it, \
        minimumInteritemSpacing is 6, as Screen.swift sets it, \
        sectionInset is UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), \
        as Screen.swift sets it, \
        headerReferenceSize is CGSize(width: 0, height: 20), as Screen.swift sets it, \
        footerReferenceSize is CGSize(width: 0, height: 25.5), as Screen.swift sets it, \
        itemSize is CGSize(width: 60, height: 30), as Screen.swift sets it, where it fits
        """
      ])
    let lab = try FileLab(in: project.path("."))
    try lab.run("load Rows.swift; items 4; width 150; height 300")
    let whole = try lab.run("frames all")
    #expect(
      whole == [
        "0.header     0.00     0.00   150.00    20.00",
        "       0     2.00    21.00    60.00    30.00",
        "       1    86.00    21.00    60.00    30.00",
        "       2     2.00    55.00    60.00    30.00",
        "       3    86.00    55.00    60.00    30.00",
        "0.footer     0.00    88.00   150.00    25.50",
      ])
    for command in [
      "sizes 40x40", "spacing 1", "inset 9", "header 50", "footer 50", "set minimumLineSpacing 9",
    ] {
      try lab.run(command)
      #expect(try lab.run("frames all") != whole, "\(command)")
      try lab.run("undo")
      #expect(try lab.run("frames all") == whole, "\(command)")
    }
    try lab.run("set minimumLineSpacing 9; inset 3; footer 9")
    let set = try lab.run("frames all")
    try lab.run("save mine.llab; reset; run mine.llab")
    #expect(try lab.run("frames all") == set)
    try lab.run("width 63")
    #expect(try lab.run("frames 0") != ["  0     2.00    21.00    60.00    30.00"])
  }

  /// What is assumed where each screen of `screens` executes its statements with a class of its own, `%`.
  private func assumptions(
    of bodies: [String]? = nil, onScreens screens: [String], _ more: [String: String] = [:]
  ) throws -> [String] {
    let files = screens.enumerated().map { number, text in
      let text = text.contains("func ") ? Self.screen("", members: text) : Self.screen(text)
      return (
        "Screen\(number).swift",
        text.split(separator: "%", omittingEmptySubsequences: false).joined(
          separator: "Row\(number)")
      )
    }
    return try assumptions(
      bodies ?? Array(repeating: "", count: screens.count),
      beside: Dictionary(uniqueKeysWithValues: files).merging(more) { $1 })
  }

  private static let plain = "let row = %(); row.scrollDirection = .horizontal"

  @Test("what an app sets in some cases only, or at other times, is not taken")
  func uncertain() throws {
    #expect(
      try assumptions(onScreens: [
        "let row = %(); if isWide { row.scrollDirection = .horizontal }",
        "let row = %(); if isWide { } else { row.scrollDirection = .horizontal }",
        "let row = %(); row.scrollDirection = isWide ? .horizontal : .vertical",
        "let row = %(); for _ in 0..<2 { row.scrollDirection = .horizontal }",
        "let row = %(); switch kind { case .wide: row.scrollDirection = .horizontal }",
        "let row = %(); guard isWide else { return }; row.scrollDirection = .horizontal",
        "let row = %(); if isWide { return }; row.scrollDirection = .horizontal",
        "let row = %()\n#if DEBUG\nrow.scrollDirection = .horizontal\n#endif",
        "let row = %(); run(later: { row.scrollDirection = .horizontal })",
        "let row = %(); UIView.animate { row.scrollDirection = .horizontal }",
        "var row: %!; @objc func tap() { row.scrollDirection = .horizontal }",
        "var row: %!; var isWide = true { didSet { row.scrollDirection = .horizontal } }; func f() {}",
        "lazy var make: () -> % = { let row = %(); row.scrollDirection = .horizontal; return row }\nfunc f() {}",
        """
        override func viewWillTransition(to size: CGSize, with it: UIViewControllerTransitionCoordinator)
          { (view.layout as? %)?.scrollDirection = .horizontal }
        """,
      ]) == [])
  }

  @Test("values that differ or are no literals are not taken, nor where one object is not clear")
  func unclear() throws {
    #expect(
      try assumptions(
        onScreens: [
          "let row = %(); row.scrollDirection = .horizontal\nlet other = %(); other.scrollDirection = .vertical",
          "let row = %(); row.scrollDirection = direction",
          "\(Self.plain)\nother.scrollDirection = .vertical",
          "\(Self.plain)\nlet other = makeLayout(); other.scrollDirection = .vertical",
          "\(Self.plain)\nif let any = view.layout as? UICollectionViewFlowLayout { any.scrollDirection = .vertical }",
          "let row = %(); row.minimumLineSpacing = 3; row.minimumLineSpacing += 1",
          "let row = %(); row.itemSize = CGSize(width: 30, height: 30); row.itemSize.width = 20",
          "let row = %(); row.itemSize = CGSize(width: 30, height: 30); row.estimatedItemSize = size",
          "let row = %(); row.itemSize = CGSize(width: view.bounds.width, height: 30)",
          "class Other: % {}; func f() { let row = Other(); row.scrollDirection = .horizontal }",
          "let row = %(); row.minimumLineSpacing = 10; row.scrollDirection = .vertical",
        ],
        [
          "AppTests/Test.swift":
            "import XCTest\nfunc test() { let row = Row9(); row.scrollDirection = .horizontal }"
        ]) == [])
  }

  @Test("what a class itself sets or overrides, wherever its code is, is not for the app to set")
  func ofClass() throws {
    #expect(
      try assumptions(
        of: [
          "override func prepare() { scrollDirection = .vertical; super.prepare() }",
          "override init() { super.init(); self.scrollDirection = .vertical }\n"
            + "  required init?(coder: NSCoder) { nil }",
          "override var scrollDirection: UICollectionView.ScrollDirection { get { .vertical } set {} }",
          "",
        ], onScreens: Array(repeating: Self.plain, count: 4),
        [
          "More.swift":
            "import UIKit\nextension Row3 { func set() { scrollDirection = .vertical } }"
        ])
        == [])
  }

  @Test("a delegate of the app, and code that sets any flow layout, leave the values uncertain")
  func elsewhere() throws {
    let screens = [
      "let row = %(); row.itemSize = CGSize(width: 30, height: 30); row.scrollDirection = .horizontal"
    ]
    let direction = "scrollDirection is .horizontal, as Screen0.swift sets it"
    let size = "itemSize is CGSize(width: 30, height: 30), as Screen0.swift sets it, where it fits"
    #expect(try assumptions(onScreens: screens) == ["Row0: \(direction), \(size)"])
    #expect(
      try assumptions(
        onScreens: screens,
        [
          "Delegate.swift":
            "func collectionView(_ v: UICollectionView, sizeForItemAt p: IndexPath) -> CGSize { size }"
        ]) == ["Row0: \(direction)"])
    #expect(
      try assumptions(
        onScreens: screens,
        [
          "Other.swift":
            "func turn(_ it: UICollectionViewFlowLayout) { it.scrollDirection = .vertical }"
        ]) == [])
  }

  @Test("a class beside its screen in one file has what the screen sets")
  func sameFile() throws {
    #expect(
      try assumptions(
        [""], beside: [:], Self.screen("let row = Row0(); row.minimumLineSpacing = 3")
      )
      .contains("Row0: minimumLineSpacing is 3, as Rows.swift sets it"))
  }
}

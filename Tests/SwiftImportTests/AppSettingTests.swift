import LayoutCore
import SwiftImport
import Testing

/// What an app sets in its layouts, in other files of the project.
@Suite("Settings of an app", .serialized)
struct AppSettingTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The heights of the items of `Rows.swift`, whose properties are `members`, beside a screen that
  /// executes `statements`.
  private func heights(
    _ height: String, members: String, screen statements: String
  ) throws -> [Double] {
    try project.write("Rows.swift", ProjectFolder.rows(height, members: members))
    try project.write(
      "Screen.swift",
      """
      import UIKit
      class Screen: UIViewController {
        func show(_ view: UICollectionView) {
          \(statements)
        }
      }

      """)
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  @Test("a number that the layout leaves at zero is the one that the app sets")
  func number() throws {
    #expect(
      try heights(
        "CGFloat(columns) * 10", members: "var columns = 0",
        screen: "let rows = Rows()\n    rows.columns = 3") == [30, 30, 30])
    let loaded = try project.load("Rows.swift")
    #expect(loaded.assumptions.contains { $0.hasSuffix("columns is 3, as Screen.swift sets it") })
    #expect(loaded.strategies.first?.definition.parameter("columns")?.standard == .count(3))
  }

  @Test("a size is set through a cast, and a number that may be nil through a name for the cast")
  func casts() throws {
    #expect(
      try heights(
        "size.height + (gap ?? 0)", members: "var size = CGSize.zero; var gap: CGFloat?",
        screen: """
          (view.collectionViewLayout as? Rows)?.size = CGSize(width: 10, height: 25)
              if let layout = view.collectionViewLayout as? Rows { layout.gap = 2 }
          """) == [27, 27, 27])
  }

  @Test("a size that the app computes is not taken: its names are not those of the layout")
  func computedByApp() throws {
    #expect(
      try heights(
        "size.height + 3", members: "var size = CGSize.zero",
        screen: "let rows = Rows()\n    rows.size = CGSize(width: view.bounds.width, height: 9)")
        == [3, 3, 3])
  }

  @Test("a choice by the kind of device is the value, until you set a number")
  func ofDevice() throws {
    #expect(
      try heights(
        "CGFloat(columns) * 10 + gap! + size.height",
        members: "var columns = 0; var gap: CGFloat?; var size = CGSize.zero",
        screen: """
          let rows = Rows()
              rows.columns = UIDevice.current.userInterfaceIdiom == .pad
                ? 4 : 3
              rows.gap = UIDevice.current.userInterfaceIdiom == .phone ? 20 : 40.5
              rows.size = UIDevice.current.userInterfaceIdiom == .pad
                ? CGSize(width: 1, height: 4) : CGSize(width: 1, height: 2.5)
          """) == [52.5, 52.5, 52.5])
    let loaded = try project.load("Rows.swift")
    #expect(
      loaded.assumptions.contains {
        $0.contains(
          "columns is UIDevice.current.userInterfaceIdiom == .pad ? 4 : 3, as Screen.swift sets it")
      })
    var strategy = try #require(loaded.strategies.first)
    #expect(strategy.definition.parameter("columns")?.standard == .absent)
    func height(in container: Size) throws -> Double? {
      let section = Section(
        strategy: strategy, count: 1, sizes: .uniform(Size(width: 30, height: 40)))
      return try CollectionLayout(LayoutRequest(container: container, sections: [section]))
        .frame(of: ElementID(.item, section: 0, index: 0))?.height
    }
    #expect(try height(in: Size(width: 820, height: 1180)) == 84.5)
    strategy.set("columns", to: .points(5))
    #expect(try height(in: Size(width: 100, height: 200)) == 72.5)
  }

  @Test("another choice, one of nothing, and one of another type are not taken")
  func ofMore() throws {
    #expect(
      try heights(
        "CGFloat(columns + rows + lanes + spans) + 3",
        members: "var columns = 0; var rows = 0; var lanes = 0; var spans = 0",
        screen: """
          let layout = Rows()
              let device = UIDevice.current
              layout.columns = device.userInterfaceIdiom == .pad ? 4 : 2
              layout.rows = UIDevice.current.userInterfaceIdiom == .pad ? 4 : view.tag
              layout.lanes = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 0
              layout.spans = UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2.5
          """) == [3, 3, 3])
  }

  @Test("a number is set in the closure that makes the value of a property")
  func closure() throws {
    try project.write(
      "Rows.swift", ProjectFolder.rows("CGFloat(columns) * 10", members: "var columns = 0"))
    try project.write(
      "Screen.swift",
      """
      import UIKit
      class Screen: UIViewController {
        lazy var list: UICollectionView = {
          let rows = Rows()
          rows.columns = 3
          return UICollectionView(frame: .zero, collectionViewLayout: rows)
        }()
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [30, 30, 30])
  }

  @Test("what the layout sets itself stays, and so do properties of other objects")
  func others() throws {
    #expect(
      try heights(
        "CGFloat(columns + rows)", members: "var columns = 5; var rows = 0",
        screen: """
          let board = Rows()
              board.columns = 3
              let rows = Board()
              rows.rows = 4
              board.other.rows = 6
          """) == [5, 5, 5])
  }

  @Test("another value in the app makes another program")
  func edited() throws {
    for value in [3, 4] {
      #expect(
        try heights(
          "CGFloat(columns)", members: "var columns = 0",
          screen: "let rows = Rows()\n    rows.columns = \(value)")
          == [Double](repeating: Double(value), count: 3))
    }
  }

  @Test("what the layout computes for itself is its state, whatever the app sets")
  func state() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "height + 3", members: "var height: CGFloat = 0", before: "height = max(height, 1)"))
    try project.write("Screen.swift", "import UIKit\nfunc show(rows: Rows) { rows.height = 9 }\n")
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [4, 4, 4])
    #expect(!loaded.assumptions.contains { $0.contains("Screen.swift") })
  }

  @Test("an app that begins to set a value makes another program")
  func begun() throws {
    for (statements, height) in [("", 3.0), ("let rows = Rows()\n    rows.columns = 4", 7)] {
      #expect(
        try heights(
          "CGFloat(columns) + 3", members: "var columns = 0", screen: statements)
          == [height, height, height])
    }
  }

  @Test("values for another class, for one case alone and in tests are not taken")
  func elsewhere() throws {
    try project.write("Package.swift", "")
    try project.write(
      "AppTests/RowsTests.swift",
      "import UIKit\nfunc test() {\n  let rows = Rows()\n  rows.columns = 5\n}\n")
    #expect(
      try heights(
        "CGFloat(columns) + 3", members: "var columns = 0",
        screen: """
          let rows = Rows()
              if view.isHidden { rows.columns = 6 }
              func update(rows: Board) { rows.columns = 7 }
              do { let rows = Board(); rows.columns = 8 }
          """) == [3, 3, 3])
  }

  @Test("a companion sets what counts, and not the app")
  func companion() throws {
    try project.write(
      "Rows.lab.swift",
      """
      import UIKit
      class RowsApp: UIKitDelegate {
        override func willLayOut(_ view: UICollectionView) {
          if let layout = view.collectionViewLayout as? Rows { layout.columns = 8 }
        }
      }

      """)
    #expect(
      try heights(
        "CGFloat(columns)", members: "var columns = 0",
        screen: "let rows = Rows()\n    rows.columns = 3") == [8, 8, 8])
  }

  @Test("set has precedence over a size and insets that the file computes")
  func computed() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "size.height + insets.top",
        members: """
          var size = CGSize(width: 10 + 1, height: 10 + 2)
            var insets = UIEdgeInsets(top: 1 + 2, left: 0, bottom: 0, right: 0)
          """))
    var strategy = try #require(project.load("Rows.swift").strategies.first)
    func height() throws -> Double {
      try strategy.layout(
        SectionRequest(
          count: 1, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
      ).frame(at: 0).height
    }
    #expect(try height() == 15)
    strategy.set("size", to: .size(Size(width: 5, height: 20)))
    #expect(try height() == 23)
    strategy.set("insets-top", to: .points(7))
    #expect(try height() == 27)
  }
}

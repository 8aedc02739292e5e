import Foundation
import LabLanguage
import LabSession
import LabTestKit
import LayoutCore
import SwiftImport
import Testing

/// Layouts that an app configures before it uses them.
@Suite("Layouts that wait for settings", .serialized)
struct WaitingLayoutTests {
  private static let files = LoadedFiles()

  private func answers(_ text: String) throws -> [String] {
    var lab = try LoadedFiles.lab()
    return lab.answers(text, in: Self.files.world())
  }

  @Test("a layout that traps without its settings is loaded, and names the line and the property")
  func trap() throws {
    let lines = try answers("load Unset/BoardLayout.swift")
    #expect(lines.first == "BoardLayout  a UIKit layout")
    let waiting = try #require(lines.firstIndex { $0.hasPrefix("BoardLayout waits for settings") })
    #expect(lines[waiting].contains("trapped at BoardLayout.swift:"))
    #expect(lines[waiting].hasSuffix(": Division by zero"))
    #expect(Array(lines[(waiting + 1)...]) == ["columns is 0", "set columns 2"])
  }

  @Test(
    "what the line of a trap reads may be empty because of a property that another method reads")
  func emptyState() throws {
    let lines = try answers("load Unset/ShelfLayout.swift")
    #expect(Array(lines.suffix(2)) == ["shelves is 0", "set shelves 2"])
    #expect(
      try answers("load Unset/ShelfLayout.swift shelves=2; frames 1").last
        == "  1    60.00     0.00    60.00    40.00")
  }

  @Test("the line that it proposes works, and until then nothing answers for the layout")
  func remedy() throws {
    let refusal = try answers("load Unset/BoardLayout.swift; frames 0").last
    #expect(refusal == "nothing is placed: BoardLayout waits for settings; columns is 0")
    #expect(
      try answers("load Unset/BoardLayout.swift; set columns 2; frames 1").last
        == "  1   195.00     0.00   195.00   100.00")
    // Settings that are set one after the other stay.
    #expect(
      try answers("load Unset/BoardLayout.swift; set gap 5; set columns 3; frames 0").last
        == "  0     0.00     0.00   125.00   100.00")
  }

  @Test("load sets values at once, and refuses them as set does")
  func values() throws {
    #expect(
      try answers("load Unset/BoardLayout.swift rows=2 columns=3; frames 0").last
        == "  0     0.00     0.00   130.00   100.00")
    #expect(
      try answers("load Unset/BoardLayout.swift rowz=2").last
        == "unknown parameter 'rowz'; did you mean 'rows'?")
    #expect(
      try answers("load Unset/BoardLayout.swift rows=x").last
        == "rows must be a whole number (got 'x')")
    let load = "load Unset/BoardLayout.swift"
    for values in [" rows=x", " nothing=3"] {
      var lab = try LoadedFiles.lab()
      let line = try Statement.split(load + values)[0]
      let error = #expect(throws: LabError.self) { try lab.run(line, in: Self.files.world()) }
      #expect(error?.remedy == load + " rows=0")
    }
  }

  @Test("a change that ends a layout that was placed is an error, and changes nothing")
  func placed() throws {
    let lines = try answers("load Unset/BoardLayout.swift columns=3; set columns 0")
    #expect(lines.last?.contains("Division by zero") == true)
    var lab = try LoadedFiles.lab()
    let world = Self.files.world()
    _ = lab.answers("load Unset/BoardLayout.swift columns=3; set columns 0", in: world)
    #expect(lab.answers("frames 0", in: world).last == "  0     0.00     0.00   130.00   100.00")
  }

  @Test("a layout that places nothing names what is nil or zero, and what cannot be typed")
  func nothing() throws {
    let lines = try answers("load Unset/SizedLayout.swift")
    #expect(
      Array(lines.suffix(4)) == [
        "SizedLayout waits for settings: it answers, and places no item",
        "sizes is nil, count is 0", "set count 2",
        "sizes cannot be typed: `load Unset/SizedLayout.swift --companion` writes a file that can set it",
      ])
    #expect(
      try answers("load Unset/SizedLayout.swift; frames").last
        == "nothing is placed: SizedLayout waits for settings; sizes is nil, count is 0")
    #expect(
      try answers("load Unset/SizedLayout.swift; set count 2; why 0.y").last
        == "nothing is placed: SizedLayout waits for settings; sizes is nil")
  }

  @Test("a layout whose items have no size names what is nil, and answers")
  func withoutSize() throws {
    let lines = try answers("load Unset/StyledLayout.swift")
    #expect(
      lines.suffix(3).prefix(2) == [
        "StyledLayout waits for settings: it places its items without a size", "style is nil",
      ])
    #expect(
      try answers("load Unset/StyledLayout.swift; frames 0").last
        == "  0     0.00     0.00     0.00     0.00")
  }

  @Test("a layout whose items have no size reports it where no property of it can be set")
  func closedSize() throws {
    #expect(
      try answers("load Unset/PointsLayout.swift").last
        == "PointsLayout places its items without a size")
  }

  @Test("a number that is not finite is as a trap: what the delegate does not know is reported")
  func notFinite() throws {
    let lines = try answers("load Unset/SharedLayout.swift")
    let reason = lines.first { $0.hasPrefix("SharedLayout waits for settings: ") }
    #expect(reason?.contains("nan") == true)
    #expect(lines.contains("shares of its ShareSource is empty"))
  }

  @Test("a list that no other file can set is not named: only that nothing is placed")
  func closed() throws {
    let lines = try answers("load Unset/StackedLayout.swift")
    #expect(lines.last == "StackedLayout places no item")
    #expect(!lines.contains { $0.contains("waits for settings") })
  }

  @Test("a layout that is written for one number of items reports it, and the line that sets it")
  func otherCount() throws {
    let lines = try answers("items 30; load Unset/QuartetLayout.swift")
    #expect(
      Array(lines.suffix(2)) == [
        "QuartetLayout places no item of 30: it is written for 4", "items 4",
      ])
    #expect(
      try answers("load Unset/QuartetLayout.swift; items 4; frames 1").last
        == "  1   195.00     0.00   195.00   281.33")
  }

  @Test("a layout that places only a few items reports the most, and the line that sets them")
  func mostItems() throws {
    let lines = try answers("items 30; load Unset/TrioLayout.swift")
    #expect(
      Array(lines.suffix(2)) == [
        "TrioLayout places no item of 30: it is written for up to 3", "items 3",
      ])
    #expect(
      try answers("load Unset/TrioLayout.swift; items 3; frames 2").last
        == "  2   260.00     0.00   130.00    50.00")
  }

  @Test(
    "a layout that places more than twelve items is not said to be written for some",
    arguments: ["> 20", "< 12"])
  func manyItems(_ others: String) throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "5", members: "",
        before: "cache = []; let count = collectionView!.numberOfItems(inSection: 0)\n"
          + "guard !(count \(others)) else { return }"))
    let loaded = try project.load("Rows.swift")
    var (lab, world) = (try LoadedFiles.lab(), Self.files.world())
    world.load = { _ throws(LabError) in
      World.Loaded(strategies: loaded.strategies, assumptions: loaded.assumptions)
    }
    let count = others == "> 20" ? 30 : 3
    #expect(lab.answers("items \(count); load Rows.swift", in: world).last == "Rows places no item")
  }

  @Test("an index path that its app sets is that of the first item, unless it may stay empty")
  func emptyPath() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("chosen == path ? 50 : 20", members: "var chosen = IndexPath()"))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [20, 20, 20])
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("CGFloat(pinned.section + 20)", members: "var pinned = IndexPath()"))
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [20, 20, 20])
    #expect(loaded.assumptions.contains { $0.hasSuffix("pinned is the first") })
  }

  @Test("an audit of a layout that waits reports what it lacks, and the line that audits it")
  func waitingAudit() throws {
    func finding(_ line: String) throws -> [String] {
      Array(try answers(line).dropFirst().prefix(2))
    }
    let board = try finding("audit Unset/BoardLayout.swift")
    #expect(
      board[0].hasPrefix("error waits-for-settings: trapped at BoardLayout.swift:")
        && board[0].hasSuffix(": Division by zero; columns is 0"))
    #expect(board[1] == "  see it: audit Unset/BoardLayout.swift columns=2")
    #expect(
      try finding("audit Unset/SizedLayout.swift count=2") == [
        "error waits-for-settings: it answers, and places no item; sizes is nil",
        "  see it: load Unset/SizedLayout.swift --companion",
      ])
    #expect(
      try finding("audit Unset/StyledLayout.swift")[0]
        == "error waits-for-settings: it places its items without a size; style is nil")
  }

  @Test("an audit starts from the values that it gets")
  func audited() throws {
    let found = try answers("audit Unset/BoardLayout.swift columns=3 rows=2")
    #expect(!found.contains { $0.hasPrefix("error crash-on") })
    #expect(found.contains { $0.contains("use BoardLayout columns=3 rows=2") })
    #expect(
      try answers("audit Unset/BoardLayout.swift lanes=3").last
        == "unknown parameter 'lanes'; there are rows, columns and gap")
  }

  @Test("a companion has the properties and the types that no file declares; set comes before it")
  func companion() throws {
    let project = try ProjectFolder()
    for name in ["SizedLayout", "TalkLayout", "BoardLayout"] {
      let text = try String(
        contentsOfFile: "\(LoadedFiles.layouts)/Unset/\(name).swift", encoding: .utf8)
      try project.write("\(name).swift", text)
      try project.write(
        "\(name).lab.swift", try Self.files.loader.companion(project.path("\(name).swift")))
    }
    let talk = try String(contentsOfFile: project.path("TalkLayout.lab.swift"), encoding: .utf8)
    #expect(talk.contains("layout.messages = (0..<itemCount(0)).map { _ in Message() }"))
    #expect(
      talk.contains(
        "struct Message {\n  var text: String = \"A text of a few words\"\n  var date: Date = "))
    func widths(_ name: String, columns: Int? = nil) throws -> [Double] {
      var strategy = try #require(project.load("\(name).swift").strategies.first)
      if let columns { strategy.set("columns", to: .count(columns)) }
      let layout = try strategy.layout(
        SectionRequest(
          count: 3, crossSize: 90, length: 200, sizes: .uniform(Size(width: 30, height: 40))))
      return (0..<3).map { layout.frame(at: $0).width }
    }
    #expect(try widths("SizedLayout") == [30, 30, 30])
    #expect(try widths("TalkLayout") == [30, 30, 30])
    #expect(try widths("BoardLayout") == [45, 45, 45])
    #expect(try widths("BoardLayout", columns: 3) == [30, 30, 30])
  }

  @Test("a literal that a companion sets is the default, so that set has precedence with any value")
  func companionDefaults() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "space + CGFloat(count) + gap",
        members: "var space: CGFloat = 10; var count = 0; var gap: CGFloat = 5"
      ).replacing("class Rows", with: "class RowsLayout"))
    try project.write(
      "Rows.lab.swift",
      """
      import UIKit
      class RowsApp: UIKitDelegate {
        override func willLayOut(_ view: UICollectionView) {
          if let layout = view.collectionViewLayout as? RowsLayout {
            layout.space = 30
            layout.count = 2
            layout.gap = view.bounds.width / 100
          }
        }
      }

      """)
    func heights(_ values: [String: ParameterValue]) throws -> [Double] {
      var loaded = try project.load("Rows.swift")
      for (name, value) in values { loaded.strategies[0].set(name, to: value) }
      return try ProjectFolder.heights(loaded)
    }
    let definition = try #require(project.load("Rows.swift").strategies.first).definition
    #expect(definition.parameters.map(\.standard) == [.points(30), .count(2), .absent])
    #expect(try heights([:]) == [33, 33, 33])
    #expect(try heights(["space": .points(10), "count": .count(0)]) == [11, 11, 11])
    #expect(try heights(["gap": .points(5)]) == [37, 37, 37])
  }

  @Test("what a companion sets is not missing; what it leaves empty is")
  func companionFills() throws {
    let text = try String(
      contentsOfFile: "\(LoadedFiles.layouts)/Unset/SizedLayout.swift", encoding: .utf8)
    let project = try ProjectFolder()
    try project.write("SizedLayout.swift", text)
    func missing(_ sizes: String) throws -> [String]? {
      try project.write(
        "SizedLayout.lab.swift",
        """
        import UIKit
        class SizedApp: UIKitDelegate {
          override func willLayOut(_ view: UICollectionView) {
            (view.collectionViewLayout as? SizedLayout)?.sizes = \(sizes)
          }
        }

        """)
      let strategy = try #require(project.load("SizedLayout.swift").strategies.first)
      let section = Section(
        strategy: strategy, count: 3, sizes: .uniform(Size(width: 30, height: 40)))
      return try CollectionLayout(
        configuring: LayoutRequest(container: Size(width: 90, height: 200), sections: [section])
      ).missing?.properties.map(\.name)
    }
    #expect(try missing("[CGSize(width: 30, height: 40)]") == ["count"])
    #expect(try missing("nil") == ["sizes", "count"])
  }

  @Test("a companion declares what the rest of the app adds to names that only the file has here")
  func appNames() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "UIDevice.current.modelName.isEmpty ? 0 : Metrics.rowHeight", members: "",
        before: "Log.note(\"rows\", level: 2)"))
    #expect(project.error("Rows.swift").contains("cannot find 'Log' in scope"))
    let text = try Self.files.loader.companion(project.path("Rows.swift"))
    #expect(text.contains("extension UIDevice {\n  var modelName: String {"))
    #expect(text.contains("enum Metrics {\n  static var rowHeight: CGFloat { 100 }\n}"))
    #expect(
      text.contains("enum Log {\n  static func note(_ value0: Any?, level value1: Any?) {}\n}"))
    try project.write("Rows.lab.swift", text)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [100, 100, 100])
  }

  @Test("a layout gets the collection view and the view around it that it casts to")
  func castViews() throws {
    let lines = try answers("load Unset/PagerLayout.swift; items 4; frames 0..3")
    #expect(
      Array(lines.suffix(4)) == [
        "  0     0.00    12.00   183.00    50.00", "  1   195.00    12.00   183.00    50.00",
        "  2     0.00    62.00   183.00    50.00", "  3   195.00    62.00   183.00    50.00",
      ])
  }

  @Test("a closure with the number of an item returns that item's size")
  func closures() throws {
    let lines = try answers("load Unset/ClosureLayout.swift; sizes 40 50; items 3; frames 0..2")
    #expect(
      Array(lines.suffix(3)) == [
        "  0     0.00     0.00   390.00    40.00", "  1     0.00    40.00   390.00    50.00",
        "  2     0.00    90.00   390.00    40.00",
      ])
  }

  @Test("rows that a flow layout estimates by nothing name the estimate, which a companion sets")
  func estimate() throws {
    let lines = try answers("load Unset/EstimatedLayout.swift")
    #expect(lines.contains("estimatedItemSize is empty"))
    let project = try ProjectFolder()
    let text = try String(
      contentsOfFile: "\(LoadedFiles.layouts)/Unset/EstimatedLayout.swift", encoding: .utf8)
    try project.write("Rows.swift", text)
    let companion = try Self.files.loader.companion(project.path("Rows.swift"))
    #expect(companion.contains("layout.estimatedItemSize = itemSize("))
    try project.write("Rows.lab.swift", companion)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [40, 40, 40])
  }

  @Test("a trap on what the lab's delegate does not know names it, and how to answer")
  func unanswered() throws {
    let lines = try answers("load Unset/GroupedLayout.swift")
    #expect(
      Array(lines.suffix(2)) == [
        "frames of its GroupSource is empty",
        "frames of its GroupSource cannot be typed: `load Unset/GroupedLayout.swift --companion` "
          + "writes a file whose class can conform to GroupSource",
      ])
  }
}

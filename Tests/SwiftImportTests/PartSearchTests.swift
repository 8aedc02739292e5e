import SwiftImport
import Synchronization
import Testing

/// Files of apps that compile in part: which others are read for them.
@Suite("Files in part and those beside them", .serialized)
struct PartSearchTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test("a function that gives a layout stays where what it overrides does not compile")
  func overriding() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      class Shelf: Screen {
        override \(PartFile.rows("25"))
      }

      """)
    try project.write(
      "Screen.swift",
      """
      import UIKit
      class Screen: UIViewController {
        func makeLayout() -> Nowhere { Nowhere() }
      }

      """)
    let loaded = try project.load("Shelf.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(
      loaded.assumptions.contains {
        $0.hasPrefix(
          "Shelf.swift is compiled without the parts that do not compile here: a part of makeLayout"
        )
      })
  }

  @Test("files are not searched for more once a layout needs a type that none declares")
  func vain() throws {
    let steps = 4
    for step in 1...steps {
      try project.write(
        "Step\(step).swift", "import SnapKit\nclass Step\(step) { var next: Step\(step + 1)? }\n")
    }
    func readings(of type: String) throws -> Int {
      try project.write(
        "Rows.swift",
        """
        import UIKit
        import SnapKit
        class Rows: UICollectionViewFlowLayout {
          var step: Step1?
          var other: \(type)?
        }

        """)
      let count = Mutex(0)
      _ = try? project.load("Rows.swift") { step in
        if step.hasPrefix("reading ") { count.withLock { $0 += 1 } }
      }
      return count.withLock(\.self)
    }
    // All steps are found together, but those before the last need no other reading.
    #expect(try readings(of: "Step2") == 4)
    #expect(try readings(of: "Nowhere") == 2)
    #expect(project.error("Rows.swift").contains("no such module 'SnapKit'"))
  }

  @Test("where no layout can be created once all compiles, load prints why")
  func cannotBeCreated() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      import SnapKit
      class Feed: UIViewController {
        init(store: OpaquePointer) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        func show() { view.snp.remove() }
        \(PartFile.rows("25"))
      }

      """)
    let error = project.error("Feed.swift")
    #expect(error.hasPrefix("Feed.swift declares no layout that the lab can create"))
    #expect(error.contains("makeLayout is left out: missing argument for parameter 'store'"))
  }
}

import LabLanguage
import LabSession
import LabTestKit
import SwiftImport
import Testing

/// Which settings a layout is said to wait for, and that they place its items.
@Suite("What layouts wait for", .serialized)
struct WaitingReasonTests {
  private static let files = LoadedFiles()

  /// What `commands` answer with `text` as the file `Rows.swift`.
  private func answers(_ text: String, _ commands: String) throws -> [String] {
    let project = try ProjectFolder()
    try project.write("Rows.swift", text)
    let loaded = try project.load("Rows.swift")
    var (lab, world) = (try LoadedFiles.lab(), Self.files.world())
    world.load = { _ throws(LabError) in
      World.Loaded(strategies: loaded.strategies, assumptions: loaded.assumptions)
    }
    return lab.answers(commands, in: world)
  }

  @Test("a constant that an initializer takes is named where it is zero, and set places the items")
  func argument() throws {
    let text = ProjectFolder.rows(
      "CGFloat(100 / days)",
      members: """
        let days: Int
        init(days: Int) {
          self.days = days
          super.init()
        }
        required init?(coder: NSCoder) { nil }
        """)
    let lines = try answers(text, "load Rows.swift")
    #expect(Array(lines.suffix(2)) == ["days is 0", "set days 2"])
    #expect(
      try answers(text, "load Rows.swift; set days 2; frames 1").last?.hasSuffix("50.00")
        == true)
  }

  @Test("a layout for SwiftUI waits for what its line divides by")
  func swiftUI() throws {
    let text = """
      import SwiftUI

      struct Weeks: Layout {
        let days: Int
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: 50 * (subviews.count / days))
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (index, subview) in subviews.enumerated() {
            let y = bounds.minY + 50 * CGFloat(index / days)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
          }
        }
      }
      """
    let lines = try answers(text, "items 4; load Rows.swift; frames 3")
    #expect(lines.suffix(3).prefix(2) == ["days is 0", "set days 2"])
    #expect(lines.last == "nothing is placed: Weeks waits for settings; days is 0")
    let placed = try answers(text, "items 4; load Rows.swift; set days 2; frames 3").last
    #expect(placed?.hasPrefix("  3   145.00    50.00") == true)
  }

  @Test("a layout for SwiftUI that traps with the value of the remedy, too, is refused")
  func otherTrap() throws {
    let text = """
      import SwiftUI

      struct Pair: Layout {
        var tilt: CGFloat = 0
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          precondition(subviews.count == 2, "two views")
          return CGSize(width: 100 + tilt, height: 50)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """
    let lines = try answers(text, "items 4; load Rows.swift; frames 0")
    #expect(!lines.contains { $0.contains("tilt is 0") })
    #expect(try answers(text, "items 2; load Rows.swift; frames 0").last?.hasPrefix("  0") == true)
  }

  @Test("a zero that must be greater than the value of the remedy is named")
  func tooSmall() throws {
    let text = ProjectFolder.rows(
      "50", members: "var pageWidth: CGFloat = 0",
      before: """
        cache = []
        guard pageWidth >= 300 else { return }
        """)
    #expect(try answers(text, "load Rows.swift").contains("pageWidth is 0"))
  }

  @Test("an optional list that the line of a trap reads with a question mark is named")
  func optionalChain() throws {
    let text = ProjectFolder.rows("(sizes?.first)!", members: "var sizes: [CGFloat]?")
    #expect(try answers(text, "load Rows.swift").contains { $0.contains("sizes is nil") })
  }

  @Test("an object that only an app knows is named in the line that needs it")
  func unsupplied() throws {
    let text = """
      final class Track {
        let length: Double
        private init(length: Double) { self.length = length }
      }
      protocol Album { var track: Track { get } }

      """ + ProjectFolder.rows("album.track.length", members: "var album: Album!")
    let lines = try answers(text, "load Rows.swift")
    #expect(
      lines.suffix(2) == [
        "album is nil",
        "album cannot be typed: `load Rows.swift --companion` writes a file that can set it",
      ])
    // What it cannot return is a trap there.
    let project = try ProjectFolder()
    try project.write("Rows.swift", text)
    let companion = try Self.files.loader.companion(project.path("Rows.swift"))
    #expect(companion.contains("fatalError(\"track has no value\")"))
  }

  @Test("what is divided by zero is the reason, not a zero beside it")
  func divisor() throws {
    let text = ProjectFolder.rows(
      "50", members: "var step: CGFloat = 0\nvar shift: CGFloat = 0",
      before: """
        let level = shift + 100 / step
        let place = level
        cache = []
        _ = Int(place)
        """)
    let lines = try answers(text, "load Rows.swift")
    #expect(Array(lines.suffix(2)) == ["step is 0", "set step 100"])
    let all = try answers(text, "load Rows.swift; set step 100; frames 0")
    #expect(all.last?.hasSuffix("50.00") == true)
  }

  @Test("a layout that places nothing with the value that is nil, either, waits for nothing")
  func otherReason() throws {
    let text = ProjectFolder.rows(
      "50", members: "var least: CGFloat?\nprivate var models: [Int] = []",
      before: """
        cache = []
        if let least { print(least) }
        guard !models.isEmpty else { return }
        """)
    let lines = try answers(text, "load Rows.swift")
    #expect(lines.last == "Rows places no item")
    #expect(!lines.contains { $0.contains("waits for settings") })
  }

  @Test("a layout that fails leaves its place to another one of the file, with its error")
  func otherLayout() throws {
    let text =
      ProjectFolder.rows("5", members: "", before: "preconditionFailure(\"no feed\")")
      + ProjectFolder.rows("7", members: "").replacing("class Rows", with: "class Tiles")
      .replacing("import UIKit", with: "")
    let lines = try answers(text, "load Rows.swift; show strategy; frames 1")
    #expect(lines.contains { $0.hasPrefix("Rows fails: ") && $0.hasSuffix("no feed") })
    #expect(lines.last?.hasSuffix("7.00") == true)
    #expect(try answers(text, "load Rows.swift; use Rows").last?.hasSuffix("no feed") == true)
  }
}

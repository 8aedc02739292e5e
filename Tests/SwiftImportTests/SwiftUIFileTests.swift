import LabLanguage
import LabTestKit
import LayoutCore
import SwiftImport
import Testing

/// Layouts as people write them for SwiftUI: what is placed, what can be set, and why.
@Suite("SwiftUI files", .serialized)
struct SwiftUIFileTests {
  private let files = LoadedFiles()

  /// The strategy of a file of `Tests/ForeignLayouts/SwiftUI`.
  private func strategy(_ name: String) throws -> AnyStrategy {
    try #require(
      try files.loader.load("\(LoadedFiles.layouts)/SwiftUI/\(name).swift").strategies.first)
  }

  private func layout(
    _ strategy: AnyStrategy, _ sizes: [Size], in width: Double, axis: Axis = .vertical
  ) throws -> any SolvedLayout {
    try strategy.layout(
      SectionRequest(
        count: sizes.count, crossSize: width, length: 400, axis: axis, sizes: .pattern(sizes)))
  }

  private let three = [
    Size(width: 60, height: 30), Size(width: 90, height: 40), Size(width: 60, height: 20),
  ]

  @Test("a wrapping row is placed without the views of its file, and centred like in a scroll view")
  func wrappingRow() throws {
    var strategy = try strategy("WrappingRow")
    #expect(strategy.definition.parameters.map(\.name) == ["spacing", "lineSpacing", "alignment"])
    #expect(strategy.definition.parameters[0].summary == "between views of a line")
    var frames = try layout(strategy, three, in: 200).frames(of: 0..<3)
    #expect(frames.map(\.x) == [21, 89, 21])
    #expect(frames.map(\.y) == [0, 0, 48])
    strategy.set("spacing", to: .points(10))
    strategy.set("lineSpacing", to: .points(30))
    strategy.set("alignment", to: .word("bottom"))
    frames = try layout(strategy, three, in: 200).frames(of: 0..<3)
    #expect(frames.map(\.x) == [20, 90, 20])
    #expect(frames.map(\.y) == [10, 0, 70])
  }

  @Test("a view at an anchor: why names its position and the anchor's part of its size")
  func ring() throws {
    var strategy = try strategy("Ring")
    strategy.set("start", to: .points(0))
    strategy.set("radius", to: .points(50))
    let layout = try layout(strategy, three, in: 200)
    let first = layout.frame(at: 0)
    #expect((first.x, first.y) == (120, 85))
    for item in 0..<3 {
      for number in FrameNumber.allCases {
        let reason = layout.reason(for: number, of: item)
        #expect(reason.formula.value == layout.frame(at: item)[number])
        #expect(reason.facts.last?.hasPrefix("it is placed with the proposal nil × nil") == true)
      }
    }
  }

  @Test("arguments of an initializer are parameters, and private properties stay the file's")
  func waterfall() throws {
    var strategy = try strategy("Waterfall")
    #expect(strategy.definition.parameters.map(\.name) == ["columns", "spacing"])
    strategy.set("columns", to: .count(3))
    strategy.set("spacing", to: .points(20))
    let frames = try layout(strategy, three + three, in: 340).frames(of: 0..<6)
    #expect(frames.map(\.x) == [0, 120, 240, 240, 0, 120])
    #expect(frames.map(\.y) == [0, 0, 0, 40, 50, 60])
    #expect(frames[0].width == 60)
  }

  @Test("views that are not placed are in the centre, with the layout's own proposal")
  func unplaced() throws {
    let project = try ProjectFolder()
    try project.write("Lazy.swift", Self.text("return CGSize(width: 100, height: 80)"))
    let strategy = try #require(try project.load("Lazy.swift").strategies.first)
    let layout = try layout(strategy, [Size(width: 20, height: 10)], in: 100)
    #expect(layout.frame(at: 0) == Rect(x: 40, y: 35, width: 20, height: 10))
    #expect(layout.contentSize == Size(width: 100, height: 80))
    let facts = layout.reason(for: .x, of: 0).facts
    #expect(facts.last == "placeSubviews does not place it: it is in the centre of the bounds")
  }

  @Test("a size that is not finite is an error with the proposal, and a mistake has its line")
  func errors() throws {
    let project = try ProjectFolder()
    try project.write(
      "Open.swift", Self.text("return CGSize(width: 100, height: proposal.height ?? .infinity)"))
    let strategy = try #require(try project.load("Open.swift").strategies.first)
    #expect(throws: LayoutError.self) {
      try layout(strategy, [Size(width: 20, height: 10)], in: 100)
    }
    try project.write("Wrong.swift", Self.text("return CGSize(wide: 100)"))
    #expect(project.error("Wrong.swift").hasPrefix("Wrong.swift:4:"))
  }

  @Test("a row of equal widths prefers SwiftUI's distance; sideways the axes are exchanged")
  func equalWidths() throws {
    let strategy = try strategy("EqualWidths")
    let frames = try layout(strategy, three, in: 286).frames(of: 0..<3)
    #expect(strategy.definition.parameters.map(\.name) == ["edge"])
    #expect(frames.map(\.midX) == [45, 143, 241].map { $0 - 0 })
    let sideways = try layout(strategy, three.map(\.transposed), in: 40, axis: .horizontal)
    #expect(sideways.frames(of: 0..<3).map(\.midY) == [45, 143, 241])
  }

  @Test("a private layout inside a view is cut out of it, with the helpers that it names")
  func nested() throws {
    let project = try ProjectFolder()
    let lines = Self.text("return CGSize(width: Self.side + Log.add(20), height: 80)")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let layout = lines.dropFirst().joined(separator: "\n")
      .replacing("struct Lazy: Layout", with: "private struct Lazy: Layout, ViewModifier")
      .replacing(") {}\n", with: ") {}\n  static let side = 80.0\n")
    try project.write(
      "Poll.swift",
      """
      import DesignSystem
      import SwiftUI
      @MainActor public struct Poll: View {
        @Environment(Theme.self) private var theme
        @State private var votes = 3
        private enum Log {
          @MainActor static var all = Store()
          static func add(_ number: Double) -> Double { number }
        }
        private final class Store: ObservableObject { @Published var rows: [String] = [] }
        public var body: some View { Lazy { Text(theme.name) } }
        private func bar(_ option: Option) -> Color { theme.color }
      \(layout)
      }

      """)
    let strategy = try #require(try project.load("Poll.swift").strategies.first)
    #expect(strategy.definition.name == "Poll_Lazy")
    let frames = try self.layout(strategy, [Size(width: 20, height: 10)], in: 100)
    #expect(frames.contentSize.height == 80)
    #expect(frames.frame(at: 0) == Rect(x: 40, y: 35, width: 20, height: 10))
  }

  @Test("a layout for one view does not load with more; the error suggests a line that loads it")
  func oneView() throws {
    // A line is suggested only if its file is there.
    let lab = try FileLab(MemoryFiles(["SwiftUI/Padded.swift": ""]))
    try lab.run("items 7")
    let error = try #require(throws: LabError.self) { try lab.run("load SwiftUI/Padded.swift") }
    #expect(error.message.contains("one view, please"))
    let remedy = try #require(error.remedy)
    #expect(remedy == "items 1; load SwiftUI/Padded.swift")
    try lab.run(remedy)
    #expect(try lab.run("frames") == ["  0    20.00    20.00    90.00    90.00"])
  }

  @Test("a closure that may answer nil has an answer")
  func optionalAnswers() throws {
    let project = try ProjectFolder()
    try project.write(
      "Loops.swift",
      """
      import SwiftUI
      struct Loops: Layout {
        let numberInLoop: (Int) -> Int?
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 100, height: 10 * CGFloat(numberInLoop(0) ?? 0)) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }

      """)
    let strategy = try #require(try project.load("Loops.swift").strategies.first)
    #expect(try layout(strategy, three, in: 100).contentSize.height == 20)
  }

  @Test("a closure that may run anywhere has the size of an item, too")
  func sendableAnswers() throws {
    let project = try ProjectFolder()
    try project.write(
      "Line.swift",
      """
      import SwiftUI
      struct Line: Layout {
        let itemHeight: @Sendable (any Sendable) -> CGFloat
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 100, height: itemHeight(0)) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }

      """)
    let strategy = try #require(try project.load("Line.swift").strategies.first)
    #expect(try layout(strategy, three, in: 100).contentSize.height == three[0].height)
  }

  @Test("each mistake is found by its rule, and a layout without one has no findings")
  func rules() throws {
    let project = try ProjectFolder()
    try project.write("Mistakes.swift", Self.mistakes)
    var found: [String: [String]] = [:]
    for strategy in try project.load("Mistakes.swift").strategies {
      let section = Section(strategy: strategy, count: 3, sizes: .pattern(three))
      let request = LayoutRequest(
        container: Size(width: 200, height: 400), axis: .vertical, sections: [section])
      let audit = try strategy.audit(
        SelfAudit.Question(request, aspects: [.answers], seed: 1))
      found[strategy.definition.name] = try #require(audit).findings.map(\.rule)
    }
    #expect(
      found == [
        "Sound": [], "Endless": ["size-for-proposal"], "Rooted": ["ignores-origin"],
        "Stale": ["stale-cache"], "Short": ["outside-bounds"], "Partial": ["not-placed"],
        "Tiny": ["ideal-size"], "Empty": ["ideal-size"],
      ])
  }

  /// Columns, all but the first with a mistake.
  private static let mistakes: String = {
    func column(
      _ name: String, width: String = "100", height: String = "total(subviews)",
      cache: String = "()", before: String = "", x: String = "bounds.minX",
      rest: String = "subviews"
    ) -> String {
      """
      struct \(name): Layout {
        func makeCache(subviews: Subviews) -> \(cache) { \(cache == "()" ? "()" : "0") }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout \(cache)
        ) -> CGSize {
          \(before)
          return CGSize(width: \(width), height: \(height))
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout \(cache)
        ) {
          var y = bounds.minY
          for subview in \(rest) {
            subview.place(at: CGPoint(x: \(x), y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
          }
        }
      }

      """
    }
    return """
      import SwiftUI
      func total(_ subviews: LayoutSubviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
      }

      """ + column("Sound") + column("Endless", width: "proposal.width ?? .infinity")
        + column("Rooted", x: "0") + column("Short", height: "total(subviews) - 10")
        + column(
          "Stale", width: "200", cache: "CGFloat", before: "cache = proposal.width ?? 0",
          x: "bounds.minX + min(cache, 100)")
        + column("Partial", rest: "subviews.prefix(1)")
        + column("Tiny", width: "proposal.replacingUnspecifiedDimensions().width")
        + column("Empty", width: "proposal.width ?? 0")
  }()

  @Test("a trap at an infinite proposal is found, and the layout still answers")
  func trapAtInfinity() throws {
    let project = try ProjectFolder()
    try project.write(
      "Whole.swift", Self.text("return CGSize(width: Int(proposal.width ?? 100), height: 80)"))
    let strategy = try #require(try project.load("Whole.swift").strategies.first)
    let section = Section(strategy: strategy, count: 1, sizes: .pattern(three))
    let request = LayoutRequest(
      container: Size(width: 200, height: 400), axis: .vertical, sections: [section])
    #expect(throws: LayoutError.self) {
      try strategy.audit(SelfAudit.Question(request, aspects: [.answers], seed: 1))
    }
    #expect(try layout(strategy, three, in: 100).contentSize.height == 80)
  }

  @Test("text wraps again at a narrower proposal")
  func text() throws {
    let project = try ProjectFolder()
    try project.write(
      "Narrow.swift",
      Self.text("return CGSize(width: 100, height: 80)").replacing(
        ") {}\n",
        with: """
          ) {
              for (index, width) in ([nil, 56, 0] as [CGFloat?]).enumerated() where index < subviews.count {
                subviews[index].place(
                  at: bounds.origin, proposal: ProposedViewSize(width: width, height: nil))
              }
            }

          """))
    let strategy = try #require(try project.load("Narrow.swift").strategies.first)
    let words = TextSizes(messages: [[4, 3, 5]])
    let frames = try strategy.layout(
      SectionRequest(count: 3, crossSize: 390, length: 400, sizes: .text(words))
    ).frames(of: 0..<3)
    #expect(frames.map(\.size) == [nil, 56, 0].map { words.size(of: 0, available: $0 ?? 390) })
    #expect(Set(frames.map(\.height)).count == 3)
    let sideways = try strategy.layout(
      SectionRequest(
        count: 3, crossSize: 390, length: 400, axis: .horizontal, sizes: .text(words.transposed))
    ).frames(of: 0..<3)
    #expect(sideways.map(\.size) == frames.map(\.size.transposed))
  }

  @Test("flexible subviews answer nil, zero, infinity and a size between their bounds")
  func flexible() throws {
    let project = try ProjectFolder()
    try project.write(
      "Elastic.swift",
      Self.text("return CGSize(width: 100, height: 80)").replacing(
        ") {}\n",
        with: """
          ) {
              let proposals: [ProposedViewSize] = [
                .unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: 35),
              ]
              for (subview, proposal) in zip(subviews, proposals) {
                subview.place(at: bounds.origin, proposal: proposal)
              }
            }

          """))
    let strategy = try #require(try project.load("Elastic.swift").strategies.first)
    let sizes = FlexibleSizes([FlexibleSizes.Ranges(width: 60...200, height: 20...40)])
    let frames = try strategy.layout(
      SectionRequest(count: 4, crossSize: 390, length: 400, sizes: .flexible(sizes))
    ).frames(of: 0..<4)
    #expect(frames.map(\.width) == [60, 60, 200, 100])
    #expect(frames.map(\.height) == [20, 20, 40, 35])
  }

  /// A layout that places nothing.
  private static func text(_ body: String) -> String {
    """
    import SwiftUI
    struct Lazy: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        \(body)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }

    """
  }

  @Test("guides of the separators of lists are at the edges of a view, and are no other guides")
  func separatorGuides() throws {
    let project = try ProjectFolder()
    try project.write(
      "Row.swift",
      """
      import SwiftUI
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let size = subviews[0].dimensions(in: .unspecified)
          let isOther = HorizontalAlignment.listRowSeparatorLeading != .leading
          return CGSize(
            width: size[.listRowSeparatorTrailing] - size[.listRowSeparatorLeading],
            height: isOther ? 50 : 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) { for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) } }
      }

      """)
    let strategy = try #require(project.load("Row.swift").strategies.first)
    #expect(try layout(strategy, three, in: 60).contentSize.height == 50)
  }
}

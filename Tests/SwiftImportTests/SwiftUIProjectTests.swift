import LabTestKit
import LayoutCore
import SwiftImport
import Testing

/// Layouts for SwiftUI in the files of an app, and layouts made of SwiftUI's own.
@Suite("SwiftUI layouts in projects", .serialized)
struct SwiftUIProjectTests {
  private func frames(
    _ strategy: AnyStrategy, _ sizes: ItemSizes, count: Int = 3
  ) throws -> [Rect] {
    try strategy.layout(
      SectionRequest(count: count, crossSize: 100, length: 400, sizes: sizes)
    ).frames(of: 0..<count)
  }

  @Test("a list loses the elements at several offsets, as SwiftUI's lists do")
  func offsets() throws {
    let project = try ProjectFolder()
    try project.write(
      "Pair.swift",
      """
      import SwiftUI
      struct Pair: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
          -> CGSize
        { CGSize(width: 100, height: 10) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          var places: [CGFloat] = [1, 20, 3, 40, 60]
          places.remove(atOffsets: IndexSet([0, 2]))
          for (x, view) in zip(places, subviews) {
            view.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
          }
        }
      }

      """)
    let strategy = try #require(try project.load("Pair.swift").strategies.first)
    let frames = try frames(strategy, .uniform(Size(width: 5, height: 5)))
    #expect(frames.map(\.x) == [20, 40, 60])
  }

  @Test("a layout has a model with a color of SwiftUI, in another file")
  func color() throws {
    let project = try ProjectFolder()
    try project.write(
      "Day.swift",
      """
      import SwiftUI
      struct Day: Layout {
        var event = Event()
        let tint: Color
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
          -> CGSize
        { CGSize(width: 100, height: 10) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          let starts = [event.color: event.start, .black: 1, .primary: 2, Color("Low"): 3, tint: 4]
          let start = starts[Color(hex: 0xFF)] ?? 0
          for view in subviews { view.place(at: CGPoint(x: start, y: 0), proposal: .unspecified) }
        }
      }

      """)
    try project.write(
      "Event.swift",
      """
      import SwiftUI
      struct Event: Hashable {
        var color = Color(hex: 0xFF)
        var start: CGFloat = 7
      }

      """)
    try project.write(
      "Color+Hex.swift",
      """
      import SwiftUI
      extension Color {
        init(hex: Int) { self.init(.sRGB, red: 0, green: 0, blue: Double(hex) / 255, opacity: 1) }
      }

      """)
    let strategy = try #require(try project.load("Day.swift").strategies.first)
    let frames = try frames(strategy, .uniform(Size(width: 5, height: 5)), count: 1)
    #expect(frames.map(\.x) == [7])
  }

  @Test("a layout needs a protocol with the name of a type of SwiftUI, and no model of a view")
  func siblings() throws {
    let project = try ProjectFolder()
    try project.write("Package.swift", "")
    try project.write(
      "Flow.swift",
      """
      import SwiftUI
      struct Screen: View {
        let model: Model
        var body: some View { Flow() { Text(model.title) } }
      }
      struct Flow: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: some Subviews, cache: inout Void
        ) -> CGSize { CGSize(width: 100, height: 10) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: some Subviews,
          cache: inout Void
        ) { for index in subviews.indices { subviews[index].put(at: CGFloat(index) * 7) } }
      }

      """)
    try project.write(
      "Model.swift",
      """
      import SwiftUI
      struct Model { let title: Title; let missing: Missing }

      """)
    try project.write(
      "Protocols.swift",
      """
      import CoreFoundation
      import SwiftUI
      protocol Subviews: RandomAccessCollection where Element: Subview, Index == Int {}
      protocol Subview { func put(at x: CGFloat) }
      extension LayoutSubviews: Subviews {}
      extension LayoutSubview: Subview {
        func put(at x: CGFloat) { place(at: CGPoint(x: x, y: 0), proposal: .unspecified) }
      }
      struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }

      """)
    let loaded = try project.load("Flow.swift")
    let assumptions = loaded.assumptions.joined(separator: "\n")
    #expect(assumptions.contains("compiled together with Protocols.swift"))
    #expect(!assumptions.contains("Model.swift"))
    let sizes = ItemSizes.uniform(Size(width: 20, height: 10))
    #expect(try frames(#require(loaded.strategies.first), sizes).map(\.x) == [0, 7, 14])
  }

  @Test("what a file names as a part of SwiftUI, or in a preview, is looked for in no other file")
  func qualifiedNames() throws {
    let project = try ProjectFolder()
    try project.write("Package.swift", "")
    try project.write(
      "Row.swift",
      """
      import SwiftUI
      struct Row: Layout {
        var step: CGFloat = Look.Steps.wide
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize { CGSize(width: 100, height: 10) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          for index in subviews.indices {
            let x = CGFloat(index) * step
            subviews[index].place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
          }
        }
      }
      #Preview("Two") { Row { Dial(.now); Dial(.now) } }

      """)
    try project.write("Dial.swift", "struct Dial { let hand: Hand }\n")
    try project.write(
      "Look.swift",
      """
      import SwiftUI
      enum Look {
        enum Motion { static let slow: SwiftUICore.Transaction = .init(duration: 2) }
        enum Steps { static let wide: SwiftUICore.CGFloat = 12 }
      }

      """)
    try project.write("Watch.swift", "enum Watch { struct Transaction { let time: Clock } }\n")
    let loaded = try project.load("Row.swift")
    let together = loaded.assumptions.first { $0.hasPrefix("compiled together") }
    #expect(together == "compiled together with Look.swift")
    let sizes = ItemSizes.uniform(Size(width: 20, height: 10))
    #expect(try frames(#require(loaded.strategies.first), sizes).map(\.x) == [0, 12, 24])
  }

  /// Layouts that pass everything on to one of SwiftUI's.
  private static let stacks =
    ["HStackLayout(spacing: 0)", "VStackLayout(spacing: 0)", "ZStackLayout(alignment: .bottom)"]
    .enumerated().map { number, layout in
      """
      struct Stack\(number): Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          \(layout).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          \(layout).placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      }

      """
    }.joined()

  @Test("stacks follow priorities, and place with the proposal of the main axis")
  func stacks() throws {
    let project = try ProjectFolder()
    try project.write("Stacks.swift", "import SwiftUI\n" + Self.stacks)
    try project.write(
      "Stacks.lab.swift",
      """
      import SwiftUI
      import UIKit
      class Values: UIKitDelegate, SubviewValues {
        func layoutPriority(of subview: Int) -> Double { subview == 1 ? 1 : 0 }
      }

      """)
    let strategies = try project.load("Stacks.swift").strategies
    func frames(_ number: Int, _ ranges: [FlexibleSizes.Ranges]) throws -> [Rect] {
      let strategy = try #require(strategies.first { $0.definition.name == "Stack\(number)" })
      return try self.frames(strategy, .flexible(FlexibleSizes(ranges)))
    }
    let wide = FlexibleSizes.Ranges(width: 10...200, height: 20...40)
    // The others keep their least width: the second gets 100 − 2 · 10.
    #expect(try frames(0, [wide]).map(\.width) == [10, 80, 10])
    // No height is proposed, so each has its ideal height, as when the stack was measured.
    let high = FlexibleSizes.Ranges(width: 10...200, height: 60...200)
    #expect(try frames(1, [wide, high, wide]).map(\.height) == [20, 60, 20])
    // The second decides the size, 50 × 30, and where the bottom is.
    let small = FlexibleSizes.Ranges(width: 50...50, height: 30...30)
    let large = FlexibleSizes.Ranges(width: 90...90, height: 70...70)
    #expect(try frames(2, [large, small, large]).map(\.y) == [-40, 0, -40])
  }

  @Test("spacing: 8 where no view prefers any, and AnyLayout updates the cache of its layout")
  func spacing() throws {
    let project = try ProjectFolder()
    try project.write(
      "Numbers.swift",
      """
      import SwiftUI
      private struct Counting: Layout {
        func makeCache(subviews: Subviews) -> CGFloat { 1 }
        func updateCache(_ cache: inout CGFloat, subviews: Subviews) { cache += 1 }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
        ) -> CGSize { CGSize(width: cache, height: cache) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
        ) {}
      }
      struct Numbers: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize { CGSize(width: 100, height: 100) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          let any = AnyLayout(Counting())
          var count = any.makeCache(subviews: subviews)
          any.updateCache(&count, subviews: subviews)
          let own = self.spacing(subviews: subviews, cache: &cache)
          let none = ViewSpacing()
          let numbers = [
            any.sizeThatFits(proposal: .zero, subviews: subviews, cache: &count).width,
            none.distance(to: none, along: .vertical), none.distance(to: .zero, along: .vertical),
            own.distance(to: .zero, along: .horizontal),
            none.union(own, edges: .bottom).distance(to: .zero, along: .vertical),
          ]
          for (subview, x) in zip(subviews, numbers) {
            subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
          }
        }
      }

      """)
    let strategy = try #require(
      project.load("Numbers.swift").strategies.first { $0.definition.name == "Numbers" })
    let request = SectionRequest(
      count: 5, crossSize: 100, length: 400, sizes: .uniform(Size(width: 20, height: 10)),
      spacing: Spacing(line: 4, item: 3))
    #expect(try strategy.layout(request).frames(of: 0..<5).map(\.x) == [2, 8, 0, 3, 4])
  }

  @Test("a binding is constant, one that may be nil is nil, and a model is a new one")
  func values() throws {
    let project = try ProjectFolder()
    try project.write(
      "Lists.swift",
      """
      import SwiftUI
      @Observable final class Model {
        @ObservationIgnored var step: CGFloat = 7
      }
      struct List: Layout {
        @Binding var gap: CGFloat
        @Binding var title: String?
        let isOpen: Binding<Bool>
        let other: Binding<Int>?
        let model: Model
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize { CGSize(width: 100, height: 100) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          gap = isOpen.wrappedValue || title != nil ? 1 : 2
          for (index, subview) in subviews.enumerated() {
            let y = (gap + model.step) * CGFloat(index)
            subview.place(at: CGPoint(x: 0, y: y), proposal: .unspecified)
          }
        }
      }

      """)
    let loaded = try project.load("Lists.swift")
    #expect(
      loaded.assumptions.contains(
        "List: gap is 10, title is nil, isOpen is false, other is nil, model is a new one"))
    let sizes = ItemSizes.uniform(Size(width: 20, height: 10))
    #expect(try frames(#require(loaded.strategies.first), sizes).map(\.y) == [0, 17, 34])
  }

  @Test("an argument of an initializer with a case as its default is a parameter")
  func choices() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      """
      import SwiftUI
      enum Theme { static let top = Rows.Alignment.bottom }
      struct Rows: Layout {
        enum Alignment { case top, bottom }
        private let alignment: Alignment
        init(alignment: Alignment = .bottom, other: Alignment = Theme.top) {
          self.alignment = alignment
        }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize { CGSize(width: 100, height: 50) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          for subview in subviews {
            let y = alignment == .top ? bounds.minY : bounds.maxY
            subview.place(
              at: CGPoint(x: bounds.minX, y: y), anchor: alignment == .top ? .top : .bottom,
              proposal: .unspecified)
          }
        }
      }

      """)
    var rows = try #require(try project.load("Rows.swift").strategies.first)
    #expect(rows.definition.parameter("other") == nil)
    let sizes = ItemSizes.uniform(Size(width: 20, height: 10))
    #expect(try frames(rows, sizes, count: 1).map(\.y) == [40])
    rows.set("alignment", to: .word("top"))
    #expect(try frames(rows, sizes, count: 1).map(\.y) == [0])
  }

  @Test("sums of two sides in a closure do not hide the types of the closure before it")
  func closures() throws {
    let project = try ProjectFolder()
    try project.write(
      "Ring.swift",
      """
      import SwiftUI
      struct Ring: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
          -> CGSize
        {
          let sizes: [CGSize] = subviews.compactMap {
            let size = $0.sizeThatFits(.infinity)
            if size.width == .infinity { return nil } else { return size }
          }
          let side: CGFloat = {
            return sizes.reduce(0, { $0 + ($1.width + $1.height) / 2 })
          }()
          return CGSize(width: side, height: side)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
          for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
        }
      }

      """)
    let strategy = try #require(try project.load("Ring.swift").strategies.first)
    #expect(
      try frames(strategy, .uniform(Size(width: 5, height: 5))).map(\.x) == [42.5, 42.5, 42.5])
  }
}

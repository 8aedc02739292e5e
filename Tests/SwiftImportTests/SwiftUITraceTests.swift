import LayoutCore
import SwiftImport
import Testing

/// `trace` of layouts written for SwiftUI: the negotiation of proposal, size and placement.
@Suite("The negotiation of SwiftUI files", .serialized)
struct SwiftUITraceTests {
  @Test("the calls are listed in order, with proposals, answers and frames")
  func wrappingRow() throws {
    let lab = try FileLab()
    try lab.run("load SwiftUI/WrappingRow.swift; items 3; sizes 60x30 90x40 60x20; width 200")
    #expect(
      try lab.run("trace 1..1") == [
        "WrappingRow: laid out",
        "  1. sizeThatFits(proposal:subviews:cache:)  200 × nil → 158 × 68",
        "  2. subviews[1].sizeThatFits(_:)  nil × nil → 90 × 40",
        "  3. placeSubviews(in:proposal:subviews:cache:)  21 0 158 68, 200 × nil",
        "  4. subviews[1].sizeThatFits(_:)  nil × nil → 90 × 40",
        "  5. subviews[1].dimensions(in:)  nil × nil → 90 × 40",
        "  6. subviews[1].place(at:anchor:proposal:)  89 0, 0 0, nil × nil → 89 0 90 40",
        "  2 other items: trace 2..2",
      ])
    // What was listed is what was placed, and what `why` says.
    #expect(try lab.run("frames 1..1").first == "  1    89.00     0.00    90.00    40.00")
    #expect(try lab.run("why 1.x")[1] == "the last proposal to item 1 is nil × nil")
  }

  @Test("an anchor, a cache and a subview that is not placed are listed")
  func anchor() throws {
    let project = try ProjectFolder()
    try project.write(
      "Pins.swift",
      """
      import SwiftUI
      struct Pins: Layout {
        func makeCache(subviews: Subviews) -> [CGSize] {
          subviews.map { $0.sizeThatFits(.zero) }
        }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) -> CGSize { CGSize(width: 100, height: 80) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout [CGSize]
        ) {
          subviews[0].place(
            at: CGPoint(x: 30, y: 40), anchor: UnitPoint(x: 0.5, y: 1), proposal: .infinity)
        }
      }

      """)
    let strategy = try #require(try project.load("Pins.swift").strategies.first)
    let layout = try strategy.layout(
      SectionRequest(
        count: 2, crossSize: 100, length: 400, sizes: .uniform(Size(width: 20, height: 10))))
    let calls = try #require(try layout.calls(about: 0...1)).calls
    #expect(
      calls.map { [$0.name, $0.given ?? "", $0.answer ?? ""] } == [
        ["makeCache(subviews:)", "", ""],
        ["subviews[0].sizeThatFits(_:)", "0 × 0", "20 × 10"],
        ["subviews[1].sizeThatFits(_:)", "0 × 0", "20 × 10"],
        ["sizeThatFits(proposal:subviews:cache:)", "100 × nil", "100 × 80"],
        ["placeSubviews(in:proposal:subviews:cache:)", "0 0 100 80, 100 × nil", ""],
        ["subviews[0].place(at:anchor:proposal:)", "30 40, 0.5 1, inf × inf", "20 30 20 10"],
        ["subviews[1] is not placed: it is centred", "", "40 35 20 10"],
      ])
  }

  @Test(
    "values that a companion declares for subviews are read by the layout, listed and explained")
  func values() throws {
    let project = try ProjectFolder()
    try project.write(
      "Shares.swift",
      """
      import SwiftUI
      private struct Share: LayoutValueKey { static let defaultValue: CGFloat? = nil }
      struct Shares: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 100, height: 80) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews {
            let point = CGPoint(x: subview[Share.self] ?? 7, y: subview.priority)
            subview.place(at: point, proposal: .unspecified)
          }
        }
      }

      """)
    try project.write(
      "Shares.lab.swift",
      """
      import SwiftUI
      import UIKit
      class SharedViews: UIKitDelegate, SubviewValues {
        func layoutPriority(of subview: Int) -> Double { Double(subview) }
        func layoutValue(for key: any LayoutValueKey.Type, of subview: Int) -> Any? {
          "\\(key)" == "Share" && subview == 0 ? 30 : nil
        }
      }

      """)
    let strategy = try #require(try project.load("Shares.swift").strategies.first)
    let layout = try strategy.layout(
      SectionRequest(
        count: 2, crossSize: 100, length: 400, sizes: .uniform(Size(width: 20, height: 10))))
    #expect(layout.frames(of: 0..<2).map(\.x) == [30, 7])
    #expect(layout.frames(of: 0..<2).map(\.y) == [0, 1])
    let calls = try #require(try layout.calls(about: 0...0)).calls
    #expect(
      calls.dropFirst(2).map { "\($0.name) \($0.answer ?? "")" } == [
        "subviews[0][Share.self] 30.0", "subviews[0].priority 0.0",
        "subviews[0].place(at:anchor:proposal:) 30 0 20 10",
      ])
    #expect(
      layout.reason(for: .x, of: 1).facts.dropFirst().prefix(2) == [
        "subviews[1].priority is 1.0", "subviews[1][Share.self] is nil",
      ])
  }

  @Test("a layout that asks very often has a list with an end, and the rest is counted")
  func bounded() throws {
    let project = try ProjectFolder()
    try project.write(
      "Busy.swift",
      """
      import SwiftUI
      struct Busy: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          for side in 0..<5000 {
            _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(side), height: nil))
          }
          return CGSize(width: 100, height: 80)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
      }

      """)
    let strategy = try #require(try project.load("Busy.swift").strategies.first)
    let layout = try strategy.layout(
      SectionRequest(
        count: 1, crossSize: 100, length: 400, sizes: .uniform(Size(width: 20, height: 10))))
    let trace = try #require(try layout.calls(about: 0...0))
    // The layout's own two calls, and the placement, which has a limit of its own.
    #expect(trace.calls.count == 1_000 + 3)
    #expect(trace.calls.last?.name == "subviews[0].place(at:anchor:proposal:)")
    #expect(trace.omitted == 4_000)
    #expect(try #require(try layout.calls(about: 1...5)).calls.count == 2)
  }
}

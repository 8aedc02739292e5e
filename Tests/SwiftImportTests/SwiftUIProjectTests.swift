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
}

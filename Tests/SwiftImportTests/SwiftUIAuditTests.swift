@testable import LabAudit
import LayoutCore
import SwiftImport
import Testing

/// `audit` of files for SwiftUI: each mistake has its rule, and a file without one no finding.
@Suite("Audit of SwiftUI files", .serialized)
struct SwiftUIAuditTests {
  private func findings(_ path: String) throws -> [String: [String]] {
    let report = try LoadedFiles.lab().audit(
      path, seed: 1, in: LoadedFiles().world(), drawing: false)
    return Dictionary(
      uniqueKeysWithValues: report.layouts.map { layout in
        (layout.name, layout.audit.findings.map { "\($0.rule.id): \($0.message)" })
      })
  }

  @Test("rows and columns with one mistake each have one finding, and sound ones none")
  func rows() throws {
    #expect(
      try findings("SwiftUI/FaultyRows.swift") == [
        "SoundRows": [], "MindfulColumn": [],
        "BlankRows": [
          "blank-row: item 0 begins at 0 where it fits, and at 8 where it is 1 point wider than the "
            + "layout"
        ],
        "EarlyRows": [
          "higher-at-ideal-width: sizeThatFits returns 158 × 90 to the proposal nil × nil, and "
            + "90 × 158 to 158.01 × nil"
        ],
        "WideRows": [
          "too-wide: item 0 is 968 points wide in a width of 300, if it is a long text"
        ],
        "ForgetfulColumn": [
          "stale-update: item 1 is at 0 90 60 60, and at 0 60 60 60 if updateCache got the cache from "
            + "before a deletion"
        ],
      ])
  }

  @Test("an answer with a ratio is no mistake, and neither is a subview that is hidden far away")
  func sound() throws {
    let project = try ProjectFolder()
    try project.write(
      "Hidden.swift",
      """
      import SwiftUI
      struct Hidden: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let width = proposal.width ?? 200
          return CGSize(width: width, height: width / 4)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews {
            subview.place(at: CGPoint(x: -10_000, y: -10_000), proposal: ProposedViewSize(bounds.size))
          }
        }
      }

      """)
    let strategy = try #require(try project.load("Hidden.swift").strategies.first)
    for width in [1.0, 20, 390] {
      let section = Section(
        strategy: strategy, count: 2, sizes: .uniform(Size(width: 60, height: 30)))
      let request = LayoutRequest(
        container: Size(width: width, height: 400), axis: .vertical, sections: [section])
      let audit = try strategy.audit(SelfAudit.Question(request, aspects: [.answers], seed: 1))
      let rules = try #require(audit).findings.map(\.rule)
      #expect(Set(rules).isSubset(of: ["outside-bounds"]), "\(rules)")
    }
  }

  @Test("what a rectangle hits is no question to a layout that leaves most subviews in the centre")
  func centre() throws {
    let project = try ProjectFolder()
    try project.write(
      "Skipping.swift",
      """
      import SwiftUI
      struct Skipping: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 400, height: 60)) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (index, subview) in subviews.prefix(5).enumerated() {
            subview.place(
              at: CGPoint(x: bounds.minX + CGFloat(index) * 60, y: bounds.midY),
              anchor: .leading, proposal: .unspecified)
          }
        }
      }

      """)
    let strategy = try #require(try project.load("Skipping.swift").strategies.first)
    let sizes = ItemSizes.pattern([Size(width: 60, height: 30), Size(width: 90, height: 40)])
    let request = LayoutRequest(
      container: Size(width: 390, height: 844), axis: .vertical,
      sections: [Section(strategy: strategy, count: 1_000, sizes: sizes)])
    let audit = try LayoutAudit(of: request, section: 0, seed: 1, stop: .never)
    #expect(Set(audit.findings.map(\.rule.id)) == ["outside-bounds", "not-placed"])
  }
}

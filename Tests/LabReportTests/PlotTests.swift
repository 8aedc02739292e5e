@testable import LabReport
import LayoutCore
import LayoutText
import Testing

@Suite("Plots") struct PlotTests {
  private static func plot(_ points: [(Double, Double)], _ spread: Plot.Spread = .linear) -> Plot {
    Plot(
      across: .init("columns", spread: spread), up: .init("length", unit: "pt", spread: spread),
      series: [.init("a", points.map { Plot.Point(x: $0.0, y: $0.1) })])
  }

  @Test("points and numbers are inside of the axes, in their order", arguments: [1, 2, 3, 4, 5])
  func inside(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<200 {
      let spread: Plot.Spread = Bool.random(using: &random) ? .linear : .logarithmic
      let points = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        (
          Double.random(in: 0.001...1e6, using: &random),
          Double.random(in: 1e-6...1e9, using: &random)
        )
      }
      let plot = Self.plot(points, spread)
      for share in plot.shares[0] {
        #expect((-1e-9...1 + 1e-9).contains(share.x) && (-1e-9...1 + 1e-9).contains(share.y))
      }
      for axis in [Axis.horizontal, .vertical] {
        let shares = plot.ticks(on: axis).map(\.share)
        #expect(shares == shares.sorted() && shares.count <= 8)
        #expect(shares.allSatisfy { (-1e-9...1 + 1e-9).contains($0) })
      }
      for glyphs in PictureOptions.GlyphSet.allCases {
        let lines = PlotPicture(plot, columns: 60, glyphs).lines
        #expect(lines.allSatisfy { $0.width <= 60 })
        #expect(glyphs == .unicode || lines.allSatisfy { $0.text.allSatisfy(\.isASCII) })
      }
    }
  }

  @Test("equal ratios have equal lengths on a logarithmic axis")
  func logarithms() {
    let plot = Self.plot([(1, 1), (10, 10), (100, 100), (1000, 1000)], .logarithmic)
    let shares = plot.shares[0].map(\.x)
    for (share, third) in zip(shares, [0, 1.0 / 3, 2.0 / 3, 1]) {
      #expect(abs(share - third) < 1e-9)
    }
    #expect(plot.ticks(on: .horizontal).map(\.text) == ["1", "10", "100", "1000"])
  }

  @Test("in Unicode, dots lead from each point to the next, and the marks are as in ASCII")
  func lines() {
    var random = SplitMix(seed: 9)
    for _ in 0..<50 {
      let points = (1...6).map { (Double($0), Double.random(in: 0...100, using: &random)) }
      let (unicode, ascii) = (
        PlotPicture(Self.plot(points), columns: 60, .unicode).lines.map { Array($0.text) },
        PlotPicture(Self.plot(points), columns: 60, .ascii).lines.map { Array($0.text) }
      )
      for (row, marks) in ascii.enumerated() {
        for (column, mark) in marks.enumerated() where mark == "*" {
          #expect(unicode[row][column] == "*")
        }
      }
      let area = unicode.dropFirst().prefix { $0.contains("│") }
      let start = area.first?.firstIndex(of: "│") ?? 0
      for column in start + 1..<59 {
        #expect(area.contains { $0.indices.contains(column) && $0[column] != " " })
      }
      let dots: ClosedRange<Character> = "\u{2801}"..."\u{28FF}"
      #expect(area.joined().allSatisfy { dots.contains($0) || "*│ .,0123456789".contains($0) })
    }
  }

  @Test("a plot in text has names, units, numbers and a mark for each point")
  func text() {
    let lines = PlotPicture(Self.plot([(1, 0), (2, 50), (3, 100)]), columns: 40, .ascii).lines
      .map(\.text)
    #expect(lines.first == "length, pt")
    #expect(lines.last?.hasSuffix("columns") == true)
    #expect(lines.joined().count { $0 == "*" } == 3)
    #expect(lines.contains { $0.hasPrefix(" 100 |") && $0.hasSuffix("*") })
  }
}

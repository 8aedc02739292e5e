import LayoutCore
import Testing

@Suite("Tracks")
struct TracksTests {
  @Test("tracks and gaps fill the extent, and the formulas compute them")
  func fill() throws {
    for count in [1, 2, 3, 7, 1000] {
      for (extent, gap) in [(390.0, 0.0), (1200, 0.7), (25_000.5, 10)] {
        let tracks = try Tracks(count, "columns", filling: extent, of: "the breadth", gap: gap)
        let last = tracks.start(of: count - 1)
        #expect(abs(last + tracks.size - extent) < 1e-9 * extent)
        #expect(tracks.sizeFormula(of: "breadth").value == tracks.size)
        #expect(abs(tracks.startFormula(of: count - 1, name: "column").value - last) < 1e-9)
      }
    }
  }

  @Test("gaps that leave no space are rejected with the inequality in numbers")
  func noRoom() {
    #expect(
      throws: LayoutError.impossible(
        reason: "3 rows need 2 × 10.25 spacing = 20.5 pt, the page is 20.5")
    ) { try Tracks(3, "rows", filling: 20.5, of: "the page", gap: 10.25) }
  }

  @Test("counts, gaps and extents that nothing can use are refused with the value")
  func unusable() {
    #expect(throws: LayoutError.unusable(what: "rows", value: 0, allowed: "1...1000")) {
      try Tracks(0, "rows", filling: 100, of: "the page", gap: 0)
    }
    #expect(
      throws: LayoutError.unusable(
        what: "spacing between rows", value: -1, allowed: "0 or more points")
    ) { try Tracks(1, "rows", filling: 100, of: "the page", gap: -1) }
    #expect(
      throws: LayoutError.unusable(
        what: "extent of the page", value: 0, allowed: "more than 0 points")
    ) { try Tracks(1, "rows", filling: 0, of: "the page", gap: 0) }
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(throws: LayoutError.self) {
        try Tracks(1, "rows", filling: 100, of: "the page", gap: number)
      }
      #expect(throws: LayoutError.self) {
        try Tracks(1, "rows", filling: number, of: "the page", gap: 0)
      }
    }
  }

  @Test("as many tracks as fit: one more would be too narrow")
  func fitting() throws {
    for extent in [30.0, 99.5, 304, 390] {
      for gap in [0.0, 8] {
        for least in [10.0, 45, 43.25, 400] {
          let count = Tracks.count(ofAtLeast: least, filling: extent, gap: gap)
          let tracks = try Tracks(count, "columns", filling: extent, of: "the breadth", gap: gap)
          #expect(tracks.size >= least - 1e-3 || count == 1)
          let more = (extent - Double(count) * gap) / Double(count + 1)
          #expect(more < least)
        }
      }
    }
    #expect(Tracks.count(ofAtLeast: 390.0 / 3, filling: 390, gap: 0) == 3)
    #expect(Tracks.count(ofAtLeast: 1, filling: 1e9, gap: 0) == 1000)
  }
}

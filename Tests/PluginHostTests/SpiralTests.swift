import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import PluginHost
import Testing

/// The example of the protocol, in Python, used like a strategy of the lab.
@Suite("A strategy in Python")
struct SpiralTests {
  @Test("it loads, and says what can be set")
  func loads() throws {
    let lab = try HostileLab()
    #expect(
      try lab.run("load spiral.py") == [
        "spiral  items on a spiral", "  turns  3, of 1–100  how many turns there are",
      ])
    #expect(lab.lab.strategyName == "spiral")
    #expect(lab.lab.strategies.map(\.definition.name) == ["grid", "spiral"])
  }

  @Test("it draws, answers, and is set like any other")
  func works() throws {
    let lab = try HostileLab()
    try lab.run("load spiral.py; items 3; sizes 10x10")
    #expect(
      try lab.run("frames; set turns 1; frames 0..0; query 0 0 390 390") == [
        "  0   255.00   190.00    10.00    10.00", "  1   320.00   190.00    10.00    10.00",
        "  2   385.00   190.00    10.00    10.00", "  0   157.50   246.29    10.00    10.00",
        "3 items: 0 1 2", "visited 3 of 3 items",
      ])
    #expect(lab.error("set turns 0") == "turns must be 1–100 (got 0)")
    #expect(lab.error("set spin 1").hasPrefix("unknown parameter 'spin'; there are turns, "))
  }

  @Test("parameters come back with undo, and loading once more keeps them")
  func life() throws {
    let lab = try HostileLab()
    try lab.run("load spiral.py; set turns 7; load spiral.py")
    #expect(lab.lab.strategies.count == 2)
    #expect(try lab.run("show changed").contains { $0.hasPrefix("* turns") && $0.contains("7") })
    try lab.run("undo; undo")
    #expect(lab.lab.state.request.sections[0].strategy.value(of: "turns") == .count(3))
    try lab.run("use grid; use spiral turns=2; draw")
  }

  @Test("sizes that are set for one section reach the program, though other sections have none")
  func explicitSizes() throws {
    let lab = try HostileLab()
    // Beside another strategy each of its sections is placed on its own.
    try lab.run("load stated.py; items 1 1 1; section 2 use grid columns=1")
    try lab.run("section 1 sizes 90 60 120 75 100")
    #expect(
      try lab.run("frames").dropLast() == [
        "0.0     0.00     0.00    50.00    50.00", "1.0     0.00    50.00    90.00    90.00",
      ])
  }

  @Test("its frames keep the laws, for every count and kind of sizes")
  func laws() throws {
    let launch = Launch(
      name: "spiral.py", command: ["\(HostileLab.fixtures)/spiral.py"],
      folder: HostileLab.fixtures, environment: ["PATH=/usr/local/bin:/usr/bin:/bin"])
    let program = try Program.start(launch, stop: .never)
    let strategy = try #require(program.strategies.first)
    let sizes: [ItemSizes] = [
      .uniform(Size(width: 20, height: 20)),
      .pattern([Size(width: 10, height: 30), Size(width: 30, height: 10)]),
      .aspect([Size(width: 2, height: 1)]),
      .text(TextSizes(messages: [[3, 4], [5]])),
    ]
    var random = SplitMix(seed: 4)
    for sizes in sizes {
      for count in [0, 1, 2, 17, 300] {
        let request = SectionRequest(
          count: count, crossSize: 390, length: 844, insets: Insets(8), sizes: sizes)
        let layout = try strategy.layout(request)
        let broken = brokenLaws(
          of: layout, solvedAgain: try strategy.layout(request),
          rects: tryingRects(of: layout, random: &random))
        #expect(broken == [])
      }
    }
  }

  @Test("more items than may be asked for are refused before the program is asked")
  func tooMany() throws {
    let lab = try HostileLab()
    try lab.run("load spiral.py")
    #expect(
      lab.error("items 1000001")
        == "the number of items of spiral must be 0–1,000,000 for an external strategy"
        + " (got 1000001)")
  }
}

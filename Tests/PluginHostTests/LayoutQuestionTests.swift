import LayoutCore
import PluginHost
import Testing

/// How often a program lays out: its own layout is the expensive answer.
@Suite("Layout questions to programs")
struct LayoutQuestionTests {
  @Test("a program lays out once for all questions, and again only after it laid out another")
  func once() throws {
    let launch = Launch(
      name: "counting.py", command: ["\(HostileLab.fixtures)/counting.py"],
      folder: HostileLab.fixtures, environment: ["PATH=/usr/local/bin:/usr/bin:/bin"])
    let program = try Program.start(launch, stop: .never)
    let strategy = try #require(program.strategies.first)
    func layout(of count: Int) throws -> any SolvedLayout {
      try strategy.layout(
        SectionRequest(
          count: count, crossSize: 390, length: 844, sizes: .uniform(Size(width: 20, height: 20))))
    }
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    func ask(_ layout: any SolvedLayout) -> Set<String> {
      var facts: Set<String> = []
      for item in 0..<layout.count {
        var trace = RecordedTrace()
        layout.visitItems(in: rect, trace: &trace) { _, _ in .continue }
        for number in FrameNumber.allCases {
          facts.formUnion(layout.reason(for: number, of: item).facts)
        }
      }
      return facts
    }
    let first = try layout(of: 5)
    #expect(ask(first) == ["laid out 1 times"])
    let second = try layout(of: 7)
    #expect(ask(second) == ["laid out 2 times"])
    #expect(ask(first) == ["laid out 3 times"])
    #expect(ask(first) == ["laid out 3 times"])
    #expect(ask(second) == ["laid out 4 times"])
  }
}

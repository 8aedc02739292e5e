import GridPlugin
import LayoutCore
import PluginHost
import PluginProtocol
import Testing

/// Questions for the calls that placed a section, and for items that are flexible.
@Suite("Sections that are traced")
struct SectionTraceTests {
  private static let flexible = FlexibleSizes([
    FlexibleSizes.Ranges(width: 60...200, height: 30...30),
    FlexibleSizes.Ranges(width: 0...(.infinity), height: 20...40),
  ])

  /// Each kind of item, a maximum that is infinite, and a text that a message must escape.
  private static let mixed = MixedSizes([
    .text("a \"text\""), .fixed(Size(width: 24, height: 30)), .aspect(Size(width: 4, height: 3)),
    .flexible(FlexibleSizes.Ranges(width: 0...(.infinity), height: 20...40)),
  ])

  private func readBack(_ request: SectionRequest) throws -> SectionRequest {
    let question = LayoutQuestion(id: 7, strategy: "s", parameters: [:], request: request)
    let bytes = question.message.bytes
    let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    return try LayoutQuestion(
      MessageLine(Array(bytes[..<end])), payload: Array(bytes[(end + 1)...]),
      definitions: [AnyStrategyDefinition(name: "s", summary: "")]
    ).request
  }

  @Test(
    "a question reads back with its items and its flexible or mixed sizes",
    arguments: Axis.allCases)
  func question(axis: Axis) throws {
    let mixed = axis == .vertical ? Self.mixed : Self.mixed.transposed
    for sizes in [ItemSizes.flexible(Self.flexible), .mixed(mixed)] {
      var request = SectionRequest(
        count: 5, crossSize: 390, length: 844, axis: axis, sizes: sizes)
      #expect(try readBack(request).tracedItems == nil)
      request.tracedItems = 2...4
      let read = try readBack(request)
      #expect(read.tracedItems == 2...4)
      #expect(read.sizes == request.sizes)
    }
  }

  @Test("an audit asks with flexible sizes, too")
  func audit() throws {
    let layout = LayoutRequest(
      container: Size(width: 390, height: 844), axis: .horizontal,
      sections: [
        Section(strategy: AnyStrategy(Grid.self), count: 3, sizes: .flexible(Self.flexible))
      ])
    let question = AuditQuestion(
      id: 7, strategy: "s", parameters: [:],
      request: SelfAudit.Question(layout, aspects: [.answers], seed: 1))
    let bytes = question.message.bytes
    let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    let read = try AuditQuestion(
      MessageLine(Array(bytes[..<end])), payload: Array(bytes[(end + 1)...]),
      definitions: [AnyStrategyDefinition(name: "s", summary: "")])
    #expect(read.request.layout.sections[0].sizes == .flexible(Self.flexible))
  }

  @Test("a program reports the calls about the requested items, and how many it left out")
  func program() throws {
    let launch = Launch(
      name: "counting.py", command: ["\(HostileLab.fixtures)/counting.py"],
      folder: HostileLab.fixtures, environment: ["PATH=/usr/local/bin:/usr/bin:/bin"])
    let program = try Program.start(launch, stop: .never)
    let strategy = try #require(program.strategies.first)
    let layout = try strategy.layout(
      SectionRequest(
        count: 9, crossSize: 390, length: 844, sizes: .uniform(Size(width: 20, height: 20))))
    #expect(
      try layout.calls(about: 3...4)
        == SectionTrace(
          calls: [LayoutCall("placed 3", answer: "30"), LayoutCall("placed 4", answer: "40")],
          omitted: 2))
    #expect(layout.frame(at: 3).y == 30)
  }
}

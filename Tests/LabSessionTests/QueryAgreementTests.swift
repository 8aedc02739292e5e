import Foundation
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import LayoutText
import Testing

@testable import LabSession
@testable import layoutlab

/// One query in every form of its answer: list, JSON, picture, sentences, and `explain`.
@Suite("A query says one thing")
struct QueryAgreementTests {
  private static let layouts = [
    "use list; items 100", "use grid columns=3; items 100", "use masonry columns=2; items 100",
    "use masonry columns=4; sizes random 30..200; items 300", "use mosaic columns=3; items 90",
    "use flow; items 60; sizes 93x30 61x30 81x30 51x30", "use flow; items 60; sizes 80x40",
    "use paged; items 40", "use chat; items 200; sizes random 20..90",
    "use compositional; items 100", "use compositional template=nested; items 30",
    "template t { orthogonal continuous; group horizontal 1/2w 80 { item 1/2w 1h } };"
      + " use compositional template=t; items 14 9",
    "template t { group horizontal 1w ~50 { item 1/4w ~44 badge 10 10 top trailing } };"
      + " use compositional template=t; items 40; sizes random 10..80",
  ]
  private static let around = [
    "", "header 30 pinned; footer 20", "items 12 7 9; header 24; spacing section 13; inset 7",
    "background 4",
  ]
  private static let ways = [
    "", "direction horizontal", "direction horizontal; rtl on", "rtl on", "scroll by 500",
  ]

  /// A rectangle of each kind: on the first screen, across its end, far off, negative, without area,
  /// around everything, beside an element.
  private func rects(_ lab: Session, _ random: inout SplitMix) -> [Rect] {
    let size = lab.layout.reach ?? lab.state.request.container
    let screen = lab.visiblePart
    func rect(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Rect {
      Rect(
        x: random.double(in: x).rounded(), y: random.double(in: y).rounded(),
        width: random.double(in: 1...200).rounded(), height: random.double(in: 1...200).rounded())
    }
    let items = lab.layout.section(0).count
    let id = ElementID(.item, section: 0, index: items / 3)
    let frame = lab.layout.frame(of: id, visible: lab.viewport) ?? screen
    return [
      rect(screen.x...screen.maxX - 50, screen.y...max(screen.y, screen.maxY - 150)),
      rect(screen.x...screen.maxX, screen.maxY - 50...screen.maxY),
      rect(0...size.width, 0...size.height),
      Rect(x: 0, y: random.double(in: 0...size.height).rounded(), width: 390, height: 40),
      rect(-500...size.width, -500...0), rect(size.width...size.width + 900, 0...size.height),
      Rect(x: 20, y: 20, width: 0, height: 50),
      Rect(x: -1e6, y: -1e6, width: 3e6, height: 3e6),
      Rect(x: frame.x, y: frame.maxY, width: max(1, frame.width), height: 33),
      Rect(x: frame.maxX, y: frame.y, width: 12, height: max(1, frame.height)),
    ]
  }

  @Test(
    "list, JSON, picture, sentences and explain name the same elements, and one cost",
    arguments: layouts)
  func agree(layout: String) throws {
    var random = SplitMix(seed: 20_260)
    var turn = 0
    for around in Self.around where !(around.hasPrefix("items") && layout.contains("items 14 9")) {
      for way in Self.ways {
        turn += 1
        // Half of the ways, so that all of it takes seconds.
        guard turn % 2 == layout.count % 2 else { continue }
        let page = Page(
          columns: Int(random.double(in: 20...200)), rows: Int(random.double(in: 5...60)),
          glyphs: turn % 4 < 2 ? .unicode : .ascii, isInteractive: true)
        let source = [layout, around, way].filter { !$0.isEmpty }.joined(separator: "; ")
        var bench = try Bench(page: page)
        _ = try bench.replies(source)
        for rect in rects(bench.lab, &random) {
          let broken = try disagreements(&bench, source, rect)
          #expect(broken.isEmpty, "\(source); query \(rect.words) on \(page.columns)x\(page.rows!)")
        }
      }
    }
  }

  private func disagreements(
    _ bench: inout Bench, _ source: String, _ rect: Rect
  ) throws -> [String] {
    let typed =
      "query \([rect.x, rect.y, rect.width, rect.height].map { "\($0)" }.joined(separator: " "))"
    let report = try #require(try bench.replies(typed).last?.report as? QueryReport)
    let layout = bench.lab.layout
    let sections = layout.sectionCount
    func names(_ elements: [Element]) -> [String] {
      elements.map { $0.id.name(inSections: sections) }
    }
    var broken: [String] = []
    func expect(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }

    // 1. The result of comparing all frames.
    let all = everyElement(of: layout, visible: bench.lab.viewport)
    let hits = names(all.filter { $0.frame.intersects(rect) })
    let touching = names(all.filter { $0.frame.touches(rect) })
    expect(names(report.elements) == hits, "the list is \(names(report.elements)), not \(hits)")
    expect(names(report.touching) == touching, "only touching: \(names(report.touching))")

    // 2. The list.
    let lines = report.lines(on: bench.world.page).map(\.text)
    expect(listed(lines[0]).elementsEqual(hits.prefix(200)), "listed: \(lines[0])")
    let second = touching.isEmpty ? nil : lines[1]
    expect(listed(second ?? "").elementsEqual(touching.prefix(200)), "listed: \(second ?? "")")

    // A script, which gets no picture, gets the same lines.
    var plain = report
    plain.picture = nil
    var written = ByteText()
    let isAppended = plain.appendLines(to: &written)
    let shown = plain.lines(on: bench.world.page).map { $0.text + "\n" }.joined()
    expect(!isAppended || written.string == shown, "a script's: \(shown)")
    expect(isAppended == (report.ownAnswer == nil), "appended: \(isAppended)")

    // 3. The picture's legend.
    let notes = report.picture?.notes.map(\.text) ?? []
    broken += legend(notes, "hit", hits) + legend(notes, "only touch", touching)
    expect(hits.isEmpty == notes.contains("no hits"), "the legend: \(notes)")

    // 4. JSON, from a lab that has drawn nothing.
    var script = try Bench()
    _ = try script.replies(source)
    let text = try script.json(typed)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    func count(_ key: String) -> Int { (json[key] as? [Any])?.count ?? -1 }
    expect(json["count"] as? Int == hits.count && count("elements") == hits.count, "JSON: \(text)")
    expect(count("touching") == touching.count, "JSON: \(text)")
    let parts = ["searchSteps", "itemsPlaced", "itemsCompared"].compactMap { json[$0] as? Int }
    expect(parts.count == 3 && parts.reduce(0, +) == report.cost.visited, "JSON: \(text)")
    expect(json["visited"] as? Int == report.cost.visited, "\(report.cost), JSON: \(text)")

    // 5. `explain`, afterwards.
    let explained = try #require(
      try bench.replies("explain \(typed)").last?.report as? ExplainReport)
    expect(explained.cost == report.cost, "explain: \(explained.cost), query: \(report.cost)")
    expect(explained.hits == hits.count, "explain finds \(explained.hits)")
    broken += costAddsUp(
      explained.steps, explained.lines(on: bench.world.page).map(\.text).last ?? "", report.cost)

    // 6. Sentences.
    _ = try bench.replies("set output text")
    let reported = try bench.replies(typed).last?.report as? QueryReport
    _ = try bench.replies("set output pictures")
    let sentences = (reported?.picture?.lines.map(\.text) ?? []).joined(separator: " ")
    if hits.count <= 20, bench.world.page.columns > 60 {
      let said = hits.isEmpty ? "nothing" : hits.joined(separator: ", ")
      for name in said.split(separator: ", ") {
        expect(sentences.contains(name), "sentences without \(name): \(sentences)")
      }
    }
    return broken
  }

  /// The names after the colon of `5 items: 2 3 4 5 6`.
  private func listed(_ line: String) -> [String] {
    guard let colon = line.firstIndex(of: ":") else { return [] }
    let names = line[line.index(after: colon)...].split(separator: " ").map(String.init)
    return Array(names.prefix { $0 != "…" })
  }

  /// What is wrong with the entry of a legend that counts `names`.
  private func legend(_ notes: [String], _ word: String, _ names: [String]) -> [String] {
    let entry = notes.first {
      $0.contains(" \(word)") && !$0.contains("cells cannot") && !$0.contains("no hits")
    }
    guard let entry else { return names.isEmpty ? [] : ["no \(word) in \(notes)"] }
    let words = entry.split(separator: " ").map(String.init)
    let number = words.lazy.compactMap { Int($0.replacing(",", with: "")) }.first
    guard number == names.count else { return ["\(names.count) \(word), the legend: \(entry)"] }
    guard names.count <= 20 else { return [] }
    let listed =
      entry.split(separator: ": ", maxSplits: 1).last?
      .split(whereSeparator: { $0 == "," || $0 == ";" }).first?
      .split(separator: " ").map(String.init) ?? []
    return Set(listed) == Set(names) ? [] : ["\(names), the legend: \(entry)"]
  }

  /// What does not add up in an explanation.
  private func costAddsUp(_ steps: [TraceStep], _ last: String, _ cost: QueryCost) -> [String] {
    var broken: [String] = []
    let sum = steps.reduce(into: QueryCost()) { $0 += $1.cost }
    if sum != cost { broken.append("the steps cost \(sum), the query \(cost)") }
    let numbers = last.split(separator: ";")[0].split(separator: " ")
      .compactMap { Int($0.replacing(",", with: "")) }
    if numbers != [cost.visited, cost.searchSteps, cost.itemsPlaced, cost.itemsCompared] {
      broken.append("\(last) is not \(cost)")
    }
    for step in steps where step.cost != QueryCost() {
      let words = step.sentence.split { " :".contains($0) }
        .compactMap { Int($0.replacing(",", with: "")) }
      let number = max(step.cost.searchSteps, step.cost.itemsPlaced, step.cost.itemsCompared)
      if step.cost.visited != number || !words.contains(number) {
        broken.append("\(step.sentence) does not say \(step.cost)")
      }
    }
    return broken
  }

  @Test("a query outside of the first screen moves the picture to it")
  func moved() throws {
    var bench = try Bench(page: Page(columns: 80, rows: 40, isInteractive: true))
    let lines = bench.answer("items 100; query 0 1000 390 40")
    #expect(lines.first == "3 items: 19 20 21")
    #expect(lines.contains { $0.hasSuffix("░ 3 hits: 19 20 21") })
    #expect(lines.contains { $0.hasSuffix("▲ 17 more above, from y 588") })
    #expect(lines.contains { $0.contains("▼ 76 more below, to y 1432") })
  }

  @Test("hits beyond the picture are counted as hits")
  func beyond() throws {
    var bench = try Bench(page: Page(columns: 80, rows: 40, isInteractive: true))
    let lines = bench.answer("use list; sizes 400; spacing 0; items 100; query 0 0 390 20000")
    #expect(lines[0].hasPrefix("50 items: 0 1 2"))
    #expect(lines.contains { $0.contains("▼ 99 more below, 49 hits among them") })
    let legend = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(legend.contains("50 hits: 0 1 2"))
    #expect(legend.contains("; outside the picture: "))
  }

  @Test("the query that the lab suggests first has a clear picture at every size of a window")
  func suggested() throws {
    let query = try #require(Welcome.commands.first { $0.hasPrefix("query") })
    for start in ["", "set columns 3; "] {
      for columns in stride(from: 60, through: 200, by: 10) {
        for rows in stride(from: 24, through: 60, by: 4) {
          var bench = try Bench(page: Page(columns: columns, rows: rows, isInteractive: true))
          let report = try bench.replies(start + query).last?.report as? QueryReport
          let notes = report?.picture?.notes.map(\.text) ?? []
          #expect(!notes.contains { $0.contains("cannot show") }, "\(columns)x\(rows): \(notes)")
        }
      }
    }
  }
}

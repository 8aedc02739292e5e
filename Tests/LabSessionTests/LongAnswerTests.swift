import LabLanguage
import LabReport
import LayoutCore
import LayoutText
import Synchronization
import Testing

@testable import LabSession

/// Answers of many rows, which are made while they are written.
@Suite("Long answers")
struct LongAnswerTests {
  private static let views = "header 20 pinned; footer 10; background 2; header layout 30"

  /// The report of `frames all`, and the same report with its elements looked up one by one.
  private func reports(_ source: String) throws -> (placed: FramesReport, stored: FramesReport) {
    var bench = try Bench()
    let reply = try #require(try bench.replies(source + "; frames all").last)
    let placed = try #require(reply.report as? FramesReport)
    #expect(reply.omission == nil)
    var stored = placed
    let (session, layout) = (bench.lab, bench.lab.layout)
    stored.elements = ElementList(
      ElementOrder(layout: layout).parts.flatMap { Array($0) }
        .compactMap { layout.element($0, visible: session.viewport) }.map(session.onPixels))
    return (placed, stored)
  }

  @Test(
    "every row is that of the element looked up alone",
    arguments: [
      "use masonry columns=3; items 5000 97 0 3", "use flow; items 4200; set scale 3",
      "use grid columns=7; items 12000; spacing 3", "use chat; items 5000; rtl on",
      "use masonry; items 6000; direction horizontal; rtl on; scroll to 5000",
      "use compositional template=grid3; items 4100 12",
    ])
  func rows(source: String) throws {
    let (placed, stored) = try reports("sizes random 10.25..80.5 seed=3; \(Self.views); " + source)
    #expect(placed.elements.ids == stored.elements.ids)
    #expect(placed.elements.count == stored.elements.count)
    #expect(placed.lines(on: Page()) == stored.lines(on: Page()))
    #expect(JSON.object(placed.members) == JSON.object(stored.members))
    var rows: (placed: [String], stored: [String]) = ([], [])
    placed.csv {
      rows.placed.append($0)
      return .continue
    }
    stored.csv {
      rows.stored.append($0)
      return .continue
    }
    #expect(rows.placed == rows.stored)
  }

  @Test("a row is a name and four numbers with two decimals, which never run together")
  func row() throws {
    let numbers = [0, -0.004, 1.005, -99.5, 123_456, 1_234_567.891, -1e15, 1e300]
    let elements = numbers.indices.map { place in
      Element(
        id: ElementID(.item, section: 0, index: place * 250),
        frame: Rect(
          x: numbers[place], y: numbers[numbers.count - 1 - place], width: 5, height: 0.125))
    }
    let report = FramesReport(
      content: .zero, total: 8, sections: 1, elements: ElementList(elements))
    #expect(
      report.lines(on: Page()).map(\.text)
        == elements.map { element in
          "\(element.id.index)".padded(to: 4, isRight: true)
            + FrameNumber.allCases.map { number in
              let text = NumberText.format2(element.frame[number])
              return " " + text.padded(to: 8, isRight: true)
            }.joined()
        })
    let read = report.lines(on: Page(isInteractive: true)).map(\.text)
    #expect(read.first == "            x        y    width   height  pt")
    #expect(read.count == elements.count + 1)
  }

  @Test("no row is made behind the one at which the reader stops", arguments: [1, 10, 4500])
  func stopped(limit: Int) throws {
    let report = try reports("use masonry; items 5000").placed
    var counts = (lines: 0, rows: 0, values: 0)
    report.visitLines(on: Page()) { _ in
      counts.lines += 1
      return counts.lines == limit ? .stop : .continue
    }
    report.csv { _ in
      counts.rows += 1
      return counts.rows == limit ? .stop : .continue
    }
    if case .rows(let visit) = report.elements.json {
      visit { _ in
        counts.values += 1
        return counts.values < limit
      }
    }
    #expect([counts.lines, counts.rows, counts.values] == [limit, limit, limit])
  }

  @Test("an answer of too many items is refused before they are gathered")
  func refused() throws {
    let reports = Reports()
    var bench = try Bench()
    bench.world.stop = StopSignal {
      reports.looks.withLock { $0 += 1 }
      return false
    }
    let answer = bench.answer("use grid; sizes 50; items 100000000; query 0 0 390 1000000000000")
    #expect(answer.contains { $0.contains("more than 1,000,000 elements") })
    // One look after each block of a million elements would be 244.
    #expect(reports.looks.withLock { $0 } < 100)
  }

  /// What a measurement reports while it works.
  private final class Reports: Sendable {
    let shares = Mutex<[Double]>([])
    let looks = Mutex(0)
  }

  /// The reports of `measure`, which is stopped at a look.
  private func reports(
    measuring source: String, until limit: Int = .max
  ) throws -> (shares: [Double], looks: Int) {
    let reports = Reports()
    var bench = try Bench()
    _ = try bench.replies("use masonry columns=4")
    bench.world.stop = StopSignal(
      {
        reports.looks.withLock {
          $0 += 1; return $0 > limit
        }
      },
      tell: { share in reports.shares.withLock { $0.append(share) } })
    let answer = bench.answer(source)
    #expect((answer.first == "error LL0901: interrupted") == (limit < .max))
    return (reports.shares.withLock { $0 }, reports.looks.withLock { $0 })
  }

  @Test("measure reports a share that grows to the end, through solving and comparing")
  func measured() throws {
    let (shares, looks) = try reports(measuring: "measure 20000 40000")
    #expect(shares == shares.sorted())
    let steps = Set(shares.map { ($0 * 100).rounded(.down) })
    // Of each half an eighth is solving, and 17 steps for each object are the others.
    #expect(steps.count > 60)
    #expect(shares.last.map { $0 > 0.99 } == true)
    // Each block of 4,096 objects is made once, and compared with 16 screens.
    #expect(looks > 17 * (20_000 + 40_000) / 4096)
  }

  @Test("measure stops at the look that asks it to", arguments: [1, 20, 150])
  func measureStops(limit: Int) throws {
    #expect(try reports(measuring: "measure 40000", until: limit).looks == limit + 1)
  }
}

import Foundation
import LabLanguage
import LabReport
import LabSession
import LabTestKit
import LayoutCore
import LayoutText
import Testing

@testable import LabExport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Recordings of sessions")
struct ScreencastTests {
  /// The recording of `session` on a terminal.
  static func film(
    _ session: String, columns: Int = 80, rows: Int = 24, speed: Double = 1, quiet: Bool = true
  ) throws -> Screencast {
    let lab = try TestLab()
    lab.files["a.llab"] = session
    let page = Page(columns: columns, rows: rows, isInteractive: true)
    var film = Screencast(title: "A title", on: page, speed: speed, showsNotes: !quiet)
    var options = Player.Options()
    options.fitsScreen = true
    var player = Player(lab.lab, options: options)
    player.play("a.llab", in: lab.files.world(page: page)) {
      film.add($0)
      return true
    }
    #expect(player.result.exitStatus == 0)
    return film
  }

  static let hostile = """
    # </svg><script>alert(1)</script> ]]> &amp; \u{1B}[2J \u{202E}over \u{7}
    mark "a</svg>]]><b>"
    |!
    items 3
    """

  // MARK: asciicast

  @Test("a recording is a header, and an event for each key and answer")
  func golden() throws {
    let session = """
      @format 1
      @step one First
      # Hello.
      items 1
      @sleep 2s
      content
      """
    let escape = #"\u001b["#
    #expect(
      try Self.film(session).asciicast == """
        {"version":2,"width":80,"height":24,"title":"A title"}
        [0,"m","First"]
        [0,"o","\\r\\n\(escape)1mFirst\(escape)0m\\r\\n"]
        [0,"o","\(escape)2mHello.\(escape)0m\\r\\n"]
        [0.44,"o","\(escape)2mll> \(escape)0m"]
        [0.98,"o","\(escape)1mi\(escape)0m"]
        [1.02,"o","\(escape)1mt\(escape)0m"]
        [1.06,"o","\(escape)1me\(escape)0m"]
        [1.1,"o","\(escape)1mm\(escape)0m"]
        [1.14,"o","\(escape)1ms\(escape)0m"]
        [1.18,"o","\(escape)1m \(escape)0m"]
        [1.22,"o","\(escape)1m1\(escape)0m"]
        [1.42,"o","\\r\\n"]
        [4.12,"o","\(escape)2mll> \(escape)0m"]
        [4.66,"o","\(escape)1mc\(escape)0m"]
        [4.7,"o","\(escape)1mo\(escape)0m"]
        [4.74,"o","\(escape)1mn\(escape)0m"]
        [4.78,"o","\(escape)1mt\(escape)0m"]
        [4.82,"o","\(escape)1me\(escape)0m"]
        [4.86,"o","\(escape)1mn\(escape)0m"]
        [4.9,"o","\(escape)1mt\(escape)0m"]
        [5.1,"o","\\r\\n"]
        [5.1,"o","\(escape)36m390 x 90\(escape)0m\\r\\n"]

        """)
  }

  /// The events of an asciicast: time, kind, text.
  private func events(_ cast: String) throws -> [(Double, String, String)] {
    try cast.split(separator: "\n").dropFirst().map { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any] ?? []
      try #require(event.count == 3)
      return try (
        #require(event[0] as? Double), #require(event[1] as? String), #require(event[2] as? String)
      )
    }
  }

  @Test("times never go back, and speed divides them", arguments: [0.5, 1, 3, 1000])
  func times(speed: Double) throws {
    let session = "# One.\nitems 4\ndraw\n@pause\nsizes 40 50\nframes\n"
    let normal = try events(Self.film(session).asciicast)
    let found = try events(Self.film(session, speed: speed).asciicast)
    #expect(found.map(\.2) == normal.map(\.2))
    for (event, expected) in zip(found, normal) {
      #expect(abs(event.0 - expected.0 / speed) < 0.0016)
    }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.0 <= $1.0 })
  }

  @Test("the same session makes the same recording")
  func deterministic() throws {
    let session = "items 9\ndraw\nset columns 0\n|!\nsizes random 10..90\nframes\n"
    let films = try [Self.film(session), Self.film(session)]
    #expect(films[0].asciicast == films[1].asciicast)
    #expect(try films[0].animatedSVG() == films[1].animatedSVG())
  }

  @Test("escape codes in a session appear as text")
  func hostileCast() throws {
    let cast = try Self.film(Self.hostile).asciicast
    for (_, _, text) in try events(cast) {
      let codes = text.components(separatedBy: "\u{1B}").dropFirst()
      #expect(codes.allSatisfy { $0.wholeMatch(of: /\[[0-9;]+m[^\u{7}]*/) != nil })
      #expect(!text.unicodeScalars.contains { ["\u{7}", "\u{202E}"].contains($0) })
    }
    #expect(cast.contains(#"\\u{1B}[2J \\u{202E}over \\u{7}"#))
  }

  @Test("hidden commands, and what they print, are not shown; notes are, unless it is quiet")
  func hidden() throws {
    let session = "@hide\nitems 5\ncontent\n@show\nitems 3\n"
    #expect(try Self.film(session).commands == ["items 3"])
    #expect(try !Self.film(session).asciicast.contains(" x "))
    #expect(try Self.film(session, quiet: false).asciicast.contains("content"))
  }

  // MARK: SVG

  @Test("a row that is wider than the terminal is wrapped as the terminal does it")
  func wrapped() throws {
    let screen = ScreenRows(of: try Self.film("check count == 12 and count == 12\n", columns: 20))
    #expect(screen.rows.map(\.text) == ["ll> check count == 1", "2 and count == 12"])
    #expect(screen.stops.map(\.row) == [0, 0, 1, 1, 2])
    #expect(screen.stops.map(\.column).suffix(3) == [0, 17, 0])
  }

  @Test("the cursor is below everything that is printed, and never goes up")
  func cursor() throws {
    let film = try Self.film(
      "# Text.\nitems 30\ndraw\n\nframes\ncheck count == 30 and \\\n  count < 31\n")
    let screen = ScreenRows(of: film)
    for (stop, next) in zip(screen.stops, screen.stops.dropFirst()) {
      #expect(stop.time < next.time)
      #expect(stop.row <= next.row)
      if stop.keys > 0 {
        #expect(stop.row == next.row && stop.column + stop.keys == next.column)
      }
    }
    #expect(screen.stops.last?.row == screen.rows.count)
    #expect((screen.stops.last?.time ?? 0) < film.end)
  }

  @Test("the picture has every row once, at its place, in the width of its cells")
  func parsed() throws {
    let film = try Self.film("# A *title*.\nuse grid columns=3\nitems 40\ndraw\nframes\n")
    let root = try #require(try XMLDocument(xmlString: film.animatedSVG()).rootElement())
    let screen = ScreenRows(of: film)
    var rows: [Int: String] = [:]
    var ids: [String: (row: Int, text: String)] = [:]
    func text(_ node: XMLElement, _ name: String) -> String {
      node.attributes?.first { $0.name == name }?.stringValue ?? ""
    }
    func number(_ node: XMLElement, _ name: String) -> Double { Double(text(node, name)) ?? 0 }
    for case let element as XMLElement in try root.nodes(forXPath: "//*[local-name()='text']") {
      let row = Int((number(element, "y") - 13) / 17)
      let blanks = Int((number(element, "x") / 8.4).rounded())
      let line = element.stringValue ?? ""
      rows[row] = String(repeating: " ", count: blanks) + line
      ids[text(element, "id")] = (row, rows[row] ?? "")
      #expect(abs(number(element, "textLength") - Double(displayWidth(line)) * 8.4) < 0.06)
    }
    for case let element as XMLElement in try root.nodes(forXPath: "//*[local-name()='use']") {
      let original = try #require(ids[String(text(element, "xlink:href").dropFirst())])
      rows[original.row + Int(number(element, "y") / 17)] = original.text
    }
    for (number, row) in screen.rows.enumerated() {
      let text = row.text.replacing(#/ +$/#, with: "")
      #expect(rows[number] ?? "" == text)
    }
    #expect(rows.count < screen.rows.count)
  }

  @Test("the picture has a title, a description, both looks, and stops for reduced motion")
  func style() throws {
    let svg = try Self.film("items 3\n").animatedSVG()
    #expect(svg.contains(">A title</title>") && svg.contains("The commands: items 3</desc>"))
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
    #expect(
      svg.contains("@media(prefers-reduced-motion:reduce){.scroll,.cursor{animation:none}}"))
    #expect(svg.contains("infinite"))
    // Without animations the last screen shows.
    #expect(svg.contains(#"<g class="cursor" transform="translate(0,17)">"#))
    #expect(!svg.contains("<script") && !svg.contains("href=\"http"))
  }

  @Test("tags in a session appear as text")
  func hostileSVG() throws {
    let svg = try Self.film(Self.hostile, columns: 200).animatedSVG()
    let root = try #require(try XMLDocument(xmlString: svg).rootElement())
    #expect(try root.nodes(forXPath: "//*[local-name()='script' or local-name()='b']").isEmpty)
    #expect(svg.components(separatedBy: "</svg>").count == 3)
    #expect(root.stringValue?.contains("</svg><script>alert(1)</script> ]]> &amp; ") == true)
  }

  @Test("a session that prints more than a browser shows is refused, with another way")
  func tooLong() throws {
    let film = try Self.film("items 30000\nframes all\n")
    let error = #expect(throws: LabError.self) { try film.animatedSVG() }
    #expect(
      error?.message
        == "the session prints 30,003 lines, and an animated picture has at most 20,000: use --cast"
    )
  }
}

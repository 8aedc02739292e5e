import Foundation
import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText
import Testing

/// The file itself, without a browser.
@Suite("Exported pages: the file")
struct PageTests {
  @Test("the page contains what `frames --json` prints, and the same bytes each time")
  func data() throws {
    var page = try ExportedPage("use masonry; items 40; header 30 pinned")
    let answer = try page.run("frames all")
    let printed = JSON.envelope("frames", ok: true, [("result", .object(answer?.members ?? []))])
    #expect(try page.data("layout") == printed.text)
    let again = try ExportedPage("use masonry; items 40; header 30 pinned")
    #expect(page.text == again.text)
  }

  @Test("without its data, a page has fewer than 150,000 bytes")
  func size() throws {
    let page = try ExportedPage("use masonry; items 1000")
    let data = try page.data("layout").utf8.count + page.data("details").utf8.count
    #expect(page.text.utf8.count - data < 150_000)
  }

  @Test("the policy allows the style and the script of the page, and nothing else")
  func policy() throws {
    let text = try ExportedPage("items 3").text
    func content(_ start: String, _ end: String) throws -> Substring {
      let start = try #require(text.range(of: start))
      let rest = text[start.upperBound...]
      return rest[..<(try #require(rest.range(of: end))).lowerBound]
    }
    let style = SHA256.base64(of: try content("<style>", "</style>").utf8)
    let script = SHA256.base64(of: try content("<script>", "</script>").utf8)
    #expect(
      try content("http-equiv=\"Content-Security-Policy\" content=\"", "\"")
        == "default-src 'none'; script-src 'sha256-\(script)'; style-src 'sha256-\(style)'; "
        + "base-uri 'none'; form-action 'none'")
    for word in ["http://", "https://", " style=", " onclick=", "innerHTML", "eval("] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test("more elements than a page can hold are refused before they are solved")
  func tooMany() throws {
    for (commands, remedy) in [
      ("use list; items 1000000", "items 20000"),
      ("use list; header 40; items 20000", "items 19999"),
      ("use masonry; items 8000; sweep columns 1 2 3", "frames"),
    ] {
      let error = #expect(throws: LabError.self) { try ExportedPage(commands) }
      #expect(error?.message.contains("a page has at most 20,000 elements") == true)
      #expect(error?.remedy == remedy)
    }
    _ = try ExportedPage("use list; items 20000")
  }

  @Test("an orthogonal section that a strategy placed is a scroll view of the page")
  func orthogonal() throws {
    let strips = AnyStrategy(
      definition: AnyStrategyDefinition(name: "strips", summary: "a row that scrolls across"),
      origin: ObjectIdentifier(Session.self as Any.Type),
      placeCollection: { request, _ in
        let frames = (0..<3).map { Rect(x: 200 * Double($0), y: 10, width: 200, height: 50) }
        var contents = CollectionContents(
          counts: [3], frames: frames, contentSize: Size(width: 390, height: 60))
        contents.orthogonalSections[0] = OrthogonalSection(
          behavior: .continuous, viewport: 390, contentLength: 600, firstGroup: 0,
          groupLength: 200, pitch: 200, groupCount: 3)
        return contents
      })
    let page = try ExportedPage(
      "use strips; items 3; section 0 scroll to 30", strategies: [strips])
    let details = try JSONSerialization.jsonObject(with: Data(try page.data("details").utf8))
    let layout = try #require((details as? [String: Any])?["layout"] as? [String: Any])
    let section = try #require((layout["across"] as? [[String: Any]])?.first)
    #expect(section["frame"] as? [Double] == [0, 10, 390, 50])
    #expect(section["offset"] as? Double == 30)
    #expect(section["most"] as? Double == 210)
  }

  @Test("the arithmetic of 2,000 elements is in the page, and those after them have their frames")
  func explained() throws {
    let page = try ExportedPage("use list; items 3000")
    let details = try JSONSerialization.jsonObject(with: Data(try page.data("details").utf8))
    let layout = try #require((details as? [String: Any])?["layout"] as? [String: Any])
    #expect((layout["reasons"] as? [Any])?.count == 2000)
  }
}

import CPages
import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension ExportKind {
  /// A page for browsers, in one file.
  static let html = ExportKind(
    name: "html", suffixes: [".html", ".htm"],
    summary: "a page for browsers that scrolls, explains frames and answers queries"
  ) { session, _, world throws(LabError) in try HTMLPage(session, in: world).text }
}

/// A page that shows a layout as a device does, and explains it.
///
/// The page requests nothing: its content security policy allows only its own style and script, by
/// their digests. All data is JSON, which the script shows as text.
///
/// ```text
/// layout     what `frames --json` prints
/// details    what that leaves out: names, depth, arithmetic, the variants of a sweep
/// ```
struct HTMLPage {
  /// The most elements of a page, all variants together.
  static let mostElements = 20_000
  /// The most elements whose arithmetic is in the page: about 400 bytes each.
  static let mostExplained = 2_000

  private let title: String
  private let frames: JSON
  private let details: JSON

  /// The page of what `session` shows, with the variants of a sweep if that was the last answer.
  ///
  /// - Throws: an error if there are too many elements, or if they cannot be solved.
  init(_ session: Session, in world: World) throws(LabError) {
    var explained = Self.mostExplained
    var count = session.layout.elementCount
    try Self.check(count, of: session)
    let present = try PlacedLayout(session, explaining: &explained, in: world)
    var variants: [JSON] = []
    var start: Int?
    for swept in session.sweptSessions(in: world) {
      let name = (key: "name", value: JSON.string(swept.name))
      guard !swept.isCurrent else {
        start = variants.count
        variants.append(.object([name, ("isPresent", .bool(true))]))
        continue
      }
      do throws(LabError) {
        let other = try swept.session()
        count += other.layout.elementCount
        try Self.check(count, of: session)
        let placed = try PlacedLayout(other, explaining: &explained, in: world)
        variants.append(.object([name, ("frames", placed.frames), ("layout", placed.details)]))
      } catch {
        if case .notPossible = error.kind { throw error }
        if case .interrupted = error.kind { throw error }
        variants.append(.object([name, ("error", .string(error.message))]))
      }
    }
    if !variants.isEmpty, start == nil {
      variants.insert(.object([("name", .string("now")), ("isPresent", .bool(true))]), at: 0)
    }
    title = Self.title(of: session)
    frames = JSON.envelope("frames", ok: true, [("result", present.frames)])
    let query = session.answers.query.flatMap { query in
      query.visited > 0
        ? JSON.object([("rect", .rect(query.rect)), ("visited", .int(query.visited))]) : nil
    }
    details = .object([
      ("title", .string(title)), ("summary", .string(Self.summary(of: session))),
      ("start", .int(start ?? 0)), ("variants", .array(variants)), ("query", query ?? .null),
      ("layout", present.details),
    ])
  }

  private static func check(_ count: Int, of session: Session) throws(LabError) {
    guard count > mostElements else { return }
    let most = NumberText.grouped(mostElements)
    let isSweep = session.layout.elementCount <= mostElements
    var error = LabError(
      .notPossible(
        "a page has at most \(most) elements, \(isSweep ? "the variants together" : "the layout")"
          + " \(isSweep ? "have" : "has") \(NumberText.grouped(count))"))
    let views = session.layout.elementCount - session.layout.itemCount
    let sections = max(1, session.layout.sectionCount)
    error.remedy = isSweep ? "frames" : "items \(max(1, (mostElements - views) / sections))"
    throw error
  }

  /// The strategies and the number of items.
  private static func title(of session: Session) -> String {
    var names: [String] = []
    for section in session.state.request.sections {
      let name = section.strategy.definition.name
      if !names.contains(name) { names.append(name) }
    }
    let items = NumberText.counted(session.layout.itemCount, "item")
    return "\(names.joined(separator: ", ")): \(items)"
  }

  /// The screen, the content, and the directions of scrolling and reading.
  private static func summary(of session: Session) -> String {
    let request = session.layout.request
    func words(_ size: Size) -> String {
      "\(NumberText.formatGrouped(size.width)) × \(NumberText.formatGrouped(size.height))"
    }
    let content = session.layout.contentSize.map { "content \(words($0))" }
    let axis = "scrolls \(session.layout.scrollDirection)"
    let direction = request.isRightToLeft ? "right to left" : nil
    return ["screen \(words(request.container))", content, axis, direction].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension HTMLPage {
  /// The file.
  var text: String {
    let style = String(cString: ll_page_css())
    let script = [ll_layout_js(), ll_screen_js(), ll_page_js()].map { String(cString: $0) }
      .joined(separator: "\n")
    let parts = [
      "TITLE": SVGText.escaped(title), "STYLE": style, "SCRIPT": script,
      "STYLE_DIGEST": SHA256.base64(of: style.utf8),
      "SCRIPT_DIGEST": SHA256.base64(of: script.utf8),
      "LAYOUT": Self.data(frames), "DETAILS": Self.data(details),
    ]
    // Every second piece between the signs is the name of a part.
    let pieces = String(cString: ll_page_html()).split(
      separator: "%", omittingEmptySubsequences: false)
    return pieces.enumerated().map { place, piece in
      place % 2 == 0 ? String(piece) : parts[String(piece)] ?? ""
    }.joined()
  }

  /// JSON for the content of a script element. Nothing in it ends the element or begins a comment,
  /// and nothing turns the direction of the source: such characters are escapes.
  private static func data(_ json: JSON) -> String {
    var bytes: [UInt8] = []
    json.write { piece in
      bytes.reserveCapacity(bytes.count + piece.utf8.count)
      for scalar in piece.unicodeScalars {
        if scalar == "<" || !scalar.isASCII && Printable.isControl(scalar) {
          bytes += escape(scalar).utf8
        } else {
          bytes += UTF8.encode(scalar).map { Array($0) } ?? []
        }
      }
      return true
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As JSON writes a scalar in hexadecimal digits: of UTF-16, four a unit.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}

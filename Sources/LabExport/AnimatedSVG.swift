public import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Screencast {
  /// The film as an animated SVG: CSS alone, which also runs where a page shows it as an image.
  ///
  /// 1. All rows are in the picture, each once, one below the other.
  /// 2. An animation scrolls them, so that the row of the cursor is on the screen.
  /// 3. Another moves the cursor, and with it a cover over everything that is not printed yet.
  ///
  /// Without animations, or where the user prefers reduced motion, the last screen shows.
  ///
  /// - Throws: an error if the film has more rows than a browser shows without delay.
  public func animatedSVG() throws(LabError) -> String {
    let screen = ScreenRows(of: self)
    guard screen.rows.count <= Self.mostRows else {
      throw LabError(
        .notPossible(
          "the session prints \(NumberText.counted(screen.rows.count, "line")), and an animated "
            + "picture has at most \(NumberText.grouped(Self.mostRows)): use --cast"))
    }
    return AnimatedSVG(film: self, screen: screen).text
  }

  private static let mostRows = 20_000
}

/// The parts of an animated picture.
private struct AnimatedSVG {
  let film: Screencast
  let screen: ScreenRows

  /// The width and height of a cell, and the space around the screen, in pixels.
  private static let cell = (width: 8.4, height: 17.0)
  private static let padding = 14.0
  private static let fontSize = 14.0
  /// From the top of a row to its baseline.
  private static let baseline = 13.0

  /// A film of a few lines needs no whole screen.
  private var rowCount: Int { min(film.rows, screen.rows.count + 1) }
  private var width: Double { Double(film.columns) * Self.cell.width }
  private var height: Double { Double(rowCount) * Self.cell.height }

  var text: String {
    let (outerWidth, outerHeight) = (width + 2 * Self.padding, height + 2 * Self.padding)
    let (w, h) = (Self.number(outerWidth), Self.number(outerHeight))
    let last = screen.stops[screen.stops.count - 1]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)" role="img" aria-labelledby="title desc">
      <title id="title">\(XMLText.escaped(film.title))</title>
      <desc id="desc">\(XMLText.escaped(description))</desc>
      <style>
      \(style)
      </style>
      <rect class="screen edge" x="0.5" y="0.5" width="\(Self.number(outerWidth - 1))" \
      height="\(Self.number(outerHeight - 1))" rx="8"/>
      <svg x="\(Self.number(Self.padding))" y="\(Self.number(Self.padding))" \
      width="\(Self.number(width))" height="\(Self.number(height))">
      <g class="scroll" transform="\(Self.move(scroll(at: last)))" xml:space="preserve">
      \(rows)<g class="cursor" transform="\(Self.move(place(of: last)))">\(cover)</g>
      </g>
      </svg>
      </svg>

      """
  }

  private var description: String {
    "A terminal session. The commands: "
      + film.commands.map { command in
        command.split(whereSeparator: \.isNewline).map { Printable.escaped($0) }
          .joined(separator: " ")
      }.joined(separator: "; ")
  }

  // MARK: Rows

  /// Rows that look alike are written once, and used again.
  private var rows: String {
    var text = ""
    var written: [Markup: Int] = [:]
    for (number, row) in screen.rows.enumerated() where row.text.contains(where: { $0 != " " }) {
      if let same = written[row] {
        let down = Self.number(Double(number - same) * Self.cell.height)
        text += "<use xlink:href=\"#r\(same)\" y=\"\(down)\"/>\n"
        continue
      }
      written[row] = number
      text += element(row, number) + "\n"
    }
    return text
  }

  /// The cells of a row are as wide as they should be in every font.
  private func element(_ row: Markup, _ number: Int) -> String {
    let blanks = row.text.prefix { $0 == " " }.count
    let length = row.text.reversed().drop { $0 == " " }.reduce(0) { $0 + displayWidth($1) } - blanks
    var text = "<text id=\"r\(number)\" x=\"\(Self.number(Double(blanks) * Self.cell.width))\""
    text += " y=\"\(Self.number(Double(number) * Self.cell.height + Self.baseline))\""
    text +=
      " textLength=\"\(Self.number(Double(length) * Self.cell.width))\" lengthAdjust=\"spacingAndGlyphs\">"
    var cell = 0
    for span in row.spans {
      let part = span.text.drop { _ in
        defer { cell += 1 }
        return cell < blanks
      }
      let isBlank = part.allSatisfy { $0 == " " }
      let escaped = XMLText.escaped(String(part))
      guard !isBlank, let codes = span.role.codes else {
        text += escaped
        continue
      }
      let names = codes.split(separator: ";").map { "s\($0)" }.joined(separator: " ")
      text += "<tspan class=\"\(names)\">\(escaped)</tspan>"
    }
    while text.last == " " { text.removeLast() }
    return text + "</text>"
  }

  /// From the cursor to the end of its row, and all rows below.
  private var cover: String {
    let (right, bottom) = (Self.number(width + 1), Self.number(height + Self.cell.height))
    let (down, cell) = (Self.number(Self.cell.height), Self.number(Self.cell.width))
    return "<path class=\"screen\" d=\"M0 0H\(right)V\(bottom)H-\(right)V\(down)H0Z\"/>"
      + "<rect class=\"caret\" width=\"\(cell)\" height=\"\(down)\"/>"
  }

  // MARK: Animations

  private func place(of stop: ScreenRows.Stop) -> (x: Double, y: Double) {
    (Double(stop.column) * Self.cell.width, Double(stop.row) * Self.cell.height)
  }

  private func scroll(at stop: ScreenRows.Stop) -> (x: Double, y: Double) {
    (0, -Double(max(0, stop.row - rowCount + 1)) * Self.cell.height)
  }

  private static func move(_ place: (x: Double, y: Double)) -> String {
    "translate(\(number(place.x)),\(number(place.y)))"
  }

  private var style: String {
    let seconds = Self.number(Double(film.end) / 1000)
    var scrolls: [(time: Int, css: String)] = []
    var cursors: [(time: Int, css: String)] = []
    for stop in screen.stops {
      let scroll = Self.css(scroll(at: stop))
      if scrolls.last?.css != scroll { scrolls.append((stop.time, scroll)) }
      let keys = stop.keys > 0 ? ";animation-timing-function:steps(\(stop.keys))" : ""
      cursors.append((stop.time, Self.css(place(of: stop)) + keys))
    }
    return """
      text{font:\(Self.number(Self.fontSize))px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu \
      Sans Mono","Liberation Mono",monospace;white-space:pre}
      \(Self.colors(\.light))
      @media(prefers-color-scheme:dark){\(Self.colors(\.dark))}
      .s1{font-weight:bold}
      .scroll{animation:scroll \(seconds)s step-end infinite}
      .cursor{animation:cursor \(seconds)s step-end infinite}
      @media(prefers-reduced-motion:reduce){.scroll,.cursor{animation:none}}
      @keyframes scroll{\(frames(scrolls))}
      @keyframes cursor{\(frames(cursors))}
      """
  }

  private static func css(_ place: (x: Double, y: Double)) -> String {
    "transform:translate(\(number(place.x))px,\(number(place.y))px)"
  }

  /// Each place until the time of the next.
  private func frames(_ places: [(time: Int, css: String)]) -> String {
    places.map { time, css in
      let percent = Double(time) / Double(film.end) * 100
      return "\(NumberText.formatExact((percent * 10_000).rounded() / 10_000))%{\(css)}"
    }.joined() + "to{\(places.last?.css ?? "")}"
  }

  /// Pixels, to a tenth.
  private static func number(_ value: Double) -> String {
    NumberText.formatExact((value * 10).rounded() / 10)
  }

  // MARK: Colors

  /// A color on light and on dark ground.
  private struct Color {
    /// The elements that have it.
    let names: String
    let property: String
    let light: String
    let dark: String
  }

  private static func colors(_ shade: (Color) -> String) -> String {
    palette.map { "\($0.names){\($0.property):\(shade($0))}" }.joined()
  }

  /// The contrast of each to the screen is 4.5 at least.
  private static let palette = [
    Color(names: ".screen", property: "fill", light: "#fff", dark: "#0d1117"),
    Color(names: ".edge", property: "stroke", light: "#d1d9e0", dark: "#3d444d"),
    Color(names: "text,.caret", property: "fill", light: "#1f2328", dark: "#f0f6fc"),
    Color(names: ".s2", property: "fill", light: "#59636e", dark: "#9198a1"),
    Color(names: ".s31", property: "fill", light: "#cf222e", dark: "#ff7b72"),
    Color(names: ".s32", property: "fill", light: "#116329", dark: "#7ee787"),
    Color(names: ".s33", property: "fill", light: "#7d4e00", dark: "#e3b341"),
    Color(names: ".s34", property: "fill", light: "#0550ae", dark: "#79c0ff"),
    Color(names: ".s35", property: "fill", light: "#6639ba", dark: "#d2a8ff"),
    Color(names: ".s36", property: "fill", light: "#0b6577", dark: "#76e3ea"),
    Color(names: ".s94", property: "fill", light: "#0969da", dark: "#a5d6ff"),
  ]
}

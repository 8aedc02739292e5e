import LabReport
import LabSession
import LabTerminal

/// The user's terminal, for commands that read keys.
struct TerminalKeys: KeySource {
  private let options: Options
  private let style: LineStyle
  private var reader: KeyReader

  /// Takes over the terminal; nil where it cannot move its cursor, or there is none.
  init?(options: Options) {
    let caps = options.caps
    Progress.end()
    guard caps.canEdit, let reader = KeyReader() else { return nil }
    (self.options, self.reader) = (options, reader)
    style = LineStyle(caps)
  }

  mutating func next() -> PressedKey { Self.pressed(reader.next()) }

  mutating func next(within seconds: Double) -> PressedKey? {
    reader.next(milliseconds: Int32(seconds * 1000)).map(Self.pressed)
  }

  private static func pressed(_ key: Key) -> PressedKey {
    switch key {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .enter: .enter
    case .escape, .interrupt, .closed: .escape
    case .resized: .resized
    case .character("+"), .character("="): .plus
    case .character("-"): .minus
    case .character("q"): .escape
    case .character(let character): .character(character)
    }
  }

  func show(_ lines: [Markup]) { reader.show(lines.map(style.text)) }

  var page: Page {
    let caps = options.caps
    // The last column stays free: a terminal may wrap there.
    var page = System.page(caps, isInteractive: true, isForPrograms: false)
    page.columns = max(1, page.columns - 1)
    return page
  }

  func close() { reader.close() }
}

internal import CLibEdit
import LayoutText

/// What is on the screen beside the line that libedit draws: its colours, the suggestion behind it,
/// and a panel of rows below it.
///
/// libedit knows none of it. All is written when everything else is drawn, while waiting for a key,
/// and the suggestion and the panel are blanked out before the key is passed on. So the characters
/// on the screen are always those that libedit believes to be there.
extension EditLineSource {
  /// Waits for a key or a signal while the overlay is visible.
  ///
  /// - Returns: False if a signal came, or lines were shown above the line.
  func waitWithOverlay() -> Bool {
    guard !Signals.hasInput(input) else { return true }
    let grid = grid(of: buffer)
    let cells = showColorsAndSuggestion(grid)
    defer { erase(cells) }
    // The picture of a line that changes with the next key would be late.
    let pause = panelPause
    if pause > 0, Signals.waitForInput(input, milliseconds: pause) { return true }
    guard !Signals.isPending else { return false }
    showPanel(grid)
    while !Signals.waitForInput(input, milliseconds: idle == nil ? -1 : Self.idleMilliseconds) {
      guard !Signals.isPending, let idle else { return false }
      let lines = idle()
      guard lines.isEmpty else {
        interject(lines)
        return false
      }
    }
    return true
  }

  /// The cells of `buffer`; nil where libedit shows other characters than it holds.
  func grid(of buffer: EditBuffer) -> LineGrid? {
    LineGrid(prompt: promptPlain, line: buffer.scalars, columns: columns)
  }

  // MARK: Colours

  /// Writes the characters of the line again, in colours. The cursor is where it was.
  ///
  /// A row at a time, and no line end: a terminal that wraps at another column than libedit expects
  /// shows what it showed before.
  func showColors(_ buffer: EditBuffer, _ grid: LineGrid) {
    guard let highlighter, caps.color, search == nil, grid.end.row < rows else { return }
    let styles = Self.styles(of: buffer, by: highlighter(buffer.text))
    var text = ""
    var place = grid.places[buffer.cursor]
    for (index, scalar) in buffer.scalars.enumerated() {
      let next = grid.places[index]
      let isStart = index == 0 || grid.places[index - 1].row != next.row
      let changes = isStart || styles[index] != styles[index - 1]
      if isStart {
        text += place.moves(to: next)
        place = next
      }
      if changes { text += "\u{1B}[0\(styles[index].codes)m" }
      text.unicodeScalars.append(scalar)
    }
    guard !text.isEmpty else { return }
    write(text + "\u{1B}[0m" + place.moves(to: grid.places[buffer.cursor]))
  }

  /// The style of each scalar; a later part wins.
  private static func styles(of buffer: EditBuffer, by parts: [StyledPart]) -> [Prompt.Style] {
    var offsets: [Int] = []
    var offset = 0
    for scalar in buffer.scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    return offsets.map { offset in
      parts.last { $0.bytes.contains(offset) }?.style ?? .plain
    }
  }

  // MARK: The panel

  /// The rows of the window.
  var rows: Int {
    TerminalCaps.Window(of: output).flatMap { $0.rows > 0 ? $0.rows : nil } ?? caps.height
  }

  /// Writes the panel below the line, if there is one, over the rows of the one before.
  private func showPanel(_ grid: LineGrid?) {
    guard let grid else { return }
    let buffer = buffer
    // Scrolling may take away what is above the line, never a part of it.
    let panel = panel(buffer, rows: max(0, rows - 1 - grid.end.row))
    guard !panel.isEmpty else { return erasePanel() }
    let cursor = grid.places[buffer.cursor]
    let last = LineGrid.Place(row: grid.end.row)
    var text = cursor.moves(to: last)
    for row in panel { text += "\r\n\(row)\u{1B}[K" }
    if panel.count < panelRows { text += "\r\n\u{1B}[J\u{1B}[A" }
    write(text + LineGrid.Place(row: last.row + panel.count).moves(to: cursor))
    panelRows = panel.count
  }

  /// The rows of a list, of a search, or of what the program shows there; `rows` at most.
  private func panel(_ buffer: EditBuffer, rows: Int) -> [String] {
    guard rows > 0, !caps.accessible, isHintVisible, !isReadingPaste else { return [] }
    if search != nil { return searchPanel(buffer, rows: rows) }
    if listing?.buffer != buffer { listing = nil }
    if let listing { return list(listing.candidates).page(from: listing.first, rows: rows).rows }
    guard let below, !buffer.scalars.isEmpty else { return [] }
    return below(buffer.text, max(1, columns - 1), rows)
  }

  /// Milliseconds without a key before the program is asked what it shows below the line.
  private var panelPause: Int32 { below == nil || search != nil || listing != nil ? 0 : 30 }

  /// Takes the panel off the screen.
  func erasePanel() {
    guard panelRows > 0, let grid = grid(of: buffer) else { return }
    let cursor = grid.places[buffer.cursor]
    let first = LineGrid.Place(row: grid.end.row)
    // The row is there: a line end only moves to it.
    write(
      cursor.moves(to: first) + "\r\n\u{1B}[J"
        + LineGrid.Place(row: first.row + 1).moves(to: cursor))
    panelRows = 0
  }

  /// Takes the panel off before `key` is passed on, unless the key can only change the line's one
  /// row: a picture that follows the typing must not flicker.
  func makeRoom(for key: Int32) {
    guard panelRows > 0 else { return }
    let isTyped = (0x20...0x7F).contains(key) && injected.isEmpty && !isReadingPaste
    if isTyped, listing == nil, let end = grid(of: buffer)?.end, end.row == 0,
      end.column + 2 < columns
    {
      return
    }
    erasePanel()
  }

  /// Draws the line again in a window of another size, from where its first row is now: terminals
  /// move the rows of a wrapped line together.
  func redrawResized() {
    let buffer = buffer
    let row = grid(of: buffer)?.places[buffer.cursor].row ?? 0
    write(LineGrid.Place(row: row).moves(to: LineGrid.Place()) + "\u{1B}[J")
    panelRows = 0
    el_resize(editor)
    ll_el_refresh(editor)
  }
}

/// A part of a line with its style.
public struct StyledPart: Hashable, Sendable {
  /// Its place, in bytes of UTF-8.
  public let bytes: Range<Int>
  /// How it is shown.
  public let style: Prompt.Style

  public init(bytes: Range<Int>, style: Prompt.Style) { (self.bytes, self.style) = (bytes, style) }
}

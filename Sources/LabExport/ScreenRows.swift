import LabReport
import LayoutCore

/// The terminal of a film: all rows that it prints, one below the other, and where the cursor is at
/// which time.
///
/// A session only appends lines. So a row never changes, the rows below the cursor are those that
/// are not printed yet, and the screen shows the last rows down to the cursor.
struct ScreenRows {
  /// A place of the cursor: after the last cell printed.
  struct Stop {
    /// In milliseconds.
    var time: Int
    var row: Int
    var column: Int
    /// How many cells are typed from here to the next stop; 0: the cursor jumps there.
    var keys = 0
  }

  private(set) var rows: [Markup] = []
  private(set) var stops = [Stop(time: 0, row: 0, column: 0)]

  /// The rows of `film`, wrapped as its terminal wraps them.
  init(of film: Screencast) {
    var prompt = Markup()
    for (time, content) in film.moments {
      switch content {
      case .step: break
      case .prompt(let text):
        prompt = text
        move(to: Stop(time: time, row: rows.count, column: text.width))
      case .lines(let lines):
        rows += lines.flatMap { $0.rows(of: film.columns) }
        move(to: Stop(time: time, row: rows.count, column: 0))
      case .typed(let line): type(line, after: prompt, at: time, in: film)
      }
    }
  }

  private mutating func type(
    _ line: Markup, after prompt: Markup, at time: Int, in film: Screencast
  ) {
    var (whole, cells, column) = (prompt, 0, prompt.width)
    whole.append(line)
    for row in whole.rows(of: film.columns) {
      let keys = row.width - column
      move(
        to: Stop(time: time + film.typingTime(cells), row: rows.count, column: column, keys: keys))
      cells += keys
      let typed = time + film.typingTime(cells)
      move(to: Stop(time: typed, row: rows.count, column: row.width))
      rows.append(row)
      column = 0
    }
    let entered = time + film.typingTime(cells) + film.enterTime
    move(to: Stop(time: entered, row: rows.count, column: 0))
  }

  /// Of several stops at one time, the last counts.
  private mutating func move(to stop: Stop) {
    if stops.last?.time == stop.time { stops.removeLast() }
    stops.append(stop)
  }
}

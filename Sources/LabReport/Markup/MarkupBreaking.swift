import LayoutCore
import LayoutText

extension Markup {
  /// The text in lines of at most `columns` cells, each after `indent` blanks, broken between
  /// words; a word longer than a line is broken behind its last `|` that fits, or anywhere. Lines
  /// after the first begin behind `hanging` blanks instead, where it is given.
  ///
  /// Text between backquotes is one word if it takes half a line at most: a command is
  /// easier to type from one line.
  public func broken(at columns: Int, indent: Int = 0, hanging: Int? = nil) -> [Markup] {
    var page = BrokenLines(columns: columns, first: indent, others: hanging ?? indent)
    if let line = page.whole(self) { return [line] }
    for word in words(keeping: page.room / 2) { page.add(word) }
    return page.finished
  }

  /// The cell in which the last column of a table's row begins, at most in the middle of
  /// `columns`; for text that is set in, two more than its blanks; else 0.
  public func hangingIndent(in columns: Int) -> Int {
    let blanks = text.prefix { $0 == " " }.count
    var (cell, gap, found) = (0, 0, 0)
    for character in text {
      if character != " ", gap > 1, cell > blanks, cell <= columns / 2 { found = cell }
      gap = character == " " ? gap + 1 : 0
      cell += displayWidth(character)
    }
    return found > 0 ? found : blanks > 0 ? min(blanks + 2, columns / 2) : 0
  }

  /// A part of a word that has one role.
  fileprivate struct Part {
    let role: Role
    var text = ""

    /// The part cut behind each `|`.
    var alternatives: [Part] {
      var parts = [Part(role: role)]
      for character in text {
        parts[parts.count - 1].text.append(character)
        if character == "|" { parts.append(Part(role: role)) }
      }
      return parts.filter { !$0.text.isEmpty }
    }
  }

  /// Words and single blanks. A word continues where the role changes, and across the blanks of a
  /// name between backquotes that takes `limit` cells at most.
  private func words(keeping limit: Int) -> [[Part]] {
    var words: [[Part]] = []
    var word: [Part] = []
    for span in spans {
      let isKept =
        span.text.hasPrefix("`") && span.text.hasSuffix("`") && displayWidth(span.text) <= limit
      var part = Part(role: span.role)
      for character in span.text {
        guard character == " ", !isKept else {
          part.text.append(character)
          continue
        }
        if !part.text.isEmpty { word.append(part) }
        if !word.isEmpty { words.append(word) }
        words.append([Part(role: span.role, text: " ")])
        (word, part) = ([], Part(role: span.role))
      }
      if !part.text.isEmpty { word.append(part) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

/// Words as they come, put into lines.
private struct BrokenLines {
  private let columns: Int
  private let indents: (first: Int, others: Int)
  private var lines: [Markup] = []
  private var line = Markup()
  private var used = 0
  private var blanks = 0
  private var blankRole = Role.plain

  init(columns: Int, first: Int, others: Int) {
    self.columns = columns
    indents = (first < columns ? first : 0, others < columns ? others : 0)
  }

  private var indent: Int { lines.isEmpty ? indents.first : indents.others }
  /// The cells of a line for words.
  var room: Int { max(1, columns - indent) }

  /// The lines, one at least.
  var finished: [Markup] { line.isEmpty && !lines.isEmpty ? lines : lines + [line] }

  /// `text` as the only line, where it fits; nil where it does not, and where blanks follow one
  /// another or are at the end: those are left out, and blanks of two roles get one.
  func whole(_ text: Markup) -> Markup? {
    var last = UInt8(ascii: " ")
    // A byte takes a cell at most: few lines have to be measured.
    guard text.text.utf8.count <= room || text.width <= room else { return nil }
    for byte in text.text.utf8 {
      guard byte != UInt8(ascii: " ") || byte != last else { return nil }
      last = byte
    }
    guard last != UInt8(ascii: " ") else { return nil }
    var line = Markup(String(repeating: " ", count: indent))
    line.append(text)
    return line
  }

  private mutating func endLine() {
    lines.append(line)
    line = Markup()
    used = 0
  }

  mutating func add(_ word: [Markup.Part]) {
    guard let first = word.first else { return }
    guard first.text != " " else {
      blanks += 1
      blankRole = first.role
      return
    }
    let width = word.reduce(0) { $0 + displayWidth($1.text) }
    if used > 0, used + blanks + width > room { endLine() }
    let lead = used > 0 ? blanks : (lines.isEmpty ? min(blanks, room - 1) : 0)
    if used == 0 { line.append(String(repeating: " ", count: indent)) }
    line.append(String(repeating: " ", count: lead), blankRole)
    used += lead
    blanks = 0
    let parts = width > room ? word.flatMap(\.alternatives) : word
    for part in parts { add(part) }
  }

  private mutating func add(_ part: Markup.Part) {
    let width = displayWidth(part.text)
    if width <= room { makeRoom(for: width) }
    for character in part.text {
      let cells = displayWidth(character)
      guard cells <= room else { continue }
      makeRoom(for: cells)
      line.append(String(character), part.role)
      used += cells
    }
  }

  private mutating func makeRoom(for cells: Int) {
    guard used + cells > room else { return }
    endLine()
    line.append(String(repeating: " ", count: indent))
  }
}

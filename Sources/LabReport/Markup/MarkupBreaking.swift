import LayoutCore

extension Markup {
  /// The text in lines of at most `columns` cells, each after `indent` blanks, broken between
  /// words; a word longer than a line is broken anywhere.
  public func broken(at columns: Int, indent: Int = 0) -> [Markup] {
    let indent = indent < columns ? indent : 0
    let room = max(1, columns - indent)
    var lines: [Markup] = []
    var line = Markup()
    var used = 0
    var blanks = 0
    var blankRole = Role.plain
    for piece in pieces {
      if piece.text == " " {
        blanks += 1
        blankRole = piece.role
        continue
      }
      let width = displayWidth(piece.text)
      if used > 0 && used + blanks + width > room {
        lines.append(line)
        line = Markup()
        used = 0
      }
      let lead = used > 0 ? blanks : (lines.isEmpty ? min(blanks, room - 1) : 0)
      line.append(String(repeating: " ", count: used == 0 ? indent : 0))
      line.append(String(repeating: " ", count: lead), blankRole)
      used += lead
      blanks = 0
      for character in piece.text {
        let cells = displayWidth(character)
        guard cells <= room else { continue }
        if used + cells > room {
          lines.append(line)
          line = Markup(String(repeating: " ", count: indent))
          used = 0
        }
        line.append(String(character), piece.role)
        used += cells
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// Words and single blanks, each with its role.
  private var pieces: [(role: Role, text: String)] {
    var pieces: [(role: Role, text: String)] = []
    for span in spans {
      var word = ""
      for character in span.text {
        if character == " " {
          if !word.isEmpty { pieces.append((span.role, word)) }
          pieces.append((span.role, " "))
          word = ""
        } else {
          word.append(character)
        }
      }
      if !word.isEmpty { pieces.append((span.role, word)) }
    }
    return pieces
  }
}

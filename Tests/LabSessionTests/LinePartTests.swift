import LabLanguage
import LabSession
import LayoutCore
import Testing

/// The colours of a line while it is typed, from the definitions of the real commands.
@Suite("Parts of a line") struct LinePartTests {
  /// The line with its commands in <>, its values in [] and its mistakes in !!.
  private func marked(_ line: String) throws -> String {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    var kinds = [LinePart.Kind?](repeating: nil, count: line.utf8.count)
    for part in completer.parts(of: PromptLine(line)) {
      for byte in part.span.start..<part.span.end { kinds[byte] = part.kind }
    }
    var text = ""
    var open = ""
    for (index, character) in line.enumerated() {
      let pair: (String, String) =
        switch kinds[index] {
        case .command?: ("<", ">")
        case .value?: ("[", "]")
        case .mistake?: ("!", "!")
        case nil: ("", "")
        }
      if open != pair.1 {
        text += open + pair.0
        open = pair.1
      }
      text.append(character)
    }
    return text + open
  }

  static let lines: [(String, String)] = [
    ("", ""), ("width 320", "<width> [320]"), ("WIDTH 320", "<WIDTH> [320]"),
    ("set columns 3 ", "<set> [columns] [3] "), ("s", "s"), ("se", "se"), ("xyz", "!xyz!"),
    ("xyz 3", "!xyz! 3"), ("use grid columns=3", "<use> [grid] [columns=3]"),
    ("use gri", "<use> [gri]"), ("use gird ", "<use> !gird! "),
    ("use grid colums=3", "<use> [grid] !colums![=3]"),
    ("set columns three ", "<set> [columns] !three! "),
    ("set columns 0 ", "<set> [columns] !0! "),
    ("set columns columns+1", "<set> [columns] [columns+1]"),
    ("width 3+", "<width> [3+]"), ("width abc ", "<width> !abc! "),
    ("section 0 use gird ", "<section> [0] <use> !gird! "),
    ("width 3; dra ; draw", "<width> [3]; <dra> ; <draw>"),
    ("draw 1 2 3 4 5 ", "<draw> [1] [2] [3] [4] !5! "), ("direction up ", "<direction> !up! "),
    ("direction v", "<direction> [v]"), ("!ls", "!ls"), (":wq", ":wq"), ("=3*4", "<=>[3*4]"),
    ("set followinsets maybe ", "<set> [followinsets] !maybe! "),
  ]

  @Test("commands, values and mistakes each have a kind", arguments: lines)
  func parts(line: String, expected: String) throws {
    #expect(try marked(line) == expected)
  }

  @Test("no example of any command has a mistake")
  func examples() throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    for definition in bench.lab.commands.definitions {
      for example in definition.examples {
        let text = example.commands
        let mistakes = completer.parts(of: PromptLine(text)).filter { $0.kind == .mistake }
        #expect(mistakes.map { text.text(of: $0.span) } == [], "\(definition.name): \(text)")
      }
    }
  }
}

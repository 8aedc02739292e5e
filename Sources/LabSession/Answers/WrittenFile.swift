package import LabReport
import LayoutCore
package import LayoutText

/// `save`, `export` and `>`: which file was written, for programs; a note reports it to users.
package struct WrittenFile: Report {
  private let path: String
  private let facts: [(key: String, value: JSON)]

  /// The file at `path`, with `facts` about what it contains.
  package init(path: String, _ facts: [(key: String, value: JSON)]) {
    (self.path, self.facts) = (path, facts)
  }

  package func lines(on page: Page) -> [Markup] { [] }

  package var members: [(key: String, value: JSON)] { [("path", .string(path))] + facts }

  /// `wrote 3 lines to a.txt`.
  package static func note(_ what: String, to path: String, verb: String = "wrote") -> Markup {
    Markup("\(verb) \(what) to ", .note).adding(data: path, .note)
  }
}

/// What a command would write to a file, on standard output.
package struct WrittenText: Report {
  /// The content of the file.
  package let text: String

  /// The content of a file, `text`.
  package init(_ text: String) { self.text = text }

  package var isDocument: Bool { true }

  package func lines(on page: Page) -> [Markup] {
    // The end of the last line is the printer's.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (text.hasSuffix("\n") ? lines.dropLast() : lines[...]).map { Markup(data: $0) }
  }

  package var members: [(key: String, value: JSON)] { [("text", .string(text))] }
}

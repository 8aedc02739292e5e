import LabLanguage
import LayoutCore

/// What the Swift compiler says about a file that it does not take.
struct CompilerReport {
  private let text: String
  private let file: SourceFile

  /// `text` is what it wrote while it compiled `file`.
  init(_ text: String, of file: SourceFile) {
    self.text = text
    self.file = file
  }

  /// The first error in the file called `place`; nil if there is none.
  func error(at place: String) -> String? {
    for line in text.split(separator: "\n") {
      guard line.hasPrefix(place + ":"), let mark = line.firstRange(of: ": error: ") else {
        continue
      }
      return String(line[mark.upperBound...])
    }
    return nil
  }

  /// The first error, at its line and column of the file, and how many there are.
  var fault: Fault {
    let lines = text.split(separator: "\n")
    let mark = ": error: "
    let prefix = file.path + ":"
    var errors: [String] = []
    for line in lines where line.hasPrefix(prefix) && line.contains(mark) {
      let place = line.dropFirst(file.path.utf8.count).prefix { $0 != " " }
      let sentence = line[(line.firstRange(of: mark)?.upperBound ?? line.startIndex)...]
      // Each phase of the compiler says it again.
      let error = "\(file.name)\(place) \(sentence)"
      if errors.last != error { errors.append(error) }
    }
    if let first = errors.first {
      let more = errors.count - 1
      let rest = more == 0 ? "" : "; \(NumberText.counted(more, "more error"))"
      return Fault(.load(first + rest))
    }
    if text.contains("swiftc: not found") {
      return Fault(.unavailable("\(file.name) needs swiftc, which is not in PATH"))
    }
    let last = lines.last { $0.contains("error:") } ?? lines.last ?? "no word from the compiler"
    return Fault(
      .load("\(file.name) does not compile: \(Printable.shortened(String(last), limit: 300))"))
  }
}

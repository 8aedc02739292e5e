import LabLanguage
import LayoutCore
import PluginHost
import LayoutText

/// The Swift compiler's errors about files.
struct CompilerReport {
  private let text: String
  private let file: SourceFile
  private let paths: [String]

  /// `text` is the compiler's output for `file`, with the others of `paths`.
  init(_ text: String, of file: SourceFile, with paths: [String] = []) {
    self.text = text
    self.file = file
    self.paths = [file.path] + paths.filter { $0 != file.path }
  }

  private static let mark = ": error: "

  /// The first error in the file called `place`; nil if there is none.
  func error(at place: String) -> String? {
    for line in text.split(separator: "\n") {
      guard line.hasPrefix(place + ":"), let mark = line.firstRange(of: Self.mark) else {
        continue
      }
      return String(line[mark.upperBound...])
    }
    return nil
  }

  /// The errors in the user's files, at their lines and columns, each once.
  private var errors: [(path: String, place: Substring, sentence: Substring)] {
    var errors: [(path: String, place: Substring, sentence: Substring)] = []
    for line in text.split(separator: "\n") {
      guard let mark = line.firstRange(of: Self.mark),
        let path = paths.first(where: { line.hasPrefix($0 + ":") })
      else { continue }
      let place = line.dropFirst(path.utf8.count).prefix { $0 != " " }
      let sentence = line[mark.upperBound...]
      // Each phase of the compiler repeats it.
      if let last = errors.last, last.path == path, last.place == place, last.sentence == sentence {
        continue
      }
      errors.append((path, place, sentence))
    }
    return errors
  }

  /// An error in one of the user's files.
  struct Place {
    let path: String
    /// From 1, as the compiler counts.
    let line: Int
    let column: Int
    let sentence: String
  }

  /// The errors at their places.
  var places: [Place] {
    errors.map { error in
      let numbers = error.place.split(separator: ":").compactMap { Int($0) }
      return Place(
        path: error.path, line: numbers.first ?? 1, column: numbers.dropFirst().first ?? 1,
        sentence: String(error.sentence))
    }
  }

  /// What another file may declare: unknown names, and members that their types lack.
  var missing: [MissingName] {
    var lines: [String: [Substring]] = [:]
    return errors.flatMap { error -> [MissingName] in
      let known = MissingName.all(in: error.sentence)
      guard known.isEmpty, let place = Self.numbers(in: error.place) else { return known }
      let text =
        lines[error.path]
        ?? ((try? Files.read(error.path)).map { String(decoding: $0, as: UTF8.self) } ?? "")
        .split(separator: "\n", omittingEmptySubsequences: false)
      lines[error.path] = text
      guard text.indices.contains(place.line - 1) else { return [] }
      let line = String(text[place.line - 1])
      return MissingName.called(in: error.sentence, line, column: place.column).map { [$0] } ?? []
    }
  }

  /// The line and the column in `:12:3:`.
  private static func numbers(in place: Substring) -> (line: Int, column: Int)? {
    let parts = place.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 && parts[0] > 0 && parts[1] > 0 ? (parts[0], parts[1]) : nil
  }

  /// The first error, at its line and column of the file, and how many there are. `advice` has a
  /// word on what to do about it.
  func error(_ advice: ([MissingName]) -> String? = { _ in nil }) -> LabError {
    let errors = self.errors
    if let first = errors.first {
      let more = errors.count - 1
      let rest = more == 0 ? "" : "; \(NumberText.counted(more, "more error"))"
      let name = first.path.split(separator: "/").last ?? ""
      let hint =
        advice(MissingName.all(in: first.sentence)).map { ": \($0)" } ?? ""
      return LabError(.load("\(name)\(first.place) \(first.sentence)\(hint)\(rest)"))
    }
    let lines = text.split(separator: "\n")
    let reason =
      lines.first { $0.contains("error:") } ?? lines.last ?? "the compiler printed "
      + "nothing"
    return LabError(
      .load("\(file.name) does not compile: \(Printable.shortened(String(reason), limit: 300))"))
  }
}

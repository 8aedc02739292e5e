import LabLanguage
import LabReport
import LabTerminal
import LayoutCore
import LayoutText

/// Joins what the definitions propose with what the editor shows, while one line is typed.
final class ShellCompletion {
  /// The lines above, where a command takes several; each with its end.
  var linesAbove = ""

  private let isASCII: Bool
  private let vocabulary: () -> Vocabulary
  private lazy var completer = Completer(vocabulary())
  /// The line at the last key: completion, hint and suggestion of a key read it once.
  private var line = PromptLine("")

  /// The words come from `vocabulary`, which is called once, and only if a key needs them.
  init(isASCII: Bool, vocabulary: @escaping () -> Vocabulary) {
    (self.isASCII, self.vocabulary) = (isASCII, vocabulary)
  }

  private func read(_ text: String) -> PromptLine {
    if line.text.source != text { line = PromptLine(text) }
    return line
  }

  func complete(_ line: String, cursor: Int) -> Completion {
    let before = linesAbove + line.prefix(cursor)
    let proposals = completer.proposals(for: read(before))
    let start = before.text(of: SourceSpan(0, proposals.replaces.start)).count - linesAbove.count
    guard start >= 0 else { return Completion(replace: cursor..<cursor, candidates: []) }
    let words = proposals.words.filter { Self.isVisible($0.name) }.map { word in
      let goesOn = word.name.last.map { "=.(".contains($0) } ?? false
      return Candidate(word.name, summary: shown(word.summary), appendsBlank: !goesOn)
    }
    if proposals.takesPath {
      let paths = PathCompletion(
        home: System.environment("HOME"), escape: { Printable.escaped($0) },
        list: { Trust.files().entries($0) })
      let files = paths.candidates(for: before.text(of: proposals.replaces))
      return Completion(
        replace: start..<cursor,
        candidates: files
          + words.filter { word in !files.contains { $0.text == word.text } })
    }
    return Completion(
      replace: start..<cursor, candidates: words,
      notes: proposals.notes.map { Candidate(shown($0.name), summary: shown($0.summary)) })
  }

  /// The form of the command that is being typed, while its arguments are.
  func hint(_ line: String, cursor: Int) -> String {
    guard cursor == line.count, !line.isEmpty else { return "" }
    return linesAbove.isEmpty ? shown(completer.usages(for: read(line)).first ?? "") : ""
  }

  /// The likeliest continuation of `line`: that of the newest line that begins like it, or else the
  /// first word that is possible there.
  ///
  /// It is none of the lines that `failed`.
  ///
  /// - Complexity: O(entries).
  func suggest(
    _ line: String, from history: [String], without failed: Set<String> = []
  ) -> String {
    if linesAbove.isEmpty,
      let entry = history.last(where: {
        $0.utf8.count > line.utf8.count && $0.hasPrefix(line) && !failed.contains($0)
      })
    {
      return String(entry.dropFirst(line.count))
    }
    let text = linesAbove + line
    let proposals = completer.proposals(for: read(text))
    let typed = text.text(of: proposals.replaces)
    guard !typed.isEmpty, let word = proposals.words.first?.name, word.hasPrefix(typed),
      Self.isVisible(word)
    else {
      return ""
    }
    let rest = String(word.dropFirst(typed.count))
    return failed.contains(line + rest) ? "" : rest
  }

  /// The colours of `line`; its `abbreviations` are no mistakes. An empty line needs no words, which
  /// are read from many files: nothing is read while you only look at the prompt.
  func styles(of line: String, knowing abbreviations: [String: String]) -> [StyledPart] {
    guard !line.isEmpty else { return [] }
    let text = linesAbove + line
    let start = linesAbove.utf8.count
    return completer.parts(of: read(text)).compactMap { part in
      guard part.span.end > start, part.span.length > 0 else { return nil }
      let style: Prompt.Style =
        switch part.kind {
        case .command: .name
        case .value: .success
        case .mistake: .failure
        }
      if part.kind == .mistake, abbreviations[text.text(of: part.span)] != nil { return nil }
      return StyledPart(
        bytes: max(0, part.span.start - start)..<part.span.end - start, style: style)
    }
  }

  /// The expansion of the word before the cursor, where it begins a command and is one of
  /// `abbreviations`.
  func expand(
    _ line: String, cursor: Int, by abbreviations: [String: String]
  ) -> (range: Range<Int>, text: String)? {
    guard linesAbove.isEmpty, !abbreviations.isEmpty else { return nil }
    let text = read(String(line.prefix(cursor))).text
    guard text.completeness == .complete, let command = text.statements.last,
      command.tokens.count == 1, command.name.kind == .word,
      command.name.span.end == text.source.utf8.count, let words = abbreviations[command.name.text]
    else { return nil }
    return (cursor - command.name.text.count..<cursor, words)
  }

  /// Whether a word, which may be the name of a file, is completely visible.
  private static func isVisible(_ word: String) -> Bool { Printable.escaped(word) == word }

  private func shown(_ text: String) -> String { isASCII ? ASCIIText.spelled(text) : text }
}

@testable import LabLessons
import LabSession
import LabLanguage
import LabReport
import LabTestKit

/// A learner of the lessons in some files, at a prompt without a terminal.
struct Learner {
  var lab: Session
  let files: MemoryFiles
  var world: World

  init(_ lessons: [String: String] = ["masonry": SampleLesson.text]) throws {
    lab = try TestLab().lab
    files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: lessons.map { ("Lessons/\($0.key).llab", $0.value) }))
    world = files.world(page: Page(columns: 80, rows: 24, isInteractive: true))
  }

  /// Another start of the program: the files are all that is left.
  mutating func restart() throws { lab = try TestLab().lab }

  /// Types a line; everything that is shown, what went wrong as its first line.
  @discardableResult
  mutating func type(_ text: String) -> [String] {
    do throws(LabError) {
      if let reply = try lab.answer(text, in: world) { return lines(reply) }
      var reported: [String] = []
      var rest = try LexedText(text).completeStatements()
      while let command = rest.next() {
        reported += lines(try lab.run(command, before: &rest, in: world))
      }
      return reported
    } catch {
      return Diagnostic(error, source: text).lines.prefix(1).map { $0 }
    }
  }

  /// Types each line; what is shown after the last.
  @discardableResult
  mutating func type(_ lines: [String]) -> [String] {
    lines.reduce([]) { _, line in type(line) }
  }

  private func lines(_ reply: Reply) -> [String] {
    (reply.report.lines(on: world.page) + reply.notes).map(\.text)
  }
}

@testable import LabHelp
import LabLanguage
import LayoutCore
import Testing

@testable import LabSession
@testable import layoutlab

/// The lessons of the package.
@Suite("The lessons of the package")
struct LessonFilesTests {
  @Test("there are 22, numbered, each with an id of its own")
  func names() throws {
    #expect(RepositorySessions.lessons.count == 22)
    let numbers = RepositorySessions.lessons.map {
      String($0.dropFirst("Sessions/Lessons/".count).prefix(2))
    }
    #expect(numbers.compactMap { Int($0) }.sorted() == Array(1...22))
    let ids = try RepositorySessions.lessons.map {
      SessionFile(try RepositorySessions.text($0)).script.header.id ?? ""
    }
    #expect(Set(ids).count == ids.count)
    #expect(!ids.contains(""))
  }

  @Test("each lesson is named by an idea that it teaches, and ideas name no other")
  func ideas() throws {
    let ids = try RepositorySessions.lessons.compactMap {
      SessionFile(try RepositorySessions.text($0)).script.header.id
    }
    #expect(Set(Concept.all.flatMap(\.lessons)) == Set(ids))
    for concept in Concept.all { #expect(!concept.lessons.isEmpty, "no lesson on \(concept.name)") }
  }

  @Test(
    "the header, read alone, is that of the whole file",
    arguments: RepositorySessions.files.filter { $0.hasSuffix(".llab") })
  func header(path: String) throws {
    let text = try RepositorySessions.text(path)
    #expect(SessionFile.header(of: text) == SessionFile(text).script.header)
  }

  @Test("a lesson breaks no rule of its text", arguments: RepositorySessions.lessons)
  func rules(path: String) throws {
    let file = SessionFile(try RepositorySessions.text(path))
    #expect(LessonLint(file).findings.map(\.error.message) == [])
  }

  @Test(
    "every question is proven in ASCII without colour, too", arguments: RepositorySessions.lessons)
  func ascii(path: String) throws {
    let unicode = "@terminal 80x24 unicode mono"
    let text = try RepositorySessions.text(path)
    #expect(text.contains(unicode))
    let test = try RepositorySessions.test(
      text.replacing(unicode, with: "@terminal 80x24 ascii mono"), path: path)
    #expect(test.failures.flatMap(\.lines) == [])
    #expect(test.questionCount >= 6)
  }
}

import Lab
import LabLanguage
import LayoutCore
import Testing

@testable import layoutlab

@Suite("The package's own sessions")
struct SessionTests {
  @Test("a file or guide prints what it says", arguments: RepositorySessions.files)
  func passes(_ path: String) throws {
    let lab = try RepositorySessions.lab()
    let world = RepositorySessions.world()
    for session in try SessionSource.sessions(at: path, in: world) {
      let test = SessionTest(session, in: lab, world: world)
      #expect(test.failures.flatMap(\.lines) == [])
      #expect(test.exitStatus == 0)
    }
  }

  @Test("there is a scene for every strategy")
  func scenes() {
    for strategy in Registry.strategies {
      #expect(RepositorySessions.files.contains("Sessions/Scenes/\(strategy.card.name).llab"))
    }
  }

  @Test(
    "reading a file and writing it again changes nothing", arguments: RepositorySessions.files)
  func roundTrip(_ path: String) throws {
    let text = try RepositorySessions.text(path)
    #expect(SessionFile(text).printed == text)
  }

  @Test(
    "bringing a file up to date that passes changes nothing", arguments: RepositorySessions.files)
  func updateIsIdempotent(_ path: String) throws {
    let lab = try RepositorySessions.lab()
    let world = RepositorySessions.world()
    for session in try SessionSource.sessions(at: path, in: world) {
      let test = SessionTest(session, in: lab, world: world, goesOn: true)
      #expect(test.update.text == session.file.source)
      #expect(test.update.replaced == [])
    }
  }

  @Test("altering any one expectation of a file fails exactly its command")
  func mutations() throws {
    let text = try RepositorySessions.text("Sessions/Scenes/masonry.llab")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var mutated = 0
    for (number, line) in lines.enumerated() where line.hasPrefix("| ") && number % 5 == 0 {
      var changed = lines
      changed[number] = line + "X"
      let test = try RepositorySessions.test(
        changed.joined(separator: "\n"), path: "Sessions/Scenes/masonry.llab")
      #expect(test.failures.count == 1)
      let command = lines[..<number].lastIndex { !$0.hasPrefix("|") }
      #expect(test.failures.first?.line == command.map { $0 + 1 })
      #expect(test.exitStatus == 1)
      mutated += 1
    }
    #expect(mutated > 5)
  }
}

import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

import Strategies

@testable import layoutlab

@Suite("The package's own sessions")
struct SessionTests {
  @Test(
    "a file or guide prints what it says, and bringing it up to date changes nothing",
    arguments: RepositorySessions.files)
  func passes(_ path: String) throws {
    let lab = try RepositorySessions.lab()
    let world = RepositorySessions.world()
    for session in try SessionSource.sessions(at: path, isNamed: true, in: world) {
      let test = SessionTest(session, in: lab, world: world, goesOn: true)
      #expect(test.failures.flatMap(\.lines) == [])
      #expect(test.exitStatus == 0)
      let update = test.update()
      #expect(update.text == session.file.source)
      #expect(update.replaced == [])
    }
  }

  /// Those of the gallery compile files for seconds.
  @Test(
    "the article of a session passes as the session does",
    arguments: RepositorySessions.files.filter {
      $0.hasSuffix(".llab") && !$0.hasPrefix("Sessions/Gallery/")
    })
  func article(_ path: String) throws {
    let lab = try RepositorySessions.lab()
    let world = RepositorySessions.world()
    let file = SessionFile(try RepositorySessions.text(path))
    let (article, result) = ReplayExport.article(of: file, at: path, in: lab, world)
    #expect(result.exitStatus == 0)
    let sessions = SessionSource.sessions(in: article, at: path.dropLast(4) + "md")
    #expect(!sessions.isEmpty)
    for session in sessions {
      let test = SessionTest(session, in: lab, world: world, goesOn: true)
      #expect(test.failures.flatMap(\.lines) == [])
      #expect(test.exitStatus == 0)
    }
  }

  @Test("lessons and sessions keep every rule, warnings included")
  func rules() throws {
    var check = CheckSessions()
    check.paths = RepositorySessions.files.filter { $0.hasSuffix(".llab") }
    let findings = check.findings(
      in: try RepositorySessions.lab(), world: RepositorySessions.world())
    #expect(findings.flatMap(\.lines) == [])
  }

  @Test("a lesson to begin with is a good one")
  func template() throws {
    let files = MemoryFiles()
    var lab = try RepositorySessions.lab()
    let command = try Statement.split("learn --new my.lesson.llab")[0]
    _ = try lab.run(command, in: files.world())
    let text = files["my.lesson.llab"] ?? ""
    #expect(text.contains("@id my\n"))
    #expect(LessonLint(SessionFile(text)).findings == [])
    #expect(try RepositorySessions.test(text).failures.flatMap(\.lines) == [])
  }

  @Test("there is a scene for every strategy")
  func scenes() {
    for strategy in Registry.strategies {
      #expect(RepositorySessions.files.contains("Sessions/Scenes/\(strategy.definition.name).llab"))
    }
  }

  @Test(
    "reading a file and writing it again changes nothing", arguments: RepositorySessions.files)
  func roundTrip(_ path: String) throws {
    let text = try RepositorySessions.text(path)
    #expect(SessionFile(text).printed == text)
  }

  @Test(
    "altering expectations of every kind fails exactly their commands",
    arguments: RepositorySessions.files.filter {
      $0.hasSuffix(".llab") && !$0.hasPrefix("Sessions/Lessons/")
    })
  func mutations(_ path: String) throws {
    var lines = try RepositorySessions.text(path)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var altered: Set<String> = []
    var commands: [Int] = []
    for (number, line) in lines.enumerated() {
      guard let (kind, wrong) = Self.altered(line), !altered.contains(kind) else { continue }
      let command = kind == "check" ? number : lines[..<number].lastIndex { !$0.hasPrefix("|") }
      guard commands.last != (command ?? -1) + 1 else { continue }
      altered.insert(kind)
      commands.append((command ?? -1) + 1)
      lines[number] = wrong
    }
    let test = try RepositorySessions.test(
      lines.joined(separator: "\n"), path: path, goesOn: true)
    #expect(test.failures.map(\.line) == commands, "\(altered)")
    #expect(test.failures.allSatisfy { $0.path == path })
    #expect(test.exitStatus == 1)
    #expect(!altered.isEmpty)
  }

  /// The kind of the expectation `line`, and one that is not met.
  private static func altered(_ line: String) -> (kind: String, wrong: String)? {
    if line.hasPrefix("check ") { return ("check", "check not (\(line.dropFirst(6)))") }
    for kind in ["|!", "|~ ", "|* ", "|/ ", "| "] where line.hasPrefix(kind) {
      return (kind, kind == "|!" ? "|! no such message" : line + "X")
    }
    return line == "|-" ? ("|-", "| something") : nil
  }
}

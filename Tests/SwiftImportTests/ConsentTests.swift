import Foundation
import LabLanguage
import LabTestKit
import Testing

@testable import PluginHost
@testable import SwiftImport

/// What a consent to load a file covers.
@Suite("Consent", .promise("consent-whole"))
final class ConsentTests {
  private let folder: String
  private let files: TrustedFiles

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    folder =
      try #require(Path.real(FileManager.default.temporaryDirectory.path))
      + "/\(url.lastPathComponent)"
    for name in ["state", "one", "two/deep"] { try Files.makeFolder("\(folder)/\(name)") }
    let state = "\(folder)/state"
    files = TrustedFiles { $0 == "XDG_STATE_HOME" ? state : nil }
    try write("#!/usr/bin/env python3\nimport helper\n", to: "one/strategy.py")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try Files.write(Array(text.utf8), to: "\(folder)/\(name)")
  }

  private func asked(_ name: String = "one/strategy.py", home: String? = nil) throws -> AskedFile {
    try AskedFile(program: "\(folder)/\(name)") { $0 == "HOME" ? home : nil }
  }

  private func isTrusted() throws -> Bool { try files.holds(asked()) }

  @Test("consent is for a file as it is; a changed one is asked about again")
  func changed() throws {
    #expect(throws: LabError.self) { try asked("one/none.py") }
    #expect(try !isTrusted())
    files.add(try asked())
    files.add(try asked())
    #expect(try isTrusted() && asked().otherCount == 0)
    #expect(try Files.read("\(folder)/state/layoutlab/trusted").count == 65)
    #expect(try !TrustedFiles({ _ in nil }).holds(asked()))
    try write("#!/usr/bin/env python3\nimport other\n", to: "one/strategy.py")
    #expect(try !isTrusted())
  }

  @Test(
    "every file that the program may use beside it belongs to it, in whatever folder, by whatever name"
  )
  func helpers() throws {
    let helpers = [
      "helper.py", "package/__init__.py", ".hidden", "data.json", "no-ending", ".git/hooks/post",
      ".git/helper.py", "library.so", "notes.txt",
    ]
    for helper in helpers {
      try Files.makeFolder(
        "\(folder)/one/\(helper)".split(separator: "/").dropLast().map { "/\($0)" }.joined())
      try write("1", to: "one/\(helper)")
    }
    #expect(chmod("\(folder)/one/.git/hooks/post", 0o700) == 0)
    files.add(try asked())
    #expect(try isTrusted() && asked().otherCount == helpers.count)
    for helper in helpers {
      try write("2", to: "one/\(helper)")
      #expect(try !isTrusted(), "\(helper)")
      try write("1", to: "one/\(helper)")
      #expect(try isTrusted(), "\(helper)")
    }
    // A file more, one less, another name, a link that leads elsewhere.
    try write("1", to: "one/more.py")
    #expect(try !isTrusted())
    #expect(rename("\(folder)/one/more.py", "\(folder)/one/helper.py") == 0)
    #expect(try isTrusted())
    #expect(rename("\(folder)/one/helper.py", "\(folder)/one/helped.py") == 0)
    #expect(try !isTrusted())
    try write("1", to: "two/helper.py")
    #expect(symlink("../two/helper.py", "\(folder)/one/helper.py") == 0)
    #expect(unlink("\(folder)/one/helped.py") == 0)
    files.add(try asked())
    try write("2", to: "two/helper.py")
    #expect(try !isTrusted())
  }

  @Test("what the lab, Git and Finder write is not asked about, unless it may be executed")
  func notes() throws {
    try Files.makeFolder("\(folder)/one/.git/objects")
    let notes = ["demo.llab", ".DS_Store", ".git/index", ".git/objects/0a1b", ".git/a.pack"]
    for note in notes { try write("1", to: "one/\(note)") }
    files.add(try asked())
    for note in notes {
      try write("2", to: "one/\(note)")
      #expect(try isTrusted(), "\(note)")
      #expect(chmod("\(folder)/one/\(note)", 0o755) == 0)
      #expect(try !isTrusted(), "\(note)")
      #expect(chmod("\(folder)/one/\(note)", 0o644) == 0)
    }
  }

  @Test("the same file in another folder is another one")
  func moved() throws {
    files.add(try asked())
    try write("#!/usr/bin/env python3\nimport helper\n", to: "two/strategy.py")
    #expect(try !files.holds(asked("two/strategy.py")))
  }

  @Test("a file in the home folder may use itself alone: nothing else is asked about")
  func home() throws {
    files.add(try asked(home: folder + "/one"))
    try write("1", to: "one/helper.py")
    let asked = try asked(home: folder + "/one")
    #expect(files.holds(asked) && asked.otherCount == 0)
  }

  @Test("a folder that is too large to be read each time is asked about each time")
  func tooLarge() throws {
    for number in 0..<FolderContents.mostFiles { try write("", to: "one/\(number)") }
    var asked = try asked()
    #expect(!asked.isWhole)
    files.add(asked)
    #expect(!files.holds(asked))
    #expect(unlink("\(folder)/one/0") == 0)
    asked = try self.asked()
    #expect(asked.isWhole)
    #expect(truncate("\(folder)/one/1", off_t(FolderContents.mostBytes + 1)) == 0)
    #expect(try !self.asked().isWhole)
  }

  @Test("special files in the folder keep nobody waiting")
  func special() throws {
    #expect(mkfifo("\(folder)/one/pipe", 0o600) == 0)
    #expect(symlink("pipe", "\(folder)/one/link.swift") == 0)
    #expect(symlink(".", "\(folder)/one/circle") == 0)
    files.add(try asked())
    #expect(try isTrusted() && asked().otherCount == 0)
  }

  @Test(
    "Swift files that may be compiled with a file belong to it, also from elsewhere in its project")
  func project() throws {
    try Files.makeFolder("\(folder)/.git")
    try write("import UIKit\n", to: "one/A.swift")
    for other in ["one/A.lab.swift", "one/B.swift", "two/deep/C.swift"] {
      files.add(try asked("one/A.swift"))
      try write("struct B {}\n", to: other)
      #expect(try !files.holds(asked("one/A.swift")), "\(other)")
    }
  }

  @Test("what a session includes belongs to it")
  func included() throws {
    let included = [folder + "/more.llab"]
    try write("@include more.llab", to: ".layoutlab")
    func asked() throws -> AskedFile {
      try AskedFile(session: folder + "/.layoutlab", including: included)
    }
    try write("items 5", to: "more.llab")
    files.add(try asked())
    #expect(try files.holds(asked()) && asked().otherCount == 1)
    try write("load evil.py", to: "more.llab")
    #expect(try !files.holds(asked()))
  }
}

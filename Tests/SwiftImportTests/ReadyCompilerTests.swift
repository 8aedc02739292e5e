import Foundation
import LabLanguage
import LabTestKit
import LayoutCore
import PluginHost
@testable import SwiftImport
import Testing

/// The compiler that is started before its arguments are known.
@Suite("A compiler that is ready", .serialized)
struct ReadyCompilerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What `command` writes in a new folder, with `arguments` at the pipe that it is passed; `then` runs
  /// in the folder when they are sent.
  private func output(
    of command: @escaping (String) -> [String], _ arguments: [String],
    then: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> String {
    let folder = try TemporaryFolder()
    let (path, ready) = (folder.url.path, ReadyCompiler())
    ready.prepare(in: Workshop(folder: path)) { pipe throws(LabError) in
      try Tool.Running(
        command(pipe), named: "a test", in: path, environment: [], confinement: nil, pipe: pipe)
    }
    guard var running = ready.take(arguments) else { return "not taken" }
    try then(folder)
    return try running.finish(.never).text
  }

  @Test("it reads its arguments from a named pipe")
  func pipe() throws {
    #expect(try output(of: { ["/bin/cat", $0] }, ["a b", "c"]) == "\"a b\"\n\"c\"")
    let many = (0..<20_000).map { "argument \($0)" }
    let text = try output(of: { ["/bin/cat", $0] }, many)
    #expect(text == many.map { "\"\($0)\"" }.joined(separator: "\n"))
  }

  @Test("one that ends before it reads them does not hang")
  func unread() throws {
    let waiting = ["/bin/sh", "-c", "while [ ! -e go ]; do sleep 0.01; done; echo unread; exit 3"]
    let text = try output(of: { _ in waiting }, ["a"]) { try $0.write("", as: "go") }
    #expect(text == "unread\n")
  }

  @Test("one is taken once, and none where nothing could be started")
  func none() throws {
    let ready = ReadyCompiler()
    #expect(!isTaken(from: ready))
    ready.prepare(in: Workshop(folder: folder.url.appending(path: "nowhere").path)) {
      pipe throws(LabError) in
      try Tool.Running(
        ["/bin/cat", pipe], named: "a test", in: folder.url.path, environment: [],
        confinement: nil, pipe: pipe)
    }
    #expect(!isTaken(from: ready))
  }

  private func isTaken(from ready: ReadyCompiler) -> Bool {
    if ready.take([]) != nil { true } else { false }
  }

  @Test("arguments with blanks, quotation marks and backslashes reach the compiler")
  func arguments() throws {
    #expect(ReadyCompiler.quoted(#"/a "b"\c"#) == #""/a \"b\"\\c""#)
    let cache = folder.url.appending(path: "a \"b\" 'c' \\d\\ \"\u{301}").path
    let variables = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache]) { $1 }
    try folder.write(ProjectFolder.rows("20", members: ""), as: "Rows.swift")
    let loaded = try Loader(LoadedFiles.surroundings(variables))
      .load(folder.url.appending(path: "Rows.swift").path)
    #expect(try ProjectFolder.heights(loaded) == [20, 20, 20])
  }
}

import Foundation
import Testing

/// The commands of the job that publishes a release, run as written, with a `gh` that only records
/// its arguments.
@Suite("Publishing")
struct PublishTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "publish-\(UUID().uuidString)")

  @Test("a tag publishes the archives with its section of the CHANGELOG")
  func published() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(heading: "## \(version()), 2026-01-31")
    #expect(try publish(tag: version()) == 0)
    let call = try text("call")
    #expect(
      call.split(separator: "\n").map(String.init) == [
        "release", "create", try version(), "--verify-tag", "--title",
        "LayoutLab \(try version())", "--notes-file", "notes.md", "archives/a.tar.gz",
        "archives/a.tar.gz.sha256",
      ])
    #expect(try text("notes.md").contains("What is new."))
    #expect(try !text("notes.md").contains("What is old."))
  }

  @Test("a version without a date in the CHANGELOG is not published")
  func undated() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(heading: "## Unreleased: \(version())")
    #expect(try publish(tag: version()) != 0)
    #expect(throws: (any Error).self) { try text("call") }
  }

  /// The version of the program, from the one place that states it.
  private func version() throws -> String {
    let source = try Repository.text("Sources/LabSession/Scripts/Requirements.swift")
    let match = try #require(source.firstMatch(of: /static let version = \[([0-9, ]+)\]/))
    return String(match.1).replacing(", ", with: ".")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// A folder with what the commands read.
  private func prepare(heading: String) throws {
    let files = [
      ".ci/notes": try Repository.text(".ci/notes"),
      "Sources/LabSession/Scripts/Requirements.swift": try Repository.text(
        "Sources/LabSession/Scripts/Requirements.swift"),
      "CHANGELOG.md":
        "# Changes\n\n\(heading)\n\nWhat is new.\n\n## 0.0.1, 2025-01-31\n\nWhat is old.\n",
      "archives/a.tar.gz": "", "archives/a.tar.gz.sha256": "",
      "bin/gh": "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"$CALL\"\n",
    ]
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "bin/gh").path)
  }

  /// Runs the job's commands one after another, as GitHub does; returns the first status that is not 0.
  private func publish(tag: String) throws -> Int32 {
    let job = try #require(try Workflow("release.yml")?.jobs.first { $0.name == "publish" })
    #expect(job.commands.count == 2)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path)/bin:\(environment["PATH"] ?? "")"
    environment["CALL"] = folder.appending(path: "call").path
    environment["GITHUB_REF_TYPE"] = "tag"
    environment["GITHUB_REF_NAME"] = tag
    for command in job.commands {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-e", "-c", command]
      process.currentDirectoryURL = folder
      process.environment = environment
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { return process.terminationStatus }
    }
    return 0
  }
}

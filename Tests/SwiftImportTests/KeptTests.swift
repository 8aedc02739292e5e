import Foundation
import LabLanguage
import LabTestKit
import LayoutText
import Testing

@testable import PluginHost
@testable import SwiftImport

/// The files that stay from one start to the next, and their folders.
@Suite("Kept files")
struct KeptTests {
  /// Examples of FIPS 180-4, as NIST publishes them, and the empty message.
  static let digests: [(text: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test("digests are those of the standard")
  func sha256() {
    for (text, digest) in Self.digests { #expect(SHA256.text(of: text.utf8) == digest) }
    #expect(SHA256.base64(of: "abc".utf8) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }

  @Test("folders are where the environment says, or below the home; relative ones do not count")
  func folders() {
    let variables = ["HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "here"]
    let paths = KeptFolder.allCases.map { folder in folder.path { variables[$0] } }
    let temporary = "/tmp/layoutlab-\(getuid())"
    #expect(
      paths == ["/h/.config/layoutlab", "/h/.local/state/layoutlab", "/c/layoutlab", temporary])
    #expect(KeptFolder.allCases.map { $0.path { _ in nil } } == [nil, nil, nil, temporary])
    let elsewhere = KeptFolder.temporary.path { ["TMPDIR": "/var/t"][$0] }
    #expect(elsewhere == "/var/t/layoutlab-\(getuid())")
  }

  @Test("a file compiled for one look-alike is none for another: host and modules are in its key")
  func rebuilt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CompiledFiles(folder: folder.path + "/swift")
    try Files.makeFolder(folder.path + "/Modules")
    func program() -> String {
      cache.entry(for: [1], at: "/a.swift", against: UIKitShim.identities(in: folder.path)).program
    }
    var programs = [program()]
    let parts =
      ["layoutlab-uikit"]
      + ["LabUIKit", "UIKitService", "LayoutCore", "LabQuartzCore"]
      .map { "Modules/\($0).swiftmodule" }
    for part in parts {
      for content in ["built", "built anew"] {
        try Files.write(Array(content.utf8), to: "\(folder.path)/\(part)")
        #expect(!programs.contains(program()), "\(part)")
        programs.append(program())
      }
    }
    #expect(programs.last == program())
  }

  @Test("where the cache cannot be written, programs are kept in a folder of the person's own")
  func fallback() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let variables = ["XDG_CACHE_HOME": "/dev/null", "TMPDIR": folder.path]
    let places = CompiledFiles.places { variables[$0] }
    let (place, obstacle) = try CompiledFiles.writable(places)
    #expect(obstacle == "cannot write '/dev/null': not a directory")
    let own = "\(folder.path)/layoutlab-\(getuid())/swift"
    var status = stat()
    #expect(lstat(own, &status) == 0 && status.st_mode & 0o777 == 0o700)
    let entry = place.entry(for: [1], at: "/a.swift", against: [])
    #expect(entry.program.hasPrefix(own))
    let workshop = try entry.begin()
    try Files.write([1], to: workshop.path("program"))
    #expect(chmod(workshop.path("program"), 0o700) == 0)
    try entry.put(workshop, source: [1])
    #expect(entry.holds([1]))
    // A folder that others can write may contain programs of others.
    #expect(chmod(own, 0o777) == 0)
    #expect(!place.entry(for: [1], at: "/a.swift", against: []).holds([1]))
    #expect(throws: LabError.self) { try CompiledFiles.writable(places) }
    do {
      _ = try CompiledFiles.writable(places)
    } catch {
      #expect(
        error.message
          == "no folder for compiled files can be used: cannot write '/dev/null': not a"
          + " directory; '\(own)' can be written by others; set XDG_CACHE_HOME to a writable"
          + " folder")
    }
    #expect(chmod(own, 0o700) == 0)
    #expect(place.entry(for: [1], at: "/a.swift", against: []).holds([1]))
    #expect(try CompiledFiles.writable([place]).obstacle == nil)
  }

  @Test(
    "no folder that others could replace holds programs: links, their targets, folders above",
    .promise("own-cache"))
  func replaceable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    for name in ["mine", "tmp", "shared"] { try Files.makeFolder("\(folder)/\(name)") }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func obstacle(_ temporary: String) -> String? {
      let places = CompiledFiles.places { $0 == "TMPDIR" ? temporary : nil }
      do {
        _ = try CompiledFiles.writable(places)
        return nil
      } catch {
        return error.message
      }
    }
    let name = "layoutlab-\(getuid())"
    // A link that another user prepared where all may write.
    #expect(symlink("\(folder)/mine", "\(folder)/tmp/\(name)") == 0)
    #expect(
      obstacle("\(folder)/tmp")?.contains("'\(folder)/tmp/\(name)' is a link") == true)
    #expect(Files.names(in: "\(folder)/mine").isEmpty)
    #expect(unlink("\(folder)/tmp/\(name)") == 0)
    try Files.makeFolder("\(folder)/tmp/\(name)")
    #expect(symlink("\(folder)/mine", "\(folder)/tmp/\(name)/swift") == 0)
    #expect(obstacle("\(folder)/tmp")?.contains("/\(name)/swift' is a link") == true)
    // A folder above that others can write, and replace what lies in it, unless it is sticky.
    #expect(chmod("\(folder)/shared", 0o777) == 0)
    #expect(
      obstacle("\(folder)/shared")?.contains("'\(folder)/shared' can be written by others") == true)
    #expect(Files.names(in: "\(folder)/shared").isEmpty)
    #expect(symlink("\(folder)/shared", "\(folder)/link") == 0)
    #expect(
      obstacle("\(folder)/link")?.contains("'\(folder)/shared' can be written by others") == true)
    #expect(chmod("\(folder)/shared", 0o1777) == 0)
    #expect(obstacle("\(folder)/link") == nil)
    #expect(Files.names(in: "\(folder)/shared") == [name])
    guard getuid() == 0 else { return }
    #expect(chown("\(folder)/shared", 12345, 0) == 0)
    #expect(
      obstacle("\(folder)/shared")?.contains("'\(folder)/shared' belongs to another user") == true)
  }

  @Test("a file that is saved while its program is made, makes another program")
  func savedMeanwhile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, other) = (folder.path + "/A.swift", folder.path + "/B.swift")
    try Files.write(Array("let a = B()".utf8), to: path)
    try Files.write(Array("struct B {}".utf8), to: other)
    let read = Siblings(of: try SourceFile(path)).declaring([MissingName(kind: .type, name: "B")])
    let part = try #require(read.first?.identity)
    let entry = CompiledFiles(folder: folder.path + "/swift")
      .entry(for: [1], at: path, against: [])
    func put() throws {
      let workshop = try entry.begin()
      try Files.write([1], to: workshop.path("program"))
      #expect(chmod(workshop.path("program"), 0o700) == 0)
      try entry.put(workshop, source: [1], .init(parts: [part]))
    }
    try Files.makeFolder(folder.path + "/swift")
    let sound = CompiledFiles(folder: folder.path + "/swift").entry(for: [1], at: path, against: [])
    try put()
    #expect(sound.holds([1]))
    try Files.write(Array("struct B { var more = 1 }".utf8), to: other)
    try put()
    #expect(!sound.holds([1]))
  }

  @Test("of the compiled files the latest are kept")
  func pruned() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CompiledFiles(folder: folder.path + "/swift")
    for number in 0..<CompiledFiles.most + 3 {
      let source = Array("\(number)".utf8)
      let entry = cache.entry(for: source, at: "/a.swift", against: [])
      let workshop = try entry.begin()
      try Files.write(source, to: workshop.path("program"))
      try Files.write(source, to: workshop.path("left over"))
      try entry.put(workshop, source: source)
    }
    cache.prune()
    let names = Files.names(in: folder.path + "/swift")
    #expect(names.count == CompiledFiles.most)
    let kept = Files.names(in: folder.path + "/swift/" + names[0])
    #expect(kept.contains("program") && !kept.contains("left over"))
    #expect(KeptFolder.byteCount(of: folder.path).map { $0 > 0 } == true)
    #expect(KeptFolder.byteCount(of: folder.path + "/none") == nil)
  }
}

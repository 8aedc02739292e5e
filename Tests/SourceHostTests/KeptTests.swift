import Foundation
import LabLanguage
import Testing

@testable import SourceHost

/// What is kept from one start to the next, and where.
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
  }

  @Test("folders are where the environment says, or below the home; relative ones do not count")
  func folders() {
    let variables = ["HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "here"]
    let paths = KeptFolder.allCases.map { folder in folder.path { variables[$0] } }
    #expect(paths == ["/h/.config/layoutlab", "/h/.local/state/layoutlab", "/c/layoutlab"])
    #expect(KeptFolder.allCases.allSatisfy { $0.path { _ in nil } == nil })
  }

  @Test("a file is trusted as it was, and no longer once it is changed")
  func trusted() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "A.swift").path
    let files = TrustedFiles { $0 == "XDG_STATE_HOME" ? folder.path : nil }
    let sibling = folder.path + "/B.swift"
    #expect(throws: Fault.self) { try AskedFile(path) }
    try Files.write(Array("one".utf8), to: path)
    #expect(try !files.holds(AskedFile(path)))
    files.add(try AskedFile(path))
    files.add(try AskedFile(path))
    #expect(try files.holds(AskedFile(path)))
    #expect(try Files.read(folder.path + "/layoutlab/trusted").count == 65)
    // What may be compiled with it belongs to it: its companion, and the files beside it.
    for other in [folder.path + "/A.lab.swift", sibling] {
      try Files.write(Array("more".utf8), to: other)
      #expect(try AskedFile(path).otherCount == 1)
      #expect(try !files.holds(AskedFile(path)))
      #expect(unlink(other) == 0)
      #expect(try files.holds(AskedFile(path)))
    }
    // A strategy for the lab is compiled alone.
    try Files.write(Array("import LayoutCore\n".utf8), to: path)
    files.add(try AskedFile(path))
    try Files.write(Array("more".utf8), to: sibling)
    #expect(try AskedFile(path).otherCount == 0)
    #expect(try files.holds(AskedFile(path)))
    try Files.write(Array("two".utf8), to: path)
    #expect(try !files.holds(AskedFile(path)))
    #expect(try !TrustedFiles({ _ in nil }).holds(AskedFile(path)))
  }

  @Test("a file compiled for one look-alike is none for another: host and modules are in its key")
  func rebuilt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try CompiledFiles { $0 == "XDG_CACHE_HOME" ? folder.path : nil }
    try Files.makeFolder(folder.path + "/Modules")
    func program() -> String {
      cache.entry(for: [1], at: "/a.swift", against: LookAlike.identities(in: folder.path)).program
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

  @Test("of the compiled files the latest are kept")
  func pruned() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = try CompiledFiles { $0 == "XDG_CACHE_HOME" ? folder.path : nil }
    for number in 0..<CompiledFiles.most + 3 {
      let source = Array("\(number)".utf8)
      let entry = cache.entry(for: source, at: "/a.swift", against: [])
      let workshop = try entry.begin()
      try Files.write(source, to: workshop.path("program"))
      try Files.write(source, to: workshop.path("left over"))
      try entry.put(workshop, source: source, assumptions: [])
    }
    cache.prune()
    let names = Files.names(in: folder.path + "/layoutlab/swift")
    #expect(names.count == CompiledFiles.most)
    let kept = Files.names(in: folder.path + "/layoutlab/swift/" + names[0])
    #expect(kept.contains("program") && !kept.contains("left over"))
    #expect(KeptFolder.byteCount(of: folder.path).map { $0 > 0 } == true)
    #expect(KeptFolder.byteCount(of: folder.path + "/none") == nil)
  }
}

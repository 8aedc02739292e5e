import Foundation
import Lab
import LayoutCore
import Testing

@testable import SourceHost

/// What a program from outside reaches of the machine. Where the system does not close something, it
/// must say so: a gap that is not told fails here.
@Suite("Confined programs", .serialized)
final class ConfinementTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let secret: String

  init() throws {
    secret = folder.appending(path: "secret").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "a secret".write(toFile: secret, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What comes of it when a program reaches out, told by the program.
  private func outcome(_ way: String) throws -> String {
    let lab = try HostileLab()
    try lab.run("load \"reaching.py \(way)\"")
    let before = try lab.everything()
    let told = lab.fault("items 13")
    #expect(try lab.everything() == before, "\(way)")
    try lab.run("items 14")
    let mark = "reaching.py says: "
    try #require(told.hasPrefix(mark), "\(way): \(told)")
    return String(told.dropFirst(mark.count))
  }

  @Test(
    "files of others are not read, written, removed or changed",
    arguments: [
      "reads SECRET", "reads /etc/passwd", "lists FOLDER", "writes SECRET", "writes FOLDER/new",
      "writes-beside-itself", "removes SECRET", "renames SECRET", "links",
      "changes-the-mode-of SECRET", "touches SECRET",
    ])
  func files(way: String) throws {
    let way = way.replacing("SECRET", with: secret).replacing("FOLDER", with: folder.path)
    let harm = URL(filePath: HostileLab.fixtures).appending(path: "harm")
    defer { try? FileManager.default.removeItem(at: harm) }
    let outcome = try outcome(way)
    guard !ConfinementGap.here.contains(.files) else { return }
    #expect(outcome == "refused")
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "a secret")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["secret"])
    #expect(!FileManager.default.fileExists(atPath: harm.path))
  }

  @Test("nobody is called: neither over a network, nor by sockets of this machine")
  func network() throws {
    let listener = try Listener()
    let ways = [
      "connects-to \(listener.port)", "sends-to \(listener.port)", "sends-over-6",
      "calls \(folder.path)/socket", "pairs-datagrams",
    ]
    for way in ways where !ConfinementGap.here.contains(.network) {
      #expect(try outcome(way) == "refused", "\(way)")
    }
  }

  @Test(
    "the lab is not ended, limited, read or traced; and nobody leaves the group that is ended",
    arguments: [
      "signals", "limits", "reads-memory", "reads-environment", "reads-descriptors", "traces",
      "leaves-its-group",
    ])
  func programs(way: String) throws {
    let outcome = try outcome(way)
    guard !ConfinementGap.here.contains(.programs) else { return }
    #expect(outcome == "refused")
  }

  @Test("what a program needs, it has: itself, other programs, pipes, and nothing of the lab's")
  func own() throws {
    #expect(try outcome("reads-itself") == "got #!/usr/bin/env python3")
    #expect(try outcome("runs") == "got hello")
    #expect(try outcome("pairs") == "got 2")
    #expect(try outcome("drops") == "got None")
    #expect(try outcome("counts-variables") == "got ['PATH']")
    #if os(Linux)
      #expect(try outcome("counts-descriptors") == "got [0, 1, 2]")
    #endif
  }

  @Test("each gap of a system is told, and nothing where there is none")
  func gaps() {
    typealias Gap = ConfinementGap
    #expect(Gap.gaps(landlock: 7, filters: true) == [])
    #expect(Gap.gaps(landlock: 6, filters: true) == [])
    #expect(Gap.gaps(landlock: 5, filters: true) == [.programs])
    #expect(Gap.gaps(landlock: 0, filters: true) == [.files, .programs])
    #expect(Gap.gaps(landlock: 7, filters: false) == Gap.allCases)
    #expect(Gap.sentence([]) == nil)
    #expect(
      Gap.sentence(Gap.allCases)
        == "this system does not keep what is loaded from your files, nor from the network, nor"
        + " from your other programs: load what you would run")
  }

  @Test("a folder that holds the home is nobody's own; others are, and what the person names")
  func folders() throws {
    func reads(in place: String, home: String) -> [String] {
      var launch = Launch(
        name: "a", command: ["\(place)/a"], folder: place,
        environment: ["HOME=\(home)", "PATH=/usr/bin:relative:\(home)/bin"])
      launch.reads = ["/data"]
      return Confinement(launch).reads
    }
    let home = try #require(Confinement.real(folder.path))
    for place in [home, URL(filePath: home).deletingLastPathComponent().path, "/"] {
      let reads = reads(in: place, home: home)
      #expect(!reads.contains(place) && reads.contains("\(place)/a"), "\(place)")
    }
    let reads = reads(in: "\(home)/project", home: home)
    #expect(Set(["\(home)/project", "\(home)/bin", "/usr", "/data"]).isSubset(of: reads))
    #expect(!reads.contains { $0 == "relative" || $0 == home || $0.hasPrefix("/etc/passwd") })
  }

  @Test("an interpreter brings what belongs to it, but never a whole home")
  func interpreters() throws {
    let home = try #require(Confinement.real(folder.path))
    for name in ["bin", "tools/bin", ".local/bin"] {
      let place = "\(home)/\(name)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try "".write(toFile: "\(place)/snake", atomically: true, encoding: .utf8)
      #expect(chmod("\(place)/snake", 0o755) == 0)
    }
    func around(_ line: String, path: String) throws -> [String] {
      try "\(line)\n".write(toFile: "\(home)/script", atomically: true, encoding: .utf8)
      let folders = ProgramFolders(path: path, home: home)
      let launch = Launch(name: "script", command: ["\(home)/script"], folder: home)
      return folders.tool(of: launch).map { folders.folders(around: $0) } ?? []
    }
    #expect(try around("#!\(home)/tools/bin/snake", path: "") == ["\(home)/tools"])
    #expect(try around("#! /usr/bin/env snake", path: "\(home)/tools/bin") == ["\(home)/tools"])
    #expect(
      try around("#!/usr/bin/env -S A=1 snake -u", path: "/none:\(home)/bin") == ["\(home)/bin"])
    #expect(try around("#!\(home)/.local/bin/snake", path: "") == ["\(home)/.local/bin"])
    #expect(try around("#!/usr/bin/env none", path: "\(home)/bin") == [])
    #expect(try around("no script", path: "\(home)/bin") == [])
  }
}

/// A socket that listens on this machine, at a port of the system's choice.
private final class Listener {
  private let descriptor: Int32
  let port: UInt16

  init() throws {
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      return bind(descriptor, pointer, size) == 0 && listen(descriptor, 1) == 0
        && getsockname(descriptor, pointer, &size) == 0
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isListening else { throw CocoaError(.fileReadUnknown) }
  }

  deinit { close(descriptor) }
}

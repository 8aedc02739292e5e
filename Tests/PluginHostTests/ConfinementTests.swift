import Foundation
import LabSession
import LabTestKit
import LayoutCore
import Testing

@testable import PluginHost

/// What an external program reaches of the machine. Where the system leaves a gap, the lab must
/// report it: a gap that is not reported fails here.
@Suite("Confined programs", .serialized)
final class ConfinementTests {
  private let folder: TemporaryFolder
  private let secret: String

  init() throws {
    folder = try TemporaryFolder()
    secret = folder.url.appending(path: "secret").path
    try folder.write("a secret", as: "secret")
  }

  /// The result when a program reaches out, as the program reports it.
  private func outcome(_ way: String) throws -> String {
    let lab = try HostileLab()
    try lab.run("load \"reaching.py \(way)\"")
    let before = try lab.everything()
    let reported = lab.error("items 13")
    #expect(try lab.everything() == before, "\(way)")
    try lab.run("items 14")
    let mark = "reaching.py reports: "
    try #require(reported.hasPrefix(mark), "\(way): \(reported)")
    return String(reported.dropFirst(mark.count))
  }

  @Test(
    "files elsewhere are not read, written, removed or changed", .promise("confined-reads"),
    .promise("confined-writes"),
    arguments: [
      "reads SECRET", "reads /etc/passwd", "lists FOLDER", "writes SECRET", "writes FOLDER/new",
      "writes-beside-itself", "removes SECRET", "renames SECRET", "links",
      "changes-the-mode-of SECRET", "touches SECRET",
    ])
  func files(way: String) throws {
    let way = way.replacing("SECRET", with: secret).replacing("FOLDER", with: folder.url.path)
    let harm = URL(filePath: HostileLab.fixtures).appending(path: "harm")
    defer { try? FileManager.default.removeItem(at: harm) }
    let outcome = try outcome(way)
    guard !ConfinementGap.here.contains(.files) else { return }
    #expect(outcome == "refused")
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "a secret")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["secret"])
    #expect(!FileManager.default.fileExists(atPath: harm.path))
  }

  @Test(
    "no connection opens, neither over a network nor through sockets of this machine",
    .promise("no-network"))
  func network() throws {
    let listener = try Listener()
    let ways = [
      "connects-to \(listener.port)", "sends-to \(listener.port)", "sends-over-6",
      "calls \(folder.url.path)/socket", "pairs-datagrams",
    ]
    for way in ways where !ConfinementGap.here.contains(.network) {
      #expect(try outcome(way) == "refused", "\(way)")
    }
  }

  @Test(
    "the lab is not ended, limited, read or traced; and no process leaves the group that the lab ends",
    .promise("no-other-programs"), .promise("ends-with-lab"),
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

  #if os(Linux)
    @Test("memory, processor time and processes are limited", .promise("bounded"))
    func limits() throws {
      #expect(try outcome("counts-limits") == "got [\(4 << 30), 600, 0]")
      #expect(try outcome("counts-processes") == "got True")
    }
  #endif

  @Test("each gap of a system is reported, and nothing where there is none")
  func gaps() {
    typealias Gap = ConfinementGap
    #expect(Gap.gaps(landlock: 7, filters: true) == [])
    #expect(Gap.gaps(landlock: 6, filters: true) == [])
    #expect(Gap.gaps(landlock: 5, filters: true) == [.programs])
    #expect(Gap.gaps(landlock: 3, filters: true) == [.programs])
    // Before, a file that may be read may be emptied by opening it.
    #expect(Gap.gaps(landlock: 2, filters: true) == [.files, .programs])
    #expect(Gap.gaps(landlock: 0, filters: true) == [.files, .programs])
    #expect(Gap.gaps(landlock: 7, filters: false) == Gap.allCases)
    #expect(Gap.sentence([]) == nil)
    #expect(
      Gap.sentence(Gap.allCases)
        == "this system does not separate loaded files from your files, nor from the network, nor"
        + " from your other programs: load only files you would run")
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

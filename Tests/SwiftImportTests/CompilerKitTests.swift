import Foundation
import LabLanguage
import LabTestKit
import LayoutCore
import Synchronization
import Testing

@testable import PluginHost
@testable import SwiftImport

/// Which modules a compiler gets, with installed kits of a few lines.
@Suite("Compiler kits")
struct CompilerKitTests {
  /// A kit whose modules are empty, made by the compiler of `version`.
  private struct InstalledKit: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let notes = Notes()

    init(version: String?) throws {
      for name in UIKitShim.modules + [UIKitShim.program] {
        let text =
          name == UIKitShim.program
          ? "import LabUIKit\n@main enum Main { static func main() { print(LabUIKit.name) } }"
          : "public let name = \"\(name)\""
        try Files.makeFolder("\(folder)/kit/Sources/\(name)")
        try Files.write(Array(text.utf8), to: "\(folder)/kit/Sources/\(name)/One.swift")
      }
      if let version {
        try Files.write(Array("\(version)\n".utf8), to: "\(folder)/kit/swift-version")
      }
      try Files.write([], to: "\(folder)/A.swift")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var surroundings: Surroundings {
      let variables = ProcessInfo.processInfo.environment.merging([
        "XDG_CACHE_HOME": "\(folder)/cache"
      ]) { $1 }
      return Surroundings(
        environment: { variables[$0] }, stop: .never, buildFolder: "\(folder)/kit",
        progress: { [notes] in notes.add($0) }, note: { [notes] in notes.add("note: \($0)") })
    }

    func toolchain() throws(LabError) -> Toolchain {
      try Toolchain(surroundings, for: SourceFile("\(folder)/A.swift"))
    }

    func folder(for toolchain: Toolchain) throws(LabError) -> String {
      try CompilerKit(surroundings).folder(for: toolchain, in: kits)
    }

    var kits: CompiledFiles {
      CompiledFiles.places { $0 == "XDG_CACHE_HOME" ? "\(folder)/cache" : nil }[0].kits
    }
  }

  /// What was reported.
  private final class Notes: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  @Test("a build folder, and a kit of this compiler, are used as they are")
  func own() throws {
    let built = try InstalledKit(version: nil)
    #expect(try built.folder(for: built.toolchain()) == "\(built.folder)/kit")
    let toolchain = try built.toolchain()
    let installed = try InstalledKit(version: toolchain.version)
    #expect(try installed.folder(for: toolchain) == "\(installed.folder)/kit")
    #expect(installed.notes.all.isEmpty && built.notes.all.isEmpty)
  }

  @Test(
    "a kit of another compiler is compiled again from its sources, once, and each step is shown")
  func other() throws {
    let installed = try InstalledKit(version: "Swift version 0")
    let toolchain = try installed.toolchain()
    let made = try installed.folder(for: toolchain)
    #expect(made.hasPrefix("\(installed.folder)/cache/layoutlab/kits/"))
    for name in UIKitShim.modules {
      #expect(FileIdentity("\(made)/Modules/\(name).swiftmodule") != nil, "\(name)")
      #expect(SwiftCompiler.objects(of: name, in: made).count == 1, "\(name)")
    }
    #expect(access(UIKitShim.host(in: made), X_OK) == 0)
    let steps = UIKitShim.modules + [UIKitShim.program]
    #expect(installed.notes.all.count == steps.count + 1)
    #expect(
      installed.notes.all[0]
        == "note: the lab was installed with Swift version 0, and this is \(toolchain.version): its "
        + "modules are compiled again, once")
    #expect(
      installed.notes.all[1...].elementsEqual(
        steps.enumerated().map { "compiling \($1), module \($0 + 1) of \(steps.count)" }))
    // The folder of the kit names no version, so that it is used as it is.
    #expect(try installed.folder(for: toolchain) == made)
    #expect(installed.notes.all.count == steps.count + 1)
  }

  @Test("a kit that cannot be compiled says why, and leaves nothing")
  func broken() throws {
    let installed = try InstalledKit(version: "Swift version 0")
    let source = "\(installed.folder)/kit/Sources/LayoutCore/One.swift"
    try Files.write(Array("let name: Int = \"\"".utf8), to: source)
    do throws(LabError) {
      _ = try installed.folder(for: try installed.toolchain())
      Issue.record("it is compiled")
    } catch {
      #expect(
        error.message.hasPrefix(
          "the lab's modules cannot be compiled with this compiler: \(source):1:17: error: "))
    }
    #expect(Files.names(in: "\(installed.folder)/cache/layoutlab/kits").isEmpty)
  }
}

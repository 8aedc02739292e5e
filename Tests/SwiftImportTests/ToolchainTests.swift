import Foundation
import LabLanguage
import Testing

@testable import PluginHost
@testable import SwiftImport

/// How the tools are found, and the errors where they are not.
@Suite("The toolchain")
struct ToolchainTests {
  private let project: ProjectFolder

  init() throws {
    project = try ProjectFolder()
    try project.write("a.swift", "")
  }

  private func error(path: String) -> String {
    do throws(LabError) {
      let file = try SourceFile(project.path("a.swift"))
      _ = try Toolchain(LoadedFiles.surroundings(["PATH": path]), for: file)
      return ""
    } catch {
      return error.message
    }
  }

  /// A compiler that reports `info`, in a folder of its own: the folder.
  private func compiler(reporting info: String) throws -> String {
    try project.write("bin/swiftc", "#!/bin/sh\n/bin/cat << 'END'\n\(info)\nEND\n")
    #expect(chmod(project.path("bin/swiftc"), 0o755) == 0)
    return project.path("bin")
  }

  @Test("the compiler is the first in PATH; folders that depend on where you are do not count")
  func compiler() throws {
    let bin = try compiler(reporting: "{}")
    #expect(Toolchain.compiler(in: "relative::.:\(bin)") == "\(bin)/swiftc")
    #expect(Toolchain.compiler(in: ".:bin") == nil)
    #expect(error(path: "/nowhere:.") == "a.swift needs swiftc, which is not in PATH")
  }

  @Test("a compiler that does not report its toolchain, and a toolchain without tools, are named")
  func incomplete() throws {
    var bin = try compiler(reporting: "swiftc: no such option")
    #expect(error(path: bin).hasSuffix("does not report where its toolchain is"))
    let resources = project.path("usr/lib/swift")
    bin = try compiler(
      reporting: """
        warning: something else
        {"target": {"triple": "x86_64-unknown-linux-gnu", "platform": "linux", "arch": "x86_64"},
         "paths": {"runtimeResourcePath": "\(resources)"}}
        """)
    #expect(error(path: bin).hasSuffix("has no \(project.path("usr/bin/swift-frontend"))"))
  }

  @Test("a launcher of another place leads to its toolchain")
  func launcher() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = try #require(Toolchain.compiler(in: path))
    try project.write("bin/swiftc", "#!/bin/sh\nexec '\(compiler)' \"$@\"\n")
    #expect(chmod(project.path("bin/swiftc"), 0o755) == 0)
    #expect(error(path: project.path("bin")) == "")
  }
}

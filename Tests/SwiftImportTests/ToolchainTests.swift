import Foundation
import LabLanguage
import LayoutCore
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

  @Test("objects of sources that are no longer there are not linked")
  func staleObjects() throws {
    let folder = project.path("build/Room.build")
    for name in ["New.swift.o", "Two Words.swift.o", "Renamed.swift.o", "New.d"] {
      try project.write("build/Room.build/\(name)", "")
    }
    func names() -> [String] {
      SwiftCompiler.objects(of: "Room", in: project.path("build"))
        .map { String($0.dropFirst(folder.count + 1)) }
    }
    // Without a list nothing is known to be stale.
    #expect(names() == ["New.swift.o", "Renamed.swift.o", "Two Words.swift.o"])
    try project.write("build/Room.build/sources", "/a/New.swift\n'/a b/Two Words.swift'\n")
    #expect(names() == ["New.swift.o", "Two Words.swift.o"])
  }

  @Test(
    "the compiler of this toolchain names what is missing, whatever its words",
    arguments: [
      ("let a: Nope = 1", MissingName.Kind.type, "Nope", ""),
      ("let a = nope", .value, "nope", ""),
      ("let a = 1.nope", .member, "nope", "Int"),
      ("let a = Int.nope", .member, "nope", "Int"),
      ("let a = .nope", .member, "nope", ""),
      (
        "struct A { typealias B = Set<Int>; var b: B = [] }; let a = A().b.nope", .member, "nope",
        "Set"
      ),
      ("struct A {}; let a: A.Nope? = nil", .member, "Nope", "A"),
      ("struct A { var b = 1 }; let a = A.b", .member, "b", "A"),
      ("struct A { static let b = 1 }; let a = A().b", .member, "b", "A"),
      ("@Nope func a() {}", .type, "Nope", ""),
      ("struct A { typealias B = Int; func f(_ b: some B) {} }", .type, "B", ""),
      ("import Nope", .module, "Nope", ""),
      ("func f(a: Int) {}; func g() { f(b: 1) }", .label, "b", ""),
      ("func f(a: Int) {}; func g() { f(a: 1, c: 2) }", .label, "c", ""),
      ("func f(_ a: Int) {}; func g() { f(d: 1) }", .label, "d", ""),
      ("struct A {}; func f() { var a = 1; a = A() }", .conformance, "", "Int"),
      ("class A: Hashable {}", .conformance, "Hashable", "A"),
      (
        "protocol P {}; struct A {}; func f<T: P>(_ t: T) {}; func g() { f(A()) }", .conformance,
        "P",
        "A"
      ),
    ])
  func missing(
    text: String, kind: MissingName.Kind, name: String, owner: String
  ) throws {
    try project.write("a.swift", "\(text)\n")
    let file = try SourceFile(project.path("a.swift"))
    let surroundings = LoadedFiles.surroundings([
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""
    ])
    let toolchain = try Toolchain(surroundings, for: file)
    let outcome = try Tool.run(
      [toolchain.frontend, "-frontend", "-typecheck", "-parse-as-library"]
        + ["-swift-version", "5", file.path] + CompilerFailure.options
        + (toolchain.sdk.map { ["-sdk", $0] } ?? []),
      named: "swiftc", in: project.path(""), environment: [], confinement: nil, stop: .never)
    let failure = CompilerFailure(outcome.text, of: file)
    let found = failure.errors.flatMap(MissingName.all)
    #expect(
      found.contains { $0.kind == kind && $0.name == name && $0.owner == owner },
      "\(failure.errors)")
    #expect(failure.errors.allSatisfy { !$0.id.isEmpty && !$0.message.hasSuffix("]") })
    // The style that shows an error again below its line parses the text again for that.
    #expect(!outcome.text.contains("`- error: "))
  }

  @Test("an error without a place is printed without the compiler's name of it")
  func noPlace() throws {
    try project.write("a.swift", "")
    let file = try SourceFile(project.path("a.swift"))
    let printed = "<unknown>:0: error: no such module map [no_such_map]\n1 error\n"
    #expect(
      LabError(.compiler(CompilerFailure(printed, of: file))).message
        == "a.swift does not compile: <unknown>:0: error: no such module map")
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

  /// A compiler proper at `file` that counts its runs, and reports the toolchain in `folder` and the
  /// target `machine`.
  private func proper(_ file: String, in folder: String = "", _ machine: String) throws {
    try project.write(
      file,
      """
      #!/bin/sh
      echo run >> '\(project.path("runs"))'
      /bin/cat << 'END'
      {"target": {"triple": "linux", "platform": "linux", "arch": "\(machine)"},
       "paths": {"runtimeResourcePath": "\(project.path("\(folder)lib/swift"))"}}
      END

      """)
    #expect(chmod(project.path(file), 0o755) == 0)
  }

  /// The error with the compiler in `bin`, which is a link to the compiler proper beside it.
  private func keptError() throws -> String {
    let variables = ["PATH": project.path("bin"), "XDG_CACHE_HOME": project.path("cache")]
    do throws(LabError) {
      _ = try Toolchain(
        LoadedFiles.surroundings(variables), for: SourceFile(project.path("a.swift")))
      return ""
    } catch {
      return error.message
    }
  }

  private func runs() throws -> Int {
    try String(contentsOfFile: project.path("runs"), encoding: .utf8).split(separator: "\n").count
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: project.path(name), withDestinationPath: destination)
  }

  @Test("what a compiler reports is kept until it is another file, or the kept report is another's")
  func keptReport() throws {
    func lacks(_ machine: String) -> String {
      "the Swift toolchain of '\(project.path("bin/swiftc"))' has no "
        + project.path("lib/swift/linux/\(machine)/swiftrt.o")
    }
    try proper("bin/swift-frontend", "one")
    for name in ["swiftc", "clang", "ld.lld"] { try link("bin/\(name)", to: "swift-frontend") }
    for _ in 0..<2 { #expect(try keptError() == lacks("one")) }
    #expect(try runs() == 1)
    try proper("bin/swift-frontend", "another")
    for _ in 0..<2 { #expect(try keptError() == lacks("another")) }
    #expect(try runs() == 2)
    let folder = "cache/layoutlab/reports"
    func reports() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: project.path(folder))
    }
    let name = try #require(reports().first)
    try project.write("\(folder)/\(name)", "other\n{}")
    #expect(try keptError() == lacks("another"))
    #expect(try runs() == 3)
    // A report that cannot be kept leaves nothing behind.
    try FileManager.default.removeItem(atPath: project.path("\(folder)/\(name)"))
    try project.write("\(folder)/\(name)/file", "")
    #expect(try keptError() == lacks("another"))
    #expect(try reports() == [name])
  }

  @Test("what a launcher reports is not kept: it may start another compiler each time")
  func launcherOfVersions() throws {
    try proper("one/bin/swift-frontend", in: "one/", "one")
    try proper("launcher/launcher", in: "one/", "one")
    for name in ["swiftc", "swift-frontend"] {
      try project.write("bin/README", "")
      try link("bin/\(name)", to: "../launcher/launcher")
    }
    try link("launcher/swift-frontend", to: "launcher")
    for _ in 0..<2 { #expect(try keptError().hasSuffix(project.path("one/bin/clang"))) }
    #expect(try runs() == 2)
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

import Foundation
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import PluginHost
@testable import SwiftImport

/// What a Swift file could have done while it is compiled and linked: run programs, write files,
/// and read what lies elsewhere. Each attack leaves a mark if it succeeds.
@Suite("Files that attack the compiler", .serialized)
struct CompileAttackTests {
  private let project: ProjectFolder
  private let mark: String

  init() throws {
    project = try ProjectFolder()
    mark = project.path("mark")
    for name in ["ld", "tools/ld", "tools/ld.lld", "tools/clang"] {
      try project.write(name, "#!/bin/sh\necho harm > '\(mark)'\n")
      #expect(chmod(project.path(name), 0o755) == 0)
    }
  }

  private var isMarked: Bool { FileManager.default.fileExists(atPath: mark) }

  /// A declaration that puts arguments where the compiler's driver looks for libraries to link.
  private var autolink: String {
    let arguments = [
      "-fuse-ld=\(project.path("ld"))", "-B\(project.path("tools"))", "-B../../../tools",
      "-Wl,-Map=\(mark)", "--ld-path=\(project.path("ld"))", "-Xlinker",
      "--dependency-file=\(mark)", "-l../../../ld", "-lld",
    ]
    let bytes = arguments.joined(separator: "\0").utf8.map { "\($0)" } + ["0"]
    let type = Array(repeating: "UInt8", count: bytes.count).joined(separator: ", ")
    return """

      @section(".swift1_autolink_entries") @used private let layoutLabAttack: (\(type)) =
        (\(bytes.joined(separator: ", ")))

      """
  }

  /// The linker's error: the section is not one of a program.
  private let refusal = "refers to a discarded section: .swift1_autolink_entries"

  @Test("a file for UIKit does not choose the linker or its arguments", .promise("link-plain"))
  func uikit() throws {
    try project.write("Rows.swift", ProjectFolder.rows("7", members: "") + autolink)
    #expect(project.error("Rows.swift").contains(refusal))
    #expect(!isMarked)
  }

  @Test("a file that is compiled with a clean one does not, either", .promise("link-plain"))
  func sibling() throws {
    try project.write("Tall.swift", "struct Tall { let height: CGFloat = 8 }\n" + autolink)
    try project.write("Rows.swift", ProjectFolder.rows("Tall().height", members: ""))
    #expect(project.error("Rows.swift").contains(refusal))
    #expect(!isMarked)
  }

  @Test("a file that imports LayoutCore does not, either", .promise("link-plain"))
  func strategy() throws {
    try project.write(
      "Stair.swift", SwiftFileTests.source("Rect(x: 0, y: 0, width: 1, height: 9)") + autolink)
    #expect(project.error("Stair.swift").contains(refusal))
    #expect(!isMarked)
  }

  @Test(
    "of the libraries that a file wants, those of the toolchain count", .promise("link-plain"),
    arguments: ["Observation", "Synchronization", "FoundationNetworking"])
  func libraries(module: String) throws {
    let uses = [
      "Observation": "let registrar = ObservationRegistrar()",
      "Synchronization": "let number = Atomic(7)",
      "FoundationNetworking": "let request = URLRequest(url: URL(fileURLWithPath: \"/\"))",
    ]
    let rows = ProjectFolder.rows("7", imports: "import \(module)", members: "")
    try project.write("Rows.swift", rows + (uses[module] ?? ""))
    #expect(project.error("Rows.swift") == "")
  }

  private func toolchain() throws -> Toolchain {
    try Toolchain(
      LoadedFiles.surroundings(ProcessInfo.processInfo.environment),
      for: SourceFile(project.path("ld")))
  }

  @Test(
    "the compiler reads the toolchain, and writes its workshop", .promise("compile-confined"),
    .enabled(if: ConfinementGap.here.isEmpty, "this system does not confine programs"))
  func confined() throws {
    try project.write("secret", "a secret")
    for folder in ["workshop", "cache"] {
      try Files.makeFolder(project.path(folder))
    }
    let toolchain = try toolchain()
    let confinement = Confinement(
      compilingIn: project.path("workshop"), modules: ["\(LoadedFiles.buildFolder)/Modules"],
      cache: project.path("cache"), with: toolchain)
    func succeeds(_ script: String) throws -> Bool {
      let outcome = try Tool.run(
        ["/bin/sh", "-c", "exec 2>/dev/null; \(script)"], named: "sh",
        in: project.path("workshop"), environment: [], confinement: confinement, stop: .never)
      return outcome.hasSucceeded && !outcome.text.contains("a secret")
    }
    #expect(try succeeds("echo 1 > a && echo 1 > ../cache/a && cat a > /dev/null"))
    #expect(try succeeds("\(toolchain.frontend) -frontend -version > /dev/null"))
    #expect(try succeeds("test -r \(LoadedFiles.buildFolder)/Modules/LayoutCore.swiftmodule"))
    for script in [
      "cat ../secret", "echo 1 > ../mark", "echo 1 > ../secret", "rm ../secret", "ls ..",
      "mv ../secret secret", "ln ../secret secret && cat secret", "cat /etc/passwd",
      "echo 1 > \(LoadedFiles.buildFolder)/Modules/mark", "kill -0 \(getpid())",
    ] {
      #expect(try !succeeds(script), "\(script)")
    }
    #expect(!isMarked)
  }

  @Test(
    "what lies beside a file is no module, no package and no plugin", .promise("compile-confined"))
  func beside() throws {
    try project.write("module.modulemap", "module Evil { header \"evil.h\" export * }\n")
    try project.write("evil.h", "static const double evil = 1;\n")
    try project.write("Wicked.swiftinterface", "// swift-interface-format-version: 1.0\n")
    try project.write("Package.swift", "import Foundation\ntry! \"\".write(toFile: \"\(mark)\")\n")
    try project.write("libBad.so", "not a library")
    for (name, line) in [("Evil", "import Evil"), ("Wicked", "import Wicked")] {
      try project.write("Rows.swift", "\(line)\n" + SwiftFileTests.source("Rect.zero"))
      #expect(
        project.error("Rows.swift").hasPrefix("Rows.swift:1:8: no such module '\(name)'"))
    }
    let macro =
      "@freestanding(expression) macro bad() -> Double = #externalMacro(module: \"Bad\", type: \"Bad\")\n"
    try project.write("Rows.swift", ProjectFolder.rows("#bad", members: "") + macro)
    #expect(
      project.error("Rows.swift").contains(
        "external macro implementation type 'Bad.Bad' could not be found"))
    #expect(!isMarked)
  }

  @Test("an error that claims another file shows nothing of that", .promise("compile-confined"))
  func claimed() throws {
    try project.write("secret", "let secret = wrong\n")
    let claim = "#sourceLocation(file: \"\(project.path("secret"))\", line: 1)\nlet a: Int = \"\"\n"
    try project.write("Rows.swift", ProjectFolder.rows("7", members: "") + claim)
    let error = project.error("Rows.swift")
    #expect(error.contains("cannot convert value of type 'String'") && !error.contains("secret ="))
    try project.write("Rows.swift", SwiftFileTests.source("Rect.zero") + "\n" + claim)
    let other = project.error("Rows.swift")
    #expect(other.contains("cannot convert value of type 'String'") && !other.contains("secret ="))
  }

  @Test(
    "what runs when a library is loaded is confined", .promise("compile-confined"),
    .enabled(if: ConfinementGap.here.isEmpty, "this system does not confine programs"))
  func constructor() throws {
    let constructor = """

      @section(".init_array") @used private let layoutLabAttack: @convention(c) () -> Void = {
        let file = fopen("\(mark)", "w")
        fputs(file == nil ? "refused\\n" : "written\\n", stderr)
        if let file { fclose(file) }
        exit(7)
      }

      """
    try project.write("Rows.swift", ProjectFolder.rows("7", members: "") + constructor)
    #expect(
      project.error("Rows.swift").contains(
        "exited with status 7 before it answered; it wrote: 'refused'"))
    #expect(!isMarked)
  }

  @Test("a file may be called like an option or a list of them")
  func names() throws {
    for name in ["-o.swift", "@ld.swift", "-frontend -o mark.swift", "$(touch mark).swift"] {
      try project.write(name, ProjectFolder.rows("7", members: ""))
      #expect(try ProjectFolder.heights(project.load(name)) == [7, 7, 7], "\(name)")
    }
    let odd = "a\nb.swift"
    for text in [ProjectFolder.rows("7", members: ""), SwiftFileTests.source("Rect.zero")] {
      try project.write(odd, text)
      #expect(
        project.error(odd).hasSuffix(
          "the compiler accepts no control characters, quotation marks or backslashes in a path;"
            + " rename it"))
    }
    #expect(!isMarked)
  }

  @Test("an error with a huge literal is short", .promise("bounded"))
  func literals() throws {
    let digits = String(repeating: "9", count: 10_000)
    for text in [ProjectFolder.rows("7 + \(digits)", members: ""), "let a: Int = \(digits)\n"] {
      try project.write("Rows.swift", text)
      let error = project.error("Rows.swift")
      #expect(!error.isEmpty && error.utf8.count < 1_000, "\(error.prefix(300))")
    }
  }

  @Test("files elsewhere are not compiled with a file, whatever links lead to them")
  func links() throws {
    let elsewhere = try ProjectFolder()
    try elsewhere.write("Tall.swift", "struct Tall { let height: CGFloat = 8 }\n")
    #expect(symlink(elsewhere.path("Tall.swift"), project.path("Tall.swift")) == 0)
    #expect(mkfifo(project.path("Pipe.swift"), 0o600) == 0)
    #expect(mkfifo(project.path("Rows.lab.swift"), 0o600) == 0)
    try project.write("Rows.swift", ProjectFolder.rows("Tall().height", members: ""))
    #expect(project.error("Rows.swift").contains("cannot find 'Tall' in scope"))
    #expect(unlink(project.path("Tall.swift")) == 0)
    try project.write("parts/Tall", "struct Tall { let height: CGFloat = 8 }\n")
    #expect(symlink("parts/Tall", project.path("Tall.swift")) == 0)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [8, 8, 8])
  }

  @Test("a tool gets limited processor time and files of limited size", .promise("bounded"))
  func limits() throws {
    func run(_ script: String, _ limits: Tool.Limits) throws -> Tool.Outcome {
      try Tool.run(
        ["/bin/sh", "-c", script], named: "a.swift: the compiler", in: project.path(""),
        environment: [], limits: limits,
        confinement: nil, stop: .never)
    }
    let slow = #expect(throws: LabError.self) {
      try run("while :; do :; done", Tool.Limits(processorSeconds: 1))
    }
    #expect(slow?.message == "a.swift: the compiler used its 1 s of processor time")
    #expect(slow?.kind.id == .unavailable)
    let large = #expect(throws: LabError.self) {
      try run("while :; do echo line; done > large", Tool.Limits(fileSize: 1 << 20))
    }
    #expect(large?.programFailure?.reason == .ended(.signal(SIGXFSZ)))
    #expect(large?.message.hasSuffix("limits of 4 GB of memory and 1 MB per file") == true)
    let size = try FileManager.default.attributesOfItem(atPath: project.path("large"))[.size]
    #expect(size as? Int == 1 << 20)
    #if !os(macOS)
      // macOS does not enforce the limit.
      let outcome = try run("exec /bin/sh -c 'ulimit -v'", Tool.Limits(memory: 1 << 30))
      #expect(outcome.text == "\(1 << 20)\n")
    #endif
  }

  @Test("the compiler stops when you want to stop", .promise("bounded"))
  func stopped() throws {
    // Each term has so many types that the compiler tries them for minutes.
    let terms = (1...40).map { "(\($0) + -\($0).0 * [\($0)].count.hashValue)" }
    try project.write(
      "Rows.swift", ProjectFolder.rows(terms.joined(separator: " + "), members: ""))
    let asked = Asked()
    let stop = StopSignal { asked.isEnough }
    #expect(throws: LabError(.interrupted)) { try project.load("Rows.swift", stop: stop) }
  }
}

/// Requests an interrupt after some calls: while the compiler runs.
private final class Asked: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var isEnough: Bool {
    lock.withLock {
      count += 1
      return count > 20
    }
  }
}

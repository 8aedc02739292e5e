import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The built program, beside the tests that were built with it.
enum Program {
  /// It is looked up by its name in ``folder``: a path to it would have to be another package's.
  static var path: String { folder + "/layoutlab" }

  /// Where programs are built to.
  static var folder: String {
    let bundles = Bundle.allBundles + [Bundle.main]
    let folders = bundles.map { bundle in
      bundle.bundlePath.hasSuffix(".xctest")
        ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    }
    return folders.map(\.path).first {
      FileManager.default.isExecutableFile(atPath: $0 + "/layoutlab")
    } ?? "."
  }

  /// The result of a run of the program.
  struct Outcome: Sendable {
    var status: TerminationStatus
    var output: String
    var messages: String
  }

  /// Runs the program with `input` on a pipe, in `directory` or where the tests run.
  static func run(
    _ arguments: [String], input: [UInt8], in directory: String? = nil
  ) async throws -> Outcome {
    try await run(.name("layoutlab"), Arguments(arguments), input, in: directory)
  }

  /// Runs a line of a shell, to which the program is known by its name.
  static func run(shell line: String, input: [UInt8]) async throws -> Outcome {
    try await run(.name("sh"), ["-c", line], input, in: nil)
  }

  /// Whether the system has a device that is always full.
  static var hasFullDevice: Bool { FileManager.default.fileExists(atPath: "/dev/full") }

  private static func run(
    _ executable: Executable, _ arguments: Arguments, _ input: [UInt8], in directory: String?
  ) async throws -> Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let result = try await Subprocess.run(
      executable, arguments: arguments,
      environment: .inherit.updating(["PATH": folder + ":" + path]),
      workingDirectory: directory.map { FilePath($0) }, input: .array(input),
      output: .string(limit: 1 << 24), error: .string(limit: 1 << 24))
    return Outcome(
      status: result.terminationStatus, output: result.standardOutput,
      messages: result.standardError)
  }

  static func run(_ arguments: String..., input: String = "") async throws -> Outcome {
    try await run(arguments, input: Array(input.utf8))
  }
}

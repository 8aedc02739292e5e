import Foundation
import LabTestKit
import Testing

/// Swift files, compiled to a program beside the modules of the tests, in a folder of its own.
final class CompiledProgram {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, as name: String) throws {
    try folder.write(text, as: name)
  }

  /// The objects of the UIKit shim, without a program's own.
  func writeShim(as name: String) throws {
    let list = "\(LoadedFiles.buildFolder)/layoutlab-uikit.product/Objects.LinkFileList"
    let objects = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
    try write(
      objects.filter { !$0.contains("/UIKitHost.build/") }.joined(separator: "\n"), as: name)
  }

  /// Runs the compiler in the folder; its warnings are errors.
  func compile(_ arguments: [String]) throws {
    let common = ["swiftc", "-Onone", "-warnings-as-errors", "-use-ld=lld"]
    let (status, output) = try run(URL(filePath: "/usr/bin/env"), common + arguments)
    try #require(status == 0, "\(output.prefix(4000))")
  }

  /// Runs the program `name` of the folder: its status, and what it writes.
  func run(_ name: String) throws -> (status: Int32, output: String) {
    try run(folder.url.appending(path: name), [])
  }

  private func run(
    _ program: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    (process.executableURL, process.arguments) = (program, arguments)
    process.currentDirectoryURL = folder.url
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

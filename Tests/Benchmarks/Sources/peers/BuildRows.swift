import Foundation
import Measuring

/// Rows 12 and 13: what a build takes, and what it makes.
enum BuildRows {
  /// Builds a copy of the package from nothing: for release, then for debugging, and once more after
  /// each of two new public functions in LayoutCore. It takes twelve minutes.
  static func times() throws -> [Line] {
    let scratch = try Scratch()
    let copy = URL(filePath: scratch.path).appending(path: "LayoutLab")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Plugins", "Tests"] {
      try FileManager.default.copyItem(
        at: Package.root.appending(path: name), to: copy.appending(path: name))
    }
    let release = try build(copy, ["-c", "release", "--product", "layoutlab"])
    _ = try build(copy, [])
    let file = copy.appending(path: "Sources/LayoutCore/Geometry/Rect.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    // The last brace of the file ends the extension with the methods.
    let withMethod =
      "\(text.dropLast(2))\n  public func isAsWideAsHigh() -> Bool { width == height }\n}\n"
    let withExtension =
      "\(withMethod)\nextension Rect { public func isHigh() -> Bool { width < height } }\n"
    let afterwards = try [withMethod, withExtension].map { changed in
      try changed.write(to: file, atomically: true, encoding: .utf8)
      return try build(copy, [])
    }
    return [
      Line(
        row: 12, what: "clean release build of the program", ours: .seconds(release.seconds),
        goal: .atMost(.seconds(180))),
      Line(
        row: 12, what: "clean release build: memory of the largest process",
        ours: .bytes(Double(release.memory))),
      Line(
        row: 12, what: "debug build after a new public method of Rect",
        ours: .seconds(afterwards[0].seconds), goal: .atMost(.seconds(20))),
      Line(
        row: 12, what: "debug build after a new extension of Rect with one",
        ours: .seconds(afterwards[1].seconds), goal: .atMost(.seconds(20))),
    ]
  }

  /// The seconds on the clock that a build takes, and its memory. A build uses all processors, so
  /// processor time would not be what one waits for.
  private static func build(
    _ package: URL, _ arguments: [String]
  ) throws -> (seconds: Double, memory: Int) {
    guard let swift = Command.installed("swift") else { throw Failure("swift is not in PATH") }
    let clock = ContinuousClock()
    let scratch = try Scratch()
    let start = clock.now
    let usage = try Command(
      path: swift, arguments: ["build", "--package-path", package.path] + arguments,
      environment: ProcessInfo.processInfo.environment
    ).run(in: scratch)
    let taken = (clock.now - start).components
    return (Double(taken.seconds) + Double(taken.attoseconds) * 1e-18, usage.memory)
  }

  /// The bytes of the program, as built and without symbols.
  static func size() throws -> [Line] {
    let scratch = try Scratch()
    var lines = [
      Line(
        row: 13, what: "size of the program", ours: try size(of: Package.program))
    ]
    if let installed = try scratch.installedProgram() {
      lines.append(
        Line(
          row: 13, what: "size of the program without symbols", ours: try size(of: installed),
          goal: .atMost(.bytes(15e6))))
    }
    return lines
  }

  private static func size(of file: String) throws -> Figure {
    let values = try URL(filePath: file).resolvingSymlinksInPath().resourceValues(forKeys: [
      .fileSizeKey
    ])
    return .bytes(Double(values.fileSize ?? 0))
  }
}

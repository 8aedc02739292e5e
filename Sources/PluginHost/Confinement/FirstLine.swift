import LabLanguage

/// The first line of a script, `#!` and the program that runs it.
struct FirstLine {
  /// The bytes that the kernel reads of it.
  private static let most = 256

  /// What follows `#!`.
  private let words: [String]

  /// The first line of the file at `path`; nil where it is not a script.
  init?(of path: String) {
    let descriptor = FileName(path).open(O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.most) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    guard bytes.starts(with: "#!".utf8) else { return nil }
    let line = bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }
    words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }.map(String.init)
  }

  /// What the program that the line names needs to be readable, besides `readable`, where files may be
  /// read already.
  ///
  /// - Throws: `notStarted`, where the line names anything but an executable file of the system, of
  ///   `readable` or of a folder in `PATH`.
  func interpreter(programs: ProgramFolders, readable: [String]) throws(LabError) -> [String] {
    guard let first = words.first, first.hasPrefix("/"),
      let real = ProgramFolders.executable(at: first)
    else {
      throw .program(.notStarted(.noInterpreter(name: words.first ?? "")))
    }
    if Path.name(of: first) == "env", SystemFolders.holds(real) {
      return try lookedUp(programs)
    }
    // Where the link lies that leads to it counts, too: a virtual environment's libraries are there.
    for path in [first, real] where programs.hold(path) { return programs.parts(of: path) }
    guard readable.contains(where: { Path.folder($0, holds: real) }) else {
      throw .program(
        .notStarted(.interpreterElsewhere(path: first, folder: Path.folder(of: first))))
    }
    return []
  }

  /// What `env` runs: `NAME`, or `-S NAME ARGUMENTS`. Its other options name folders, set variables
  /// and run what is not in `PATH`.
  private func lookedUp(_ programs: ProgramFolders) throws(LabError) -> [String] {
    let isSplit = words.count > 2 && words[1] == "-S"
    let name = isSplit ? words[2] : words.count == 2 ? words[1] : ""
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._+-".contains($0) }
    guard isPlain, !name.isEmpty, !name.hasPrefix("-") else {
      throw .program(.notStarted(.envOptions(line: "#!\(words.joined(separator: " "))")))
    }
    guard let tool = programs.find(name) else {
      throw .program(.notStarted(.notInPath(name: name)))
    }
    return programs.parts(of: tool)
  }
}

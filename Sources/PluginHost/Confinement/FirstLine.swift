import LayoutCore
import LayoutText

/// The first line of a script, `#!` and the program that runs it.
struct FirstLine {
  /// The bytes that the kernel reads of it.
  private static let most = 256

  /// What follows `#!`.
  private let words: [String]

  /// The first line of the file at `path`; nil where it is not a script.
  init?(of path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
  func interpreter(
    programs: ProgramFolders, readable: [String]
  ) throws(ChildFailure) -> [String] {
    guard let first = words.first, first.hasPrefix("/"),
      let real = ProgramFolders.executable(at: first)
    else {
      throw .notStarted(
        "its first line names \(Printable.quoted(words.first ?? "")), which is not an executable "
          + "file; write '#!/usr/bin/env NAME' for a program in PATH")
    }
    if Path.name(of: first) == "env", SystemFolders.holds(real) {
      return try lookedUp(programs)
    }
    // Where the link lies that leads to it counts, too: a virtual environment's libraries are there.
    for path in [first, real] where programs.hold(path) { return programs.parts(of: path) }
    guard readable.contains(where: { Path.folder($0, holds: real) }) else {
      // Whole, for the folder is to be typed.
      let (file, folder) = (
        Printable.quoted(first, limit: Self.most),
        Printable.quoted(Path.folder(of: first), limit: Self.most)
      )
      throw .notStarted(
        "its first line names \(file), which is not a system program, not in PATH and not in the "
          + "file's folder; add \(folder) to PATH")
    }
    return []
  }

  /// What `env` runs: `NAME`, or `-S NAME ARGUMENTS`. Its other options name folders, set variables
  /// and run what is not in `PATH`.
  private func lookedUp(_ programs: ProgramFolders) throws(ChildFailure) -> [String] {
    let isSplit = words.count > 2 && words[1] == "-S"
    let name = isSplit ? words[2] : words.count == 2 ? words[1] : ""
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._+-".contains($0) }
    guard isPlain, !name.isEmpty, !name.hasPrefix("-") else {
      let line = Printable.quoted("#!\(words.joined(separator: " "))")
      throw .notStarted(
        "its first line can use env only as '#!/usr/bin/env NAME' or '#!/usr/bin/env -S NAME "
          + "ARGUMENTS', with the name of a program in PATH (got \(line))")
    }
    guard let tool = programs.find(name) else {
      throw .notStarted(
        "its first line names \(Printable.quoted(name)), which is not in PATH; install it, or add its"
          + " folder to PATH")
    }
    return programs.parts(of: tool)
  }
}

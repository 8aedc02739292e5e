import LabLanguage

/// A compiler that is started before its arguments are known: while files are read, or while another
/// one runs.
///
/// A run on a small file takes 55 ms. The start takes 30 of them, because 256,000 addresses of the
/// program are set, and a load may take fifteen runs, one after another. The arguments arrive at a
/// named pipe, which is the file of arguments that the compiler reads. One that is not taken ends with
/// this object. It is an object because all attempts share it.
final class ReadyCompiler {
  private var running: Tool.Running?
  private var count = 0

  /// Starts one that reads its arguments from the named pipe that it is passed, in `workshop`. Where
  /// that fails, the next run starts its own.
  func prepare(
    in workshop: Workshop, _ start: (_ pipe: String) throws(LabError) -> Tool.Running
  ) {
    // The one before may not have opened its pipe yet.
    let pipe = workshop.path("arguments\(count)")
    count += 1
    guard access(Tool.cat, X_OK) == 0, mkfifo(pipe, 0o600) == 0 else { return }
    running = try? start(pipe)
  }

  /// The one that is ready, with `arguments`; nil where there is none.
  func take(_ arguments: [String]) -> Tool.Running? {
    guard var compiler = running.take() else { return nil }
    compiler.give(arguments.map(Self.quoted).joined(separator: "\n"))
    return compiler
  }

  /// An argument as a file of arguments has it: in quotation marks, and a backslash before each of
  /// them and of backslashes (LLVM, `TokenizeGNUCommandLine`).
  static func quoted(_ argument: String) -> String {
    var text = "\""
    // Not characters: a quotation mark with an accent is another one.
    for scalar in argument.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

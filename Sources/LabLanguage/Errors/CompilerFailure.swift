import LayoutText

/// The Swift compiler rejects a file: its diagnostics, as facts.
///
/// `ErrorWording` words it, with the first error at its place in the file. A program that compiles
/// and then fails is a `ProgramFailure`.
public struct CompilerFailure: Sendable, Hashable {
  /// The name of the loaded file.
  public var file: String
  /// The absolute paths of your files, as the compiler prints them. A diagnostic at another path is
  /// about code that the lab added.
  public var paths: Set<String>
  /// All errors with a place, also in what the lab adds to your files.
  public var diagnostics: [CompilerDiagnostic]
  /// All that the compiler printed.
  public var output: String
  /// What to do about the first error; nil where nothing is known.
  public var advice: String?
  /// Whether `load --companion` can declare what the first error misses.
  public var isForCompanion = false
  /// The line of the first error in its file, without its line end; nil where it cannot be read.
  public var sourceLine: String?

  public init(file: String, paths: Set<String>, diagnostics: [CompilerDiagnostic], output: String) {
    (self.file, self.paths, self.diagnostics) = (file, paths, diagnostics)
    self.output = output
  }

  /// The errors in your files, each once: several phases or runs may print it.
  public var errors: [CompilerDiagnostic] {
    var known: Set<CompilerDiagnostic> = []
    return diagnostics.filter { paths.contains($0.path) && known.insert($0).inserted }
  }

  /// The line with the error that has no place, without the compiler's name of it: `[x_y]`.
  private var printedError: String? {
    let lines = output.split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("error:") }) ?? lines.last else { return nil }
    guard line.last == "]", let bracket = line.lastIndex(of: "[") else { return String(line) }
    return String(line[..<bracket]).trimmingRight()
  }

  /// The first error at its place in the file, and how many more there are.
  var message: String {
    let errors = errors
    guard let first = errors.first else {
      let reason = diagnostics.first?.message ?? printedError ?? "the compiler printed nothing"
      return "\(file) does not compile: \(Printable.shortened(reason, limit: 300))"
    }
    let more = errors.count - 1
    let name = first.path.split(separator: "/").last ?? ""
    return
      "\(name):\(first.line):\(first.column): \(Printable.shortened(first.message, limit: 300))"
      + (advice.map { ": \($0)" } ?? "")
      + (more == 0 ? "" : "; \(NumberText.counted(more, "more error"))")
  }
}

extension LabError {
  /// What the compiler rejects; nil for another error.
  public var compilerFailure: CompilerFailure? {
    if case .compiler(let failure) = kind { failure } else { nil }
  }

  /// The line that the compiler rejects, without its indentation, and the place in it; nil for
  /// another error.
  var rejectedLine: (text: String, place: SourceSpan)? {
    guard let failure = compilerFailure, let line = failure.sourceLine,
      let column = failure.errors.first?.column
    else { return nil }
    let indentation = line.utf8.prefix { $0 == Byte.space || $0 == Byte.tab }.count
    let text = String(line.dropFirst(indentation))
    let start = min(max(0, column - 1 - indentation), text.utf8.count)
    return (text, SourceSpan(start, start))
  }
}

/// An error that the Swift compiler prints.
public struct CompilerDiagnostic: Sendable, Hashable {
  /// The file, as `#sourceLocation` names it.
  public var path: String
  /// From 1, as the compiler counts.
  public var line: Int
  public var column: Int
  public var message: String
  /// The compiler's name of the error, whatever its wording: `cannot_find_in_scope`.
  public var id: String

  public init(path: String, line: Int, column: Int, message: String, id: String) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.message, self.id) = (message, id)
  }
}

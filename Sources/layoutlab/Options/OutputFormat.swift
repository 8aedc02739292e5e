import ArgumentParser

/// How answers are printed where a program reads them. Without one, they are text.
///
/// The cases are the options: the parser, the help of the program and the shell's completion read
/// them here. A new case is an option of its own; the compiler asks `Printer` to print it.
enum OutputFormat: String, EnumerableFlag {
  case json, csv

  static func help(for format: OutputFormat) -> ArgumentHelp? {
    switch format {
    case .json: "Print one JSON object per command to standard output."
    case .csv: "Print frames as comma-separated values, other answers as text."
    }
  }
}

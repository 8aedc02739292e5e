/// How answers are printed where a program reads them. Without one, they are text.
///
/// A new case is an option of its own; the compiler asks `Printer` to print it.
enum OutputFormat: String, CaseIterable {
  case json, csv

  var definition: OptionDefinition {
    let help =
      switch self {
      case .json: "Print one JSON object per command to standard output."
      case .csv: "Print frames as comma-separated values, other answers as text."
      }
    return OptionDefinition(spellings: ["--" + rawValue], help: help)
  }
}

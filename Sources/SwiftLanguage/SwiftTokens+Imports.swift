extension SwiftTokens {
  /// What an import may name of a module: The Swift Programming Language, "Import Declaration".
  private static let importKinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  /// The token that names the module of the import at `index`: in `import class UIKit.UIColor`, too.
  package func module(ofImportAt index: Int) -> Int {
    Self.importKinds.contains(text(index + 1)) ? index + 2 : index + 1
  }
}

/// The files of a new strategy: one column in which every second item is indented.
///
/// It is small, and yet has all that a strategy has: a parameter, a definition with an example, the
/// steps of a `Placer`, and a `Formula` for each number of a frame. The texts are in the folder
/// `Template`, with `{Name}` and `{name}` for the name of the type and the word that users type.
struct StrategyTemplate {
  private static let folder = "Sources/NewStrategy/Template"

  let name: String
  let package: PackageFolder

  /// `Spiral.swift`
  func source() throws(Refusal) -> String { try text("Strategy") }

  /// `Spiral.md`
  func guide() throws(Refusal) -> String { try text("Guide") }

  /// `SpiralTests.swift`, its imports in order.
  func tests() throws(Refusal) -> String {
    let imports = ["LabTestKit", "LayoutCore", "\(name)Plugin", "Testing"].sorted()
    return try imports.map { "import \($0)\n" }.joined() + "\n" + text("Tests")
  }

  private func text(_ file: String) throws(Refusal) -> String {
    try package.text("\(Self.folder)/\(file).txt")
      .replacing("{Name}", with: name).replacing("{name}", with: name.lowercased())
  }
}

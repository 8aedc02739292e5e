/// The generic types of a file, made concrete.
extension UIKitAdditions {
  /// The type called `name` with `Int` for each generic parameter, or what else fulfils its
  /// constraints: `Board<Int>.Rows`.
  func concrete(_ name: String) -> String {
    var (path, outer): ([String], Set<String>) = ([], [])
    return name.split(separator: ".").map { part in
      path.append(String(part))
      guard let type = symbols.type(path.joined(separator: ".")) else { return String(part) }
      // The symbols of a nested type have the parameters of those around it, too.
      let own = zip(type.genericNames, type.generics).filter { outer.insert($0.0).inserted }
      return part + argumentList(own.map(\.1))
    }.joined(separator: ".")
  }

  private func argumentList(_ generics: [[String]]) -> String {
    let arguments = generics.map { constraints -> String in
      if let type = constraints.first(where: { $0.hasPrefix("UI") || $0.hasPrefix("NS") }) {
        return type
      }
      if constraints.contains(where: delegate.protocols.contains) { return "LayoutLabDelegate" }
      return constraints.lazy.compactMap { symbols.choice(conformingTo: $0) }.first ?? "Int"
    }
    return arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
  }
}

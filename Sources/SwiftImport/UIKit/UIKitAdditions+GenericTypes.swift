import LayoutText
import SwiftLanguage

/// The generic types of a file, made concrete.
extension UIKitAdditions {
  /// The type called `name`, for the layout called `layout`, with `Int` for each generic parameter, or
  /// what else fulfils its constraints: `Board<Int>.Rows`.
  func concrete(_ name: String, for layout: String) -> String {
    parameters(of: name).map { part, constraints in
      let arguments = constraints.map { argument(for: $0, layout) }
      return arguments.isEmpty ? part : "\(part)<\(arguments.joined(separator: ", "))>"
    }.joined(separator: ".")
  }

  /// The types in `name`, each with the constraints of its own generic parameters.
  private func parameters(of name: String) -> [(type: String, constraints: [[String]])] {
    var (path, outer): ([String], Set<String>) = ([], [])
    return name.split(separator: ".").map { part in
      path.append(String(part))
      guard let type = symbols.type(path.joined(separator: ".")) else { return (String(part), []) }
      // The symbols of a nested type have the parameters of those around it, too.
      let own = zip(type.genericNames, type.generics).filter { outer.insert($0.0).inserted }
      return (String(part), own.map(\.1))
    }
  }

  private func argument(for constraints: [String], _ layout: String) -> String {
    if let type = constraints.first(where: { $0.hasPrefix("UI") || $0.hasPrefix("NS") }) {
      return type
    }
    if constraints.contains(where: delegate.protocols.contains) { return "LayoutLabDelegate" }
    return constraints.lazy.compactMap { symbols.choice(conformingTo: $0) }.first
      ?? constraints.first(where: isOpen).map { placeholder(for: $0, layout) } ?? "Int"
  }

  // MARK: Placeholders

  /// Whether the files declare a protocol called `name`, and no type that conforms to it.
  private func isOpen(_ name: String) -> Bool {
    symbols.type(name)?.kind == "swift.protocol" && symbols.choice(conformingTo: name) == nil
      && !delegate.protocols.contains(name)
  }

  private func placeholder(for name: String, _ layout: String) -> String {
    "LayoutLabNone_\(layout)_\(String(name.map { $0 == "." ? "_" : $0 }))"
  }

  /// The classes that take the place of generic parameters of the type called `name`, for the layout
  /// called `layout`, where no other type conforms to their protocols. No object of one is made: what
  /// needs one ends the child process.
  func placeholders(for name: String, _ layout: String) -> String {
    let names = Set(parameters(of: name).flatMap(\.constraints).joined().filter(isOpen))
    return names.sorted().map { name in
      var (open, members, known): ([String], [String], Set<String>) = ([name], [], [])
      while let next = open.popLast() {
        guard known.insert(next).inserted else { continue }
        open += symbols.conformances(of: next)
        let all = symbols.protocols.first { $0.symbol.fullName == next }?.requirements ?? []
        let says = "no type conforms to \(next): the app's is not here"
        members += all.filter { !symbols.hasDefault($0) }.map { "  \($0.trapping(says))\n" }
      }
      return "private final class \(placeholder(for: name, layout)): \(name) {\n"
        + "\(members.joined())}\n"
    }.joined()
  }
}

extension FileSymbols.Symbol {
  /// The member that fulfils a requirement and, where it is used, ends the child process with the
  /// sentence `says`.
  fileprivate func trapping(_ says: String) -> String {
    let trap = "Swift.fatalError(\(says.quotedInSwift))"
    switch kind {
    case "swift.associatedtype":
      let type = declaration.split(separator: ":").dropFirst().first?.trimmingBlanks ?? ""
      return "typealias \(name) = \(type.hasPrefix("UI") ? type : "Int")"
    case "swift.property", "swift.type.property":
      return declaration.prefix { $0 != "{" } + "{ get { \(trap) } set {} }"
    default:
      let isMutating = declaration.hasPrefix("mutating ")
      return "\(declaration.dropFirst(isMutating ? 9 : 0)) { \(trap) }"
    }
  }
}

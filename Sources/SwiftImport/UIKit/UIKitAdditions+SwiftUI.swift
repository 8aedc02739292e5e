import LayoutText
import SwiftLanguage

/// What is added to a file for a layout for SwiftUI.
extension UIKitAdditions {
  /// The text that makes the layout `type`, a value, and sets its properties.
  func addition(forSwiftUI type: DeclaredType, _ name: String) -> String {
    let made = construction(ofSwiftUI: type)
    let settable = swiftUIProperties(of: type)
    // A property's comment is its help, so it is preferred to an argument of its name.
    var taken = Set(settable.map(\.name))
    let arguments = (made?.parameters ?? []).filter { taken.insert($0.name).inserted }
    let parameters = settable.map(\.definition) + arguments.map(\.definition)
    let statements = settable.map { "    \($0.statement)\n" }.joined()
    let isClass = symbols.type(type.name)?.kind == "swift.class"
    return """
      extension \(type.name) {
        @MainActor fileprivate static func layoutLabMake_\(name)(_ values: UIKitValues)
          -> \(type.name) {
          var it = \(type.name)(\(made?.arguments ?? ""))\(made?.mark ?? "")
          it.layoutLabTake_\(name)(values)
          return it
        }
        @MainActor fileprivate \(isClass ? "" : "mutating ")func layoutLabTake_\(name)(
          _ values: UIKitValues
        ) {
      \(statements)  }
      }
      @MainActor private func layoutLab_\(name)() -> SwiftUILayout {
        SwiftUILayout(\(name.quotedInSwift), [\(parameters.joined(separator: ", "))],
          delegate: { LayoutLabDelegate() },
          make: { \(concrete(type.name, for: name)).layoutLabMake_\(name)($0) })
      }

      """
  }

  /// The arguments that make the layout: of an initializer of its own, or of the one that the
  /// compiler adds to a structure.
  func construction(ofSwiftUI type: DeclaredType) -> Construction? {
    var stubs = stubs
    stubs.isForSwiftUI = true
    let isOwn = !symbols.members(of: type.name, kind: "swift.init").isEmpty
    return isOwn
      ? Construction(of: type.name, stubs, size: Self.itemSize)
      : Construction(facts.memberwise(of: type.name), stubs, size: Self.itemSize)
  }

  /// The properties that can be set.
  private func swiftUIProperties(of type: DeclaredType) -> [(
    name: String, definition: String, statement: String
  )] {
    type.properties.compactMap { property in
      let symbol = symbols.members(of: type.name, kind: "swift.property").first {
        $0.name == property.name
      }
      guard let symbol, facts.isSettable(property.name, of: type.name, below: []) else {
        return nil
      }
      if let plain = LayoutProperty(property, symbol, symbols) {
        return (plain.name, plain.definition, plain.statement)
      }
      return SwiftUIValue(property, stubs).map {
        (property.name, $0.definition, $0.statement(property.name))
      }
    }
  }
}

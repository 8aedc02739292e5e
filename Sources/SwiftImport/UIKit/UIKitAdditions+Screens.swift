/// What makes the layouts of view controllers, with the views that a storyboard would connect.
extension UIKitAdditions {
  /// Statements that connect the views that a storyboard would connect, before the view is loaded.
  func outlets(of owner: String) -> [String] {
    optionalVariables(of: owner).compactMap { symbol in
      let type = String(symbol.result.dropLast())
      guard facts.isOutlet(symbol.name, of: symbol.owner) else { return nil }
      let frame = "CGRect(origin: .zero, size: values.delegate.collectionSize)"
      if symbols.superclasses(of: type).contains(LayoutSource.view) {
        return "do { let it: \(type)? = \(type)(coder: NSCoder()); it?.frame = \(frame); "
          + "values.keep(it as Any); owner.\(symbol.name) = it }"
      }
      guard Self.views.contains(type) else { return nil }
      let layout =
        type == LayoutSource.view ? ", collectionViewLayout: UICollectionViewFlowLayout()" : ""
      return "do { let it = \(type)(frame: \(frame)\(layout)); values.keep(it); "
        + "owner.\(symbol.name) = it }"
    }
  }

  /// The views that a storyboard can make of nothing else.
  private static let views: Set = [
    LayoutSource.view, "UIView", "UILabel", "UIImageView", "UIButton", "UIScrollView", "UISwitch",
    "UIStackView", "UITextField", "UIActivityIndicatorView",
  ]

  func addition(forController symbol: FileSymbols.Symbol, _ name: String) -> String {
    let made = Construction(of: symbol.fullName, stubs, size: Self.itemSize)
    let definitions = made?.parameters.map(\.definition) ?? []
    let views = symbols.members(of: symbol.fullName, kind: "swift.property").filter {
      let type = String($0.result.prefix { $0 != "?" && $0 != "!" })
      return ([type] + symbols.superclasses(of: type)).contains(LayoutSource.view)
    }
    let shown = views.map { "owner.\($0.name)" }.joined(separator: ", ")
    return """
      extension \(symbol.fullName) {
        @MainActor fileprivate static func layoutLabMake_\(name)(_ values: UIKitValues)
          -> UICollectionViewLayout {
          let owner = \(symbol.fullName)(\(made?.arguments ?? ""))\(made?.mark ?? "")
          values.keep(owner)
          \(outlets(of: symbol.fullName).joined(separator: "; "))
          let layout = layoutLabLayout(of: owner, or: [\(shown)])
          \(answering(for: symbol.fullName).joined(separator: "; "))
          return layout
        }
      }
      \(maker(name, definitions, of: symbol.fullName, set: "(_: UICollectionViewLayout, _) in"))
      """
  }
}

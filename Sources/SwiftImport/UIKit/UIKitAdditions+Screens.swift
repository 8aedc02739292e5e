/// What makes the layouts of view controllers and views that show a collection view, with the views
/// that a storyboard would connect.
extension UIKitAdditions {
  /// Statements that connect the views that a storyboard would connect, before the view is loaded.
  func outlets(of owner: String) -> [String] {
    optionalVariables(of: owner).compactMap { symbol in
      let type = String(symbol.result.dropLast())
      guard facts.isOutlet(symbol.name, of: symbol.owner) else { return nil }
      if symbols.superclasses(of: type).contains(LayoutSource.view) {
        return "do { let it: \(type)? = \(type)(coder: NSCoder()); it?.frame = \(Self.frame); "
          + "values.keep(it as Any); owner.\(symbol.name) = it }"
      }
      guard Self.views.contains(type) else { return nil }
      let layout =
        type == LayoutSource.view ? ", collectionViewLayout: UICollectionViewFlowLayout()" : ""
      return "do { let it = \(type)(frame: \(Self.frame)\(layout)); values.keep(it); "
        + "owner.\(symbol.name) = it }"
    }
  }

  /// The views that a storyboard can make of nothing else.
  private static let views: Set = [
    LayoutSource.view, "UIView", "UILabel", "UIImageView", "UIButton", "UIScrollView", "UISwitch",
    "UIStackView", "UITextField", "UIActivityIndicatorView",
  ]

  /// The class of the app's delegate, where an object of it can be made of nothing.
  var appDelegate: String? {
    symbols.symbols.first { symbol in
      symbol.kind == "swift.class" && !symbol.isPrivate
        && symbols.conformances(of: symbol.fullName).contains("UIApplicationDelegate")
        && ([symbol.fullName] + symbols.superclasses(of: symbol.fullName)).allSatisfy {
          symbols.members(of: $0, kind: "swift.init").isEmpty
        }
    }?.fullName
  }

  /// The expression of the frame of a view that fills the screen.
  private static let frame = "CGRect(origin: .zero, size: values.delegate.collectionSize)"

  /// The expression of a collection view for what sets one up.
  static let shownView =
    "UICollectionView(frame: \(frame), collectionViewLayout: UICollectionViewFlowLayout())"

  /// The calls by which an instance of the class called `owner` is shown, as far as these set up
  /// `member`, or, without one, a layout.
  func appearance(of owner: String, for member: String? = nil) -> [String] {
    let supers = symbols.superclasses(of: owner)
    let isController = supers.contains { $0.hasSuffix("ViewController") }
    guard isController || supers.contains(where: { $0.hasPrefix("UI") }) else { return [] }
    let needsView = member.map { loadsView(of: owner, for: $0) } == true
    let ofController = [
      "viewWillAppear(false)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
      "viewDidAppear(false)",
    ]
    let calls = isController ? ofController : ["layoutSubviews()"]
    let setting = calls.filter { call in
      facts.setsUp(member, in: String(call.prefix { $0 != "(" }), of: owner)
    }
    return (needsView ? ["owner.loadViewIfNeeded()"] : []) + setting.map { "owner.\($0)" }
  }

  /// Whether the view of the controller called `owner` is loaded for its member called `member`.
  func loadsView(of owner: String, for member: String) -> Bool {
    let supers = symbols.superclasses(of: owner)
    return supers.contains { $0.hasSuffix("ViewController") }
      && facts.needsView(member, of: owner, below: supers)
  }

  func addition(forScreen symbol: FileSymbols.Symbol, _ name: String) -> String {
    let owner = symbol.fullName
    let made = Construction(of: owner, stubs, size: Self.itemSize)
    let definitions = made?.parameters.map(\.definition) ?? []
    let views = symbols.members(of: owner, kind: "swift.property").filter {
      let type = String($0.result.prefix { $0 != "?" && $0 != "!" })
      return ([type] + symbols.superclasses(of: type)).contains(LayoutSource.view)
    }
    let shown = views.map { "owner.\($0.name)" }.joined(separator: ", ")
    return """
      extension \(owner) {
        @MainActor fileprivate static func layoutLabMake_\(name)(_ values: UIKitValues)
          -> UICollectionViewLayout {
          let (owner, made) = UICollectionView.made {
            \(owner)(\(made?.arguments ?? ""))\(made?.mark ?? "")
          }
          values.keep(owner)
          \(outlets(of: owner).joined(separator: "; "))
          let layout = layoutLabLayout(of: owner, or: [\(shown)] + made) {
            \(appearance(of: owner).joined(separator: "; "))
          }
          \(answering(for: owner).joined(separator: "; "))
          return layout
        }
      }
      \(placeholders(for: owner, name))
      \(maker(name, definitions, of: concrete(owner, for: name), set: Self.setsNothing))
      """
  }
}

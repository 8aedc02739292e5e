/// The objects that an app sets and that the code of a layout reads: a presenter, a model.
extension UIKitAdditions {
  /// Those that the member called `member` of the class called `owner` reads, or its `viewDidLoad`
  /// and what that calls, where the view is loaded for that. What it takes for granted is one that
  /// can be made; what may be nil is the lab, if that knows the answers: then nil is an answer, too.
  func objects(of owner: String, for member: String) -> [(name: String, value: StubValue)] {
    let (supers, loadsView) = (symbols.superclasses(of: owner), loadsView(of: owner, for: member))
    return optionalVariables(of: owner).compactMap { symbol in
      let type = StubValues.bare(String(symbol.result.dropLast()))
      guard let declared = symbols.type(type), !facts.isOutlet(symbol.name, of: symbol.owner),
        ["swift.class", "swift.protocol"].contains(declared.kind),
        !symbols.superclasses(of: declared.fullName).contains(where: { $0.hasPrefix("UI") })
      else { return nil }
      let isRead = facts.says([symbol.name], reachedFrom: member, of: owner)
      let isLoaded =
        loadsView
        && facts.says([symbol.name], reachedFrom: "viewDidLoad", of: owner, below: supers)
      let isGranted = symbol.result.hasSuffix("!") && (isRead || isLoaded)
      let isAnswered =
        isRead && delegate.protocols.contains(type)
        && !facts.says(delegate.unanswered(of: type), reachedFrom: member, of: owner)
      guard isGranted || isAnswered else { return nil }
      return stubs.value(of: type, asked: symbol.name, size: nil).map { (symbol.name, $0) }
    }
  }

  /// The statements that set `objects` of `owner`, which may refer to them weakly; the lab itself is
  /// there anyway.
  func statements(setting objects: [(name: String, value: StubValue)]) -> [String] {
    objects.map { name, value in
      let isLab = value.expression == StubValues.lab(values: "values")
      return "do { let it = \(value.expression); \(isLab ? "" : "values.keep(it as Any); ")"
        + "owner.\(name) = it }"
    }
  }
}

import LayoutCore
import LayoutText

/// The most items that one `items(…)` can name.
private let mostItems = 100_000

extension ExpressionEvaluator {
  /// What a call of `function` is worth.
  func call(
    _ function: ExpressionFunction, _ arguments: [ExpressionNode], _ node: ExpressionNode
  ) throws(LabError) -> ExpressionValue {
    switch function {
    case .frame:
      if case .view(let name) = arguments[0].kind { return .rect(try frame(of: name, node)) }
      if let name = try lastAnswer(arguments[0]), name.kind != .item {
        return .rect(try frame(of: name, node))
      }
      let item = try existingItem(arguments[0])
      return .rect(
        try asking(node) { () throws(LabError) in
          try environment.frame(section: item.section, item: item.index)
        })
    case .column: return .number(Double(try column(arguments[0], node)))
    case .query:
      let rect = try rect(arguments)
      let found = try asking(node) { () throws(LabError) in try environment.query(rect) }
      return .items(found.filter { $0.kind == .item }.sorted())
    case .rect: return .rect(try rect(arguments))
    case .items: return .items(try items(arguments))
    case .len: return .number(Double(try length(arguments[0])))
    case .min: return .number(try numbers(arguments).reduce(.infinity) { Swift.min($0, $1) })
    case .max: return .number(try numbers(arguments).reduce(-.infinity) { Swift.max($0, $1) })
    case .abs: return .number(Swift.abs(try number(of: arguments[0])))
    case .round: return .number(try number(of: arguments[0]).rounded() + 0)
    }
  }

  /// What the environment answers; an error of its own gets the place of `node`.
  private func asking<Found>(
    _ node: ExpressionNode, _ question: () throws(LabError) -> Found
  ) throws(LabError) -> Found {
    do {
      return try question()
    } catch {
      throw error.located(at: node.span)
    }
  }

  /// The frame of the view that `name` names, at its place on the screen.
  private func frame(of name: ElementName, _ node: ExpressionNode) throws(LabError) -> Rect {
    let view = ElementID(
      name.kind, section: name.section ?? 0, index: name.index, ordinal: name.ordinal)
    if !view.isOfLayout {
      try require(view.section, "section", below: environment.sectionCount, node)
      guard name.section != nil || environment.sectionCount == 1 else {
        let count = environment.sectionCount
        throw problem("which of the \(count) sections? Write it as in 0.header", node)
      }
    }
    let frame = try asking(node) { () throws(LabError) in try environment.frame(of: view) }
    guard let frame else { throw problem("this layout has no such view", node) }
    return frame
  }

  private func numbers(_ nodes: [ExpressionNode]) throws(LabError) -> [Double] {
    var numbers: [Double] = []
    for node in nodes { numbers.append(try number(of: node)) }
    return numbers
  }

  private func rect(_ nodes: [ExpressionNode]) throws(LabError) -> Rect {
    let numbers = try numbers(nodes)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func column(_ argument: ExpressionNode, _ node: ExpressionNode) throws(LabError) -> Int {
    let item = try existingItem(argument)
    let column = try asking(node) { () throws(LabError) in
      try environment.column(section: item.section, item: item.index)
    }
    guard let column else { throw problem("this layout has no columns", node) }
    return column
  }

  private func length(_ node: ExpressionNode) throws(LabError) -> Int {
    switch try value(of: node) {
    case .items(let items): return items.count
    case .text(let text): return text.count
    case let other:
      throw problem("expected a set of items, but \(quoted(node)) is \(other.kindName)", node)
    }
  }

  // MARK: Items

  /// The items of `items(…)`, each once and in order; they need not exist.
  private func items(_ nodes: [ExpressionNode]) throws(LabError) -> [ElementID] {
    var items: [ElementID] = []
    for node in nodes {
      guard case .range(let lower, let upper) = node.kind else {
        items.append(try item(node))
        continue
      }
      let (first, last) = (try item(lower), try item(upper))
      guard first.section == last.section, first.index <= last.index else {
        throw problem("\(quoted(node)) must go upwards, in one section", node)
      }
      guard last.index - first.index < mostItems - items.count else {
        let limit = NumberText.grouped(mostItems)
        throw problem("items(…) names more than \(limit) items", node)
      }
      for index in first.index...last.index {
        items.append(ElementID(.item, section: first.section, index: index))
      }
    }
    let isOrdered = zip(items, items.dropFirst()).allSatisfy { $0 < $1 }
    return isOrdered ? items : Set(items).sorted()
  }

  /// The item that `node` names, by number or as `1.3`.
  private func item(_ node: ExpressionNode) throws(LabError) -> ElementID {
    if case .item(let section, let index) = node.kind {
      return ElementID(.item, section: section, index: index)
    }
    if let name = try lastAnswer(node) {
      guard name.kind == .item, let section = name.section else {
        throw problem("expected an item, but \(quoted(node)) is a \(name.kind.rawValue)", node)
      }
      return ElementID(.item, section: section, index: name.index)
    }
    let number = try number(of: node)
    guard let index = Int(exactly: number), index >= 0 else {
      throw problem("an item is a whole number from 0, not \(NumberText.formatShort(number))", node)
    }
    guard environment.sectionCount == 1 else {
      throw problem(
        "item \(index) of which section? Write 0.\(index) for the first of "
          + "\(environment.sectionCount) sections", node)
    }
    return ElementID(.item, section: 0, index: index)
  }

  /// The one element that `node` names, where it is `$`, `$.first` or `$.last`.
  private func lastAnswer(_ node: ExpressionNode) throws(LabError) -> ElementName? {
    guard case .name(let name) = node.kind, ["$", "$.first", "$.last"].contains(name) else {
      return nil
    }
    return try ElementName(lastAnswer: name, in: environment, at: node.span)
  }

  /// The item that `node` names, which exists.
  private func existingItem(_ node: ExpressionNode) throws(LabError) -> ElementID {
    let item = try item(node)
    try require(item.section, "section", below: environment.sectionCount, node)
    let count = environment.itemCount(in: item.section)
    try require(item.index, "item", below: count, node)
    return item
  }

  private func require(
    _ index: Int, _ name: String, below count: Int, _ node: ExpressionNode
  ) throws(LabError) {
    guard count > 0 else { throw problem("there is no \(name) to ask for", node) }
    guard index < count else {
      let kind = ErrorKind.outOfRange(
        name: name, value: String(index), allowed: NumberText.range(0...count - 1), unit: "",
        nearest: count - 1)
      throw LabError(kind, at: node.span)
    }
  }
}

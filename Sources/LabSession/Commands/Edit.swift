import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let resize = Command(
    CommandDefinition(
      "resize", .change, "give one item another size",
      forms: [Form([.slot("ITEM", .element), .slot("LENGTH|WxH", .text)])],
      notes: [
        "Each side is 0–1,000,000 pt; N means NxN, as in `sizes`. The item keeps its size until "
          + "you set all sizes again with `sizes`."
      ], related: ["insert", "remove", "sizes"],
      examples: [Example("use chat; resize 3 200; draw", "the items after item 3 move down")])
  ) { session, arguments, world throws(LabError) in
    let size = try session.size(in: arguments, world)
    let (item, span) = try arguments.item()
    let id = try session.element(item, at: span)
    try session.requireFrame(of: id, at: span)
    return try session.apply(.resize(id.index, to: size), to: id.section, in: world, at: span)
  }

  static let insert = Command(
    CommandDefinition(
      "insert", .change, "insert an item before another, or at the end",
      forms: [Form([.slot("ITEM", .element), .slot("LENGTH|WxH", .text)])],
      notes: [
        "The new item has the index ITEM. The indexes of the items after it increase by one."
      ], related: ["remove", "resize", "items"],
      examples: [Example("use chat; insert 3 200; draw", "a new item between 2 and 3")])
  ) { session, arguments, world throws(LabError) in
    let size = try session.size(in: arguments, world)
    let (item, span) = try arguments.item()
    let (section, index) = try session.gap(before: item, at: span)
    return try session.apply(.insert(size, at: index), to: section, in: world, at: span)
  }

  static let remove = Command(
    CommandDefinition(
      "remove", .change, "remove an item",
      forms: [Form([.slot("ITEM", .element)])],
      notes: ["The indexes of the items after it decrease by one."],
      related: ["insert", "resize", "items"],
      examples: [Example("use chat; remove 3; draw", "item 4 becomes item 3")])
  ) { session, arguments, world throws(LabError) in
    let (item, span) = try arguments.item()
    let id = try session.element(item, at: span)
    return try session.apply(.remove(at: id.index), to: id.section, in: world, at: span)
  }
}

extension Arguments {
  /// The item that is named; headers and footers are none.
  fileprivate func item() throws(LabError) -> (ElementName, SourceSpan) {
    guard let given = given.first, case .element(let name) = given.value else {
      throw LabError(.internalError("an edit needs an item"))
    }
    guard name.kind == .item else {
      throw LabError(
        .malformed(
          name: "an item", text: command.source.text(of: given.span),
          expected: "ITEM or SECTION.ITEM"), at: given.span)
    }
    return (name, given.span)
  }
}

extension Session {
  /// The size that is given behind the item.
  fileprivate mutating func size(in arguments: Arguments, _ world: World) throws(LabError) -> Size {
    guard let word = arguments.command.tokens.dropFirst(2).first else {
      throw LabError(.internalError("an edit needs a size"))
    }
    return try withFacts(in: world) { facts throws(LabError) in
      try SizesParser.oneSize(Arithmetic.written(word, in: facts))
    }
  }

  /// - Throws: an error where the layout does not place the item `id`, so that no size shows.
  fileprivate func requireFrame(of id: ElementID, at span: SourceSpan) throws(LabError) {
    guard layout.placedCount(of: id.index..<id.index + 1, ofSection: id.section) > 0 else {
      throw absence(of: id, at: span)
    }
  }

  /// The place before the item that `name` means; after the last one too.
  fileprivate func gap(
    before name: ElementName, at span: SourceSpan
  ) throws(LabError) -> (section: Int, index: Int) {
    let section = try section(of: name, at: span)
    let count = state.request.sections[section].count
    guard name.index <= count else {
      throw LabError(
        .outOfRange(
          name: "an index in section \(section)", value: String(name.index),
          allowed: NumberText.range(0...count), unit: ""), at: span)
    }
    guard count < SessionState.mostItems else {
      throw LabError(
        .notPossible("section \(section) already has the maximum number of items"), at: span)
    }
    return (section, name.index)
  }

  /// Changes one item of `section`, in place where its layout can.
  ///
  /// - Complexity: that of the layout's own change and O(sections); O(items) where all is solved
  ///   again, and up to 100,000 items, whose frames are compared.
  fileprivate mutating func apply(
    _ edit: ItemEdit, to section: Int, in world: World, at span: SourceSpan
  ) throws(LabError) -> Reply {
    let sizes = state.request.sections[section].sizes
    if case .resize(let index, let size) = edit, sizes.fixedSize(of: index) == size {
      let report = ChangeReport(changes: [], moved: nil)
      return Reply(report, notes: [report.summary(on: world.page)])
    }
    var sections = state.request.sections
    sections[section].apply(edit)
    let survival = ItemSurvival(
      from: state.request.sections, to: sections, by: (edit, section: section))
    let held = try held(by: state.settings.keep, survival, in: world)
    let (before, place) = (LayoutFacts(layout), place)
    let change = change(edit, in: section)
    var next = state
    execution.record.updates = ItemUpdate(edit, section: section).map { [$0] } ?? []
    if layout.apply(edit, to: section) {
      execution.record.isInPlace = true
      next.request = layout.request
    } else {
      next.request.sections = sections
      let mayWait = layout.isWaiting
      layout = try Session.solved(next, at: span, mayWait: mayWait, stop: world.stop)
    }
    var report = before.report(on: LayoutFacts(layout), because: [change]) { number, index in
      guard number == section else { return index }
      if case .resize(index, _) = edit { return nil }
      return edit.index(after: index)
    }
    history.add(state)
    state = next
    // The user may interrupt the search for the anchor: the edit is made, and the offset stays.
    if let held { try? hold(held, in: world) }
    report.changes += changes(ofPlace: place)
    return settle(on: state, layout, report, in: world)
  }

  /// The edit as a reported change, before it is made.
  private func change(_ edit: ItemEdit, in number: Int) -> ChangeReport.Change {
    let section = state.request.sections[number]
    guard case .resize(let index, let size) = edit else {
      var sections = state.request.sections
      let before = Difference.counts(sections)
      if case .insert = edit { sections[number].count += 1 } else { sections[number].count -= 1 }
      return ChangeReport.Change("items", from: before, to: Difference.counts(sections))
    }
    let before = section.sizes.fixedSize(of: index) ?? wantedSize(of: index, in: section)
    return ChangeReport.Change(
      "item "
        + ElementID(.item, section: number, index: index)
        .name(inSections: state.request.sections.count),
      from: words(for: before), to: words(for: size))
  }

  /// The own size of an item of `section`, in the available width.
  private func wantedSize(of index: Int, in section: Section) -> Size {
    let transposed = Transposition(scrolling: state.request.axis)
    let crossSize =
      transposed(state.request.container).width - transposed(section.insets).horizontal
    let sizes = transposed.isTransposed ? section.sizes.transposed : section.sizes
    return transposed(sizes.size(of: index, available: max(0, crossSize)))
  }

  private func words(for size: Size) -> String {
    let width = NumberText.formatShort(size.width)
    return size.width == size.height ? width : width + "x" + NumberText.formatShort(size.height)
  }
}

extension ItemUpdate {
  /// The item that `edit` has come or go; nil where it changes its size alone.
  fileprivate init?(_ edit: ItemEdit, section: Int) {
    switch edit {
    case .resize: return nil
    case .insert(_, let index): self.init(isInsertion: true, section: section, index: index)
    case .remove(let index): self.init(isInsertion: false, section: section, index: index)
    }
  }
}

/// Cases of UICollectionViewFlexLayout: packed lines of items that have margins and paddings.
///
/// The lab places an item's margin box. The item and its background are inside it, as a cell's
/// content is.
enum FlexLayoutMapping {
  static func plan(_ facts: inout FidelityCase) throws(Unmapped) -> Plan {
    _ = try facts.config.choice("layout", ["UICollectionViewFlexLayout": 0])
    facts.config.skip("rule")
    let sectionMargin = try sides("sectionMargin", of: &facts.config)
    let sectionInset = zip(sectionMargin, try sides("sectionPadding", of: &facts.config)).map(+)
    let itemMargin = try sides("itemMargin", of: &facts.config)
    let itemInset = zip(itemMargin, try sides("itemPadding", of: &facts.config)).map(+)
    let section = try facts.config.number("sectionSpacing") ?? 0
    let item = try facts.config.number("horizontalItemSpacing") ?? 0
    let line = try facts.config.number("verticalItemSpacing") ?? 0
    let boxes = Fact.list(
      (facts.given.take("items").list ?? []).map { fact in
        guard let size = fact.numbers?.compactMap(\.self), size.count == 2 else { return fact }
        return .list([
          .number(size[0] + itemInset[1] + itemInset[3]),
          .number(size[1] + itemInset[0] + itemInset[2]),
        ])
      })
    let counts = try facts.given.objects("sections") { facts throws(Unmapped) in
      Int(try facts.number("count") ?? 0)
    }
    let (sizes, count) = try Words.sizes(boxes)
    var plan = Plan(
      try Words.container(&facts.container) + Words.direction(&facts.config)
        + Words.items(ofSections: counts ?? [count], sizes) + [
          "inset \(words(sectionInset))", "background \(words(sectionMargin))",
          "spacing section \(Words.number(section))", "spacing line \(Words.number(line))",
          "spacing item \(Words.number(item))",
          "use flow align=leading lastline=leading cross=start",
        ])
    plan.comparers = [
      "frames": LibraryComparers.frames(insideBy: itemInset),
      "itemBackgrounds": LibraryComparers.frames(insideBy: itemMargin),
    ]
    return plan
  }

  private static func words(_ sides: [Double]) -> String {
    sides.map(Words.number).joined(separator: " ")
  }

  /// Top, left, bottom, right; 0 where a value is missing.
  private static func sides(_ key: String, of facts: inout Facts) throws(Unmapped) -> [Double] {
    try facts.object(key) { facts throws(Unmapped) in
      [
        try facts.number("top") ?? 0, try facts.number("left") ?? 0,
        try facts.number("bottom") ?? 0, try facts.number("right") ?? 0,
      ]
    } ?? [0, 0, 0, 0]
  }
}

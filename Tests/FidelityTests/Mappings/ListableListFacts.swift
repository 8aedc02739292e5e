extension ListableListMapping {
  /// The views of the whole list, by their sizes.
  struct Views {
    let containerHeader, header, footer: [Double]?

    init(_ facts: inout Facts) throws(Unmapped) {
      containerHeader = try facts.numbers("containerHeader", count: 2)
      header = try facts.numbers("listHeader", count: 2)
      footer = try facts.numbers("listFooter", count: 2)
    }
  }

  /// The distances of all sections of a list.
  struct Distances {
    let afterHeader, beforeFooter, afterSectionHeader, beforeSectionFooter, line, item: Double
    private let afterSection, afterSectionWithFooter: Double

    init(_ facts: inout Facts, isTable: Bool) throws(Unmapped) {
      afterHeader = try facts.number("headerToFirstSectionSpacing") ?? 0
      beforeFooter = try facts.number("lastSectionToFooterSpacing") ?? 0
      afterSectionHeader = try facts.number("sectionHeaderBottomSpacing") ?? 0
      let item = try facts.number("itemSpacing") ?? 0
      if isTable {
        beforeSectionFooter = try facts.number("itemToSectionFooterSpacing") ?? 0
        afterSection = try facts.number("interSectionSpacingWithNoFooter") ?? 0
        afterSectionWithFooter = try facts.number("interSectionSpacingWithFooter") ?? 0
        (line, self.item) = (item, 0)
      } else {
        beforeSectionFooter = try facts.number("rowToSectionFooterSpacing") ?? 0
        afterSection = try facts.number("interSectionSpacing") ?? 0
        afterSectionWithFooter = afterSection
        line = try facts.number("rowSpacing") ?? 0
        self.item = item
      }
    }

    func after(_ section: Section) -> Double {
      section.gap ?? (section.footer == nil ? afterSection : afterSectionWithFooter)
    }
  }

  /// A section as its case states it.
  struct Section {
    let count: Int
    let header, footer: [Double]?
    let gap, columnSpacing: Double?
    let flow: String
    private let isTable: Bool
    private let columns: Double?
    private let width: String
    private let filling: Set<Int>

    init(_ facts: inout Facts, isTable: Bool) throws(Unmapped) {
      self.isTable = isTable
      count = Int(try facts.number("count") ?? 0)
      header = try facts.numbers("header", count: 2)
      footer = try facts.numbers("footer", count: 2)
      gap = try facts.number("customInterSectionSpacing")
      columnSpacing = try facts.number("columnSpacing")
      width = try facts.text("width") ?? ""
      filling = Set((try facts.list("itemsFillRow") ?? []).compactMap { $0.number.map { Int($0) } })
      if isTable {
        columns = try facts.number("columns") ?? 1
        flow = "align=leading lastline=leading cross=start"
      } else {
        columns = try facts.value("itemSizing", ListableMapping.columns)
        flow = try ListableMapping.flow(&facts)
      }
    }

    /// Whether nothing of it is shown, not even a distance.
    var isNothing: Bool { count == 0 && header == nil && footer == nil }

    /// What stays free at both sides: `fill`, `custom(padding leading 10, trailing 50; fixed 100;
    /// leading)`, or the list's padding.
    func edges(
      _ crossSize: Double, _ leading: Double, _ trailing: Double
    ) -> (leading: Double, trailing: Double) {
      if width == "fill" { return (0, 0) }
      let words = width.split(whereSeparator: { " ,;()".contains($0) }).map(String.init)
      guard words.first == "custom" else { return (leading, trailing) }
      var numbers: [String: Double] = [:]
      for (word, next) in zip(words, words.dropFirst()) { numbers[word] = Double(next) }
      let edges = (leading: numbers["leading"] ?? 0, trailing: numbers["trailing"] ?? 0)
      guard let fixed = numbers["fixed"] else { return edges }
      let free = crossSize - edges.leading - edges.trailing - fixed
      return switch words.last {
      case "leading": (edges.leading, edges.trailing + free)
      case "trailing": (edges.leading + free, edges.trailing)
      default: (edges.leading + free / 2, edges.trailing + free / 2)
      }
    }

    /// The width of item `index`, where the section sets it and not the item.
    func crossSize(ofItem index: Int, in room: Double, _ spacing: Double) -> Double? {
      if filling.contains(index) { return room }
      return columns.map { columns in
        let share = (room - (columns - 1) * (columnSpacing ?? spacing)) / columns
        return isTable ? share : share.rounded(.down)
      }
    }
  }
}

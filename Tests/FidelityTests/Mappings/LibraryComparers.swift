/// Comparers for what several libraries state in their own way.
enum LibraryComparers {
  /// Libraries whose content is as wide as its items and the inset after them, not as the
  /// container.
  static func contentOfItems(insetBehind inset: Double = 0) -> Comparer {
    { expected, examination throws(Unmapped) in
      guard let size = expected.numbers, size.count == 2 else {
        throw Unmapped("expected.contentSize: \(expected)")
      }
      let across = examination.stage.isHorizontal ? 1 : 0
      var got = examination.answer("content")["content"]?.numbers?.compactMap(\.self)
      let ends = examination.elements.filter { $0.kind == "item" }.map {
        $0.frame[across] + $0.frame[across + 2]
      }
      got?[across] = ends.max().map { $0 + inset } ?? 0
      examination.compare("content", size, with: got)
    }
  }

  /// `[[section, x, y, w, h] …]`, where the lab has the sections at other `places`.
  static func views(_ kind: String, ofSections places: [Int]) -> Comparer {
    { expected, examination throws(Unmapped) in
      var rows: [Fact] = []
      for row in expected.list ?? [] where row != .null {
        guard let section = row.list?.first?.number, places.indices.contains(Int(section)) else {
          throw Unmapped("expected: \(row)")
        }
        rows.append(
          .list([.number(Double(places[Int(section)]))] + (row.list ?? []).dropFirst()))
      }
      try Comparers.elements(ofSection: true) { $0.kind == kind }(.list(rows), &examination)
    }
  }

  /// Where each item begins along the scroll axis.
  static func offsets(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    guard let offsets = expected.numbers else { throw Unmapped("expected.offsets: \(expected)") }
    let along = examination.stage.isHorizontal ? 0 : 1
    let got = examination.elements.filter { $0.kind == "item" }.map { $0.frame[along] }
    examination.compare("offsets", offsets, with: got)
  }

  /// The content along the scroll axis.
  static func contentLength(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    guard let length = expected.number else {
      throw Unmapped("expected.contentLength: \(expected)")
    }
    let along = examination.stage.isHorizontal ? 0 : 1
    let content = examination.answer("content")["content"]?.numbers?.compactMap(\.self)
    examination.compare("content length", [length], with: content.map { [$0[along]] })
  }

  /// Where each column ends: the items that begin at the same place across the scroll axis.
  static func columnLengths(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    guard let lengths = expected.numbers else {
      throw Unmapped("expected.columnLengths: \(expected)")
    }
    let (across, along) = examination.stage.isHorizontal ? (1, 0) : (0, 1)
    let items = examination.elements.filter { $0.kind == "item" }.map(\.frame)
    let columns = Dictionary(grouping: items) { $0[across] }.sorted { $0.key < $1.key }
    let ends = columns.map { column in column.value.map { $0[along] + $0[along + 2] }.max() ?? 0 }
    examination.compare("column lengths", lengths, with: ends)
  }

  /// The width of a column: that of an item, at least 1.
  static func columnLength(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    guard let length = expected.number else { throw Unmapped("expected.columnLength: \(expected)") }
    let across = examination.stage.isHorizontal ? 3 : 2
    _ = examination.answer("items 1")
    let item = examination.answers("frames all").first { $0.kind == "item" }
    examination.compare("column", [length], with: item.map { [$0.frame[across]] })
  }

  /// `{point, item}` beside rectangles: what is touched there, of what is on the first screen.
  static func points(visible: [Double]) -> Comparer {
    { expected, examination throws(Unmapped) in
      for fact in expected.list ?? [expected] {
        guard let members = fact.members, let point = members["point"]?.numbers else {
          try Comparers.query(fact, &examination)
          continue
        }
        guard members.count == 2, let x = point.first ?? nil, let y = point.last ?? nil,
          let item = members["item"]
        else { throw Unmapped("expected.query: \(fact)") }
        var got = Fact.null
        if (0..<visible[0]).contains(x), (0..<visible[1]).contains(y) {
          let command = "query \(Words.number(x)) \(Words.number(y)) 0.001 0.001"
          got =
            examination.answers(command).first { $0.kind == "item" }
            .map { .number(Double($0.index)) } ?? .null
        }
        if got != item { examination.miss("at \(point)", expected: item, got: "\(got)") }
      }
    }
  }

  /// `frames` of items whose boxes the lab places: each is smaller by `insets` (top, left, bottom,
  /// right).
  static func frames(insideBy insets: [Double]) -> Comparer {
    { expected, examination throws(Unmapped) in
      guard let list = expected.list else { throw Unmapped("expected.frames: \(expected)") }
      let items = examination.elements.filter { $0.kind == "item" }
      for (index, fact) in list.enumerated() where fact != .null {
        guard let frame = fact.numbers, frame.count == 4 else {
          throw Unmapped("expected.frames: \(fact)")
        }
        let got = index < items.count ? items[index].frame : nil
        examination.compare(
          "item \(index)", frame,
          with: got.map {
            [
              $0[0] + insets[1], $0[1] + insets[0], $0[2] - insets[1] - insets[3],
              $0[3] - insets[0] - insets[2],
            ]
          })
      }
    }
  }
}

extension Words {
  /// How many items each section of `sections` has.
  static func items(ofSections counts: [Int], _ sizes: [String]) -> [String] {
    guard !counts.isEmpty else { return [] }
    let pattern = Set(sizes).count == 1 ? [sizes[0]] : sizes
    var commands = ["items " + counts.map(String.init).joined(separator: " ")]
    guard pattern.count > 1 else { return commands + pattern.map { "sizes \($0)" } }
    var first = 0
    for (number, count) in counts.enumerated() where count > 0 {
      let own = sizes[min(first, sizes.count)..<min(first + count, sizes.count)]
      commands.append("section \(number) sizes " + own.joined(separator: " "))
      first += count
    }
    return commands
  }

  /// Items in sections: `sections: [{count} …]` and the sizes of all in order; one section where
  /// there are none.
  static func sections(_ given: inout Facts) throws(Unmapped) -> [String] {
    let (sizes, count) = try sizes(given.take("items"))
    let counts = try given.objects("sections") { facts throws(Unmapped) in
      try facts.number("count").map { Int($0) } ?? 0
    }
    return items(ofSections: counts ?? [count], sizes)
  }
}

/// How the members of `expected` are compared that mean the same in every suite.
enum Comparers {
  /// Members with explanations for a reader.
  static let words: Set = [
    "fields", "supplementaryFields", "backgroundFields", "groupBarFields", "partial",
  ]

  static let general: [String: Comparer] = [
    "frames": frames, "framesBySectionItem": elements { $0.kind == "item" },
    "headers": elements(ofSection: true) { $0.kind == "header" },
    "footers": elements(ofSection: true) { $0.kind == "footer" },
    "footersPinnedToVisibleBottom": elements(ofSection: true) { $0.kind == "footer" },
    "backgrounds": elements(ofSection: true) { $0.kind == "decoration" },
    "badgesBySectionItem": elements { $0.elementKind == "badge" },
    "groupBars": elements { $0.kind == "supplementary" && $0.elementKind != "badge" },
    "contentSize": contentSize, "query": query, "lines": lines, "widths": widths,
    "unrounded": unrounded, "gapBetweenItems": gapBetweenItems, "error": fault,
  ]

  /// `[[x, y, w, h] or null …]`: the items of all sections, in order.
  static func frames(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    guard let list = expected.list else { throw Unmapped("expected.frames: \(expected)") }
    let items = examination.elements.filter { $0.kind == "item" }
    for (index, fact) in list.enumerated() where fact != .null {
      guard let frame = fact.numbers, frame.count == 4 else {
        throw Unmapped("expected.frames: \(fact)")
      }
      let got = index < items.count ? items[index].frame : nil
      examination.compare("item \(index)", frame, with: got)
    }
  }

  /// `[[section, item, x, y, w, h] …]`, or `[[section, x, y, w, h] …]`: those elements that `match`.
  static func elements(
    ofSection: Bool = false, _ match: @escaping @Sendable (SeenElement) -> Bool
  ) -> Comparer {
    { expected, examination throws(Unmapped) in
      let names = ofSection ? 1 : 2
      var seen: [[Int]: Int] = [:]
      for fact in expected.list ?? [] where fact != .null {
        guard let row = fact.numbers, row.count == names + 4, let section = row[0],
          let index = ofSection ? 0 : row[1]
        else { throw Unmapped("expected: \(fact)") }
        let place = [Int(section), Int(index)]
        let number = seen[place, default: 0]
        seen[place] = number + 1
        let got = examination.elements.filter {
          match($0) && $0.section == place[0] && (ofSection || $0.index == place[1])
        }
        let frame = number < got.count ? got[number].frame : nil
        let name = place.prefix(names).map(String.init).joined(separator: ".")
        examination.compare(name, Array(row.dropFirst(names)), with: frame)
      }
    }
  }

  static func contentSize(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    guard let size = expected.numbers, size.count == 2 else {
      throw Unmapped("expected.contentSize: \(expected)")
    }
    let got = examination.answer("content")["content"]?.numbers?.compactMap(\.self)
    examination.compare("content", size, with: got)
  }

  /// `[[first, end] …]`: where lines break. A line continues as long as items advance along it.
  static func lines(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    let axis = examination.stage.isHorizontal ? 1 : 0
    let starts = examination.elements.filter { $0.kind == "item" }.map { $0.frame[axis] }
    var lines: [Fact] = []
    var first = 0
    for index in starts.indices
    where index + 1 == starts.count || starts[index + 1] <= starts[index] {
      lines.append(.list([.number(Double(first)), .number(Double(index + 1))]))
      first = index + 1
    }
    if .list(lines) != expected {
      examination.miss("lines", expected: expected, got: "\(Fact.list(lines))")
    }
  }

  static func widths(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    let widths = examination.elements.filter { $0.kind == "item" }.map { $0.frame[2] }
    guard let numbers = expected.numbers else { throw Unmapped("expected.widths: \(expected)") }
    examination.compare("widths", numbers, with: widths)
  }

  /// Widths before they went to the nearest pixel.
  static func unrounded(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    guard let numbers = expected.numbers else { throw Unmapped("expected.unrounded: \(expected)") }
    _ = examination.elements
    _ = examination.answer("set scale none")
    let items = examination.answers("frames all").filter { $0.kind == "item" }
    examination.compare("unrounded widths", numbers, with: items.map { $0.frame[2] })
  }

  /// `[a, b]`: these two neighbours of a line do not touch, and no others.
  static func gapBetweenItems(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    let frames = examination.elements.filter { $0.kind == "item" }.map(\.frame)
    let open = frames.indices.dropLast().filter {
      frames[$0 + 1][0] - frames[$0][0] - frames[$0][2] > 1e-6
    }
    let got = open.map { Fact.list([.number(Double($0)), .number(Double($0 + 1))]) }
    if got != [expected] {
      examination.miss("gaps", expected: expected, got: "\(Fact.list(got))")
    }
  }

  /// The lab refuses, in the words that are expected up to their first comma or bracket.
  static func fault(_ expected: Fact, _ examination: inout Examination) throws(Unmapped) {
    let words = expected.text?.split(whereSeparator: { ",(:".contains($0) }).first ?? ""
    // UIKit's sentence continues with the place where the group does not fit; the lab's has
    // numbers.
    let sentence = words.prefix { $0 != "," }.split(separator: " to fit").first ?? words
    if let fault = examination.fault, fault.contains(sentence) {
      examination.expectsFault = true
    } else if examination.fault == nil {
      examination.miss("error", expected: expected, got: "no error")
    }
  }
}

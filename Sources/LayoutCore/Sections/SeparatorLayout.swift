extension Separators {
  /// The lines at the items of `layout`.
  func attachment(to layout: any SolvedLayout) -> Attachment {
    let lines = SeparatorLayout(separators: self, items: layout)
    var attachment = Attachment(
      kind: Self.kind, zIndex: 1, layout: lines, index: { $0 + first }, number: { $0 - first })
    attachment.element = .separator
    return attachment
  }
}

/// The lines of `separators` at `items`, numbered from the first item that has one.
private struct SeparatorLayout: SolvedLayout {
  let separators: Separators
  let items: any SolvedLayout

  var count: Int { max(0, items.count - 1 - separators.first) }
  var contentSize: Size { items.contentSize }
  var byteCount: Int { 0 }

  func frame(at index: Int) -> Rect { line(at: items.frame(at: index + separators.first)) }

  private func line(at item: Rect) -> Rect {
    let inset = min(separators.leadingInset, item.width)
    let thickness = min(separators.thickness, item.height)
    return Rect(
      x: item.x + inset, y: item.maxY - thickness, width: item.width - inset, height: thickness)
  }

  /// A line is within its item, so the candidates are those of the items.
  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    let numbers = separators.first..<separators.first + count
    items.visitCandidates(in: rect, trace: &trace) { range in
      let found = range.clamped(to: numbers)
      guard !found.isEmpty else { return .continue }
      return visit(found.lowerBound - numbers.lowerBound..<found.upperBound - numbers.lowerBound)
    }
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let item = items.frame(at: index + separators.first)
    let line = line(at: item)
    let inset = Formula.number(item.width - line.width, "separator inset")
    let thickness = Formula.number(line.height, "separator thickness")
    return switch number {
    case .x: Reason([], .sum([.number(item.x, "item x"), inset]))
    case .y:
      Reason(
        ["a separator is at the end of its item"],
        .difference(.number(item.maxY, "end of the item"), thickness))
    case .width: Reason([], .difference(.number(item.width, "item width"), inset))
    case .height: Reason([], thickness)
    }
  }
}

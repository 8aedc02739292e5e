import LayoutCore

/// A list whose every text tries to leave the place where it is shown.
struct HostileNames: LayoutStrategy {
  static let texts = [
    "</script><script>document.title = 'taken'</script>", "]]>", "<!--", "javascript:alert(1)",
    "<img src=x onerror=document.title='taken'>", "\"'&amp;`${1}", "\u{1B}[31m\u{0}\u{7F}",
    "\u{202E}desrever\u{2066}", "\u{2028}\u{200F}", String(repeating: "long ", count: 2048),
  ]

  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: texts[0] + texts[5] + texts[7], summary: texts[0], examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    HostileRows(
      rows: Stored(
        frames: (0..<request.count).map { index in
          Rect(x: 0, y: Double(index) * 50, width: request.crossSize, height: 44)
        }))
  }
}

/// The rows, each with the reason that has its number.
private struct HostileRows: SolvedLayout {
  let rows: Stored

  var count: Int { rows.count }
  var byteCount: Int { rows.byteCount }
  var contentSize: Size { rows.contentSize }
  func frame(at index: Int) -> Rect { rows.frame(at: index) }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let text = HostileNames.texts[index % HostileNames.texts.count]
    return Reason([text], .number(rows.frame(at: index)[number], text))
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) { rows.visitCandidates(in: rect, trace: &trace, visit) }
}

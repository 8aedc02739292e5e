import LayoutCore

/// A section of groups, scrolling along its own axis: all alike, or each as its items measure.
enum GroupsLayout: SolvedLayout {
  case repeated(RepeatedGroups)
  case measured(MeasuredGroups)

  var count: Int {
    switch self {
    case .repeated(let groups): groups.items.count
    case .measured(let groups): groups.items.count
    }
  }

  var contentSize: Size {
    switch self {
    case .repeated(let groups): groups.items.contentSize
    case .measured(let groups): groups.items.contentSize
    }
  }

  var isSolved: Bool {
    switch self {
    case .repeated: true
    case .measured(let groups): groups.isSolved
    }
  }

  var byteCount: Int {
    switch self {
    case .repeated(let groups):
      groups.attachments.reduce(groups.items.byteCount) { $0 + $1.layout.byteCount }
    case .measured(let groups):
      groups.items.byteCount
        + (groups.census?.marks.count ?? 0) * MemoryLayout<GroupCensus.Mark>.stride
    }
  }

  mutating func solve(to line: Double, stop: StopSignal) throws(LayoutError) {
    guard case .measured(var groups) = self else { return }
    try groups.solve(to: line, stop: stop)
    self = .measured(groups)
  }

  func frame(at index: Int) -> Rect {
    switch self {
    case .repeated(let groups): groups.items.frame(at: index)
    case .measured(let groups): groups.items.frame(at: index)
    }
  }

  func visitFrames(of range: Range<Int>, _ visit: (Int, Rect) -> Void) {
    switch self {
    case .repeated(let groups): groups.items.visitFrames(of: range, visit)
    case .measured(let groups): groups.items.visitFrames(of: range, visit)
    }
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    switch self {
    case .repeated(let groups): groups.items.visitCandidates(in: rect, trace: &trace, visit)
    case .measured(let groups): groups.items.visitCandidates(in: rect, trace: &trace, visit)
    }
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    switch self {
    case .repeated(let groups): groups.items.visitItems(in: rect, trace: &trace, visit)
    case .measured(let groups): groups.items.visitItems(in: rect, trace: &trace, visit)
    }
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    switch self {
    case .repeated(let groups): groups.items.reason(for: number, of: index)
    case .measured(let groups): groups.items.reason(for: number, of: index)
    }
  }

  var attachments: [Attachment] {
    switch self {
    case .repeated(let groups): groups.attachments
    case .measured(let groups): groups.attachments
    }
  }

  func visitGroups(in rect: Rect, _ visit: (LayoutGroup) -> Visit) {
    switch self {
    case .repeated(let groups): groups.visitGroups(in: rect, visit)
    case .measured(let groups): groups.visitGroups(in: rect, visit)
    }
  }

  func zIndex(of index: Int) -> Int {
    switch self {
    case .repeated(let groups): groups.zIndex(of: index)
    case .measured(let groups): groups.zIndex(of: index)
    }
  }

  var overhang: Overhang {
    switch self {
    case .repeated(let groups): groups.overhang.along
    case .measured(let groups):
      groups.overhang(
        beyond: groups.isSolved
          ? contentSize : Size(width: groups.placer.crossSize, height: .infinity)
      ).along
    }
  }
}

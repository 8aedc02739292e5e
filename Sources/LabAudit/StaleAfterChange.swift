import LabReport
import LayoutCore

extension AuditRule {
  static let staleAfterChange = AuditRule(
    id: "stale-after-change", severity: .error,
    checks: "changing a size or the number of items gives the same result as solving the section "
      + "again", matters: "after an update cells keep their old places, and overlap or leave gaps",
    methods: [.prepare, .shouldInvalidate],
    isSeenInFrames: false
  ) { trial in
    guard let layout = trial.layout else { return nil }
    let count = trial.frames.count
    let size = Size(width: 40, height: 137)
    var edits: [ItemEdit] = [.insert(size, at: 0), .insert(size, at: count)]
    for item in Set([0, count / 2, count - 1]).sorted() where item >= 0 && item < count {
      edits += [.resize(item, to: size), .remove(at: item)]
    }
    return edits.lazy.compactMap { stale(layout, $0, trial.stop) }.first
  }

  /// How `layout`, changed in place, differs from one that is solved again.
  private static func stale(
    _ layout: CollectionLayout, _ edit: ItemEdit, _ stop: StopSignal
  ) -> AuditViolation? {
    var changed = layout
    guard changed.apply(edit, to: 0),
      case .success(let fresh) = AuditTrial.solved(changed.request, stop)
    else { return nil }
    let (after, solved) = (changed.section(0).count, fresh.section(0).count)
    let name = "after \(AuditWords.text(edit))"
    guard after == solved else {
      return AuditViolation(
        message: "\(name) there are \(after) items, solved again \(solved)", edit: edit)
    }
    for item in 0..<solved {
      let id = ElementID(.item, section: 0, index: item)
      guard let frame = changed.frame(of: id), let other = fresh.frame(of: id), differ(frame, other)
      else { continue }
      return AuditViolation(
        message: "\(name) item \(item) is at \(frame.words), solved again at \(other.words)",
        edit: edit)
    }
    return nil
  }

  private static func differ(_ first: Rect, _ second: Rect) -> Bool {
    FrameNumber.allCases.contains { abs(first[$0] - second[$0]) > tolerance(at: second[$0]) }
  }
}

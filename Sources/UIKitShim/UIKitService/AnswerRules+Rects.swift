import LabUIKit
import LayoutCore
import LayoutText

/// `layoutAttributesForElements(in:)` against comparing every frame.
extension AnswerRules {
  /// The cells that the layout returns for `rect`.
  private func found(in rect: Rect) -> [IndexPath] {
    (collection.driver.layout.layoutAttributesForElements(in: CGRect(rect)) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }

  /// The cells that reach into `rect` by more than rounding decides.
  private func hits(in rect: Rect) -> [IndexPath] {
    elements.paths.filter { path in
      guard let frame = elements.cells[path]?.rect, let shared = frame.intersection(rect) else {
        return false
      }
      return min(shared.width, shared.height) > 0.01
    }
  }

  private func misses(in rect: Rect) -> [IndexPath] {
    let found = Set(found(in: rect))
    return hits(in: rect).filter { !found.contains($0) }
  }

  var missed: SelfAudit.Finding? {
    let rule = "missed-in-rect"
    if let first = elements.missing.first {
      return finding(
        rule, "there are no attributes for \(name(first)), in any query or on its own",
        elements.missing)
    }
    for rect in rects {
      let missed = misses(in: rect)
      guard let first = missed.first, let frame = elements.cells[first]?.rect else { continue }
      let small = smallest(rect, around: frame)
      let less = misses(in: small)
      let all = hits(in: small)
      return finding(
        rule,
        "a query of \(small.words) misses \(less.map(name).prefix(3).joined(separator: ", ")):"
          + " it finds \(all.count - less.count) of \(all.count)", less, small)
    }
    return nil
  }

  /// The smallest part of `rect`, at whole points, in which something is missed still.
  private func smallest(_ rect: Rect, around frame: Rect) -> Rect {
    var current = rect
    if let shared = frame.intersection(rect)?.onWholePoints, !misses(in: shared).isEmpty {
      current = shared
    }
    while let half = current.halves.first(where: { !misses(in: $0).isEmpty }) { current = half }
    return current
  }

  var extra: SelfAudit.Finding? {
    let count = elements.paths.count
    guard count >= Self.many else { return nil }
    let screens = rects.filter { $0.size == collection.request.container }
    let answers = screens.map { (rect: $0, found: found(in: $0).count, hits: hits(in: $0).count) }
    guard
      let worst = answers.first(where: {
        $0.hits > 0 && 2 * $0.found > count && $0.found >= 10 * $0.hits
      })
    else { return nil }
    let isAlways = answers.allSatisfy { $0.found == worst.found }
    let all =
      worst.found == count
      ? "all \(NumberText.counted(count, "item"))"
      : "\(NumberText.grouped(worst.found)) of \(NumberText.counted(count, "item"))"
    let share = NumberText.formatShort((Double(worst.found) / Double(worst.hits)).rounded())
    return finding(
      "extra-in-rect",
      isAlways
        ? "returns \(all) for any rect: \(share) times as many as a screen hits"
        : "a query of \(worst.rect.words) returns \(all) and hits \(worst.hits): \(share) times as"
          + " many", [], worst.rect)
  }

  /// The screen, everything, screens along the content, edges of frames, and some that the seed
  /// draws.
  private var rects: [Rect] {
    let content = elements.content
    let screen = collection.request.container
    var rects = [
      Rect(origin: .zero, size: screen), Rect(origin: .zero, size: content),
      Rect(x: 0, y: 0, width: 1, height: 1),
    ]
    for step in 1...4 {
      let share = Double(step) / 4
      rects.append(
        Rect(
          x: (max(0, content.width - screen.width) * share).rounded(),
          y: (max(0, content.height - screen.height) * share).rounded(),
          width: screen.width, height: screen.height))
    }
    let paths = elements.paths
    for path in Set([0, paths.count / 2, paths.count - 1]).sorted()
    where paths.indices.contains(path) {
      guard let frame = elements.cells[paths[path]]?.rect else { continue }
      rects += [
        frame, Rect(x: frame.x, y: frame.y, width: frame.width, height: min(1, frame.height)),
        Rect(x: frame.x, y: frame.maxY - 1, width: frame.width, height: 1),
      ]
    }
    // The additive recurrence of the plastic number: points that leave no gap, whatever the seed.
    for number in 0..<6 {
      let place = Double(seed &* 6 &+ number)
      let (across, down) = (Self.part(place * 0.754_877_666), Self.part(place * 0.569_840_291))
      rects.append(
        Rect(
          x: (across * content.width).rounded(), y: (down * content.height).rounded(),
          width: max(1, (down * screen.width).rounded()),
          height: max(1, (across * screen.height).rounded())))
    }
    return rects.filter { $0.isFinite && !$0.isEmpty }
  }

  private static func part(_ number: Double) -> Double { number - number.rounded(.down) }
}

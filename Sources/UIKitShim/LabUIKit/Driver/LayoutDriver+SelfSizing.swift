extension LayoutDriver {
  /// The layout's answer for all of its content after every cell was measured: as after scrolling
  /// through everything. Rounds end where nothing changes, and after 16.
  public func measuredElements() -> [DrivenElement] {
    measuredAttributes().map { DrivenElement($0) }
  }

  /// Measures every cell.
  public func measureEverything() { _ = measuredAttributes() }

  private func measuredAttributes() -> [UICollectionViewLayoutAttributes] {
    var rounds = 0
    while true {
      settle()
      let everything = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
      let all = view.attributes(in: everything)
      guard let preferredSize, rounds < 16 else { return all }
      rounds += 1
      let isInvalid = view.measure(all + orthogonalAttributes(besides: all)) { attributes, copy in
        let size = preferredSize(attributes.indexPath, attributes.size)
        guard size != attributes.size else { return nil }
        copy.size = size
        return copy
      }
      guard isInvalid else { return all }
    }
  }

  /// The items of sections that scroll across by themselves, as far as `found` lacks them: they are
  /// beyond the content, in no rectangle of it.
  private func orthogonalAttributes(
    besides found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return [] }
    let sections = layout.orthogonalSections.keys.sorted()
    let known = Set(
      found.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    return sections.flatMap { section in
      (0..<counts[section]).map { IndexPath(item: $0, section: section) }
    }
    .filter { !known.contains($0) }.compactMap(view.layoutAttributesForItem)
  }

  /// Measures cells again: their content has changed.
  public func forgetMeasuredSizes() {
    view.askedSizes = [:]
    view.setNeedsLayout()
  }

  /// Whether the layout cared for a size that a cell prefers.
  public var hasTakenPreferredSize: Bool { view.hasTakenPreferredSize }

  /// Whether anything observes the place or the content of the collection view.
  public var isWatched: Bool { !view.watches.isEmpty }

  /// Runs the work that was scheduled with `DispatchQueue.main.async` and the like, and a few times
  /// what that schedules. Timers do not run. Call it on the main thread only, whose run loop it
  /// uses.
  public func runLater() {
    settle()
    guard Thread.isMainThread else { return }
    for _ in 0..<3 {
      _ = RunLoop.main.run(mode: .default, before: Date())
      settle()
    }
  }
}

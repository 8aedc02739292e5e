extension LayoutDriver {
  /// What the layout answers for all of its content, once every cell was asked for the size it
  /// prefers: as after scrolling through everything. Rounds end where nothing changes, and after 16.
  public func measuredElements() -> [DrivenElement] {
    measuredAttributes().map { DrivenElement($0) }
  }

  /// Has every cell asked for the size it prefers.
  public func measureEverything() { _ = measuredAttributes() }

  private func measuredAttributes() -> [UICollectionViewLayoutAttributes] {
    var rounds = 0
    while true {
      settle()
      let everything = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
      let all = view.attributes(in: everything)
      guard let preferredSize, rounds < 16 else { return all }
      rounds += 1
      let isInvalid = view.measure(all) { attributes, copy in
        let size = preferredSize(attributes.indexPath, attributes.size)
        guard size != attributes.size else { return nil }
        copy.size = size
        return copy
      }
      guard isInvalid else { return all }
    }
  }

  /// Has cells asked anew: their content has become another.
  public func forgetMeasuredSizes() {
    view.askedSizes = [:]
    view.setNeedsLayout()
  }

  /// Whether the layout cared for a size that a cell prefers.
  public var hasTakenPreferredSize: Bool { view.hasTakenPreferredSize }

  /// Whether somebody listens to the place or the content of the collection view.
  public var isWatched: Bool { !view.watches.isEmpty }

  /// Has done what was left for later: `DispatchQueue.main.async` and the like, a few times for what
  /// that leaves for later. Nobody waits for a timer. Only on the main thread, whose run loop it is.
  public func runLater() {
    settle()
    guard Thread.isMainThread else { return }
    for _ in 0..<3 {
      _ = RunLoop.main.run(mode: .default, before: Date())
      settle()
    }
  }
}

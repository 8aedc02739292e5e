extension CollectionLayout {
  /// Lays out `request` as `init(_:)`; where a loaded layout fails because something is not set,
  /// nothing is placed, and `missing` has the reason.
  public init(
    configuring request: LayoutRequest, stop: StopSignal = .never
  ) throws(LayoutError) {
    do throws(LayoutError) {
      try self.init(request)
      // A strategy that places sections is asked when they are solved: the first screen is enough,
      // since all sections have its values.
      if external == nil, request.waitingStrategy != nil { try solve(for: firstScreen, stop: stop) }
      guard let external, external.showsNothing, request.container.width > 0,
        request.container.height > 0
      else { return }
      missing = request.waitingStrategy?.missingSettings(after: nil)
      if placesWithoutSize {
        missing?.reason = "it places its items without a size"
        missing?.hasItems = true
      }
    } catch {
      guard let found = request.waitingStrategy?.missingSettings(after: error) else { throw error }
      let counts = request.sections.map(\.count)
      var contents = CollectionContents(
        counts: counts, frames: Array(repeating: nil, count: counts.reduce(0, +)),
        contentSize: .zero)
      contents.axis = request.axis
      try self.init(request, contents)
      missing = found
    }
  }
}

/// The container less bars, a notch and margins, scrolling down.
///
/// Along the scroll axis the safe area is not part of the layout: the content begins below it.
/// Across, a section's `insetsReference` decides (rule 1 of
/// `Documentation/CompositionalLayout.md`).
struct LayoutContainer: Sendable {
  /// The whole extent across the scroll axis.
  let crossSize: Double
  /// What is seen of the content along the scroll axis: the container less the safe area.
  let length: Double
  /// What is seen across of content that scrolls across, too: the container less the safe area,
  /// unless that leaves nothing.
  var crossLength: Double {
    crossSize > safeArea.horizontal ? crossSize - safeArea.horizontal : crossSize
  }
  let transposed: Transposition
  private let safeArea: Insets
  private let margins: Insets
  private let standard: InsetsReference

  init(_ request: LayoutRequest) throws(LayoutError) {
    transposed = Transposition(scrolling: request.axis)
    safeArea = transposed(request.safeArea)
    margins = transposed(request.margins)
    standard = request.insetsReference
    let size = transposed(request.container)
    crossSize = size.width
    length = size.height - safeArea.vertical
    guard length > 0 || safeArea.vertical == 0 else {
      throw .noRoom(
        what: "safe area \(transposed.isTransposed ? "leading + trailing" : "top + bottom")",
        taken: safeArea.vertical, available: size.height)
    }
  }

  /// The meaning of `reference` here: `automatic` is the layout's own, and the safe area where that
  /// is `automatic`, too.
  func resolved(_ reference: InsetsReference) -> InsetsReference {
    let reference = reference == .automatic ? standard : reference
    return reference == .automatic ? .safeArea : reference
  }

  /// The space across the scroll axis that `reference` leaves.
  func room(_ reference: InsetsReference) -> Room {
    let reference = resolved(reference)
    var (leading, trailing) = (0.0, 0.0)
    if reference != .none {
      leading += safeArea.leading
      trailing += safeArea.trailing
    }
    if reference == .layoutMargins {
      leading += margins.leading
      trailing += margins.trailing
    }
    return Room(start: leading, crossSize: crossSize - leading - trailing)
  }

  /// What explanations call `room`.
  func name(of room: Room) -> String {
    room.crossSize == crossSize ? "container" : "layout container"
  }

  /// A stretch across the scroll axis.
  struct Room: Sendable, Hashable {
    var start: Double
    var crossSize: Double

    /// What the leading and trailing insets leave.
    func inset(by insets: Insets) -> Room {
      Room(start: start + insets.leading, crossSize: crossSize - insets.horizontal)
    }
  }
}

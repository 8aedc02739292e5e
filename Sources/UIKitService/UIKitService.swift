import LabUIKit
import LayoutCore
import PluginProtocol

/// A child that plays the collection view for layouts written for UIKit.
@MainActor
public enum UIKitService {
  /// Answers for `layouts` until the input ends, and ends the process.
  public static func serve(_ layouts: [UIKitLayout]) -> Never {
    let origin = Origin()
    PluginService.serve(
      layouts.map { layout in
        let card = StrategyCard(
          name: layout.name, summary: "a UIKit layout", parameters: layout.parameters)
        let asked = Asked(layout)
        return AnyStrategy(card: card, origin: ObjectIdentifier(origin)) {
          request, values throws(LayoutError) in
          try asked.frames(request, values)
        }
      })
  }

  private final class Origin {}
}

/// A layout that is asked from a child's only thread.
private struct Asked: Sendable {
  private let place: @MainActor @Sendable (SectionRequest, [String: ParameterValue]) -> Placed

  enum Placed: Sendable {
    case frames([Rect], Size)
    case missing(Int)
  }

  @MainActor init(_ layout: UIKitLayout) {
    place = { request, values in Self.place(request, values, by: layout) }
  }

  func frames(
    _ request: SectionRequest, _ values: [String: ParameterValue]
  ) throws(LayoutError) -> Stored {
    // The service calls from the main thread, where it began.
    switch MainActor.assumeIsolated({ place(request, values) }) {
    case .frames(let frames, let size): return Stored(frames: frames, contentSize: size)
    case .missing(let index): throw .impossible(reason: "it has no attributes for item \(index)")
    }
  }

  /// Lays out a collection view of one section, turned as it is on the screen.
  @MainActor private static func place(
    _ request: SectionRequest, _ values: [String: ParameterValue], by layout: UIKitLayout
  ) -> Placed {
    let turned = Turned(scrolling: request.axis)
    let delegate = layout.delegate()
    delegate.sizes = { path in
      let size = turned(request.sizes.size(of: path.item, available: request.breadth))
      return CGSize(width: size.width, height: size.height)
    }
    let made = layout.layout(values, delegate)
    if let flow = made as? UICollectionViewFlowLayout {
      flow.scrollDirection = request.axis == .horizontal ? .horizontal : flow.scrollDirection
    }
    let room = turned(Size(width: request.breadth, height: request.length))
    let driver = LayoutDriver(
      made, size: CGSize(width: room.width, height: room.height), counts: [request.count],
      itemSize: { delegate.sizes($0) })
    delegate.play(in: driver.view)
    let content = driver.contentSize
    var frames = [CGRect?](repeating: nil, count: request.count)
    for element in driver.elements(in: CGRect(origin: .zero, size: content))
    where element.category == .cell && frames.indices.contains(element.indexPath.item) {
      frames[element.indexPath.item] = element.frame
    }
    for index in frames.indices where frames[index] == nil {
      frames[index] = driver.element(at: IndexPath(item: index, section: 0))?.frame
    }
    if let missing = frames.firstIndex(of: nil) { return .missing(missing) }
    let rects = frames.compactMap(\.self).map {
      turned(Rect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height))
    }
    return .frames(rects, turned(Size(width: content.width, height: content.height)))
  }
}

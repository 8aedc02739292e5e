import LabReport
package import LayoutCore
import LayoutText

/// An item that is wider, across the scroll axis of its content, than the space that the insets
/// leave. UIKit does not define where such an item is placed.
package struct OverflowingItem: Sendable, Hashable {
  package let item: ElementID
  /// Where it is, on the screen's axes.
  let frame: Rect
  /// The container's width, and what insets, safe area and margins take of it on both sides.
  let crossSize: Double
  let before: Double
  let after: Double
  /// The axis along which the content scrolls.
  let axis: Axis

  /// The first item that `layout` shows in `view` and that does not fit, of the sections that are
  /// searched; nil where all do, or scroll both ways, and where a section is not solved.
  ///
  /// - Complexity: that of a query.
  package init?(
    in view: Rect, of layout: CollectionLayout, where isSearched: (Int) -> Bool = { _ in true }
  ) {
    let transposed = Transposition(scrolling: layout.request.axis)
    let container = transposed(layout.request.container).width
    guard let content = layout.contentSize, transposed(content).width <= container else {
      return nil
    }
    var found: (item: Element, frames: CollectionLayout.SectionFrames)?
    // Items of one section follow each other.
    var section: (number: Int, frames: CollectionLayout.SectionFrames?)?
    var trace = NoTrace()
    layout.visitElements(in: view, trace: &trace) { element in
      guard element.id.kind == .item else { return .continue }
      let number = element.id.section
      if section?.number != number {
        let isOpen = isSearched(number) && layout.orthogonalSection(ofSection: number) == nil
        section = (number, isOpen ? layout.frames(ofSection: number) : nil)
      }
      guard let frames = section?.frames else { return .continue }
      let width = transposed(element.frame).width
      guard width.isFinite, width > transposed(frames.inner).width + 1e-6 else { return .continue }
      found = (element, frames)
      return .stop
    }
    guard let found else { return nil }
    item = found.item.id
    frame = found.item.frame
    let (outer, inner) = (transposed(found.frames.outer), transposed(found.frames.inner))
    crossSize = outer.width
    before = inner.x - outer.x
    after = outer.maxX - inner.maxX
    axis = layout.request.axis
  }

  /// `item 17: width 340 > 304 = 320 − 8 − 8 (insets), 36 pt too wide; its frame is 8 0 340 60`,
  /// called as in a layout of `sections`.
  package func sentence(sections: Int) -> String {
    let own = Transposition(scrolling: axis)(frame).width
    func points(_ value: Double) -> String { NumberText.formatGrouped(value) }
    let side = axis == .vertical ? "width" : "height"
    let start = "item \(item.name(inSections: sections)): \(side) \(points(own)) >"
    let space = crossSize - before - after
    let sum =
      before == 0 && after == 0
      ? "" : " = \(points(crossSize)) − \(points(before)) − \(points(after)) (insets)"
    return "\(start) \(points(space))\(sum), \(points(own - space)) pt too"
      + " \(axis == .vertical ? "wide" : "high"); its frame is \(frame.words)"
  }

  /// The item by itself, in the container, with the edges of what the insets leave.
  func picture(in layout: CollectionLayout, _ options: PictureOptions) -> Picture {
    let container = layout.request.container
    // The item is drawn in full, with enough around it to show where it is.
    var view = frame
    let transposed = Transposition(scrolling: axis)
    if axis == .vertical {
      (view.x, view.width) = (min(0, frame.x), max(container.width, frame.maxX) - min(0, frame.x))
    } else {
      (view.y, view.height) = (min(0, frame.y), max(container.height, frame.maxY) - min(0, frame.y))
    }
    var scene = Scene(
      view: view, container: container, axis: axis,
      elements: [
        SceneElement(label: item.name(inSections: layout.sectionCount), frame: frame)
      ], total: 1)
    let outer = transposed(frame)
    let section = Rect(x: 0, y: outer.y, width: crossSize, height: outer.height)
    let inner = Rect(
      x: before, y: outer.y, width: max(0, crossSize - before - after), height: outer.height)
    if before != 0 || after != 0 {
      scene.layers.shown = [.insets]
      scene.layers.margins = [
        PictureLayers.Margin(
          section: item.section, outer: transposed(section), inner: transposed(inner))
      ]
    }
    var options = options
    options.hasLegend = false
    options.zoom = .times(1)
    options.rows = min(options.rows ?? Self.rows, Self.rows)
    return Picture(scene, options)
  }

  private static let rows = 7
}

extension Session {
  /// The first overflowing item on the screen, in sections that the lab places: an external layout
  /// treats insets as it likes. Nil in a script.
  func overflowingItem(in world: World) -> OverflowingItem? {
    guard world.page.isInteractive else { return nil }
    return OverflowingItem(in: visiblePart, of: layout) {
      !state.request.sections[$0].strategy.placesCollections
    }
  }

  /// Notes on an overflowing item that was different `before`.
  func overflowNotes(since before: OverflowingItem?, in world: World) -> [Markup] {
    guard let item = overflowingItem(in: world), item != before else { return [] }
    let line = Markup("does not fit: ", .warning).adding(
      data: item.sentence(sections: layout.sectionCount))
    guard world.page.showsPictures, state.settings.output != .text else { return [line] }
    return [line] + item.picture(in: layout, pictureOptions(on: world.page)).lines
  }
}

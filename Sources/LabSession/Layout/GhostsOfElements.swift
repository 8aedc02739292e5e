package import LabLanguage
import LabReport
package import LayoutCore

extension Session {
  /// More elements are not compared with a picture.
  private static var mostGhosts: Int { 1_000 }

  /// The items and boundary views of the whole layout, in order, up to a limit: what pictures of
  /// another state can show as ghosts.
  package mutating func ghostElements(in world: World) throws(LabError) -> [Element] {
    _ = try solvedContent(in: world)
    var elements: [Element] = []
    var trace = NoTrace()
    layout.visitElements(in: .everything, trace: &trace) { element in
      if ![.background, .badge, .separator].contains(element.id.kind) { elements.append(element) }
      return elements.count < Self.mostGhosts ? .continue : .stop
    }
    return elements
  }

  /// Adds `elements` of the state `name` to `scene`, where there are any.
  func addGhosts(of elements: [Element], called name: String, to scene: inout Scene) {
    guard !elements.isEmpty else { return }
    let sections = layout.sectionCount
    scene.ghosts = Ghosts(
      state: name,
      elements.map {
        Ghosts.Ghost(label: $0.id.name(inSections: sections), frame: onPixels($0.frame))
      }, in: scene.view, beside: scene.elements)
  }
}

import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let side = Command(
    CommandCard(
      "side", .see, "the same items in two ways, next to each other",
      forms: [Form([.slot("FIRST", .choice(ways)), .slot("SECOND", .choice(ways))])],
      notes: [
        "Nothing changes. Both pictures have one scale; on a narrow page they stand one below the"
          + " other."
      ], related: ["rtl", "direction", "rotate", "draw"],
      examples: [
        Example("use grid columns=3; side ltr rtl", "item 0 at the left, and at the right"),
        Example("use list; side vertical horizontal", "a column, and a strip"),
      ])
  ) { lab, arguments, world throws(Fault) in
    let columns = max(1, world.page.columns - 1)
    let half = (columns - SideReport.gap) / 2
    let isBeside = half >= narrowestHalf
    var options = Lab.pictureOptions(on: world.page)
    options.columns = isBeside ? half : columns
    var scenes: [(name: String, scene: Scene)] = []
    for slot in ["FIRST", "SECOND"] {
      let way = arguments.word(slot) ?? ""
      scenes.append((way, try lab.scene(in: way, at: arguments.span(slot), world)))
    }
    // The scale of the picture that needs more points to a cell has room for both.
    options.pointsPerColumn =
      scenes.map { Picture($0.scene, options).scale.pointsPerColumn }.max()
    let variants = scenes.map { name, scene in
      SideReport.Variant(name: name, view: scene.view, picture: Picture(scene, options))
    }
    return Reply(SideReport(variants[0], variants[1], isBeside: isBeside))
  }

  /// The cells that half a line must have for a picture.
  private static let narrowestHalf = 30

  private static let ways = [
    Choice("ltr", "reading begins at the left"), Choice("rtl", "reading begins at the right"),
    Choice("vertical", "content scrolls up and down"),
    Choice("horizontal", "content scrolls sideways"),
  ]
}

extension Lab {
  /// What is on the screen where the layout is as it is but for `way`.
  fileprivate func scene(
    in way: String, at span: Span, _ world: World
  ) throws(Fault) -> Scene {
    var other = self
    if let axis = Axis(rawValue: way) {
      other.state.request.axis = axis
      other.state.request.isAxisStated = true
    } else {
      other.state.request.isRightToLeft = way == "rtl"
    }
    other.layout = try Lab.solved(other.state, at: span, stop: world.stop)
    other.lastQuery = nil
    try other.solveViewport(in: world)
    var scene = try other.scene(of: other.visiblePart, in: world)
    scene.caption = Markup(way, .title)
    return scene
  }
}

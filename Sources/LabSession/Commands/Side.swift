import LabLanguage
package import LabReport
import LayoutCore

extension Command {
  static let side = Command(
    CommandDefinition(
      "side", .see, "show the same items in two ways, or two states, side by side",
      forms: [
        Form([.slot("FIRST", .mark(ComparedWay.all)), .slot("SECOND", .mark(ComparedWay.all))]),
        Form([.slot("MARK", .mark([]))], "a marked state, and the current one"),
      ],
      notes: [
        "Your settings do not change. A state is the name of a mark, or `now` for the current "
          + "one. Both pictures have the same scale; on a narrow page, one is below the other."
      ], related: ["mark", "diff", "rtl", "direction", "rotate", "draw"],
      examples: [
        Example("use grid columns=3; side ltr rtl", "item 0 on the left, and on the right"),
        Example("use list; side vertical horizontal", "a column, and a row"),
        Example("mark two; set columns 3; side two", "before and after"),
      ])
  ) { session, arguments, world throws(LabError) in
    let tokens = Array(arguments.command.tokens.dropFirst())
    let names = tokens.map { ($0.text, $0.span) } + [(Session.present, arguments.command.span)]
    var scenes: [(name: String, scene: Scene)] = []
    for (name, span) in names.prefix(2) {
      scenes.append((name, try session.scene(in: name, at: span, world)))
    }
    return Reply(session.sideBySide(scenes, on: world.page))
  }
}

/// What `side` shows of the present state, by the words for it.
enum ComparedWay {
  static let all = [
    Choice("ltr", "the leading edge is on the left"),
    Choice("rtl", "the leading edge is on the right"),
    Choice("vertical", "content scrolls up and down"),
    Choice("horizontal", "content scrolls left and right"),
  ]
}

extension Session {
  /// The cells that half a line must have for a picture.
  private static let narrowestHalf = 30

  /// Two pictures at one scale; one below the other on a narrow page, and in text.
  package func sideBySide(
    _ scenes: [(name: String, scene: Scene)], on page: Page, hasLegend: Bool = true
  ) -> SideReport {
    let columns = max(1, page.columns - 1)
    let half = (columns - SideReport.gap) / 2
    var options = pictureOptions(on: page)
    let isBeside = half >= Self.narrowestHalf && !options.isText
    options.columns = isBeside ? half : columns
    options.hasLegend = hasLegend
    return Self.fitting(options, stacked: isBeside ? 1 : 2, on: page) { options in
      var options = options
      options.scale = CellScale.shared(by: scenes.map(\.scene), options)
      let variants = scenes.map { name, scene in
        SideReport.Variant(name: name, view: scene.view, picture: Picture(scene, options))
      }
      return SideReport(variants[0], variants[1], isBeside: isBeside, lacksLegends: !hasLegend)
    }
  }

  /// What is on the screen where the layout is as it is but for `way`, or as it was marked.
  fileprivate func scene(
    in way: String, at span: SourceSpan, _ world: World
  ) throws(LabError) -> Scene {
    guard ComparedWay.all.contains(where: { $0.name == way }) else {
      var other = try session(marked: way, or: ComparedWay.all.map(\.name), at: span, in: world)
      return try other.scene(called: way, in: world)
    }
    var other = self
    if let axis = Axis(rawValue: way) {
      other.state.request.axis = axis
      other.state.request.isAxisExplicit = true
    } else {
      other.state.request.isRightToLeft = way == "rtl"
    }
    other.layout = try Session.solved(other.state, at: span, stop: world.stop)
    return try other.scene(called: way, in: world)
  }
}

import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension ExportKind {
  /// The picture of `draw` in points, or all pictures of the last answer.
  static let svg = ExportKind(
    name: "svg", suffixes: [".svg"],
    summary: "the picture in points: for pages, slides and drawing programs"
  ) { session, arguments, world throws(LabError) in
    try vectors(of: &session, for: arguments, in: world)
  }

  /// The same, as pixels.
  static let png = ExportKind(
    name: "png", suffixes: [".png"],
    summary: "the same picture in pixels, made by rsvg-convert or resvg",
    content: { session, arguments, world throws(LabError) in
      try vectors(of: &session, for: arguments, in: world)
    },
    converted: { text, arguments, world throws(LabError) in
      try LabError.located(at: arguments.span("FILE")) { () throws(LabError) in
        try world.pixels(Array(text.utf8), arguments.count("PX"))
      }
    })

  /// The picture in characters.
  static let txt = ExportKind(
    name: "txt", suffixes: [".txt"], summary: "the picture in characters, as `draw` prints it"
  ) { session, _, world throws(LabError) in
    let page = AnswerForm.text.page(like: world.page)
    let panels = try session.shownPanels(in: world)
    let lines = session.lines(of: panels, on: page)
    return lines.map { $0.text + "\n" }.joined()
  }

  /// More elements make files that browsers and drawing programs open slowly, or not at all.
  static let mostDrawn = 20_000

  private static func vectors(
    of session: inout Session, for arguments: Arguments, in world: World
  ) throws(LabError) -> String {
    let panels = try session.shownPanels(in: world)
    let scenes = panels.compactMap(\.scene)
    let count = scenes.map { $0.elements.count + ($0.ghosts?.different.count ?? 0) }.reduce(0, +)
    guard count <= mostDrawn else {
      var error = LabError(
        .notPossible(
          "a picture shows at most \(NumberText.grouped(mostDrawn)) elements "
            + "(here \(NumberText.grouped(count))); draw a smaller part"),
        at: arguments.command.span)
      let view = scenes[0].partOfView(withAtMost: mostDrawn)
      error.remedy = "draw \(view.words); \(arguments.command.text)"
      throw error
    }
    let items = NumberText.counted(session.state.itemCount, "item")
    let size = session.state.request.container
    return SVGDocument(
      title: "\(session.strategyName) layout of \(items), \(NumberText.formatShort(size.width)) × "
        + "\(NumberText.formatShort(size.height)) points", panels: panels
    ).text
  }
}

extension Scene {
  /// The upper left part of the view that contains at most `most` elements, found by halving its
  /// longer side.
  fileprivate func partOfView(withAtMost most: Int) -> Rect {
    var part = view
    for _ in 0..<60 where elements.count(where: { $0.frame.intersects(part) }) > most {
      if part.width > part.height {
        part.width = (part.width / 2).rounded(.down)
      } else {
        part.height = (part.height / 2).rounded(.down)
      }
    }
    return part
  }
}

extension Session {
  /// The pictures in characters on `page`: side by side at one scale where there are several.
  fileprivate func lines(of panels: [Panel], on page: Page) -> [Markup] {
    var options = pictureOptions(on: page)
    guard panels.count > 1, !options.isText else {
      return panels.flatMap { $0.lines(options) }
    }
    let arrangement = SmallMultiples(count: panels.count, columns: options.columns)
    options.columns = arrangement.columns
    options.hasLegend = false
    options.scale = CellScale.shared(by: panels.compactMap(\.scene), options)
    return arrangement.arranged(panels.map { $0.lines(options) })
  }
}

extension Panel {
  fileprivate func lines(_ options: PictureOptions) -> [Markup] {
    switch content {
    case .scene(let scene): return Picture(scene, options).lines
    case .plot(let plot): return PlotPicture(plot, columns: options.columns, options.glyphs).lines
    case .refused(let reason):
      return [Markup(data: title, .title), Markup(data: reason, .error)]
        .flatMap { $0.broken(at: options.columns) }
    }
  }
}

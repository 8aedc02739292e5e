import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let layers = Command(
    CommandDefinition(
      "layers", .see,
      "choose what pictures show behind the items: lines, gaps, insets, groups, a goal",
      forms: [
        Form([], "draw the picture with the current layers"),
        Form([.word("none")], "no layer"),
        Form([.many("LAYER", .choice(ShownLayers.choices))], "turn on these layers and no others"),
      ],
      notes: [
        "A layer is drawn only where the picture is empty. Each layer has its own character and "
          + "colour; the legend gives its numbers. Groups are drawn over the outlines of their "
          + "items.",
        "`show gaps` adds a layer to the current ones. Layers are settings: `undo` reverts them.",
      ], related: ["show", "draw", "gaps"],
      examples: [
        Example("use grid columns=3; layers lines gaps", "the columns, and the gaps between them"),
        Example("inset 20; layers insets; layers none", "the space inside the insets"),
      ])
  ) { session, arguments, world throws(LabError) in
    var layers = ShownLayers(goal: false)
    if !arguments.has("none"), !arguments.has("LAYER") { layers = session.state.settings.layers }
    for name in arguments.words("LAYER") { layers.show(name) }
    return try session.drawing(layers, at: arguments.command.span, in: world)
  }
}

extension Session {
  /// `show LINES …`: adds layers to those that are on.
  mutating func showLayers(_ arguments: Arguments, in world: World) throws(LabError) -> Reply {
    var layers = state.settings.layers
    for name in arguments.words("LAYER") { layers.show(name) }
    return try drawing(layers, at: arguments.command.span, in: world)
  }

  /// Sets `layers`, and returns the picture.
  fileprivate mutating func drawing(
    _ layers: ShownLayers, at span: SourceSpan, in world: World
  ) throws(LabError) -> Reply {
    let isNew = layers != state.settings.layers
    let changed = isNew ? try change(in: world, at: span) { $0.settings.layers = layers } : .silent
    let picture = try screenPicture(beside: changed.notes.count, in: world)
    return Reply(PictureReport(picture: picture, view: visiblePart), notes: changed.notes)
  }

  private static var mostLayered: Int { 1_000 }

  /// The layers that are on, of what is in view.
  ///
  /// - Complexity: O(n²) in the elements of a picture, of which layers take 1,000.
  func layers(of elements: [ElementPlace], in view: Rect) -> PictureLayers {
    var layers = PictureLayers()
    layers.shown = state.settings.layers.kinds
    guard !layers.shown.isEmpty else { return layers }
    let frames = elements.prefix(Self.mostLayered).filter {
      $0.id.kind == .item && !$0.frame.isEmpty
    }
    .map { onPixels($0.frame) }
    for kind in layers.shown {
      switch kind {
      case .lines:
        layers.columns = Self.lines(frames.map { ($0.x, $0.maxX) })
        layers.rows = Self.lines(frames.map { ($0.y, $0.maxY) })
      case .gaps:
        layers.gaps = frames.flatMap { frame in
          [Axis.horizontal, .vertical].compactMap { Self.gap(after: frame, on: $0, in: frames) }
        }
      case .insets:
        let sections = Set(elements.filter { !$0.id.isOfLayout }.map(\.id.section))
        layers.margins = margins(of: sections.sorted().prefix(Self.mostLayered))
      case .groups:
        layout.visitGroups(in: view) { _, group in
          layers.groups.append(group)
          return layers.groups.count < Self.mostLayered ? .continue : .stop
        }
      }
    }
    return layers
  }

  /// Where two or more of `stretches` begin, or end.
  private static func lines(_ stretches: [(start: Double, end: Double)]) -> [PictureLayers.Line] {
    var counts: [PictureLayers.Line: Int] = [:]
    for stretch in stretches {
      for (position, isEnd) in [(stretch.start, false), (stretch.end, true)] {
        let rounded = (position * 1000).rounded() / 1000
        counts[PictureLayers.Line(position: rounded, isEnd: isEnd), default: 0] += 1
      }
    }
    return counts.filter { $0.value > 1 }.map(\.key).sorted {
      ($0.position, $0.isEnd ? 0 : 1) < ($1.position, $1.isEnd ? 0 : 1)
    }
  }

  /// The space between `frame` and the nearest item after it on `axis`; nil where there is none.
  private static func gap(
    after frame: Rect, on axis: Axis, in frames: [Rect]
  ) -> PictureLayers.Gap? {
    let transposed = Transposition(scrolling: axis)
    let own = transposed(frame)
    var nearest: Rect?
    for other in frames {
      let other = transposed(other)
      guard other.y > own.maxY - 1e-6, min(own.maxX, other.maxX) - max(own.x, other.x) > 1e-6,
        other.y < nearest?.y ?? .infinity
      else { continue }
      nearest = other
    }
    guard let nearest, nearest.y > own.maxY + 1e-6 else { return nil }
    let (left, right) = (max(own.x, nearest.x), min(own.maxX, nearest.maxX))
    let room = Rect(x: left, y: own.maxY, width: right - left, height: nearest.y - own.maxY)
    return PictureLayers.Gap(frame: transposed(room), axis: axis)
  }

  /// What insets leave free of `sections`.
  private func margins(of sections: some Sequence<Int>) -> [PictureLayers.Margin] {
    sections.compactMap { number in
      guard let frames = layout.frames(ofSection: number), frames.outer != frames.inner else {
        return nil
      }
      return PictureLayers.Margin(section: number, outer: frames.outer, inner: frames.inner)
    }
  }
}

extension ShownLayers {
  /// Shows the layer called `name`, too.
  fileprivate mutating func show(_ name: String) {
    if let kind = PictureLayers.Kind(rawValue: name) { self[kind] = true }
    if name == Self.goalChoice.name { goal = true }
  }
}

extension Arguments {
  /// The words given for `name`, in order.
  fileprivate func words(_ name: String) -> [String] {
    all(name).compactMap { given in if case .word(let word) = given.value { word } else { nil } }
  }
}

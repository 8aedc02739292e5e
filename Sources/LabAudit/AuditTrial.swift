import LabSession
import LayoutCore
import LayoutText

/// A collection of one section, solved or refused, with what the rules compare.
struct AuditTrial: Sendable {
  let request: LayoutRequest
  /// The layout; nil where it was refused.
  let layout: CollectionLayout?
  let refusal: LayoutError?
  /// The frames of the items, computed one by one.
  let frames: [Rect]
  /// What the strategy's own program finds, by the names of the rules; of a program that the question
  /// ended, its end.
  let ownViolations: [String: AuditViolation]
  /// The rectangles to ask about; nil: those that try a layout.
  var onlyRects: [Rect]?
  /// Another seed, other rectangles.
  let seed: UInt64
  let stop: StopSignal

  /// Solves `request`, which has one section, for `rules`: the strategy's own program checks them once,
  /// if any of them is its own.
  ///
  /// - Throws: `LayoutError.interrupted` if `stop` asks for it, and nothing else.
  init(
    _ request: LayoutRequest, for rules: [AuditRule] = [], seed: UInt64, stop: StopSignal
  ) throws(LayoutError) {
    try stop.check()
    (self.request, self.seed, self.stop) = (request, seed, stop)
    switch Self.solved(request, stop) {
    case .success(let layout):
      self.layout = layout
      refusal = nil
      frames = (0..<layout.section(0).count).map {
        layout.frame(of: ElementID(.item, section: 0, index: $0)) ?? .zero
      }
    case .failure(let error):
      try stop.check()
      (layout, refusal, frames) = (nil, error, [])
    }
    let isAsked = refusal?.end == nil && rules.contains(where: \.isOwn)
    ownViolations = isAsked ? Self.ownViolations(request) : [:]
  }

  /// `request`, which was refused.
  init(refused request: LayoutRequest, because error: LayoutError, seed: UInt64, stop: StopSignal) {
    (self.request, self.seed, self.stop) = (request, seed, stop)
    (layout, refusal, frames, ownViolations) = (nil, error, [], [:])
  }

  /// The layout of `request`, completely solved, or why there is none.
  static func solved(
    _ request: LayoutRequest, _ stop: StopSignal
  ) -> Result<CollectionLayout, LayoutError> {
    Result { () throws(LayoutError) in
      var layout = try CollectionLayout(request)
      try layout.solve(stop: stop)
      return layout
    }
  }

  /// The same layout with another size across the scroll axis and no insets, and with other sizes
  /// and another number of items if given; nil where it is refused.
  func layout(
    in crossSize: Double, _ sizes: ItemSizes? = nil, count: Int? = nil
  ) -> CollectionLayout? {
    let transposed = Transposition(scrolling: request.axis)
    var request = request
    request.container = transposed(
      Size(width: crossSize, height: transposed(request.container).height))
    request.sections[0].insets = .zero
    if let sizes { request.sections[0].sizes = sizes }
    if let count { request.sections[0].count = count }
    request.isTrial = true
    return try? Self.solved(request, stop).get()
  }

  var section: Section { request.sections[0] }

  private static func ownViolations(_ request: LayoutRequest) -> [String: AuditViolation] {
    let section = request.sections[0]
    guard section.strategy.auditsItself, section.count <= AuditPlan.most else { return [:] }
    do throws(LayoutError) {
      let question = SelfAudit.Question(request, aspects: [.answers], seed: 1)
      let findings = try section.strategy.audit(question)?.findings ?? []
      return Dictionary(
        findings.map { ($0.rule, AuditViolation($0)) }, uniquingKeysWith: { first, _ in first })
    } catch {
      guard let end = error.end else { return [:] }
      let message = "asked with nil, zero and infinity, \(end)"
      return [
        AuditRule.sizeForProposal.id: AuditViolation(
          message: message, endsProgram: true, trap: error.trap)
      ]
    }
  }

  /// The frames transposed so that they scroll down.
  var framesDown: [Rect] {
    let transposed = Transposition(scrolling: request.axis)
    return frames.map { transposed($0) }
  }

  /// The items that intersect `rect` by more than rounding can decide, by comparing every frame.
  func hits(in rect: Rect) -> [Int] {
    guard !rect.isEmpty else { return [] }
    return frames.indices.filter {
      frames[$0].intersects(rect) && depth(of: $0, in: rect) > slack(of: $0)
    }
  }

  /// Whether item `index` intersects `rect`, or would but for rounding.
  func mayHit(_ index: Int, _ rect: Rect) -> Bool {
    !frames[index].isFinite || depth(of: index, in: rect) > -slack(of: index)
  }

  /// How far an item reaches into `rect` on the axis on which it does less; negative outside.
  private func depth(of index: Int, in rect: Rect) -> Double {
    let frame = frames[index]
    return min(
      min(frame.maxX, rect.maxX) - max(frame.x, rect.x),
      min(frame.maxY, rect.maxY) - max(frame.y, rect.y))
  }

  /// What turning and mirroring may round an edge by.
  private func slack(of index: Int) -> Double {
    1e-9 * max(1, abs(frames[index].maxX), abs(frames[index].maxY))
  }

  /// The items that the layout returns for `rect`, and how many it visited.
  func answer(for rect: Rect) -> (items: [Int], visited: Int) {
    var found: [Int] = []
    var trace = CountingTrace()
    layout?.visitReturned(in: rect, trace: &trace) { place, _ in
      if place.id.kind == .item { found.append(place.id.index) }
      return .continue
    }
    return (found, max(trace.cost.itemsCompared, found.count))
  }

  /// Whether items scroll across the axis or are in a custom group, where any frame is valid.
  var isFree: Bool {
    guard let layout, layout.orthogonalSection(ofSection: 0) == nil else { return true }
    return template?.group.hasCustomGroup ?? false
  }

  /// The template that the section's strategy uses; nil where it uses none.
  var template: SectionTemplate? {
    let strategy = section.strategy
    guard let parameter = strategy.definition.parameters.first(where: { $0.kind == .template }),
      case .word(let name)? = strategy.value(of: parameter.name)
    else { return nil }
    return request.templates[name]
  }

  /// What the last page may leave empty: a screen, the longest length that a parameter states, or
  /// the outermost group.
  var pageLength: Double {
    let strategy = section.strategy
    var page = max(request.container.width, request.container.height)
    for parameter in strategy.definition.parameters {
      if case .points(let points)? = strategy.value(of: parameter.name) { page = max(page, points) }
    }
    guard let group = template?.group else { return page }
    let container = request.container
    return switch request.axis == .vertical ? group.height : group.width {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      max(page, points)
    case .fractionOfWidth(let fraction): max(page, fraction * container.width)
    case .fractionOfHeight(let fraction): max(page, fraction * container.height)
    }
  }

  /// Rectangles that try a layout: the screen, everything, the edges of the content and of frames,
  /// and some that are drawn.
  var rects: [Rect] {
    if let onlyRects { return onlyRects }
    guard let layout, let content = layout.contentSize else { return [] }
    let whole = Rect(origin: .zero, size: content)
    var rects = [
      layout.firstScreen, whole, .everything, whole.offset(x: content.width),
      whole.offset(y: content.height), whole.offset(x: 2 * content.width + 1),
      Rect(x: 0, y: 0, width: 1, height: 1),
    ]
    for index in Set([0, frames.count / 2, frames.count - 1]).sorted()
    where frames.indices.contains(index) {
      let frame = frames[index]
      rects += [frame, frame.offset(x: frame.width), frame.offset(y: frame.height)]
    }
    var random = SplitMix(seed: seed)
    for _ in 0..<8 {
      rects.append(
        Rect(
          x: random.double(in: 0...1) * content.width - 20,
          y: random.double(in: 0...1) * content.height - 20,
          width: random.double(in: 0...1) * content.width,
          height: random.double(in: 0...1) * content.height))
    }
    return rects.filter(\.isFinite)
  }
}

extension TemplateNode {
  fileprivate var hasCustomGroup: Bool {
    switch content {
    case .item: false
    case .custom: true
    case .group(_, spacing: _, let children): children.contains(where: \.hasCustomGroup)
    }
  }
}

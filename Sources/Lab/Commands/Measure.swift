import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let measure = Command(
    CommandCard(
      "measure", .ask, "what this layout costs, beside what app code does: time, bytes, ratios",
      forms: [Form([.optional([.many("N", .count(1...1_000_000_000))])])],
      notes: [
        "For each number of items, in one run: solving everything, against making one attribute"
          + " object for each item; and one screen at random places, by the strategy's query,"
          + " against comparing every object. Both must give the same items.",
        "Attribute objects are made up to 2,000,000 items. Times are medians; build for release"
          + " before you quote them.",
      ], related: ["explain"],
      examples: [Example("use masonry columns=4; measure 1000", "a thousand items")])
  ) { lab, arguments, world throws(Fault) in
    var counts = arguments.all("N").compactMap { given -> Int? in
      guard case .count(let count) = given.value else { return nil }
      return count
    }
    if counts.isEmpty { counts = [max(1, lab.state.itemCount)] }
    var rows: [MeasureReport.Row] = []
    for count in counts {
      do throws(LayoutError) {
        rows.append(try Measurement(lab.state.request, count: count, world: world).row())
      } catch {
        throw Fault(error)
      }
    }
    var reply = Reply(MeasureReport(rows: rows, screens: Measurement.screens))
    reply.varies = true
    return reply
  }
}

/// The same layout with another number of items, timed.
private struct Measurement {
  /// How many screens are asked for.
  static let screens = 256
  /// Up to so many items get an attribute object each.
  static let mostObjects = 2_000_000

  private let request: LayoutRequest
  private let count: Int
  private let world: World

  init(_ request: LayoutRequest, count: Int, world: World) {
    var request = request
    if let first = request.sections.first { request.sections = [first] }
    for index in request.sections.indices { request.sections[index].count = count }
    self.request = request
    self.count = count
    self.world = world
  }

  func row() throws(LayoutError) -> MeasureReport.Row {
    var layout = try CollectionLayout(request)
    let prepare = try seconds { () throws(LayoutError) in
      layout = try CollectionLayout(request)
      try layout.solve(stop: world.stop)
    }
    let rects = screens(in: layout)
    let query = try seconds(each: rects) { rect in
      var found = 0
      var trace = NoTrace()
      layout.visitElements(in: rect, trace: &trace) { _ in
        found += 1
        return .continue
      }
      return found
    }
    guard count <= Self.mostObjects else {
      return MeasureReport.Row(
        count: count, prepare: prepare, bytes: layout.byteCount, query: query.median,
        objects: nil, scan: nil)
    }
    var objects: [AttributeObject] = []
    let made = try seconds { () throws(LayoutError) in
      objects = try AttributeObject.all(of: layout, stop: world.stop)
    }
    let scan = try seconds(each: Array(rects.prefix(16))) { rect in
      objects.count { $0.frame.intersects(rect) }
    }
    guard zip(scan.answers, query.answers).allSatisfy({ $0 == $1 }) else {
      throw .impossible(
        reason: "the query and the linear scan disagree: this is a mistake of the lab")
    }
    return MeasureReport.Row(
      count: count, prepare: prepare, bytes: layout.byteCount, query: query.median, objects: made,
      scan: scan.median)
  }

  /// Screens at places drawn from the content, the same in every run.
  private func screens(in layout: CollectionLayout) -> [Rect] {
    let content = layout.contentSize ?? .zero
    let draw = RandomSizes(0...1, seed: 99)
    let fraction = RandomSizes(width: 0...1_000_000, height: 0...1_000_000, seed: draw.seed)
    return (0..<Self.screens).map { index in
      let place = fraction.size(of: index, available: 0)
      let isVertical = request.axis == .vertical
      let x = (content.width - request.container.width) * place.width / 1_000_000
      let y = (content.height - request.container.height) * place.height / 1_000_000
      return Rect(
        x: isVertical ? 0 : max(0, x), y: isVertical ? max(0, y) : 0,
        width: request.container.width, height: request.container.height)
    }
  }

  private func seconds(
    _ work: () throws(LayoutError) -> Void
  ) throws(LayoutError) -> Double {
    let start = world.clock()
    try work()
    return world.clock() - start
  }

  /// The median time of `work` over `rects`, each long enough for the clock, and its answers.
  private func seconds(
    each rects: [Rect], _ work: (Rect) -> Int
  ) throws(LayoutError) -> (median: Double, answers: [Int]) {
    let answers = rects.map(work)
    var rounds = 1
    var times: [Double] = []
    while times.count < 7 {
      let start = world.clock()
      var found = 0
      for _ in 0..<rounds {
        try world.stop.check()
        for rect in rects { found &+= work(rect) }
      }
      let elapsed = world.clock() - start
      guard found >= 0 else { break }
      if elapsed < 0.002, rounds < 1_000 {
        rounds *= 4
      } else {
        times.append(elapsed / Double(rounds * rects.count))
      }
    }
    return (times.sorted()[times.count / 2], answers)
  }
}

/// An object with what UIKit's layout attributes hold: what app code makes for each item, and
/// compares one by one.
private final class AttributeObject {
  let section: Int
  let item: Int
  let frame: Rect
  let center: Point
  let transform: (Double, Double, Double, Double, Double, Double) = (1, 0, 0, 1, 0, 0)
  let alpha = 1.0
  let zIndex = 0
  let isHidden = false

  init(_ id: ElementID, frame: Rect) {
    section = id.section
    item = id.index
    self.frame = frame
    center = Point(x: frame.midX, y: frame.midY)
  }

  static func all(
    of layout: CollectionLayout, stop: StopSignal
  ) throws(LayoutError) -> [AttributeObject] {
    var objects: [AttributeObject] = []
    var trace = NoTrace()
    var isStopped = false
    layout.visitElements(in: .everything, trace: &trace) { element in
      objects.append(AttributeObject(element.id, frame: element.frame))
      isStopped = objects.count & 0xFFF == 0 && stop.isRequested
      return isStopped ? .stop : .continue
    }
    if isStopped { throw .interrupted }
    return objects
  }
}

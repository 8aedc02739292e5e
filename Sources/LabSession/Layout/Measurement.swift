import LabReport
import LayoutCore

/// What a layout costs, and what app code that makes an object for each element pays.
struct Measurement {
  static let screens = 256
  /// On how many of them every object is compared.
  private static let scannedScreens = 16
  /// Up to so many elements get an attribute object each.
  private static let mostObjects = 100_000_000
  /// Solving is shown as one of so many parts of the work; the objects are the others.
  fileprivate static let parts = 8

  let request: LayoutRequest
  let world: World

  /// The figures.
  ///
  /// - Throws: `LayoutError.interrupted`, and what solving throws.
  func row() throws(LayoutError) -> MeasureReport.Row {
    // 1. Solve everything.
    let start = world.clock()
    var layout = try CollectionLayout(request)
    let hasObjects = layout.elementCount <= Self.mostObjects
    try layout.solve(stop: world.stop.part(0, of: hasObjects ? Self.parts : 1))
    let prepare = world.clock() - start

    // 2. Ask for screens.
    let rects = screens(in: layout)
    let query = try medianTime(of: layout, rects)
    var row = MeasureReport.Row(
      count: layout.itemCount, prepare: prepare, bytes: layout.byteCount, query: query.time,
      objects: nil, scan: nil)
    guard hasObjects else { return row }

    // 3. Make objects, and compare each of them.
    var scan = ObjectScan(
      layout, rects: Array(rects.prefix(Self.scannedScreens)), clock: world.clock,
      stop: world.stop)
    let made = world.clock()
    try scan.run()
    row.objects = world.clock() - made - scan.times.reduce(0, +)
    row.scan = scan.times.sorted()[scan.times.count / 2]

    // 4. Both must find the same.
    guard zip(scan.found, query.found).allSatisfy({ $0 == $1 }) else {
      throw .impossible(reason: "the query and the linear scan disagree: this is a bug in the lab")
    }
    return row
  }

  /// Screens at places drawn from the content, the same in every run.
  private func screens(in layout: CollectionLayout) -> [Rect] {
    let content = layout.contentSize ?? .zero
    let container = request.container
    let places = RandomSizes(width: 0...1_000_000, height: 0...1_000_000, seed: 99)
    return (0..<Self.screens).map { index in
      let place = places.size(of: index, available: 0)
      let x = max(0, content.width - container.width) * place.width / 1_000_000
      let y = max(0, content.height - container.height) * place.height / 1_000_000
      return Rect(
        x: request.axis == .vertical ? 0 : x, y: request.axis == .vertical ? y : 0,
        width: container.width, height: container.height)
    }
  }

  /// The median time of one screen, of seven rounds that are long enough for the clock, and what
  /// is on each screen.
  private func medianTime(
    of layout: CollectionLayout, _ rects: [Rect]
  ) throws(LayoutError) -> (time: Double, found: [Findings]) {
    let found = rects.map { Self.findings(in: $0, of: layout) }
    var repetitions = 1
    var times: [Double] = []
    while times.count < 7 {
      let start = world.clock()
      for _ in 0..<repetitions {
        try world.stop.check()
        let again = rects.map { Self.findings(in: $0, of: layout) }
        guard again == found else {
          throw .impossible(reason: "the same query gives two answers: this is a bug in the lab")
        }
      }
      let elapsed = world.clock() - start
      if elapsed > 0, elapsed < 0.002, repetitions < 1_000 {
        repetitions *= 4
      } else {
        times.append(elapsed / Double(repetitions * rects.count))
      }
    }
    return (times.sorted()[times.count / 2], found)
  }

  private static func findings(in rect: Rect, of layout: CollectionLayout) -> Findings {
    var findings = Findings()
    var trace = NoTrace()
    layout.visitElements(in: rect, trace: &trace) { element in
      findings.add(element.id)
      return .continue
    }
    return findings
  }
}

/// Which elements were found, in any order: their number, and a sum over their names.
private struct Findings: Hashable {
  private(set) var count = 0
  private var sum: UInt64 = 0

  mutating func add(_ id: ElementID) {
    count += 1
    let kind: UInt64 = id.kind == .item ? 1 : (id.kind == .header ? 2 : 3)
    let name = UInt64(truncatingIfNeeded: id.index) &* 4 &+ kind
    let bits = (name ^ UInt64(truncatingIfNeeded: id.section) << 40) &* 0x9E37_79B9_7F4A_7C15
    sum &+= bits ^ bits >> 29
  }

  mutating func add(_ other: Findings) {
    count += other.count
    sum &+= other.sum
  }
}

/// Makes an object for each element, as many at a time as fit well into memory, and compares all of
/// them with each rectangle.
private struct ObjectScan {
  private static let atATime = 2_000_000
  /// How many objects are made, or compared, between two looks at the stop signal.
  private static let block = 4096

  private let layout: CollectionLayout
  private let rects: [Rect]
  private let clock: @Sendable () -> Double
  private let stop: StopSignal
  /// How many objects were made or compared so far.
  private var steps = 0
  /// For each rectangle, the seconds that comparing took.
  private(set) var times: [Double]
  private(set) var found: [Findings]
  private var objects: [AttributeObject] = []

  init(
    _ layout: CollectionLayout, rects: [Rect], clock: @escaping @Sendable () -> Double,
    stop: StopSignal
  ) {
    self.layout = layout
    self.rects = rects
    self.clock = clock
    self.stop = stop
    times = rects.map { _ in 0 }
    found = rects.map { _ in Findings() }
  }

  mutating func run() throws(LayoutError) {
    var failure: LayoutError?
    var trace = NoTrace()
    let layout = layout
    layout.visitElements(in: .everything, trace: &trace) { element in
      objects.append(AttributeObject(element.id, frame: element.frame))
      guard objects.count.isMultiple(of: Self.block) || objects.count == Self.atATime else {
        return .continue
      }
      do throws(LayoutError) {
        try advance(by: Self.block)
        if objects.count == Self.atATime { try compare() }
        return .continue
      } catch {
        failure = error
        return .stop
      }
    }
    if let failure { throw failure }
    try compare()
  }

  /// Reports that so many more objects were made or compared.
  private mutating func advance(by count: Int) throws(LayoutError) {
    steps += count
    let whole = layout.elementCount * (1 + rects.count)
    try stop.check(done: whole + (Measurement.parts - 1) * steps, of: Measurement.parts * whole)
  }

  private mutating func compare() throws(LayoutError) {
    for (number, rect) in rects.enumerated() {
      for start in stride(from: 0, to: objects.count, by: Self.block) {
        let block = objects[start..<min(start + Self.block, objects.count)]
        let begin = clock()
        var findings = Findings()
        for object in block where object.frame.intersects(rect) { findings.add(object.id) }
        times[number] += clock() - begin
        found[number].add(findings)
        try advance(by: block.count)
      }
    }
    objects.removeAll(keepingCapacity: true)
  }
}

/// An object with the properties of UIKit's layout attributes: what app code makes for each item,
/// and compares one by one.
private final class AttributeObject {
  let id: ElementID
  let frame: Rect
  let center: Point
  let transform: (Double, Double, Double, Double, Double, Double) = (1, 0, 0, 1, 0, 0)
  let alpha = 1.0
  let zIndex = 0
  let isHidden = false

  init(_ id: ElementID, frame: Rect) {
    (self.id, self.frame) = (id, frame)
    center = Point(x: frame.midX, y: frame.midY)
  }
}

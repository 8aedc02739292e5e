import LabLanguage
import LabSession
import LabTestKit
import LayoutCore
import Strategies
import Testing
import layoutlab

@testable import LabReport

/// What every picture of the screen keeps, for every strategy and windows of many sizes.
@Suite("Laws of pictures")
struct PictureLawTests {
  /// A screen and the window it is drawn in.
  private struct Case {
    var scene: Scene
    var options: PictureOptions
    var name: String
  }

  /// What is in the cells, and what the notes report.
  private struct Drawn {
    let crop: Crop
    let sketch: Sketch
    let picture: Picture

    init(_ scene: Scene, _ options: PictureOptions) {
      let composer = PictureComposer(scene: scene, options: options)
      picture = Picture(scene, options)
      crop = Crop(
        of: scene.view, picture.scale, columns: composer.columns - composer.gutter,
        rows: composer.rowLimit, scene: scene)
      var sketch = Sketch(
        scene: scene, view: crop.view, scale: crop.scale, glyphs: Glyphs(.unicode),
        columns: crop.columns, rows: crop.rows)
      sketch.draw()
      self.sketch = sketch
    }

    func hasNote(_ text: String) -> Bool { picture.notes.contains { $0.text.contains(text) } }
  }

  /// Screens of the strategy called `name`; settings that it rejects are left out.
  private func cases(_ name: String, seed: UInt64, count: Int = 60) throws -> [Case] {
    var random = SplitMix(seed: seed)
    func one<Value>(_ values: [Value]) -> Value { values[random.int(in: 0...values.count - 1)] }
    var cases: [Case] = []
    for _ in 0..<count {
      var lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
      let world = MemoryFiles([:]).world()
      let settings = [
        "use \(name)", "container \(one([60, 120, 320, 390, 844]))x\(one([60, 200, 844]))",
        "items \(one([1, 3, 12, 30, 100]))", "spacing \(one([0, 1, 4, 10, 16]))",
        "sizes \(one(["2", "5", "44", "90 60 120", "33.3", "50x20 30x40"]))",
        "direction \(one(["vertical", "vertical", "horizontal"]))",
        "set columns \(one([1, 2, 3, 7, 30]))", "header \(one(["none", "20"]))",
      ]
      for line in settings {
        for command in try Statement.split(line) { _ = try? lab.run(command, in: world) }
      }
      var options = PictureOptions(columns: one([40, 79, 119]))
      options.rows = one([nil, 16, 32])
      try lab.solveViewport(in: world)
      let scene = try lab.scene(of: lab.visiblePart, in: world)
      cases.append(
        Case(
          scene: scene, options: options,
          name: "\(settings) in \(options.columns) x \(options.rows ?? 0)"))
    }
    return cases
  }

  @Test(
    "every item in the window has a cell of its own, or a note counts it",
    arguments: Registry.strategies.map(\.definition.name))
  func everyItem(name: String) throws {
    for tried in try cases(name, seed: 1) {
      let drawn = Drawn(tried.scene, tried.options)
      let findings = drawn.sketch.findings
      let seen = Set(drawn.sketch.canvas.cells.map(\.owner))
      for (place, element) in tried.scene.elements.enumerated() where element.kind == .item {
        let frame = element.frame
        guard !frame.isEmpty, frame.midY <= drawn.crop.view.maxY, frame.midX < drawn.crop.view.maxX
        else { continue }
        #expect(findings.drawn.contains(place), "item \(element.label) of \(tried.name)")
        guard !findings.isDensity else { continue }
        #expect(
          seen.contains(place) != findings.hidden.contains(place),
          "item \(element.label) of \(tried.name)")
      }
      #expect(drawn.hasNote("shades show") == findings.isDensity, "\(tried.name)")
      let counted = "\(findings.hidden.count) of "
      #expect(findings.hidden.isEmpty || drawn.hasNote(counted), "\(tried.name)")
    }
  }

  @Test(
    "equal items are equal in cells, unless they touch and a note admits it",
    arguments: Registry.strategies.map(\.definition.name))
  func equalItems(name: String) throws {
    for tried in try cases(name, seed: 2) {
      let drawn = Drawn(tried.scene, tried.options)
      let findings = drawn.sketch.findings
      let frames = tried.scene.elements.map(\.frame)
      for (isUnequal, axis) in [
        (findings.equalWidthsDiffer, Axis.horizontal), (findings.equalHeightsDiffer, .vertical),
      ] where isUnequal && frames.count <= 128 && !findings.isDensity {
        let touches = AxisProfile(frames, view: tried.scene.view, axis: axis).touches
        #expect(touches, "\(axis) of \(tried.name)")
        #expect(drawn.hasNote("differ by up to 1 cell"), "\(tried.name)")
      }
    }
  }

  /// The distance of items in tracks that are all as wide and as far from each other, in points.
  private func pitch(of frames: [Rect], along axis: Axis) -> Double? {
    let frames = axis == .horizontal ? frames : frames.map(\.transposed)
    let places = Set(frames.map(\.x)).sorted()
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    guard let step = steps.first, let width = frames.first?.width,
      steps.allSatisfy({ abs($0 - step) < 0.001 }),
      frames.allSatisfy({ abs($0.width - width) < 0.001 }), width <= step
    else { return nil }
    return step
  }

  /// The items with the first that is beside each: their distance, and the cells between them.
  private func gaps(
    of items: [(frame: Rect, box: CellRect)], along axis: Axis
  ) -> [(points: Double, cells: Int)] {
    let items =
      axis == .horizontal
      ? items
      : items.map { item in
        let box = item.box
        return (
          item.frame.transposed,
          CellRect(left: box.top, top: box.left, right: box.bottom, bottom: box.right)
        )
      }
    return items.compactMap { item in
      let beside = items.filter {
        $0.frame.x >= item.frame.maxX - 0.001
          && min($0.frame.maxY, item.frame.maxY) - max($0.frame.y, item.frame.y) > 0.001
      }
      let next = beside.min { $0.frame.x < $1.frame.x }
      return next.map { ($0.frame.x - item.frame.maxX, $0.box.left - item.box.right) }
    }
  }

  @Test(
    "equal gaps between equal tracks are equal in cells, and what is missing is counted",
    arguments: Registry.strategies.map(\.definition.name))
  func equalGaps(name: String) throws {
    for tried in try cases(name, seed: 5, count: 120) {
      let drawn = Drawn(tried.scene, tried.options)
      let findings = drawn.sketch.findings
      let places = findings.drawn.filter { tried.scene.elements[$0].kind == .item }
      guard !findings.isDensity, findings.hidden.isEmpty, tried.scene.elements.count <= 128,
        places.allSatisfy({ !tried.scene.elements[$0].frame.isEmpty })
      else { continue }
      let all = places.map { (tried.scene.elements[$0].frame, drawn.sketch.boxes[$0]) }
      for axis in [Axis.horizontal, .vertical] {
        let points =
          axis == .horizontal
          ? drawn.picture.scale.pointsPerColumn : drawn.picture.scale.pointsPerRow
        let gaps = gaps(of: all, along: axis).filter { $0.points > 0.002 }
        let isMissing = gaps.contains { $0.cells <= 0 }
        #expect(!isMissing || drawn.hasNote("not drawn"), "\(axis) of \(tried.name)")
        let cells = Dictionary(grouping: gaps) { ($0.points * 1000).rounded() }
          .mapValues { Set($0.map(\.cells)).count }
        guard cells.values.contains(where: { $0 > 1 }) else { continue }
        #expect(drawn.hasNote("≈"), "\(axis) of \(tried.name)")
        let pitch = pitch(of: all.map(\.0), along: axis) ?? 0
        #expect(pitch < 2 * points, "\(axis) of \(tried.name)")
      }
    }
  }

  @Test(
    "the width of the screen is in the window, and fills it where its length does not have to fit",
    arguments: Registry.strategies.map(\.definition.name))
  func width(name: String) throws {
    for tried in try cases(name, seed: 3) {
      let drawn = Drawn(tried.scene, tried.options)
      #expect(drawn.crop.view.width == tried.scene.view.width, "\(tried.name)")
      guard tried.scene.axis == .vertical else { continue }
      let columns = Double(tried.options.columns - 5)
      #expect(Double(drawn.crop.columns) >= columns / 2 - 1, "\(tried.name)")
    }
  }

  @Test(
    "the zoom that a note suggests shows what was missing",
    arguments: Registry.strategies.map(\.definition.name))
  func zoom(name: String) throws {
    for tried in try cases(name, seed: 4) {
      let drawn = Drawn(tried.scene, tried.options)
      let suggested = drawn.picture.notes.compactMap { note in
        note.text.split(separator: "zoom ").dropFirst().first.flatMap {
          Double($0.prefix { $0.isNumber })
        }
      }
      guard let times = suggested.max() else { continue }
      var options = tried.options
      (options.columns, options.rows) = (PictureOptions.largestSide, nil)
      options.scale = drawn.picture.scale.zoomed(times)
      let zoomed = Drawn(tried.scene, options)
      let (before, after) = (drawn.sketch.findings, zoomed.sketch.findings)
      let name = "zoom \(times) of \(tried.name)"
      #expect(!after.isDensity, "\(name)")
      #expect(before.gaps.isDisjoint(with: after.gaps), "\(name)")
      #expect(before.hidden.intersection(before.enlarged).isDisjoint(with: after.hidden), "\(name)")
    }
  }
}

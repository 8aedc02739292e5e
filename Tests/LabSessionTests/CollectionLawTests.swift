import LabTestKit
import layoutlab
import LayoutCore
import Testing

@testable import LabSession
import Strategies

/// Whole collections of every strategy: several sections with everything around them, both
/// directions, both reading orders.
@Suite("Laws of collections")
struct CollectionLawTests {
  private func request(
    _ strategy: AnyStrategy, _ axis: Axis, isRightToLeft: Bool
  ) throws -> LayoutRequest {
    var request = try Session(strategies: Registry.strategies, modules: SessionModule.all).state
      .request
    var section = request.sections[0]
    section.strategy = strategy
    request.sections = [7, 0, 5].enumerated().map { number, count in
      var section = section
      section.count = count
      section.insets = Insets(top: 3, leading: 5, bottom: 7, trailing: 11)
      section.spacing = Spacing(line: 4, item: 6)
      section.header = number == 1 ? nil : Supplementary(length: 20, isPinned: false)
      section.footer = number == 2 ? nil : Supplementary(length: 10, isPinned: false)
      return section
    }
    request.axis = axis
    request.isRightToLeft = isRightToLeft
    request.sectionSpacing = 13
    return request
  }

  private func everyRequest(_ name: String) throws -> [LayoutRequest] {
    let strategy = try #require(Registry.strategies.first { $0.definition.name == name })
    return try Axis.allCases.flatMap { axis in
      try [false, true].flatMap { isRightToLeft in
        let request = try request(strategy, axis, isRightToLeft: isRightToLeft)
        return [
          request, request.surrounded(isPinned: false), request.surrounded(isPinned: true),
          request.surrounded(isPinned: true, reference: .layoutMargins),
        ]
      }
    }
  }

  @Test(
    "a rectangle hits what a comparison of all frames says",
    arguments: Registry.strategies.map(\.definition.name))
  func queries(name: String) throws {
    var random = SplitMix(seed: 11)
    for request in try everyRequest(name) {
      var layout = try CollectionLayout(request)
      try layout.solve()
      let size = try #require(layout.contentSize)
      for _ in 0..<12 {
        let visible = Rect(
          origin: Point(
            x: random.double(in: -50...size.width), y: random.double(in: -50...size.height)),
          size: layout.firstScreen.size)
        let rects = (0..<5).map { _ in
          Rect(
            x: random.double(in: -50...size.width), y: random.double(in: -50...size.height),
            width: random.double(in: 0...500), height: random.double(in: 0...500))
        }
        let broken = brokenLaws(of: layout, visible: visible, rects: rects + [visible])
        #expect(broken == [], "\(name) \(request.axis) rtl \(request.isRightToLeft)")
      }
    }
  }

  @Test(
    "why computes the frame's number on the screen's axes",
    arguments: Registry.strategies.map(\.definition.name))
  func reasons(name: String) throws {
    for request in try everyRequest(name) {
      var layout = try CollectionLayout(request)
      try layout.solve()
      #expect(
        brokenReasons(of: layout) == [], "\(name) \(request.axis) rtl \(request.isRightToLeft)")
    }
  }

  @Test("right to left is the mirror image", arguments: Registry.strategies.map(\.definition.name))
  func mirrored(name: String) throws {
    let all = try everyRequest(name)
    for (plain, mirror) in all.filter({ !$0.isRightToLeft }).map({ request in
      var mirror = request
      mirror.isRightToLeft = true
      return (request, mirror)
    }) {
      var plain = try CollectionLayout(plain)
      var mirror = try CollectionLayout(mirror)
      try plain.solve()
      try mirror.solve()
      let size = try #require(plain.contentSize)
      #expect(mirror.contentSize == size)
      let seen = plain.firstScreen
      let crossSize =
        plain.request.axis == .vertical
        ? plain.request.container.width : max(size.width, seen.width)
      for (left, right) in zip(everyElement(of: plain), everyElement(of: mirror)) {
        #expect(left.id == right.id)
        #expect(abs(crossSize - left.frame.maxX - right.frame.x) < 1e-6)
        #expect(
          (left.frame.y, left.frame.width, left.frame.height, left.zIndex) == (
            right.frame.y, right.frame.width, right.frame.height, right.zIndex
          ))
      }
    }
  }

  @Test(
    "as much as a screen needs is solved with everything around the sections",
    arguments: Registry.strategies.map(\.definition.name))
  func solvedAhead(name: String) throws {
    for request in try everyRequest(name) {
      var whole = try CollectionLayout(request)
      try whole.solve()
      let size = try #require(whole.contentSize)
      for part in 0..<4 {
        var ahead = try CollectionLayout(request)
        let rect = Rect(
          x: size.width * Double(part) / 4, y: size.height * Double(part) / 4, width: 200,
          height: 200)
        try ahead.solve(for: rect)
        var trace = NoTrace()
        let found = ahead.elements(in: rect, visible: rect, trace: &trace)
        #expect(found == whole.elements(in: rect, visible: rect, trace: &trace))
      }
    }
  }
}

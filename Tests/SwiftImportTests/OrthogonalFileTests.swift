import LabAudit
import LabLanguage
import LabReport
import LabTestKit
import LabSession
import Strategies
import SwiftImport
import Testing

@testable import LayoutCore

/// Orthogonal sections of loaded compositional layouts, compared with the lab's own strategy.
@Suite("Orthogonal sections of files", .serialized)
struct OrthogonalFileTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// A layout of a section for each behavior, and a last one that does not scroll across.
  private static let file = """
    import UIKit
    func strips() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { number, environment in
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 0, leading: 4, bottom: 0, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(60)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = .init(top: 5, leading: 12, bottom: 0, trailing: 30)
        section.orthogonalScrollingBehavior =
          UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: (number + 1) % 6) ?? .none
        section.visibleItemsInvalidationHandler = HANDLER
        return section
      }
    }

    """

  private static func template(_ behavior: OrthogonalScrolling?) -> SectionTemplate {
    let insets = Insets(top: 0, leading: 4, bottom: 0, trailing: 4)
    let item = TemplateNode(
      .item, width: .fractionOfWidth(1), height: .fractionOfHeight(1), insets: insets)
    let group = TemplateNode(
      .group(.horizontal, spacing: .fixed(0), children: [item]), width: .fractionOfWidth(0.4),
      height: .absolute(60))
    return SectionTemplate(
      name: behavior?.rawValue ?? "none", group: group, betweenGroups: 6,
      insets: Insets(top: 5, leading: 12, bottom: 0, trailing: 30), orthogonal: behavior)
  }

  /// The request for six sections of nine items; `strategies` have one for each of them, or for all.
  private static func layout(
    _ strategies: [AnyStrategy], isRightToLeft: Bool
  ) throws -> CollectionLayout {
    var request = LayoutRequest(
      container: Size(width: 300, height: 800), isRightToLeft: isRightToLeft,
      sections: (0..<6).map { number in
        Section(
          strategy: strategies[number % strategies.count], count: 9,
          sizes: .uniform(Size(width: 10, height: 10)), spacing: Spacing(line: 0))
      })
    for behavior in OrthogonalScrolling.allCases.map(Optional.some) + [nil] {
      let template = template(behavior)
      request.templates[template.name] = template
    }
    var layout = try CollectionLayout(request)
    try layout.solve()
    return layout
  }

  private func load(handler: String = "nil") throws -> AnyStrategy {
    try project.write("Strips.swift", Self.file.replacing("HANDLER", with: handler))
    return try #require(project.load("Strips.swift").strategies.first)
  }

  @Test("frames, stops and queries are those of the same templates", arguments: [false, true])
  func same(isRightToLeft: Bool) throws {
    let compositional = try #require(
      Registry.strategies.first { $0.definition.name == "compositional" })
    let builtIn = (OrthogonalScrolling.allCases.map(\.rawValue) + ["none"]).map { name in
      var strategy = compositional
      strategy.set("template", to: .word(name))
      return strategy
    }
    var own = try Self.layout(builtIn, isRightToLeft: isRightToLeft)
    var loaded = try Self.layout([load()], isRightToLeft: isRightToLeft)
    #expect(loaded.reach == own.contentSize)
    for section in 0..<6 {
      let expected = own.orthogonalSection(ofSection: section)
      #expect(loaded.orthogonalSection(ofSection: section) == expected)
      #expect((expected == nil) == (section == 5))
      #expect(
        loaded.orthogonalStretch(ofItem: 3, section: section).map { [$0.start, $0.end] }
          == own.orthogonalStretch(ofItem: 3, section: section).map { [$0.start, $0.end] })
      // The insets round what a file's layout returned are not known.
      var frame = own.scrollView(ofSection: section)
      frame?.y += 5
      frame?.height -= 5
      #expect(loaded.scrollView(ofSection: section) == frame)
      #expect((frame == nil) == (section == 5))
    }
    for offset in [nil, 0, 130.0] {
      let offsets = offset.map { offset in
        Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, offset) })
      }
      (own.orthogonalOffsets, loaded.orthogonalOffsets) = (offsets ?? [:], offsets ?? [:])
      try loaded.follow(loaded.firstScreen)
      for section in 0..<6 {
        for item in 0..<9 {
          let id = ElementID(.item, section: section, index: item)
          #expect(loaded.frame(of: id) == own.frame(of: id), "\(id) at \(offset ?? -1)")
        }
      }
      var trace = NoTrace()
      let screen = own.elements(in: own.firstScreen, trace: &trace).map(\.id)
      #expect(loaded.elements(in: own.firstScreen, trace: &trace).map(\.id) == screen)
      let answer = try #require(try loaded.ownAnswer(to: own.firstScreen)?.get())
      #expect(Set(answer) == Set(screen))
    }
  }

  @Test("a handler of visible items follows the offset of its section")
  func handler() throws {
    let shrinks = """
      { items, offset, environment in
        for item in items where item.frame.minX < offset.x || offset.x == 0 {
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
      """
    var layout = try Self.layout([load(handler: shrinks)], isRightToLeft: false)
    let (first, second) = (
      ElementID(.item, section: 0, index: 0), ElementID(.item, section: 0, index: 1)
    )
    #expect(layout.frame(of: second)?.height == 30)
    layout.orthogonalOffsets = [0: 60]
    try layout.follow(layout.firstScreen)
    #expect(layout.frame(of: first)?.height == 30)
    #expect(layout.frame(of: second)?.height == 60)
    layout.orthogonalOffsets = [:]
    try layout.follow(layout.firstScreen)
    #expect(layout.frame(of: second)?.height == 30)
  }

  @Test("sections that a change scrolls end where they are without it, and all are laid out once")
  func changedOffsets() throws {
    let shrinks = """
      { items, offset, environment in
        for item in items where item.frame.midX < offset.x + 100 {
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
      """
    let strategy = try load(handler: shrinks)
    let layout = try Self.layout([strategy], isRightToLeft: false)
    func contents(
      _ offsets: [Int: Double], after before: [Int: Double]? = nil, isTraced: Bool = false
    ) throws -> CollectionContents {
      var request = CollectionRequest(layout.request, at: ScrollOffsets(orthogonal: offsets))
      request.change = before.map {
        CollectionChange(from: layout.request, at: ScrollOffsets(orthogonal: $0))
      }
      request.isTraced = isTraced
      return try #require(try strategy.collection(request))
    }
    let offsets = [0: 60.0, 2: 300]
    let there = try contents(offsets).frames
    #expect(there != (try contents([:]).frames))
    #expect(try contents(offsets, after: [:]).frames == there)
    #expect(try contents(offsets, after: [0: 60, 1: 20]).frames == there)
    #expect(try contents([:], after: offsets).frames == (try contents([:]).frames))
    let one = try #require(try contents([0: 60], isTraced: true).life).calls.map(\.name)
    #expect(try contents(offsets, isTraced: true).life?.calls.map(\.name) == one)
  }

  @Test("a session scrolls such a section, counts nothing as below, and finds nothing beyond")
  func session() throws {
    let strategy = try load()
    var lab = try Session(strategies: [strategy], modules: [.audit])
    let world = MemoryFiles().world()
    func lines(_ command: String) throws -> [String] {
      try lab.run(text: command, in: world).report.lines(on: world.page).map(\.text)
    }
    _ = try lines("items 9 9 9 9 9 9")
    let picture = try lines("draw")
    #expect(!picture.contains { $0.contains("more below") || $0.contains("beyond") })
    // A group of 390 × 0.4 points, and 6 points to the next one.
    #expect(
      try lines("section 3 scroll 200").first
        == "section 3 released at 200, stops at 162: groupPaging stops at each group")
    _ = try lines("goto 3.8")
    let frame = try #require(lab.layout.frame(of: ElementID(.item, section: 3, index: 8)))
    #expect(frame.x >= 0 && frame.maxX <= 390)
    #expect(try lines("audit --here").last == "no findings; 1 setting tried, seed 1")
    #expect(throws: LabError.self) { try lines("section 5 scroll 10") }
  }
}

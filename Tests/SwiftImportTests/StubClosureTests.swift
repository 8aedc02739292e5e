import LayoutCore
import SwiftImport
import Testing

@Suite("Closures that the lab makes up")
struct StubClosureTests {
  @Test("a closure may result in the type that must be made with it")
  func recursive() throws {
    let project = try ProjectFolder()
    try project.write(
      "Lid.swift",
      """
      import UIKit
      protocol Box { var inner: Box { get } }
      struct Lid: Box {
        var content: () -> Box
        var inner: Box { content() }
        func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Lid.swift")) == [40, 40, 40])
  }

  @Test("a function may make a closure that makes a section, also by an alias of its type")
  func sections() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      """
      import UIKit
      struct Rows {
        typealias Maker =
          (_ place: (index: Int, environment: NSCollectionLayoutEnvironment))
          -> NSCollectionLayoutSection?
        func makeRows() -> Maker? {
          { place in makeSection(place.environment.container.contentSize.width / 4) }
        }
        func makeLines() -> (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
          { _, environment in makeSection(environment.container.contentSize.width / 2) }
        }
        private func makeSection(_ height: CGFloat) -> NSCollectionLayoutSection? {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
      }

      """)
    let strategies = try project.load("Rows.swift").strategies
    let tops = try ["makeRows", "makeLines"].map { name in
      try PartFile.tops(
        #require(strategies.first { $0.definition.name.hasSuffix(name) }))
    }
    #expect(tops == [[0, 25, 50], [0, 50, 100]])
  }

  @Test("a closure from a number to a case of an enumeration takes the cases in turn")
  func cases() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "kind(item) == .tall ? 40 : 10",
        members: """
          enum Kind { case low, tall }
          let kind: (Int) -> Kind?
          init(kind: @escaping (Int) -> Kind?) { self.kind = kind; super.init() }
          required init?(coder: NSCoder) { fatalError() }
          """))
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [10, 40, 10])
    #expect(loaded.assumptions.contains("Rows: kind is the cases of Kind in turn"))
  }
}

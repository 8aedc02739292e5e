import SwiftImport
import Testing

/// Which initializer makes a layout or what makes one, and with what.
@Suite("The initializers that the lab calls", .serialized)
struct InitializerChoiceTests {
  private let project: ProjectFolder

  init() throws {
    project = try ProjectFolder()
    try project.write("Package.swift", "")
  }

  /// The left edges and widths of the first items of a flow layout with `members`, in a container of
  /// 100 points.
  private func layout(_ members: String) throws -> [String] {
    try project.write(
      "Grid.swift",
      """
      import UIKit
      class Grid: UICollectionViewFlowLayout {
        \(members)
        required init?(coder: NSCoder) { fatalError() }
      }

      """)
    let loaded = try project.load("Grid.swift")
    return try PartFile.boxes(loaded.strategies[0])
  }

  @Test("a width that an initializer divides is that of the collection view")
  func shared() throws {
    let boxes = try layout(
      """
      init(width: CGFloat) {
          super.init()
          minimumInteritemSpacing = 4
          itemSize = CGSize(width: (width - 4) / 2, height: 20)
        }
      """)
    #expect(boxes == ["0 48", "52 48", "0 48"])
  }

  @Test("an initializer that sets what `init()` leaves to UIKit takes precedence")
  func preparing() throws {
    let boxes = try layout(
      """
      override init() { super.init() }
        convenience init(insets: CGFloat) {
          self.init()
          (minimumInteritemSpacing, itemSize) = (0, CGSize(width: 10, height: 10))
          sectionInset = UIEdgeInsets(top: 0, left: insets, bottom: 0, right: insets)
        }
      """)
    #expect(boxes == ["10 10", "20 10", "30 10"])
  }

  @Test("an initializer that replaces what the class sets itself does not")
  func replacing() throws {
    let boxes = try layout(
      """
      var side: CGFloat = 40
        override init() { super.init() }
        convenience init(side: CGFloat) { self.init(); self.side = side }
        override func prepare() {
          itemSize = CGSize(width: side, height: 10)
          minimumInteritemSpacing = 0
          super.prepare()
        }
      """)
    #expect(boxes == ["0 40", "60 40", "0 40"])
  }

  @Test("a closure whose result nothing is known of is a trap, and a view is UIKit's")
  func trapping() throws {
    try project.write(
      "Section.swift",
      """
      import UIKit
      class Section<Model: Hashable> {
        let height: CGFloat
        let content: (UICollectionViewListCell, Model) -> UIListContentConfiguration
        init(
          items: [Model], label: UILabel, height: CGFloat = 25,
          content: @escaping (UICollectionViewListCell, Model) -> UIListContentConfiguration
        ) {
          (self.height, self.content) = (height, content)
        }
        \(PartFile.rows("height"))
      }

      """)
    #expect(try PartFile.tops(project.load("Section.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("the edges of an app's own insets are zero, and an item's model has the item's height")
  func parts() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "(collectionView!.delegate as! RowsSource).models[item].height!",
        members: "let edges: Edges; init(edges: Edges) { self.edges = edges; super.init() }; "
          + "required init?(coder: NSCoder) { nil }")
          + """
          struct Edges { var top, leading: CGFloat }
          struct Model { var name: String; var height: CGFloat? = nil }
          protocol RowsSource: UICollectionViewDelegate { var models: [Model] { get } }

          """)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [40, 40, 40])
  }
}

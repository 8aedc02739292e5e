import LayoutCore
import SwiftImport
import Testing

/// What is around the layouts of an app: its window, its delegate, its views for SwiftUI, and what
/// its types are made of.
@Suite("An app around its layouts", .serialized)
struct AppAroundTests {
  private static let files = LoadedFiles()
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func heights(_ text: String) throws -> [Double] {
    try project.write("Rows.swift", text)
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  @Test("a window that the layout casts to is one of the file's class")
  func window() throws {
    let text = ProjectFolder.rows(
      "window.gap", members: "",
      before: "guard let window = collectionView?.window as? MainWindow else { return }")
    #expect(
      try heights("import UIKit\nclass MainWindow: UIWindow { var gap: CGFloat = 7 }\n" + text)
        == [7, 7, 7])
  }

  @Test("the app's delegate is an object of the file's class, and no need of the collection view")
  func appDelegate() throws {
    let app = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var gap: CGFloat = 9
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
      }

      """
    let rows = ProjectFolder.rows(
      "app.gap", members: "",
      before: "let app = UIApplication.shared.delegate as! AppDelegate")
    #expect(try heights(app + rows) == [9, 9, 9])
    #expect(try !project.load("Rows.swift").assumptions.contains { $0.contains("UIKitDelegate") })
  }

  @Test("a window without a size is as large as the screen")
  func plainWindow() throws {
    let rows = ProjectFolder.rows(
      "[window.bounds.width, window.frame.height, small.bounds.width][item] / 10",
      members:
        "let window = UIWindow(), small = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 9))"
    )
    #expect(try heights(rows) == [10, 20, 5])
  }

  @Test("a type of the file that is called as SwiftUI's context is made as any other")
  func context() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "context.gap * 10", imports: "struct Context { var gap: CGFloat = 4 }",
        members: """
          let context: Context
            init(context: Context) {
              self.context = context
              super.init()
            }
            required init?(coder: NSCoder) { fatalError() }
          """))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [40, 40, 40])
  }

  @Test("a view of UIKit for SwiftUI has the layout of the collection view that it makes")
  func representable() throws {
    let text = """
      import SwiftUI
      import UIKit

      struct Rows: UIViewRepresentable {
        var height: CGFloat = 30
        let titles: [String]

        func makeUIView(context: Context) -> UICollectionView {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 50, height: height)
          let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
          view.dataSource = context.coordinator
          return view
        }
        func updateUIView(_ uiView: UICollectionView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }

        class Coordinator: NSObject, UICollectionViewDataSource {
          let parent: Rows
          init(_ parent: Rows) { self.parent = parent }
          func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
            -> Int { parent.titles.count }
          func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
            -> UICollectionViewCell { UICollectionViewCell() }
        }
      }

      """
    #expect(try heights(text) == [30, 30, 30])
  }

  @Test("a list of a protocol has an object of the file's own type")
  func listOfProtocol() throws {
    let text = """
      protocol Group { var height: CGFloat { get } }
      struct Golden: Group { let height: CGFloat = 61 }

      """
    let members = """
      let groups: [Group]
        init(groups: [Group]) { self.groups = groups; first = groups.first!; super.init() }
        required init?(coder: NSCoder) { fatalError() }
        let first: Group
      """
    #expect(
      try heights(ProjectFolder.rows("first.height", members: members) + text) == [61, 61, 61])
  }

  @Test("a list of a type that a function reads has something for each item")
  func listOfType() throws {
    let text = """
      import UIKit
      struct Part { let height: CGFloat = 40 }
      class Board: UIViewController {
        static var parts = [Part]()
        static func makeSection(at index: Int) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(parts[index].height))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
      }

      """
    #expect(try heights(text) == [40, 40, 40])
  }

  @Test("a generic type that makes a layout has the file's own type for its parameter")
  func genericOwner() throws {
    let text = """
      import UIKit
      protocol Kind: Hashable, CaseIterable { var height: CGFloat { get } }
      enum Plain: Kind { case one; var height: CGFloat { 24 } }
      final class Adapter<Value: Kind> {
        func makeLayout() -> UICollectionViewLayout {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 50, height: Array(Value.allCases)[0].height)
          return layout
        }
      }

      """
    #expect(try heights(text) == [24, 24, 24])
  }

  @Test("a class that returns no attributes is loaded with the reason why it places nothing")
  func emptyClass() throws {
    try project.write("Rows.swift", "import UIKit\nclass Rows: UICollectionViewLayout {}\n")
    let assumptions = try project.load("Rows.swift").assumptions
    #expect(assumptions.contains { $0.hasPrefix("Rows places no item: neither it nor") })
    try project.write("Rows.swift", ProjectFolder.rows("1", members: ""))
    #expect(try !project.load("Rows.swift").assumptions.contains { $0.contains("places no item") })
  }

  @Test("a companion declares the class of a data source, and the lab's delegate is below it")
  func companionOfSource() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "source.rowHeight", members: "weak var theme: Theme?",
        before: """
          if let theme { print(theme.name) }
              guard let source = collectionView?.dataSource as? BoardSource else { return }
          """))
    let text = try Self.files.loader.companion(project.path("Rows.swift"))
    #expect(text.contains("class RowsApp: BoardSource {"))
    #expect(text.contains("class BoardSource: UIKitDelegate {"))
    #expect(text.contains("class Theme {"))
    try project.write("Rows.lab.swift", text)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [100, 100, 100])
  }

  @Test("optional methods of any object of a companion are called, where it has them")
  func companionsMethods() throws {
    let delegate = """
      @objc protocol RowsDelegate: AnyObject {
        @objc optional func height(at path: IndexPath) -> CGFloat
        @objc optional func insets(of view: UICollectionView) -> UIEdgeInsets
      }

      """
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "(rowsDelegate?.height?(at: path) ?? 7)"
          + " + (rowsDelegate?.insets?(of: collectionView!).top ?? 1)",
        members: "weak var rowsDelegate: RowsDelegate?") + delegate)
    func companion(_ member: String) -> String {
      """
      import UIKit
      class App: UIKitDelegate {
        let answers = Answers()
        override func willLayOut(_ view: UICollectionView) {
          (view.collectionViewLayout as? Rows)?.rowsDelegate = answers
        }
      }
      class Answers: UIKitDelegate, RowsDelegate {
        func height(at path: IndexPath) -> CGFloat { 33 }
        \(member)
      }

      """
    }
    let insets = "func insets(of view: UICollectionView) -> UIEdgeInsets { .zero }"
    try project.write("Rows.lab.swift", companion(insets))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [33, 33, 33])
    // One that plays the delegate itself lists what it has.
    try project.write(
      "Rows.lab.swift",
      """
      import UIKit
      class App: UIKitDelegate, RowsDelegate {
        override func willLayOut(_ view: UICollectionView) {
          (view.collectionViewLayout as? Rows)?.rowsDelegate = self
        }
        func height(at path: IndexPath) -> CGFloat { 34 }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [35, 35, 35])
  }
}

import LayoutCore
import SwiftImport
import Testing

/// View controllers: what `viewDidLoad` sets, and what they answer as delegates of a flow layout.
@Suite("View controllers", .serialized)
struct ControllerTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The frames of three items of 30 by 40 points in a container of 100 by 200.
  private static func frames(
    _ loaded: Loader.Loaded, explicit: ExplicitProperties = []
  ) throws -> [Rect] {
    let strategy = try #require(loaded.strategies.first)
    var request = SectionRequest(
      count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
    request.explicit = explicit
    let layout = try strategy.layout(request)
    return (0..<3).map { layout.frame(at: $0) }
  }

  @Test("viewDidLoad configures a stored layout before the lab shows it")
  func storedLayout() throws {
    try project.write(
      "Week.swift",
      """
      import UIKit
      final class Week: UIViewController {
        private let flow = UICollectionViewFlowLayout()
        override func viewDidLoad() {
          super.viewDidLoad()
          configure()
        }
        private func configure() {
          flow.itemSize = CGSize(width: 100, height: 20)
          flow.minimumLineSpacing = 5
        }
      }

      """)
    let frames = try Self.frames(project.load("Week.swift"))
    #expect(frames == [0, 25, 50].map { Rect(x: 0, y: $0, width: 100, height: 20) })
  }

  @Test("viewDidLoad does not run for a stored layout that it leaves alone")
  func untouched() throws {
    try project.write(
      "Week.swift",
      """
      import UIKit
      final class Week: UIViewController {
        private let flow = UICollectionViewFlowLayout()
        override func viewDidLoad() { fatalError("\\(flow)") }
      }

      """)
    #expect(try Self.frames(project.load("Week.swift")).map(\.height) == [40, 40, 40])
  }
}

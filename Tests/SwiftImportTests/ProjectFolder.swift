import Foundation
import LabLanguage
import LabTestKit
import LayoutCore
import PluginHost
import SwiftImport
import Testing

/// A folder with files of a user's project, loaded as the program does; it is deleted after the
/// test.
final class ProjectFolder {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ name: String, _ text: String) throws {
    try folder.write(text, as: name)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { folder.url.appending(path: name).path }

  func load(
    _ name: String, stop: StopSignal = .never,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> Loader.Loaded {
    let variables = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path]
    ) { $1 }
    return try Loader(LoadedFiles.surroundings(variables, stop: stop, progress: progress)).load(
      folder.url.appending(path: name).path)
  }

  /// Why a file does not load; empty where it does.
  func error(
    _ name: String, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> String {
    do {
      _ = try load(name, progress: progress)
      return ""
    } catch {
      return (error as? LabError)?.message ?? "\(error)"
    }
  }

  /// The heights of three items of 30 by 40 points in a container of 100 by 200.
  static func heights(_ loaded: Loader.Loaded) throws -> [Double] {
    let strategy = try #require(loaded.strategies.first)
    let layout = try strategy.layout(
      SectionRequest(
        count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40))))
    return (0..<3).map { layout.frame(at: $0).height }
  }

  /// A layout whose items all have the height of the expression `height`.
  static func rows(
    _ height: String, imports: String = "", members: String = "weak var source: RowsSource?",
    before: String = ""
  ) -> String {
    """
    import UIKit
    \(imports)
    class Rows: UICollectionViewLayout {
      \(members)
      var cache: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        \(before)
        cache = (0..<collectionView!.numberOfItems(inSection: 0)).map { item in
          let path = IndexPath(item: item, section: 0)
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 50, height: \(height))
          return attributes
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      { cache.filter { $0.frame.intersects(rect) } }
    }

    """
  }
}

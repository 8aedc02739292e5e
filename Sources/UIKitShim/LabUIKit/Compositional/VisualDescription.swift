import LayoutCore

extension NSCollectionLayoutGroup {
  /// The group and what is in it, a line each, as sizes. UIKit draws a picture, whose format is not
  /// published.
  public func visualDescription() -> String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let name: String
    let inner: [NSCollectionLayoutItem]
    switch arrangement {
    case .line(.horizontal, let items, _): (name, inner) = ("horizontal group", items)
    case .line(.vertical, let items, _): (name, inner) = ("vertical group", items)
    case .custom: (name, inner) = ("custom group", [])
    }
    return ["\(indent)\(name) \(layoutSize.words)"]
      + inner.flatMap { item in
        (item as? NSCollectionLayoutGroup)?.lines(indent: indent + "  ")
          ?? ["\(indent)  item \(item.layoutSize.words)"]
      }
  }
}

extension NSCollectionLayoutSize {
  fileprivate var words: String { "\(widthDimension.words) x \(heightDimension.words)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var words: String {
    if isFractionalWidth { return "\(dimension) of the width" }
    if isFractionalHeight { return "\(dimension) of the height" }
    return isAbsolute ? "\(dimension)" : "~\(dimension)"
  }
}

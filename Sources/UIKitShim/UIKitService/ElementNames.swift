import LabUIKit
import LayoutCore

/// The names of a layout's views: headers and footers of a section or of the layout, by their kind
/// or place; other supplementary views as badges of their item, decorations as backgrounds of their
/// section.
@MainActor struct ElementNames {
  /// The identity of a view.
  struct View: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var path: IndexPath

    init(_ element: DrivenElement) {
      category = element.category
      kind = element.kind ?? ""
      path = element.indexPath
    }
  }

  /// What UIKit's own element kinds are; others are an app's.
  static let standard: [String: ElementKind] = [
    UICollectionView.elementKindSectionHeader: .header,
    UICollectionView.elementKindSectionFooter: .footer,
  ]

  /// The views in the order of their sections, kinds and index paths.
  let inOrder: [DrivenElement]
  private var names: [View: ElementID] = [:]

  /// The names of `views`, which are all different; `kind` returns what a view is at its place.
  init(_ views: [DrivenElement] = [], kind: (DrivenElement) -> String? = { $0.kind }) {
    inOrder = views.sorted { Self.place(of: $0) < Self.place(of: $1) }
    var next: [ElementID: Int] = [:]
    for view in inOrder {
      guard var id = Self.plainName(of: view, kind(view)) else { continue }
      let ordinal = next[id, default: 0]
      next[id] = ordinal + 1
      id.ordinal = ordinal
      names[View(view)] = id
    }
  }

  /// What `element` is called; nil where its index path cannot be one.
  func name(of element: DrivenElement) -> ElementID? {
    guard element.category == .cell else { return names[View(element)] }
    guard element.indexPath.count == 2, element.indexPath.section >= 0, element.indexPath.item >= 0
    else { return nil }
    return ElementID(.item, section: element.indexPath.section, index: element.indexPath.item)
  }

  private static func plainName(of view: DrivenElement, _ kind: String?) -> ElementID? {
    let path = view.indexPath
    guard let section = path.first, path.allSatisfy({ $0 >= 0 }) else { return nil }
    if view.category == .decorationView { return ElementID(.background, section: section) }
    if let standard = standard[kind ?? ""] {
      guard path.count == 1 else { return ElementID(standard, section: section) }
      // Views of the whole layout have no section.
      return ElementID(standard == .header ? .layoutHeader : .layoutFooter, section: 0)
    }
    return ElementID(.badge, section: section, index: path.dropFirst().first ?? 0)
  }

  private static func place(of view: DrivenElement) -> (Int, Int, String, Int) {
    let path = view.indexPath
    return (
      path.first ?? 0, view.category == .decorationView ? 1 : 0, view.kind ?? "",
      path.dropFirst().first ?? 0
    )
  }
}

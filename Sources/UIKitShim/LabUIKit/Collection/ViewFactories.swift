/// Makes views of registered classes.
///
/// UIKit calls `init(frame:)` of any class; Swift allows that only for classes whose `init(frame:)`
/// is `required`, as few are. So the host registers a closure for each class of the file that it
/// loads; a class without one gives a view of its nearest ancestor that has one.
@preconcurrency @MainActor public final class ViewFactories {
  /// Those of the program.
  public static let shared = ViewFactories()

  private var factories: [ObjectIdentifier: (CGRect) -> UIView] = [
    ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView(frame: $0) },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: $0) },
    ObjectIdentifier(UICollectionViewListCell.self): { UICollectionViewListCell(frame: $0) },
  ]

  /// Has views of class `type` made by `factory`.
  public func register<View: UIView>(_ type: View.Type, _ factory: @escaping (CGRect) -> View) {
    factories[ObjectIdentifier(type)] = factory
  }

  func make(_ type: AnyClass) -> UIView {
    var next: AnyClass? = type
    while let type = next {
      if let factory = factories[ObjectIdentifier(type)] { return factory(.zero) }
      next = _getSuperclass(type)
    }
    return UIView(frame: .zero)
  }
}

/// Makes views of registered classes.
///
/// UIKit asks any class for `init(frame:)`; Swift allows that of classes alone whose `init(frame:)`
/// is `required`, which nobody writes. So the host names the way to make one, for each class of the
/// file that it loads; a class without a way gives a view of its nearest ancestor that has one.
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

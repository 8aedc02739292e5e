/// A rectangle that constraints are made to; it is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  private let place: @MainActor (UIView) -> CGRect

  public override init() {
    place = { _ in .zero }
    super.init()
  }

  /// A guide of `view` that is where `place` says.
  init(_ view: UIView, place: @escaping @MainActor (UIView) -> CGRect) {
    self.place = place
    super.init()
    owningView = view
  }

  /// Where it is in its view; zero for one that only constraints place, for nobody solves those.
  open var layoutFrame: CGRect { owningView.map(place) ?? .zero }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// What bars and a notch leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.bounds.inset(by: $0.safeAreaInsets) }
  }
  /// What the layout margins leave of the view.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(self) { $0.bounds.inset(by: $0.layoutMargins) }
  }
  /// As broad as the layout margins allow: text has no widest line here.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  /// The lower edge of the safe area: there is no keyboard.
  public var keyboardLayoutGuide: UILayoutGuide {
    UILayoutGuide(self) { view in
      let safe = view.bounds.inset(by: view.safeAreaInsets)
      return CGRect(x: safe.minX, y: safe.maxY, width: safe.width, height: 0)
    }
  }
}

extension UIScrollView {
  /// All of the content.
  public var contentLayoutGuide: UILayoutGuide {
    UILayoutGuide(self) { view in
      CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }
  /// What of it is seen.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) { $0.bounds } }
}

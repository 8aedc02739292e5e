/// Text, measured by the metric of `UIFont`.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false, adjustsFontSizeToFitWidth = false
  open var isEnabled = true, isHighlighted = false
  open var minimumScaleFactor: CGFloat = 0, preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?, shadowOffset = CGSize(width: 0, height: -1)

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return font.metric.size(of: text ?? "", in: width, lines: numberOfLines)
  }
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

/// Text that can be edited, measured by the metric of `UIFont` within its insets.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string } }
  open var font: UIFont?, textColor: UIColor?, textAlignment = NSTextAlignment.natural
  open var isEditable = true, isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let across = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let width = size.width <= across ? CGFloat.infinity : size.width - across
    let own = (font ?? .systemFont(ofSize: 12)).metric.size(of: text ?? "", in: width, lines: 0)
    return CGSize(width: own.width + across, height: own.height + inset.top + inset.bottom)
  }
}

@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5, maximumNumberOfLines = 0
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

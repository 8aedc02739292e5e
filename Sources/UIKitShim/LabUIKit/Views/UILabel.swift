/// Text. It is measured by the stated metric of `UIFont`.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(
      origin: bounds.origin,
      size: font.metric.size(of: text ?? "", in: bounds.width, lines: max(0, lines)))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let crossSize = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return font.metric.size(of: text ?? "", in: crossSize, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

/// What of a text stays in place where it is made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// Where a line of text ends.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

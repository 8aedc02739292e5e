/// Text in lines. It is measured by the stated metric of `UIFont`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  /// Where the lines stand in the view.
  @preconcurrency @MainActor
  public final class TextContainer: NSObject {
    public var lineFragmentPadding: CGFloat = 5
    public var maximumNumberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  // As in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    didSet { text = attributedText?.string ?? "" }
  }
  open var font: UIFont? = UIFont.systemFont(ofSize: 12)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = TextContainer()
  open var keyboardType = UIKeyboardType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var inputAccessoryView: UIView?
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let around = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let crossSize = size.width > around ? size.width - around : .infinity
    let inner = (font ?? UIFont.systemFont(ofSize: 12)).metric
      .size(of: text ?? "", in: crossSize, lines: textContainer.maximumNumberOfLines)
    return CGSize(
      width: inner.width + around, height: inner.height + insets.top + insets.bottom)
  }

  /// The size of the text where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
}

/// Is told what is typed. Everything is optional in UIKit.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A text, a second one and a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
  nonisolated init() {}

  /// How a text looks.
  public struct TextProperties {
    /// Where its lines stand.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// How its letters are written.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var transform = TextTransform.none
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  public struct ImageProperties {
    public nonisolated static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  public nonisolated static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  public nonisolated static func subtitleCell() -> UIListContentConfiguration { cell() }
  public nonisolated static func valueCell() -> UIListContentConfiguration { cell() }
  public nonisolated static func plainHeader() -> UIListContentConfiguration { cell() }
  public nonisolated static func plainFooter() -> UIListContentConfiguration { cell() }
  public nonisolated static func groupedHeader() -> UIListContentConfiguration { cell() }
  public nonisolated static func groupedFooter() -> UIListContentConfiguration { cell() }
  public nonisolated static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    cell()
  }
  public nonisolated static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    cell()
  }
  public nonisolated static func sidebarCell() -> UIListContentConfiguration { cell() }
  public nonisolated static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public nonisolated static func sidebarHeader() -> UIListContentConfiguration { cell() }
  public nonisolated static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public nonisolated static func header() -> UIListContentConfiguration { cell() }
  public nonisolated static func footer() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// Shows a list's content.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

/// Across, down, or both.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A text, a second text and an image.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    public var font = UIFont.systemFont(ofSize: 17), color = UIColor.label, numberOfLines = 0
    public var alignment = TextAlignment.natural
  }
  public struct ImageProperties { public var tintColor: UIColor?, cornerRadius: CGFloat = 0 }

  public var text: String?, secondaryText: String?, prefersSideBySideTextAndSecondaryText = false
  public var image: UIImage?, textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties(), imageProperties = ImageProperties()

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  public static func valueCell() -> UIListContentConfiguration { cell() }
  public static func groupedHeader() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

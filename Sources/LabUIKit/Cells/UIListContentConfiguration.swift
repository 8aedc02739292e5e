/// A text, a second one and a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
  nonisolated init() {}

  /// How a text looks.
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
  }

  /// How a picture looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  public nonisolated static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  public nonisolated static func subtitleCell() -> UIListContentConfiguration { cell() }
  public nonisolated static func plainHeader() -> UIListContentConfiguration { cell() }
  public nonisolated static func groupedHeader() -> UIListContentConfiguration { cell() }
  public nonisolated static func sidebarCell() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(self) }
}

/// Shows a list's content.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

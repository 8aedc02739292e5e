/// What a row of a list shows at its end. Accessories are stored; they take no space.
public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The options of outline disclosures and separators; only their style is stored.
  public struct Options {
    public enum Style: Sendable { case automatic, header, cell }

    public var style: Style

    public init(style: Style = .automatic) { self.style = style }
  }
  public typealias OutlineDisclosureOptions = Options

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
}

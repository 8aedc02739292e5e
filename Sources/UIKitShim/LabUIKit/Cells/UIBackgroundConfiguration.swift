/// The background of a cell. It is stored and not drawn.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?, cornerRadius: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

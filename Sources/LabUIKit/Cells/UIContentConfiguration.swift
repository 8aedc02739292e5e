/// What is in a cell, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// How a cell is touched.
public struct UICellConfigurationState: Sendable, Hashable {
  public var isSelected = false
  public var isHighlighted = false
}

/// What stands at the end of a list's row.
public struct UICellAccessory: Sendable {
  private let name: String

  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator")
  }
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
  public static func outlineDisclosure() -> UICellAccessory {
    UICellAccessory(name: "outlineDisclosure")
  }
}

/// The background of a cell.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

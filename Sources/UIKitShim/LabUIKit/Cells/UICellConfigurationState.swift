/// The state and the traits of a view that a configuration depends on.
public protocol UIConfigurationState { var traitCollection: UITraitCollection { get } }

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
  public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false

  @MainActor public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

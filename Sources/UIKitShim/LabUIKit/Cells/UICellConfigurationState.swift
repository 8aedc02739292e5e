/// How a view stands: touched, chosen, and in which surroundings.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get }
}

/// How a view is touched.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  @MainActor public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// How a cell is touched.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether something is carried from it.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Whether something is carried over it.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// What a file adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  @MainActor public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The name of what a file adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

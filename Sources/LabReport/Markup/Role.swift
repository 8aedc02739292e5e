/// What a piece of text is. `Markup.colored` alone decides how it looks.
public enum Role: UInt8, Sendable, Hashable, CaseIterable {
  /// Text without a meaning of its own.
  case plain
  /// Present and not important: outside the viewport, units, separators.
  case dim
  /// The outline of an item.
  case frame
  /// The name of an element inside a picture.
  case label
  /// A section header's outline.
  case header
  /// A section footer's outline.
  case footer
  case badge
  /// A line between two items.
  case separator
  /// The decoration behind a section.
  case background
  /// An element a query found.
  case hit
  /// An element that shares an edge with the query and no area.
  case touch
  /// The outline of a query.
  case query
  /// Where edges of several items lie.
  case line
  /// The free space between two items.
  case gap
  /// What insets leave free.
  case inset
  /// The outline of a group.
  case group
  /// The outline of a frame in another state.
  case ghost
  /// Where two elements of one kind share area.
  case overlap
  /// Where an element reaches beyond the container.
  case overflow
  /// The outline of what the device shows, and of the container.
  case viewport
  /// Numbers beside a picture.
  case ruler
  /// A number in a sentence.
  case number
  /// A name: a command, a parameter, an element.
  case name
  /// A heading.
  case title
  /// A remark about what is shown.
  case note
  /// Something that went wrong.
  case error
  /// Something that is likely wrong.
  case warning
  /// Something that is new.
  case added
  /// Something that is gone.
  case removed
  /// Something that has another value now.
  case changed
}

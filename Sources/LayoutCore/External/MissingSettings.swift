/// What a loaded layout lacks until its app, or `set`, configures it: why it places nothing, and the
/// properties that are zero, nil or empty where it fails.
public struct MissingSettings: Sendable, Hashable {
  /// A property that the layout reads.
  public struct Property: Sendable, Hashable {
    /// Its name in the file.
    public var name: String
    /// Its present value, in Swift's words: `0`, `nil`, `empty`.
    public var value: String
    /// A value to try with `set`; nil for a property that is no parameter.
    public var suggestion: ParameterValue?
    /// The protocol of the layout's delegate that has it; nil for a property of the layout.
    public var delegate: String?

    /// The property called `name`.
    public init(
      _ name: String, value: String, suggestion: ParameterValue? = nil, delegate: String? = nil
    ) {
      (self.name, self.value, self.suggestion) = (name, value, suggestion)
      self.delegate = delegate
    }
  }

  /// Why nothing is placed, after the layout's name: `trapped at Board.swift:17:22: …`.
  public var reason: String
  /// How the layout failed; nil where it answered, and placed nothing.
  public var failure: LayoutError?
  /// Whether the layout failed.
  public var hasFailed: Bool { failure != nil }
  /// Whether items are placed, all of them without a size.
  public package(set) var hasItems = false
  /// The name of the file beside it that can set what cannot be typed; nil where there is none yet.
  public var companion: String?
  /// The properties, at least one.
  public var properties: [Property]

  /// A layout that places nothing for `reason`.
  public init(reason: String, failure: LayoutError?, properties: [Property]) {
    (self.reason, self.failure, self.properties) = (reason, failure, properties)
  }

  /// What a strategy with these values lacks after this error; after nil, where it placed nothing.
  /// Nil where its settings are not the reason.
  public typealias Finder =
    @Sendable (AnyStrategyDefinition, LayoutError?, [String: ParameterValue]) -> MissingSettings?
}

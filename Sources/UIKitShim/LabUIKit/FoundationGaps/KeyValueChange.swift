/// The keys of an observed change.
public struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let newKey = Self(rawValue: "new"), oldKey = Self(rawValue: "old")
  public static let kindKey = Self(rawValue: "kind")
}

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = Self(rawValue: 1), old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4), prior = Self(rawValue: 8)
}

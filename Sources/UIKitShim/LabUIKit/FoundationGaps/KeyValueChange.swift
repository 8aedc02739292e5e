/// The keys of an observed change.
public enum NSKeyValueChangeKey: Sendable { case newKey, oldKey, kindKey }

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1), old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4), prior = Self(rawValue: 8)
}

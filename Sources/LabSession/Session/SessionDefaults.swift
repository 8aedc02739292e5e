package import LabLanguage

/// What a session file's header decides for its commands.
package struct SessionDefaults: Sendable {
  /// The seed of `sizes random` without a seed of its own.
  var seed: UInt64 = 1
  /// How far apart two numbers may be and still be equal to `check`, in points.
  var tolerance = 0.01
}

extension SessionDefaults {
  package init(_ header: SessionHeader) {
    seed = header.seed ?? seed
    tolerance = header.tolerance
  }
}

/// Asks whether somebody wants the work to stop; looked at once a checkpoint.
public struct StopSignal: Sendable {
  private let isRequested: @Sendable () -> Bool

  /// Stops once `isRequested` answers true.
  public init(_ isRequested: @escaping @Sendable () -> Bool) {
    self.isRequested = isRequested
  }

  /// Never stops.
  public static let never = StopSignal { false }

  /// Ends the work here if somebody wants it to stop.
  ///
  /// - Throws: `LayoutError.interrupted` once stopping was asked for.
  public func check() throws(LayoutError) {
    if isRequested() { throw .interrupted }
  }
}

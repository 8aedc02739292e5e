public typealias NSInteger = Int
public typealias CFTimeInterval = Double
public let NSEC_PER_SEC: UInt64 = 1_000_000_000, NSEC_PER_MSEC: UInt64 = 1_000_000
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Calls `body`: Swift counts references here, there is no pool to drain.
public func autoreleasepool<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

/// The resources of a package's target are those of the program.
extension Bundle { public static var module: Bundle { main } }

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
}

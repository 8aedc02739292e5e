@_exported public import Foundation

// The part of SwiftUI's layout protocol that exported code uses, with the signatures of Apple's
// documentation. A test compiles this file as the module SwiftUI.

public protocol Layout {
  associatedtype Cache
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// Nil stands for the ideal size.
public struct ProposedViewSize: Sendable {
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

/// A subview that answers `measure`, and remembers each place it gets.
public final class LayoutSubview {
  private let measure: (ProposedViewSize) -> CGSize
  /// Where the subview was placed, each time, if it takes the proposed size.
  public private(set) var frames: [CGRect] = []

  public init(measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  /// Places the top left corner.
  public func place(at position: CGPoint, proposal: ProposedViewSize) {
    let size = CGSize(width: proposal.width ?? .nan, height: proposal.height ?? .nan)
    frames.append(CGRect(origin: position, size: size))
  }
}

public struct LayoutSubviews: RandomAccessCollection {
  private let subviews: [LayoutSubview]

  public init(_ subviews: [LayoutSubview]) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

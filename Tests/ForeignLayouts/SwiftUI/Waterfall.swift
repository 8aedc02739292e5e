import SwiftUI

/// Columns; each view goes to the shortest.
public struct Waterfall: Layout {
  private let columns: Int
  private let spacing: CGFloat

  public struct Cache {
    var frames: [CGRect] = []
    var width: CGFloat = -1
  }

  public init(columns: Int = 2, spacing: CGFloat = 8) {
    self.columns = max(1, columns)
    self.spacing = spacing
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
    fill(&cache, subviews, width: width)
    return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if cache.width != bounds.width { fill(&cache, subviews, width: bounds.width) }
    for (subview, frame) in zip(subviews, cache.frames) {
      let place = frame.offsetBy(dx: bounds.minX, dy: bounds.minY).origin
      subview.place(at: place, proposal: ProposedViewSize(frame.size))
    }
  }

  private func fill(_ cache: inout Cache, _ subviews: Subviews, width: CGFloat) {
    let side = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var ends = [CGFloat](repeating: 0, count: columns)
    cache.frames = subviews.map { subview in
      let column = ends.indices.min { (ends[$0], $0) < (ends[$1], $1) } ?? 0
      let height = subview.sizeThatFits(ProposedViewSize(width: side, height: nil)).height
      defer { ends[column] += height + spacing }
      return CGRect(
        x: CGFloat(column) * (side + spacing), y: ends[column], width: side, height: height)
    }
    cache.width = width
  }
}

struct Waterfall_Previews: PreviewProvider {
  static var previews: some View { Waterfall(columns: 3) { Color.red } }
}

import SwiftUI

/// Views side by side; the one that does not fit begins a new line.
struct WrappingRow: Layout {
  /// between views of a line
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat?
  var alignment: VerticalAlignment = .top

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + gap * CGFloat(max(0, lines.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(of: subviews, width: bounds.width) {
      var x = bounds.minX
      for index in line.indexes {
        let size = subviews[index].dimensions(in: .unspecified)
        let below = ViewDimensions.rest(of: line.height, below: size, alignment)
        subviews[index].place(at: CGPoint(x: x, y: y + below), proposal: .unspecified)
        x += size.width + spacing
      }
      y += line.height + gap
    }
  }

  private var gap: CGFloat { lineSpacing ?? spacing }

  private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if let last = lines.last, last.width + spacing + size.width <= width {
        lines[lines.count - 1].add(index, size, spacing)
      } else {
        lines.append(Line(indexes: [index], width: size.width, height: size.height))
      }
    }
    return lines
  }
}

private struct Line {
  var indexes: [Int]
  var width: CGFloat
  var height: CGFloat

  mutating func add(_ index: Int, _ size: CGSize, _ spacing: CGFloat) {
    indexes.append(index)
    width += spacing + size.width
    height = max(height, size.height)
  }
}

extension ViewDimensions {
  fileprivate static func rest(
    of height: CGFloat, below size: ViewDimensions, _ alignment: VerticalAlignment
  ) -> CGFloat {
    switch alignment {
    case .center: (height - size.height) / 2
    case .bottom: height - size.height
    default: 0
    }
  }
}

struct Tags: View {
  @State private var tags = ["one", "two"]

  var body: some View {
    WrappingRow(spacing: 4) {
      ForEach(tags, id: \.self) { Text($0).padding(8).background(.quaternary, in: Capsule()) }
    }
  }
}

extension View {
  func tagged() -> some View { overlay(alignment: .top) { Tags() } }
}

#Preview("tags") {
  let extra = 3
  Tags().padding(CGFloat(extra))
}

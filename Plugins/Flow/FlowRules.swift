import LayoutCore
import LayoutText

/// The rules for all lines of a section, with any sizes: the settings of `Flow` and the request, on
/// axes where lines are horizontal and follow one another downward.
struct FlowRules: Sendable {
  let align: Flow.Alignment
  let lastLine: Flow.LastLine
  let cross: Flow.CrossAlignment
  /// The available width of a line, in points.
  let crossSize: Double
  let spacing: Spacing
  /// The scroll axis on the screen; only the words of warnings depend on it.
  let axis: Axis
  /// The estimate of items that are not measured yet; nil: all items have their own sizes.
  let estimate: Estimate?
  /// The share of the remaining length of a line that is before a short item: a number, so that
  /// placing an item takes no branch.
  private let dropShare: Double
  /// The share of a line that an item takes at least.
  private let extentShare: Double
  /// For the warning about items wider than a line; nil without items.
  private let greatestWidth: GreatestWidth?

  /// How far a line may overflow before it breaks, in points: thirds of a width add up to a little
  /// more than the width, and must stay on one line (`Flow.md`, step 1). A point would be too much:
  /// that item starts a new line in UIKit.
  static let slack = 1e-3

  init(flow: Flow, request: SectionRequest) {
    align = flow.align
    lastLine = flow.lastLine
    cross = flow.cross
    dropShare =
      switch flow.cross {
      case .start, .stretch: 0
      case .center: 0.5
      case .end: 1
      }
    extentShare = flow.cross == .stretch ? 1 : 0
    crossSize = request.crossSize
    spacing = request.spacing
    axis = request.axis
    estimate = flow.estimate.map {
      Estimate(
        size: Transposition(scrolling: request.axis)($0),
        measured: request.measuredCount ?? request.count)
    }
    greatestWidth = Self.greatestWidth(of: request, estimate)
  }

  /// Throws where items of `width` points or more would not begin behind the start of the one before.
  func checkItemSpacing(leastWidth width: Double) throws(LayoutError) {
    guard spacing.item < 0, spacing.item + width <= 0 else { return }
    throw .unusable(
      what: "item spacing", value: spacing.item,
      allowed:
        "more than \(NumberText.formatShort(-width)) points: that is the least width of an item")
  }

  /// The most that the items of a line and the spacings between them may take, in points.
  var limit: Double { crossSize + Self.slack }

  /// How the last line is aligned where the sizes of the section differ. Where they are equal,
  /// `uikit` keeps to the columns of the full lines, which `UniformFlow` does itself.
  var lastAlignment: Flow.Alignment {
    switch lastLine {
    case .uikit, .leading: .leading
    case .same: align
    case .center: .center
    case .trailing: .trailing
    case .spaceBetween: .spaceBetween
    }
  }

  /// The positions of `count` items that take `used` points with the minimum spacing.
  ///
  /// In 320 points, three items that take 290 leave 30: justified, each of the two gaps grows by
  /// 15; centred, the first item begins at 15. A line that overflows has nothing left, and begins
  /// at 0.
  func distribution(_ alignment: Flow.Alignment, count: Int, used: Double) -> LineDistribution {
    let leftOver = max(0, crossSize - used)
    switch alignment {
    case .justified where count > 1, .spaceBetween where count > 1:
      return LineDistribution(offset: 0, gap: spacing.item + leftOver / Double(count - 1))
    case .justified, .center: return LineDistribution(offset: leftOver / 2, gap: spacing.item)
    case .leading, .spaceBetween: return LineDistribution(offset: 0, gap: spacing.item)
    case .trailing: return LineDistribution(offset: leftOver, gap: spacing.item)
    case .spaceAround:
      let share = leftOver / Double(count)
      return LineDistribution(offset: share / 2, gap: spacing.item + share)
    case .spaceEvenly:
      let share = leftOver / Double(count + 1)
      return LineDistribution(offset: share, gap: spacing.item + share)
    }
  }

  /// How long an item of `height` is in a line of `length`, in points: its own, unless it is
  /// stretched. No item is longer than its line.
  func extent(_ height: Double, in length: Double) -> Double {
    let least = length * extentShare
    return height > least ? height : least
  }

  /// How far below the start of a line of `length` an item of `height` begins, in points.
  func drop(_ height: Double, in length: Double) -> Double { (length - height) * dropShare }
}

extension FlowRules {
  /// UIKit's console message for an item that does not fit into any line. Its wording is UIKit's,
  /// so that a search for it finds both.
  var undefinedBehaviour: String {
    let (side, edges) =
      axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return "UIKit warns: the behavior of the UICollectionViewFlowLayout is not defined because: "
      + "the item \(side) must be less than the \(side) of the UICollectionView minus the "
      + "section insets \(edges) values, minus the content insets \(edges) values"
  }

  /// What UIKit would print on the console before it places the section.
  var warnings: [String] {
    guard let greatestWidth, greatestWidth.width > limit else { return [] }
    let extent = axis == .vertical ? "wide" : "high"
    let width = NumberText.formatGrouped(greatestWidth.width)
    let items = greatestWidth.isBound ? "items are up to" : "an item is"
    return [
      "\(items) \(width) pt \(extent), a line has \(NumberText.formatGrouped(crossSize)); "
        + undefinedBehaviour
    ]
  }
}

/// Where the first item of a line begins, and the distance between two neighbours, in points.
///
/// Item n of a line begins at `offset` and the n widths and n gaps before it.
struct LineDistribution: Sendable, Hashable {
  var offset: Double
  var gap: Double
}

/// The items of one line, and what they take. Where it begins depends on the lines above.
struct FlowLine: Sendable, Hashable {
  /// The items on the line.
  var items: Range<Int>
  /// The widths of the items and the least spacings between them, in points.
  var used: Double
  /// The height of the tallest item, in points.
  var length: Double
}

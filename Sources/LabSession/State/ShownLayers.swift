import LabReport
import LayoutCore

/// Which layers pictures show beside elements.
public struct ShownLayers: Sendable, Hashable {
  /// Lines where edges of several items lie.
  public var lines = false
  /// Distances between neighbours.
  public var gaps = false
  /// What insets leave free.
  public var insets = false
  /// The groups of a template.
  public var groups = false
  /// The frames of an open task's goal, which pictures show as ghosts.
  public var goal: Bool

  /// None but the goal, or not even that.
  public init(goal: Bool) { self.goal = goal }

  var kinds: [PictureLayers.Kind] { PictureLayers.Kind.allCases.filter { self[$0] } }

  subscript(kind: PictureLayers.Kind) -> Bool {
    get {
      switch kind {
      case .lines: lines
      case .gaps: gaps
      case .insets: insets
      case .groups: groups
      }
    }
    set {
      switch kind {
      case .lines: lines = newValue
      case .gaps: gaps = newValue
      case .insets: insets = newValue
      case .groups: groups = newValue
      }
    }
  }

  /// The names of layers, as words of a command.
  static var choices: [Choice] {
    PictureLayers.Kind.allCases.map { Choice($0.rawValue, $0.summary) } + [goalChoice]
  }

  static let goalChoice = Choice("goal", "the frames of the goal, in a task of a lesson")
}

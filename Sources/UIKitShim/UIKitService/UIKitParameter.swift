import LabUIKit
import LayoutCore

/// A stored property with a plain value, as parameters.
public struct UIKitParameter {
  let definitions: [ParameterDefinition]

  /// A whole number.
  public static func count(_ name: String, _ standard: Int, summary: String = "") -> UIKitParameter
  {
    UIKitParameter(name, summary, .count(min(0, standard)...max(1000, standard)), .count(standard))
  }

  /// A number of points, or whatever it counts; `standard` is nil where the file computes it.
  public static func points(
    _ name: String, _ standard: Double?, summary: String = ""
  ) -> UIKitParameter {
    guard let standard, standard.isFinite, abs(standard) < 1e9 else {
      return UIKitParameter(name, summary, .optionalPoints(-10000...10000, absent: asIs), .absent)
    }
    return UIKitParameter(
      name, summary, .points(min(-10000, standard)...max(10000, standard)), .points(standard))
  }

  /// On or off.
  public static func flag(_ name: String, _ standard: Bool, summary: String = "") -> UIKitParameter
  { UIKitParameter(name, summary, .flag, .flag(standard)) }

  /// A size; one without a width is computed by the file.
  public static func size(
    _ name: String, width: Double? = nil, height: Double = 0, summary: String = ""
  ) -> UIKitParameter {
    UIKitParameter(
      name, summary, .optionalSize(0...10000, absent: asIs),
      width.map { .size(Size(width: $0, height: height)) } ?? .absent)
  }

  /// A point that the file leaves out.
  public static func point(_ name: String, summary: String = "") -> UIKitParameter {
    UIKitParameter(name, summary, .optionalSize(-10000...10000, absent: asIs), .absent)
  }

  /// The edges of insets: `name-top`, `name-left`, `name-bottom`, `name-right`.
  public static func insets(
    _ name: String, _ standard: [Double?], summary: String = ""
  ) -> UIKitParameter {
    UIKitParameter(
      definitions: zip(edges, standard).flatMap { edge, value in
        points("\(name)-\(edge)", value, summary: summary).definitions
      })
  }

  /// One of a few words.
  public static func choice(
    _ name: String, _ words: [String], _ standard: String, summary: String = ""
  ) -> UIKitParameter {
    UIKitParameter(name, summary, .choice(words.map { Choice($0, "") }), .word(standard))
  }

  static let edges = ["top", "left", "bottom", "right"]
  private static let asIs = "as in the file"

  /// The parameters of every flow layout; one that is not set has the file's value.
  static var flow: [UIKitParameter] {
    let (length, asIs) = (-10000.0...10000, asIs)
    return [
      UIKitParameter(
        "minimumLineSpacing", "between lines", .optionalPoints(length, absent: asIs), .absent),
      UIKitParameter(
        "minimumInteritemSpacing", "minimum distance between items in a line",
        .optionalPoints(length, absent: asIs), .absent),
    ]
  }

  private init(
    _ name: String, _ summary: String, _ kind: ParameterKind, _ standard: ParameterValue
  ) {
    definitions = [
      ParameterDefinition(
        name: name, summary: summary.isEmpty ? "a property of the file" : summary,
        kind: kind, standard: standard)
    ]
  }

  private init(definitions: [ParameterDefinition]) { self.definitions = definitions }

  /// The same, where the file states no value and the lab supplies one.
  public var supplied: UIKitParameter {
    UIKitParameter(
      definitions: definitions.map { definition in
        var definition = definition
        definition.isSupplied = true
        return definition
      })
  }
}

extension UIKitValues {
  /// Gives a flow layout what was set, and the lab's item size where it has only UIKit's.
  @MainActor func set(_ flow: UICollectionViewFlowLayout) {
    if let spacing = points("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = points("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    // Where sizes are guessed, the guess is UIKit's.
    if flow.estimatedItemSize == .zero { flow.suggest(itemSize: itemSize) }
  }
}

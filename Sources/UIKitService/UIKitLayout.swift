public import LabUIKit
import LayoutCore

/// A layout class of somebody's file, and what of it can be set: written by the lab below the
/// file's own text, where its private properties can be seen.
@MainActor
public struct UIKitLayout {
  let name: String
  let parameters: [ParameterCard]
  let delegate: () -> UIKitDelegate
  let make: () -> UICollectionViewLayout
  let set: (UICollectionViewLayout, UIKitValues) -> Void

  /// The layout called `name`; `make` makes one, and `set` gives it the values it is asked with,
  /// and a delegate.
  public init<Layout: UICollectionViewLayout>(
    _ name: String, _ parameters: [UIKitParameter], delegate: @escaping () -> UIKitDelegate,
    make: @escaping () -> Layout,
    set: @escaping (Layout, UIKitValues) -> Void
  ) {
    self.name = name
    self.parameters = parameters.map(\.card)
    self.delegate = delegate
    self.make = make
    self.set = { layout, values in
      if let layout = layout as? Layout { set(layout, values) }
    }
  }
}

/// A stored property with a plain value, as a parameter.
public struct UIKitParameter {
  let card: ParameterCard

  /// A whole number.
  public static func count(_ name: String, _ standard: Int) -> UIKitParameter {
    UIKitParameter(name, .count(min(0, standard)...max(1000, standard)), .count(standard))
  }

  /// A number of points, or whatever it counts.
  public static func points(_ name: String, _ standard: Double) -> UIKitParameter {
    UIKitParameter(name, .points(min(-10000, standard)...max(10000, standard)), .points(standard))
  }

  /// On or off.
  public static func flag(_ name: String, _ standard: Bool) -> UIKitParameter {
    UIKitParameter(name, .flag, .flag(standard))
  }

  /// A size; left out, it is what the file says.
  public static func size(_ name: String, width: Double, height: Double) -> UIKitParameter {
    UIKitParameter(
      name, .optionalSize(0...10000, absent: "as in the file"),
      .size(Size(width: width, height: height)))
  }

  private init(_ name: String, _ kind: ParameterKind, _ standard: ParameterValue) {
    card = ParameterCard(
      name: name, summary: "a property of the file's own", kind: kind, standard: standard)
  }
}

/// The values that a layout is asked with.
public struct UIKitValues {
  let values: [String: ParameterValue]
  /// Answers the questions of the file's own protocols.
  public let delegate: UIKitDelegate

  /// Gives `property` the value called `name`, if there is one.
  public func take(_ name: String, _ property: inout Int) {
    if case .count(let count)? = values[name] { property = count }
  }
  /// Gives `property` the value called `name`, if there is one.
  public func take(_ name: String, _ property: inout CGFloat) {
    if case .points(let points)? = values[name] { property = CGFloat(points) }
  }
  /// Gives `property` the value called `name`, if there is one.
  public func take(_ name: String, _ property: inout Double) {
    if case .points(let points)? = values[name] { property = points }
  }
  /// Gives `property` the value called `name`, if there is one.
  public func take(_ name: String, _ property: inout Float) {
    if case .points(let points)? = values[name] { property = Float(points) }
  }
  /// Gives `property` the value called `name`, if there is one.
  public func take(_ name: String, _ property: inout Bool) {
    if case .flag(let flag)? = values[name] { property = flag }
  }
  /// Gives `property` the value called `name`, if there is one.
  public func take(_ name: String, _ property: inout CGSize) {
    if case .size(let size)? = values[name] {
      property = CGSize(width: size.width, height: size.height)
    }
  }
}

public import LabUIKit
import LayoutCore

/// A layout of a user's file, and what of it can be set: the lab writes it below the file's own
/// text, where its private properties are visible.
@MainActor public struct UIKitLayout {
  let name: String, parameters: [ParameterDefinition], delegate: () -> UIKitDelegate
  let view: LayoutDriver.MakeCollectionView, parents: [LayoutDriver.MakeView]
  /// Whether its class is the file's, and not one that a function of the file makes.
  let isOfFile: Bool
  private let make: (UIKitValues) -> UICollectionViewLayout
  private let set: (UICollectionViewLayout, UIKitValues) -> Void

  /// The layout called `name`; `make` makes one from the present values, and `set` gives it those
  /// that were set, and a delegate. `view` and `parents` make what the layout casts its collection
  /// view, and the views around it, to.
  public init<Layout: UICollectionViewLayout>(
    _ name: String, _ parameters: [UIKitParameter], delegate: @escaping () -> UIKitDelegate,
    view: @escaping LayoutDriver.MakeCollectionView = {
      UICollectionView(frame: $0, collectionViewLayout: $1)
    }, parents: [LayoutDriver.MakeView] = [{ UIView(frame: $0) }],
    make: @escaping (UIKitValues) -> Layout, set: @escaping (Layout, UIKitValues) -> Void
  ) {
    self.name = name
    let own = parameters.flatMap(\.definitions)
    let isFlow = Layout.self is UICollectionViewFlowLayout.Type
    let inherited = isFlow ? UIKitParameter.flow.flatMap(\.definitions) : []
    let names = Set(own.map(\.name))
    self.parameters = own + inherited.filter { !names.contains($0.name) }
    (self.delegate, self.make) = (delegate, make)
    (self.view, self.parents) = (view, parents)
    isOfFile = Layout.self != UICollectionViewLayout.self
    self.set = { layout, values in if let layout = layout as? Layout { set(layout, values) } }
  }

  /// A layout for `values`; a value equal to the default sets nothing, because a property may have
  /// observers.
  func layout(_ values: [String: ParameterValue], _ delegate: UIKitDelegate)
    -> UICollectionViewLayout
  {
    let values = UIKitValues(values: explicit(values), delegate: delegate)
    let layout = make(values)
    give(values, to: layout)
    return layout
  }

  /// Sets the explicit ones of `values` again, after a companion has set the properties as an app
  /// does: what you set counts.
  func repeatValues(
    _ values: [String: ParameterValue], of layout: UICollectionViewLayout, _ delegate: UIKitDelegate
  ) {
    let values = explicit(values)
    guard !values.isEmpty else { return }
    give(UIKitValues(values: values, delegate: delegate, isRepeated: true), to: layout)
  }

  private func explicit(_ values: [String: ParameterValue]) -> [String: ParameterValue] {
    let standards = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.standard) })
    return values.filter { standards[$0.key] != $0.value }
  }

  /// Sets the values of `layout` that differ between `old` and `new`.
  func change(
    _ layout: UICollectionViewLayout, from old: [String: ParameterValue],
    to new: [String: ParameterValue], _ delegate: UIKitDelegate
  ) {
    give(
      UIKitValues(values: new.filter { old[$0.key] != $0.value }, delegate: delegate), to: layout)
  }

  private func give(_ values: UIKitValues, to layout: UICollectionViewLayout) {
    if let flow = layout as? UICollectionViewFlowLayout { values.set(flow) }
    set(layout, values)
  }
}

/// The values for a layout, as far as they were set.
public struct UIKitValues: Sendable {
  let values: [String: ParameterValue]
  /// Answers the questions of the file's own protocols.
  public let delegate: UIKitDelegate
  /// Whether they are set a second time, so that nothing else is supplied again.
  public var isRepeated = false

  /// The size that the lab gives the first item.
  public var itemSize: CGSize { itemSize(IndexPath(item: 0, section: 0)) }
  /// The size that the lab gives an item. `@Sendable` closures run on the main actor, too.
  public func itemSize(_ path: IndexPath) -> CGSize {
    MainActor.assumeIsolated { delegate.itemSize(path) }
  }

  /// Retains `object` during the life of the layout.
  @MainActor public func keep(_ object: Any) { delegate.keep(object) }

  /// The whole number called `name`; nil where it was not set.
  public func count(_ name: String) -> Int? {
    if case .count(let count)? = values[name] { count } else { nil }
  }
  /// The number of points called `name`; nil where it was not set.
  public func points(_ name: String) -> Double? {
    if case .points(let points)? = values[name] { points } else { nil }
  }
  /// Whether `name` is on; nil where it was not set.
  public func flag(_ name: String) -> Bool? {
    if case .flag(let flag)? = values[name] { flag } else { nil }
  }
  /// The size called `name`; nil where it was not set.
  public func size(_ name: String) -> CGSize? {
    if case .size(let size)? = values[name] { CGSize(size) } else { nil }
  }
  /// The point called `name`; nil where it was not set.
  public func point(_ name: String) -> CGPoint? {
    size(name).map { CGPoint(x: $0.width, y: $0.height) }
  }
  /// The value for the word that was set; nil where none was. `standard` determines the type.
  public func choice<Value>(_ name: String, _ values: [String: Value], like standard: Value)
    -> Value?
  {
    if case .word(let word)? = self.values[name] { values[word] } else { nil }
  }
  /// `insets` with the edges that were set; nil where none was.
  public func insets(_ name: String, _ insets: UIEdgeInsets) -> UIEdgeInsets? {
    edges(name, [insets.top, insets.left, insets.bottom, insets.right]).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
  /// `insets` with the edges that were set; nil where none was.
  public func insets(_ name: String, _ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets?
  {
    edges(name, [insets.top, insets.leading, insets.bottom, insets.trailing]).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  private func edges(_ name: String, _ edges: [CGFloat]) -> [CGFloat]? {
    let set = UIKitParameter.edges.map { points("\(name)-\($0)") }
    guard set.contains(where: { $0 != nil }) else { return nil }
    return zip(set, edges).map { $0.map { CGFloat($0) } ?? $1 }
  }

  /// The whole number called `name`, or `standard`.
  public func count(_ name: String, _ standard: Int) -> Int { count(name) ?? standard }
  /// The number of points called `name`, or `standard`.
  public func points(_ name: String, _ standard: Double) -> Double { points(name) ?? standard }
  /// Whether `name` is on, or `standard`.
  public func flag(_ name: String, _ standard: Bool) -> Bool { flag(name) ?? standard }
}

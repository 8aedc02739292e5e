import LabUIKit

/// The collections of plain values, such as `[CGRect]`, in a layout's properties: reads of them
/// cannot be counted, as reads of attributes are.
@MainActor struct PlainCaches {
  /// So many levels of properties are looked at, and so many values.
  private static let deepest = 6
  private static let mostValues = 20_000
  /// Collections of collections have no more parts than this that are looked at one by one.
  private static let mostParts = 64

  /// The number of values of each property, by its name.
  private var counts: [String: Int] = [:]
  private var names: [String] = [], seen: Set<ObjectIdentifier> = [], valueCount = 0

  /// The present caches of `layout`.
  init(of layout: UICollectionViewLayout) {
    lookAtProperties(of: Mirror(reflecting: layout), "", depth: 0)
  }

  /// The first that has more values than in `fewer`, by half at least.
  func first(growingFrom fewer: PlainCaches) -> (name: String, count: Int)? {
    names.lazy.compactMap { name in
      let (before, now) = (fewer.counts[name, default: 0], counts[name, default: 0])
      return now >= 256 && 2 * now >= 3 * before ? (name, now) : nil
    }.first
  }

  /// Examines the properties of the file's own classes, not those of UIKit's.
  private mutating func lookAtProperties(of mirror: Mirror, _ path: String, depth: Int) {
    var mirror = Optional(mirror)
    while let current = mirror, !Self.isShim(current.subjectType) {
      for child in current.children {
        let name = Self.name(child.label)
        lookAt(child.value, path.isEmpty ? name : "\(path).\(name)", depth: depth + 1)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func lookAt(_ value: Any, _ path: String, depth: Int) {
    valueCount += 1
    guard depth <= Self.deepest, valueCount <= Self.mostValues else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: if let child = mirror.children.first { lookAt(child.value, path, depth: depth) }
    case .collection, .set, .dictionary: lookAtCollection(mirror, path, depth: depth)
    case .struct, .tuple: lookAtProperties(of: mirror, path, depth: depth)
    case .class:
      let object = value as AnyObject
      guard !Self.isShim(mirror.subjectType), !(object is UIResponder), !(object is UIKitDelegate),
        !(object is UICollectionViewLayoutAttributes),
        seen.insert(ObjectIdentifier(object)).inserted
      else { return }
      lookAtProperties(of: mirror, path, depth: depth)
    default: break
    }
  }

  private mutating func lookAtCollection(_ mirror: Mirror, _ path: String, depth: Int) {
    guard let first = mirror.children.first?.value, !Self.holdsAttributes(first) else { return }
    if counts[path] == nil { names.append(path) }
    counts[path, default: 0] += mirror.children.count
    guard mirror.children.count <= Self.mostParts else { return }
    for child in mirror.children { lookAt(child.value, path, depth: depth + 1) }
  }

  /// Whether attributes are in `value`, which is an element of a collection: reads of them are counted.
  private static func holdsAttributes(_ value: Any, depth: Int = 0) -> Bool {
    if value is UICollectionViewLayoutAttributes { return true }
    guard depth < 3 else { return false }
    return Mirror(reflecting: value).children.prefix(8).contains {
      holdsAttributes($0.value, depth: depth + 1)
    }
  }

  private static func isShim(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["LabUIKit.", "UIKitService.", "LayoutCore.", "Foundation.", "__C."]
      .contains(where: name.hasPrefix)
  }

  /// The name of a property in its source, also where it is lazy.
  private static func name(_ label: String?) -> String {
    let lazy = "$__lazy_storage_$_"
    guard let label else { return "" }
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }
}

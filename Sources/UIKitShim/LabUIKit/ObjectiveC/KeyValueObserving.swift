extension NSObject {
  /// Calls `observeValue` of `observer` for a view's place, bounds, content and insets, where it is
  /// a view, a view controller or a layout. There is no Objective-C: changes of any other object or
  /// value are not observed.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let view = self as? UIView else { return }
    let read: @Sendable () -> (any Equatable & Sendable)? = { [weak view] in
      MainActor.assumeIsolated { view?.value(observedAt: keyPath) }
    }
    guard let first = read() else { return }
    var watched = WatchedValue<any Equatable & Sendable>(first)
    let tell = { [weak view, weak observer] (old: Any?, new: Any) in
      guard let view, let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      if let layout = observer as? UICollectionViewLayout {
        layout.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
      } else if let responder = observer as? UIResponder {
        responder.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
      }
    }
    if options.contains(.initial) { tell(nil, first) }
    view.watches.add(
      KeyValueWatches.Watch(
        isOver: { [weak observer] in observer == nil },
        name: KeyValueWatches.Name(
          observer: ObjectIdentifier(observer), path: keyPath, context: context)
      ) {
        guard let new = read(), let old = watched.change(to: new) else { return }
        tell(old, new)
      })
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    (self as? UIView)?.watches.remove(
      KeyValueWatches.Name(observer: ObjectIdentifier(observer), path: keyPath, context: context))
  }
}

extension UIView {
  /// The values that can be observed by their names.
  func value(observedAt keyPath: String) -> (any Equatable & Sendable)? {
    let scroll = self as? UIScrollView
    switch keyPath {
    case "bounds": return bounds
    case "frame": return frame
    case "center": return center
    case "contentOffset": return scroll?.contentOffset
    case "contentSize": return scroll?.contentSize
    case "contentInset": return scroll?.contentInset
    default: return nil
    }
  }
}
